/// A country of ISO 3166-1.
package struct Country: Sendable, Hashable {
    /// The two-letter code.
    package let code: String

    /// The country of a two-letter code in capitals; nil if the code is not assigned.
    package init?(code: String) {
        let letters = Array(code.utf8)
        guard letters.count == 2 else { return nil }
        let isAssigned = Self.codes.withUTF8Buffer { bytes in
            stride(from: 0, to: bytes.count, by: 3).contains {
                bytes[$0] == letters[0] && bytes[$0 + 1] == letters[1]
            }
        }
        guard isAssigned else { return nil }
        self.code = code
    }

    /// All codes, each with a blank or line feed after it.
    private static let codes: StaticString = """
        AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ
        BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM
        DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS
        GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN
        KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ
        MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM
        PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV
        SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI
        VN VU WF WS YE YT ZA ZM ZW
        """
}
