import Pages
import Testing

@Suite struct ImageOrientationTests {
    @Test func quarterTurnsSwapTheSides() {
        let swapping = ImageAsset.Orientation.allCases.filter(\.swapsSides)
        #expect(swapping == [.leftMirrored, .right, .rightMirrored, .left])
    }

    @Test func aTurnedPictureKnowsItsStoredSize() {
        let turned = ImageAsset(width: 3, height: 4, content: .jpeg([]), orientation: .left)
        #expect(turned.storedWidth == 4)
        #expect(turned.storedHeight == 3)
        let upright = ImageAsset(width: 3, height: 4, content: .jpeg([]))
        #expect(upright.orientation == .up)
        #expect(upright.storedWidth == 3)
        #expect(upright.storedHeight == 4)
    }
}
