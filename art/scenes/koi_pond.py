"""A koi pond of slate and travertine in an evening garden.

The water's surface is z = 0, the terrace and its back wall lie behind at y > 4.
Views: main (from above), lilies (closer and lower).
"""

from math import cos, radians, sin

import numpy as np

from parts import lights, materials, plants, water
from parts.blender import box, cylinder, place, plane, reset_scene, to_blender_mesh
from parts.camera import choose_camera
from parts.fish import fish
from parts.fish_freshwater import koi
from parts.job import read_job
from parts.mesh import icosphere
from parts.noise import noise3
from parts.render import render
from parts.rocks import rock

# The pond in metres: half its width, its near and far edge, the depth of its bed.
HALF_WIDTH, NEAR, FAR, BED = 4.4, -4.5, 4.0, -0.78
LENGTH, MIDDLE = FAR - NEAR, (NEAR + FAR) / 2
PEBBLES = 2600

VIEWS = {
    "main": dict(location=(0.15, -4.75, 3.75), target=(0.02, -0.42, -0.15), lens=36),
    "lilies": dict(
        location=(-2.5, -3.95, 1.25),
        target=(-1.66, -1.85, -0.05),
        lens=43,
        focus=2.2,
        fstop=5.6,
    ),
}

# Boulders in the water: x, y, z, size.
BOULDERS = [
    (-3.5, 2.9, -0.35, 0.75),
    (-2.5, 3.3, -0.45, 0.55),
    (3.5, 3.1, -0.3, 0.8),
    (2.7, 3.5, -0.45, 0.5),
    (-3.9, 0.9, -0.55, 0.5),
    (3.95, -0.2, -0.6, 0.45),
]
# Koi: style, x, y, yaw in degrees, length.
KOI = [
    ("kohaku", -1.25, -1.55, 38, 0.74),
    ("sanke", -0.35, -1.15, 64, 0.70),
    ("showa", 0.55, -1.75, 118, 0.72),
    ("kohaku", 1.35, -0.95, 152, 0.66),
    ("ogon", -0.95, -0.25, 22, 0.66),
    ("kohaku", 0.35, -0.2, 84, 0.70),
    ("sanke", -2.15, -0.55, -18, 0.62),
    ("platinum", 2.25, -1.65, 98, 0.62),
    ("kohaku", -0.15, 0.75, 140, 0.62),
    ("asagi", 1.15, 0.55, 190, 0.60),
    ("showa", -1.85, 0.75, 70, 0.58),
    ("kohaku", 2.5, 0.5, 240, 0.56),
    ("sanke", -0.6, 1.7, 10, 0.52),
    ("ogon", 1.7, 1.6, 160, 0.52),
    ("kohaku", -2.35, -1.15, 60, 0.66),
    ("ogon", -0.9, -2.05, -160, 0.7),
    ("sanke", 2.0, -0.35, 20, 0.6),
]
# The koi whose mouths have just touched the surface.
RINGS_AT = (1, 4, 8)
# Groups of lilies: x, y, number of pads, spread.
LILIES = [
    (-2.35, -2.35, 9, 0.40),
    (2.75, -0.15, 9, 0.45),
    (-2.5, 1.5, 10, 0.5),
    (0.9, 2.7, 6, 0.4),
]
PAD_RADIUS = 0.2
# What only the closer view can tell: a pad (x, y, size) with a bud, another flower (x, y, size,
# stretch), and dew within this reach of the first group of lilies, drops for each pad.
NEAR_PAD = (-1.77, -2.30, 0.66)
NEAR_FLOWERS = [(-1.80, -2.27, 0.62, 1.5), (-2.53, -2.05, 0.8, 1.0)]
DEW_REACH, DROPS = 1.6, 26
# Palms at the wall: x, y, size, which of two. Grass at the edge: x, y, size.
PALMS = [(-5.2, 6.4, 1.1, 0), (5.0, 6.2, 1.2, 1), (-2.9, 7.0, 0.8, 1), (2.6, 7.1, 0.85, 0)]
EDGE_GRASS = [
    (-3.4, 3.55, 0.9),
    (-3.9, 3.0, 0.8),
    (3.9, 3.5, 0.9),
    (3.2, 3.75, 0.8),
    (-4.2, 1.2, 0.7),
]


