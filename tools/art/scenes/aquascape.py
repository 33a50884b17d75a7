"""A rimless planted tank on a walnut cabinet in a hotel's lobby, in the evening.

The water's front is y = 0; the tank's bottom stands on the cabinet, 0.86 m above the floor.
"""

from math import cos, radians, sin

import numpy as np
from mathutils import Matrix

from parts import aquascape_plants as plants
from parts import hotel_lobby as lobby
from parts import lights, materials, planted_tank, water
from parts.blender import basis, place, reset_scene, to_blender_mesh
from parts.camera import choose_camera
from parts.colors import srgb
from parts.job import read_job
from parts.mesh import grid_faces, icosphere, scatter
from parts.noise import noise3
from parts.reading_corner import TABLE_TOP, side_table, table_lamp, tub_chair
from parts.render import render
from parts.rocks import driftwood
from parts.shoal import POSES, put_fish

# The tank in metres and the height of its water.
HALF, BACK, BOTTOM, TOP, SURFACE = 1.5, 0.75, 0.86, 1.78, 1.725
WALL, WALL_LEFT, WALL_RIGHT = 0.98, -2.05, 2.15
LAMPS, LAMP_HEIGHT = (-0.98, 0.02, 1.01), 2.38
WHITE = (1.0, 0.965, 0.90)

# Level and turned a little to the right: verticals stay vertical.
EYE, TURN = (-0.72, -5.6, 1.36), radians(6.5)
AIM = (EYE[0] + sin(TURN), EYE[1] + cos(TURN), EYE[2])
VIEWS = {
    "main": dict(location=EYE, target=AIM, lens=45, shift=(0.0, -0.03), focus=5.85, fstop=2.2),
    "left": dict(location=EYE, target=(-0.75, 0, 1.33), lens=115, focus=5.75, fstop=2.2),
    "right": dict(location=EYE, target=(0.75, 0, 1.33), lens=115, focus=5.95, fstop=2.2),
}

# Balls (x, y, z, radius) of four stones, and the stones: which, x, y, size, height, yaw, lean.
STONE_BALLS = [
    [(0, 0, 0, 0.5), (0.18, 0.05, 0.35, 0.34), (-0.2, 0, 0.15, 0.32), (0.05, 0, 0.62, 0.2)],
    [(0, 0, 0, 0.45), (-0.25, 0.1, 0.2, 0.33), (0.3, 0, -0.05, 0.36), (-0.35, 0, 0.5, 0.18)],
    [(0, 0, 0, 0.42), (0.35, 0, 0.05, 0.30), (-0.38, 0.05, 0, 0.30)],
    [(0, 0, 0, 0.5), (0.1, 0, 0.25, 0.40), (0.22, 0.1, 0.55, 0.26), (0.3, 0.1, 0.8, 0.14)],
]
STONES = [
    (0, -0.66, 0.44, 0.40, 0.50, 0.3, 0.22),
    (3, -0.36, 0.36, 0.25, 0.30, 1.8, 0.34),
    (1, -1.04, 0.36, 0.30, 0.30, 4.0, -0.2),
    (2, -0.82, 0.20, 0.20, 0.17, 2.4, 0.2),
    (2, -0.12, 0.30, 0.14, 0.12, 5.1, 0.2),
    (1, -0.50, 0.17, 0.11, 0.10, 1.2, -0.3),
    (3, 0.98, 0.44, 0.30, 0.36, 5.0, -0.25),
    (1, 0.70, 0.36, 0.22, 0.21, 0.9, -0.3),
    (2, 1.24, 0.28, 0.20, 0.17, 2.2, 0.1),
    (2, 0.56, 0.22, 0.12, 0.09, 3.0, 0.1),
    (1, 0.88, 0.20, 0.10, 0.08, 4.4, 0.3),
    (2, 0.02, 0.12, 0.06, 0.05, 0.4, 0),
    (1, 0.49, 0.50, 0.12, 0.10, 2.0, 0),
    (2, -1.30, 0.18, 0.09, 0.07, 1.1, 0.1),
]
# Roots: seed, x, y, z above the ground, yaw, size.
ROOTS = [
    (80, -0.70, 0.44, 0.16, 0.2, 0.60),
    (81, 1.02, 0.46, 0.12, 2.6, 0.46),
    (84, -0.42, 0.42, 0.10, 3.4, 0.34),
]
# Broad leaves: x, y, how many. Ferns: x, y, height above the ground, how many.
BROAD = [(-0.62, 0.30, 24), (0.95, 0.32, 20), (-0.28, 0.28, 8), (-1.08, 0.27, 9), (0.62, 0.28, 7)]
FERNS = [(-0.78, 0.46, 0.24, 9), (1.08, 0.47, 0.18, 7), (-0.45, 0.45, 0.16, 5)]
TETRAS = 64
SKIRT = 12  # rows of the ground's face behind the pane


