import Testing

@testable import Pages

struct ImagePlacementTests {
    /// The whole of a picture of some aspect, where a square of 60 pt at (10, 20) shows a part.
    @Test(arguments: [
        (100, 100, Rect(x: 10, y: 20, width: 60, height: 60)),
        // The middle of a wide one.
        (200, 100, Rect(x: -20, y: 20, width: 120, height: 60)),
        // The top of one that is a little higher, where its upper third is in the middle or above.
        (100, 125, Rect(x: 10, y: 20, width: 60, height: 75)),
        (100, 150, Rect(x: 10, y: 20, width: 60, height: 90)),
        // The upper third of a high one in the square's middle.
        (100, 200, Rect(x: 10, y: 10, width: 60, height: 120)),
        (100, 300, Rect(x: 10, y: -10, width: 60, height: 180)),
    ])
    func theUpperThirdIsShown(_ width: Int, _ height: Int, _ whole: Rect) {
        let placement = ImagePlacement(image: 0, frame: Rect(x: 10, y: 20, width: 60, height: 60))
        let image = ImageAsset(width: width, height: height, content: .jpeg([]))
        #expect(placement.whole(of: image) == whole)
    }
}
