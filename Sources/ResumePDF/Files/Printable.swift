import SourceTree

extension String {
    /// The text as a terminal may show it (`VisibleText`).
    package var printable: String { VisibleText.escaped(self) }
}
