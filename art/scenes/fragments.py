"""Coral fragments on cement discs, growing on a rack of a nursery in the shallow sea.

Metres; the rack's top is z = 0. The sun stands behind the rack, to the left.
"""

from math import cos, pi, radians, sin

import numpy as np

from parts import closeup, fragments, lights, water
from parts.blender import box, cylinder, place, plane, reset_scene, to_blender_mesh
from parts.camera import choose_camera
from parts.colors import srgb
from parts.fish_portrait import portrait_mesh
from parts.job import read_job
from parts.mesh import grid_faces
from parts.noise import noise3
from parts.render import render

GRID_STEP, BAR_WIDTH, BAR_HEIGHT = 0.0155, 0.0018, 0.011
PIPE_RADIUS, LEG_HEIGHT = 0.0105, 0.5
ROW_GAP = 0.075
DISC_LIFT = 0.0088  # a disc's stem keeps it above the grid
SEA_BED = -0.5

# x from, x to, y from, y to, z of each rack's grid.
FRONT_RACK = (-0.42, 0.46, -0.06, 0.52, 0.0)
BACK_RACK = (-0.95, 0.25, 0.98, 1.45, 0.01)

# Foot, flesh and growing tips.
COLORS = {
    "cream": ("#94825f", "#cdb48a", "#fbf3dc"),
    "brown": ("#5c432a", "#94704a", "#ecd9b4"),
    "tan": ("#84633f", "#c2925c", "#f8e8c4"),
    "green": ("#59653a", "#8f9e66", "#e4ecbe"),
    "lilac": ("#77655a", "#af9484", "#c9b2ea"),
    "olive": ("#545a34", "#84875a", "#dcd6a8"),
    "rose": ("#85594e", "#c38f82", "#f6dcd2"),
    "blue": ("#65626a", "#968ca4", "#c4cef6"),
}
BRANCHING = (
    ("staghorn", "brown"),
    ("staghorn", "lilac"),
    ("staghorn", "cream"),
    ("staghorn", "green"),
    ("bush", "lilac"),
    ("bush", "tan"),
    ("bush", "green"),
    ("bush", "blue"),
    ("finger", "tan"),
    ("finger", "olive"),
    ("finger", "rose"),
    ("cauliflower", "rose"),
    ("cauliflower", "cream"),
    ("cauliflower", "brown"),
    ("staghorn", "blue"),
    ("bush", "cream"),
)
PLATES = (("#8a6a3e", "#e6d6a8"), ("#6a7446", "#cdd6a0"), ("#75604f", "#c0a6d2"))
DOMES = (("#a58a5a", "#6d5a38"),)

# x, y, z, length, yaw in degrees, phase of the tail beat.
CHROMIS = ((0.112, 0.16, 0.108, 0.044, 204, 1.0), (0.212, 0.26, 0.121, 0.042, 192, 4.2))

VIEWS = {
    "main": dict(
        location=(-0.115, -0.385, 0.160),
        target=(0.030, 0.12, 0.040),
        lens=57,
        focus=0.485,
        fstop=10,
    ),
}


def sea():
    """Green-blue water that closes after a metre or two."""
    stops = [
        (0.0, (0.001, 0.010, 0.014)),
        (0.45, (0.003, 0.036, 0.045)),
        (0.72, (0.010, 0.10, 0.115)),
        (1.0, (0.034, 0.21, 0.22)),
    ]
    return water.SeaFog(
        stops,
        density=0.95,
        absorb=(0.55, 0.10, 0.07),
        top=0.6,
        light_absorb=(0.3, 0.05, 0.03),
        start=0.55,
        sun=(0.22, 1.15),
        glow_falloff=2.2,
        glow_color=(0.09, 0.30, 0.29),
    )


