import ResumeModel
import SourceTree

/// Skills that are a document each, with the group that they are of, as groups of skills.
enum FirestoreSkills {
    /// The documents with those of one group as one entry, at the place of its first.
    ///
    /// The level of a skill stands behind it in brackets, unless all of the group have it; what else
    /// is said of a skill becomes a field of the group.
    static func grouped(_ entries: [Node]) -> [Node] {
        var result: [Node] = []
        var groups: [String: (place: Int, skills: [Skill])] = [:]
        for entry in entries {
            guard let skill = Skill(entry) else {
                result.append(entry)
                continue
            }
            let place = groups[skill.group]?.place ?? result.count
            if place == result.count { result.append(entry) }
            groups[skill.group, default: (place, [])].skills.append(skill)
        }
        for group in groups.values { result[group.place] = entry(of: group.skills) }
        return result
    }

    /// A skill that names its group.
    private struct Skill {
        let group: String
        let groupMember: Node.Member
        let name: Node.Member
        let level: Node.Member?
        let others: [Node.Member]

        /// Reads an entry; nil for a group with its skills, and for one that names no group.
        init?(_ entry: Node) {
            let members = (entry.object ?? []).filter { !$0.value.isAbsent }
            let table = KeyTable(of: SkillGroup.self)
            func isLevel(_ member: Node.Member) -> Bool {
                table.name(of: member.key) == "level" && member.value.array == nil
                    && member.value.object == nil
            }
            guard
                let group = members.first(where: {
                    FirestoreFields.groups.contains($0.key) && $0.value.string != nil
                }),
                let name = members.first(where: {
                    Self.names.contains($0.key) && $0.value.string != nil
                }),
                !members.contains(where: { table.name(of: $0.key) == "keywords" })
            else { return nil }
            self.group = group.value.string ?? ""
            groupMember = group
            self.name = name
            let level = members.first(where: isLevel)
            self.level = level
            others = members.filter { ![group.key, name.key, level?.key].contains($0.key) }
        }

        private static let names = ["name", "title", "skill", "label"]

        var levelText: String? {
            switch level?.value.value {
            case .string(let text), .number(let text): text
            default: nil
            }
        }
    }

    private static func entry(of skills: [Skill]) -> Node {
        let first = skills[0]
        let levels = Set(skills.map(\.levelText))
        let isCommon = levels.count == 1 && first.level != nil
        let keywords = skills.map { skill in
            let level = isCommon ? nil : skill.levelText
            let text = (skill.name.value.string ?? "") + (level.map { " (\($0))" } ?? "")
            return Node(.string(text), at: skill.name.value.span)
        }
        var members = [
            Node.Member(
                key: "name", keySpan: first.groupMember.keySpan, value: first.groupMember.value)
        ]
        if isCommon, let level = first.level { members.append(level) }
        members.append(
            Node.Member(
                key: "keywords", keySpan: first.name.keySpan,
                value: Node(.array(keywords), at: first.name.value.span)))
        for skill in skills {
            for other in skill.others { add(other, of: skill, to: &members) }
        }
        return Node(.object(members), at: first.name.value.span)
    }

    /// Adds a field of one skill to those of the group: "Swift: 4".
    private static func add(_ member: Node.Member, of skill: Skill, to members: inout [Node.Member])
    {
        let named = Node(
            .object([
                Node.Member(
                    key: skill.name.value.string ?? "", keySpan: skill.name.keySpan,
                    value: member.value)
            ]), at: member.value.span)
        guard let index = members.firstIndex(where: { $0.key == member.key }) else {
            members.append(
                Node.Member(
                    key: member.key, keySpan: member.keySpan,
                    value: Node(.array([named]), at: member.value.span)))
            return
        }
        let elements = members[index].value.array ?? [members[index].value]
        members[index].value = Node(.array(elements + [named]), at: members[index].value.span)
    }
}
