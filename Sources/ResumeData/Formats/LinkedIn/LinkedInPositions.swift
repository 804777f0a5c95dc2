import ResumeModel
import SourceTree

/// Positions, of which those held one after the other under one employer are its roles.
enum LinkedInPositions {
    /// The employers, the newest first.
    static func entries(_ rows: [LinkedInRow]) -> [Node] {
        var employers: [[LinkedInRow]] = []
        for row in LinkedInSections.newestFirst(rows) {
            let place = employers.lastIndex { employer in
                employer.last.map { isSameEmployer($0, row) } == true
            }
            if let place, let later = employers[place].last,
                follows(later, row, isNext: place == employers.count - 1)
            {
                employers[place].append(row)
            } else {
                employers.append([row])
            }
        }
        return employers.map(entry)
    }

    private static func isSameEmployer(_ left: LinkedInRow, _ right: LinkedInRow) -> Bool {
        guard let left = left["name"]?.string, let right = right["name"]?.string else {
            return false
        }
        return left.lowercased().filter { !$0.isWhitespace }
            == right.lowercased().filter { !$0.isWhitespace }
    }

    /// Whether a position led to another one: they touch, or less than a year without another employer
    /// lies between them.
    private static func follows(
        _ later: LinkedInRow, _ earlier: LinkedInRow, isNext: Bool
    ) -> Bool {
        guard let start = later.date("startDate") else { return isNext }
        guard let end = earlier.date("endDate") else { return true }
        let gap = (start.year * 12 + (start.month ?? 1)) - (end.year * 12 + (end.month ?? 12))
        return gap <= 1 || isNext && gap < 12
    }

    private static func entry(_ rows: [LinkedInRow]) -> Node {
        var roles = rows.map { $0.normalized() }
        guard roles.count > 1, let first = roles.first else {
            return roles.first?.node ?? Node(.null, at: SourceSpan(line: 1, column: 1))
        }
        var members: [(key: String, value: Node)] = []
        if let name = first["name"] { members.append(("name", name)) }
        let locations = Set(roles.map { $0["location"]?.string })
        if locations.count == 1, let location = first["location"] {
            members.append(("location", location))
            for index in roles.indices { roles[index].set("location", nil) }
        }
        for index in roles.indices { roles[index].set("name", nil) }
        members.append(("roles", Node(.array(roles.map(\.node)), at: first.span)))
        return LinkedInSections.object(members, at: first.span)
    }
}
