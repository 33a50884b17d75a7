"""Three small things, seen from nearer than a visitor comes: leaf litter, a bromeliad, moss. Metres.

Views: litter (fallen leaves under tea-colored water), drop (at the tip of a bromeliad's leaf), moss (on a root under water, a
tetra out of focus behind it).
"""

from math import pi, radians

import numpy as np

from parts import aquascape_plants, lights, materials, tabletop, water
from parts.blackwater import LITTER
from parts.blender import place, plane, reset_scene, to_blender_mesh
from parts.blender import basis
from parts.camera import choose_camera
from parts.cloud_forest import begonia, bird_nest, philodendron
from parts.colors import mix, srgb
from parts.fish_blackwater import cardinal_tetra
from parts.foliage import aged_leaf, foliage, spiral
from parts.job import read_job
from parts.mesh import grid_faces, icosphere, rotation, rotation_z, scatter, transform
from parts.noise import noise3
from parts.render import render
from parts.rocks import driftwood
from parts.shoal import put_fish
from parts.solids import solid
from parts.tea_water import Beam, TeaFog

VIEWS = {
    "litter": dict(
        location=(0.0, -0.06, 0.215), target=(0.02, 0.44, 0.075), lens=44, focus=0.43, fstop=3.5
    ),
    "drop": dict(
        location=(0.02, -0.34, 0.20), target=(0.012, 0.0, 0.160), lens=85, focus=0.337, fstop=5.6
    ),
    "moss": dict(
        location=(0.0, -0.02, 0.165), target=(0.0, 0.26, 0.118), lens=62, focus=0.235, fstop=4.5
    ),
}

TANNED = np.array([0.95, 0.62, 0.45])  # what weeks in the water do to a leaf's color
DROP = (0.0, 0.0, 0.165)


def hills(seed, x, y, height, frequency):
    """Gentle rises of a ground."""
    points = np.stack([x, y, 0 * x], -1).reshape(-1, 3)
    return height * noise3(points, np.random.default_rng(seed), 3, frequency).reshape(np.shape(x))


def ground(seed, material, height=0.012, frequency=7.0):
    """A ground of this material, and what tells its height at a place."""
    x, y = np.meshgrid(np.linspace(-0.8, 0.8, 320), np.linspace(-0.05, 1.6, 320), indexing="ij")
    z = hills(seed, x, y, height, frequency)
    mesh = dict(
        v=np.stack([x, y, z], -1).reshape(-1, 3),
        f=grid_faces(320, 320),
        c=np.ones((320 * 320, 3)),
    )
    solid(mesh, material)

    def at(u, v):
        column = int(np.clip((u + 0.8) / 1.6 * 319, 0, 319))
        return z[column, int(np.clip((v + 0.05) / 1.65 * 319, 0, 319))]

    return at


