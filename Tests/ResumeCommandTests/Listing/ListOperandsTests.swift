import SourceTree
import Testing

@testable import ResumeCommand

@Suite struct ListOperandsTests {
    /// The files that there are.
    private static let files: Set = ["cv", "works", "notes.txt", "2", "email", "Talks"]

    private func read(_ line: String) throws(ListOperands.Fault) -> ListOperands {
        try ListOperands(line.split(separator: " ").map(String.init)) { Self.files.contains($0) }
    }

    /// A view, an entry and a resume, each `-` where there is none.
    @Test(arguments: [
        ("", "- - -"), ("works", "works - -"), ("works 2", "works 2 -"), ("cv.yaml", "- - cv.yaml"),
        ("works cv.yaml", "works - cv.yaml"), ("works 2 cv.json", "works 2 cv.json"),
        ("cv.json works 2", "works 2 cv.json"),
        ("https://a.example/cv", "- - https://a.example/cv"),
        ("all gist:12ab", "all - gist:12ab"), ("-", "- - -stdin"), ("skills -", "skills - -stdin"),
        ("./works", "- - ./works"), ("works ./works", "works - ./works"), ("cv", "- - cv"),
        ("works cv", "works - cv"), ("CV.YML", "- - CV.YML"), ("missing.json", "- - missing.json"),
        ("talks", "talks - -"), ("talks 3", "talks 3 -"), ("experience cv", "experience - cv"),
        ("contacts email", "contacts email -"),
        ("Contacts GitHub cv.json", "Contacts GitHub cv.json"),
        ("contacts 1 cv", "contacts 1 cv"), ("contacts email cv", "contacts email cv"),
        ("works 0", "works 0 -"), ("works 99999999999999999999", "works 9223372036854775807 -"),
        ("works 02", "works 2 -"), ("Berufserfahrung 1", "Berufserfahrung 1 -"),
    ])
    func operandsAreToldApart(line: String, found: String) throws {
        let operands = try read(line)
        let pick =
            switch operands.pick {
            case .number(let number): "\(number)"
            case .key(let key): key
            case nil: "-"
            }
        let source = operands.source == "-" ? "-stdin" : operands.source ?? "-"
        #expect("\(operands.view ?? "-") \(pick) \(source)" == found)
    }

    @Test(arguments: [
        ("2", "name a section before the number, as in 'list works 2'"),
        ("2 works", "name a section before the number, as in 'list works 2'"),
        ("works 2 3", "one entry is shown at a time, and there is also '3'"),
        ("a.json b.json", "there are two resumes, 'a.json' and 'b.json'; name one"),
        (
            "works second",
            "'second' is neither the number of an entry nor a resume; a file of that name is written ./second"
        ),
        (
            "works -2",
            "'-2' is neither the number of an entry nor a resume; a file of that name is written ./-2"
        ),
        (
            "works ２",
            "'２' is neither the number of an entry nor a resume; a file of that name is written ./２"
        ),
        (
            "contacts email phone",
            "'phone' is neither the number of an entry nor a resume; a file of that name is written ./phone"
        ),
    ])
    func otherLinesSaySo(line: String, message: String) {
        #expect(throws: ListOperands.Fault(message: "\(message)")) { try read(line) }
    }
}
