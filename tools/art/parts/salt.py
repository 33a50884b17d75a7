"""What a leak of sea water leaves on plastic: salt, wet and dry, and drops. Metres, radians.

A pipe lies along x, its axis is y = z = 0; angles are about +x from +y, so that -pi / 2 is below.
"""

from math import cos, pi, sin

import numpy as np

from .blender import place, to_blender_mesh
from .materials import object_coordinates, principled
from .mesh import icosphere
from .nodes import new_material
from .noise import noise3
from .turning import lathe


def salted_plastic(name, color, leak, shine=0.34, salt=(0.46, 0.46, 0.44)):
    """Moulded plastic, handled and dusty; about a joint that weeps, salt has dried on it.

    leak: the joint's x, and how far the salt has come from there
    """
    material, nodes = new_material(name)
    at = nodes.position()
    cloudy = nodes.noise(at, 26.0, 5.0, Roughness=0.65).outputs[0]
    fine = nodes.noise(at, 1500.0, 2.0).outputs[0]
    hands = nodes.noise(at, 70.0, 4.0, Roughness=0.7).outputs[0]
    drawn = {0: object_coordinates(nodes), 2: (0.4, 0.7, 0.3), 3: (40, 1900, 60)}
    scratched = nodes.noise(nodes("ShaderNodeMapping", drawn).outputs[0], 1.0, 1.0).outputs[0]
    scratched = nodes.map_range(scratched, 0.70, 0.75, 0.0, 0.35)
    base = nodes("ShaderNodeRGB")
    base.outputs[0].default_value = (*color, 1)
    shade = nodes.multiply(base.outputs[0], nodes.map_range(cloudy, 0.3, 0.7, 0.86, 1.12))
    shade = nodes.mix(scratched, shade, tuple(1.6 * part + 0.03 for part in color))
    up = nodes.separate(nodes("ShaderNodeNewGeometry").outputs["Normal"])[2]
    settled = nodes.math("MULTIPLY", nodes.map_range(up, 0.1, 0.95, 0.0, 0.42), cloudy)
    shade = nodes.mix(settled, shade, (0.26, 0.245, 0.215))
    rough = nodes.map_range(hands, 0.36, 0.66, shine * 0.85, shine * 1.5)
    rough = nodes.math("ADD", rough, nodes.math("MULTIPLY", settled, 0.6))

    film, crystals = _dried_film(nodes, at, *leak)
    shade = nodes.mix(film, shade, salt)
    rough = nodes.math("ADD", rough, nodes.math("MULTIPLY", film, 0.45))
    grown = nodes.math("MULTIPLY", nodes.math("MULTIPLY", crystals, film), 1.6)
    normal = nodes.bump(nodes.math("ADD", nodes.math("MULTIPLY", fine, 0.35), grown), 0.30, 0.0005)
    nodes.output(principled(nodes, shade, Roughness=rough, Specular=0.45, Normal=normal))
    return material


def _dried_film(nodes, at, joint, reach):
    """How much salt has dried on the lower side near a joint, and the crystals it is made of."""
    x, _, z = nodes.separate(at)
    away = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", x, joint))
    near = nodes.map_range(away, 0.0, reach, 1.0, 0.0, True)
    below = nodes.map_range(z, 0.022, -0.030, 0.0, 1.0, True)
    crystals = nodes.noise(at, 240.0, 6.0, Roughness=0.75).outputs[0]
    streaked = nodes("ShaderNodeMapping", {0: at, 3: (170, 12, 9)}).outputs[0]
    runs = nodes.noise(streaked, 1.0, 3.0).outputs[0]
    film = nodes.math("MULTIPLY", nodes.math("MULTIPLY", near, below), 0.55)
    film = nodes.math("ADD", film, nodes.math("MULTIPLY", crystals, 0.5))
    film = nodes.math("ADD", film, nodes.math("MULTIPLY", nodes.math("MULTIPLY", runs, near), 0.25))
    return nodes.map_range(film, 0.60, 0.92, 0.0, 0.85, True), crystals


