/* The statistics of games as a picture: plates in two columns, each with one question that it answers.
 * The colours are those of the page (web/src/styles/tokens.css); none of them is brass, for nothing
 * here can be touched, and none speaks alone: what winners had is filled, what all had is an outline. */
#include "cli/chart.h"

#include <math.h>
#include <stdio.h>

#include "cli/svg.h"

enum {
    WIDTH = 1120,
    EDGE = 32,
    GAP = 24,
    COLUMN = (WIDTH - 2 * EDGE - GAP) / 2,
    INSET = 20,
    HEAD = 84,       /* the title of the picture */
    PLATE_HEAD = 64, /* the title of a plate */
    ROW = 28,
    BARS = 150, /* the height of a histogram */
    BIN_MOST = 64,
    FOOT = 34,
    LABEL = 188, /* columns of names and of figures beside bars */
    FIGURE = 84,
    THINGS = 12,
    LABEL_LETTERS = 25,
    LINE_BYTES = 256
};

/* What the classes look like by night, and what is other in the atlas. */
static const struct {
    const char *class, *always, *night, *atlas;
} look[] = {
    { "sky", "", "fill:#0A0F18", "fill:#EDE6D6" },
    { "plate", "", "fill:#101826;stroke:#2D3340", "fill:#F7F2E6;stroke:#D6D0C2" },
    { "title", "font:400 28px Forum,'Palatino Linotype',Palatino,Georgia,serif;", "fill:#F1EEE6",
      "fill:#1A2233" },
    { "head", "font:400 21px Forum,'Palatino Linotype',Palatino,Georgia,serif;", "fill:#F1EEE6",
      "fill:#1A2233" },
    { "label", "font:500 14px 'Fira Sans Condensed','Roboto Condensed','Arial Narrow',sans-serif;",
      "fill:#F1EEE6", "fill:#1A2233" },
    { "note", "font:500 12px 'Fira Sans Condensed','Roboto Condensed','Arial Narrow',sans-serif;",
      "fill:#929BAE", "fill:#5A6375" },
    { "figure", "font:400 13px 'Golos Text','Segoe UI',Roboto,Arial,sans-serif;", "fill:#BCC3D1",
      "fill:#434D61" },
    { "axis", "", "stroke:#54534F", "stroke:#A9A294" },
    { "par", "stroke-dasharray:4 3;", "stroke:#BCC3D1", "stroke:#434D61" },
    { "bar", "", "fill:#AFC3E0", "fill:#34496C" },
    { "all", "fill:none;stroke-width:1.5;", "stroke:#AFC3E0", "stroke:#34496C" },
    { "won", "", "fill:#CBB2FF", "fill:#6340AE" },
    { "range", "stroke-width:2;", "stroke:#F1EEE6", "stroke:#1A2233" },
};

static void write_look(Text *out)
{
    text_put(out, "<style>\n");
    for (size_t i = 0; i < sizeof look / sizeof look[0]; i++)
        text_fmt(out, ".%s{%s%s}\n", look[i].class, look[i].always, look[i].night);
    text_put(out, "@media (prefers-color-scheme:light){\n");
    for (size_t i = 0; i < sizeof look / sizeof look[0]; i++)
        text_fmt(out, ".%s{%s}\n", look[i].class, look[i].atlas);
    text_put(out, "}\n</style>\n");
}

/* A plate and the corner that its content begins at. */
typedef struct Plate {
    double x, y, w;
} Plate;

static Plate begin_plate(Text *out, double x, double y, double h, const char *head,
                         const char *note)
{
    svg_rect(out, "plate", x, y, COLUMN, h, 12, NULL);
    svg_text(out, "head", x + INSET, y + 32, SVG_START, head);
    svg_text(out, "note", x + INSET, y + 51, SVG_START, note);
    return (Plate){ x + INSET, y + PLATE_HEAD, COLUMN - 2 * INSET };
}

