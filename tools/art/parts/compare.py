"""Show a published picture beside what it was in an earlier commit: whole, and a part at full size."""

import argparse
import io
import subprocess
import sys

import numpy as np
from PIL import Image

from .publish import ART, MEDIA

WIDTH = 800
GAP = 8


def main():
    parser = argparse.ArgumentParser(prog="tools/art/compare")
    parser.add_argument("commit", help="the commit with the earlier picture")
    parser.add_argument("names", nargs="+", metavar="NAME")
    options = parser.parse_args()
    for name in options.names:
        after = widest_jpeg(name)
        file = ART / "out" / f"{name}-before-after.jpg"
        pair(earlier(options.commit, after), Image.open(after)).save(file, quality=92)
        print(file)


def widest_jpeg(name):
    """The file of a published picture with the most pixels that every browser shows."""
    files = MEDIA.glob(f"{name}-*.jpg")
    widths = {int(file.stem.rsplit("-", 1)[1]): file for file in files if file.stem.rsplit("-", 1)[1].isdigit()}
    return widths[max(widths)] if widths else sys.exit(f"No picture {name} in {MEDIA}")


def earlier(commit, file):
    """The picture that `file` was in a commit."""
    path = file.relative_to(ART.parent.parent)
    shown = subprocess.run(["git", "show", f"{commit}:{path}"], cwd=ART.parent.parent, capture_output=True, check=False)
    if shown.returncode:
        sys.exit(shown.stderr.decode().strip())
    return Image.open(io.BytesIO(shown.stdout)).convert("RGB")


def pair(before, after):
    """Both pictures side by side, and below them the part in which they differ most, pixel for pixel."""
    height = round(WIDTH * after.height / after.width)
    page = Image.new("RGB", (2 * WIDTH + GAP, 2 * height + GAP), "white")
    part = most_different(before.resize(after.size), after, (WIDTH, height))
    for column, picture in enumerate((before.resize(after.size), after)):
        left = column * (WIDTH + GAP)
        page.paste(picture.resize((WIDTH, height), Image.Resampling.LANCZOS), (left, 0))
        page.paste(picture.crop(part), (left, height + GAP))
    return page


def most_different(before, after, size):
    """The box of a size in which two pictures of the same dimensions differ most."""
    difference = np.abs(np.asarray(before, np.float64) - np.asarray(after, np.float64)).sum(axis=2)
    total = np.pad(difference.cumsum(axis=0).cumsum(axis=1), ((1, 0), (1, 0)))
    width, height = (min(length, limit) for length, limit in zip(size, after.size))
    sums = total[height:, width:] - total[:-height, width:] - total[height:, :-width] + total[:-height, :-width]
    top, left = np.unravel_index(sums.argmax(), sums.shape)
    return (int(left), int(top), int(left) + width, int(top) + height)


if __name__ == "__main__":
    main()
