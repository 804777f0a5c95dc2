import SourceTree

/// The address of a resume on the network, as a person writes it in the place of a path.
package enum RemoteAddress: Sendable, Hashable {
    /// `https://…`, and `http://` for this machine.
    case web(WebLocation)
    /// `gist:` and the identifier of a gist: the resume in it.
    case gist(String)
    /// `firestore://` and a project: the documents that it keeps in Firestore.
    case firestore(FirestoreAddress)

    private static let gistScheme = "gist:"
    /// The schemes, each with what ends it.
    private static let schemes = ["https://", "http://", gistScheme, FirestoreDocument.scheme]

    /// Whether a text is meant as an address on the network, right or wrong.
    package static func isMeant(by text: String) -> Bool {
        schemes.contains { text.lowercased().hasPrefix($0) }
    }

    /// Whether a text is meant as the address of a database, right or wrong.
    package static func isDatabase(_ text: String) -> Bool {
        text.lowercased().hasPrefix(FirestoreDocument.scheme)
    }

    /// Reads an address.
    package init(_ text: String) throws(WebFault) {
        if text.lowercased().hasPrefix(Self.gistScheme) {
            let identifier = String(text.dropFirst(Self.gistScheme.count))
            guard !identifier.isEmpty, identifier.utf8.allSatisfy(\.isAlphanumeric) else {
                throw WebFault(
                    .refused, "a gist is named by the digits and letters at the end of its address")
            }
            self = .gist(identifier)
            return
        }
        if Self.isDatabase(text) {
            self = .firestore(try FirestoreAddress(text))
            return
        }
        do throws(WebRefusal) {
            self = .web(try WebLocation(text))
        } catch {
            throw WebFault(error, text, isRedirection: false)
        }
    }

    /// The address in its usual form.
    package var text: String {
        switch self {
        case .web(let location): location.text
        case .gist(let identifier): Self.gistScheme + identifier
        case .firestore(let address): address.text
        }
    }
}
