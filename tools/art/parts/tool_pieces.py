"""What small tools are made of besides turned parts: cut solids, printed words, poses."""

import numpy as np
from mathutils import Euler

from .blender import group, place, text_shape, to_blender_mesh
from .mesh import grid_faces
from .turning import crisp, softened


def extruded(outline, width, material, name, bevel=0.0008):
    """A solid whose side view is an outline of (x, z); its width lies along y."""
    corners = softened([*outline, *outline[:2]], bevel)[1:-1]
    half, rim = width / 2, bevel * 0.8
    middle = corners.mean(0)
    rings = []
    for y, inset in ((-half, rim), (-half + rim * 0.3, rim * 0.3), (-half + rim, 0.0)):
        toward = middle - corners
        toward = toward / np.linalg.norm(toward, axis=1)[:, None]
        rings.append((y, corners + toward * inset))
    rings += [(-y, ring) for y, ring in rings[::-1]]
    points = np.concatenate([np.insert(ring, 1, y, axis=1) for y, ring in rings])
    count, last = len(corners), (len(rings) - 1) * len(corners)
    caps = np.array([np.arange(count)[::-1], last + np.arange(count)])
    mesh = {"v": points, "f": [grid_faces(len(rings), count, True), caps]}
    return place(crisp(mesh, name, material), name)


def lettering(text, size, material, centre, rotation=(0, 0, 0)):
    """Printed words centred on a point of a flat face; unturned they lie and read along x."""
    flat, faces = text_shape(text, size)
    flat = np.c_[flat - flat.max(0) / 2, np.zeros(len(flat))]
    counts = sorted({len(face) for face in faces})
    groups = [np.array([face for face in faces if len(face) == count]) for count in counts]
    data = to_blender_mesh({"v": flat, "f": groups}, "lettering", [material], smooth=False)
    return place(data, "lettering", centre, rotation)


def posed(parts, location, yaw=0.0, pitch=0.0, roll=0.0):
    """The parts as one group that lies at a location, pitched about y and rolled about x."""
    empty = group(parts, location, yaw)
    empty.rotation_euler = Euler((roll, pitch, yaw), "XYZ")
    return empty
