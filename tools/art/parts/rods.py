"""Bars between two points, bent cords and turned or hollow shapes. Metres, radians."""

from math import pi

import numpy as np
from mathutils import Vector
from scipy.interpolate import PchipInterpolator

from .blender import SMOOTH_ANGLE, box, cylinder, place, to_blender_mesh
from .mesh import grid_faces, tube


def square_bar(start, end, width, material):
    """A bar of square section from one point to another."""
    start, end = Vector(start), Vector(end)
    item = box((width, width, (end - start).length), (start + end) / 2, material, 0.003)
    item.rotation_euler = (end - start).to_track_quat("Z", "Y").to_euler()
    return item


def rod(start, end, radius, material, segments=18):
    """A round bar from one point to another."""
    start, end = Vector(start), Vector(end)
    item = cylinder(radius, (end - start).length, (start + end) / 2, material, segments)
    item.rotation_euler = (end - start).to_track_quat("Z", "Y").to_euler()
    return item


def cord(points, radius, material, steps=160, sides=12):
    """A hose or cable drawn smoothly through points."""
    points = np.array(points, float)
    path = PchipInterpolator(np.linspace(0, 1, len(points)), points)(np.linspace(0, 1, steps))
    vertices, faces = tube(path, np.full(steps, radius), sides)
    return place(to_blender_mesh({"v": vertices, "f": faces}, "cord", [material]), "cord")


def turned(profile, material, location=(0, 0, 0), rotation=(0, 0, 0), segments=48, name="turned"):
    """A shape turned on a lathe about z: profile is (radius, height) pairs from the outside."""
    angles = np.linspace(0, 2 * pi, segments, endpoint=False)
    vertices = np.array(
        [
            [radius * np.cos(angle), radius * np.sin(angle), height]
            for radius, height in profile
            for angle in angles
        ]
    )
    mesh = {"v": vertices, "f": grid_faces(len(profile), segments, True)[:, ::-1]}
    data = to_blender_mesh(mesh, name, [material])
    data.use_auto_smooth = True
    data.auto_smooth_angle = SMOOTH_ANGLE
    return place(data, name, location, rotation)


def hollow_tube(radius, wall, length, material, location, rotation=(pi / 2, 0, 0)):
    """An open tube that lies along y until it is turned otherwise."""
    half = length / 2
    inner = radius - wall
    profile = [(radius, -half), (radius, half), (inner, half), (inner, -half), (radius, -half)]
    return turned(profile, material, location, rotation, 40, "hollow")
