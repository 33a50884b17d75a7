"""Silent loops for pages: what lives in a finished picture moves, and nothing else does.

Each is the published picture, moved pixel by pixel, so its still and its loop are one. Every motion has a whole number of
cycles, so that the last frame leads to the first. Lengths are shares of the picture's width, places of its width and height.
"""

import argparse
import json
from math import pi, sin
from pathlib import Path

import cv2
import numpy as np
from PIL import Image

from . import film_encode
from .command import ART

SIZE = (1280, 800)
FRAMES, FRAMES_PER_SECOND = 96, 24
# Motions are computed for every second pixel each way.
HALF = (SIZE[0] // 2, SIZE[1] // 2)
TURN = 2 * pi
MEDIA = ART.parent.parent / "public" / "media"
CEILINGS = json.loads((ART / "budget.json").read_text())["loops"]

# Koi: points along the spine from head to tail, half their width, how far tail and body move, phase.
KOI = [
    ([(0.575, 0.79), (0.68, 0.73), (0.80, 0.655), (0.90, 0.55)], 0.045, 0.010, 0.0),
    ([(0.635, 0.38), (0.55, 0.40), (0.44, 0.455), (0.34, 0.485)], 0.036, 0.009, 1.9),
    ([(0.515, 0.25), (0.43, 0.205), (0.34, 0.195), (0.26, 0.21)], 0.030, 0.009, 3.4),
    ([(0.725, 0.27), (0.80, 0.37), (0.88, 0.47), (0.96, 0.57)], 0.032, 0.009, 5.0),
    ([(0.60, 0.09), (0.65, 0.12), (0.72, 0.18)], 0.022, 0.006, 0.9),
    ([(0.94, 0.20), (0.925, 0.28), (0.92, 0.38)], 0.030, 0.007, 2.6),
    ([(0.48, 0.84), (0.465, 0.92), (0.45, 1.02)], 0.050, 0.005, 4.1),
]
# Water of the drum: a polygon that leaves out lamp and glass.
DRUM = [(0.335, 0.0), (0.315, 0.16), (0.335, 0.30), (0.45, 0.31), (0.46, 0.40), (0.47, 0.69)]
DRUM += [(0.60, 0.68), (0.72, 0.60), (0.80, 0.45), (0.83, 0.2), (0.80, 0.0)]
# The fall, and the pool at its foot: left, right, upper and lower edge.
FALL = (0.372, 0.452, 0.225, 0.645)
POOL = (0.115, 0.70, 0.645, 0.735)
GREEN = (0.115, 0.70, 0.222, 0.65)


def grid(size=HALF):
    """The x and y of the picture's pixels, at as many places as size."""
    across = np.linspace(0, SIZE[0] - 1, size[0], dtype=np.float32)
    return np.meshgrid(across, np.linspace(0, SIZE[1] - 1, size[1], dtype=np.float32))


def smooth(low, high, value):
    """From 0 below low to 1 above high."""
    share = np.clip((value - low) / (high - low), 0, 1)
    return share * share * (3 - 2 * share)


def moved(picture, dx, dy):
    """The picture, each pixel read from dx, dy beside it."""
    x, y = PIXELS
    x = x + cv2.resize(dx.astype(np.float32), SIZE)
    y = y + cv2.resize(dy.astype(np.float32), SIZE)
    return cv2.remap(picture, x, y, cv2.INTER_CUBIC, borderMode=cv2.BORDER_REFLECT)


PIXELS = grid(SIZE)


def waves(x, y, moment, seed, count, lengths, size):
    """How a surface of travelling waves bends what lies below it, in pixels."""
    rng = np.random.default_rng(seed)
    dx, dy = np.zeros_like(x), np.zeros_like(y)
    for _ in range(count):
        angle, length = rng.uniform(0, TURN), rng.uniform(*lengths)
        cycles = int(rng.integers(1, 4)) * int(rng.choice([-1, 1]))
        along = (x * np.cos(angle) + y * np.sin(angle)) / length
        slope = np.cos(TURN * (along + cycles * moment) + rng.uniform(0, TURN))
        dx += slope * np.cos(angle)
        dy += slope * np.sin(angle)
    return dx * (size / count**0.5), dy * (size / count**0.5)


def rectangle(edges, feather, size=HALF):
    """1 within edges, given as for FALL, softly 0 beyond."""
    x, y = grid(size)
    left, right, top, bottom = edges
    x, y = x / SIZE[0], y / SIZE[1]
    across = smooth(left - feather, left + feather, x) * smooth(right + feather, right - feather, x)
    return across * smooth(top - feather, top + feather, y) * smooth(bottom + feather, bottom - feather, y)


def along_spine(points):
    """For each pixel: the way along a fish from its head, the distance to it, and the direction across."""
    x, y = grid()
    points = np.array(points) * SIZE
    steps = np.linspace(0, 1, 60)
    where = np.linspace(0, 1, len(points))
    curve = np.polynomial.Polynomial
    degree = min(3, len(points) - 1)
    spine = np.stack([curve.fit(where, points[:, axis], degree)(steps) for axis in (0, 1)], -1)
    tangents = np.gradient(spine, axis=0)
    tangents /= np.linalg.norm(tangents, axis=1, keepdims=True)
    distances = np.hypot(x[..., None] - spine[:, 0], y[..., None] - spine[:, 1])
    nearest = distances.argmin(-1)
    found = steps[nearest], distances.min(-1), tangents[nearest]
    return [value.astype(np.float32) for value in found]


def koi(picture):
    """Koi that hold their place with slow beats of the tail, under a surface that hardly moves."""
    x, y = grid()
    hue = cv2.cvtColor(cv2.resize(picture, HALF, interpolation=cv2.INTER_AREA), cv2.COLOR_RGB2HSV)
    leaf = (hue[..., 0] > 17) & (hue[..., 0] < 60) & (hue[..., 1] > 45) & (hue[..., 2] > 85)
    lilies = rectangle((-0.1, 0.41, 0.25, 1.1), 0.01) + rectangle((0.50, 0.64, 0.14, 0.46), 0.01)
    lilies += rectangle((0.12, 0.36, -0.1, 0.14), 0.01) + rectangle((0.72, 1.1, -0.1, 0.17), 0.01)
    leaf = cv2.dilate((leaf * np.clip(lilies, 0, 1)).astype(np.float32), np.ones((7, 7)))
    free = np.float32(1) - cv2.GaussianBlur(leaf, (0, 0), 3)
    fish = []
    for points, half, sweep, phase in KOI:
        way, off, ahead = along_spine(points)
        near = smooth(half * 1.9, half * 0.9, off / SIZE[0])
        fish.append((way, near * (0.25 + 0.75 * free), ahead, sweep * SIZE[0], phase))
    ring = np.hypot(x - 0.19 * SIZE[0], (y - 0.14 * SIZE[1]) * 1.25)

    def frame(moment):
        dx, dy = waves(x, y, moment, 3, 9, (90, 260), 2.6)
        near_ring = np.exp(-((ring / 190) ** 2)) * 2.0
        slope = np.cos(TURN * (ring / 34 - 6 * moment)) * near_ring
        dx, dy = dx + slope * (x - 0.19 * SIZE[0]) / (ring + 9), dy + slope * (y - 0.14 * SIZE[1]) / (ring + 9)
        dx, dy = dx * free, dy * free
        for way, near, ahead, sweep, phase in fish:
            beat = np.sin(TURN * (2 * moment - 0.75 * way) + phase)
            aside = sweep * (0.12 + 0.88 * way**1.6) * beat * near
            drift = near * (7 * sin(TURN * moment + phase))
            dx = dx + aside * -ahead[..., 1] + drift * ahead[..., 0]
            dy = dy + aside * ahead[..., 0] + drift * ahead[..., 1]
        return moved(picture, dx, dy)

    return frame


def jellies(picture):
    """Jellies that pulse and drift in a slowly turning drum."""
    x, y = grid()
    water = np.zeros(HALF[::-1], np.uint8)
    cv2.fillPoly(water, [(np.array(DRUM) * HALF).astype(np.int32)], 1)
    inside = cv2.GaussianBlur(cv2.erode(water, np.ones((11, 11))).astype(np.float32), (0, 0), 5)
    light = cv2.resize(picture[..., 0], HALF, interpolation=cv2.INTER_AREA).astype(np.float32)
    light = cv2.GaussianBlur(light, (0, 0), 2)
    bright = (light > np.maximum(34, cv2.GaussianBlur(light, (0, 0), 30) * 1.25)) & (inside > 0.5)
    _, _, boxes, centres = cv2.connectedComponentsWithStats(bright.astype(np.uint8))
    rng = np.random.default_rng(5)
    animals = []
    for (_, _, wide, high, area), (cx, cy) in list(zip(boxes, centres))[1:]:
        if area > 22:
            cx, cy = 2 * cx, 2 * cy
            reach = 1.24 * max(wide, high) + 6
            near = smooth(reach * 1.55, reach * 0.7, np.hypot(x - np.float32(cx), y - np.float32(cy))) * inside
            way = np.array([rng.normal(0, 0.5), -1.0])
            way = [float(part) for part in way / np.linalg.norm(way)]
            animals.append((float(cx), float(cy), near.astype(np.float32), way, rng.uniform(0, TURN)))
    middle = (0.60 * SIZE[0], 0.30 * SIZE[1])

    def frame(moment):
        turn = 0.006 * sin(TURN * moment)
        dx, dy = -turn * (y - middle[1]) * inside, turn * (x - middle[0]) * inside
        for cx, cy, near, way, phase in animals:
            beat = TURN * 2 * moment + phase
            pulse = sin(beat) + 0.35 * sin(2 * beat + 0.6)
            along = (x - cx) * way[0] + (y - cy) * way[1]
            aside = (x - cx) * -way[1] + (y - cy) * way[0]
            lift = 6.0 * sin(TURN * moment + phase) + 2.6 * sin(beat + 0.9)
            a, b = -0.075 * pulse * along - lift, 0.11 * pulse * aside
            dx = dx + near * (a * way[0] + b * -way[1])
            dy = dy + near * (a * way[1] + b * way[0])
        return moved(picture, dx, dy)

    return frame


def waterfall(picture):
    """Water that falls before its rock, rings on the pool, leaves in the draught of the fall."""
    x, y = grid()
    light = picture.astype(np.float32)
    behind = cv2.morphologyEx(picture, cv2.MORPH_OPEN, np.ones((3, 17)))
    behind = np.minimum(cv2.GaussianBlur(behind.astype(np.float32), (0, 0), 2.2), light)
    grey = 1 - smooth(16, 52, np.ptp(light, axis=-1))
    column = rectangle(FALL, 0.010, SIZE) * smooth(40, 75, light.min(-1)) * grey
    veil = (light - behind) * cv2.GaussianBlur(column, (0, 0), 1.0)[..., None]
    still = (light - veil).astype(np.uint8)
    rng = np.random.default_rng(7)
    left, right = (int(SIZE[0] * (edge + by)) for edge, by in zip(FALL[:2], (-0.03, 0.03)))
    top, bottom = (int(SIZE[1] * (edge + by)) for edge, by in zip(FALL[2:], (-0.03, 0.03)))
    part = np.s_[top:bottom, left:right]
    veil, within = veil[part], rectangle(FALL, 0.008, SIZE)[part][..., None] * np.float32(1.12)
    px, py = (np.ascontiguousarray(value[: bottom - top, : right - left]) for value in PIXELS)
    phase = cv2.GaussianBlur(rng.normal(0, 1, px.shape[::-1]).astype(np.float32).T, (0, 0), 4)[:1]
    phase = phase / phase.std() * np.float32(0.35)
    falls, cycles = 92.0, 7
    offsets = rng.uniform(-26, 26, cycles).astype(np.float32)

    def uneven(blur):
        field = cv2.GaussianBlur(rng.normal(0, 1, HALF[::-1]).astype(np.float32), (0, 0), blur)
        return field / field.std()

    sway_x, sway_y, beat = uneven(8), uneven(8), 1.6 * uneven(20)
    draught = rectangle(GREEN, 0.012) * np.exp(-((((x / SIZE[0]) - 0.412) / 0.12) ** 2))
    pool = rectangle(POOL, 0.008)
    foot = np.hypot(x - 0.412 * SIZE[0], (y - 0.645 * SIZE[1]) * 3.0)

    def fallen(moment):
        """Two copies that fall by turns: one fades in while the other fades out."""
        total = np.zeros_like(veil)
        for half in (0.0, 0.5):
            cycle = moment * cycles + half + phase + 0 * py
            share = cycle % 1.0
            start = offsets[np.floor(cycle).astype(int) % cycles]
            lower = (py - (share - 0.5) * falls + start).astype(np.float32)
            lowered = cv2.remap(veil, px, lower, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
            total += lowered * (1 - np.abs(2 * share - 1))[..., None]
        return total * within

    def frame(moment):
        swing = np.sin(TURN * 2 * moment + beat) * draught * 1.9
        dx, dy = sway_x * swing, sway_y * swing
        ring = np.sin(TURN * (foot / 26 - 8 * moment)) * np.exp(-foot / 240) * 2.2
        wx, wy = waves(x, y * 3, moment, 11, 6, (50, 140), 1.0)
        dx, dy = dx + (ring + wx) * pool, dy + (0.5 * ring + 0.5 * wy) * pool
        now = moved(still, dx, dy)
        now[part] = np.clip(now[part] + fallen(moment) + 0.5, 0, 255)
        return now

    return frame


LOOPS = {"koi-lilies": koi, "drift": jellies, "paludarium": waterfall}


def main():
    parser = argparse.ArgumentParser(prog="tools/art/loop", description=__doc__)
    parser.add_argument("names", nargs="*", default=list(LOOPS), metavar="NAME")
    parser.add_argument("--out", type=Path, default=ART / "out" / "loops")
    options = parser.parse_args()
    for name in options.names:
        make(name, options.out / name)


def make(name, out):
    """Write the frames of a loop, then its files below their ceilings."""
    (out / "frames").mkdir(parents=True, exist_ok=True)
    widest = max(MEDIA.glob(f"{name}-*.avif"), key=lambda file: int(file.stem.rpartition("-")[2]))
    picture = np.asarray(Image.open(widest).convert("RGB").resize(SIZE, Image.Resampling.LANCZOS))
    frame = LOOPS[name](picture)
    for index in range(FRAMES):
        file = str(out / "frames" / f"{index:04d}.png")
        cv2.imwrite(file, frame(index / FRAMES)[..., ::-1], [cv2.IMWRITE_PNG_COMPRESSION, 1])
    pixels = out / f"{name}.y4m"
    frames = ["-framerate", str(FRAMES_PER_SECOND), "-i", str(out / "frames" / "%04d.png")]
    colors = "scale=flags=lanczos:out_color_matrix=bt709:out_range=tv"
    how = ["-vf", colors, "-pix_fmt", "yuv420p10le", "-strict", "-1", str(pixels)]
    film_encode.run_ffmpeg([*frames, *how])
    for ending, guess in film_encode.FIRST_GUESS.items():
        file = f"{name}.{ending}"
        best, factor = film_encode.search(pixels, out, file, CEILINGS[file], guess)
        best.replace(MEDIA / file)
        size = (MEDIA / file).stat().st_size
        print(f"{file}: {size:,} of {CEILINGS[file]:,} bytes, crf {factor:g}", flush=True)


if __name__ == "__main__":
    main()
