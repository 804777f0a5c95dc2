#!/usr/bin/env python3
"""Runs the README's examples of "At scale": the job array on a Slurm cluster of one machine, in the foreground, and the
manifest of the Kubernetes job through a strict reader of its schema.

usage: scale.py --program FILE [--resumes N]

Needs root, Debian's slurm-wlm and munge, and Python's kubernetes-validate; what is not there is left out, and said so.
Prints one line a check and then "N passed, N failed".
"""
import argparse
import json
import os
import pathlib
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time

from acceptance import Report
from batch import is_whole, resume

ROOT = pathlib.Path(__file__).resolve().parent.parent


def example(language):
    """The block of the README's section that is in a language."""
    text = re.search(r"^## At scale\n(.*?)^## ", (ROOT / "README.md").read_text(), re.M | re.S)[1]
    return re.search(rf"^```{language}\n(.*?)^```", text, re.M | re.S)[1]


def commands():
    """The commands of the README that run the job array."""
    text = re.search(r"^## At scale\n(.*?)^## ", (ROOT / "README.md").read_text(), re.M | re.S)[1]
    block = re.search(r"^    sbatch .*\n(?:    .*\n)*", text, re.M)[0]
    return "".join(line[4:] + "\n" for line in block.splitlines())


class Cluster:
    """Slurm with one node, which is this machine; nothing of it outlives the test."""

    def __init__(self, base):
        self.base, self.processes = base, []
        host, processors = socket.gethostname(), os.cpu_count()
        key = base / "munge.key"
        key.write_bytes(os.urandom(1024))
        key.chmod(0o400)
        self.configuration = base / "slurm.conf"
        self.configuration.write_text(f"""
ClusterName=test
SlurmctldHost={host}
SlurmUser=root
AuthType=auth/munge
AuthInfo=socket={base}/munge.socket
CredType=cred/munge
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SlurmctldPort=16817
SlurmdPort=16818
StateSaveLocation={base}/state
SlurmdSpoolDir={base}/spool
SlurmctldPidFile={base}/ctld.pid
SlurmdPidFile={base}/d.pid
SlurmctldLogFile={base}/ctld.log
SlurmdLogFile={base}/d.log
ReturnToService=2
NodeName={host} NodeAddr=127.0.0.1 CPUs={processors} State=UNKNOWN
PartitionName=all Nodes={host} Default=YES MaxTime=INFINITE State=UP
""")
        for name in ["state", "spool"]:
            (base / name).mkdir()
        self.environment = {**os.environ, "SLURM_CONF": str(self.configuration)}
        self.start("munged", "--foreground", "--force", f"--key-file={key}", f"--socket={base}/munge.socket",
                   f"--pid-file={base}/munge.pid", f"--seed-file={base}/munge.seed", f"--log-file={base}/munge.log")
        time.sleep(1)
        self.start("slurmctld", "-D")
        self.start("slurmd", "-D")

    def start(self, program, *arguments):
        log = open(self.base / f"{program}.out", "w")
        self.processes.append(subprocess.Popen(
            [program, *arguments], env=self.environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log))

    def is_ready(self):
        for _ in range(60):
            run = subprocess.run(["sinfo", "-h", "-o", "%t"], env=self.environment, capture_output=True, text=True)
            if run.stdout.strip() in ("idle", "mix", "alloc"):
                return True
            time.sleep(0.5)
        return False

    def end(self):
        for process in reversed(self.processes):
            process.terminate()
            try:
                process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                process.kill()


