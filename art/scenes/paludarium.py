"""A cloud-forest wall with a waterfall and a pool, in a headquarters at dusk.

The room lies in front of the pane (y < 0), the enclosure behind it.
"""

from math import exp, radians

import numpy as np

from parts import furniture, lights, materials, water
from parts.blender import box, place, plane, reset_scene, to_blender_mesh
from parts.camera import choose_camera
from parts.cloud_forest import ForestFog, plant_wall
from parts.job import read_job
from parts.mesh import (
    grid_faces,
    sphere,
)
from parts.noise import noise3
from parts.plants import rosette, stem_plant, tuft
from parts.render import render
from parts.rocks import driftwood, rock
from parts.shoal import POSES, put_fish
from parts.skyline import skyline
from parts.solids import solid
from parts.waterfall import falling_water, foam, froth, mist, spray, strands

# The enclosure's inside in metres, and the pool's level.
HALF, BACK, BOTTOM, TOP, POOL = 2.25, 1.6, 0.45, 2.95, 0.92
CEILING, WINDOW = 3.45, 2.95
FRAME = 0.04
FALL = 0.33  # where along x the water falls

EYE = (-1.1, -6.2, 1.45)
VIEWS = {
    "main": dict(location=EYE, target=(EYE[0], 0, EYE[2]), lens=29, shift=(0.235, 0.02)),
    "fall": dict(location=(0.1, -2.1, 1.5), target=(0.1, 0, 1.5), lens=35, focus=2.8, fstop=2.8),
}
UPRIGHT = radians(90)


FOG = ForestFog(POOL, TOP)


def white(mesh):
    """Give a mesh without colors plain white ones."""
    return dict(v=mesh["v"], f=mesh["f"], c=np.ones((len(mesh["v"]), 3)))


def build_rock(rng):
    """The rock wall with its ledges and the cleft of the fall; returns its mesh."""
    stone = materials.stone(
        "rock", (0.020, 0.019, 0.016), (0.115, 0.098, 0.075), 0.75, 3.2, 0.9, fog=FOG
    )
    balls = []
    for _ in range(46):
        x, z = rng.uniform(-HALF + 0.05, HALF - 0.05), rng.uniform(BOTTOM, TOP + 0.15)
        beside = 1 - exp(-(((x - FALL) / 0.33) ** 2))
        rise = (z - BOTTOM) / (TOP - BOTTOM)
        y = 1.37 - 0.42 * rng.random() * beside - 0.25 * (1 - rise) * beside - 0.12 * beside
        balls.append((x, y, z, rng.uniform(0.22, 0.40)))
    heights = (0.6, 1.1, 1.6, 2.1, 2.6, 3.0)
    # What closes the gaps between them.
    balls += [
        (x, 1.52, z, 0.42) for x in np.arange(-2.1, 2.2, 0.42) for z in np.arange(0.6, 3.2, 0.42)
    ]
    balls += [(side * 2.24, y, z, 0.34) for side in (-1, 1) for z in heights for y in (0.7, 1.1)]
    balls += [
        (-1.75, 0.75, 0.62, 0.42), (-1.2, 0.8, 0.55, 0.35), (1.55, 0.7, 0.6, 0.45),
        (1.95, 0.55, 0.75, 0.38), (0.95, 0.85, 0.55, 0.3), (-0.35, 0.95, 0.52, 0.28),
        (-2.0, 0.9, 1.25, 0.4), (1.8, 0.85, 1.35, 0.36), (-1.9, 1.0, 2.1, 0.4),
        (0.9, 1.0, 1.6, 0.26), (-0.35, 1.0, 1.75, 0.3), (-0.25, 1.05, 2.35, 0.34),
        (1.05, 1.05, 2.45, 0.34),
    ]  # fmt: skip
    wall = rock(41, balls, resolution=190, noise=0.20, detail=0.12)
    solid(white(wall), stone)
    ledge = [
        (FALL, 0.80, POOL + 0.42, 0.20),
        (0.08, 0.86, POOL + 0.3, 0.2),
        (0.62, 0.86, POOL + 0.32, 0.2),
    ]
    solid(white(rock(71, ledge, resolution=80, noise=0.18, detail=0.10)), stone)
    stones = [
        (0.02, 0.42, POOL - 0.09, 0.13),
        (0.72, 0.36, POOL - 0.10, 0.12),
        (0.9, 0.5, POOL - 0.05, 0.14),
    ]
    solid(white(rock(73, stones, resolution=80, noise=0.16, detail=0.08)), stone)
    bark = materials.coral(FOG, 0.75, 0.9, 30, 0.0, 0.0, name="bark", bump_distance=0.02)
    for seed, x, y, z, turn, size in (
        (50, -1.2, 0.45, 0.9, 0.3, 1.0),
        (51, 1.35, 0.42, 0.75, 2.4, 0.85),
    ):
        solid(driftwood(seed, 0.85, 0.055), bark, (x, y, z), (0, 0, turn), size)
    dark = materials.plain("inside", (0.010, 0.012, 0.010), 0.8)
    box((2 * HALF + 0.2, 0.05, TOP - BOTTOM + 0.6), (0, BACK + 0.05, 1.8), dark)
    for side in (-1, 1):
        box((0.02, BACK, TOP - BOTTOM + 0.5), (side * (HALF + 0.012), BACK / 2 + 0.02, 1.9), dark)
    return wall


