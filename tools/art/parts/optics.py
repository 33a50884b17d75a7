"""Spectacles and a refractometer. Metres, radians.

Each is built about the origin on z = 0 and returned as parts, which the scene poses.
"""

from math import pi

import numpy as np
from scipy.interpolate import CubicSpline

from .blender import box, place, to_blender_mesh
from .materials import plain
from .mesh import grid_faces, sphere, tube
from .tool_pieces import extruded, lettering
from .turning import lathe

# The arm of a nose pad: out from the rim's inner edge, back, down from the rim's middle.
PAD_ARM = (
    (0.0016, 0.0, 0.0060),
    (0.0005, 0.0045, 0.0075),
    (-0.0010, 0.0060, 0.0050),
    (-0.0016, 0.0062, 0.0036),
)


def eyeglasses(wire, lens, sleeve, pad, opening=0.0):
    """Round wire spectacles that lie folded open on their rims' lower edge; they look to -y.

    sleeve is what covers the ends of the temples, pad what rests on the nose.
    """
    rim_radius, thick, apart, tall = 0.0225, 0.00125, 0.0305, 0.0235
    turn = np.linspace(0, 2 * pi, 120)
    parts = []

    def wirework(path, radius=thick, material=wire):
        radii = np.broadcast_to(radius, len(path))
        vertices, faces = tube(np.asarray(path, float), radii, 16)
        data = to_blender_mesh({"v": vertices, "f": faces}, "wire", [material])
        parts.append(place(data, "wire"))

    def curved(points, count=40):
        knots = np.linspace(0, 1, len(points))
        return CubicSpline(knots, points)(np.linspace(0, 1, count))

    for side in (-1, 1):
        x = side * apart
        rim = np.c_[x + rim_radius * np.cos(turn), 0 * turn, tall + rim_radius * np.sin(turn)]
        wirework(rim)
        parts.append(lens_cap(lens, rim_radius, (x, 0, tall)))
        hinge = x + side * (rim_radius + 0.0022)
        block = (0.0062, 0.0038, 0.0044)
        parts.append(box(block, (hinge, 0.0012, tall + 0.006), wire, 0.0011, 4))
        way = np.linspace(0, 1, 80)
        back = 0.128 * way
        hook = np.clip((way - 0.74) / 0.26, 0, 1)
        out = hinge + side * (0.002 - opening * back - 0.006 * hook**2)
        temple = np.c_[out, 0.002 + back, tall + 0.006 - 0.027 * hook**1.6]
        wirework(temple[:62], 0.00115)
        covered = np.linspace(0, 1, len(temple) - 58)
        wirework(temple[58:], 0.0013 + 0.0009 * np.sin(pi * (0.06 + 0.88 * covered)) ** 0.5, sleeve)
        inner = x - side * (rim_radius + 0.0002)
        arm = [(inner + side * out, back, tall - drop) for out, back, drop in PAD_ARM]
        wirework(curved(arm), 0.00085)
        ball, faces = sphere(24, 16)
        data = to_blender_mesh({"v": ball * [0.0017, 0.0036, 0.0064], "f": faces}, "pad", [pad])
        at = (inner - side * 0.0020, 0.0064, tall - 0.0036)
        parts.append(place(data, "pad", at, (0.3, side * 0.25, side * 0.5)))
    arch = np.linspace(-1, 1, 40)
    reach = apart - rim_radius
    bridge = np.c_[reach * arch, -0.001 * (1 - arch**2), tall + 0.005 + 0.005 * (1 - arch**2)]
    wirework(bridge, 0.0014)
    return parts


def lens_cap(material, radius, centre, bulge=0.0028):
    """A thin round lens that bulges towards -y."""
    rings = np.linspace(0.002, 1, 24)[:, None] * radius
    turn = np.linspace(0, 2 * pi, 96, endpoint=False)
    x, z = rings * np.cos(turn), rings * np.sin(turn)
    points = np.stack([x, 0 * x - bulge * (1 - (rings / radius) ** 2), z], -1).reshape(-1, 3)
    mesh = {"v": points, "f": grid_faces(24, 96, True)}
    return place(to_blender_mesh(mesh, "lens", [material]), "lens", centre)


SLOPE = 0.118  # how steeply the prism of a refractometer lies
# Side views of its head and of the daylight plate over the prism: along x, over the axis.
HEAD = [(0.034, -0.0120), (0.078, -0.0120), (0.0905, -0.0055), (0.0925, 0.0008), (0.088, 0.0030)]
HEAD += [(0.046, 0.0080), (0.034, 0.0112)]
FLAP = [(0.046, 0.0098), (0.089, 0.0056), (0.0955, 0.0068), (0.0952, 0.0088), (0.089, 0.0081)]
FLAP += [(0.046, 0.0124)]


def refractometer(metal, rubber, prism, plate):
    """A hand refractometer along x: eyepiece at -x, prism with its daylight plate at +x."""
    z, x, start = 0.0148, (1, 0, 0), (-0.085, 0, 0.0148)
    cup = [(0.0105, 0.0), (0.0142, 0.002), (0.0125, 0.012), (0.0130, 0.016)]
    knurl = [(0.0138, 0.018)]
    for step in range(13):
        at = 0.0185 + step * 0.0010
        knurl += [(0.0140, at), (0.0134, at + 0.0003), (0.0134, at + 0.0006), (0.0140, at + 0.0008)]
    ribs = [(0.0128, 0.046)]
    for step in range(11):
        at = 0.048 + step * 0.0052
        ribs += [(0.0148, at), (0.0148, at + 0.0032), (0.0136, at + 0.0038), (0.0136, at + 0.0048)]
    black, upright = plain("black", (0.012, 0.012, 0.012), 0.5), (pi / 2, 0, 0)
    return [
        lathe([*cup, (0.0130, 0.018)], rubber, start, x, 0.0008),
        lathe(knurl, metal, start, x, 0.0001),
        lathe([(0.0118, 0.031), (0.0118, 0.150)], metal, start, x),
        lathe([*ribs, (0.0128, 0.106)], rubber, start, x, 0.0006),
        lathe([(0.0130, 0.108), (0.0130, 0.114), (0.0122, 0.118)], metal, start, x, 0.0004),
        lathe(
            [(0.0046, 0.0), (0.0046, 0.006), (0.0032, 0.007)],
            metal,
            (0.048, 0, z + 0.011),
            bevel=0.0004,
        ),
        extruded([(x, z + up) for x, up in HEAD], 0.0215, metal, "head", 0.0022),
        box((0.042, 0.0150, 0.004), (0.0645, 0, z + 0.0052), prism, 0.0008, rotation=(0, SLOPE, 0)),
        extruded([(x, z + up) for x, up in FLAP], 0.0205, plate, "flap", 0.0008),
        box((0.010, 0.0225, 0.0040), (0.0505, 0, z + 0.0098), metal, 0.0010),
        lathe([(0.0018, -0.0125), (0.0018, 0.0125)], metal, (0.0475, 0, z + 0.0095), (0, 1, 0)),
        lettering("0 - 100 \u2030", 0.0056, black, (0.058, -0.01085, z - 0.0012), upright),
        lettering("SALINITY  ATC", 0.0044, black, (0.060, -0.01085, z - 0.0070), upright),
    ]
