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
            "/H1 << /MCID 0 >> BDC\nBT\n/f 1 Tf\n(a)Tj\nET\n0 0 m S\nEMC\n",
            "/H1<</MCID 0>>BDC\nBT\n/f 1 Tf\n(a)Tj\nET\n0 0 m\nS\nEMC\n"
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
        ("9.5 0 2 -9.5 48.663976 74.29996 Tm", "9.5 0 2 -9.5 48.66 74.3 Tm\n"),
        ("0.113725 0.99996 0.00004 rg", ".114 1 0 rg\n"), ("-0.00004 -1.99996 Tz", "0 -2 Tz\n"),
        ("-0.25 10.050 Tz", "-.25 10.05 Tz\n"), ("12 -7 Tz", "12 -7 Tz\n"),
        ("[ 1 2 ] 0 d", "[1 2]0 d\n"), ("[(a)-20(b) -5.5<0102>] TJ", "[(a)-20(b)-5.5<0102>]TJ\n"),
    ])
    func operatorsAreWrittenShort(content: String, expected: String) throws {
        #expect(try marked(content) == expected)
    }

    // MARK: Text

    /// The text of elements, one after the other, as cairo writes it and as it is written.
    @Test(arguments: [
        // Steps are in units of the size, and what is known is not said again.
        (
            "10 0 0 -10 20 700.004 Tm /f 1 Tf (a)Tj 0 -1.2 Td (b)Tj 2.5 0 Td /f 1 Tf (c)Tj",
            "/f 1 Tf\n10 0 0 -10 20 700 Tm\n(a)Tj\n0 -1.2 Td\n(b)Tj\n2.5 0 Td\n(c)Tj\n"
        ),
        // Fonts that nothing is set in are not chosen; glyphs go on where the last ones end.
        (
            "9.5 0 0 -9.5 1 2 Tm /f 1 Tf /g 1 Tf (a)Tj /f 1 Tf (b)Tj 9.5 0 0 -9.5 1 2 Tm (c)Tj",
            "/g 1 Tf\n9.5 0 0 -9.5 1 2 Tm\n(a)Tj\n/f 1 Tf\n(b)Tj\n0 0 Td\n(c)Tj\n"
        ),
        // What is rounded off does not add up.
        (
            "1 0 0 -1 0 0.004 Tm /f 1 Tf (a)Tj 0 -0.0004 Td (b)Tj 0 -0.0004 Td (c)Tj",
            "/f 1 Tf\n1 0 0 -1 0 0 Tm\n(a)Tj\n0 -.004 Td\n(b)Tj\n0 -.001 Td\n(c)Tj\n"
        ),
        // Lines further up, and to the left, and of another size.
        (
            "2 0 0 -2 5 9 Tm /f 1 Tf (a)Tj -2.5 4 Td (b)Tj 3 0 0 -3 5 9 Tm (c)Tj",
            "/f 1 Tf\n2 0 0 -2 5 9 Tm\n(a)Tj\n-2.5 4 Td\n(b)Tj\n3 0 0 -3 5 9 Tm\n(c)Tj\n"
        ),
    ])
    func uprightTextIsPlacedBySteps(content: String, expected: String) throws {
        #expect(
            try marked("/P<</MCID 0>>BDC BT \(content) ET EMC")
                == "BT\n/P<</MCID 0>>BDC\n\(expected)EMC\nET\n")
    }

    @Test func elementsOfTextAloneShareATextObject() throws {
        let first = "/H1<</MCID 0>>BDC BT 10 0 0 -10 40 70 Tm /f 1 Tf (a)Tj ET EMC"
        let second = "/P<</MCID 1>>BDC 1 0 0 rg BT 10 0 0 -10 45 90.5 Tm /f 1 Tf (b)Tj ET EMC"
        let drawn = "/Figure<</MCID 2>>BDC /x5 Do EMC"
        let third = "/P<</MCID 3>>BDC BT 10 0 0 -10 45 99 Tm (c)Tj ET EMC"
        let text = """
            BT
            /H1<</MCID 0>>BDC
            /f 1 Tf
            10 0 0 -10 40 70 Tm
            (a)Tj
            EMC
            /P<</MCID 1>>BDC
            1 0 0 rg
            .5 -2.05 Td
            (b)Tj
            EMC

            """
        let figure = "/Figure<</MCID 2>>BDC\n/x5 Do\nEMC\n"
        let last = "BT\n/P<</MCID 3>>BDC\n10 0 0 -10 45 99 Tm\n(c)Tj\nEMC\nET\n"
        #expect(try marked(first + " " + second) == text + "ET\n")
        #expect(
            try marked([first, second, drawn, third].joined(separator: " "))
                == text + "ET\n" + figure + last)
        // A matrix of its own ends it, and so do artifacts and states that are kept.
        let moved = last.replacing("BT\n/P", with: "q\nBT\n/P")
            .replacing("10 0 0 -10", with: "/f 1 Tf\n10 0 0 -10")
        #expect(try marked(first + " " + second + " q " + third) == text + "ET\n" + moved)
        let artifact = "/Artifact BMC\n0 0 9 9 re\nf\nEMC\n"
        #expect(
            try marked(first + " " + second + " 0 0 9 9 re f " + third)
                == text + "ET\n" + artifact + last)
    }

    /// Text that is not upright, or does not say where it is, stays in an object of its own, as it is.
    @Test(arguments: [
        "9.5 0 2 -9.5 4 7 Tm\n/g 1 Tf\n(a)Tj\n0 -1.2 Td\n(b)Tj\n",
        "9.5 0 0 9.5 4 7 Tm\n/g 1 Tf\n(a)Tj\n", "0 9 -9 0 4 7 Tm\n/g 1 Tf\n(a)Tj\n",
        "-9 0 0 9 4 7 Tm\n/g 1 Tf\n(a)Tj\n", "9 0 0 -8 4 7 Tm\n/g 1 Tf\n(a)Tj\n",
        "3 4 Td\n/g 1 Tf\n(a)Tj\n", "/g 1 Tf\n(a)Tj\n",
    ])
    func otherTextStaysAsItIs(text: String) throws {
        let upright = "/P<</MCID 0>>BDC BT 9 0 0 -9 4 7 Tm /f 1 Tf (a)Tj ET EMC "
        #expect(
            try marked("\(upright)/P<</MCID 1>>BDC BT \(text) ET EMC")
                == "BT\n/P<</MCID 0>>BDC\n/f 1 Tf\n9 0 0 -9 4 7 Tm\n(a)Tj\nEMC\nET\n"
                + "/P<</MCID 1>>BDC\nBT\n\(text)ET\nEMC\n")
    }

    /// A piece of such text between upright ones.
    @Test func placesAreSaidAnewBehindTextThatIsNotUpright() throws {
        let text = "9 0 0 -9 4 7 Tm /f 1 Tf (a)Tj 9 0 2 -9 5 7 Tm (b)Tj 9 0 0 -9 6 7 Tm (c)Tj"
        #expect(
            try marked("/P<</MCID 1>>BDC BT \(text) ET EMC") == """
                /P<</MCID 1>>BDC
                BT
                /f 1 Tf
                9 0 0 -9 4 7 Tm
                (a)Tj
                9 0 2 -9 5 7 Tm
                (b)Tj
                9 0 0 -9 6 7 Tm
                (c)Tj
                ET
                EMC

                """)
    }

    // MARK: Paths

    @Test func longPathsAreWrittenFromACornerInHundredths() throws {
        let path = """
            303.854 40.5 m 311.41 40 l 310 41 312 42 313 43 c h
            350 50 m 360 -0.5 l 361 51 l 362 52 l h 303.85 41.16 m
            """
        let expected = """
            q
            .01 0 0 .01 303 -1 cm
            85 4150 m
            841 4100 l
            700 4200 900 4300 1000 4400 c
            4700 5100 m
            5700 50 l
            5800 5200 l
            5900 5300 l
            f*
            Q

            """
        let element = "/Figure<</MCID 0>>BDC"
        #expect(try marked("\(element) \(path) f* EMC") == "\(element)\n\(expected)EMC\n")
        // Lines along them close where they are told to, and areas to draw within stay.
        for end in ["S", "B", "W n"] {
            let content = try marked("\(element) \(path) \(end) EMC")
            #expect(content.contains("\n303.85 40.5 m\n") && content.contains("c\nh\n350 50 m\n"))
        }
    }

    @Test(arguments: [
        "0 0 m\n1 0 l\n1 1 l\nh\nf\n", "1 2 3 4 re\n5 6 7 8 re\n1 2 3 4 re\n5 6 7 8 re\nf\n",
    ])
    func shortPathsStay(path: String) throws {
        let element = "/Figure<</MCID 0>>BDC\n"
        #expect(try marked("\(element)\(path)EMC\n") == "\(element)\(path)EMC\n")
    }

    // MARK: Strings

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

    // MARK: The ground of a page

    private func withoutGround(_ text: String) throws -> String {
        String(
            decoding: try ContentMarker(Array(text.utf8), hasGround: true).content, as: UTF8.self)
    }

    @Test(arguments: [
        // Its white goes where another colour follows,
        (
            "q 1 1 1 rg /a0 gs 0 0 9 9 re f /P << /MCID 0 >> BDC 0 0 0 rg BT (a)Tj ET EMC Q",
            "q\n/a0 gs\n/P<</MCID 0>>BDC\n0 0 0 rg\nBT\n(a)Tj\nET\nEMC\nQ\n"
        ),
        // and stays where something is white.
        (
            "q 1 1 1 rg 0 0 9 9 re f 1 1 2 2 re f 0 0 0 rg Q",
            "q\n1 1 1 rg\n/Artifact BMC\n1 1 2 2 re\nf\n0 0 0 rg\nEMC\nQ\n"
        ),
        // An element may go on from the page before.
        (
            "/P << /MCID 0 >> BDC 1 1 1 rg 0 0 9 9 re f EMC",
            "/P<</MCID 0>>BDC\n1 1 1 rg\nEMC\n"
        ),
    ])
    func theGroundIsLeftOut(_ content: String, expected: String) throws {
        #expect(try withoutGround(content) == expected)
    }

    @Test(arguments: [
        "", "q Q", "0 0 m 9 9 l f", "0 0 9 9 re W n", "BT (a)Tj ET 0 0 9 9 re f",
        "/x5 Do 0 0 9 9 re f", "0 0 9 9 re",
    ])
    func aPageWithoutGroundIsRefused(_ content: String) {
        #expect(throws: PDFError.conformance("a page has no ground")) {
            try withoutGround(content)
        }
    }
}
