@testable import ResumeLayout

/// The keys of a map of the vocabulary, as a table for people.
enum HandbookTable {
    /// The paths of all maps that need a table; a map that occurs often is told about once.
    static let maps: [String] = {
        var seen: [[KeyShape]] = []
        return maps(of: LayoutVocabulary.file, path: "", &seen)
    }()

    private static func maps(
        of keys: [KeyShape], path: String, _ seen: inout [[KeyShape]]
    ) -> [String] {
        var found: [String] = []
        for key in keys {
            let own = path.isEmpty ? key.name : "\(path).\(key.name)"
            guard let inner = inner(key.shape), !seen.contains(inner) else { continue }
            // A map of one's own few words is told about where it stands.
            guard inner.count > 3 || key.name == "bar" else { continue }
            seen.append(inner)
            found.append(own)
            found += maps(of: inner, path: own, &seen)
        }
        return found.filter { $0 != "header.side" }
    }

    private static func inner(_ shape: ValueShape) -> [KeyShape]? {
        switch shape {
        case .list(let element), .table(let element): inner(element)
        default: shape.keys
        }
    }

    /// The keys of the map at a path; `file` is the whole file.
    static func keys(at path: String) -> [KeyShape]? {
        var keys = LayoutVocabulary.file
        if path == "file" { return keys }
        for name in path.split(separator: ".") {
            guard let shape = keys.first(where: { $0.name == name })?.shape, let next = inner(shape)
            else { return nil }
            keys = next
        }
        return keys
    }

    static func rows(_ keys: [KeyShape]) -> [String] {
        ["| key | value | what it does |", "|---|---|---|"]
            + keys.map { "| `\($0.name)` | \(value($0.shape)) | \($0.summary) |" }
    }

    private static func value(_ shape: ValueShape) -> String {
        switch shape {
        case .text: "a text"
        case .template: "a template"
        case .flag: "`true` or `false`"
        case .number(let range):
            "a number, \(short(range.lowerBound)) to \(short(range.upperBound))"
        case .length: "a length"
        case .extent(let word): "a width" + (word.map { ", or `\($0)`" } ?? "")
        case .range: "a range"
        case .color: "a colour"
        case .weight: "100 to 900, or a name"
        case .choice(let words) where words.count > 8: "a style's name"
        case .choice(let words): words.map { "`\($0)`" }.joined(separator: " ")
        case .list(let element): "a list: " + value(element)
        case .map: "a map"
        case .table: "a map of your own keys"
        case .any(let shapes): shapes.map(value).joined(separator: ", or ")
        }
    }

    private static func short(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(number)
    }
}
