import TestSupport

/// A message as Python's email package reads it.
struct ReadMessage {
    /// What it found: `subject`, `from`, `file`, `sha256` and so on; line feeds are `\n`.
    let facts: [String: String]

    /// Python, whose own library reads messages.
    static let python = ForeignProgram("python3")
    /// Sums of files.
    static let sums = ForeignProgram("sha256sum")

    /// Lets Python read a message.
    init(_ bytes: [UInt8]) throws {
        let program = PackageFolder.path("Tests/Fixtures/mail/read.py")
        let text = try Self.python.output(of: ["-X", "utf8", program], input: bytes)
        var facts: [String: String] = [:]
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            facts[String(parts[0])] = String(parts[1])
        }
        self.facts = facts
    }

    subscript(_ name: String) -> String { facts[name] ?? "" }

    /// The SHA-256 of some bytes, from a foreign program.
    static func sum(of bytes: [UInt8]) throws -> String {
        String(try sums.output(of: [], input: bytes).prefix { $0 != " " })
    }
}
