import Characters
import PDFFile
import Pages
import ResumeData
import SourceTree
import System

/// The resume that a PDF was made from, as far as the PDF carries it.
enum SourceInPDF {
    /// Takes the resume out of a PDF.
    ///
    /// - Parameter pdf: the PDF.
    /// - Returns: the resume, under the name that it has there.
    /// - Throws: `SourceError` if there is none, or more than one that it could be.
    static func taken(out pdf: SourceBytes) throws(SourceError) -> Attachment {
        func refusal(_ sentence: Message) -> SourceError {
            SourceError(.pdfWithoutSource, name: pdf.name, sentence)
        }
        let file: PDFDocument
        do throws(PDFFileError) {
            file = try PDFDocument(reading: pdf.bytes)
        } catch {
            throw refusal(
                "this is a PDF, not a resume in JSON or YAML, and what is attached to it cannot be "
                    + "read: \(error.description); \(advice)")
        }
        let all = file.attachments
        guard !all.isEmpty else {
            throw refusal(
                "this is a PDF, not a resume in JSON or YAML, and none is attached to it; \(advice)"
            )
        }
        var found = all.filter { $0.relationship == "Source" }
        if found.isEmpty {
            found = all.filter { SourceNotation(endingOf: $0.name) != nil }
        }
        guard found.count == 1, let attachment = found.first else {
            let names: [Message] = all.map {
                $0.name.isEmpty ? "a file without a name" : "\($0.name.printable)"
            }
            throw refusal(
                "this is a PDF, and what is attached to it does not tell which resume it was made "
                    + "from: \(Message.joined(names, separator: ", ")); \(advice)")
        }
        do throws(PDFFileError) {
            let name = PathName.name(of: attachment.name)
            return Attachment(
                name: name.isEmpty ? "resume" : name,
                mediaType: attachment.content.dictionary["Subtype"]?.name?.text ?? "",
                bytes: try file.data(of: attachment.content, limit: SourceBytes.limit))
        } catch {
            throw refusal(
                "the resume that is attached to this PDF cannot be read: \(error.description); "
                    + advice)
        }
    }

    private static let advice: Message = "give the file that it was made from"

    /// Whether bytes are those of a PDF.
    static func isPDF(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: OutputFormat.pdf.signature?.start ?? [])
    }
}

extension Diagnostic.Kind {
    static let pdfWithoutSource = Self("pdf-without-source", .data)
}