def ground(x, y):
    """The soil's height: rising to the back, with two mounds and a valley between them."""
    depth = np.clip(y * 2, 0, 1)
    slope = 0.19 * (np.clip(y, 0, 1) / 0.75) ** 1.3
    mounds = 0.11 * np.exp(-(((x + 0.66) / 0.45) ** 2)) * depth
    mounds = mounds + 0.12 * np.exp(-(((x - 0.98) / 0.40) ** 2)) * depth
    uneven = 0.005 * np.sin(x * 9 + 1) + 0.004 * np.sin(x * 23 + y * 17) + 0.003 * np.sin(y * 31)
    return BOTTOM + 0.042 + slope + mounds + uneven - 0.03 * np.exp(-(((x - 0.25) / 0.2) ** 2))


def beside_path(x, y):
    """The distance from the winding sand path's edge, negative on the path."""
    middle = 0.16 + 0.15 * np.sin(y * 5.2) + 0.02 * np.sin(y * 19)
    half = 0.045 + 0.17 * (1 - y / 0.75) ** 1.6
    ragged = 0.018 * np.sin(y * 37 + x * 9) + 0.012 * np.sin(y * 71)
    return np.abs(x - middle) - half - ragged


def lay_ground(rng, fog):
    """Dark grains of soil with a path of dull sand, pebbles along it and sunken litter on it."""
    rows, columns = 700, 190
    x, y = np.meshgrid(
        np.linspace(-HALF + 0.003, HALF - 0.003, rows),
        np.r_[np.full(SKIRT, 0.003), np.linspace(0.0035, BACK - 0.01, columns - SKIRT)],
        indexing="ij",
    )
    points = np.stack([x, y, 0 * x], -1).reshape(-1, 3)
    heights = ground(points[:, 0], points[:, 1])
    heights = heights + 0.004 * noise3(points, rng, 3, 14.0) + 0.0016 * noise3(points, rng, 2, 90.0)
    away = beside_path(points[:, 0], points[:, 1])
    heights = (heights - 0.012 * np.clip(-away / 0.04, 0, 1)).reshape(rows, columns)
    below = np.linspace(0, 1, SKIRT)
    heights[:, :SKIRT] = BOTTOM + (heights[:, :SKIRT] - BOTTOM) * below
    points[:, 2] = heights.ravel() - BOTTOM
    away = away + 0.012 * noise3(points, rng, 3, 30.0)
    buried = np.zeros((rows, columns))
    buried[:, :SKIRT] = 0.05 * (1 - below)  # the soil reaches farther in below
    away = away - buried.ravel()
    faces = grid_faces(rows, columns)
    mesh = dict(
        v=np.c_[points[:, :2], heights.ravel()],
        f=faces,
        c=np.ones((rows * columns, 3)),
        mat=away[faces].mean(1) < 0,
    )
    soil = planted_tank.granules(
        "soil", ((0.018, 0.014, 0.011), (0.105, 0.082, 0.062)), 0.0032, fog
    )
    sand = planted_tank.granules(
        "sand", ((0.085, 0.071, 0.054), (0.25, 0.220, 0.175)), 0.0022, fog, 0.6
    )
    place(to_blender_mesh(mesh, "soil", [soil, sand]), "soil")

    vertices, faces = icosphere(2)
    pebbles = []
    for index, shade in enumerate(("#6a6254", "#857b69", "#4a4844", "#9a917f", "#3c3a34")):
        lumpy = vertices * (1 + 0.22 * noise3(vertices, rng, 2, 0.9))[:, None] * [1, 0.8, 0.6]
        stone = materials.coral(fog, 0.8, 0.3, 300, 0, 0.0, name=f"pebble {index}")
        color = np.repeat(srgb(shade)[None], len(vertices), 0)
        pebbles.append(to_blender_mesh(dict(v=lumpy, f=faces, c=color), "pebble", [stone]))
    for _ in range(5200):
        x, y = rng.uniform(-0.45, 0.75), BACK * rng.random() ** 1.5
        away = beside_path(x, y)
        edge = np.exp(-((away / 0.022) ** 2))
        if not (away < 0.03 and rng.random() < 0.05 + 0.8 * edge):
            continue
        size = 0.0014 + 0.0035 * rng.random() ** 3 + 0.005 * edge * rng.random() ** 5
        spot = (x, max(0.006, y), ground(x, y) - 0.012 * np.clip(-away / 0.04, 0, 1) + size * 0.2)
        turn = (*rng.uniform(-0.4, 0.4, 2), rng.uniform(0, 6))
        place(pebbles[rng.integers(5)], "pebble", spot, turn, size)


