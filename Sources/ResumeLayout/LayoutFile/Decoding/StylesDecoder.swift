import Pages
import SourceTree

/// Decodes `fonts`, `colors` and `styles`.
struct StylesDecoder {
    let root: MapReader
    let colors: [String: Color]
    let fonts: [String: String]

    init(root: MapReader, colors: [String: Color], fonts: [String: String]? = nil) {
        self.root = root
        self.colors = colors
        self.fonts = fonts ?? Self.families(root)
    }

    /// The colours of the layout, by name.
    static func colors(_ root: MapReader) -> [String: Color] {
        let map = root.table("colors")
        var colors: [String: Color] = [:]
        for member in map.node?.object ?? [] {
            colors[member.key] = map.color(member.key, named: [:])
        }
        return colors
    }

    /// The families of the layout, by the names that it gives them.
    static func families(_ root: MapReader) -> [String: String] {
        let map = root.table("fonts")
        var families: [String: String] = [:]
        for member in map.node?.object ?? [] {
            families[member.key] = map.string(member.key)
        }
        return families
    }

    func styles() -> TextStyles {
        let map = root.map("styles")
        let start = TextStyle(
            family: fonts["body"] ?? "Source Sans 3", weight: 400, isItalic: false, size: 10,
            leading: 1.3, color: .black, tracking: 0, caps: .none)
        let body = style(.body, from: start, map: map)
        var styles = TextStyles(all: body)
        var done: Set<TextStyles.Slot> = [.body]
        checkBody(map)
        for slot in TextStyles.Slot.allCases where slot != .body {
            resolve(slot, map, into: &styles, done: &done, pending: [])
        }
        return styles
    }

    /// The style of running text starts from nothing else.
    private func checkBody(_ map: MapReader) {
        guard let node = map.map("body").value("inherits") else { return }
        root.findings.error(
            .layoutChoice, "styles.body inherits from no other style: all others start from it",
            at: node.span, path: "styles.body.inherits")
    }

    /// Sets a slot's style, after that of the slot it inherits from.
    private func resolve(
        _ slot: TextStyles.Slot, _ map: MapReader, into styles: inout TextStyles,
        done: inout Set<TextStyles.Slot>, pending: Set<TextStyles.Slot>
    ) {
        guard !done.contains(slot) else { return }
        let own = map.node?[slot.rawValue]
        let parentNode = own?["inherits"]
        var parent = slot.standardParent
        if let name = parentNode?.string {
            if let known = TextStyles.Slot(rawValue: name) {
                parent = known
            } else {
                let names = TextStyles.Slot.allCases.map(\.rawValue)
                root.findings.error(
                    .layoutChoice, "styles.\(slot.rawValue): there is no style \"\(name)\"",
                    at: parentNode?.span, path: "styles.\(slot.rawValue).inherits",
                    suggestions: NearMiss.suggestions(for: name, in: names))
            }
        }
        if let parentNode, parentNode.string == nil, parentNode.value != .null {
            root.findings.error(
                .layoutType,
                "styles.\(slot.rawValue).inherits must be a style's name, not "
                    + parentNode.kindName, at: parentNode.span,
                path: "styles.\(slot.rawValue).inherits")
        }
        if pending.contains(parent) || parent == slot {
            root.findings.error(
                .layoutCycle, "styles.\(slot.rawValue) inherits from itself",
                at: parentNode?.span, path: "styles.\(slot.rawValue).inherits")
            parent = .body
        } else {
            resolve(parent, map, into: &styles, done: &done, pending: pending.union([slot]))
        }
        styles[slot] = style(slot, from: styles[parent], map: map)
        done.insert(slot)
    }

    private func style(
        _ slot: TextStyles.Slot, from start: TextStyle, map: MapReader
    ) -> TextStyle {
        let own = map.map(slot.rawValue)
        var style = start
        if let font = own.string("font") { style.family = fonts[font] ?? font }
        if let weight = weight(own) { style.weight = weight }
        if let italic = own.bool("italic") { style.isItalic = italic }
        if let size = own.length("size", em: start.size) { style.size = size }
        if let leading = own.number("leading") { style.leading = leading }
        if let color = own.color("color", named: colors) { style.color = color }
        if let tracking = own.length("tracking", em: style.size) {
            style.tracking = checked(tracking / style.size, own)
        }
        if let caps = own.choice("caps", TextStyle.Caps.self) { style.caps = caps }
        return style
    }

    /// The tracking in em, within what extractors can read.
    private func checked(_ tracking: Double, _ own: MapReader) -> Double {
        if (-0.1...0.08).contains(tracking) { return tracking }
        own.findings.error(
            .layoutRange,
            "\(own.path).tracking must lie between -0.1em and 0.08em: with more, programs that read "
                + "the page split words", at: own.value("tracking")?.span,
            path: own.path(of: "tracking"))
        return 0
    }

    /// A weight: a number of CSS Fonts, or one of the usual names.
    private func weight(_ map: MapReader) -> Int? {
        guard let node = map.value("weight") else { return nil }
        switch node.value {
        case .number(let text):
            if let number = Int(text), (100...900).contains(number) { return number }
        case .string(let text):
            if let known = TextStyle.weights.first(where: { $0.name == text }) {
                return known.value
            }
        default: break
        }
        let names = TextStyle.weights.map(\.name)
        map.findings.error(
            .layoutChoice,
            "\(map.path(of: "weight")) must be a number from 100 to 900, or one of "
                + names.joined(separator: ", "), at: node.span, path: map.path(of: "weight"),
            suggestions: node.string.map { NearMiss.suggestions(for: $0, in: names) } ?? [])
        return nil
    }
}
