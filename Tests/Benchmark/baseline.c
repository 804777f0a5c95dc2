// What the libraries alone cost: a resume set with cairo and Pango by a plain C program, without checks, fitting, tags
// or a conformance pass. Reads what forms.lines() writes.
//
//   baseline FONTS OUTPUT INPUT...      OUTPUT is a file, or for several inputs a folder that ends in a slash
//
// All that a careful program does is done here: fonts of its own in place of the system's hundreds, one font map, context
// and layout for the whole run, positions that are not rounded, a whole file written at once.
#define _GNU_SOURCE
#include <cairo-pdf.h>
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Points, and a share of a font's size. As all contenders here, this sets a column of 415 points, that of the default
// layout of resume-pdf, so that the same words fill as many lines.
static const double width = 595.276, height = 841.89, side = 90, top = 36.85, bottom = 36.85;
static const double leading = 1.13, size = 9.5;

enum { maximumLinks = 64 };

typedef struct {
  unsigned start, end;
  const char *address;
} Link;

typedef struct {
  char *bytes;
  size_t count, capacity;
} Buffer;

// What stays open from one document to the next.
typedef struct {
  // For blocks, and for what stands beside and below them.
  PangoLayout *layout, *short_layout;
  PangoFontDescription *body, *label, *name, *section, *footer;
  Buffer output;
} Setter;

// One document on its way.
typedef struct {
  cairo_t *cairo;
  Setter *setter;
  double y;
  int page;
} Document;

static void fail(const char *what) {
  perror(what);
  exit(1);
}

static cairo_status_t append(void *target, const unsigned char *bytes, unsigned count) {
  Buffer *buffer = target;
  if (buffer->count + count > buffer->capacity) {
    buffer->capacity = 2 * (buffer->count + count);
    buffer->bytes = realloc(buffer->bytes, buffer->capacity);
    if (!buffer->bytes) return CAIRO_STATUS_NO_MEMORY;
  }
  memcpy(buffer->bytes + buffer->count, bytes, count);
  buffer->count += count;
  return CAIRO_STATUS_SUCCESS;
}

static PangoFontDescription *font(const char *family, double points, PangoStyle style) {
  PangoFontDescription *description = pango_font_description_new();
  pango_font_description_set_family_static(description, family);
  pango_font_description_set_absolute_size(description, points * PANGO_SCALE);
  pango_font_description_set_style(description, style);
  return description;
}

static Setter opened(const char *fonts) {
  static const char *const files[] = {
      "SourceSans3/SourceSans3-Regular.ttf",    "SourceSans3/SourceSans3-Bold.ttf", "SourceSans3/SourceSans3-Italic.ttf",
      "SourceSans3/SourceSans3-BoldItalic.ttf", "EBGaramond/EBGaramond-Regular.ttf", "EBGaramond/EBGaramond-Italic.ttf",
  };
  FcConfig *config = FcConfigCreate();
  for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", fonts, files[i]);
    if (!FcConfigAppFontAddFile(config, (FcChar8 *)path)) fail(path);
  }
  // Before the font map: else Pango has fontconfig read the system's fonts, in a thread.
  FcConfigSetCurrent(config);
  PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
  pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(map), 72);
  PangoContext *context = pango_font_map_create_context(map);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  pango_cairo_context_set_font_options(context, options);
  pango_context_set_round_glyph_positions(context, FALSE);
  pango_context_set_language(context, pango_language_from_string("en"));
  return (Setter){
      .layout = pango_layout_new(context),
      .short_layout = pango_layout_new(context),
      .body = font("Source Sans 3", size, PANGO_STYLE_NORMAL),
      .label = font("Source Sans 3", 11.6, PANGO_STYLE_NORMAL),
      .name = font("EB Garamond", 30, PANGO_STYLE_NORMAL),
      .section = font("EB Garamond", 12.8, PANGO_STYLE_ITALIC),
      .footer = font("Source Sans 3", 8.5, PANGO_STYLE_NORMAL),
  };
}

