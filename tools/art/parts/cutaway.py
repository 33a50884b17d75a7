"""Develop the section of the Meridian Reef: lines on navy, and lit only the lamps and the water.

The figures of its dimension lines are text of the page (src/site/components/behindTheWall.css).
"""

import cv2
import numpy as np

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
    PIPES,
    REBATE,
    SIDE,
    SLAB,
    SOFFIT,
    SPAN,
    SUMP,
    SUMP_LAMPS,
    SUMP_LEVEL,
    SURFACE,
    TANK_FACES,
    TANK_LAMPS,
    THICK,
    TOP,
)
from .overlay import GOLD, TEAL, Overlay, contours, outlines

NAVY = np.array([7, 22, 31]) / 255
WATER = np.array([20, 74, 92]) / 255  # the tint of the water
WARM, COOL = np.array([1.0, 0.84, 0.60]), np.array([0.66, 0.93, 1.0])  # the light of the lamps
PANEL_X = -3.46  # where the panel's own section is drawn beside it
# Sheets in the sump: x, and their lower and upper edges above its floor.
BAFFLES = (
    *((-1.17, 0.0, 0.52), (-1.07, 0.1, 0.74), (-0.97, 0.0, 0.52)),
    *((0.33, 0.0, 0.60), (0.43, 0.1, 0.74), (0.80, 0.0, 0.67)),
)
SOCKS = (0.50, 0.70)
# The water in the two fractionators: x, y, radius, and from which to which height.
TUBES = [(x, y, 0.207, FLOOR + 0.40, FLOOR + 1.31) for x, y in ((-3.22, 1.25), (-4.18, 1.45))]


def seen(x, y, z):
    """Where a point behind the section plane appears in it."""
    nearer = EYE[1] / (EYE[1] - y)
    return x * nearer, EYE[2] + (z - EYE[2]) * nearer


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
    draw_level(section, -HALF, HALF, SURFACE, -0.9)
    low, high = BOTTOM - REBATE, TOP + REBATE
    left, right = PANEL_X - PANEL / 2, PANEL_X + PANEL / 2
    for z in (low, high):
        section.dashed(gold, (right + 0.06, z), (-HALF - 0.18, z), strength=0.5)
    for start in np.arange(left - (high - low), right, 0.036):
        a, b = max(start, left), min(start + high - low, right)
        if b > a:
            section.line(teal, (a, low + a - start), (b, low + b - start), strength=0.55)
    section.box(teal, left, low, right, high, weight=1.8)


def draw_level(section, left, right, z, x):
    """The level of water in a section, with its mark."""
    section.line(section.teal, (left, z), (right, z), weight=2.0)
    for step, reach in enumerate((0.16, 0.09, 0.04)):
        below = z - 0.035 - step * 0.035
        section.line(section.teal, (x - reach, below), (x + reach, below), strength=0.8)


def draw_sump(section):
    """A clear tank in three chambers: its front and, fainter, its back; sheets, socks, level."""
    gold, teal = section.gold, section.teal
    (left, right), (front, back), (bottom, top) = SUMP
    for y, weight, strength in ((back, 1.0, 0.35), (front, 1.8, 0.95)):
        corners = *seen(left, y, bottom), *seen(right, y, top)
        section.box(gold, *corners, weight=weight, strength=strength)
    for x in (left, right):
        for z, strength in ((bottom, 0.35), (top, 0.95)):
            section.line(gold, seen(x, front, z), seen(x, back, z), weight=1.4, strength=strength)
    for x, low, high in BAFFLES:
        near = [seen(x, front, bottom + z) for z in (low, high)]
        section.line(gold, *near, weight=1.4, strength=0.8)
        section.line(gold, near[1], seen(x, back, bottom + high), strength=0.45)
    for x in SOCKS:
        half, rise = 0.085, np.linspace(0, np.pi, 20)
        foot = [(x - half * np.cos(t), bottom + 0.26 - half * np.sin(t)) for t in rise]
        outline = [(x - half, bottom + 0.70), *foot, (x + half, bottom + 0.70)]
        section.line(gold, *(seen(px, 1.2, z) for px, z in outline), strength=0.7)
    (start, z), (end, _) = (seen(x, front, SUMP_LEVEL) for x in (left, right))
    draw_level(section, start, end, z, -0.35)
    for x in (left, right):
        section.line(teal, seen(x, front, SUMP_LEVEL), seen(x, back, SUMP_LEVEL), strength=0.6)
    section.line(teal, seen(left, back, SUMP_LEVEL), seen(right, back, SUMP_LEVEL), strength=0.5)


def draw_measures(section):
    """Lines of the window, of the clear height over the water, and of the pipes in the slab."""
    section.measure((-HALF, BOTTOM), (HALF, BOTTOM), (0, -0.285))
    section.measure((-HALF, BOTTOM), (-HALF, TOP), (-0.40, 0))
    section.measure((0.9, SURFACE), (0.9, SOFFIT), (0.001, 0))
    for x, y in DROPS:
        middle = x * EYE[1] / (EYE[1] - y)  # where the pipe behind the slab appears in its face
        for edge in (-0.05, 0.05):
            start, end = (middle + edge, -0.01), (middle + edge, THICK if middle < 3 else SLAB)
            section.dashed(section.teal, start, end, dash=0.05, gap=0.035, dot=0.05, strength=0.8)


