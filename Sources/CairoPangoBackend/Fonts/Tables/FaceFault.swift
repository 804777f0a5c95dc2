/// Why a face of a font file is not used.
struct FaceFault: Error, Hashable {
    /// A phrase that goes on with "it": "it has no name".
    let reason: String

    /// Makes a fault.
    init(_ reason: String) {
        self.reason = reason
    }

    /// The fault of a table whose numbers contradict each other or the file.
    static func damaged(_ table: StaticString) -> Self {
        Self("it is damaged (table \"\(table)\")")
    }
}
