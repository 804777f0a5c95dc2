/// The font families that there are, as values: the application fills it.
package struct FontCatalog: Sendable {
    /// All families, in the order of a list.
    package var families: @Sendable () -> [Family]

    /// Makes a catalog.
    package init(families: @escaping @Sendable () -> [Family]) {
        self.families = families
    }

    /// A catalog without fonts.
    package static let empty = Self(families: { [] })

    /// One family.
    package struct Family: Sendable, Hashable {
        /// What layouts call it.
        package var name: String
        /// Its styles, such as `Regular`, `Bold Italic`.
        package var styles: [String]
        /// Where it comes from: `built in`, or a path.
        package var origin: String

        /// Makes a family.
        package init(name: String, styles: [String], origin: String) {
            self.name = name
            self.styles = styles
            self.origin = origin
        }
    }
}
