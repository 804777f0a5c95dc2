/// A PDF with one plain table, as programs of old write it.
struct PlainFile {
    /// What stands before the header, in the header and after it.
    var bytes = Array("%PDF-1.4\n".utf8)
    /// Where objects stand.
    var offsets: [Int: Int] = [:]

    /// The smallest file with a page, and further objects by their bodies.
    init(_ more: [Int: String] = [:], before: String = "", catalog: String = "") {
        bytes = Array((before + "%PDF-1.4\n").utf8)
        let start = before.utf8.count
        add(1, "<</Type/Catalog/Pages 2 0 R\(catalog)>>", from: start)
        add(2, "<</Type/Pages/Kids[3 0 R]/Count 1>>", from: start)
        add(3, "<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]>>", from: start)
        for (number, body) in more.sorted(by: { $0.key < $1.key }) {
            add(number, body, from: start)
        }
    }

    mutating func add(_ number: Int, _ body: String, from start: Int = 0) {
        offsets[number] = bytes.count - start
        bytes += "\(number) 0 obj\n\(body)\nendobj\n".utf8
    }

    /// The file with a table of the objects that are in it, and what else the trailer has.
    func ended(_ trailer: String = "", from start: Int = 0) -> [UInt8] {
        let place = bytes.count - start
        var table = "xref\n0 1\n0000000000 65535 f \n"
        for (number, offset) in offsets.sorted(by: { $0.key < $1.key }) {
            let digits = String(offset)
            table += "\(number) 1\n" + String(repeating: "0", count: 10 - digits.count) + digits
            table += " 00000 n \n"
        }
        let size = (offsets.keys.max() ?? 0) + 1
        table += "trailer\n<</Size \(size)/Root 1 0 R\(trailer)>>\nstartxref\n\(place)\n%%EOF\n"
        return bytes + table.utf8
    }
}
