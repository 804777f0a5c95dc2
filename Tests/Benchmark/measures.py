"""What a run of a program costs: time, instructions, memory."""
import ctypes
import json
import os
import re
import shlex
import signal
import subprocess
import tempfile

# No machine's own settings, and no folder of a person's.
PLAIN = {"PATH": os.environ.get("PATH", "/usr/bin:/bin"), "LC_ALL": "C.UTF-8", "SOURCE_DATE_EPOCH": "0"}
# Counts must not depend on chance or on the machine. Swift seeds its hash tables by chance; the C library chooses some
# functions by the processor. Valgrind shows programs one of a few processors, by what the real one can; of these, the
# functions that all 64-bit ones have are left.
COUNTED = {
    "SWIFT_DETERMINISTIC_HASHING": "1",
    "GLIBC_TUNABLES": "glibc.cpu.hwcaps=" + ",".join(
        "-" + name for name in "AVX2 AVX FMA BMI1 BMI2 ERMS FSRM LZCNT MOVBE POPCNT SSE4_2 SSE4_1 SSSE3".split()),
}


class Failed(Exception):
    """A program did not do what it was to do."""


def environment(home, counted=False):
    """The variables of a run; home has what a program keeps for itself."""
    return {**PLAIN, "HOME": str(home), **(COUNTED if counted else {})}


def run(command, environment, folder):
    """Runs a program, and fails as it does."""
    ended = subprocess.run(command, cwd=folder, env=environment, stdin=subprocess.DEVNULL, capture_output=True)
    if ended.returncode:
        said = (ended.stderr or ended.stdout).decode(errors="replace").strip()
        raise Failed(f"{shlex.join(map(str, command))[:300]} ended with {ended.returncode}: {said[-600:]}")
    return ended


def times(commands, runs, warmup, environment, folder):
    """Seconds of each run of each command, whole processes without a shell, by hyperfine."""
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        run(["hyperfine", "-N", "--style", "none", "--runs", str(runs), "--warmup", str(warmup),
             "--export-json", file.name, *(shlex.join(map(str, command)) for command in commands)], environment, folder)
        return [result["times"] for result in json.load(file)["results"]]


def instructions(command, environment, folder, function=None):
    """Instructions of a run, or of one function of it and all that it calls, as callgrind counts them.

    The function is named as the linker knows it.
    """
    within = [f"--toggle-collect={function}"] if function else []
    said = run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", "--demangle=no", *within, *command],
               environment, folder).stderr.decode(errors="replace")
    return int(re.search(r"Collected : (\d+)", said)[1])


def heap(command, environment, folder):
    """The most bytes that a run has from malloc at one moment, as DHAT counts them."""
    said = run(["valgrind", "--tool=dhat", "--dhat-out-file=/dev/null", *command],
               environment, folder).stderr.decode(errors="replace")
    return int(re.search(r"At t-gmax: ([\d,]+) bytes", said)[1].replace(",", ""))


# From <sys/ptrace.h>.
TRACEME, CONT, SETOPTIONS = 0, 7, 0x4200
FORK, VFORK, CLONE, EXEC, EXIT = 1, 2, 3, 4, 6
OPTIONS = sum(1 << event for event in (FORK, VFORK, CLONE, EXEC, EXIT)) | 1 << 20  # and end with this process
ALL_CHILDREN = 0x40000000  # __WALL


def memory(command, environment, folder):
    """The most memory of a run (VmHWM), and what it alone has at its end, in bytes; of several processes the largest's.

    Each process is stopped at its very end, when all its memory is still there: what wait4 tells of the most memory
    would count that of the process before the program was loaded, which is Python's here. As strace, this needs the right
    to trace its own children.
    """
    system = ctypes.CDLL(None, use_errno=True)
    system.ptrace.argtypes = [ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p]
    child = os.fork()
    if child == 0:
        try:
            nothing = os.open(os.devnull, os.O_RDWR)
            for file in (0, 1, 2):
                os.dup2(nothing, file)
            os.chdir(folder)
            if system.ptrace(TRACEME, 0, None, None) == 0:
                os.execvpe(command[0], [str(part) for part in command], environment)
        finally:
            os._exit(127)
    found, running, status = {}, {child}, 0
    while running:
        process, ended = os.waitpid(-1, ALL_CHILDREN)
        if not os.WIFSTOPPED(ended):
            running.discard(process)
            if process == child:
                status = ended
            continue
        event, given = ended >> 16, os.WSTOPSIG(ended)
        if process == child and not found and event == 0 and given == signal.SIGTRAP:
            system.ptrace(SETOPTIONS, process, None, OPTIONS)
        # New processes and threads begin with a stop of their own.
        is_new = process not in running
        running.add(process)
        if event == EXIT:
            group, most, private = sizes(process)
            before = found.get(group, (0, 0))
            found[group] = (max(before[0], most), max(before[1], private))
        passed = 0 if event or given == signal.SIGTRAP or is_new and given == signal.SIGSTOP else given
        system.ptrace(CONT, process, None, passed)
    if status or not found:
        raise Failed(f"{shlex.join(map(str, command))[:300]} ended with {os.waitstatus_to_exitcode(status)}")
    return max(found.values())


def sizes(process):
    """The process that a thread is of, its most memory, and what it alone has now."""
    with open(f"/proc/{process}/status") as file:
        status = dict(line.split(":", 1) for line in file)
    private = int(status.get("RssAnon", "0 kB").split()[0])
    try:
        # The kernel adds up the figure above in a coarse way.
        with open(f"/proc/{process}/smaps_rollup") as file:
            private = next(int(line.split()[1]) for line in file if line.startswith("Anonymous:"))
    except (OSError, StopIteration):
        pass
    return int(status["Tgid"]), int(status.get("VmHWM", "0 kB").split()[0]) * 1024, private * 1024
