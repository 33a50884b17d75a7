"""Furniture, built facing +y about the origin and then positioned. Metres, radians."""

from math import radians

import numpy as np

from .blender import box, cylinder, group, place, to_blender_mesh
from .mesh import sphere, tube


def sofa(x, y, yaw, cloth, cushion, plinth, width=2.4):
    """A low sofa with two seats and two loose cushions on a thin metal plinth."""
    back_and_arms = [
        box((width, 0.95, 0.20), (0, 0, 0.27), cloth, 0.06, 5),
        box((width, 0.22, 0.42), (0, -0.40, 0.52), cloth, 0.09, 6),
        box((0.2, 0.95, 0.34), (-width / 2 + 0.1, 0, 0.45), cloth, 0.09, 6),
        box((0.2, 0.95, 0.34), (width / 2 - 0.1, 0, 0.45), cloth, 0.09, 6),
    ]
    seats = [
        box((width / 2 - 0.24, 0.68, 0.17), (side * (width / 4 - 0.1), 0.10, 0.44), cloth, 0.07, 6)
        for side in (-1, 1)
    ]
    cushions = [
        box(
            (0.46, 0.13, 0.40),
            (offset, -0.20, 0.70),
            cushion,
            0.06,
            6,
            rotation=(radians(-14), radians(6 * offset), radians(5)),
        )
        for offset in (-0.6, 0.45)
    ]
    base = [box((width - 0.1, 0.85, 0.03), (0, 0, 0.15), plinth)]
    return group(back_and_arms + seats + cushions + base, (x, y, 0), yaw)


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
