import Pages
import Testing

@testable import CairoPangoBackend

/// Where lines of Chinese, Japanese and Korean may end.
///
/// The strict rules (JIS X 4051, GB/T 15834, and `line-break: strict` of CSS Text 3). No font here has
/// the characters; the rules need none.
@Suite struct KinsokuTests {
    private let shaper: PangoShaper

    init() throws { shaper = try #require(PangoShaper(library: TestFonts.library())) }

    /// What no line begins with.
    private static let starts =
        "、。，．・：；？！゛゜ヽヾゝゞ々〻ー”’）〕］｝〉》」』】〙〗〟‐–〜～…‥％℃"
        + "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ)]},.!?:;"
    /// What no line ends with.
    private static let ends = "“‘（〔［｛〈《「『【〘〖〝([{￥＄"

    @Test(arguments: starts.map { String($0) }, ["ja", "zh-Hans", "zh-Hant"])
    func noLineBeginsWithIt(sign: String, language: String) {
        let shaped = shaper.shape("漢字\(sign)漢字", language: language)
        #expect(!shaped.marked.contains("|\(sign)"), "\(shaped.marked)")
    }

    @Test(arguments: ends.map { String($0) }, ["ja", "zh-Hans"])
    func noLineEndsWithIt(sign: String, language: String) {
        let shaped = shaper.shape("漢字\(sign)漢字", language: language)
        #expect(!shaped.marked.contains("\(sign)|"), "\(shaped.marked)")
    }

    @Test(arguments: [
        ("漢字", "漢|字"), ("カタカナ", "カ|タ|カ|ナ"), ("約14か月", "約|14|か|月"), ("Goと", "Go|と"),
        ("漢——字", "漢|——|字"), ("漢……字", "漢……|字"), ("（学）。「生」", "（学）。|「生」"),
        ("「『学』」", "「『学』」"), ("は2009年4月～2011年3月に", "は|2009年4月～2011年3月|に"), ("2019年～現在", "2019年～現|在"),
        ("行った。", "行っ|た。"), ("ユーザー", "ユー|ザー"),
    ])
    func linesEndBetweenIdeographsAndKana(text: String, marked: String) {
        #expect(shaper.shape(text, language: "ja").marked == marked)
    }

    @Test(arguments: [
        ("한국어 글", "한국어 |글"), ("99.99%를 달성", "99.'99%'를 |달성"), ("(주)오로라", "(주)오로라"),
    ])
    func koreanLinesEndBetweenWords(text: String, marked: String) {
        #expect(shaper.shape(text, language: "ko").marked == marked)
    }

    @Test func thaiLinesEndBetweenWordsThoughNoSpaceStandsThere() {
        let marked = shaper.shape("วิศวกรซอฟต์แวร์ที่มีประสบการณ์", language: "th").marked
        #expect(marked.contains("|") && marked.split(separator: "|").count < 10)
    }
}
