"""Composite the film's frames: the reef, the fish in front of it, the moving water and its light.

The reef is rendered once. Every frame lays caustics on what the lamps light, moves the reef as the
swell moves it and the camera, puts the water's surface overhead, brings in the fish, then shafts of
light, and grades it all. The fish layer may be smaller than the film; it is scaled up.
"""

import cv2
import numpy as np

from .denoise import denoise, denoised
from .film_grade import FilmGrade
from .loop import moment_of
from .meridian_measures import BOTTOM
from .underwater import SHAFT_FINENESS, Caustics, shafts
from .view import View
from .warp import Warp, moved
from .water_ceiling import WaterCeiling

# The look. Strengths are factors.
RAYS = 1.0
CAUSTICS_ON_SAND = 0.85
SOFTNESS = 2.5
CAUSTICS_ON_REEF = 0.55
LAMPLIGHT = 1.6
GRADE = dict(
    exposure=1.0,
    saturation=1.0,
    contrast=1.12,
    bloom_amount=0.08,
    bloom_threshold=0.8,
    vignette_amount=0.42,
    shadow_tint=(0, 0.003, 0.008),
)

SAND_HEIGHT = BOTTOM + 0.14  # what lies lower and looks upwards is sand; metres
FISH_LIGHT = 0.66  # of their own light; the rest is water before them, so that they stay far
FISH_HAZE = np.array([0.002, 0.022, 0.036], np.float32)
FISH_EXPOSURE = 2.0  # the denoiser's, the same for all frames so that nothing flickers
STEP = 16  # the denoiser's grid; a cut that keeps to it does not flicker
LEAST = 64  # pixels; the denoiser reflects 48 at each border
EDGE = 5  # pixels by which the fish's depth is widened
OUTLINE = 0.8  # pixels over which the reef's outline hides a fish
SOLID = 0.4  # a fish of more alpha than this stops the shafts of light
FAR = 1e4


