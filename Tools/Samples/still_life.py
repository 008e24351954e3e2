"""Still lifes for the sample pictures: plants on a sill, meadows, the Moon, books and lamps.

It is imported, not run. Each function paints one whole picture on a fresh painting.
"""

import math

import numpy

import figures
from painting import ramp, smooth


def window_sill(p, stage=1.0, pot="#c8643c", bloom="#f2c14e", outside=("#8ec5e0", "#f6ead0"), wall="#e9ddcb"):
    """A plant on a sill, from seedling (0) to full bloom (1)."""
    w, h = p.width, p.height
    p.pixels = ramp([(0, wall), (1, wall)], p.down) * (0.9 + 0.1 * (1 - p.down))[..., None]
    left, right, top, sill = 0.14 * w, 0.86 * w, 0.06 * h, 0.74 * h
    view = ramp([(0.05, outside[0]), (0.6, outside[1])], p.down)
    pane = p.shapes(lambda pen: pen.box(left, top, right, sill), view)
    for i, tone in enumerate(("#a9c3b4", "#7fa58d", "#557f68")):
        line = p.line(0.5 + 0.08 * i, 0.09, 1.4 + 0.3 * i, 0.3, offset=9 * i + stage * 31)
        p.blend(pane * numpy.clip(p.y - line[None, :], 0, 1), tone)
    for x in (left, (left + right) / 2, right):
        p.shapes(lambda pen: pen.box(x - w * 0.012, top, x + w * 0.012, sill), "#fbf7ee")
    p.shapes(lambda pen: [pen.box(left - w * 0.012, y - h * 0.012, right + w * 0.012, y + h * 0.012) for y in (top, 0.33 * h)], "#fbf7ee")
    p.blend((p.down > 0.74) * 1.0, ramp([(0.74, "#d9b68a"), (0.79, "#c99e6c"), (0.8, "#8f6a45"), (1, "#b58a60")], p.down))
    light = smooth(0, 0.02, p.down - 0.74) * (1 - smooth(0.77, 0.79, p.down))
    p.light(light * 0.2, "#fff2cf")
    cx, base, s = 0.5 * w, 0.77 * h, min(w, h) * 0.16
    p.shapes(lambda pen: pen.oval(cx + s * 0.5, base + s * 0.02, s * 1.3, s * 0.16), "#4a2f1c", 0.45, blur=4)
    tall = s * (0.7 + 2.1 * stage)
    rim = base - s * 1.05
    leaves = 2 + int(12 * stage)
    sway = lambda t: cx + math.sin(t * 2.4) * s * 0.16 * stage
    p.shapes(lambda pen: pen.taper([(sway(i / 12), rim - tall * i / 12) for i in range(13)], s * 0.09, s * 0.05), "#3f7a45")
    for k in range(leaves):
        t = 0.25 + 0.7 * k / max(1, leaves - 1) if stage > 0.2 else 0.95
        side = 1 if k % 2 else -1
        length = s * (0.45 + 0.75 * stage) * (1.15 - 0.6 * t)
        angle = -math.pi / 2 + side * (1.25 - 0.35 * t)
        x, y = sway(t), rim - tall * t
        p.shapes(lambda pen: pen.leaf(x, y, angle, length, length * 0.42, side * 0.5), ("#4f9a52", "#3b8148", "#6bb05c")[k % 3])
        p.shapes(lambda pen: pen.leaf(x, y, angle, length * 0.9, length * 0.03, side * 0.5), "#a8d88a", 0.7)
    if stage > 0.7:
        for dx, dy, r in ((0, 0, 0.62), (-0.75, 0.5, 0.42), (0.8, 0.75, 0.4)):
            x, y = sway(1) + dx * s, rim - tall + dy * s
            p.shapes(lambda pen: pen.taper([(sway(0.7), rim - tall * 0.7), (x, y)], s * 0.05, s * 0.04), "#3f7a45")
            p.shapes(lambda pen: figures.flower(pen, x, y, s * r, 11, 0.2, 0.42), bloom)
            p.shapes(lambda pen: figures.flower(pen, x, y, s * r * 0.72, 11, 0.48, 0.4), ramp([(0, bloom), (1, "#e8862e")], p.down))
            p.shapes(lambda pen: pen.oval(x, y, s * r * 0.3), "#6b3b22")
            p.shapes(lambda pen: pen.oval(x - s * r * 0.06, y - s * r * 0.06, s * r * 0.16), "#8f5a30", blur=1)
    shade = ramp([(0.3, pot), (0.7, pot)], p.across) * (1.08 - 0.5 * smooth(0.44, 0.66, p.across))[..., None]
    p.shapes(lambda pen: pen.polygon([(cx - s * 0.62, rim), (cx + s * 0.62, rim), (cx + s * 0.46, base), (cx - s * 0.46, base)]), numpy.clip(shade, 0, 1))
    p.shapes(lambda pen: pen.box(cx - s * 0.7, rim - s * 0.12, cx + s * 0.7, rim + s * 0.14), numpy.clip(shade * 1.08, 0, 1))


