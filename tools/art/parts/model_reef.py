"""The reef of a scale model: pitted rock, corals with their cups, grains of sand. Metres."""

from math import cos, pi, sin

import numpy as np
from scipy.spatial import cKDTree

from . import corals, materials, rocks, water
from .blender import basis, place, to_blender_mesh
from .colors import mix, smoothstep, srgb
from .dry_rock import largest_piece, limestone_color
from .mesh import vertex_normals
from .nodes import new_material
from .noise import noise3

# Balls of rock (x, y, z, radius): a taller pile at the left, a lower one at the right.
LEFT = [
    (-0.20, 0.02, 0.03, 0.062), (-0.13, 0.0, 0.06, 0.060), (-0.17, 0.03, 0.115, 0.042),
    (-0.07, 0.02, 0.035, 0.043), (-0.02, 0.03, 0.02, 0.03), (-0.235, -0.01, 0.075, 0.026),
]  # fmt: skip
RIGHT = [
    (0.13, 0.02, 0.03, 0.047), (0.20, 0.03, 0.05, 0.052), (0.205, 0.02, 0.10, 0.030),
    (0.26, 0.02, 0.03, 0.033),
]  # fmt: skip
TONES = [
    ("#4c4237", "#b9a88a"), ("#3f4a42", "#9aa889"), ("#594640", "#b8988a"),
    ("#494456", "#a79db4"), ("#5a4c33", "#bda676"),
]  # fmt: skip


def pitted_rock(seed, balls):
    """Rock as the sea has bored it: pits with sharp rims, of all sizes, darker inside."""
    mesh = largest_piece(rocks.rock(seed, balls, 300, 0.02, noise=0.15, detail=0.05))
    rng = np.random.default_rng(seed)
    limestone_color(mesh, seed)
    living = dict(mesh)
    rocks.reef_rock_color(living, rng)
    shade = mix(mesh["c"], living["c"], 0.5) * 0.95
    points = mesh["v"]
    normals = vertex_normals(points, mesh["f"])
    bored = smoothstep(-0.9, 0.7, noise3(points, rng, 3, 22.0))
    deep = np.zeros(len(points))
    for count, radius in ((260, 0.0052), (1300, 0.0026), (3600, 0.0015)):
        middles = points[rng.integers(len(points), size=count)]
        radii = radius * rng.lognormal(0, 0.3, count)
        frayed = points + 0.08 * radius * rng.normal(0, 1, points.shape)
        away, which = cKDTree(middles).query(frayed)
        sunk = radii[which] * smoothstep(1.0, 0.55, away / radii[which])
        deep = np.maximum(deep, sunk * (0.25 + 0.75 * bored))
    mesh["v"] = points - normals * (0.9 * deep)[:, None]
    mesh["c"] = shade * (1 - 0.72 * smoothstep(0.0003, 0.0026, deep))[:, None]
    return mesh


def rough_rock(fog):
    """Rock whose skin is coarse sand, pores and dust."""
    material, nodes = new_material("model-rock")

    def bored(color):
        where = materials.object_coordinates(nodes)
        crust = nodes.noise(where, 330.0, 6.0, Roughness=0.75).outputs[0]
        pores = nodes("ShaderNodeTexVoronoi", {"Vector": where, "Scale": 620.0}).outputs[0]
        pore = nodes.map_range(pores, 0.12, 0.42, 0.0, 1.0)
        color = nodes.multiply(color, nodes.map_range(crust, 0.33, 0.67, 0.5, 1.4))
        color = nodes.multiply(color, nodes.map_range(pore, 0.0, 1.0, 0.5, 1.05))
        height = nodes.math("ADD", crust, nodes.math("MULTIPLY", pore, 0.4))
        normal = nodes.bump(height, 1.0, 0.0022)
        return materials.principled(nodes, color, Roughness=0.9, Specular=0.2, Normal=normal)

    water.fogged(nodes, fog, materials.vertex_color(nodes), bored)
    return material


def cupped_coral(fog, fineness=78.0):
    """A coral's skin: cups a millimetre across, pale at their rims; fineness is cups per unit."""
    material, nodes = new_material("model-coral")

    def cupped(color):
        where = materials.object_coordinates(nodes)
        cups = nodes("ShaderNodeTexVoronoi", {"Vector": where, "Scale": fineness}).outputs[0]
        rim = nodes.map_range(cups, 0.15, 0.45, 0.0, 1.0, True)
        blotches = nodes.noise(where, 9.0, 4.0, Roughness=0.7).outputs[0]
        color = nodes.multiply(color, nodes.map_range(rim, 0.0, 1.0, 1.35, 0.72))
        color = nodes.multiply(color, nodes.map_range(blotches, 0.3, 0.7, 0.65, 1.2))
        height = nodes.math("SUBTRACT", 1.0, rim)
        normal = nodes.bump(height, 1.0, 0.010)
        return materials.principled(nodes, color, Roughness=0.75, Specular=0.25, Normal=normal)

    water.fogged(nodes, fog, materials.vertex_color(nodes), cupped)
    return material


