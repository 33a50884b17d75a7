"""The reef of a marine tank from an arm's length: corals, a few anthias and one tang.

Metres; the sand lies about z = 0, the pane at y = 0, the camera before it.
"""

from math import radians

import numpy as np

from parts import closeup, fragments, lights, water
from parts.blender import place, plane, reset_scene, to_blender_mesh
from parts.camera import choose_camera
from parts.colours import srgb
from parts.fish_portrait import portrait_mesh
from parts.job import read_job
from parts.reef import Reef
from parts.render import render

SURFACE, BACK = 1.25, 2.2
COLONY_GROWTH = 7  # a colony of size 1 is so many times a nursery's fragment

# Balls of rock (x, y, z, radius): a bluff on the right, a low ridge on the left, far banks.
BLUFF = [
    (0.40, 0.55, 0.10, 0.20),
    (0.60, 0.62, 0.28, 0.20),
    (0.28, 0.48, 0.02, 0.15),
    (0.72, 0.66, 0.46, 0.15),
    (0.50, 0.80, 0.20, 0.20),
]
RIDGE = [
    (-0.52, 0.60, 0.00, 0.20),
    (-0.74, 0.75, 0.14, 0.20),
    (-0.30, 0.45, -0.04, 0.12),
    (-0.10, 0.62, -0.05, 0.13),
]
FAR_BANKS = [(0.0, 1.35, 0.02, 0.28), (-0.7, 1.5, 0.15, 0.32), (0.95, 1.45, 0.35, 0.40)]
CORALS = dict(colony=7, leaf=1.3, dome=1.2, gorg=0.07)

# Habit, then foot, flesh and tips.
COLONIES = (
    ("staghorn", "#4a4038", "#8f7757", "#e2d6b4"),
    ("bush", "#4d4456", "#7d6a8c", "#bfb0dc"),
    ("staghorn", "#4d5440", "#858c66", "#d2d2aa"),
    ("cauliflower", "#6a3f44", "#a8666a", "#e0b4b0"),
    ("finger", "#5e4526", "#a07638", "#e0c07c"),
    ("bush", "#3c4a2c", "#6b8048", "#c2cf94"),
    ("bush", "#38466a", "#5f75a6", "#b4c6ea"),
    ("cauliflower", "#5a4a3a", "#9a8464", "#dcd0b0"),
)
LEAVES = (("#6a4a34", "#d8a878"), ("#4a5638", "#a9b878"), ("#54405e", "#b094c4"))
DOMES = (("#7d7446", "#42583a"), ("#8a6648", "#4a3a30"))
# The library's own kinds; only its fans are used here.
PALETTE = {
    "acro": [("#4a4038", "#cbbf9a")],
    "table": [("#4a5a50", "#a4bca8")],
    "brain": [("#7d7446", "#42583a")],
    "euph": [("#4a4a30", "#b8b080")],
    "plate": [("#6a4438", "#c89070"), ("#4a543c", "#a0ac78")],
    "gorg": [("#5a2a44", "#a85c80")],
    "sponge": [("#5a4a6a", "#9484a8")],
}

# Kind, x, y, z, length, yaw and pitch in degrees, phase of the tail beat.
FISH = (
    ("yellow_tang", 0.055, 0.30, 0.335, 0.150, 196, 3, 0.8),
    ("anthias", -0.24, 0.42, 0.52, 0.085, 12, 4, 0.0),
    ("anthias", -0.36, 0.50, 0.58, 0.080, 8, 2, 1.4),
    ("anthias", -0.14, 0.55, 0.60, 0.082, 18, 6, 2.6),
    ("anthias", -0.30, 0.62, 0.47, 0.078, 2, -3, 3.7),
    ("anthias", -0.50, 0.58, 0.50, 0.080, 14, 5, 4.9),
    ("anthias", 0.02, 0.70, 0.66, 0.080, 20, 8, 5.6),
    ("anthias", -0.44, 0.80, 0.66, 0.078, 6, 0, 2.0),
    ("anthias_male", -0.08, 0.46, 0.475, 0.098, 10, 2, 4.2),
)

