"""A koi pond in a walled courtyard, late in the day, in the slatted shade of a pergola.

We look along +y over the pond, whose water is z = 0; the sun stands behind us, to the left. The
pond holds what its project says: 3.6 x 9.3 m and 1.8 m deep are 60,000 litres. View: main.
"""

from math import cos, radians, sin

import numpy as np
from mathutils import Vector

from parts import courtyard, furniture, lights, materials, plants, water
from parts.blender import box, place, plane, reset_scene, to_blender_mesh
from parts.camera import choose_camera
from parts.fish import fish
from parts.fish_freshwater import koi
from parts.job import read_job
from parts.render import render

HALF_WIDTH, FAR, BED = 1.8, 9.3, -1.8  # the near edge is y = 0
RIM, RIM_TOP, TERRACE = 0.42, 0.10, 0.09
WALL_RIGHT, WALL_BACK, HOUSE = 3.5, 13.2, -5.4
WALL_HEIGHT, WALL_BACK_HEIGHT = 3.2, 2.35
SUN = (0.60, 0.58, -0.55)  # the way its light goes

VIEWS = {
    "main": dict(
        location=(-0.35, -3.35, 1.72),
        target=(-0.35, 10, 1.72),
        lens=28,
        shift=(0.02, -0.13),
    ),
}

# Koi: style, x, y, yaw in degrees, length, depth.
KOI = [
    ("kohaku", -0.70, 1.02, 34, 0.70, 0.13),
    ("ogon", 0.35, 1.22, 152, 0.66, 0.15),
    ("sanke", -1.15, 1.85, -14, 0.62, 0.17),
    ("showa", 1.05, 1.80, 118, 0.64, 0.14),
    ("kohaku", -0.05, 2.15, 64, 0.64, 0.13),
    ("platinum", -0.75, 2.75, 20, 0.58, 0.22),
    ("kohaku", 0.55, 2.55, 200, 0.64, 0.13),
    ("asagi", 1.30, 0.95, 104, 0.58, 0.20),
    ("sanke", -0.15, 3.35, 140, 0.58, 0.16),
    ("ogon", 1.05, 3.30, 70, 0.60, 0.15),
    ("kohaku", -1.20, 3.40, 40, 0.60, 0.12),
    ("showa", 0.25, 4.10, -20, 0.60, 0.15),
    ("kohaku", 0.95, 4.90, 160, 0.60, 0.13),
    ("platinum", -0.75, 5.20, 75, 0.56, 0.14),
]
RINGS_AT = (1, 4)  # the koi whose mouths have just touched the surface
# Pots: x, y, radius, height, what grows in them.
POTS = [
    (-2.85, 6.9, 0.27, 0.52, "agave"),
    (-3.35, 7.7, 0.36, 0.72, "grass"),
    (2.75, 10.4, 0.36, 0.70, "agave"),
    (-2.55, 10.6, 0.30, 0.58, "grass"),
]
TREE = (-0.35, 11.6)


def build_basin(fog):
    """Walls of dark slate under water, a bed of laid stones, the rim of pale limestone."""
    slate = materials.stone(
        "slate", (0.02, 0.021, 0.022), (0.06, 0.06, 0.058), 0.5, 3, 0.2, fog=fog
    )
    plane(2 * HALF_WIDTH, FAR, (0, FAR / 2, BED), slate)
    depth = -BED
    for side in (-1, 1):
        at = (side * (HALF_WIDTH + 0.05), FAR / 2, BED / 2)
        box((0.1, FAR, depth + 0.06), at, slate)
    for y in (-0.05, FAR + 0.05):
        box((2 * HALF_WIDTH + 0.2, 0.1, depth + 0.06), (0, y, BED / 2), slate)

    limestone = materials.stone(
        "limestone", (0.36, 0.315, 0.255), (0.52, 0.465, 0.385), 0.5, 3.0, 0.10
    )
    inside, lip = HALF_WIDTH, 0.03
    block = 1.16
    for y in np.arange(0, FAR - 0.01, block):
        length = min(block, FAR - y) - 0.005
        for side in (-1, 1):
            x = side * (inside - lip + RIM / 2)
            box((RIM, length, 0.09), (x, y + length / 2, RIM_TOP - 0.045), limestone, 0.006)
    reach = inside - lip + RIM
    for y in (-RIM / 2 + lip, FAR + RIM / 2 - lip):
        for x in np.linspace(-reach, reach, 5)[:-1]:
            size = (reach / 2 - 0.005, RIM, 0.09)
            box(size, (x + reach / 4, y, RIM_TOP - 0.045), limestone, 0.006)


