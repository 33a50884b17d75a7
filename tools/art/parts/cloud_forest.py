"""Plants of a cloud forest on a wet rock wall, and the haze between them. Lengths in metres.

The wall faces -Y. Plants that hang look that way; the others are turned about their own axis.
"""

from math import pi

import numpy as np

from .blackwater import litter_leaf
from .blender import basis, place, to_blender_mesh
from .colors import fill, mix, srgb
from .foliage import aged_leaf, foliage, pose, spiral
from .mesh import cat, rotation, rotation_y, rotation_z, scatter, sphere, transform, tubes
from .noise import noise3
from .plants import fern, leaf, tuft
from .solids import solid

STALK = srgb("#4b5230")


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
        density = nodes.math("ADD", 0.11, nodes.math("MULTIPLY", under, 0.45))
        share = nodes.math("SUBTRACT", 1.0, nodes.decay(nodes.math("MULTIPLY", way, density), 1.0))
        wet = nodes.math("MULTIPLY", way, under)
        left = [nodes.decay(wet, absorb) for absorb in (0.55, 0.50, 0.95)]
        left = nodes("ShaderNodeCombineXYZ", dict(enumerate(left))).outputs[0]
        height = nodes.map_range(position[2], self.pool, self.top, 0, 1, True)
        air = nodes.mix(height, (0.016, 0.022, 0.019), (0.062, 0.074, 0.066))
        return share, left, nodes.mix(under, air, (0.016, 0.019, 0.011))


def philodendron(seed):
    """Arching stalks that hold large drip-tipped leaves to the light; the oldest hang yellowed."""
    rng = np.random.default_rng(seed)
    dark, light = [("#22331f", "#56703a"), ("#2a3a22", "#6a7c40"), ("#1d2c20", "#46623c")][seed % 3]
    parts = []
    count = 9
    for index in range(count):
        out = rng.uniform(0.10, 0.26)
        swing = rng.uniform(-1.3, 1.3)
        way = np.array([np.sin(swing), -np.cos(swing), 0])
        rise = rng.uniform(0.02, 0.24) * (1 - 0.5 * index / count)
        steps = np.linspace(0, 1, 9)[:, None]
        path = way * out * steps**0.8 + [0, 0, rise] * np.sin(steps * 2.2)
        parts.append(tubes([(path, np.linspace(0.0045, 0.0026, 9), fill(STALK, 9))], 5))
        size = rng.uniform(0.13, 0.27)
        blade = aged_leaf(
            rng, size, size * rng.uniform(0.6, 0.78), "drip", dark, light,
            age=0.05 + 0.55 * (index / count) ** 3, veins=8, relief=0.07, rows=26, columns=13,
            droop=rng.uniform(0.3, 1.0), fold=rng.uniform(0.0, 0.30),
            wave=rng.uniform(0.0, 0.05), twist=rng.normal(0, 0.35), bites=3,
        )  # fmt: skip
        tip = way * rng.uniform(0.3, 0.9) + [rng.normal(0, 0.25), 0, -rng.uniform(0.35, 1.1)]
        face = way * 0.7 + [rng.normal(0, 0.3), -0.2, rng.uniform(0.4, 1.0)]
        parts.append(transform(blade, pose(tip, face), path[-1]))
    return cat(parts)


def bird_nest(seed):
    """A nest fern: wavy undivided fronds with a dark rib."""
    rng = np.random.default_rng(seed)

    def make(share):
        return aged_leaf(
            rng, rng.uniform(0.28, 0.42), 0.062, "strap", "#4a5c2c", "#839150",
            age=0.05 + 0.6 * share**3, veins=16, relief=0.04, vein_tint=0.15, rows=24, columns=7,
            droop=rng.uniform(0.6, 1.3), fold=0.35, wave=0.22, twist=rng.normal(0, 0.3),
        )  # fmt: skip

    return spiral(rng, 13, (1.35, 0.45), make)


