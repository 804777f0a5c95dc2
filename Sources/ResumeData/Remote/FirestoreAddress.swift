import Characters

/// Where a resume is kept in Firestore: `firestore://PROJECT`, or `firestore://PROJECT/users/UID` for
/// collections under a document.
package struct FirestoreAddress: Sendable, Hashable {
    /// The project's identifier.
    package let project: String
    /// The path of the document under which the collections lie; empty for those of the project.
    let path: [String]

    /// What addresses begin with.
    static let start = FirestoreDocument.scheme + "//"

    /// Reads an address; characters stand for themselves in it.
    ///
    /// - Throws: what is wrong with it.
    init(_ text: String) throws(WebFault) {
        let parts = text.dropFirst(Self.start.count)
            .split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
        guard text.lowercased().hasPrefix(Self.start), let project = parts.first,
            Self.isProject(project)
        else {
            throw WebFault(
                .refused,
                "write firestore:// and the project's identifier, which has small letters, digits "
                    + "and hyphens, such as firestore://my-resume")
        }
        let path = parts.dropFirst(2).isEmpty && parts.last == "" ? [] : Array(parts.dropFirst())
        guard path.count.isMultiple(of: 2) else {
            throw WebFault(
                .refused,
                "the path behind the project names a document under which the collections lie, "
                    + "such as firestore://\(project)/users/UID")
        }
        guard path.allSatisfy(Self.isIdentifier) else {
            throw WebFault(.refused, "a part of the path behind the project is no identifier")
        }
        self.project = project
        self.path = path
    }

    /// The address as a person writes it.
    package var text: String {
        Self.start + ([project] + path).joined(separator: "/")
    }

    /// The path of a collection in the REST interface.
    func resource(_ collection: String) -> String {
        let parts = (path + [collection]).map { PercentEncoding.encode($0.utf8) }
        return "/v1/projects/\(project)/databases/(default)/documents/"
            + parts.joined(separator: "/")
    }

    /// Whether a text is the identifier of a project: small letters, digits and hyphens; in old ones a
    /// domain and a colon come first.
    package static func isProject(_ text: String) -> Bool {
        guard let first = text.utf8.first, text.utf8.count <= 128 else { return false }
        return (0x61...0x7A).contains(first) && text.utf8.last != UInt8(ascii: "-")
            && text.utf8.allSatisfy { projectCharacters.contains($0) }
    }

    private static let projectCharacters = ASCIISet("abcdefghijklmnopqrstuvwxyz0123456789-.:")

    /// "Maximum number of characters" and the like in Firestore's "Usage and limits".
    private static func isIdentifier(_ text: String) -> Bool {
        !text.isEmpty && text != "." && text != ".." && text.utf8.count <= 1_500
            && !(text.hasPrefix("__") && text.hasSuffix("__"))
            && text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    }
}
