"""Shapes of the lathe: a profile turned about an axis, whole or along an arc. Metres, radians."""

from math import cos, pi, radians, sin

import numpy as np
from mathutils import Vector
from scipy.interpolate import PchipInterpolator

from .blender import place, to_blender_mesh
from .mesh import grid_faces

CREASE = radians(35)


def turned(profile, segments=96, start=0.0, end=2 * pi):
    """A mesh from (radius, height) pairs turned about +Z; open at both ends of an arc."""
    profile = np.array(profile, float)
    closed = abs(end - start - 2 * pi) < 1e-6
    angle = np.linspace(start, end, segments, endpoint=not closed)
    radius, height = profile[:, :1], profile[:, 1:]
    vertices = np.stack([radius * np.cos(angle), radius * np.sin(angle), height + 0 * angle], -1)
    faces = grid_faces(len(profile), segments, closed)[:, ::-1]
    return dict(v=vertices.reshape(-1, 3), f=faces)


def rounded_rectangle(inner, bottom, outer, top, rounding=0.03, steps=5):
    """A closed profile between two radii and two heights, with rounded corners."""
    centres = (
        (outer - rounding, bottom + rounding, -90),
        (outer - rounding, top - rounding, 0),
        (inner + rounding, top - rounding, 90),
        (inner + rounding, bottom + rounding, 180),
    )
    points = []
    for radius, height, first in centres:
        for degrees in np.linspace(first, first + 90, steps):
            turn = radians(degrees)
            points.append((radius + rounding * cos(turn), height + rounding * sin(turn)))
    return [*points, points[0]]


def arc(profile, start, end, material, location=(0, 0, 0), matrix=None, segments=128):
    """A closed profile swept along an arc about +Z, with an end cap on either side."""
    mesh = turned(profile, segments, start, end)
    first = np.arange(len(profile) - 1) * segments
    mesh["f"] = [mesh["f"], first[None], (first + segments - 1)[None, ::-1]]
    return place(crisp(mesh, "arc", material), "arc", location, matrix=matrix)


def crisp(mesh, name, material):
    """Blender's mesh of a turned shape: smooth where it is round, sharp where it turns a corner."""
    data = to_blender_mesh(mesh, name, [material])
    data.use_auto_smooth = True
    data.auto_smooth_angle = CREASE
    return data


def softened(profile, bevel):
    """A profile whose corners are rounded, as a worn edge is."""
    profile = np.asarray(profile, float)
    points = [profile[0]]
    for before, corner, after in zip(profile[:-2], profile[1:-1], profile[2:]):
        back, on = before - corner, after - corner
        reach = min(bevel, 0.45 * np.linalg.norm(back), 0.45 * np.linalg.norm(on))
        start = corner + back / (np.linalg.norm(back) + 1e-12) * reach
        end = corner + on / (np.linalg.norm(on) + 1e-12) * reach
        for t in (0, 0.33, 0.67, 1):
            points.append(start * (1 - t) ** 2 + 2 * corner * t * (1 - t) + end * t**2)
    return np.array([*points, profile[-1]])


def flowing(profile, count=90):
    """The points of a profile on one smooth curve."""
    points = np.asarray(profile, float)
    way = np.r_[0, np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))]
    even = np.linspace(0, way[-1], count)
    return np.stack([PchipInterpolator(way, points[:, axis])(even) for axis in (0, 1)], -1)


def lathe(
    profile, material, start=(0, 0, 0), axis=(0, 0, 1), bevel=0.0003, segments=96, shape=None
):
    """A turned part: (radius, height) pairs from foot to top along an axis from start.

    shape is a factor of the radius for each angle, such as of a hexagon.
    """
    profile = softened([(1e-5, profile[0][1]), *profile, (1e-5, profile[-1][1])], bevel)
    turn = np.linspace(0, 2 * pi, segments, endpoint=False)
    factor = np.ones(segments) if shape is None else shape(turn)
    x, y = (profile[:, :1] * factor * wave(turn) for wave in (np.cos, np.sin))
    points = np.stack([x, y, np.repeat(profile[:, 1:], segments, 1)], -1).reshape(-1, 3)
    mesh = {"v": points, "f": grid_faces(len(profile), segments, True)}
    data = crisp(mesh, "turned", material)
    rotation = Vector(axis).to_track_quat("Z", "Y").to_euler()
    return place(data, "turned", start, rotation)


def hexagon(turn):
    """The radius of a hexagon with rounded edges, for lathe."""
    within = (turn + pi / 6) % (pi / 3) - pi / 6
    return np.minimum(1 / np.cos(within), 1.075)


def vessel(outer, inner, material, location=(0, 0, 0)):
    """A vessel of glass: its outside from foot to rim, its inside from rim to floor."""
    rim = ((outer[-1][0] + inner[0][0]) / 2, max(outer[-1][1], inner[0][1]) + 0.0006)
    return lathe([*outer, rim, *inner], material, location, bevel=0.0008, segments=128)


def pipette(tube_wall, teat, length=0.16):
    """A dropping pipette along x, its rubber teat at -x."""
    x, start = (1, 0, 0), (-length / 2, 0, 0.0048)
    bulb = [(0.0035, 0.0), (0.0068, 0.004), (0.0074, 0.014), (0.0062, 0.026), (0.0046, 0.031)]
    outer = [(0.0037, 0.028), (0.0037, 0.105), (0.0032, 0.116), (0.0017, 0.128), (0.0014, length)]
    return [
        lathe([*bulb, (0.0048, 0.036), (0.0042, 0.037)], teat, start, x, 0.0015),
        lathe([*outer, (0.0007, length)], tube_wall, start, x, 0.0004, 64),
    ]