def white(mesh, **changes):
    """A mesh dict with white vertices, for materials that bring their own color."""
    mesh = dict(mesh, **changes)
    return dict(v=mesh["v"], f=mesh["f"], c=np.ones((len(mesh["v"]), 3)))


def lay_bed(rng, fog):
    """Dark gravel, pebbles and boulders."""
    bed = materials.stone("bed", (0.012, 0.014, 0.015), (0.04, 0.042, 0.04), 0.8, 3, 0.4, fog=fog)
    plane(2 * HALF_WIDTH, LENGTH, (0, MIDDLE, BED), bed)

    pebble_stone = materials.stone(
        "pebble", (0.014, 0.014, 0.014), (0.080, 0.074, 0.064), 0.45, 6, 0.1, fog=fog
    )
    pebbles = []
    for seed in range(6):
        vertices, faces = icosphere(3)
        swell = 1 + 0.22 * noise3(vertices, np.random.default_rng(seed), 2, 1.1)
        vertices = vertices * swell[:, None] * np.array([1, 0.8, 0.42])
        pebbles.append(to_blender_mesh(white(dict(v=vertices, f=faces)), "pebble", [pebble_stone]))
    for index in range(PEBBLES):
        radius = rng.gamma(2.2, 0.03) + 0.03
        x, y = rng.uniform(-HALF_WIDTH, HALF_WIDTH), rng.uniform(NEAR, FAR)
        tilt = (rng.normal(0, 0.2), rng.normal(0, 0.2), rng.uniform(0, 6))
        place(pebbles[index % 6], "pebble", (x, y, BED + 0.02 + radius * 0.15), tilt, radius)

    boulder_stone = materials.stone(
        "boulder", (0.035, 0.034, 0.032), (0.16, 0.15, 0.135), 0.75, 3.5, 0.5, fog=fog
    )
    balls = [(0, 0, 0, 0.5), (0.3, 0.1, -0.1, 0.35), (-0.25, -0.1, -0.1, 0.35)]
    for x, y, z, size in BOULDERS:
        shape = rock(int(rng.integers(99)), balls, resolution=70, noise=0.14, detail=0.05)
        mesh = to_blender_mesh(white(shape), "boulder", [boulder_stone])
        place(mesh, "boulder", (x, y, z), (0, 0, rng.uniform(0, 6)), size * 1.25)


def release_koi(rng, fog):
    """Every koi is its own mesh: pattern, bend and turn."""
    skins = [
        materials.fish_skin(fog, 0.02),
        materials.fish_skin(fog, 0.02, fin=True),
        materials.fish_eye(fog),
    ]
    for index, (style, x, y, yaw, length) in enumerate(KOI):
        shape = fish(
            koi(100 + index * 7, style),
            bend=rng.uniform(0.09, 0.17) * rng.choice([-1, 1]),
            phase=rng.uniform(0, 6.3),
            rings=150,
            sides=64,
            turn=rng.uniform(-0.22, 0.22),
        )
        depth = -0.16 - 0.16 * rng.random()
        tilt = (0, rng.normal(0, 0.05), radians(yaw))
        place(to_blender_mesh(shape, "koi", skins), "koi", (x, y, depth), tilt, length * 1.12)


def fill_with_water(caustics):
    """The surface, with rings where koi have come up; caustics: how bright its light's nets are."""
    rings = []
    for index in RINGS_AT:
        _, x, y, yaw, _ = KOI[index]
        mouth = (x + 0.3 * cos(radians(yaw)), y + 0.3 * sin(radians(yaw)))
        rings.append((*mouth, 46, 0.10, 3.2))
    surface = water.water_surface(
        water.caustic_image(640, seed=7, waves=30),
        tile=1.7,
        gain=caustics,
        lift=0.65 - caustics / 2,
        bump=0.085,
        scale=2.2,
        rings=rings,
        tint=(0.96, 1.0, 0.99),
    )
    plane(2 * HALF_WIDTH, LENGTH, (0, MIDDLE, 0), surface)


