"""The contents of a walled courtyard: a pergola, an olive tree, pots, a dusk sky. Metres."""

from math import pi

import numpy as np

from . import materials, plants
from .blender import box, place, plane, to_blender_mesh
from .colors import mix, smoothstep, srgb
from .materials import principled
from .mesh import cat, grid_faces, rotation, rotation_z, transform, tubes
from .nodes import new_material, own_coordinates
from .noise import noise3
from .rods import turned


def pergola(left, right, near, far, height, wood, metal, gap=0.40, bays=4):
    """Slats along x on two beams along y; posts carry the left one, a wall the right one."""
    beam, slat = (0.10, 0.20), (0.05, 0.15)
    length, middle = far - near, (near + far) / 2
    for x in (left, right):
        box((beam[0], length, beam[1]), (x, middle, height - beam[1] / 2), wood, 0.004)
    for y in np.arange(near + 0.1, far, gap):
        size = (right - left + 0.5, slat[0], slat[1])
        box(size, ((left + right) / 2 - 0.2, y, height + slat[1] / 2), wood, 0.004, name="slat")
    for y in np.linspace(near + 0.3, far - 0.3, bays + 1):
        box((0.11, 0.11, height - beam[1]), (left, y, (height - beam[1]) / 2), metal, 0.006)
        box((0.20, 0.20, 0.03), (left, y, 0.115), metal, 0.004)


def paving(x0, x1, y0, y1, top, stone, slab=(0.9, 0.6), joint=0.006, settled=0.0):
    """Slabs in running bond; each is an object of its own, so that its veins lie elsewhere.

    settled is how far, in metres, some have sunk or tilted since they were laid.
    """
    rng = np.random.default_rng(17)
    rows = np.arange(y0, y1 - 0.05, slab[1])
    for row, y in enumerate(rows):
        y_end = min(y + slab[1], y1)
        starts = np.arange(x0 - slab[0] / 2 * (row % 2), x1 - 0.02, slab[0])
        for x in starts:
            left, right = max(x, x0), min(x + slab[0], x1)
            if right - left < 0.05:
                continue
            size = (right - left - joint, y_end - y - joint, 0.06)
            middle, tilt = ((left + right) / 2, (y + y_end) / 2, top - 0.03), (0, 0, 0)
            if settled:
                middle = np.add(middle, (*rng.normal(0, 0.0011, 2), -settled * rng.random() ** 2))
                tilt = (*rng.normal(0, settled, 2), rng.normal(0, 0.0012))
            box(size, middle, stone, 0.003, 2, tilt)


def jointing(x0, x1, y0, y1, top):
    """What fills the joints of paving: sand and dirt, washed out here and swept in there."""
    rng = np.random.default_rng(18)
    columns, rows = int((x1 - x0) / 0.03), int((y1 - y0) / 0.03)
    x, y = np.meshgrid(np.linspace(x0, x1, columns), np.linspace(y0, y1, rows), indexing="ij")
    flat = np.stack([x, y, 0 * x], -1).reshape(-1, 3)
    level = noise3(flat, rng, 4, 1.4)
    depth = 0.0045 - 0.0055 * level
    tone = 0.55 + 0.45 * smoothstep(-0.8, 0.8, level + 0.5 * noise3(flat, rng, 2, 9.0))
    color = np.array((0.115, 0.098, 0.075)) * tone[:, None]
    shape = dict(
        v=np.c_[flat[:, :2], top - np.clip(depth, 0.0008, 0.02)],
        f=grid_faces(columns, rows)[:, ::-1],
        c=color,
    )
    sand = materials.coral(None, 0.95, 0.5, 240, 0, 0.0, name="jointing", specular=0.1)
    place(to_blender_mesh(shape, "jointing", [sand]), "jointing")


