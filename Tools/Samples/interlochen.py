"""Makes the demo data, pictures and logo of Interlochen; run `python3 Tools/Samples/interlochen.py`.

The sections' headers are the app's own; the content files are what prototype mode fills them with. The
same bytes come out every time.
"""

import json
import math
import multiprocessing
import pathlib

import numpy
from PIL import Image, ImageDraw, ImageFont

import figures
import scenes
import stage
import still_life
from interlochen_text import CAMERAS, CONNECT, EXTRAS, FEATURED, LINKS, MEDIA, PERFORMANCES, STATIONS
from painting import Painting, Pen, ramp, save, smooth

RESOURCES = pathlib.Path(__file__).parents[2] / "Packages/Interlochen/Sources/Interlochen/Resources"
SAMPLE = RESOURCES / "Sample"
PICTURE_FOLDER = RESOURCES / "Pictures"


def lakeside(p, sky=scenes.DUSK, wood="#142a33", far="#3d5568", shore=0.6, sun=(0.62, 0.5), light="#ffd9a0", pier=True, canoe=True, stars=0, snow=False):
    """A northern lake between pines."""
    w, h = p.width, p.height
    p.sky(*sky)
    if stars:
        p.stars(stars, shore)
    p.clouds(0.05, shore, "#ffffff" if not stars else "#5f7aa8", 0.42, 0.45, 1.8, 5)
    if sun:
        p.sun(*sun, 0.045, "#fffbe6", light)
    for i, (level, tone) in enumerate(((shore - 0.06, far), (shore - 0.015, wood))):
        line = p.line(level, 0.03, 1.3, 0.3, offset=20 * i + 3)
        p.ridge(line, tone, foot=tone)
        tall = h * (0.05 + 0.05 * i)
        p.shapes(lambda pen: figures.forest(pen, p.random, line, tall, tall * 0.34), tone, 0.95 if i else 0.8)
    p.reflect(shore, "#0f2436", 0.2, 0.01)
    p.mist(shore, 0.02, "#fff4e0" if not stars else "#9fc0e0", 0.4)
    if sun:
        p.glitter(sun[0], shore, light, 0.05, 0.6)
    if canoe:
        x, y, s = 0.36 * w, 0.74 * h, h * 0.11
        p.shapes(lambda pen: [pen.leaf(x - s, y, 0.06, s * 2.1, s * 0.24, -0.16), figures.person(pen, x - s * 0.25, y + s * 0.12, s * 0.85, 0.35), pen.line([(x + s * 0.05, y - s * 0.55), (x + s * 0.5, y + s * 0.3)], s * 0.04)], "#0c1820")
    if pier:
        deck = [(0.66 * w, 0.97 * h), (0.72 * w, 0.72 * h), (0.755 * w, 0.72 * h), (0.86 * w, 0.97 * h)]
        p.shapes(lambda pen: [pen.polygon(deck)] + [pen.box(x * w - 2, 0.7 * h, x * w + 2, 0.8 * h) for x in (0.715, 0.76)], "#1c1a1e")
        p.shapes(lambda pen: [pen.line([(w * (0.72 - 0.06 * t), h * (0.72 + 0.25 * t)), (w * (0.755 + 0.105 * t), h * (0.72 + 0.25 * t))], 1.2) for t in (0.08, 0.18, 0.3, 0.45, 0.62, 0.82)], "#5a4a44", 0.8)
    bank = p.line(0.97, 0.04, 1, 0.3, offset=77)
    p.ridge(bank, "#e8eef6" if snow else "#0b161b")
    p.shapes(lambda pen: [figures.conifer(pen, p.random, x * w, h * 1.02, h * t) for x, t in ((0.04, 0.85), (0.13, 0.62), (0.2, 0.4), (0.95, 0.9), (0.88, 0.5))], "#0b161b")
    if snow:
        for _ in range(260):
            x, y, r = p.random.random() * w, p.random.random() * h, h * (0.002 + 0.005 * p.random.random() ** 2)
            p.shapes(lambda pen: pen.oval(x, y, r), "#ffffff", 0.8) if r > h * 0.005 else p.pixels[int(y) : int(y) + 2, int(x) : int(x) + 2].fill(0.93)


