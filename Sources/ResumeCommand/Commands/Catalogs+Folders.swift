import ResumePDF

extension LayoutCatalog {
    /// The layouts in some folders, and those that are built in.
    init(folders: [String]) {
        let layouts = ListLayouts(folders: folders)
        self.init(
            entries: {
                layouts().map {
                    Entry(name: $0.name, summary: $0.summary, origin: $0.path ?? "built in")
                }
            },
            text: { layouts.file(named: $0) })
        findings = { layouts.findings() }
    }
}

extension FontCatalog {
    /// The fonts in some folders, and those that are built in.
    init(folders: [String]) {
        self.init(families: { more in
            let (entries, diagnostics) = ListFonts(folders: more + folders)()
            let families = entries.map {
                Family(name: $0.family, styles: $0.faces.map { ($0.style, $0.origin) })
            }
            return (families, diagnostics)
        })
    }
}
