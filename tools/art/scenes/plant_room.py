"""The life-support room one level below a 25,000 litre reef.

Its length is along +y: the sump and the fractionators on the left, the pumps on the
right, chillers and controls on the far wall; the morning's water test lies before the sump.
"""

from math import copysign, pi, radians, sin

import numpy as np

from parts import life_support, lights, plant_services, test_bench
from parts.blender import reset_scene
from parts.camera import choose_camera
from parts.industrial import plant_materials
from parts.job import read_job
from parts.pipework import (
    Kit,
    ball_valve,
    band,
    clamp,
    flange,
    pipe_run,
    slack_path,
    straight,
    strut,
    tag,
    union,
)
from parts.render import render
from parts.sump import Sump, build_sump

# The room in metres: x across, y away from the camera, z up.
LEFT, RIGHT, NEAR, FAR, CEILING = -2.7, 2.7, -3.0, 9.2, 3.1
PLINTH = 0.14
SUMP = Sump(x=(-2.30, -1.20), y=(0.50, 4.10), z=(0.26, 1.06), water=0.90)
PUMP_X, PUMP_ROWS = 1.72, (0.95, 1.85, 2.75, 3.65)
RISER_X, HEADER_Z = PUMP_X + 0.27, 1.72
SUCTION_X, SUCTION_Z = 2.50, PLINTH + 0.25
LARGE, MEDIUM, SMALL = 0.055, 0.045, 0.0315  # radii of pipes of 110, 90 and 63 mm
FRACTIONATORS = ((-1.72, 4.85), (-1.72, 5.95))
LAMP_X, HANGER_Z, TRAY_X = 0.12, 2.70, -1.02
BENCH = (-1.62, 0.0, 0.90)
WARM, GOLD, COOL = (1.0, 0.84, 0.66), (1.0, 0.74, 0.46), (0.44, 0.77, 1.0)
ALONG, UP, DOWN = (0, 1, 0), (0, 0, 1), (0, 0, -1)

# Blocks on the floor: x from, to, y from, to.
PLINTHS = [
    (1.22, RIGHT, -0.2, 7.75),
    (LEFT, -1.12, 0.1, 6.6),
    (LEFT, -0.62, 6.95, 8.6),
    (0.52, RIGHT, 8.0, FAR),
    (-0.55, 0.48, 8.45, FAR),
]
# Runs under the ceiling: x, pipe, radius, color band.
OVERHEAD = [
    (1.15, "pvc", LARGE, "teal"),
    (1.36, "blue_pvc", LARGE, "brass"),
    (1.55, "pvc", MEDIUM, "red"),
    (1.72, "pvc", SMALL, "teal"),
    (1.86, "blue_pvc", SMALL, "brass"),
]
# Runs along the left wall: z, pipe, radius, color band.
WALL_RUNS = [
    (2.44, "pvc", LARGE, "teal"),
    (2.25, "red_pvc", MEDIUM, "plate"),
    (2.09, "blue_pvc", SMALL, "brass"),
]

VIEWS = {
    "care": dict(
        location=(-1.62, -0.96, 1.21),
        target=(-1.62, 5, 1.21),
        lens=48,
        focus=0.985,
        fstop=3.2,
        shift=(0, -0.205),
    ),
}


def build_room(kit):
    """Epoxy floor, panelled walls, ceiling, and the slot drain down the aisle."""
    length, middle, width = FAR - NEAR, (FAR + NEAR) / 2, RIGHT - LEFT
    kit.box("epoxy", (width, length, 0.1), (0, middle, -0.05), 0)
    kit.box("ceiling", (width, length, 0.1), (0, middle, CEILING + 0.05), 0)
    kit.box("wall", (width, 0.1, CEILING), (0, NEAR - 0.05, CEILING / 2), 0)
    panel, z = 1.22, CEILING / 2
    for side in (LEFT, RIGHT):
        outward = copysign(1, side)
        for y in np.arange(NEAR, FAR, panel):
            centre = (side + 0.02 * outward, y + panel / 2, z)
            kit.box("wall", (0.04, panel - 0.008, CEILING), centre, 0.004)
        kit.box("shade", (0.02, length, CEILING), (side + 0.05 * outward, middle, z), 0)
    for x in np.linspace(LEFT, RIGHT, 6)[:-1] + width / 10:
        kit.box("wall", (width / 5 - 0.008, 0.04, CEILING), (x, FAR + 0.02, z), 0.004)
    kit.box("shade", (width, 0.02, CEILING), (0, FAR + 0.05, z), 0)
    drain = -0.20
    kit.box("shade", (0.11, length, 0.002), (drain, middle, 0), 0)
    for x in (drain - 0.055, drain + 0.055):
        kit.box("steel", (0.012, length, 0.012), (x, middle, -0.002), 0.002)
    for y in np.arange(NEAR, FAR, 0.032):
        kit.box("steel", (0.11, 0.016, 0.004), (drain, y, 0.001), 0)