/* A name, cut to what fits beside bars. */
static void put_label(Text *out, double x, double y, const char *name)
{
    char buf[LINE_BYTES];
    Text text = text_over(buf);
    size_t bytes = 0;
    int letters = 0;
    for (; name[bytes] && letters < LABEL_LETTERS; letters++)
        do
            bytes++;
        while ((name[bytes] & 0xc0) == 0x80);
    text_put_n(&text, name, bytes);
    if (name[bytes])
        text_put(&text, "…");
    svg_text(out, "label", x, y, SVG_START, buf);
}

/* ---- shares of wins ---- */

/* Rows of shares on one scale, with intervals, and a line where all would be if nothing mattered. */
typedef struct Scale {
    double x, w;   /* of the bars */
    double most;   /* the share at their end */
    double y, end; /* of the rows */
} Scale;

static double at(const Scale *scale, double share)
{
    return scale->x + scale->w * fmin(share / scale->most, 1);
}

static Scale begin_scale(Text *out, const Plate *plate, double most, int rows, double par)
{
    Scale scale = { .x = plate->x + LABEL,
                    .w = plate->w - LABEL - FIGURE,
                    .most = fmin(ceil(fmax(most, par) * 10 + 0.001) / 10, 1),
                    .y = plate->y,
                    .end = plate->y + rows * ROW };
    char buf[LINE_BYTES];
    snprintf(buf, sizeof buf, "even %.1f%%", 100 * par);
    svg_line(out, "axis", scale.x, scale.y, scale.x, scale.end);
    svg_line(out, "par", at(&scale, par), scale.y, at(&scale, par), scale.end + 4);
    svg_text(out, "note", at(&scale, par), scale.end + 18, SVG_MIDDLE, buf);
    return scale;
}

static void put_range(Text *out, const Scale *scale, double y, double low, double high)
{
    double from = at(scale, low), to = at(scale, high);
    svg_line(out, "range", from, y, to, y);
    svg_line(out, "range", from, y - 4, from, y + 4);
    svg_line(out, "range", to, y - 4, to, y + 4);
}

/* One row: the name, the interval, the share. `rest` ends the sentence about it. */
static void put_share(Text *out, const Plate *plate, const Scale *scale, int row, const char *name,
                      const Sample *wins, const char *rest)
{
    double low, high, share = sample_mean(wins), y = plate->y + row * ROW + ROW / 2.0;
    char about[2 * LINE_BYTES], figure[LINE_BYTES];
    sample_interval(wins, &low, &high);
    snprintf(about, sizeof about, "%s: %.1f%% of the wins (%.1f%% to %.1f%%)%s", name, 100 * share,
             100 * low, 100 * high, rest);
    snprintf(figure, sizeof figure, "%.1f%%", 100 * share);
    put_label(out, plate->x, y + 5, name);
    put_range(out, scale, y, low, high);
    svg_circle(out, "won", at(scale, share), y, 5, about);
    svg_text(out, "figure", plate->x + plate->w, y + 5, SVG_END, figure);
}

static double highest(const Place *place, int n)
{
    double most = 0;
    for (int i = 0; i < n; i++) {
        double low, high;
        sample_interval(&place[i].wins, &low, &high);
        most = fmax(most, high);
    }
    return most;
}

static void put_places(Text *out, const Statistics *s, double x, double y, double h, bool turns)
{
    const Place *place = turns ? s->turn : s->seat;
    Plate plate = begin_plate(out, x, y, h, turns ? "Who began?" : "Who sat where?",
                              turns ? "share of the wins by the order of turns, 95% intervals"
                                    : "share of the wins by seat, 95% intervals");
    int seats = s->setup.seats;
    Scale scale = begin_scale(out, &plate, highest(place, seats), seats, 1.0 / seats);
    for (int i = 0; i < seats; i++) {
        char name[LINE_BYTES];
        if (turns)
            snprintf(name, sizeof name, "turn %d", i + 1);
        else
            snprintf(name, sizeof name, "seat %d: %s", i, s->bot[i]->code);
        put_share(out, &plate, &scale, i, name, &place[i].wins, "");
    }
}

