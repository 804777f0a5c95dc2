import Pages

extension Typesetter {
    /// Sets the page's head as one strip: lines, with a photo beside them.
    mutating func setHeader(_ block: HeaderBlock) -> Strip {
        var strip = Strip(height: 0)
        let photo = block.photo.map { ($0, frame(of: $0, within: width)) }
        let taken = photo.map { $0.1.width + $0.0.layout.gap } ?? 0
        // Centred lines stay in the middle of the page, as far from the other edge as from the photo.
        let isCentred = block.parts.contains { $0.alignment == .center }
        let left = isCentred || block.photo?.layout.side == .left ? taken : 0
        let measure = max(width - (isCentred ? 2 * taken : taken), width * 0.3)
        // Rules at the end run below the photo, too.
        let rules = photo == nil ? 0 : block.parts.reversed().prefix { $0.content.isRule }.count
        let parts = Array(block.parts.dropLast(rules))
        strip.height = set(parts, block.space, x: left, y: 0, measure, into: &strip)
        if let (photo, size) = photo {
            // A photo taller than the lines beside it sets them in its middle.
            let level = size.height > strip.height ? HeaderLayout.Level.middle : .top
            let hung = hung(
                size.height, growing: growths(of: photo, within: width), beside: strip, level)
            let size = Size(width: size.width, height: size.height + hung.growth)
            let x = photo.layout.side == .left ? 0 : width - size.width
            strip.move(x: 0, y: hung.drop)
            strip.height = max(strip.height + hung.drop, hung.y + size.height)
            place(photo, size, x: x, y: hung.y, in: &strip)
        }
        if rules > 0 {
            strip.height = set(
                block.parts.suffix(rules), block.space, x: 0, y: strip.height + block.space, width,
                into: &strip)
        }
        return strip
    }

    /// Sets parts below each other; returns the height below the last.
    mutating func set(
        _ parts: [HeaderBlock.Part], _ space: Double, x: Double, y: Double, _ measure: Double,
        into strip: inout Strip
    ) -> Double {
        var y = y
        for (number, part) in parts.enumerated() {
            if number > 0 {
                y += self.space(part.space ?? space, below: y, part.content)
            }
            switch part.content {
            case .text(let text):
                y = set(
                    shaped(text), part.alignment, x: x, y: y, measure,
                    areEven: !part.content.isProse, into: &strip)
            case .name(let text, let layout):
                let name = fitted(text, layout, to: measure)
                // A text of many lines is no name, and as high as it is anyway.
                let isName = name.width < measure * Self.mostNameLines
                let least = isName ? name.largestSize * Self.leastNameLeading : 0
                let distance = max(name.lineHeight, least)
                y = set(
                    name, part.alignment, x: x, y: y, measure, areEven: true, distance: distance,
                    into: &strip)
            case .contacts(let contacts):
                y = set(contacts, part.alignment, x: x, y: y, measure, into: &strip)
            case .photo(let photo):
                let size = frame(of: photo, within: measure)
                let inset = Self.x(part.alignment, lineWidth: size.width, in: measure)
                place(photo, size, x: x + inset, y: y, in: &strip)
                y += size.height
            case .rule(let rule, let length):
                let width = min(length ?? measure, measure)
                let inset = Self.x(part.alignment, lineWidth: width, in: measure)
                for shape in rule.shapes(x: x + inset, middle: y + rule.height / 2, width: width) {
                    strip.add(shape)
                }
                y += rule.height
            case .line(let contents, let separator):
                y = set(
                    contents, separator, part.alignment, space, x: x, y: y, measure, into: &strip)
            case .pair(let left, let right, let pair):
                let gap = pair.gap ?? min(12, measure * 0.05)
                let room = max(measure - gap, 2)
                let asked =
                    pair.rightShare.map { room - $0.points(in: room) }
                    ?? pair.share.points(in: room)
                let leftWidth = max(min(asked, room - 1), 1)
                var halves = (Strip(height: 0), Strip(height: 0))
                let rightX = x + leftWidth + gap
                let rightWidth = measure - leftWidth - gap
                var leftEnd = set(left, space, x: x, y: 0, leftWidth, into: &halves.0)
                var rightEnd = set(right, space, x: rightX, y: 0, rightWidth, into: &halves.1)
                // Pictures and rules beside text hang on its lines.
                let (hasLeft, hasRight) = (left.hasText, right.hasText)
                if hasRight, !hasLeft, !left.isEmpty {
                    leftEnd = hang(
                        left, space, x: x, leftWidth, height: leftEnd, in: &halves.0,
                        beside: &halves.1, &rightEnd, pair.level)
                } else if hasLeft, !hasRight, !right.isEmpty {
                    rightEnd = hang(
                        right, space, x: rightX, rightWidth, height: rightEnd, in: &halves.1,
                        beside: &halves.0, &leftEnd, pair.level)
                } else {
                    // The lower ones of the two decide where the next begin.
                    let height = max(leftEnd, rightEnd)
                    halves.0.move(x: 0, y: drop(of: left, (height - leftEnd) * pair.level.share))
                    halves.1.move(x: 0, y: drop(of: right, (height - rightEnd) * pair.level.share))
                }
                halves.0.move(x: 0, y: y)
                halves.1.move(x: 0, y: y)
                strip.items += halves.0.items + halves.1.items
                y += max(leftEnd, rightEnd)
            }
        }
        return y
    }

