"""A sheet of fine lines: the elevation and plan of an aquarium wall, without any lettering."""

import numpy as np

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

    def measure(self, start, end, y, weight=0.5):
        """A dimension line with slanted ticks."""
        self.line([(start, y), (end, y)], weight)
        for x in (start, end):
            self.line([(x - 0.004, y + 0.004), (x + 0.004, y - 0.004)], 1.0)
            self.line([(x, y - 0.012), (x, y + 0.012)], weight)

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


def elevation_sheet(seed=2, width=980, height=670):
    """An image of a drawing sheet: elevation above, plan and two sections below."""
    rng = np.random.default_rng(seed)
    sheet = Sheet(width, height)
    sheet.box(0.02, 0.02, 0.98, 0.66, 0.8)
    sheet.box(0.10, 0.10, 0.90, 0.38, 0.9)
    sheet.box(0.17, 0.15, 0.83, 0.32, 1.0, wash=0.55)
    sheet.box(0.175, 0.155, 0.825, 0.315, 0.6)
    sheet.line([(0.175, 0.172), (0.825, 0.172)], 0.5)
    for start, end, tall in ((0.20, 0.46, 0.115), (0.56, 0.80, 0.085), (0.40, 0.54, 0.035)):
        for share in (1.0, 0.8, 0.55, 0.3):
            outline = ridge(rng, start, end, 0.31, tall * share)
            sheet.line(outline, 0.9 if share == 1.0 else 0.4)
    for x in np.arange(0.10, 0.901, 0.05):
        sheet.line([(x, 0.06), (x, 0.40)], 0.22)
    for start, end, y in ((0.10, 0.90, 0.065), (0.17, 0.83, 0.085), (0.10, 0.17, 0.40)):
        sheet.measure(start, end, y)
    sheet.measure(0.17, 0.83, 0.40)

    sheet.box(0.10, 0.44, 0.58, 0.62, 0.9)
    sheet.box(0.14, 0.47, 0.54, 0.58, 1.0, wash=0.4)
    for level in range(6):
        angle = np.linspace(0, 2 * np.pi, 120)
        wobble = 1 + 0.18 * np.sin(3 * angle + level) + 0.1 * np.sin(7 * angle)
        size = 1 - level * 0.15
        for x, wide in ((0.25, 0.085), (0.44, 0.06)):
            loop = np.c_[
                x + wide * size * wobble * np.cos(angle),
                0.525 + 0.04 * size * wobble * np.sin(angle),
            ]
            sheet.line(loop, 0.8 if level == 0 else 0.4)
    for left in (0.64, 0.80):
        sheet.box(left, 0.45, left + 0.12, 0.61, 0.8)
        sheet.box(left + 0.03, 0.48, left + 0.10, 0.56, 1.0, wash=0.45)
        sheet.line(ridge(rng, left + 0.035, left + 0.095, 0.555, 0.05), 0.7)
        sheet.measure(left + 0.03, left + 0.10, 0.59)
        for step in np.arange(0, 0.12, 0.008):
            sheet.line([(left + step, 0.61), (left + step + 0.006, 0.602)], 0.4)
    return sheet.pixels()


def drawn_paper(pixels, width, height, roughness=0.75, specular=0.25):
    """Thin paper that shows the drawing on a sheet of that size, its middle at the origin."""
    material, nodes = new_material("drawing")
    coordinates = nodes("ShaderNodeTexCoord").outputs["Object"]
    scaled = nodes(
        "ShaderNodeMapping", {0: coordinates, 1: (0.5, 0.5, 0), 3: (1 / width, 1 / height, 1)}
    )
    texture = nodes("ShaderNodeTexImage", {0: scaled.outputs[0]})
    texture.image = image_from_array(pixels, "drawing")
    texture.interpolation = "Cubic"
    inputs = {"Base Color": texture.outputs[0], "Roughness": roughness, "Specular": specular}
    paper = nodes("ShaderNodeBsdfPrincipled", inputs)
    through = nodes("ShaderNodeBsdfTranslucent", {0: texture.outputs[0]})
    nodes.output(nodes("ShaderNodeMixShader", {0: 0.12, 1: paper, 2: through}).outputs[0])
    return material
