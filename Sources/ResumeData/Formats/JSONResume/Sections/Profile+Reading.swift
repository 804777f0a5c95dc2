import ResumeModel
import SourceTree

extension Profile: ResumeEntry {
    static let keys = KeyTable([
        "network": ["name", "site"],
        "username": ["user", "handle"],
        "url": ["website", "link"],
    ])

    var heading: RichText {
        get { RichText(network ?? "") }
        set { network = newValue.isEmpty ? nil : newValue.plain }
    }

    init(_ fields: inout FieldReader) {
        self.init()
        network = fields.plain("network")
        username = fields.plain("username")
        url = fields.web("url")
        extra = fields.extra()
    }

    mutating func takeDetail(_ field: Field, _ context: MappingContext) -> Bool {
        guard let text = field.node.string else { return false }
        if text.utf8.contains(UInt8(ascii: "/")) {
            url = context.web(field)
        } else {
            username = context.plain(field)
        }
        return true
    }
}
