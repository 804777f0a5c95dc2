import CPango

/// The lists of OpenType features that are asked of a font, each of one Pango attribute.
final class OptionalFeatures {
    /// No optional ligatures.
    private let plain: UnsafeMutablePointer<GSList>
    /// The same, with small letters as small capitals.
    private let smallCaps: UnsafeMutablePointer<GSList>

    private static let withoutLigatures = "liga=0,clig=0,dlig=0,calt=0,hlig=0"

    /// Makes the lists; nil if memory is lacking.
    init?() {
        guard let plain = Self.list(Self.withoutLigatures) else { return nil }
        guard let smallCaps = Self.list(Self.withoutLigatures + ",smcp=1") else {
            Self.free(plain)
            return nil
        }
        self.plain = plain
        self.smallCaps = smallCaps
    }

    deinit {
        Self.free(plain)
        Self.free(smallCaps)
    }

    /// The list for a stretch of text; it lives as long as this object.
    func list(isSmallCaps: Bool) -> UnsafeMutablePointer<GSList> { isSmallCaps ? smallCaps : plain }

    private static func list(_ features: String) -> UnsafeMutablePointer<GSList>? {
        guard let attribute = pango_attr_font_features_new(features) else { return nil }
        return g_slist_prepend(nil, attribute)
    }

    private static func free(_ list: UnsafeMutablePointer<GSList>) {
        pango_attribute_destroy(list.pointee.data.assumingMemoryBound(to: PangoAttribute.self))
        g_slist_free(list)
    }
}