def grow_colonies(fog):
    """One mesh of every fragment; the scene places them many times, turned and sized anew."""
    tissue = closeup.coral_tissue(fog)
    meshes = []
    for i, (habit, name) in enumerate(BRANCHING):
        foot, body, tip = (srgb(color) for color in COLORS[name])
        size = 1.25 if i % 3 == 0 else 1.0
        meshes.append((habit, fragments.branching(60 + i, habit, foot, body, tip, size)))
    for i, (body, rim) in enumerate(PLATES):
        plate = fragments.plating(5 + i, srgb(body), srgb(rim), 0.030 + 0.004 * i, 2 + i % 2)
        meshes.append(("plate", plate))
    for i, (ridge, valley) in enumerate(DOMES):
        meshes.append(("dome", fragments.massive(3 + i, srgb(ridge), srgb(valley))))
    return [to_blender_mesh(mesh, name, [tissue]) for name, mesh in meshes]


def disc_mesh(radius, height, seed, cement):
    """A cast disc with a rounded rim and a stem below it, a little uneven."""
    bevel = 0.0016
    quarter = np.linspace(0, pi / 2, 6)
    flat = [(x, 0) for x in np.linspace(0.004, radius - bevel, 5)]
    edge = [(radius - bevel + bevel * sin(t), bevel * cos(t) - bevel) for t in quarter[1:]]
    below = [(radius * 0.96, 0.001 - height), (radius * 0.93, -height), (0.006, -height)]
    stem = [(0.0052, -height - 0.014), (1e-4, -height - 0.015)]
    profile = np.array([(1e-4, 0), *flat, *edge, *below, *stem])
    turn = np.linspace(0, 2 * pi, 96, endpoint=False)
    x, y = (profile[:, :1] * wave(turn) for wave in (np.cos, np.sin))
    points = np.stack([x, y, np.repeat(profile[:, 1:], len(turn), 1)], -1).reshape(-1, 3)
    uneven = noise3(points, np.random.default_rng(seed), 3, 130.0)
    points = points + 0.0005 * uneven[:, None] * [1, 1, 0.6]
    faces = grid_faces(len(profile), len(turn), True)[:, ::-1]
    return to_blender_mesh({"v": points, "f": faces}, "disc", [cement])


def build_rack(bounds, plastic, steel):
    """An egg-crate grid on a frame of pipes with four legs."""
    x0, x1, y0, y1, z = bounds
    middle_x, middle_y = (x0 + x1) / 2, (y0 + y1) / 2
    for x in np.arange(x0, x1 + 1e-6, GRID_STEP):
        size = (BAR_WIDTH, y1 - y0, BAR_HEIGHT)
        box(size, (x, middle_y, z - BAR_HEIGHT / 2), plastic, 0.0004, 2, name="bar")
    for y in np.arange(y0, y1 + 1e-6, GRID_STEP):
        size = (x1 - x0, BAR_WIDTH, BAR_HEIGHT)
        box(size, (middle_x, y, z - BAR_HEIGHT / 2 - 0.0003), plastic, 0.0004, 2, name="bar")
    reach, sideways, lengthways = 0.012, (0, radians(90), 0), (radians(90), 0, 0)
    for y in (y0 - reach, y1 + reach):
        at = (middle_x, y, z - 0.012)
        cylinder(PIPE_RADIUS, x1 - x0 + 0.06, at, steel, 32, sideways, name="pipe")
    for x in (x0 - reach, x1 + reach):
        at = (x, middle_y, z - 0.014)
        cylinder(PIPE_RADIUS, y1 - y0 + 0.06, at, steel, 32, lengthways, name="pipe")
        for y in (y0 - reach, y1 + reach):
            at = (x, y, z - LEG_HEIGHT / 2)
            cylinder(PIPE_RADIUS, LEG_HEIGHT, at, steel, 24, name="leg")