def on_ground(x, y):
    """The spot of the ground at x, y, on the path a little lower."""
    return (x, y, float(ground(x, y) - 0.012 * np.clip(-beside_path(x, y) / 0.04, 0, 1)))


def patches(seed, spots, frequency):
    """A smooth random field of about unit spread at spots (x, y): where which plant stands."""
    points = np.c_[spots, np.zeros(len(spots))]
    return noise3(points, np.random.default_rng(seed), 2, frequency)


def set_hardscape(rng, fog, moss):
    """Ridged stones and roots, moss on what looks up."""
    seiryu = planted_tank.stone_skin(fog)
    shapes = [planted_tank.mountain_stone(61 + i, balls) for i, balls in enumerate(STONE_BALLS)]
    stones = [to_blender_mesh(shape, "stone", [seiryu]) for shape in shapes]
    for kind, x, y, size, height, yaw, lean in STONES:
        spot = (x, y, ground(x, y) + 0.02 * height)
        item = place(
            stones[kind], "stone", spot, (0.1 * lean, lean, yaw), (size, size * 0.8, height)
        )
        if size > 0.17:
            grow_on(rng, item, shapes[kind], moss, int(520 * size), 0.7)
    bark = materials.coral(
        fog, 0.85, 1.0, 55, 0, 0.0, name="bark", specular=0.2, bump_distance=0.012
    )
    for seed, x, y, z, yaw, size in ROOTS:
        shape = driftwood(seed, 0.8, 0.05, "#1d1510", "#5a4634", 5)
        root = to_blender_mesh(shape, "root", [bark])
        item = place(root, "root", (x, y, ground(x, y) + z), (0, 0, yaw), size)
        grow_on(rng, item, shape, moss, int(330 * size), 0.45)


def grow_on(rng, item, shape, meshes, count, low):
    """Set tufts here and there on a placed shape, where it looks up, most of them low on it."""
    matrix = np.array(Matrix.LocRotScale(item.location, item.rotation_euler, item.scale))
    vertices = shape["v"] @ matrix[:3, :3].T + matrix[:3, 3]
    limit = vertices[:, 2].min() + low * np.ptp(vertices[:, 2])
    seed = int(rng.integers(1000))

    def weight(centres, normals):
        patches = noise3(centres, np.random.default_rng(seed), 2, 9.0)
        return np.clip(normals[:, 2], 0, 1) * (patches > 0.1) * (0.15 + (centres[:, 2] < limit))

    spots, normals = scatter(vertices, shape["f"], count, rng, weight)
    for spot, normal in zip(spots, normals):
        if 0.03 < spot[1] < BACK - 0.03 and spot[2] < SURFACE - 0.08:
            turn = basis(normal, 0.4, rng.uniform(0, 6), rng.uniform(0.6, 1.4), spot)
            place(meshes[rng.integers(len(meshes))], "moss", matrix=turn)