def build_plinths(kit):
    """Raised blocks with a coved foot and a line of warm light under the edge."""
    for x0, x1, y0, y1 in PLINTHS:
        width, depth, x, y = x1 - x0, y1 - y0, (x0 + x1) / 2, (y0 + y1) / 2
        kit.box("plinth", (width, depth, PLINTH), (x, y, PLINTH / 2), 0.014)
        kit.box("plinth", (width + 0.05, depth + 0.05, 0.03), (x, y, 0.005), 0.014)
        kit.box("lamp_toe", (width + 0.003, depth + 0.003, 0.009), (x, y, PLINTH - 0.036), 0)


def hang_services(kit):
    """Pipes on hangers, a cable tray and linear lamps, all straight down the room."""
    end = FAR - 0.02
    plant_services.overhead_runs(kit, OVERHEAD, NEAR, end, HANGER_Z, CEILING)
    plant_services.loaded_tray(kit, TRAY_X, NEAR, end, 2.72)
    plant_services.linear_lamps(kit, LAMP_X, NEAR, FAR, 2.865)
    plant_services.left_wall_runs(kit, WALL_RUNS, LEFT, NEAR, 8.9)


def place_pumps(kit):
    """Four pumps on the right plinth between their suction and discharge headers."""
    near, far = -0.1, 4.5
    suction, discharge = (SUCTION_X, SUCTION_Z, 0.08), (RISER_X, HEADER_Z, 0.07)
    straight(kit, "pvc", (SUCTION_X, near, SUCTION_Z), (SUCTION_X, far, SUCTION_Z), 0.08)
    header = [(RISER_X, near, HEADER_Z), (RISER_X, far + 0.35, HEADER_Z)]
    pipe_run(kit, "blue_pvc", header + [(RISER_X, far + 0.35, HANGER_Z + MEDIUM)], 0.07)
    for index, y in enumerate(PUMP_ROWS):
        with kit.placed((PUMP_X, y, PLINTH)):
            life_support.pump(kit, MEDIUM)
        last, turn = index == len(PUMP_ROWS) - 1, 0.25 * sin(index * 2.3)
        plant_services.pump_branch(kit, y, suction, discharge, MEDIUM, last, turn)
        cable = [(1.62, y - 0.075, PLINTH + 0.41), (1.62, y - 0.2, PLINTH + 0.38)]
        cable += [(1.75, y - 0.30, 0.25), (2.1, y - 0.33, 0.165), (2.45, y - 0.33, 0.16)]
        kit.sweep("cable", slack_path(cable + [(2.66, y - 0.33, 0.30)]), 0.011, 12)
    for y in (0.45, 1.4, 2.3, 3.2, 4.2):
        wall, low = RIGHT - 0.025, HEADER_Z - 0.12
        strut(kit, "galvanised", "shade", (wall, y, PLINTH), (wall, y, 2.6), (-1, 0, 0))
        strut(kit, "galvanised", "shade", (RIGHT, y, low), (RISER_X - 0.08, y, low), UP)
        clamp(kit, "galvanised", "rubber", (RISER_X, y, HEADER_Z), ALONG, 0.07, DOWN, 0.1)
        clamp(kit, "galvanised", "rubber", (SUCTION_X, y, SUCTION_Z), ALONG, 0.08, (1, 0, 0), 0.17)
    for y in (0.2, 2.52, 4.0):
        band(kit, "brass", (RISER_X, y, HEADER_Z), ALONG, 0.07, 0.10)
        band(kit, "plate", (RISER_X, y + 0.085, HEADER_Z), ALONG, 0.07, 0.025)
    for y in (2.05, 4.55):
        flange(kit, "pvc", "brass", (RISER_X, y, HEADER_Z), ALONG, 0.07)


def place_vessels(kit):
    """Ultraviolet units over the pumps; carbon vessel, calcium reactor and ozone beyond them."""
    for y in (1.4, 3.2):
        with kit.placed((2.40, y, 2.16)):
            life_support.uv_unit(kit)
        for at in (y - 0.42, y + 0.42):
            drop = [(2.40, at, 2.07), (2.40, at, 1.93), (RISER_X, at, 1.93)]
            pipe_run(kit, "pvc", drop + [(RISER_X, at, HEADER_Z)], SMALL)
            union(kit, "pvc", (2.19, at, 1.93), (1, 0, 0), SMALL)
    with kit.placed((2.0, 5.35, PLINTH)):
        life_support.media_vessel(kit)
    outlet = [(2.0, 5.35, 1.78), (2.0, 5.35, 1.95), (2.0, 5.95, 1.95), (2.0, 5.95, 0.2)]
    pipe_run(kit, "pvc", outlet, MEDIUM)
    ball_valve(kit, "pvc", "teal", (2.0, 5.95, 1.25), UP, MEDIUM, (-1, 0, 0))
    with kit.placed((1.85, 6.75, PLINTH)):
        life_support.calcium_reactor(kit)
    with kit.placed((2.56, 6.55, 1.85)):
        life_support.ozone_unit(kit)
    for y in (4.75, 5.95, 7.4):
        wall = RIGHT - 0.025
        strut(kit, "galvanised", "shade", (wall, y, PLINTH), (wall, y, 2.6), (-1, 0, 0))


