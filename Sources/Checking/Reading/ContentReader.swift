import PDFFile
import Pages

/// Reads what a page shows: its text in drawing order, with places, sizes and colours
/// (ISO 32000-1, 8 and 9).
struct ContentReader {
    private(set) var content: PageContent
    private let file: PDFDocument
    private var state = GraphicsState()
    private var saved: [GraphicsState] = []
    private var resources: [PDFDictionary]
    private var fonts: [Int: TextFont] = [:]
    /// What is open of marked content.
    private var marks: [Mark] = []
    private var line = Matrix()
    private var text = Matrix()
    private var isInText = false
    private var path = PaintedPath()
    /// What is painted so far that text may stand on, the last on top.
    private var grounds: [PaintedGround] = []

    /// How deep content may stand in content of its own.
    private static let deepest = 8
    /// How many states may be kept, and how many grounds are remembered.
    private static let most = 4_096

    /// Marked content that is open.
    private struct Mark {
        var number: Int?
        var isArtifact: Bool
        /// The text that it stands for, until that is told.
        var actual: String?
        /// Whether what is inside says nothing, since this says it.
        var speaks: Bool
    }

    /// Reads the page of a number.
    init(page number: Int, of file: PDFDocument) {
        self.file = file
        let page = file[number].dictionary ?? [:]
        content = PageContent(area: Self.area(page, file))
        resources = [file.resolved(Self.inherited("Resources", page, file)).dictionary ?? [:]]
        let bytes = Self.bytes(file.resolved(page["Contents"]), file)
        if let bytes { read(bytes) } else { content.traits.isBroken = true }
        if !marks.isEmpty || !saved.isEmpty || isInText { content.traits.isUnbalanced = true }
    }

    /// A value that pages take over from those above them (ISO 32000-1, 7.7.3.4).
    static func inherited(
        _ key: PDFName, _ page: PDFDictionary, _ file: PDFDocument
    ) -> PDFObject? {
        var node = page
        for _ in 0..<32 {
            if let value = node[key] { return value }
            guard let parent = file.resolved(node["Parent"]).dictionary else { return nil }
            node = parent
        }
        return nil
    }

    private static func area(_ page: PDFDictionary, _ file: PDFDocument) -> Rect {
        let box = inherited("CropBox", page, file) ?? inherited("MediaBox", page, file)
        let edges = (file.resolved(box).array ?? []).compactMap { file.resolved($0).number }
        guard edges.count == 4 else { return Rect(x: 0, y: 0, width: 612, height: 792) }
        return Rect(around: [Point(x: edges[0], y: edges[1]), Point(x: edges[2], y: edges[3])])
    }

    private static func bytes(_ object: PDFObject, _ file: PDFDocument) -> [UInt8]? {
        let parts = object.array ?? (object == .null ? [] : [object])
        var bytes: [UInt8] = []
        for part in parts {
            guard let stream = file.resolved(part).stream, let data = try? file.data(of: stream)
            else { return nil }
            bytes += data + [0x0A]
        }
        return bytes
    }

    private mutating func read(_ bytes: [UInt8]) {
        var scanner = OperatorScanner(bytes)
        while let (name, operands) = scanner.next() { perform(name, operands) }
        if scanner.isBroken { content.traits.isBroken = true }
    }

    // MARK: Operators

    private mutating func perform(_ name: String, _ operands: [PDFObject]) {
        if state.perform(name, operands, &content.traits) { return }
        if path.perform(name, operands, state.matrix) { return }
        switch name {
        case "q":
            if saved.count < Self.most { saved.append(state) }
        case "Q":
            if let last = saved.popLast() {
                state = last
            } else {
                content.traits.isUnbalanced = true
            }
        case "gs": readState(operands)
        case "f", "F", "f*", "S", "s", "B", "B*", "b", "b*", "n": finishPath(name)
        case "W", "W*", "d0", "d1", "MP", "DP", "BX", "EX": break
        case "sh", "BI":
            notePaint()
            if name == "sh" { addGround(content.area, nil) }
        case "Do": draw(operands)
        case "BMC", "BDC": open(operands, hasProperties: name == "BDC")
        case "EMC": close()
        default: performText(name, operands)
        }
    }

