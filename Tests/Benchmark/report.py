"""What was measured, as tables: how many times what resume-pdf takes."""
import datetime
import os
import pathlib
import platform

# What else may be missing than a contender.
COUNTS = "count of instructions"
MARKS = ("<!-- Tests/Benchmark/run --readme writes from here -->", "<!-- to here -->")


def machine():
    """What the figures are of."""
    def first(path, start, default=""):
        try:
            lines = pathlib.Path(path).read_text().splitlines()
        except OSError:
            return default
        return next((line.split("=" if "=" in line else ":", 1)[1].strip().strip('"') for line in lines
                     if line.startswith(start)), default)

    memory = int(first("/proc/meminfo", "MemTotal", "0 kB").split()[0])
    return {"processor": first("/proc/cpuinfo", "model name", platform.machine()), "cores": os.cpu_count(),
            "gibibytes": round(memory / 2**20), "system": first("/etc/os-release", "PRETTY_NAME", platform.system()),
            "kernel": platform.release(), "load": round(os.getloadavg()[0], 1),
            "date": datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%d")}


def ratio(value):
    """A ratio with two digits that mean something."""
    if value is None:
        return "–"
    return f"{value:.2f} ×" if value < 1 else f"{value:.1f} ×" if value < 10 else f"{value:,.0f} ×"


def seconds(value):
    return "–" if value is None else f"{value * 1000:.0f} ms" if value < 1 else f"{value:.2g} s"


def mebibytes(value):
    return "–" if value is None else f"{value / 2**20:.1f}"


def table(head, rows):
    return "\n".join("| " + " | ".join(row) + " |" for row in [head, ["---"] * len(head), *rows])


def over(figures, own, key):
    """How many times ours a figure is."""
    if not figures or not own or not figures.get(key) or not own.get(key):
        return None
    return figures[key] / own[key]


def summary(results):
    """The table that a reader looks for, with what must be known to read it."""
    here, sizes = results["machine"], [str(size) for size in results["sizes"]]
    contenders, cold, batches = results["contenders"], results["cold"], results["batch"]
    own = {size: cold["resume-pdf"].get(size, {}) for size in sizes}
    middle = "2" if "2" in sizes else sizes[0]
    first = next((batch for batch in batches if batch["name"] == "resume-pdf"), None)
    rows = [[f"resume-pdf {contenders['resume-pdf']['version']}", *(seconds(own[size].get("seconds")) for size in sizes),
             f"{first['rate']:.0f} a second, {first['way']}" if first else "–",
             mebibytes(own[middle].get("peak")) + " MiB", f"{own[middle].get('bytes', 0) / 1000:.0f} KB"]]
    for batch in batches:
        if batch["name"] == "resume-pdf" and batch is not first:
            rows.append([f"resume-pdf, {batch['way']}", *("" for _ in sizes), ratio(batch["ratio"]), "", ""])
    for name, about in contenders.items():
        if name == "resume-pdf":
            continue
        figures = cold.get(name, {})
        batch = next((batch for batch in batches if batch["name"] == name), {})
        rows.append([f"{name} {about['version']}" if name != "C baseline" else name,
                     *(ratio(figures.get(size, {}).get("ratio")) for size in sizes), ratio(batch.get("ratio")),
                     ratio(over(figures.get(middle), own[middle], "peak")),
                     ratio(over(figures.get(middle), own[middle], "bytes"))])
    rows += [[f"{name}: {why}", *("–" for _ in range(len(sizes) + 3))] for name, why in results["missing"].items()
             if name != COUNTS]
    # Pairs are as fair then, but not as sure.
    busy = f", which had other work to do (load {here['load']})" if here["load"] > here["cores"] / 2 else ""
    head = ["", *counted_pages(sizes), f"a batch of {results['documents']}", f"memory, {middle} pages", f"file, {middle} pages"]
    return (
        f"On {here['date']}, on {here['processor']} with {here['cores']} cores and {here['system']}{busy}: what resume-pdf "
        "takes, and how many times that the others take.\n\n" + table(head, rows) + "\n\n" + legend(results) + "\n")


def legend(results):
    """What the figures of the summary are."""
    remarks = {name: about["remark"] for name, about in results["contenders"].items() if about["remark"]}
    ways = {}
    for batch in results["batch"]:
        if batch["name"] != "resume-pdf":
            part = "" if batch["documents"] == results["documents"] else f" ({batch['documents']} of them)"
            ways.setdefault(batch["way"], []).append(batch["name"] + part)
    return " ".join([
        "Times are medians of whole processes, each in turn with resume-pdf; memory is the most that the largest process "
        "has. The C baseline sets the same words with cairo and Pango and does nothing else: no checks, no fitting, no tags.",
        "The batch is of different resumes of 2 pages:",
        "; ".join(f"{way}, {', '.join(names)}" for way, names in ways.items()) + ".",
        *(f"{name}: {remark}." for name, remark in remarks.items()),
    ])


def details(results):
    """What the libraries' share is, and where memory goes."""
    sizes, cold = [str(size) for size in results["sizes"]], results["cold"]
    rows = []
    for size, title in zip(sizes, counted_pages(sizes)):
        for name, figures in ((name, each.get(size)) for name, each in cold.items()):
            if figures:
                rows.append([title, name, ratio(over(figures, cold.get("C baseline", {}).get(size), "instructions")),
                             mebibytes(figures["peak"]), mebibytes(figures["private"]), str(figures["pages"]),
                             f"{figures['bytes'] / 1000:.0f}", "yes" if figures["tagged"] else "no"])
    rows += [[f"batch of {batch['documents']}, {batch['way']}", batch["name"], "–", mebibytes(batch["peak"]),
              mebibytes(batch["private"]), "–", "–", "–"] for batch in results["batch"] if "peak" in batch]
    parts = [table(["", "", "instructions, of the C baseline’s", "most memory, MiB", "of its own at the end, MiB", "pages",
                    "file, KB", "tagged"], rows)]
    if COUNTS in results["missing"]:
        parts.append(f"There is no {COUNTS}: {results['missing'][COUNTS]}.")
    parts += [f"Before the first run the load was {results['machine']['load']}. Runs whose resumes have the mark "
              f"{results['content']} had the same ones."]
    parts += [f"Fault: {fault}." for fault in results["faults"]]
    return "\n\n".join(parts) + "\n"


def counted_pages(sizes):
    return [f"{size} page{'s' if size != '1' else ''}" for size in sizes]


def put_into(readme, text):
    """Writes the tables between the marks of a README."""
    before, _, rest = readme.read_text().partition(MARKS[0])
    _, mark, after = rest.partition(MARKS[1])
    if not mark:
        raise SystemExit(f"{readme} has no line {MARKS[0]}, or none {MARKS[1]} below it")
    readme.write_text(f"{before}{MARKS[0]}\n\n{text}\n{MARKS[1]}{after}")
