/// Makes sense of a command line, as GNU programs do (glibc manual, "Argument Syntax").
///
/// Options may stand before or after operands; `--` ends them; `-` is an operand. Two rules are
/// stricter: a value that begins with a dash must be joined to its option (`--output=-odd-.pdf`),
/// and long names cannot be shortened, so that no script breaks when an option is added.
package struct ArgumentParser: Sendable {
    /// The program.
    let root: CommandSpecification

    /// Makes a parser for a program.
    package init(_ root: CommandSpecification) {
        self.root = root
    }

    /// Understands arguments, the program's own name not among them.
    ///
    /// `--help` anywhere turns the line into a question for help, as far as it was right up to there.
    package func parse(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
        var line = ArgumentLine(root: root, arguments: arguments)
        return try line.parse()
    }
}