def meadow(p, sky=("#7ec3e6", "#fdeccb"), blooms=("#e4572e", "#f3a712", "#f7f3e8", "#8f5bb0"), density=90):
    """Wild flowers against the light."""
    p.sky((0, sky[0]), (0.6, sky[1]))
    p.clouds(0.02, 0.5, "#ffffff", 0.48, 0.7, 1.8, 3)
    for i, tone in enumerate(("#a8c9a5", "#83b07f", "#5f9560")):
        p.ridge(p.line(0.5 + 0.07 * i, 0.07, 1.2 + 0.4 * i, 0.1, octaves=4, offset=15 * i), tone, foot="#d9e6c2", haze=0.18)
    for row in range(5):
        t = row / 4
        foot, tall = p.height * (0.72 + 0.32 * t), p.height * (0.12 + 0.3 * t)
        green = ("#7fa860", "#5f9450", "#438044", "#2f6a3c", "#1f5434")[row]
        p.shapes(lambda pen: figures.grass(pen, p.random, -20, p.width + 20, foot, tall * 0.8, int(density * (3 - 1.6 * t))), green)
        for k in range(int(density * (0.5 - 0.35 * t))):
            x, y, r = p.random.random() * p.width, foot - tall * (0.35 + 0.6 * p.random.random()), p.height * (0.012 + 0.04 * t)
            tone = blooms[int(p.random.integers(len(blooms)))]
            p.shapes(lambda pen: pen.taper([(x, foot), (x + r * 0.3, (foot + y) / 2), (x, y)], r * 0.16, r * 0.12), green)
            p.shapes(lambda pen: figures.flower(pen, x, y, r, 5 + k % 4, k, 0.75), tone)
            p.shapes(lambda pen: pen.oval(x, y, r * 0.26), "#4a2c1a" if tone != "#f7f3e8" else "#f3c12e")
    p.glow(0.8, 0.2, 0.5, "#fff0c0", 0.45)


def moon(p, phase=0.3):
    """The Moon in one phase: 0 new, 0.5 full, 1 new again."""
    p.sky((0, "#070b1c"), (1, "#1a2650"))
    p.stars(int(p.width * p.height / 900), 1.0)
    r = 0.34
    x, y = (p.across - 0.5) * p.aspect / r, (p.down - 0.5) / r
    inside = 1 - smooth(0.985, 1.01, numpy.hypot(x, y))
    z = numpy.sqrt(numpy.clip(1 - x * x - y * y, 0, 1))
    seas = p.noise(x * 1.8 + 7, y * 1.8 + 5 + z, 6, 0.55)
    tone = ramp([(0.3, "#9a9aa2"), (0.5, "#cfcbc2"), (0.65, "#f4efe2")], seas)
    for _ in range(40):
        a, d = p.random.random() * 6.28, math.sqrt(p.random.random()) * 0.95
        cx, cy, cr = math.cos(a) * d, math.sin(a) * d, 0.02 + 0.07 * p.random.random() ** 3
        rim = numpy.exp(-(((numpy.hypot(x - cx, y - cy) - cr) / (cr * 0.28)) ** 2))
        tone = tone * (1 + 0.16 * rim[..., None] - 0.12 * numpy.exp(-((numpy.hypot(x - cx, y - cy) / cr) ** 4))[..., None])
    sun = phase * 2 * math.pi
    lit = smooth(-0.04, 0.14, x * math.sin(sun) - z * math.cos(sun))
    p.glow(0.5, 0.5, 0.6, "#b8c8ff", 0.35 * (0.5 - 0.5 * math.cos(sun)))
    p.blend(inside, numpy.clip(tone * (0.06 + 0.94 * lit)[..., None], 0, 1))


