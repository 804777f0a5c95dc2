"""Runs Typst or WeasyPrint, whose Python imports this: one process, one compiler or set of fonts for all inputs.

    peers.py typst|weasyprint FONTS OUTPUT INPUT...    OUTPUT is a file, or for several inputs a folder with a slash behind
"""
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent


def typst(fonts, jobs):
    import typst

    compiler = typst.Compiler(str(HERE / "resume.typ"), root="/", font_paths=[f"{fonts}/SourceSans3", f"{fonts}/EBGaramond"],
                              ignore_system_fonts=True)
    for source, output in jobs:
        compiler.compile(output=output, sys_inputs={"data": source})


def weasyprint(_, jobs):
    from weasyprint import HTML
    from weasyprint.text.fonts import FontConfiguration

    fonts = FontConfiguration()
    for source, output in jobs:
        HTML(source).write_pdf(output, font_config=fonts)


def main():
    peer, fonts, output, *sources = sys.argv[1:]
    outputs = [f"{output}{number:03d}.pdf" for number in range(len(sources))] if output.endswith("/") else [output]
    {"typst": typst, "weasyprint": weasyprint}[peer](fonts, list(zip(sources, outputs)))


if __name__ == "__main__":
    main()
