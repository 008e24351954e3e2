"""Makes the sample feed of PublisherFacts and its pictures; run `python3 Tools/Samples/publisher_facts.py`.

Names of pictures as arguments paint only those. The same bytes come out every time.
"""

import json
import math
import multiprocessing
import pathlib
import sys

import numpy

import figures
import scenes
import wildlife
from painting import Painting, ramp, save, save_animation, smooth
from publisher_facts_text import AWKWARD, FACTS, HOST

SAMPLE = pathlib.Path(__file__).parents[2] / "Packages/PublisherFacts/Sources/PublisherFacts/Resources/Sample"


def iceberg(p):
    p.sky((0, "#7fb4d6"), (0.3, "#d7e6ea"), (0.42, "#fbe7d3"))
    p.ridge(p.line(0.36, 0.07, 1.3, 0.8, offset=3), "#b9c9dc", foot="#e9edf0", haze=0.12, snow=0.14)
    level = 0.42
    d = numpy.clip((p.down - level) / (1 - level), 0, 1)
    p.blend(smooth(-0.5, 0.5, (p.down - level) * p.height), ramp([(0, "#3fb3c4"), (0.35, "#12708f"), (1, "#05273f")], d))
    w, h = p.width, p.height
    tip = [(0.33, 0.42), (0.38, 0.27), (0.44, 0.22), (0.5, 0.11), (0.56, 0.2), (0.62, 0.25), (0.68, 0.42)]
    keel = [(0.68, 0.42), (0.76, 0.52), (0.72, 0.66), (0.62, 0.78), (0.55, 0.93), (0.47, 0.86), (0.36, 0.72), (0.27, 0.58), (0.33, 0.42)]
    for outline, stops in ((tip, [(0.1, "#ffffff"), (0.42, "#cfe6f0")]), (keel, [(0.42, "#bdf1f2"), (0.6, "#4fb7c9"), (0.95, "#0d4a6b")])):
        p.shapes(lambda pen: pen.polygon([(x * w, y * h) for x, y in outline]), ramp(stops, p.down))
    for facet, tone, alpha in (
        ([(0.5, 0.11), (0.56, 0.2), (0.62, 0.25), (0.68, 0.42), (0.55, 0.42), (0.53, 0.28)], "#8fb9d3", 0.75),
        ([(0.44, 0.22), (0.5, 0.11), (0.53, 0.28), (0.46, 0.33)], "#f3fafc", 1), ([(0.38, 0.27), (0.44, 0.22), (0.46, 0.33), (0.41, 0.42), (0.33, 0.42)], "#dcedf4", 1),
        ([(0.55, 0.42), (0.68, 0.42), (0.76, 0.52), (0.72, 0.66), (0.6, 0.6)], "#0f5f80", 0.5), ([(0.6, 0.6), (0.72, 0.66), (0.62, 0.78), (0.55, 0.93), (0.52, 0.7)], "#083c5a", 0.55),
        ([(0.33, 0.42), (0.46, 0.42), (0.42, 0.6), (0.27, 0.58)], "#e2ffff", 0.28), ([(0.42, 0.6), (0.52, 0.7), (0.47, 0.86), (0.36, 0.72)], "#2b8ea8", 0.4),
    ):
        p.shapes(lambda pen: pen.polygon([(x * w, y * h) for x, y in facet]), tone, alpha)
    rays = p.noise((p.across - 0.5) * p.aspect * 9 / (0.6 + d), 0 * p.down + 4, 3)
    p.light(smooth(0.5, 0.8, rays) * numpy.exp(-d * 3) * 0.35 * (p.down > level), "#bff6f0")
    p.light(numpy.exp(-(((p.down - level) / 0.006) ** 2)) * 0.8, "#ffffff")
    scenes.flock(p, 6, 0.08, 0.4, 0.08, 0.25, "#5b6f80", 0.035)


