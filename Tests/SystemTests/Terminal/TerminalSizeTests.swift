import TestSupport
import Testing

@testable import System

@Suite struct TerminalSizeTests {
    private func size(
        _ variables: [String: String] = [:], _ terminals: PseudoTerminal...
    ) -> TerminalSize {
        let streams = terminals.map {
            OutputStream(descriptor: $0.terminal, name: "a terminal", isTerminal: true)
        }
        return .current(streams, Environment(variables))
    }

    @Test(
        arguments: [
            ([:], 80, 24), (["COLUMNS": "100", "LINES": "50"], 100, 50),
            (["COLUMNS": "100"], 100, 24), (["COLUMNS": "0", "LINES": "-3"], 80, 24),
            (["COLUMNS": "wide", "LINES": ""], 80, 24),
            (["COLUMNS": "1", "LINES": "1"], 1, 1),
            (["COLUMNS": "10000", "LINES": "1000000000"], 10_000, 10_000),
            (["COLUMNS": "99999999999999999999", "LINES": "\u{1B}[31m"], 80, 24),
        ] as [([String: String], Int, Int)])
    func byVariables(variables: [String: String], columns: Int, rows: Int) {
        #expect(size(variables) == TerminalSize(columns: columns, rows: rows))
        let none = OutputStream(descriptor: -1, name: "nothing", isTerminal: false)
        #expect(
            TerminalSize.current([none], Environment(variables))
                == TerminalSize(columns: columns, rows: rows))
    }

    @Test func theTerminalKnowsBest() throws {
        let terminal = try PseudoTerminal(columns: 132, rows: 43)
        #expect(
            size(["COLUMNS": "100", "LINES": "50"], terminal)
                == TerminalSize(columns: 132, rows: 43))
        terminal.resize(columns: 1, rows: 1)
        #expect(size([:], terminal) == TerminalSize(columns: 1, rows: 1))
        terminal.resize(columns: 65_535, rows: 65_535)
        #expect(size([:], terminal) == TerminalSize(columns: 10_000, rows: 10_000))
    }

    @Test func whatOneDoesNotKnowTheNextDoes() throws {
        let (first, second) = (
            try PseudoTerminal(columns: 0, rows: 30), try PseudoTerminal(columns: 90, rows: 0)
        )
        #expect(size([:], first, second) == TerminalSize(columns: 90, rows: 30))
        #expect(size(["COLUMNS": "70"], first) == TerminalSize(columns: 70, rows: 30))
        second.resize(columns: 0, rows: 0)
        #expect(size([:], second) == TerminalSize(columns: 80, rows: 24))
    }

    @Test func cellsInPixels() throws {
        let terminal = try PseudoTerminal(columns: 80, rows: 24, width: 800, height: 480)
        #expect(size([:], terminal).cell == TerminalSize.Cell(width: 10, height: 20))
        terminal.resize(columns: 80, rows: 24, width: 40, height: 480)
        #expect(size([:], terminal).cell == nil)
    }

    @Test func sidesAreKeptInRange() {
        #expect(TerminalSize(columns: -5, rows: 0) == TerminalSize(columns: 1, rows: 1))
        #expect(TerminalSize(columns: .max, rows: .min) == TerminalSize(columns: 10_000, rows: 1))
    }
}
