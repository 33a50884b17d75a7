"""Furniture, built facing +y about the origin and then positioned. Metres, radians."""

from math import radians

import numpy as np

from .blender import box, cylinder, group, place, to_blender_mesh
from .mesh import sphere, tube


def lounge_chair(x, y, yaw, leather, metal):
    """A leather armchair on four thin legs."""
    body = [
        box((0.8, 0.8, 0.16), (0, 0, 0.36), leather, 0.07, 6),
        box((0.8, 0.16, 0.5), (0, -0.36, 0.62), leather, 0.08, 6, rotation=(radians(-12), 0, 0)),
        box((0.14, 0.7, 0.3), (-0.4, 0, 0.46), leather, 0.06, 6),
        box((0.14, 0.7, 0.3), (0.4, 0, 0.46), leather, 0.06, 6),
    ]
    legs = [
        cylinder(0.014, 0.3, (side * 0.34, end * 0.32, 0.14), metal, 12)
        for side in (-1, 1)
        for end in (-1, 1)
    ]
    return group(body + legs, (x, y, 0), yaw)


def round_table(x, y, radius, height, top, metal, thickness=0.05, foot=0.3):
    """A round top on one stem; height is that of the top's middle, foot the foot plate's radius."""
    cylinder(radius, thickness, (x, y, height), top, 96)
    cylinder(0.05 if foot else 0.03, height - 0.02, (x, y, (height - 0.02) / 2), metal)
    if foot:
        cylinder(foot, 0.02, (x, y, 0.01), metal, 64)


def vase(location, material, height=0.3, radius=0.06, swell=0.045, start=0.3, end=3.0, rings=20):
    """A turned vessel: its radius swells by half a sine wave between the angles start and end."""
    axis = np.array([[0, 0, z] for z in np.linspace(0, height, rings)])
    vertices, faces = tube(axis, radius + swell * np.sin(np.linspace(start, end, rings)))
    mesh = {"v": vertices, "f": faces, "c": np.ones((len(vertices), 3)) * 0.02}
    return place(to_blender_mesh(mesh, "vase", [material]), "vase", location)


def globe_lamp(x, y, globe, metal, height=1.62, radius=0.13):
    """A glowing globe on a thin stem; returns the globe."""
    vertices, faces = sphere(32, 24)
    mesh = {"v": vertices * radius, "f": faces, "c": np.ones((len(vertices), 3))}
    light = place(to_blender_mesh(mesh, "globe", [globe]), "globe", (x, y, height))
    cylinder(0.012, height - 0.12, (x, y, (height - 0.12) / 2), metal)
    cylinder(0.16, 0.02, (x, y, 0.01), metal)
    return light
