"""The painter every sample script shares: a canvas with skies, ridges, water, light and silhouettes.

It is imported, not run; needs Pillow and numpy. Every picture is a function of its seed alone,
so painting it twice gives the same bytes. Sizes are pixels, places are fractions of the canvas.
"""

import io
import math
import pathlib

import numpy
from PIL import Image, ImageDraw, ImageFilter


def rgb(colour):
    """A colour in 0...1 from `#rrggbb`."""
    return numpy.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)])


def ramp(stops, at):
    """The colours of a gradient of (place, colour) stops at each place of `at`."""
    places = [place for place, _ in stops]
    colours = numpy.array([rgb(colour) for _, colour in stops])
    return numpy.stack([numpy.interp(at, places, colours[:, i]) for i in range(3)], axis=-1)


def smooth(low, high, at):
    """0 below `low`, 1 above `high`, an S-curve between."""
    t = numpy.clip((at - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


class Pen:
    """Draws the silhouettes of one layer in pixels, three times as fine as the canvas."""

    fine = 3

    def __init__(self, width, height):
        self.mask = Image.new("L", (width * self.fine, height * self.fine))
        self.draw = ImageDraw.Draw(self.mask)

    def scaled(self, points):
        return [(x * self.fine, y * self.fine) for x, y in points]

    def polygon(self, points, value=255):
        self.draw.polygon(self.scaled(points), fill=value)

    def line(self, points, width, value=255):
        self.draw.line(self.scaled(points), fill=value, width=max(1, round(width * self.fine)), joint="curve")

    def oval(self, x, y, across, down=None, value=255):
        down = across if down is None else down
        self.draw.ellipse(self.scaled([(x - across, y - down), (x + across, y + down)]), fill=value)

    def box(self, left, top, right, bottom, value=255):
        self.draw.rectangle(self.scaled([(left, top), (right, bottom)]), fill=value)

    def ring(self, x, y, radius, width, value=255):
        self.draw.ellipse(
            self.scaled([(x - radius, y - radius), (x + radius, y + radius)]),
            outline=value,
            width=max(1, round(width * self.fine)),
        )

    def taper(self, points, start, end, value=255):
        """A stroke through `points` that narrows from `start` to `end` pixels."""
        for i, ((x0, y0), (x1, y1)) in enumerate(zip(points, points[1:])):
            width = start + (end - start) * i / max(1, len(points) - 2)
            self.line([(x0, y0), (x1, y1)], width, value)
            self.oval(x1, y1, width / 2, value=value)

    def leaf(self, x, y, angle, length, width, bend=0.0, value=255):
        """A leaf or petal from its foot at x, y towards `angle` (radians, 0 to the right, up is negative)."""
        sides = []
        for side in (1, -1):
            edge = []
            for i in range(17):
                t = i / 16
                turn = angle + bend * t
                out = side * width * math.sin(math.pi * t**0.8) / 2
                edge.append(
                    (
                        x + length * t * math.cos(turn) - out * math.sin(turn),
                        y + length * t * math.sin(turn) + out * math.cos(turn),
                    )
                )
            sides.append(edge)
        self.polygon(sides[0] + sides[1][::-1], value)

    def coverage(self):
        return numpy.asarray(self.mask.reduce(self.fine), dtype=float) / 255


class Painting:
    """One picture being painted, back to front."""

    def __init__(self, width, height, seed):
        self.width, self.height = width, height
        self.random = numpy.random.default_rng(seed)
        self.lattice = self.random.random((256, 256))
        self.y, self.x = numpy.mgrid[0:height, 0:width].astype(float)
        self.down, self.across = self.y / height, self.x / width
        self.aspect = width / height
        self.pixels = numpy.zeros((height, width, 3))

    # MARK: Texture

    def value(self, u, v):
        """Smooth random values 0...1 on a lattice of whole numbers."""
        i, j = numpy.floor(u).astype(int), numpy.floor(v).astype(int)
        s, t = u - i, v - j
        s, t = s * s * (3 - 2 * s), t * t * (3 - 2 * t)
        a, b = self.lattice[j & 255, i & 255], self.lattice[j & 255, (i + 1) & 255]
        c, d = self.lattice[(j + 1) & 255, i & 255], self.lattice[(j + 1) & 255, (i + 1) & 255]
        return (a + (b - a) * s) * (1 - t) + (c + (d - c) * s) * t

    def noise(self, u, v, octaves=5, gain=0.5):
        """Values 0...1 that vary at several scales at once."""
        total, weight, sum_of_weights = 0.0, 1.0, 0.0
        for octave in range(octaves):
            total = total + weight * self.value(u * 2**octave + 17.3 * octave, v * 2**octave + 5.7 * octave)
            sum_of_weights += weight
            weight *= gain
        return total / sum_of_weights

    # MARK: Laying on colour

    def blend(self, mask, colour):
        """Covers the picture where `mask` is 1; `colour` is `#rrggbb` or an array of colours."""
        colour = rgb(colour) if isinstance(colour, str) else colour
        mask = mask[..., None]
        self.pixels = self.pixels * (1 - mask) + colour * mask

    def light(self, mask, colour):
        """Adds light the way a second projector would: bright stays bright."""
        colour = rgb(colour) if isinstance(colour, str) else colour
        self.pixels = 1 - (1 - self.pixels) * (1 - numpy.clip(mask, 0, 1)[..., None] * colour)

    def shade(self, mask, strength):
        self.pixels = self.pixels * (1 - strength * numpy.clip(mask, 0, 1)[..., None])

    def sky(self, *stops, tilt=0.0):
        """A gradient from the top (0) to the bottom (1)."""
        self.pixels = ramp(stops, numpy.clip(self.down + tilt * (self.across - 0.5), 0, 1))

    def shapes(self, paint, colour, alpha=1.0, blur=0.0, glow=False):
        """Silhouettes that `paint(pen)` draws, laid on with smooth edges; gives their coverage."""
        pen = Pen(self.width, self.height)
        paint(pen)
        if blur:
            pen.mask = pen.mask.filter(ImageFilter.GaussianBlur(blur * pen.fine))
        cover = pen.coverage() * alpha
        (self.light if glow else self.blend)(cover, colour)
        return cover

    # MARK: Light in the sky

    def glow(self, x, y, radius, colour, strength=1.0):
        """Light around a place; `radius` in fractions of the height."""
        distance = numpy.hypot((self.across - x) * self.aspect, self.down - y) / radius
        self.light(strength * numpy.exp(-distance * distance * 1.8), colour)

    def sun(self, x, y, radius, colour, halo):
        self.glow(x, y, radius * 9, halo, 0.5)
        self.glow(x, y, radius * 3.2, halo, 0.6)
        place = (x * self.width, y * self.height)
        self.shapes(lambda pen: pen.oval(*place, radius * self.height), colour)

    def stars(self, count, floor=0.8, tint="#dfe8ff"):
        """Stars of all magnitudes above the fraction `floor`, the bright ones with a little halo."""
        field = numpy.zeros((self.height, self.width))
        for _ in range(count):
            x, y = int(self.random.integers(self.width)), int(self.random.integers(int(self.height * floor)))
            field[y, x] = max(field[y, x], self.random.random() ** 4 * 0.95 + 0.12)
        bright = Image.fromarray(numpy.uint8(field * 255))
        self.light(field, tint)
        for radius, strength in ((0.7, 1.6), (2.2, 3.0)):
            halo = numpy.asarray(bright.filter(ImageFilter.GaussianBlur(radius)), dtype=float) / 255
            self.light(halo * strength * smooth(0, 1, 1 - self.down / floor * 0.5), tint)

    def milky_way(self, slope=0.9, place=0.5, colour="#b9a8e8", width=0.16):
        """A band of star clouds with dark lanes, leaning to the right."""
        along = (self.across - place) * self.aspect
        off = (along + (self.down - 0.5) * slope) / math.hypot(1, slope)
        cloud = self.noise(self.across * 5 * self.aspect, self.down * 5, 6)
        lane = self.noise(self.across * 7 * self.aspect + 40, self.down * 7 + 9, 5)
        band = numpy.exp(-((off + (cloud - 0.5) * 0.16) ** 2) / (2 * width**2))
        dark = numpy.exp(-((off + (lane - 0.5) * 0.2) ** 2) / (2 * (width * 0.3) ** 2)) * smooth(0.4, 0.65, lane)
        self.light(band * (0.15 + 0.7 * smooth(0.35, 0.75, cloud)) * (1 - 0.75 * dark), colour)
        self.light(numpy.exp(-(off**2) / (2 * (width * 0.45) ** 2)) * 0.3 * cloud * (1 - dark), "#ffe3c2")

    def aurora(self, base=0.6, colours=("#39ff9c", "#1fc7c0", "#7a4be0"), curtains=3, reach=0.34):
        """Hanging curtains of light with fine rays."""
        for k in range(curtains):
            wave = self.noise(self.across * 2.2 + 31 * k, 0 * self.across + 3.1 * k, 3)
            foot = base - 0.1 * k + 0.34 * (wave - 0.5)
            above = foot - self.down
            rays = self.noise(self.across * 46 * self.aspect / 1.5 + 11 * k + wave * 20, 0 * self.down + k, 3)
            tall = reach * (0.45 + 0.9 * self.noise(self.across * 6 + 9 * k, 0 * self.down + 70 + k, 2))
            body = smooth(-0.012, 0.03, above) * numpy.exp(-numpy.clip(above, 0, 9) / tall * 2.2)
            patches = smooth(0.25, 0.7, self.noise(self.across * 3.4 + 5 * k, 0 * self.down + 20 + k, 2))
            strength = body * (0.45 + 1.1 * rays**1.5) * (0.25 + patches) * (1.1 - 0.2 * k)
            self.light(strength, ramp(list(zip((0, 0.35, 1), colours)), numpy.clip(above / (reach * 1.3), 0, 1)))

    def clouds(self, top, bottom, colour, cover=0.5, alpha=0.8, scale=3.0, flat=3.0, lit=None):
        """Banks of cloud between two heights, flatter than wide; `lit` colours their upper edge."""
        v = self.down * scale * flat
        puff = self.noise(self.across * scale * self.aspect, v, 6)
        zone = smooth(top, top + 0.1, self.down) * (1 - smooth(bottom - 0.1, bottom, self.down))
        mask = smooth(1 - cover - 0.12, 1 - cover + 0.2, puff) * zone
        if lit:
            self.blend(mask * alpha, lit)
            lower = self.noise(self.across * scale * self.aspect, v - 0.16, 6)
            mask = mask * smooth(-0.05, 0.12, lower - puff + 0.04)
        self.blend(mask * alpha, colour)

    def mist(self, level, thickness, colour, alpha=0.6):
        """A low layer of mist around a height."""
        wisp = 0.6 + 0.8 * (self.noise(self.across * 3 * self.aspect, self.down * 9, 4) - 0.5)
        self.blend(numpy.clip(numpy.exp(-(((self.down - level) / thickness) ** 2)) * wisp * alpha, 0, 1), colour)

    # MARK: Land and water

    def line(self, base, relief, scale=3.0, sharp=0.0, octaves=6, offset=0.0):
        """Heights of a skyline across the picture; `sharp` from rolling hills (0) to peaks (1)."""
        u = numpy.arange(self.width) / self.width * scale * self.aspect + offset
        v = numpy.full(self.width, 3.7 + offset)
        total, weight, weights = 0.0, 1.0, 0.0
        for octave in range(octaves):
            n = self.value(u * 2**octave + 9.1 * octave, v + octave * 7)
            total = total + weight * ((1 - sharp) * n + sharp * (1 - numpy.abs(2 * n - 1)))
            weights += weight
            weight *= 0.48
        return (base - relief * (total / weights - 0.45) * 2) * self.height

    def ridge(self, line, colour, foot=None, haze=0.35, snow=None):
        """Land below a skyline, fading to `foot`; with `snow` (a fraction of height) rock and snow in facets."""
        depth = self.y - line[None, :]
        mask = numpy.clip(depth + 0.5, 0, 1)
        deep = numpy.clip(depth / self.height / haze, 0, 1)
        tone = ramp([(0, colour), (1, foot or colour)], deep)
        if snow:
            slope = numpy.gradient(line)
            side = numpy.clip(numpy.convolve(slope, numpy.ones(9) / 9, "same"), -2, 2)[None, :]
            u, v = self.x / self.height * 9, depth / self.height * 7
            facet = self.noise(u * 1.6 + v * 2, v * 1.8 + 50, 6, 0.6) - self.noise(u * 1.6 - v * 2 + 30, v * 1.8, 6, 0.6)
            sunlit = smooth(-0.16, 0.16, facet * 1.5 - side * 0.07)
            patch = self.noise(u * 2.6 + v, v * 2.2 + 9, 6, 0.62)
            white = smooth(0.0, 0.06, 0.62 - depth / self.height / snow + (patch - 0.5) * 1.5)
            tone = tone * (0.78 + 0.34 * sunlit[..., None])
            bright = ramp([(0, "#8fa3c8"), (1, "#fdf6ee")], sunlit)
            tone = tone * (1 - white[..., None] * 0.92) + bright * white[..., None] * 0.92
        self.blend(mask, numpy.clip(tone, 0, 1))
        return mask

    def water(self, level, far, near, shine="#ffffff", alpha=0.35):
        """A sea or lake from `level` down, its ripples growing towards the viewer."""
        d = numpy.clip((self.down - level) / (1 - level), 0, 1)
        self.blend(smooth(-0.5, 0.5, (self.down - level) * self.height), ramp([(0, far), (1, near)], d**0.7))
        n = self.noise((self.across - 0.5) * self.aspect * 5 / (d + 0.12), 9 / (d + 0.13), 4)
        self.light(smooth(0.52, 0.78, n) * alpha * (self.down > level), shine)

    def glitter(self, x, level, colour, width=0.05, strength=0.9):
        """The path of light that a low sun or moon lays on the water."""
        d = numpy.clip((self.down - level) / (1 - level), 0, 1)
        spread = width * (0.6 + 2.4 * d)
        near = numpy.exp(-(((self.across - x) * self.aspect / spread) ** 2))
        n = self.noise((self.across - 0.5) * self.aspect * 16 / (d + 0.2), 24 / (d + 0.16), 3)
        self.light(near * smooth(0.42, 0.66, n) * strength * (self.down > level), colour)

    def reflect(self, level, tint, amount=0.35, ripple=0.012):
        """Mirrors what stands above `level` in the water below it."""
        edge = int(level * self.height)
        rows = numpy.arange(edge, self.height)
        d = (rows - edge) / max(1, self.height - edge)
        u = self.across[edge:] * self.aspect * 8 / (d[:, None] + 0.25)
        n = self.noise(u, 16 / (d[:, None] + 0.2) + 0 * u, 3) - 0.5
        sway = n * ripple * self.height * (0.4 + 3 * d[:, None])
        y = numpy.clip(edge - (rows[:, None] - edge) * 1.0 - 1 + sway * 1.6, 0, edge - 1).astype(int)
        x = numpy.clip(self.x[edge:] + sway, 0, self.width - 1).astype(int)
        dim = (amount + 0.3 * d)[:, None, None]
        self.pixels[edge:] = self.pixels[y, x] * (1 - dim) + rgb(tint) * dim

    def finish(self, grain=0.008, vignette=0.12):
        """The picture itself, with a breath of grain so that gradients do not band."""
        corner = numpy.hypot(self.across - 0.5, self.down - 0.5) ** 2 * 2
        pixels = self.pixels * (1 - vignette * corner[..., None])
        pixels = pixels + self.random.normal(0, grain, pixels.shape[:2])[..., None]
        return Image.fromarray(numpy.uint8(numpy.clip(pixels, 0, 1) * 255 + 0.5))


def save(picture, path, quality=84, colours=None):
    """Writes a picture in the format its name says; `colours` limits PNG and GIF to a palette."""
    path = pathlib.Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    if colours:
        picture = picture.quantize(colours, dither=Image.Dither.FLOYDSTEINBERG)
    options = {
        ".jpg": {"quality": quality, "optimize": True, "progressive": True},
        ".webp": {"quality": quality, "method": 6},
        ".png": {"optimize": True},
        ".gif": {"optimize": True},
    }[path.suffix]
    buffer = io.BytesIO()
    picture.save(buffer, {".jpg": "JPEG", ".webp": "WEBP", ".png": "PNG", ".gif": "GIF"}[path.suffix], **options)
    path.write_bytes(buffer.getvalue())


def save_animation(pictures, path, delays, colours=96):
    """Writes an endless GIF whose frames stay for `delays` milliseconds each, all with one palette."""
    strip = Image.new("RGB", (pictures[0].width, sum(p.height for p in pictures)))
    for i, picture in enumerate(pictures):
        strip.paste(picture, (0, i * picture.height))
    palette = strip.quantize(colours)
    frames = [p.quantize(palette=palette, dither=Image.Dither.NONE) for p in pictures]
    path = pathlib.Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    frames[0].save(path, "GIF", save_all=True, append_images=frames[1:], duration=delays, loop=0, disposal=1)