def eruption(p):
    p.sky((0, "#16203f"), (0.5, "#54466f"), (0.75, "#d0707a"), (1, "#f5b27a"))
    p.stars(200, 0.4)
    plume = p.noise(p.across * 5 * p.aspect, p.down * 5, 6, 0.55)
    spread = 0.05 + 0.2 * numpy.clip(0.6 - p.down, 0, 1)
    body = numpy.exp(-(((p.across - 0.52 - (0.6 - p.down) * 0.18) / spread) ** 2 * 1.2))
    mask = smooth(0.35, 0.6, body * (0.4 + plume)) * (p.down < 0.66)
    lit = p.noise(p.across * 5 * p.aspect + 0.2, p.down * 5 + 0.2, 6, 0.55)
    p.blend(mask, ramp([(0.36, "#2b2238"), (0.5, "#6b4a5f"), (0.62, "#c9857b")], 0.5 + (lit - plume) * 2.4 + (p.down - 0.4) * 0.25))
    p.glow(0.52, 0.56, 0.2, "#ff7a2e", 0.9)
    for _ in range(70):
        angle, reach = -math.pi / 2 + 1.3 * (p.random.random() - 0.5), 0.06 + 0.22 * p.random.random() ** 2
        points = [((0.52 + math.cos(angle) * reach * t / p.aspect) * p.width, (0.6 + math.sin(angle) * reach * t * 1.2 + 0.22 * reach * 3 * t * t) * p.height) for t in (0, 0.25, 0.5, 0.75, 1)]
        p.shapes(lambda pen: pen.taper(points, 2.6, 0.8), "#ffc36b", 0.9, glow=True)
    side = numpy.abs(p.across[0] - 0.52)
    cone = (0.6 + numpy.clip(side - 0.035, 0, 1) ** 0.8 * 0.75 + 0.03 * (p.noise(p.across[0] * 20, p.across[0] * 0, 4) - 0.5)) * p.height
    p.ridge(cone, "#1a1220", foot="#0d0a16", haze=0.3)
    for k, x in enumerate((0.5, 0.525, 0.545)):
        way = [((x + (x - 0.522) * i * 0.55 + 0.006 * math.sin(i * 1.7 + k)) * p.width, (0.598 + 0.022 * i) * p.height) for i in range(7 + k)]
        p.shapes(lambda pen: pen.taper(way, p.height * 0.011, p.height * 0.003), "#ff6a2a", 0.95, blur=0.6, glow=True)
    p.water(0.77, "#93546a", "#141a38", "#ffc8a0", 0.3)
    p.glitter(0.52, 0.77, "#ff9a5c", 0.08, 0.8)


def mauna_kea(p):
    """The whole mountain, from the floor of the sea to its observatories."""
    p.sky((0, "#1d3d78"), (0.28, "#7fb2dd"), (0.42, "#f6dcc0"))
    level = 0.42
    p.clouds(0.26, 0.45, "#ffffff", 0.5, 0.8, 3, 3)
    side = numpy.abs(p.across[0] - 0.5)
    rough = p.noise(p.across[0] * 9, p.across[0] * 0 + 3, 5) - 0.5
    line = (0.16 + side**0.85 * 1.15 + rough * 0.05) * p.height
    p.ridge(line, "#7a5a55", foot="#4c4a52", haze=0.4, snow=0.06)
    d = numpy.clip((p.down - level) / (1 - level), 0, 1)
    sea = ramp([(0, "#35a6bd"), (0.4, "#0e5480"), (1, "#04142e")], d)
    p.blend((p.down > level) * (0.93 - 0.25 * (p.y > line[None, :])), sea)
    rays = p.noise((p.across - 0.4 + d * 0.2) * 7, 0 * p.down + 8, 3)
    p.light(smooth(0.5, 0.8, rays) * numpy.exp(-d * 2.2) * 0.3 * (p.down > level), "#c9fbf3")
    p.light(numpy.exp(-(((p.down - level) / 0.004) ** 2)) * 0.9, "#ffffff")
    for _ in range(26):
        x, y, size = p.random.random() * p.width, (0.5 + 0.3 * p.random.random()) * p.height, p.width * (0.018 + 0.02 * p.random.random())
        p.shapes(lambda pen: figures.fish(pen, x, y, size), "#bfe9ee", 0.55)
    for x in (0.485, 0.515):
        p.shapes(lambda pen: [pen.oval(x * p.width, 0.163 * p.height, p.width * 0.012), pen.box((x - 0.012) * p.width, 0.163 * p.height, (x + 0.012) * p.width, 0.17 * p.height)], "#ffffff")


