"""Pens on paper as images: strokes, curves, handwritten and printed signs. Millimetres, y up."""

import numpy as np
from scipy.interpolate import CubicSpline
from scipy.ndimage import gaussian_filter

from .colors import smoothstep

INK, PENCIL = (0.012, 0.020, 0.045), (0.035, 0.036, 0.038)

# Strokes of handwritten figures and capitals in a box 0.6 wide and 1 high.
SIGNS = {
    "0": [[(0.35, 1), (0.08, 0.7), (0.08, 0.3), (0.3, 0), (0.52, 0.3), (0.52, 0.75), (0.3, 1)]],
    "1": [[(0.12, 0.76), (0.36, 1)], [(0.36, 1), (0.33, 0)]],
    "2": [
        [(0.06, 0.8), (0.25, 1), (0.5, 0.85), (0.42, 0.5), (0.05, 0.02)],
        [(0.05, 0.02), (0.6, 0.05)],
    ],
    "3": [
        [(0.06, 0.9), (0.3, 1), (0.5, 0.8), (0.25, 0.55)],
        [(0.25, 0.55), (0.56, 0.35), (0.35, 0), (0.03, 0.12)],
    ],
    "4": [[(0.4, 1), (0.04, 0.36)], [(0.04, 0.36), (0.6, 0.4)], [(0.44, 0.66), (0.40, 0)]],
    "5": [
        [(0.14, 1), (0.1, 0.56)],
        [(0.1, 0.56), (0.4, 0.62), (0.55, 0.3), (0.3, 0), (0.03, 0.1)],
        [(0.14, 1), (0.55, 0.98)],
    ],
    "6": [[(0.5, 1), (0.16, 0.6), (0.08, 0.2), (0.3, 0), (0.52, 0.22), (0.32, 0.46), (0.1, 0.25)]],
    "7": [[(0.04, 0.98), (0.58, 1)], [(0.58, 1), (0.22, 0)]],
    "8": [
        [(0.5, 0.9), (0.2, 1), (0.12, 0.72), (0.48, 0.35)],
        [(0.48, 0.35), (0.3, 0), (0.06, 0.25), (0.5, 0.75), (0.5, 0.9)],
    ],
    "9": [[(0.5, 0.75), (0.25, 0.52), (0.08, 0.78), (0.3, 1), (0.5, 0.8), (0.42, 0)]],
    ".": [[(0.14, 0.0), (0.25, 0.09)]],
    "-": [[(0.08, 0.45), (0.5, 0.47)]],
    ",": [[(0.24, 0.05), (0.16, -0.16)]],
    ":": [[(0.2, 0.12), (0.24, 0.14)], [(0.2, 0.6), (0.24, 0.62)]],
    "/": [[(0.05, -0.05), (0.5, 1.05)]],
    "+": [[(0.06, 0.45), (0.54, 0.45)], [(0.3, 0.7), (0.3, 0.2)]],
    "%": [
        [(0.55, 1), (0.05, 0)],
        [(0.14, 0.98), (0.02, 0.84), (0.14, 0.7), (0.26, 0.84), (0.14, 0.98)],
        [(0.46, 0.3), (0.34, 0.16), (0.46, 0.02), (0.58, 0.16), (0.46, 0.3)],
    ],
    "\u00b0": [[(0.2, 1), (0.08, 0.86), (0.2, 0.72), (0.32, 0.86), (0.2, 1)]],
    "A": [[(0, 0), (0.3, 1)], [(0.3, 1), (0.58, 0)], [(0.1, 0.36), (0.5, 0.36)]],
    "B": [
        [(0.05, 0), (0.05, 1)],
        [(0.05, 1), (0.42, 0.92), (0.42, 0.6), (0.05, 0.52)],
        [(0.05, 0.52), (0.54, 0.42), (0.54, 0.08), (0.05, 0)],
    ],
    "C": [[(0.56, 0.84), (0.34, 1), (0.06, 0.7), (0.06, 0.3), (0.34, 0), (0.58, 0.16)]],
    "D": [[(0.05, 0), (0.05, 1)], [(0.05, 1), (0.46, 0.84), (0.56, 0.45), (0.42, 0.1), (0.05, 0)]],
    "E": [
        [(0.55, 1), (0.05, 1)], [(0.05, 1), (0.05, 0)],
        [(0.05, 0), (0.56, 0)], [(0.05, 0.53), (0.46, 0.53)],
    ],
    "F": [[(0.55, 1), (0.05, 1)], [(0.05, 1), (0.05, 0)], [(0.05, 0.53), (0.46, 0.53)]],
    "G": [
        [(0.56, 0.84), (0.34, 1), (0.06, 0.7), (0.06, 0.3), (0.34, 0), (0.57, 0.2)],
        [(0.57, 0.2), (0.57, 0.46)],
        [(0.57, 0.46), (0.34, 0.46)],
    ],
    "H": [[(0.05, 0), (0.05, 1)], [(0.55, 0), (0.55, 1)], [(0.05, 0.5), (0.55, 0.52)]],
    "I": [[(0.09, 0), (0.11, 1)]],
    "J": [[(0.48, 1), (0.48, 0.3)], [(0.48, 0.3), (0.3, 0), (0.05, 0.18)]],
    "K": [[(0.05, 0), (0.05, 1)], [(0.54, 1), (0.06, 0.42)], [(0.2, 0.56), (0.58, 0)]],
    "L": [[(0.05, 1), (0.05, 0)], [(0.05, 0), (0.54, 0)]],
    "M": [
        [(0.02, 0), (0.06, 1)], [(0.06, 1), (0.3, 0.3)],
        [(0.3, 0.3), (0.54, 1)], [(0.54, 1), (0.6, 0)],
    ],
    "N": [[(0.05, 0), (0.05, 1)], [(0.05, 1), (0.55, 0)], [(0.55, 0), (0.55, 1)]],
    "O": [[(0.32, 1), (0.05, 0.7), (0.05, 0.3), (0.3, 0), (0.57, 0.3), (0.57, 0.72), (0.32, 1)]],
    "P": [[(0.05, 0), (0.05, 1)], [(0.05, 1), (0.5, 0.9), (0.5, 0.52), (0.05, 0.44)]],
    "R": [
        [(0.05, 0), (0.05, 1)],
        [(0.05, 1), (0.5, 0.9), (0.5, 0.54), (0.05, 0.46)],
        [(0.22, 0.46), (0.57, 0)],
    ],
    "S": [
        [(0.53, 0.86), (0.3, 1), (0.08, 0.8), (0.28, 0.54), (0.54, 0.28), (0.32, 0), (0.04, 0.14)],
    ],
    "T": [[(0, 1), (0.6, 1)], [(0.3, 1), (0.3, 0)]],
    "U": [
        [(0.05, 1), (0.05, 0.3)], [(0.05, 0.3), (0.3, 0), (0.55, 0.3)], [(0.55, 0.3), (0.55, 1)],
    ],
    "V": [[(0.02, 1), (0.3, 0)], [(0.3, 0), (0.58, 1)]],
    "W": [
        [(0, 1), (0.15, 0)], [(0.15, 0), (0.3, 0.7)],
        [(0.3, 0.7), (0.46, 0)], [(0.46, 0), (0.62, 1)],
    ],
    "X": [[(0.04, 1), (0.56, 0)], [(0.56, 1), (0.04, 0)]],
    "Y": [[(0.03, 1), (0.3, 0.48)], [(0.57, 1), (0.3, 0.48)], [(0.3, 0.48), (0.3, 0)]],
    "Z": [[(0.05, 1), (0.55, 1)], [(0.55, 1), (0.04, 0)], [(0.04, 0), (0.58, 0)]],
}  # fmt: skip

