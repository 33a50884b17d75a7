"""The film behind the home page's title: a seamless loop of ten seconds over a reef.

View reef renders the static parts once, with the sun's light in a pass of its own; view fish
renders the fish alone, frame by frame. parts/film.py lays both together and adds the moving light.
"""

import argparse
import sys
from math import radians, sin

import numpy as np

from parts import lights, wild_corals
from parts.blender import basis, place, plane, reset_scene, to_blender_mesh
from parts.camera import DriftingCamera, camera
from parts.frames import render_frames
from parts.job import read_job
from parts.loop import FRAMES
from parts.reef import Reef
from parts.render import render
from parts.rocks import rock, tan_rock_color
from parts.swimmers import Hoverer, beating_fish, lane, round_trip
from parts.water import SeaFog

CAMERA = dict(location=(0.0, -6.2, 1.25), target=(0.1, 4.0, 1.95), lens=27)
SAND = -0.55

# Balls of rock (x, y, z, radius): a headland on either side, a ridge behind, hills far away.
LEFT_HEADLAND = [
    (-3.6, 0.2, -0.2, 1.0),
    (-2.8, 0.6, 0.0, 0.8),
    (-4.4, 1.0, 0.5, 1.1),
    (-3.5, 1.3, 0.9, 0.85),
    (-5.4, 0.6, 0.2, 1.2),
    (-2.1, 0.2, -0.35, 0.55),
    (-4.6, 1.6, 1.7, 0.8),
    (-1.3, 0.6, -0.45, 0.42),
    (-5.3, 1.4, 1.6, 0.9),
    (-3.9, 1.2, 1.75, 0.45),
]
RIGHT_HEADLAND = [
    (3.9, 0.6, -0.3, 0.95),
    (4.8, 1.2, 0.2, 1.1),
    (3.1, 0.9, -0.4, 0.6),
    (5.6, 0.8, 0.4, 1.1),
    (4.6, 1.9, 0.9, 0.7),
    (2.3, 0.5, -0.5, 0.4),
    (5.5, 1.7, 1.3, 0.7),
]
RIDGE = [
    (0.6, 5.2, -0.5, 0.9),
    (-1.0, 5.8, -0.4, 1.0),
    (1.9, 6.2, -0.2, 1.1),
    (3.2, 6.6, 0.1, 1.2),
    (-2.6, 6.4, 0.1, 1.3),
    (-4.2, 6.6, 0.6, 1.6),
    (5.2, 6.8, 0.7, 1.5),
    (-6.0, 7.0, 1.2, 1.8),
    (7.0, 7.0, 1.3, 1.8),
]
HILLS = [
    (-7.0, 13.0, 0.5, 2.6),
    (-3.0, 14.0, -0.2, 2.0),
    (2.0, 14.0, -0.3, 2.0),
    (6.0, 13.0, 0.6, 2.6),
    (10.0, 14.0, 1.4, 3.0),
    (-11.0, 14.0, 1.4, 3.0),
]
# The random corals, and their shares.
CORALS = dict(
    acro=2.2,
    bush=3,
    thicket=2.4,
    dome=1.6,
    finger=0.5,
    brain=0.5,
    table=1.1,
    gorg=0.7,
    euph=0.4,
)

# Corals that carry the composition: x, y, z, mesh, size, and for fans (gorg) the turn.
CHOSEN_CORALS = [
    (-3.05, -0.6, 0.60, "table1", 1.45, 0),
    (-4.1, 0.45, 2.1, "gorg0", 1.6, 0.15),
    (-3.5, 0.1, 1.9, "gorg1", 1.0, -0.3),
    (-4.9, 0.6, 2.4, "acro3", 1.3, 0),
    (-2.15, -0.5, 0.12, "brain1", 0.8, 0),
    (-1.30, 0.05, -0.14, "dome2", 1.1, 0),
    (-2.75, -1.0, -0.1, "thicket0", 0.8, 0),
    (-1.75, -0.95, -0.35, "bush0", 0.9, 0),
    (-3.5, -0.2, 1.25, "acro1", 1.3, 0),
    (-3.9, 0.0, 1.55, "thicket1", 1.0, 0),
    (4.15, -0.25, 0.5, "table2", 1.35, 0),
    (3.2, -0.15, 0.1, "dome1", 1.0, 0),
    (4.9, 0.3, 1.35, "gorg1", 1.7, -0.2),
    (2.35, -0.05, -0.2, "acro4", 0.9, 0),
    (5.3, -0.1, 1.2, "acro0", 1.2, 0),
    (2.75, -0.55, -0.35, "thicket2", 0.8, 0),
    (3.75, -0.6, -0.1, "bush3", 1.1, 0),
    (3.55, 0.25, 0.55, "gorg0", 0.95, 0.3),
    (1.95, 0.3, -0.4, "dome0", 0.7, 0),
    (-5.2, -0.4, 1.35, "finger0", 1.1, 0),
]

