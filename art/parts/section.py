"""Develop a section: gold and teal lines on dark green that fade into the lit room."""

import cv2
import numpy as np

from .denoise import denoised
from .grade import finish

# sRGB between 0 and 1.
PAPER = np.array([7, 24, 28]) / 255
GOLD = np.array([214, 182, 122]) / 255
TEAL = np.array([96, 186, 190]) / 255
SHARP = 4  # how many times larger the overlay is drawn before it is reduced
# Shares of the picture's width: where the light comes up, where the lines go.
LIGHT_COMES, LINES_GO, SOFTNESS = 0.555, 0.66, 0.040
SLAB, PLANT_FLOOR = 0.30, 1.22  # metres: floor and roof slab; depth of the plant room


def rise(x, middle, softness):
    """0 well before the middle, 1 well after it."""
    return 1 / (1 + np.exp(-(x - middle) / softness))


def outlines(normal, depth):
    """Lines where a surface bends or ends, from passes of twice the picture's size."""
    near = 1 / np.clip(depth[..., 0], 0.5, 40)

    def bend(field):
        padded = np.pad(field, 1, mode="edge")
        across = padded[1:-1, :-2] + padded[1:-1, 2:] - 2 * field
        down = padded[:-2, 1:-1] + padded[2:, 1:-1] - 2 * field
        return np.abs(across) + np.abs(down)

    ends = np.clip(bend(near.astype(np.float32)) / near * 40 - 0.15, 0, 1)
    bends = np.zeros_like(near)
    for axis in range(3):
        component = cv2.GaussianBlur(normal[..., axis], (0, 0), 0.7)
        bends = np.maximum(bends, np.abs(cv2.Sobel(component, cv2.CV_32F, 1, 0, ksize=3)))
        bends = np.maximum(bends, np.abs(cv2.Sobel(component, cv2.CV_32F, 0, 1, ksize=3)))
    lines = np.maximum(ends, np.clip(bends * 0.55 - 0.22, 0, 1) * 0.75)
    height, width = lines.shape
    size = (width // 2, height // 2)
    small = cv2.resize(lines.astype(np.float32), size, interpolation=cv2.INTER_AREA)
    return np.clip(small * 1.5, 0, 1)


class Overlay:
    """What the architect adds: cut faces, hatching, pipes and measures, as two masks of lines."""

    def __init__(self, shape, frame, drum):
        self.height, self.width = shape
        self.x, self.z, self.span = frame
        self.drum = drum
        size = (self.height * SHARP, self.width * SHARP)
        self.gold, self.teal = np.zeros(size, np.float32), np.zeros(size, np.float32)
        self.unit = self.width * SHARP / 1600  # a pixel of a picture 1600 wide

    def at(self, x, z):
        """Metres in the section plane to pixels of the overlay."""
        scale = self.width * SHARP / self.span
        return (
            int(round(self.width * SHARP / 2 + (x - self.x) * scale)),
            int(round(self.height * SHARP / 2 - (z - self.z) * scale)),
        )

    def line(self, mask, *points, weight=1.0, strength=1.0):
        """A line through points in metres."""
        path = np.array([self.at(*point) for point in points], np.int32)
        thickness = max(1, int(round(weight * self.unit)))
        # Only the part of the mask that the line touches: the whole is large.
        limits = np.array(mask.shape[::-1])
        low = np.clip(path.min(0) - thickness - 2, 0, limits)
        high = np.clip(path.max(0) + thickness + 3, 0, limits)
        if (high <= low).any():
            return
        part = mask[low[1] : high[1], low[0] : high[0]]
        layer = np.zeros(part.shape, np.uint8)
        cv2.polylines(layer, [path - low.astype(np.int32)], False, 255, thickness, cv2.LINE_AA)
        np.maximum(part, layer / np.float32(255) * np.float32(strength), out=part)

    def box(self, mask, left, bottom, right, top, **style):
        """A rectangle."""
        corners = ((left, bottom), (right, bottom), (right, top), (left, top), (left, bottom))
        self.line(mask, *corners, **style)

    def round(self, mask, x, z, radius, start=0, end=360, **style):
        """A circle or an arc; degrees from the right, counter-clockwise."""
        angle = np.radians(np.linspace(start, end, 121))
        points = zip(x + radius * np.cos(angle), z + radius * np.sin(angle))
        self.line(mask, *points, **style)

    def dashed(self, mask, start, end, dash=0.09, gap=0.04, dot=0.012, **style):
        """A centre line: long dash, short dash."""
        start, end = np.array(start), np.array(end)
        length = np.linalg.norm(end - start)
        along, done = (end - start) / length, 0.0
        for step in np.resize([dash, dot], 400):
            if done >= length:
                return
            until = min(done + step, length)
            self.line(mask, start + along * done, start + along * until, **style)
            done += step + gap

    def measure(self, start, end, offset):
        """A dimension line beside two points: extension lines, and an oblique tick at each end."""
        start, end, offset = np.array(start), np.array(end), np.array(offset)
        reach = offset / np.linalg.norm(offset)
        a, b = start + offset, end + offset
        self.line(self.gold, a, b, strength=0.85)
        for point, foot in ((a, start), (b, end)):
            self.line(self.gold, foot + reach * 0.05, point + reach * 0.06, strength=0.45)
            self.line(self.gold, point - 0.045, point + 0.045, weight=2.0)

    def hatch(self, left, bottom, right, top, spacing=0.075):
        """A cut face: its outline and lines at 45 degrees."""
        for start in np.arange(left - (top - bottom), right, spacing):
            a, b = max(start, left), min(start + top - bottom, right)
            if b > a:
                ends = (a, bottom + a - start), (b, bottom + b - start)
                self.line(self.gold, *ends, strength=0.32)
        self.box(self.gold, left, bottom, right, top, weight=2.0, strength=0.95)

    def arrow(self, radius, degrees):
        """The head of an arrow on a circle about the drum's centre, counter-clockwise."""
        x, z, _ = self.drum
        turn = np.radians(degrees)
        tip = np.array([x + radius * np.cos(turn), z + radius * np.sin(turn)])
        back = np.array([np.sin(turn), -np.cos(turn)]) * 0.075
        aside = np.array([np.cos(turn), np.sin(turn)]) * 0.028
        self.line(self.teal, tip + back + aside, tip, tip + back - aside, weight=1.4)

    def reduced(self):
        """Both masks at the picture's size."""
        size = (self.width, self.height)
        return [
            np.clip(cv2.resize(mask, size, interpolation=cv2.INTER_AREA), 0, 1)[..., None]
            for mask in (self.gold, self.teal)
        ]


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


def draw_drum(overlay):
    """The drum's outline, its axes, its size and the wheel that the water turns in."""
    x, z, radius = overlay.drum
    gold, teal = overlay.gold, overlay.teal
    overlay.round(gold, x, z, radius, weight=1.8)
    overlay.round(gold, x, z, radius - 0.033, strength=0.7)
    overlay.dashed(gold, (x - radius - 0.28, z), (x + radius + 0.28, z), strength=0.6)
    overlay.dashed(gold, (x, z - radius - 0.1), (x, z + radius + 0.28), strength=0.6)
    overlay.measure((x - radius, z), (x + radius, z), (0, radius + 0.36))
    for share, starts in ((0.86, (100, 190)), (0.66, (140, 225)), (0.45, (115, 205))):
        for start in starts:
            overlay.round(teal, x, z, radius * share, start, start + 62, strength=0.75)
            overlay.arrow(radius * share, start + 62)


def draw_plant_room(overlay):
    """Under the floor: return, sump, pump, skimmer, chiller and supply."""
    gold, teal = overlay.gold, overlay.teal
    x, z, radius = overlay.drum
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
    overlay = Overlay((height, width), passes["frame"], passes["drum"])
    draw_building(overlay, passes["room"], passes["panel"])
    draw_drum(overlay)
    draw_plant_room(overlay)
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
