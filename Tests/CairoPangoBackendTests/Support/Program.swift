import TestSupport

/// Programs of others that look at what was made.
enum Program {
    /// What a shell command prints, with `$F` standing for a file of some bytes.
    static func output(of command: String, on bytes: [UInt8] = []) -> String {
        guard let scratch = try? ScratchFolder(), (try? scratch.write(bytes, to: "file")) != nil
        else { return "" }
        let line = "F='\(scratch.path("file"))'; { \(command); } 2>&1"
        return (try? ChildProcess("/bin/sh", ["-c", line]).run())?.text ?? ""
    }

    /// The files in a folder and the folders in it, by their paths below it.
    static func files(below folder: String, suffix: String) -> [String] {
        output(of: "cd '\(folder)' && find . -type f -name '*\(suffix)'")
            .split(separator: "\n").map { String($0.dropFirst(2)) }.sorted()
    }
}