    private mutating func set(
        _ paragraph: ShapedParagraph, _ alignment: Alignment, x: Double, y: Double,
        _ measure: Double, areEven: Bool, distance: Double? = nil, into strip: inout Strip
    ) -> Double {
        galley.paragraphs.append(paragraph)
        return set(
            linesOf: galley.paragraphs.count - 1, paragraph.alignment(alignment), x: x, y: y,
            measure, areEven: areEven, distance: distance, into: &strip)
    }

    /// The least distance of a name's lines, as a multiple of its size: the one's descenders stay clear of the other's
    /// ascenders.
    private static let leastNameLeading = 1.08

    /// The most lines of a name.
    private static let mostNameLines = 4.0

    /// The distance of a part from what ends at a height above it.
    private func space(
        _ asked: Double, below height: Double, _ content: HeaderBlock.Content
    ) -> Double {
        content.hasText ? grid?.space(asked, below: height) ?? asked : asked
    }

    /// How far the lower half of a pair is moved down.
    private func drop(of parts: [HeaderBlock.Part], _ asked: Double) -> Double {
        guard let grid, parts.hasText else { return asked }
        let drop = grid.whole(asked)
        return drop > asked + BaselineGrid.tolerance ? max(drop - grid.step, 0) : drop
    }
}

extension HeaderBlock.Content {
    /// The most bytes of a headline, which is a few words; paragraphs of a summary run on.
    private static let longestHeadline = 120

    /// Whether it is running text.
    fileprivate var isProse: Bool {
        if case .text(let text) = self {
            text.plain.utf8.count > Self.longestHeadline
        } else {
            false
        }
    }

    /// Whether lines of text stand in it.
    fileprivate var hasText: Bool {
        switch self {
        case .text, .name, .contacts, .line: true
        case .photo, .rule: false
        case .pair(let left, let right, _):
            (left + right).hasText
        }
    }

    fileprivate var isRule: Bool { if case .rule = self { true } else { false } }
}

extension [HeaderBlock.Part] {
    /// Whether lines of text stand in one of them.
    fileprivate var hasText: Bool { contains(where: \.content.hasText) }
}

extension HeaderLayout.Level {
    /// How much of what a half is lower than the other stands above it.
    fileprivate var share: Double {
        switch self {
        case .top: 0
        case .middle: 0.5
        case .bottom: 1
        }
    }
}
