// The files that are built in. The order of the fonts is the order in which a character that one lacks
// is looked for in the others; that of the starters is the order in which their languages are listed. Tests compare these lists with the folders.

#include "Assets.h"

static const unsigned char font_source_sans3_regular[] = {
#embed "../../Fonts/SourceSans3/SourceSans3-Regular.ttf"
};
static const unsigned char font_source_sans3_italic[] = {
#embed "../../Fonts/SourceSans3/SourceSans3-Italic.ttf"
};
static const unsigned char font_source_sans3_bold[] = {
#embed "../../Fonts/SourceSans3/SourceSans3-Bold.ttf"
};
static const unsigned char font_source_sans3_bold_italic[] = {
#embed "../../Fonts/SourceSans3/SourceSans3-BoldItalic.ttf"
};
static const unsigned char font_carlito_regular[] = {
#embed "../../Fonts/Carlito/Carlito-Regular.ttf"
};
static const unsigned char font_carlito_italic[] = {
#embed "../../Fonts/Carlito/Carlito-Italic.ttf"
};
static const unsigned char font_carlito_bold[] = {
#embed "../../Fonts/Carlito/Carlito-Bold.ttf"
};
static const unsigned char font_carlito_bold_italic[] = {
#embed "../../Fonts/Carlito/Carlito-BoldItalic.ttf"
};
static const unsigned char font_gentium_book_plus_regular[] = {
#embed "../../Fonts/GentiumBookPlus/GentiumBookPlus-Regular.ttf"
};
static const unsigned char font_gentium_book_plus_italic[] = {
#embed "../../Fonts/GentiumBookPlus/GentiumBookPlus-Italic.ttf"
};
static const unsigned char font_gentium_book_plus_bold[] = {
#embed "../../Fonts/GentiumBookPlus/GentiumBookPlus-Bold.ttf"
};
static const unsigned char font_gentium_book_plus_bold_italic[] = {
#embed "../../Fonts/GentiumBookPlus/GentiumBookPlus-BoldItalic.ttf"
};
static const unsigned char font_ebgaramond_regular[] = {
#embed "../../Fonts/EBGaramond/EBGaramond-Regular.ttf"
};
static const unsigned char font_ebgaramond_italic[] = {
#embed "../../Fonts/EBGaramond/EBGaramond-Italic.ttf"
};
static const unsigned char font_ebgaramond_bold[] = {
#embed "../../Fonts/EBGaramond/EBGaramond-Bold.ttf"
};
static const unsigned char font_ebgaramond_bold_italic[] = {
#embed "../../Fonts/EBGaramond/EBGaramond-BoldItalic.ttf"
};
static const unsigned char font_fira_sans_light[] = {
#embed "../../Fonts/FiraSans/FiraSans-Light.ttf"
};
static const unsigned char font_fira_sans_regular[] = {
#embed "../../Fonts/FiraSans/FiraSans-Regular.ttf"
};
static const unsigned char font_fira_sans_italic[] = {
#embed "../../Fonts/FiraSans/FiraSans-Italic.ttf"
};
static const unsigned char font_fira_sans_bold[] = {
#embed "../../Fonts/FiraSans/FiraSans-Bold.ttf"
};
static const unsigned char font_fira_sans_bold_italic[] = {
#embed "../../Fonts/FiraSans/FiraSans-BoldItalic.ttf"
};
static const unsigned char font_cmu_serif_regular[] = {
#embed "../../Fonts/CMUSerif/CMUSerif-Regular.ttf"
};
static const unsigned char font_cmu_serif_italic[] = {
#embed "../../Fonts/CMUSerif/CMUSerif-Italic.ttf"
};
static const unsigned char font_cmu_serif_bold[] = {
#embed "../../Fonts/CMUSerif/CMUSerif-Bold.ttf"
};
static const unsigned char font_cmu_serif_bold_italic[] = {
#embed "../../Fonts/CMUSerif/CMUSerif-BoldItalic.ttf"
};
static const unsigned char font_libre_franklin_regular[] = {
#embed "../../Fonts/LibreFranklin/LibreFranklin-Regular.ttf"
};
static const unsigned char font_libre_franklin_italic[] = {
#embed "../../Fonts/LibreFranklin/LibreFranklin-Italic.ttf"
};
static const unsigned char font_libre_franklin_bold[] = {
#embed "../../Fonts/LibreFranklin/LibreFranklin-Bold.ttf"
};
static const unsigned char font_libre_franklin_bold_italic[] = {
#embed "../../Fonts/LibreFranklin/LibreFranklin-BoldItalic.ttf"
};
static const unsigned char font_noto_emoji_bold[] = {
#embed "../../Fonts/NotoEmoji/NotoEmoji-Bold.ttf"
};
static const unsigned char network_marks[] = {
#embed "../../Fonts/SimpleIcons/marks.tsv"
};
static const unsigned char layout_academic[] = {
#embed "../../Layouts/academic.yaml"
};
static const unsigned char layout_accent[] = {
#embed "../../Layouts/accent.yaml"
};
static const unsigned char layout_ats[] = {
#embed "../../Layouts/ats.yaml"
};
static const unsigned char layout_banking[] = {
#embed "../../Layouts/banking.yaml"
};
static const unsigned char layout_card[] = {
#embed "../../Layouts/card.yaml"
};
static const unsigned char layout_casual[] = {
#embed "../../Layouts/casual.yaml"
};
static const unsigned char layout_classic[] = {
#embed "../../Layouts/classic.yaml"
};
static const unsigned char layout_compact[] = {
#embed "../../Layouts/compact.yaml"
};
static const unsigned char layout_deedy[] = {
#embed "../../Layouts/deedy.yaml"
};
static const unsigned char layout_engineering[] = {
#embed "../../Layouts/engineering.yaml"
};
static const unsigned char layout_europass[] = {
#embed "../../Layouts/europass.yaml"
};
static const unsigned char layout_executive[] = {
#embed "../../Layouts/executive.yaml"
};
static const unsigned char layout_jake[] = {
#embed "../../Layouts/jake.yaml"
};
static const unsigned char layout_masthead[] = {
#embed "../../Layouts/masthead.yaml"
};
static const unsigned char layout_modern[] = {
#embed "../../Layouts/modern.yaml"
};
static const unsigned char layout_nocturne[] = {
#embed "../../Layouts/nocturne.yaml"
};
static const unsigned char layout_nocturne_light[] = {
#embed "../../Layouts/nocturne-light.yaml"
};
static const unsigned char layout_sidebar[] = {
#embed "../../Layouts/sidebar.yaml"
};
static const unsigned char layout_swiss[] = {
#embed "../../Layouts/swiss.yaml"
};
static const unsigned char layout_timeline[] = {
#embed "../../Layouts/timeline.yaml"
};
static const unsigned char language_ar[] = {
#embed "Languages/ar.yaml"
};
static const unsigned char language_ca[] = {
#embed "Languages/ca.yaml"
};
static const unsigned char language_cs[] = {
#embed "Languages/cs.yaml"
};
static const unsigned char language_da[] = {
#embed "Languages/da.yaml"
};
static const unsigned char language_de[] = {
#embed "Languages/de.yaml"
};
static const unsigned char language_el[] = {
#embed "Languages/el.yaml"
};
static const unsigned char language_en[] = {
#embed "Languages/en.yaml"
};
static const unsigned char language_en_001[] = {
#embed "Languages/en-001.yaml"
};
static const unsigned char language_en_ca[] = {
#embed "Languages/en-CA.yaml"
};
static const unsigned char language_en_us[] = {
#embed "Languages/en-US.yaml"
};
static const unsigned char language_es[] = {
#embed "Languages/es.yaml"
};
static const unsigned char language_fi[] = {
#embed "Languages/fi.yaml"
};
static const unsigned char language_fr[] = {
#embed "Languages/fr.yaml"
};
static const unsigned char language_fr_ch[] = {
#embed "Languages/fr-CH.yaml"
};
static const unsigned char language_gl[] = {
#embed "Languages/gl.yaml"
};
static const unsigned char language_he[] = {
#embed "Languages/he.yaml"
};
static const unsigned char language_hi[] = {
#embed "Languages/hi.yaml"
};
static const unsigned char language_hu[] = {
#embed "Languages/hu.yaml"
};
static const unsigned char language_id[] = {
#embed "Languages/id.yaml"
};
static const unsigned char language_is[] = {
#embed "Languages/is.yaml"
};
static const unsigned char language_it[] = {
#embed "Languages/it.yaml"
};
static const unsigned char language_ja[] = {
#embed "Languages/ja.yaml"
};
static const unsigned char language_ko[] = {
#embed "Languages/ko.yaml"
};
static const unsigned char language_nb[] = {
#embed "Languages/nb.yaml"
};
static const unsigned char language_nl[] = {
#embed "Languages/nl.yaml"
};
static const unsigned char guessing_evidence[] = {
#embed "Guessing/evidence.txt"
};
static const unsigned char guessing_endings[] = {
#embed "Guessing/endings.txt"
};
static const unsigned char language_others[] = {
#embed "Languages/others.yaml"
};
static const unsigned char language_pl[] = {
#embed "Languages/pl.yaml"
};
static const unsigned char language_pt[] = {
#embed "Languages/pt.yaml"
};
static const unsigned char language_pt_br[] = {
#embed "Languages/pt-BR.yaml"
};
static const unsigned char language_ro[] = {
#embed "Languages/ro.yaml"
};
static const unsigned char language_ru[] = {
#embed "Languages/ru.yaml"
};
static const unsigned char language_sk[] = {
#embed "Languages/sk.yaml"
};
static const unsigned char language_sv[] = {
#embed "Languages/sv.yaml"
};
static const unsigned char language_tr[] = {
#embed "Languages/tr.yaml"
};
static const unsigned char language_uk[] = {
#embed "Languages/uk.yaml"
};
static const unsigned char language_vi[] = {
#embed "Languages/vi.yaml"
};
static const unsigned char language_zh_hans[] = {
#embed "Languages/zh-Hans.yaml"
};
static const unsigned char language_zh_hant[] = {
#embed "Languages/zh-Hant.yaml"
};
static const unsigned char messages_es[] = {
#embed "Messages/es.yaml"
};
static const unsigned char starter_de[] = {
#embed "Starters/de.yaml"
};
static const unsigned char starter_en[] = {
#embed "Starters/en.yaml"
};
static const unsigned char starter_es[] = {
#embed "Starters/es.yaml"
};
static const unsigned char starter_fr[] = {
#embed "Starters/fr.yaml"
};
static const unsigned char hyphenation_ca[] = {
#embed "Hyphenation/ca.pat"
};
static const unsigned char hyphenation_da[] = {
#embed "Hyphenation/da.pat"
};
static const unsigned char hyphenation_de[] = {
#embed "Hyphenation/de.pat"
};
static const unsigned char hyphenation_el[] = {
#embed "Hyphenation/el.pat"
};
static const unsigned char hyphenation_en[] = {
#embed "Hyphenation/en.pat"
};
static const unsigned char hyphenation_en_001[] = {
#embed "Hyphenation/en-001.pat"
};
static const unsigned char hyphenation_en_ca[] = {
#embed "Hyphenation/en-CA.pat"
};
static const unsigned char hyphenation_en_us[] = {
#embed "Hyphenation/en-US.pat"
};
static const unsigned char hyphenation_es[] = {
#embed "Hyphenation/es.pat"
};
static const unsigned char hyphenation_fi[] = {
#embed "Hyphenation/fi.pat"
};
static const unsigned char hyphenation_fr[] = {
#embed "Hyphenation/fr.pat"
};
static const unsigned char hyphenation_gl[] = {
#embed "Hyphenation/gl.pat"
};
static const unsigned char hyphenation_is[] = {
#embed "Hyphenation/is.pat"
};
static const unsigned char hyphenation_it[] = {
#embed "Hyphenation/it.pat"
};
static const unsigned char hyphenation_nb[] = {
#embed "Hyphenation/nb.pat"
};
static const unsigned char hyphenation_nl[] = {
#embed "Hyphenation/nl.pat"
};
static const unsigned char hyphenation_nn[] = {
#embed "Hyphenation/nn.pat"
};
static const unsigned char hyphenation_no[] = {
#embed "Hyphenation/no.pat"
};
static const unsigned char hyphenation_pl[] = {
#embed "Hyphenation/pl.pat"
};
static const unsigned char hyphenation_pt[] = {
#embed "Hyphenation/pt.pat"
};
static const unsigned char hyphenation_ru[] = {
#embed "Hyphenation/ru.pat"
};
static const unsigned char hyphenation_sk[] = {
#embed "Hyphenation/sk.pat"
};
static const unsigned char hyphenation_sv[] = {
#embed "Hyphenation/sv.pat"
};
static const unsigned char hyphenation_tr[] = {
#embed "Hyphenation/tr.pat"
};
static const unsigned char hyphenation_uk[] = {
#embed "Hyphenation/uk.pat"
};
static const unsigned char countries_ar[] = {
#embed "Countries/ar.tsv"
};
static const unsigned char countries_ca[] = {
#embed "Countries/ca.tsv"
};
static const unsigned char countries_cs[] = {
#embed "Countries/cs.tsv"
};
static const unsigned char countries_da[] = {
#embed "Countries/da.tsv"
};
static const unsigned char countries_de[] = {
#embed "Countries/de.tsv"
};
static const unsigned char countries_el[] = {
#embed "Countries/el.tsv"
};
static const unsigned char countries_es[] = {
#embed "Countries/es.tsv"
};
static const unsigned char countries_fi[] = {
#embed "Countries/fi.tsv"
};
static const unsigned char countries_fr[] = {
#embed "Countries/fr.tsv"
};
static const unsigned char countries_gl[] = {
#embed "Countries/gl.tsv"
};
static const unsigned char countries_he[] = {
#embed "Countries/he.tsv"
};
static const unsigned char countries_hi[] = {
#embed "Countries/hi.tsv"
};
static const unsigned char countries_hu[] = {
#embed "Countries/hu.tsv"
};
static const unsigned char countries_id[] = {
#embed "Countries/id.tsv"
};
static const unsigned char countries_is[] = {
#embed "Countries/is.tsv"
};
static const unsigned char countries_it[] = {
#embed "Countries/it.tsv"
};
static const unsigned char countries_ja[] = {
#embed "Countries/ja.tsv"
};
static const unsigned char countries_ko[] = {
#embed "Countries/ko.tsv"
};
static const unsigned char countries_nb[] = {
#embed "Countries/nb.tsv"
};
static const unsigned char countries_nl[] = {
#embed "Countries/nl.tsv"
};
static const unsigned char countries_pl[] = {
#embed "Countries/pl.tsv"
};
static const unsigned char countries_pt[] = {
#embed "Countries/pt.tsv"
};
static const unsigned char countries_pt_br[] = {
#embed "Countries/pt-BR.tsv"
};
static const unsigned char countries_ro[] = {
#embed "Countries/ro.tsv"
};
static const unsigned char countries_ru[] = {
#embed "Countries/ru.tsv"
};
static const unsigned char countries_sk[] = {
#embed "Countries/sk.tsv"
};
static const unsigned char countries_sv[] = {
#embed "Countries/sv.tsv"
};
static const unsigned char countries_tr[] = {
#embed "Countries/tr.tsv"
};
static const unsigned char countries_uk[] = {
#embed "Countries/uk.tsv"
};
static const unsigned char countries_vi[] = {
#embed "Countries/vi.tsv"
};
static const unsigned char countries_zh_hans[] = {
#embed "Countries/zh-Hans.tsv"
};
static const unsigned char countries_zh_hant[] = {
#embed "Countries/zh-Hant.tsv"
};
static const unsigned char sample_resume[] = {
#embed "sample.resume.json"
};

