import Pages
import SourceTree

extension RuleLayout {
    init(_ map: MapReader, color: UInt32) {
        self.init(thickness: 0.5, color: Color(hex: color))
        read(map)
    }

    /// Takes what a map says.
    mutating func read(_ map: MapReader) {
        thickness = map.length("thickness") ?? thickness
        color = map.color("color") ?? color
        dash = map.length("dash") ?? dash
        read(&start, map, "start")
        read(&end, map, "end")
    }

    private func read(_ end: inout End?, _ map: MapReader, _ key: String) {
        if map.node?[key]?.value == .null { end = nil }
        guard map.value(key) != nil else { return }
        let inner = map.map(key)
        let known = end ?? End(length: 2 * map.em, thickness: 3 * thickness, color: color)
        end = End(
            length: inner.length("length") ?? known.length,
            thickness: inner.length("thickness") ?? known.thickness,
            color: inner.color("color") ?? known.color)
    }
}
