"""What a photographer finds in the lounge of the Meridian Reef: signs that someone lives there.

Metres, radians.
"""

from math import radians

import numpy as np

from . import materials, water
from .blender import box, plane
from .books import book, lying
from .meridian_measures import BOTTOM, CEILING, HALF, TOP
from .mesh import grid_faces, tubes
from .nodes import new_material, random_shift
from .noise import noise3
from .rods import cord, turned
from .settee import piped
from .solids import solid

TABLE = (2.75, -2.95, 0.47)  # the top of the brass table between the chairs
GLAZED = 0.03  # y of the panel's face


def leather(name="worn leather", color=(0.125, 0.066, 0.036)):
    """Aniline leather: pores, creases, paler where bodies and hands have rubbed its edges."""
    material, nodes = new_material(name)
    coordinates = materials.object_coordinates(nodes)
    rubbed = nodes.noise(coordinates, 4.5, 6.0, Roughness=0.65, Distortion=0.6).outputs[0]
    pores = nodes("ShaderNodeTexVoronoi", {"Vector": coordinates, "Scale": 330.0})
    wrinkles = nodes.noise(coordinates, 46.0, 5.0, Roughness=0.6, Distortion=1.4).outputs[0]
    dark, light = (tuple(channel * share for channel in color) for share in (0.84, 1.16))
    tone = nodes.ramp(rubbed, [(0.30, dark), (0.52, color), (0.72, light)])
    edge = nodes("ShaderNodeNewGeometry").outputs["Pointiness"]
    edge = nodes.math("MULTIPLY", nodes.map_range(edge, 0.51, 0.58, 0.0, 0.6), rubbed)
    tone = nodes.mix(edge, tone, tuple(2.3 * channel for channel in color))
    bent = nodes.noise(coordinates, 9.0, 3.0).outputs["Color"]
    bent = nodes.vector_math("ADD", coordinates, nodes.vector_math("MULTIPLY", bent, (0.06,) * 3))
    crack = nodes("ShaderNodeTexVoronoi", {"Vector": bent}, feature="DISTANCE_TO_EDGE")
    crack.inputs["Scale"].default_value = 110.0
    crack = nodes.map_range(crack.outputs["Distance"], 0.0, 0.10, 1.0, 0.0)
    sat_on = nodes.noise(coordinates, 7.0, 3.0).outputs[0]
    crack = nodes.math("MULTIPLY", crack, nodes.map_range(sat_on, 0.46, 0.66, 0.0, 0.14))
    tone = nodes.mix(crack, tone, tuple(0.45 * channel for channel in color))
    grain = nodes.map_range(pores.outputs[0], 0.1, 0.6, 0.80, 1.12)
    tone = nodes.multiply(tone, grain)
    height = nodes.math("ADD", pores.outputs[0], nodes.math("MULTIPLY", wrinkles, 1.6))
    height = nodes.math("SUBTRACT", height, nodes.math("MULTIPLY", crack, 2.0))
    shader = materials.principled(
        nodes,
        random_shift(nodes, tone, 0.008, 0.10),
        Roughness=nodes.map_range(rubbed, 0.3, 0.75, 0.56, 0.36),
        Specular=0.42,
        Normal=nodes.bump(height, 0.35, 0.002),
    )
    nodes.output(shader)
    return material


def woven(name, color, thread=620.0):
    """Coarse wool: crossing threads, slightly uneven in color."""
    material, nodes = new_material(name)
    coordinates = materials.object_coordinates(nodes)
    x, y, z = nodes.separate(coordinates)
    across = nodes.math("SINE", nodes.math("MULTIPLY", nodes.math("ADD", x, z), thread))
    along = nodes.math("SINE", nodes.math("MULTIPLY", y, thread))
    uneven = nodes.noise(coordinates, 35.0, 4.0, Roughness=0.7).outputs[0]
    shade = nodes.map_range(uneven, 0.3, 0.7, 0.80, 1.12)
    nap = nodes.noise(coordinates, 480.0, 3.0, Roughness=0.7).outputs[0]
    shade = nodes.math("MULTIPLY", shade, nodes.map_range(nap, 0.3, 0.7, 0.7, 1.25))
    height = nodes.math("ADD", nodes.math("MULTIPLY", across, along), uneven)
    constant = nodes("ShaderNodeRGB")
    constant.outputs[0].default_value = (*color, 1)
    shader = materials.principled(
        nodes,
        nodes.multiply(constant.outputs[0], shade),
        Roughness=0.95,
        Specular=0.15,
        Sheen=0.6,
        Normal=nodes.bump(height, 0.6, 0.002),
    )
    nodes.output(shader)
    return material


