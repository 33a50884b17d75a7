"""Things on a designer's table. Metres, radians; they stand on z = 0 until they are placed."""

from math import cos, pi, radians, sin

import numpy as np

from . import lights, materials, model_reef, rocks, water
from .acrylic import cast_acrylic
from .blender import basis, box, cylinder, group, place, to_blender_mesh
from .mesh import grid_faces, icosphere, sphere
from .nodes import new_material
from .noise import noise3
from .rods import cord, rod, turned
from .vein_stone import vein_stone

LAMP_WARM = (1.0, 0.66, 0.36)


def sheet_of_paper(width, height, material, lift=0.03, curl=0.16):
    """A sheet that lies flat but for its left edge and one corner, which still remember the
    roll."""
    x, y = np.meshgrid(
        np.linspace(-width / 2, width / 2, 120), np.linspace(-height / 2, height / 2, 60),
        indexing="ij",
    )  # fmt: skip
    left = np.clip((-width / 2 + curl - x) / curl, 0, 1)
    corner = np.clip((x / width + y / height - 0.72) / 0.28, 0, 1)
    z = 0.0015 + lift * left**2 + 0.5 * lift * corner**2 + 0.0012 * (1 + np.sin(x * 9 + y * 5))
    mesh = {"v": np.stack([x + 0.25 * curl * left**2, y, z], -1).reshape(-1, 3)}
    mesh["f"] = grid_faces(120, 60)[:, ::-1]
    return place(to_blender_mesh(mesh, "sheet", [material]), "sheet")


def paper_roll(radius, length, material, location, yaw, windings=3.2, band=None):
    """A loosely rolled drawing whose end shows its windings; lies along x, then turned by yaw.

    band is a rubber band about it
    """
    angle = np.linspace(0, 2 * pi * windings, 160)
    spiral = radius * (0.72 + 0.28 * angle / angle[-1])
    rows = []
    for x in (-length / 2, 0, length / 2):
        rows.append(np.stack([0 * angle + x, spiral * np.cos(angle), spiral * np.sin(angle)], -1))
    mesh = {"v": np.stack(rows).reshape(-1, 3), "f": grid_faces(3, 160)}
    data = to_blender_mesh(mesh, "roll", [material])
    if band:
        x, y, z = location[0], location[1], location[2] + radius
        ring = [(radius + 0.0012, -0.003), (radius + 0.0016, 0.0), (radius + 0.0012, 0.003)]
        back = 0.22 * length
        turned(ring, band, (x - back * cos(yaw), y - back * sin(yaw), z), (0, pi / 2, yaw))
    return place(data, "roll", (location[0], location[1], location[2] + radius), (0.6, 0, yaw))


def desk_lamp(x, y, z, yaw, brass, glow_power=14, reach=0.34, height=0.46, color=LAMP_WARM):
    """A brass lamp whose dome hangs at the end of its arm and shines straight down."""
    inside = materials.plain("enamel", (0.75, 0.68, 0.55), 0.4)
    swing = np.linspace(0.14, pi / 2, 24)
    dome = [(0.112 * sin(turn), 0.086 * cos(turn) ** 0.9) for turn in swing[:-1]] + [(0.112, 0.0)]
    lining = [(0.98 * radius, height - 0.002) for radius, height in dome[::-1]] + [(0.001, 0.083)]
    bulb_vertices, bulb_faces = sphere(24, 16)
    glow = materials.emissive("bulb", color, 22)
    bulb = to_blender_mesh({"v": bulb_vertices * 0.026, "f": bulb_faces}, "bulb", [glow])
    lamp = lights.spot((reach, 0, height - 0.03), (reach, 0, 0), glow_power, color, 2.1, 0.6)
    parts = [
        turned([(0.001, 0.018), (0.088, 0.018), (0.092, 0.014), (0.092, 0)][::-1], brass),
        rod((0, 0, 0.01), (0, 0, height + 0.10), 0.007, brass),
        rod((-0.06, 0, height + 0.085), (reach, 0, height + 0.085), 0.006, brass),
        cylinder(0.016, 0.03, (0, 0, height + 0.085), brass, 32),
        turned(dome[::-1] + [(0.001, 0.087)], brass, (reach, 0, height), segments=96),
        turned(lining[::-1], inside, (reach, 0, height - 0.001), segments=96),
        place(bulb, "bulb", (reach, 0, height + 0.035)),
        lamp,
    ]
    return group(parts, (x, y, z), yaw)