def let_water_fall():
    """Two falls of broken strands over a ledge, spray, foam, mist and the rings in the pool."""
    falling, white_water = falling_water(), froth()
    lip, step, foot = (
        (FALL, 1.02, TOP - 0.12),
        (FALL + 0.02, 0.66, POOL + 0.50),
        (FALL + 0.02, 0.44, POOL),
    )
    solid(strands(1, lip, step, 0.16, 0.30, 64), falling)
    solid(strands(2, (lip[0] - 0.10, 1.0, TOP - 0.3), step, 0.05, 0.16, 14), falling)
    solid(strands(3, (step[0], 0.64, POOL + 0.56), foot, 0.34, 0.46, 84, (0.003, 0.015)), falling)
    solid(spray(4, step, 0.22, 0.16, 260), white_water)
    solid(spray(5, foot, 0.34, 0.24, 520), white_water)
    solid(foam(6, foot, 0.34, 2600), white_water)
    for x, y, z, width, height, haze in (
        (FALL, 0.36, POOL + 0.34, 1.7, 1.0, mist(strength=0.44, density=0.42, low=0.30)),
        (
            0.0,
            0.60,
            POOL + 0.42,
            4.4,
            1.1,
            mist(strength=0.30, density=0.24, low=0.25, tightness=5.0),
        ),
        (
            -0.5,
            0.50,
            2.35,
            4.0,
            1.0,
            mist(strength=0.36, density=0.20, low=0.55, tightness=5.0, scale=1.6),
        ),
    ):
        plane(width, height, (x, y, z), haze, (UPRIGHT, 0, 0))
    rings = [(foot[0], foot[1], 60, 0.5, 2.5)]
    surface = water.water_surface(bump=0.3, scale=7.0, rings=rings)
    plane(2 * HALF, BACK, (0, BACK / 2, POOL), surface)


def stock_pool(rng):
    """Sand, water plants and a few neon tetras, which like the cool water."""
    columns, rows = 120, 60
    x, y = np.meshgrid(
        np.linspace(-HALF, HALF, columns), np.linspace(0.004, BACK, rows), indexing="ij"
    )
    flat = np.stack([x, y, 0 * x], -1).reshape(-1, 3)
    z = (BOTTOM + 0.05 + 0.12 * flat[:, 1] + 0.03 * noise3(flat, rng, 3, 1.5)).reshape(
        columns, rows
    )
    z[:, 0] -= 0.3
    vertices = np.stack([x, y, z], -1).reshape(-1, 3)
    sand = dict(v=vertices, f=grid_faces(columns, rows), c=np.ones((len(vertices), 3)))
    solid(
        sand,
        materials.stone("sand", (0.075, 0.060, 0.042), (0.17, 0.14, 0.10), 0.9, 9, 0.5, fog=FOG),
    )
    pebble = materials.stone(
        "pebble", (0.03, 0.03, 0.028), (0.15, 0.135, 0.11), 0.6, 5, 0.2, fog=FOG
    )
    vertices, faces = sphere(20, 14)
    for index in range(240):
        size = rng.gamma(2.2, 0.010) + 0.008
        spot = (rng.uniform(-HALF, HALF), 0.02 + 0.5 * rng.random() ** 1.6)
        height = BOTTOM + 0.055 + 0.12 * spot[1] + size * 0.2
        worn = (
            vertices * (1 + 0.15 * noise3(vertices, np.random.default_rng(index), 2, 1.0))[:, None]
        )
        mesh = dict(v=worn * [1, 0.8, 0.6], f=faces, c=np.ones((len(worn), 3)))
        solid(mesh, pebble, (*spot, height), (0, 0, rng.uniform(0, 6)), size)

    green = materials.leaf(FOG, 0.4, 0.3, 0.0, "water plant", 0.02, 0.3)
    plants = [
        tuft(90 + seed, 30, 0.2, 0.008, 0.03, "#2f6a2a", "#7fb04a", 0.8, (1.5, 1.0))
        for seed in range(2)
    ]
    plants.append(stem_plant(91, 7, 0.28, 0.045, 0.014, "lance", 4, "#2a6a2a", "#7fb84a"))
    plants.append(rosette(93, 9, 0.12, 0.06, "heart", (1.2, 0.3), "#1c4a26", "#478a44", 0.7, 0.1))
    plants = [to_blender_mesh(mesh, "water plant", [green]) for mesh in plants]
    for _ in range(64):
        spot = (
            rng.choice([-1, 1]) * rng.uniform(0.35, HALF - 0.1),
            rng.uniform(0.1, 0.6),
            BOTTOM + 0.08,
        )
        place(
            plants[rng.integers(4)],
            "water plant",
            spot,
            (0, 0, rng.uniform(0, 6)),
            rng.uniform(0.6, 1.2),
        )
    for _ in range(46):
        spot = (
            rng.normal(-0.6, 0.55),
            rng.uniform(0.08, 0.32),
            rng.uniform(BOTTOM + 0.18, POOL - 0.10),
        )
        yaw, pitch = radians(rng.normal(8, 16)), rng.normal(0, 0.08)
        put_fish(
            "neon_tetra",
            FOG,
            spot,
            rng.uniform(0.036, 0.044),
            yaw,
            pitch,
            rng.integers(POSES),
            0,
            0.25,
        )


