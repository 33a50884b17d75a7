"""The tips of an anemone in a slow current, seen from a hand's breadth through a reef tank's glass.

Metres; the anemone's disc lies about z = 0. Everything behind it is out of focus.
"""

from math import radians

import numpy as np

from parts import closeup, fragments, lights, materials, water
from parts.anemone import anemone
from parts.blender import basis, place, reset_scene, to_blender_mesh
from parts.camera import choose_camera
from parts.colors import smoothstep, srgb
from parts.job import read_job
from parts.mesh import scatter
from parts.render import render
from parts.rocks import reef_rock_color, rock

CURRENT = (0.45, -0.25, 0.05)
TILT = radians(9)  # of the near anemone, towards the camera

# Balls of rock (x, y, z, radius): the anemone's seat, then the reef behind it.
ROCKS = [
    (0, 0.03, -0.11, 0.10),
    (0.12, 0.12, -0.13, 0.10),
    (-0.16, 0.10, -0.10, 0.09),
    (-0.28, 0.30, -0.02, 0.12),
    (-0.34, 0.42, 0.10, 0.10),
    (0.32, 0.32, -0.16, 0.12),
    (0.55, 0.60, -0.05, 0.16),
    (0.10, 0.50, -0.20, 0.20),
    (-0.10, 0.80, -0.10, 0.20),
    (0.75, 0.80, 0.06, 0.12),
]
# Habit, foot, flesh, tips of the corals in the blur.
CORALS = (
    ("bush", "#77655a", "#a88aa4", "#cdb2f2"),
    ("staghorn", "#5a5074", "#8478a6", "#b8aadc"),
    ("finger", "#84632f", "#c9983c", "#f8dc94"),
    ("bush", "#4f6a3a", "#86a866", "#dcecae"),
    ("cauliflower", "#85494e", "#c3727a", "#f6ccd2"),
    ("staghorn", "#4a5a7a", "#7486b4", "#bcd0f6"),
)
CORAL_COUNT = 60
VIEWS = {
    "main": dict(
        location=(0.02, -0.30, 0.135), target=(0.004, 0.0, 0.062), lens=90, focus=0.256, fstop=6.3
    ),
}


def sea():
    """Clear blue water, dark below."""
    stops = [
        (0.0, (0.0006, 0.006, 0.016)),
        (0.45, (0.001, 0.016, 0.044)),
        (0.75, (0.003, 0.05, 0.115)),
        (1.0, (0.008, 0.12, 0.22)),
    ]
    return water.SeaFog(
        stops,
        density=0.8,
        absorb=(0.6, 0.12, 0.06),
        top=0.5,
        light_absorb=(0.2, 0.04, 0.02),
        start=0.62,
        sun=(0.72, 1.2),
        glow_falloff=2.2,
        glow_color=(0.03, 0.20, 0.28),
    )


def add_anemones(fog):
    """The large one before the lens and a second one far behind it."""
    flesh = closeup.jelly(fog)
    colors = srgb("#4d4a2c"), srgb("#aea878"), srgb("#cf92e4")
    near = anemone(7, *colors, drift=CURRENT, sides=20, rings=40)
    place(to_blender_mesh(near, "anemone", [flesh]), "anemone", rotation=(TILT, 0, 0))
    far = anemone(11, srgb("#55603a"), srgb("#a9ab72"), srgb("#c9b0d8"), count=240, radius=0.10)
    place(to_blender_mesh(far, "anemone", [flesh]), "far anemone", (0.30, 0.30, -0.06))


def build_reef(fog):
    """Rock with corals, only ever seen as color, and the water beyond."""
    rng = np.random.default_rng(4)
    stone = materials.coral(fog, 0.85, 0.9, 60, 0, 0, bump_distance=0.008)
    reef = reef_rock_color(rock(5, ROCKS, 120, noise=0.2), np.random.default_rng(5))
    place(to_blender_mesh(reef, "rock", [stone]), "rock")
    tissue = materials.coral(fog, 0.55, 0.4, 300, 0.02, 0.01, bump_distance=0.002)
    colonies = []
    for i, (habit, *colors) in enumerate(CORALS):
        mesh = fragments.branching(60 + i, habit, *(srgb(color) for color in colors), 1.1)
        colonies.append(to_blender_mesh(mesh, habit, [tissue]))

    def behind(centres, normals):
        return smoothstep(-0.1, 0.5, normals[:, 2]) * (centres[:, 1] > 0.16)

    points, normals = scatter(reef["v"], reef["f"], CORAL_COUNT, rng, behind, 0.055)
    for point, normal in zip(points, normals):
        colony = colonies[rng.integers(len(colonies))]
        spin, size = rng.uniform(0, 6.3), rng.uniform(1.5, 2.5)
        at = tuple(point - 0.006 * normal)
        place(colony, "colony", matrix=basis(normal, 0.4, spin, size, at))
    fog.hang_backdrop(30, 16, (0, 5, 3))
    snow = ((-0.4, -0.25, -0.02), (0.4, 0.8, 0.35))
    closeup.marine_snow(rng, 70, *snow, radius=0.0004, color=(0.35, 0.5, 0.6))


def light_scene():
    """Sun from behind through ripples, blue light from above, a warm lamp in front, a cool rim."""
    water.ripples_above(9, 9, (0, 1, 1.0), seed=9, scale=2.1, gain=0.75, lift=0.28)
    lights.sun((radians(-26), radians(-24), 0), 6.0, (1.0, 0.97, 0.90), 0.02)
    lights.area((0.1, 0.9, 1.2), (radians(-38), 0, 0), 1.6, 12, (0.55, 0.88, 1.0))
    lights.area((0.42, -0.62, 0.62), (radians(46), 0, radians(34)), 0.45, 3.4, (1.0, 0.86, 0.72))
    lights.area((-0.6, -0.2, 0.4), (radians(60), 0, radians(-70)), 0.5, 1.4, (0.5, 0.8, 1.0))


def main():
    job = read_job()
    reset_scene(background=(0.004, 0.014, 0.028))
    fog = sea()
    build_reef(fog)
    add_anemones(fog)
    light_scene()
    choose_camera(VIEWS, job.view).data.clip_start = 0.01
    render(job, bounces=3, clamp=4.0, diffuse_bounces=1)


if __name__ == "__main__":
    main()