def sketchbook(x, y, z, yaw):
    """A closed sketchbook in black cloth, an elastic band around it."""
    cloth = materials.plain("book-cloth", (0.020, 0.022, 0.024), 0.7, bump=0.25, bump_scale=700)
    pages = materials.plain("pages", (0.52, 0.49, 0.42), 0.85)
    band = materials.plain("elastic", (0.10, 0.03, 0.02), 0.7)
    parts = [
        box((0.206, 0.290, 0.015), (0.001, 0, 0.0105), pages),
        box((0.212, 0.298, 0.0024), (0, 0, 0.0013), cloth, 0.001),
        box((0.212, 0.298, 0.0024), (0, 0, 0.0192), cloth, 0.001),
        box((0.004, 0.298, 0.0205), (-0.105, 0, 0.0103), cloth, 0.0015),
        box((0.006, 0.301, 0.0212), (0.085, 0, 0.0103), band, 0.0008),
    ]
    return group(parts, (x, y, z), yaw)


def coffee_cup(x, y, z, yaw):
    """A stoneware cup, half drunk, its rim and foot left without glaze."""
    clay = materials.stone("stoneware", (0.13, 0.125, 0.115), (0.22, 0.21, 0.19), 0.42, 40, 0.05)
    coffee = materials.plain("coffee", (0.010, 0.005, 0.003), 0.08)
    wall = [(0.001, 0.0), (0.030, 0.0), (0.036, 0.006), (0.0395, 0.03), (0.0405, 0.082)]
    wall += [(0.0395, 0.084), (0.0380, 0.082), (0.0365, 0.03), (0.032, 0.009), (0.001, 0.007)]
    bend = np.linspace(-1.35, 1.35, 40)
    ear = np.stack([0.040 + 0.021 * np.cos(bend), 0 * bend, 0.045 + 0.025 * np.sin(bend)], 1)
    parts = [
        turned(wall, clay, segments=72, name="cup"),
        turned([(0.0372, 0.046), (0.030, 0.0452), (0.001, 0.0450)], coffee, name="coffee"),
        cord(ear, 0.0052, clay, 60, 12),
    ]
    return group(parts, (x, y, z), yaw)


def sand_dish(x, y, z, material, glass, radius=0.05):
    """A shallow glass dish with a heap of sand."""
    wall = [
        (radius * 0.94, 0.0),
        (radius, 0.004),
        (radius * 1.02, 0.024),
        (radius * 0.97, 0.024),
        (radius * 0.95, 0.006),
        (0.001, 0.005),
    ]
    ring = np.linspace(0, 1, 14)
    heap = [(max(0.001, radius * 0.94 * r), 0.006 + 0.013 * (1 - r**2) + 0.004) for r in ring[::-1]]
    turned(wall, glass, (x, y, z), name="dish")
    turned(heap, material, (x, y, z), name="sand")


def washed_wood():
    """Wood that the sea has bared: grey where it has bleached, checked, with sand in its cracks."""
    material, nodes = new_material("driftwood")
    place = materials.object_coordinates(nodes)
    fibre = nodes("ShaderNodeMapping", {0: place, 3: (330, 330, 26)}).outputs[0]
    fibre = nodes.noise(fibre, 1.0, 4.0, Roughness=0.6, Distortion=1.2).outputs[0]
    bent = nodes.noise(place, 16.0, 3.0).outputs["Color"]
    bent = nodes.vector_math("ADD", place, nodes.vector_math("MULTIPLY", bent, (0.03,) * 3))
    split = nodes("ShaderNodeMapping", {0: bent, 3: (85, 85, 9)}).outputs[0]
    split = nodes("ShaderNodeTexVoronoi", {"Vector": split}, feature="DISTANCE_TO_EDGE")
    split.inputs["Scale"].default_value = 1.0
    split = nodes.map_range(split.outputs["Distance"], 0.0, 0.09, 1.0, 0.0)
    patches = nodes.noise(place, 13.0, 5.0, Roughness=0.7).outputs[0]
    split = nodes.math("MULTIPLY", split, nodes.map_range(patches, 0.42, 0.6, 0.0, 1.0))
    color = materials.vertex_color(nodes)
    color = nodes.multiply(color, nodes.map_range(fibre, 0.3, 0.7, 0.6, 1.2))
    color = nodes.mix(nodes.map_range(patches, 0.4, 0.62, 0.0, 0.7), color, (0.26, 0.245, 0.22))
    color = nodes.mix(nodes.math("MULTIPLY", split, 0.8), color, (0.035, 0.024, 0.015))
    height = nodes.math("SUBTRACT", nodes.math("MULTIPLY", fibre, 0.5), split)
    normal = nodes.bump(height, 0.8, 0.0025)
    nodes.output(materials.principled(nodes, color, Roughness=0.85, Specular=0.25, Normal=normal))
    return material


