"""A sheet of fine lines and lettering: the Meridian Reef, drawn for the workshop."""

import os

import bpy
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from .blender import image_from_array
from .nodes import new_material

PAPER = np.array([0.44, 0.415, 0.365])
INK = np.array([0.015, 0.025, 0.035])
WASH = np.array([0.13, 0.30, 0.32])


class Sheet:
    """Ink on paper: coordinates from 0 to 1 across and, times the sheet's shape, down."""

    def __init__(self, width, height):
        self.ink = np.zeros((height, width))
        self.wash = np.zeros((height, width))
        self.size = width

    def line(self, points, weight=1.0):
        """A polyline drawn by hand-steady dots."""
        points = np.asarray(points, float) * self.size
        for start, end in zip(points[:-1], points[1:]):
            steps = int(np.hypot(*(end - start)) * 2) + 2
            x, y = (start + np.linspace(0, 1, steps)[:, None] * (end - start)).T
            self._dots(x, y, weight)

    def _dots(self, x, y, weight):
        column, row = np.floor(x).astype(int), np.floor(y).astype(int)
        for right in (0, 1):
            for down in (0, 1):
                share = (1 - abs(x - column - right)) * (1 - abs(y - row - down)) * 1.6 * weight
                rows = np.clip(row + down, 0, self.ink.shape[0] - 1)
                columns = np.clip(column + right, 0, self.ink.shape[1] - 1)
                np.maximum.at(self.ink, (rows, columns), share)

    def box(self, left, top, right, bottom, weight=1.0, wash=0.0):
        """A rectangle, perhaps with a wash of color inside."""
        corners = [(left, top), (right, top), (right, bottom), (left, bottom), (left, top)]
        self.line(corners, weight)
        x0, x1, y0, y1 = (int(side * self.size) for side in (left, right, top, bottom))
        self.wash[y0:y1, x0:x1] = np.maximum(self.wash[y0:y1, x0:x1], wash)

    def text(self, x, y, height, words, weight=0.9, upright=False):
        """Lettering whose capitals have a height, centred on (x, y)."""
        folder = os.path.join(bpy.utils.system_resource("DATAFILES"), "fonts")
        font = os.path.join(folder, "DejaVuSans.woff2")
        fine = 4
        font = ImageFont.truetype(font, round(height * self.size * fine / 0.73))
        left, top, right, bottom = font.getbbox(words)
        plate = Image.new("L", (right - left + 2 * fine, bottom - top + 2 * fine))
        ImageDraw.Draw(plate).text((fine - left, fine - top), words, 255, font)
        if upright:
            plate = plate.transpose(Image.Transpose.ROTATE_90)
        size = max(1, plate.width // fine), max(1, plate.height // fine)
        cover = np.asarray(plate.resize(size, Image.Resampling.BOX)) / 255 * weight
        row, column = (
            int(middle * self.size - side / 2)
            for middle, side in ((y, cover.shape[0]), (x, cover.shape[1]))
        )
        here = self.ink[row : row + cover.shape[0], column : column + cover.shape[1]]
        np.maximum(here, cover[: here.shape[0], : here.shape[1]], out=here)

    def measure(self, start, end, y, figure="", weight=0.5):
        """A dimension line with slanted ticks and its figure."""
        self.line([(start, y), (end, y)], weight)
        for x in (start, end):
            self.line([(x - 0.004, y + 0.004), (x + 0.004, y - 0.004)], 1.0)
            self.line([(x, y - 0.008), (x, y + 0.008)], weight)
        if figure:
            self.text((start + end) / 2, y - 0.0065, 0.0056, figure)

    def rise(self, low, high, x, figure, weight=0.5):
        """The same for a height, written along it."""
        self.line([(x, low), (x, high)], weight)
        for y in (low, high):
            self.line([(x - 0.004, y + 0.004), (x + 0.004, y - 0.004)], 1.0)
            self.line([(x - 0.008, y), (x + 0.008, y)], weight)
        self.text(x - 0.0065, (low + high) / 2, 0.0056, figure, upright=True)

    def pixels(self):
        """The sheet as linear RGB."""
        washed = PAPER + (WASH - PAPER) * self.wash[..., None]
        return washed + (INK - washed) * np.clip(self.ink, 0, 1)[..., None]


def ridge(rng, start, end, base, height, points=90):
    """The rough outline of rockwork over a base line."""
    x = np.linspace(0, 1, points)
    rough = sum(
        rng.normal(0, 1) * np.sin(x * k * 3.1 + rng.uniform(0, 6)) / k for k in range(2, 15)
    )
    y = base - height * np.sin(np.pi * x) ** 0.7 * (0.75 + 0.22 * rough)
    return np.c_[start + (end - start) * x, np.minimum(y, base)]


def elevation_sheet(seed=2, width=2400, height=1644):
    """A drawing on A1: the wall's elevation 1:10, the plan and a section 1:20, and its title."""
    rng = np.random.default_rng(seed)
    sheet = Sheet(width, height)
    metre = 0.1 / 0.92  # at 1:10, as a share of the sheet's width
    sheet.box(0.02, 0.02, 0.98, 0.665, 0.9)

    floor, middle = 0.42, 0.455
    ceiling, head, sill = (floor - tall * metre for tall in (3.10, 2.65, 0.45))
    left, right = middle - 2.6 * metre, middle + 2.6 * metre
    ends = middle - 3.75 * metre, middle + 3.75 * metre
    sheet.line([(0.03, floor), (0.88, floor)], 1.3)
    sheet.line([(0.03, ceiling), (0.88, ceiling)], 0.8)
    for x in ends:
        sheet.line([(x, ceiling), (x, floor)], 0.9)
    sheet.box(left, head, right, sill, 1.2, wash=0.5)
    sheet.box(left - 0.0033, head - 0.0033, right + 0.0033, sill + 0.0033, 0.8)
    sheet.line([(left, head + 0.012), (right, head + 0.012)], 0.4)
    third = 0.877 * metre
    for x in (middle - third, middle + third):
        for y0, y1 in ((ceiling, head), (sill, floor)):
            sheet.line([(x, y0), (x, y1)], 0.45)
    for start, end, tall in ((-2.45, -0.1, 1.42), (0.7, 2.42, 1.0), (-0.5, 0.95, 0.5)):
        for share in (1.0, 0.8, 0.55, 0.3):
            ends_at = middle + start * metre, middle + end * metre
            outline = ridge(rng, *ends_at, sill, tall * metre * share)
            sheet.line(outline, 0.9 if share == 1.0 else 0.4)
    for x in np.arange(ends[0], ends[1] + 0.001, metre * 1.25):
        sheet.line([(x, ceiling - 0.016), (x, floor + 0.012)], 0.22)
    sheet.measure(left, right, head - 0.014, "5 200")
    sheet.measure(*ends, floor + 0.022, "7 500")
    sheet.rise(sill, head, left - 0.025, "2 200")
    sheet.rise(floor, sill, left - 0.025, "450")
    sheet.rise(floor, ceiling, 0.875, "3 100")
    for x, y, words in (
        (middle, 0.050, "ELEVATION OF THE WALL  1:10"),
        (left + 0.09, head + 0.026, "Cast acrylic, 140 mm"),
        (right - 0.075, head + 0.026, "Water level + 2 650"),
        (middle + 3.15 * metre, head + 0.03, "Stone, 30 mm"),
        (middle - 3.15 * metre, floor - 0.02, "Stone, 30 mm"),
    ):
        sheet.text(x, y, 0.0062, words)

    half = metre / 2
    x0, y0 = 0.06, 0.50
    x1, y1 = x0 + 5.2 * half, y0 + 2.34 * half
    sheet.box(x0 - 0.15 * half, y0 - 0.15 * half, x1 + 0.15 * half, y1, 0.9)
    sheet.box(x0, y0, x1, y1 - 0.14 * half, 1.0, wash=0.35)
    for level in range(5):
        angle = np.linspace(0, 2 * np.pi, 120)
        wobble = 1 + 0.18 * np.sin(3 * angle + level) + 0.1 * np.sin(7 * angle)
        size = 1 - level * 0.17
        for x, wide in ((x0 + 0.072, 0.055), (x0 + 0.212, 0.045)):
            loop = np.c_[
                x + wide * size * wobble * np.cos(angle),
                y0 + 0.062 + 0.030 * size * wobble * np.sin(angle),
            ]
            sheet.line(loop, 0.8 if level == 0 else 0.4)
    sheet.measure(x0, x1, y1 + 0.016, "5 200")
    sheet.rise(y1 - 0.14 * half, y0, x1 + 0.035, "2 200")
    sheet.text((x0 + x1) / 2, y1 + 0.027, 0.0058, "PLAN  1:20")

    x0, x1, base = 0.44, 0.44 + 2.2 * half, 0.63
    sheet.box(x0, base - 2.65 * half, x1, base - 0.45 * half, 1.0, wash=0.35)
    sheet.box(x0 - 0.15 * half, base - 0.45 * half, x1 + 0.14 * half, base - 0.3 * half, 0.9)
    sheet.line(ridge(rng, x0 + 0.02, x1 - 0.03, base - 0.45 * half, 0.06), 0.7)
    sheet.line([(x0 - 0.04, base), (x1 + 0.10, base)], 1.2)
    for step in np.arange(x0 - 0.04, x1 + 0.09, 0.008):
        sheet.line([(step, base + 0.008), (step + 0.007, base)], 0.4)
    sheet.rise(base - 0.45 * half, base - 2.65 * half, x1 + 0.035, "2 200")
    sheet.text((x0 + x1) / 2, base + 0.018, 0.0058, "SECTION  1:20")

    sheet.box(0.70, 0.50, 0.98, 0.665, 0.9)
    for y in (0.545, 0.575, 0.605, 0.635):
        sheet.line([(0.70, y), (0.98, y)], 0.5)
    sheet.line([(0.84, 0.575), (0.84, 0.665)], 0.5)
    sheet.text(0.84, 0.522, 0.011, "ATOLLIER")
    for x, y, words in (
        (0.84, 0.560, "The Meridian Reef, Palm Jumeirah"),
        *((0.77, 0.590, "Lounge, reef wall"), (0.91, 0.590, "Sheet 4 / 12")),
        *((0.77, 0.620, "Drawn  I. K."), (0.91, 0.620, "Revision C")),
        *((0.77, 0.650, "1:10, 1:20 on A1"), (0.91, 0.650, "14.03")),
    ):
        sheet.text(x, y, 0.0058, words)
    for line in range(9):
        length = rng.uniform(0.05, 0.075)
        y = 0.10 + 0.013 * line
        sheet.line([(0.895, y), (0.895 + length, y)], 0.35)
    return sheet.pixels()


def drawn_paper(pixels, width, height, roughness=0.75, specular=0.25, unrolled=False, metal=0.0):
    """Thin paper that shows the drawing on a sheet of that size, its middle at the origin.

    What is bent out of its plane is unrolled: it brings its own coordinates.
    """
    material, nodes = new_material("drawing")
    if unrolled:
        place = nodes("ShaderNodeTexCoord").outputs["UV"]
    else:
        flat = nodes("ShaderNodeTexCoord").outputs["Object"]
        scaled = {0: flat, 1: (0.5, 0.5, 0), 3: (1 / width, 1 / height, 1)}
        place = nodes("ShaderNodeMapping", scaled).outputs[0]
    texture = nodes("ShaderNodeTexImage", {0: place})
    texture.image = image_from_array(pixels, "drawing")
    texture.interpolation = "Cubic"
    inputs = {"Base Color": texture.outputs[0], "Roughness": roughness, "Specular": specular}
    if metal:
        inputs["Metallic"] = metal
    paper = nodes("ShaderNodeBsdfPrincipled", inputs)
    through = nodes("ShaderNodeBsdfTranslucent", {0: texture.outputs[0]})
    nodes.output(nodes("ShaderNodeMixShader", {0: 0.12, 1: paper, 2: through}).outputs[0])
    return material
