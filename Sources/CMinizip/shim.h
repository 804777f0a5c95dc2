#ifndef RESUME_PDF_CMINIZIP_SHIM_H
#define RESUME_PDF_CMINIZIP_SHIM_H

#include <unzip.h>

#endif