def lamps(section):
    """The lamps over the tank and over the sump and their glow: a warm and a cool mask."""
    shine = Overlay((section.height, section.width), (section.x, section.z, section.span))
    for mask, (left, right, rows, z) in ((shine.gold, TANK_LAMPS), (shine.teal, SUMP_LAMPS)):
        for y in rows:
            shine.line(mask, seen(left, y, z), seen(right, y, z), weight=2.6)
    scale = section.width / 2400
    masks = []
    for mask in shine.reduced():
        near, far = (cv2.GaussianBlur(mask[..., 0], (0, 0), size * scale) for size in (7, 34))
        masks.append(0.45 * mask + (0.55 * near + 0.8 * far)[..., None])
    return masks


def lit_water(section, low, high, middle, half):
    """The color of water between two heights, brightest near its surface and below its lamps."""
    rise = section.span * section.height / section.width / 2
    z = np.linspace(section.z + rise, section.z - rise, section.height)[:, None, None]
    x = np.linspace(section.x - section.span / 2, section.x + section.span / 2, section.width)
    near_surface = np.clip((z - low) / (high - low), 0, 1) ** 1.5
    below_lamps = np.sqrt(np.clip(1 - np.abs(x[None, :, None] - middle) / half, 0, 1))
    return WATER * (0.36 + 0.64 * near_surface) * (0.62 + 0.38 * below_lamps)


def sump_water(section):
    """The water of the sump as masks: its surface, and all of it as it is seen from the front."""
    (left, right), (front, back), (bottom, _) = SUMP
    corners = ((left, back), (right, back), (right, front), (left, front))
    surface = [seen(x, y, SUMP_LEVEL) for x, y in corners]
    foot = [seen(x, front, bottom) for x in (right, left)]
    return section.area(surface), section.area([*surface[:3], *foot, surface[3]])


def develop(passes):
    """Navy paper, water with the light of its lamps, and the drawing in gold and teal."""
    height, width = (side // 2 for side in passes["edge_depth"].shape[:2])
    section = Overlay((height, width), (0.0, MIDDLE, SPAN))
    draw_structure(section)
    draw_tank(section)
    draw_sump(section)
    draw_measures(section)
    gold, teal = section.reduced()

    solid = section.region(*CUT_FACES, *COLUMNS, *TANK_FACES)
    below = section.region((-SIDE, FLOOR, SIDE, SLAB)) * (1 - solid)
    water = section.region((-HALF, BOTTOM, HALF, SURFACE))
    surface, sump = sump_water(section)
    tubes = section.region(
        *(
            (*seen(x - radius, y, low), *seen(x + radius, y, high))
            for x, y, radius, low, high in TUBES
        )
    )

    small = (width, height)
    objects = cv2.resize(passes["edge_object"][..., 0], small, interpolation=cv2.INTER_NEAREST)
    living = (objects >= LIFE).astype(np.float32)
    outside = 1 - cv2.dilate(living, np.ones((5, 5)))[..., None]  # a fish is behind the wall
    living = living[..., None]
    pipes = (objects == PIPES).astype(np.float32)[..., None]
    shapes = outlines(passes["edge_normal"], passes["edge_depth"])[..., None] * (1 - solid)
    animals = np.clip(contours(passes["edge_object"])[..., None] * 1.3, 0, 1) * water
    upwards = cv2.resize(passes["edge_normal"][..., 1], small)[..., None]
    depth = cv2.resize(passes["edge_depth"], small, interpolation=cv2.INTER_NEAREST)[..., None]
    nearness = np.clip(1.25 - (depth + EYE[1]) / 4.0, 0.3, 1)

    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    picture = NAVY * (1.12 - 0.28 * np.clip(x**2 + y**2, 0, 1.5))[..., None]
    lit = lit_water(section, BOTTOM, SURFACE, 0, 3.4) * (1 + living * (0.5 * upwards - 0.1))
    picture = picture + (1.25 * lit - picture) * water * 0.72
    lit = lit_water(section, FLOOR + 0.3, SUMP_LEVEL, -0.5, 2.4)
    picture = picture + (1.5 * lit - picture) * sump * 0.75
    picture = picture + (TEAL - picture) * surface * 0.16
    lit = lit_water(section, FLOOR + 1.6, FLOOR + 0.2, 0, SIDE * 9)
    picture = picture + (1.6 * lit - picture) * tubes * below * 0.8

    machines = shapes * below * (1 - pipes) * (1 - 0.6 * sump)
    in_room = (1 - below) * (1 - water) * outside
    for lines, color, strength in (
        (shapes * in_room * (1 - pipes), GOLD, 0.62),
        (shapes * (1 - water) * pipes, TEAL, 1.0),
        (machines * nearness, GOLD, 1.0),
        (shapes * water * (1 - living), TEAL, 0.35),
        (shapes * water * living, TEAL, 0.22),
        (animals, TEAL, 0.75),
        (gold, GOLD, 0.9),
        (teal, TEAL, 0.9),
    ):
        picture = picture + (color - picture) * np.clip(lines * strength, 0, 1)
    warm, cool = lamps(section)
    for light, color in ((warm, WARM), (cool, COOL)):
        picture = picture + (color - picture) * np.clip(light * (1 - solid), 0, 1)
    return np.clip(picture, 0, 1)
