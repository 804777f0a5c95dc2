import Glibc

/// A file without a name, that only this process and those it starts can read.
enum PrivateFile {
    /// Makes one in memory, or in the folder for temporary files where memory has no room.
    ///
    /// - Returns: a descriptor at the file's start; the caller closes it.
    /// - Throws: the system's error number.
    static func make(_ bytes: [UInt8]) throws(SystemError) -> Int32 {
        do throws(SystemError) {
            return try fill(openInMemory(), bytes)
        } catch {
            return try fill(openOnDisk(), bytes)
        }
    }

    private static func fill(_ descriptor: Int32, _ bytes: [UInt8]) throws(SystemError) -> Int32 {
        do throws(SystemError) {
            guard descriptor >= 0 else { throw SystemError() }
            try DescriptorTransfer.write(bytes, to: descriptor)
            guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw SystemError() }
            return descriptor
        } catch {
            if descriptor >= 0 { close(descriptor) }
            throw error
        }
    }

    /// Makes an empty one on a disk, for what may be larger than memory.
    ///
    /// - Returns: a descriptor; the caller closes it.
    /// - Throws: the system's error number.
    static func makeOnDisk() throws(SystemError) -> Int32 { try fill(openOnDisk(), []) }

    private static func openInMemory() -> Int32 {
        let name = "/" + randomName()
        let descriptor = shm_open(name, O_RDWR | O_CREAT | O_EXCL, 0o600)
        if descriptor >= 0 { shm_unlink(name) }
        return descriptor
    }

    private static func openOnDisk() -> Int32 {
        let folder = ChildEnvironment.value("TMPDIR") ?? "/tmp"
        let path = PathName.join(folder, randomName())
        let descriptor = open(
            path.systemText, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        if descriptor >= 0 { unlink(path.systemText) }
        return descriptor
    }

    private static func randomName() -> String {
        "resume-pdf-" + String(UInt64.random(in: .min ... .max), radix: 36)
    }
}
