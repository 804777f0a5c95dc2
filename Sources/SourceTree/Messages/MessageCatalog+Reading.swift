extension MessageCatalog {
    /// Reads a catalogue's file, a map from each English template to its translation.
    package init(_ bytes: [UInt8], file: String) {
        let root = YAMLReader.read(bytes, file: file).node
        self.init(
            (root?.object ?? []).compactMap { member in
                member.value.string.map { (english: member.key, translation: $0) }
            })
    }
}
