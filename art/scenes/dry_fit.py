"""The marble lounge while it is being built: the tank is dry and its rock bare.

The room and the tank are measured in parts/dry_tank.py. View: main, from the room's left.
"""

from math import pi, radians

import numpy as np

from parts import acrylic, dry_rock, lights, materials, site
from parts.blender import box, cylinder, plane, reset_scene
from parts.camera import choose_camera
from parts.dry_tank import BACK, BOTTOM, CEILING, FRAME, LEFT, MIDDLE_Z, RIGHT, SURFACE, TOP
from parts.dry_tank import ISLAND_LEFT, ISLAND_RIGHT
from parts.job import read_job
from parts.nodes import new_material
from parts.render import render
from parts.rods import cord, rod

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


def dusty_pane():
    """Glass that nobody has cleaned yet: dust and the streaks of a first wipe."""
    material, nodes = new_material("dusty-pane")
    place = nodes("ShaderNodeTexCoord").outputs["Object"]
    streaks = nodes("ShaderNodeMapping", {0: place, 2: (0, 0, 0.5), 3: (5.0, 0.7, 1.0)}).outputs[0]
    streaks = nodes.noise(streaks, 1.0, 6.0, Roughness=0.65, Distortion=0.8).outputs[0]
    dust = nodes.map_range(streaks, 0.42, 0.72, 0.012, 0.085, True)
    clear = nodes("ShaderNodeBsdfTransparent", {0: (0.96, 0.985, 0.98)})
    film = nodes("ShaderNodeBsdfDiffuse", {0: (0.62, 0.62, 0.60)})
    seen = nodes("ShaderNodeLightPath").outputs["Is Camera Ray"]
    dust = nodes.math("MULTIPLY", dust, seen)
    dusty = nodes("ShaderNodeMixShader", {0: dust, 1: clear, 2: film})
    fresnel = nodes("ShaderNodeFresnel", {0: 1.49}).outputs[0]
    glossy = nodes("ShaderNodeBsdfGlossy", {0: (1, 1, 1), 1: 0.0})
    share = nodes.math("MULTIPLY", fresnel, seen)
    nodes.output(nodes("ShaderNodeMixShader", {0: share, 1: dusty, 2: glossy}))
    return material


def mask_pane(rng):
    """The pane with tape along its edges and two hanging pieces of film."""
    plane(RIGHT - LEFT, TOP - BOTTOM, (0, -0.005, MIDDLE_Z), dusty_pane(), (pi / 2, 0, 0))
    tape = site.masking_tape((0.036, 0.105, 0.185))
    for start, end, curl in (
        ((LEFT + 0.01, TOP - 0.026), (-0.62, TOP - 0.033), 0.0),
        ((RIGHT - 0.02, TOP - 0.030), (-0.66, TOP - 0.027), 0.0),
        ((LEFT + 0.015, BOTTOM + 0.027), (0.95, BOTTOM + 0.032), 0.0),
        ((RIGHT - 0.015, BOTTOM + 0.030), (0.90, BOTTOM + 0.027), 0.0),
        ((LEFT + 0.030, TOP - 0.01), (LEFT + 0.034, BOTTOM + 0.004), 0.0),
        ((RIGHT - 0.030, BOTTOM + 0.02), (RIGHT - 0.034, TOP - 0.02), 0.0),
        ((-1.16, TOP - 0.045), (-1.22, TOP - 0.32), 0.17),
    ):
        site.taped(start, end, tape, rng, curl=curl, y=-0.008 - 0.0004 * rng.random())
    film = acrylic.film("pane-film", 0.62, 0.6, 6.0, (0.62, 0.65, 0.66))
    acrylic.hanging_film(LEFT + 0.05, -2.0, 1.5, TOP - 0.03, film, seed=1)
    acrylic.hanging_film(2.15, RIGHT - 0.05, 1.55, TOP - 0.03, film, seed=2)
    for x in (-2.75, -2.08, 2.22, 2.8):
        lean = rng.normal(0, 0.02)
        site.taped((x, TOP - 0.02), (x + lean, TOP - 0.19), tape, rng, curl=0.03, y=-0.034)


def wall(x0, x1, z0, z1, material, y=0.09, depth=0.2):
    """A piece of the wall about the tank."""
    box((x1 - x0, depth, z1 - z0), ((x0 + x1) / 2, y, (z0 + z1) / 2), material, 0.003)


