"""Composite the film's frames: the reef, the fish in front of it, and the moving light.

The reef is rendered once. Every frame lays caustics on what the sun lights, moves the reef as the
swell moves it and the camera, brings in the fish, then shafts of light and particles, and grades it
all. The fish layer may be smaller than the film; it is scaled up.
"""

import cv2
import numpy as np

from .denoise import denoise, denoised
from .film_grade import FilmGrade
from .grade import LUMINANCE
from .loop import moment_of
from .underwater import FINE_TILE, SUN, caustic_light, shafts
from .view import View
from .warp import Warp, moved
from .water_light import Particles, pattern, project, waves

# The look. Strengths are factors; the sun is a point of the picture (0..1 each way).
SUN_IN_PICTURE = (0.60, 1.15)
RAYS = 0.45
CAUSTICS_ON_SAND = 0.4
SOFTNESS_ON_SAND = 3.5
CAUSTICS_ON_REEF = 0.32
CAUSTICS_ON_FISH = 0.45
SUNLIGHT = 1.15
GRADE = dict(
    exposure=0.86,
    saturation=1.0,
    contrast=1.1,
    bloom_amount=0.07,
    bloom_threshold=0.8,
    vignette_amount=0.34,
    shadow_tint=(0, 0.003, 0.008),
)

SAND_HEIGHT = -0.22  # what lies lower and looks upwards is sand; metres
FISH_SATURATION = 0.72  # the water between takes some of their color
FISH_EXPOSURE = 2.0  # the denoiser's, the same for all frames so that nothing flickers
FISH_DECAY = 0.12  # caustics on fish fade with the distance, per metre
STEP = 16  # the denoiser's grid; a cut that keeps to it does not flicker
LEAST = 64  # pixels; the denoiser reflects 48 at each border
EDGE = 5  # pixels by which the fish's depth is widened
SOFTNESS = 0.8  # pixels over which the reef's outline hides a fish
SOLID = 0.4  # a fish of more alpha than this stops the shafts of light
FAR = 1e4


class Film:
    """What is the same in every frame."""

    def __init__(self, passes):
        """Passes are those of scenes/reef_film.py, view reef."""
        self.passes = passes
        self.view = View(passes)
        rng = np.random.default_rng(4)
        height, width = self.view.height, self.view.width
        self.jitter = rng.random((height // 2, width // 2)).astype(np.float32)
        self.particles = Particles(rng)
        # The same in every frame: against banding, yet it costs a video next to nothing.
        self.dither = ((rng.random((height, width, 1)) - 0.5) / 255).astype(np.float32)
        self.grade = FilmGrade(height, width, **GRADE)
        self.light = denoised(passes)
        sunlight = denoise(passes["sun"], passes["albedo"], passes["normal"])
        self.sunlight = np.minimum(sunlight, self.light) * SUNLIGHT
        self.still_depth = np.minimum(passes["depth"][..., 0], FAR)
        sway = passes["sway"][..., 0]
        self.warp = Warp(self.view, passes["pos"], sway, self.still_depth)
        self.still_view = self.view

    def frame(self, number, fish=None):
        """One frame as sRGB values; fish are the passes of the fish layer, view fish."""
        moment = moment_of(number)
        caustics = caustic_light(
            self.passes, moment, CAUSTICS_ON_SAND, CAUSTICS_ON_REEF, SAND_HEIGHT, SOFTNESS_ON_SAND
        )
        light = self.light + self.sunlight * (caustics - 1)[..., None]
        light = self.move(light, moment)
        depth = self.depth
        if fish is not None:
            depth = self.add_fish(light, fish, moment)
        rays = shafts(self.view, depth, moment, self.jitter, SUN_IN_PICTURE)
        light = (light + rays * RAYS).astype(np.float32)
        light = self.particles.add_to(light, self.view, moment)
        return np.clip(self.grade(light) + self.dither, 0, 1)

    def move(self, light, moment):
        """A linear picture of the still reef as it is at this moment; keeps view and depth."""
        self.view = moved(self.still_view, moment)
        x, y = self.warp.source(moment)
        border = cv2.BORDER_REFLECT
        depth = cv2.remap(self.still_depth, x, y, cv2.INTER_NEAREST, borderMode=border)
        forward = (self.view.location - self.still_view.location) @ self.view.forward
        self.depth = depth - np.float32(forward)
        light = cv2.remap(light.astype(np.float32), x, y, cv2.INTER_CUBIC, borderMode=border)
        return np.maximum(light, 0)

    def add_fish(self, light, fish, moment):
        """Lay the fish over a linear picture, in place, and return the depth with them."""
        layer, depth = self.fish_layer(fish)
        alpha = layer[..., 3:]
        lit = project(
            pattern(384, 2, waves(30, 9, 5, 0.95), moment),
            self.positions_at(depth),
            SUN[0] / SUN[2],
            SUN[1] / SUN[2],
            FINE_TILE,
        )
        near = np.exp(-FISH_DECAY * depth)
        lit = 1 + CAUSTICS_ON_FISH * (np.clip(lit, 0, 3.2) - 1) * near
        light *= 1 - alpha
        light += layer[..., :3] * lit[..., None]
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
        grey = (color * LUMINANCE).sum(-1, keepdims=True)
        layer[..., :3] = 0
        layer[window][..., :3] = grey + (color - grey) * FISH_SATURATION
        # Depth has hard edges and alpha has soft ones: widen the depth to what alpha covers.
        depth = np.minimum(np.asarray(fish["depth"][..., 0], np.float32), FAR)
        depth = cv2.erode(depth, np.ones((EDGE, EDGE)))
        size = (self.view.width, self.view.height)
        layer = np.maximum(cv2.resize(layer, size, interpolation=cv2.INTER_CUBIC), 0)
        depth = cv2.resize(depth, size, interpolation=cv2.INTER_NEAREST)
        in_front = (depth < self.depth).astype(np.float32)
        layer *= cv2.GaussianBlur(in_front, (0, 0), SOFTNESS)[..., None]
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
