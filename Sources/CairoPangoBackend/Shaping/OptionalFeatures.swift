import CPango
import Characters
import Pages

/// The shapes of letters and figures that a font is asked for where it has several.
struct LetterForms: Hashable {
    /// Whether small letters are small capitals.
    var isSmallCaps = false
    /// The shape of figures; nil for the font's own.
    var figures: FontQuery.Figures?
    /// Whether small capitals are made of the letters' forms for the language.
    ///
    /// Fonts put these forms first, and not all of them become small capitals: the German f of EB
    /// Garamond stays as it is. Only where an i keeps its dot do they tell letters apart.
    var isLocal = false

    /// Forms for a text in a language, by its BCP 47 tag.
    init(isSmallCaps: Bool = false, figures: FontQuery.Figures? = nil, language: String = "") {
        self.isSmallCaps = isSmallCaps
        self.figures = figures
        isLocal =
            isSmallCaps && ["tr", "az", "crh", "kk", "tt"].contains(language.primarySubtag)
    }

    /// The OpenType features that say so.
    fileprivate var features: String {
        let figures =
            switch figures {
            case nil: ""
            case .lining: ",lnum=1"
            case .oldstyle: ",onum=1"
            case .tabular: ",tnum=1"
            }
        return (isSmallCaps ? ",smcp=1" + (isLocal ? "" : ",locl=0") : "") + figures
    }
}

/// The lists of OpenType features that are asked of a font, each of one Pango attribute.
final class OptionalFeatures {
    private struct Wish: Hashable {
        var forms: LetterForms
        var composes: Bool
    }

    /// The lists by what they ask for; all without optional ligatures.
    private var lists: [Wish: UnsafeMutablePointer<GSList>] = [:]

    private static let withoutLigatures = "liga=0,clig=0,dlig=0,calt=0,hlig=0"

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