def build_walls(finishes, brass):
    """Marble left of MARBLE_END, backer board and studs right of it, slabs that wait."""
    stone = materials.slab("stone")
    board = materials.stone("backer", (0.13, 0.135, 0.135), (0.20, 0.20, 0.195), 0.85, 2.0, 0.1)
    for z0, z1 in ((0, 1.722), (1.725, CEILING)):
        wall(OUTER_LEFT - 1.2, OUTER_LEFT - 0.003, z0, z1, stone)
    for x0, x1 in ((OUTER_LEFT, -1.0), (-0.996, MARBLE_END)):
        wall(x0, x1, TOP + FRAME, CEILING, stone)
        wall(x0, x1, 0, BOTTOM - FRAME, stone)
    for x0, x1, z0, z1 in (
        (MARBLE_END, OUTER_RIGHT, TOP + FRAME, CEILING),
        (MARBLE_END + 0.004, OUTER_RIGHT, 0, BOTTOM - FRAME),
        (OUTER_RIGHT, OUTER_RIGHT + 0.78, 0, 2.0),
        (OUTER_RIGHT + 0.785, OUTER_RIGHT + PIER, 0, 2.0),
        (OUTER_RIGHT, OUTER_RIGHT + PIER, 2.005, CEILING),
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
        box((1.15, 0.025, 1.75 - 0.06 * index), at, stone, 0.003, rotation=lean)
    for x in (4.75, 5.5):
        box((0.09, 0.5, 0.05), (x, -0.28, 0.025), finishes.plywood, 0.003)


def build_room(finishes, rng):
    """The finished floor under boards; above, the ceiling's open grid and a duct."""
    floor = materials.marble("floor", (0.008, 0.009, 0.011), (0.20, 0.17, 0.12), 0.09, 0.55)
    plane(18, 14, (0, -6, 0), floor)
    site.floor_boards(np.arange(-7.3, 7.4, 2.407), np.arange(-1.05, -8.0, -1.207), rng)
    soffit = materials.plain("soffit", (0.03, 0.03, 0.032), 0.9)
    box((18, 14, 0.1), (0, -6.05, CEILING + 0.45), soffit)
    for y in np.arange(-0.6, -8, -0.6):
        box((18, 0.05, 0.03), (0, y, CEILING + 0.02), finishes.zinc, 0.002)
    for x in (-3.2, -0.8, 1.6, 4.0):
        box((0.05, 13, 0.03), (x, -6.4, CEILING + 0.06), finishes.zinc, 0.002)
    plaster = materials.stone("plaster", (0.10, 0.10, 0.098), (0.15, 0.148, 0.143), 0.9, 1.6, 0.06)
    box((0.2, 14, CEILING + 0.5), (7.1, -6, CEILING / 2), plaster)
    duct = (0, -1.7, CEILING + 0.26)
    cylinder(0.13, 18, duct, finishes.zinc, 40, rotation=(0, pi / 2, 0))


def equip_site(finishes, brass, rng):
    """Scaffold, ladder, lamps, buckets, hose, crate and cables."""
    site.scaffold(4.15, -0.75, radians(3), finishes)
    site.step_ladder(0.75, -0.95, radians(62), finishes)
    site.work_light(2.75, -2.2, radians(57), finishes, 1.82, radians(-9), 120, (-0.2, 0.2))
    site.battery_light(0.72, 0.62, BOTTOM + 0.005, radians(76), finishes, 55)
    dark = materials.plain("dark-pail", (0.02, 0.022, 0.024), 0.45)
    pale = materials.plain("pale-pail", (0.42, 0.42, 0.40), 0.4)
    site.bucket(-0.9, -1.5, 0.4, dark, finishes)
    site.bucket(-0.5, -1.25, 2.0, pale, finishes)
    site.bucket(2.55, -0.75, 1.2, dark, finishes, 0.17, 0.36)
    site.hose_coil(-0.95, -2.45, materials.plain("hose", (0.022, 0.075, 0.066), 0.4), brass)
    site.crate(5.0, -2.5, radians(-16), finishes.plywood)
    for index in range(5):
        at = (1.35 + rng.normal(0, 0.01), -0.42, 0.012 + index * 0.019)
        turn = (0, 0, rng.normal(0, 0.02))
        box((1.2, 0.6, 0.018), at, finishes.plywood, 0.002, rotation=turn)
    orange = materials.plain("orange", (0.30, 0.085, 0.02), 0.5)
    cable = [(2.75, -2.35), (2.1, -3.2), (1.5, -3.7), (0.6, -3.3), (-0.4, -3.9), (-4, -4.1)]
    cord([(x, y, 0.012) for x, y in cable], 0.007, orange)
    site.debris(rng, 160, (-3.4, 5.2, -4.6, -0.2))


def light_room(finishes):
    """Dim working light over the tank, festoon, a cool doorway; the lamps bring their own."""
    lights.area((0, 0.9, SURFACE + 0.3), (0, 0, 0), 5.6, 120, (0.94, 0.95, 0.92), size_y=1.2)
    door = (radians(70), 0, radians(-50))
    lights.area((-7, -6, 2.6), door, 3, 300, (0.55, 0.72, 1.0), size_y=2)
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
    mask_pane(rng)
    build_walls(finishes, brass)
    build_room(finishes, rng)
    equip_site(finishes, brass, rng)
    light_room(finishes)
    choose_camera(VIEWS, job.view)
    render(job, bounces=6, clamp=5.0)


if __name__ == "__main__":
    main()