def litter():
    """Leaves of many ages on dark sand, in a slanting beam; two cardinal tetras over them."""
    rng = np.random.default_rng(14)
    fog = TeaFog(
        0.0,
        0.9,
        [Beam(0.20, -0.25, 0.10, 0.05)],
        density=1.5,
        absorb=(0.25, 1.25, 2.9),
        light_absorb=(0.10, 0.30, 0.65),
        stops=((0, (0.012, 0.0042, 0.0009)), (0.35, (0.10, 0.040, 0.008)), (1, (0.30, 0.13, 0.03))),
    )
    sand = materials.stone("sand", (0.05, 0.034, 0.02), (0.16, 0.115, 0.07), 0.95, 60, 0.5, fog=fog)
    height = ground(3, sand)
    skin = foliage(fog, "litter", 0.30, 0.25, 0.018, 0.30, 700)
    leaves = []
    for seed in range(22):
        dark, light = LITTER[seed % len(LITTER)]
        shape = "lance" if seed % 3 else "obovate"
        blade = aged_leaf(
            rng, 1.0, rng.uniform(0.34, 0.52), shape, dark, light, age=rng.uniform(0.25, 0.7),
            veins=11, relief=0.035, vein_tint=0.22, rows=72, columns=25, bites=3,
            droop=rng.uniform(-0.6, 0.7), fold=rng.uniform(-0.2, 0.45), twist=rng.normal(0, 0.45),
            wave=rng.uniform(0.02, 0.13), curl=rng.uniform(-0.3, 0.4),
        )  # fmt: skip
        blade["v"] = blade["v"] - [0.5, 0, 0]
        blade["c"] = blade["c"] * TANNED * rng.uniform(0.6, 1.35)
        leaves.append(to_blender_mesh(blade, "leaf", [skin]))
    for index in range(620):
        x, y = rng.uniform(-0.75, 0.75), 0.06 + 1.3 * rng.random() ** 1.3
        turn = (rng.normal(0, 0.24), rng.normal(0, 0.24), rng.uniform(0, 2 * pi))
        lift = 0.004 + 0.030 * rng.random() + 0.012 * (index > 420)
        place(
            leaves[rng.integers(len(leaves))],
            "leaf",
            (x, y, float(height(x, y)) + lift),
            turn,
            rng.uniform(0.085, 0.15),
        )
    twig = materials.coral(fog, 0.8, 0.9, 90, 0.0, 0.0, name="bark", bump_distance=0.004)
    for seed, spot, yaw, size in ((58, (-0.20, 0.52, 0.055), 0.6, 0.34), (61, (0.30, 0.75, 0.07), 2.2, 0.42)):
        solid(driftwood(seed, 0.8, 0.04, "#1c120a", "#55391f", 5), twig, spot, (0, 0, yaw), size)
    cardinal = cardinal_tetra()
    for x, y, z, yaw, pose in ((0.105, 0.50, 0.135, 166, 1), (0.02, 0.60, 0.165, 176, 3), (0.19, 0.66, 0.150, 160, 4)):
        put_fish("cardinal", fog, (x, y, z), 0.034, radians(yaw), 0.05, pose, 0, 0.35, cardinal)
    plane(6, 3, (0, 1.55, 1.0), fog.far_water(), (radians(90), 0, 0))
    water.ripples_above(3, 3, (0, 0.6, 0.95), seed=9, scale=1.6, gain=1.0, lift=0.15)
    lights.spot((0.45, 0.75, 1.9), (0.02, 0.38, 0.03), 420, (1.0, 0.80, 0.52), 0.30, 0.7, 0.02)
    lights.area((-0.1, 0.95, 1.15), (radians(-22), 0, 0), 1.2, 16, (1.0, 0.76, 0.46), size_y=0.7)