# The rounds of the yellow tangs meet: there one dives a little and the other rises over it.
MEETING, SWERVE = 0.24, 0.15

# Single fish on rounds: kind, centre, radii along x, y and z, phase, length, beats, direction,
# and for some where they swerve (see swimmers.round_trip).
ROUNDS = [
    (
        *("yellow_tang", (1.95, -0.5, 0.55), (0.85, 0.55, 0.10), 0.4, 0.30, 9, 1),
        (MEETING, SWERVE, (0.0, 0.10, -0.07)),
    ),
    (
        *("yellow_tang", (2.25, -0.3, 0.75), (0.80, 0.60, 0.12), 1.2, 0.27, 10, 1),
        (MEETING, SWERVE, (0.0, 0.0, 0.28)),
    ),
    ("bannerfish", (-2.2, -0.2, 1.25), (0.75, 0.45, 0.12), 4.0, 0.28, 8, -1),
    ("bannerfish", (-2.35, -0.05, 1.45), (0.75, 0.45, 0.10), 3.6, 0.25, 8, -1),
]


def sea():
    """Clear tropical water, bright towards a sun above the upper edge."""
    return SeaFog(
        stops=[
            (0.0, (0.0004, 0.0055, 0.012)),
            (0.34, (0.0006, 0.0115, 0.023)),
            (0.55, (0.0012, 0.026, 0.046)),
            (1.0, (0.0035, 0.066, 0.105)),
        ],
        density=0.10,
        absorb=(0.14, 0.026, 0.016),
        top=4.0,
        light_absorb=(0.05, 0.012, 0.006),
        start=2.5,
        sun=(0.60, 1.10),
        glow_falloff=2.9,
        glow_color=(0.018, 0.165, 0.215),
    )


def add_lights():
    """The sun ahead, light from the surface above, and a soft fill from behind the camera."""
    sun = lights.sun((radians(-24), radians(14), 0), 11.0, (0.86, 0.97, 1.0), 0.008)
    sun.lightgroup = "sun"
    lights.area((0, 1, 9), (0, 0, 0), 16, 700, (0.55, 0.88, 1.0))
    behind_camera = (radians(62), 0, radians(-12))
    lights.area((-2, -8.5, 4), behind_camera, 5, 640, (1.0, 0.97, 0.9))


def grow_reef(fog):
    """Sand, rockwork with its corals, and a backdrop of water."""
    reef = Reef(
        fog,
        5,
        glow=0.02,
        rock_color=tan_rock_color,
        library=wild_corals.library(5),
        grain=150,
        sways=True,
    )
    rng = np.random.default_rng(21)
    reef.sand(-16, 16, -7, 26, SAND, 0.22, colors=("#7d7564", "#a39a86"), columns=300, rows=300)
    near = dict(noise=0.2, margin=0.4, detail=0.09)
    left = reef.rock(LEFT_HEADLAND, 31, 190, **near)
    right = reef.rock(RIGHT_HEADLAND, 32, 180, **near)
    ridge = reef.rock(RIDGE, 33, 190, noise=0.26, margin=0.5, detail=0.12)
    hills = reef.rock(HILLS, 34, 130, noise=0.3, margin=0.8, detail=0.14)
    wild = dict(lowest=-0.5, colonies=3.0)
    reef.populate(left, 560, CORALS, (0.35, 1.0), 0.11, -0.05, 0.9, 0.4, **wild)
    reef.populate(right, 460, CORALS, (0.35, 1.0), 0.11, -0.05, 0.9, 0.4, **wild)
    reef.populate(ridge, 700, CORALS, (0.4, 1.2), 0.15, -0.05, 0.6, 0.4, **wild)
    reef.populate(hills, 420, CORALS, (0.9, 2.0), 0.32, 0, 0.6, 0.4, **wild)
    for x, y, z, name, size, fan_turn in CHOSEN_CORALS:
        turn = fan_turn if name.startswith("gorg") else rng.uniform(0, 6)
        place(reef.meshes[name], name, matrix=basis((0, -0.25, 1), 0.6, turn, size, (x, y, z)))
    scatter_rubble(reef, rng)
    plane(140, 60, (0, 34, 18), fog.backdrop(), (radians(90), 0, 0))


