"""Animals and odd trees of the islands for the sample pictures.

It is imported, not run. Each function paints one whole picture on a fresh painting.
"""

import math

import numpy

import figures
import scenes
from painting import Pen, ramp, smooth


def dragon_trees(p):
    p.sky((0, "#f4a261"), (0.4, "#f9d6a3"), (0.8, "#fdf1d6"))
    p.sun(0.24, 0.36, 0.05, "#fffbe8", "#ffe0a0")
    scenes.far_ranges(p, 0.62, ("#d9a98a", "#b9795f", "#8c4f45"), 0.1, 0.6, mist="#fbe3c0")
    ground = p.line(0.88, 0.04, 1.2, 0.5, offset=5)
    p.ridge(ground, "#4a2a2b", foot="#2a1519")
    for x, tall in ((0.66, 0.62), (0.22, 0.36), (0.43, 0.2), (0.92, 0.26)):
        h, cx = tall * p.height, x * p.width
        foot = ground[min(p.width - 1, int(cx))] + h * 0.03

        def tree(pen):
            pen.taper([(cx - h * 0.02, foot), (cx, foot - h * 0.3), (cx, foot - h * 0.5)], h * 0.12, h * 0.08)

            def branch(bx, by, angle, length, width, depth):
                ex, ey = bx + math.cos(angle) * length, by + math.sin(angle) * length
                pen.taper([(bx, by), ((bx + ex) / 2, (by + ey) / 2), (ex, ey)], width, width * 0.65)
                if depth:
                    for turn in (-0.33, 0.3):
                        branch(ex, ey, angle + turn * (0.8 + 0.4 * p.random.random()), length * 0.68, width * 0.62, depth - 1)
                else:
                    for k in range(11):
                        pen.leaf(ex, ey, -math.pi / 2 + (k - 5) * 0.27, h * 0.075, h * 0.012)

            for k in range(7):
                branch(cx, foot - h * 0.48, -math.pi / 2 + (k - 3) * 0.3, h * 0.19, h * 0.045, 3)

        p.shapes(tree, "#2b2420")


def crab(p):
    p.pixels = ramp([(0, "#f5e2bd"), (0.6, "#e9c892"), (1, "#d9ae76")], p.down + 0.25 * (p.noise(p.across * 4 * p.aspect, p.down * 14, 4) - 0.5))
    w, h = p.width, p.height
    cx, cy, s = w / 2, h * 0.56, min(w, h) * 0.26

    def limbs(pen):
        for side in (-1, 1):
            for k in range(4):
                a = 0.75 - 0.42 * k
                knee = (cx + side * s * (1.35 - 0.07 * k), cy + s * (a - 0.32))
                tip = (cx + side * s * (1.82 - 0.16 * k), cy + s * (a + 0.18))
                pen.taper([(cx + side * s * 0.65, cy + s * a * 0.5), knee, tip], s * 0.17, s * 0.05)
            pen.taper([(cx + side * s * 0.75, cy - s * 0.35), (cx + side * s * 1.25, cy - s * 0.75), (cx + side * s * 1.02, cy - s * 1.12)], s * 0.24, s * 0.2)
            pen.leaf(cx + side * s * 1.05, cy - s * 1.0, -math.pi / 2 - side * 0.55, s * 0.78, s * 0.36, bend=side * -0.2)
            pen.leaf(cx + side * s * 1.0, cy - s * 1.0, -math.pi / 2 - side * 1.25, s * 0.62, s * 0.2, bend=side * 0.6)

    shift = int(s * 0.1)
    shadow = Pen(w, h)
    limbs(shadow)
    p.shade(numpy.roll(shadow.coverage(), (shift, shift), (0, 1)), 0.3)
    p.shapes(lambda pen: pen.oval(cx + shift, cy + shift, s, s * 0.76), "#7d5230", 0.4, blur=6)
    p.shapes(limbs, "#c8371f")
    p.shapes(lambda pen: pen.oval(cx, cy, s, s * 0.76), ramp([(0.3, "#f0552f"), (0.75, "#a8240f")], p.down))
    p.shapes(lambda pen: pen.oval(cx, cy - s * 0.2, s * 0.72, s * 0.36), "#ff8a5c", 0.45, blur=s * 0.03)
    for side in (-1, 1):
        p.shapes(lambda pen: pen.taper([(cx + side * s * 0.3, cy - s * 0.65), (cx + side * s * 0.34, cy - s * 0.85)], s * 0.09, s * 0.07), "#a8240f")
        p.shapes(lambda pen: pen.oval(cx + side * s * 0.34, cy - s * 0.9, s * 0.1), "#1c1210")
        p.shapes(lambda pen: pen.oval(cx + side * s * 0.31, cy - s * 0.94, s * 0.03), "#ffffff")
        p.shapes(lambda pen: [pen.oval(cx + side * s * x, cy + s * y, s * 0.05) for x, y in ((0.3, 0.1), (0.55, -0.05), (0.42, 0.34))], "#8c1c0b", 0.7)