def islets(p, sea=(("#5aa9bd"), ("#1f6187"), ("#123f63")), wood="#3f7a52"):
    """An archipelago from above."""
    height = p.noise(p.across * 7 * p.aspect, p.down * 7, 6) + 0.14 * (p.noise(p.across * 1.6 * p.aspect + 7, p.down * 1.6, 2) - 0.5)
    deep = numpy.clip((0.62 - height) / 0.34, 0, 1)
    p.pixels = ramp([(0, sea[0]), (0.3, sea[1]), (1, sea[2])], deep)
    p.light(smooth(0.55, 0.8, p.noise(p.across * 40 * p.aspect, p.down * 60, 3)) * 0.12, "#ffffff")
    p.blend(smooth(0.6, 0.606, height), "#e8dcc3")
    p.blend(smooth(0.612, 0.622, height), ramp([(0, "#2f6346"), (1, "#82ad6a")], p.noise(p.across * 50 * p.aspect, p.down * 50, 4)))
    for k in range(5):
        x, y, way = p.random.random(), p.random.random(), p.random.random() * 0.8 - 0.4
        if height[int(y * (p.height - 1)), int(x * (p.width - 1))] < 0.56:
            x, y, s = x * p.width, y * p.height, p.height * 0.02
            p.shapes(lambda pen: pen.leaf(x - s * 9, y + s * 9 * way, -way, s * 9, s * 1.3), "#ffffff", 0.4, blur=1.5)
            p.shapes(lambda pen: pen.leaf(x - s, y + s * way, -way, s * 2, s * 0.8), "#ffffff")


def ravines(p):
    p.sky((0, "#f7c59f"), (0.3, "#fbe3c3"), (1, "#e9efe2"))
    p.sun(0.7, 0.16, 0.035, "#fffdf0", "#ffd9a0")
    tones = ("#b7c7c2", "#8fb0a8", "#679487", "#437667", "#2a594e", "#173f3a")
    scenes.far_ranges(p, 0.3, tones, 0.13, 0.7, 2.2, 0.115, "#f6e6cc", haze=0.19)
    foot = p.line(0.98, 0.05, 2, 0.4, offset=80)
    p.ridge(foot, "#0c2826")
    p.shapes(lambda pen: [figures.fern(pen, x * p.width, p.height * 1.02, p.height * t, l) for x, t, l in ((0.05, 0.24, 0.5), (0.2, 0.16, -0.3), (0.95, 0.26, -0.55), (0.8, 0.15, 0.35))], "#0a2220")


def spire(p):
    p.sky((0, "#4a6fa5"), (0.4, "#a8c0d6"), (0.62, "#f5dcc8"))
    p.clouds(0.05, 0.6, "#ffffff", 0.52, 0.7, 1.8, 3, lit="#f9e2d2")
    p.water(0.76, "#9fb6c4", "#1d3a55", "#ffffff", 0.35)
    side = p.across[0] - 0.52
    rough = p.noise(p.across[0] * 14, p.across[0] * 0 + 6, 5) - 0.5
    line = (0.13 + numpy.where(side < 0, -side * 3.1, side * 2.3) ** 0.9 + rough * 0.09) * p.height
    p.ridge(line, "#3c4250", foot="#6b6f78", haze=0.7, snow=0.001)
    p.shade((p.y > line[None, :]) * smooth(-0.02, 0.05, p.across - 0.52 + 0.05 * (p.noise(p.across * 9, p.down * 9, 4) - 0.5)), 0.4)
    base = numpy.exp(-(((p.across - 0.52) / 0.36) ** 2)) * numpy.exp(-(((p.down - 0.8 - 0.02 * p.noise(p.across * 9, p.down * 0, 4)) / 0.028) ** 2))
    d = (p.down > 0.79) * 1.0
    p.blend(d * (p.y > line[None, :]), ramp([(0.76, "#87a3b5"), (1, "#1d3a55")], p.down))
    p.blend(numpy.clip(base * 1.3 * smooth(0.3, 0.6, p.noise(p.across * 16, p.down * 22, 4)), 0, 1), "#ffffff")
    scenes.flock(p, 22, 0.15, 0.9, 0.1, 0.6, "#2b313d", 0.03)