def desk(p, wall="#2f4858", lamp="#f6ae2d"):
    """An evening desk: lamp, books, a cup and a plant."""
    w, h = p.width, p.height
    p.pixels = ramp([(0, wall), (1, wall)], p.down) * 0.75
    p.light(numpy.exp(-((((p.across - 0.3) * p.aspect) ** 2 + (p.down - 0.42) ** 2) / 0.16)) * 0.75, "#ffd48a")
    p.blend((p.down > 0.76) * 1.0, ramp([(0.76, "#a9743f"), (1, "#5f3a1f")], p.down))
    p.light((p.down > 0.76) * numpy.exp(-(((p.across - 0.3) * p.aspect / 0.45) ** 2)) * 0.5, "#ffcf8a")
    base, s = 0.78 * h, h * 0.1
    x = 0.58 * w
    for k, tone in enumerate(("#c8553d", "#588157", "#e9c46a", "#3d5a80", "#9c6644")):
        tall, deep = s * 0.52, s * (3.1 - 0.24 * k)
        y, off = base - tall * k, (k % 3 - 1) * s * 0.18
        p.shapes(lambda pen: pen.box(x + off, y - tall, x + off + deep, y), tone)
        p.shapes(lambda pen: pen.box(x + off + deep * 0.92, y - tall * 0.86, x + off + deep, y - tall * 0.14), "#f6eedd")
        p.shapes(lambda pen: pen.box(x + off + deep * 0.12, y - tall * 0.6, x + off + deep * 0.4, y - tall * 0.42), "#f6eedd", 0.6)
    lx = 0.3 * w
    p.shapes(lambda pen: [pen.oval(lx - s * 1.2, base, s * 0.9, s * 0.16), pen.taper([(lx - s * 1.2, base), (lx - s * 1.8, base - s * 3), (lx - s * 0.1, base - s * 5)], s * 0.14, s * 0.12)], "#1f2a33")
    p.shapes(lambda pen: pen.polygon([(lx - s * 0.35, base - s * 5.2), (lx + s * 0.35, base - s * 5.1), (lx + s * 1.1, base - s * 3.9), (lx - s * 0.9, base - s * 4.1)]), lamp)
    p.shapes(lambda pen: pen.oval(lx + s * 0.1, base - s * 3.98, s * 0.96, s * 0.14), "#fff6d8")
    p.light(numpy.clip(1 - numpy.abs(p.across * w - lx) / (s * 0.6 + (p.y - base + s * 4) * 0.62 + 1), 0, 1) * ((p.y > base - s * 3.95) & (p.y < base + s * 0.6)) * 0.42, "#ffe6a8")
    cx = 0.45 * w
    p.shapes(lambda pen: [pen.ring(cx + s * 0.56, base - s * 0.5, s * 0.36, s * 0.12), pen.polygon([(cx - s * 0.55, base - s * 1.05), (cx + s * 0.55, base - s * 1.05), (cx + s * 0.42, base + s * 0.02), (cx - s * 0.42, base + s * 0.02)])], "#f4f1de")
    for k in range(2):
        steam = [(cx + (k - 0.5) * s * 0.5 + math.sin(i * 0.7 + k) * s * 0.12, base - s * (1.2 + 0.16 * i)) for i in range(12)]
        p.shapes(lambda pen: pen.taper(steam, s * 0.12, s * 0.03), "#ffffff", 0.4, blur=s * 0.06)
    px = 0.9 * w
    for k in range(9):
        p.shapes(lambda pen: pen.leaf(px, base - s * 1.1, -math.pi / 2 + (k - 4) * 0.34, s * (2.8 - 0.2 * abs(k - 4)), s * 0.6, (k - 4) * 0.12), ("#3f7d58", "#2f6b4c", "#579a6a")[k % 3])
    p.shapes(lambda pen: pen.polygon([(px - s * 0.7, base - s * 1.2), (px + s * 0.7, base - s * 1.2), (px + s * 0.5, base + s * 0.02), (px - s * 0.5, base + s * 0.02)]), "#d8c3a5")