# Other ways in which the same hand writes them.
VARIANTS = {
    "0": [[(0.28, 1), (0.03, 0.6), (0.10, 0.08), (0.36, 0.03), (0.5, 0.5), (0.42, 0.92), (0.2, 1)]],
    "1": [[(0.30, 1), (0.27, 0.5), (0.28, 0)]],
    "2": [[(0.08, 0.74), (0.3, 1), (0.5, 0.7), (0.2, 0.2), (0.1, 0.05), (0.32, 0.1), (0.58, 0.02)]],
    "4": [[(0.14, 1), (0.08, 0.46), (0.56, 0.44)], [(0.48, 0.9), (0.43, -0.04)]],
    "7": [[(0.04, 0.94), (0.3, 1), (0.56, 0.97), (0.3, 0.4), (0.26, 0)], [(0.2, 0.5), (0.5, 0.52)]],
    "9": [[(0.48, 0.8), (0.2, 0.56), (0.1, 0.86), (0.36, 1), (0.5, 0.8), (0.46, 0.3), (0.2, 0)]],
    "A": [[(0, 0), (0.16, 0.66), (0.34, 1), (0.5, 0.5), (0.56, 0)], [(0.06, 0.3), (0.56, 0.4)]],
    "C": [[(0.5, 0.92), (0.2, 0.94), (0.03, 0.5), (0.14, 0.06), (0.42, 0.0), (0.56, 0.1)]],
    "D": [[(0.07, 0.02), (0.03, 1)], [(-0.04, 0.98), (0.4, 0.92), (0.6, 0.4), (0.3, 0.02), (0, 0)]],
    "E": [
        [(0.5, 0.96), (0.16, 0.98), (0.04, 0.76), (0.3, 0.54)],
        [(0.3, 0.54), (0.02, 0.4), (0.06, 0.06), (0.36, 0), (0.58, 0.1)],
    ],
    "G": [
        [(0.5, 0.9), (0.2, 0.95), (0.03, 0.45), (0.2, 0.02), (0.5, 0.1), (0.5, 0.44)],
        [(0.3, 0.42), (0.64, 0.46)],
    ],
    "L": [[(0.08, 1), (0.04, 0.3), (0.1, 0.02), (0.34, 0.0), (0.5, 0.08)]],
    "M": [[(0, 0), (0.1, 0.98), (0.32, 0.4), (0.5, 1), (0.56, 0.5), (0.62, 0.02)]],
    "N": [
        [(0.02, 0), (0.08, 0.96)],
        [(0.08, 0.96), (0.3, 0.5), (0.46, 0.02)],
        [(0.46, 0), (0.56, 1.06)],
    ],
    "O": [
        [(0.4, 0.96), (0.1, 0.86), (0.04, 0.3), (0.32, 0.02), (0.58, 0.5), (0.44, 0.94), (0.2, 1)],
    ],
    "R": [
        [(0.07, 0), (0.03, 1)],
        [(-0.03, 0.96), (0.4, 1), (0.46, 0.66), (0.1, 0.48), (0.3, 0.3), (0.62, -0.02)],
    ],
    "S": [[(0.5, 0.94), (0.2, 0.98), (0.12, 0.66), (0.46, 0.4), (0.4, 0.04), (0.02, 0.06)]],
    "T": [[(-0.02, 0.95), (0.66, 1.03)], [(0.34, 1), (0.28, 0.3), (0.32, -0.03)]],
    "W": [[(0, 1), (0.12, 0.1), (0.2, 0.05), (0.32, 0.7), (0.44, 0.06), (0.54, 0.4), (0.62, 1.04)]],
}  # fmt: skip


