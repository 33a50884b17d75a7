"""A 12,000 litre blackwater biotope in the wall of a reading room, seen across a table at night.

The room lies in front of the pane (y < 0), the tank behind it.
"""

from math import atan, cos, pi, radians, sin

import numpy as np
from mathutils import Vector

from parts import (
    lights,
    materials,
    notes,
    optics,
    place_setting,
    tabletop,
    water,
    writing_tools,
)
from parts.blackwater import hanging_roots, litter_leaf
from parts.blender import box, place, plane, reset_scene, to_blender_mesh
from parts.books import book, lying
from parts.camera import choose_camera
from parts.fish_blackwater import altum_angelfish, cardinal_tetra
from parts.job import read_job
from parts.draughting import drawn_paper
from parts.library import WARM, book_cloth, library_wall, oak
from parts.mesh import grid_faces, icosphere
from parts.noise import noise3
from parts.parquet import lay_herringbone
from parts.reading_corner import tub_chair
from parts.render import render
from parts.rocks import driftwood
from parts.shoal import POSES, put_fish
from parts.solids import solid
from parts.tea_water import Beam, TeaFog
from parts.tool_pieces import posed
from parts.turning import turned

# The tank's inside in metres; the water stands above the opening's upper edge.
HALF, BACK, BOTTOM, TOP, SURFACE = 2.5, 1.2, 0.55, 2.55, 2.68
MIDDLE_Z = (BOTTOM + TOP) / 2
CEILING = 3.3
# The camera stands at a table before the tank. It is level, so that verticals stay vertical.
EYE, TURN = Vector((-2.15, -2.75, 1.08)), radians(12)  # to the right
AHEAD, ASIDE = Vector((sin(TURN), cos(TURN), 0)), Vector((cos(TURN), -sin(TURN), 0))
TABLE = 0.74
GILT_LINES = ((0.12, 0.124), (0.70, 0.704), (0.86, 0.866))  # across the spines of what lies on it
VIEWS = {
    "main": dict(
        location=EYE, target=EYE + AHEAD, lens=40, shift=(0, -0.09), focus=1.12, fstop=3.6
    ),
}

BEAMS = [
    Beam(0.95, -0.40, 0.55, 0.030),
    Beam(-0.45, -0.25, 0.60, 0.048),
]
WATER = TeaFog(
    BOTTOM,
    SURFACE,
    BEAMS,
    density=0.85,
    stops=((0, (0.010, 0.0036, 0.0008)), (0.4, (0.088, 0.036, 0.0075)), (1, (0.22, 0.098, 0.022))),
)
# Roots: seed, where they enter, heading, length, radius, spread, count, forks, crookedness.
ROOTS = [
    (5, (-1.95, 0.55, 2.95), (0.42, -0.02, -1), 2.3, 0.095, 0.16, 5, 3, 0.11),
    (6, (-1.2, 0.75, 2.9), (0.25, 0, -1), 1.7, 0.045, 0.35, 7, 2, 0.16),
    (7, (2.25, 0.65, 2.9), (-0.28, -0.05, -1), 1.9, 0.070, 0.12, 4, 3, 0.13),
    (8, (0.3, 1.0, 2.95), (0.1, 0, -1), 1.1, 0.035, 0.8, 8, 2, 0.16),
    (12, (1.5, 0.9, 2.95), (0.05, 0, -1), 0.9, 0.02, 0.5, 9, 2, 0.16),
]
STONES = [  # x, y, radius
    (-0.28, 0.30, 0.07), (0.35, 0.75, 0.14), (-1.9, 0.55, 0.17),
]  # fmt: skip
ANGELFISH = [  # x, y, z, body length, yaw in degrees
    (-0.62, 0.86, 1.40, 0.100, 158), (-0.40, 1.02, 1.52, 0.092, 140),
]  # fmt: skip
CARDINALS = 26

AMBER = (1.0, 0.70, 0.40)


