#!/usr/bin/env python3
"""Writes Packages/SharedKit/Tests/SharedLocalizationTests/Resources/plural-categories.json.

The table lists the plural categories of numbers in each language, as the PyPI package babel (2.19 or newer) reads
CLDR. The kit's tests compare the kit's own rules with it. Run it again if the kit follows a newer CLDR:

    pip install babel && python3 Tools/Checks/plural_categories.py

With --check it writes nothing, and exits with 1 if babel differs from the table.

Per language there are four strings with one letter per number: z(ero), o(ne), t(wo), f(ew), m(any), x for other.
"""
import decimal
import json
import pathlib
import sys

import babel
from babel import Locale

LANGUAGES = (
    "ar cs da de en es fi fr he hi it ja ko lt lv nb nl pl pt pt_PT ro ru sk sl sv tr uk vi zh"
).split()
LETTERS = {"zero": "z", "one": "o", "two": "t", "few": "f", "many": "m", "other": "x"}
LARGE = [10_000, 100_000, 999_999, 1_000_000, 1_000_001, 2_000_000, 1_500_000, 10_000_000, 1_000_000_000]


def categories(language, numbers):
    rule = Locale.parse(language).plural_form
    return "".join(LETTERS[rule(number)] for number in numbers)


def table(language):
    tenth, hundredth = decimal.Decimal("0.1"), decimal.Decimal("0.01")
    return {
        "whole": categories(language, range(1001)),
        # 0.0, 0.1 ... 120.0 and 0.00, 0.01 ... 12.00: trailing zeros count.
        "tenths": categories(language, (number * tenth for number in range(1201))),
        "hundredths": categories(language, (number * hundredth for number in range(1201))),
        "large": categories(language, LARGE),
    }


root = pathlib.Path(__file__).resolve().parents[2]
target = root / "Packages/SharedKit/Tests/SharedLocalizationTests/Resources/plural-categories.json"
content = {
    "source": f"babel {babel.__version__}",
    "large": LARGE,
    "languages": {language.replace("_", "-"): table(language) for language in LANGUAGES},
}
if "--check" in sys.argv:
    kept = json.loads(target.read_text())["languages"]
    wrong = [language for language, table in content["languages"].items() if kept.get(language) != table]
    print(f"{content['source']} against the table: " + (f"differs in {wrong}" if wrong else "the same"))
    sys.exit(1 if wrong else 0)
target.parent.mkdir(parents=True, exist_ok=True)
target.write_text(json.dumps(content, indent=1, sort_keys=True) + "\n")
print(f"{target.relative_to(root)}: {len(LANGUAGES)} languages")