def trodden_stone(name, dark, light, size, roughness=0.55, pool=None):
    """Limestone after some years outdoors: grey edges, stains, marks of drops and of feet.

    size is that of a whole slab along x and y. pool: half the width of a pool along y, whose
    water has left its marks on the stone beside it.
    """
    material, nodes = new_material(name)
    random = nodes("ShaderNodeObjectInfo").outputs["Random"]
    on_slab = own_coordinates(nodes, (37.0, 53.0, 19.0))
    world = nodes.position()
    veins = nodes.noise(on_slab, 2.6, 8.0, Roughness=0.6, Distortion=0.7).outputs[0]
    grain = nodes.noise(on_slab, 75.0, 4.0, Roughness=0.7).outputs[0]
    pits = nodes.noise(on_slab, 130.0, 2.0).outputs[0]
    pits = nodes.map_range(pits, 0.63, 0.70, 0.0, 1.0, True)
    color = nodes.ramp(veins, [(0.30, dark), (0.70, light)])
    color = nodes.multiply(color, nodes.map_range(random, 0, 1, 0.84, 1.07))
    color = nodes.multiply(color, nodes.map_range(grain, 0.3, 0.7, 0.88, 1.08))

    generated = nodes.separate(nodes("ShaderNodeTexCoord").outputs["Generated"])
    inside = None
    for axis in (0, 1):
        off = nodes.math("MULTIPLY", nodes.math("PINGPONG", generated[axis], 0.5), size[axis])
        inside = off if inside is None else nodes.math("MINIMUM", inside, off)
    wander = nodes.noise(world, 6.0, 5.0, Roughness=0.65).outputs[0]
    inside = nodes.math("SUBTRACT", inside, nodes.map_range(wander, 0.35, 0.70, -0.02, 0.07))
    color = nodes.multiply(color, nodes.map_range(inside, -0.02, 0.035, 0.60, 1.0, True))
    stains = nodes.noise(world, 0.9, 7.0, Roughness=0.68).outputs[0]
    stains = nodes.map_range(stains, 0.50, 0.68, 0.0, 0.42, True)
    color = nodes.mix(stains, color, tuple(part * 0.55 for part in dark))
    spots = nodes("ShaderNodeTexVoronoi", {"Vector": world, "Scale": 5.5})
    reach = nodes.map_range(nodes.separate(spots.outputs["Color"])[0], 0.72, 1.0, 0.0, 0.20)
    edge = nodes.math("SUBTRACT", spots.outputs["Distance"], nodes.math("ADD", reach, -0.04))
    edge = nodes.math("ADD", edge, nodes.map_range(grain, 0.3, 0.7, -0.03, 0.03))
    spot = nodes.map_range(edge, 0.0, 0.06, 0.30, 0.0, True)
    spot = nodes.math("MULTIPLY", spot, nodes.math("GREATER_THAN", reach, 0.03))
    color = nodes.mix(spot, color, tuple(part * 0.45 for part in dark))
    rough = nodes.map_range(stains, 0.0, 0.42, roughness, roughness + 0.2)
    if pool:
        x, _, z = nodes.separate(world)[:3]
        away = nodes.math("SUBTRACT", nodes.math("ABSOLUTE", x), pool)
        lapped = nodes.math("SUBTRACT", away, nodes.map_range(wander, 0.30, 0.70, -0.03, 0.15))
        wet = nodes.map_range(lapped, -0.01, 0.04, 0.34, 0.0, True)
        color = nodes.mix(wet, color, tuple(part * 0.40 for part in dark))
        rim = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", lapped, 0.035))
        rim = nodes.map_range(rim, 0.0, 0.012, 0.16, 0.0)
        color = nodes.mix(rim, color, (0.62, 0.58, 0.51))
        low = nodes.math("ADD", z, nodes.map_range(wander, 0.3, 0.7, -0.025, 0.025))
        green = nodes.map_range(low, 0.01, 0.055, 0.75, 0.0, True)
        color = nodes.mix(green, color, (0.052, 0.056, 0.030))
    color = nodes.mix(nodes.math("MULTIPLY", pits, 0.5), color, tuple(part * 0.4 for part in dark))
    height = nodes.math("SUBTRACT", nodes.math("MULTIPLY", grain, 0.5), pits)
    normal = nodes.bump(height, 0.30, 0.0016)
    nodes.output(principled(nodes, color, Roughness=rough, Specular=0.35, Normal=normal))
    return material


