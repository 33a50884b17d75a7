"""Plants of a cloud forest on a wet rock wall, and the haze between them. Lengths in metres."""

from math import pi

import numpy as np

from . import materials
from .blender import basis, place, to_blender_mesh
from .colors import fill, srgb
from .mesh import cat, rotation, rotation_y, rotation_z, scatter, sphere, transform, tubes
from .plants import fern, leaf, rosette, tuft


class ForestFog:
    """Haze that thickens behind a pane at y = 0, and a pool's water below its level.

    pool, top: heights of the pool's surface and of the enclosure's upper edge
    """

    def __init__(self, pool, top):
        self.pool = pool
        self.top = top

    def nodes(self, nodes):
        """Sockets: share of fog, what is left of the surface's color, the fog's color."""
        position = nodes.separate(nodes.position())
        way = nodes.math("MAXIMUM", position[1], 0.0)
        under = nodes.math("LESS_THAN", position[2], self.pool)
        density = nodes.math("ADD", 0.16, nodes.math("MULTIPLY", under, 0.35))
        share = nodes.math("SUBTRACT", 1.0, nodes.decay(nodes.math("MULTIPLY", way, density), 1.0))
        wet = nodes.math("MULTIPLY", way, under)
        left = [nodes.decay(wet, absorb) for absorb in (0.55, 0.18, 0.22)]
        left = nodes("ShaderNodeCombineXYZ", dict(enumerate(left))).outputs[0]
        height = nodes.map_range(position[2], self.pool, self.top, 0, 1, True)
        air = nodes.mix(height, (0.014, 0.030, 0.022), (0.085, 0.120, 0.090))
        return share, left, nodes.mix(under, air, (0.006, 0.034, 0.034))


def vine(seed):
    """A hanging stem with heart-shaped leaves."""
    steps = np.arange(22)
    path = np.stack(
        [0.03 * np.sin(steps * 0.9 + seed), 0.02 * np.cos(steps * 0.7), -0.045 * steps], 1
    )
    parts = [tubes([(path, np.full(22, 0.003), fill(srgb("#4a6a2a"), 22))], 5)]
    blade = leaf(0.07, 0.045, "heart", 0.6, 0.1, rows=8, columns=5, dark="#285c2a", light="#7fb04c")
    for step in steps[1:]:
        parts.append(transform(blade, rotation_z(step * 2.1 + seed) @ rotation_y(0.5), path[step]))
    return cat(parts)


def orchid(rng, petal_color, lip_color):
    """An arching spray of five flowers."""
    along = np.linspace(0, 1, 14)
    path = np.stack([0.34 * along, 0 * along, 0.30 * np.sin(along * 2.1)], 1)
    parts = [tubes([(path, np.full(14, 0.003), fill(srgb("#5a7a3a"), 14))], 5)]
    petal = leaf(
        0.040,
        0.036,
        "obovate",
        0.25,
        0.05,
        rows=6,
        columns=5,
        dark=petal_color,
        light=petal_color,
    )
    vertices, faces = sphere(8, 6)
    for flower in (5, 7, 9, 11, 13):
        for turn in range(5):
            tilt, swing = rng.normal(0, 0.25, 2)
            matrix = (
                rotation((1, 0, 0), tilt) @ rotation_z(swing) @ rotation_y(turn * 2 * pi / 5 + 0.3)
            )
            parts.append(transform(petal, matrix, path[flower] + [0, 0, -0.012]))
        lip = vertices * 0.010 + path[flower] + [0, -0.008, -0.004]
        parts.append(dict(v=lip, f=faces, c=fill(srgb(lip_color), len(lip))))
    return cat(parts)


