"""What people write and draw: ink and pencil on paper as images. Millimetres, y up."""

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


# What a keeper writes behind the day's figures.
REMARKS = (
    "FED COPEPODS", "ALL POLYPS OPEN", "WATER CHANGE 10 %", "", "SKIMMER CUP CLEANED",
    "FRAG 7: NEW TIPS", "KH 7.6, DOSED 20 ML", "GLASS CLEANED", "", "CA 415, MG 1330",
    "NO3 4 / PO4 0.03", "CARBON CHANGED", "2 FRAGS GLUED", "SNAILS ON GLASS", "",
    "LAMP UP TO 60 %", "PROBE CALIBRATED", "SLIGHT RTN, FRAG 3", "CUT BACK FRAG 3", "STABLE",
)  # fmt: skip

# Segments of a liquid-crystal figure: which ones it lights, and their ends.
LIT = {
    "0": "abcdef", "1": "bc", "2": "abged", "3": "abgcd", "4": "fgbc", "5": "afgcd",
    "6": "afgedc", "7": "abc", "8": "abcdefg", "9": "abcdfg",
}  # fmt: skip
SEGMENTS = {
    "a": ((0, 2), (1, 2)), "b": ((1, 2), (1, 1)), "c": ((1, 1), (1, 0)), "d": ((0, 0), (1, 0)),
    "e": ((0, 0), (0, 1)), "f": ((0, 1), (0, 2)), "g": ((0, 1), (1, 1)),
}  # fmt: skip


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


def graduations(
    length, width, rng, paper=(0.43, 0.31, 0.155), inset=0, pen=0.30, figure=0.19, first=0
):
    """The face of a rule: millimetres along both edges, a figure at every centimetre.

    inset is the part of either end without marks; figure is the figures' height as a share of the
    width; first is the centimetre at which it begins. Handled edges are a little darker, and large
    figures of whole decimetres red.
    """
    ink, red = Ink(length, width, 12), Ink(length, width, 12)
    for mark in range(int(length - 2 * inset) + 1):
        long = 0.29 if mark % 10 == 0 else 0.22 if mark % 5 == 0 else 0.15
        for base, side in ((0, 1), (width, -1)):
            ink.stroke([(inset + mark, base), (inset + mark, base + side * long * width)], pen)
        if mark % 10 == 0 and 0 < mark < length - 2 * inset:
            centimetre = first + mark // 10
            pot = red if figure > 0.3 and centimetre % 10 == 0 else ink
            low, bold = width * (0.485 - figure / 2), pen * 1.3 * figure / 0.19
            pot.centred(str(centimetre), inset + mark, low, width * figure, min(bold, 2.2 * pen))
    face = ink.pixels(rng, paper, (0.014, 0.011, 0.009), stains=0.14, printed=True)
    if red.points:
        share = red.coverage(rng, printed=True)[..., None]
        face = face * (1 - share) + np.array([0.36, 0.018, 0.012]) * share
    y, x = np.mgrid[-1 : 1 : face.shape[0] * 1j, -1 : 1 : face.shape[1] * 1j]
    grime = gaussian_filter(rng.normal(0, 1, y.shape), (5, 26)) * 16
    worn = 0.30 * smoothstep(0.75, 1.0, np.abs(y) + 0.10 * grime)
    worn = worn + 0.18 * smoothstep(0.4, 1.4, grime)
    return face * (1 - worn)[..., None]


