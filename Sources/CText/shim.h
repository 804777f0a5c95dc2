#ifndef RESUME_PDF_CTEXT_SHIM_H
#define RESUME_PDF_CTEXT_SHIM_H

#include <fribidi/fribidi.h>
#include <glib.h>
#include <malloc.h>

#endif