def dune_grass(p):
    p.sky((0, "#5fa3cf"), (0.45, "#b6dbe6"), (0.7, "#fbeed6"))
    p.clouds(0.03, 0.5, "#ffffff", 0.5, 0.8, 2, 4)
    p.water(0.52, "#86bccb", "#2d7a97", "#ffffff", 0.5)
    for i, tone in enumerate(("#f0ddb3", "#e6cb95", "#d8b478")):
        line = p.line(0.6 + 0.13 * i, 0.1, 0.9 + 0.2 * i, 0, octaves=3, offset=11 * i + 2)
        p.ridge(line, tone, foot="#f7ead0", haze=0.3)
        p.shade((p.y > line[None, :]) * smooth(0.5, 0.7, p.noise(p.across * 3 * p.aspect, p.down * 90 + p.across * 14, 2)) * 0.5, 0.14)
        for _ in range(8 + 4 * i):
            x = p.random.random() * p.width
            y, tall = line[min(p.width - 1, int(x))] + p.height * 0.02, p.height * (0.07 + 0.05 * i)
            tone = ("#7f9a5c", "#5f8250", "#3d6342")[i]
            p.shapes(lambda pen: figures.grass(pen, p.random, x - tall * 0.3, x + tall * 0.3, y, tall, 24), tone)
    scenes.flock(p, 5, 0.5, 0.95, 0.1, 0.4, "#56707f", 0.05)


def canal(p):
    p.sky((0, "#6f86b9"), (0.4, "#e9b7a4"), (0.62, "#fce3b4"))
    p.sun(0.24, 0.5, 0.05, "#fffbe0", "#ffd790")
    shore, w, h = 0.64, p.width, p.height
    for k, tone in enumerate(("#c68f84", "#8f5c62")):
        blocks = figures.skyline(p.random, w, shore * h, h * (0.17 - 0.04 * k), h * 0.05, h * 0.11)
        p.shapes(lambda pen: [figures.building(pen, a, max(b, shore * h - h * 0.15), c, d, 0 if r > 1 else r) for a, b, c, d, r in blocks], tone)
        p.shapes(lambda pen: [figures.windows(pen, p.random, b, h * 0.008, 0.5) for b in blocks], "#ffdf9e", 0.5)

    def church(pen):
        for x, r in ((0.62, 0.085), (0.71, 0.05)):
            cx, top = x * w, (shore - 0.2) * h
            pen.box(cx - r * h, top, cx + r * h, shore * h)
            pen.oval(cx, top, r * h * 0.98, r * h * 1.15)
            pen.box(cx - r * h * 0.22, top - r * h * 1.5, cx + r * h * 0.22, top - r * h)
            pen.oval(cx, top - r * h * 1.5, r * h * 0.22, r * h * 0.26)
            pen.box(cx - 1, top - r * h * 2.1, cx + 1, top - r * h * 1.5)
        cx = 0.83 * w
        pen.box(cx - h * 0.03, (shore - 0.42) * h, cx + h * 0.03, shore * h)
        pen.box(cx - h * 0.036, (shore - 0.43) * h, cx + h * 0.036, (shore - 0.415) * h)
        pen.polygon([(cx - h * 0.03, (shore - 0.43) * h), (cx, (shore - 0.54) * h), (cx + h * 0.03, (shore - 0.43) * h)])

    p.shapes(church, "#5d3f55")
    p.reflect(shore, "#3a4a6e", 0.15, 0.02)
    p.glitter(0.24, shore, "#ffe7b0", 0.08)
    p.shapes(lambda pen: [pen.box(x * w - 2, (shore + t) * h, x * w + 2, (shore + t + 0.16) * h) for x, t in ((0.1, 0.05), (0.16, 0.09), (0.9, 0.1), (0.94, 0.14))], "#3a2a3c")
    x, y, s = 0.45 * w, 0.83 * h, h * 0.2
    p.shapes(lambda pen: [pen.leaf(x - s, y, 0.05, s * 2.1, s * 0.17, bend=-0.22), pen.taper([(x - s * 0.98, y + s * 0.02), (x - s * 1.12, y - s * 0.2), (x - s * 1.02, y - s * 0.36)], s * 0.05, s * 0.08), figures.person(pen, x + s * 0.72, y - s * 0.02, s * 0.62, 0.3), pen.line([(x + s * 0.55, y - s * 0.55), (x + s * 1.25, y + s * 0.4)], s * 0.025)], "#2b1d2e")


