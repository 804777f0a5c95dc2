import SourceTree
import Testing

@testable import ResumeLayout

/// A key of the vocabulary with the keys above it, and a value of each shape to try.
struct VocabularyPath: Sendable, CustomTestStringConvertible {
    var keys: [String]
    var shape: ValueShape

    var testDescription: String { keys.joined(separator: ".") }

    /// All keys of layout files whose values are not maps of known keys themselves.
    ///
    /// Left out is what has no value of its own: a layout's name and what it extends are seen to
    /// before it is decoded, running text inherits from nothing, and an entry from another one.
    static let leaves: [VocabularyPath] = leaves(of: LayoutVocabulary.file, below: []).filter {
        $0.keys != ["name"] && $0.keys != ["extends"] && $0.keys.suffix(2) != ["body", "inherits"]
            && $0.keys.suffix(2) != ["awards", "inherits"]
    }

    private static func leaves(of keys: [KeyShape], below path: [String]) -> [VocabularyPath] {
        keys.flatMap { key -> [VocabularyPath] in
            let own = path + [key.name]
            switch key.shape {
            case .map(let inner): return leaves(of: inner, below: own)
            case .table(.map(let inner)):
                // The kind "awards" has neither roles nor a place in a side column.
                return leaves(of: inner, below: own + ["awards"])
            case .any(let shapes):
                // One map, or a list of such.
                if case .map(let inner)? = shapes.first { return leaves(of: inner, below: own) }
                return [VocabularyPath(keys: own, shape: key.shape)]
            default: return [VocabularyPath(keys: own, shape: key.shape)]
            }
        }
    }

    /// The text of a layout file in which this key alone is set to a value, as YAML.
    func file(_ value: String) -> String {
        var text = "name: test\n"
        for (depth, key) in keys.enumerated() {
            text += String(repeating: "  ", count: depth) + key + ":"
            text += depth + 1 == keys.count ? " \(value)\n" : "\n"
        }
        return text
    }

    /// Values that the shape allows, as YAML.
    var values: [String] {
        let key = keys.last ?? ""
        switch key {
        case "width" where keys == ["regions", "main", "width"]: return ["1.5fr", "3fr"]
        case "text" where keys.dropLast().last == "title",
            "continued" where keys.dropLast().last == "title":
            return ["'{title}: {count}'"]
        case "pattern": return ["MM/y"]
        case "tracking": return ["0.05em", "0"]
        case "inherits" where keys[0] != "entries":
            return [keys.contains("muted") ? "footer" : "muted"]
        default: return Self.values(shape, key: key)
        }
    }

    private static func values(_ shape: ValueShape, key: String) -> [String] {
        switch shape {
        case .text: [text(key)]
        case .template: key == "separator" ? ["' | '"] : ["'{title} {name}'", "'{page}'"]
        case .flag: ["true", "false"]
        case .number(let range):
            [range.lowerBound, min(range.upperBound, range.lowerBound + 3)].map { number in
                number == number.rounded() ? String(Int(number)) : String(number)
            }
        case .length(let range):
            ["\(max(range.lowerBound, 0.2) + 5.5)pt", "\(max(range.lowerBound, 0.2))pt"]
        case .extent(let word): (word.map { [$0] } ?? []) + ["31mm", "27%", "1.5fr", "3fr"]
        case .range: ["[50%, 190%]"]
        case .color: ["\"#123456\""]
        case .choice(let words): words
        case .weight: ["bold", "300"]
        case .list(let element): values(element, key: key).map { "[\($0)]" }
        case .map(let keys):
            [
                "{"
                    + keys.prefix(1).map { "\($0.name): \(values($0.shape, key: $0.name)[0])" }
                    .joined(separator: ", ") + "}"
            ]
        case .table(let value): ["{ work: \(values(value, key: key)[0]) }"]
        case .any(let shapes): shapes.flatMap { values($0, key: key) }
        }
    }

    private static func text(_ key: String) -> String {
        switch key {
        case "inherits": "work"
        case "extends": "classic"
        case "sections", "either", "order": "awards"
        case "font": "Carlito"
        default: "Own"
        }
    }
}
