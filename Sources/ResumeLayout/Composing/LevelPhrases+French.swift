extension LevelPhrases {
    /// French.
    ///
    /// CEFR: the names of the Cadre européen commun (Conseil de l'Europe 2001): introductif ou
    /// découverte, intermédiaire ou de survie, seuil, avancé ou indépendant, autonome, maîtrise.
    /// "Avancé" names B2 there, but is used as the English "advanced". ILR: LinkedIn's names.
    static let french = LevelPhrases(rows: [
        (
            cefr(1),
            [
                "debutant", "debutante", "notions", "decouverte", "introductif", "novice",
                "initiation",
            ]
        ),
        (ilr(1), ["competence elementaire", "capacite elementaire"]),
        (
            cefr(1.5),
            [
                "bases", "base", "notions de base", "basique", "scolaire", "niveau scolaire",
                "limite",
                "utilisateur elementaire", "connaissances de base",
            ]
        ),
        (cefr(2), ["elementaire", "survie", "faux debutant", "bonnes notions"]),
        (
            ilr(2),
            [
                "competence professionnelle limitee", "capacite professionnelle limitee",
            ]
        ),
        (cefr(2.5), ["pre intermediaire"]),
        (
            cefr(3),
            [
                "intermediaire", "niveau intermediaire", "seuil", "moyen", "moyenne",
                "conversationnel",
                "conversation",
            ]
        ),
        (
            cefr(3.5),
            [
                "bon", "bonne", "bon niveau", "bonnes connaissances", "utilisateur independant",
            ]
        ),
        (
            ilr(3),
            [
                "professionnel", "professionnelle", "niveau professionnel",
                "competence professionnelle",
                "competent", "competente",
            ]
        ),
        (
            cefr(4),
            [
                "intermediaire superieur", "intermediaire avance", "confirme", "confirmee",
                "independant",
            ]
        ),
        (cefr(4.5), ["tres bon", "tres bonne", "tres bon niveau", "tres bien"]),
        (
            ilr(4),
            [
                "competence professionnelle complete", "capacite professionnelle complete",
            ]
        ),
        (
            cefr(5),
            [
                "avance", "avancee", "niveau avance", "courant", "courante", "couramment",
                "autonome",
                "lu ecrit parle", "lu parle ecrit", "operationnel",
            ]
        ),
        (
            cefr(5.5),
            [
                "utilisateur experimente", "quasi natif", "quasi native", "quasi bilingue",
                "excellent",
                "excellente", "tres avance",
            ]
        ),
        (
            cefr(6),
            [
                "maitrise", "maitre", "expert", "experte", "natif", "native", "niveau natif",
                "bilingue",
                "langue maternelle", "langue natale", "maternelle", "bilingue ou langue natale",
                "bilingue ou langue maternelle", "locuteur natif", "locutrice native",
            ]
        ),
    ])
}
