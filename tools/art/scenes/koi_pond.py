"""A koi pond with water lilies, seen from its edge on a bright morning.

The water's surface is z = 0; we stand at y < 0 and look down. View: lilies.
"""

from math import cos, radians, sin

import numpy as np

from parts import koi, lights, lilies, materials, plants, water
from parts.blender import place, plane, reset_scene, to_blender_mesh
from parts.camera import choose_camera
from parts.colors import mix, smoothstep, srgb
from parts.job import read_job
from parts.mesh import icosphere
from parts.noise import noise3
from parts.render import render
from parts.solids import solid

REACH, BED = 4.0, -0.62  # half the width of the water, the depth of its bed
STONES, STONE_SHAPES = 900, 9

VIEWS = {
    "lilies": dict(
        location=(0.0, -1.45, 1.60),
        target=(0.0, 0.04, 0.0),
        lens=42,
        focus=2.05,
        fstop=7.1,
    ),
}

# Koi: style, x, y, yaw in degrees, length, depth of the axis, turn, lean of the tail fin.
KOI = [
    ("ogon", 0.40, -0.20, 196, 0.60, 0.18, 0.7, 0.5),
    ("kohaku", 0.02, 0.24, 28, 0.62, 0.19, -0.5, -0.4),
    ("sanke", 0.66, 0.36, 122, 0.56, 0.20, 0.45, 0.6),
    ("platinum", -0.22, 0.74, -14, 0.55, 0.27, 0.4, -0.5),
    ("kohaku", -0.72, 0.40, -52, 0.58, 0.22, -0.6, 0.4),
    ("showa", 0.36, 0.98, 160, 0.56, 0.30, -0.5, 0.4),
    ("kohaku", -0.10, -0.60, 78, 0.58, 0.22, 0.5, 0.3),
    ("chagoi", 1.02, 0.74, 250, 0.62, 0.33, 0.4, 0.3),
]
RING = (0.28, 0.86)  # where something has just touched the surface
# Pads: x, y, radius, notch in degrees, age, lift of the rim, height where it lies on others.
PADS = [
    (-0.60, -0.27, 0.135, 250, 0.25, 0.5, 0.0),
    (-0.40, -0.10, 0.105, 20, 0.15, 0.3, 0.006),
    (-0.80, -0.07, 0.150, 140, 0.45, 0.7, 0.0),
    (-0.585, 0.10, 0.118, 80, 0.10, 0.4, 0.0),
    (-0.70, 0.045, 0.085, 320, 0.75, 0.9, 0.006),
    (-0.33, -0.38, 0.090, 190, 0.95, 0.5, 0.0),
    (-0.86, -0.34, 0.120, 60, 0.30, 0.6, 0.006),
    (-0.24, 0.02, 0.045, 300, 0.05, 1.6, 0.0),
    (-1.00, 0.18, 0.125, 10, 0.20, 0.4, 0.0),
    (-0.84, 0.27, 0.095, 200, 0.55, 0.8, 0.0),
    (0.72, 0.86, 0.125, 215, 0.20, 0.4, 0.0),
    (0.93, 0.98, 0.150, 120, 0.40, 0.5, 0.0),
    (0.86, 0.79, 0.085, 30, 0.80, 1.0, 0.006),
    (1.12, 0.80, 0.115, 260, 0.15, 0.4, 0.0),
    (0.20, 0.56, 0.072, 150, 0.35, 0.6, 0.0),
    (-0.62, 1.06, 0.110, 80, 0.30, 0.5, 0.0),
    (-0.79, 0.96, 0.080, 330, 0.60, 0.6, 0.0),
]
# Flowers: x, y, radius, opening.
FLOWERS = [(-0.475, 0.055, 0.090, 1.0), (-0.735, -0.215, 0.075, 0.75), (0.80, 0.905, 0.074, 0.85)]
BUD = (-0.30, 0.145, 0.055)


def lay_bed(rng, fog):
    """Dark river stones under a film of silt."""
    silt = materials.coral(fog, 0.95, 0.5, 30, hue=0.01, specular=0.08, name="silt")
    bed = plane(2 * REACH, 2 * REACH, (0, 0, BED), None)
    bed.data.materials.append(
        materials.stone("mud", (0.020, 0.018, 0.013), (0.05, 0.044, 0.032), 1, 5, 0.5, fog=fog)
    )
    shapes = []
    for seed in range(STONE_SHAPES):
        vertices, faces = icosphere(5)
        chance = np.random.default_rng(seed)
        swell = 1 + 0.20 * noise3(vertices, chance, 3, 0.9)
        fine = noise3(vertices, chance, 4, 5.0)
        vertices = vertices * (swell + 0.012 * fine)[:, None] * [1, chance.uniform(0.6, 0.9), 0.5]
        up = vertices[:, 2] / 0.5
        film = smoothstep(-0.1, 0.9, up + 0.4 * noise3(vertices, chance, 4, 2.4))
        rock = mix(srgb("#2b2a28"), srgb("#57524a"), smoothstep(-0.8, 0.8, fine))
        rock = mix(rock, srgb("#5c5440"), 0.6 * film)
        shapes.append(to_blender_mesh(dict(v=vertices, f=faces, c=rock), "stone", [silt]))
    for index in range(STONES):
        size = 0.03 + rng.gamma(1.8, 0.024)
        spot = (rng.uniform(-2.2, 2.2), rng.uniform(-1.2, 2.8), BED + size * 0.2)
        tilt = (rng.normal(0, 0.25), rng.normal(0, 0.25), rng.uniform(0, 6.3))
        place(shapes[index % STONE_SHAPES], "stone", spot, tilt, size)


