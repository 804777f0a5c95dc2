import Testing

@testable import CairoPangoBackend

@Suite struct ContentMarkerTests {
    private func marked(_ text: String) throws -> String {
        String(decoding: try ContentMarker(Array(text.utf8)).content, as: UTF8.self)
    }

    @Test(arguments: [
        ("", ""), ("q\nQ\n", "q\nQ\n"),
        // What is in the structure stays.
        (
            "/H1 << /MCID 0 >> BDC\nBT\n/f 1 Tf\n(a)Tj\nET\n0 0 m f\nEMC\n",
            "/H1<</MCID 0>>BDC\nBT\n/f 1 Tf\n(a)Tj\nET\n0 0 m\nf\nEMC\n"
        ),
        // All else becomes an artifact, which ends where the structure, or a part of the page, goes on.
        (
            "1 0 0 rg 0 0 m 1 1 l h f 2 2 m f /P << /MCID 1 >> BDC EMC 3 3 m f q 4 4 m f Q 5 5 5 5 re W n",
            """
            1 0 0 rg
            /Artifact BMC
            0 0 m
            1 1 l
            h
            f
            2 2 m
            f
            EMC
            /P<</MCID 1>>BDC
            EMC
            /Artifact BMC
            3 3 m
            f
            EMC
            q
            /Artifact BMC
            4 4 m
            f
            EMC
            Q
            /Artifact BMC
            5 5 5 5 re
            W
            n
            EMC

            """
        ),
        ("BT (foot)Tj ET /x5 Do", "/Artifact BMC\nBT\n(foot)Tj\nET\n/x5 Do\nEMC\n"),
        // Cairo's replacement texts are no part of the structure.
        (
            "/P << /MCID 1 >> BDC BT /Span << /ActualText <feff> >> BDC (a)Tj EMC ET EMC 0 0 m f",
            """
            /P<</MCID 1>>BDC
            BT
            /Span<</ActualText<feff>>>BDC
            (a)Tj
            EMC
            ET
            EMC
            /Artifact BMC
            0 0 m
            f
            EMC

            """
        ),
    ])
    func whatIsOutsideTheStructureIsAnArtifact(content: String, expected: String) throws {
        #expect(try marked(content) == expected)
    }

    @Test(arguments: [
        ("1 0 0 -1 0 841.889764 cm", "1 0 0 -1 0 841.889764 cm\n"),
        ("57.349841 0 Td", "57.3498 0 Td\n"),
        ("9.5 0 0 -9.5 48.663976 74.29996 Tm", "9.5 0 0 -9.5 48.66 74.3 Tm\n"),
        ("0.113725 0.99996 0.00004 rg", ".114 1 0 rg\n"), ("-0.00004 -1.99996 Tz", "0 -2 Tz\n"),
        ("-0.25 10.050 Tz", "-.25 10.05 Tz\n"), ("12 -7 Tz", "12 -7 Tz\n"),
        ("[ 1 2 ] 0 d", "[1 2]0 d\n"), ("[(a)-20(b) -5.5<0102>] TJ", "[(a)-20(b)-5.5<0102>]TJ\n"),
        ("/f-0-0 1 Tf /f-0-0 1 Tf q /f-0-0 1 Tf", "/f-0-0 1 Tf\nq\n/f-0-0 1 Tf\n"),
        ("/f 1 Tf /g 1 Tf /f 1 Tf /f 2 Tf", "/f 1 Tf\n/g 1 Tf\n/f 1 Tf\n/f 2 Tf\n"),
    ])
    func operatorsAreWrittenShort(content: String, expected: String) throws {
        #expect(try marked(content) == expected)
    }

    @Test(
        arguments: [
            ("(a\\\nb)", [40, 97, 98, 41]), ("(\\225)", [40, 0x95, 41]),
            ("(\\(\\)\\\\)", Array("(\\(\\)\\\\)".utf8)),
            ("(\\015\\12)", Array("(\\015\\12)".utf8)),
            ("(\\050\\134)", Array("(\\050\\134)".utf8)),
            ("(\\40\\1019)", Array("( A9)".utf8)), ("(\\n)", Array("(\\n)".utf8)),
        ] as [(String, [UInt8])])
    func stringsKeepTheirBytes(text: String, expected: [UInt8]) throws {
        let content = try ContentMarker(Array("/P<</MCID 0>>BDC BT \(text)Tj ET EMC".utf8)).content
        let start = Array("/P<</MCID 0>>BDC\nBT\n".utf8)
        #expect(content == start + expected + Array("Tj\nET\nEMC\n".utf8))
    }

    @Test func glyphsOutsideTheStructureAreCounted() throws {
        let content = "/P<</MCID 0>>BDC BT (abc)Tj ET EMC BT [(ab)3<00010002>]TJ ET q BT (c)Tj ET Q"
        #expect(try ContentMarker(Array(content.utf8)).artifactGlyphs == 5)
    }

    @Test(arguments: [
        "/P BMC EMC", "EMC", "/P<</MCID 0>>BDC", "BT", "BT EMC ET", "1 2", "BI /W 1 ID x EI", "(a",
        "x",
        "MP", "/P<</MCID 0>>BDC EMC EMC", "BT /Span<<>>BDC ET",
    ])
    func whatCairoDoesNotWriteIsRefused(content: String) {
        #expect(throws: PDFError.self) { try marked(content) }
    }
}
