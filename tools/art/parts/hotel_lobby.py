"""A hotel's lobby in the evening: veneered wall, stone floor, curtain, a hall beyond. Metres."""

from math import radians

import numpy as np

from . import furniture, lights, materials
from .blender import box, place, to_blender_mesh
from .mesh import grid_faces
from .nodes import new_material

WARM = (1.0, 0.70, 0.44)
CEILING = 3.4


def veneer(name, dark, light, axis=2, roughness=0.38, leaf=0.205, running=False):
    """Walnut veneer: leaves laid side by side as they come, no two of the same figure.

    The figure is that of growth rings, nested cones cut beside the pith, or far from it, where
    the grain is straight. axis (2 upright, 0 along x) is the way of the grain, leaf the width of a
    leaf; running lets the figure run through from board to board, otherwise each board has its
    own leaves.
    """
    material, nodes = new_material(name)
    random = 0.5 if running else nodes("ShaderNodeObjectInfo").outputs["Random"]
    place_on = nodes.position() if running else materials.object_coordinates(nodes)
    x, y, z = nodes.separate(place_on)[:3]
    across, along = (nodes.math("ADD", x, y), z) if axis == 2 else (z, x)
    if not running:
        across = nodes.math("ADD", across, nodes.map_range(random, 0, 1, 3.0, 5.0))
    number = nodes.math("FLOOR", nodes.math("DIVIDE", across, leaf))
    which = nodes("ShaderNodeCombineXYZ", {0: number, 1: nodes.math("MULTIPLY", random, 97.0)})
    dice = nodes("ShaderNodeTexWhiteNoise", {"Vector": which.outputs[0]}).outputs
    chance = nodes.separate(dice["Color"])
    side = nodes.math("SUBTRACT", across, nodes.math("MULTIPLY", number, leaf))
    other = nodes.math("GREATER_THAN", dice["Value"], 0.5)
    turned = nodes.math("SUBTRACT", leaf, nodes.math("MULTIPLY", side, 2.0))
    side = nodes.math("ADD", side, nodes.math("MULTIPLY", other, turned))
    along = nodes.math("ADD", along, nodes.math("MULTIPLY", chance[0], 9.0))
    apart = nodes.math("MULTIPLY", dice["Value"], 60.0)

    def field(frequency, reach, seed, detail=2.0, **inputs):
        """Noise with its own frequency (per metre) across and along the grain."""
        scaled = [nodes.math("MULTIPLY", side, frequency), nodes.math("MULTIPLY", along, reach)]
        level = nodes.math("ADD", apart, seed)
        where = nodes("ShaderNodeCombineXYZ", {0: scaled[0], 1: scaled[1], 2: level}).outputs[0]
        return nodes.noise(where, 1.0, detail, **inputs).outputs[0]

    def wander(value, amount):
        return nodes.math("MULTIPLY", nodes.math("SUBTRACT", value, 0.5), amount)

    # The distance from the pith, which the taper of the trunk turns into arches.
    heart = nodes.map_range(chance[1], 0.0, 1.0, -0.55 * leaf, 1.05 * leaf)
    heart = nodes.math("ADD", heart, wander(field(0.0, 0.9, 3.1), 0.5 * leaf))
    off = nodes.math("ADD", nodes.math("SUBTRACT", side, heart), wander(field(9, 1.3, 7.7), 0.05))
    depth = nodes.map_range(chance[2], 0.0, 1.0, 0.016, 0.075)
    square = nodes.math("ADD", nodes.math("MULTIPLY", off, off), nodes.math("POWER", depth, 2.0))
    taper = nodes.map_range(dice["Value"], 0.0, 1.0, 0.040, 0.095)
    ring = nodes.math("ADD", nodes.math("SQRT", square), nodes.math("MULTIPLY", along, taper))
    ring = nodes.math("ADD", ring, wander(field(14, 2.4, 1.9, 4.0, Roughness=0.55), 0.030))
    years = nodes("ShaderNodeTexNoise", {"W": ring, "Scale": 55.0, "Detail": 1.0})
    years.noise_dimensions = "1D"
    ring = nodes.math("ADD", ring, wander(years.outputs[0], 0.010))
    year = nodes.math("FRACT", nodes.math("MULTIPLY", ring, 175.0))
    late = nodes.map_range(year, 0.45, 0.95, 0.0, 1.0)
    late = nodes.math("MULTIPLY", late, nodes.map_range(year, 0.95, 1.0, 1.0, 0.0))
    streaks = nodes("ShaderNodeTexNoise", {"W": ring, "Scale": 21.0, "Detail": 3.0})
    streaks.noise_dimensions = "1D"
    tone = nodes.map_range(streaks.outputs[0], 0.28, 0.72, 0.20, 1.0)

    fibre = field(620, 16, 4.4, 2.0, Roughness=0.6)
    pores = nodes.map_range(field(430, 21, 8.8, 1.0), 0.60, 0.70, 0.0, 1.0)
    pores = nodes.math("MULTIPLY", pores, nodes.map_range(year, 0.0, 0.7, 1.0, 0.35))
    curl = field(5, 34, 2.2, 2.0)
    color = nodes.mix(tone, dark, light)
    color = nodes.multiply(color, nodes.map_range(late, 0, 1, 1.06, 0.70))
    color = nodes.multiply(color, nodes.map_range(fibre, 0.3, 0.7, 0.84, 1.16))
    color = nodes.multiply(color, nodes.map_range(curl, 0.3, 0.7, 0.93, 1.07))
    color = nodes.multiply(color, nodes.map_range(chance[0], 0, 1, 0.93, 1.07))
    color = nodes.multiply(color, nodes.map_range(random, 0, 1, 0.92, 1.08))
    color = nodes.mix(nodes.math("MULTIPLY", pores, 0.62), color, tuple(0.28 * c for c in dark))
    seam = nodes.math("PINGPONG", side, leaf / 2)
    color = nodes.multiply(color, nodes.map_range(seam, 0.0, 0.0009, 0.74, 1.0))
    rough = nodes.map_range(fibre, 0.3, 0.7, roughness - 0.06, roughness + 0.10)
    height = nodes.math("SUBTRACT", nodes.math("MULTIPLY", fibre, 0.4), pores)
    normal = nodes.bump(height, 0.22, 0.0006)
    nodes.output(materials.principled(nodes, color, Roughness=rough, Specular=0.4, Normal=normal))
    return material


