/// The words in names that are neither a given nor a family name.
enum NameWords {
    /// Whether a word belongs to the family name after it, as "van" does.
    ///
    /// In lower case it does anywhere; with a capital only where it cannot be a given name, which a
    /// name's first word can: Van Morrison, but Vincent Van Gogh.
    static func isParticle(_ word: Substring, isFirst: Bool) -> Bool {
        if particles.contains(String(word)) { return true }
        guard !isFirst else { return false }
        // "MARIA DA SILVA" is written in capitals throughout.
        let isCapitals = word.count > 1 && word.uppercased() == word
        return capitalParticles.contains(
            isCapitals ? word.prefix(1) + word.dropFirst().lowercased() : String(word))
    }

    /// Whether a word joins two names to one.
    static func isConjunction(_ word: Substring) -> Bool { ["y", "e", "i"].contains(word) }

    /// Whether a word follows a name: a generation, a degree or a licence.
    static func isSuffix(_ word: Substring) -> Bool {
        let bare = word.filter { $0 != "." && $0 != "," }
        return suffixes.contains(bare) || ["jr", "sr"].contains(bare.lowercased())
    }

    /// Whether a word stands before a name: a title, or an elder's and younger's mark.
    static func isTitle(_ word: Substring) -> Bool {
        titles.contains(word.lowercased().filter { $0 != "." })
    }

    private static let particles: Set<String> = [
        // Dutch and Flemish.
        "van", "de", "den", "der", "ter", "ten", "te", "het", "'t", "’t", "'s", "’s", "op", "in",
        "aan", "tot", "vande", "vanden", "vander",
        // German and Scandinavian.
        "von", "vom", "zu", "zum", "zur", "und", "af", "av", "auf",
        // Romance languages.
        "da", "das", "do", "dos", "du", "des", "del", "della", "dello", "delle", "dei", "degli",
        "dalla", "di", "d'", "d’", "la", "las", "le", "les", "lo", "los", "san", "santa",
        // Arabic, Hebrew and Malay.
        "al", "el", "ul", "bin", "bint", "binti", "ibn", "ben", "abu", "abd",
        // Celtic.
        "ap", "mac", "o'", "o’",
    ]

    /// Those that are also written with a capital, and are hardly ever a middle name.
    private static let capitalParticles: Set<String> = [
        "Van", "Vander", "De", "Den", "Der", "Ter", "Ten", "Von", "Zu", "Da", "Dos", "Das", "Du",
        "Del", "Della", "Di", "D'", "D’", "La", "Las", "Le", "Los", "Lo", "San", "Santa", "St.",
        "St",
        "Saint", "Al", "El", "Bin", "Ibn", "Abu", "Mac", "Mc", "O'", "O’", "Ó", "Ní", "Nic", "Uí",
    ]

    /// Without dots and commas; their case tells "MD" from a name.
    private static let suffixes: Set<String> = [
        "II", "III", "IV", "PhD", "PHD", "Phd", "DPhil", "MD", "DO", "DDS", "DMD", "DVM", "PharmD",
        "PsyD", "EdD", "DNP", "JD", "LLM", "LLB", "Esq", "Esquire", "CPA", "CFA", "CFP", "CA",
        "ACA", "ACCA", "PMP", "PE", "PEng", "CEng", "RN", "BSN", "MSN", "NP", "LCSW", "MBA", "MSc",
        "MS", "MPH", "MPA", "MFA", "MEd", "MEng", "BSc", "BEng", "BEd", "FRCS", "FRSC", "OBE",
        "MBE", "CBE", "CISSP", "SHRM-CP",
    ]

    private static let titles: Set<String> = [
        "dr", "dra", "prof", "mr", "mrs", "ms", "miss", "sir", "ing", "ifj", "id", "özv",
    ]
}