static void put_things(Text *out, const Statistics *s, double x, double y, double h,
                       ThingOrder order)
{
    ThingTally list[THINGS_MAX];
    int n = statistics_things(s, order, list);
    n = n < THINGS ? n : THINGS;
    double most = 0, low, high;
    for (int i = 0; i < n; i++) {
        sample_interval(&list[i].wins, &low, &high);
        most = fmax(most, high);
    }
    Plate plate = begin_plate(
        out, x, y, h, order == THINGS_BEST ? "What did winners have?" : "What did losers have?",
        "share of the wins of the seats that had it, 95% intervals");
    Scale scale = begin_scale(out, &plate, most, n, 1.0 / s->setup.seats);
    for (int i = 0; i < n; i++) {
        char buf[LINE_BYTES], rest[LINE_BYTES];
        Text name = text_over(buf);
        thing_name(s->game, list[i].thing, list[i].value, LANG_EN, &name);
        snprintf(rest, sizeof rest, ", had by %.1f%% of the seats",
                 100 * mean(list[i].wins.deals, s->games * s->setup.seats));
        put_share(out, &plate, &scale, i, buf, &list[i].wins, rest);
    }
}

/* ---- how often each number ---- */

/* Where a number stands on the axis. */
typedef struct Axis {
    double x, bin; /* the left end, the width of a bin */
    double base, h;
} Axis;

static void put_bin(Text *out, const Axis *axis, const Histogram *h, int bin, long long n,
                    const char *unit)
{
    double high = h->most ? axis->h * (double)h->count[bin] / (double)h->most : 0;
    int from = h->from + bin * h->width, to = from + h->width - 1;
    char about[LINE_BYTES], label[16], span[32] = "";
    if (to > from)
        snprintf(span, sizeof span, " to %d", to);
    snprintf(about, sizeof about, "%d%s %s: %.1f%%", from, span, unit,
             100 * mean(h->count[bin], n));
    snprintf(label, sizeof label, "%d", from);
    svg_rect(out, "bar", axis->x + bin * axis->bin + 1, axis->base - high, fmax(axis->bin - 2, 1),
             high, 1, about);
    if (bin % ((h->bins + 7) / 8) == 0) /* labels that have room */
        svg_text(out, "note", axis->x + bin * axis->bin + (h->width == 1 ? axis->bin / 2 : 0),
                 axis->base + 18, h->width == 1 ? SVG_MIDDLE : SVG_START, label);
}

static void put_distribution(Text *out, double x, double y, double h, const char *head,
                             const char *unit, const Distribution *all)
{
    char note[LINE_BYTES];
    snprintf(note, sizeof note,
             "mean %.1f, spread %.1f; 5%% up to %d, half up to %d, 95%% up to %d",
             distribution_mean(all), distribution_spread(all), distribution_quantile(all, 5),
             distribution_quantile(all, 50), distribution_quantile(all, 95));
    Plate plate = begin_plate(out, x, y, h, head, note);
    Histogram bins = distribution_bins(all);
    double bin = fmin(plate.w / bins.bins, BIN_MOST), high = h - PLATE_HEAD - FOOT;
    Axis axis = { plate.x + (plate.w - bins.bins * bin) / 2, bin, plate.y + high, high };
    for (int i = 0; i < bins.bins; i++)
        put_bin(out, &axis, &bins, i, all->n, unit);
    double middle = distribution_mean(all) + (bins.width == 1 ? 0.5 : 0);
    double line = axis.x + fmin((middle - bins.from) / bins.width, bins.bins) * bin;
    svg_line(out, "par", line, plate.y - 6, line, axis.base);
    svg_line(out, "axis", plate.x, axis.base, plate.x + plate.w, axis.base);
}

/* ---- where points came from ---- */

