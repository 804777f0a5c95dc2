import ResumePDF

/// Completions for zsh 5, with what each word means.
struct ZshCompletions {
    let root: CommandSpecification

    /// The script.
    var text: String {
        let function = "_" + root.name
        return """
            #compdef \(root.name)
            # Completions of \(root.name) for zsh: source <(\(root.name) completions zsh), or save this as
            # \(function) in a folder of $fpath.

            # The commands below a command.
            \(function)_commands() {
                case "$1" in
            \(commands)
                esac
            }

            # What a command takes: its options, what the option before is completed with, and what its
            # operands are completed with.
            \(function)_command() {
                case "$1" in
            \(cases)
                esac
            }

            # Completes the word with one kind of things.
            \(function)_fill() {
                local kind=${1%%:*} list=${1#*:}
                local -a names
                case "$kind" in
                words)
                    names=(${=list})
                    compadd -a names
                    ;;
                layouts | layout-files)
                    names=(${${(f)"$(${words[1]} layouts list 2>/dev/null)"}%%  *})
                    compadd -a names
                    [[ $kind == layouts ]] || _files -g '*.(\(LayoutFiles.endings.map { $0.dropFirst() }.joined(separator: "|")))'
                    ;;
                folders) _files -/ ;;
                files)
                    if [[ -n $list ]]; then
                        _files -g "*(${(j:|:)${=list}})"
                    else
                        _files
                    fi
                    ;;
                esac
            }

            \(function)() {
                local current=${words[CURRENT]} before=${words[CURRENT-1]} line= word value= operand=
                local -a options commands
                local -i index ended=0 isBehind=0
                if [[ $current == --*=* ]]; then
                    before=${current%%=*}
                    compset -P '*='
                    current=${current#*=}
                fi
                for ((index = 2; index < CURRENT; index++)); do
                    word=${words[index]}
                    commands=()
                    \(function)_commands "$line"
                    [[ -n ${(M)commands:#${word}:*} ]] || break
                    line=${line:+$line }$word
                done
                for (( ; index < CURRENT; index++)); do
                    [[ ${words[index]} != -- ]] || ended=1
                    isBehind=1
                done
                \(function)_command "$line" "$before"
                if [[ -n $value && $ended == 0 ]]; then
                    \(function)_fill "$value"
                elif [[ $current == -* && $ended == 0 ]]; then
                    _describe -o option options
                else
                    if [[ $operand == commands ]]; then
                        # The words behind "help" are commands themselves.
                        line="${words[3,CURRENT-1]}"
                        operand= isBehind=0
                    fi
                    commands=()
                    \(function)_commands "$line"
                    (( isBehind || ! $#commands )) || _describe command commands
                    [[ -z $operand ]] || \(function)_fill "$operand"
                fi
            }

            if [[ ${funcstack[1]} == \(function) ]]; then
                \(function) "$@"
            else
                compdef \(function) \(root.name)
            fi

            """
    }

    private var commands: String {
        root.groups { line, command in
            ["    \(line.shellQuoted))", "        commands=("]
                + command.subcommands.map { "        " + described([$0.name], $0.summary) }
                + ["        )", "        ;;"]
        }
    }

    private var cases: String {
        root.arms(quoted: \.shellQuoted) { command in
            ["        options=("]
                + command.optionsWithHelp.map { "        " + described($0.spellings, $0.summary) }
                + ["        )"]
        }
    }

    /// Words with their meaning, as `_describe` reads them.
    private func described(_ words: [String], _ summary: Message) -> String {
        words.map { ($0 + ":" + summary.text).shellQuoted }.joined(separator: " ")
    }
}
