import Characters
import Glibc

/// A pipe, a terminal or another device that a person names in a file's place, as a shell does for
/// `<(command)`: it can be read once, and may have to be waited for.
package struct NamedStream {
    /// The path.
    package let path: String
    /// What messages call it.
    package let name: String

    /// A stream; nil if there is something else at the path.
    package init?(_ path: String, name: String) {
        guard (try? FileStatus(path: path))?.kind == .stream else { return nil }
        self.path = path
        self.name = name
    }

    /// Reads to the end.
    ///
    /// - Parameters:
    ///   - limit: the most bytes to take.
    ///   - notice: told once if nothing comes for two seconds.
    /// - Returns: the bytes; nil if there are more than the limit.
    /// - Throws: what the system refused.
    package func read(limit: Int, notice: (Message) -> Void) throws(FileError) -> [UInt8]? {
        do throws(SystemError) {
            // Not waiting for someone to open the other end: that could be for ever, and unheard.
            let file = try FileDescriptor(opening: path, O_RDONLY | O_NONBLOCK)
            if isatty(file.number) == 1 {
                notice("reading \(name) from the terminal; Ctrl-D ends it")
            } else {
                DescriptorTransfer.awaitInput(file.number) { notice("waiting for \(name)") }
            }
            return try DescriptorTransfer.read(from: file.number, limit: limit)
        } catch {
            throw FileError(.read, name, code: error.code)
        }
    }
}
