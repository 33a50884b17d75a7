"""A 12,000 litre blackwater biotope, flush in the wall of a reading room in the evening.

The room lies in front of the pane (y < 0), the tank behind it.
"""

from math import atan, cos, pi, radians, sin

import numpy as np

from parts import lights, materials, water
from parts.blackwater import hanging_roots, litter_leaf
from parts.blender import box, place, plane, reset_scene, to_blender_mesh
from parts.books import book, lying
from parts.camera import choose_camera
from parts.fish_blackwater import altum_angelfish, cardinal_tetra
from parts.job import read_job
from parts.library import WARM, book_cloth, ladder, library_wall, oak
from parts.mesh import grid_faces, icosphere
from parts.noise import noise3
from parts.parquet import lay_herringbone
from parts.reading_corner import TABLE_TOP, footstool, side_table, table_lamp, tub_chair
from parts.render import render
from parts.rocks import driftwood
from parts.shoal import POSES, put_fish
from parts.solids import solid
from parts.tea_water import Beam, TeaFog

# The tank's inside in metres; the water stands above the opening's upper edge.
HALF, BACK, BOTTOM, TOP, SURFACE = 2.5, 1.2, 0.55, 2.55, 2.68
MIDDLE_Z = (BOTTOM + TOP) / 2
CEILING = 3.3
TABLE = (-1.96, -1.94)

# Level and turned to one side: verticals stay vertical.
EYE, TURN = (-2.3, -5.15, 1.34), radians(16.5)
VIEWS = {
    "main": dict(location=EYE, target=(EYE[0] + sin(TURN), EYE[1] + cos(TURN), EYE[2]), lens=28.0),
    "shoal": dict(location=(0.35, -1.55, 1.58), target=(0.35, 0, 1.58), lens=30),
}

BEAMS = [
    Beam(0.95, -0.40, 0.30, 0.085),
    Beam(1.9, -0.34, 0.22, 0.045),
    Beam(-0.75, -0.42, 0.20, 0.022),
]
WATER = TeaFog(BOTTOM, SURFACE, BEAMS)
# Fish keep more of their color than wood: their stripes shine.
FISH_WATER = TeaFog(BOTTOM, SURFACE, BEAMS, 0.34, (0.05, 0.18, 0.20), (0.03, 0.08, 0.08))

# Roots: seed, where they enter, heading, length, radius, spread, count, forks, crookedness.
ROOTS = [
    (5, (-1.95, 0.55, 2.95), (0.42, -0.02, -1), 2.3, 0.095, 0.16, 5, 3, 0.11),
    (6, (-1.2, 0.75, 2.9), (0.25, 0, -1), 1.7, 0.045, 0.35, 7, 2, 0.16),
    (7, (2.25, 0.65, 2.9), (-0.28, -0.05, -1), 1.9, 0.070, 0.12, 4, 3, 0.13),
    (8, (0.3, 1.0, 2.95), (0.1, 0, -1), 1.1, 0.035, 0.8, 8, 2, 0.16),
    (9, (-2.3, 0.35, 2.9), (0.1, 0, -1), 1.1, 0.022, 0.2, 7, 2, 0.16),
    (12, (1.5, 0.9, 2.95), (0.05, 0, -1), 0.9, 0.02, 0.5, 9, 2, 0.16),
]
STONES = [  # x, y, radius
    (1.55, 0.45, 0.20), (1.85, 0.36, 0.12), (1.33, 0.30, 0.085), (-0.55, 0.34, 0.13),
    (-0.80, 0.42, 0.17), (0.35, 0.75, 0.14), (2.2, 0.65, 0.17), (-2.1, 0.3, 0.15),
    (-0.38, 0.24, 0.06),
]  # fmt: skip
ANGELFISH = [  # x, y, z, body length, yaw in degrees
    (0.42, 0.26, 1.88, 0.108, 158), (0.86, 0.42, 2.06, 0.100, 150), (0.02, 0.40, 2.10, 0.094, 162),
    (1.26, 0.24, 1.82, 0.106, 148), (-0.30, 0.30, 1.74, 0.092, -14), (1.62, 0.45, 2.06, 0.092, 154),
    (0.78, 0.55, 1.62, 0.088, 172),
]  # fmt: skip
CARDINALS = 115

AMBER = (1.0, 0.70, 0.40)


def ground(x, y):
    """Height of the tank's floor: it rises to the back and under the roots."""
    left = 0.10 * np.exp(-(((x + 1.5) / 0.7) ** 2)) * y
    right = 0.05 * np.exp(-(((x - 1.9) / 0.5) ** 2)) * y
    return BOTTOM + 0.07 + 0.13 * y + left + right + 0.015 * np.sin(x * 3.1) * np.cos(y * 4)


