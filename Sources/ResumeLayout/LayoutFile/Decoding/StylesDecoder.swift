import Pages
import SourceTree

/// Decodes `fonts`, `colors` and `styles`.
struct StylesDecoder {
    /// The families of the layout, by the names that it gives them.
    let fonts: [String: String]
    private let map: MapReader

    /// Opens the styles in a map.
    init(_ map: MapReader, fonts: [String: String]) {
        self.fonts = fonts
        self.map = map.map("styles")
    }

    static func colors(_ root: MapReader) -> [String: Color] {
        let map = root.table("colors")
        return map.values { map.color($0) }
    }

    static func fonts(_ root: MapReader) -> [String: String] {
        let map = root.table("fonts")
        return map.values { map.string($0) }
    }

    func styles() -> TextStyles {
        let start = TextStyle(
            family: fonts["body"] ?? "Source Sans 3", weight: 400, isItalic: false, size: 10,
            leading: 1.3, color: .black, tracking: 0, caps: .none)
        var styles = TextStyles(all: style(.body, from: start))
        let body = map.map("body")
        if let base = body.placed("inherits") {
            map.findings.add(
                .layoutChoice,
                "\(body.path) inherits from no other style: all others start from it",
                at: base.node.span, path: base.path)
        }
        var done: Set<TextStyles.Slot> = [.body]
        for slot in TextStyles.Slot.allCases {
            resolve(slot, into: &styles, done: &done, pending: [])
        }
        return styles
    }

    /// Sets a slot's style, after that of the slot it inherits from.
    private func resolve(
        _ slot: TextStyles.Slot, into styles: inout TextStyles, done: inout Set<TextStyles.Slot>,
        pending: Set<TextStyles.Slot>
    ) {
        guard !done.contains(slot) else { return }
        let own = map.path(of: slot.rawValue)
        let path = own + ".inherits"
        let base = map.node?[slot.rawValue]?["inherits"]
        var parent = slot.standardParent
        if let name = base?.string {
            if let known = TextStyles.Slot(rawValue: name) {
                parent = known
            } else {
                let names = TextStyles.Slot.allCases.map(\.rawValue)
                map.findings.add(
                    .layoutChoice, "\(own): there is no style \"\(name)\"", at: base?.span,
                    path: path, suggestions: NearMiss.suggestions(for: name, in: names))
            }
        } else if let base, base.value != .null {
            map.findings.wrongType(PlacedNode(node: base, path: path), "a style's name")
        }
        if pending.contains(parent) || parent == slot {
            map.findings.add(
                .layoutCycle, "\(own) inherits from itself", at: base?.span, path: path)
            parent = .body
        } else {
            resolve(parent, into: &styles, done: &done, pending: pending.union([slot]))
        }
        styles[slot] = style(slot, from: styles[parent])
        done.insert(slot)
    }

    private func style(_ slot: TextStyles.Slot, from start: TextStyle) -> TextStyle {
        var own = map.map(slot.rawValue)
        own.em = start.size
        var style = start
        if let font = own.string("font") { style.family = fonts[font] ?? font }
        style.weight = weight(own) ?? start.weight
        style.isItalic = own.bool("italic") ?? start.isItalic
        style.size = own.length("size") ?? start.size
        style.leading = own.number("leading") ?? start.leading
        style.color = own.color("color") ?? start.color
        own.em = style.size
        style.tracking = tracking(own) ?? start.tracking
        style.caps = own.choice("caps") ?? start.caps
        style.figures = own.choice("figures") ?? start.figures
        style.underlinesLinks = own.bool("underline") ?? start.underlinesLinks
        return style
    }

    /// The tracking in em, within what extractors can read.
    private func tracking(_ own: MapReader) -> Double? {
        guard let value = own.placed("tracking"), let length = own.length("tracking") else {
            return nil
        }
        if (-0.1...0.08).contains(length / own.em) { return length / own.em }
        own.findings.error(
            .layoutRange, value,
            " must lie between -0.1em and 0.08em: with more, programs that read the page split "
                + "words")
        return 0
    }

    /// A weight: a number of CSS Fonts, or one of the usual names.
    private func weight(_ own: MapReader) -> Int? {
        guard let value = own.placed("weight") else { return nil }
        switch value.node.value {
        case .number(let text):
            if let number = Int(text), (100...900).contains(number) { return number }
        case .string(let text):
            if let known = TextStyle.weights.first(where: { $0.name == text }) {
                return known.value
            }
        default: break
        }
        let names = TextStyle.weights.map(\.name)
        own.findings.error(
            .layoutChoice, value,
            " must be a number from 100 to 900, or one of \(names.joined(separator: ", "))",
            suggestions: value.node.string.map { NearMiss.suggestions(for: $0, in: names) } ?? [])
        return nil
    }
}
