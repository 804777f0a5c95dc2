"""A resume in the form that each contender reads: the same words, in the same order.

Most forms are written from one composition of the resume: a list of blocks, each a kind, runs of text at the left, and
runs at the right (dates, or what a term means). A run is a text, a style ("", "b" or "i") and the address it leads to.
"""
import html
import json

MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()


def run(text, style="", url=""):
    return (text, style, url)


def month(date):
    return f"{MONTHS[int(date[5:7]) - 1]} {date[:4]}"


def span(entry):
    return f"{month(entry['startDate'])} – {month(entry['endDate']) if 'endDate' in entry else 'Present'}"


def composition(resume):
    """The blocks of a resume, in the order of the default layout."""
    basics = resume["basics"]
    blocks = []

    def block(kind, left, right=()):
        blocks.append((kind, left, list(right)))

    def section(title, key):
        if resume.get(key) or basics.get(key):
            block("section", [run(title)])

    def points(texts):
        for text in texts:
            block("item", [run(text)])

    block("name", [run(basics["name"])])
    block("label", [run(basics["label"], "i")])
    block("contact", [run(basics["email"], "", "mailto:" + basics["email"]), run(" · " + basics["phone"] + " · "),
                      run(basics["url"][8:], "", basics["url"]), run(" · " + basics["location"]["city"])])
    profiles = [run(f"{profile['network']}: {profile['username']}", "", profile["url"]) for profile in basics["profiles"]]
    block("contact", [profiles[0], *(part for profile in profiles[1:] for part in (run(" · "), profile))])
    section("Summary", "summary")
    block("text", [run(basics["summary"])])
    section("Experience", "work")
    for job in resume["work"]:
        block("entry", [run(job["position"], "b"), run(f", {job['name']}, {job['location']}")], [run(span(job))])
        block("text", [run(job["summary"], "i")])
        points(job["highlights"])
    section("Projects", "projects")
    for project in resume["projects"]:
        block("entry", [run(project["name"], "b", project["url"])], [run(span(project))])
        block("text", [run(project["description"])])
        points(project["highlights"])
    section("Education", "education")
    for degree in resume["education"]:
        block("entry", [run(f"{degree['studyType']}, {degree['area']}", "b"),
                        run(f", {degree['institution']}, {degree['score']}")], [run(span(degree))])
        block("text", [run(", ".join(degree["courses"]))])
    section("Publications", "publications")
    for work in resume["publications"]:
        block("entry", [run(work["name"], "b", work["url"]), run(", " + work["publisher"])],
              [run(month(work["releaseDate"]))])
        block("text", [run(work["summary"])])
    section("Skills", "skills")
    for skill in resume["skills"]:
        block("text", [run(skill["name"], "b"), run(": " + ", ".join(skill["keywords"]))])
    section("Awards", "awards")
    for award in resume["awards"]:
        block("entry", [run(award["title"], "b"), run(f", {award['awarder']}")], [run(month(award["date"]))])
        block("text", [run(award["summary"])])
    section("Languages", "languages")
    block("text", [part for language in resume["languages"]
                   for part in (run(language["language"], "b"), run(f": {language['fluency']}  "))])
    return blocks


def json_resume(resume):
    """For resume-pdf."""
    return json.dumps(resume, ensure_ascii=False, indent=1)


def lines(resume):
    """For the baseline: a line a block, fields parted by tabs: the kind, the date at the right, and then each run as its
    style, its address and its text."""
    def fields(block):
        kind, left, right = block
        yield kind
        yield "".join(text for text, _, _ in right)
        for text, style, url in left:
            yield style or "-"
            yield url
            yield text

    return "".join("\t".join(fields(block)) + "\n" for block in composition(resume))


def typst(resume):
    """For resume.typ, which sets the blocks."""
    return json.dumps(
        [{"kind": kind, **{side: [{"text": text, "style": style, "url": url} for text, style, url in runs]
                           for side, runs in (("left", left), ("right", right))}}
         for kind, left, right in composition(resume)], ensure_ascii=False)