def plant_section(rng, width=420, height=297):
    """A section: a tank above a floor, and below it the plant that keeps it."""
    ink = Ink(width, height, 6, 1.6)
    ink.box(10, 10, width - 10, height - 10, 0.35)
    ink.hatch(30, 128, 300, 146, 2.2)
    ink.box(30, 128, 300, 146, 0.5)
    ink.box(70, 168, 270, 255, 0.6)
    ink.box(74, 168, 266, 251, 0.2)
    ink.stroke([(74, 244), (266, 244)], 0.18)
    for start, tall in ((84, 52), (170, 36)):
        x = np.linspace(0, 1, 40)
        rough = np.cumsum(rng.normal(0, 1, 40)) * 0.9
        line = 168 + tall * np.sin(np.pi * x) ** 0.7 + rough - rough[0] * (1 - x) - rough[-1] * x
        ink.curve(np.c_[start + 78 * x, np.maximum(line, 168)], 0.3)
    ink.hatch(30, 30, 300, 40, 2.2)
    ink.box(30, 30, 300, 40, 0.5)
    ink.box(52, 40, 140, 82, 0.5)
    for x in (76, 98, 122):
        ink.stroke([(x, 40), (x, 74)], 0.25)
    ink.stroke([(52, 70), (140, 70)], 0.15)
    for x in (176, 214):
        ink.round(x, 52, 10, 0.4)
        ink.round(x, 52, 3.4, 0.25)
        for turn in np.linspace(0, 2 * np.pi, 6, endpoint=False):
            way = np.linspace(3.4, 9.0, 8)
            bend = turn + 0.16 * (way - 3.4)
            ink.curve(np.c_[x + way * np.cos(bend), 52 + way * np.sin(bend)], 0.22)
        for shift in (-2.5, 2.5):
            ink.stroke([(x + shift, 62), (x + shift, 108 - shift), (250, 108 - shift)], 0.28)
    for shift in (-2.5, 2.5):
        ink.stroke([(250 + shift, 108), (250 + shift, 168)], 0.28)
        ink.stroke([(92 + shift, 168), (92 + shift, 82)], 0.28)
    ink.box(246, 40, 286, 92, 0.4)
    ink.round(266, 66, 13, 0.25)
    for x0, x1, y, text in ((70, 270, 268, "6200"), (52, 140, 20, "2150"), (30, 300, 280, "8400")):
        ink.stroke([(x0, y), (x1, y)], 0.15)
        for x in (x0, x1):
            ink.stroke([(x - 2, y - 2), (x + 2, y + 2)], 0.35)
            ink.stroke([(x, y - 5), (x, y + 3)], 0.12)
        ink.letter(text, (x0 + x1) / 2 - 6, y + 1.6, 4, pen=0.25)
    listed = ("DISPLAY 25 000 L", "SUMP 2 400 L", "RETURN PUMPS 2X", "SKIMMER", "OVERFLOW DN 90")
    marked = ((284, 206), (96, 90), (195, 70), (266, 98), (80, 118))
    for index, (text, (x, y)) in enumerate(zip(listed, marked)):
        row = 116 - 11 * index
        for at_x, at_y in ((x, y), (320, row + 1.4)):
            ink.round(at_x, at_y, 4, 0.22)
            ink.centred(str(index + 1), at_x, at_y - 1.6, 3.2, 0.24)
        ink.letter(text, 329, row, 3.2, pen=0.24)
    ink.box(312, 20, 404, 50, 0.3)
    ink.stroke([(312, 35), (404, 35)], 0.2)
    ink.letter("MERIDIAN REEF", 317, 40, 5.0, pen=0.34)
    ink.letter("SECTION A-A  1:50", 317, 25.5, 3.6, pen=0.26)
    return ink.pixels(rng, (0.49, 0.465, 0.41), (0.015, 0.022, 0.032), stains=0.06)


def outline(rng, x, y, wide, tall, rough=0.10):
    """A stone in outline: a closed line about (x, y) that is nowhere round."""
    turn = np.linspace(0, 2 * np.pi, 40)
    reach = 1 + sum(
        rng.normal(0, rough) * np.cos(k * turn + rng.uniform(0, 6)) / k**0.7 for k in range(2, 9)
    )
    return np.c_[x + wide * reach * np.cos(turn), y + tall * reach * np.sin(turn)]


