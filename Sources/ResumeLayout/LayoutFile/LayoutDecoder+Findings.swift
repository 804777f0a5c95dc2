package import SourceTree

extension Diagnostic.Kind {
    static let layoutChoice = Self("layout-choice", .layout)
    static let layoutColor = Self("layout-color", .layout)
    /// A part of the layout builds on itself.
    package static let layoutCycle = Self("layout-cycle", .layout)
    static let layoutDate = Self("layout-date", .layout)
    static let layoutField = Self("layout-field", .layout)
    static let layoutKey = Self("layout-key", .layout)
    static let layoutLength = Self("layout-length", .layout)
    static let layoutMargin = Self("layout-margin", .layout)
    static let layoutMissing = Self("layout-missing", .layout)
    static let layoutName = Self("layout-name", .layout)
    static let layoutRange = Self("layout-range", .layout)
    static let layoutRegion = Self("layout-region", .layout)
    static let layoutRepeated = Self("layout-repeated", .layout)
    static let layoutSection = Self("layout-section", .layout)
    static let layoutSet = Self("layout-set", .layout)
    static let layoutSize = Self("layout-size", .layout)
    static let layoutTemplate = Self("layout-template", .layout)
    /// A value of the layout is of the wrong kind.
    package static let layoutType = Self("layout-type", .layout)
}