def pine_walk(p, tones=("#a9bd9c", "#7b9673", "#47654a", "#1c3326"), leaves=None, light="#fff0c0", ground="#7a5a3c"):
    """A path between trunks, light falling through."""
    p.sky((0, "#bcd8c0"), (0.5, "#f6efcf"), (1, "#d9c79a"))
    p.glow(0.5, 0.42, 0.5, light, 0.9)
    w, h = p.width, p.height
    p.blend(smooth(0.56, 0.6, p.down + 0.03 * (p.noise(p.across * 9, p.down * 3, 3) - 0.5)), ramp([(0.56, "#a8b07a"), (1, "#3c4a2c")], p.down))
    path = numpy.abs(p.across - 0.5 - 0.1 * numpy.sin((p.down - 0.58) * 6)) * p.aspect < 0.02 + (p.down - 0.58) * 0.75
    p.blend((path & (p.down > 0.575)) * 0.9, ramp([(0.57, "#e9d8ae"), (1, ground)], p.down))
    for row in range(4):
        t = row / 3
        tone = tones[row]
        trunks = []
        for k in range(16 - row * 3):
            x = p.random.random()
            if abs(x - 0.5) > 0.07 + 0.1 * t:
                trunks.append((x * w, h * (0.6 + 0.3 * t), h * (0.012 + 0.03 * t)))
        p.shapes(lambda pen: [pen.polygon([(x - thick * 1.3, foot + thick * 0.5), (x - thick * 0.6, foot - thick * 2), (x - thick * 0.38, -2), (x + thick * 0.38, -2), (x + thick * 0.6, foot - thick * 2), (x + thick * 1.3, foot + thick * 0.5)]) for x, foot, thick in trunks], tone)
        crown = smooth(0.42, 0.62, p.noise(p.across * (9 - 4 * t) * p.aspect + row * 9, p.down * (9 - 4 * t) + row, 5)) * (1 - smooth(0.16 + 0.1 * t, 0.34 + 0.12 * t, p.down))
        p.blend(crown * 0.9, leaves[row] if leaves else tone)
    rays = p.noise((p.across - 0.5 + 0.3 * p.down) * 12, 0 * p.down + 5, 3)
    p.light(smooth(0.5, 0.75, rays) * (1 - p.down) * 0.4, light)


def dune_sky(p):
    scenes.northern_lights(p, ("#4dffb0", "#3fb6ff", "#c04be0"), snow=None)


def open_stage(p):
    """The shell of an outdoor stage by the water."""
    lakeside(p, pier=False, canoe=False, sun=(0.24, 0.52))
    w, h = p.width, p.height
    for k in range(6):
        t = 1 - k * 0.13
        tone = ("#2b1d2b", "#5a3a3c", "#8a5a48", "#b98257", "#e3b06d", "#ffdf9a")[k]
        p.shapes(lambda pen: pen.polygon([(w * 0.55 + h * 0.55 * t * math.cos(a), h * 0.88 + h * 0.56 * t * math.sin(a)) for a in (math.pi * (1 + i / 24) for i in range(25))]), tone)
    p.shapes(lambda pen: pen.box(w * 0.55 - h * 0.6, h * 0.87, w * 0.55 + h * 0.6, h), "#1a1018")
    p.shapes(lambda pen: [stage.cellist(pen, w * 0.55 + h * 0.14, 0.87 * h, h * 0.24, -1), stage.fiddler(pen, w * 0.55 - h * 0.24, 0.87 * h, h * 0.24, 1), stage.fiddler(pen, w * 0.55 - h * 0.06, 0.87 * h, h * 0.24, 1)], "#140b12")
    stage.audience(p)