def dimension(ink, start, end, y, text, drop=7):
    """A level dimension line with its ticks, its extension lines and its figure."""
    ink.stroke([(start - 4, y), (end + 4, y)], 0.16)
    for x in (start, end):
        ink.stroke([(x - 2.4, y - 2.4), (x + 2.4, y + 2.4)], 0.4)
        ink.stroke([(x, y - drop), (x, y + 4)], 0.13)
    ink.centred(text, (start + end) / 2, y + 2.2, 5.0, 0.3)


def scale_bar(ink, x, y, step=30, count=5):
    """A scale in black and white fields with its figures."""
    for field in range(count):
        left = x + field * step
        ink.box(left, y, left + step, y + 3.5, 0.25)
        low = y if field % 2 else y + 1.75
        for line in np.linspace(low, low + 1.75, 6):
            ink.stroke([(left, line), (left + step, line)], 0.35)
        ink.centred(str(field * 100), left, y + 6.5, 4.2, 0.26)
    ink.letter("500 MM", x + count * step - 5, y + 6.5, 4.2, pen=0.26)


def planted_plan(rng, width=594, height=420):
    """A planted tank on a sheet: elevation and plan, one section, a scale and its title."""
    ink = Ink(width, height, 5, 2.1)
    ink.box(12, 12, width - 12, height - 12, 0.4)
    left, right = 44, 372
    ink.box(left, 222, right, 372, 0.6)
    ink.box(left + 5, 227, right - 5, 372, 0.2)
    ink.stroke([(left + 5, 360), (right - 5, 360)], 0.2)
    along = np.linspace(left + 5, right - 5, 40)
    ink.curve(np.c_[along, 240 + 9 * np.cos(along / 46) + rng.normal(0, 0.4, 40)], 0.3)
    for x, y, wide, tall in ((112, 268, 46, 30), (300, 264, 42, 24), (208, 246, 18, 9)):
        ink.curve(outline(rng, x, y, wide, tall), 0.4)
    dimension(ink, left, right, 385, "900")

    ink.box(left, 58, right, 176, 0.6)
    ink.box(left + 5, 63, right - 5, 171, 0.2)
    stones = ((104, 118, 48, 30), (128, 98, 22, 14), (296, 124, 40, 28), (322, 96, 17, 12))
    for x, y, wide, tall in (*stones, (206, 110, 15, 10), (182, 136, 9, 7), (242, 92, 8, 6)):
        for share in (1.0, 0.66, 0.34)[: 3 if wide > 30 else 1]:
            drawn = outline(rng, x + 3 * (1 - share), y, wide * share, tall * share, 0.075)
            ink.curve(drawn, 0.42 if share == 1.0 else 0.16)
    for turn in rng.uniform(0, 6.28, 9):
        way = np.linspace(0, 1, 9)
        bend = turn + np.cumsum(rng.normal(0, 0.14, 9))
        reach = rng.uniform(24, 62)
        aside, down = reach * way * np.cos(bend), 0.7 * reach * way * np.sin(bend)
        ink.curve(np.c_[210 + aside, 118 + down], 0.3)
    for x, y in zip(rng.uniform(60, 356, 60), rng.uniform(68, 166, 60)):
        ink.round(x, y, rng.uniform(0.8, 2.4), 0.16)
    for x in np.arange(left - 10, right + 14, 15):
        ink.stroke([(x, 117), (x + 10, 117)], 0.16)
        ink.stroke([(x + 12, 117), (x + 13, 117)], 0.16)
    for x in (left - 16, right + 16):
        ink.round(x, 117, 6, 0.3)
        ink.centred("B", x, 114.5, 5, 0.3)
    dimension(ink, left, 206, 186, "410")
    dimension(ink, 206, right, 186, "490")

    near, far = 430, 552
    ink.box(near, 236, far, 372, 0.6)
    ink.box(near + 5, 241, far - 5, 372, 0.2)
    ink.hatch(near - 8, 212, far + 8, 236, 3.0, 0.18)
    ink.box(near - 8, 212, far + 8, 236, 0.5)
    ink.stroke([(near + 5, 360), (far - 5, 360)], 0.2)
    ink.curve(outline(rng, 482, 276, 34, 30), 0.4)
    slope = np.linspace(near + 5, far - 5, 20)
    ink.curve(np.c_[slope, 246 + 0.10 * (slope - near) + rng.normal(0, 0.5, 20)], 0.3)
    dimension(ink, near, far, 385, "350")
    ink.letter("B-B", near + 50, 196, 6.0, pen=0.36)
    listed = ("BASALT, 3 PIECES", "ROOT, SOAKED 8 WK", "SAND 1-2 MM", "MOSS ON STONE")
    for index, text in enumerate(listed):
        ink.round(near - 4, 176 - 13 * index, 4.6, 0.24)
        ink.centred(str(index + 1), near - 4, 174 - 13 * index, 4.0, 0.26)
        ink.letter(text, near + 6, 174 - 13 * index, 4.4, pen=0.27)
    scale_bar(ink, 60, 24)
    ink.box(424, 24, 570, 76, 0.4)
    for y in (41, 58):
        ink.stroke([(424, y), (570, y)], 0.2)
    ink.stroke([(516, 24), (516, 58)], 0.2)
    ink.letter("PLANTED SECTION", 430, 63, 7.0, pen=0.42)
    ink.letter("SCALE 1:2", 430, 46, 5.0, pen=0.3)
    ink.letter("SHEET 4", 430, 29, 5.0, pen=0.3)
    ink.letter("REV C", 522, 46, 5.0, pen=0.3)
    ink.letter("A2", 522, 29, 5.0, pen=0.3)
    return ink.pixels(rng, (0.49, 0.465, 0.41), (0.015, 0.022, 0.032), stains=0.06)