def coarse_sand(name="model-sand"):
    """Sand of a millimetre, every grain of its own tone, some dark, some shell."""
    material, nodes = new_material(name)
    where = materials.object_coordinates(nodes)
    grains = nodes("ShaderNodeTexVoronoi", {"Vector": where, "Scale": 820.0})
    kind, other, _ = nodes.separate(grains.outputs["Color"])
    broad = nodes.noise(where, 24.0, 5.0, Roughness=0.7).outputs[0]
    color = nodes.mix(kind, (0.105, 0.088, 0.066), (0.27, 0.24, 0.19))
    color = nodes.mix(nodes.map_range(other, 0.90, 0.92, 0.0, 0.75), color, (0.05, 0.04, 0.033))
    color = nodes.mix(nodes.map_range(other, 0.07, 0.05, 0.0, 0.8), color, (0.46, 0.43, 0.38))
    color = nodes.multiply(color, nodes.map_range(broad, 0.3, 0.7, 0.72, 1.12))
    height = nodes.math("ADD", grains.outputs["Distance"], nodes.math("MULTIPLY", broad, 1.5))
    normal = nodes.bump(height, 0.8, 0.0014)
    nodes.output(materials.principled(nodes, color, Roughness=0.85, Specular=0.3, Normal=normal))
    return material


def coral_shape(kind, number, rng):
    """A coral of a kind: a bush, a table or a dome."""
    dark, light = (srgb(tone) for tone in TONES[rng.integers(len(TONES))])
    if kind == "table":
        return corals.table_coral(60 + number, dark, light, branchlets=520)
    if kind == "dome":
        return corals.brain_coral(60 + number, light * 0.8, dark, wave_number=34, subdivisions=6)
    return corals.acropora(
        60 + number, dark, light, stems=int(rng.integers(7, 12)), levels=3, branches=2,
        spread=rng.uniform(0.7, 1.2), length=0.26, radius=0.032,
    )  # fmt: skip


def model_reef(fog, rng):
    """Rocks, their corals and the rubble about their feet, standing on z = 0; a list of objects."""
    stone, skin = rough_rock(fog), cupped_coral(fog)
    parts = []
    for seed, balls in ((5, LEFT), (8, RIGHT)):
        data = to_blender_mesh(pitted_rock(seed, balls), "model-rock", [stone])
        parts.append(place(data, "model-rock"))
    balls = LEFT + RIGHT
    kinds = ["bush"] * 21 + ["table"] * 3 + ["dome"] * 4
    for number, kind in enumerate(kinds):
        x, y, z, radius = balls[rng.integers(len(balls))]
        spin, reach = rng.uniform(0, 2 * pi), radius * rng.uniform(0.2, 0.85)
        up = 0.86 * (radius**2 - reach**2) ** 0.5
        spot = (x + reach * cos(spin), y - abs(reach * sin(spin)), z + up)
        data = to_blender_mesh(coral_shape(kind, number, rng), "model-coral", [skin])
        size = {"table": 0.10, "dome": 0.075}.get(kind, 0.125) * rng.uniform(0.75, 1.25)
        lean = (0, -0.12, 1) if kind == "table" else (0.5 * cos(spin), -0.35, 0.9)
        parts.append(place(data, "model-coral", matrix=basis(lean, 0.6, spin, size, spot)))
    pieces = []
    for seed in range(5):
        lump = rocks.rock(20 + seed, [(0, 0, 0, 0.5), (0.3, 0.2, 0.1, 0.3)], 24, noise=0.3)
        lump["c"] = limestone_color(lump, seed)["c"] * 0.7
        pieces.append(to_blender_mesh(lump, "rubble", [stone]))
    for _ in range(170):
        x, y, _, radius = balls[rng.integers(len(balls))]
        turn, away = rng.uniform(0, 2 * pi), radius * (0.9 + rng.exponential(0.4))
        x, y = x + away * cos(turn), y + away * sin(turn)
        if abs(x) < 0.31 and -0.115 < y < 0.1:
            size = np.clip(0.0032 * rng.lognormal(0, 0.55), 0.0015, 0.011)
            spot = (x, y, bed(y) + 0.2 * size)
            piece, turned = pieces[rng.integers(5)], tuple(rng.uniform(0, 6, 3))
            parts.append(place(piece, "rubble", spot, turned, size))
    return parts


def bed(y, depth=0.26):
    """How deep the sand lies at y, before it is smoothed by hand."""
    return 0.015 + 0.03 * (y / depth)
