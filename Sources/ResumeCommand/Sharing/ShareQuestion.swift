import SourceTree
import Glibc
import System

/// Asks the person before something that cannot be taken back.
struct ShareQuestion: Sendable {
    /// Where the answer comes from, if a person types there.
    let input: InputStream
    /// Where the question is asked.
    let errors: OutputStream
    /// Whether the answer is known to be yes.
    let isAnswered: Bool

    /// Shows what is about to happen, and waits for an answer.
    ///
    /// Where no one looks at a terminal, as in a script, the answer is yes.
    func ask(_ summary: [(label: Message, value: Message)]) -> Bool {
        guard !isAnswered, errors.isTerminal else { return true }
        do {
            let question: Message = "Send it? [y/N]"
            try errors.write(Self.lines(summary) + question.shown + " ")
        } catch {
            return false
        }
        // Standard input may be a file or a pipe; then the terminal of the question answers, as it
        // does to pagers.
        let answer = line(from: input.isTerminal ? input.descriptor : errors.descriptor)
        let yes: Message = "y yes"
        return (["y", "yes"] + yes.shown.split(separator: " ").map(String.init))
            .contains(answer.lowercased())
    }

    /// Labels and what they stand for, under each other.
    static func lines(_ summary: [(label: Message, value: Message)]) -> String {
        let rows = summary.map { ($0.label.shown, $0.value.shown.printable) }
        let widest = rows.map(\.0.count).max() ?? 0
        return rows.map { label, value in
            label + ":" + String(repeating: " ", count: max(8, widest + 1) - label.count) + value
                + "\n"
        }.joined()
    }

    /// The next line, without what is white at its ends; empty at the end of the input.
    private func line(from descriptor: Int32) -> String {
        let bytes = (try? DescriptorTransfer.line(from: descriptor, limit: 4_096)) ?? []
        return String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
    }
}
