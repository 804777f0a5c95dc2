#ifndef RESUME_PDF_CPANGO_SHIM_H
#define RESUME_PDF_CPANGO_SHIM_H

#include <fontconfig/fontconfig.h>
#include <hb-ot.h>
#include <hb.h>
#include <pango/pango.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>

/// A font map that finds its fonts through fontconfig, seen as such. GObject's casts are macros,
/// which Swift does not see.
static inline PangoFcFontMap *resume_pdf_fc_font_map(PangoFontMap *map) {
    return PANGO_FC_FONT_MAP(map);
}

/// A font map that draws through cairo, seen as such.
static inline PangoCairoFontMap *resume_pdf_cairo_font_map(PangoFontMap *map) {
    return PANGO_CAIRO_FONT_MAP(map);
}

/// The fontconfig pattern that a font was made from; owned by the font.
static inline FcPattern *resume_pdf_pattern(PangoFont *font) {
    return pango_fc_font_get_pattern(PANGO_FC_FONT(font));
}

/// The cairo face of a font at any size; owned by the font.
static inline cairo_font_face_t *resume_pdf_cairo_face(PangoFont *font) {
    return cairo_scaled_font_get_font_face(
        pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(font)));
}

/// Linux's call for a nameless file in memory; glibc declares it for GNU sources only.
extern int memfd_create(const char *name, unsigned int flags);

/// Closes the file in programs that this one starts.
static const unsigned int resume_pdf_close_on_exec = 1u;

/// What Pango returns for characters that need no glyph.
static const unsigned int resume_pdf_empty_glyph = PANGO_GLYPH_EMPTY;

/// The bit that marks a character without a glyph.
static const unsigned int resume_pdf_unknown_glyph_flag = PANGO_GLYPH_UNKNOWN_FLAG;

#endif
