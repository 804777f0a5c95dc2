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
    var features: String {
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
