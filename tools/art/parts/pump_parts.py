"""An impeller. Metres, radians.

Each is built about the origin on z = 0 and returned as parts, which the scene poses.
"""

from math import pi

import numpy as np

from .blender import place, to_blender_mesh
from .mesh import grid_faces
from .turning import lathe


def impeller(bronze, machined, radius=0.043, vanes=6):
    """A semi-open pump impeller: a cast plate with curved vanes round a machined hub."""
    plate = [
        (radius, 0.0),
        (radius, 0.0034),
        (radius * 0.8, 0.0040),
        (0.013, 0.0062),
        (0.0115, 0.008),
    ]
    hub = [(0.0112, 0.0), (0.0112, 0.0215), (0.0100, 0.0225), (0.0060, 0.0225), (0.0052, 0.0215)]
    parts = [
        lathe(plate, bronze, bevel=0.0009, segments=160),
        lathe([*hub, (0.0052, 0.004)], machined, bevel=0.0005),
        lathe([(0.0115, 0), (0.0125, 0.0125)], bronze, bevel=0.0008),
    ]
    share = np.linspace(0, 1, 36)
    for index in range(vanes):
        way = 0.0115 + (radius - 0.0125) * share
        turn = index * 2 * pi / vanes - 1.25 * share**0.85
        middle = np.stack([way * np.cos(turn), way * np.sin(turn)], -1)
        tangent = np.gradient(middle, axis=0)
        tangent /= np.linalg.norm(tangent, axis=1)[:, None]
        aside = np.stack([-tangent[:, 1], tangent[:, 0]], -1)
        half = 0.0011 + 0.0004 * share
        top = 0.0165 - 0.0070 * share
        section = [(-1.25, 0.10), (-1.0, 0.5), (-1.0, 0.93), (-0.7, 0.985), (0, 1.0)]
        section += [(-s, t) for s, t in section[-2::-1]]
        rows = []
        for side, lift in section:
            height = 0.003 + (top - 0.003) * lift
            rows.append(np.c_[middle + aside * (half * side)[:, None], height])
        mesh = {"v": np.stack(rows, 1).reshape(-1, 3), "f": grid_faces(len(share), len(section))}
        last = (len(share) - 1) * len(section)
        caps = np.array([np.arange(len(section))[::-1], last + np.arange(len(section))])
        mesh["f"] = [mesh["f"][:, ::-1], caps[:, ::-1]]
        parts.append(place(to_blender_mesh(mesh, "vane", [bronze]), "vane"))
    return parts
