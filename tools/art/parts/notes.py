"""Log pages, sketches and labels, the faces of rules and displays, as images. Millimetres, y up."""

import numpy as np
from scipy.ndimage import gaussian_filter

from .colors import smoothstep
from .ink import INK, PENCIL, Ink

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
            pot = red if figure > 0.2 and centimetre % 10 == 0 else ink
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


def printed_page(rng, width, height, opens=False, fineness=8):
    """A page of a printed book as one sees it from a chair: lines of words that cannot be read.

    Width and height in millimetres; opens: it begins a chapter, a third down the page.
    """
    paper, ink = np.array((0.50, 0.465, 0.39)), np.array((0.035, 0.032, 0.030))
    share = np.zeros((round(height * fineness), round(width * fineness)))
    y, below = height * (0.36 if opens else 0.10), height * 0.89
    while y < below:
        x, end = width * 0.13, width * 0.87
        last = rng.random() < 0.14
        if last:
            end = x + (end - x) * rng.uniform(0.2, 0.8)
        while x < end:
            letters = rng.integers(1, 10)
            for _ in range(letters):
                tall = rng.choice((1.5, 1.5, 1.5, 2.2))
                rows = slice(round((y - tall) * fineness), round(y * fineness))
                share[rows, round(x * fineness) : round((x + 0.55) * fineness)] = rng.uniform(0.55, 1.0)
                x += 0.95
            x += rng.uniform(0.9, 1.3)
        y += 4.1
        if last and rng.random() < 0.25:
            y += 2.0
    stains = paper * (1 + 0.03 * rng.normal(0, 1, share.shape))[..., None]
    return stains * (1 - share[..., None]) + ink * share[..., None]


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
