import Characters
import Sharing
import SourceTree
import System

/// The text of a message, as `--body` names it: itself, a file behind `@`, or standard input.
struct MessageText: Hashable {
    private let text: String

    /// The most bytes that are read, 1 MB.
    private static let limit = 1_000_000

    init(_ text: String) { self.text = text }

    /// Whether it comes from standard input.
    var isStandardInput: Bool { text == "-" }

    /// The file that holds it; nil if none does.
    var file: String? {
        text.hasPrefix("@") && !text.hasPrefix("@@") ? String(text.dropFirst()) : nil
    }

    /// The text; `@@` at the start stands for one `@`.
    ///
    /// - Throws: the finding, if it cannot be read.
    func read(_ console: Console) throws(Diagnostics) -> String {
        func tell(_ words: Message) {
            console.reporter().write("resume-pdf: \(words.shown)\n")
        }
        if isStandardInput {
            if console.input.isTerminal {
                tell("reading the message from the terminal; Ctrl-D ends it")
            }
            return try message(InputStream.name) { () throws(FileError) in
                try console.input.read(limit: Self.limit)
            }
        }
        guard let name = file else { return text.hasPrefix("@@") ? String(text.dropFirst()) : text }
        let path = console.located(name)
        if let stream = NamedStream(path, name: name) {
            return try message(name) { () throws(FileError) in
                try stream.read(limit: Self.limit, notice: tell)
            }
        }
        let bytes: [UInt8]?
        do throws(ReadFault) {
            bytes = try FileContents(ofFileAt: path, limit: Self.limit).bytes
        } catch .isTooLarge {
            bytes = nil
        } catch {
            throw Diagnostics([ShareError.reading(name, error).diagnostic])
        }
        return try message(name) { bytes }
    }

    /// The text in some bytes; nil stands for more than there may be.
    private func message(
        _ name: String, _ bytes: () throws(FileError) -> [UInt8]?
    ) throws(Diagnostics) -> String {
        let read: [UInt8]?
        do throws(FileError) {
            read = try bytes()
        } catch {
            throw Diagnostics(.sourceInputOutput, error.message)
        }
        guard let read else {
            throw Self.fault("the message's text in \(name.printable) has more than 1 MB")
        }
        guard let text = String(validating: read, as: UTF8.self) else {
            throw Self.fault("the message's text in \(name.printable) is not UTF-8")
        }
        return text
    }

    private static func fault(_ message: Message) -> Diagnostics {
        Diagnostics([ShareError(.mailMessage, message).diagnostic])
    }
}
