package import SourceTree

/// The font families that there are, as values: the application fills it.
package struct FontCatalog: Sendable {
    /// All families, in the order of a list, with what is wrong with the files; the argument is
    /// folders that come before all others.
    package var families: @Sendable (_ folders: [String]) -> ([Family], Diagnostics)

    /// Makes a catalog.
    package init(families: @escaping @Sendable (_ folders: [String]) -> ([Family], Diagnostics)) {
        self.families = families
    }

    /// A catalog without fonts.
    package static let empty = Self(families: { _ in ([], Diagnostics()) })

    /// One family.
    package struct Family: Sendable {
        /// What layouts call it.
        package var name: String
        /// Its styles, such as `Bold Italic`, each with where it comes from: `built in`, or a path.
        package var styles: [(name: String, origin: String)]

        /// Makes a family.
        package init(name: String, styles: [(name: String, origin: String)]) {
            self.name = name
            self.styles = styles
        }
    }
}
