#ifndef RESUME_PDF_CYAML_SHIM_H
#define RESUME_PDF_CYAML_SHIM_H

#include <yaml.h>

#endif
