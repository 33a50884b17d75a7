"""The marble lounge while it is being built: the tank is dry and its rock bare.

The room and the tank are measured in parts/dry_tank.py. View: main, from the room's left.
"""

from math import atan2, hypot, pi, radians

import numpy as np

from parts import acrylic, dry_rock, lights, materials, site, water
from parts.blender import box, cylinder, plane, reset_scene
from parts.camera import choose_camera
from parts.job import read_job
from parts.render import render
from parts.rods import cord, rod
from parts.dry_tank import BACK, BOTTOM, CEILING, FRAME, LEFT, MIDDLE_Z, RIGHT, SURFACE, TOP
from parts.dry_tank import ISLAND_LEFT, ISLAND_RIGHT

MARBLE_END = 1.05  # how far along x the marble has come
OUTER_LEFT, OUTER_RIGHT = LEFT - FRAME, RIGHT + FRAME
PIER = 1.6  # width of the stud wall right of the tank

VIEWS = {
    "main": dict(
        location=(-3.3, -5.6, 1.5), target=(0.75, 0.4, 1.5), lens=27, focus=6.0, fstop=4.0
    ),
}


def build_tank(finishes):
    """A coated tank, dry, with return pipes, bare rock and its pane half masked."""
    dark, light = (0.050, 0.074, 0.086), (0.070, 0.096, 0.108)
    coating = materials.stone("coating", dark, light, 0.35, 1.2, 0.03)
    width, height, middle = RIGHT - LEFT, SURFACE - BOTTOM, (BOTTOM + SURFACE) / 2
    box((width, 0.06, height), (0, BACK + 0.03, middle), coating)
    box((width, BACK, 0.06), (0, BACK / 2, BOTTOM), coating)
    for x in (LEFT - 0.03, RIGHT + 0.03):
        box((0.06, BACK, height), (x, BACK / 2, middle), coating)
    for x in (-1.03, 1.03):
        box((0.05, 0.012, height), (x, BACK - 0.006, middle), coating, 0.004)

    pipe = materials.plain("pipe", (0.30, 0.31, 0.32), 0.4)
    for x in (0.35, 0.75):
        rod((x, BACK - 0.12, BOTTOM), (x, BACK - 0.12, SURFACE), 0.035, pipe)
        for z in (1.1, 1.9):
            nozzle = (x, BACK - 0.2, z)
            cylinder(0.05, 0.09, (x, BACK - 0.12, z), finishes.black, 24)
            cylinder(0.028, 0.12, nozzle, finishes.black, 20, rotation=(radians(75), 0, 0))
    box((0.5, 0.18, 0.55), (-2.85, BACK - 0.10, SURFACE - 0.55), finishes.black, 0.01)

    limestone = dry_rock.limestone()
    dry_rock.dry_rock(ISLAND_LEFT, 11, limestone)
    dry_rock.dry_rock(ISLAND_RIGHT, 12, limestone)
    rng = np.random.default_rng(21)
    spots = [(rng.uniform(0, 1), rng.uniform(0.2, 0.9), BOTTOM + 0.07) for _ in range(7)]
    dry_rock.rubble(spots, rng, limestone)


def mask_pane():
    """The pane with tape along its edges and two hanging pieces of film."""
    glass = water.pane(0.11)
    plane(RIGHT - LEFT, TOP - BOTTOM, (0, -0.005, MIDDLE_Z), glass, (pi / 2, 0, 0))
    tape = materials.plain("tape", (0.04, 0.13, 0.25), 0.55, bump=0.1, bump_scale=60)
    for number, (x0, z0, x1, z1) in enumerate(
        (
            (LEFT + 0.02, TOP - 0.03, RIGHT - 0.02, TOP - 0.035),
            (LEFT + 0.02, BOTTOM + 0.03, RIGHT - 0.02, BOTTOM + 0.034),
            (LEFT + 0.03, BOTTOM + 0.02, LEFT + 0.032, TOP - 0.02),
            (RIGHT - 0.03, BOTTOM + 0.02, RIGHT - 0.034, TOP - 0.02),
        )
    ):
        middle = ((x0 + x1) / 2, -0.009 - 0.0005 * number, (z0 + z1) / 2)
        tilt = (0, -atan2(z1 - z0, x1 - x0), 0)
        box((hypot(x1 - x0, z1 - z0), 0.0012, 0.06), middle, tape, rotation=tilt)
    film = acrylic.film("pane-film", clarity=0.66, crease=0.35, crease_scale=4.0)
    acrylic.hanging_film(LEFT + 0.05, -2.0, 1.5, TOP - 0.03, film, seed=1)
    acrylic.hanging_film(2.15, RIGHT - 0.05, 1.55, TOP - 0.03, film, seed=2)