def baobabs(p):
    p.sky((0, "#3c2a63"), (0.35, "#b8527a"), (0.6, "#f78f5c"), (0.8, "#ffd98a"))
    p.sun(0.5, 0.7, 0.09, "#fff2b8", "#ffb648")
    p.ridge(p.line(0.79, 0.02, 2.2, 0.3), "#7b3048", foot="#5a2338")
    p.ridge(p.line(0.86, 0.015, 1.2, 0.1, offset=9), "#2c1224")
    for x, tall in ((0.17, 0.62), (0.8, 0.7), (0.37, 0.4), (0.62, 0.3)):
        h, cx, foot = tall * p.height, x * p.width, (0.9 - 0.05 * (0.7 - tall)) * p.height

        def tree(pen):
            pen.polygon([(cx - h * 0.13, foot), (cx - h * 0.095, foot - h * 0.3), (cx - h * 0.07, foot - h * 0.72), (cx + h * 0.07, foot - h * 0.72), (cx + h * 0.095, foot - h * 0.3), (cx + h * 0.13, foot)])

            def branch(bx, by, angle, length, width, depth):
                ex, ey = bx + math.cos(angle) * length, by + math.sin(angle) * length * 0.7
                pen.taper([(bx, by), (ex, ey)], width, width * 0.5)
                if depth:
                    for turn in (-0.5, 0.05, 0.55):
                        branch(ex, ey, angle + turn * (0.6 + 0.6 * p.random.random()), length * 0.6, width * 0.55, depth - 1)
                else:
                    pen.oval(ex, ey, h * 0.035, h * 0.016)

            for k in range(6):
                branch(cx + (k - 2.5) * h * 0.024, foot - h * 0.7, -math.pi / 2 + (k - 2.5) * 0.5, h * 0.2, h * 0.045, 3)

        p.shapes(tree, "#1d0b1c" if tall > 0.5 else "#3c1a2f")
    p.shapes(lambda pen: figures.grass(pen, p.random, 0, p.width, p.height, p.height * 0.07, 160), "#14071a")


def puffin(p):
    p.pixels = ramp([(0, "#a9d3dc"), (0.6, "#d7e9e3"), (1, "#b8d2a8")], p.down)
    p.blend(smooth(0.45, 0.75, p.noise(p.across * 3, p.down * 3, 4)) * 0.3, "#ffffff")
    w, h = p.width, p.height
    s = w * 0.2
    cx, cy = w * 0.47, h * 0.36
    p.shapes(lambda pen: pen.leaf(cx - s * 0.3, h * 1.15, -math.pi / 2 - 0.03, h * 0.86, s * 3.4), "#1d222b")
    p.shapes(lambda pen: pen.oval(cx + s * 0.35, h * 0.98, s * 1.12, h * 0.4), "#fbf8f0")
    p.shapes(lambda pen: pen.oval(cx, cy, s * 1.12, s * 1.08), "#1d222b")
    p.shapes(lambda pen: pen.oval(cx + s * 0.24, cy + s * 0.06, s * 0.82, s * 0.8), "#f7f3ea")
    p.shapes(lambda pen: pen.leaf(cx - s * 0.75, cy + s * 0.2, 0.35, s * 1.3, s * 0.3), "#c9c6c0", 0.5)
    bill = [(cx + s * 0.82, cy - s * 0.42), (cx + s * 1.35, cy - s * 0.36), (cx + s * 1.85, cy + s * 0.02), (cx + s * 1.95, cy + s * 0.32), (cx + s * 1.35, cy + s * 0.5), (cx + s * 0.84, cy + s * 0.56)]
    p.shapes(lambda pen: pen.polygon(bill), "#e8622c")
    p.shapes(lambda pen: pen.polygon([bill[0], (cx + s * 1.12, cy - s * 0.38), (cx + s * 1.16, cy + s * 0.52), bill[5]]), "#3d5166")
    p.shapes(lambda pen: [pen.line([(cx + s * a, cy - s * b), (cx + s * (a + 0.06), cy + s * c)], s * 0.07) for a, b, c in ((1.13, 0.39, 0.51), (1.42, 0.31, 0.46))], "#f9d65c")
    p.shapes(lambda pen: pen.line([(cx + s * 0.84, cy + s * 0.12), (cx + s * 1.5, cy + s * 0.2), (cx + s * 1.93, cy + s * 0.3)], s * 0.035), "#8c2f14", 0.8)
    p.shapes(lambda pen: pen.oval(cx + s * 0.83, cy + s * 0.52, s * 0.13), "#f6b12e")
    p.shapes(lambda pen: pen.polygon([(cx + s * 0.12, cy - s * 0.02), (cx + s * 0.34, cy - s * 0.42), (cx + s * 0.6, cy - s * 0.02)]), "#56626e")
    p.shapes(lambda pen: pen.oval(cx + s * 0.36, cy - s * 0.12, s * 0.17), "#d8452a")
    p.shapes(lambda pen: pen.oval(cx + s * 0.36, cy - s * 0.12, s * 0.105), "#15171c")
    p.shapes(lambda pen: pen.oval(cx + s * 0.4, cy - s * 0.16, s * 0.035), "#ffffff")
    p.shapes(lambda pen: figures.grass(pen, p.random, -20, w + 20, h * 1.02, h * 0.2, 90), "#4f8452")
    p.shapes(lambda pen: figures.grass(pen, p.random, -20, w + 20, h * 1.03, h * 0.13, 90), "#336445")
    for k in range(9):
        x, y = w * p.random.random(), h * (0.88 + 0.09 * p.random.random())
        p.shapes(lambda pen: figures.flower(pen, x, y, s * 0.13, 6, k), "#f3a7c0")
        p.shapes(lambda pen: pen.oval(x, y, s * 0.035), "#f9e27a")