class Film:
    """What is the same in every frame."""

    def __init__(self, passes, mirror):
        """Passes are those of scenes/reef_film.py, views reef and mirror."""
        self.still_view = self.view = View(passes)
        height, width = self.view.height, self.view.width
        rng = np.random.default_rng(4)
        small = (height // SHAFT_FINENESS, width // SHAFT_FINENESS)
        self.jitter = rng.random(small).astype(np.float32)
        # The same in every frame: against banding, yet it costs a video next to nothing.
        self.dither = ((rng.random((height, width, 1)) - 0.5) / 255).astype(np.float32)
        self.grade = FilmGrade(height, width, **GRADE)
        self.ceiling = WaterCeiling(mirror)
        light = denoised(passes)
        lamplight = denoise(passes["sun"], passes["albedo"], passes["normal"])
        self.lamplight = np.minimum(lamplight, light) * np.float32(LAMPLIGHT)
        # Clear where the surface shows; such pixels move as it does.
        solid = np.clip(passes["color"][..., 3:], 0, 1)
        self.still = np.dstack([light, solid]).astype(np.float32)
        self.still_depth = np.minimum(passes["depth"][..., 0], FAR).astype(np.float32)
        overhead = self.ceiling.distance(self.view)
        empty = self.still_depth >= FAR
        self.still_depth = np.where(empty, np.minimum(overhead, 60), self.still_depth)
        positions = np.where(
            empty[..., None], self.positions_at(self.still_depth), passes["pos"]
        ).astype(np.float32)
        self.rows = min(height, 2 * int(np.flatnonzero((solid < 1).any((1, 2)))[-1] / 2 + 30))
        self.caustics = Caustics(
            {**passes, "pos": positions}, CAUSTICS_ON_SAND, CAUSTICS_ON_REEF, SAND_HEIGHT, SOFTNESS
        )
        self.warp = Warp(self.view, positions, passes["sway"][..., 0], self.still_depth)

    def frame(self, number, fish=None):
        """One frame as sRGB values; fish are the passes of the fish layer, view fish."""
        moment = moment_of(number)
        light = self.move(moment)
        depth = self.depth
        if fish is not None:
            depth = self.add_fish(light, fish)
        light += shafts(self.view, depth, moment, self.jitter) * np.float32(RAYS)
        return np.clip(self.grade(light) + self.dither, 0, 1)

    def move(self, moment):
        """A linear picture of reef and surface as they are at this moment; keeps view and depth."""
        still = self.still.copy()
        still[..., :3] += self.lamplight * (self.caustics(moment) - 1)[..., None]
        self.view = moved(self.still_view, moment)
        x, y = self.warp.source(moment)
        border = cv2.BORDER_REFLECT
        depth = cv2.remap(self.still_depth, x, y, cv2.INTER_NEAREST, borderMode=border)
        forward = (self.view.location - self.still_view.location) @ self.view.forward
        self.depth = depth - np.float32(forward)
        still = np.maximum(cv2.remap(still, x, y, cv2.INTER_CUBIC, borderMode=border), 0)
        light = np.ascontiguousarray(still[..., :3])
        clear = np.maximum(1 - still[: self.rows, :, 3:], 0)
        light[: self.rows] += clear * self.ceiling.seen(self.view, moment, self.rows)
        return light

    def add_fish(self, light, fish):
        """Lay the fish over a linear picture, in place, and return the depth with them."""
        layer, depth = self.fish_layer(fish)
        alpha = layer[..., 3:]
        light *= 1 - alpha
        light += layer[..., :3]
        return np.where(alpha[..., 0] > SOLID, depth, self.depth)

    def fish_layer(self, fish):
        """Color, already weighted with its alpha, without noise and where no reef hides it."""
        layer = np.asarray(fish["color"], np.float32)
        window = occupied(layer[..., 3])
        color = denoise(
            layer[window][..., :3],
            fish["albedo"][window],
            fish["normal"][window],
            FISH_EXPOSURE,
        )
        layer[..., :3] = 0
        haze = layer[window][..., 3:] * FISH_HAZE
        layer[window][..., :3] = color * FISH_LIGHT + haze
        # Depth has hard edges and alpha has soft ones: widen the depth to what alpha covers.
        depth = np.minimum(np.asarray(fish["depth"][..., 0], np.float32), FAR)
        depth = cv2.erode(depth, np.ones((EDGE, EDGE)))
        size = (self.view.width, self.view.height)
        layer = np.maximum(cv2.resize(layer, size, interpolation=cv2.INTER_CUBIC), 0)
        depth = cv2.resize(depth, size, interpolation=cv2.INTER_NEAREST)
        in_front = (depth < self.depth).astype(np.float32)
        layer *= cv2.GaussianBlur(in_front, (0, 0), OUTLINE)[..., None]
        layer[..., 3] = np.minimum(layer[..., 3], 1)
        return layer, np.minimum(depth, self.depth)

    def positions_at(self, depth):
        """The world positions of what the pixels show at these depths."""
        view = self.view
        x = (np.arange(view.width, dtype=np.float32) + 0.5) / view.width * 2 - 1
        y = 1 - (np.arange(view.height, dtype=np.float32) + 0.5) / view.height * 2
        across = x[None, :, None] * (view.slope_x * view.right).astype(np.float32)
        above = y[:, None, None] * (view.slope_y * view.up).astype(np.float32)
        ways = view.forward.astype(np.float32) + across + above
        return view.location.astype(np.float32) + depth[..., None] * ways


def occupied(alpha):
    """The smallest window, on the denoiser's grid, around everything that is not clear."""
    window = []
    for axis, length in enumerate(alpha.shape):
        edge = np.flatnonzero(alpha.any(1 - axis))
        first, last = (int(edge[0]), int(edge[-1])) if len(edge) else (0, 0)
        start = max(0, min(first, length - LEAST)) // STEP * STEP
        window.append(slice(start, max(last + 1, start + LEAST)))
    return tuple(window)