def stage_moon(p):
    """A paper moon being hung between curtains."""
    stage.backdrop(p, "#0a0a14", "#31456a", 0.82, "#0d0f1a", ((0.3, 0.42, 0.14), (0.72, 0.6, 0.14)))
    w, h = p.width, p.height
    p.glow(0.5, 0.36, 0.34, "#ffe9a8", 0.6)
    p.shapes(lambda pen: [pen.line([(w * 0.5 + side * h * 0.07, 0), (w * 0.5 + side * h * 0.07, h * 0.3)], 1.2) for side in (-1, 1)], "#0a0a12")
    p.shapes(lambda pen: pen.oval(w * 0.5, h * 0.36, h * 0.13), ramp([(0.2, "#fff4c9"), (0.5, "#e9c66a")], p.down))
    p.shapes(lambda pen: [pen.oval(w * 0.5 + h * x, h * y, h * r) for x, y, r in ((-0.04, 0.33, 0.025), (0.05, 0.39, 0.035), (0.0, 0.43, 0.018))], "#c9a14a", 0.6)
    p.shapes(lambda pen: [pen.line([(w * 0.5 + h * (0.3 + k * 0.12), h * 0.88), (w * 0.5 + h * (0.24 + k * 0.12), h * 0.42)], 2.4) for k in (0, 1)] + [pen.line([(w * 0.5 + h * (0.25 + 0.05 * t), h * (0.5 + 0.36 * t)), (w * 0.5 + h * (0.37 + 0.05 * t), h * (0.5 + 0.36 * t))], 2) for t in (0, 0.2, 0.4, 0.6, 0.8, 1)], "#07080f")
    p.shapes(lambda pen: stage.figure(pen, w * 0.5 + h * 0.33, h * 0.72, h * 0.38, ((200, 210), (190, 200)), ((95, 92), (80, 95))), "#07080f")
    stage.curtains(p, "#5a1a2b", 0.24)


