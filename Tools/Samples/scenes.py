"""Whole scenes for the sample pictures: mountains, coasts, nights, seas, cities, gardens and maps.

It is imported, not run. Each function takes a fresh painting, its palette and what varies, and
paints it from back to front.
"""

import math

import numpy
from PIL import Image

import figures
from painting import ramp, smooth

DUSK = ((0, "#2b3a67"), (0.22, "#7b5d8f"), (0.42, "#e38b75"), (0.55, "#fcd39a"))
MORNING = ((0, "#5b93c7"), (0.4, "#a9cfe2"), (0.7, "#fbe6c9"), (1, "#ffd9b0"))
NIGHT = ((0, "#050a1e"), (0.5, "#0d1f3f"), (0.8, "#1f3f63"), (1, "#35607a"))
NOON = ((0, "#2474b8"), (0.6, "#86c5e6"), (1, "#dff1f3"))


def far_ranges(p, base, tones, relief=0.1, sharp=0.75, scale=1.6, step=0.07, mist="#ffe9d2", snow=None, haze=0.38):
    """Ranges one behind the other, the air between them paling the far ones."""
    for i, tone in enumerate(tones):
        level = base + step * i
        line = p.line(level, relief * (1 - 0.12 * i), scale + 0.35 * i, sharp, offset=13.7 * i)
        p.ridge(line, tone, foot=mist, haze=haze, snow=snow if i == 0 else None)
        p.mist(level + relief * 0.9, 0.05, mist, 0.28)


def alps(p, sky=MORNING, rock="#53607e", wood="#1c3a3c", snow=0.3, sun=None, lake=None):
    """Snowy peaks over wooded slopes, mirrored in a lake if `lake` gives its shore."""
    p.sky(*sky)
    if sun:
        p.sun(*sun, 0.035, "#fff6dd", "#ffcf8a")
    p.clouds(0.02, 0.5, "#ffffff", 0.42, 0.55, 2.2, 4)
    p.ridge(p.line(0.47, 0.16, 1.3, 0.9, offset=40), "#93a5c6", foot="#dfe4ea", haze=0.4, snow=snow * 0.7)
    p.mist(0.58, 0.07, "#f3ece4", 0.5)
    p.ridge(p.line(0.47, 0.3, 1.5, 0.95, offset=5), rock, foot="#a9b4c4", haze=0.42, snow=snow)
    p.mist(0.7, 0.06, "#e9ece9", 0.6)
    ground = lake or 0.8
    slope = p.line(ground - 0.06, 0.06, 1.4, 0.2, offset=71)
    p.ridge(slope, "#3d6a62", foot="#2c5550", haze=0.2)
    p.shapes(lambda pen: figures.forest(pen, p.random, slope, p.height * 0.05, p.height * 0.018), "#2f5a54")
    if not lake:
        nearer = p.line(ground + 0.05, 0.05, 1.6, 0.2, offset=33)
        p.ridge(nearer, "#5c8a63", foot="#2c5a4c", haze=0.14)
        p.mist(ground + 0.03, 0.03, "#e4ece2", 0.4)
        p.shapes(lambda pen: figures.forest(pen, p.random, nearer, p.height * 0.09, p.height * 0.05, int(p.width * 0.45), int(p.width * 0.8)), "#27504c")
    if lake:
        p.reflect(lake, "#16384a", 0.18)
        p.mist(lake, 0.02, "#f4f1e8", 0.45)
    front = p.line(0.95, 0.05, 1.1, 0.3, offset=90)
    p.ridge(front, wood, foot="#0c1f22", haze=0.12)
    half = int(p.width * 0.34)
    p.shapes(lambda pen: figures.forest(pen, p.random, front, p.height * 0.2, p.height * 0.055, 0, half), wood)
    p.shapes(lambda pen: figures.forest(pen, p.random, front, p.height * 0.15, p.height * 0.05, int(p.width * 0.82)), wood)