def honed_stone(name, dark, light):
    """Limestone slabs, each a little different, worn to an uneven sheen."""
    material, nodes = new_material(name)
    random = nodes("ShaderNodeObjectInfo").outputs["Random"]
    far = nodes(
        "ShaderNodeCombineXYZ", {i: nodes.math("MULTIPLY", random, 90.0 - 31 * i) for i in range(3)}
    )
    moved = nodes.vector_math("ADD", materials.object_coordinates(nodes), far.outputs[0])
    clouds = nodes.noise(moved, 2.2, 7.0, Roughness=0.6, Distortion=0.5).outputs[0]
    flecks = nodes.noise(moved, 60.0, 4.0, Roughness=0.7).outputs[0]
    color = nodes.ramp(clouds, [(0.3, dark), (0.7, light)])
    color = nodes.multiply(color, nodes.map_range(flecks, 0.3, 0.7, 0.82, 1.12))
    color = nodes.mix(1.0, color, nodes.map_range(random, 0, 1, 0.88, 1.08), "MULTIPLY")
    worn = nodes.noise(nodes.position(), 1.7, 5.0, Roughness=0.65).outputs[0]
    rough = nodes.map_range(worn, 0.3, 0.7, 0.285, 0.38)
    normal = nodes.bump(flecks, 0.05, 0.002)
    nodes.output(materials.principled(nodes, color, Roughness=rough, Specular=0.5, Normal=normal))
    return material