# path: (painter, width, height, seed)
PICTURES = {
    "header-featured.jpg": (lambda p: stage.orchestra(p, hang="#6e1423"), 1200, 800, 3),
    "header-radio.jpg": (lambda p: stage.microphone(p), 1200, 800, 5),
    "header-performances.jpg": (lambda p: stage.ballet(p, "#2a0f3a", "#f08a5d", (2, 1, 5, 0), "#1a0818"), 1200, 800, 6),
    "header-extras.jpg": (lakeside, 1200, 800, 8),
    "header-more.jpg": (pine_walk, 1200, 800, 9),
    "media-lake-symphony.jpg": (open_stage, 640, 360, 11),
    "media-first-solo.jpg": (lambda p: stage.ballet(p, "#0d1b2a", "#5fa8d3", (1,), "#0a1128"), 640, 360, 12),
    "media-four-nights.jpg": (lambda p: scenes.lighthouse(p, x=0.7, beam=0.03), 640, 360, 13),
    "media-pines-quartet.jpg": (lambda p: stage.recital(p, "#16302b", "#9bb77d", "quartet", "#0b1a14", None), 640, 360, 14),
    "media-grand-hall.jpg": (lambda p: stage.recital(p, who="piano"), 640, 360, 15),
    "media-swan-boats.jpg": (lambda p: stage.ballet(p, "#12263f", "#a7d0dd", (5, 0, 2), "#0b1830", hang="#1f3a5f"), 640, 360, 16),
    "media-open-air-jazz.jpg": (lambda p: stage.recital(p, "#120b2e", "#c0497d", "band", "#0d0718", None), 640, 360, 17),
    "media-night-songs.jpg": (lambda p: stage.recital(p, "#0b132b", "#3a6ea5", "singer", "#060b1a", "#14213d"), 640, 360, 18),
    "media-the-ferry.jpg": (lambda p: stage.recital(p, "#1d2b2a", "#8fae9b", "drama", "#0d1615", "#2d4a3e"), 640, 360, 19),
    "media-guitar-hours.jpg": (lambda p: stage.recital(p, "#3a1c0f", "#e9a15b", "guitar", "#1a0c06", None), 640, 360, 20),
    "media-winter-chorale.jpg": (lambda p: lakeside(p, ((0, "#6b86b0"), (0.6, "#dfe7f0")), "#3a4f66", "#8ea3bb", sun=None, pier=False, canoe=False, snow=True), 640, 360, 21),
    "media-masked-ball.jpg": (lambda p: stage.ballet(p, "#2b1020", "#e0a458", (4, 5, 3), "#1d0a14", hang="#7a1626"), 640, 360, 22),
    "media-brass-at-dawn.jpg": (lambda p: lakeside(p, scenes.MORNING, "#2f4f4a", "#7fa09a", sun=(0.7, 0.5), light="#ffe0b0", canoe=False), 640, 360, 23),
    "media-northern-suite.jpg": (dune_sky, 640, 360, 24),
    "media-how-to-bow.jpg": (lambda p: stage.recital(p, "#20333f", "#e8c9a0", "quartet", "#10181e", None), 640, 360, 25),
    "media-in-rehearsal.jpg": (lambda p: stage.orchestra(p, "#1b2a41", "#c9d6df", "#0c1821", False), 640, 360, 26),
    "media-stage-hands.jpg": (stage_moon, 640, 360, 27),
    "media-letters-home.jpg": (still_life.desk, 640, 360, 28),
    "media-building-harp.jpg": (lambda p: stage.recital(p, "#2d1f14", "#e3b06d", "harp", "#1a0f08", None), 640, 360, 29),
    "media-poets-porch.jpg": (lambda p: still_life.meadow(p, ("#f6a96c", "#fde8c0"), density=60), 640, 360, 30),
    "media-campus-seasons.jpg": (lambda p: pine_walk(p, ("#c9a98c", "#94705a", "#5f4236", "#2b1a18"), ("#f2c572", "#e8963c", "#c95a2b", "#7d2a1c"), "#ffe0a8", "#8a4b2a"), 640, 360, 31),
    "media-aurora-night.jpg": (lambda p: scenes.northern_lights(p, snow=None), 640, 360, 32),
    "category-orchestra-band.jpg": (stage.orchestra, 480, 320, 41),
    "category-dance.jpg": (lambda p: stage.ballet(p, "#3a0f2e", "#f2a65a", (0, 3), "#1d0718"), 480, 320, 42),
    "category-recitals.jpg": (lambda p: stage.recital(p, "#0f2027", "#d9a441", "piano", "#0a0f12", "#203a43"), 480, 320, 43),
    "category-theatre.jpg": (lambda p: stage.recital(p, "#2b0f1f", "#d96c6c", "drama", "#16070f"), 480, 320, 44),
    "category-jazz.jpg": (lambda p: stage.recital(p, "#0d1b3e", "#7a5ac8", "band", "#080d20", None), 480, 320, 45),
    "category-lessons.jpg": (lambda p: stage.recital(p, "#24452f", "#d8c27a", "guitar", "#0d1a11", None), 480, 320, 46),
    "category-backstage.jpg": (lambda p: (stage.backdrop(p, "#120a1e", "#7a4a9a", 0.8, "#160c20", ((0.5, 0.5, 0.2),)), stage.curtains(p, "#3a1f5a", 0.28)), 480, 320, 47),
    "category-voices.jpg": (lambda p: stage.microphone(p, "#2b1331", "#a23b72", "#ffcf7a"), 480, 320, 48),
    "category-seasons.jpg": (lambda p: pine_walk(p), 480, 320, 49),
    "category-campus-view.jpg": (lambda p: lakeside(p, scenes.NIGHT, "#0a1c2a", "#1f3f55", sun=(0.5, 0.2), light="#cfe0ff", stars=500), 480, 320, 50),
    "camera-lake-shore.jpg": (lambda p: lakeside(p, scenes.NOON, "#24483f", "#6f9a8d", sun=None), 480, 320, 51),
    "camera-bowl-stage.jpg": (open_stage, 480, 320, 52),
    "camera-pine-walk.jpg": (pine_walk, 480, 320, 53),
    "camera-observatory.jpg": (lambda p: scenes.starry(p, camp=False), 480, 320, 54),
    "station-shoreline.jpg": (lambda p: scenes.waves(p, ("#fbe7c6", "#f4b393")), 480, 480, 55),
    "station-pinewood.jpg": (lambda p: lakeside(p, ((0, "#f2a65a"), (0.6, "#fde2b3")), "#1d3b2f", "#7a8f5a", canoe=False, pier=False), 480, 480, 56),
}


def paint(path):
    painter, width, height, seed = PICTURES[path]
    p = Painting(width, height, seed)
    painter(p)
    save(p.finish(grain=0.005), PICTURE_FOLDER / path, 80)


