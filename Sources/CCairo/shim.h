#ifndef RESUME_PDF_CCAIRO_SHIM_H
#define RESUME_PDF_CCAIRO_SHIM_H

#include <cairo.h>
#include <cairo-ft.h>
#include <cairo-pdf.h>

#endif