def chipped_block(seed, size, rounding=0.005, chips=9):
    """A sawn block about the origin whose edges are rubbed and here and there knocked off."""
    rng = np.random.default_rng(seed)
    half = np.array(size) / 2

    def steps(length):
        count = max(4, int(length / 0.014))
        near = np.array([0, 0.0015, 0.004, 0.008, 0.013]) / length
        inner = np.linspace(0.02 / length, 1 - 0.02 / length, count)
        return np.unique(np.clip(np.r_[near, inner, 1 - near], 0, 1)) * 2 - 1

    parts = []
    for axis in range(3):
        u, v = (axis + 1) % 3, (axis + 2) % 3
        a, b = np.meshgrid(steps(size[u]), steps(size[v]), indexing="ij")
        for side in (-1, 1):
            points = np.empty((a.size, 3))
            points[:, u], points[:, v], points[:, axis] = a.ravel(), b.ravel(), side
            faces = grid_faces(*a.shape)
            parts.append(dict(v=points * half, f=faces[:, ::-1] if side < 0 else faces))
    for part in parts:
        part["c"] = np.ones((len(part["v"]), 3))
    block = cat(parts)
    points = block["v"]
    radius = rounding * (1 + 0.5 * noise3(points, rng, 3, 22.0)).clip(0.4, 2.0)
    for _ in range(chips):  # a chip lies on an edge
        at = rng.uniform(-1, 1, 3) * half
        free = rng.choice(3, p=half / half.sum())
        at = np.where(np.arange(3) == free, at, np.sign(at) * half)
        wide, deep = rng.uniform(0.008, 0.035), rng.uniform(0.004, 0.016)
        away = np.linalg.norm(points - at, axis=1) + 0.004 * noise3(points, rng, 2, 60.0)
        radius = np.maximum(radius, deep * smoothstep(wide, wide * 0.4, away))
    radius = np.minimum(radius, half.min() * 0.8)[:, None]
    core = np.clip(points, -half + radius, half - radius)
    out = points - core
    long = np.linalg.norm(out, axis=1, keepdims=True)
    block["v"] = core + out / np.maximum(long, 1e-9) * np.minimum(long, radius)
    return block


def bench(x, y, z, wood, length=2.2, width=0.46, height=0.45):
    """A slatted bench along y on two block legs."""
    slats = 5
    wide = width / slats
    for index in range(slats):
        across = x + (index - (slats - 1) / 2) * wide
        box((wide - 0.012, length, 0.038), (across, y, z + height - 0.019), wood, 0.004)
    for end in (-1, 1):
        leg = (x, y + end * (length / 2 - 0.25), z + (height - 0.04) / 2)
        box((width - 0.06, 0.07, height - 0.04), leg, wood, 0.005)


