#ifndef RESUME_PDF_CPANGO_SHIM_H
#define RESUME_PDF_CPANGO_SHIM_H

// Cairo and fontconfig come from the module CCairo, GLib from CText: what two modules declare, Swift
// finds in one of them, and not always in the same one.
#include "../CCairo/shim.h"
#include "../CText/shim.h"

#include <hb.h>
#include <hb-ot.h>
#include <pango/pango.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

/// Makes a file in memory; declared here because <sys/mman.h> hides it without _GNU_SOURCE.
int memfd_create(const char *name, unsigned int flags);

/// Closes the descriptor when another program is started (Linux, MFD_CLOEXEC).
static const unsigned int memfd_close_on_exec = 1;

#endif