def bromeliad(seed):
    """A cup of stiff straps: olive, wine red or banded, its oldest leaves dry."""
    rng = np.random.default_rng(seed)
    dark, light, heart = [
        ("#3a4a28", "#75804a", "#7c3430"),
        ("#3f2526", "#76463e", "#87443c"),
        ("#4a4a2c", "#8a8456", "#8b5a38"),
        ("#2e3f2c", "#627650", "#5d3a38"),
    ][seed % 4]

    def make(share):
        blade = aged_leaf(
            rng, rng.uniform(0.15, 0.25) * (0.7 + 0.4 * share), rng.uniform(0.026, 0.040), "strap",
            dark, light, age=0.02 + 0.75 * share**5, veins=3, relief=0.01, vein_tint=0.05,
            rows=16, columns=5, droop=rng.uniform(0.4, 1.3), fold=0.45, twist=rng.normal(0, 0.25),
            bites=1,
        )  # fmt: skip
        reach = np.linalg.norm(blade["v"], axis=1) / 0.2
        inner = np.clip(1.25 - reach * 1.5, 0, 1) * (1 - share)
        blade["c"] = mix(blade["c"], srgb(heart), 0.9 * inner)
        bands = 0.5 + 0.5 * np.sin(reach * 34 + rng.uniform(0, 6))
        blade["c"] = blade["c"] * (1 - 0.28 * (seed % 2) * bands)[:, None]
        return blade

    return spiral(rng, 19, (1.35, 0.20), make)


def begonia(seed):
    """Low round leaves on short stalks, red-brown or dark with pale veins."""
    rng = np.random.default_rng(seed)
    dark, light = [("#2c2119", "#5f4534"), ("#1f2a1c", "#57653f"), ("#3a2420", "#6e4c40")][seed % 3]
    parts = []
    for index in range(11):
        swing, out = rng.uniform(-1.8, 1.8), rng.uniform(0.02, 0.11)
        way = np.array([np.sin(swing), -np.cos(swing), 0])
        stand = way * out + [0, 0, rng.uniform(0.0, 0.09)]
        path = stand * np.linspace(0, 1, 5)[:, None] ** [1, 1, 0.7]
        parts.append(tubes([(path, np.full(5, 0.0022), fill(srgb("#5a3a30"), 5))], 4))
        size = rng.uniform(0.05, 0.10)
        blade = aged_leaf(
            rng, size, size * 0.95, "heart", dark, light, age=rng.uniform(0, 0.3) ** 1.5, veins=5,
            relief=0.10, vein_tint=0.55, rows=14, columns=9, droop=rng.uniform(0.2, 0.8),
            fold=rng.uniform(-0.1, 0.3), wave=0.06, bites=1,
        )  # fmt: skip
        tip = way + [rng.normal(0, 0.3), 0, -rng.uniform(0.1, 0.9)]
        face = way * 0.6 + [rng.normal(0, 0.25), -0.2, 1.0]
        parts.append(transform(blade, pose(tip, face), stand))
    return cat(parts)


def orchid(seed):
    """Thick straps and an arching spray of small flowers, some of them still in bud."""
    rng = np.random.default_rng(seed)
    petal_color, lip_color = [("#cfc6bd", "#8c5560"), ("#b08a96", "#9a7a40")][seed % 2]
    parts = []
    for index in range(5):
        blade = aged_leaf(
            rng, rng.uniform(0.12, 0.19), 0.034, "strap", "#33432a", "#66744a", age=0.1 * index,
            veins=2, relief=0.0, rows=14, columns=5, droop=rng.uniform(0.5, 1.2), fold=0.3,
        )  # fmt: skip
        parts.append(transform(blade, rotation_z(index * 2.5) @ rotation_y(-rng.uniform(0.3, 0.9))))
    along = np.linspace(0, 1, 16)
    path = np.stack([0.26 * along, -0.10 * along, 0.22 * np.sin(along * 2.3)], 1)
    parts.append(tubes([(path, np.linspace(0.0024, 0.001, 16), fill(STALK, 16))], 5))
    petal = leaf(
        0.021, 0.017, "obovate", 0.35, 0.1, rows=7, columns=5, dark=petal_color, light=petal_color
    )
    vertices, faces = sphere(8, 6)
    for flower in (6, 7, 9, 10, 12, 13):
        looks = rotation_z(rng.uniform(-2.0, -1.1)) @ rotation((1, 0, 0), rng.normal(0, 0.3))
        for turn in range(5):
            matrix = looks @ rotation((1, 0, 0), turn * 2 * pi / 5) @ rotation_y(-pi / 2 + 0.3)
            parts.append(
                transform(petal, matrix, path[flower] + [0, 0, -0.010], rng.uniform(0.8, 1.1))
            )
        lip = vertices * 0.0045 + path[flower] + [0, -0.004, -0.011]
        parts.append(dict(v=lip, f=faces, c=fill(srgb(lip_color), len(lip))))
    for bud in (14, 15):
        drop = vertices * [0.004, 0.004, 0.006] + path[bud] + [0, 0, -0.005]
        parts.append(dict(v=drop, f=faces, c=fill(srgb("#7c8056"), len(drop))))
    return cat(parts)


