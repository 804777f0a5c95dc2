import Glibc
import System
import Testing

@Suite struct ProcessMemoryTests {
    /// What malloc has by itself begins behind its two words at the start of a page.
    @Test func largeBlocksStandByThemselvesAfterLargerOnesToo() {
        ProcessMemory.giveLargeBlocksBack()
        for _ in 0..<3 { free(malloc(8 << 20)) }
        // More than what is free in the heap.
        let blocks = (0..<400).map { _ in malloc(200_000) }
        defer { for block in blocks { free(block) } }
        #expect(blocks.count { UInt(bitPattern: $0) % 4096 == 16 } > 100)
    }
}
