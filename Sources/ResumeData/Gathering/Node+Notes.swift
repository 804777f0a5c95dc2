package import SourceTree

extension Node {
    /// The key of what only the writer of a resume is to read, at any place.
    package static let notesKey = "notes"

    /// Where the first notes stand; nil if there are none.
    package var firstNotes: SourceSpan? {
        switch value {
        case .array(let elements): elements.lazy.compactMap(\.firstNotes).first
        case .object(let members):
            members.lazy.compactMap {
                $0.key == Self.notesKey ? $0.keySpan : $0.value.firstNotes
            }.first
        default: nil
        }
    }

    /// The tree without its notes.
    package var withoutNotes: Node {
        switch value {
        case .array(let elements): Node(.array(elements.map(\.withoutNotes)), at: span)
        case .object(let members):
            Node(
                .object(
                    members.filter { $0.key != Self.notesKey }.map { member in
                        Member(
                            key: member.key, keySpan: member.keySpan,
                            value: member.value.withoutNotes)
                    }), at: span)
        default: self
        }
    }
}
