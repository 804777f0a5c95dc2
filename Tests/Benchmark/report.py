"""What was measured, as tables: how many times what resume-pdf takes."""
import datetime
import os
import pathlib
import platform

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


def markdown(results):
    """The tables, with what must be known to read them."""
    here, sizes = results["machine"], [str(size) for size in results["sizes"]]
    cold, batches = results["cold"], results["batch"]
    own = {size: cold["resume-pdf"].get(size, {}) for size in sizes}
    middle = "2" if "2" in sizes else sizes[0]
    pages = [f"{size} page{'s' if size != '1' else ''}" for size in sizes]
    first = batches[0] if batches else None

    rows = [["resume-pdf", *(seconds(own[size].get("seconds")) for size in sizes),
             f"{first['rate']:.0f} a second, {first['way']}" if first else "–",
             mebibytes(own[middle].get("peak")) + " MiB", f"{own[middle].get('bytes', 0) / 1000:.0f} KB"]]
    for batch in batches[1:]:
        if batch["name"] == "resume-pdf":
            rows.append([f"resume-pdf, {batch['way']}", *("" for _ in sizes), ratio(batch["ratio"]), "", ""])
    for name in results["contenders"]:
        if name == "resume-pdf":
            continue
        figures = cold.get(name, {})
        batch = next((batch for batch in batches if batch["name"] == name), {})
        rows.append([f"{name} {results['contenders'][name]['version']}" if name != "C baseline" else name,
                     *(ratio(figures.get(size, {}).get("ratio")) for size in sizes), ratio(batch.get("ratio")),
                     ratio(over(figures.get(middle), own[middle], "peak")),
                     ratio(over(figures.get(middle), own[middle], "bytes"))])
    parts = [
        f"{here['date']}, {here['processor']}, {here['cores']} cores, {here['system']}; the first line is what resume-pdf "
        "takes, the others how many times that:",
        table(["", *pages, f"{results['documents']} different ones of 2 pages", f"memory, {middle} pages",
               f"file, {middle} pages"], rows),
    ]
    for name, why in results["missing"].items():
        parts.append(f"{name} is missing: {why}.")
    parts.append(legend(results))
    deep = [name for name in ("resume-pdf", "C baseline", "Typst") if name in cold]
    rows = []
    for size, title in zip(sizes, pages):
        for name in deep:
            figures = cold[name].get(size)
            if figures:
                rows.append([title, name, ratio(over(figures, cold.get("C baseline", {}).get(size), "instructions")),
                             mebibytes(figures["peak"]), mebibytes(figures["private"]), str(figures["pages"]),
                             f"{figures['bytes'] / 1000:.0f}", "yes" if figures["tagged"] else "no"])
    parts.append(table(["", "", "instructions, of the C baseline’s", "most memory, MiB", "of its own at the end, MiB", "pages",
                        "file, KB", "tagged"], rows))
    parts += [f"Fault: {fault}." for fault in results["faults"]]
    return "\n\n".join(parts) + "\n"


def legend(results):
    """What the figures are."""
    remarks = "; ".join(f"{name}: {about['remark']}" for name, about in results["contenders"].items() if about["remark"])
    return (
        "Times are medians of whole processes, each in turn with resume-pdf; memory is that of the largest process at its "
        "most. The C baseline sets the same words with cairo and Pango, and does nothing else: no checks, no fitting, no tags. "
        f"{remarks}." if remarks else "")


def put_into(readme, text):
    """Writes the tables between the marks of a README."""
    before, _, rest = readme.read_text().partition(MARKS[0])
    _, mark, after = rest.partition(MARKS[1])
    if not mark:
        raise SystemExit(f"{readme} has no line {MARKS[0]}, or none {MARKS[1]} below it")
    readme.write_text(f"{before}{MARKS[0]}\n\n{text}\n{MARKS[1]}{after}")
