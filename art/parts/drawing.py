"""Develop a render as a technical drawing in gold on navy that fades into the picture.

Lines are the edges of the normal, albedo and depth passes; inside the tank, whose water hides
depth, they are the edges of the picture itself.
"""

import cv2
import numpy as np

from .denoise import denoised
from .grade import finish
from .view import View

NAVY = np.array([0.022, 0.075, 0.115])
GOLD = np.array([0.86, 0.74, 0.52])
GRID_TINT = np.array([0.6, 0.9, 1.0])
GLOW = np.array([0.10, 0.085, 0.055]) * 0.5
# Where the drawing turns into the picture, as a share of the width, and how suddenly.
SEAM, SUDDENNESS = 0.47, 26
SEAM_GLOW_WIDTH = 0.012
GRID_STEP = 50
LINE_COLOR = (133, 189, 219)
FARTHEST = 60


def edges(picture):
    """The strength of edges, over all channels."""
    total = 0
    for channel in range(picture.shape[2]):
        across = cv2.Sobel(picture[..., channel], cv2.CV_32F, 1, 0, ksize=3)
        down = cv2.Sobel(picture[..., channel], cv2.CV_32F, 0, 1, ksize=3)
        total = total + across**2 + down**2
    return np.sqrt(total)


def soften(picture, radius):
    """Blur a little, so that noise draws no lines."""
    return cv2.GaussianBlur(picture.astype(np.float32), (0, 0), radius)


def line_strength(passes, picture, tank, scale):
    """How much line each pixel carries, 0..1; tank is a mask of the tank's opening."""
    normal = edges(soften(passes["normal"], 0.8 * scale + 0.2))
    albedo = edges(soften(passes["albedo"], 0.8 * scale + 0.2))
    depth = edges(np.log(np.clip(passes["depth"], 0.1, FARTHEST)).astype(np.float32))
    room = np.clip(normal * 0.55 - 0.25, 0, 1) * 0.8
    room += np.clip(albedo * 0.9 - 0.15, 0, 1) * 0.55
    room += np.clip(depth * 3 - 0.25, 0, 1) * 0.9
    water = np.clip(edges(soften(picture, 0.6 * scale + 0.2)) * 1.25 - 0.22, 0, 0.85)
    lines = room * (1 - tank) + water * tank
    return np.clip(cv2.GaussianBlur(lines, (0, 0), 0.35 * scale + 0.15) * 1.05, 0, 1)[..., None]


def add_dimensions(picture, view, dimensions):
    """Draw straight lines between points of the world with a dot at both ends.

    Drawn at twice the size, so that they end up smooth.
    """
    values = (np.clip(picture, 0, 1) * 255).astype(np.uint8)[..., ::-1]
    size = (view.width, view.height)
    large = cv2.resize(
        np.ascontiguousarray(values), (size[0] * 2, size[1] * 2), interpolation=cv2.INTER_CUBIC
    )
    radius = max(2, int(6 * view.width / 1600) + 2)
    for start, end, dots in dimensions:
        ends = [tuple(int(side * 2) for side in view.pixel(point)) for point in (start, end)]
        cv2.line(large, *ends, LINE_COLOR, 2, cv2.LINE_AA)
        for point in ends[:dots]:
            cv2.circle(large, point, radius, LINE_COLOR, -1, cv2.LINE_AA)
    small = cv2.resize(large, size, interpolation=cv2.INTER_AREA)
    return small[..., ::-1] / 255


def develop(passes, tank, dimensions=(), **grade):
    """tank: the opening's lower left and upper right corner in the world.

    dimensions are (start, end, dots) in the world: a line, and how many of its ends carry a dot.
    """
    view = View(passes)
    picture = finish(denoised(passes), **grade)
    height, width = picture.shape[:2]
    scale = width / 1600
    left, bottom = view.pixel(tank[0])
    right, top = view.pixel(tank[1])
    opening = np.zeros((height, width), np.float32)
    opening[int(top) + 2 : int(bottom) - 1, int(left) + 2 : int(right) - 1] = 1

    y, x = np.mgrid[0:height, 0:width]
    across, down = x / width, y / height
    step = max(1, int(GRID_STEP * scale))
    grid = ((x % step == 0) | (y % step == 0))[..., None] * 0.045
    shade = 1 - 0.35 * ((across - 0.4) ** 2 + (down - 0.5) ** 2)
    lines = line_strength(passes, picture, opening, scale)
    drawing = (NAVY * shade[..., None] + grid * GRID_TINT) * (1 - lines) + GOLD * lines

    share = (1 / (1 + np.exp(-(across - SEAM) * SUDDENNESS)))[..., None]
    result = drawing * (1 - share) + picture * share
    seam = np.exp(-(((across - SEAM) / SEAM_GLOW_WIDTH) ** 2))[..., None]
    return add_dimensions(result + seam * GLOW, view, dimensions)
