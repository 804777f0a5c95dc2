import Testing

@testable import CairoPangoBackend

@Suite struct FontSourceTests {
    @Test func memoryThatIsNoFilesIsNeverLetGo() {
        let bytes = [UInt8](repeating: 7, count: 1 << 16)
        bytes.withUnsafeBytes { EmbeddedFont(name: "font", bytes: $0).letGo() }
        #expect(bytes.allSatisfy { $0 == 7 })
    }
}
