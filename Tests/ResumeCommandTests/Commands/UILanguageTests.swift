import TextBackend
import SourceTree
import System
import TestSupport
import Testing

@testable import ResumeCommand

/// The program speaks the language of who calls it, and everything for machines stays what it is.
@Suite struct UILanguageTests {
    // MARK: Which language

    @Test(
        arguments: [
            (["LANG": "es_MX.UTF-8"], .es), (["LANG": "es"], .es), (["LANG": "es@x"], .es),
            (["LANG": "C"], .en), (["LANG": "POSIX"], .en), (["LANG": "est_EE.UTF-8"], .en),
            (["LANG": "de_DE.UTF-8"], .en), ([:], .en), (["LANG": ""], .en),
            (["LC_ALL": "es_ES", "LANG": "en_US"], .es), (["LC_ALL": "C", "LANG": "es_ES"], .en),
            (["LC_ALL": "", "LC_MESSAGES": "es_AR.UTF-8", "LANG": "en"], .es),
            (["LC_MESSAGES": "de_DE", "LANG": "es_ES"], .en),
        ] as [([String: String], UILanguage)])
    func theEnvironmentDecidesInTheOrderOfPOSIX(variables: [String: String], language: UILanguage) {
        #expect(UILanguage(["render"], Environment(variables)) == language)
    }

    @Test(
        arguments: [
            (["--ui-language", "es", "render"], .es), (["render", "--ui-language=es"], .es),
            (["render", "--ui-language", "EN"], .en), (["render", "--", "--ui-language=en"], .es),
            (["--ui-language"], .es), (["--ui-language=xx"], .es),
        ] as [([String], UILanguage)])
    func theOptionComesBeforeTheEnvironment(arguments: [String], language: UILanguage) {
        #expect(UILanguage(arguments, Environment(["LANG": "es_ES.UTF-8"])) == language)
    }

    // MARK: The command line

    private func said(
        _ arguments: [String], _ variables: [String: String] = [:], in folder: String = "/tmp"
    ) throws -> ChildProcess.Result {
        try BuiltProgram.run(
            arguments, in: folder,
            environment: variables.merging(["COLUMNS": "80"]) { own, _ in own })
    }

    @Test(
        .needsBuiltProgram,
        arguments: [
            ["--ui-language", "es", "help", "layouts", "show"],
            ["help", "--ui-language=es", "layouts", "show"],
            ["layouts", "show", "--help", "--ui-language", "es"],
        ])
    func helpStandsInTheLanguageAskedFor(arguments: [String]) throws {
        let result = try said(arguments)
        #expect(result.ending == .exited(0))
        #expect(result.text.hasPrefix("Uso: resume-pdf layouts show "))
        #expect(result.text.contains("Imprime el archivo de un diseño.\n"))
        #expect(result.text.contains("Ejemplos:\n") && result.text.contains("Opciones:\n"))
    }

    @Test(.needsBuiltProgram, arguments: CommandTable.program.documented.map(\.names))
    func helpOfAllCommandsIsSpanishAndFitsTheTerminal(names: [String]) throws {
        let result = try said(["help"] + names.dropFirst(), ["LANG": "es_ES.UTF-8"])
        #expect(result.ending == .exited(0))
        let lines = result.text.split(separator: "\n")
        // Only the examples, which are command lines, are never wrapped.
        #expect(lines.allSatisfy { $0.count <= 80 || $0.contains("resume-pdf ") })
        let words = Set(result.text.split { !$0.isLetter }.map(String.init))
        let english: Set<String> = ["the", "with", "and", "Shows", "Lists", "Prints", "Options"]
        #expect(words.isDisjoint(with: english), "\(words.intersection(english))")
    }

    @Test(.needsBuiltProgram)
    func aWrongLanguageGetsANearMiss() throws {
        let english = try said(["render", "--ui-language", "ess"])
        #expect(english.ending == .exited(64))
        #expect(english.errorText.contains("--ui-language is one of en, es, not 'ess'"))
        #expect(english.errorText.contains("did you mean 'es'"))
        let spanish = try said(["--ui-language=ess"], ["LC_ALL": "es_ES"])
        #expect(spanish.errorText.contains("--ui-language es uno de en, es, no 'ess'"))
        #expect(spanish.errorText.contains("¿quería decir 'es'?"))
        let near = try said(["render", "--ui-langauge", "es"])
        #expect(near.errorText.contains("did you mean '--ui-language'"))
    }