def crystals():
    """Crystals of sea salt: white, a little clear."""
    material, nodes = new_material("salt")
    fine = nodes.noise(nodes.position(), 2600.0, 3.0).outputs[0]
    stained = nodes.noise(nodes.position(), 60.0, 3.0).outputs[0]
    color = nodes.ramp(stained, [(0.40, (0.74, 0.73, 0.70)), (0.80, (0.60, 0.54, 0.44))])
    normal = nodes.bump(fine, 0.5, 0.0004)
    crust = principled(nodes, color, Roughness=0.55, Specular=0.5, Normal=normal)
    through = nodes("ShaderNodeBsdfTranslucent", {0: (0.75, 0.76, 0.75)})
    nodes.output(nodes("ShaderNodeMixShader", {0: 0.35, 1: crust, 2: through}).outputs[0])
    return material


def salt_creep(rng, count, outside, x, spread, material, start=-2.5, end=-0.5, thick=0.0020):
    """Salt that has crept out of a joint at x and dried: grains heaped on the lower side.

    outside has the (x, radius) of what they lie on, start and end are angles.
    """
    ball, faces = icosphere(1)
    turn = rng.uniform(start, end, count * 4)
    middle, half = (start + end) / 2, (end - start) / 2
    at = x + np.clip(rng.standard_t(4.0, count * 4), -4, 4) * spread
    radius = np.interp(at, *np.transpose(outside))
    ring = np.c_[at, radius * np.cos(turn), radius * np.sin(turn)]
    heaped = noise3(ring, rng, 4, 110.0)
    likely = 0.5 + 0.9 * heaped - 0.75 * np.abs((turn - middle) / half) ** 3
    likely = likely - 0.35 * np.abs(at - x) / spread / 3
    chosen = np.flatnonzero(likely > rng.uniform(0.05, 0.95, count * 4))[:count]
    vertices = []
    for index in chosen:
        size = 0.00016 / rng.uniform(0.12, 1.0) ** 0.75
        deep = thick * np.clip(0.25 + heaped[index], 0.05, 1.4) * rng.random() ** 1.4
        near = np.exp(-(((at[index] - x) / (2 * spread)) ** 2))
        out = radius[index] + deep * near - size * 0.3
        grain = ball * (1 + rng.normal(0, 0.22, (len(ball), 1))) * size * rng.uniform(0.5, 1.3, 3)
        spot = [at[index], out * np.cos(turn[index]), out * np.sin(turn[index])]
        vertices.append(grain + spot)
    number = len(vertices)
    offsets = np.arange(number)[:, None, None] * len(ball)
    mesh = {"v": np.concatenate(vertices), "f": (faces[None] + offsets).reshape(-1, 3)}
    return place(to_blender_mesh(mesh, "salt", [material], smooth=False), "salt")


def hanging_drop(at, material, size=0.0031):
    """A drop about to fall: a neck that still clings, a round belly below it."""
    shape = [
        (1.05, -0.25), (0.98, 0.0), (0.84, 0.30), (0.80, 0.62), (0.87, 0.95), (0.98, 1.35),
        (1.00, 1.70), (0.92, 2.05), (0.74, 2.35), (0.48, 2.56), (0.20, 2.66),
    ]  # fmt: skip
    profile = [(radius * size, down * size) for radius, down in shape]
    return lathe(profile, material, at, (0, 0, -1), 0.0009, 96)


def beads(rng, count, between, radius, material, start=-2.2, end=-0.9):
    """Small drops that cling to the lower side of a round part, between two x."""
    ball, faces = icosphere(3)
    for _ in range(count):
        turn, along = rng.uniform(start, end), rng.uniform(*between)
        size = rng.uniform(0.0004, 0.0013)
        spot = (along, radius * cos(turn), radius * sin(turn))
        flat = ball * [size, size, size * 0.62]
        data = to_blender_mesh({"v": flat, "f": faces}, "bead", [material])
        place(data, "bead", spot, (turn - pi / 2, 0, 0))