def grow_carpet(rng, upload):
    """Hair grass of many heights over the front, creeping leaflets and litter among it."""
    grass = [
        [
            upload(plants.hairgrass(seed + 20 * k, 46 + seed * 3, 0.020, height, lean))
            for seed in range(6)
        ]
        for k, (height, lean) in enumerate(((0.022, 0.8), (0.036, 0.4), (0.056, 0.25)))
    ]
    mats = [upload(plants.creeper(seed)) for seed in range(5)]
    bits = [upload(plants.litter(seed)) for seed in range(4)]
    spots = np.stack(
        [rng.uniform(-1, 1, 11500) * (HALF - 0.012), 0.006 + 0.60 * rng.random(11500) ** 1.15], -1
    )
    for (x, y), field in zip(spots, patches(4, spots, 5.0)):
        away = beside_path(x, y)
        if away < 0.004 and rng.random() > 0.012:
            continue
        thin = np.clip(away / 0.06, 0, 1)
        if rng.random() > 0.25 + 0.75 * thin or (field > 1.15 and rng.random() < 0.7):
            continue
        tall = int(np.clip(round(0.9 + 0.9 * field + 1.2 * (y - 0.2) + rng.normal(0, 0.45)), 0, 2))
        spin = (rng.normal(0, 0.12), rng.normal(0, 0.12), rng.uniform(0, 6.28))
        kind = mats if field < -0.55 and rng.random() < 0.75 else grass[tall]
        size = rng.uniform(0.7, 1.25) * (0.6 + 0.4 * thin)
        place(kind[rng.integers(len(kind))], "carpet", on_ground(x, y), spin, size)
    for _ in range(90):
        x, y = rng.uniform(-0.5, 0.8), 0.02 + 0.6 * rng.random()
        place(bits[rng.integers(4)], "litter", on_ground(x, y), (0, 0, rng.uniform(0, 6)), 1)
    for _ in range(160):
        x, y = rng.uniform(-HALF + 0.05, HALF - 0.05), 0.02 + 0.4 * rng.random()
        place(bits[rng.integers(4)], "litter", on_ground(x, y), (0, 0, rng.uniform(0, 6)), 1)


def grow_background(rng, upload):
    """Bunches of stems, higher to the sides, some of them rust red; straps in the corners."""
    green = dict(low=("#343e24", "#4a4a2a"), top=("#5e6c38", "#76804a"))
    olive = dict(low=("#3a3a22", "#4d4a2c"), top=("#7a7844", "#6d7040"))
    rust = dict(low=("#3a3424", "#4a3a2a"), top=("#7a4632", "#8c5c44"))
    fine = dict(leaf_length=0.016, leaf_width=0.0035, gap=0.008, whorl=5)
    bunches = [
        [upload(plants.stems(30 + k, 13, 0.46, **green)) for k in range(3)],
        [upload(plants.stems(40 + k, 15, 0.42, **fine, **olive)) for k in range(3)],
        [upload(plants.stems(50 + k, 12, 0.38, **fine, **rust)) for k in range(2)],
        [upload(plants.stems(60 + k, 9, 0.50, 0.034, 0.010, 0.018, 3, **green)) for k in range(2)],
    ]
    side = rng.choice([-1, 1], 150)
    spots = np.stack(
        [0.25 + side * (0.20 + 1.25 * rng.random(150) ** 0.85), rng.uniform(0.50, 0.70, 150)], -1
    )
    for (x, y), stand in zip(spots, patches(9, spots, 2.6)):
        if abs(x) > HALF - 0.10:
            continue
        kind = 2 if stand > 0.75 else 0 if stand > 0.05 else 1 if stand > -0.7 else 3
        size = rng.uniform(0.75, 1.1) * (0.42 + 0.60 * min(1, abs(x - 0.25) / 1.15))
        tilt = (rng.normal(-0.03, 0.07), rng.normal(0, 0.07), rng.uniform(0, 6))
        x0, y0, z0 = on_ground(x, y)
        place(
            bunches[kind][rng.integers(len(bunches[kind]))], "stem", (x0, y0, z0 - 0.01), tilt, size
        )
    for index in range(22):
        x = rng.choice([-1, 1], p=[0.55, 0.45]) * (HALF - 0.05 - 0.45 * rng.random() ** 1.5)
        spot = on_ground(x, rng.uniform(0.60, 0.70))
        bush = plants.strap_leaves(70 + index, 9, 0.78, SURFACE - spot[2] - 0.006)
        low, high = (-HALF + 0.006, 0.02, -1), (HALF - 0.006, BACK - 0.02, 9)
        bush["v"] = np.clip(bush["v"], np.subtract(low, spot), np.subtract(high, spot))
        place(upload(bush), "strap", spot)