CSS = """
@font-face { font-family: Body; src: url(FONTS/SourceSans3/SourceSans3-Regular.ttf) }
@font-face { font-family: Body; font-weight: bold; src: url(FONTS/SourceSans3/SourceSans3-Bold.ttf) }
@font-face { font-family: Body; font-style: italic; src: url(FONTS/SourceSans3/SourceSans3-Italic.ttf) }
@font-face { font-family: Display; src: url(FONTS/EBGaramond/EBGaramond-Regular.ttf) }
@page { size: a4; margin: 36.85pt 90pt; @bottom-right { content: counter(page) "/" counter(pages); font: 8.5pt Body } }
body { font: 9.5pt/1.16 Body; margin: 0 } a { color: #1d4a73; text-decoration: none }
header { text-align: center } h1 { font: 30pt Display; color: #1d4a73; margin: 0 }
h2 { font: 12.8pt Display; color: #1d4a73; border-bottom: .7pt solid; margin: 8pt 0 2pt; break-after: avoid }
.entry { display: flex; justify-content: space-between; margin-top: 4pt; break-after: avoid }
p { margin: 0 } ul { margin: 0; padding-left: 12pt }
"""


def web_page(resume, fonts):
    """For WeasyPrint, with the folder of fonts."""
    def inline(runs):
        parts = []
        for text, style, url in runs:
            part = html.escape(text)
            if style:
                part = f"<{style}>{part}</{style}>"
            parts.append(f'<a href="{html.escape(url)}">{part}</a>' if url else part)
        return "".join(parts)

    name = html.escape(resume["basics"]["name"])
    out = [f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{name}</title>'
           f"<style>{CSS.replace('FONTS', fonts.as_uri())}</style><body><header>"]
    tags = {"name": "h1", "section": "h2", "item": "li"}
    before = "name"
    for kind, left, right in composition(resume):
        if before == "contact" != kind:
            out.append("</header>")
        if (kind == "item") != (before == "item"):
            out.append("<ul>" if kind == "item" else "</ul>")
        if kind == "entry":
            out.append(f'<div class="entry"><span>{inline(left)}</span><span>{inline(right)}</span></div>')
        else:
            tag = tags.get(kind, "p")
            out.append(f"<{tag}>{inline(left)}</{tag}>")
        before = kind
    return "\n".join(out)


def groff(resume):
    """For groff -k -ms -Tpdf. The fonts are its own, and not embedded."""
    def inline(runs):
        text = "".join(f"\\f{style.upper()}{plain(text)}\\fP" if style else plain(text) for text, style, _ in runs)
        return "\\&" + text if text[:1] in (".", "'") else text

    def plain(text):
        return text.replace("\\", "\\e").replace("’", "\\(cq").replace("–", "\\(en")

    heads = {"name": [".TL"], "label": [".AU"], "contact": [".AI"], "section": [".SH"], "entry": [".LP"], "text": [".br"],
             "item": [".IP \\(bu 10p"]}
    out = [".nr PS 9.5", ".nr VS 11", ".nr PO 90p", ".nr LL 415p", ".nr HM 36.8p", ".nr FM 36.8p", ".nr PD 2p",
           ".nr PI 10p", ".fam H", ".po 90p", ".ll 415p"]
    before = ""
    for kind, left, right in composition(resume):
        out += [".LP"] if kind == "text" and before in ("section", "item") else heads[kind]
        if kind == "entry":
            out += [".ta \\n[LL]uR", f"{inline(left)}\t{inline(right)}"]
        else:
            out.append(inline(left))
        before = kind
    return "\n".join(out) + "\n"