def log_page(rng, width, height, filled=1.0, first=0):
    """A ruled page of a log: a day, its figures and a remark on each line, down to a share.

    first is the number of days that the pages before it hold.
    """
    ruled, ink = Ink(width, height, 9), Ink(width, height, 9, 2.0)
    top = height - 20
    for y in np.arange(top, 8, -6.4):
        ruled.stroke([(6, y), (width - 5, y)], 0.14)
    for x in (25, 41, 57):
        ruled.stroke([(x, 6), (x, top + 8)], 0.14)
    ink.letter("FRAG TANK 2", 8, top + 9.5, 3.4, rng, 0.34)
    for x, text in ((8, "DAY"), (29, "PH"), (45, "\u00b0C"), (60, "REMARKS")):
        ink.letter(text, x, top + 1.6, 2.4, pen=0.3)
    for line, y in enumerate(np.arange(top - 5.2, 8, -6.4)):
        if (top - y) > filled * (top - 8):
            break
        day = first + line + 1
        ink.letter(f"{day}.1" if day < 32 else f"{day - 31}.2", 8, y, 3.0, rng, 0.3)
        ink.letter(rng.choice(["8.1", "8.2", "8.3"]), 28, y, 3.0, rng, 0.3)
        ink.letter(rng.choice(["25.1", "25.3", "24.9"]), 43, y, 3.0, rng, 0.3)
        ink.letter(REMARKS[day * 7 % len(REMARKS)], 60 + rng.uniform(0, 2), y, 3.3, rng, 0.28)
    paper = (0.52, 0.49, 0.42)
    lines = ruled.coverage(rng)[..., None] * 0.45
    page = ink.pixels(rng, paper, INK, stains=0.06)
    return page * (1 - lines) + np.array([0.20, 0.30, 0.33]) * lines