def release_koi(fog):
    """Every koi has its own pattern and its own bend."""
    rng = np.random.default_rng(5)
    skins = koi.skins(fog)
    for index, (style, x, y, yaw, length, depth, turn, lean) in enumerate(KOI):
        pose = koi.Pose(turn, rng.uniform(0.25, 0.45), rng.uniform(0, 6.3), lean)
        koi.put_koi(40 + index, style, skins, (x, y, -depth), radians(yaw), length, pose, 1.25)


def fill_with_water():
    """The surface: hardly moving, with one ring."""
    surface = water.water_surface(
        water.caustic_image(640, seed=7, waves=30),
        tile=1.3,
        gain=0.38,
        lift=0.55,
        bump=0.10,
        scale=3.0,
        rings=[(*RING, 75, 0.10, 5.0)],
        tint=(0.97, 1.0, 0.99),
        bend=True,
    )
    plane(2 * REACH, 2 * REACH, (0, 0, 0), surface)


def float_lilies(rng):
    """Pads in two groups, some on top of others, each with its meniscus and its stalk."""
    waxy = lilies.pad_material()
    drawn_up = lilies.meniscus_material()
    stem = materials.leaf(None, 0.6, 0.0)
    for index, (x, y, radius, notch, age, lift, level) in enumerate(PADS):
        shape, meniscus = lilies.pad(60 + index, radius, age, lift, level)
        tilt = (0.02 * bool(level), -0.03 * bool(level), radians(notch))
        place(to_blender_mesh(shape, "pad", [waxy]), "pad", (x, y, 0), tilt)
        if meniscus:
            ring = solid(meniscus, drawn_up, (x, y, 0), tilt, name="meniscus")
            ring.visible_shadow = False
        foot = (x * 0.8 + rng.normal(0, 0.08), y + rng.normal(0, 0.1), BED)
        solid(lilies.stalk((x, y, -0.004), foot, rng), stem, name="stalk")
    petal = materials.leaf(None, 0.5, 0.35, 0.0, "petal", 0.005, 0.06)
    for index, (x, y, radius, opening) in enumerate(FLOWERS):
        mesh = lilies.flower(80 + index, radius, opening)
        tilt = (rng.normal(0, 0.12), rng.normal(0, 0.12), rng.uniform(0, 6.3))
        solid(mesh, petal, (x, y, 0.006), tilt, name="flower")
    x, y, radius = BUD
    bud = lilies.flower(90, radius, 0.14)
    solid(bud, petal, (x, y, 0.004), (0.25, 0.2, 1.0), name="bud")
    solid(lilies.stalk((x, y, 0.006), (x - 0.2, y, BED), rng, 0.005), stem, name="stalk")


def wet_lilies(rng):
    """Dew: many small drops and a few that have run together towards the middle of a pad."""
    drop = to_blender_mesh(lilies.drop_mesh(), "drop", [materials.dew()])
    for x, y, radius, notch, _, _, level in PADS:
        for _ in range(int(rng.integers(4, 22) * radius / 0.12)):
            angle = radians(notch) + rng.uniform(0.5, 5.8)
            out = radius * 0.75 * np.sqrt(rng.random())
            size = rng.choice([0.0012, 0.0018, 0.0027, 0.0042], p=[0.5, 0.3, 0.15, 0.05])
            spot = (x + out * cos(angle), y + out * sin(angle), level + lilies.FREEBOARD + 0.0003)
            place(drop, "drop", spot, (0, 0, angle), size * np.array([1, rng.uniform(0.8, 1), 0.8]))


def drop_litter(rng):
    """What lies on any pond: a few narrow leaves, fallen petals, specks."""
    dry = materials.leaf(None, 0.7, 0.1, hue=0.01)
    kinds = [
        plants.leaf(0.034, 0.008, "lance", 0.5, 0.3, 0.6, dark="#57462a", light="#8a7447"),
        plants.leaf(0.026, 0.011, "lance", -0.5, 0.4, 0.2, dark="#6a6a3a", light="#94905a"),
        plants.leaf(0.0026, 0.0018, "obovate", 0.2, 0.1, dark="#6a5c40", light="#a09070"),
    ]
    meshes = [to_blender_mesh(kind, "litter", [dry]) for kind in kinds]
    for index in range(150):
        kind = 2 if index > 13 else index % 2
        x, y = rng.uniform(-1.5, 1.5), rng.uniform(-0.8, 1.6)
        if rng.random() < 0.6:  # specks gather where the pads hold them up
            x, y = np.array([-0.55, 0.0]) + rng.normal(0, 0.38, 2)
        tilt = (rng.normal(0, 0.05), 0, rng.uniform(0, 6.3))
        place(meshes[kind], "litter", (x, y, 0.0012), tilt, rng.uniform(0.7, 1.3))


def main():
    job = read_job()
    reset_scene()
    rng = np.random.default_rng(6)
    lights.hdri("forest", 0.62, radians(200), (1.0, 0.97, 0.90))
    lights.sun((radians(34), radians(30), radians(10)), 4.4, (1.0, 0.89, 0.74), 0.010)
    fog = water.PondFog(0.0, 0.95, (0.0060, 0.0105, 0.0080), (1.15, 0.55, 0.70))
    lay_bed(rng, fog)
    release_koi(fog)
    fill_with_water()
    float_lilies(rng)
    wet_lilies(rng)
    drop_litter(rng)
    choose_camera(VIEWS, job.view)
    render(job, bounces=6, clamp=6)


if __name__ == "__main__":
    main()