def pastures(p):
    p.sky((0, "#7ba7c4"), (0.4, "#c9dde0"), (0.7, "#eef0e2"))
    p.clouds(0.0, 0.45, "#ffffff", 0.6, 0.85, 1.8, 3, lit="#e3ecee")
    p.water(0.5, "#93b4c0", "#4f8399", "#ffffff", 0.3)
    p.ridge(p.line(0.42, 0.12, 1.1, 0.75, offset=3), "#7f9e92", foot="#b8ccc2", haze=0.2)
    for i, tone in enumerate(("#7fa96a", "#5f9455", "#437a45")):
        line = p.line(0.62 + 0.13 * i, 0.1, 0.8 + 0.2 * i, 0.1, octaves=4, offset=20 * i + 6)
        p.ridge(line, tone, foot="#2f6440", haze=0.6)
        p.shade((p.y > line[None, :]) * smooth(0.5, 0.7, p.noise(p.across * 30 * p.aspect, p.down * 50, 3)), 0.08)
        for _ in range(5 + 2 * i):
            x = p.random.random()
            y, s = line[int(x * (p.width - 1))] + p.height * (0.02 + 0.06 * p.random.random()), p.height * (0.014 + 0.012 * i)
            x, way = x * p.width, 1 if p.random.random() < 0.5 else -1
            p.shapes(lambda pen: [pen.box(x + k * s, y, x + k * s + s * 0.22, y + s * 1.0) for k in (-0.6, -0.25, 0.35, 0.65)] + [pen.oval(x + way * s * 1.25, y - s * 0.35, s * 0.42, s * 0.3)], "#2d2a2b")
            p.shapes(lambda pen: [pen.oval(x + math.cos(k) * s * 0.6, y - s * 0.15 + math.sin(k) * s * 0.25, s * 0.5) for k in range(7)], "#fbf8ee")
    for x in (0.16, 0.24, 0.3):
        cx, s = x * p.width, p.height * 0.04
        y = p.line(0.62, 0.1, 0.8, 0.1, octaves=4, offset=6)[int(cx)] + s * 0.6
        p.shapes(lambda pen: pen.box(cx - s, y - s * 0.8, cx + s, y), ("#b83a2e", "#f4efe4", "#2b2b30")[int(x * 20) % 3])
        p.shapes(lambda pen: pen.polygon([(cx - s * 1.2, y - s * 0.75), (cx - s * 0.8, y - s * 1.5), (cx + s * 0.8, y - s * 1.5), (cx + s * 1.2, y - s * 0.75)]), "#4d7a3f")


def twin_isles(p):
    p.sky((0, "#27406f"), (0.3, "#7c8bb4"), (0.5, "#f3b9a0"), (0.62, "#fde6c0"))
    p.clouds(0.05, 0.5, "#ffe8d8", 0.45, 0.6, 1.6, 5)
    p.sun(0.53, 0.55, 0.04, "#fff9e0", "#ffc98a")
    for centre, wide, tall, tone in ((0.22, 0.2, 0.25, "#3a4a6b"), (0.78, 0.11, 0.2, "#46557a")):
        rough = p.noise(p.across[0] * 9, p.across[0] * 0 + centre * 20, 5) - 0.5
        line = (0.64 - tall * numpy.exp(-((numpy.abs(p.across[0] - centre) / wide) ** 2.4)) + rough * 0.11 + 0.4 * smooth(wide, wide * 1.5, numpy.abs(p.across[0] - centre))) * p.height
        p.ridge(line, tone, foot="#8f88a0", haze=0.3, snow=0.012)
    p.water(0.62, "#e7b9a4", "#1d3358", "#fff0d0", 0.3)
    p.glitter(0.53, 0.62, "#ffe3ae", 0.06)
    scenes.flock(p, 10, 0.35, 0.7, 0.15, 0.45, "#2c3552", 0.03)