def weathered_plaster(dark, light, top=None):
    """Floated lime plaster: clouds of tone, the float's marks, streaks of rain, a grimy foot.

    top is the height of a coping, below which dirty water has run down.
    """
    material, nodes = new_material("plaster")
    position = nodes.position()
    clouds = nodes.noise(position, 0.9, 8.0, Roughness=0.6).outputs[0]
    fine = nodes.noise(position, 9.0, 6.0, Roughness=0.7).outputs[0]
    color = nodes.ramp(clouds, [(0.32, dark), (0.68, light)])
    color = nodes.multiply(color, nodes.map_range(fine, 0.3, 0.7, 0.93, 1.04))
    thin = nodes("ShaderNodeMapping", {0: position, 3: (5.0, 5.0, 0.18)}).outputs[0]
    rain = nodes.noise(thin, 1.0, 4.0, Roughness=0.6).outputs[0]
    color = nodes.multiply(color, nodes.map_range(rain, 0.50, 0.72, 1.0, 0.84))
    height = nodes.separate(position)[2]
    wavy = nodes.math("SUBTRACT", height, nodes.math("MULTIPLY", clouds, 0.5))
    foot = nodes.map_range(wavy, -0.20, 0.22, 0.74, 1.0, True)
    color = nodes.multiply(color, foot)
    if top:
        below = nodes.math("SUBTRACT", top, height)
        runs = nodes("ShaderNodeMapping", {0: position, 3: (7.5, 7.5, 0.10)}).outputs[0]
        runs = nodes.noise(runs, 1.0, 5.0, Roughness=0.7).outputs[0]
        long = nodes.map_range(runs, 0.40, 0.72, 0.06, 1.5)
        stain = nodes.map_range(nodes.math("DIVIDE", below, long), 0.0, 1.0, 1.0, 0.0, True)
        stain = nodes.math("MULTIPLY", stain, nodes.map_range(runs, 0.42, 0.66, 0.12, 0.52))
        stain = nodes.math("MULTIPLY", stain, nodes.map_range(fine, 0.3, 0.7, 0.7, 1.1))
        color = nodes.mix(stain, color, tuple(part * 0.36 for part in dark))
        splash = nodes.math("ADD", height, nodes.map_range(fine, 0.3, 0.7, -0.22, 0.22))
        splash = nodes.map_range(splash, 0.05, 0.42, 0.34, 0.0, True)
        color = nodes.mix(splash, color, tuple(part * 0.48 for part in dark))
        bent = nodes.noise(position, 1.6, 4.0).outputs["Color"]
        bent = nodes.vector_math("MULTIPLY", bent, (1.1,) * 3)
        bent = {"Vector": nodes.vector_math("ADD", position, bent), "Scale": 0.45}
        cracks = nodes("ShaderNodeTexVoronoi", bent, feature="DISTANCE_TO_EDGE").outputs[0]
        crack = nodes.map_range(cracks, 0.0, 0.0025, 0.40, 0.0)
        crack = nodes.math("MULTIPLY", crack, nodes.map_range(clouds, 0.50, 0.60, 0.0, 1.0))
        color = nodes.mix(crack, color, tuple(part * 0.3 for part in dark))
    relief = nodes.math("ADD", clouds, nodes.math("MULTIPLY", fine, 0.35))
    normal = nodes.bump(relief, 0.16, 0.02)
    nodes.output(principled(nodes, color, Roughness=0.88, Specular=0.3, Normal=normal))
    return material