def light_enclosure():
    """Panels over the canopy and three spots that leave dark between them; the pane."""
    sky = (1.0, 0.97, 0.90)
    for x in (-1.0, 1.2):
        lights.area((x, 0.25, TOP + 0.42), (radians(8), 0, 0), 2.0, 250, sky, size_y=0.5)
    lights.area((0, -0.9, 2.9), (radians(48), 0, 0), 4.2, 55, (1.0, 0.95, 0.84), size_y=0.4)
    lights.spot(
        (FALL, 0.2, TOP + 0.4), (FALL, 0.9, POOL + 0.4), 420, (0.92, 1.0, 0.98), 0.62, 0.6, 0.05
    )
    lights.spot((-1.5, 0.22, TOP + 0.4), (-1.3, 0.9, 1.3), 380, (1.0, 0.95, 0.80), 0.9, 0.7, 0.05)
    lights.spot((1.7, 0.22, TOP + 0.4), (1.6, 0.9, 1.3), 300, (1.0, 0.95, 0.80), 0.9, 0.7, 0.05)
    lights.area((0, 0.4, POOL - 0.03), (0, 0, 0), 4.2, 16, (0.75, 1.0, 0.95), size_y=0.6)
    plane(
        2 * HALF, TOP - BOTTOM, (0, -0.004, (TOP + BOTTOM) / 2), water.pane(0.05), (UPRIGHT, 0, 0)
    )
    level = materials.emissive("level", (0.55, 0.8, 0.75), 0.28, False)
    box((2 * HALF, 0.004, 0.004), (0, 0.0, POOL), level)