def wall(x0, x1, z0, z1, material, y=0.09, depth=0.2):
    """A piece of the wall about the tank."""
    box((x1 - x0, depth, z1 - z0), ((x0 + x1) / 2, y, (z0 + z1) / 2), material, 0.003)


def build_walls(finishes, brass):
    """Marble left of MARBLE_END, backer board and studs right of it, slabs that wait."""
    stone = materials.marble("stone", (0.022, 0.022, 0.024), (0.22, 0.18, 0.12), 0.25, 0.8)
    board = materials.stone("backer", (0.13, 0.135, 0.135), (0.20, 0.20, 0.195), 0.85, 2.0, 0.1)
    wall(OUTER_LEFT - 1.2, OUTER_LEFT, 0, CEILING, stone)
    for x0, x1 in ((OUTER_LEFT, -1.0), (-0.996, MARBLE_END)):
        wall(x0, x1, TOP + FRAME, CEILING, stone)
        wall(x0, x1, 0, BOTTOM - FRAME, stone)
    for x0, x1, z0, z1 in (
        (MARBLE_END, OUTER_RIGHT, TOP + FRAME, CEILING),
        (MARBLE_END + 0.004, OUTER_RIGHT, 0, BOTTOM - FRAME),
        (OUTER_RIGHT, OUTER_RIGHT + PIER, 0, CEILING),
    ):
        wall(x0, x1, z0, z1, board, 0.11, 0.16)
    for x0, x1 in ((OUTER_RIGHT + PIER, 9), (-9, OUTER_LEFT - 1.2)):
        wall(x0, x1, 0, CEILING, board, 0.30, 0.1)
        for x in np.arange(x0 + 0.1, x1, 0.6):
            box((0.05, 0.10, CEILING), (x, 0.20, CEILING / 2), finishes.zinc, 0.003)
    for x in (RIGHT + 0.5, RIGHT + 1.1):
        box((0.05, 0.02, CEILING), (x, 0.02, CEILING / 2), finishes.zinc, 0.002)
    for z in (0.9, 1.85, 2.8):
        box((PIER, 0.02, 0.05), (OUTER_RIGHT + PIER / 2, 0.015, z), finishes.zinc, 0.002)

    box((FRAME, 0.10, TOP - BOTTOM), (LEFT - FRAME / 2, -0.03, MIDDLE_Z), brass, 0.004)
    box((RIGHT - LEFT + 2 * FRAME, 0.10, FRAME), (0, -0.03, BOTTOM - FRAME / 2), brass, 0.004)
    top_length = MARBLE_END - OUTER_LEFT
    top_middle = (OUTER_LEFT + MARBLE_END) / 2
    box((top_length, 0.10, FRAME), (top_middle, -0.03, TOP + FRAME / 2), brass, 0.004)

    for index in range(3):
        at = (5.15 + index * 0.05, -0.16 - 0.085 * index, 0.875)
        lean = (radians(-7 - 1.2 * index), 0, 0)
        box((1.15, 0.025, 1.75), at, stone, 0.003, rotation=lean)
    for x in (4.75, 5.5):
        box((0.09, 0.5, 0.05), (x, -0.28, 0.025), finishes.plywood, 0.003)


