import SourceTree
import System

/// Asks a person at a terminal who they are.
struct LoginQuestion {
    /// Where they type.
    let input: InputStream
    /// Where they are asked.
    let errors: OutputStream

    /// The longest line that a terminal takes.
    private static let limit = 4_096

    /// Their e-mail address; empty for a guest, nil for no answer.
    func email() -> String? {
        let question: Message = "E-mail address (none for a guest):"
        try? errors.write(question.shown + " ")
        guard let line = try? DescriptorTransfer.line(from: input.descriptor, limit: Self.limit)
        else { return nil }
        return String(decoding: line, as: UTF8.self).filter { !$0.isWhitespace }
    }

    /// Their password, which the terminal does not show; nil for none.
    func password() -> Password? {
        let question: Message = "Password:"
        try? errors.write(question.shown + " ")
        guard let line = try? HiddenLine.read(from: input.descriptor, limit: Self.limit) else {
            try? errors.write("\n")
            return nil
        }
        return Password(firstLineOf: line)
    }

    /// The password that is piped in; nil for none.
    func pipedPassword() -> Password? {
        (try? DescriptorTransfer.line(from: input.descriptor, limit: Self.limit))
            .flatMap { Password(firstLineOf: $0) }
    }
}
