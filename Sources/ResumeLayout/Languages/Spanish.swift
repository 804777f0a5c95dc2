extension LanguagePack {
    /// Spanish (CLDR 44, es).
    package static let spanish = LanguagePack(
        tag: "es",
        months: [
            "ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sept", "oct", "nov", "dic",
        ],
        monthNames: [
            "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
            "octubre", "noviembre", "diciembre",
        ],
        present: "actualidad",
        document: "Currículum",
        titles: [
            "summary": "Perfil", "work": "Experiencia", "volunteer": "Voluntariado",
            "education": "Educación", "awards": "Premios", "certificates": "Certificados",
            "publications": "Publicaciones", "skills": "Competencias", "languages": "Idiomas",
            "interests": "Intereses", "references": "Referencias", "projects": "Proyectos",
        ],
        photoOf: "Foto de",
        dateOrder: .dayMonthYear)
}
