"""Encode rendered pictures into the files that visitors load: sizes, formats, crops, colors.

Every file gets the best quality that stays below its ceiling in tools/art/budget.json. The site finds
the pictures in src/company/pictureFiles.json: their shapes, and their average colors, which fill a
picture's box until it arrives. It knows nothing of the photos, which have one file each, as
telephones make them: people add them to records.
"""

import argparse
import io
import json
import sys
from pathlib import Path

from PIL import Image

ART = Path(__file__).resolve().parent.parent
MEDIA = ART.parent.parent / "public" / "media"
FILES = ART.parent.parent / "src" / "company" / "pictureFiles.json"
BUDGET = json.loads((ART / "budget.json").read_text())

FORMATS = {
    "avif": dict(format="AVIF", speed=4, subsampling="4:2:0"),
    "jpg": dict(format="JPEG", optimize=True, progressive=True),
}

# Tried from the first to the last until a file is small enough.
QUALITIES = {
    "avif": (58, 54, 50, 46, 42, 38, 34, 30),
    "jpg": (76, 72, 68, 63, 58, 53, 48, 43, 38, 34, 30, 26),
}

def main():
    parser = argparse.ArgumentParser(prog="tools/art/publish")
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--from", dest="source", type=Path, default=ART / "out", metavar="DIR")
    options = parser.parse_args()
    names = options.names or sorted(file.stem for file in options.source.glob("*.png"))
    missing = [name for name in names if not (options.source / f"{name}.png").is_file()]
    if missing or not names:
        sys.exit(f"No picture in {options.source}: {', '.join(missing) or 'it is empty'}")
    for name in names:
        publish(name, Image.open(options.source / f"{name}.png").convert("RGB"))


def publish(name, picture):
    """Write all files of one picture, and of the crops that are taken from it; refuse a preview."""
    photos = BUDGET["photos"]
    is_photo = name in photos["names"]
    widths = [photos["width"]] if is_photo else BUDGET["shapes"][shape_of(name)]["widths"]
    widest = max(int(width) for width in widths)
    if picture.width < widest:
        sys.exit(f"{name}.png is {picture.width} pixels wide and has to be {widest}: render it whole")
    if is_photo:
        write_file(name, picture, "jpg", photos["jpg"])
        return
    write_sizes(name, picture, shape_of(name))
    for crop_name, crop in BUDGET["crops"].items():
        if crop["of"] == name:
            ratio = BUDGET["shapes"][crop["shape"]]["ratio"]
            write_sizes(crop_name, cropped(picture, ratio, crop["centre"]), crop["shape"])


def shape_of(name):
    """The name of a whole picture's shape."""
    return BUDGET["shapeOf"].get(name, "still")


def cropped(picture, ratio, centre):
    """Crop a picture to a ratio at full height; centre is a fraction of the width."""
    width = round(picture.height * ratio)
    left = min(max(round(picture.width * centre - width / 2), 0), picture.width - width)
    return picture.crop((left, 0, left + width, picture.height))


def write_sizes(name, picture, shape):
    """Write a picture at every width of its shape and in every format, and list it for the site."""
    for width, ceilings in BUDGET["shapes"][shape]["widths"].items():
        height = round(picture.height * int(width) / picture.width)
        resized = picture.resize((int(width), height), Image.Resampling.LANCZOS)
        for ending, ceiling in ceilings.items():
            write_file(f"{name}-{width}", resized, ending, ceiling)
    list_file(name, shape, picture)


def write_file(name, picture, ending, ceiling):
    """Write one file as well as its ceiling allows."""
    data, quality = encode(picture, ending, ceiling)
    (MEDIA / f"{name}.{ending}").write_bytes(data)
    print(f"{name}.{ending}: {len(data):,} of {ceiling:,} bytes, quality {quality}")


def encode(picture, ending, ceiling):
    """The best encoding below the ceiling, and its quality; ends the program if there is none."""
    for quality in QUALITIES[ending]:
        file = io.BytesIO()
        picture.save(file, quality=quality, **FORMATS[ending])
        if file.tell() <= ceiling:
            return file.getvalue(), quality
    sys.exit(f"No {ending} of {picture.size} below {ceiling:,} bytes")


def list_file(name, shape, picture):
    """Give a picture its entry in src/company/pictureFiles.json."""
    files = json.loads(FILES.read_text())
    red, green, blue = picture.resize((1, 1), Image.Resampling.BOX).getpixel((0, 0))
    files[name] = dict(color=f"#{red:02x}{green:02x}{blue:02x}", shape=shape)
    FILES.write_text(json.dumps(dict(sorted(files.items())), indent=2) + "\n")


if __name__ == "__main__":
    main()