def float_lilies(rng):
    """Groups of pads that do not overlap, a flower in each group; returns the pads."""
    floating = []
    pad_leaf = materials.leaf(None, 0.35, 0.2)
    pads = [
        to_blender_mesh(plants.lily_pad(seed, PAD_RADIUS), "pad", [pad_leaf]) for seed in range(4)
    ]
    petal = materials.leaf(None, 0.5, 0.4, 0.02)
    flower = to_blender_mesh(plants.lotus(), "lotus", [petal])
    for middle_x, middle_y, count, spread in LILIES:
        group = []
        for _ in range(count * 6):
            point = np.array([middle_x, middle_y]) + rng.normal(0, spread, 2)
            size = rng.uniform(0.6, 1.25)
            if any(np.linalg.norm(point - other) < 0.19 * (size + s) for other, s in group):
                continue
            group.append((point, size))
            pad = pads[int(rng.integers(4))]
            tilt = (rng.normal(0, 0.02), rng.normal(0, 0.02), rng.uniform(0, 6))
            floating.append(place(pad, "pad", (*point, 0.006), tilt, size))
            if len(group) >= count:
                break
        place(flower, "lotus", (middle_x + 0.22, middle_y + 0.15, 0.014), (0, 0.15, 0), 1.25)
    return floating


def dress_lilies(pads):
    """For the closer view: a bud and a second flower, dew on the pads near them."""
    rng = np.random.default_rng(31)
    x, y, size = NEAR_PAD
    pads = [*pads, place(pads[0].data, "pad", (x, y, 0.006), (0.01, -0.02, 5.2), size)]
    petal = materials.leaf(None, 0.5, 0.4, 0.02)
    flower = plants.lotus(color="#fff0ee", tip_color="#d8668f")
    flower = to_blender_mesh(flower, "near lotus", [petal])
    for x, y, size, stretch in NEAR_FLOWERS:
        place(flower, "near lotus", (x, y, 0.012), (0.1, -0.1, x), (size, size, size * stretch))

    vertices, faces = icosphere(2)
    drop_mesh = white(dict(v=vertices * [1, 1, 0.55], f=faces))
    drop = to_blender_mesh(drop_mesh, "drop", [materials.dew()])
    flower_x, flower_y = LILIES[0][:2]
    for pad in pads:
        x, y, _ = pad.location
        if np.hypot(x - flower_x, y - flower_y) > DEW_REACH:
            continue
        for _ in range(DROPS):
            # Not on the notch, which points along +x of the pad.
            angle = rng.uniform(0.5, 5.8) + pad.rotation_euler[2]
            out = PAD_RADIUS * pad.scale[0] * 0.85 * np.sqrt(rng.random())
            spot = (x + out * np.cos(angle), y + out * np.sin(angle), 0.011)
            place(drop, "drop", spot, (0, 0, 0), rng.uniform(0.0025, 0.007))


