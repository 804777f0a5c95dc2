import Characters
import SourceTree

/// A value in a tree of maps that is none itself, or an empty one.
struct NodeLeaf {
    /// The keys that lead to it, with dots.
    var path: String
    /// The places that lead to it, in each map's order.
    var places: [Int]
    /// The value.
    var value: Node
}

extension Node {
    /// All values of a tree of maps, in order.
    var leaves: [NodeLeaf] {
        var leaves: [NodeLeaf] = []
        collectLeaves(path: "", places: [], into: &leaves)
        return leaves
    }

    private func collectLeaves(path: String, places: [Int], into leaves: inout [NodeLeaf]) {
        guard let members = object, !members.isEmpty else {
            if !places.isEmpty { leaves.append(NodeLeaf(path: path, places: places, value: self)) }
            return
        }
        for (place, member) in members.enumerated() {
            member.value.collectLeaves(
                path: path.isEmpty ? member.key : "\(path).\(member.key)",
                places: places + [place], into: &leaves)
        }
    }

    /// The tree with one leaf only.
    func keeping(_ places: ArraySlice<Int>) -> Node {
        guard let place = places.first, var member = object?[place] else { return self }
        member.value = member.value.keeping(places.dropFirst())
        return Node(.object([member]), at: span)
    }

    /// The tree without a leaf, and without the maps that held nothing else; nil if nothing is left.
    func removing(_ places: ArraySlice<Int>) -> Node? {
        guard let place = places.first, var members = object else { return nil }
        if let value = members[place].value.removing(places.dropFirst()) {
            members[place].value = value
        } else {
            members.remove(at: place)
        }
        return members.isEmpty ? nil : Node(.object(members), at: span)
    }

    /// A short value as a sentence shows it; nil for a list or a map.
    var shown: String? {
        switch value {
        case .null: "null"
        case .bool(let flag): flag ? "true" : "false"
        case .number(let text): text
        case .string(let text):
            text.isEmpty || text.contains(" ") || text.unicodeScalars.count > 40
                ? VisibleText.quoted(text) : text
        case .array, .object: nil
        }
    }
}
