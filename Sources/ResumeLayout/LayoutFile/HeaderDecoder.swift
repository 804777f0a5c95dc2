import Pages
import SourceTree

/// Decodes `header`.
struct HeaderDecoder {
    let root: MapReader
    let em: Double

    func header() -> HeaderLayout {
        let map = root.map("header", keys: ["blocks", "align", "contacts", "photo"])
        return HeaderLayout(
            blocks: map.choices("blocks", HeaderLayout.Block.self) ?? [.name, .label, .contacts],
            alignment: map.choice("align", Alignment.self) ?? .left,
            contacts: contacts(map),
            photo: photo(map))
    }

    private func contacts(_ header: MapReader) -> ContactsLayout {
        let map = header.map(
            "contacts", keys: ["order", "icons", "separator", "location", "profile"])
        let standardLocation = TemplateSyntax.standard(
            "{address}[, {city}][, {region}][ {postalCode}][, {countryCode}]")
        return ContactsLayout(
            order: map.choices("order", ContactsLayout.Kind.self)
                ?? ContactsLayout.Kind.allCases,
            icons: map.bool("icons") ?? false,
            separator: map.string("separator") ?? "  ·  ",
            location: map.template("location") ?? standardLocation,
            profile: map.template("profile")
                ?? TemplateSyntax.standard("[{network}: ]{username}"))
    }

    private func photo(_ header: MapReader) -> PhotoLayout {
        let map = header.map("photo", keys: ["side", "width", "height", "gap", "shape"])
        let width = map.length("width", in: 10...300, em: em) ?? 24 * 72 / 25.4
        return PhotoLayout(
            side: header.value("photo") == nil
                ? nil : map.choice("side", PhotoLayout.Side.self) ?? .right,
            width: width,
            height: map.length("height", in: 10...300, em: em) ?? width * 4 / 3,
            gap: map.length("gap", in: 0...100, em: em) ?? 6 * 72 / 25.4,
            shape: map.choice("shape", PhotoLayout.Shape.self) ?? .rectangle)
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