def release_koi(fog):
    """Every koi is its own mesh: pattern, bend and turn."""
    rng = np.random.default_rng(17)
    skins = [
        materials.fish_skin(fog, 0.01),
        materials.fish_skin(fog, 0.01, fin=True),
        materials.fish_eye(fog),
    ]
    for index, (style, x, y, yaw, length, depth) in enumerate(KOI):
        shape = fish(
            koi(300 + index * 11, style),
            bend=rng.uniform(0.09, 0.17) * rng.choice([-1, 1]),
            phase=rng.uniform(0, 6.3),
            rings=150,
            sides=64,
            turn=rng.uniform(-0.22, 0.22),
        )
        tilt = (0, rng.normal(0, 0.04), radians(yaw))
        place(to_blender_mesh(shape, "koi", skins), "koi", (x, y, -depth), tilt, length * 1.12)


def fill_with_water():
    """The surface: nearly still, with rings where koi have come up."""
    rings = []
    for index in RINGS_AT:
        _, x, y, yaw, length, _ = KOI[index]
        reach = 0.5 * length
        mouth = (x + reach * cos(radians(yaw)), y + reach * sin(radians(yaw)))
        rings.append((*mouth, 40, 0.05, 3.0))
    surface = water.water_surface(
        water.caustic_image(640, seed=7, waves=30),
        tile=1.5,
        gain=0.45,
        lift=0.5,
        bump=0.035,
        scale=1.6,
        rings=rings,
        tint=(0.97, 1.0, 0.99),
    )
    plane(2 * HALF_WIDTH, FAR, (0, FAR / 2, 0), surface)


def build_court():
    """Terrace, walls of pale plaster, a house whose rooms are lit, the pergola."""
    paving = materials.stone("paving", (0.30, 0.265, 0.215), (0.43, 0.385, 0.32), 0.6, 2.4, 0.10)
    under = materials.plain("joint", (0.10, 0.09, 0.075), 0.9)
    left = -HALF_WIDTH - RIM + 0.03
    courtyard.paving(HOUSE, left, -1.5, WALL_BACK, TERRACE, paving)
    courtyard.paving(left, WALL_RIGHT, FAR + RIM - 0.03, WALL_BACK, TERRACE, paving)
    courtyard.paving(left, WALL_RIGHT, -3.6, -RIM + 0.03, TERRACE, paving)
    for x0, x1, y0, y1 in (
        (HOUSE, left, -4, WALL_BACK),
        (left, WALL_RIGHT, FAR + 0.2, WALL_BACK),
        (left, WALL_RIGHT, -4, -0.2),
    ):
        box((x1 - x0, y1 - y0, 0.1), ((x0 + x1) / 2, (y0 + y1) / 2, TERRACE - 0.07), under)

    plaster = materials.stone("plaster", (0.43, 0.365, 0.285), (0.53, 0.455, 0.36), 0.85, 0.9, 0.12)
    cap = materials.stone("cap", (0.36, 0.315, 0.255), (0.52, 0.465, 0.385), 0.6, 3.0, 0.1)
    width, middle = WALL_RIGHT - HOUSE, (WALL_RIGHT + HOUSE) / 2
    box((0.3, 20, WALL_HEIGHT), (WALL_RIGHT + 0.15, 5, WALL_HEIGHT / 2), plaster)
    box((0.38, 20, 0.05), (WALL_RIGHT + 0.15, 5, WALL_HEIGHT + 0.025), cap, 0.005)
    top = WALL_BACK_HEIGHT
    box((width + 8, 0.3, top), (middle, WALL_BACK + 0.15, top / 2), plaster)
    box((width + 8, 0.38, 0.05), (middle, WALL_BACK + 0.15, top + 0.025), cap, 0.005)

    bronze = materials.plain("bronze", (0.10, 0.068, 0.04), 0.4, 0.8)
    room = materials.emissive("room", (0.95, 0.50, 0.22), 0.30)
    for y in np.arange(1.0, WALL_BACK, 3.2):
        box((0.3, 0.7, 2.6), (HOUSE, y, 1.3), plaster)
        for x in (y + 0.38, y + 1.6, y + 2.82):
            box((0.06, 0.05, 2.5), (HOUSE + 0.02, x, 1.34), bronze, 0.004)
    box((5, 19, 0.42), (HOUSE - 2.4, 4.0, 2.79), plaster)
    plane(3.0, 19, (HOUSE - 3.2, 4.0, 1.3), room, (0, radians(90), 0))
    globe = materials.emissive("globe", (1.0, 0.62, 0.30), 9)
    for y in (4.6, 8.0, 11.2):
        furniture.globe_lamp(HOUSE - 1.3, y, globe, bronze, 1.5)
    pane = water.pane(0.25, (0.9, 0.93, 0.92))
    plane(2.6, 13, (HOUSE, 6.8, 1.3), pane, (0, radians(90), 0))

    teak = materials.wood("teak", (0.075, 0.040, 0.020), (0.17, 0.095, 0.05), 0.5, 0)
    courtyard.pergola(-2.75, WALL_RIGHT - 0.06, -4.2, 7.7, 2.85, teak, bronze)


