internal import CText

/// How the process has its memory from the system.
package enum ProcessMemory {
    /// Has blocks from 128 KiB on by themselves, which go back to the system as soon as they are freed.
    ///
    /// That is where malloc begins, too, but it goes by the largest block freed so far: then whatever comes
    /// after a large file stays for good (`M_MMAP_THRESHOLD` in mallopt(3)).
    package static func giveLargeBlocksBack() { _ = mallopt(M_MMAP_THRESHOLD, 128 * 1024) }
}