def drop():
    """Stiff leaves about their cup after rain, a drop that hangs from the tip of one."""
    rng = np.random.default_rng(8)
    waxy = foliage(None, "bromeliad", 0.30, 0.35, 0.012, 0.16, 240)

    def blade(share):
        length = rng.uniform(0.20, 0.26) * (0.75 + 0.35 * share)
        made = aged_leaf(
            rng, length, rng.uniform(0.034, 0.042), "strap", "#33492a", "#7d8c4c",
            age=0.02 + 0.5 * share**5, veins=0, relief=0.004, vein_tint=0.05, rows=90, columns=21,
            droop=rng.uniform(0.5, 1.25), fold=0.42, twist=rng.normal(0, 0.2), bites=1,
        )  # fmt: skip
        reach = np.linalg.norm(made["v"], axis=1) / 0.22
        inner = np.clip(1.45 - reach * 1.35, 0, 1) * (1 - 0.6 * share)
        made["c"] = mix(made["c"], srgb("#6e1d1e"), 0.92 * inner)
        made["c"] = mix(made["c"], srgb("#6f5a30"), 0.5 * np.clip(reach * 1.6 - 1.1, 0, 1))
        return made

    shape = spiral(rng, 21, (1.30, 0.18), blade)
    cup = to_blender_mesh(shape, "bromeliad", [waxy])
    place(cup, "bromeliad", (0.075, 0.075, 0.045), (0.10, -0.16, 2.2), 1.0)
    # The leaf in focus reaches towards us from the left.
    near = aged_leaf(
        np.random.default_rng(3), 0.26, 0.040, "strap", "#36502c", "#86964f", age=0.10, veins=0,
        relief=0.004, vein_tint=0.05, rows=120, columns=25, droop=1.05, fold=0.40, bites=0,
    )  # fmt: skip
    reach = near["v"][:, 0] / near["v"][:, 0].max()
    near["c"] = mix(near["c"], srgb("#8f3a2e"), 0.75 * np.clip(reach * 2.2 - 1.35, 0, 1))
    near = transform(near, rotation((1, 0, 0), 0.75) @ rotation_z(-0.25))
    near["v"] = near["v"] + np.array(DROP) + (0, 0, 0.0052) - near["v"][np.argmin(near["v"][:, 2])]
    solid(near, waxy)
    wet = tabletop.clear("drop", 1.33, (0.99, 1.0, 1.0), (0.9, 0.94, 0.92))
    ball, faces = icosphere(5)
    hanging = ball * [0.0043, 0.0043, 0.0048]
    up = np.clip(ball[:, 2], 0, 1)
    hanging[:, :2] *= (1 - 0.62 * up**1.6)[:, None]
    hanging[:, 2] += 0.0040 * up**2
    bead = to_blender_mesh(dict(v=hanging, f=faces), "drop", [wet])
    place(bead, "drop", (DROP[0], DROP[1], DROP[2] - 0.0006))
    beads = to_blender_mesh(dict(v=ball * [1, 1, 0.62], f=faces), "bead", [wet])
    for spot, normal in zip(*scatter(near["v"], near["f"], 170, rng)):
        size = rng.choice([0.0004, 0.0007, 0.0011, 0.0017], p=[0.5, 0.3, 0.15, 0.05])
        place(beads, "bead", matrix=basis(normal * np.sign(normal[2]), 0.0, 0.0, size, spot))
    for index, make in enumerate((philodendron, bird_nest, begonia, philodendron, bird_nest, begonia)):
        green = foliage(None, f"behind {index}", 0.35, 0.5, 0.02, 0.3, 90)
        spot = (-0.55 + 0.22 * index + rng.normal(0, 0.03), 0.62 + 0.14 * (index % 2), -0.02 + 0.08 * (index % 3))
        solid(make(index + 2), green, spot, (0, 0, rng.uniform(0, 6)), 1.0)
    dark = materials.stone("rock", (0.012, 0.014, 0.010), (0.045, 0.05, 0.035), 0.9, 5, 0.5)
    plane(5, 4, (0, 1.35, 0.3), dark, (radians(90), 0, 0))
    lights.hdri("forest", 0.42, radians(120), (0.92, 1.0, 0.95))
    tabletop.softbox((-0.55, 0.55, 0.75), DROP, 0.30, 9, (1.0, 0.94, 0.82), 0.5, 120)
    tabletop.softbox((0.7, 0.35, 0.6), (0.05, 0.1, 0.1), 0.35, 3.5, (0.86, 0.95, 1.0), 0.3, 140)
    tabletop.softbox((0.1, 0.1, 1.2), (0.0, 0.6, 0.1), 0.8, 8, (0.95, 1.0, 0.86), 0.5, 120)