    private mutating func finishPath(_ name: String) {
        if name != "n" { notePaint() }
        let isFilled = !["S", "s", "n"].contains(name)
        if isFilled, let frame = path.frame {
            // Of several outlines nobody knows which lies behind the text.
            addGround(frame, path.isOne ? state.fill : nil, isSure: path.isOne)
        }
        path = PaintedPath()
    }

    private mutating func addGround(_ frame: Rect, _ color: Color?, isSure: Bool = true) {
        guard isSure, state.alpha > 0.99, grounds.count < Self.most else { return }
        grounds.append(PaintedGround(frame: frame, color: color))
    }

    /// Notes that something is painted outside the structure and outside artifacts.
    private mutating func notePaint() {
        let isMarked = marks.contains { $0.isArtifact || $0.number != nil }
        if !isMarked { content.traits.unmarked += 1 }
    }

    private mutating func readState(_ operands: [PDFObject]) {
        let states = named("ExtGState", operands.first?.name)
        guard let states = file.resolved(states).dictionary else { return }
        if let alpha = file.resolved(states["ca"]).number { state.alpha = alpha }
    }

    /// What the resources have under a kind and a name.
    private func named(_ kind: PDFName, _ name: PDFName?) -> PDFObject? {
        guard let name, let list = resources.last?[kind] else { return nil }
        return file.resolved(list).dictionary?[name]
    }

    // MARK: Marked content

    private mutating func open(_ operands: [PDFObject], hasProperties: Bool) {
        var mark = Mark(
            number: nil, isArtifact: operands.first?.name == "Artifact", actual: nil, speaks: false)
        if hasProperties, let last = operands.last {
            let entries =
                last.dictionary ?? file.resolved(named("Properties", last.name)).dictionary
            mark.number = file.resolved(entries?["MCID"]).integer
            mark.actual = file.resolved(entries?["ActualText"]).text
        }
        mark.speaks = mark.actual != nil
        let isInArtifact = marks.contains(where: \.isArtifact)
        let isInElement = marks.contains { $0.number != nil }
        if mark.number != nil && isInArtifact || mark.isArtifact && isInElement {
            content.traits.mixesArtifacts = true
        }
        if let number = mark.number { content.traits.marks.append(number) }
        if marks.count < Self.most { marks.append(mark) }
    }

    private mutating func close() {
        if marks.popLast() == nil { content.traits.isUnbalanced = true }
    }

    // MARK: Pictures and content of its own

    private mutating func draw(_ operands: [PDFObject]) {
        let object = named("XObject", operands.first?.name)
        guard let stream = file.resolved(object).stream else { return }
        if let number = object?.reference { content.traits.drawn.insert(number) }
        switch file.resolved(stream.dictionary["Subtype"]).name {
        case "Image":
            notePaint()
            let frame = state.matrix.unitFrame
            content.pictures.append(
                ShownPicture(
                    width: file.resolved(stream.dictionary["Width"]).integer ?? 0,
                    height: file.resolved(stream.dictionary["Height"]).integer ?? 0, frame: frame))
            addGround(frame, nil)
        case "Form":
            guard resources.count < Self.deepest, let bytes = try? file.data(of: stream) else {
                return
            }
            let (before, keptSaved, keptMarks) = (state, saved, marks.count)
            saved = []
            let matrix = file.resolved(stream.dictionary["Matrix"]).array ?? []
            if let matrix = Matrix(matrix.map { file.resolved($0) }) {
                state.matrix = matrix.then(state.matrix)
            }
            let own = file.resolved(stream.dictionary["Resources"]).dictionary
            resources.append(own ?? resources.last ?? [:])
            read(bytes)
            resources.removeLast()
            if marks.count != keptMarks { content.traits.isUnbalanced = true }
            marks = Array(marks.prefix(keptMarks))
            (state, saved) = (before, keptSaved)
        default: break
        }
    }

    // MARK: Text