def ground(x, y):
    """Height of the tank's floor: it rises from below the opening to the back, and under the roots."""
    left = 0.10 * np.exp(-(((x + 1.5) / 0.7) ** 2)) * y
    right = 0.05 * np.exp(-(((x - 1.9) / 0.5) ** 2)) * y
    slope = 0.075 * (1 - np.exp(-y / 0.1)) + 0.13 * y
    return BOTTOM - 0.03 + slope + left + right + 0.015 * np.sin(x * 3.1) * np.cos(y * 4)


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

    litter = materials.leaf(WATER, 0.8, 0.18, 0, "litter", 0.012, 0.35)
    leaves = [to_blender_mesh(litter_leaf(seed), "leaf", [litter]) for seed in range(14)]
    for _ in range(1900):
        x, y = rng.uniform(-HALF + 0.05, HALF - 0.05), BACK * 0.97 * rng.random() ** 1.15 + 0.03
        turn = (rng.normal(0, 0.22), rng.normal(0, 0.22), rng.uniform(0, 2 * pi))
        size = rng.uniform(0.08, 0.15) + 0.06 * rng.random() ** 3
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
    # Clear of the lamp over the pane, and not cut off by the bookcase.
    inside = ((0.3 - HALF, 0.16), (HALF - 0.02, BACK))
    for root in ROOTS:
        solid(hanging_roots(*root, floor=BOTTOM + 0.12, bounds=inside), bark)
    branch = driftwood(58, 0.75, 0.05, "#1c120a", "#55391f", 5)
    solid(branch, bark, (-1.1, 0.5, float(ground(-1.1, 0.5)) + 0.02), (0, 0, 0.8), (1.1, 0.6, 0.55))


def stock_fish(rng):
    """A ribbon of cardinal tetras through the open water, altum angelfish in the beam above."""
    cardinal, altum = cardinal_tetra(), altum_angelfish()
    swum = 0
    while swum < CARDINALS:
        along = rng.beta(2, 3)
        x = -0.35 - 1.15 * along + rng.normal(0, 0.09)
        y = 0.42 + 0.20 * sin(along * 3.0) + rng.normal(0, 0.12)
        z = 1.14 + 0.08 * sin(along * 4.2 + 0.4) + rng.normal(0, 0.06)
        yaw, climb = radians(rng.normal(162, 12)), atan(0.25 * cos(along * 4.2 + 0.4)) * 0.6
        pitch, length, pose = (
            climb + rng.normal(0, 0.07),
            rng.uniform(0.034, 0.044),
            rng.integers(POSES),
        )
        if y > 0.06:
            put_fish("cardinal", WATER, (x, y, z), length, yaw, pitch, pose, 0, 0.4, cardinal)
            swum += 1
    for index, (x, y, z, length, yaw) in enumerate(ANGELFISH):
        pitch, pose = rng.normal(0, 0.05), index % POSES
        put_fish("altum", WATER, (x, y, z), length, radians(yaw), pitch, pose, 0, 0.07, altum)


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
    water.ripples_above(6, 2, (0, 0.7, 2.98), seed=9, scale=0.5, gain=0.9, lift=0.2)
    for beam in BEAMS:
        source, foot = (beam.x + 0.33, 0.55, 3.9), (beam.x + beam.slope * 2.2, 0.5, 0.6)
        lights.spot(source, foot, 22000 * beam.strength, (1.0, 0.74, 0.42), 0.40, 0.6, 0.03)
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
    # The lamp at our left, which stands out of the picture.
    lamp, aim = before_us(-0.78, 1.42, 0.46), before_us(0.0, 1.12)
    tabletop.softbox(lamp, aim, 0.30, 13, (1.0, 0.77, 0.53), 0.22, 130)
    # A standard lamp far behind us, of which the pane keeps a reflection.
    parchment = materials.emissive("parchment", (1.0, 0.54, 0.22), 1.5, False)
    solid(turned([(0.19, 0), (0.12, 0.24)], 48), parchment, (1.37, -3.3, 1.78))
    # What the tank throws into the room, what the cornice throws up, and a breath of fill.
    lights.area((0, -0.12, 1.5), (radians(-90), 0, 0), 4.6, 26, (1.0, 0.52, 0.16), size_y=1.6)
    lights.area((0, -0.5, 2.75), (radians(180), 0, 0), 8, 14, WARM, size_y=0.3)
    lights.area(
        (-3.5, -7.5, 2.9), (radians(60), 0, radians(-20)), 4, 30, (1.0, 0.74, 0.50), size_y=1.5
    )


