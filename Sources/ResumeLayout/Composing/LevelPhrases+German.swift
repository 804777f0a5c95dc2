extension LevelPhrases {
    /// German.
    ///
    /// CEFR: the names of the Gemeinsamer europäischer Referenzrahmen (Goethe-Institut 2001):
    /// elementare, selbstständige and kompetente Sprachverwendung; the other words are those usual
    /// in a Lebenslauf, from Grundkenntnisse to verhandlungssicher and Muttersprache.
    static let german = LevelPhrases(rows: [
        (0, ["keine kenntnisse"]),
        (cefr(1), ["anfanger", "anfangerin", "anfaenger", "anfaengerin", "einsteiger"]),
        (
            cefr(1.5),
            [
                "grundkenntnisse", "grundlagen", "grundlegend", "grundlegende kenntnisse",
                "basiskenntnisse",
                "schulkenntnisse", "elementare sprachverwendung", "basis", "geringe kenntnisse",
            ]
        ),
        (cefr(2), ["erweiterte grundkenntnisse", "gute grundkenntnisse", "elementar"]),
        (
            cefr(3),
            [
                "mittelstufe", "mittel", "mittlere kenntnisse", "konversationssicher",
                "befriedigend",
            ]
        ),
        (
            cefr(3.5),
            [
                "gut", "gute", "gute kenntnisse", "solide", "selbststandige sprachverwendung",
                "selbstandige sprachverwendung",
            ]
        ),
        (ilr(3), ["kompetent", "professionell", "berufliche kenntnisse"]),
        (cefr(4), ["erfahren", "obere mittelstufe", "vertieft", "vertiefte kenntnisse"]),
        (cefr(4.5), ["sehr gut", "sehr gute", "sehr gute kenntnisse"]),
        (
            cefr(5),
            [
                "fortgeschritten", "fortgeschrittene", "fortgeschrittener",
                "fortgeschrittene kenntnisse",
                "fliessend", "fliessende", "verhandlungssicher", "sicher", "oberstufe",
            ]
        ),
        (
            cefr(5.5),
            [
                "kompetente sprachverwendung", "ausgezeichnet", "hervorragend", "exzellent",
                "annahernd muttersprachlich", "nahezu muttersprachlich", "fast muttersprachlich",
            ]
        ),
        (
            cefr(6),
            [
                "muttersprache", "muttersprachler", "muttersprachlerin", "muttersprachlich",
                "muttersprachliches niveau", "muttersprachniveau", "zweisprachig", "bilingual",
                "muttersprache oder zweisprachig", "experte", "expertin", "expertenkenntnisse",
                "meister",
            ]
        ),
    ])
}