def opal(name="opal", color=(1.0, 0.66, 0.38), strength=0.6):
    """Opal glass about a bulb: darker towards its rim, with a shine."""
    material, nodes = new_material(name)
    facing = nodes("ShaderNodeLayerWeight", {0: 0.5}).outputs["Facing"]
    glow = nodes.map_range(facing, 0.0, 1.0, strength, strength * 0.35)
    shader = materials.principled(
        nodes, (0.7, 0.66, 0.6), Roughness=0.12, Emission=color, Emission_Strength=glow
    )
    nodes.output(shader)
    return material


def throw_over_arm(cloth, side=-1):
    """A blanket folded once and laid over an arm of a tub chair, for that chair's group.

    Its hanging ends fall in pleats and end in a fringe.
    """
    outside = [(0.490, 0.27), (0.482, 0.40), (0.468, 0.52), (0.452, 0.610), (0.420, 0.655)]
    inside = [(0.325, 0.655), (0.296, 0.610), (0.288, 0.560), (0.280, 0.520), (0.240, 0.512)]
    way = np.array([*outside, (0.375, 0.668), *inside, (0.17, 0.516)])
    lengths = np.r_[0, np.cumsum(np.linalg.norm(np.diff(way, axis=0), axis=1))]
    rows, columns = 120, 70
    along = np.linspace(0, lengths[-1], rows)[:, None]
    across = np.linspace(-0.17, 0.19, columns)[None]
    rng = np.random.default_rng(4)
    parts = []
    for layer in (0.0, 0.011):
        skew = 0.05 * (along / lengths[-1] - 0.5) + 0.012 * np.sin(along * 9 + layer * 300)
        x = np.interp(along, lengths, way[:, 0]) + 0 * across
        z = np.interp(along, lengths, way[:, 1]) + 0 * across
        y = across * (1 - layer * 3) + skew
        flat = np.stack([x, y, z], -1).reshape(-1, 3)
        tangent = np.gradient(np.stack([x[:, 0], z[:, 0]], 1), axis=0)
        tangent /= np.linalg.norm(tangent, axis=1)[:, None]
        outward = np.stack([tangent[:, 1], 0 * tangent[:, 0], -tangent[:, 0]], 1)
        outward *= -1 if outward[0, 0] < 0 else 1
        stretched = np.stack([along + 0 * across, across * 2.6 + 0 * along], -1).reshape(-1, 2)
        folds = noise3(np.c_[stretched, np.full(len(flat), layer)], rng, 3, 5.0).reshape(x.shape)
        lift = 0.006 + layer + 0.010 * np.clip(folds, -0.6, 2)
        hangs = np.clip(1 - along / 0.36, 0, 1)
        pleat = np.sin(across * 62 + 1.3 * folds + 2.5 * along + layer * 90)
        lift = lift + hangs * (0.020 + 0.016 * pleat + 0.6 * layer)
        bent = flat + (outward[:, None] * lift[..., None]).reshape(-1, 3)
        bent[:, 2] -= (hangs**2 * (0.028 * folds + 0.035 * across / 0.19 + 1.6 * layer)).ravel()
        bent[:, 0] *= side
        mesh = dict(v=bent, f=grid_faces(rows, columns))
        parts.append(solid(mesh, cloth, name="throw"))
        parts.append(solid(fringe(bent[:columns], rng), cloth, name="fringe"))
    return parts


