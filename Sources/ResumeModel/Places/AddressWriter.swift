/// Writes postal addresses in one line, as the post of their country does.
///
/// What belongs together has no-break spaces in it, as in "Toronto, ON" and "50009 Zaragoza".
package struct AddressWriter: Sendable {
    /// The tag of the language of the country's name; nil if the resume does not name one, so that
    /// names stay as they are written.
    private let language: String?
    private let countries: CountryCatalog

    /// Makes a writer.
    ///
    /// - Parameters:
    ///   - language: the resume's language as a BCP 47 tag; nil if it names none.
    ///   - countries: the countries' names.
    package init(language: String?, countries: CountryCatalog) {
        self.language = language
        self.countries = countries
    }

    /// The whole address: street, code, town, region and country.
    package func postalAddress(_ location: Location) -> String { line(location, hasStreet: true) }

    /// Town, region and country.
    package func place(_ location: Location) -> String { line(location, hasStreet: false) }

    /// A country's name, for its code or name.
    ///
    /// A name stays as it is written unless it is in another language than the resume's.
    package func country(_ written: String) -> String {
        name(of: country(of: written), written: written)
    }

    private func country(of written: String) -> Country? {
        countries.country(written: written, in: language)
    }

    private func name(of country: Country?, written: String) -> String {
        guard let country else { return written }
        let isCode = Country(code: written.uppercased()) != nil
        guard !isCode, let language else {
            return isCode ? countries.name(of: country, in: language ?? "en") : written
        }
        return countries.calls(country, written, in: language)
            ? written : countries.name(of: country, in: language)
    }

    private func line(_ location: Location, hasStreet: Bool) -> String {
        let country = location.countryCode.flatMap(country(of:))
        var parts = AddressParts(
            street: hasStreet ? location.address : nil, town: location.city,
            region: location.region, code: hasStreet ? location.postalCode : nil)
        let isCountrySaid = parts.removeRepeats(country, written: location.countryCode) {
            countries.means($0, $1, in: language)
        }
        let isLocal = parts.isEastAsian
        let order = AddressOrder.order(
            country: country?.code, language: language ?? "en", isLocal: isLocal)
        let address = parts.line(order)
        guard let written = location.countryCode, !isCountrySaid else { return address }
        let name = self.name(of: country, written: written)
        if address.isEmpty { return name }
        return isLocal && name.isEastAsian ? name + " " + address : address + ", " + name
    }
}
