"""Shapes of the lathe: a profile turned about an axis, whole or along an arc. Metres, radians."""

from math import cos, pi, radians, sin

import numpy as np

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