def crown(p, wall=("#3a0f2e", "#8a1c3a"), gold="#f2c14e"):
    """A crown on a cushion, lit from above."""
    w, h = p.width, p.height
    p.sky((0, wall[0]), (1, wall[1]))
    p.glow(0.5, 0.4, 0.55, "#ffd48a", 0.6)
    cx, base, s = w * 0.5, h * 0.66, min(w, h) * 0.27
    p.blend((p.down > 0.8) * 1.0, ramp([(0.8, "#5a3420"), (1, "#2b170e")], p.down))
    p.shapes(lambda pen: pen.oval(cx, base + s * 0.78, s * 1.7, s * 0.2), "#12060a", 0.6, blur=6)
    cushion = [(cx - s * 1.45, base + s * 0.1), (cx - s * 0.7, base - s * 0.02), (cx + s * 0.7, base - s * 0.02), (cx + s * 1.45, base + s * 0.1), (cx + s * 1.3, base + s * 0.4), (cx + s * 1.5, base + s * 0.72), (cx + s * 0.7, base + s * 0.66), (cx - s * 0.7, base + s * 0.66), (cx - s * 1.5, base + s * 0.72), (cx - s * 1.3, base + s * 0.4)]
    p.shapes(lambda pen: pen.polygon(cushion), ramp([(0.6, "#5b3fa0"), (0.85, "#2b1a5c")], p.down))
    p.shapes(lambda pen: [pen.oval(x, y, s * 0.1) for x, y in (cushion[0], cushion[3], cushion[5], cushion[8])], gold)
    p.shapes(lambda pen: pen.oval(cx, base + s * 0.06, s * 0.95, s * 0.13), "#1d1040", 0.6, blur=4)
    tips = [(-1.05, -1.05), (-0.55, -1.3), (0, -1.45), (0.55, -1.3), (1.05, -1.05)]
    outline = [(cx - s * 0.85, base)]
    for k, (x, y) in enumerate(tips):
        outline.append((cx + s * x, base + s * y))
        if k < 4:
            outline.append((cx + s * (x + tips[k + 1][0]) / 2, base - s * 0.62))
    outline.append((cx + s * 0.85, base))
    shine = ramp([(-1, "#9a6a1c"), (-0.45, "#ffe9a0"), (0.1, gold), (0.6, "#c98f2a"), (1, "#7a4f14")], (p.x - cx) / s)
    p.shapes(lambda pen: [pen.polygon(outline), pen.oval(cx, base, s * 0.85, s * 0.12)], shine)
    p.shapes(lambda pen: [pen.oval(cx + s * x, base + s * y, s * 0.09) for x, y in tips], "#fff0c0")
    p.shapes(lambda pen: pen.polygon([(cx - s * 0.88, base - s * 0.24), (cx + s * 0.88, base - s * 0.24), (cx + s * 0.86, base - s * 0.04), (cx, base + s * 0.08), (cx - s * 0.86, base - s * 0.04)]), "#a8711f", 0.75)
    for k, tone in enumerate(("#3fb6a8", "#d8415a", "#4f7fe0", "#d8415a", "#3fb6a8")):
        x = cx + s * (k - 2) * 0.36
        p.shapes(lambda pen: pen.oval(x, base - s * 0.11, s * 0.11, s * 0.08), tone)
        p.shapes(lambda pen: pen.oval(x - s * 0.03, base - s * 0.14, s * 0.03), "#ffffff", 0.8)


def open_book(p, wall=("#14213d", "#3a5a80"), light="#ffe9b8"):
    """An open book from which light and stars rise."""
    w, h = p.width, p.height
    p.sky((0, wall[0]), (1, wall[1]))
    cx, base, s = w * 0.5, h * 0.72, min(w, h) * 0.36
    beam = numpy.exp(-(((p.x - cx) / (s * (0.35 + 1.3 * numpy.clip((base - p.y) / h, 0, 1)))) ** 2)) * (p.y < base)
    p.light(beam * (0.25 + 0.55 * smooth(0.0, 0.8, p.down)), light)
    for k in range(60):
        t = p.random.random()
        x, y, r = cx + p.random.normal(0, s * (0.25 + 0.55 * t)), base - s * (0.15 + 1.65 * t), s * (0.008 + 0.025 * p.random.random() ** 2)
        p.shapes(lambda pen: figures.flower(pen, x, y, r * 2.6, 4, 0.2, 0.4), "#fff6d8", 0.95, glow=True) if k % 3 == 0 else p.shapes(lambda pen: pen.oval(x, y, r), light, 0.9, glow=True)
    p.blend((p.down > 0.8) * 1.0, ramp([(0.8, "#4a2f24"), (1, "#24140e")], p.down))
    cover = [(cx - s * 1.2, base + s * 0.3), (cx, base + s * 0.42), (cx + s * 1.2, base + s * 0.3), (cx + s * 1.12, base - s * 0.12), (cx, base + s * 0.08), (cx - s * 1.12, base - s * 0.12)]
    p.shapes(lambda pen: pen.polygon(cover), "#7a2a3a")
    for side in (-1, 1):
        for k in range(3):
            lift = s * 0.03 * k
            top = [(cx + side * s * (1.08 - 0.03 * k) * t, base - lift - s * 0.16 * math.sin(t * 2.6) + s * 0.06 * (1 - t)) for t in (i / 14 for i in range(15))]
            low = [(x + side * s * 0.06 * (abs(x - cx) / s), y + s * 0.3) for x, y in top]
            page = ramp([(0, "#d9c9a8"), (0.3, "#f6ecd2"), (1, "#fffaf0")], numpy.abs(p.x - cx) / s)
            p.shapes(lambda pen: pen.polygon(top + low[::-1]), page)
        for k in range(5):
            row = [(cx + side * s * (0.16 + 0.8 * t), base - s * 0.06 - s * 0.16 * math.sin((0.16 + 0.8 * t) * 2.4) + s * (0.06 + 0.05 * k)) for t in (i / 10 for i in range(11))]
            p.shapes(lambda pen: pen.line(row, 1.2), "#8a7a66", 0.7)


