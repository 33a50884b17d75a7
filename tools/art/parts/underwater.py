"""What waves do to the light in water: caustics on what the lamps light, and shafts.

They are computed on finished passes, among them the position.
"""

import cv2
import numpy as np

from .water_light import march, pattern, project, waves

# The lamps' light on surfaces and, a little more aslant so that it reads as shafts, in the water.
LAMPS = np.array([-0.12, 0.20, -0.97])
SHAFTS = np.array([-0.13, -0.10, -0.98])
# Lengths in metres over which the patterns repeat.
FINE_TILE, COARSE_TILE = 2.5, 7.0
FINE_SHAFT_TILE, COARSE_SHAFT_TILE = 2.6, 5.0
STEPS, FAR = 40, 5.0
SHAFT_FINENESS = 3  # times smaller than the picture
SHAFT_COLOR = np.array([0.010, 0.050, 0.066], np.float32)


def blurred_tile(tile, radius):
    """Blur a tile across its borders."""
    size = len(tile)
    blurred = cv2.GaussianBlur(np.tile(tile, (3, 3)), (0, 0), radius)
    return blurred[size : 2 * size, size : 2 * size].astype(np.float32)


class Caustics:
    """The pattern of the lamps' light over one picture's surfaces.

    Sand takes another strength than textured corals: on_sand, elsewhere. softness blurs the
    pattern, as depth does; in parts of its tile's 384.
    """

    def __init__(self, passes, on_sand, elsewhere, sand_height, softness):
        self.positions = passes["pos"].astype(np.float32)
        self.softness = softness
        near = np.exp(-0.10 * np.maximum(passes["depth"][..., 0] - 2.5, 0))
        is_sand = (self.positions[..., 2] < sand_height) & (passes["normal"][..., 2] > 0.75)
        sand = cv2.GaussianBlur(is_sand.astype(np.float32), (0, 0), 2.0)
        strength = on_sand * sand + elsewhere * (1 - sand)
        self.strength = (strength * np.clip(near * 1.15, 0, 1)).astype(np.float32)

    def __call__(self, moment):
        """A factor for each pixel's light from the lamps."""
        lean = LAMPS[0] / LAMPS[2], LAMPS[1] / LAMPS[2]
        fine = blurred_tile(pattern(384, 2, waves(30, 9, 5, 0.95), moment), self.softness)
        coarse = pattern(192, 2, waves(14, 4, 9, 1.0), moment)
        light = np.clip(project(fine, self.positions, *lean, FINE_TILE), 0, 5) * 0.78 + 0.12
        coarse = np.clip(project(coarse, self.positions, *lean, COARSE_TILE), 0, 2.5)
        return 1 + (light * (0.55 + 0.45 * coarse) - 1) * self.strength


def shafts(view, depth, moment, jitter):
    """Light scattered on the way to each pixel, in soft shafts; jitter is of the shafts' size."""
    small = jitter.shape[::-1]
    depth = cv2.resize(np.minimum(depth, 1e4), small, interpolation=cv2.INTER_AREA)
    fine = blurred_tile(pattern(192, 2, waves(18, 5, 11, 0.9), moment), 3.0)
    coarse = blurred_tile(pattern(128, 2, waves(14, 4, 9, 1.0), moment), 4)
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
    light = cv2.GaussianBlur(light, (0, 0), 2.0 * small[0] / 853)
    light = np.maximum(light - 0.35 * light.mean(), 0)[..., None] * SHAFT_COLOR
    return cv2.resize(light, (view.width, view.height), interpolation=cv2.INTER_LINEAR)