def terraces(p):
    """Flooded rice fields below a volcano."""
    p.sky((0, "#5d8fb8"), (0.35, "#f3cfae"), (0.6, "#fdeacb"))
    side = numpy.abs(p.across[0] - 0.62)
    p.ridge((0.2 + side**0.75 * 0.62 + 0.015 * (p.noise(p.across[0] * 12, p.across[0] * 0, 4) - 0.5)) * p.height, "#6f83a3", foot="#dcd6cf", haze=0.35, snow=0.03)
    p.clouds(0.1, 0.45, "#fff4e6", 0.5, 0.75, 2.4, 3, lit="#f6c9b4")
    p.mist(0.5, 0.06, "#fbeedd", 0.8)
    p.ridge(p.line(0.5, 0.06, 1.8, 0.3, offset=5), "#6f9a7d", foot="#c9d6b8", haze=0.14)
    for i in range(9):
        t = i / 8
        line = p.line(0.56 + 0.4 * t**1.3, 0.05 + 0.1 * t, 2.6 - 1.0 * t, 0, octaves=2, offset=4 + 0.22 * i)
        p.ridge(line, ("#5c9a52", "#3f8247")[i % 2], foot="#24583a", haze=0.05)
        under = (p.y - line[None, :]) / p.height
        water = smooth(0.008 + 0.012 * t, 0.011 + 0.014 * t, under)
        p.blend(water * 0.92, ramp([(0, "#fbe2bd"), (0.5, "#a9c4cf"), (1, "#5e93b0")], numpy.clip(under / 0.12 + 0.1 * (p.noise(p.across * 9, p.down * 30, 3) - 0.5), 0, 1)))
    unit = p.height * 0.45
    p.shapes(lambda pen: [figures.palm(pen, p.random, x * p.width, p.height * y, unit * t, l) for x, y, t, l in ((0.06, 1.0, 1.1, 0.18), (0.15, 1.02, 0.8, -0.15))], "#16372c")


def snow_vault(p):
    p.sky((0, "#0b1640"), (0.5, "#27407e"), (0.8, "#7f7fb8"))
    p.stars(500, 0.6)
    p.aurora(0.5, ("#6df0c0", "#48a8e0", "#8a5be0"), 2, 0.3)
    p.ridge(p.line(0.62, 0.2, 1.2, 0.8, offset=3), "#3a4a7a", foot="#8f9cc8", haze=0.35, snow=0.4)
    slope = p.line(0.74, 0.08, 0.8, 0.1, octaves=3, offset=8)
    p.ridge(slope, "#b9c6e6", foot="#6f82b8", haze=0.4)
    w, h = p.width, p.height
    x, foot, s = 0.5 * w, 0.86 * h, h * 0.3
    p.glow(0.5, 0.74, 0.3, "#7fe6ff", 0.5)
    p.shapes(lambda pen: pen.polygon([(x - s * 0.16, foot), (x - s * 0.16, foot - s), (x + s * 0.16, foot - s), (x + s * 0.16, foot)]), "#8d97a8")
    p.shapes(lambda pen: pen.polygon([(x + s * 0.16, foot), (x + s * 0.16, foot - s), (x + s * 0.9, foot - s * 0.5), (x + s * 1.1, foot - s * 0.15)]), "#56617a")
    for i in range(40):
        a = x - s * 0.13 + s * 0.26 * p.random.random()
        b = foot - s * (0.62 + 0.34 * p.random.random())
        tone = ("#9ff4ff", "#d9fbff", "#5fd0e8")[i % 3]
        p.shapes(lambda pen: pen.polygon([(a, b), (a + s * 0.05, b - s * 0.03), (a + s * 0.03, b + s * 0.04)]), tone, 0.9, glow=True)
    p.shapes(lambda pen: pen.box(x - s * 0.08, foot - s * 0.42, x + s * 0.08, foot), "#2a3244")
    front = p.line(0.9, 0.03, 1, 0.1, octaves=3, offset=5)
    p.ridge(front, "#d5def2", foot="#8ea0cf", haze=0.2)


