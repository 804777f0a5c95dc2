import Glibc
import System

/// The report of a batch: a file that gets a line as soon as a resume is done.
final class BatchReport {
    private let path: String
    private let descriptor: Int32
    /// Why it could not be written to the end; nil as long as it could.
    private(set) var fault: FileError?

    /// Begins a report.
    ///
    /// - Parameters:
    ///   - path: the file, as the person named it; `-` for standard output.
    ///   - console: what paths start from.
    /// - Throws: why it cannot be written.
    init(_ path: String, _ console: Console) throws(FileError) {
        self.path = path
        if path == "-" {
            descriptor = fcntl(console.output.descriptor, F_DUPFD_CLOEXEC, 3)
        } else {
            descriptor = open(
                console.located(path).systemText, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        }
        guard descriptor >= 0 else { throw FileError(writing: path, code: errno) }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Adds a line.
    func add(_ record: BatchRecord) {
        do throws(SystemError) {
            try DescriptorTransfer.write(Array(record.text.utf8), to: descriptor)
        } catch {
            fault = fault ?? FileError(.write, path, code: error.code)
        }
    }
}