def fringe(hem, rng, length=0.055, strands=64):
    """Twisted threads that hang from a hem, a line of points."""
    lines = []
    for at in np.linspace(0, len(hem) - 1, strands):
        start = hem[round(at)] + [0, 0, 0.004]
        sway = rng.normal(0, 0.010, 2)
        drop = np.linspace(0, 1, 5)[:, None]
        path = start + drop * [*sway, -length * rng.uniform(0.8, 1.15)]
        path[:, :2] += 0.004 * np.sin(drop * 5 + rng.uniform(0, 6))
        lines.append((path, np.linspace(0.0026, 0.0014, 5), np.ones((5, 3))))
    return tubes(lines, 6)


def cushion_in_chair(cloth):
    """A small cushion against the back of a tub chair, for that chair's group."""
    lean = (radians(90 - 17), 0, radians(9))
    return piped((0.40, 0.34, 0.13), cloth, cloth, (0.03, -0.10, 0.67), lean, puff=0.45)


def books_on_table():
    """Three large books, not quite in line."""
    x, y, z = TABLE
    paper = materials.coral(None, 0.75, 0.1, 200, hue=0.0, name="covers")
    for cover, thick, tall, deep, turn in (
        ("#6d6a60", 0.030, 0.29, 0.235, 14),
        ("#2b3234", 0.022, 0.27, 0.210, 21),
        ("#a3937a", 0.016, 0.23, 0.165, 4),
    ):
        mesh = lying(book(thick, tall, deep, cover, [(0.3, 0.55)], "#8d8672"), tall)
        mesh["v"] = mesh["v"] - [tall / 2, deep / 2, 0]
        solid(mesh, paper, (x - 0.05, y + 0.04, z), (0, 0, radians(turn)), name="book")
        z += thick + 0.0012


def cup():
    """A cup of tea on its saucer, at the edge of the table."""
    x, y, z = TABLE
    at = (x + 0.12, y - 0.13, z)
    stoneware = materials.plain("stoneware", (0.30, 0.27, 0.23), 0.35, coat=0.3)
    tea = materials.plain("tea", (0.035, 0.012, 0.004), 0.05)
    saucer = [(0, 0), (0.050, 0), (0.072, 0.010), (0.070, 0.013), (0.045, 0.006), (0, 0.005)]
    outside = [(0, 0.008), (0.024, 0.008), (0.036, 0.028), (0.040, 0.066)]
    inside = [(0.037, 0.066), (0.033, 0.030), (0, 0.014)]
    for profile in (saucer, outside + inside):
        turned(profile[::-1], stoneware, at)
    turned([(0.036, 0.052), (0, 0.052)], tea, at)


def wire():
    """The cord of the lamp, from its foot to the socket at the wall."""
    black = materials.plain("wire", (0.008, 0.008, 0.008), 0.5)
    ways = [(4.35, -1.20, 0.012), (4.22, -1.05, 0.004), (4.30, -0.72, 0.004), (4.12, -0.38, 0.004)]
    cord([*ways, (4.18, -0.12, 0.004), (4.16, -0.05, 0.10)], 0.0032, black)


def downlights():
    """Small lamps let into the ceiling, switched low."""
    rim = materials.plain("rim", (0.012, 0.012, 0.012), 0.4)
    glow = materials.emissive("downlight", (1.0, 0.62, 0.34), 0.5, False)
    for x in (-3.3, -1.1, 1.1, 3.3):
        for y in (-1.9, -3.6):
            ring = [(0.030, 0), (0.052, 0), (0.052, 0.004), (0.030, 0.004)]
            turned(ring, rim, (x, y, CEILING - 0.004))
            turned([(0.030, 0), (0, 0)], glow, (x, y, CEILING - 0.001))


def dress(brass):
    """Everything loose in the room."""
    books_on_table()
    cup()
    wire()
    downlights()
    plate = materials.plain("switch", (0.018, 0.017, 0.016), 0.4)
    for z in (1.08, 1.17):
        box((0.082, 0.008, 0.082), (3.12, -0.004, z), plate, 0.003)
        box((0.030, 0.006, 0.044), (3.12, -0.009, z), brass, 0.002)


def glaze():
    """The face of the panel, which mirrors the room a little."""
    panel = water.pane(0.06, roughness=0.004)
    middle = (BOTTOM + TOP) / 2
    plane(2 * HALF, TOP - BOTTOM, (0, GLAZED, middle), panel, (radians(90), 0, 0), name="pane")