def northern_lights(p, colours=("#39ff9c", "#1fc7c0", "#7a4be0"), shore=0.78, base=0.6, snow=0.16):
    """Aurora over snowy peaks and their reflection."""
    p.sky((0, "#040818"), (0.6, "#0b2038"), (1, "#16404c"))
    p.stars(int(p.width * p.height / 900), 0.75)
    p.aurora(base, colours)
    p.ridge(p.line(shore - 0.11, 0.13, 1.5, 0.9, offset=8), "#15273f", foot="#1d4752", haze=0.3, snow=snow)
    p.pixels = p.pixels * (0.55 + 0.45 * (1 - smooth(shore - 0.3, shore, p.down))[..., None])
    p.ridge(p.line(shore - 0.02, 0.03, 2, 0.4, offset=30), "#0a1926")
    p.reflect(shore, "#04101c", 0.3, 0.016)
    rocks = p.line(0.985, 0.06, 1.8, 0.5, offset=60)
    p.ridge(rocks, "#060d16")


def starry(p, milky=True, tone="#0a1220", glow="#e79a5c", trees=True, camp=True):
    """The Milky Way over a skyline with a last glow behind it."""
    p.sky((0, "#050818"), (0.45, "#101c44"), (0.72, "#2f3566"), (0.9, "#a6697a"), (1, glow))
    if milky:
        p.milky_way(slope=1.1, place=0.52)
    p.stars(int(p.width * p.height / 420), 0.9)
    p.ridge(p.line(0.84, 0.08, 1.6, 0.8, offset=3), "#2a2c50", foot="#7a5570", haze=0.25)
    line = p.line(0.9, 0.05, 1.4, 0.5, offset=22)
    p.ridge(line, tone)
    if trees:
        tall = min(p.width, p.height) * 0.16
        p.shapes(lambda pen: figures.forest(pen, p.random, line, tall, tall * 0.42), tone)
    if camp:
        x, y = 0.3, line[int(p.width * 0.3)] / p.height + 0.03
        size = min(p.width, p.height) * 0.06
        cx, cy = x * p.width, y * p.height
        p.glow(x, y, size / p.height * 2.4, "#ffb347", 0.8)
        p.shapes(lambda pen: pen.polygon([(cx - size, cy + size * 0.3), (cx, cy - size * 0.8), (cx + size, cy + size * 0.3)]), "#ffc861")
        p.shapes(lambda pen: pen.polygon([(cx, cy - size * 0.8), (cx + size, cy + size * 0.3), (cx + size * 0.2, cy + size * 0.3)]), "#d8742f")


def star_trails(p, centre=(0.55, 0.42), tone="#070c18"):
    """Arcs that the stars draw around the pole in one night."""
    p.sky((0, "#0a1433"), (0.6, "#22406f"), (1, "#d79a7a"))
    cx, cy = centre[0] * p.width, centre[1] * p.height
    for k in range(520):
        radius = (p.random.random() ** 0.7) * p.height * 1.3 + 4
        start, sweep = p.random.random() * 6.28, 0.5 + 0.25 * p.random.random()
        points = [(cx + radius * math.cos(start + sweep * i / 20), cy + radius * math.sin(start + sweep * i / 20)) for i in range(21)]
        tint = ("#ffffff", "#cfe0ff", "#ffe2b8", "#b8d0ff")[k % 4]
        if k % 20 == 0:
            layer, tints = [], tint
        layer.append((points, 0.7 + 1.6 * p.random.random() ** 2))
        if k % 20 == 19:
            p.shapes(lambda pen: [pen.line(q, w, 250) for q, w in layer], tints, glow=True)
    line = p.line(0.88, 0.06, 1.5, 0.4, offset=17)
    p.ridge(line, tone)


