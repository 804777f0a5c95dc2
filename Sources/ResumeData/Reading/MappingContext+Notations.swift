import Languages
import ResumeModel
import SourceTree

/// Values without markup: names, addresses, codes and numbers.
extension MappingContext {
    /// Characters as their notation asks for them; nil, perhaps with a finding, if there are none.
    func plain(_ field: Field, _ notation: Notation) -> String? {
        switch notation {
        case .words, .email: plain(field)
        case .phone: plain(field, separator: " ")
        case .name: name(field)
        case .picture: image(field)
        case .country: country(field)
        case .version: digits(field)
        case .language: languageTag(field)
        }
    }

    /// Where an e-mail address or a telephone number links to.
    func link(_ text: String, _ notation: Notation, _ field: Field) -> Link? {
        let isMail = notation == .email
        let bare =
            text.utf8.hasFoldedPrefix(isMail ? "mailto:" : "tel:")
            ? String(text.drop { $0 != ":" }.dropFirst()) : text
        if let link = isMail ? LinkAddress.mail(bare) : LinkAddress.telephone(bare) { return link }
        report(
            isMail ? .emailForm : .phoneForm, field,
            isMail
                ? "\(Quoted(text)) is not one e-mail address; it is printed as written, without a link"
                : "\(Quoted(text)) is not one telephone number; it is printed as written, without a "
                    + "link")
        return nil
    }

    /// A full name, on one line; a map of first and last name is joined with spaces.
    private func name(_ field: Field) -> String? {
        plain(field, separator: " ").map { text in
            String(bytes: Array(text.utf8.split(separator: 0x0A).joined(separator: [0x20])))
        }
    }

    /// The path or address of a picture, byte by byte as written; nil if there is none.
    private func image(_ field: Field) -> String? {
        if field.node.object != nil { return addressParts(field)?.address.flatMap { image($0) } }
        guard case .string(let text) = field.node.value else {
            reportWrongType(field, expected: "the path of a picture")
            return nil
        }
        let path = String(bytes: Array(text.utf8)[...].trimmingBlanks)
        guard !path.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else {
            report(
                .imagePath, field,
                "\(field.path) has control characters in it, so that it is not the path of a picture"
            )
            return nil
        }
        return path
    }

    /// A country, printed as written where it is none that is known.
    private func country(_ field: Field) -> String? {
        let written = plain(field)
        if let written, field.key == "countryCode", words.countries.country(written: written) == nil
        {
            report(
                .countryCode, field,
                "\(Quoted(written)) is neither a country code of ISO 3166-1, such as US or DE, nor a "
                    + "country's name; it is printed as written")
        }
        return written
    }

    /// Characters that may as well be written as a number.
    private func digits(_ field: Field) -> String? {
        if case .number(let digits) = field.node.value { return digits }
        return plain(field)
    }

    /// A language tag with the shape of BCP 47; nil, with a finding, for anything else.
    private func languageTag(_ field: Field) -> String? {
        guard let text = plain(field) else { return nil }
        if let tag = LanguageTag.normalized(text) { return tag }
        report(
            .languageTag, field,
            "\(Quoted(text)) is no language tag of BCP 47, such as en or es-MX; it is left out")
        return nil
    }

    /// A moment of ISO 8601; nil, with a finding, for anything else.
    func moment(_ field: Field) -> Timestamp? {
        guard let text = plain(field) else { return nil }
        if let moment = Timestamp(iso8601: text) { return moment }
        report(
            .timestamp, field,
            "\(Quoted(text)) is no moment of ISO 8601, such as 2021-03-04T15:53:00Z; "
                + "it is left out")
        return nil
    }

    /// A number of pages from 1 to 1,000; nil, with a finding, for anything else.
    func pageLimit(_ field: Field) -> Int? {
        guard let text = digits(field) else { return nil }
        if let number = Int(text), (1...1_000).contains(number) { return number }
        report(
            .pageLimit, field,
            "\(Quoted(text)) is no number of pages from 1 to 1000; it is left out")
        return nil
    }
}
