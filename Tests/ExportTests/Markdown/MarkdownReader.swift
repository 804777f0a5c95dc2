import SourceTree
import TestSupport
import Testing

/// A reader of Markdown that is not ours: markdown-it-py, a parser that follows CommonMark.
enum MarkdownReader {
    /// A block as it is read.
    struct Block: Hashable, CustomStringConvertible {
        /// `h1` to `h6`, `p`, `li` for the first text of an item, or what should not be there.
        var kind: String
        /// How many lists it is in.
        var depth: Int
        var characters: [Character]

        var description: String { "\(kind)/\(depth) " + characters.map(\.description).joined() }

        /// The characters alone.
        var plain: String { characters.map(\.text).joined() }
    }

    /// A character with its look, such as `bi` for bold and italic, `c` for code.
    struct Character: Hashable, CustomStringConvertible {
        var text: String
        var look: String
        var target: String

        var description: String {
            look.isEmpty && target.isEmpty ? text : "{\(text)|\(look)|\(target)}"
        }
    }

    static let isThere: Bool = {
        if ProcessEnvironment.value("CI") != nil { return true }
        guard ForeignProgram.checkersPython.isInstalled else { return false }
        let result = try? ForeignProgram.checkersPython.run(["-c", "import markdown_it"])
        return result?.ending == .exited(0)
    }()

    /// Reads documents, with blanks left out; `extended` turns on tables and strikethrough.
    static func read(_ texts: [String], extended: Bool = false) throws -> [[Block]] {
        let place = SourceSpan(line: 1, column: 1)
        let list = Node(.array(texts.map { Node(.string($0), at: place) }), at: place)
        let output = try ForeignProgram.checkersPython.output(
            of: ["-c", program] + (extended ? ["extended"] : []),
            input: Array(JSONWriter.text(of: list).utf8))
        let (node, faults) = JSONReader.read(Array(output.utf8), file: "python")
        try #require(faults.all.isEmpty)
        return (node?.array ?? []).map { ($0.array ?? []).map(block) }
    }

    private static func block(_ node: Node) -> Block {
        let parts = node.array ?? []
        let depth: Int = if case .number(let text) = parts[1].value { Int(text) ?? 0 } else { 0 }
        let characters = (parts[2].array ?? []).map { node in
            let parts = (node.array ?? []).map { $0.string ?? "" }
            return Character(text: parts[0], look: parts[1], target: parts[2])
        }
        return Block(kind: parts[0].string ?? "", depth: depth, characters: characters)
    }

    private static let program = #"""
        import json, sys
        from markdown_it import MarkdownIt
        parser = MarkdownIt("commonmark")
        if len(sys.argv) > 1:
            parser.enable(["table", "strikethrough"])

        def read(text):
            blocks, kinds, depth, starts = [], [], 0, False
            for token in parser.parse(text):
                if token.type == "bullet_list_open": depth += 1
                elif token.type == "bullet_list_close": depth -= 1
                elif token.type == "list_item_open": starts = True
                elif token.type in ("list_item_close", "paragraph_close", "heading_close"): pass
                elif token.type in ("paragraph_open", "heading_open"): kinds = [token.tag]
                elif token.type == "inline":
                    kind = "li" if starts and kinds == ["p"] else kinds[-1]
                    starts = False
                    blocks.append([kind, depth, inline(token.children)])
                else: blocks.append([token.type, depth, []])
            return blocks

        def inline(tokens):
            bold = italic = 0
            target, result = "", []
            for token in tokens:
                if token.type == "strong_open": bold += 1
                elif token.type == "strong_close": bold -= 1
                elif token.type == "em_open": italic += 1
                elif token.type == "em_close": italic -= 1
                elif token.type == "link_open": target = token.attrs["href"]
                elif token.type == "link_close": target = ""
                elif token.type == "hardbreak": result.append(["\n", "", ""])
                elif token.type in ("text", "text_special", "code_inline"):
                    look = "b" * bool(bold) + "i" * bool(italic)
                    look += "c" * (token.type == "code_inline")
                    for character in token.content:
                        if not character.isspace(): result.append([character, look, target])
                else: result.append([token.type, "foreign", ""])
            return result

        json.dump([read(text) for text in json.load(sys.stdin)], sys.stdout)
        """#
}
