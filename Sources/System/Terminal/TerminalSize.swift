import Glibc

/// How large a terminal is.
package struct TerminalSize: Sendable, Hashable {
    /// The columns, 1 to 10,000.
    package var columns: Int
    /// The rows, 1 to 10,000.
    package var rows: Int
    /// The size of a cell in pixels, where the terminal says it.
    package var cell: Cell?

    /// Makes a size; what is out of range becomes the nearest that is in it.
    package init(columns: Int, rows: Int, cell: Cell? = nil) {
        self.columns = min(max(columns, 1), Self.most)
        self.rows = min(max(rows, 1), Self.most)
        self.cell = cell
    }

    /// A cell of the grid, in pixels.
    package struct Cell: Sendable, Hashable {
        /// The width, in pixels.
        package var width: Int
        /// The height, in pixels.
        package var height: Int

        /// Makes a cell; nil if a side is not 1 to 1,000 pixels.
        package init?(width: Int, height: Int) {
            guard (1...1_000).contains(width), (1...1_000).contains(height) else { return nil }
            self.width = width
            self.height = height
        }
    }

    private static let most = 10_000

    /// The size of the first of some streams that is a terminal and tells it.
    ///
    /// Else `COLUMNS` and `LINES` tell it, else it is 80 by 24. A side that one place does not tell,
    /// as serial lines do not, is asked for at the next.
    ///
    /// - Parameters:
    ///   - streams: standard output, then standard error.
    ///   - environment: the variables.
    /// - Returns: the size.
    package static func current(_ streams: [OutputStream], _ environment: Environment) -> Self {
        let told = streams.compactMap(\.window)
        let columns = told.lazy.map { Int($0.ws_col) }.first { $0 > 0 }
        let rows = told.lazy.map { Int($0.ws_row) }.first { $0 > 0 }
        let cell = told.lazy.compactMap { window -> Cell? in
            guard window.ws_col > 0, window.ws_row > 0 else { return nil }
            return Cell(
                width: Int(window.ws_xpixel) / Int(window.ws_col),
                height: Int(window.ws_ypixel) / Int(window.ws_row))
        }.first
        return Self(
            columns: columns ?? count(environment["COLUMNS"]) ?? 80,
            rows: rows ?? count(environment["LINES"]) ?? 24, cell: cell)
    }

    private static func count(_ text: String?) -> Int? {
        text.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    }
}