def stock_rack(rng, bounds, gap, colonies, discs, tag):
    """Discs in staggered rows, a colony on each, a blank tag before some."""
    x0, x1, y0, y1, z = bounds
    order = np.concatenate([rng.permutation(len(colonies)) for _ in range(9)])
    row_starts = np.arange(y0 + 0.055, y1 + 0.02, gap)
    spots = [
        (x + rng.normal(0, 0.004), y + rng.normal(0, 0.004))
        for row, y in enumerate(row_starts)
        for x in np.arange(x0 + 0.06 + gap / 2 * (row % 2), x1 - 0.03, gap)
    ]
    for (x, y), kind in zip(spots, np.resize(order, len(spots))):
        tilt = (rng.normal(0, 0.02), rng.normal(0, 0.02), rng.uniform(0, 6))
        disc = discs[rng.integers(len(discs))]
        place(disc, "disc", (x, y, z + DISC_LIFT), tilt, rng.uniform(0.95, 1.05))
        lean = (rng.normal(0, 0.05), rng.normal(0, 0.05), rng.uniform(0, 6.3))
        at = (x + rng.normal(0, 0.0012), y + rng.normal(0, 0.0012), z + DISC_LIFT - 0.0004)
        place(colonies[kind], "colony", at, lean, rng.uniform(0.92, 1.22))
        if rng.random() < 0.3:
            side = rng.uniform(-2.2, -1.0)
            at = (x + 0.027 * cos(side), y + 0.027 * sin(side), z + 0.0038)
            turn = (radians(-32), 0, rng.uniform(-0.35, 0.35))
            box((0.0155, 0.0011, 0.0085), at, tag, 0.0005, 2, turn, "tag")


def build_nursery(fog):
    """Two racks on sand, the second one far out of focus."""
    rng = np.random.default_rng(21)
    cement = closeup.weathered(
        "cement", fog, srgb("#8d877c"), srgb("#bdb6a6"), srgb("#8d5f6c"), 90.0
    )
    plastic = closeup.weathered(
        "plastic", fog, srgb("#a9aca0"), srgb("#d5d6cb"), srgb("#6f7350"), 55.0, 0.25
    )
    steel = closeup.weathered(
        "steel", fog, srgb("#5c615f"), srgb("#7d817d"), srgb("#6a5a48"), 40.0, 0.3
    )
    tag = closeup.weathered(
        "tag", fog, srgb("#e4dfca"), srgb("#f0ecdc"), srgb("#c9c0a0"), 30.0, 0.1
    )
    sand = closeup.weathered(
        "sand", fog, srgb("#8b7f68"), srgb("#b3a688"), srgb("#7a705c"), 14.0, 0.4
    )
    colonies = grow_colonies(fog)
    sizes = ((0.0215, 0.008), (0.0235, 0.009), (0.020, 0.008))
    discs = [disc_mesh(*size, seed, cement) for seed, size in enumerate(sizes)]
    for bounds, gap in ((FRONT_RACK, ROW_GAP), (BACK_RACK, ROW_GAP * 1.15)):
        build_rack(bounds, plastic, steel)
        stock_rack(rng, bounds, gap, colonies, discs, tag)
    plane(8, 8, (0, 2, SEA_BED), sand)
    fog.hang_backdrop(30, 16, (0, 6, 3))


def add_life(fog):
    """Two small fish and what drifts in the water."""
    for x, y, z, length, yaw, phase in CHROMIS:
        turn = (0, radians(-5), radians(yaw))
        place(portrait_mesh("chromis", fog, phase), "chromis", (x, y, z), turn, length)
    closeup.marine_snow(np.random.default_rng(3), 60, (-0.3, -0.05, 0.03), (0.3, 0.35, 0.3))


def light_scene():
    """The sun through ripples from behind, the sky's cool light, a warm reflector at the front."""
    water.ripples_above(9, 9, (0, 1, 0.9), seed=5, scale=1.9, gain=0.95, lift=0.10)
    lights.sun((radians(-34), radians(-26), 0), 7.0, (1.0, 0.96, 0.86), 0.012)
    lights.area((-0.2, 1.2, 1.6), (radians(-35), 0, 0), 3.0, 26, (0.60, 0.94, 1.0))
    turn = (radians(48), 0, radians(32))
    lights.area((0.55, -0.75, 0.75), turn, 0.5, 4.0, (1.0, 0.88, 0.74))


def main():
    job = read_job()
    reset_scene(background=(0.004, 0.022, 0.026))
    fog = sea()
    build_nursery(fog)
    add_life(fog)
    light_scene()
    choose_camera(VIEWS, job.view).data.clip_start = 0.01
    render(job, bounces=3, clamp=4.0, diffuse_bounces=1)


if __name__ == "__main__":
    main()