def forest_plants(fog):
    """Return some Blender meshes of each kind of plant by its name."""
    waxy = foliage(fog, "broad leaf", 0.28, 0.65)
    soft = foliage(fog, "frond", 0.34, 0.25, value=0.30)
    dry = foliage(fog, "dry leaf", 0.2, 0.1)

    def kinds(meshes, material):
        return [to_blender_mesh(mesh, "plant", [material]) for mesh in meshes]

    fern_colors = [
        ("#2a3d22", "#62783c"), ("#33441f", "#7d8646"),
        ("#243a28", "#557050"), ("#3d4a26", "#8a8d4c"),
    ]  # fmt: skip
    moss_colors = [
        ("#26301a", "#5d6a30"), ("#343a1a", "#7a7a38"),
        ("#1f2a18", "#4a5a2c"), ("#3a3820", "#74703e"),
    ]  # fmt: skip
    return dict(
        philodendron=kinds((philodendron(seed) for seed in range(5)), waxy),
        nest=kinds((bird_nest(seed + 20) for seed in range(3)), waxy),
        bromeliad=kinds((bromeliad(seed + 40) for seed in range(8)), waxy),
        begonia=kinds((begonia(seed + 60) for seed in range(6)), waxy),
        orchid=kinds((orchid(seed + 80) for seed in range(4)), waxy),
        fern=kinds(
            (
                fern(seed, 9 + seed % 4, 0.40, *fern_colors[seed % 4], pairs=26, leaflet=0.13,
                     droop=1.2 + 0.2 * (seed % 3), old_color="#6b5530", slender=0.125)
                for seed in range(7)
            ),
            soft,
        ),
        sword=kinds(
            (
                fern(seed + 7, 8, 0.62, *fern_colors[(seed + 1) % 4], pairs=44, leaflet=0.045,
                     droop=2.3, elevation=(1.0, 0.1), old_color="#75683a", slender=0.19)
                for seed in range(4)
            ),
            soft,
        ),
        spikemoss=kinds(
            (
                fern(seed + 30, 18, 0.15, *fern_colors[(seed + 2) % 4], pairs=15, leaflet=0.15,
                     droop=1.0, elevation=(1.1, 0.0), old_color="#7a6a3c", slender=0.15)
                for seed in range(4)
            ),
            soft,
        ),
        moss=kinds(
            (
                tuft(seed, 190, 0.021, 0.0034, 0.030, *moss_colors[seed % 4], 1.2, (1.5, 0.4))
                for seed in range(6)
            ),
            soft,
        ),
        sedge=kinds(
            (
                tuft(seed + 5, 30, 0.30, 0.006, 0.022, "#3a4826", "#838650", 1.5, (1.5, 0.8))
                for seed in range(3)
            ),
            soft,
        ),
        litter=kinds((litter_leaf(seed) for seed in range(10)), dry),
    )  # fmt: skip


