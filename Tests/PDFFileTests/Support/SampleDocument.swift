@testable import PDFFile

/// A document with all kinds of objects.
enum SampleDocument {
    static let text = Array("BT /F 12 Tf (Hello) Tj ET ".utf8)

    static var document: PDFDocument {
        let long = (0..<3000).map { UInt8(truncatingIfNeeded: $0 * $0 >> 5) }
        return PDFDocument(
            objects: [
                .null,
                .dictionary([
                    "Type": .name("Catalog"), "Pages": .reference(2),
                    "Lang": .string(Array("en".utf8)),
                ]),
                .dictionary([
                    "Type": .name("Pages"), "Kids": .array([.reference(3)]), "Count": .integer(1),
                ]),
                .dictionary([
                    "Type": .name("Page"), "Parent": .reference(2), "Contents": .reference(4),
                    "MediaBox": .array([.integer(0), .integer(-0), .real(595.276), .real(841.89)]),
                ]),
                .stream(PDFStream(["Kind": .name("Text")], deflating: text)),
                .null,
                .stream(PDFStream([:], packed: long[...])),
                .array([
                    .bool(true), .bool(false), .null, .integer(-17), .real(-0.5), .real(0.00001),
                    .string([0, 13, 10, 40, 41, 92, 255]),
                    .name(PDFName(bytes: [35, 32, 47, 200])),
                    .array([]), .dictionary([:]), .reference(1),
                ]),
            ],
            trailer: ["Root": .reference(1), "More": .array([.reference(6), .reference(7)])])
    }
}
