import SourceTree

/// The places of findings as those who keep documents know them: `firestore:works/abc#titleKey`.
struct FirestorePlaces {
    /// Where documents and fields begin, in the file's order.
    private let starts: [(span: SourceSpan, path: String, field: String?)]
    /// Whether the documents are in a file, in which lines can be shown.
    private let areInFile: Bool

    /// The places in documents that were read from a source.
    init(_ documents: [FirestoreDocument], file: String) {
        starts = documents.flatMap { document in
            [(document.span, document.path, nil)]
                + (document.fields?.object ?? []).map { ($0.keySpan, document.path, $0.key) }
        }.sorted { $0.span < $1.span }
        areInFile = !file.hasPrefix(FirestoreDocument.scheme)
    }

    /// A finding of the mapping with its place; documents that are in a file keep that of the file.
    func placed(_ finding: Diagnostic) -> Diagnostic {
        guard let span = finding.span else { return finding }
        var finding = finding
        if !areInFile { finding.span = nil }
        guard let start = start(before: span) else { return finding }
        let path = finding.path
        finding.path = start.path + (start.field.map { "#" + $0 } ?? "")
        // What the mapping calls the field says nothing to who keeps documents.
        if !path.isEmpty {
            finding.wording = finding.wording.replacing(path, with: start.field ?? start.path)
        }
        if !areInFile { finding.file = FirestoreDocument.scheme + finding.path }
        return finding
    }

    private func start(before span: SourceSpan) -> (path: String, field: String?)? {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            let other = starts[middle].span
            if (other.line, other.column) <= (span.line, span.column) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low > 0 ? (starts[low - 1].path, starts[low - 1].field) : nil
    }
}
