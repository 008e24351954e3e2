"""Drives the facts reader's simulator in a real browser, on the sample and on a served feed, and keeps screenshots.

Run by `make browser-check`: browser.py SIMULATOR FOLDER [FEED]. Needs chromium, its driver and selenium. FEED is a
feed file to serve instead of the small one made here. Leaves PNG files in FOLDER and ends with one line.
"""

import functools
import http.server
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import threading
import time

from selenium import webdriver
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.by import By

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


class Simulator:
    def __init__(self, program, *options):
        self.process = subprocess.Popen(
            [program, "serve", "--port", "0", "--token", "check", "--state", tempfile.mkdtemp(), *options],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        assert " runs at " in line, f"the simulator said: {line!r}"
        self.address = line.strip().rsplit(" ", 1)[1]

    def stop(self):
        self.process.stdin.close()
        self.process.wait(timeout=20)


def browser():
    options = webdriver.ChromeOptions()
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1500,1000"):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    os.environ.setdefault("SE_OFFLINE", "true")
    return webdriver.Chrome(options=options)


def wait(condition, what, seconds=20):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            value = condition()
            if value:
                return value
        except Exception:  # The page was swapped in the middle of a look at it.
            pass
        time.sleep(0.05)
    raise AssertionError(f"waited in vain for {what}")


class Page:
    def __init__(self, driver, folder):
        self.driver, self.folder = driver, folder

    def shoot(self, name):
        time.sleep(0.8)  # Animations end after at most 0.7 s.
        self.driver.save_screenshot(str(self.folder / f"{name}.png"))

    def front(self):
        shown = self.driver.find_elements(By.CSS_SELECTOR, ".entry.top:not(.leaving)")
        return shown[-1]

    def kind(self, wanted):
        wait(lambda: self.front().get_attribute("data-kind") == wanted, wanted)

    def tool(self, text):
        for button in self.driver.find_elements(By.CSS_SELECTOR, "button"):
            if button.text.replace("\n", " ").strip() == text:
                button.click()
                return
        raise AssertionError(f"no tool {text}")

    def swipe(self, part):
        """From the leading edge over a part of the screen's width. The device may be drawn scaled."""
        left, top, width, height = self.driver.execute_script(
            "const r = arguments[0].getBoundingClientRect(); return [r.left, r.top, r.width, r.height]", self.front())
        actions = ActionBuilder(self.driver)
        actions.pointer_action.move_to_location(int(left + 8), int(top + height / 2)).pointer_down()
        for step in (0.5, 1):
            actions.pointer_action.move_to_location(int(left + 8 + width * part * step), int(top + height / 2))
        actions.pointer_action.pointer_up()
        actions.perform()

    def choose(self, field, value):
        self.driver.execute_script(
            "const s = document.getElementById(arguments[0]); s.value = arguments[1];"
            "s.dispatchEvent(new Event('change', {bubbles: true}));", f"choose-{field}", value)


def headlines(driver):
    """The titles of the cards that are drawn; empty for a card that is a picture alone. Taken in one turn of the page."""
    return driver.execute_script(
        "return [...document.querySelectorAll('button.card')]"
        ".map((card) => card.querySelector('.headline')?.innerText ?? '')")


def tour(page, name, titles):
    page.kind("factList")
    cards = wait(lambda: page.driver.find_elements(By.CSS_SELECTOR, "button.card"), "cards")
    shown = headlines(page.driver)
    if titles is not None:
        # Those on screen and near it are drawn, in the order of the feed; the end comes by scrolling.
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
    # Back by a swipe from the leading edge, and a swipe that is begun and given up.
    page.driver.find_elements(By.CSS_SELECTOR, "button.card")[1].click()
    page.kind("factDetail")
    time.sleep(0.8)
    for part, kind in ((0.05, "factDetail"), (0.8, "factList")):
        page.swipe(part)
        time.sleep(0.8)
        page.kind(kind)


def reading(page):
    """Leafs through facts, shares one, and searches."""
    find = lambda name: page.front().find_element(By.CSS_SELECTOR, f"[data-identifier={name}]")
    title = lambda: page.front().find_element(By.CSS_SELECTOR, ".navigation-bar").text
    page.driver.find_elements(By.CSS_SELECTOR, "button.card")[0].click()
    page.kind("factDetail")
    first = title()
    assert find("previous").get_attribute("disabled") is not None, "there is none before the first"
    find("next").click()
    wait(lambda: title() != first, "the next fact")
    time.sleep(0.8)
    find("previous").click()
    wait(lambda: title() == first, "the first fact again")
    time.sleep(0.8)
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


def main(program, folder, feed=None):
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
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
    driver = browser()
    try:
        for name, options, wanted in (
            ("sample", (), None),
            ("served", ("--feed", f"http://127.0.0.1:{port}/facts.json"), titles),
        ):
            simulator = Simulator(program, *options)
            try:
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
            finally:
                simulator.stop()
        severe = [entry["message"] for entry in driver.get_log("browser")
                  if entry["level"] == "SEVERE" and "media/" not in entry["message"]
                  and "events" not in entry["message"] and "favicon" not in entry["message"]]
        assert not severe, severe
    finally:
        driver.quit()
    print(f"the facts reader works in a browser; screenshots are in {folder}")


if __name__ == "__main__":
    main(*sys.argv[1:])