def driftwood(seed, x, y, z, length, yaw=0.0):
    """A pale washed root that stands on its limbs."""
    bark = washed_wood()
    root = rocks.driftwood(seed, length, length * 0.095, "#80694d", "#d3bd9b", limbs=4)
    matrix = basis((0, 0, 1), 1, yaw, 1, (x, y, z - root["v"][:, 2].min()))
    return place(to_blender_mesh(root, "driftwood", [bark]), "driftwood", matrix=matrix)


def river_stones(seed, spots):
    """Smooth stones, each (x, y, z of its foot, radius); what lies on another leans a little."""
    rng = np.random.default_rng(seed)
    tones = [
        ((0.03, 0.032, 0.034), (0.085, 0.085, 0.082)),
        ((0.16, 0.145, 0.12), (0.30, 0.275, 0.235)),
        ((0.07, 0.062, 0.055), (0.17, 0.15, 0.13)),
    ]
    for index, (x, y, z, radius) in enumerate(spots):
        skin = materials.stone(f"river{index}", *tones[index % 3], 0.55, 9 / radius * 0.05, 0.1)
        points, faces = icosphere(4)
        swell = 1 + 0.10 * noise3(points, rng, 2, 1.0)
        data = to_blender_mesh({"v": points * swell[:, None], "f": faces}, "stone", [skin])
        turn, size = (rng.normal(0, 0.06), 0, rng.uniform(0, 6)), np.array([1, 0.8, 0.46]) * radius
        place(data, "stone", (x, y, z + 0.44 * radius), turn, tuple(size))


def acrylic_slabs(x, y, z):
    """Offcuts of cast acrylic stood side by side, from thin to thick."""
    at = x
    for thickness, height, degrees in ((0.02, 0.20, 8), (0.04, 0.17, -6), (0.07, 0.14, 14)):
        slab = cast_acrylic(f"offcut{thickness}", height, 0.5)
        turn = (0, 0, radians(degrees))
        box((thickness, 0.12, height), (at, y, z + height / 2), slab, 0.002, rotation=turn)
        at += thickness + 0.07


def model_glow(height):
    """The back of a model tank as lit water: bright above, deep below, darker at its ends."""
    material, nodes = new_material("model-water")
    where = nodes.separate(nodes("ShaderNodeTexCoord").outputs["Object"])
    up = nodes.map_range(where[2], -height / 2, height / 2, 0, 1, True)
    color = nodes.mix(up, (0.006, 0.026, 0.038), (0.075, 0.205, 0.240))
    side = nodes.map_range(nodes.math("ABSOLUTE", where[0]), 0.05, 0.36, 1.0, 0.3, True)
    nodes.output(nodes("ShaderNodeEmission", {0: nodes.multiply(color, side), 1: 0.6}).outputs[0])
    return material


def model_tank(x, y, z, yaw, wood, brass, length=0.66, depth=0.26, height=0.24):
    """A lit scale model of an aquarium: pale rockwork in an acrylic box on a walnut base."""
    base = 0.045
    middle = base + height / 2
    deep = water.TankFog(
        y - depth / 2,
        density=0.4,
        absorb=(0.7, 0.2, 0.2),
        bottom=z + base,
        top=z + base + height,
        color_bottom=(0.004, 0.030, 0.042),
        color_top=(0.02, 0.12, 0.14),
        light_absorb=(0.35, 0.12, 0.12),
    )
    parts = [
        box((length + 0.06, depth + 0.06, base - 0.004), (0, 0, base / 2 - 0.002), wood, 0.004),
        box((length + 0.062, depth + 0.062, 0.006), (0, 0, 0.006), brass, 0.001),
        group(model_reef.model_reef(deep, np.random.default_rng(9)), (0, 0, base)),
    ]
    rng, sand = np.random.default_rng(9), model_reef.coarse_sand()
    parts.append(place(_dunes(length - 0.0125, depth - 0.0125, sand, rng), "sand", (0, 0, base)))
    back = (0, depth / 2 - 0.008, middle)
    glow = model_glow(height)
    panel = place(_upright(length - 0.014, height, glow), "back", back)
    parts.append(panel)
    rim = materials.emissive("model-rim", (0.36, 0.62, 0.60), 0.20, is_lamp=False)
    glass = water.pane(0.10, (0.93, 0.99, 0.98))
    for side in (-1, 1):
        wall = (side * (length / 2 - 0.003), 0, middle)
        parts.append(box((0.006, depth, height), wall, glass))
        parts.append(box((length, 0.006, height), (0, side * (depth / 2 - 0.003), middle), glass))
        top = base + height
        parts.append(box((0.006, depth, 0.0016), (wall[0], 0, top), rim))
        parts.append(box((length, 0.006, 0.0016), (0, side * (depth / 2 - 0.003), top), rim))
        for end in (-1, 1):
            post = (side * (length / 2 - 0.0005), end * (depth / 2 - 0.0005), middle)
            parts.append(box((0.0022, 0.0022, height), post, rim))

    over = base + height + 0.075
    parts += [
        box((length * 0.8, 0.035, 0.012), (0, 0, over), brass, 0.003),
        rod((-length * 0.36, 0, over), (-length * 0.36, depth / 2 + 0.02, over), 0.004, brass),
        rod((length * 0.36, 0, over), (length * 0.36, depth / 2 + 0.02, over), 0.004, brass),
    ]
    down = (0, -0.03, over - 0.01)
    parts.append(lights.area(down, (0, 0, 0), length * 0.78, 4.2, (0.92, 0.97, 1.0), size_y=0.03))
    for side in (-1, 1):
        foot = (side * length * 0.36, depth / 2 + 0.02)
        parts.append(rod((*foot, base - 0.01), (*foot, over), 0.004, brass))
    spill = (0, -depth / 2 - 0.012, middle)
    teal = (0.42, 0.78, 0.78)
    parts.append(lights.area(spill, (-pi / 2, 0, 0), length * 0.9, 0.4, teal, size_y=0.2))
    return group(parts, (x, y, z), yaw)


