#ifndef RESUME_PDF_ASSETS_H
#define RESUME_PDF_ASSETS_H

#include <stddef.h>

/// A file that is built into the program.
struct asset {
    /// The path in the package, such as "Layouts/classic.yaml".
    const char *name;
    /// The bytes, valid as long as the program runs.
    const unsigned char *bytes;
    /// How many bytes.
    size_t length;
};

/// How many files are built in.
size_t asset_count(void);

/// A file by its index; all zero if the index is too high.
struct asset asset_at(size_t index);

#endif