def build_room(finishes, rng):
    """The finished floor under boards; above, the ceiling's open grid and a duct."""
    floor = materials.marble("floor", (0.008, 0.009, 0.011), (0.20, 0.17, 0.12), 0.09, 0.55)
    plane(18, 14, (0, -6, 0), floor)
    site.floor_boards(np.arange(-7.3, 7.4, 2.42), np.arange(-1.05, -8.0, -1.22), rng)
    soffit = materials.plain("soffit", (0.03, 0.03, 0.032), 0.9)
    box((18, 14, 0.1), (0, -6.05, CEILING + 0.45), soffit)
    for y in np.arange(-0.6, -8, -0.6):
        box((18, 0.05, 0.03), (0, y, CEILING + 0.02), finishes.zinc, 0.002)
    for x in (-3.2, -0.8, 1.6, 4.0):
        box((0.05, 13, 0.03), (x, -6.4, CEILING + 0.06), finishes.zinc, 0.002)
    duct = (0, -1.7, CEILING + 0.26)
    cylinder(0.13, 18, duct, finishes.zinc, 40, rotation=(0, pi / 2, 0))


def equip_site(finishes, brass, rng):
    """Scaffold, ladder, lamps, buckets, hose, crate and cables."""
    site.scaffold(4.15, -0.75, radians(3), finishes)
    site.step_ladder(0.75, -0.95, radians(62), finishes)
    site.work_light(2.75, -2.35, radians(-30), finishes, 1.75, radians(-6), 120, (-0.2, 0.2))
    site.work_light(-3.05, -2.1, radians(-14), finishes, 1.5, radians(4), 95)
    dark = materials.plain("dark-pail", (0.02, 0.022, 0.024), 0.45)
    pale = materials.plain("pale-pail", (0.42, 0.42, 0.40), 0.4)
    site.bucket(-0.9, -1.5, 0.4, dark, finishes)
    site.bucket(-0.5, -1.25, 2.0, pale, finishes)
    site.bucket(2.55, -0.75, 1.2, dark, finishes, 0.17, 0.36)
    site.hose_coil(-0.95, -2.45, materials.plain("hose", (0.03, 0.16, 0.17), 0.35), brass)
    site.crate(5.0, -2.5, radians(-16), finishes.plywood)
    for index in range(5):
        at = (1.35 + rng.normal(0, 0.01), -0.42, 0.012 + index * 0.019)
        turn = (0, 0, rng.normal(0, 0.02))
        box((1.2, 0.6, 0.018), at, finishes.plywood, 0.002, rotation=turn)
    orange = materials.plain("orange", (0.42, 0.12, 0.02), 0.45)
    cable = [(2.75, -2.35), (2.1, -3.2), (1.5, -3.7), (0.6, -3.3), (-0.4, -3.9), (-4, -4.1)]
    cord([(x, y, 0.012) for x, y in cable], 0.007, orange)
    cord([(-3.05, -2.1, 0.012), (-3.5, -2.6, 0.012), (-4.4, -3.8, 0.012)], 0.007, orange)


def light_room(finishes):
    """Working light over the tank, a lamp behind the left island, festoon, a cool doorway."""
    lights.area((0, 0.9, SURFACE + 0.3), (0, 0, 0), 5.6, 170, (0.94, 0.95, 0.92), size_y=1.2)
    lights.spot((0.1, 1.45, 0.75), (-1.6, 1.1, 1.7), 170, (1.0, 0.84, 0.62), 1.6, 0.6, 0.08)
    door = (radians(70), 0, radians(-50))
    lights.area((-7, -6, 2.6), door, 3, 160, (0.55, 0.72, 1.0), size_y=2)
    along = [(-4.4, -2.3), (-2.6, -2.2), (-0.6, -2.0), (1.3, -1.9), (3.2, -1.7), (4.9, -1.6)]
    hung = [(x, y, 2.95 if index % 2 else 3.25) for index, (x, y) in enumerate(along)]
    site.festoon([*hung, (6.6, -1.5, 3.25)], finishes)


def main():
    job = read_job()
    reset_scene(background=(0.010, 0.011, 0.013))
    rng = np.random.default_rng(5)
    finishes = site.SiteFinishes()
    brass = materials.plain("brass", (0.80, 0.55, 0.26), 0.24, 1.0)
    build_tank(finishes)
    mask_pane()
    build_walls(finishes, brass)
    build_room(finishes, rng)
    equip_site(finishes, brass, rng)
    light_room(finishes)
    choose_camera(VIEWS, job.view)
    render(job, bounces=6, clamp=5.0)


if __name__ == "__main__":
    main()
