import Glibc

/// A disk of 8 KiB in a scratch folder, for tests of what happens when it is full or read-only.
///
/// Only root may make one, and not in every container.
package final class SmallDisk {
    /// The folder that the disk is at.
    package let scratch: ScratchFolder

    /// Makes a disk; nil if this process may not.
    package init?() {
        guard let folder = try? ScratchFolder() else { return nil }
        scratch = folder
        guard mount("tmpfs", folder.path, "tmpfs", 0, "size=8k") == 0 else { return nil }
    }

    deinit { umount2(scratch.path, Int32(MNT_DETACH)) }

    /// Whether this process may make one.
    package static let isAvailable = SmallDisk() != nil

    /// Forbids all writing from now on.
    package func makeReadOnly() -> Bool {
        mount("tmpfs", scratch.path, "tmpfs", UInt(MS_REMOUNT | MS_RDONLY), "") == 0
    }
}
