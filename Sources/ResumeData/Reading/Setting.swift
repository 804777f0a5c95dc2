import SourceTree

/// Values that steer a page or a program, under the names that templates and exports use.
enum Setting {
    /// Whether what stands under a key that no table knows is a setting.
    static func isSetting(_ field: Field) -> Bool {
        let key = KeyTable.folded(field.key)
        switch field.node.value {
        case .null: return false
        case .bool: return true
        case .number:
            return names.contains(key) || ranks.contains(key) || ends.contains(where: key.hasSuffix)
        case .string(let text):
            return names.contains(key) || ends.contains(where: key.hasSuffix) || isDrawing(text)
                || key == "position" && sides.contains(text.lowercased())
        case .array(let elements):
            return images.contains(key) && elements.allSatisfy { $0.string != nil }
        case .object: return images.contains(key) || key == "style" || key == "settings"
        }
    }

    /// Whether a map says that it is not to be shown.
    static func hides(_ map: Node) -> Bool {
        guard let members = map.object else { return false }
        return members.contains { member in
            guard let answer = answer(member.value) else { return false }
            let key = KeyTable.folded(member.key)
            return answer ? hiding.contains(key) : showing.contains(key)
        }
    }

    private static func answer(_ node: Node) -> Bool? {
        switch node.value {
        case .bool(let value): value
        case .string("true"): true
        case .string("false"): false
        default: nil
        }
    }

    /// Whether a text is a colour, a drawing, an icon's class or the name of a picture's file.
    private static func isDrawing(_ text: String) -> Bool {
        let text = text.lowercased()
        if text.hasPrefix("<svg") { return true }
        if text.contains(" ") {
            return icons.contains { text.hasPrefix($0) } && !text.dropFirst(4).contains(".")
        }
        if text.hasPrefix("#"), [4, 7, 9].contains(text.utf8.count) {
            return text.dropFirst().allSatisfy(\.isHexDigit)
        }
        return files.contains(where: text.hasSuffix)
    }

    private static let hiding: Set<String> = ["hide", "hidden", "ishidden", "disabled", "draft"]
    private static let showing: Set<String> = [
        "visible", "isvisible", "enabled", "isenabled", "show", "display", "include", "included",
    ]
    private static let images: Set<String> = [
        "image", "images", "img", "imgs", "imageurl", "imgurl", "logo", "logos", "thumbnail",
        "thumb", "avatar", "favicon", "banner", "screenshot", "screenshots", "qrcode",
    ]
    private static let names = images.union([
        "id", "uuid", "guid", "slug", "dataindex", "template", "selectedtemplate", "theme",
        "iconclass", "iconname", "colors", "css", "font", "fontsize", "fontfamily", "layout",
        "target", "separatelinks",
    ])
    /// Keys that are settings only where their value is a number.
    private static let ranks: Set<String> = [
        "order", "priority", "weight", "sort", "sortorder", "position", "index", "columns", "width",
        "height",
    ]
    private static let sides: Set<String> = ["left", "right", "top", "bottom", "center"]
    private static let ends = ["color", "colour", "icon", "logo", "thumbnail", "classname", "img"]
    private static let files = [".png", ".jpg", ".jpeg", ".gif", ".webp", ".ico", ".svg"]
    private static let icons = ["fa fa-", "fas fa-", "fab fa-", "far fa-", "icon-", "mdi mdi-"]
}
