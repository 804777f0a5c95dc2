import ResumePDF

/// The options of `convert`.
enum ConvertOptions {
    static let output = OptionKey.text(
        "output", letter: "o", "FILE",
        "Where the file goes: a file, whose ending .json, .yaml or .yml says how it is written, a "
            + "folder, or - for standard output."
    ).elsewhere("out", "out-file", "outfile", "output-file", "dest", "d").completed(
        with: .files([".json", ".yaml", ".yml"]))
    static let format = OptionKey.choice(
        "to", of: ConversionFormat.self,
        "What to convert to; without it, what the name of the file at -o says, or else "
            + "\(ConversionFormat.jsonResume.title)."
    ).elsewhere("format", "type", "target", "output-format", "export", "t", "f")
    static let force = OptionKey.flag("force", "Replaces whatever file is at the output.")
        .elsewhere("overwrite", "y")

    static let sample = OptionKey.flag(
        RenderOptions.sample.specification.name,
        "Converts the built-in sample, whatever resume there is.")

    /// All of them, in the order of the help.
    static let all =
        specifications(output, format, RenderOptions.from, RenderOptions.language, sample)
        + specifications(
            RenderOptions.refreshes, RenderOptions.isOffline, RenderOptions.headerFile)
        + specifications(
            RenderOptions.isStrict, force, RenderOptions.diagnostics, RenderOptions.quiet,
            RenderOptions.verbose)
}
