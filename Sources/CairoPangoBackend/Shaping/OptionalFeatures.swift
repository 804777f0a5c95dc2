import CPango

/// The lists of OpenType features that are asked of a font, each of one Pango attribute.
final class OptionalFeatures {
    private struct Wish: Hashable {
        var forms: LetterForms
        var composes: Bool
    }

    /// The lists by what they ask for; all without optional ligatures.
    private var lists: [Wish: UnsafeMutablePointer<GSList>] = [:]

    /// Those that fonts use unless told not to (OpenType's registry of features); Pango reads the list
    /// anew for each word.
    private static let withoutLigatures = "liga=0,clig=0,calt=0"

    deinit {
        for list in lists.values {
            pango_attribute_destroy(list.pointee.data.assumingMemoryBound(to: PangoAttribute.self))
            g_slist_free(list)
        }
    }

    /// The list for a stretch of text, which may have signs to compose; it lives as long as this object.
    func list(_ forms: LetterForms, composes: Bool) -> UnsafeMutablePointer<GSList>? {
        let wish = Wish(forms: forms, composes: composes)
        if let known = lists[wish] { return known }
        let features = Self.withoutLigatures + (composes ? "" : ",ccmp=0") + forms.features
        let list = g_slist_prepend(nil, pango_attr_font_features_new(features))
        lists[wish] = list
        return list
    }
}