VIEWS = {
    "main": dict(
        location=(0.0, -0.78, 0.40), target=(0.0, 0.6, 0.40), lens=42, focus=1.14, fstop=5.6
    ),
}


def grow_colonies(reef):
    """Add detailed colonies, leafy plates and domes to the kinds a reef can be stocked with."""
    tissue = closeup.coral_tissue(reef.fog)
    grown = []
    for i, (habit, *colours) in enumerate(COLONIES):
        colours = [srgb(colour) for colour in colours]
        grown.append(("colony", fragments.branching(80 + i, habit, *colours, 1.15)))
    for i, (body, rim) in enumerate(LEAVES):
        grown.append(("leaf", fragments.plating(20 + i, srgb(body), srgb(rim), 0.036, 3)))
    for i, (ridge, valley) in enumerate(DOMES):
        grown.append(("dome", fragments.massive(30 + i, srgb(ridge), srgb(valley), cups=700)))
    for i, (kind, mesh) in enumerate(grown):
        mesh["v"] = mesh["v"] * COLONY_GROWTH
        name = f"{kind}{i}"
        reef.meshes[name] = to_blender_mesh(mesh, name, [tissue])
        reef.kinds.setdefault(kind, []).append(name)


def build_reef(fog):
    """Rock full of corals on sand, and water without end behind."""
    reef = Reef(fog, 6, detail=0.6, glow=0.02, palette=PALETTE)
    grow_colonies(reef)
    reef.sand(-2.2, 2.2, 0.05, BACK, -0.02, 0.03, colours=("#a89a80", "#cbbfa4"))
    stocked = ((BLUFF, 11, 75), (RIDGE, 12, 55), (FAR_BANKS, 13, 60))
    for balls, seed, count in stocked:
        bank = reef.rock(balls, seed, 110, noise=0.2)
        reef.populate(bank, count, CORALS, (0.30, 0.62), 0.065, 0.0, 0.9, 0.35, lowest=-0.01)
    far = water.tank_glow(
        "back", 0.0, SURFACE, (0.0015, 0.018, 0.060), (0.014, 0.19, 0.36), -0.25, 2.0
    )
    sheet = plane(9, 3.6, (0, BACK, 1.0), far, (radians(90), 0, 0))
    sheet.visible_shadow = False


def add_fish(fog):
    """A small group of anthias in open water and a tang that comes round the bluff."""
    for kind, x, y, z, length, yaw, pitch, phase in FISH:
        turn = (0, radians(-pitch), radians(yaw))
        place(portrait_mesh(kind, fog, phase), kind, (x, y, z), turn, length)
    snow = ((-0.6, 0.05, 0.0), (0.6, 1.2, 0.8))
    closeup.marine_snow(np.random.default_rng(2), 90, *snow, 0.0006, (0.3, 0.5, 0.65))


def light_scene():
    """A lamp over the water whose light the ripples gather, skylight, a warm room in front."""
    gobo = water.caustic_gobo(water.caustic_image(512, seed=5), 0.9, 0.95, 0.14)
    plane(8, 6, (0, 1.0, SURFACE + 0.2), gobo)
    lights.sun((radians(16), radians(-16), 0), 8.0, (0.90, 0.97, 1.0), 0.012)
    lights.area((0, 0.9, SURFACE + 0.5), (0, 0, 0), 3.0, 60, (0.62, 0.86, 1.0), size_y=1.6)
    turn = (radians(62), 0, radians(18))
    lights.area((0.5, -1.3, 0.9), turn, 0.8, 5.0, (1.0, 0.86, 0.70))


def main():
    job = read_job()
    reset_scene(background=(0.003, 0.010, 0.022))
    fog = water.TankFog(
        0.0,
        density=0.42,
        absorb=(0.40, 0.08, 0.04),
        bottom=0.0,
        top=SURFACE,
        colour_bottom=(0.001, 0.018, 0.060),
        colour_top=(0.012, 0.17, 0.33),
        light_absorb=(0.22, 0.05, 0.02),
    )
    build_reef(fog)
    add_fish(fog)
    light_scene()
    choose_camera(VIEWS, job.view).data.clip_start = 0.02
    render(job, bounces=3, clamp=4.0, diffuse_bounces=1)


if __name__ == "__main__":
    main()
