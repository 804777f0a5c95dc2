package import SourceTree

/// The rules that a resume file is checked against, each with how bad it is to break it.
struct Rule: Sendable {
    let kind: Diagnostic.Kind
    let severity: Diagnostic.Severity

    private init(_ name: String, _ severity: Diagnostic.Severity, isSilent: Bool = false) {
        self.init(Diagnostic.Kind(name, .data, isSilent: isSilent), severity)
    }

    private init(_ kind: Diagnostic.Kind, _ severity: Diagnostic.Severity) {
        self.kind = kind
        self.severity = severity
    }

    // The whole file.
    static let notAResume = Rule("not-a-resume", .error)
    static let nothingToPrint = Rule(.nothingToPrint, .error)
    static let nameMissing = Rule("name-missing", .warning)
    static let wrapped = Rule("wrapped-resume", .warning)

    static let readAs = Rule("read-as", .note)
    static let notCarriedOver = Rule("not-carried-over", .note)
    static let carriedOtherwise = Rule("carried-as-text", .note)
    static let sectionSplit = Rule("section-split", .note)

    // Other files.
    static let includeUnread = Rule("include-unread", .error)
    static let includeOutside = Rule("include-outside", .error)
    static let includeLoop = Rule("include-loop", .error)
    static let includeLimit = Rule("include-limit", .error)
    static let includeKind = Rule("include-kind", .error)

    // Kinds of values.
    static let wrongType = Rule("wrong-type", .error)
    static let numberForText = Rule("number-for-text", .note, isSilent: true)
    static let boolForText = Rule("bool-for-text", .warning)
    static let listForText = Rule("list-for-text", .warning)
    static let mapForText = Rule("map-for-text", .warning)
    static let textForList = Rule("text-for-list", .note, isSilent: true)
    static let mapForList = Rule("map-for-list", .warning)
    static let textForMap = Rule("text-for-map", .note, isSilent: true)
    static let textForEntry = Rule("text-for-entry", .warning)
    static let mapForItem = Rule("map-for-item", .warning)

    // Keys.
    static let oldSpelling = Rule("old-spelling", .note, isSilent: true)
    static let spellingConflict = Rule("spelling-conflict", .warning)
    static let keySpelling = Rule("key-spelling", .note, isSilent: true)
    static let unknownKey = Rule("unknown-key", .warning)
    static let misplacedKey = Rule("misplaced-key", .warning)
    static let settingIgnored = Rule("setting-ignored", .note)
    static let hidden = Rule("entry-hidden", .note, isSilent: true)

    // Languages.
    static let otherLanguage = Rule("other-language", .warning)
    static let languageChosen = Rule(.languageChosen, .note)
    static let languageMissing = Rule("language-missing", .error)
    static let languageSpelling = Rule("language-spelling", .warning)
    static let languageTwice = Rule("language-twice", .warning)
    static let languageCoverage = Rule(.languageCoverage, .note)
    static let textUntranslated = Rule(.textUntranslated, .warning)

    // Dates.
    static let dateFormat = Rule("date-format", .warning)
    static let dateAmbiguous = Rule("date-ambiguous", .warning)
    static let dateForm = Rule("date-form", .note, isSilent: true)
    static let dateText = Rule("date-text", .note, isSilent: true)
    static let dateOngoing = Rule("date-ongoing", .note, isSilent: true)
    static let dateOrder = Rule("date-order", .warning)
    static let dateUnused = Rule("date-unused", .warning)
    static let timestamp = Rule("timestamp-form", .note, isSilent: true)

    // Addresses and codes.
    static let linkRefused = Rule("link-refused", .warning)
    static let linkScheme = Rule("link-scheme", .note, isSilent: true)
    static let emailForm = Rule("email-form", .note)
    static let phoneForm = Rule("phone-form", .note, isSilent: true)
    static let countryCode = Rule("country-code", .note, isSilent: true)
    static let languageTag = Rule("language-tag", .note)
    static let pageLimit = Rule("page-limit", .warning)
    static let imagePath = Rule("image-path", .warning)

    // Texts.
    static let html = Rule("html", .note, isSilent: true)
    static let htmlRemoved = Rule("html-removed", .note, isSilent: true)
    static let imageInText = Rule("image-in-text", .note)
    static let controlCharacter = Rule("control-character", .warning)
    static let combiningMarks = Rule("combining-marks", .warning)
    static let longWord = Rule("long-word", .warning)
    static let literalEscape = Rule("literal-escape", .warning)
    static let placeholder = Rule(.placeholder, .warning)

    // Documents of a database.
    static let firestoreValue = Rule("firestore-value", .warning)
    static let textMissing = Rule("text-missing", .warning)
    static let collectionForbidden = Rule("collection-forbidden", .note)
}

extension Diagnostic.Kind {
    /// The resume says nothing that a page could show.
    package static let nothingToPrint = Self("nothing-to-print", .data)
    /// Nobody said which of the resume's languages is taken.
    package static let languageChosen = Self("language-chosen", .data)
    /// A language of the resume lacks some texts.
    package static let languageCoverage = Self("language-coverage", .data, isSilent: true)
    /// A text is not there in the resume's language.
    package static let textUntranslated = Self("text-untranslated", .data)
}