def seascape(p, sky=DUSK, level=0.55, sun=(0.62, 0.47), far="#d99a84", near="#1b2c4f", light="#ffe0a8", boats=2, gulls=9, isles=True):
    """Open sea towards a low sun."""
    p.sky(*sky)
    p.clouds(0.04, level, "#fff1e2", 0.46, 0.5, 2.0, 5, lit="#ffb9a0")
    if sun:
        p.sun(*sun, 0.04, "#fffbe6", light)
    if isles:
        p.ridge(p.line(level - 0.005, 0.06, 1.1, 0.6, offset=55) + smooth(0.3, 0.75, p.across[0]) * p.height * 0.16, "#4a456f", foot="#a77f8f", haze=0.12)
    p.water(level, far, near, light, 0.25)
    if sun:
        p.glitter(sun[0], level, light, 0.07)
    for k in range(boats):
        x, size = (0.24 + 0.2 * k) * p.width, p.height * (0.17 - 0.09 * k)
        water = (level + 0.14 - 0.1 * k) * p.height
        p.shapes(lambda pen: figures.sails(pen, x, water, size), "#fff3e0" if k == 0 else "#f2cdb2")
        p.shapes(lambda pen: figures.sailboat(pen, x, water, size), "#3a2436")
        p.shapes(lambda pen: pen.polygon([(x - size * 0.25, water), (x + size * 0.3, water), (x + size * 0.1, water + size * 0.5)]), "#fff3e0", 0.14, blur=2)
    flock(p, gulls, 0.5, 0.9, 0.08, level - 0.12, "#2a2238")


def flock(p, count, left, right, top, bottom, colour, span=0.045):
    for _ in range(count):
        x, y = left + (right - left) * p.random.random(), top + (bottom - top) * p.random.random()
        size = p.height * span * (0.5 + p.random.random())
        lift, tilt = 0.2 + 0.3 * p.random.random(), 0.3 * (p.random.random() - 0.5)
        p.shapes(lambda pen: figures.gull(pen, x * p.width, y * p.height, size, lift, tilt), colour)


def waves(p, sky=(("#f6e7c8"), ("#f2c9a0")), tones=("#9cc5c1", "#5fa3ad", "#2f7c94", "#1c5a7a", "#123f5e", "#0c2b45"), sun="#d9583b", level=0.4):
    """Rolling waves as in a woodcut: bands with foam along their crests."""
    p.sky((0, sky[0]), (1, sky[1]))
    p.shapes(lambda pen: pen.oval(p.width * 0.66, p.height * level * 0.72, p.height * 0.17), sun)
    p.clouds(0.02, level + 0.1, "#fff8ea", 0.4, 0.7, 1.4, 7)
    for i, tone in enumerate(tones):
        t = i / (len(tones) - 1)
        u = p.across[0] * p.aspect * (3.4 - 2.2 * t) + 2.3 * i + 0.37 * math.sin(i)
        crest = numpy.abs(numpy.sin(u * math.pi)) ** 0.75
        swell = p.value(u * 0.5 + i, 0 * u + i)
        tall = (0.03 + 0.1 * t) * (0.5 + swell)
        line = (level + (0.92 - level) * t**1.15 + 0.02 + tall * (crest - 0.5)) * p.height
        under = (p.y - line[None, :]) / p.height
        p.blend(smooth(-0.5, 0.5, p.y - line[None, :]), ramp([(0, tone), (1, tones[min(i + 1, len(tones) - 1)])], numpy.clip(under / 0.3, 0, 1)))
        lace = p.noise(p.across * p.aspect * (22 - 10 * t) + 7 * i, under * (70 - 35 * t), 4)
        foam = smooth(-0.001, 0.002, under) * (1 - smooth(0.004 + 0.01 * t, 0.012 + 0.05 * t * (1 - crest[None, :]) + 0.006, under + 0.05 * (lace - 0.5)))
        p.blend(foam * 0.92, "#fbf6e9")
        stripes = smooth(0.62, 0.7, p.noise(p.across * p.aspect * 3 + under * 9, under * (60 - 25 * t) + 3 * i, 2)) * (under > 0.03)
        p.light(stripes * 0.16 * (1 - t * 0.4), "#e8fbff")