def tape_label(rng, width, height, lines):
    """Adhesive tape with handwriting: one line below the other."""
    ink = Ink(width, height, 20, 1.6)
    size = 0.62 * height / len(lines)
    for index, text in enumerate(lines):
        y = height * (1 - (index + 0.84) / len(lines))
        ink.letter(text, 1.8, y, size, rng, 0.32)
    return ink.pixels(rng, (0.58, 0.56, 0.50), INK, stains=0.12)


def survey_sketch(rng, width=210, height=297):
    """A pencil sketch of a room's plan with its opening, and what was measured."""
    ink = Ink(width, height, 7, 2.1)

    def hand(points, pen=0.5):
        """A freehand line: not quite straight, and drawn past its end."""
        points = np.asarray(points, float)
        for start, end in zip(points[:-1], points[1:]):
            along = np.linspace(-0.02, 1.03, 12)[:, None]
            path = start + (end - start) * along + np.cumsum(rng.normal(0, 0.16, (12, 2)), 0)
            ink.curve(path, pen)

    outer = [(28, 92), (182, 94), (181, 236), (27, 234), (28, 92)]
    hand(outer, 0.7)
    hand([(34, 98), (176, 100), (175, 230), (33, 228), (34, 98)], 0.5)
    hand([(70, 234), (70, 228)], 0.6)
    hand([(140, 234), (140, 228)], 0.6)
    for x in np.arange(72, 139, 4.5):
        hand([(x, 228.5), (x + 4, 234)], 0.35)
    hand([(34, 130), (52, 130), (52, 112), (34, 112)], 0.5)
    hand([(36, 114), (50, 128)], 0.35)
    turn = np.linspace(0, np.pi / 2, 14)
    ink.curve(np.c_[150 + 24 * np.cos(turn), 98 + 24 * np.sin(turn)], 0.35)
    hand([(150, 98), (150, 122)], 0.45)
    for (x0, y0), (x1, y1) in (
        ((28, 248), (182, 249)),
        ((14, 92), (15, 234)),
        ((70, 216), (140, 217)),
    ):
        hand([(x0, y0), (x1, y1)], 0.35)
        for x, y in ((x0, y0), (x1, y1)):
            hand([(x - 2.5, y - 2.5), (x + 2.5, y + 2.5)], 0.5)
    for text, x, y in (("9.48", 92, 252), ("6.20", 94, 207), ("4.26", 60, 176), ("3.05", 118, 150)):
        ink.letter(text, x, y, 7.0, rng, 0.6)
    ink.letter("2.65", 2, 160, 5.5, rng, 0.55)
    written = ("SLAB 300, LOAD 12 KN/M2", "DRAIN IN CORNER, DN 100", "POWER 32 A", "DOOR 0.95")
    for text, y in zip(written, (70, 58, 46, 34)):
        ink.letter(text, 30, y, 6.0, rng, 0.5)
    return ink.pixels(rng, (0.50, 0.475, 0.42), PENCIL, grain=0.5, stains=0.08)


def display(text, width, height):
    """Dark segments on a pale liquid-crystal display, the last line the largest."""
    ink = Ink(width, height, 24)

    def write(text, x, y, size):
        for sign in text:
            if sign == ".":
                ink.stroke([(x, y), (x + 0.1, y)], size * 0.22)
                x += size * 0.35
                continue
            for segment in LIT[sign]:
                (x0, y0), (x1, y1) = np.array(SEGMENTS[segment]) * [0.8 * size, size]
                start, end = np.array([x + x0, y + y0]), np.array([x + x1, y + y1])
                gap = (end - start) * 0.10
                ink.stroke([start + gap, end - gap], size * 0.20)
            x += size * 1.25

    for line, words in enumerate(text):
        last = line == len(text) - 1
        size = height * (0.155 if last else 0.075)
        write(words, width * 0.16, height * (0.12 if last else 0.78 - 0.24 * line), size)
    return ink.pixels(np.random.default_rng(1), (0.40, 0.43, 0.36), (0.02, 0.022, 0.02), stains=0)
