"""What waves do to the light of open water: caustics on what the sun lights, and shafts.

They are computed on finished passes, among them the position.
"""

import cv2
import numpy as np

from .water_light import march, pattern, project, waves

# The sun's light on surfaces and, a little steeper so that they read as shafts, in the water.
SUN = np.array([-0.227, 0.342, -0.912])
SHAFTS = np.array([-0.20, -0.30, -0.93])
# Lengths in metres over which the patterns repeat.
FINE_TILE, COARSE_TILE = 4.2, 13.0
FINE_SHAFT_TILE, COARSE_SHAFT_TILE = 5.5, 11.0
STEPS, FAR = 56, 17.0
SHAFT_COLOR = np.array([0.012, 0.052, 0.058], np.float32)


def blurred_tile(tile, radius):
    """Blur a tile across its borders."""
    size = len(tile)
    blurred = cv2.GaussianBlur(np.tile(tile, (3, 3)), (0, 0), radius)
    return blurred[size : 2 * size, size : 2 * size].astype(np.float32)


def caustic_light(passes, moment, on_sand, elsewhere, sand_height, softness=0):
    """A factor for each pixel's sunlight; sand takes a stronger pattern than textured corals.

    softness blurs the pattern, as depth does; in parts of its tile's 384.
    """
    positions = passes["pos"].astype(np.float32)
    lean_x, lean_y = SUN[0] / SUN[2], SUN[1] / SUN[2]
    fine = pattern(384, 2, waves(30, 9, 5, 0.95), moment)
    if softness:
        fine = blurred_tile(fine, softness)
    coarse = pattern(256, 2, waves(14, 4, 9, 1.0), moment)
    fine = project(fine, positions, lean_x, lean_y, FINE_TILE)
    coarse = project(coarse, positions, lean_x, lean_y, COARSE_TILE)
    light = np.clip(fine, 0, 5) * 0.78 + 0.12
    light = light * (0.55 + 0.45 * np.clip(coarse, 0, 2.5))
    near = np.exp(-0.10 * np.maximum(passes["depth"][..., 0] - 2.5, 0))
    light = 1 + (light - 1) * np.clip(near * 1.15, 0, 1)
    is_sand = (positions[..., 2] < sand_height) & (passes["normal"][..., 2] > 0.75)
    sand = cv2.GaussianBlur(is_sand.astype(np.float32), (0, 0), 2.0)
    return 1 + (light - 1) * (on_sand * sand + elsewhere * (1 - sand))


def shafts(view, depth, moment, jitter, sun):
    """Light scattered on the way to each pixel, strongest about the sun's point of the picture."""
    small = (view.width // 2, view.height // 2)
    depth = cv2.resize(np.minimum(depth, 1e4), small, interpolation=cv2.INTER_AREA)
    fine = blurred_tile(pattern(192, 2, waves(18, 5, 11, 0.9), moment), 2.2)
    coarse = blurred_tile(pattern(256, 2, waves(14, 4, 9, 1.0), moment), 6)
    light = march(
        fine,
        coarse,
        depth.astype(np.float32),
        jitter,
        view.location,
        view.forward,
        view.right,
        view.up,
        view.slope_x,
        view.slope_y,
        SHAFTS[0] / SHAFTS[2],
        SHAFTS[1] / SHAFTS[2],
        FINE_SHAFT_TILE,
        COARSE_SHAFT_TILE,
        STEPS,
        FAR,
    )
    light = cv2.GaussianBlur(light, (0, 0), 1.6 * view.width / 1280)
    light = cv2.resize(light, (view.width, view.height), interpolation=cv2.INTER_LINEAR)
    light = np.maximum(light - 0.35 * light.mean(), 0)[..., None]
    x, y = np.meshgrid(np.linspace(0, 1, view.width), np.linspace(1, 0, view.height))
    square = ((x - sun[0]) * 1.78 * 0.62) ** 2 + (y - sun[1]) ** 2
    towards_sun = np.exp(-square * 1.3)[..., None].astype(np.float32)
    return light * (0.25 + 1.35 * towards_sun) * SHAFT_COLOR
