#!/usr/bin/env python3
"""Lists the symbols of the standard library and Foundation that iOS 17 lacks, for `make lint`.

Reads the toolchain's symbol graphs, which know the iOS release that introduced each symbol, and writes
Tools/Workbench/Sources/HouseRules/Resources/newer-symbols.txt: a line per search text, with the iOS release, the text,
and one symbol that it stands for. A member is listed only if no older symbol looks the same, since a lint without
types would take one for the other; members of a newer type are left to the type's own line.

Run it with `make newer-symbols` after a change of toolchain. Needs Python 3 and the Swift toolchain.
"""

import glob
import json
import os
import subprocess
import sys
import tempfile

FLOOR = (17, 0)
MODULES = [
    "Swift", "_Concurrency", "_StringProcessing", "Observation", "RegexBuilder", "Dispatch",
    "FoundationEssentials", "FoundationInternationalization", "Foundation", "FoundationNetworking",
]
TYPES = {"swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.typealias", "swift.macro"}


def symbols(folder):
    """Every symbol as (path, kind, release or None)."""
    for name in sorted(glob.glob(os.path.join(folder, "*.symbols.json"))):
        with open(name, encoding="utf-8") as file:
            for symbol in json.load(file)["symbols"]:
                release = None
                for entry in symbol.get("availability", []):
                    if entry.get("domain") == "iOS" and "introduced" in entry:
                        release = (entry["introduced"]["major"], entry["introduced"].get("minor", 0))
                yield tuple(symbol["pathComponents"]), symbol["kind"]["identifier"], release


def base(component):
    return component.split("(")[0]


def code(path, kind):
    """The text to search code for, or None if the symbol can't be told by its text."""
    name = base(path[-1])
    if kind == "swift.macro":
        return "#" + name
    if kind in TYPES:
        return ".".join(path[-2:])
    if not name or not (name[0].isalpha() or name[0] == "_") or len(path) < 2:
        return name + "(" if kind == "swift.func" and name and name[0].isalpha() else None
    labels = path[-1][len(name) + 1:-1].split(":")[:-1] if "(" in path[-1] else []
    opening = "(" + labels[0] + ":" if labels and labels[0] != "_" else "(" if "(" in path[-1] else ""
    if kind == "swift.init":
        return base(path[-2]) + opening if opening.endswith(":") else None
    if kind == "swift.subscript":
        return None
    return "." + name + opening


def main():
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    target = os.path.join(root, "Tools/Workbench/Sources/HouseRules/Resources/newer-symbols.txt")
    machine = json.loads(subprocess.check_output(["swift", "-print-target-info"]))["target"]["triple"]
    with tempfile.TemporaryDirectory() as folder:
        for module in MODULES:
            subprocess.run(
                ["swift", "symbolgraph-extract", "-module-name", module, "-target", machine, "-output-dir", folder,
                 "-minimum-access-level", "public"], check=True)
        everything = list(symbols(folder))
    newer_types = {path for path, kind, release in everything if kind in TYPES and release and release > FLOOR}

    def is_newer(path, release):
        return bool(release and release > FLOOR) or any(path[:n] in newer_types for n in range(1, len(path)))

    older = {base(path[-1]) for path, _, release in everything if not is_newer(path, release)}
    older_code = {code(path, kind) for path, kind, release in everything if not is_newer(path, release)}
    found = {}
    for path, kind, release in everything:
        if not (release and release > FLOOR) or path[-1].startswith("_"):
            continue
        inside_newer = any(path[:n] in newer_types for n in range(1, len(path)))
        what = code(path, kind)
        if what is None or inside_newer or "init" in path[:-1]:
            continue
        is_labelled = what.endswith(":")
        if what in older_code or not is_labelled and base(path[-1]) in older and kind not in TYPES:
            if not kind.startswith("swift.type."):
                continue
            what = path[-2] + what
        symbol = ".".join(path)
        if what not in found or (release, symbol) < found[what]:
            found[what] = (release, symbol)
    os.makedirs(os.path.dirname(target), exist_ok=True)
    with open(target, "w", encoding="utf-8") as file:
        for what, (release, symbol) in sorted(found.items()):
            file.write(f"{release[0]}.{release[1]}\t{what}\t{symbol}\n")
    print(f"{len(found)} things newer than iOS {FLOOR[0]} listed in {os.path.relpath(target, root)}", file=sys.stderr)


if __name__ == "__main__":
    main()
