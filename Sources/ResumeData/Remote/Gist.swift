import Characters
import SourceTree

/// A gist as GitHub's interface describes it, with the files in it.
struct Gist {
    /// A file of a gist.
    struct File {
        let name: String
        /// The text; nil where it is too long to be told here.
        let text: String?
        /// Where the whole text is.
        let address: String
    }

    private let files: [File]
    private let identifier: String

    /// Reads a description.
    init(_ bytes: [UInt8], of identifier: String) throws(WebFault) {
        self.identifier = identifier
        let (node, _) = JSONReader.read(bytes, file: "")
        guard let members = node?["files"]?.object else {
            throw WebFault(.unreadable, "GitHub answers with no gist")
        }
        files = members.map { member in
            let isWhole = member.value["truncated"]?.value != .bool(true)
            return File(
                name: member.key, text: isWhole ? member.value["content"]?.string : nil,
                address: member.value["raw_url"]?.string ?? "")
        }
    }

    /// The file that is a resume: the one with its usual name, else the only one that may be one.
    func resume() throws(WebFault) -> File {
        let candidates = files.filter { file in
            SourceReader.endings.contains { file.name.lowercased().hasSuffix($0) }
        }
        let named = candidates.first { $0.name.lowercased().hasPrefix("resume.") }
        if let file = named ?? (candidates.count == 1 ? candidates[0] : nil) { return file }
        let listed = files.prefix(5).map { VisibleText.quoted($0.name.printable) }
            .joined(separator: ", ")
        let names: Message = files.count > 5 ? "\(listed) and more" : "\(listed)"
        throw WebFault(
            .missing,
            "\(RemoteAddress.gist(identifier).text) has no resume.json, resume.yaml or resume.yml, "
                + "but \(names)")
    }
}