def olive_tree(seed, x, y, z, height=3.0):
    """A gnarled trunk that forks low, under a loose crown of narrow grey-green leaves."""
    rng = np.random.default_rng(seed)
    dark, light = srgb("#3d3429"), srgb("#82735f")
    lines, tips = [], []

    def grow(start, way, length, radius, forks_left):
        steps = 10
        path = [start]
        for _ in range(steps - 1):
            way = way + rng.normal(0, 0.13, 3) + [0, 0, 0.03]
            way = way / np.linalg.norm(way)
            path.append(path[-1] + way * length / (steps - 1))
        path = np.array(path)
        radii = np.linspace(radius, radius * 0.6, steps) * (1 + 0.07 * rng.normal(0, 1, steps))
        lines.append((path, radii, mix(dark, light, rng.uniform(0.2, 0.8, steps))))
        if forks_left < 2:
            tips.extend(path[3:])
        if forks_left == 0:
            return
        for _ in range(rng.integers(3, 5)):
            at = rng.integers(steps // 2, steps)
            branch = way * 0.7 + rng.normal(0, 1, 3) * [0.75, 0.75, 0.45]
            branch = branch / np.linalg.norm(branch)
            long = length * rng.uniform(0.50, 0.72)
            grow(path[at], branch, long, radii[at] * 0.62, forks_left - 1)

    grow(np.zeros(3), np.array([0.12, 0.05, 1.0]), height * 0.45, height * 0.042, 4)
    bark = materials.coral(None, 0.9, 0.9, 40, name="bark", bump_distance=0.02)
    place(to_blender_mesh(tubes(lines, 10), "olive", [bark]), "olive", (x, y, z))

    leaf = materials.leaf(None, 0.5, 0.25, hue=0.012)
    twigs = []
    for twig in range(4):
        chance = np.random.default_rng(seed + twig)
        leaves = []
        for index in range(26):
            blade = plants.leaf(
                0.055, 0.013, "lance", 0.3, 0.2, rows=5, columns=3, dark="#4d5a3c", light="#9aa384"
            )
            turn = rotation_z(index * 2.4) @ rotation((0, 1, 0), -chance.uniform(-0.3, 1.1))
            leaves.append(transform(blade, turn, [0, 0, 0.008 * index]))
        twigs.append(to_blender_mesh(cat(leaves), "twig", [leaf]))
    # Leaves stand in loose bunches: where light is wanting they are gone and bare twigs show.
    tips = np.array(tips)
    bunches = noise3(tips, np.random.default_rng(seed + 40), 2, 2.1)
    middle = tips.mean(0)
    outer = np.linalg.norm((tips - middle) / tips.std(0), axis=1)
    shoots = []
    for tip, bunch, out in zip(tips, bunches, outer):
        count = rng.poisson(np.clip(1.15 * (bunch + 0.25) + 0.55 * (out - 1.2), 0.06, 2.4))
        for _ in range(count):
            spot = tip + rng.normal(0, 0.05, 3) + [x, y, z]
            turn = tuple(rng.uniform(-1.2, 1.2, 2)) + (rng.uniform(0, 6.3),)
            place(twigs[rng.integers(4)], "twig", tuple(spot), turn, rng.uniform(0.7, 1.35))
        if rng.random() < 0.10 * (0.4 + out):  # a long shoot that leaves the crown
            way = (tip - middle) / np.linalg.norm(tip - middle) + rng.normal(0, 0.5, 3)
            way = way / np.linalg.norm(way) * rng.uniform(0.18, 0.55)
            steps = np.linspace(0, 1, 7)[:, None]
            path = tip + steps * way + steps**2 * [0, 0, rng.normal(-0.05, 0.12)]
            shoots.append((path, np.linspace(0.006, 0.002, 7), mix(dark, light, np.full(7, 0.5))))
            for step in path[2:]:
                turn = tuple(rng.uniform(-1.0, 1.0, 2)) + (rng.uniform(0, 6.3),)
                spot = step + [x, y, z]
                if rng.random() < 0.75:
                    place(twigs[rng.integers(4)], "twig", tuple(spot), turn, rng.uniform(0.5, 0.9))
    place(to_blender_mesh(tubes(shoots, 6), "shoots", [bark]), "shoots", (x, y, z))


def pot(x, y, z, radius, height, clay):
    """A large tapering pot with a rolled rim, filled with soil."""
    profile = [
        (0.001, 0.0),
        (radius * 0.62, 0.0),
        (radius * 0.80, height * 0.35),
        (radius * 0.96, height * 0.90),
        (radius, height * 0.93),
        (radius, height),
        (radius * 0.90, height),
        (radius * 0.88, height * 0.94),
    ]
    turned(profile, clay, (x, y, z), segments=64, name="pot")
    soil = materials.stone("soil", (0.012, 0.009, 0.007), (0.04, 0.03, 0.022), 0.95, 14, 0.6)
    turned([(radius * 0.89, height * 0.93), (0.001, height * 0.95)], soil, (x, y, z), name="soil")


def late_sky(distance, strength=1.0, clouds=0.0):
    """A sheet far behind everything: warm haze at the horizon, pale blue above, thin clouds."""
    material, nodes = new_material("sky")
    height = nodes.map_range(nodes.separate(nodes.position())[2], 0, distance * 0.5, 0, 1)
    stops = [
        (0.0, (0.92, 0.72, 0.54)),
        (0.22, (0.76, 0.66, 0.57)),
        (0.55, (0.46, 0.53, 0.58)),
        (1.0, (0.22, 0.33, 0.44)),
    ]
    color = nodes.ramp(height, stops, "EASE")
    if clouds:
        deeper = nodes.ramp(height, [(0.05, (1.0, 0.97, 0.93)), (0.6, (0.62, 0.74, 0.90))])
        color = nodes.multiply(color, deeper)
        drawn = {0: nodes.position(), 2: (0, 0.22, 0), 3: (0.030, 1, 0.16)}
        drawn = nodes("ShaderNodeMapping", drawn)
        veil = nodes.noise(drawn.outputs[0], 1.0, 7.0, Roughness=0.62, Distortion=0.9).outputs[0]
        veil = nodes.map_range(veil, 0.42, 0.72, 0.0, clouds, True)
        color = nodes.mix(veil, color, (0.92, 0.84, 0.76))
    nodes.output(nodes("ShaderNodeEmission", {0: color, 1: strength}).outputs[0])
    sheet = plane(
        distance * 5, distance * 2, (0, distance, distance * 0.5), material, (pi / 2, 0, 0)
    )
    sheet.visible_shadow = False
    sheet.visible_diffuse = False
    return sheet
