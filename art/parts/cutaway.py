"""Develop the section of the Meridian Reef: lines on navy, and below them the plant room, lit."""

import cv2
import numpy as np

from .denoise import denoised
from .grade import finish
from .meridian_measures import (
    BOTTOM,
    COLUMNS,
    CUT_FACES,
    DROPS,
    EYE,
    FLOOR,
    HALF,
    LIFE,
    MIDDLE,
    PANEL,
    REBATE,
    SIDE,
    SLAB,
    SOFFIT,
    SPAN,
    SURFACE,
    TANK_FACES,
    THICK,
    TOP,
)
from .overlay import GOLD, TEAL, Overlay, contours, outlines

NAVY = np.array([7, 22, 31]) / 255
WATER = np.array([20, 74, 92]) / 255  # the tint of the water at the surface
PANEL_X = -3.46  # where the panel's own section is drawn beside it


def draw_structure(section):
    """Cut slabs, walls, columns and the shell of the tank."""
    for face in CUT_FACES:
        section.hatch(*face, spacing=0.085)
    for face in COLUMNS:
        section.hatch(*face, spacing=0.055)
    for face in TANK_FACES:
        section.hatch(*face, spacing=0.045)


def draw_tank(section):
    """The panel's rebate, the water's level, and the panel's own section beside it."""
    gold, teal = section.gold, section.teal
    section.box(gold, -HALF, BOTTOM, HALF, TOP, weight=1.6, strength=0.9)
    section.line(teal, (-HALF, SURFACE), (HALF, SURFACE), weight=2.0)
    for step, reach in enumerate((0.16, 0.09, 0.04)):
        z = SURFACE - 0.035 - step * 0.035
        section.line(teal, (-0.9 - reach, z), (-0.9 + reach, z), strength=0.8)
    low, high = BOTTOM - REBATE, TOP + REBATE
    left, right = PANEL_X - PANEL / 2, PANEL_X + PANEL / 2
    for z in (low, high):
        section.dashed(gold, (right + 0.06, z), (-HALF - 0.18, z), strength=0.5)
    for start in np.arange(left - (high - low), right, 0.036):
        a, b = max(start, left), min(start + high - low, right)
        if b > a:
            section.line(teal, (a, low + a - start), (b, low + b - start), strength=0.55)
    section.box(teal, left, low, right, high, weight=1.8)


def draw_measures(section):
    """The window, the clear height over the water, and the depth of the water."""
    section.measure((-HALF, BOTTOM), (HALF, BOTTOM), (0, -0.285))
    section.figure(0, BOTTOM - 0.20, "5 200")
    section.measure((-HALF, BOTTOM), (-HALF, TOP), (-0.40, 0))
    section.figure(-HALF - 0.52, (BOTTOM + TOP) / 2, "2 200", upright=True)
    section.measure((0.9, SURFACE), (0.9, SOFFIT), (0.001, 0))
    section.figure(0.78, (SURFACE + SOFFIT) / 2, "950", upright=True)
    for x, y in DROPS:
        seen = x * EYE[1] / (EYE[1] - y)  # where the pipe behind the slab appears in its face
        for edge in (-0.05, 0.05):
            start, end = (seen + edge, -0.01), (seen + edge, THICK if seen < 3 else SLAB)
            section.dashed(section.teal, start, end, dash=0.05, gap=0.035, dot=0.05, strength=0.8)


def develop(passes, **grade):
    """Navy paper, the drawing in gold and teal, and the light of the plant room through it."""
    height, width = (side // 2 for side in passes["edge_depth"].shape[:2])
    lit = finish(denoised(passes), **grade).astype(np.float32)
    lit = np.clip(cv2.resize(lit, (width, height), interpolation=cv2.INTER_CUBIC), 0, 1)
    section = Overlay((height, width), (0.0, MIDDLE, SPAN))
    draw_structure(section)
    draw_tank(section)
    draw_measures(section)
    gold, teal = section.reduced()

    solid = section.region(*CUT_FACES, *COLUMNS, *TANK_FACES)
    below = section.region((-SIDE, FLOOR, SIDE, SLAB)) * (1 - solid)
    water = section.region((-HALF, BOTTOM, HALF, SURFACE))

    objects = passes["edge_object"]
    small = cv2.resize(objects[..., 0], (width, height), interpolation=cv2.INTER_NEAREST)
    living = (small >= LIFE).astype(np.float32)[..., None]
    pipes = ((small > 0) & (small < LIFE)).astype(np.float32)[..., None]
    shapes = outlines(passes["edge_normal"], passes["edge_depth"])[..., None] * (1 - solid)
    animals = np.clip(contours(objects)[..., None] * 1.3, 0, 1) * water

    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    picture = NAVY * (1.12 - 0.28 * np.clip(x**2 + y**2, 0, 1.5))[..., None]
    gray = (lit @ np.array([0.3, 0.5, 0.2]))[..., None]
    picture = picture + (WATER * (0.35 + 1.1 * gray) - picture) * water * 0.62
    picture = picture * (1 - below) + lit * below

    in_room = (1 - below) * (1 - water)
    for lines, color, strength in (
        (shapes * in_room * (1 - pipes), GOLD, 0.62),
        (shapes * in_room * pipes, TEAL, 0.85),
        (shapes * water * (1 - living), TEAL, 0.35),
        (shapes * water * living, TEAL, 0.22),
        (animals, TEAL, 0.75),
        (shapes * below, GOLD, 0.16),
        (gold, GOLD, 0.9),
        (teal, TEAL, 0.9),
    ):
        picture = picture + (color - picture) * lines * strength
    return np.clip(picture, 0, 1)