def floor(x0, x1, y0, y1, slab=(1.2, 0.6), joint=0.0025):
    """Slabs of limestone in third bond over grey grout."""
    stone = honed_stone("limestone", (0.105, 0.092, 0.076), (0.190, 0.168, 0.140))
    grout = materials.plain("grout", (0.06, 0.055, 0.05), 0.9)
    box((x1 - x0, y1 - y0, 0.02), ((x0 + x1) / 2, (y0 + y1) / 2, -0.0115), grout)
    rng = np.random.default_rng(5)
    for row, y in enumerate(np.arange(y0, y1, slab[1])):
        for x in np.arange(x0 - slab[0] * (row % 3) / 3, x1, slab[0]):
            size = (slab[0] - joint, slab[1] - joint, 0.02)
            spot = (x + slab[0] / 2, y + slab[1] / 2, -0.010 + rng.normal(0, 0.0002))
            box(size, spot, stone, 0.0012, 1, (rng.normal(0, 0.0004), rng.normal(0, 0.0004), 0))


def panelled_wall(x0, x1, y, panel=0.92, gap=0.008):
    """Tall veneered panels with shadow gaps over a dark wall, and a skirting set back."""
    wood = veneer("walnut panel", (0.022, 0.0125, 0.0070), (0.075, 0.044, 0.025))
    dark = materials.plain("behind panels", (0.006, 0.005, 0.004), 0.9)
    box((x1 - x0, 0.05, CEILING), ((x0 + x1) / 2, y + 0.055, CEILING / 2), dark)
    count = int(round((x1 - x0) / panel))
    wide = (x1 - x0) / count
    rng = np.random.default_rng(3)
    for index in range(count):
        x = x0 + (index + 0.5) * wide
        for low, high in ((0.10, 2.47), (2.47, CEILING)):
            turn = (rng.normal(0, 0.0006), 0, rng.normal(0, 0.0008))
            size = (wide - gap, 0.022, high - low - gap)
            box(size, (x, y + 0.011, (low + high) / 2), wood, 0.0015, 2, turn, name=f"panel {low}")


def curtain(x0, x1, y, seed=2):
    """A floor-length curtain of heavy linen in uneven pleats."""
    rng = np.random.default_rng(seed)
    x = np.linspace(x0, x1, 700)
    z = np.linspace(0.012, CEILING, 60)
    phase = np.cumsum(np.interp(x, np.linspace(x0, x1, 26), rng.uniform(32, 62, 26))) * (
        x[1] - x[0]
    )
    depth = np.interp(x, np.linspace(x0, x1, 20), rng.uniform(0.030, 0.065, 20))
    fall = (z / CEILING)[None]
    wave = np.sin(phase[:, None] + 0.5 * np.sin(3 * fall + x[:, None] * 5))
    wave = np.sign(wave) * np.abs(wave) ** 0.8
    swing = 0.02 * np.sin(x[:, None] * 7 + fall * 2) * (1 - fall)
    grid_y = y + depth[:, None] * (1.12 - 0.25 * fall) * wave + swing
    grid_x = x[:, None] + 0.012 * np.sin(phase[:, None] * 2) + 0 * fall
    vertices = np.stack([grid_x, grid_y, z[None] + 0 * grid_x], -1).reshape(-1, 3)
    cloth = materials.plain(
        "linen", (0.19, 0.165, 0.135), 0.9, specular=0.15, bump=0.35, bump_scale=420
    )
    mesh = dict(v=vertices, f=grid_faces(700, 60), c=np.ones((len(vertices), 3)))
    place(to_blender_mesh(mesh, "curtain", [cloth]), "curtain")