    // MARK: What is found

    /// What is wrong, as a file and a command line, and what is said of it.
    static let findings: [(file: String, text: String, arguments: [String], said: String)] = [
        ("a.json", "{", [], "el archivo termina en el mapa que empieza en la línea 1"),
        ("a.json", "[1,]", [], "quite esta coma; nada la sigue"),
        ("a.json", "", [], "el archivo está vacío; un currículum es un mapa"),
        ("a.json", "{\"a\" 1}", [], "faltan los dos puntos después de la clave"),
        ("a.json", "<html>", [], "esto es una página HTML, no un currículum"),
        ("a.json", "{\"basics\":{}}", [], "no hay nada que imprimir en este currículum"),
        ("a.json", "{\"x\":1}", [], "esto no es un JSON Resume: tiene \"x\"; un currículum"),
        ("a.yaml", "a: b: c", [], "unos segundos dos puntos con un espacio detrás"),
        ("a.yaml", "a: \"b", [], "las comillas que se abren aquí no se cierran nunca"),
        ("a.yaml", "a:\n\tb: 1", [], "YAML no se sangra con tabuladores; escriba espacios"),
        ("a.yaml", "a: *b", [], "nada anterior se llama &b"),
        ("a.yaml", "work: x\nwork: y", [], "la clave \"work\" aparece dos veces"),
        (
            "a.yaml", "basics: {name: Jo}\nwork: [{name: A, startDate: 2021-13}]", [],
            "no es una fecha; escriba AAAA, AAAA-MM o AAAA-MM-DD"
        ),
        ("a.yaml", "basics: {name: Jo}\nwork: [{nmae: A}]", [], "¿quería decir «name»?"),
        ("a.yaml", "basics: {name: Jo, url: 'javascript:x'}", [], "no se enlaza: las direcciones"),
        ("a.yaml", "basics: {name: Jo, summary: Lorem ipsum dolor}", [], "es un texto de relleno"),
        ("a.yaml", "basics: {name: Jo, image: no.png}", ["--layout", "modern"], "no existe"),
        ("a.yaml", "work: [{name: A}]", [], "el currículum no lleva nombre"),
        ("a.yaml", "basics: {name: Jo}", ["--layout", "clasic"], "no existe el diseño \"clasic\""),
        ("a.yaml", "basics: {name: Jo}", ["--set", "page.x=1"], "aquí se conocen: "),
        ("a.yaml", "basics: {name: Jo}", ["--set", "page"], "no tiene «=»"),
        ("a.yaml", "basics: {name: Jo}", ["--set", "styles.body.size=9q"], "no es una unidad"),
        ("a.yaml", "basics: {name: Jo}", ["--language", "spanish"], "¿quería decir 'es'?"),
        ("a.yaml", "basics: {name: Jo}", ["--sections", "wrok"], "no existe la sección «wrok»"),
        ("a.yaml", "basics: {name: Jo}", ["-o", "no/x.pdf"], "cree primero la carpeta no"),
        (
            "a.yaml", "basics: {name: Jo}", ["--font-dir", "no"],
            "no existe el archivo o la carpeta"
        ),
        ("a.yaml", "basics: {name: Jo}", ["--paper", "a5"], "--paper es uno de a4, letter"),
        ("a.yaml", "basics: {name: Jo}", ["--pages", "0"], "--pages es un número de 1 a"),
        ("a.yaml", "basics: {name: Jo}", ["--strict", "--strict"], "aparece más de una vez"),
        ("a.yaml", "basics: {name: Jo, summary: \"\u{1F9FF}\"}", [], "se compone en Noto Emoji"),
        (
            "a.yaml", "basics: {name: {en: Jo, es: Jo}, label: {en: x}}", ["--language", "es"],
            "se imprime en en"
        ),
        ("a.yaml", "basics: {name: Jo}", ["--jobs", "0"], "--jobs es un número de 1 a 256"),
    ]