def drop_overflow(kit):
    """The two overflow pipes that come down from the reef into the sump."""
    for y, material in ((3.55, "pvc"), (3.80, "red_pvc")):
        x = SUMP.middle[0] - 0.27
        straight(kit, material, (x, y, 0.86), (x, y, CEILING), LARGE)
        ball_valve(kit, "pvc", "red", (x, y, 1.52), UP, LARGE, (1, 0, 0))
        band(kit, "teal", (x, y, 1.95), UP, LARGE, 0.1)
        tag(kit, "brass", "steel", (x + 0.12, y, 1.42), 0.05, 0.055, 0.9)


def place_sump(kit):
    """The sump, a small skimmer and probes in its first chamber, and lamps that hang over it."""
    build_sump(kit, SUMP, PLINTH)
    x, y, _ = SUMP.middle
    with kit.placed((-1.70, 1.02, SUMP.z[0] + 0.03), scale=0.44):
        life_support.fractionator(kit, 500, seed=7, bubble_size=(0.003, 0.008))
    probe = [(0.009, 0.6), (0.009, 1.12), (0.013, 1.13), (0.013, 1.19)]
    for at in (-1.34, -1.42):
        kit.lathe("shade", probe, (at, 0.62, 0), bevel=0.002)
        lead = [(at, 0.62, 1.19), (at - 0.02, 0.6, 1.27), (at - 0.3, 0.56, 1.10)]
        kit.sweep("cable", slack_path(lead + [(-2.34, 0.56, 1.09)]), 0.003, 8)
    kit.box("steel_top", (0.16, 0.06, 0.012), (-1.38, 0.62, 1.094), 0.002)
    for at in (x - 0.23, x + 0.23):
        kit.box("casing", (0.09, 3.1, 0.034), (at, y, 1.90), 0.008)
        kit.box("lamp_cool", (0.066, 3.04, 0.006), (at, y, 1.881), 0)
        for stay in (0.95, 3.5):
            kit.lathe("steel", [(0.0015, 0), (0.0015, 1.2)], (at, stay, 1.915), bevel=0)


