/// Objects by name, in the order in which they are written (ISO 32000-1, 7.3.7).
package struct PDFDictionary: Sendable, Hashable, ExpressibleByDictionaryLiteral {
    /// A name and what stands under it.
    package struct Entry: Sendable, Hashable {
        /// The name.
        package var key: PDFName
        /// What stands under it.
        package var value: PDFObject

        /// Makes an entry.
        package init(key: PDFName, value: PDFObject) {
            self.key = key
            self.value = value
        }
    }

    /// The entries.
    ///
    /// Of two with one name the last counts.
    package var entries: [Entry]

    /// Makes a dictionary from its entries.
    package init(entries: [Entry] = []) { self.entries = entries }

    /// Makes a dictionary from names and objects.
    package init(dictionaryLiteral elements: (PDFName, PDFObject)...) {
        entries = elements.map { Entry(key: $0, value: $1) }
    }

    /// What stands under a name; nil takes the entry out, and a new name is put last.
    package subscript(_ key: PDFName) -> PDFObject? {
        get { entries.last { $0.key == key }?.value }
        set {
            while let index = entries.lastIndex(where: { $0.key == key }) {
                if let newValue { return entries[index].value = newValue }
                entries.remove(at: index)
            }
            if let newValue { entries.append(Entry(key: key, value: newValue)) }
        }
    }
}
