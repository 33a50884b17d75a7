"""Develop the wall of the Meridian Reef as an elevation that turns into the finished room.

The lines are those of parts/cutaway.py: everything alive has a number of its own, and so one
contour. The measures stay over the whole picture.
"""

import cv2
import numpy as np

from . import hours
from .cutaway import NAVY, WATER
from .meridian_measures import BOTTOM, HALF, LIFE, TOP, WALL_MIDDLE, WALL_SPAN
from .overlay import GOLD, TEAL, Overlay, contours, outlines
from .section import rise

# Shares of the picture's width: where the light comes up, where the lines go.
LIGHT_COMES, LINES_GO, SOFTNESS = 0.45, 0.53, 0.030
SIGHT = 1.15  # the height of the eyes of someone who sits


def draw_measures(sheet):
    """The window's width and height, its axes, and the sight line from the chairs.

    Their figures are text of the page: src/company/site/designDrawing.ts, src/site/pages.css.
    """
    sheet.measure((-HALF, BOTTOM), (HALF, BOTTOM), (0, -0.235))
    sheet.measure((-HALF, BOTTOM), (-HALF, TOP), (-0.20, 0))
    sheet.measure((-2.89, 0), (-2.89, SIGHT), (-0.16, 0))
    sheet.dashed(sheet.teal, (-3.40, SIGHT), (3.05, SIGHT), dash=0.16, strength=0.75)
    sheet.dashed(sheet.gold, (0, BOTTOM - 0.06), (0, TOP + 0.24), dash=0.16, strength=0.5)


def develop(passes, hour, **grade):
    """Navy paper and lines on the left, the lit room on the right, the measures over both."""
    height, width = (side // 2 for side in passes["edge_depth"].shape[:2])
    lit = hours.develop(passes, hour, **grade).astype(np.float32)
    lit = cv2.resize(lit, (width, height), interpolation=cv2.INTER_AREA)
    sheet = Overlay((height, width), (*WALL_MIDDLE, WALL_SPAN))
    draw_measures(sheet)
    gold, teal = sheet.reduced()

    objects = passes["edge_object"]
    small = cv2.resize(objects[..., 0], (width, height), interpolation=cv2.INTER_NEAREST)
    living = (small >= LIFE).astype(np.float32)[..., None]
    water = sheet.region((-HALF, BOTTOM, HALF, TOP))
    shapes = outlines(passes["edge_normal"], passes["edge_depth"])[..., None]
    animals = np.clip(contours(objects)[..., None] * 1.3, 0, 1) * water

    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    share = (x[..., None] + 1) / 2
    picture = NAVY * (1.12 - 0.28 * np.clip(x**2 + y**2, 0, 1.5))[..., None]
    gray = (lit @ np.array([0.3, 0.5, 0.2]))[..., None]
    picture = picture + (WATER * (0.35 + 1.1 * gray) - picture) * water * 0.62

    light = rise(share, LIGHT_COMES, SOFTNESS)
    fade = 1 - rise(share, LINES_GO, SOFTNESS)
    picture = picture + (lit - picture) * light
    for lines, color, strength in (
        (shapes * (1 - water), GOLD, 0.62),
        (shapes * water * (1 - living), TEAL, 0.35),
        (shapes * water * living, TEAL, 0.22),
        (animals, TEAL, 0.75),
    ):
        picture = picture + (color - picture) * lines * strength * fade
    for lines, color in ((gold, GOLD), (teal, TEAL)):
        picture = picture + (color - picture) * lines * (0.65 + 0.25 * fade)
    return np.clip(picture, 0, 1)
