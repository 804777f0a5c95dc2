import Glibc
import TestSupport

/// The three standard streams of a command under test, as descriptors of this process.
final class Descriptors {
    let input: Int32
    let output: Int32
    let errors: Int32

    /// Makes streams: texts in memory, or what a transcript names instead.
    init(for transcript: Transcript, in folder: String) throws {
        let source = transcript.values("stdin").first ?? ""
        if source.isEmpty || source == "terminal" {
            let head = source.isEmpty ? "stdin:" : "stdin: " + source
            input = try Self.memory(transcript.text(below: head))
        } else {
            input = try Self.file(source, in: folder, O_RDONLY)
        }
        let sink = transcript.values("stdout").first ?? ""
        output =
            sink.hasPrefix("/") || sink.contains(".")
            ? try Self.file(sink, in: folder, O_WRONLY | O_CREAT) : try Self.memory("")
        errors = try Self.memory("")
    }

    deinit { for descriptor in [input, output, errors] { close(descriptor) } }

    private static func memory(_ text: String) throws -> Int32 {
        var template = Array("/tmp/resume-pdf-stream-XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw ScratchError(number: errno) }
        unlink(template)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        _ = text.withCString { write(descriptor, $0, strlen($0)) }
        lseek(descriptor, 0, SEEK_SET)
        return descriptor
    }

    private static func file(_ path: String, in folder: String, _ flags: Int32) throws -> Int32 {
        let place = path.hasPrefix("/") ? path : folder + "/" + path
        let descriptor = open(place, flags | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw ScratchError(number: errno) }
        return descriptor
    }

    /// All that was written to a stream in memory.
    static func text(_ descriptor: Int32) -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = pread(descriptor, &buffer, buffer.count, off_t(bytes.count))
            guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
            bytes += buffer[..<count]
        }
    }
}
