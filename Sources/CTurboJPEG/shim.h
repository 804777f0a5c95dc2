#ifndef RESUME_PDF_CTURBOJPEG_SHIM_H
#define RESUME_PDF_CTURBOJPEG_SHIM_H

#include <turbojpeg.h>

#endif
