"""The preview picture of shared links: the reef, the mark and the name of the brand."""

import re
import sys

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from .publish import ART, BUDGET, MEDIA, encode

ROOT = ART.parent
FONTS = ROOT / "node_modules" / "@fontsource-variable"
SIZE = (1200, 630)
MARGIN = 76
DEEP, GOLD, PALE = (7, 24, 28), (201, 168, 106), (243, 238, 226)
ICON_GROUND, ICON_LINE = (6, 20, 31), (201, 168, 106)
LINE = "Bespoke aquatic ecosystems, Dubai"


def main():
    name = brand_name()
    picture = shaded(reef())
    baseline = SIZE[1] - 128
    place_mark(picture, (MARGIN - 24, baseline - 268), 168)
    draw = ImageDraw.Draw(picture)
    wordmark = font("cormorant-garamond", 128, 600)
    draw.text((MARGIN - 6, baseline), name, PALE, wordmark, anchor="ls")
    draw.text((MARGIN, baseline + 58), LINE, GOLD, font("figtree", 30, 500), anchor="ls")
    data, quality = encode(picture, "jpg", BUDGET["share.jpg"])
    (MEDIA / "share.jpg").write_bytes(data)
    print(f"share.jpg: {len(data):,} of {BUDGET['share.jpg']:,} bytes, quality {quality}")


def brand_name():
    """The name in src/brand.ts."""
    source = (ROOT / "src" / "lib" / "brand.ts").read_text()
    return re.search(r"""name: (['"])(.+)\1""", source)[2]


def reef():
    """The film's first frame, cut to the shape of a link's picture."""
    frame = Image.open(MEDIA / "hero-poster-1600.avif").convert("RGB")
    height = round(frame.width * SIZE[1] / SIZE[0])
    top = (frame.height - height) // 2
    frame = frame.crop((0, top, frame.width, top + height))
    return frame.resize(SIZE, Image.Resampling.LANCZOS)


def shaded(picture):
    """Darken the area of the text, so that it is legible in a thumbnail, too."""
    y, x = np.mgrid[0 : 1 : SIZE[1] * 1j, 0 : 1 : SIZE[0] * 1j]
    aside = np.clip(1 - x / 0.66, 0, 1)
    below = np.clip((y - 0.05) / 0.65, 0, 1)
    shade = 0.06 + 0.86 * np.clip(1.6 * aside * below + 0.2 * y**3, 0, 1)
    shade = shade[..., None]
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
