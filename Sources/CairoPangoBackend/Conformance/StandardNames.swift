import Pages

/// The names of the standards that a file conforms to, as its metadata have them.
struct StandardNames {
    /// The names of schemas that are in use, as attributes of an XML element.
    let namespaces: String
    /// The statement, a line of XML elements; empty where nothing is promised.
    let statement: String

    /// The names for a file.
    init(_ options: PDFOptions) {
        switch options.standards {
        case .access:
            // ISO 19005-2, 6.6.4, and ISO 14289-1, 5; PDF/A asks that the name of the latter's
            // schema, which it does not know, be described.
            namespaces = Self.attributes(
                Self.identifiers + [
                    ("pdfaExtension", "http://www.aiim.org/pdfa/ns/extension/"),
                    ("pdfaSchema", "http://www.aiim.org/pdfa/ns/schema#"),
                    ("pdfaProperty", "http://www.aiim.org/pdfa/ns/property#"),
                ])
            let part = options.attachment == nil ? 2 : 3
            statement = """
                <pdfaid:part>\(part)</pdfaid:part><pdfaid:conformance>U</pdfaid:conformance>\
                <pdfuaid:part>1</pdfuaid:part>
                \(Self.description)

                """
        case .archive:
            // ISO 19005-4, 6.7.3 and A.2, and ISO 14289-2, 5.
            namespaces = Self.attributes(Self.identifiers)
            let level =
                options.attachment == nil ? "" : "<pdfaid:conformance>F</pdfaid:conformance>"
            statement = """
                <pdfaid:part>4</pdfaid:part><pdfaid:rev>2020</pdfaid:rev>\(level)\
                <pdfuaid:part>2</pdfuaid:part><pdfuaid:rev>2024</pdfuaid:rev>

                """
        case .none: (namespaces, statement) = ("", "")
        }
    }

    private static let identifiers = [
        ("pdfaid", "http://www.aiim.org/pdfa/ns/id/"),
        ("pdfuaid", "http://www.aiim.org/pdfua/ns/id/"),
    ]

    private static func attributes(_ names: [(prefix: String, name: String)]) -> String {
        names.map { " xmlns:\($0.prefix)=\"\($0.name)\"" }.joined()
    }

    private static let description = """
        <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">\
        <pdfaSchema:schema>PDF/UA</pdfaSchema:schema>\
        <pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>\
        <pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>\
        <pdfaSchema:property><rdf:Seq><rdf:li pdfaProperty:name="part"\
         pdfaProperty:valueType="Integer" pdfaProperty:category="internal"\
         pdfaProperty:description="part"/></rdf:Seq></pdfaSchema:property>\
        </rdf:li></rdf:Bag></pdfaExtension:schemas>
        """
}
