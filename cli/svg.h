/* Pictures as SVG text: a few shapes, each with a class that the picture's own style sheet knows, and
 * an optional sentence that viewers show on hover and readers read out. */
#ifndef CLI_SVG_H
#define CLI_SVG_H

#include "core/text.h"

typedef enum SvgAnchor { SVG_START, SVG_MIDDLE, SVG_END } SvgAnchor;

/* Text as the content of an element. */
void svg_escape(Text *out, const char *text);

/* `about` may be NULL. */
void svg_rect(Text *out, const char *class, double x, double y, double w, double h, double radius,
              const char *about);
void svg_line(Text *out, const char *class, double x1, double y1, double x2, double y2);
void svg_circle(Text *out, const char *class, double x, double y, double r, const char *about);
void svg_text(Text *out, const char *class, double x, double y, SvgAnchor anchor, const char *text);

#endif
