"""The film behind the home page's title: ten seconds in the water of the Meridian Reef.

View reef renders what stands still, clear where the water's surface shows, with the lamps' light in
a pass of its own; mirror renders what
a still surface would mirror, from the camera's mirror image above it; fish renders the fish alone,
frame by frame. parts/film.py lays them together and adds the moving water and its light.
"""

import argparse
import sys
from math import radians

import numpy as np

from parts import lights, water
from parts.blender import plane, reset_scene
from parts.camera import DriftingCamera, camera
from parts.film_measures import CAMERA, MIRROR_WIDER, WALL
from parts.fish_portrait import refined
from parts.frames import render_frames
from parts.job import read_job
from parts.loop import FRAMES
from parts.meridian import FISH_MUTED, SHOALS, WATER_ABOVE, WATER_BELOW, grow_reef, tank_water
from parts.meridian_measures import BOTTOM, SURFACE
from parts.render import render
from parts.swimmers import Hoverer, beating_fish, round_trip

# The sand goes on towards the camera and aside, where the tank has its panel and its walls.
BED = (-9.0, 9.0, -1.0, WALL)

# Fish on rounds about the places of those in the still pictures: kind, centre, radii along x, y
# and z, phase, length, beats and direction.
ROUNDS = [
    ("yellow_tang", (0.55, 1.62, 1.32), (0.30, 0.16, 0.05), 0.4, 0.15, 9, 1),
    ("yellow_tang", (0.95, 1.85, 1.10), (0.26, 0.18, 0.05), 2.2, 0.14, 10, 1),
    ("blue_tang", (1.05, 1.65, 1.64), (0.36, 0.20, 0.06), 1.2, 0.17, 10, -1),
    ("blue_tang", (-0.15, 1.78, 1.50), (0.34, 0.20, 0.05), 3.4, 0.16, 9, 1),
]
# A pair that hangs over the arch: kind, place, length and yaw.
HOVERING = [
    ("bannerfish", (-2.12, 1.35, 2.02), 0.16, 40),
    ("bannerfish", (-2.32, 1.52, 1.84), 0.15, -22),
]


def add_lights():
    """Pendants in a row and panels over the water; the pendants' light is that of the caustics."""
    down = dict(color=(1, 0.97, 0.92), cone=1.9, blend=0.9, radius=0.03)
    for x in (-1.75, -0.6, 0.6, 1.75):
        at, to = (x, 1.05, SURFACE + 1.05), (x, 1.0, BOTTOM)
        lights.spot(at, to, 480, **down).lightgroup = "sun"
    lights.area((0, 0.9, SURFACE + 0.6), (0, 0, 0), 6.0, 500, size_y=2.6)
    front = (0, 0.2, SURFACE + 0.06)
    lights.area(front, (radians(24), 0, 0), 4.8, 20, size_y=0.3)


def add_wall():
    """Far water behind everything, up to the surface, in the colors of the tank's far walls."""
    glow = water.tank_glow("wall", BOTTOM, SURFACE, WATER_BELOW, WATER_ABOVE, half_width=4.6)
    height = SURFACE - BOTTOM + 0.3
    plane(40, height, (0, WALL, SURFACE - height / 2), glow, (radians(90), 0, 0))


def release_fish(fog):
    """All fish of the film, in this order, because they share one random generator."""
    rng = np.random.default_rng(99)
    made = {}

    def poses(kind):
        if kind not in made:
            species = refined(kind, FISH_MUTED)
            made[kind] = beating_fish(kind, species, fog, 60, 32, glow=0.01)
        return made[kind]

    fish = []
    for kind, count, centre, spread, length, yaw in SHOALS:
        for _ in range(count):
            at = np.array(centre) + rng.normal(0, 1, 3) * spread
            at[2] = min(at[2], SURFACE - 0.15)
            size, beats = length * rng.uniform(0.85, 1.12), int(rng.integers(9, 13))
            fish.append(Hoverer(rng, poses(kind), at, 0.09, size, radians(yaw), beats))
    for kind, at, length, yaw in HOVERING:
        fish.append(Hoverer(rng, poses(kind), at, 0.05, length, radians(yaw), 8))
    for kind, *way in ROUNDS:
        fish.append(round_trip(rng, poses(kind), *way))
    return fish


def read_frames():
    """The frames asked for, as first:end."""
    parser = argparse.ArgumentParser(prog="reef_film")
    parser.add_argument("--frames", default=f"0:{FRAMES}")
    options, _ = parser.parse_known_args(sys.argv[sys.argv.index("--") + 1 :])
    return range(*(int(number) for number in options.frames.split(":")))


def mirrored(point):
    """A point's mirror image in the still surface."""
    return (*point[:2], 2 * SURFACE - point[2])


def main():
    job = read_job()
    fog = tank_water()
    reset_scene(background=(0, 0, 0))
    add_lights()
    if job.view == "fish":
        diver = DriftingCamera(camera(**CAMERA))
        render_frames(job, read_frames(), [diver, *release_fish(fog)])
        return
    if job.view == "reef":
        camera(**CAMERA)
    elif job.view == "mirror":
        at, to = mirrored(CAMERA["location"]), mirrored(CAMERA["target"])
        camera(at, to, CAMERA["lens"] / MIRROR_WIDER)
    else:
        raise SystemExit(f"No view {job.view!r} here; there is reef, mirror, fish")
    grow_reef(fog, BED, sways=True)
    add_wall()
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
        transparent_film=True,
    )


if __name__ == "__main__":
    main()