def plant_court():
    """Grasses and agaves along the right wall, pots, the tree in its raised bed, palms beyond."""
    rng = np.random.default_rng(8)
    green = materials.leaf(None, 0.5, 0.3)
    blades = dict(dark="#4a5a34", light="#a3a468", droop=1.2, elevation=(1.5, 0.8))
    grasses = [
        to_blender_mesh(plants.tuft(seed, 90, 0.62, 0.011, 0.06, **blades), "grass", [green])
        for seed in (1, 2, 3)
    ]
    spikes = dict(dark="#3f5a50", light="#86a08c", droop=0.25, fold=0.7, elevation=(1.45, 0.15))
    agaves = [
        to_blender_mesh(plants.rosette(seed, 26, 0.48, 0.10, "lance", **spikes), "agave", [green])
        for seed in (4, 5)
    ]
    soil = materials.stone("bed", (0.02, 0.016, 0.012), (0.07, 0.056, 0.042), 0.95, 9, 0.5)
    left, right = HALF_WIDTH + RIM - 0.03, WALL_RIGHT
    box((right - left, FAR + RIM, 0.1), ((left + right) / 2, FAR / 2, 0.02), soil)
    for index, y in enumerate(np.arange(-0.2, FAR, 0.36)):
        spot = (rng.uniform(left + 0.25, right - 0.25), y + rng.normal(0, 0.08), 0.07)
        kind = agaves[index % 2] if index % 4 == 1 else grasses[index % 3]
        place(kind, "planting", spot, (0, 0, rng.uniform(0, 6)), rng.uniform(0.75, 1.15))

    clay = materials.stone("clay", (0.075, 0.062, 0.052), (0.13, 0.108, 0.09), 0.75, 3, 0.15)
    for x, y, radius, height, kind in POTS:
        courtyard.pot(x, y, TERRACE, radius, height, clay)
        mesh = agaves[0] if kind == "agave" else grasses[1]
        size = radius / 0.27 * (0.85 if kind == "agave" else 0.8)
        spot = (x, y, TERRACE + height * 0.95)
        place(mesh, "potted", spot, (0, 0, rng.uniform(0, 6)), size)

    cap = materials.stone("seat", (0.36, 0.315, 0.255), (0.52, 0.465, 0.385), 0.6, 3.0, 0.1)
    x, y = TREE
    box((2.3, 1.5, 0.42), (x, y, TERRACE + 0.21), cap, 0.01)
    box((2.0, 1.2, 0.05), (x, y, TERRACE + 0.415), soil)
    courtyard.olive_tree(3, x, y, TERRACE + 0.42, 2.9)
    for index in range(9):
        spot = (x + rng.uniform(-0.9, 0.9), y + rng.uniform(-0.5, 0.5), TERRACE + 0.43)
        place(grasses[index % 3], "underplanting", spot, (0, 0, index), 0.45)

    palms = [to_blender_mesh(plants.palm(seed, 2.7, 20, 1.15), "palm", [green]) for seed in (1, 2)]
    for index, (x, y, size) in enumerate(
        [(-4.4, 17.0, 1.0), (-3.0, 19.5, 1.12), (1.7, 18.0, 1.05), (2.9, 20.5, 1.15)]
    ):
        place(palms[index % 2], "palm", (x, y, 0), (0, 0, 2.0 * index), size)


def furnish():
    """A low chair and a side table on the terrace."""
    cloth = materials.plain("cloth", (0.34, 0.30, 0.25), 0.9, bump=0.3, bump_scale=160)
    bronze = materials.plain("leg", (0.10, 0.068, 0.04), 0.4, 0.8)
    chair = furniture.lounge_chair(-3.9, 5.1, radians(-70), cloth, bronze)
    chair.location.z = TERRACE
    second = furniture.lounge_chair(-4.0, 3.7, radians(-100), cloth, bronze)
    second.location.z = TERRACE


def light_court():
    """Late warm sun over the house, the sky's cool light."""
    aim = Vector(SUN).to_track_quat("-Z", "Y").to_euler()
    lights.sun(aim, 8.0, (1.0, 0.66, 0.36), 0.012)
    lights.hdri("sunset", 0.34, radians(200), (0.80, 0.93, 1.1))
    courtyard.late_sky(70, 0.9)


def main():
    job = read_job()
    reset_scene()
    light_court()
    fog = water.PondFog(0.0, 0.80, (0.0020, 0.021, 0.024), (0.55, 0.18, 0.17))
    build_basin(fog)
    release_koi(fog)
    fill_with_water()
    build_court()
    plant_court()
    furnish()
    choose_camera(VIEWS, job.view)
    render(job, bounces=6, clamp=6)


if __name__ == "__main__":
    main()