def slurm(report, program, count):
    missing = [name for name in ["slurmctld", "slurmd", "munged", "sbatch"] if not shutil.which(name)]
    if missing or os.geteuid() != 0:
        print(f"left out: the job array, for lack of {' and '.join(missing) or 'rights'}")
        return
    with tempfile.TemporaryDirectory() as base:
        base = pathlib.Path(base)
        base.chmod(0o755)
        cluster = Cluster(base)
        try:
            if not report.check("Slurm: a node is ready", cluster.is_ready(), (base / "ctld.log").read_text()[-500:]):
                return
            work = base / "work"
            (work / "bin").mkdir(parents=True)
            (work / "bin/resume-pdf").symlink_to(program)
            (work / "resumes.sbatch").write_text(example("bash"))
            (work / "people.ndjson").write_text("".join(json.dumps(resume(n)) + "\n" for n in range(count)))
            environment = {**cluster.environment, "PATH": f"{work}/bin:{os.environ['PATH']}", "HOME": str(work)}
            run = subprocess.run(["sh", "-ec", commands()], cwd=work, env=environment, capture_output=True, text=True,
                                 timeout=900)
            logs = "".join(path.read_text() for path in work.glob("resumes-*.log"))
            report.check(f"Slurm: {count} resumes in 8 shards end well", run.returncode == 0, run.stderr + logs[-500:])
            found = [json.loads(line) for line in (work / "report.ndjson").read_text().splitlines()]
            report.check("Slurm: the joined report is complete", [line["index"] for line in found]
                         == list(range(1, count + 1)) and {line["status"] for line in found} == {"written"})
            report.check("Slurm: each of 8 shards has a part", len({line["shard"] for line in found}) == 8)
            files = list((work / "out").glob("*.pdf"))
            report.check("Slurm: all files are there and whole", len(files) == count and all(map(is_whole, files)))
            print("      " + run.stderr.strip().splitlines()[-1])
        finally:
            cluster.end()


def kubernetes(report):
    try:
        import kubernetes_validate
        import yaml
    except ImportError:
        print("left out: the manifest, for lack of kubernetes-validate")
        return
    manifest = yaml.safe_load(example("yaml"))
    try:
        kubernetes_validate.validate(manifest, kubernetes_validate.latest_version(), strict=True)
        fault = ""
    except kubernetes_validate.ValidationError as error:
        fault = str(error)
    report.check("Kubernetes: the manifest is valid", not fault, fault)
    container = manifest["spec"]["template"]["spec"]["containers"][0]
    shard = [word for word in container["args"] if word.startswith("--shard=")][0]
    report.check("Kubernetes: there are as many shards as pods",
                 shard == f"--shard=$(JOB_COMPLETION_INDEX)/{manifest['spec']['completions']}", shard)


def pods(report, program):
    """The words of the manifest, as a node would run them, each part once."""
    try:
        import yaml
    except ImportError:
        return
    manifest = yaml.safe_load(example("yaml"))
    container = manifest["spec"]["template"]["spec"]["containers"][0]
    with tempfile.TemporaryDirectory() as base:
        base = pathlib.Path(base)
        (base / "people.ndjson").write_text("".join(json.dumps(resume(n)) + "\n" for n in range(20)))
        count, codes = manifest["spec"]["completions"], []
        for index in range(count):
            words = [word.replace("/work/", f"{base}/").replace("$(JOB_COMPLETION_INDEX)", str(index))
                     for word in container["command"][1:] + container["args"]]
            codes.append(subprocess.run([program, *words, "-q"], capture_output=True, stdin=subprocess.DEVNULL).returncode)
        reports = sorted(map(str, base.glob("report-*.ndjson")))
        merged = subprocess.run([program, "reports", "merge", *reports], capture_output=True, text=True)
        report.check("Kubernetes: the words of the manifest render all parts", codes == [0] * count
                     and merged.returncode == 0 and len(merged.stdout.splitlines()) == 20, f"{codes} {merged.stderr}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    parser.add_argument("--resumes", type=int, default=1000)
    options = parser.parse_args()
    report = Report()
    program = str(pathlib.Path(options.program).resolve())
    kubernetes(report)
    pods(report, program)
    slurm(report, program, options.resumes)
    print(f"{report.passed} passed, {report.failed} failed")
    sys.exit(1 if report.failed else 0)


if __name__ == "__main__":
    main()
