import Pages
import SourceTree

/// Decodes `header`.
struct HeaderDecoder {
    let map: MapReader

    func header() -> HeaderLayout {
        let rule = map.map("rule")
        return HeaderLayout(
            region: map.choice("region") ?? .full,
            rows: rows("blocks") ?? [.block(.name), .block(.label), .block(.contacts)],
            sideRows: rows("side") ?? [], alignment: map.choice("align") ?? .left,
            sideAlignment: map.choice("side-align") ?? .left,
            name: name(), contacts: contacts(), photo: photo(),
            rule: RuleLayout(rule, color: 0xB0B7C0), ruleLength: rule.length("length"))
    }

    private func rows(_ key: String) -> [HeaderLayout.Row]? {
        guard case .list(let shape) = map.shape(key) else { return nil }
        return map.list(key)?.compactMap { element in
            guard element.node.object != nil else { return map.choice(element).map { .block($0) } }
            let pair = map.inner(element.node, path: element.path, keys: shape.keys)
            if let words = pair.list("line") {
                let known = HeaderLayout.Element.short.map(\.rawValue)
                let blocks = words.compactMap {
                    map.word($0, known).flatMap(HeaderLayout.Element.init)
                }
                for half in ["left", "right"] where pair.value(half) != nil {
                    map.findings.error(
                        .layoutChoice, element, " has both \"line\" and \"\(half)\"")
                }
                return .line(blocks, separator: pair.string("separator") ?? "  —  ")
            }
            if pair.value("share") != nil, pair.value("right-share") != nil {
                map.findings.error(
                    .layoutChoice, element, " has both \"share\" and \"right-share\"")
            }
            return .pair(
                HeaderLayout.Pair(
                    left: pair.choices("left") ?? [], right: pair.choices("right") ?? [],
                    share: pair.extent("share") ?? .share(0.6),
                    rightShare: pair.extent("right-share"), gap: pair.length("gap"),
                    keepsHalves: pair.bool("keep") ?? false,
                    rightAlignment: pair.choice("right-align") ?? .right,
                    level: pair.choice("valign") ?? .middle))
        }
    }

    private func name() -> NameLayout {
        let own = map.map("name")
        return NameLayout(
            leastSize: own.length("min-size"), lines: own.integer("lines"), split: split())
    }

    /// What becomes of given and family name: by a word, or as a flag.
    private func split() -> NameLayout.Split {
        guard let value = map.placed("split-name") else { return .none }
        if case .bool(let flag) = value.node.value { return flag ? .styles : .none }
        return map.word(value, ["lines"]) == nil ? .none : .lines
    }

    private func contacts() -> ContactsLayout {
        let map = map.map("contacts")
        let first: [ContactsLayout.Kind] = map.choices("order") ?? []
        let hidden: [ContactsLayout.Kind] = map.choices("hide") ?? []
        let order = first + ContactsLayout.Kind.allCases.filter { !first.contains($0) }
        return ContactsLayout(
            order: order.filter { !hidden.contains($0) }, form: map.choice("form") ?? .row,
            columns: map.integer("columns") ?? 2, widths: map.choice("widths") ?? .equal,
            gap: map.length("gap"), labels: map.choice("labels") ?? .none,
            hasTitle: map.bool("title") ?? false, icons: icons(map),
            iconColor: map.color("icon-color"), separator: map.string("separator") ?? "  ·  ",
            location: map.template("location", of: .location)
                ?? TemplateSyntax.standard("{postalAddress}"),
            profile: map.template("profile", of: .profile)
                ?? ContactsLayout.usualProfile)
    }

    /// Which icons there are: by a word, or as a flag.
    private func icons(_ map: MapReader) -> ContactsLayout.Icons {
        guard let value = map.placed("icons") else { return .none }
        if case .bool(let flag) = value.node.value { return flag ? .marks : .none }
        return map.choice(value) ?? .none
    }

    private func photo() -> PhotoLayout {
        let map = map.map("photo")
        let width = map.length("width") ?? 24 * 72 / 25.4
        return PhotoLayout(
            side: map.choice("side"), width: width, height: map.length("height") ?? width * 4 / 3,
            gap: map.length("gap") ?? 6 * 72 / 25.4, shape: map.choice("shape") ?? .rectangle,
            tone: map.choice("tone") ?? .color,
            frame: map.length("frame") ?? 0,
            frameColor: map.color("frame-color") ?? Color(hex: 0xFFFFFF))
    }
}
