/// What was said between `curl` and a mail server, read from what `curl --verbose` tells.
///
/// Only the commands that are needed are kept: others hold the password.
struct SMTPTranscript: Equatable {
    /// The commands and their answers, in order; the server's greeting answers none.
    private(set) var exchanges: [Exchange] = []
    /// Whether `curl` gave up since no bytes moved.
    private(set) var isTooSlow = false
    /// The words of `curl` itself about its end; empty if there are none.
    private(set) var reason = ""

    /// A command and the answers to it.
    struct Exchange: Equatable {
        /// The command; empty for the greeting and for what may be secret.
        var command: String
        /// The lines of the answers.
        var answers: [String] = []

        /// The number of the last whole answer; nil if there is none.
        ///
        /// All lines of an answer but the last have a hyphen after the number.
        var code: Int? {
            guard let last = answers.last, !last.dropFirst(3).hasPrefix("-") else { return nil }
            return Int(last.prefix(3))
        }
        /// Whether the server said no, for now or for ever.
        var isRefused: Bool { (code ?? 0) >= 400 }
        /// The last answer on one line, not yet fit to be shown.
        var answer: String {
            let code = String(answers.last?.prefix(3) ?? "")
            let lines = answers.filter { $0.hasPrefix(code) }.map { $0.dropFirst(4) }
            return code + " " + lines.joined(separator: " ")
        }
    }

    /// Reads what was told so far.
    init(_ told: [UInt8]) {
        for line in told.split(separator: UInt8(ascii: "\n")) {
            var text = String(decoding: line, as: UTF8.self)
            if text.last == "\r" { text.removeLast() }
            read(text)
        }
    }

    private mutating func read(_ line: String) {
        if line.hasPrefix("> ") {
            let command = String(line.dropFirst(2))
            let isKept = ["EHLO", "MAIL", "RCPT", "DATA", "QUIT"].contains(
                String(command.prefix(4)))
            exchanges.append(Exchange(command: isKept ? command : ""))
        } else if line.hasPrefix("< ") {
            if exchanges.isEmpty { exchanges.append(Exchange(command: "")) }
            exchanges[exchanges.endIndex - 1].answers.append(String(line.dropFirst(2)))
        } else if line.hasPrefix("* Operation too slow") {
            isTooSlow = true
        } else if line.hasPrefix("curl: ("), let end = line.firstIndex(of: ")") {
            reason = line[line.index(after: end)...].drop { $0 == " " }.description
        }
    }

    /// The last command of a kind and its answers; nil if it was not given.
    func last(_ command: String) -> Exchange? { exchanges.last { $0.command.hasPrefix(command) } }

    /// The recipients that the server refused.
    var refused: [ShareError.Refusal] {
        exchanges.filter { $0.command.hasPrefix("RCPT ") && $0.isRefused }.map { exchange in
            let address = exchange.command.drop { $0 != "<" }.dropFirst().prefix { $0 != ">" }
            return ShareError.Refusal(address: String(address), answer: exchange.answer)
        }
    }

    /// How far the message itself has come.
    var delivery: Delivery {
        guard let data = last("DATA"), let first = data.answers.first else { return .notBegun }
        guard first.hasPrefix("354") else { return .notBegun }
        guard let code = data.code, code != 354 else { return .begun }
        return code < 400 ? .taken : .refused(data.answer)
    }

    /// How far a message has come.
    enum Delivery: Equatable {
        /// Nothing of it was sent.
        case notBegun
        /// It was sent, wholly or in part, and not answered.
        case begun
        /// The server has it.
        case taken
        /// The server will not have it.
        case refused(String)
    }

    /// The most bytes that the server takes, if it says so.
    var sizeLimit: Int? {
        let lines = last("EHLO")?.answers ?? []
        return lines.map { $0.dropFirst(4) }.first { $0.uppercased().hasPrefix("SIZE ") }
            .flatMap { Int($0.dropFirst(5)) }.flatMap { $0 > 0 ? $0 : nil }
    }
}
