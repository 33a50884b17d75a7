"""A settee of loose cushions with piped seams, built facing +y about the origin. Metres."""

from math import radians

import numpy as np

from .blender import box, group
from .mesh import tubes
from .solids import solid
from .upholstery import cushion

SEAM = 0.006


def piped(size, cloth, piping, location, rotation=(0, 0, 0), puff=0.14):
    """A soft cushion with a cord around its middle; the cord is a little darker than the cloth."""
    width, depth, _ = size
    angle = np.linspace(-np.pi, np.pi, 90)
    cosine, sine = np.cos(angle), np.sin(angle)
    x = np.sign(cosine) * np.abs(cosine) ** 0.30 * width / 2
    y = np.sign(sine) * np.abs(sine) ** 0.30 * depth / 2
    cord = np.stack([x, y, 0 * x], 1)
    seam = tubes([(cord, np.full(len(cord), SEAM), np.ones((len(cord), 3)))], 8)
    body = cushion(size, squareness=0.30, puff=puff)
    return [solid(body, cloth, location, rotation), solid(seam, piping, location, rotation)]


def settee(x, y, yaw, cloth, piping, accent, metal, width=2.7, seats=3):
    """A plinth, two arms and a back, with a seat and a back cushion for each place."""
    inner = width - 0.40
    place = inner / seats
    parts = [
        box((width - 0.16, 0.82, 0.03), (0, 0, 0.10), metal),
        *piped((width, 0.98, 0.20), cloth, piping, (0, 0, 0.23), puff=0.0),
        *piped((width - 0.02, 0.24, 0.46), cloth, piping, (0, -0.40, 0.50), puff=0.0),
    ]
    for side in (-1, 1):
        arm = (0.21, 0.96, 0.34)
        parts += piped(arm, cloth, piping, (side * (width / 2 - 0.11), 0.0, 0.44), puff=0.04)
    for index in range(seats):
        centre = (index - (seats - 1) / 2) * place
        parts += piped((place - 0.008, 0.74, 0.19), cloth, piping, (centre, 0.10, 0.40))
        lean = (radians(90 - 12), 0, 0)
        parts += piped((place - 0.02, 0.44, 0.19), cloth, piping, (centre, -0.20, 0.66), lean)
    for centre, turn in ((-inner / 2 + 0.22, 14), (inner / 2 - 0.24, -11)):
        lean = (radians(90 - 20), 0, radians(turn))
        parts += piped((0.44, 0.44, 0.15), accent, accent, (centre, -0.03, 0.70), lean, puff=0.5)
    return group(parts, (x, y, 0), yaw)
