extension LevelPhrases {
    /// English.
    ///
    /// CEFR: names of its grades (breakthrough, waystage, threshold, vantage, effective operational
    /// proficiency, mastery) and those of English courses (elementary to proficiency). ILR: its own
    /// names and LinkedIn's.
    static let english = LevelPhrases(rows: [
        (0, ["none", "no knowledge"]),
        (cefr(1), ["beginner", "novice", "breakthrough", "starter", "rudimentary", "minimal"]),
        (ilr(1), ["elementary proficiency", "elementary working"]),
        (
            cefr(1.5),
            [
                "basic", "basics", "basic user", "basic knowledge", "fundamental", "limited",
                "beginners",
            ]
        ),
        (cefr(2), ["elementary", "waystage", "familiar", "advanced beginner", "upper beginner"]),
        (ilr(2), ["limited working", "limited working proficiency", "limited professional"]),
        (cefr(2.5), ["pre intermediate", "lower intermediate", "low intermediate"]),
        (
            cefr(3),
            [
                "intermediate", "threshold", "conversational", "working knowledge", "average",
                "moderate",
                "fair",
            ]
        ),
        (cefr(3.5), ["good", "independent user", "skilled"]),
        (
            ilr(3),
            [
                "professional", "professional working", "professional working proficiency",
                "competent",
                "minimum professional", "general professional",
            ]
        ),
        (
            cefr(4),
            [
                "upper intermediate", "high intermediate", "vantage", "experienced", "strong",
            ]
        ),
        (cefr(4.5), ["very good"]),
        (ilr(4), ["full professional", "full professional proficiency", "proficient"]),
        (
            cefr(5),
            [
                "advanced", "fluent", "fluently", "effective operational proficiency",
                "business fluent",
                "highly proficient",
            ]
        ),
        (
            cefr(5.5),
            [
                "proficient user", "near native", "excellent", "very advanced", "very fluent",
            ]
        ),
        (
            cefr(6),
            [
                "mastery", "master", "expert", "proficiency", "native", "native speaker",
                "bilingual",
                "native or bilingual", "native or bilingual proficiency", "native proficiency",
                "mother tongue", "first language", "functionally native",
            ]
        ),
    ])
}
