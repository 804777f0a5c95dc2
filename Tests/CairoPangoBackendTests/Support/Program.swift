import Glibc

/// Programs of others that look at what was made.
enum Program {
    /// What a shell command prints, with `$F` standing for a file of some bytes.
    static func output(of command: String, on bytes: [UInt8] = []) -> String {
        var template = Array("/tmp/backend-test-XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        let path = template.withUnsafeBufferPointer {
            $0.baseAddress.map { String(cString: $0) } ?? ""
        }
        defer { unlink(path) }
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes {
                write(descriptor, $0.baseAddress, $0.count)
            }
            guard count > 0 else { break }
            written += count
        }
        close(descriptor)
        guard let pipe = popen("F=\(path); { \(command); } 2>&1", "r") else { return "" }
        var result: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = fread(&buffer, 1, buffer.count, pipe)
            guard count > 0 else { break }
            result += buffer[..<count]
        }
        pclose(pipe)
        return String(decoding: result, as: UTF8.self)
    }

    /// The files in a folder and the folders in it, by their paths below it.
    static func files(below folder: String, suffix: String) -> [String] {
        output(of: "cd '\(folder)' && find . -type f -name '*\(suffix)'")
            .split(separator: "\n").map { String($0.dropFirst(2)) }.sorted()
    }
}
