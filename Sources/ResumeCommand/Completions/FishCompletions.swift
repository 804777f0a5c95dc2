import ResumePDF

/// Completions for fish 3, with what each word means.
struct FishCompletions {
    let root: CommandSpecification

    /// The script.
    var text: String {
        """
        # Completions of \(root.name) for fish: \(root.name) completions fish | source, or save this as
        # ~/.config/fish/completions/\(root.name).fish.

        # The commands below a command.
        function \(function)_commands
            switch "$argv"
        \(commands)
            end
        end

        # Whether the words so far lead to a command; with --alone, whether nothing stands behind it.
        function \(function)_is
            set -l alone
            if test "$argv[1]" = --alone
                set alone 1
                set -e argv[1]
            end
            set -l line
            set -l words (commandline -opc)
            for word in $words[2..]
                if not contains -- $word (\(function)_commands $line)
                    test -z "$alone"; or return 1
                    break
                end
                set -a line $word
            end
            test "$line" = "$argv"
        end

        function \(function)_layouts
            \(root.name) layouts list 2>/dev/null | string replace -r '  +' \\t
        end

        # The files with some endings, and all folders.
        function \(function)_files
            set -l word (commandline -ct | string replace -r '^--[a-z-]+=' '')
            for file in $word*
                if test -d $file
                    echo $file/
                else
                    for ending in $argv
                        string match -q -- "*$ending" $file; and echo $file
                    end
                end
            end
        end

        # The commands below those that stand behind "help".
        function \(function)_topics
            set -l words (commandline -opc)
            \(function)_commands $words[3..]
        end

        complete -c \(root.name) -f
        complete -c \(root.name)\(named(.help))
        complete -c \(root.name)\(named(.uiLanguage, " -x" + (arguments(OptionSpecification.uiLanguage.valueCompletion) ?? "")))
        \(lines)

        """
    }

    private var function: String { "_" + root.functionName }

    private var commands: String {
        root.groups { line, command in
            let names = command.subcommands.map(\.name).joined(separator: " ")
            return ["        case \(line.fishQuoted)", "            printf '%s\\n' \(names)"]
        }
    }

    private var lines: String {
        root.lines.flatMap { line, command in
            let words = line.split(separator: " ").map(String.init).map { " " + $0 }.joined()
            let start = "complete -c \(root.name) -n "
            let here = start + "'\(function)_is\(words)'"
            let alone = start + "'\(function)_is --alone\(words)'"
            let commands = command.subcommands.map {
                "\(alone) -a \($0.name) -d \($0.summary.text.fishQuoted)"
            }
            let operands = command.operands.prefix(1).compactMap { arguments($0.completion) }
            let options = command.options.map { option in
                // "-x" is for values that are no files.
                let value =
                    option.valueCompletion == .files([])
                    ? " -r -F" : " -x" + (arguments(option.valueCompletion) ?? "")
                return here + named(option, option.takesNextWord ? value : "")
            }
            return commands + operands.map { here + $0 } + options
        }.joined(separator: "\n")
    }

    /// The part of a line that names an option, with what its value is, and says what it does.
    private func named(_ option: OptionSpecification, _ value: String = "") -> String {
        let letter = option.letter.map { " -s \($0)" } ?? ""
        return "\(letter) -l \(option.name)\(value) -d \(option.summary.text.fishQuoted)"
    }

    /// The part of a line that says what there is to choose from; nil for nothing.
    private func arguments(_ completion: Completion) -> String? {
        switch completion {
        case .nothing: nil
        case .words(let words): " -a \(words.joined(separator: " ").fishQuoted)"
        case .files([]): " -F"
        case .files(let endings): " -a '(\(function)_files \(endings.joined(separator: " ")))'"
        case .folders: " -a '(__fish_complete_directories)'"
        case .layouts: " -a '(\(function)_layouts)'"
        case .layoutFiles:
            " -a '(\(function)_layouts; \(function)_files "
                + LayoutFiles.endings.joined(separator: " ") + ")'"
        case .commands: " -a '(\(function)_topics)'"
        }
    }
}

extension String {
    /// The text as a word of fish, in single quotes.
    fileprivate var fishQuoted: String {
        "'" + replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