def grow_on_wood(rng, upload):
    """Dark broad leaves at the feet of the stones, ferns on the wood."""
    broad = [upload(plants.broad_leaves(80 + k, 7 + k, 0.040 + 0.006 * k)) for k in range(4)]
    ferns = [upload(plants.fern_tuft(90 + k, 9 + 2 * k)) for k in range(4)]
    for middle_x, middle_y, count in BROAD:
        for _ in range(count):
            x, y = middle_x + rng.normal(0, 0.15), middle_y + rng.normal(0, 0.05)
            if beside_path(x, y) < 0.03:
                continue
            x, y, z = on_ground(x, y)
            spot = (x, y, z + rng.uniform(0, 0.05))
            tilt = (rng.normal(0.15, 0.25), rng.normal(0, 0.25), rng.uniform(0, 6))
            place(broad[rng.integers(4)], "broad", spot, tilt, rng.uniform(0.6, 1.1))
    for middle_x, middle_y, height, count in FERNS:
        for _ in range(count):
            x, y = middle_x + rng.normal(0, 0.10), middle_y + rng.normal(0, 0.035)
            spot = (x, y, float(ground(x, y)) + height * rng.uniform(0.4, 1.1))
            tilt = (rng.normal(0.2, 0.2), rng.normal(0, 0.2), rng.uniform(0, 6))
            place(ferns[rng.integers(4)], "fern", spot, tilt, rng.uniform(0.7, 1.1))


def release_fish(rng, fog):
    """A loose shoal of neon tetras, a few that turn back."""
    swum = []
    while len(swum) < TETRAS:
        along = rng.normal(0, 1)
        x, y = -0.10 + 0.42 * along, 0.26 + rng.normal(0, 0.10)
        z = 1.50 + 0.05 * sin(along * 1.7) + rng.normal(0, 0.055)
        if rng.random() < 0.18:
            x, z = rng.uniform(-1.3, 1.3), rng.uniform(1.15, 1.6)
        spot = np.array([x, y, z])
        if not 0.06 < y < 0.52 or z > SURFACE - 0.05 or z < ground(x, y) + 0.12:
            continue
        if swum and np.min(np.linalg.norm(np.array(swum) - spot, axis=1)) < 0.032:
            continue
        swum.append(spot)
        heading = rng.normal(8, 30) if rng.random() < 0.16 else rng.normal(174, 24)
        length, pitch = 0.034 * rng.uniform(0.8, 1.2), rng.normal(0, 0.13)
        pose = int(rng.integers(POSES))
        put_fish("neon_tetra", fog, tuple(spot), length, radians(heading), pitch, pose, 0, 0.05)


def build_tank(rng, fog):
    """Glass, water, film, pipes, lamps with their ripples of light, bubbles."""
    planted_tank.glass_box(HALF, BACK, BOTTOM, TOP)
    planted_tank.water_body(HALF, BACK, BOTTOM, SURFACE)
    planted_tank.frosted_back(HALF, BACK - 0.004, BOTTOM, TOP, LAMPS, 0.55)
    above = (0, BACK / 2, SURFACE + 0.02)
    water.ripples_above(2 * HALF, BACK, above, seed=9, scale=1.1, gain=0.55, lift=0.5)
    metal = materials.plain("anodised", (0.045, 0.046, 0.048), 0.38, 0.9)
    for x, power in zip(LAMPS, (50, 54, 48)):
        y, z = 0.36 + rng.normal(0, 0.002), LAMP_HEIGHT + rng.normal(0, 0.003)
        planted_tank.pendant(x, y, z, lobby.CEILING, metal, power, WHITE)
    planted_tank.lily_pipe(-1.38, BACK - 0.02, TOP, SURFACE, 0.03, False)
    planted_tank.lily_pipe(1.40, BACK - 0.02, TOP, SURFACE, 0.52, True)
    rising = np.stack(
        [rng.normal(1.22, 0.02, 70), rng.normal(0.62, 0.015, 70), rng.uniform(1.2, SURFACE, 70)], -1
    )
    afloat = np.stack(
        [-1.3 + 0.35 * rng.random(60) ** 2, rng.uniform(0.05, 0.7, 60), np.full(60, SURFACE)], -1
    )
    planted_tank.bubbles(rng, fog, [*rising, *afloat, *pearls(rng)])