def place_fractionators(kit, bubbles):
    """Two tall fractionators with feed pipes and air hoses, and a bucket under a drain."""
    for index, (x, y) in enumerate(FRACTIONATORS):
        with kit.placed((x, y, PLINTH)):
            life_support.fractionator(kit, bubbles // (1 + 2 * index), seed=index + 1)
        z = PLINTH + 0.18
        feed = [(x - 0.36, y, z), (x - 0.55, y, z), (x - 0.55, y, WALL_RUNS[0][0])]
        pipe_run(kit, "pvc", feed, MEDIUM)
        ball_valve(kit, "pvc", "teal", (x + 0.46, y, z), (1, 0, 0), 0.034, UP)
        tag(kit, "brass", "steel", (x + 0.46, y - 0.05, z + 0.02), 0.05, 0.05)
        air = [(x + 0.2, y - 0.1, PLINTH + 2.60), (x + 0.40, y - 0.12, 2.78)]
        air += [(x + 0.56, y - 0.06, 2.62), (x + 0.70, y, 2.735)]
        kit.sweep("hose_clear", slack_path(air), 0.006, 10)
    x, y = FRACTIONATORS[0]
    drain = [(x + 0.25, y, PLINTH + 2.14), (x + 0.31, y, PLINTH + 2.13), (x + 0.40, y, 2.05)]
    drain += [(x + 0.46, y + 0.02, 1.4), (x + 0.47, y + 0.04, 0.7), (x + 0.60, y + 0.08, 0.38)]
    drain += [(x + 0.76, y + 0.13, 0.33), (x + 0.81, y + 0.16, 0.12)]
    kit.sweep("hose_clear", slack_path(drain), 0.012, 14)
    with kit.placed((x + 0.82, y + 0.17, 0)):
        life_support.bucket(kit)


def place_far_end(kit):
    """Drum filter, control cabinet and twin chillers."""
    with kit.placed((-1.62, 7.75, PLINTH)):
        life_support.drum_filter(kit)
    with kit.placed((-0.02, 8.95, PLINTH)):
        life_support.control_cabinet(kit)
    for x in (1.05, 2.10):
        with kit.placed((x, 8.75, PLINTH)):
            life_support.chiller(kit)
    warm = [(0.78, 8.95, 1.3), (0.78, 8.95, 2.2), (2.4, 8.95, 2.2), (2.4, 8.95, 1.3)]
    cold = [(1.3, 8.88, 1.3), (1.3, 8.88, 2.0), (1.9, 8.88, 2.0), (1.9, 8.88, 1.3)]
    pipe_run(kit, "pvc", warm, SMALL)
    pipe_run(kit, "blue_pvc", cold, SMALL)
    ball_valve(kit, "pvc", "red", (0.78, 8.95, 1.72), UP, SMALL, (0, -1, 0))
    ball_valve(kit, "pvc", "teal", (1.3, 8.88, 1.65), UP, SMALL, (0, -1, 0))


def lay_bench(kit):
    """The morning's water test on a bench before the sump."""
    x, y, z = BENCH
    with kit.placed((x, y, 0)):
        test_bench.bench(kit, height=z)
    with kit.placed((x - 0.172, y + 0.10, z), turn=0.05):
        test_bench.vial_rack(kit)
    with kit.placed((x - 0.022, y + 0.045, z), turn=0.10):
        test_bench.cylinder(kit)
    with kit.placed((x + 0.097, y + 0.14, z), turn=-0.04):
        test_bench.probe_stand(kit)
    with kit.placed((x + 0.258, y - 0.035, z), turn=0.24):
        test_bench.logbook(kit)
    for at, text, lines, turn in (
        ((0.121, 0.035), "KH", (("Alkalinity", 0.0034), ("Reagent A", 0.0032)), 0.2),
        ((0.153, -0.004), "NO3", (("Nitrate", 0.0042), ("Reagent 2", 0.0032)), -0.1),
    ):
        lines += (("20 ml  LOT 2609", 0.0021),)
        with kit.placed((x + at[0], y + at[1], z), turn=turn):
            test_bench.dropper_bottle(kit, text, lines)
    with kit.placed((x - 0.165, y - 0.050, z), turn=0.16):
        test_bench.folded_cloth(kit, (0.17, 0.115))
    with kit.placed((x - 0.155, y - 0.052, z + 0.0125), turn=0.42):
        test_bench.syringe(kit)


def add_lights():
    """Warm lines under the ceiling and down the walls, cool light over the sump and the bench.

    The far end of the ceiling is out of focus and needs no lamps: each would be more noise.
    """
    for y in (-1.0, 1.4, 3.8):
        lights.area((LAMP_X, y, 2.84), (0, 0, 0), 0.08, 48, WARM, size_y=1.6)
        for side in (-1, 1):
            turn = (0, -side * radians(80), 0)
            lights.area((LAMP_X + side * 0.06, y, 2.84), turn, 0.05, 14, WARM, size_y=1.6)
    x, y, _ = SUMP.middle
    lights.area((x, y, 1.87), (0, 0, 0), 0.55, 80, COOL, size_y=3.0)
    lights.area((SUMP.x[1] + 0.06, y, 0.62), (0, -pi / 2, 0), 0.6, 12, COOL, size_y=3.4)
    lights.area((RIGHT - 0.13, 3.6, 3.05), (0, radians(-6), 0), 0.06, 130, GOLD, size_y=9.0)
    lights.area((LEFT + 0.13, 4.0, 3.05), (0, radians(6), 0), 0.06, 110, GOLD, size_y=9.0)
    lights.area((0.3, FAR - 0.14, 3.05), (radians(6), 0, 0), 4.6, 75, GOLD, size_y=0.06)
    for x, y in FRACTIONATORS:
        lights.area((x + 0.3, y - 0.7, 2.9), (radians(20), radians(15), 0), 0.5, 18, COOL)
    x, y, z = BENCH
    lights.area((x + 0.75, y - 0.25, z + 0.85), (0, radians(42), 0), 0.5, 16, GOLD)
    lights.area((x, y + 0.42, z + 0.75), (radians(-38), 0, 0), 0.8, 5, COOL, size_y=0.2)


def main():
    """Build the room and the bench, and render them."""
    job = read_job()
    reset_scene(background=(0.004, 0.006, 0.009))
    kit = Kit(plant_materials() | test_bench.bench_materials())
    build_room(kit)
    build_plinths(kit)
    hang_services(kit)
    place_pumps(kit)
    place_vessels(kit)
    drop_overflow(kit)
    place_sump(kit)
    place_fractionators(kit, bubbles=2400)
    place_far_end(kit)
    lay_bench(kit)
    kit.finish()
    add_lights()
    choose_camera(VIEWS, job.view)
    # A vial before a beaker is a dozen surfaces of glass and water.
    render(job, bounces=14, clamp=5.0)


if __name__ == "__main__":
    main()