def lighthouse(p, night=True, x=0.68, tall=0.5, beam=0.5, stars=True, foot=0.74):
    """A lighthouse on its rock; at night with its beam turned to `beam` (0 to 1 of a turn)."""
    w, h = p.width, p.height
    if night:
        p.sky(*NIGHT)
        if stars:
            p.stars(int(w * h / 700), 0.7)
    else:
        p.sky((0, "#3f8fc9"), (0.5, "#9fd0e6"), (0.75, "#f6ead2"))
        p.clouds(0.03, 0.55, "#ffffff", 0.5, 0.85, 1.6, 3, lit="#eaf2f6")
    p.water(0.72, "#31597a" if night else "#7db9cf", "#071426" if night else "#1a5a7d", "#cfe8ff", 0.18 if night else 0.4)
    lamp = (x * w, (foot - tall * 0.875) * h)
    if night:
        turn = beam * 2 * math.pi
        for way in (turn, turn + math.pi):
            reach, near = math.cos(way), math.sin(way)
            angle = numpy.arctan2(p.y - lamp[1], (p.x - lamp[0]) * (1 if reach >= 0 else -1))
            away = numpy.hypot(p.x - lamp[0], p.y - lamp[1]) / w
            wide = 0.075 + 0.1 * abs(near) + 0.3 * max(0, abs(near) - 0.8)
            strength = abs(reach) ** 0.6 * 0.85 + 0.05
            p.light(numpy.exp(-((angle + 0.03) / wide) ** 2) * strength * numpy.exp(-away * 1.1), "#fff0b8")
        p.glitter(x, 0.72, "#ffe9a8", 0.12, 0.6)
    rock = p.line(foot + 0.07, 0.05, 2.4, 0.7, offset=4) - numpy.exp(-(((p.across[0] - x) / 0.2) ** 2)) * h * 0.09
    rock = rock + smooth(0.24, 0.5, numpy.abs(p.across[0] - x)) * h * 0.3
    p.ridge(rock, "#0b1522" if night else "#54524c", foot="#050b14" if night else "#2e3a40", haze=0.15)
    p.shapes(lambda pen: figures.lighthouse(pen, lamp[0], foot * h, tall * h), "#8292b0" if night else "#fbf6ea")
    p.shapes(lambda pen: figures.lighthouse_bands(pen, lamp[0], foot * h, tall * h), "#6e3a4c" if night else "#cf3d2e")
    side = smooth(0, 0.06, (p.across - x) * p.aspect) * (numpy.abs(p.across - x) * p.aspect < 0.1 * tall) * (p.down < foot) * (p.down > foot - tall * 0.76)
    p.shade(side, 0.28)
    if night:
        p.glow(x, lamp[1] / h, 0.09, "#fff3c4", 1.0)
        p.shapes(lambda pen: pen.box(lamp[0] - tall * h * 0.035, lamp[1] - tall * h * 0.03, lamp[0] + tall * h * 0.035, lamp[1] + tall * h * 0.03), "#fff8dc")
    else:
        edge = numpy.abs(p.y - rock[None, :]) / h
        spray = p.noise(p.across * 14 * p.aspect, p.down * 16)
        p.blend(numpy.exp(-((edge / 0.035) ** 2)) * smooth(0.4, 0.6, spray) * smooth(0.8, 0.86, p.down) * 0.9, "#ffffff")
        flock(p, 8, 0.08, 0.55, 0.12, 0.5, "#3c4b57", 0.05)


