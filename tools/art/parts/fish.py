"""A fish from a table: lofted body, rayed fins, eyes, and a bend for swimming.

The body is 1 long: snout at x = 0.5, tail root at x = -0.5, the tail fin reaches further back.
Forward is +X, up is +Z. "Station" means distance from the snout, 0 to 1. All sizes are in body
lengths, all angles in radians.

Materials: 0 skin, 1 fins, 2 eyes.
"""

from dataclasses import dataclass, field
from typing import Callable

import numpy as np
from scipy.interpolate import PchipInterpolator

from .colors import fill, mix
from .mesh import grid_faces, merge, sphere

DORSAL, ANAL = 1, -1  # side of a median fin: on the back, or under the belly
SKIN, FIN, EYE = 0, 1, 2
ROUNDNESS = 0.92  # of a body seen from the front: 1 is an ellipse, less is boxier
PUPIL = np.array([0.004, 0.004, 0.006])
EYE_RIM = np.array([0.01, 0.01, 0.012])


@dataclass
class Outline:
    """Body seen from the side (top, bottom) and from above (half width), given at stations."""

    at: tuple
    top: tuple
    bottom: tuple
    width_at: tuple
    width: tuple

    def __post_init__(self):
        self.top_of = PchipInterpolator(self.at, self.top)
        self.bottom_of = PchipInterpolator(self.at, self.bottom)
        self.width_of = PchipInterpolator(self.width_at, self.width)

    def section(self, station):
        """Return top, bottom and half width of the body at one station."""
        return tuple(float(f(station)) for f in (self.top_of, self.bottom_of, self.width_of))


@dataclass
class MedianFin:
    """Fin in the middle plane. Heights are given `at` 0 (front) to 1 (rear) of the span.

    sweep: how far the rays lean back; drag: how far the tips trail as a streamer
    color: function (along 0..1, outwards 0..1, vertices) -> colors
    """

    side: int
    span: tuple
    at: tuple
    height: tuple
    color: Callable
    sweep: float = 0.35
    drag: float = 0
    rays: int = 16


@dataclass
class Tail:
    """Tail fin. fork: depth of the notch (negative is rounded); power: sharpness of the notch.

    color: function (across -1..1, outwards 0..1, vertices) -> colors
    """

    length: float
    height: float
    fork: float
    color: Callable
    power: float = 1.5


@dataclass
class PairedFin:
    """Fin on both flanks: pectoral or pelvic.

    at: station of its root; level: 0 belly to 1 back; angle: how far it stands off
    down: how far it hangs
    color: function (across -1..1, outwards 0..1, vertices) -> colors
    """

    at: float
    level: float
    length: float
    width: float
    angle: float
    down: float
    color: Callable


@dataclass
class Eye:
    """Eye at a station and height z above the axis; iris is a linear RGB color."""

    at: float
    z: float
    radius: float
    iris: np.ndarray


@dataclass
class Species:
    """All of a fish. color: function (station, height -1 belly..1 back, vertices) -> colors."""

    outline: Outline
    color: Callable
    fins: list
    tail: Tail
    eye: Eye
    paired: list = field(default_factory=list)


def plain(color):
    """Return a fin color function of one color."""
    return lambda along, out, vertices: fill(color, len(along))


def fade(root, tip):
    """Return a fin color function that runs from the root color to the tip color."""
    return lambda along, out, vertices: mix(root, tip, np.clip(out, 0, 1))


def fish(species, bend=0.0, phase=0.0, rings=130, sides=88, turn=0.0):
    """Return the mesh of a fish.

    species: a Species; bend: amplitude of the tail beat, body lengths; phase: of the beat, radians
    rings, sides: resolution of the body; turn: steady curve to one side, body lengths
    """
    parts = [_body(species, rings, sides)]
    parts += [_median_fin(species.outline, fin) for fin in species.fins]
    parts.append(_tail(species.outline, species.tail))
    for side in (1, -1):
        parts += [_paired_fin(species.outline, fin, side) for fin in species.paired]
        parts.append(_eye(species, side))
    mesh = merge(parts)
    mesh["v"][:, 1] += _swimming(mesh["v"], bend, phase, turn)
    return mesh


def _body(species, rings, sides):
    """Loft the outline; rings lie closer together at the head."""
    outline = species.outline
    station = np.linspace(0, 1, rings) ** 1.15
    around = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    cosine, sine = np.cos(around), np.sin(around)
    top, bottom = outline.top_of(station), outline.bottom_of(station)
    middle, half_height = (top + bottom) / 2, (top - bottom) / 2
    corner = np.abs(cosine) ** ROUNDNESS
    x = np.repeat((0.5 - station)[:, None], sides, 1)
    y = outline.width_of(station)[:, None] * np.sign(cosine) * corner
    z = middle[:, None] + half_height[:, None] * np.sign(sine) * np.abs(sine) ** 0.98
    vertices = np.stack([x, y, z], -1).reshape(-1, 3)
    stations = np.repeat(station, sides)
    heights = np.tile(sine, rings)
    colors = species.color(stations, heights, vertices)
    return dict(v=vertices, f=grid_faces(rings, sides, True), c=colors, mat=SKIN)


