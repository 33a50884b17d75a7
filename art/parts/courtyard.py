"""The contents of a walled courtyard: a pergola, an olive tree, pots, a dusk sky. Metres."""

from math import pi

import numpy as np

from . import materials, plants
from .blender import box, place, plane, to_blender_mesh
from .colors import mix, srgb
from .materials import principled
from .mesh import cat, rotation, rotation_z, transform, tubes
from .nodes import new_material
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


def paving(x0, x1, y0, y1, top, stone, slab=(0.9, 0.6), joint=0.006):
    """Slabs in running bond; each is an object of its own, so that its veins lie elsewhere."""
    rows = np.arange(y0, y1 - 0.05, slab[1])
    for row, y in enumerate(rows):
        y_end = min(y + slab[1], y1)
        starts = np.arange(x0 - slab[0] / 2 * (row % 2), x1 - 0.02, slab[0])
        for x in starts:
            left, right = max(x, x0), min(x + slab[0], x1)
            if right - left < 0.05:
                continue
            size = (right - left - joint, y_end - y - joint, 0.06)
            box(size, ((left + right) / 2, (y + y_end) / 2, top - 0.03), stone, 0.003, 2)


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


def weathered_plaster(dark, light):
    """Floated lime plaster: clouds of tone, the float's marks, streaks of rain, a grimy foot."""
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
    for tip in tips:
        for _ in range(2):
            spot = tip + rng.normal(0, 0.06, 3) + [x, y, z]
            turn = tuple(rng.uniform(-1.2, 1.2, 2)) + (rng.uniform(0, 6.3),)
            place(twigs[rng.integers(4)], "twig", tuple(spot), turn, rng.uniform(0.8, 1.35))


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


def late_sky(distance, strength=1.0):
    """A sheet far behind everything: warm haze at the horizon, pale blue above."""
    material, nodes = new_material("sky")
    height = nodes.map_range(nodes.separate(nodes.position())[2], 0, distance * 0.5, 0, 1)
    stops = [
        (0.0, (0.92, 0.72, 0.54)),
        (0.22, (0.76, 0.66, 0.57)),
        (0.55, (0.46, 0.53, 0.58)),
        (1.0, (0.22, 0.33, 0.44)),
    ]
    color = nodes.ramp(height, stops, "EASE")
    nodes.output(nodes("ShaderNodeEmission", {0: color, 1: strength}).outputs[0])
    sheet = plane(
        distance * 5, distance * 2, (0, distance, distance * 0.5), material, (pi / 2, 0, 0)
    )
    sheet.visible_shadow = False
    sheet.visible_diffuse = False
    return sheet
