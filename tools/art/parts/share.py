"""The preview pictures of shared links, one for each page: its picture, its heading, the brand.

Only those that are missing or say other words; with `all` as its argument, every one."""

import json
import subprocess
import sys

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from .publish import ART, BUDGET, MEDIA, encode

ROOT = ART.parent.parent
FONTS = ROOT / "node_modules" / "@fontsource-variable"
SIZE = (1200, 630)
MARGIN = 72
DEEP, GOLD, PALE = (7, 24, 28), (201, 168, 106), (243, 238, 226)
ICON_GROUND, ICON_LINE = (6, 20, 31), (201, 168, 106)
# The pages of the site with their files, as the build knows them; those in other languages share them.
LIST_PAGES = """
import { BRAND } from './src/company/brand.ts';
import { sharePicture } from './tools/build/pageMeta.ts';
import { PUBLIC_PAGES } from './tools/build/publicPages.ts';
const own = PUBLIC_PAGES.filter(({ language }) => language.prefix === '');
const pages = own.map((page) => ({ ...page, file: sharePicture(page), brand: BRAND.name }));
console.log(JSON.stringify(pages));
"""


def main():
    command = ["npx", "--no-install", "tsx", "-e", LIST_PAGES]
    for page in json.loads(subprocess.check_output(command, cwd=ROOT)):
        file = ROOT / "public" / page["file"]
        words = f"{page['brand']}: {page['heading']}"
        if "all" not in sys.argv and file.is_file() and words.encode() in file.read_bytes()[:500]:
            continue
        data, quality = encode(drawn(page), "jpg", BUDGET["share.jpg"])
        file.write_bytes(commented(data, words))
        print(f"{file.name}: {len(data):,} of {BUDGET['share.jpg']:,} bytes, quality {quality}")


def drawn(page):
    """The picture of one page."""
    picture = shaded(cropped(page["picture"]))
    draw = ImageDraw.Draw(picture)
    place_mark(picture, (MARGIN - 14, MARGIN - 22), 84)
    name = font("cormorant-garamond", 48, 600)
    draw.text((MARGIN + 76, MARGIN + 40), page["brand"], PALE, name, anchor="ls")
    heading = font("cormorant-garamond", 92, 500)
    lines = wrapped(page["heading"], heading, SIZE[0] - 2 * MARGIN)
    for index, line in enumerate(reversed(lines)):
        draw.text((MARGIN - 3, SIZE[1] - MARGIN - index * 90), line, PALE, heading, anchor="ls")
    top = SIZE[1] - MARGIN - len(lines) * 90 - 10
    draw.line((MARGIN, top, MARGIN + 96, top), GOLD, 2)
    return picture


def commented(jpeg, text):
    """The file with what is drawn on it as its comment, by which a test notices that the words have changed since."""
    comment = text.encode()
    return jpeg[:2] + b"\xff\xfe" + (len(comment) + 2).to_bytes(2, "big") + comment + jpeg[2:]


def wrapped(text, letters, width):
    """The text in lines that are at most as wide as this."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if letters.getlength(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def cropped(name):
    """The largest published picture of this name, cut to the shape of a link's picture."""
    files = MEDIA.glob(f"{name}-[0-9]*.jpg")
    largest = max(files, key=lambda file: int(file.stem.rsplit("-", 1)[1]))
    picture = Image.open(largest).convert("RGB")
    height = round(picture.width * SIZE[1] / SIZE[0])
    top = (picture.height - height) // 2
    return picture.crop((0, top, picture.width, top + height)).resize(
        SIZE, Image.Resampling.LANCZOS
    )


def shaded(picture):
    """Darken the areas of the texts, so that they are legible in a thumbnail, too."""
    y, _ = np.mgrid[0 : 1 : SIZE[1] * 1j, 0 : 1 : SIZE[0] * 1j]
    above = np.clip(1 - y / 0.3, 0, 1) * 0.7
    below = np.clip((y - 0.3) / 0.55, 0, 1) * 0.86
    shade = np.clip(0.06 + above + below, 0, 1)[..., None]
    return Image.fromarray(
        (np.asarray(picture) * (1 - shade) + np.array(DEEP) * shade + 0.5).astype(np.uint8)
    )


def place_mark(picture, corner, size):
    """The mark of the application's icon without its ground."""
    icon = Image.open(ROOT / "public" / "icons" / "icon-512.png").convert("RGB")
    ground, line = np.array(ICON_GROUND, float), np.array(ICON_LINE, float)
    share = (np.asarray(icon) - ground) @ (line - ground) / ((line - ground) @ (line - ground))
    mask = Image.fromarray((np.clip(share, 0, 1) * 255).astype(np.uint8))
    mask = mask.resize((size, size), Image.Resampling.LANCZOS)
    picture.paste(Image.new("RGB", mask.size, GOLD), corner, mask)


def font(family, size, weight):
    """A font of the site, which npm has installed."""
    file = FONTS / family / "files" / f"{family}-latin-wght-normal.woff2"
    if not file.is_file():
        sys.exit(f"{file} is missing: run npm ci")
    letters = ImageFont.truetype(str(file), size)
    letters.set_variation_by_axes([weight])
    return letters


if __name__ == "__main__":
    main()