def _dunes(width, depth, material, rng):
    """A bed of sand: poured, levelled by hand, deeper at the back."""
    x, y = np.meshgrid(
        np.linspace(-width / 2, width / 2, 160), np.linspace(-depth / 2, depth / 2, 70),
        indexing="ij",
    )  # fmt: skip
    points = np.stack([x, y, 0 * x], -1).reshape(-1, 3)
    z = model_reef.bed(y, depth) + 0.006 * noise3(points, rng, 4, 9.0).reshape(x.shape)
    z = np.maximum(z, 0.0012)
    vertices = np.stack([x, y, z], -1)
    foot = vertices.copy()
    foot[..., 2] = -0.003
    walls = [(foot[:, 0], vertices[:, 0]), (vertices[0], foot[0]), (foot[-1], vertices[-1])]
    mesh = {"v": vertices.reshape(-1, 3), "f": grid_faces(160, 70)[:, ::-1]}
    for pair in walls:
        start = len(mesh["v"])
        mesh["v"] = np.vstack([mesh["v"], *pair])
        mesh["f"] = np.vstack([mesh["f"], grid_faces(2, len(pair[0]), offset=start)])
    return to_blender_mesh(mesh, "sand", [material])


def _upright(width, height, material):
    """A sheet that faces -y, its object coordinates x along and y up."""
    half_w, half_h = width / 2, height / 2
    corners = np.array([[-1, 0, -1], [1, 0, -1], [1, 0, 1], [-1, 0, 1]]) * [half_w, 1, half_h]
    mesh = {"v": corners, "f": np.array([[0, 1, 2, 3]])}
    return to_blender_mesh(mesh, "upright", [material], smooth=False)


def material_samples(x, y, z, brass):
    """Stone tiles, a brass bar, an acrylic block: what a room will be made of."""
    dark = vein_stone("dark-tile", dust=0.03)
    pale = materials.marble("pale-tile", (0.55, 0.53, 0.49), (0.22, 0.19, 0.15), 0.16, 8)
    green = materials.marble("green-tile", (0.015, 0.055, 0.045), (0.25, 0.32, 0.27), 0.14, 8)
    walnut = materials.oiled_oak("veneer", (1, 2, 3), (0.036, 0.020, 0.011), (0.095, 0.055, 0.032))
    tiles = (
        (0.0, 0.0, 0.0, 0.19, pale, 6),
        (-0.035, -0.03, 0.0125, 0.14, dark, -12),
        (0.20, 0.03, 0.0, 0.14, green, 14),
        (0.16, -0.14, 0.0, 0.14, walnut, -21),
    )
    for dx, dy, dz, size, stone, degrees in tiles:
        at = (x + dx, y + dy, z + dz + 0.0062)
        box((size, size * 0.72, 0.012), at, stone, 0.0012, rotation=(0, 0, radians(degrees)))
    bar = (x + 0.15, y - 0.135, z + 0.0215)
    box((0.15, 0.018, 0.018), bar, brass, 0.001, rotation=(0, 0, radians(-32)))
    block = cast_acrylic("sample-block", 0.05, 0.4)
    box((0.085, 0.06, 0.05), (x + 0.05, y + 0.022, z + 0.0375), block, 0.002, rotation=(0, 0, 0.5))
