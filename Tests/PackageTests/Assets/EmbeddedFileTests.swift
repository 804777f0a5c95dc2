import Assets
import TestSupport
import Testing

/// What is built into the program is what lies in the folders.
@Suite struct EmbeddedFileTests {
    static let embedded: [String: [UInt8]] = {
        var files: [String: [UInt8]] = [:]
        for index in 0..<asset_count() {
            let asset = asset_at(index)
            guard let name = asset.name else { continue }
            files[String(cString: name)] = Array(
                UnsafeBufferPointer(start: asset.bytes, count: asset.length))
        }
        return files
    }()

    @Test func eachFileOfTheFoldersIsBuiltIn() {
        let folders = ["Fonts", "Layouts", "Sources/Assets"]
        let wanted = folders.flatMap(PackageFolder.files(below:)).filter { name in
            name.hasPrefix("Sources/Assets/Guessing/")
                || [".ttf", ".yaml", ".json", ".tsv", ".pat"].contains(where: name.hasSuffix)
        }
        #expect(wanted.count > 30)
        #expect(Self.embedded.keys.sorted() == wanted.sorted(), "see Sources/Assets/assets.c")
    }

    @Test(arguments: embedded.keys.sorted())
    func bytesAreThoseOfTheFile(name: String) {
        let file = FileBytes.read(PackageFolder.path(name))
        #expect(file != nil, "there is no such file")
        #expect(Self.embedded[name] == file, "the file changed after it was built in")
    }

    @Test func eachFileIsBuiltInOnce() {
        #expect(asset_count() == Self.embedded.count)
        #expect(asset_at(asset_count()).name == nil)
    }
}