def by_hand(sign, rng):
    """The strokes of a sign as a hand writes it once: shape, slant, size and place vary."""
    shapes = SIGNS.get(sign, ())
    if sign in VARIANTS and rng.random() < 0.5:
        shapes = VARIANTS[sign]
    slant, turn = rng.normal(0.15, 0.07), rng.normal(0, 0.05)
    wide, tall = rng.normal(1, 0.11), rng.normal(1, 0.08)
    shift = rng.normal(0, (0.03, 0.045))
    lines = []
    for line in shapes:
        points = (np.array(line) + rng.normal(0, 0.028, (len(line), 2))) * [wide, tall]
        along = np.array([points[:, 0] + slant * points[:, 1], points[:, 1] + turn * points[:, 0]])
        lines.append(along.T + shift)
    return lines


class Ink:
    """A sheet that collects strokes of pens of several widths, all of them bold times as wide."""

    def __init__(self, width, height, fineness=10, bold=1.0):
        self.size = np.array([width, height], float)
        self.fineness = fineness  # pixels per millimetre
        self.bold = bold
        self.points = {}

    def stroke(self, points, pen=0.3):
        """A line through points, straight from one to the next."""
        points = np.asarray(points, float)
        lengths = np.linalg.norm(np.diff(points, axis=0), axis=1)
        way = np.r_[0, np.cumsum(lengths)]
        steps = np.linspace(0, way[-1], max(2, int(way[-1] * self.fineness * 2)))
        dots = np.stack([np.interp(steps, way, points[:, axis]) for axis in (0, 1)], -1)
        self.points.setdefault(pen, []).append(dots)

    def curve(self, points, pen=0.3):
        """A smooth line through points."""
        points = np.asarray(points, float)
        if len(points) < 3:
            self.stroke(points, pen)
            return
        knots = np.arange(len(points))
        fine = np.linspace(0, len(points) - 1, 8 * len(points))
        self.stroke(CubicSpline(knots, points)(fine), pen)

    def box(self, left, bottom, right, top, pen=0.3):
        """A rectangle."""
        self.stroke(
            [(left, bottom), (right, bottom), (right, top), (left, top), (left, bottom)], pen
        )

    def round(self, x, y, radius, pen=0.3):
        """A circle."""
        turn = np.linspace(0, 2 * np.pi, 60)
        self.stroke(np.c_[x + radius * np.cos(turn), y + radius * np.sin(turn)], pen)

    def hatch(self, left, bottom, right, top, gap=1.6, pen=0.12):
        """Lines at 45 degrees within a rectangle."""
        for start in np.arange(left - (top - bottom), right, gap):
            a, b = max(start, left), min(start + top - bottom, right)
            if b > a:
                self.stroke([(a, bottom + a - start), (b, bottom + b - start)], pen)

    def letter(self, text, x, y, height, rng=None, pen=0.3):
        """Figures and capitals from x on; a hand that wavers a little if there is a rng."""
        rise = 0.0 if rng is None else rng.normal(0, 0.018)
        for sign in text:
            for line in SIGNS.get(sign, ()) if rng is None else by_hand(sign, rng):
                self.curve(np.array(line) * height + [x, y], pen)
            step = height * (0.35 if sign in ".,:I" else 0.5 if sign == " " else 0.78)
            if rng is not None:
                step *= rng.normal(1, 0.09)
                y += rise * step
            x += step

    def centred(self, text, x, y, height, pen=0.3):
        """Printed figures about x."""
        self.letter(text, x - height * (0.39 * len(text) - 0.09), y, height, pen=pen)

    def coverage(self, rng, grain=0.0, printed=False):
        """How much ink lies on each pixel, 0 to 1.

        grain lets the paper's tooth show; what is printed has an even line.
        """
        width, height = (self.size * self.fineness).astype(int)
        total = np.zeros((height, width))
        for pen, lines in self.points.items():
            dots = np.concatenate(lines) * self.fineness
            column = np.clip(dots[:, 0].astype(int), 0, width - 1)
            row = np.clip(height - 1 - dots[:, 1].astype(int), 0, height - 1)
            raster = np.zeros((height, width))
            raster[row, column] = 1
            wide = pen * self.bold * self.fineness
            spread, full = max(0.55, wide / 2.355), min(1.0, wide / 1.3)
            blurred = gaussian_filter(raster, spread) * spread * 2.507
            total = np.maximum(total, full * smoothstep(0.2, 0.8, blurred))
        if printed:
            return total
        pressure = gaussian_filter(rng.normal(0, 1, total.shape), 14) * 22
        total = total * np.clip(0.88 + 0.12 * pressure, 0.4, 1)
        if grain:
            tooth = gaussian_filter(rng.normal(0, 1, total.shape), 0.8) * 2.5
            total = total * np.clip(1 - grain * 0.5 + grain * tooth, 0, 1)
        return total

    def pixels(
        self, rng, paper=(0.50, 0.47, 0.41), ink=INK, grain=0.0, stains=0.05, printed=False
    ):
        """The sheet as linear RGB, its paper a little uneven."""
        cover = self.coverage(rng, grain, printed)[..., None]
        clouds = gaussian_filter(rng.normal(0, 1, cover.shape[:2]), 60)
        clouds = 1 + stains * clouds / (np.abs(clouds).max() + 1e-9)
        return np.asarray(paper) * clouds[..., None] * (1 - cover) + np.asarray(ink) * cover