def moss():
    """A root under a cushion of moss, pearls of oxygen in it, one neon tetra far behind."""
    rng = np.random.default_rng(4)
    fog = water.TankFog(
        0.0, density=0.55, absorb=(0.30, 0.08, 0.22), bottom=-0.1, top=0.5,
        color_bottom=(0.018, 0.030, 0.022), color_top=(0.10, 0.15, 0.13), light_absorb=(0.1, 0.03, 0.08),
    )  # fmt: skip
    leaf = materials.leaf(fog, 0.5, 0.30, 0, "moss", 0.010, 0.25)
    tufts = []
    for seed in range(8):
        shape = aquascape_plants.moss(seed, 170, 0.020, 0.013)
        shape["c"] = shape["c"] * [1.05, 1.12, 0.9]
        tufts.append(to_blender_mesh(shape, "moss", [leaf]))
    bark = materials.coral(fog, 0.85, 1.0, 120, 0, 0.0, name="bark", specular=0.2, bump_distance=0.006)
    pearl = to_blender_mesh(dict(zip("vf", icosphere(3))), "pearl", [materials.dew()])
    ball, ball_faces = icosphere(5)
    for seed, spot, size, count in (
        (80, (-0.045, 0.25, 0.035), (0.105, 0.060, 0.060), 900),
        (84, (0.16, 0.42, 0.02), (0.11, 0.07, 0.06), 500),
        (81, (-0.20, 0.58, 0.04), (0.17, 0.09, 0.11), 600),
    ):
        lumpy = 1 + 0.22 * noise3(ball, np.random.default_rng(seed), 3, 1.3)
        shape = dict(v=ball * lumpy[:, None] * size, f=ball_faces, c=np.tile(srgb("#3a2c20"), (len(ball), 1)))
        solid(shape, bark, spot)
        vertices = shape["v"] + spot

        def upwards(centres, normals, seed=seed):
            bare = noise3(centres, np.random.default_rng(seed), 2, 16.0)
            return np.clip(normals[:, 2] + 0.25, 0, 1) * (bare > -0.35)

        spots, normals = scatter(vertices, shape["f"], count, rng, upwards)
        for index, (at, normal) in enumerate(zip(spots, normals)):
            matrix = basis(normal, 0.5, rng.uniform(0, 6.3), rng.uniform(0.45, 0.95), at)
            place(tufts[rng.integers(len(tufts))], "moss", matrix=matrix)
            if index % 4 == 0:
                out = at + normal * rng.uniform(0.006, 0.014) + rng.normal(0, 0.005, 3)
                place(pearl, "pearl", tuple(out), scale=rng.uniform(0.0004, 0.0011))
    soil = materials.stone("soil", (0.016, 0.013, 0.010), (0.07, 0.055, 0.04), 0.95, 90, 0.8, fog=fog)
    height = ground(5, soil, 0.02, 5.0)
    grass = [to_blender_mesh(aquascape_plants.hairgrass(seed, 60, 0.022, 0.05), "grass", [leaf]) for seed in range(5)]
    for _ in range(900):
        x, y = rng.uniform(-0.7, 0.7), rng.uniform(0.12, 1.3)
        place(grass[rng.integers(5)], "grass", (x, y, float(height(x, y))), (0, 0, rng.uniform(0, 6.3)), rng.uniform(0.7, 1.2))
    for x, y, z, yaw, pose in ((0.060, 0.40, 0.140, 170, 2),):
        put_fish("neon_tetra", fog, (x, y, z), 0.034, radians(yaw), 0.04, pose, 0, 0.12)
    glow = water.tank_glow("far", -0.3, 0.8, (0.012, 0.022, 0.017), (0.20, 0.27, 0.235), 0.0, 1.3)
    plane(6, 3, (0, 1.5, 0.5), glow, (radians(90), 0, 0))
    water.ripples_above(3, 3, (0, 0.6, 0.75), seed=9, scale=2.2, gain=0.9, lift=0.3)
    lights.area((0.0, 0.42, 1.0), (radians(-8), 0, 0), 0.9, 42, (1.0, 0.98, 0.90), size_y=0.45)
    lights.spot((-0.30, 0.65, 1.3), (0.0, 0.25, 0.1), 260, (1.0, 0.97, 0.88), 0.5, 0.7, 0.03)


def main():
    job = read_job()
    reset_scene(background=(0.004, 0.005, 0.004))
    dict(litter=litter, drop=drop, moss=moss)[job.view]()
    choose_camera(VIEWS, job.view).data.clip_start = 0.005
    render(job, bounces=8, clamp=5.0, adaptive=0.02)


if __name__ == "__main__":
    main()
