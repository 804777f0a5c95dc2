#ifndef RESUME_PDF_CZLIB_SHIM_H
#define RESUME_PDF_CZLIB_SHIM_H

#include <zlib.h>

// Swift does not see these two, which are macros over functions that check the library's version.
static inline int resume_deflate_init(z_stream *stream, int level, int memory)
{
    return deflateInit2(stream, level, Z_DEFLATED, MAX_WBITS, memory, Z_DEFAULT_STRATEGY);
}
static inline int resume_inflate_init(z_stream *stream) { return inflateInit(stream); }

#endif
