import Assets
import Testing

@testable import CairoPangoBackend

@Suite struct AssetsTests {
    private var assets: [asset] { (0..<asset_count()).map { asset_at($0) } }

    @Test(arguments: [("Fonts", ".ttf"), ("Layouts", ".yaml")])
    func everyFileIsBuiltIn(folder: String, suffix: String) {
        let built = assets.map { String(cString: $0.name) }.filter {
            $0.hasPrefix(folder + "/") && $0.hasSuffix(suffix)
        }
        let files = Program.files(below: TestFonts.root + "/" + folder, suffix: suffix)
        #expect(built.sorted() == files.map { "\(folder)/\($0)" })
    }

    @Test func builtInBytesAreThoseOfTheFiles() {
        for asset in assets {
            let path = TestFonts.root + "/" + String(cString: asset.name)
            let bytes = Array(UnsafeBufferPointer(start: asset.bytes, count: asset.length))
            #expect(Program.output(of: "cmp $F '\(path)' && echo same", on: bytes) == "same\n")
        }
    }

    @Test func listOfFontsHasEachChecksum() throws {
        let readme = Program.output(of: "cat '\(TestFonts.root)/Fonts/README.md'")
        let sums = Program.output(of: "cd '\(TestFonts.root)/Fonts' && sha256sum */*.ttf")
        let lines = sums.split(separator: "\n")
        #expect(lines.count == 30)
        for line in lines {
            let parts = line.split(separator: " ")
            #expect(readme.contains("`\(parts[1])`"), "\(parts[1])")
            #expect(readme.contains("`\(parts[0])`"), "\(parts[1])")
        }
    }

    @Test func everyFamilyHasItsLicence() {
        let output = Program.output(
            of:
                "cd '\(TestFonts.root)/Fonts' && grep -L 'SIL OPEN FONT LICENSE Version 1.1' */OFL.txt; ls -d */ | grep -vc SimpleIcons; ls */OFL.txt | wc -l"
        )
        #expect(output == "8\n8\n")
    }

    @Test func indexAboveTheLastIsEmpty() {
        #expect(asset_at(asset_count()).bytes == nil)
        #expect(asset_at(.max).length == 0)
    }
}