def forest_plants(fog):
    """Return some Blender meshes of each kind of plant by its name."""
    green = materials.leaf(fog, 0.40, 0.30, 0.0, "leaf", 0.025, 0.32)

    def kinds(meshes):
        return [to_blender_mesh(mesh, "plant", [green]) for mesh in meshes]

    plants = {}
    plants["fern"] = kinds(
        fern(seed, 10 + seed % 3, 0.42, dark, light)
        for seed, (dark, light) in enumerate(
            [
                ("#1b4a22", "#5b9a3a"),
                ("#244f2a", "#7fae50"),
                ("#17402a", "#4a8a4e"),
                ("#2b5026", "#6f9c3c"),
            ]
        )
    )
    plants["bromeliad"] = kinds(
        rosette(seed, 18, 0.26, 0.045, "strap", (1.3, 0.35), dark, light, 0.9, 0.35, heart)
        for seed, (dark, light, heart) in enumerate(
            [
                ("#2a5a2c", "#6a9a48", "#b01f38"),
                ("#355028", "#7c9648", "#c2521c"),
                ("#40262f", "#7c3a52", "#c04a7c"),
            ]
        )
    )
    plants["arum"] = kinds(
        rosette(
            seed + 9, 7 + seed, 0.27, 0.14, "heart", (1.2, 0.35), "#1a4526", "#437f48", 1.0, 0.14
        )
        for seed in range(3)
    )
    plants["pothos"] = kinds(
        rosette(seed + 20, 14, 0.11, 0.062, "heart", (1.1, -0.3), "#2a6a2c", "#86b84c", 1.2, 0.15)
        for seed in range(3)
    )
    plants["moss"] = kinds(
        tuft(seed, 70, 0.045, 0.010, 0.035, dark, light, 1.4, (1.5, 0.5))
        for seed, (dark, light) in enumerate(
            [
                ("#2b4d18", "#76a032"),
                ("#34581c", "#8fae3e"),
                ("#1f4419", "#588a2a"),
                ("#2c4a24", "#5f8a48"),
            ]
        )
    )
    plants["grass"] = kinds(
        tuft(seed + 5, 26, 0.34, 0.010, 0.03, "#2a5a22", "#7aa848", 1.5, (1.5, 0.8))
        for seed in range(2)
    )
    plants["vine"] = kinds(vine(seed) for seed in range(3))
    return plants


def plant_wall(rng, wall, fog, half, pool, top, fall):
    """Cover a rock wall with plants above the pool, but not where water falls.

    wall: its mesh; half: half its width; pool, top: heights; fall: where along x
    """
    plants = forest_plants(fog)

    def dry(points, normals):
        beside = 1 - 0.95 * np.exp(-(((points[:, 0] - fall) / 0.20) ** 2))
        seen = np.clip(0.25 - normals[:, 1], 0, 1)
        return (
            (points[:, 2] > pool + 0.02)
            * (np.abs(points[:, 0]) < half - 0.01)
            * (points[:, 1] > 0.2)
            * beside
            * seen
        )

    def shelves(points, normals):
        return (
            dry(points, normals)
            * (np.abs(points[:, 0]) < half - 0.2)
            * np.clip(0.28 + normals[:, 2], 0.02, 1)
        )

    def mossy(points, normals):
        return dry(points, normals) * np.clip(
            0.2 + normals[:, 2] * 0.9 - 0.2 * normals[:, 1], 0.04, 1
        )

    def shore(points, normals):
        return dry(points, normals) * (np.abs(points[:, 2] - pool - 0.06) < 0.12)

    for kind, count, weight, sizes, distance, up in (
        ("moss", 9500, mossy, (0.6, 1.6), 0, 0.25),
        ("fern", 170, shelves, (0.35, 1.1), 0.13, 0.35),
        ("bromeliad", 44, shelves, (0.45, 0.9), 0.22, 0.35),
        ("arum", 24, shelves, (0.45, 1.1), 0.28, 0.45),
        ("pothos", 110, dry, (0.5, 1.2), 0.16, 0.2),
        ("grass", 34, shore, (0.6, 1.1), 0.14, 0.8),
    ):
        points, normals = scatter(wall["v"], wall["f"], count, rng, weight, distance)
        for point, normal in zip(points, normals):
            spin, size = rng.uniform(0, 2 * pi), rng.uniform(*sizes)
            mesh = plants[kind][rng.integers(len(plants[kind]))]
            place(mesh, "plant", matrix=basis(normal, up, spin, size, tuple(point)))

    for index in range(22):
        x, y, z = (
            rng.uniform(-half + 0.2, half - 0.2),
            rng.uniform(0.45, 1.0),
            top - 0.02 + 0.1 * rng.random(),
        )
        if abs(x - fall) > 0.3:
            place(
                plants["vine"][index % 3],
                "vine",
                (x, y, z),
                (0, 0, rng.uniform(0, 6)),
                rng.uniform(0.7, 1.5),
            )

    petals = materials.leaf(fog, 0.5, 0.4, 0.04, "orchid", 0.0, 0.1)
    colors = [("#f4e8ea", "#b8285c"), ("#c8508e", "#e0c050"), ("#e8e4d0", "#b89a30")]
    sprays = [to_blender_mesh(orchid(rng, *pair), "orchid", [petals]) for pair in colors]

    def middle(points, normals):
        return shelves(points, normals) * (points[:, 2] > 1.2) * (points[:, 2] < 2.5)

    for point in scatter(wall["v"], wall["f"], 17, rng, middle, 0.3)[0]:
        turn = (0, 0, rng.uniform(-2.6, -0.5))
        place(
            sprays[rng.integers(3)],
            "orchid",
            tuple(point + [0, -0.05, 0.03]),
            turn,
            rng.uniform(0.7, 1.05),
        )
