#!/usr/bin/env python3
"""Writes Packages/SharedKit/Tests/SharedMediaTests/Fixtures: small image files and their properties.

The files, and their sizes and times in images.json, come from the PyPI package Pillow (12 or newer); the kit's probe
and timelines are compared with it. If Pillow can't write a form that cameras and old programs use, the bytes are put
together here, and Pillow reads them.

    pip install pillow && python3 Tools/Checks/image_fixtures.py

Per file: format, width and height as shown, orientation, frames; for animations the delays in milliseconds as the file
has them and the loop count as the file has it (null for none); and "known", the number of bytes after which nothing
that follows can change the size.
"""
import io
import json
import pathlib
import struct

from PIL import Image, ImageDraw, ImageOps, ImageSequence

FOLDER = pathlib.Path(__file__).parents[2] / "Packages/SharedKit/Tests/SharedMediaTests/Fixtures"
ORIENTATION = 0x0112


def picture(width, height, shift=0, mode="RGB"):
    """A small landscape, so that encoders have detail to encode."""
    image = Image.new("RGB", (width, height), (120 + shift, 170, 220))
    draw = ImageDraw.Draw(image)
    draw.ellipse((width // 2 + shift % 9, 2, width // 2 + 8 + shift % 9, 10), fill=(250, 220, 90))
    draw.polygon([(0, height), (width // 3, height // 3), (width, height)], fill=(40, 110 + shift, 70))
    return image.convert(mode)


def encoded(image, kind, **options):
    file = io.BytesIO()
    image.save(file, kind, **options)
    return file.getvalue()


def segment(marker, payload):
    return b"\xff" + bytes([marker]) + struct.pack(">H", len(payload) + 2) + payload


def exif(orientation, thumbnail=b"", order="<"):
    """An EXIF segment with an orientation in its first directory and a thumbnail in its second."""
    mark = b"II" if order == "<" else b"MM"
    head = mark + struct.pack(order + "HI", 42, 8)
    first = struct.pack(order + "H", 1) + struct.pack(order + "HHIHH", ORIENTATION, 3, 1, orientation, 0)
    second_at = 8 + len(first) + 4
    data_at = second_at + 2 + 2 * 12 + 4
    second = struct.pack(order + "H", 2)
    second += struct.pack(order + "HHII", 0x0201, 4, 1, data_at)
    second += struct.pack(order + "HHII", 0x0202, 4, 1, len(thumbnail))
    tiff = head + first + struct.pack(order + "I", second_at) + second + struct.pack(order + "I", 0) + thumbnail
    return segment(0xE1, b"Exif\0\0" + tiff)


def jpeg_segments(data):
    """The offsets and markers of a JPEG up to the scan."""
    at, found = 2, []
    while True:
        start = at
        while data[at + 1] == 0xFF:
            at += 1
        marker = data[at + 1]
        found.append((start, at, marker))
        if marker == 0xDA:
            return found
        at += 2 + struct.unpack(">H", data[at + 2 : at + 4])[0]


def jpegs():
    plain = encoded(picture(40, 24), "JPEG")
    yield "baseline.jpg", plain
    yield "progressive.jpg", encoded(picture(41, 25), "JPEG", progressive=True)
    yield "grey.jpg", encoded(picture(33, 17, mode="L"), "JPEG")
    yield "cmyk.jpg", encoded(picture(33, 17, mode="CMYK"), "JPEG")
    for orientation in range(1, 9):
        tags = Image.Exif()
        tags[ORIENTATION] = orientation
        yield f"orientation-{orientation}.jpg", encoded(picture(30, 20), "JPEG", exif=tags)
    thumbnail = encoded(picture(16, 12), "JPEG")
    for name, order in (("little", "<"), ("big", ">")):
        yield f"thumbnail-{name}.jpg", plain[:2] + exif(6, thumbnail, order) + plain[2:]
    # A thumbnail as JFIF extension, and the bytes of a frame header within a comment.
    extension = segment(0xE0, b"JFXX\0\x10" + thumbnail)
    comment = segment(0xFE, b"\xff\xc0\x00\x11\x08\x00\x01\x00\x01\x03" * 3)
    yield "decoys.jpg", plain[:2] + extension + comment + plain[2:]
    # Fill bytes before every marker.
    filled = plain[:2]
    segments = jpeg_segments(plain)
    for number, (start, _, _) in enumerate(segments):
        end = segments[number + 1][0] if number + 1 < len(segments) else len(plain)
        filled += b"\xff" * (number % 4) + plain[start:end]
    yield "fill.jpg", filled
    # Orientation after the frame header.
    scan = segments[-1][0]
    yield "late-exif.jpg", plain[:scan] + exif(8) + plain[scan:]
    yield "broken-exif.jpg", plain[:2] + segment(0xE1, b"Exif\0\0II*\0\xff\xff\xff\x7f") + plain[2:]
    yield "profile.jpg", encoded(picture(48, 32), "JPEG", icc_profile=bytes(range(256)) * 40)


def pngs():
    yield "plain.png", encoded(picture(37, 19), "PNG")
    yield "palette.png", encoded(picture(20, 10, mode="P"), "PNG")
    text = encoded(picture(21, 11), "PNG", exif=b"Exif\0\0" + b"MM\0*\0\0\0\x08\0\0\0\0\0\0", dpi=(72, 72))
    yield "chunks.png", text
    frames = [picture(24, 16, shift) for shift in range(0, 60, 10)]
    delays = [40, 100, 10, 0, 33, 250]
    yield "animated.png", encoded(frames[0], "PNG", save_all=True, append_images=frames[1:], duration=delays, loop=0)
    yield "animated-loop.png", encoded(frames[0], "PNG", save_all=True, append_images=frames[1:3], duration=70, loop=5)
    yield "animated-default.png", encoded(
        picture(24, 16, 90), "PNG", save_all=True, default_image=True, append_images=frames[:3], duration=80, loop=2
    )
    yield "one-frame.png", encoded(frames[0], "PNG", save_all=True, duration=50)


def gifs():
    palette = [picture(22, 14, shift, "P") for shift in range(0, 70, 10)]
    yield "still.gif", encoded(palette[0], "GIF", interlace=0)
    yield "interlaced.gif", encoded(palette[0], "GIF", interlace=1)
    delays = [0, 10, 20, 50, 100, 1000, 70]
    yield "animated.gif", encoded(
        palette[0], "GIF", save_all=True, append_images=palette[1:], duration=delays, loop=0, optimize=False
    )
    yield "animated-loop.gif", encoded(
        palette[0], "GIF", save_all=True, append_images=palette[1:3], duration=60, loop=3, comment=b"three times more"
    )
    yield "animated-once.gif", encoded(palette[0], "GIF", save_all=True, append_images=palette[1:3], duration=80)
    many = [Image.new("RGB", (2, 2), (number % 251, 90, number % 7 * 30)) for number in range(300)]
    yield "many.gif", encoded(
        many[0], "GIF", save_all=True, append_images=many[1:], duration=[20 + 10 * (n % 17) for n in range(300)], loop=0
    )
    # A screen that is smaller than the first frame.
    still = encoded(palette[0], "GIF")
    yield "small-screen.gif", still[:6] + struct.pack("<HH", 5, 40) + still[10:]


def webps():
    yield "lossy.webp", encoded(picture(45, 23), "WEBP", quality=60)
    yield "lossless.webp", encoded(picture(46, 22), "WEBP", lossless=True)
    clear = picture(47, 21).convert("RGBA")
    clear.putalpha(120)
    yield "extended.webp", encoded(clear, "WEBP", quality=60)
    frames = [picture(26, 18, shift) for shift in range(0, 60, 10)]
    yield "animated.webp", encoded(
        frames[0], "WEBP", save_all=True, append_images=frames[1:], duration=[40, 100, 10, 20, 33, 250], loop=0
    )
    yield "animated-loop.webp", encoded(
        frames[0], "WEBP", save_all=True, append_images=frames[1:3], duration=90, loop=4
    )


def known(name, data):
    """The number of bytes after which the size can't change anymore."""
    if name.endswith(".png"):
        return 24
    if name.endswith(".webp"):
        return 25 if data[12:16] == b"VP8L" else 30
    if name.endswith(".gif"):
        at = 13 + (3 << (data[10] & 7) + 1 if data[10] & 0x80 else 0)
        while data[at] == 0x21:
            at += 2
            while data[at]:
                at += data[at] + 1
            at += 1
        assert data[at] == 0x2C
        return at + 10
    has_orientation = False
    has_frame = False
    for _, at, marker in jpeg_segments(data):
        if marker == 0xE1 and data[at + 4 : at + 10] == b"Exif\0\0":
            has_orientation = True
            if has_frame:
                return at + 2 + struct.unpack(">H", data[at + 2 : at + 4])[0]
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            has_frame = True
            if has_orientation:
                return at + 10
        if marker == 0xDA:
            return at + 2


def facts(name, data):
    image = Image.open(io.BytesIO(data))
    orientation = image.getexif().get(ORIENTATION, 1) if image.format == "JPEG" else 1
    shown = ImageOps.exif_transpose(image) if image.format == "JPEG" else image
    has_default = bool(getattr(image, "default_image", False))
    frames = getattr(image, "n_frames", 1) - (1 if has_default else 0)
    result = {
        "name": name,
        "format": image.format.lower(),
        "width": shown.size[0],
        "height": shown.size[1],
        "orientation": orientation,
        "frames": frames,
        "known": known(name, data),
    }
    if frames > 1:
        delays = []
        for number, frame in enumerate(ImageSequence.Iterator(image)):
            frame.load()
            if not (has_default and number == 0):
                delays.append(frame.info.get("duration", 0))
        result["delays"] = [round(delay, 3) for delay in delays]
        result["loop"] = image.info.get("loop")
    return result


def main():
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.iterdir():
        old.unlink()
    table = []
    for name, data in [*jpegs(), *pngs(), *gifs(), *webps()]:
        (FOLDER / name).write_bytes(data)
        table.append(facts(name, data))
    (FOLDER / "images.json").write_text(json.dumps(table, indent=1) + "\n")


if __name__ == "__main__":
    main()