def scatter_rubble(reef, rng):
    """Stones on the sand between the headlands, and small corals beside some of them."""
    stone = rock(77, [(0, 0, 0, 0.3)], resolution=36)
    stone = to_blender_mesh(tan_rock_color(stone, rng), "rub", [reef.materials["rock"]])
    for _ in range(260):
        x, y = rng.uniform(-4.5, 4.5), rng.uniform(-2.8, 7)
        turn, size = tuple(rng.uniform(0, 6, 3)), rng.uniform(0.03, 0.3)
        place(stone, "rub", (x, y, SAND - 0.03), turn, size)
        if rng.random() < 0.45:
            coral = reef.pick(rng.choice(["dome", "bush", "bush"]))
            spin, size = rng.uniform(0, 6), rng.uniform(0.3, 0.7)
            at = (x + 0.1, y, SAND + 0.03)
            place(coral, "c", matrix=basis((0, 0, 1), 1, spin, size, at))


def silver_river(way):
    """Comes in far on the left, dives towards us over the ridge, and rises away to the right."""
    x = -13 + way
    return x, 6.0 + 0.045 * (x - 0.5) ** 2 - 0.1 * x, 3.45 + 0.8 * sin(x * 0.36 + 3.6)


def low_stream(way):
    """Crosses from the right, low over the sand before the ridge."""
    x = 9 - way
    return x, 4.2 + 0.02 * (x + 1) ** 2, 0.95 + 0.25 * sin(x * 0.45)


def release_lanes(rng, sardines, chromis):
    """A river of sardines in 120 lanes and a stream of chromis in 12."""
    fish = []
    for _ in range(120):
        offset = rng.normal(0, 1, 3) * (0.2, 0.85, 0.5)
        start, beats, length = rng.uniform(0, 1), int(rng.integers(15, 21)), rng.uniform(0.17, 0.26)
        fish += lane(rng, sardines, silver_river, 3.1, 8, start, beats, length, offset, 0.16)
    for _ in range(12):
        offset = rng.normal(0, 1, 3) * (0, 0.5, 0.22)
        start, beats, length = rng.uniform(0, 1), int(rng.integers(12, 17)), rng.uniform(0.13, 0.18)
        fish += lane(rng, chromis, low_stream, 2.2, 9, start, beats, length, offset, 0.12)
    return fish


def release_anthias(rng, poses):
    """Two clouds that hang over the headlands and face each other."""
    fish = []
    for count, centre, spread, sway, lengths, yaw in (
        (64, (-2.75, 0.4, 1.75), (0.95, 0.5, 0.42), 0.16, (0.11, 0.17), 8),
        (34, (3.6, 0.3, 1.35), (0.7, 0.4, 0.3), 0.15, (0.10, 0.16), 175),
    ):
        for _ in range(count):
            at = np.array(centre) + rng.normal(0, 1, 3) * spread
            length, beats = rng.uniform(*lengths), int(rng.integers(11, 15))
            fish.append(Hoverer(rng, poses, at, sway, length, radians(yaw), beats))
    return fish


def release_fish(fog):
    """All fish of the film, in this order, because they share one random generator."""
    rng = np.random.default_rng(99)
    sardines = beating_fish("sardine", fog, 44, 22, glow=0.02, bend=0.085, metal=0.35)
    anthias = beating_fish("anthias", fog, 60, 30, glow=0.03)
    singles = {
        "bannerfish": beating_fish("bannerfish", fog, 110, 60, glow=0.02, bend=0.07),
        "yellow_tang": beating_fish("yellow_tang", fog, 110, 60, glow=0.02, bend=0.07),
    }
    chromis = beating_fish("chromis", fog, 50, 26, glow=0.02)
    fish = release_lanes(rng, sardines, chromis) + release_anthias(rng, anthias)
    for kind, *way in ROUNDS:
        fish.append(round_trip(rng, singles[kind], *way))
    return fish


def read_frames():
    """The frames asked for, as first:end."""
    parser = argparse.ArgumentParser(prog="reef_film")
    parser.add_argument("--frames", default=f"0:{FRAMES}")
    options, _ = parser.parse_known_args(sys.argv[sys.argv.index("--") + 1 :])
    return range(*(int(number) for number in options.frames.split(":")))


def main():
    job = read_job()
    fog = sea()
    if job.view == "reef":
        reset_scene()
        camera(**CAMERA)
        grow_reef(fog)
        add_lights()
        render(
            job,
            bounces=3,
            clamp=4,
            adaptive=0.008,
            position=True,
            light_groups=("sun",),
            values=("sway",),
            transparent_bounces=12,
            diffuse_bounces=2,
        )
    elif job.view == "fish":
        reset_scene(background=(0.002, 0.012, 0.018))
        diver = DriftingCamera(camera(**CAMERA))
        fish = release_fish(fog)
        add_lights()
        render_frames(job, read_frames(), [diver, *fish])
    else:
        raise SystemExit(f"No view {job.view!r} here; there is reef, fish")


if __name__ == "__main__":
    main()
