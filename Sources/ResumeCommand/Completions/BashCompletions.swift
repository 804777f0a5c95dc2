import ResumePDF

/// Completions for bash 4 and later, which need no other package.
struct BashCompletions {
    let root: CommandSpecification

    /// The script.
    var text: String {
        let function = root.functionName
        return """
            # Completions of \(root.name) for bash: source <(\(root.name) completions bash)

            # The commands below a command.
            \(function)_commands() {
                case "$1" in
            \(commands)
                esac
            }

            # What a command takes: its options in "options", what the option before is completed with
            # in "value", and what its operands are completed with in "operand".
            \(function)_command() {
                case "$1" in
            \(cases)
                esac
            }

            # Completes the word "current" with one kind of things.
            \(function)_fill() {
                local kind=${1%%:*} list=${1#*:} word ending
                case "$kind" in
                words) COMPREPLY+=($(compgen -W "$list" -- "$current")) ;;
                layouts | layout-files)
                    while IFS= read -r word; do
                        word=${word%%  *}
                        [[ $word == "$current"* ]] || continue
                        # Names of files are quoted by bash itself, other words are taken as they are.
                        [[ $kind == layout-files ]] || printf -v word %q "$word"
                        COMPREPLY+=("$word")
                    done < <("$program" layouts list 2>/dev/null)
                    [[ $kind == layouts ]] || \(function)_fill \(quoted(Completion.files(LayoutFiles.endings).kind))
                    ;;
                folders | files)
                    compopt -o filenames 2>/dev/null
                    while IFS= read -r word; do
                        # Hidden ones wait for their dot.
                        [[ ${word##*/} != .* || ${current##*/} == .* ]] || continue
                        if [[ -d $word || ($kind == files && -z $list) ]]; then
                            COMPREPLY+=("$word")
                        elif [[ $kind == files ]]; then
                            for ending in $list; do
                                [[ $word != *"$ending" ]] || COMPREPLY+=("$word")
                            done
                        fi
                    done < <(compgen -f -- "$current")
                    ;;
                esac
            }

            \(function)() {
                local program=${COMP_WORDS[0]} current=${COMP_WORDS[COMP_CWORD]} before= line= word
                local options= value= operand= index commands ended=
                COMPREPLY=()
                # "--layout=modern" is three words to bash.
                if [[ $current == = ]]; then
                    current= before=${COMP_WORDS[COMP_CWORD - 1]}
                elif [[ $COMP_CWORD -gt 2 && ${COMP_WORDS[COMP_CWORD - 1]} == = ]]; then
                    before=${COMP_WORDS[COMP_CWORD - 2]}
                elif [[ $COMP_CWORD -gt 0 ]]; then
                    before=${COMP_WORDS[COMP_CWORD - 1]}
                fi
                for ((index = 1; index < COMP_CWORD; index++)); do
                    word=${COMP_WORDS[index]}
                    [[ $word != -- ]] || ended=1
                    [[ " $(\(function)_commands "$line") " == *" $word "* ]] || break
                    line=${line:+$line }$word
                done
                for (( ; index < COMP_CWORD; index++)); do
                    [[ ${COMP_WORDS[index]} != -- ]] || ended=1
                    commands=none
                done
                \(function)_command "$line" "$before"
                if [[ -n $value && -z $ended ]]; then
                    \(function)_fill "$value"
                elif [[ $current == -* && -z $ended ]]; then
                    \(function)_fill "words:$options"
                else
                    if [[ $operand == commands ]]; then
                        # The words behind "help" are commands themselves.
                        line=${COMP_WORDS[*]:2:COMP_CWORD-2}
                        operand= commands=
                    fi
                    [[ -n $commands ]] || \(function)_fill "words:$(\(function)_commands "$line")"
                    [[ -z $operand ]] || \(function)_fill "$operand"
                fi
            }

            complete -F \(function) \(root.name)

            """
    }

    private var commands: String {
        root.groups { line, command in
            let names = command.subcommands.map(\.name).joined(separator: " ")
            return ["    \(quoted(line))) echo \"\(names)\" ;;"]
        }
    }

    private var cases: String {
        root.arms(quoted: quoted) { command in
            let options = command.optionsWithHelp.flatMap(\.spellings).joined(separator: " ")
            return ["        options=\(quoted(options))"]
        }
    }

    private func quoted(_ text: String) -> String { "\"" + text + "\"" }
}