def lagoon(p):
    """A beach from above, with palms and a boat on its shadow."""
    edge = p.across * 0.55 + p.down * 0.6 + 0.14 * (p.noise(p.across * 3, p.down * 3, 4) - 0.5)
    p.pixels = ramp([(0, "#0d6c9c"), (0.3, "#25b3c6"), (0.5, "#7fe3d6"), (0.6, "#d7f3e0"), (0.62, "#fff6dc"), (0.8, "#f2dfb0"), (1, "#e0c48a")], edge)
    ripple = p.noise(p.across * 16 + edge * 6, p.down * 16, 4)
    p.light(smooth(0.52, 0.6, ripple) * (1 - smooth(0.6, 0.66, ripple)) * (edge < 0.58) * 0.4, "#ffffff")
    for at in (0.585, 0.53):
        p.blend(numpy.exp(-(((edge - at - 0.03 * (ripple - 0.5)) / 0.007) ** 2)) * 0.85, "#ffffff")
    w, h = p.width, p.height
    s = h * 0.1
    hull = lambda pen, x, y: pen.leaf(x - s, y - s * 0.6, 0.55, s * 2.3, s * 0.72)
    p.shapes(lambda pen: hull(pen, w * 0.3 + s * 0.35, h * 0.34 + s * 0.7), "#0a4f70", 0.5, blur=3)
    p.shapes(lambda pen: hull(pen, w * 0.3, h * 0.34), "#fff4e0")
    p.shapes(lambda pen: pen.leaf(w * 0.3 - s * 0.75, h * 0.34 - s * 0.45, 0.55, s * 1.8, s * 0.42), "#c9733f")
    for x, y, r in ((0.86, 0.72, 0.17), (0.66, 0.95, 0.15), (0.98, 0.48, 0.15), (0.93, 0.99, 0.2)):
        crown = lambda pen, dx, dy: [pen.leaf(x * w + dx, y * h + dy, k * 0.571 + x * 9, r * h * (0.85 + 0.3 * ((k * 7) % 5) / 5), r * h * 0.24, 0.3) for k in range(11)]
        p.shapes(lambda pen: crown(pen, r * h * 0.35, r * h * 0.35), "#6b5a30", 0.45, blur=3)
        p.shapes(lambda pen: crown(pen, 0, 0), "#2f7d46")
        p.shapes(lambda pen: [pen.line([(x * w, y * h), (x * w + math.cos(k * 0.571 + x * 9 + 0.1) * r * h * 0.75, y * h + math.sin(k * 0.571 + x * 9 + 0.1) * r * h * 0.75)], 1.5) for k in range(11)], "#8fce6a", 0.8)


def fjord(p):
    scenes.alps(p, ((0, "#3b5f8f"), (0.3, "#a9b9d0"), (0.5, "#f7d9c0"), (1, "#f7d9c0")), "#46526b", "#12262c", 0.22, lake=0.7)