    @Test(.needsBuiltProgram, arguments: findings.indices)
    func findingsAreSaidInSpanish(index: Int) throws {
        let (file, text, arguments, words) = Self.findings[index]
        let scratch = try ScratchFolder()
        try scratch.write(text, to: file)
        let line = ["render", file, "--verbose"] + arguments
        let spanish = try said(line, ["LANG": "es_ES.UTF-8"], in: scratch.path)
        #expect(spanish.errorText.contains(words), "\(spanish.errorText)")
        let english = try said(line, ["LANG": "en_US.UTF-8"], in: scratch.path)
        #expect(english.ending == spanish.ending)
        #expect(!english.errorText.contains(words))
    }

    @Test(.needsBuiltProgram, arguments: findings.indices)
    func machinesReadTheSameInEachLanguage(index: Int) throws {
        let (file, text, arguments, _) = Self.findings[index]
        func run(_ language: String) throws -> (ChildProcess.Result, [String: [UInt8]?]) {
            let scratch = try ScratchFolder()
            try scratch.write(text, to: file)
            let result = try said(
                ["render", file, "--diagnostics", "json"] + arguments,
                ["LANG": language, "SOURCE_DATE_EPOCH": "0"], in: scratch.path)
            let files = scratch.files().map { ($0, scratch.bytes(of: $0)) }
            return (result, Dictionary(uniqueKeysWithValues: files))
        }
        let (english, englishFiles) = try run("C")
        let (spanish, spanishFiles) = try run("es_ES.UTF-8")
        #expect(english.ending == spanish.ending && english.text == spanish.text)
        if english.errorText.hasPrefix("{") { #expect(english.errorText == spanish.errorText) }
        #expect(englishFiles == spanishFiles)
    }

    @Test(.needsBuiltProgram, arguments: ["bash", "zsh", "fish"])
    func completionsAreTheSame(shell: String) throws {
        let english = try said(["completions", shell])
        let spanish = try said(["completions", shell], ["LANG": "es_ES.UTF-8"])
        #expect(english.text == spanish.text && english.text.contains("ui-language"))
    }

    @Test(.needsBuiltProgram)
    func listsForScriptsAreTheSame() throws {
        for arguments in [["list", "all", "--json", "--sample"], ["list", "--sample"]] {
            let english = try said(arguments)
            let spanish = try said(arguments, ["LANG": "es_ES.UTF-8"])
            #expect(english.text == spanish.text && !english.text.isEmpty)
        }
    }

    // MARK: What is shown

    private func spanish<Value>(_ body: () throws -> Value) throws -> Value {
        let catalog = try #require(UILanguage.es.catalog)
        return try MessageCatalog.$current.withValue(catalog, operation: body)
    }

    @Test func browsingTellsItsKeysInSpanish() throws {
        try spanish {
            let panel = BrowserPanel(.help).lines(columns: 80).map { $0.map(\.text).joined() }
            #expect(panel.contains { $0.hasPrefix("g G, Inicio Fin") && $0.contains("el primero") })
            #expect(BrowserTab.allCases.map(\.title).last == "Páginas")
            #expect(BrowserQuestion.way.text.hasPrefix("compartir: c copiar, m correo"))
            #expect(BrowserQuestion.print("x", .quit).text.hasPrefix("¿imprimir x? y imprime"))
        }
    }

    @Test func questionsOfMailAreAskedInSpanish() throws {
        try spanish {
            let lines = ShareQuestion.lines([("From", "a@b.org"), ("Subject", "Hola"), ("By", "x")])
            #expect(lines == "De:      a@b.org\nAsunto:  Hola\nPor:     x\n")
            #expect(("Send it? [y/N]" as Message).shown == "¿Enviarlo? [s/N]")
        }
    }

    @Test func sumsCountInSpanish() throws {
        try spanish {
            #expect(Message.pages(1).shown == "1 página" && Message.pages(2).shown == "2 páginas")
            #expect(Diagnostic.Severity.warning.counted(3).shown == "3 advertencias")
        }
        #expect(Message.pages(2).shown == "2 pages")
    }
}