def city(p, sky=((0, "#0d1238"), (0.3, "#3a2f74"), (0.52, "#a04f86"), (0.7, "#ffa873")), shore=0.72, tall=0.5, stars=0.4, lamps=("#ffe2a8", "#ffc878", "#ffe7c0")):
    """A skyline with lit windows and its reflection."""
    p.sky(*sky)
    if stars:
        p.stars(int(p.width * p.height / 2200 * stars * 2), 0.5)
    foot = shore * p.height
    p.ridge(p.line(shore - 0.2, 0.12, 1.3, 0.6, offset=9), "#3b2f63", foot="#7a4c7d", haze=0.3)
    for k, (tone, size) in enumerate((("#3d3265", 0.8), ("#261f4a", 0.95), ("#12122e", 0.7))):
        unit = p.height * (0.035 + 0.012 * k)
        blocks = figures.skyline(p.random, p.width, foot, p.height * tall * size, unit, unit * 2.4)
        p.shapes(lambda pen: [figures.building(pen, *b) for b in blocks], tone)
        lights = p.shapes(lambda pen: [figures.windows(pen, p.random, b, max(1.6, p.height * 0.0058), 0.2 + 0.06 * k) for b in blocks], lamps[k], glow=True)
        soft = numpy.asarray(Image.fromarray(numpy.uint8(lights * 255)).reduce(8).resize((p.width, p.height), Image.Resampling.BICUBIC), dtype=float) / 255
        p.light(soft * 0.55, lamps[k])
    p.reflect(shore, "#0a1030", 0.25, 0.02)
    p.light(numpy.exp(-(((p.down - shore) / 0.012) ** 2)) * 0.5, "#ffd9a0")


def tropics(p, sky=((0, "#2d1b5e"), (0.3, "#a23a7c"), (0.55, "#f7705f"), (0.72, "#ffd27a")), level=0.7, sun=(0.45, 0.6)):
    """Palms against a glowing sky."""
    p.sky(*sky)
    p.clouds(0.1, level, "#ffd0a0", 0.42, 0.5, 1.8, 6, lit="#ff8d7a")
    p.sun(*sun, 0.07, "#fff3c0", "#ffb35c")
    p.ridge(p.line(level - 0.01, 0.05, 1.2, 0.6, offset=31), "#6d2c62", foot="#c2566a", haze=0.12)
    p.water(level, "#f08a6c", "#3a1550", "#ffe6a8", 0.3)
    p.glitter(sun[0], level, "#ffe9a0", 0.09)
    beach = p.line(0.97, 0.05, 0.9, 0.1, offset=2)
    p.ridge(beach, "#160a26")
    unit = min(p.height, p.width * 1.2)
    for x, tall, lean in ((0.12, 0.62, 0.22), (0.2, 0.46, 0.38), (0.88, 0.72, -0.25)):
        p.shapes(lambda pen: figures.palm(pen, p.random, x * p.width, 0.97 * p.height, tall * unit, lean), "#160a26")
    p.shapes(lambda pen: figures.grass(pen, p.random, 0, p.width, p.height * 1.0, p.height * 0.08, 90), "#160a26")


