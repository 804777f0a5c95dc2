/// The words that resumes use for "until today".
enum OngoingWord {
    /// Whether a lower-case text is one of them.
    static func matches(_ folded: String) -> Bool {
        words.contains(folded.hasSuffix(".") ? String(folded.dropLast()) : folded)
    }

    private static let words: Set<String> = [
        // English
        "present", "the present", "to present", "till present", "until present", "at present",
        "presently", "current", "currently", "now", "till now", "until now", "today", "to date",
        "till date", "ongoing", "on-going", "on going", "in progress", "continuing", "still active",
        // Spanish
        "actualidad", "la actualidad", "presente", "el presente", "actual", "actualmente", "hoy",
        "hasta hoy", "en curso", "a la fecha", "hasta la fecha", "hasta la actualidad", "vigente",
        // German
        "heute", "bis heute", "jetzt", "aktuell", "gegenwärtig", "gegenwart", "derzeit", "laufend",
        "andauernd",
        // French
        "présent", "aujourd'hui", "aujourd’hui", "actuel", "actuellement", "en cours", "à ce jour",
        "maintenant",
        // Italian, Portuguese, Dutch
        "oggi", "ad oggi", "attuale", "attualmente", "in corso", "presente data",
        "atual", "atualmente", "até o momento", "até hoje", "hoje", "o momento", "momento",
        "heden", "nu", "tot heden",
        // Others
        "nå", "pågående", "nuvarande", "nykyinen", "obecnie", "současnost", "настоящее время",
        "по настоящее время", "н.в", "現在", "现在", "至今", "今", "迄今", "至現在", "至现在", "目前", "현재", "재직중",
    ]
}
