"""Measures all screens of every app in a real browser, operates the first ones, the facts reader and a
side panel, and keeps screenshots.

Run by `make browser-check`: browser.py BUILD FOLDER SIMULATORS [FEED]. Needs chromium, its driver and selenium.
SIMULATORS are the names of the executables in BUILD, in one argument. FEED is a feed file to serve instead of the
small one made here. Leaves PNG files in FOLDER, storyboards in `storyboards` and verdicts on requirements in `bench`
beside it, and ends with a few lines.
"""

import functools
import http.server
import json
import pathlib
import sys
import threading
import time

from selenium.webdriver.common.by import By

from browsing import Page, Simulator, browser, console_errors, wait
from first_screens import first_screen
from screens import all_screens
from side_panel import side_panel

ROWS = [
    {"title": "Surtsey", "description": "Born in 1963.", "imageHref": None},
    {"title": None, "description": None, "imageHref": None},
    {"title": "Malta", "description": "Older than the pyramids.", "imageHref": "/missing.jpg"},
]


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def served(folder):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server.server_address[1]


def headlines(driver):
    """The titles of the drawn cards; empty for a card with an image alone. Read in one turn of the page."""
    return driver.execute_script(
        "return [...document.querySelectorAll('button.card')]"
        ".map((card) => card.querySelector('.headline')?.innerText ?? '')")


def tour(page, name, titles):
    page.kind("factList")
    cards = wait(lambda: page.driver.find_elements(By.CSS_SELECTOR, "button.card"), "cards")
    shown = headlines(page.driver)
    if titles is not None:
        # The cards on screen and near it are drawn, in the order of the feed; scrolling leads to the end.
        assert len(shown) >= min(2, len(titles)) and shown == titles[:len(shown)], shown
        area = page.front().find_element(By.CSS_SELECTOR, "[data-scrolled=facts]")
        page.driver.execute_script("arguments[0].scrollTop = 1e6", area)
        wait(lambda: headlines(page.driver)[-1] == titles[-1], "the last fact")
        page.driver.execute_script("arguments[0].scrollTop = 0", area)
        wait(lambda: headlines(page.driver)[0] == titles[0], "the first fact")
        cards = page.driver.find_elements(By.CSS_SELECTOR, "button.card")
    page.shoot(f"{name}-list")
    cards[0].click()
    page.kind("factDetail")
    page.shoot(f"{name}-page")
    page.tool("Rotate")
    page.shoot(f"{name}-page-landscape")
    page.tool("Rotate")
    wait(lambda: page.driver.find_element(By.CSS_SELECTOR, "[data-held=portrait]"), "portrait")
    time.sleep(0.8)
    wait(lambda: [b for b in page.front().find_elements(By.CSS_SELECTOR, ".back") if b.is_displayed()], "a back button")[0].click()
    page.kind("factList")
    # Back by a swipe from the leading edge, and a canceled swipe.
    page.driver.find_elements(By.CSS_SELECTOR, "button.card")[1].click()
    page.kind("factDetail")
    time.sleep(0.8)
    for part, kind in ((0.05, "factDetail"), (0.8, "factList")):
        page.swipe(part)
        time.sleep(0.8)
        page.kind(kind)


def reading(page):
    """Pages through facts, shares one, and searches."""
    find = lambda name: page.front().find_element(By.CSS_SELECTOR, f"[data-identifier={name}]")
    title = lambda: page.front().find_element(By.CSS_SELECTOR, ".navigation-bar").text
    page.driver.find_elements(By.CSS_SELECTOR, "button.card")[0].click()
    page.kind("factDetail")
    page.still()
    first = title()
    assert find("previous").get_attribute("disabled") is not None, "there is none before the first"
    find("next").click()
    wait(lambda: title() != first, "the next fact")
    page.still()
    find("previous").click()
    wait(lambda: title() == first, "the first fact again")
    page.still()
    find("share").click()
    page.shoot("sample-share")
    wait(lambda: [b for b in page.driver.find_elements(By.CSS_SELECTOR, "button") if b.text == "Cancel"], "a way out")[0].click()
    time.sleep(0.8)
    page.front().find_element(By.CSS_SELECTOR, ".back").click()
    page.kind("factList")
    time.sleep(0.8)
    field = page.front().find_element(By.CSS_SELECTOR, "[role=search] input")
    field.send_keys("ICELAND")
    wait(lambda: 0 < len(page.driver.find_elements(By.CSS_SELECTOR, "button.card")) < 6, "what was searched for")
    page.shoot("sample-search")
    page.front().find_element(By.CSS_SELECTOR, "[role=search] .clear").click()
    wait(lambda: len(page.driver.find_elements(By.CSS_SELECTOR, "button.card")) > 6, "all facts again")


def facts_reader(driver, program, folder, feed):
    """Walks through the facts reader, on its sample and on a served feed."""
    served_folder = folder / "served"
    served_folder.mkdir(exist_ok=True)
    rows = ROWS
    if feed:
        rows = json.loads(pathlib.Path(feed).read_bytes())["rows"]
        (served_folder / "facts.json").write_bytes(pathlib.Path(feed).read_bytes())
    else:
        (served_folder / "facts.json").write_text(json.dumps({"title": "Islands", "rows": rows}))
    titles = [row["title"] for row in rows if any(row.get(key) for key in ("title", "description", "imageHref"))]
    port = served(served_folder)
    for name, options, wanted in (
        ("sample", (), None),
        ("served", ("--feed", f"http://127.0.0.1:{port}/facts.json"), titles),
    ):
        with Simulator(program, *options) as simulator:
            driver.get(simulator.address)
            page = Page(driver, folder)
            tour(page, name, wanted)
            if name == "sample":
                reading(page)
                page.tool("Dark")
                page.shoot("sample-dark")
                page.tool("Dark")
                page.choose("language", "ar-XB")
                page.shoot("sample-right-to-left")
                page.choose("language", "en")
                page.choose("id", "wide")
                page.shoot("sample-tablet")
            driver.get("about:blank")
    errors = console_errors(driver)
    assert not errors, errors


def main(build, folder, names, feed=None):
    build, folder = pathlib.Path(build), pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    names = names.split()
    driver = browser()
    try:
        print(all_screens(driver, build, folder.parent / "storyboards", names, folder.parent / "bench" / "screens.json"))
        for name in names:
            first_screen(driver, folder, name, build / name)
        facts_reader(driver, build / "PublisherFactsSimulator", folder, feed)
        side_panel(driver, folder, build / "SkyZoneLeaderboardSimulator")
    finally:
        driver.quit()
    print(f"{len(names)} apps, a tour of the facts reader and a side panel work in a browser; screenshots are in {folder}")


if __name__ == "__main__":
    main(*sys.argv[1:])
