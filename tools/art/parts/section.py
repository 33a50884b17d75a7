"""Develop a section: gold and teal lines on dark green that fade into the lit room."""

import cv2
import numpy as np

from .denoise import denoised
from .grade import finish
from .overlay import GOLD, PAPER, SHARP, TEAL, Overlay, outlines

# Shares of the picture's width: where the light comes up, where the lines go.
LIGHT_COMES, LINES_GO, SOFTNESS = 0.555, 0.66, 0.040
SLAB, PLANT_FLOOR = 0.30, 1.22  # metres: floor and roof slab; depth of the plant room


def rise(x, middle, softness):
    """0 well before the middle, 1 well after it."""
    return 1 / (1 + np.exp(-(x - middle) / softness))


def draw_building(overlay, room, panel):
    """The cut slabs, the cut wall and the cut panel under the ceiling."""
    outer, inner, ceiling = room
    far = overlay.x + overlay.span
    overlay.hatch(outer, -SLAB, far, 0.0)
    overlay.hatch(outer, ceiling, far, ceiling + SLAB)
    overlay.hatch(outer, 0.0, inner, ceiling)
    overlay.hatch(outer, -PLANT_FLOOR, inner, -SLAB)
    overlay.hatch(outer, -PLANT_FLOOR - 0.16, far, -PLANT_FLOOR)
    left, right, bottom, top = panel
    overlay.hatch(left, bottom, right, top, spacing=0.05)
    overlay.measure((outer, 0.0), (outer, ceiling), (-0.20, 0))
    overlay.measure((outer, -PLANT_FLOOR), (outer, -SLAB), (-0.20, 0))


def draw_drum(overlay, drum):
    """The drum's outline, its axes, its size and the wheel that the water turns in."""
    x, z, radius = drum
    gold, teal = overlay.gold, overlay.teal
    overlay.round(gold, x, z, radius, weight=1.8)
    overlay.round(gold, x, z, radius - 0.033, strength=0.7)
    overlay.dashed(gold, (x - radius - 0.28, z), (x + radius + 0.28, z), strength=0.6)
    overlay.dashed(gold, (x, z - radius - 0.1), (x, z + radius + 0.28), strength=0.6)
    overlay.measure((x - radius, z), (x + radius, z), (0, radius + 0.36))
    for share, starts in ((0.86, (100, 190)), (0.66, (140, 225)), (0.45, (115, 205))):
        for start in starts:
            overlay.round(teal, x, z, radius * share, start, start + 62, strength=0.75)
            overlay.arrow(x, z, radius * share, start + 62)


def draw_plant_room(overlay, drum):
    """Under the floor: return, sump, pump, skimmer, chiller and supply."""
    gold, teal = overlay.gold, overlay.teal
    x, z, radius = drum
    foot, base = z - radius, -PLANT_FLOOR
    overlay.box(gold, -1.62, base, -0.22, base + 0.52, weight=1.6)  # the sump
    for baffle in (-1.12, -0.66):
        overlay.line(gold, (baffle, base), (baffle, base + 0.40))
    for left, right, level in ((-1.62, -1.12, 0.44), (-1.12, -0.66, 0.41), (-0.66, -0.22, 0.36)):
        overlay.line(teal, (left, base + level), (right, base + level), strength=0.9)
    overlay.box(gold, -1.50, base + 0.06, -1.24, base + 0.66, weight=1.4)  # the skimmer
    overlay.box(gold, -1.43, base + 0.66, -1.31, base + 0.78)
    overlay.round(gold, 0.12, base + 0.15, 0.13, weight=1.6)  # the pump
    overlay.line(gold, (0.01, base + 0.08), (0.25, base + 0.15), (0.01, base + 0.22), weight=1.2)
    overlay.line(gold, (-0.06, base), (0.30, base), weight=2.0)
    overlay.box(gold, -2.75, base, -2.05, base + 0.62, weight=1.6)  # the chiller
    overlay.round(gold, -2.40, base + 0.34, 0.21)
    for turn in (0, 60, 120):
        step = np.array([np.cos(np.radians(turn)), np.sin(np.radians(turn))]) * 0.21
        middle = np.array([-2.40, base + 0.34])
        overlay.line(gold, middle - step, middle + step, strength=0.6)

    def pipe(*points):
        """Two parallel lines along a way of right angles."""
        for shift in (-0.025, 0.025):
            moved = [[px + shift, pz - shift] for px, pz in points]
            for end, beside in ((0, 1), (-1, -2)):  # both lines end at the same place
                lengthwise = 1 if points[end][0] == points[beside][0] else 0
                moved[end][lengthwise] = points[end][lengthwise]
            overlay.line(teal, *moved, strength=0.85)

    pipe((x - 0.30, foot + 0.05), (x - 0.30, -0.44), (-0.90, -0.44), (-0.90, base + 0.52))
    pipe((-0.22, base + 0.15), (-0.01, base + 0.15))
    pipe((0.12, base + 0.28), (0.12, -0.56), (x + 0.02, -0.56), (x + 0.02, foot + 0.05))
    pipe((-2.05, base + 0.30), (-1.62, base + 0.30))


def develop(passes, **grade):
    """The lit room, and over it the drawing, each where it belongs."""
    lit = finish(denoised(passes), **grade)
    height, width = lit.shape[:2]
    overlay = Overlay((height, width), passes["frame"])
    draw_building(overlay, passes["room"], passes["panel"])
    draw_drum(overlay, passes["drum"])
    draw_plant_room(overlay, passes["drum"])
    gold, teal = overlay.reduced()

    to_small = np.array([1 / SHARP, 1 / SHARP])
    left, floor = np.array(overlay.at(passes["room"][1], 0.0)) * to_small
    _, ceiling = np.array(overlay.at(0, passes["room"][2])) * to_small
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    inside = ((x > left) & (y > ceiling) & (y < floor)).astype(np.float32)[..., None]
    share = (x / width)[..., None]

    drum_x, drum_z, radius = passes["drum"]
    centre = np.array(overlay.at(drum_x, drum_z)) * to_small
    reach = radius * width / passes["frame"][2]
    in_drum = (np.hypot(x - centre[0], y - centre[1]) < reach * 0.96).astype(np.float32)[..., None]
    glow = lit @ np.array([0.3, 0.5, 0.2])
    glow = glow - cv2.GaussianBlur(glow, (0, 0), width / 1600 * 16)
    animals = np.clip(glow * 3.2 - 0.05, 0, 1)[..., None] * in_drum
    edges = outlines(passes["edge_normal"], passes["edge_depth"])[..., None]
    edges = edges * inside * (1 - in_drum)

    fade = 1 - rise(share, LINES_GO, SOFTNESS)
    vignette = 1 - 0.30 * ((share - 0.45) ** 2 + ((y / height)[..., None] - 0.5) ** 2)
    drawing = PAPER * vignette
    for lines, color, strength in ((edges, GOLD, 0.72), (animals, TEAL, 0.9)):
        drawing = drawing + (color - drawing) * lines * strength
    light = rise(share, LIGHT_COMES, SOFTNESS) * inside
    picture = drawing * (1 - light) + lit * light
    picture = picture + (GOLD - picture) * np.clip(edges * light * fade * 0.5, 0, 1)
    outside = 0.10 + 0.90 * fade
    for lines, color in ((gold, GOLD), (teal, TEAL)):
        shown = lines * np.where(inside > 0, fade, outside) * 0.9
        picture = picture + (color - picture) * shown
    return np.clip(picture, 0, 1)
