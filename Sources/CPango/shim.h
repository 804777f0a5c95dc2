#ifndef RESUME_PDF_CPANGO_SHIM_H
#define RESUME_PDF_CPANGO_SHIM_H

#include <fontconfig/fontconfig.h>
#include <pango/pango.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

#endif
