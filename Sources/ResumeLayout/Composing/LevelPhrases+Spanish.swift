extension LevelPhrases {
    /// Spanish.
    ///
    /// CEFR: the names of the Marco común europeo (Instituto Cervantes 2002): acceso, plataforma,
    /// umbral, avanzado, dominio operativo eficaz, maestría. "Avanzado" names B2 there, but is used
    /// as the English "advanced". ILR: LinkedIn's names.
    static let spanish = LevelPhrases(rows: [
        (cefr(1), ["principiante", "acceso", "nociones", "inicial", "novato", "novata"]),
        (ilr(1), ["competencia basica"]),
        (
            cefr(1.5),
            [
                "basico", "basica", "basicos", "basicas", "nivel basico", "usuario basico",
                "limitado",
                "limitada", "conocimientos basicos",
            ]
        ),
        (cefr(2), ["elemental", "plataforma"]),
        (ilr(2), ["competencia basica limitada", "competencia profesional limitada"]),
        (cefr(2.5), ["pre intermedio", "preintermedio", "intermedio bajo"]),
        (
            cefr(3),
            [
                "intermedio", "intermedia", "nivel intermedio", "umbral", "medio", "media",
                "conversacional", "conversacion",
            ]
        ),
        (cefr(3.5), ["bueno", "buena", "bien", "usuario independiente", "buen nivel"]),
        (
            ilr(3),
            [
                "profesional", "competencia basica profesional", "competencia profesional",
                "competente",
            ]
        ),
        (cefr(4), ["intermedio alto", "intermedio avanzado", "experimentado", "experimentada"]),
        (cefr(4.5), ["muy bueno", "muy buena", "muy bien", "muy buen nivel"]),
        (ilr(4), ["competencia profesional completa", "competencia profesional plena"]),
        (
            cefr(5),
            [
                "avanzado", "avanzada", "nivel avanzado", "fluido", "fluida", "fluidez",
                "con fluidez",
                "alto", "alta", "nivel alto", "dominio operativo eficaz",
            ]
        ),
        (
            cefr(5.5),
            [
                "usuario competente", "casi nativo", "casi nativa", "excelente", "muy alto",
                "muy avanzado",
            ]
        ),
        (
            cefr(6),
            [
                "maestria", "maestro", "maestra", "dominio", "experto", "experta", "nativo",
                "nativa",
                "nivel nativo", "hablante nativo", "hablante nativa", "lengua materna",
                "idioma materno",
                "materna", "materno", "bilingue", "competencia bilingue o nativa",
                "bilingue o nativo",
            ]
        ),
    ])
}