def build_room(brass):
    """Stone panels about the enclosure, a cove above, a glass front to the city on the right."""
    stone = materials.stone(
        "limestone", (0.215, 0.185, 0.150), (0.285, 0.250, 0.205), 0.45, 1.6, 0.02
    )
    joint = materials.plain("joint", (0.02, 0.018, 0.015), 0.9)
    outer, left = HALF + FRAME, -6.0

    def panels(x0, x1, z0, z1, columns=1, rows=1):
        wide, high = (x1 - x0) / columns, (z1 - z0) / rows
        for column in range(columns):
            for row in range(rows):
                middle = (x0 + (column + 0.5) * wide, 0.14, z0 + (row + 0.5) * high)
                box((wide - 0.006, 0.3, high - 0.006), middle, stone, 0.003)

    panels(left, -outer, 0, CEILING, 3, 3)
    panels(outer, WINDOW, 0, CEILING, 1, 3)
    panels(-outer, outer, 0, BOTTOM - FRAME, 4)
    panels(-outer, outer, TOP + FRAME, CEILING, 4)
    box((12, 0.1, 0.44), (0, 0.26, 0.2), joint)
    box((9, 0.3, 0.5), (WINDOW - 4.5, 0.14, CEILING + 0.25), joint)
    for z in (BOTTOM - FRAME / 2, TOP + FRAME / 2):
        box((2 * outer, 0.16, FRAME), (0, -0.03, z), brass, 0.004)
    for side in (-1, 1):
        box(
            (FRAME, 0.16, TOP - BOTTOM),
            (side * (HALF + FRAME / 2), -0.03, (TOP + BOTTOM) / 2),
            brass,
            0.004,
        )

    floor = materials.stone("floor", (0.085, 0.075, 0.064), (0.125, 0.110, 0.094), 0.16, 0.9, 0.006)
    plane(18, 12, (-4, -5.8, 0), floor)
    ceiling = materials.plain("ceiling", (0.30, 0.28, 0.25), 0.8)
    box((14, 12, 0.2), (-4.05, -6.3, CEILING + 0.25), ceiling)
    box((9, 0.10, 0.14), (-1.55, -0.42, CEILING + 0.08), ceiling, 0.004)
    box(
        (8.9, 0.02, 0.03),
        (-1.55, -0.35, CEILING + 0.12),
        materials.emissive("cove", (1.0, 0.62, 0.32), 6),
    )
    lights.area(
        (-1.3, -0.22, CEILING + 0.1), (radians(18), 0, 0), 8.0, 80, (1.0, 0.68, 0.40), size_y=0.1
    )
    slat = materials.wood("slat", (0.05, 0.030, 0.016), (0.115, 0.070, 0.038), 0.42, axis=1)
    for x in np.arange(-7.0, WINDOW, 0.16):
        box((0.05, 9, 0.14), (x, -5.1, CEILING + 0.02), slat, 0.004)

    frame = materials.plain("mullion", (0.018, 0.017, 0.016), 0.35, 0.6)
    for y in np.arange(-0.03, -6.0, -0.62):
        box((0.09, 0.045, CEILING), (WINDOW, y, CEILING / 2), frame, 0.004)
    for z in (0.04, 2.62, CEILING - 0.03):
        box((0.09, 6.0, 0.05), (WINDOW, -3.0, z), frame, 0.004)
    plane(6.0, CEILING, (WINDOW, -3.0, CEILING / 2), water.pane(0.06), (UPRIGHT, 0, UPRIGHT))
    skyline(8, EYE[:2], (0.50, 0.86))
    lights.area((WINDOW + 0.3, -2.2, 1.8), (0, UPRIGHT, 0), 2.6, 110, (0.45, 0.62, 1.0), size_y=3.6)
    for x in (-3.4, 2.62):
        lights.spot((x, -0.8, CEILING), (x, 0, 0.9), 34, (1.0, 0.72, 0.45), 0.9, 0.8, 0.03)
    lights.area((-3, -8, 3.2), (radians(62), 0, radians(-18)), 5, 190, (1.0, 0.84, 0.66), size_y=2)


def furnish(brass):
    """A bench before the wall, a chair and a small table by the window."""
    seat = materials.plain("seat", (0.20, 0.155, 0.11), 0.85, bump=0.2, bump_scale=160)
    stone = materials.stone("plinth", (0.10, 0.088, 0.072), (0.15, 0.132, 0.108), 0.45, 2.0, 0.02)
    box((1.8, 0.48, 0.09), (-1.15, -1.45, 0.43), seat, 0.035, 5)
    box((1.7, 0.40, 0.36), (-1.15, -1.45, 0.20), stone, 0.008)
    leather = materials.plain("leather", (0.045, 0.050, 0.046), 0.5, bump=0.2, bump_scale=120)
    furniture.lounge_chair(2.08, -1.25, radians(128), leather, brass)
    top = materials.plain("table", (0.03, 0.03, 0.028), 0.3)
    furniture.round_table(1.32, -0.85, 0.22, 0.46, top, brass, thickness=0.025, foot=0.16)


def main():
    job = read_job()
    reset_scene(background=(0.020, 0.022, 0.024))
    rng = np.random.default_rng(16)
    wall = build_rock(rng)
    plant_wall(rng, wall, FOG, HALF, POOL, TOP, FALL)
    let_water_fall()
    stock_pool(rng)
    light_enclosure()
    brass = materials.plain("brass", (0.72, 0.50, 0.24), 0.28, 1.0)
    build_room(brass)
    furnish(brass)
    choose_camera(VIEWS, job.view)
    render(job, bounces=6, clamp=5.0)


if __name__ == "__main__":
    main()
