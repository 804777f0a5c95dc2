import SourceTree

extension LayoutMerge {
    /// A tree with one change.
    ///
    /// - Throws: the finding, if the way leads through a value that has no such part.
    static func apply(
        _ setting: LayoutSetting, to tree: LayoutTree
    ) throws(Diagnostics) -> LayoutTree {
        try change(tree, setting, step: 0) ?? tree
    }

    /// What becomes of a part; nil if it goes, or was not there and does not come.
    private static func change(
        _ tree: LayoutTree?, _ setting: LayoutSetting, step: Int
    ) throws(Diagnostics) -> LayoutTree? {
        guard step < setting.steps.count else {
            if setting.value.value == .null { return nil }
            let value = LayoutTree(setting.value, file: LayoutSetting.file)
            return tree.map { merge(value, ontoPart: $0) } ?? value
        }
        switch setting.steps[step].part {
        case .key(let key): return try changeMember(key, of: tree, setting, step: step)
        case .index(let index): return try changeElement(index, of: tree, setting, step: step)
        }
    }

    private static func changeMember(
        _ key: String, of tree: LayoutTree?, _ setting: LayoutSetting, step: Int
    ) throws(Diagnostics) -> LayoutTree {
        if let elements = tree?.node.array {
            let path = LayoutSetting.path(setting.steps[..<step])
            throw fault(
                "\(path) is a list; name one of its \(elements.count) elements, such as \(path)[0]",
                setting, step: step)
        }
        var members = tree?.node.object ?? []
        let place = members.firstIndex { $0.key == key }
        if place == nil, step + 1 < setting.steps.count, case .index = setting.steps[step + 1].part
        {
            throw fault(
                "there is no \(LayoutSetting.path(setting.steps[...step])) in this layout", setting,
                step: step, suggestions: NearMiss.suggestions(for: key, in: members.map(\.key)))
        }
        let span = setting.steps[step].span
        let old = place.flatMap { place in tree?.part(members[place]) }
        let new = try change(old, setting, step: step + 1)
        var result = tree ?? LayoutTree(Node(.object([]), at: span), origins)
        if step > 0 { result = result.claimed(by: origins, at: setting.steps[step - 1].span) }
        result.origins.parts[key] = new?.origins
        if let new {
            let member = Node.Member(key: key, keySpan: span, value: new.node)
            if let place { members[place] = member } else { members.append(member) }
        } else if let place {
            members.remove(at: place)
        } else {
            // Kept, so that a mistyped key is still found.
            members.append(Node.Member(key: key, keySpan: span, value: setting.value))
        }
        result.node.value = .object(members)
        return result
    }

    private static func changeElement(
        _ index: Int, of tree: LayoutTree?, _ setting: LayoutSetting, step: Int
    ) throws(Diagnostics) -> LayoutTree {
        let path = LayoutSetting.path(setting.steps[..<step])
        guard let tree, var elements = tree.node.array else {
            let kind: Message = tree?.node.kindName ?? "missing"
            throw fault("\(path) is \(kind), not a list: it has no [\(index)]", setting, step: step)
        }
        guard elements.indices.contains(index) else {
            let count: Message = elements.count == 1 ? "1 element" : "\(elements.count) elements"
            throw fault(
                elements.isEmpty
                    ? "\(path) has \(count), so there is no [\(index)]"
                    : "\(path) has \(count), so there is no [\(index)]; the last one is "
                        + "[\(elements.count - 1)]", setting, step: step)
        }
        let new = try change(tree.part(elements[index], at: index), setting, step: step + 1)
        var result = tree.claimed(by: origins, at: setting.steps[step - 1].span)
        if let new {
            elements[index] = new.node
            result.origins.parts["[\(index)]"] = new.origins
        } else {
            elements.remove(at: index)
            for later in index...elements.count {
                result.origins.parts["[\(later)]"] = result.origins.parts["[\(later + 1)]"]
            }
        }
        result.node.value = .array(elements)
        return result
    }

    private static let origins = LayoutOrigins(file: LayoutSetting.file)

    private static func fault(
        _ message: Message, _ setting: LayoutSetting, step: Int, suggestions: [String] = []
    ) -> Diagnostics {
        Diagnostics([
            Diagnostic(
                .layoutSet, .error, message, file: LayoutSetting.file,
                at: setting.steps[step].span, path: setting.path, suggestions: suggestions)
        ])
    }
}