def penguin(p):
    p.pixels = ramp([(0, "#ffcf70"), (0.55, "#ff9a62"), (1, "#e5645b")], p.down)
    w, h = p.width, p.height
    p.shapes(lambda pen: pen.oval(w * 0.5, h * 0.42, w * 0.36), "#ffe7a6", 0.9)
    p.shapes(lambda pen: pen.oval(w * 0.5, h * 1.12, w * 0.75, h * 0.26), "#3b2a4a")
    for x, s, way in ((0.4, 0.23, 1), (0.66, 0.18, -1)):
        cx, foot, s = x * w, h * 0.91, s * h
        p.shapes(lambda pen: [pen.leaf(cx - s * 0.62, foot - s * 1.15, 1.25 + 0.35, s * 1.2, s * 0.28), pen.leaf(cx + s * 0.62, foot - s * 1.15, 1.9 - 0.35, s * 1.2, s * 0.28)], "#15202c")
        p.shapes(lambda pen: [pen.oval(cx, foot - s * 0.92, s * 0.72, s * 0.98), pen.oval(cx + way * s * 0.08, foot - s * 1.95, s * 0.44, s * 0.45)], "#1b2937")
        p.shapes(lambda pen: pen.oval(cx + way * s * 0.12, foot - s * 0.82, s * 0.54, s * 0.82), "#fdf7ea")
        p.shapes(lambda pen: pen.line([(cx - s * 0.42, foot - s * 0.4), (cx - s * 0.36, foot - s * 1.15), (cx + way * s * 0.1, foot - s * 1.42), (cx + s * 0.5, foot - s * 1.1), (cx + s * 0.5, foot - s * 0.4)], s * 0.08), "#1b2937", 0.9)
        p.shapes(lambda pen: pen.line([(cx + way * s * 0.3, foot - s * 2.2), (cx - way * s * 0.08, foot - s * 1.98), (cx + way * s * 0.12, foot - s * 1.66)], s * 0.07), "#fdf7ea")
        p.shapes(lambda pen: pen.polygon([(cx + way * s * 0.42, foot - s * 2.08), (cx + way * s * 0.98, foot - s * 1.9), (cx + way * s * 0.42, foot - s * 1.84)]), "#f1a33b")
        p.shapes(lambda pen: pen.oval(cx + way * s * 0.24, foot - s * 2.02, s * 0.07), "#ffffff")
        p.shapes(lambda pen: pen.oval(cx + way * s * 0.26, foot - s * 2.02, s * 0.04), "#10151b")
        p.shapes(lambda pen: [pen.oval(cx + k * s * 0.3, foot + s * 0.03, s * 0.2, s * 0.08) for k in (-1, 1)], "#f1a33b")


def jellyfish(p):
    p.sky((0, "#1f8fb0"), (0.35, "#0d4f84"), (1, "#050f33"))
    rays = p.noise((p.across - 0.3 + p.down * 0.25) * 6, 0 * p.down + 2, 3)
    p.light(smooth(0.45, 0.8, rays) * numpy.exp(-p.down * 2.6) * 0.6, "#c9fff4")
    for k in range(24):
        near = (k / 23) ** 1.6
        x, y = p.random.random() * p.width, (0.1 + 0.75 * p.random.random()) * p.height
        size = p.width * (0.016 + 0.095 * near)
        p.glow(x / p.width, y / p.height, size / p.height * 2.0, "#ffb65c", 0.25 + 0.3 * near)
        tone = ("#ffcf7d", "#ffb45e", "#ffe0a8")[k % 3]
        p.shapes(lambda pen: figures.jellyfish(pen, x, y, size, k), tone, 0.35 + 0.5 * near, blur=1.4 * (1 - near), glow=True)
        p.shapes(lambda pen: pen.oval(x - size * 0.3, y - size * 0.5, size * 0.28, size * 0.2), "#fff6dc", 0.5 * near, blur=size * 0.05, glow=True)
