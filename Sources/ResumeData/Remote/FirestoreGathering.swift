import SourceTree

/// What Firestore has told so far of the collections of a project, and what is still to be asked.
struct FirestoreGathering {
    /// A page of a collection.
    struct Page: Sendable {
        let collection: String
        /// What the service calls it; empty for the first one.
        var token = ""
    }

    /// The pages to ask for.
    private(set) var pages = FirestoreCollections.names.map { Page(collection: $0) }
    /// All documents.
    private(set) var documents: [Node] = []
    /// What the service says where something may not be read; nil if all may.
    private(set) var refusal: String?
    private var filled: Set<String> = []
    private var forbidden: Set<String> = []
    private var seen: Set<[String]> = []

    /// Takes the answers for all pages, after which their next ones are to be asked for.
    ///
    /// - Throws: if a page has been there before.
    mutating func take(_ answers: [FirestoreAnswer]) throws(WebFault) {
        var next: [Page] = []
        for (page, answer) in zip(pages, answers) {
            switch answer {
            case .forbidden(let words):
                forbidden.insert(page.collection)
                refusal = words
            case .page(let documents, let token):
                self.documents += documents
                if !documents.isEmpty { filled.insert(page.collection) }
                guard let token else { continue }
                guard seen.insert([page.collection, token]).inserted else {
                    throw Self.endless(page)
                }
                next.append(Page(collection: page.collection, token: token))
            case .unauthenticated: continue
            }
        }
        pages = next
    }

    /// The fault of pages that have no end.
    static func endless(_ page: Page) -> WebFault {
        WebFault(.unreachable, "Firestore sends pages of \(page.collection) without end")
    }

    /// The parts of a resume of which nothing was found and something may not be read.
    var hidden: [String] {
        FirestoreCollections.parts.filter { part in
            let names = [part.name] + part.spellings
            return names.contains(where: forbidden.contains)
                && !names.contains(where: filled.contains)
        }.map(\.name)
    }
}
