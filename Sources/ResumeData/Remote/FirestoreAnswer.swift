import Characters
import SourceTree

/// What Firestore answers when it is asked for the documents of a collection (`documents.list` in the
/// reference of its REST interface; errors as in that of Google's interfaces, `google.rpc.Status`).
enum FirestoreAnswer {
    /// Some documents, and the token of the page behind them.
    case page([Node], next: String?)
    /// The project's rules do not let us read the collection; with the service's words.
    case forbidden(String)
    /// The token is not, or no longer, one of somebody who is signed in.
    case unauthenticated

    /// Whether it is no answer for whoever asked.
    var asksWho: Bool { if case .unauthenticated = self { true } else { false } }

    /// Reads an answer.
    ///
    /// - Throws: what is wrong with the whole project, or with the service.
    init(_ answer: WebAnswer, project: String) throws(WebFault) {
        let (node, findings) = JSONReader.read(answer.body, file: "")
        let tree = findings.hasErrors ? nil : node
        if let error = tree?["error"] ?? tree?.array?.first?["error"] {
            self = try Self.refusal(error, answer, project)
            return
        }
        if let fault = answer.fault { throw fault }
        guard let tree, tree.object != nil, tree["documents"].map({ $0.array != nil }) ?? true
        else {
            throw WebFault(.unreadable, "\(answer.location.host) answers with no documents")
        }
        let next = tree["nextPageToken"]?.string.flatMap { $0.isEmpty ? nil : $0 }
        self = .page(tree["documents"]?.array ?? [], next: next)
    }

    private static func refusal(
        _ error: Node, _ answer: WebAnswer, _ project: String
    ) throws(WebFault) -> FirestoreAnswer {
        let words = error["message"]?.string.map { VisibleText.cut($0.printable, to: 200) } ?? ""
        switch (error["status"]?.string ?? "", answer.status) {
        case ("PERMISSION_DENIED", _): return .forbidden(words)
        case ("UNAUTHENTICATED", _), (_, 401): return .unauthenticated
        case ("NOT_FOUND", _):
            throw WebFault(
                .missing, "there is no project \(project), or it has no Firestore database",
                advice: "check the project's identifier")
        case ("INVALID_ARGUMENT", _), ("FAILED_PRECONDITION", _):
            throw WebFault(.refused, "Firestore refuses to answer: \(words)")
        default:
            throw answer.fault
                ?? WebFault(.unreachable, "\(answer.location.host) answers with a fault: \(words)")
        }
    }
}