#define FILE_AT(path, array) {path, array, sizeof array}

static const struct asset assets[] = {
    FILE_AT("Fonts/SourceSans3/SourceSans3-Regular.ttf", font_source_sans3_regular),
    FILE_AT("Fonts/SourceSans3/SourceSans3-Italic.ttf", font_source_sans3_italic),
    FILE_AT("Fonts/SourceSans3/SourceSans3-Bold.ttf", font_source_sans3_bold),
    FILE_AT("Fonts/SourceSans3/SourceSans3-BoldItalic.ttf", font_source_sans3_bold_italic),
    FILE_AT("Fonts/Carlito/Carlito-Regular.ttf", font_carlito_regular),
    FILE_AT("Fonts/Carlito/Carlito-Italic.ttf", font_carlito_italic),
    FILE_AT("Fonts/Carlito/Carlito-Bold.ttf", font_carlito_bold),
    FILE_AT("Fonts/Carlito/Carlito-BoldItalic.ttf", font_carlito_bold_italic),
    FILE_AT("Fonts/GentiumBookPlus/GentiumBookPlus-Regular.ttf", font_gentium_book_plus_regular),
    FILE_AT("Fonts/GentiumBookPlus/GentiumBookPlus-Italic.ttf", font_gentium_book_plus_italic),
    FILE_AT("Fonts/GentiumBookPlus/GentiumBookPlus-Bold.ttf", font_gentium_book_plus_bold),
    FILE_AT("Fonts/GentiumBookPlus/GentiumBookPlus-BoldItalic.ttf", font_gentium_book_plus_bold_italic),
    FILE_AT("Fonts/EBGaramond/EBGaramond-Regular.ttf", font_ebgaramond_regular),
    FILE_AT("Fonts/EBGaramond/EBGaramond-Italic.ttf", font_ebgaramond_italic),
    FILE_AT("Fonts/EBGaramond/EBGaramond-Bold.ttf", font_ebgaramond_bold),
    FILE_AT("Fonts/EBGaramond/EBGaramond-BoldItalic.ttf", font_ebgaramond_bold_italic),
    FILE_AT("Fonts/FiraSans/FiraSans-Light.ttf", font_fira_sans_light),
    FILE_AT("Fonts/FiraSans/FiraSans-Regular.ttf", font_fira_sans_regular),
    FILE_AT("Fonts/FiraSans/FiraSans-Italic.ttf", font_fira_sans_italic),
    FILE_AT("Fonts/FiraSans/FiraSans-Bold.ttf", font_fira_sans_bold),
    FILE_AT("Fonts/FiraSans/FiraSans-BoldItalic.ttf", font_fira_sans_bold_italic),
    FILE_AT("Fonts/CMUSerif/CMUSerif-Regular.ttf", font_cmu_serif_regular),
    FILE_AT("Fonts/CMUSerif/CMUSerif-Italic.ttf", font_cmu_serif_italic),
    FILE_AT("Fonts/CMUSerif/CMUSerif-Bold.ttf", font_cmu_serif_bold),
    FILE_AT("Fonts/CMUSerif/CMUSerif-BoldItalic.ttf", font_cmu_serif_bold_italic),
    FILE_AT("Fonts/LibreFranklin/LibreFranklin-Regular.ttf", font_libre_franklin_regular),
    FILE_AT("Fonts/LibreFranklin/LibreFranklin-Italic.ttf", font_libre_franklin_italic),
    FILE_AT("Fonts/LibreFranklin/LibreFranklin-Bold.ttf", font_libre_franklin_bold),
    FILE_AT("Fonts/LibreFranklin/LibreFranklin-BoldItalic.ttf", font_libre_franklin_bold_italic),
    FILE_AT("Fonts/NotoEmoji/NotoEmoji-Bold.ttf", font_noto_emoji_bold),
    FILE_AT("Fonts/SimpleIcons/marks.tsv", network_marks),
    FILE_AT("Layouts/academic.yaml", layout_academic),
    FILE_AT("Layouts/accent.yaml", layout_accent),
    FILE_AT("Layouts/ats.yaml", layout_ats),
    FILE_AT("Layouts/banking.yaml", layout_banking),
    FILE_AT("Layouts/card.yaml", layout_card),
    FILE_AT("Layouts/casual.yaml", layout_casual),
    FILE_AT("Layouts/classic.yaml", layout_classic),
    FILE_AT("Layouts/compact.yaml", layout_compact),
    FILE_AT("Layouts/deedy.yaml", layout_deedy),
    FILE_AT("Layouts/engineering.yaml", layout_engineering),
    FILE_AT("Layouts/europass.yaml", layout_europass),
    FILE_AT("Layouts/executive.yaml", layout_executive),
    FILE_AT("Layouts/jake.yaml", layout_jake),
    FILE_AT("Layouts/masthead.yaml", layout_masthead),
    FILE_AT("Layouts/modern.yaml", layout_modern),
    FILE_AT("Layouts/nocturne.yaml", layout_nocturne),
    FILE_AT("Layouts/nocturne-light.yaml", layout_nocturne_light),
    FILE_AT("Layouts/sidebar.yaml", layout_sidebar),
    FILE_AT("Layouts/swiss.yaml", layout_swiss),
    FILE_AT("Layouts/timeline.yaml", layout_timeline),
    FILE_AT("Sources/Assets/Hyphenation/ca.pat", hyphenation_ca),
    FILE_AT("Sources/Assets/Hyphenation/da.pat", hyphenation_da),
    FILE_AT("Sources/Assets/Hyphenation/de.pat", hyphenation_de),
    FILE_AT("Sources/Assets/Hyphenation/el.pat", hyphenation_el),
    FILE_AT("Sources/Assets/Hyphenation/en.pat", hyphenation_en),
    FILE_AT("Sources/Assets/Hyphenation/en-001.pat", hyphenation_en_001),
    FILE_AT("Sources/Assets/Hyphenation/en-CA.pat", hyphenation_en_ca),
    FILE_AT("Sources/Assets/Hyphenation/en-US.pat", hyphenation_en_us),
    FILE_AT("Sources/Assets/Hyphenation/es.pat", hyphenation_es),
    FILE_AT("Sources/Assets/Hyphenation/fi.pat", hyphenation_fi),
    FILE_AT("Sources/Assets/Hyphenation/fr.pat", hyphenation_fr),
    FILE_AT("Sources/Assets/Hyphenation/gl.pat", hyphenation_gl),
    FILE_AT("Sources/Assets/Hyphenation/is.pat", hyphenation_is),
    FILE_AT("Sources/Assets/Hyphenation/it.pat", hyphenation_it),
    FILE_AT("Sources/Assets/Hyphenation/nb.pat", hyphenation_nb),
    FILE_AT("Sources/Assets/Hyphenation/nl.pat", hyphenation_nl),
    FILE_AT("Sources/Assets/Hyphenation/nn.pat", hyphenation_nn),
    FILE_AT("Sources/Assets/Hyphenation/no.pat", hyphenation_no),
    FILE_AT("Sources/Assets/Hyphenation/pl.pat", hyphenation_pl),
    FILE_AT("Sources/Assets/Hyphenation/pt.pat", hyphenation_pt),
    FILE_AT("Sources/Assets/Hyphenation/ru.pat", hyphenation_ru),
    FILE_AT("Sources/Assets/Hyphenation/sk.pat", hyphenation_sk),
    FILE_AT("Sources/Assets/Hyphenation/sv.pat", hyphenation_sv),
    FILE_AT("Sources/Assets/Hyphenation/tr.pat", hyphenation_tr),
    FILE_AT("Sources/Assets/Hyphenation/uk.pat", hyphenation_uk),
    FILE_AT("Sources/Assets/Languages/ar.yaml", language_ar),
    FILE_AT("Sources/Assets/Languages/ca.yaml", language_ca),
    FILE_AT("Sources/Assets/Languages/cs.yaml", language_cs),
    FILE_AT("Sources/Assets/Languages/da.yaml", language_da),
    FILE_AT("Sources/Assets/Guessing/evidence.txt", guessing_evidence),
    FILE_AT("Sources/Assets/Guessing/endings.txt", guessing_endings),
    FILE_AT("Sources/Assets/Languages/de.yaml", language_de),
    FILE_AT("Sources/Assets/Languages/el.yaml", language_el),
    FILE_AT("Sources/Assets/Languages/en.yaml", language_en),
    FILE_AT("Sources/Assets/Languages/en-001.yaml", language_en_001),
    FILE_AT("Sources/Assets/Languages/en-CA.yaml", language_en_ca),
    FILE_AT("Sources/Assets/Languages/en-US.yaml", language_en_us),
    FILE_AT("Sources/Assets/Languages/es.yaml", language_es),
    FILE_AT("Sources/Assets/Languages/fi.yaml", language_fi),
    FILE_AT("Sources/Assets/Languages/fr.yaml", language_fr),
    FILE_AT("Sources/Assets/Languages/fr-CH.yaml", language_fr_ch),
    FILE_AT("Sources/Assets/Languages/gl.yaml", language_gl),
    FILE_AT("Sources/Assets/Languages/he.yaml", language_he),
    FILE_AT("Sources/Assets/Languages/hi.yaml", language_hi),
    FILE_AT("Sources/Assets/Languages/hu.yaml", language_hu),
    FILE_AT("Sources/Assets/Languages/id.yaml", language_id),
    FILE_AT("Sources/Assets/Languages/is.yaml", language_is),
    FILE_AT("Sources/Assets/Languages/it.yaml", language_it),
    FILE_AT("Sources/Assets/Languages/ja.yaml", language_ja),
    FILE_AT("Sources/Assets/Languages/ko.yaml", language_ko),
    FILE_AT("Sources/Assets/Languages/nb.yaml", language_nb),
    FILE_AT("Sources/Assets/Languages/nl.yaml", language_nl),
    FILE_AT("Sources/Assets/Languages/others.yaml", language_others),
    FILE_AT("Sources/Assets/Languages/pl.yaml", language_pl),
    FILE_AT("Sources/Assets/Languages/pt.yaml", language_pt),
    FILE_AT("Sources/Assets/Languages/pt-BR.yaml", language_pt_br),
    FILE_AT("Sources/Assets/Languages/ro.yaml", language_ro),
    FILE_AT("Sources/Assets/Languages/ru.yaml", language_ru),
    FILE_AT("Sources/Assets/Languages/sk.yaml", language_sk),
    FILE_AT("Sources/Assets/Languages/sv.yaml", language_sv),
    FILE_AT("Sources/Assets/Languages/tr.yaml", language_tr),
    FILE_AT("Sources/Assets/Languages/uk.yaml", language_uk),
    FILE_AT("Sources/Assets/Languages/vi.yaml", language_vi),
    FILE_AT("Sources/Assets/Languages/zh-Hans.yaml", language_zh_hans),
    FILE_AT("Sources/Assets/Languages/zh-Hant.yaml", language_zh_hant),
    FILE_AT("Sources/Assets/Countries/ar.tsv", countries_ar),
    FILE_AT("Sources/Assets/Countries/ca.tsv", countries_ca),
    FILE_AT("Sources/Assets/Countries/cs.tsv", countries_cs),
    FILE_AT("Sources/Assets/Countries/da.tsv", countries_da),
    FILE_AT("Sources/Assets/Countries/de.tsv", countries_de),
    FILE_AT("Sources/Assets/Countries/el.tsv", countries_el),
    FILE_AT("Sources/Assets/Countries/es.tsv", countries_es),
    FILE_AT("Sources/Assets/Countries/fi.tsv", countries_fi),
    FILE_AT("Sources/Assets/Countries/fr.tsv", countries_fr),
    FILE_AT("Sources/Assets/Countries/gl.tsv", countries_gl),
    FILE_AT("Sources/Assets/Countries/he.tsv", countries_he),
    FILE_AT("Sources/Assets/Countries/hi.tsv", countries_hi),
    FILE_AT("Sources/Assets/Countries/hu.tsv", countries_hu),
    FILE_AT("Sources/Assets/Countries/id.tsv", countries_id),
    FILE_AT("Sources/Assets/Countries/is.tsv", countries_is),
    FILE_AT("Sources/Assets/Countries/it.tsv", countries_it),
    FILE_AT("Sources/Assets/Countries/ja.tsv", countries_ja),
    FILE_AT("Sources/Assets/Countries/ko.tsv", countries_ko),
    FILE_AT("Sources/Assets/Countries/nb.tsv", countries_nb),
    FILE_AT("Sources/Assets/Countries/nl.tsv", countries_nl),
    FILE_AT("Sources/Assets/Countries/pl.tsv", countries_pl),
    FILE_AT("Sources/Assets/Countries/pt.tsv", countries_pt),
    FILE_AT("Sources/Assets/Countries/pt-BR.tsv", countries_pt_br),
    FILE_AT("Sources/Assets/Countries/ro.tsv", countries_ro),
    FILE_AT("Sources/Assets/Countries/ru.tsv", countries_ru),
    FILE_AT("Sources/Assets/Countries/sk.tsv", countries_sk),
    FILE_AT("Sources/Assets/Countries/sv.tsv", countries_sv),
    FILE_AT("Sources/Assets/Countries/tr.tsv", countries_tr),
    FILE_AT("Sources/Assets/Countries/uk.tsv", countries_uk),
    FILE_AT("Sources/Assets/Countries/vi.tsv", countries_vi),
    FILE_AT("Sources/Assets/Countries/zh-Hans.tsv", countries_zh_hans),
    FILE_AT("Sources/Assets/Countries/zh-Hant.tsv", countries_zh_hant),
    FILE_AT("Sources/Assets/sample.resume.json", sample_resume),
    FILE_AT("Sources/Assets/Messages/es.yaml", messages_es),
    FILE_AT("Sources/Assets/Starters/en.yaml", starter_en),
    FILE_AT("Sources/Assets/Starters/es.yaml", starter_es),
    FILE_AT("Sources/Assets/Starters/de.yaml", starter_de),
    FILE_AT("Sources/Assets/Starters/fr.yaml", starter_fr),
};

size_t asset_count(void) {
    return sizeof assets / sizeof assets[0];
}

struct asset asset_at(size_t index) {
    return index < asset_count() ? assets[index] : (struct asset){0};
}