static void put_sources(Text *out, const Statistics *s, double x, double y, double h)
{
    Plate plate = begin_plate(out, x, y, h, "Where did points come from?",
                              "mean points by source: outlined all seats, filled the winners");
    double most = 1;
    for (int source = 0; source < s->game->sources; source++)
        most = fmax(most, fmax(source_mean(s, source), source_won(s, source)));
    Scale scale = { .x = plate.x + LABEL, .w = plate.w - LABEL - FIGURE, .most = most };
    svg_line(out, "axis", scale.x, plate.y, scale.x, plate.y + s->game->sources * ROW);
    for (int source = 0; source < s->game->sources; source++) {
        double all = source_mean(s, source), won = source_won(s, source);
        double top = plate.y + source * ROW;
        char buf[LINE_BYTES], about[2 * LINE_BYTES], figure[LINE_BYTES];
        Text name = text_over(buf);
        source_name(s->game, source, &name);
        snprintf(about, sizeof about, "%s: %.2f points on the whole, winners %.2f", buf, all, won);
        snprintf(figure, sizeof figure, "%.1f / %.1f", all, won);
        put_label(out, plate.x, top + ROW / 2.0 + 5, buf);
        svg_rect(out, "all", scale.x, top + 4, fmax(at(&scale, all) - scale.x, 0), 8, 1, about);
        svg_rect(out, "won", scale.x, top + 15, fmax(at(&scale, won) - scale.x, 0), 8, 1, about);
        svg_text(out, "figure", plate.x + plate.w, top + ROW / 2.0 + 5, SVG_END, figure);
    }
}

/* ---- the picture ---- */

/* The plates' rows: each as high as what it holds. */
typedef struct Rows {
    double places, bins, sources, things;
    bool has_things;
} Rows;

static Rows measure(const Statistics *s)
{
    ThingTally list[THINGS_MAX];
    int best = statistics_things(s, THINGS_BEST, list);
    int worst = statistics_things(s, THINGS_WORST, list);
    int things = best > worst ? best : worst;
    int sources = s->game->sources > 6 ? s->game->sources : 6; /* beside a histogram */
    return (Rows){ .places = PLATE_HEAD + s->setup.seats * ROW + FOOT,
                   .bins = PLATE_HEAD + BARS + FOOT,
                   .sources = PLATE_HEAD + sources * ROW + FOOT / 2.0,
                   .things = PLATE_HEAD + (things < THINGS ? things : THINGS) * ROW + FOOT,
                   .has_things = things > 0 };
}

static void begin_picture(Text *out, const Statistics *s, double height)
{
    char line[LINE_BYTES], about[2 * LINE_BYTES];
    snprintf(line, sizeof line, "%s: %lld games of %d players", s->game->name[LANG_EN], s->games,
             s->setup.seats);
    snprintf(about, sizeof about,
             "%.1f rounds and %.1f decisions a game, %.1f points a seat, won by %.1f",
             distribution_mean(&s->rounds), distribution_mean(&s->decisions),
             distribution_mean(&s->score), distribution_mean(&s->margin));
    text_fmt(out,
             "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %.0f\" width=\"%d\" "
             "height=\"%.0f\" role=\"img\">\n<title>",
             WIDTH, height, WIDTH, height);
    svg_escape(out, line);
    text_put(out, "</title>\n<desc>");
    svg_escape(out, about);
    text_put(out, "</desc>\n");
    write_look(out);
    svg_rect(out, "sky", 0, 0, WIDTH, height, 0, NULL);
    svg_text(out, "title", EDGE, 44, SVG_START, line);
    svg_text(out, "figure", EDGE, 67, SVG_START, about);
}

void chart_write(const Statistics *s, Text *out)
{
    Rows rows = measure(s);
    double left = EDGE, right = EDGE + COLUMN + GAP, y = HEAD;
    double height = HEAD + rows.places + rows.bins + rows.sources + 2 * GAP + EDGE +
                    (rows.has_things ? rows.things + GAP : 0);
    begin_picture(out, s, height);
    put_places(out, s, left, y, rows.places, false);
    if (statistics_has_turns(s))
        put_places(out, s, right, y, rows.places, true);
    y += rows.places + GAP;
    put_distribution(out, left, y, rows.bins, "How many rounds?", "rounds", &s->rounds);
    put_distribution(out, right, y, rows.bins, "How many decisions?", "decisions", &s->decisions);
    y += rows.bins + GAP;
    put_sources(out, s, left, y, rows.sources);
    put_distribution(out, right, y, rows.sources, "How close?", "points ahead", &s->margin);
    y += rows.sources + GAP;
    if (rows.has_things) {
        put_things(out, s, left, y, rows.things, THINGS_BEST);
        put_things(out, s, right, y, rows.things, THINGS_WORST);
    }
    text_put(out, "</svg>\n");
}