def logo():
    """Three firs over two waves in a ring: as a mask."""
    outlines = []
    for x, tall in ((128, 150), (80, 104), (176, 104)):
        foot = 166
        for k in range(3):
            low, half = foot - tall * 0.27 * k, tall * (0.27 - 0.06 * k)
            outlines.append([(x - half, low), (x, low - tall * 0.44), (x + half, low)])
    for y in (184, 206):
        top = [(44 + 168 * i / 48, y + 6 * math.sin(i * math.pi / 8)) for i in range(49)]
        outlines.append(top + [(x, v + 9) for x, v in reversed(top)])
    inside = lambda x, y: math.hypot(x - 128, y - 128) < 104
    outlines = [o if all(inside(*q) for q in o) else [((x - 128) * 0.93 + 128, (y - 128) * 0.93 + 128) for x, y in o] for o in outlines]
    pen = Pen(512, 512)
    pen.ring(256, 256, 248, 16)
    for outline in outlines:
        pen.polygon([(x * 2, y * 2) for x, y in outline])
    cover = pen.mask.reduce(pen.fine)
    picture = Image.merge("LA", (Image.new("L", cover.size, 255), cover))
    picture.save(PICTURE_FOLDER / "logo.png", "PNG", optimize=True)


def radio_title():
    """The word Radio with waves on both sides, white on nothing."""
    size = (720, 200)
    cover = Image.new("L", (size[0] * 2, size[1] * 2))
    draw = ImageDraw.Draw(cover)
    draw.text((size[0], size[1]), "Radio", fill=255, anchor="mm", font=ImageFont.load_default(250), stroke_width=4)
    for side in (-1, 1):
        for k in range(3):
            x, r = size[0] + side * 350, 70 + 62 * k
            box = (x - r, size[1] - r, x + r, size[1] + r)
            draw.arc(box, *((-50, 50) if side > 0 else (130, 230)), fill=255 - 50 * k, width=20)
    cover = cover.reduce(2)
    Image.merge("LA", (Image.new("L", size, 255), cover)).save(PICTURE_FOLDER / "title-radio.png", "PNG", optimize=True)


def write(name, content):
    (SAMPLE / name).write_text(json.dumps(content, ensure_ascii=False, indent=2) + "\n")


def contents():
    write("media.json", {"media": [
        {"id": i, "medium": medium, "genre": genre, "title": title, "picture": f"media-{i}.jpg", "views": views, "seconds": seconds, "path": f"media/{i}", "text": text}
        for i, (medium, genre, title, views, seconds, text) in MEDIA.items()
    ]})  # fmt: skip
    category = lambda i, title, text, media: {"id": i, "title": title, "picture": f"category-{i}.jpg", "text": text, "media": media}
    write("featured.json", {"media": FEATURED})
    write("performances.json", {"categories": [category(*c) for c in PERFORMANCES]})
    campus = {"id": "campus-view", "title": "Campus View", "picture": "category-campus-view.jpg", "text": "Four cameras, day and night.", "cameras": [{"id": i, "title": t, "picture": f"camera-{i}.jpg", "path": f"cameras/{i}", "text": text} for i, t, text in CAMERAS]}
    write("extras.json", {"categories": [campus, *[category(*c) for c in EXTRAS]]})
    write("radio.json", {"stations": [
        {"id": i, "title": t, "picture": f"station-{i}.jpg", "text": d, "path": f"radio/{i}", "views": views,
         "show": {"title": show, "start": start, "end": end}, "followedBy": following}
        for i, t, d, views, (show, start, end), following in STATIONS
    ]})  # fmt: skip
    write("more.json", {
        "links": [{"id": i, "title": t, "path": path} for i, t, path in LINKS],
        "connect": [{"service": s, "address": a} for s, a in CONNECT],
    })  # fmt: skip


if __name__ == "__main__":
    for folder in (SAMPLE, PICTURE_FOLDER):
        folder.mkdir(parents=True, exist_ok=True)
    with multiprocessing.Pool(2) as pool:
        pool.map(paint, PICTURES, chunksize=1)
    logo()
    radio_title()
    contents()
