"""Measures every screen of every app, in every look that its requirements mention, in a real browser.

Each simulator's storyboard walks to all screens of the app's graph and takes screenshots with their own markup and
styles; `measuring.js` lists the errors of each. A screen that can't be reached fails too.
"""

import concurrent.futures
import json
import pathlib
import shutil
import subprocess

# The looks of a storyboard: a device, `dark`, `landscape`, a language; `en-XA` makes every text longer.
PHONES = ["small", "classic", "phone", "plus", "large", "small+dark", "phone+dark", "small+ar-XB", "phone+ar-XB",
          "small+en-XA"]
TABLETS = ["half", "thirds", "tablet", "wide", "wide+dark", "tablet+ar-XB", "wide+landscape+ar-XB"]
SIDEWAYS = ["small+landscape", "phone+landscape", "tablet+landscape", "wide+landscape"]
# The apps for upright phones only; all others are checked on every device.
PHONES_ONLY = {"Pictone", "SkyZoneLeaderboard"}
# The rows that hold if an app has no errors.
ROWS = {"Interlochen": ["INT-26"], "SkyZoneLeaderboard": ["SKY-25"], "Pictone": ["PIC-23", "PIC-24"]}
MEASURING = pathlib.Path(__file__).with_name("measuring.js").read_text()
# Shows a screenshot in the open page, which takes a fraction of the time of opening its file.
SHOWING = """
const picture = new DOMParser().parseFromString(arguments[0], "image/svg+xml").documentElement;
const place = document.createElement("div");
place.style.cssText = `width: ${picture.getAttribute("width")}px; height: ${picture.getAttribute("height")}px`;
place.append(document.adoptNode(picture.querySelector(".picture-of-screen")));
document.body.replaceChildren(place);
"""


def looks(app):
    return PHONES if app in PHONES_ONLY else PHONES + TABLETS + SIDEWAYS


def storyboard(program, folder, app):
    """Takes all screenshots of an app; returns the errors."""
    shutil.rmtree(folder, ignore_errors=True)
    run = subprocess.run([program, "storyboard", "--out", folder, "--looks", ",".join(looks(app))],
                         capture_output=True, text=True)
    return [] if run.returncode == 0 else [f"{app}: {run.stderr.strip() or run.stdout.strip()}"]


def measured(driver, folder, app):
    """The number of screenshots, and the errors in each: app, screen and element, with the looks."""
    faults, count = {}, 0
    driver.set_window_size(1500, 1600)
    driver.get("data:text/html,<!DOCTYPE html><title>Pictures</title><body>")
    for look in looks(app):
        for picture in sorted((folder / look).glob("*.svg")):
            count += 1
            for fault in driver.execute_script(SHOWING + MEASURING, picture.read_text()):
                faults.setdefault(f"{app}, {picture.stem}: {fault}", []).append(look)
    return count, [f"{fault} [{', '.join(found)}]" for fault, found in faults.items()]


def all_screens(driver, build, folder, names, verdicts):
    """Measures the apps of these simulators, writes the requirements' verdicts to a file and returns a summary."""
    folder.mkdir(parents=True, exist_ok=True)
    apps = [name.removesuffix("Simulator") for name in names]
    faults, total, rows = [], 0, []
    with concurrent.futures.ThreadPoolExecutor(1) as walks:
        boards = [walks.submit(storyboard, build / name, folder / app, app) for name, app in zip(names, apps)]
        for app, board in zip(apps, boards):
            wrong = board.result()
            count, found = measured(driver, folder / app, app)
            total += count
            faults += wrong + found
            rows += [{"name": "every screen, measured in a browser", "requirement": row, "met": not wrong + found}
                     for row in ROWS.get(app, [])]
    verdicts.parent.mkdir(parents=True, exist_ok=True)
    verdicts.write_text(json.dumps({"measurements": rows}))
    if faults:
        raise SystemExit(f"{len(faults)} faults in the screens, whose pictures are in {folder}:\n" + "\n".join(faults))
    return f"{total} pictures of all screens of {len(apps)} apps have nothing wrong with them"