# name: (painter, width, height, seed)
PICTURES = {
    "greenland.jpg": (iceberg, 900, 1200, 11),
    "lake.jpg": (lambda p: scenes.alps(p, scenes.DUSK, lake=0.72), 1500, 500, 7),
    "dragon-tree.jpg": (wildlife.dragon_trees, 1000, 750, 5),
    "surtsey.webp": (eruption, 900, 900, 21),
    "mauna-kea.jpg": (mauna_kea, 500, 1200, 4),
    "northern-lights.jpg": (scenes.northern_lights, 1200, 800, 7),
    "red-crab.png": (wildlife.crab, 640, 480, 3),
    "wrangel.jpg": (lambda p: scenes.far_ranges(p.sky(*scenes.MORNING) or p, 0.4, ("#6f86a6", "#56788a", "#2f5a5c"), 0.16, 0.8, 1.8, 0.2, "#a9bcc0", 0.2), 90, 90, 8),
    "baobabs.jpg": (wildlife.baobabs, 960, 720, 14),
    "city-lights.jpg": (scenes.city, 1600, 530, 19),
    "java.webp": (terraces, 800, 1100, 23),
    "puffin.png": (wildlife.puffin, 480, 600, 2),
    "atoll.jpg": (scenes.atoll, 1000, 780, 7),
    "iguana-coast.jpg": (lambda p: scenes.seascape(p, near="#16404a", far="#c78f7c", boats=0, gulls=14), 1200, 500, 31),
    "nauru.gif": (lambda p: scenes.contour_map(p, shape=1.1), 90, 90, 6),
    "diomede.jpg": (twin_isles, 1100, 620, 12),
    "archipelago.jpg": (islets, 800, 800, 16),
    "market-map.png": (scenes.contour_map, 720, 560, 7),
    "iceland.jpg": (fjord, 1000, 900, 41),
    "jellyfish.jpg": (wildlife.jellyfish, 700, 1400, 9),
    "maldives.webp": (lagoon, 900, 640, 17),
    "gomera.jpg": (ravines, 640, 1320, 28),
    "balls-pyramid.jpg": (spire, 640, 900, 33),
    "sable-grass.jpg": (dune_grass, 1200, 700, 13),
    "krakatoa.jpg": (eruption, 1500, 640, 52),
    "venice.jpg": (canal, 1100, 780, 26),
    "faroe.jpg": (pastures, 1200, 760, 18),
    "waves.png": (scenes.waves, 520, 520, 7),
    "palms.jpg": (scenes.tropics, 760, 1000, 7),
    "star-trails.jpg": (scenes.star_trails, 800, 800, 7),
    "la-palma.jpg": (scenes.starry, 600, 1440, 7),
    "bermuda.webp": (lambda p: scenes.seascape(p, ((0, "#2f9fd0"), (0.5, "#bfe8ee")), sun=None, far="#5cc9cf", near="#0f6f9a", light="#ffffff", boats=2, gulls=6), 1200, 400, 44),
    "svalbard.webp": (snow_vault, 1000, 800, 37),
    "penguin.png": (wildlife.penguin, 360, 360, 1),
    "llanddwyn.jpg": (lambda p: scenes.lighthouse(p, False), 760, 960, 7),
    "granite.jpg": (lambda p: scenes.tropics(p, ((0, "#1c3f78"), (0.4, "#4fa3c7"), (0.72, "#fbe7b8"))), 1100, 720, 61),
    "quiet-shore.jpg": (lambda p: scenes.waves(p, ("#2b2f55", "#e0708a"), ("#c9708c", "#8a4f86", "#5a3c78", "#3b2f66", "#262452", "#161a3c"), "#ffd28a"), 1000, 420, 15),
}


def paint(name):
    if name == "bell-rock.gif":
        frames = []
        for k in range(16):
            p = Painting(300, 450, 7)
            scenes.lighthouse(p, beam=k / 16 + 0.03)
            frames.append(p.finish(grain=0))
        save_animation(frames, SAMPLE / "pictures" / name, [90] * 16, 64)
        return
    painter, width, height, seed = PICTURES[name]
    p = Painting(width, height, seed)
    painter(p)
    flat = name.endswith((".png", ".gif"))
    save(p.finish(grain=0 if flat else 0.006), SAMPLE / "pictures" / name, 80, 128 if flat else None)


def feed():
    rows = [{"title": t, "description": d, "imageHref": HOST + p if p else None} for t, d, p in FACTS]
    for place, row in sorted(AWKWARD.items()):
        rows.insert(place, row)
    return {"title": "About Islands", "rows": rows}


if __name__ == "__main__":
    names = sys.argv[1:] or [*PICTURES, "bell-rock.gif"]
    with multiprocessing.Pool(2) as pool:
        pool.map(paint, names, chunksize=1)
    (SAMPLE / "feed.json").write_text(json.dumps(feed(), ensure_ascii=False, indent=2) + "\n")