def pearls(rng, count=620, streams=9):
    """Oxygen on the leaves of the foreground, and thin streams that leave them for the surface."""
    x, y = rng.uniform(-HALF + 0.05, HALF - 0.05, count), 0.02 + 0.45 * rng.random(count)
    clear = beside_path(x, y) > 0.02
    x, y = x[clear], y[clear]
    held = np.stack([x, y, ground(x, y) + rng.uniform(0.015, 0.05, len(x))], -1)
    rising = []
    for foot in held[:: len(held) // streams]:
        heights = np.arange(foot[2], SURFACE, 0.022) + rng.normal(0, 0.006)
        heights = heights[rng.random(len(heights)) < 0.6]
        sway = rng.normal(0, 0.0025, (len(heights), 2))
        rising.append(np.c_[foot[:2] + sway, heights])
    return [*held, *np.concatenate(rising)]


def build_room():
    """The lobby, the cabinet, a chair and a lamp table at either side."""
    lobby.floor(-5.0, 7.4, -5.4, 9.6)
    lobby.ceiling()
    lobby.panelled_wall(WALL_LEFT, WALL_RIGHT, WALL)
    lobby.curtain(-4.6, WALL_LEFT + 0.05, WALL - 0.10)
    lobby.hall(WALL_RIGHT, WALL)
    walnut = lobby.veneer("walnut", (0.028, 0.0155, 0.0085), (0.095, 0.055, 0.031), 0, running=True)
    lobby.cabinet(HALF + 0.04, -0.045, BACK + 0.05, BOTTOM - 0.008, walnut)
    brass = materials.plain("brass", (0.55, 0.38, 0.18), 0.30, 1.0)
    wood = materials.wood("dark oak", (0.014, 0.008, 0.004), (0.04, 0.024, 0.013), 0.4)
    leather = materials.plain("leather", (0.085, 0.040, 0.020), 0.45, bump=0.22, bump_scale=140)
    side_table(-2.05, 0.12, wood, brass)
    table_lamp(-2.05, 0.14, TABLE_TOP, brass, 22)
    tub_chair(-2.02, -1.55, radians(-42), leather, wood, use=0.006, piped=True)
    tub_chair(1.42, -1.75, radians(38), leather, wood, use=0.006, piped=True)
    lights.area(
        (-1.5, -3.6, lobby.CEILING - 0.05), (radians(12), 0, 0), 3.0, 170, lobby.WARM, size_y=2.0
    )
    lights.area((2.2, -2.5, lobby.CEILING - 0.05), (0, 0, 0), 2.0, 90, lobby.WARM, size_y=2.0)
    through_the_pane = (0, -0.06, (BOTTOM + SURFACE) / 2)
    lights.area(through_the_pane, (radians(-90), 0, 0), 2.7, 46, (0.80, 0.95, 0.84), size_y=0.7)
    lights.area(
        (-3.4, 0.55, lobby.CEILING - 0.06), (radians(-8), 0, 0), 1.8, 26, lobby.WARM, size_y=0.1
    )


def main():
    job = read_job()
    reset_scene(background=(0.010, 0.009, 0.008))
    rng = np.random.default_rng(26)
    fog = water.TankFog(
        0.0,
        density=0.11,
        absorb=(0.16, 0.05, 0.12),
        bottom=BOTTOM,
        top=TOP,
        color_bottom=(0.05, 0.065, 0.05),
        color_top=(0.17, 0.20, 0.18),
        light_absorb=(0.10, 0.03, 0.08),
    )
    leaf = materials.leaf(fog, 0.5, 0.22, 0, "leaf", 0.008, 0.22)

    def upload(shape):
        return to_blender_mesh(shape, "plant", [leaf])

    lay_ground(rng, fog)
    set_hardscape(rng, fog, [upload(plants.moss(seed)) for seed in range(5)])
    grow_carpet(rng, upload)
    grow_background(rng, upload)
    grow_on_wood(rng, upload)
    release_fish(rng, fog)
    build_tank(rng, fog)
    build_room()
    choose_camera(VIEWS, job.view)
    render(job, bounces=8, clamp=4)


if __name__ == "__main__":
    main()