def cabinet(half, front, back, top, wood):
    """A long cabinet with four push-to-open doors, a dark stone top and a recessed plinth."""
    stone = materials.stone("nero", (0.010, 0.010, 0.011), (0.030, 0.029, 0.028), 0.30, 9, 0.02)
    dark = materials.plain("carcass", (0.006, 0.005, 0.004), 0.8)
    depth, middle = back - front, (back + front) / 2
    box(
        (2 * half - 0.02, depth - 0.03, top - 0.10),
        (0, middle + 0.014, (top - 0.02) / 2 + 0.02),
        dark,
    )
    box((2 * half - 0.12, depth - 0.12, 0.08), (0, middle + 0.02, 0.04), dark)
    box((2 * half + 0.02, depth + 0.02, 0.03), (0, middle, top - 0.015), stone, 0.002, 2)
    rng = np.random.default_rng(8)
    doors = 5
    wide = 2 * half / doors
    for index in range(doors):
        x = -half + (index + 0.5) * wide + rng.normal(0, 0.0006)
        size = (wide - 0.0035, 0.022, top - 0.034 - 0.085)
        spot = (x, front + 0.011 + rng.normal(0, 0.0007), (top - 0.034 + 0.085) / 2)
        box(size, spot, wood, 0.0012, 2, (0, rng.normal(0, 0.0004), 0), name="door")
    for x in (-half + 0.009, half - 0.009):
        box(
            (0.018, depth - 0.03, top - 0.12),
            (x, middle + 0.014, (top - 0.03 + 0.085) / 2),
            wood,
            0.001,
        )


def hall(x0, y0):
    """What opens beyond the wall's right end: a long hall with a desk, lamps and a lit far wall."""
    plaster = materials.plain("hall wall", (0.30, 0.265, 0.22), 0.85, bump=0.15, bump_scale=6)
    wood = veneer("hall wood", (0.020, 0.011, 0.006), (0.065, 0.037, 0.020))
    metal = materials.plain("hall brass", (0.42, 0.29, 0.14), 0.35, 1.0)
    end = y0 + 8.2
    box((12, 0.2, CEILING), (x0 + 4, end, CEILING / 2), plaster)
    box((0.2, end - y0, CEILING), (x0 - 0.1, (y0 + end) / 2, CEILING / 2), wood)
    for index in range(5):
        x = x0 + 0.55 + index * 1.25
        box((0.42, 0.42, CEILING), (x + 0.5, end - 0.6, CEILING / 2), wood, 0.004)
        lights.spot((x, end - 0.25, CEILING - 0.1), (x, end - 0.12, 0.2), 130, WARM, 1.1, 0.7, 0.04)
    stone = materials.marble("desk", (0.11, 0.10, 0.09), (0.22, 0.20, 0.17), 0.25)
    box((2.8, 0.7, 1.06), (x0 + 2.1, y0 + 5.0, 0.53), stone, 0.008)
    globe = materials.emissive("globe", (1.0, 0.70, 0.42), 2.6)
    furniture.globe_lamp(x0 + 2.75, y0 + 5.0, globe, metal, 1.42, 0.10)
    furniture.globe_lamp(x0 + 1.85, y0 + 3.0, globe, metal, 1.60, 0.13)
    leaf = materials.plain("hall chair", (0.08, 0.06, 0.045), 0.7)
    furniture.lounge_chair(x0 + 1.40, y0 + 1.9, radians(150), leaf, metal)
    slot = materials.emissive("cove", (1.0, 0.72, 0.45), 3.0, is_lamp=False)
    box((8, 0.03, 0.03), (x0 + 4, end - 0.14, CEILING - 0.02), slot)
    lights.area((x0 + 2.0, y0 + 4.0, CEILING - 0.05), (0, 0, 0), 3.0, 170, WARM, size_y=5)


def ceiling():
    """A plain ceiling."""
    white = materials.plain("ceiling", (0.20, 0.18, 0.155), 0.9)
    box((24, 24, 0.1), (2, 2, CEILING + 0.05), white)