def stock_floor(rng):
    """Sand under a bed of fallen leaves, and rounded stones."""
    columns, rows = 200, 60
    x, y = np.meshgrid(
        np.linspace(-HALF, HALF, columns), np.linspace(0.006, BACK, rows), indexing="ij"
    )
    flat = np.stack([x, y, 0 * x], -1).reshape(-1, 3)
    z = (ground(x, y).ravel() + 0.012 * noise3(flat, rng, 3, 4.0)).reshape(columns, rows)
    z[:, 0] -= 0.3  # a skirt behind the pane
    vertices = np.stack([x, y, z], -1).reshape(-1, 3)
    mesh = dict(v=vertices, f=grid_faces(columns, rows), c=np.ones((len(vertices), 3)))
    solid(
        mesh,
        materials.stone(
            "sand", (0.06, 0.042, 0.026), (0.17, 0.125, 0.08), 0.95, 14, 0.5, fog=WATER
        ),
    )

    litter = materials.leaf(WATER, 0.55, 0.18, 0, "litter", 0.012, 0.35)
    leaves = [to_blender_mesh(litter_leaf(seed), "leaf", [litter]) for seed in range(14)]
    for _ in range(2300):
        x, y = rng.uniform(-HALF + 0.05, HALF - 0.05), BACK * 0.97 * rng.random() ** 1.15 + 0.03
        turn = (rng.normal(0, 0.22), rng.normal(0, 0.22), rng.uniform(0, 2 * pi))
        size = rng.uniform(0.06, 0.12) + 0.05 * rng.random() ** 3
        height = float(ground(x, y)) + rng.uniform(0.004, 0.05)
        place(leaves[rng.integers(14)], "leaf", (x, y, height), turn, size)

    stone = materials.stone(
        "pebble", (0.028, 0.024, 0.020), (0.115, 0.095, 0.075), 0.6, 4, 0.15, fog=WATER
    )
    vertices, faces = icosphere(4)
    for index, (x, y, radius) in enumerate(STONES):
        worn = 1 + 0.20 * noise3(vertices, np.random.default_rng(index + 3), 2, 0.9)
        shape = vertices * worn[:, None] * [1, 0.8, 0.62]
        mesh = dict(v=shape, f=faces, c=np.ones((len(shape), 3)))
        solid(
            mesh, stone, (x, y, float(ground(x, y)) + radius * 0.28), (0, 0.1, index * 1.3), radius
        )


def hang_roots():
    """Roots from above the water, and one sunken branch."""
    bark = materials.coral(
        WATER, 0.8, 0.9, 26, 0.0, 0.01, name="bark", specular=0.25, bump_distance=0.02
    )
    inside = ((-HALF + 0.02, 0.16), (HALF - 0.02, BACK))  # clear of the lamp over the pane
    for root in ROOTS:
        solid(hanging_roots(*root, floor=BOTTOM + 0.12, bounds=inside), bark)
    branch = driftwood(58, 0.75, 0.05, "#1c120a", "#55391f", 5)
    solid(branch, bark, (-1.1, 0.5, float(ground(-1.1, 0.5)) + 0.02), (0, 0, 0.8), (1.1, 0.6, 0.55))


def stock_fish(rng):
    """A ribbon of cardinal tetras through the open water, altum angelfish in the beam above."""
    cardinal, altum = cardinal_tetra(), altum_angelfish()
    swum = 0
    while swum < CARDINALS:
        along = rng.random()
        x = 1.75 - 2.7 * along + rng.normal(0, 0.10)
        y = 0.34 + 0.16 * sin(along * 3.0) + rng.normal(0, 0.10)
        z = 1.22 + 0.16 * sin(along * 4.2 + 0.4) + rng.normal(0, 0.066)
        yaw, climb = radians(rng.normal(162, 12)), atan(0.25 * cos(along * 4.2 + 0.4)) * 0.6
        pitch, length, pose = (
            climb + rng.normal(0, 0.07),
            rng.uniform(0.042, 0.054),
            rng.integers(POSES),
        )
        if y > 0.06:
            put_fish("cardinal", FISH_WATER, (x, y, z), length, yaw, pitch, pose, 0, 0.4, cardinal)
            swum += 1
    for index, (x, y, z, length, yaw) in enumerate(ANGELFISH):
        pitch, pose = rng.normal(0, 0.05), index % POSES
        put_fish("altum", FISH_WATER, (x, y, z), length, radians(yaw), pitch, pose, 0, 0.07, altum)