def _fin_mesh(x, y, z, along, out, color, stripe, stripe_turns):
    """Assemble a fin from coordinate grids (along x out); rays show as stripes."""
    shape = (along.size, out.size)
    x, y, z = (np.broadcast_to(a, shape) for a in (x, y, z))
    vertices = np.stack([x, y, z], -1).reshape(-1, 3)
    alongs, outs = np.repeat(along.ravel(), out.size), np.tile(out.ravel(), along.size)
    mean, contrast = stripe
    stripes = mean + contrast * np.cos(alongs * np.pi * stripe_turns)
    colors = color(alongs, outs, vertices) * stripes[:, None]
    return dict(v=vertices, f=grid_faces(*shape), c=colors, mat=FIN)


def _median_fin(outline, fin):
    """Raise a fin from the back or the belly, its root a little inside the body."""
    along, out = np.linspace(0, 1, 60)[:, None], np.linspace(0, 1, 14)[None]
    start, end = fin.span
    station = start + (end - start) * along
    root = outline.top_of(station) if fin.side == DORSAL else outline.bottom_of(station)
    root = root - fin.side * 0.018
    height = PchipInterpolator(fin.at, fin.height)(along)
    x = (0.5 - station) - fin.sweep * height * out * (0.6 + 0.8 * along)
    x = x - fin.drag * out * out * height
    ripple = np.sin(along * np.pi * 2 * fin.rays) * 0.004 * out
    y = ripple + 0.012 * out * np.sin(along * 5 + fin.side)
    z = root + fin.side * height * out
    return _fin_mesh(x, y, z, along, out, fin.color, (0.82, 0.18), 2 * fin.rays)


def _tail(outline, tail):
    """Fan out the tail fin behind the tail root."""
    across, out = np.linspace(-1, 1, 48)[:, None], np.linspace(0, 1, 20)[None]
    top, bottom, _ = outline.section(1.0)
    middle, half_height = (top + bottom) / 2, (top - bottom) / 2
    length = tail.length * (1 - tail.fork * (1 - np.abs(across) ** tail.power))
    x = -0.49 - length * out
    y = 0.006 * np.sin(across * np.pi * 9) * out
    z = middle + across * (half_height * 0.9 * (1 - out) + tail.height * out**0.8)
    return _fin_mesh(x, y, z, across, out, tail.color, (0.85, 0.15), 18)


def _paired_fin(outline, fin, side):
    """Set a pectoral or pelvic fin on one flank."""
    across, out = np.linspace(-1, 1, 20)[:, None], np.linspace(0, 1, 12)[None]
    top, bottom, half_width = outline.section(fin.at)
    root_z = bottom + (top - bottom) * fin.level
    level = np.clip((root_z - (top + bottom) / 2) / max(1e-3, (top - bottom) / 2), -1, 1)
    root_y = half_width * np.sqrt(max(0, 1 - level**2)) * 0.9
    length = fin.length * (1 - 0.35 * across**2)
    x = 0.5 - fin.at - length * out * np.cos(fin.angle)
    y = root_y + length * out * np.sin(fin.angle) * 0.8
    z = root_z + across * fin.width * out**0.7 + fin.down * length * out
    return _fin_mesh(x, side * y, z, across, out, fin.color, (0.85, 0.15), 8)


def _eye(species, side):
    """Set a flattened eyeball into the skin of one flank; pupil and iris are painted on it."""
    eye = species.eye
    top, bottom, half_width = species.outline.section(eye.at)
    level = np.clip((eye.z - (top + bottom) / 2) / ((top - bottom) / 2), -1, 1)
    skin_y = half_width * np.sqrt(1 - level * level) ** ROUNDNESS
    ball, faces = sphere(24, 18)
    ball = ball[:, [0, 2, 1]]  # poles sideways
    off_axis = np.sqrt(ball[:, 0] ** 2 + ball[:, 2] ** 2)
    pupil = (off_axis < 0.55) & (ball[:, 1] > 0)
    colors = np.where((off_axis < 0.93)[:, None], eye.iris, EYE_RIM)
    colors = np.where(pupil[:, None], PUPIL, colors)
    vertices = ball * np.array([eye.radius, eye.radius * 0.55, eye.radius])
    vertices[:, 1] *= side
    vertices = vertices + np.array([0.5 - eye.at, side * (skin_y - eye.radius * 0.12), eye.z])
    return dict(v=vertices, f=faces if side > 0 else faces[:, ::-1], c=colors, mat=EYE)


def _swimming(vertices, bend, phase, turn):
    """Return the sideways shift of a wave that runs down the body and grows towards the tail, and
    of a steady curve."""
    station = np.clip(0.5 - vertices[:, 0], 0, 1.6)
    amplitude = bend * (0.06 + 0.94 * (station / 1.3) ** 1.9)
    return amplitude * np.sin(phase - station * 4.2) + turn * (station - 0.3) ** 2