def before_us(aside, ahead, height=0.0):
    """A place in the room, in metres from the camera, above the table's top."""
    at = EYE + ASIDE * aside + AHEAD * ahead
    return (at.x, at.y, TABLE + height)


def lay_table(rng):
    """An oak table with an open book, spectacles on it, a glass of tea, and some closed books."""
    for board in range(5):
        oiled = tabletop.oiled_oak(f"table{board}", shift=1.9 + board * 3.7)
        plank = box((2.2, 0.158, 0.04), before_us(0.1, 0.82 + board * 0.16, -0.02), oiled, 0.0015)
        plank.rotation_euler = (0, 0, -TURN)

    pages = [
        drawn_paper(notes.printed_page(rng, 148, 215, opens), 0.148, 0.215)
        for opens in (False, True)
    ]
    cover = tabletop.moulded("cover", (0.030, 0.012, 0.010), 0.8, 0.1, 0.6, 0.2)
    edge = tabletop.moulded("edge", (0.40, 0.37, 0.31), 0.9, 0.1, 0.9, 0.1)
    novel = writing_tools.open_book(pages, cover, edge, height=0.215, thick=0.019)
    posed(novel, before_us(-0.06, 1.12), -TURN + radians(14))
    gilt = materials.plain("wire", (0.74, 0.52, 0.27), 0.27, metal=1.0)
    horn = materials.plain("horn", (0.045, 0.018, 0.008), 0.22)
    soft = materials.plain("soft", (0.42, 0.41, 0.38), 0.35)
    spectacles = optics.eyeglasses(gilt, tabletop.thin_glass("lens"), horn, soft, 0.06)
    posed(spectacles, before_us(0.01, 1.11, 0.0225), -TURN + radians(24), 0, radians(-8))

    glass = tabletop.clear("glass", 1.5, (0.99, 0.995, 0.99), (0.93, 0.94, 0.92))
    tea = tabletop.clear("tea", 1.33, (0.72, 0.30, 0.075), (0.75, 0.40, 0.16))
    china = tabletop.moulded("china", (0.60, 0.57, 0.52), 0.16, 0.0, 0.02)
    where = before_us(0.235, 1.20)
    posed([place_setting.plate(china, 0.55)], where)
    place_setting.tea_glass(glass, tea, (where[0], where[1], where[2] + 0.0046))

    cloth = book_cloth("cover")
    stack = ((0.034, 0.25, "#1f2a30"), (0.026, 0.21, "#4a1f1c"), (0.041, 0.23, "#6a4a26"))
    for index, (thick, tall, color) in enumerate(stack):
        closed = lying(book(thick, tall, tall * 0.7, color, GILT_LINES), tall)
        at = before_us(-0.56 + 0.02 * index, 1.30, sum(one[0] for one in stack[:index]))
        solid(closed, cloth, at, (0, 0, -TURN + 0.35 - 0.22 * index))


def furnish():
    """A leather chair on the far side of the table, which faces the tank."""
    leather = materials.plain(
        "leather", (0.070, 0.030, 0.014), 0.42, bump=0.22, bump_scale=140, coat=0.05
    )
    x, y, _ = before_us(0.72, 2.0)
    tub_chair(x, y, radians(20), leather, oak(name="dark oak"))


def main():
    job = read_job()
    reset_scene(background=(0.010, 0.008, 0.006))
    rng = np.random.default_rng(61)
    stock_floor(rng)
    hang_roots()
    stock_fish(rng)
    light_tank()
    brass = materials.plain("brass", (0.78, 0.53, 0.24), 0.22, 1.0)
    library_wall(HALF, BOTTOM, TOP, brass, power=110)
    build_room()
    furnish()
    lay_table(rng)
    choose_camera(VIEWS, job.view)
    render(job, bounces=10, clamp=5.0, adaptive=0.03)


if __name__ == "__main__":
    main()
