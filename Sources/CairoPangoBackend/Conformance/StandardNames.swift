import Pages

/// The names of the standards that a file conforms to, as its metadata have them.
struct StandardNames {
    /// The schemas in use, and the statement, as attributes of an XML element; no statement where
    /// nothing is promised.
    let attributes: String
    /// What must be said of a schema, as XML elements.
    let description: String

    /// The names for a file.
    init(_ options: PDFOptions) {
        switch options.standards {
        case .access:
            // ISO 19005-2, 6.6.4, and ISO 14289-1, 5; PDF/A asks that the name of the latter's
            // schema, which it does not know, be described.
            attributes = Self.attributes(
                Self.identifiers + [
                    ("xmlns:pdfaExtension", "http://www.aiim.org/pdfa/ns/extension/"),
                    ("xmlns:pdfaSchema", "http://www.aiim.org/pdfa/ns/schema#"),
                    ("xmlns:pdfaProperty", "http://www.aiim.org/pdfa/ns/property#"),
                    ("pdfaid:part", options.attachment == nil ? "2" : "3"),
                    ("pdfaid:conformance", "U"), ("pdfuaid:part", "1"),
                ])
            description = Self.schema
        case .archive:
            // ISO 19005-4, 6.7.3 and A.2, and ISO 14289-2, 5.
            attributes = Self.attributes(
                Self.identifiers + [("pdfaid:part", "4"), ("pdfaid:rev", "2020")]
                    + (options.attachment == nil ? [] : [("pdfaid:conformance", "F")])
                    + [("pdfuaid:part", "2"), ("pdfuaid:rev", "2024")])
            description = ""
        case .none: (attributes, description) = ("", "")
        }
    }

    private static let identifiers = [
        ("xmlns:pdfaid", "http://www.aiim.org/pdfa/ns/id/"),
        ("xmlns:pdfuaid", "http://www.aiim.org/pdfua/ns/id/"),
    ]

    private static func attributes(_ pairs: [(name: String, value: String)]) -> String {
        pairs.map { " \($0.name)=\"\($0.value)\"" }.joined()
    }

    private static let schema = """
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