def bread(p, wall=("#f3d9b1", "#e0a96d")):
    """A loaf with rising steam, wheat beside it."""
    w, h = p.width, p.height
    p.sky((0, wall[0]), (1, wall[1]))
    p.glow(0.35, 0.3, 0.6, "#fff6de", 0.7)
    p.blend((p.down > 0.72) * 1.0, ramp([(0.72, "#a8713f"), (1, "#6b4224")], p.down))
    p.shade((p.down > 0.72) * smooth(0.5, 0.62, p.noise(p.across * 3, p.down * 60, 3)), 0.1)
    cx, base, s = w * 0.52, h * 0.78, min(w, h) * 0.3
    for k in range(7):
        x, tall = w * 0.1 + k * s * 0.13, s * (1.9 + 0.2 * ((k * 5) % 4))
        stem = [(x + (k - 3) * s * 0.1 * (i / 8) ** 2, base - tall * i / 8) for i in range(9)]
        p.shapes(lambda pen: pen.taper(stem, s * 0.025, s * 0.015), "#b98a3c")
        for j in range(9):
            t = stem[-1][0] - (k - 3) * s * 0.012 * j, stem[-1][1] + s * 0.075 * j
            p.shapes(lambda pen: [pen.leaf(*t, -math.pi / 2 + side * 0.6, s * 0.17, s * 0.07) for side in (-1, 1)], ("#e0b04c", "#d19a34")[j % 2])
    p.shapes(lambda pen: pen.oval(cx, base + s * 0.06, s * 1.3, s * 0.16), "#3a2010", 0.55, blur=6)
    crust = [(cx + s * 1.2 * math.cos(a), base - s * 0.05 + s * 0.9 * math.sin(a)) for a in (math.pi * (1 + i / 30) for i in range(31))]
    loaf = p.shapes(lambda pen: [pen.polygon(crust), pen.oval(cx, base - s * 0.05, s * 1.2, s * 0.14)], ramp([(0.45, "#e9a955"), (0.66, "#b8692b"), (0.84, "#7a3d18")], p.down))
    p.shade(loaf * smooth(0.45, 0.6, p.noise(p.across * 16, p.down * 16, 4)), 0.16)
    p.light(loaf * numpy.exp(-(((p.x - cx + s * 0.4) / (s * 0.6)) ** 2 + ((p.y - base + s * 0.68) / (s * 0.22)) ** 2)) * 0.5, "#ffe9c0")
    for k in range(4):
        x = cx + s * (k - 1.5) * 0.5
        p.shapes(lambda pen: pen.leaf(x - s * 0.16, base - s * (0.62 - 0.08 * abs(k - 1.5)) + s * 0.22, -1.05, s * 0.5, s * 0.16, 0.3), "#f9e0b0")
        p.shapes(lambda pen: pen.leaf(x - s * 0.16, base - s * (0.62 - 0.08 * abs(k - 1.5)) + s * 0.24, -1.05, s * 0.48, s * 0.05, 0.3), "#8a4a1e", 0.7)
    for k in range(3):
        steam = [(cx + (k - 1) * s * 0.5 + math.sin(i * 0.6 + k) * s * 0.12, base - s * (1.05 + 0.11 * i)) for i in range(14)]
        p.shapes(lambda pen: pen.taper(steam, s * 0.12, s * 0.02), "#ffffff", 0.55, blur=s * 0.05)