static void accent(cairo_t *cairo) { cairo_set_source_rgb(cairo, 0.11, 0.29, 0.45); }

static void black(cairo_t *cairo) { cairo_set_source_rgb(cairo, 0.11, 0.11, 0.11); }

// One line of text from, or up to, a place.
static void line(Document *document, PangoFontDescription *font, const char *text, double x, double y, int isAtRight) {
  PangoLayout *layout = document->setter->short_layout;
  pango_layout_set_font_description(layout, font);
  pango_layout_set_text(layout, text, -1);
  int wide;
  pango_layout_get_size(layout, &wide, NULL);
  cairo_move_to(document->cairo, isAtRight ? x - (double)wide / PANGO_SCALE : x, y);
  pango_cairo_show_layout_line(document->cairo, pango_layout_get_line_readonly(layout, 0));
}

static void link_part(Document *document, PangoLayoutLine *line, const Link *link, double x, double height) {
  unsigned lineEnd = line->start_index + line->length;
  unsigned start = MAX(link->start, (unsigned)line->start_index), end = MIN(link->end, lineEnd);
  if (start >= end) return;
  int from, to;
  char attributes[1024];
  pango_layout_line_index_to_x(line, start, FALSE, &from);
  pango_layout_line_index_to_x(line, end, FALSE, &to);
  snprintf(attributes, sizeof attributes, "rect=[%.2f %.2f %.2f %.2f] uri='%s'", x + (double)from / PANGO_SCALE,
           document->y, (double)(to - from) / PANGO_SCALE, height, link->address);
  cairo_tag_begin(document->cairo, CAIRO_TAG_LINK, attributes);
  cairo_tag_end(document->cairo, CAIRO_TAG_LINK);
}

static void turn_page(Document *document) {
  char number[32];
  snprintf(number, sizeof number, "%d", document->page);
  line(document, document->setter->footer, number, width - side, height - 22, 1);
  cairo_show_page(document->cairo);
  document->page++;
  document->y = top;
}

// A block of text, with what stands at its right.
static void block(Document *document, const char *kind, const char *right, const char *text, PangoAttrList *attributes,
                  const Link *links, int linkCount) {
  Setter *setter = document->setter;
  cairo_t *cairo = document->cairo;
  int isName = !strcmp(kind, "name"), isSection = !strcmp(kind, "section"), isEntry = !strcmp(kind, "entry");
  int isItem = !strcmp(kind, "item"), isCentred = isName || !strcmp(kind, "label") || !strcmp(kind, "contact");
  PangoFontDescription *font = isName ? setter->name : isSection ? setter->section
                               : !strcmp(kind, "label") ? setter->label : setter->body;
  double indent = isItem ? 10 : 0, measure = width - 2 * side - indent - (isEntry ? 92 : 0);
  PangoLayout *layout = setter->layout;
  if (isSection) document->y += 6;
  if (isEntry) document->y += 2;
  pango_layout_set_font_description(layout, font);
  pango_layout_set_width(layout, measure * PANGO_SCALE);
  pango_layout_set_alignment(layout, isCentred ? PANGO_ALIGN_CENTER : PANGO_ALIGN_LEFT);
  pango_layout_set_attributes(layout, attributes);
  pango_layout_set_text(layout, text, -1);
  int count = pango_layout_get_line_count(layout);
  for (int i = 0; i < count; i++) {
    PangoLayoutLine *each = pango_layout_get_line_readonly(layout, i);
    PangoRectangle extents;
    pango_layout_line_get_extents(each, NULL, &extents);
    double natural = (double)extents.height / PANGO_SCALE, ascent = -(double)extents.y / PANGO_SCALE;
    double tall = pango_font_description_get_size(font) / (double)PANGO_SCALE * leading;
    if (document->y + tall * (isSection || isEntry ? 3 : 1) > height - bottom) turn_page(document);
    double baseline = document->y + ascent - (natural - tall) / 2, x = side + indent;
    if (isCentred) x += (measure - (double)extents.width / PANGO_SCALE) / 2;
    isName || isSection ? accent(cairo) : black(cairo);
    cairo_move_to(cairo, x, baseline);
    pango_cairo_show_layout_line(cairo, each);
    for (int j = 0; j < linkCount; j++) link_part(document, each, &links[j], x, tall);
    if (i == 0 && *right) line(document, setter->body, right, width - side, baseline, 1);
    if (i == 0 && isItem) {
      cairo_arc(cairo, side + 4, baseline - 3, 1.2, 0, 2 * G_PI);
      cairo_fill(cairo);
    }
    document->y += tall;
    if (i + 1 == count && isSection) {
      cairo_set_line_width(cairo, 0.6);
      cairo_move_to(cairo, side, document->y);
      cairo_line_to(cairo, width - side, document->y);
      cairo_stroke(cairo);
      document->y += 2;
    }
  }
}