def light_tank():
    """Far water on three sides, streaks, spots through rippling water, soft panels, the pane."""
    upright = radians(90)
    far = WATER.far_water()
    plane(2 * HALF, 3, (0, BACK, 1.6), far, (upright, 0, 0))
    for side in (-1, 1):
        turn = (upright, 0, -side * upright)
        plane(BACK, 2.2, (side * HALF, BACK / 2, 1.5), far, turn)
        # Higher up the bookcase over the opening is in front.
        plane(BACK - 0.36, 0.5, (side * HALF, BACK / 2 + 0.18, 2.85), far, turn)
    streaks = WATER.streaks()
    for y in (0.22, 0.5, 0.8):
        plane(2 * HALF, 2.6, (0, y, 1.5), streaks, (upright, 0, 0))
    water.ripples_above(6, 2, (0, 0.7, 2.98), seed=9, scale=0.5, gain=0.9, lift=0.2)
    for beam in BEAMS[:2]:
        source, foot = (beam.x + 0.33, 0.55, 3.9), (beam.x + beam.slope * 2.2, 0.5, 0.6)
        lights.spot(source, foot, 30600 * beam.strength, (1.0, 0.74, 0.42), 0.40, 0.6, 0.03)
    lights.area((0.6, 0.5, 3.4), (0, radians(14), 0), 3.0, 260, AMBER, size_y=0.8)
    lights.area((-1.6, 0.45, 3.2), (0, radians(-12), 0), 1.2, 110, AMBER, size_y=0.6)
    lights.area((0.3, 0.10, 2.57), (radians(24), 0, 0), 4.2, 48, AMBER, size_y=0.12)
    plane(2 * HALF, TOP - BOTTOM, (0, -0.004, MIDDLE_Z), water.pane(0.05), (upright, 0, 0))


def build_room():
    """Herringbone floor, beamed ceiling, and the light that fills them."""
    dark = materials.plain("dark", (0.008, 0.006, 0.004), 0.8)
    lay_herringbone(4, 13, 9, (0, -3.6), variety=0.17)
    plane(16, 12, (0, -5, -0.003), dark)
    box(
        (16, 11, 0.1),
        (0, -5.6, CEILING + 0.05),
        materials.plain("plaster", (0.10, 0.085, 0.068), 0.85),
    )
    beam = oak(axis=1)
    for x in np.arange(-7.2, 7.3, 1.2):
        box((0.14, 10, 0.16), (x, -5.2, CEILING - 0.07), beam, 0.008)
    # What the tank throws into the room, what the cornice throws up, and a breath of fill.
    lights.area((0, -0.12, 1.5), (radians(-90), 0, 0), 4.6, 40, (1.0, 0.52, 0.16), size_y=1.6)
    lights.area((0, -0.5, 2.75), (radians(180), 0, 0), 8, 14, WARM, size_y=0.3)
    lights.area(
        (-3.5, -7.5, 2.9), (radians(60), 0, radians(-20)), 4, 190, (1.0, 0.74, 0.50), size_y=1.5
    )


def furnish(brass):
    """A leather tub chair with a footstool, a small table with a book and a brass lamp."""
    leather = materials.plain(
        "leather", (0.070, 0.030, 0.014), 0.42, bump=0.22, bump_scale=140, coat=0.05
    )
    wood = oak(name="dark oak")
    tub_chair(-2.62, -1.62, radians(-50), leather, wood)
    footstool(-1.42, -1.02, radians(-42), leather, wood)
    x, y = TABLE
    side_table(x, y, wood, brass)
    table_lamp(x - 0.02, y + 0.07, TABLE_TOP, brass)
    novel = lying(book(0.028, 0.24, 0.17, "#4a1f1c", [(0.7, 0.8)]), 0.12)
    novel["v"] = novel["v"] - [0, 0.08, 0]
    solid(novel, book_cloth("cover"), (x + 0.06, y - 0.08, TABLE_TOP + 0.001), (0, 0, 0.5))


def main():
    job = read_job()
    reset_scene(background=(0.010, 0.008, 0.006))
    rng = np.random.default_rng(61)
    stock_floor(rng)
    hang_roots()
    stock_fish(rng)
    light_tank()
    brass = materials.plain("brass", (0.78, 0.53, 0.24), 0.22, 1.0)
    library_wall(HALF, BOTTOM, TOP, brass)
    ladder(3.02)
    build_room()
    furnish(brass)
    choose_camera(VIEWS, job.view)
    render(job, bounces=6, clamp=5.0)


if __name__ == "__main__":
    main()
