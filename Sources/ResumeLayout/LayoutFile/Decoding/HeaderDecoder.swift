import Pages
import SourceTree

/// Decodes `header`.
struct HeaderDecoder {
    let root: MapReader
    let em: Double
    let colors: [String: Color]

    func header() -> HeaderLayout {
        let map = root.map("header")
        let rule = map.map("rule")
        let alignment = map.choice("align", Alignment.self) ?? .left
        return HeaderLayout(
            region: map.choice("region", HeaderLayout.Region.self) ?? .full,
            rows: rows(map, "blocks") ?? [.block(.name), .block(.label), .block(.contacts)],
            sideRows: rows(map, "side") ?? [],
            alignment: alignment,
            sideAlignment: map.choice("side-align", Alignment.self) ?? .left,
            splitsName: map.bool("split-name") ?? false,
            contacts: contacts(map),
            photo: photo(map),
            rule: RuleLayout(
                thickness: rule.length("thickness", em: em) ?? 0.5,
                color: rule.color("color", named: colors) ?? Color(hex: 0xB0B7C0)),
            ruleLength: rule.length("length", em: em))
    }

    private func rows(_ map: MapReader, _ key: String) -> [HeaderLayout.Row]? {
        guard let elements = map.list(key), case .list(let shape) = map.shape(key) else {
            return nil
        }
        let names = HeaderLayout.Element.allCases.map(\.rawValue)
        return elements.compactMap { element -> HeaderLayout.Row? in
            guard element.node.object != nil else {
                return map.word(element.node, names, path: element.path)
                    .flatMap(HeaderLayout.Element.init(rawValue:)).map { .block($0) }
            }
            let pair = MapReader(
                element.node, path: element.path, keys: shape.keys ?? [], findings: map.findings)
            var share = 0.6
            if case .share(let asked) = pair.extent("share", em: em) { share = asked }
            return .pair(
                HeaderLayout.Pair(
                    left: pair.choices("left", HeaderLayout.Element.self) ?? [],
                    right: pair.choices("right", HeaderLayout.Element.self) ?? [], share: share,
                    rightAlignment: pair.choice("right-align", Alignment.self) ?? .right,
                    level: pair.choice("valign", HeaderLayout.Level.self) ?? .middle))
        }
    }

    private func contacts(_ header: MapReader) -> ContactsLayout {
        let map = header.map("contacts")
        let first = map.choices("order", ContactsLayout.Kind.self) ?? []
        let hidden = map.choices("hide", ContactsLayout.Kind.self) ?? []
        let order = first + ContactsLayout.Kind.allCases.filter { !first.contains($0) }
        return ContactsLayout(
            order: order.filter { !hidden.contains($0) },
            form: map.choice("form", ContactsLayout.Form.self) ?? .row,
            columns: Int(map.number("columns") ?? 2),
            icons: map.bool("icons") ?? false,
            iconColor: map.color("icon-color", named: colors),
            separator: map.string("separator") ?? "  ·  ",
            location: map.template("location", of: .location)
                ?? TemplateSyntax.standard("{postalAddress}"),
            profile: map.template("profile", of: .profile)
                ?? TemplateSyntax.standard("[{network}: ]{username}"))
    }

    private func photo(_ header: MapReader) -> PhotoLayout {
        let map = header.map("photo")
        let width = map.length("width", em: em) ?? 24 * 72 / 25.4
        return PhotoLayout(
            side: map.choice("side", PhotoLayout.Side.self),
            width: width,
            height: map.length("height", em: em) ?? width * 4 / 3,
            gap: map.length("gap", em: em) ?? 6 * 72 / 25.4,
            shape: map.choice("shape", PhotoLayout.Shape.self) ?? .rectangle,
            frame: map.length("frame", em: em) ?? 0,
            frameColor: map.color("frame-color", named: colors) ?? Color(hex: 0xFFFFFF))
    }
}

extension TemplateSyntax {
    /// A template of our own; one with a fault is shown as it stands.
    static func standard(_ text: String) -> Template {
        switch template(text) {
        case .success(let template): template
        case .failure: Template(parts: [.text(text)])
        }
    }
}