def latex(resume):
    """For pdflatex, with what Debian's texlive-latex-base and lmodern have."""
    signs = {"\\": r"\textbackslash{}", "&": r"\&", "%": r"\%", "#": r"\#", "_": r"\_", "$": r"\$", "{": r"\{", "}": r"\}",
             "~": r"\textasciitilde{}", "^": r"\textasciicircum{}", "€": r"\texteuro{}", "£": r"\pounds{}",
             "·": r"\textperiodcentered{}"}

    def plain(text):
        return "".join(signs.get(sign, sign) for sign in text)

    def inline(runs):
        parts = []
        for text, style, url in runs:
            part = plain(text)
            if style:
                part = {"b": "\\textbf", "i": "\\textit"}[style] + f"{{{part}}}"
            parts.append(f"\\href{{{url}}}{{{part}}}" if url else part)
        return "".join(parts)

    name = plain(resume["basics"]["name"])
    out = [r"""\documentclass[10pt,a4paper]{article}
\usepackage[T1]{fontenc}\usepackage[utf8]{inputenc}\usepackage{textcomp}\usepackage{lmodern}
\usepackage[hmargin=90pt,vmargin=36.85pt,footskip=20pt]{geometry}\usepackage{color}\usepackage[colorlinks]{hyperref}
\renewcommand{\familydefault}{\sfdefault}\definecolor{accent}{rgb}{.11,.29,.45}
\hypersetup{allcolors=accent,pdfauthor={NAME},pdftitle={NAME}}
\AtBeginDocument{\fontsize{9.5}{11}\selectfont}
\setlength{\parindent}{0pt}\setlength{\parskip}{0pt}\raggedright
\newcommand{\heading}[1]{\par\vspace{7pt}{\color{accent}\bfseries\large #1}\par\nopagebreak\hrule\nopagebreak\vspace{2pt}}
\newcommand{\entry}[2]{\par\vspace{3pt}\parbox[t]{.8\textwidth}{\raggedright #1}\hfill #2\par\nopagebreak}
\newcommand{\point}[1]{\par\hangindent=10pt\hangafter=1\makebox[10pt][l]{\textbullet}#1\par}
\begin{document}""".replace("NAME", name)]
    forms = {"name": "{{\\centering\\Huge\\color{{accent}} {0}\\par}}", "label": "{{\\centering\\large {0}\\par}}",
             "contact": "{{\\centering {0}\\par}}", "section": "\\heading{{{0}}}", "entry": "\\entry{{{0}}}{{{1}}}",
             "item": "\\point{{{0}}}", "text": "{0}\\par"}
    out += [forms[kind].format(inline(left), inline(right)) for kind, left, right in composition(resume)]
    return "\n".join(out) + "\n\\end{document}\n"


def rendercv(resume):
    """For RenderCV, as JSON, which is YAML as well. Its Markdown signs are escaped nowhere: the texts have none."""
    basics = resume["basics"]

    def dates(entry):
        return {"start_date": entry["startDate"], "end_date": entry.get("endDate", "present")}

    sections = {
        "Summary": [basics["summary"]],
        "Experience": [{"company": job["name"], "position": job["position"], "location": job["location"], **dates(job),
                        "summary": job["summary"], "highlights": job["highlights"]} for job in resume["work"]],
        "Projects": [{"name": f"[{project['name']}]({project['url']})", **dates(project),
                      "summary": project["description"], "highlights": project["highlights"]}
                     for project in resume["projects"]],
        "Education": [{"institution": degree["institution"], "area": degree["area"], "degree": degree["studyType"],
                       **dates(degree), "summary": f"{degree['score']}; {', '.join(degree['courses'])}"}
                      for degree in resume["education"]],
        "Publications": [{"name": f"[{work['name']}]({work['url']})", "date": work["releaseDate"],
                          "location": work["publisher"], "summary": work["summary"]}
                         for work in resume["publications"]],
        "Skills": [{"label": skill["name"], "details": ", ".join(skill["keywords"])} for skill in resume["skills"]],
        "Awards": [{"name": award["title"], "date": award["date"], "location": award["awarder"],
                    "summary": award["summary"]} for award in resume["awards"]],
        "Languages": [{"label": language["language"], "details": language["fluency"]} for language in resume["languages"]],
    }
    return json.dumps({"cv": {
        "name": basics["name"], "headline": basics["label"], "location": basics["location"]["city"],
        "email": basics["email"], "website": basics["url"],
        "social_networks": [{"network": profile["network"], "username": profile["username"]}
                            for profile in basics["profiles"]],
        "custom_connections": [{"fontawesome_icon": "phone", "placeholder": basics["phone"], "url": None}],
        "sections": {title: entries for title, entries in sections.items() if entries},
    }, "design": {"theme": "classic", "page": {"size": "a4"}}}, ensure_ascii=False, indent=1)
