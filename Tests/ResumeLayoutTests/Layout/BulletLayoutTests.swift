import Testing

@testable import ResumeLayout

struct BulletLayoutTests {
    @Test(arguments: [(-1, "•"), (0, "•"), (1, "–"), (2, "·"), (3, "·")])
    func deeperItemsHaveTheLastSign(_ level: Int, _ sign: String) {
        let bullets = BulletLayout(signs: ["•", "–", "·"], indent: 0, hang: 8)
        #expect(bullets.sign(level: level) == sign)
    }
}
