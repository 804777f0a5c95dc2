import Glibc

/// Writes whole files: a reader sees the old file or the new one, never a part.
///
/// The bytes go to a temporary file in the same folder, to the disk, and then, with `rename`, to
/// their name. After any error the old file is as it was and no temporary file is left.
package enum AtomicFile {
    /// Writes a file.
    ///
    /// An existing file keeps its permissions, and its owner where the system allows that; a new
    /// one gets those of the umask, unless it is for the person alone. Devices, named pipes and open descriptors are written as they
    /// are.
    ///
    /// - Parameters:
    ///   - bytes: the new contents.
    ///   - path: the file, as the person named it.
    ///   - followsLinks: whether a link stays and the file that it points to is written; if not, a
    ///     link is refused with `ELOOP`.
    ///   - isPrivate: whether nobody else may read it, whatever the permissions of an older file.
    ///   - replaces: whether an older file is replaced; if not, even one that comes while this one is
    ///     written is `EEXIST`.
    ///   - beforeRename: what a test does at the last moment before the new file is there.
    /// - Throws: what the system refused, with the path as it was given.
    package static func write(
        _ bytes: [UInt8], to path: String, followsLinks: Bool = true, isPrivate: Bool = false,
        replaces: Bool = true, beforeRename: () -> Void = {}
    ) throws(FileError) {
        do throws(SystemError) {
            switch try OutputTarget(path, followsLinks: followsLinks) {
            case .descriptor(let number): try DescriptorTransfer.write(bytes, to: number)
            case .device(let place):
                let device = try FileDescriptor(opening: place, O_WRONLY)
                try DescriptorTransfer.write(bytes, to: device.number)
                try device.close()
            case .folder: throw SystemError(code: EISDIR)
            case .file(let place, _):
                let folder = PathName.folder(of: place)
                let temporary = folder + "/" + temporaryName()
                try InterruptCleanup.guarding(temporary) { () throws(SystemError) in
                    try replace(
                        place, with: bytes, by: temporary, isPrivate: isPrivate, replaces,
                        beforeRename)
                }
                try FileDescriptor.synchronize(folder: folder)
            }
        } catch {
            var error = FileError(writing: path, code: error.code)
            if error.code == EFBIG { error.hint = "ulimit -f sets this limit" }
            throw error
        }
    }

    private static func replace(
        _ path: String, with bytes: [UInt8], by temporary: String, isPrivate: Bool,
        _ replaces: Bool, _ beforeRename: () -> Void
    ) throws(SystemError) {
        let file = try FileDescriptor(
            opening: temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
        // As long as we live, so that it can be told from what a killed process left.
        flock(file.number, LOCK_EX | LOCK_NB)
        do throws(SystemError) {
            try DescriptorTransfer.write(bytes, to: file.number)
            if !isPrivate { try adoptAttributes(of: path, file) }
            try file.synchronize()
            try file.close()
            beforeRename()
            if !replaces {
                try name(temporary, path)
            } else if rename(temporary.systemText, path.systemText) != 0 {
                throw SystemError()
            }
        } catch {
            unlink(temporary.systemText)
            throw error
        }
    }

    /// Gives a file its name if no other file has it.
    private static func name(_ temporary: String, _ path: String) throws(SystemError) {
        if link(temporary.systemText, path.systemText) == 0 {
            unlink(temporary.systemText)
            return
        }
        // FAT and some network disks have no second names; there the last look must do.
        let error = SystemError()
        guard [EPERM, ENOTSUP, ENOSYS, EMLINK].contains(error.code) else { throw error }
        guard access(path.systemText, F_OK) != 0 else { throw SystemError(code: EEXIST) }
        guard rename(temporary.systemText, path.systemText) == 0 else { throw SystemError() }
    }

    /// Gives the new file the owner and the permissions of the old one.
    private static func adoptAttributes(
        of path: String, _ file: borrowing FileDescriptor
    ) throws(SystemError) {
        var old = stat()
        var mode = 0o666 & ~currentMask()
        if stat(path.systemText, &old) == 0 {
            mode = old.st_mode & 0o777
            // Only root may give files away. A group that cannot be kept must not pass its
            // permissions on to another group.
            _ = fchown(file.number, old.st_uid, gid_t.max)
            if fchown(file.number, uid_t.max, old.st_gid) != 0 { mode &= 0o707 }
        }
        guard fchmod(file.number, mode) == 0 else { throw SystemError() }
    }

    /// The process's umask, which can only be read by setting it.
    private static func currentMask() -> mode_t {
        let mask = umask(0o077)
        umask(mask)
        return mask
    }

    private static func temporaryName() -> String {
        start + String(UInt64.random(in: .min ... .max), radix: 36) + end
    }

    private static let (start, end) = (".resume-pdf-", ".tmp")

    /// Removes the temporary files that killed processes left in a folder.
    ///
    /// One that a living process writes is locked, but for a moment after it was made.
    ///
    /// - Parameters:
    ///   - folder: the folder.
    ///   - now: the time, in POSIX seconds.
    package static func sweep(_ folder: String, now: Int64) {
        for name in FolderListing.names(in: folder, includesHidden: true) where isTemporary(name) {
            let path = PathName.join(folder, name)
            guard let file = try? FileDescriptor(opening: path, O_RDONLY | O_NOFOLLOW),
                let status = try? FileStatus(descriptor: file.number),
                status.kind == .regular, status.modified < now - 1,
                flock(file.number, LOCK_EX | LOCK_NB) == 0
            else { continue }
            unlink(path.systemText)
        }
    }

    /// Whether a name is that of a temporary file.
    package static func isTemporary(_ name: String) -> Bool {
        name.hasPrefix(start) && name.hasSuffix(end)
    }
}
