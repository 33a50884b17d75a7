"""The contact sheet: every picture at one size with its name, for comparison."""

import json

from PIL import Image, ImageDraw, ImageFont

from .publish import ART, BUDGET, FILES, MEDIA

SHEET = ART.parent.parent / "docs" / "images" / "contact-sheet.jpg"

COLUMNS = 4
CELL = (480, 300)
GAP = 16
LABEL = 26
GROUND = (7, 24, 28)
INK = (214, 222, 220)


def main():
    names = [name for name in json.loads(FILES.read_text()) if name not in BUDGET["crops"]]
    rows = -(-len(names) // COLUMNS)
    width = COLUMNS * (CELL[0] + GAP) + GAP
    height = rows * (CELL[1] + LABEL + GAP) + GAP
    sheet = Image.new("RGB", (width, height), GROUND)
    draw = ImageDraw.Draw(sheet)
    font = ImageFont.load_default(15)
    for place, name in enumerate(names):
        left = GAP + place % COLUMNS * (CELL[0] + GAP)
        top = GAP + place // COLUMNS * (CELL[1] + LABEL + GAP)
        picture = Image.open(MEDIA / f"{name}-800.avif").convert("RGB")
        picture.thumbnail(CELL, Image.Resampling.LANCZOS)
        sheet.paste(picture, (left, top))
        draw.text((left, top + CELL[1] + 5), name, INK, font)
    SHEET.parent.mkdir(parents=True, exist_ok=True)
    sheet.save(SHEET, quality=82, optimize=True, progressive=True)
    count()


def count():
    """Print the number and the bytes of the files of each format."""
    total = 0
    for ending in ("avif", "jpg", "mp4", "webm"):
        sizes = [file.stat().st_size for file in MEDIA.glob(f"*.{ending}")]
        total += sum(sizes)
        print(f"{ending}: {len(sizes)} files, {sum(sizes):,} bytes")
    print(f"In all {total:,} of at most {BUDGET['total']:,} bytes")


if __name__ == "__main__":
    main()