def atoll(p):
    """A ring of reef from above: deep blue, turquoise lagoon, sand and palms."""
    angle = numpy.arctan2(p.down - 0.5, (p.across - 0.5) * p.aspect)
    radius = numpy.hypot((p.across - 0.5) * p.aspect, (p.down - 0.5) * 1.12)
    around = p.noise(2.5 * numpy.cos(angle) + 9, 2.5 * numpy.sin(angle) + 9, 4)
    rough = p.noise(p.across * 9 * p.aspect, p.down * 9, 5)
    off = (radius - 0.33 - (around - 0.5) * 0.2) + (rough - 0.5) * 0.05
    depth = numpy.where(off > 0, off * 3.2, -off * 1.4)
    p.pixels = ramp([(0, "#f3e6bd"), (0.05, "#bfe8d2"), (0.14, "#55cfc8"), (0.3, "#1f9fc0"), (0.55, "#11699c"), (1, "#0a3d70")], depth)
    p.light(smooth(0.55, 0.85, p.noise(p.across * 26 * p.aspect, p.down * 40, 4)) * 0.16, "#ffffff")
    land = smooth(0.5, 0.6, p.noise(3 * numpy.cos(angle) + 30, 3 * numpy.sin(angle) + 30, 3)) * (1 - smooth(0.012, 0.03, numpy.abs(off)))
    p.blend(land, "#f7ecc9")
    wood = land * smooth(0.4, 0.55, rough) * (1 - smooth(0.006, 0.018, numpy.abs(off)))
    p.blend(wood, ramp([(0, "#1f5b3a"), (1, "#5d9a4f")], p.noise(p.across * 60 * p.aspect, p.down * 60, 3)))
    surf = numpy.exp(-(((off - 0.045 - 0.02 * (rough - 0.5)) / 0.007) ** 2)) * smooth(0.35, 0.6, p.noise(p.across * 30 * p.aspect, p.down * 30, 3))
    p.blend(surf * 0.9, "#ffffff")


def contour_map(p, sea=("#cfe3e6", "#7fb0bf"), land=("#f4ecd2", "#dcc795", "#b98a5e", "#f7f3ea"), ink="#6a4a35", shape=1.0):
    """A surveyor's map of an island: contour lines, relief shading, soundings and a compass rose."""
    r = numpy.hypot((p.across - 0.5) * min(p.aspect, 1.5) * 1.1, p.down - 0.5)
    height = p.noise(p.across * 3.1 * p.aspect, p.down * 3.1, 6) * 1.25 - r * 1.9 * shape
    light = numpy.gradient(height, axis=0) * 0.7 + numpy.gradient(height, axis=1)
    above = smooth(-0.002, 0.002, height)
    deep = numpy.clip(-height / 0.6, 0, 1)
    p.pixels = ramp([(0, sea[0]), (1, sea[1])], deep)
    for k in range(1, 5):
        p.blend(0.45 * numpy.exp(-(((height + 0.012 * k * k) / 0.0022) ** 2)), "#4f8696")
    p.blend(above, ramp(list(zip((0, 0.3, 0.7, 1), land)), numpy.clip(height / 0.55, 0, 1)))
    p.shade(above * numpy.clip(light * p.height * 0.28, -0.6, 1), 0.3)
    slope = numpy.hypot(*numpy.gradient(height)) + 1e-6
    for step, strength, width in ((0.04, 0.35, 0.55), (0.2, 0.6, 0.8)):
        near = numpy.abs((height / step + 0.5) % 1 - 0.5) * step / slope
        p.blend(above * strength * (1 - smooth(width, width + 0.9, near)), ink)
    p.blend(numpy.clip(1.6 - numpy.abs(height) / slope, 0, 1) * 0.9, "#3d2b20")
    cx, cy, size = p.width * 0.86, p.height * 0.8, min(p.width, p.height) * 0.1
    for turn, length in ((math.pi / 4, 0.62), (0, 1)):
        for k in range(4):
            a = turn + k * math.pi / 2
            tip = (cx + size * length * math.cos(a), cy + size * length * math.sin(a))
            for side, tone in ((1, "#4a3526"), (-1, "#efe4c6")):
                b = a + side * math.pi / 4
                hip = (cx + size * 0.2 * math.cos(b), cy + size * 0.2 * math.sin(b))
                p.shapes(lambda pen: pen.polygon([(cx, cy), hip, tip]), tone)
    p.shapes(lambda pen: pen.ring(cx, cy, size * 0.75, 1.2), "#4a3526", 0.8)
    inset = min(p.width, p.height) * 0.025
    for off, width in ((inset, 2.5), (inset * 1.5, 1)):
        frame = [(off, off), (p.width - off, off), (p.width - off, p.height - off), (off, p.height - off), (off, off)]
        p.shapes(lambda pen: pen.line(frame, width), "#4a3526", 0.85)
