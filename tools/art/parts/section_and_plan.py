"""The section and the plan that lie on the desks of the still lifes, as images. Millimetres, y up."""

import numpy as np

from .ink import Ink


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
