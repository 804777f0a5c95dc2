/// The words of one language for levels, in lower case and without accents.
///
/// Each phrase is set beside the grade of a public scale that it names or is mostly used for:
/// - CEFR, the Common European Framework of Reference for Languages (Council of Europe 2001,
///   table 1): A1 to C2, by sixths; its bands A, B and C (basic, independent and proficient user)
///   lie between their two grades.
/// - ILR, the skill levels of the Interagency Language Roundtable, 0 to 5, by fifths. LinkedIn's
///   levels for languages are these: elementary, limited working, professional working, full
///   professional, native or bilingual.
struct LevelPhrases {
    /// The phrases that stand for a share of the whole, 0 to 1.
    let rows: [(share: Double, phrases: [String])]

    /// All languages; a phrase that several of them have means the same in each.
    static let all = [english, spanish, german, french]

    /// A grade of the CEFR from 1 (A1) to 6 (C2), or between two.
    static func cefr(_ grade: Double) -> Double { grade / 6 }

    /// A grade of the ILR from 0 to 5.
    static func ilr(_ grade: Double) -> Double { grade / 5 }
}