def creeping_fig(rng, cliff, starts, steps=80):
    """Return runners that creep over the rock from points (x, z), with small leaves laid flat."""
    blades = [
        aged_leaf(
            rng, 1.0, 0.72, "heart", *pair, age=rng.uniform(0, 0.35), veins=4, relief=0.08, rows=6,
            columns=5, droop=0.5, fold=0.1, bites=0,
        )
        for pair in (("#2b3a22", "#5f7040"), ("#33401f", "#74804a"), ("#4a3a26", "#7d6a44"))
        for _ in range(4)
    ]  # fmt: skip
    parts, lines = [], []
    for start in starts:
        place_, heading = np.array(start, float), rng.uniform(0, 2 * pi)
        size = rng.uniform(0.013, 0.024)
        path = []
        for _ in range(rng.integers(steps // 2, steps)):
            heading += rng.normal(0, 0.35)
            place_ = place_ + 0.011 * np.array([np.cos(heading), np.sin(heading)])
            path.append(place_)
        path = np.array(path)
        normals = cliff.normal(path[:, 0], path[:, 1], 4.0)
        points = np.c_[path[:, 0], cliff.at(path[:, 0], path[:, 1]), path[:, 1]] + normals * 0.006
        lines.append((points, np.full(len(points), 0.0013), fill(srgb("#4a3a28"), len(points))))
        ways = np.gradient(points, axis=0)
        for index in range(len(points)):
            side = np.cross(normals[index], ways[index]) * (1 if index % 2 else -1)
            tip = side / (np.linalg.norm(side) + 1e-9) + [rng.normal(0, 0.3), 0, -0.5]
            face = normals[index] + rng.normal(0, 0.28, 3)
            grown = size * min(1, 0.35 + (len(points) - index) / 16) * rng.uniform(0.7, 1.25)
            blade = blades[rng.integers(len(blades))]
            parts.append(
                transform(blade, pose(tip, face), points[index] + normals[index] * 0.004, grown)
            )
    return cat([*parts, tubes(lines, 4)])


def climbing_vine(rng, cliff, start, length=1.1):
    """Return a stem that climbs the rock from a point (x, z), hung with drip-tipped leaves."""
    dark, light = [("#26371f", "#5f763c"), ("#2d3d26", "#71834a")][rng.integers(2)]
    steps = int(length / 0.035)
    heading, spot, path = pi / 2 + rng.normal(0, 0.4), np.array(start, float), []
    for _ in range(steps):
        heading += rng.normal(0, 0.22)
        spot = spot + 0.035 * np.array([np.cos(heading), abs(np.sin(heading))])
        path.append(spot)
    path = np.array(path)
    normals = cliff.normal(path[:, 0], path[:, 1], 6.0)
    points = np.c_[path[:, 0], cliff.at(path[:, 0], path[:, 1]), path[:, 1]] + normals * 0.012
    parts = [tubes([(points, np.full(steps, 0.0035), fill(STALK * 0.8, steps))], 5)]
    for index in range(1, steps):
        if rng.random() < 0.18:
            continue
        size = rng.uniform(0.055, 0.10) * (1.15 - 0.6 * index / steps)
        blade = aged_leaf(
            rng, size, size * rng.uniform(0.6, 0.75), "drip", dark, light,
            age=0.45 * rng.random() ** 3 + 0.1, rows=14, columns=9, veins=5,
            droop=rng.uniform(0.2, 0.9), fold=rng.uniform(0, 0.3), twist=rng.normal(0, 0.3),
        )  # fmt: skip
        aside = (1 if index % 2 else -1) * rng.uniform(0.2, 1.0)
        tip = [aside, -rng.uniform(0.1, 0.6), -rng.uniform(0.3, 1.0)]
        face = normals[index] + [rng.normal(0, 0.25), -0.2, rng.uniform(0.1, 0.8)]
        stand = points[index] + normals[index] * rng.uniform(0.015, 0.05) + [aside * 0.02, 0, 0]
        parts.append(
            tubes([(np.array([points[index], stand]), np.full(2, 0.0015), fill(STALK, 2))], 4)
        )
        parts.append(transform(blade, pose(tip, face), stand))
    return cat(parts)


def hanging_strands(rng, tops, lengths, thickness, colors, wander=0.004):
    """Return thin threads that hang from points: air roots, beard moss."""
    lines = []
    for top in tops:
        long = rng.uniform(*lengths)
        steps = max(5, int(long / 0.03))
        sway = np.cumsum(rng.normal(0, wander, (steps, 2)), 0)
        path = np.asarray(top) + np.c_[sway, -np.linspace(0, long, steps)]
        color = mix(srgb(colors[0]), srgb(colors[1]), rng.random())
        lines.append((path, np.linspace(*thickness, steps), fill(color, steps)))
    return tubes(lines, 4)


def plant_wall(rng, wall, cliff, fog, half, pool, top, fall, wood):
    """Cover a rock wall with plants above the pool, but not where water falls.

    wall: its mesh; half: half its width; pool, top: heights; fall: where along x
    wood: mesh of the branches, which carry plants, too
    """
    plants = forest_plants(fog)
    spread_field = np.random.default_rng(5)

    def clear(points, beside=0.20):
        """Above water and inside the glass, off the run of the water."""
        wet = cliff.at(points[:, 0], points[:, 2], cliff.wet)
        near = np.exp(-(((points[:, 0] - fall) / beside) ** 2))
        return (
            (points[:, 2] > pool + 0.03) * (np.abs(points[:, 0]) < half - 0.04)
            * np.clip(1 - 1.3 * wet, 0, 1) * (1 - 0.9 * near)
        )  # fmt: skip

    def ledges(points, normals):
        return clear(points) * np.clip(0.10 + normals[:, 2], 0.01, 1)

    def faces(points, normals):
        return clear(points, 0.14) * np.clip(0.5 - normals[:, 2] * 0.5, 0.05, 1)

    def anywhere(points, normals):
        return clear(points, 0.10)

    def mossy(points, normals):
        patchy = noise3(points, np.random.default_rng(9), 3, 1.6)
        grown = np.clip(0.15 + 0.9 * normals[:, 2] + 0.45 * patchy, 0.0, 1)
        wet = cliff.at(points[:, 0], points[:, 2], cliff.wet)
        return (points[:, 2] > pool + 0.01) * grown * np.clip(1.15 - wet, 0.03, 1)

    def shore(points, normals):
        return clear(points, 0.30) * (points[:, 2] < pool + 0.22)

    def damp(points, normals):
        wet = cliff.at(points[:, 0], points[:, 2], cliff.wet)
        return (
            (points[:, 2] > pool + 0.05)
            * np.exp(-((wet - 0.30) ** 2) / 0.05)
            * (0.3 + normals[:, 2].clip(0))
        )

    def drifts(weight, groups, reach):
        """The same weight, but only about some points of it: plants of a kind grow together."""
        middles = scatter(wall["v"], wall["f"], groups, spread_field, weight, 0.35)[0]

        def near(points, normals):
            far = np.min(
                [((points - middle) ** 2 * [1, 0.2, 1]).sum(1) for middle in middles], axis=0
            )
            return weight(points, normals) * (0.02 + np.exp(-far / reach**2))

        return near

    for kind, count, weight, sizes, distance, up, spin in (
        ("moss", 6800, mossy, (0.55, 1.5), 0, 0.15, pi),
        ("spikemoss", 330, drifts(anywhere, 16, 0.30), (0.6, 1.5), 0.05, 0.15, pi),
        ("spikemoss", 60, damp, (0.5, 1.2), 0.06, 0.2, pi),
        ("fern", 60, drifts(ledges, 12, 0.34), (0.45, 1.15), 0.12, 0.35, pi),
        ("fern", 34, anywhere, (0.22, 0.6), 0.16, 0.3, pi),
        ("fern", 14, damp, (0.25, 0.55), 0.14, 0.3, pi),
        ("sword", 17, drifts(ledges, 7, 0.40), (0.55, 1.05), 0.25, 0.30, pi),
        ("bromeliad", 30, drifts(ledges, 8, 0.28), (0.45, 1.15), 0.13, 0.45, pi),
        ("begonia", 64, drifts(ledges, 9, 0.26), (0.6, 1.5), 0.09, 0.6, 0.5),
        ("nest", 6, ledges, (0.55, 1.0), 0.7, 0.5, pi),
        ("philodendron", 15, drifts(ledges, 6, 0.36), (0.55, 1.2), 0.26, 0.75, 0.5),
        ("orchid", 7, ledges, (0.7, 1.1), 0.5, 0.75, 0.6),
        ("sedge", 22, drifts(shore, 5, 0.25), (0.5, 1.1), 0.07, 0.8, pi),
        ("litter", 150, ledges, (0.03, 0.10), 0.02, 0.3, pi),
    ):
        points, normals = scatter(wall["v"], wall["f"], count, rng, weight, distance)
        for point, normal in zip(points, normals):
            turn, size = rng.uniform(-spin, spin), rng.uniform(*sizes)
            mesh = plants[kind][rng.integers(len(plants[kind]))]
            place(mesh, kind, matrix=basis(normal, up, turn, size, tuple(point)))

    # The branches carry moss above, and here and there what needs no soil.
    def above(points, normals):
        return (points[:, 2] > pool + 0.05) * np.clip(normals[:, 2] + 0.25, 0, 1)

    for kind, count, sizes, distance in (
        ("moss", 520, (0.4, 0.9), 0.0), ("bromeliad", 10, (0.35, 0.75), 0.2),
        ("fern", 9, (0.2, 0.5), 0.2), ("spikemoss", 26, (0.4, 0.9), 0.06),
    ):  # fmt: skip
        for point, normal in zip(*scatter(wood["v"], wood["f"], count, rng, above, distance)):
            mesh = plants[kind][rng.integers(len(plants[kind]))]
            size = rng.uniform(*sizes)
            place(mesh, kind, matrix=basis(normal, 0.5, rng.uniform(0, 6.3), size, tuple(point)))

    fig = foliage(fog, "creeping fig", 0.2, 0.5, grain=200)
    starts = scatter(wall["v"], wall["f"], 95, rng, drifts(faces, 9, 0.34), 0.02)[0][:, [0, 2]]
    solid(creeping_fig(rng, cliff, starts), fig)
    vines = foliage(fog, "vine", 0.3, 0.6)
    starts = scatter(wall["v"], wall["f"], 13, rng, anywhere, 0.25)[0][:, [0, 2]]
    for start in starts:
        solid(climbing_vine(rng, cliff, start, rng.uniform(0.5, 1.3)), vines)

    threads = foliage(fog, "threads", 0.15, 0.0)
    roots = np.c_[
        rng.uniform(-half + 0.1, half - 0.1, 34),
        rng.uniform(0.45, 1.0, 34),
        np.full(34, top + 0.25),
    ]
    roots = roots[np.abs(roots[:, 0] - fall) > 0.25]
    solid(hanging_strands(rng, roots, (0.5, 1.7), (0.003, 0.0012), ("#3a2c20", "#6a5640")), threads)
    spots = scatter(wood["v"], wood["f"], 16, rng, above, 0.12)[0]
    spots = spots[spots[:, 2] > pool + 0.55]
    beard = np.repeat(spots, 26, 0) + rng.normal(0, 1, (len(spots) * 26, 3)) * [0.025, 0.015, 0.01]
    solid(
        hanging_strands(rng, beard, (0.06, 0.34), (0.0013, 0.0008), ("#5a6050", "#8b907c"), 0.008),
        threads,
    )

    # Fronds and leaves that hang into the picture from above.
    for kind, count, sizes, up, spin in (
        ("sword", 4, (0.35, 0.75), 0.25, pi),
        ("fern", 11, (0.35, 0.85), 0.20, pi),
        ("philodendron", 4, (0.35, 0.6), 0.75, 0.6),
        ("bromeliad", 4, (0.5, 0.9), 0.35, pi),
    ):
        for _ in range(count):
            spot = (
                rng.uniform(-half + 0.15, half - 0.15),
                rng.uniform(0.75, 1.15),
                top + rng.uniform(-0.12, 0.20),
            )
            if abs(spot[0] - fall) > 0.22:
                mesh = plants[kind][rng.integers(len(plants[kind]))]
                normal = (rng.normal(0, 0.5), -0.8, rng.uniform(-0.5, 0.5))
                size = rng.uniform(*sizes)
                matrix = basis(normal, up, rng.uniform(-spin, spin), size, spot)
                place(mesh, kind, matrix=matrix)
    return plants