    private mutating func performText(_ name: String, _ operands: [PDFObject]) {
        switch name {
        case "BT":
            if isInText { content.traits.isUnbalanced = true }
            (isInText, line, text) = (true, Matrix(), Matrix())
        case "ET":
            if !isInText { content.traits.isUnbalanced = true }
            isInText = false
        case "Tf":
            state.size = operands.last?.number ?? 0
            state.font = font(operands.first?.name)
        case "Tm":
            if let matrix = Matrix(operands) { (line, text) = (matrix, matrix) }
        case "Td": move(operands)
        case "TD":
            state.leading = -(operands.last?.number ?? 0)
            move(operands)
        case "T*": move([.integer(0), .real(-state.leading)])
        case "Tj": show(operands.first?.string ?? [])
        case "'":
            move([.integer(0), .real(-state.leading)])
            show(operands.first?.string ?? [])
        case "\"":
            state.wordSpace = operands.first?.number ?? 0
            if operands.count > 1 { state.letterSpace = operands[1].number ?? 0 }
            move([.integer(0), .real(-state.leading)])
            show(operands.last?.string ?? [])
        case "TJ":
            for element in operands.first?.array ?? [] {
                if let bytes = element.string {
                    show(bytes)
                } else if let number = element.number {
                    advance(-number / 1_000 * state.size * state.stretch)
                }
            }
        default: content.traits.unknownOperators.insert(name)
        }
    }

    private mutating func font(_ name: PDFName?) -> Int? {
        guard let object = named("Font", name) else { return nil }
        // Fonts that are no objects of their own are read each time.
        let key = object.reference ?? -1 - fonts.count
        if fonts[key] == nil, let dictionary = file.resolved(object).dictionary {
            fonts[key] = TextFont(dictionary, in: file)
        }
        return key
    }

    private mutating func move(_ operands: [PDFObject]) {
        let numbers = operands.compactMap(\.number)
        guard numbers.count == 2 else { return }
        line = Matrix(moving: numbers[0], numbers[1]).then(line)
        text = line
    }

    private mutating func advance(_ x: Double) { text = Matrix(moving: x).then(text) }

    private mutating func show(_ bytes: [UInt8]) {
        notePaint()
        guard let font = state.font.flatMap({ fonts[$0] }) else { return }
        for glyph in font.glyphs(of: bytes) {
            if glyph.code == 0, font.isComposite { content.traits.showsNoGlyph = true }
            let placed = text.then(state.matrix)
            let origin = placed.applied(x: 0, y: state.rise)
            let spaces = state.letterSpace + (glyph.isBlank ? state.wordSpace : 0)
            let width = glyph.advance * state.size * state.stretch
            let end = placed.applied(x: width, y: state.rise)
            advance(width + spaces * state.stretch)
            add(glyph, font, from: origin, to: end, size: state.size.magnitude * placed.height)
        }
    }

    private mutating func add(
        _ glyph: TextFont.Glyph, _ font: TextFont, from origin: Point, to end: Point, size: Double
    ) {
        var characters = glyph.text ?? "\u{FFFD}"
        if let speaking = marks.lastIndex(where: \.speaks) {
            characters = marks[speaking].actual ?? ""
            marks[speaking].actual = ""
        }
        let middle = Point(x: (origin.x + end.x) / 2, y: origin.y + size * 0.25)
        let ground = grounds.last { $0.frame.contains(middle) }
        let number = marks.last { $0.number != nil }?.number
        content.texts.append(
            ShownText(
                text: characters, origin: origin, end: end, size: size, color: state.fill,
                ground: ground.map(\.color) ?? Color(hex: 0xFFFFFF), isBold: font.isBold,
                font: font.name,
                isInvisible: state.mode == 3 || state.mode == 7 || state.alpha < 0.01,
                mark: number, isArtifact: marks.contains(where: \.isArtifact)))
    }
}

/// A part of a page that is painted, and text may stand on.
private struct PaintedGround {
    var frame: Rect
    /// The colour; nil for a picture or a pattern.
    var color: Color?
}