// A field of a line of the input; the line goes on behind it.
static char *field(char **rest) {
  char *part = strsep(rest, "\t");
  return part ? part : "";
}

static PangoAttribute *over(PangoAttribute *attribute, unsigned start, unsigned end) {
  attribute->start_index = start;
  attribute->end_index = end;
  return attribute;
}

static void read_block(Document *document, char *rest, char *text) {
  const char *kind = field(&rest), *right = field(&rest);
  Link links[maximumLinks];
  int linkCount = 0;
  unsigned end = 0;
  PangoAttrList *attributes = pango_attr_list_new();
  while (rest) {
    const char *style = field(&rest), *address = field(&rest), *run = field(&rest);
    unsigned start = end;
    end = stpcpy(text + start, run) - text;
    if (*style == 'b') pango_attr_list_insert(attributes, over(pango_attr_weight_new(PANGO_WEIGHT_BOLD), start, end));
    if (*style == 'i') pango_attr_list_insert(attributes, over(pango_attr_style_new(PANGO_STYLE_ITALIC), start, end));
    if (*address && linkCount < maximumLinks) {
      pango_attr_list_insert(attributes, over(pango_attr_foreground_new(0x1d1d, 0x4a4a, 0x7373), start, end));
      links[linkCount++] = (Link){start, end, address};
    }
  }
  if (!strcmp(kind, "name")) {
    cairo_surface_t *surface = cairo_get_target(document->cairo);
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, text);
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_AUTHOR, text);
  }
  block(document, kind, right, text, attributes, links, linkCount);
  pango_attr_list_unref(attributes);
}

static void render(Setter *setter, const char *input, const char *output) {
  gchar *contents;
  gsize length;
  if (!g_file_get_contents(input, &contents, &length, NULL)) fail(input);
  setter->output.count = 0;
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream(append, &setter->output, width, height);
  Document document = {cairo_create(surface), setter, top, 1};
  char *text = malloc(length + 1), *rest = contents, *each;
  while ((each = strsep(&rest, "\n")) && *each) read_block(&document, each, text);
  turn_page(&document);
  cairo_destroy(document.cairo);
  cairo_surface_finish(surface);
  if (cairo_surface_status(surface)) fail(cairo_status_to_string(cairo_surface_status(surface)));
  cairo_surface_destroy(surface);
  free(text);
  g_free(contents);
  FILE *file = fopen(output, "wb");
  if (!file || fwrite(setter->output.bytes, 1, setter->output.count, file) != setter->output.count || fclose(file))
    fail(output);
}

int main(int count, char **arguments) {
  if (count < 4) return 64;
  Setter setter = opened(arguments[1]);
  const char *output = arguments[2];
  int isFolder = output[strlen(output) - 1] == '/';
  for (int i = 3; i < count; i++) {
    char path[4096];
    snprintf(path, sizeof path, isFolder ? "%s%03d.pdf" : "%s", output, i - 3);
    render(&setter, arguments[i], path);
  }
  fflush(stdout);
  _exit(0);
}