def build_terrace():
    """Travertine coping and terrace, a lit back wall with bronze fins, two fire bowls."""
    travertine = materials.stone(
        "travertine", (0.42, 0.36, 0.29), (0.62, 0.55, 0.46), 0.42, 2.2, 0.12, True
    )
    slate = materials.stone("slate", (0.03, 0.03, 0.032), (0.075, 0.073, 0.07), 0.35, 3, 0.1)
    box((2 * HALF_WIDTH + 2.4, 1.6, 0.28), (0, FAR + 0.75, 0), travertine, 0.012)
    for side in (1, -1):
        x = side * (HALF_WIDTH + 0.75)
        box((1.6, LENGTH + 1, 0.28), (x, MIDDLE, 0), travertine, 0.012)
    width = 2 * HALF_WIDTH + 8
    wall = materials.stone("wall", (0.30, 0.25, 0.20), (0.44, 0.38, 0.31), 0.7, 1.3, 0.1)
    box((width, 0.3, 2.8), (0, FAR + 4.2, 1.4), wall)
    plane(30, 8, (0, FAR + 4.0, 0.13), travertine)
    box((width, 3.0, 0.24), (0, FAR + 2.2, 0), travertine)
    cove = materials.emissive("cove", (1.0, 0.55, 0.22), 22)
    box((width, 0.02, 0.03), (0, FAR + 4.0, 0.20), cove)
    bronze = materials.plain("bronze", (0.6, 0.42, 0.2), 0.3, 1.0)
    for index in range(7):
        box((0.05, 0.04, 2.4), (-6 + 2 * index, FAR + 4.02, 1.3), bronze)
    fire = materials.emissive("fire", (1.0, 0.5, 0.2), 14)
    for x in (-3.4, 3.4):
        box((0.5, 0.5, 0.55), (x, FAR + 1.0, 0.4), slate, 0.02)
        cylinder(0.16, 0.06, (x, FAR + 1.0, 0.70), fire)


def plant_garden(rng):
    """Palms, ferns and grasses behind the pond, fronds that hang into the picture."""
    green = materials.leaf(None, 0.5, 0.3)
    palms = [to_blender_mesh(plants.palm(seed, 2.1, 15, 1.5), "palm", [green]) for seed in (1, 2)]
    for x, y, size, kind in PALMS:
        place(palms[kind], "palm", (x, y, 0.1), (0, 0, rng.uniform(0, 6)), size)
    ferns = [to_blender_mesh(plants.fern(seed, 12, 0.6), "fern", [green]) for seed in (5, 6)]
    blades = dict(dark="#3a5a2a", light="#8aa04a", droop=1.2, elevation=(1.5, 0.8))
    grasses = [
        to_blender_mesh(plants.tuft(seed, 60, 0.55, 0.012, 0.05, **blades), "grass", [green])
        for seed in (1, 2)
    ]
    for index in range(34):
        side = rng.choice([-1, 1])
        mesh = (ferns if index % 2 else grasses)[int(rng.integers(2))]
        x, y = side * rng.uniform(2.1, 5.4), FAR + rng.uniform(1.7, 3.6)
        spin = rng.uniform(0, 6)
        place(mesh, "planting", (x, y, 0.14), (0, 0, spin), rng.uniform(0.6, 1.1))
    for x, y, size in EDGE_GRASS:
        mesh = grasses[int(rng.integers(2))]
        place(mesh, "edge grass", (x, y, -0.05), (0, 0, rng.uniform(0, 6)), size)
    frond = plants.fern(
        11, 15, 1.7, "#2a4a24", "#6a8a44", pairs=34, droop=1.5, leaflet=0.17, elevation=(1.2, -0.1)
    )
    fronds = to_blender_mesh(frond, "frond", [green])
    place(fronds, "frond", (2.9, -4.2, 4.9), (0, 0, 0.4), 1.0)
    place(fronds, "frond", (0.6, -5.9, 5.6), (0, 0, 1.9), 1.1)


def main():
    job = read_job()
    reset_scene()
    rng = np.random.default_rng(6)
    lights.hdri("sunset", 0.30, radians(200), (0.75, 0.9, 1.15))
    fog = water.PondFog(0.0, 0.70, (0.0022, 0.020, 0.023), (0.62, 0.20, 0.2))
    lay_bed(rng, fog)
    release_koi(rng, fog)
    # From near, full nets of light would burn the fish out.
    fill_with_water(0.5 if job.view == "lilies" else 1.1)
    pads = float_lilies(rng)
    if job.view == "lilies":
        dress_lilies(pads)
    build_terrace()
    plant_garden(rng)
    lights.sun((radians(38), radians(26), radians(10)), 6.2, (1.0, 0.82, 0.60), 0.012)
    lights.area((0, -2, 7), (0, 0, 0), 7, 330, (0.75, 0.88, 1.0))
    choose_camera(VIEWS, job.view)
    render(job, bounces=5, clamp=6)


if __name__ == "__main__":
    main()
