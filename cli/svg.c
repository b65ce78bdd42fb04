/* Pictures as SVG text. */
#include "cli/svg.h"

void svg_escape(Text *out, const char *text)
{
    for (; *text; text++)
        switch (*text) {
        case '&':
            text_put(out, "&amp;");
            break;
        case '<':
            text_put(out, "&lt;");
            break;
        case '>':
            text_put(out, "&gt;");
            break;
        case '"':
            text_put(out, "&quot;");
            break;
        default:
            text_char(out, *text);
        }
}

static void end_shape(Text *out, const char *name, const char *about)
{
    if (!about) {
        text_put(out, "/>\n");
        return;
    }
    text_put(out, "><title>");
    svg_escape(out, about);
    text_fmt(out, "</title></%s>\n", name);
}

void svg_rect(Text *out, const char *class, double x, double y, double w, double h, double radius,
              const char *about)
{
    text_fmt(out, "<rect class=\"%s\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"", class,
             x, y, w, h);
    if (radius > 0)
        text_fmt(out, " rx=\"%.1f\"", radius);
    end_shape(out, "rect", about);
}

void svg_line(Text *out, const char *class, double x1, double y1, double x2, double y2)
{
    text_fmt(out, "<line class=\"%s\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"", class, x1,
             y1, x2, y2);
    end_shape(out, "line", NULL);
}

void svg_circle(Text *out, const char *class, double x, double y, double r, const char *about)
{
    text_fmt(out, "<circle class=\"%s\" cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\"", class, x, y, r);
    end_shape(out, "circle", about);
}

void svg_text(Text *out, const char *class, double x, double y, SvgAnchor anchor, const char *text)
{
    static const char *const word[] = { "start", "middle", "end" };
    text_fmt(out, "<text class=\"%s\" x=\"%.1f\" y=\"%.1f\"", class, x, y);
    if (anchor != SVG_START)
        text_fmt(out, " text-anchor=\"%s\"", word[anchor]);
    text_char(out, '>');
    svg_escape(out, text);
    text_put(out, "</text>\n");
}
