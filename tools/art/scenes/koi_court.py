"""A koi pond in a walled courtyard, late in the day, in the slatted shade of a pergola.

We look along +y over the pond, whose water is z = 0; the sun stands behind us, to the left. The
pond holds what its project says: 3.6 x 9.3 m and 1.8 m deep are 60,000 litres. View: main.
"""

from math import radians

import numpy as np
from mathutils import Vector

from parts import courtyard, furniture, koi, lights, materials, plants, water
from parts.blender import box, place, plane, reset_scene, to_blender_mesh
from parts.camera import choose_camera
from parts.date_palm import date_palm
from parts.job import read_job
from parts.render import render

HALF_WIDTH, FAR, BED = 1.8, 9.3, -1.8  # the near edge is y = 0
RIM, RIM_TOP, TERRACE = 0.42, 0.10, 0.09
WALL_RIGHT, WALL_BACK, HOUSE = 3.5, 13.2, -5.4
WALL_HEIGHT, WALL_BACK_HEIGHT = 3.6, 2.55
SUN = (0.60, 0.58, -0.55)  # the way its light goes

VIEWS = {
    "main": dict(
        location=(-0.35, -2.35, 2.32),
        target=(-0.35, 10, 2.32),
        lens=26,
        shift=(0.02, -0.175),
    ),
}

# Koi: style, x, y, yaw in degrees, length, depth of the axis.
KOI = [
    ("kohaku", -0.62, 1.72, 34, 0.74, 0.23),
    ("ogon", 0.52, 2.02, 164, 0.70, 0.26),
    ("sanke", -1.12, 2.42, -8, 0.66, 0.31),
    ("showa", 0.98, 2.72, 128, 0.68, 0.28),
    ("kohaku", -0.16, 2.52, 62, 0.68, 0.22),
    ("platinum", -0.98, 3.15, 20, 0.62, 0.38),
    ("kohaku", 0.36, 3.32, 214, 0.66, 0.25),
    ("chagoi", 1.22, 1.62, 100, 0.70, 0.40),
    ("sanke", -0.30, 3.72, 132, 0.62, 0.27),
    ("ogon", -0.66, 4.42, 52, 0.62, 0.31),
    ("kohaku", 0.70, 4.15, 196, 0.62, 0.24),
    ("showa", 0.15, 4.95, -24, 0.60, 0.35),
    ("kohaku", 0.98, 6.30, 150, 0.60, 0.25),
    ("platinum", -0.90, 6.70, 82, 0.58, 0.33),
    ("kohaku", 0.02, 1.30, 108, 0.68, 0.33),
    ("ogon", -1.32, 1.50, 66, 0.62, 0.40),
]
RINGS = [(0.02, 3.42), (-1.02, 5.3)]  # where something has just touched the surface
# Pots: x, y, radius, height, what grows in them.
POTS = [
    (-2.85, 6.9, 0.27, 0.52, "agave"),
    (-3.35, 7.7, 0.36, 0.72, "grass"),
    (2.75, 10.4, 0.36, 0.70, "agave"),
    (-2.55, 10.6, 0.30, 0.58, "grass"),
]
TREE = (-0.35, 11.6)
PALMS = [(-17.2, 55.0, 0.93), (-15.4, 66.0, 0.86)]  # x, y, size; far behind the wall


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

    inside, lip = HALF_WIDTH, 0.03
    block = 1.16
    colors = (0.36, 0.315, 0.255), (0.52, 0.465, 0.385)
    limestone = courtyard.trodden_stone("limestone", *colors, (RIM, block), 0.5, inside - lip)
    across = courtyard.trodden_stone("end limestone", *colors, (0.9, RIM), 0.5)
    rng = np.random.default_rng(31)

    def lay(size, x, y, stone):
        seed = int(rng.integers(1000))
        shape = courtyard.chipped_block(seed, size)
        spot = (x + rng.normal(0, 0.0012), y, RIM_TOP - 0.045 - 0.0025 * rng.random() ** 2)
        place(to_blender_mesh(shape, "coping", [stone], False), "coping", spot)

    for y in np.arange(0, FAR - 0.01, block):
        length = min(block, FAR - y) - 0.005
        for side in (-1, 1):
            x = side * (inside - lip + RIM / 2)
            lay((RIM, length, 0.09), x, y + length / 2, limestone)
    reach = inside - lip + RIM
    for y in (-RIM / 2 + lip, FAR + RIM / 2 - lip):
        for x in np.linspace(-reach, reach, 5)[:-1]:
            lay((reach / 2 - 0.005, RIM, 0.09), x + reach / 4, y, across)


def release_koi(fog):
    """Every koi has its own pattern and its own bend; those far away have fewer faces."""
    rng = np.random.default_rng(21)
    skins = koi.skins(fog)
    for index, (style, x, y, yaw, length, depth) in enumerate(KOI):
        detail = 1.3 if y < 3 else 0.8
        pose = koi.some_pose(rng)
        koi.put_koi(300 + index, style, skins, (x, y, -depth), radians(yaw), length, pose, detail)


def fill_with_water():
    """The surface: nearly still, with a few rings."""
    surface = water.water_surface(
        water.caustic_image(640, seed=7, waves=30),
        tile=1.5,
        gain=0.45,
        lift=0.5,
        bump=0.08,
        scale=1.6,
        rings=[(x, y, 55, 0.06, 4.0) for x, y in RINGS],
        tint=(0.97, 1.0, 0.99),
        bend=True,
    )
    plane(2 * HALF_WIDTH, FAR, (0, FAR / 2, 0), surface)


def build_court():
    """Terrace, walls of pale plaster, a house whose rooms are lit, the pergola."""
    paving = courtyard.trodden_stone(
        "paving", (0.30, 0.265, 0.215), (0.43, 0.385, 0.32), (0.9, 0.6), 0.6
    )
    under = materials.plain("joint", (0.10, 0.09, 0.075), 0.9)
    left = -HALF_WIDTH - RIM + 0.03
    courtyard.paving(HOUSE, left, -1.5, WALL_BACK, TERRACE, paving, settled=0.0025)
    courtyard.paving(left, WALL_RIGHT, FAR + RIM - 0.03, WALL_BACK, TERRACE, paving, settled=0.0025)
    courtyard.paving(left, WALL_RIGHT, -3.6, -RIM + 0.03, TERRACE, paving, settled=0.0025)
    for x0, x1, y0, y1 in (
        (HOUSE, left, -4, WALL_BACK),
        (left, WALL_RIGHT, FAR + 0.2, WALL_BACK),
        (left, WALL_RIGHT, -4, -0.2),
    ):
        box((x1 - x0, y1 - y0, 0.1), ((x0 + x1) / 2, (y0 + y1) / 2, TERRACE - 0.09), under)
        courtyard.jointing(x0, x1, y0, y1, TERRACE - 0.002)

    tones = (0.42, 0.365, 0.295), (0.52, 0.455, 0.37)
    plaster = courtyard.weathered_plaster(*tones)
    stained = courtyard.weathered_plaster(*tones, WALL_HEIGHT)
    stained_back = courtyard.weathered_plaster(*tones, WALL_BACK_HEIGHT)
    cap = materials.stone("cap", (0.36, 0.315, 0.255), (0.52, 0.465, 0.385), 0.6, 3.0, 0.1)
    width, middle = WALL_RIGHT - HOUSE, (WALL_RIGHT + HOUSE) / 2
    box((0.3, 20, WALL_HEIGHT), (WALL_RIGHT + 0.15, 5, WALL_HEIGHT / 2), stained)
    box((0.38, 20, 0.05), (WALL_RIGHT + 0.15, 5, WALL_HEIGHT + 0.025), cap, 0.005)
    top = WALL_BACK_HEIGHT
    box((width + 8, 0.3, top), (middle, WALL_BACK + 0.15, top / 2), stained_back)
    box((width + 8, 0.38, 0.05), (middle, WALL_BACK + 0.15, top + 0.025), cap, 0.005)

    bronze = materials.plain("bronze", (0.10, 0.068, 0.04), 0.4, 0.8)
    room = materials.emissive("room", (0.95, 0.50, 0.22), 0.30)
    for y in np.arange(1.0, WALL_BACK, 3.2):
        box((0.3, 0.7, 2.6), (HOUSE, y, 1.3), plaster)
        for x in (y + 0.38, y + 1.6, y + 2.82):
            box((0.06, 0.05, 2.5), (HOUSE + 0.02, x, 1.34), bronze, 0.004)
    box((5, 19, 0.42), (HOUSE - 2.4, 4.0, 2.79), plaster)
    plane(3.0, 19, (HOUSE - 3.2, 4.0, 1.3), room, (0, radians(90), 0))
    floor = materials.wood("floor", (0.05, 0.032, 0.020), (0.12, 0.082, 0.055), 0.4, 1)
    box((3.3, 19, 0.08), (HOUSE - 1.6, 4.0, TERRACE - 0.05), floor)
    dark = materials.plain("frame", (0.05, 0.042, 0.036), 0.5)
    for y, z, wide, high in ((2.6, 1.7, 1.1, 0.8), (5.6, 1.15, 1.0, 2.1), (8.3, 1.75, 0.8, 1.1)):
        box((0.05, wide, high), (HOUSE - 3.15, y, z), dark)
    box((0.45, 2.4, 0.6), (HOUSE - 2.9, 8.0, TERRACE + 0.3), dark, 0.01)
    globe = materials.emissive("globe", (1.0, 0.62, 0.30), 9)
    for y in (4.6, 8.0, 11.2):
        furniture.globe_lamp(HOUSE - 1.3, y, globe, bronze, 1.5)
    pane = water.pane(0.25, (0.9, 0.93, 0.92))
    plane(2.6, 13, (HOUSE, 6.8, 1.3), pane, (0, radians(90), 0))

    teak = materials.wood("teak", (0.070, 0.046, 0.030), (0.155, 0.108, 0.072), 0.6, 0)
    courtyard.pergola(-2.75, WALL_RIGHT - 0.06, -4.2, 7.7, 3.3, teak, bronze, bays=3)


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
    for index, y in enumerate(np.arange(-0.2, FAR, 0.15)):
        spot = (rng.uniform(left + 0.2, right - 0.15), y + rng.normal(0, 0.12), 0.07)
        kind = agaves[index % 2] if rng.random() < 0.16 else grasses[index % 3]
        lean = (rng.normal(0, 0.08), rng.normal(0, 0.08), rng.uniform(0, 6))
        place(kind, "planting", spot, lean, rng.uniform(0.45, 1.2))

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

    hazy = materials.leaf(None, 0.6, 0.2, glow=0.5)
    palms = [to_blender_mesh(date_palm(seed, 6.2), "palm", [hazy]) for seed in (1, 2)]
    for index, (x, y, size) in enumerate(PALMS):
        place(palms[index % 2], "palm", (x, y, 0), (0, 0, 2.0 * index), size)


def furnish():
    """A long teak bench on the terrace, a towel left on it."""
    teak = materials.wood("bench", (0.085, 0.058, 0.038), (0.19, 0.135, 0.09), 0.6, 1)
    cloth = materials.plain("cloth", (0.42, 0.39, 0.34), 0.95, bump=0.4, bump_scale=220)
    courtyard.bench(-4.15, 4.9, TERRACE, teak)
    box((0.40, 0.34, 0.035), (-4.16, 5.5, TERRACE + 0.472), cloth, 0.014, 4, (0, 0, 0.06))
    box((0.37, 0.30, 0.030), (-4.15, 5.5, TERRACE + 0.503), cloth, 0.013, 4, (0, 0, 0.10))


def drop_leaves():
    """Leaves of the olive on the paving and on the water."""
    rng = np.random.default_rng(23)
    dry = materials.leaf(None, 0.6, 0.1, hue=0.02)
    shape = plants.leaf(0.052, 0.012, "lance", 0.6, 0.3, 0.4, dark="#5a5a3c", light="#98926a")
    mesh = to_blender_mesh(shape, "fallen", [dry])
    for _ in range(170):
        x, y = np.array(TREE) + rng.normal(0, 1, 2) * [1.6, 1.5] - [0, 1.0]
        afloat = abs(x) < HALF_WIDTH - 0.03 and 0.02 < y < FAR - 0.02
        z = 0.002 if afloat else RIM_TOP + 0.004
        place(mesh, "fallen", (x, y, z), (rng.normal(0, 0.1), 0, rng.uniform(0, 6.3)))
    for _ in range(26):
        x, y = rng.uniform(-1.7, 1.7), rng.uniform(1.0, 7.0)
        place(mesh, "fallen", (x, y, 0.002), (0, 0, rng.uniform(0, 6.3)), rng.uniform(0.7, 1.1))


def sweep_litter():
    """What the wind has left in the corners: olive leaves, bits of them, dust of petals."""
    rng = np.random.default_rng(29)
    dry = materials.leaf(None, 0.7, 0.05, hue=0.03)
    kinds = [
        plants.leaf(0.052, 0.012, "lance", bend, 0.5, 0.5, dark=dark, light=light)
        for bend, dark, light in ((0.9, "#4d4630", "#857a54"), (-0.7, "#5c4a30", "#94784c"))
    ]
    kinds.append(plants.leaf(0.012, 0.007, "obovate", 0.4, 0.2, dark="#4a3c28", light="#78643f"))
    meshes = [to_blender_mesh(kind, "litter", [dry]) for kind in kinds]
    back, bed = WALL_BACK, TREE[1] - 0.75
    lines = [  # from, to, how far it lies about, how much
        ((-1.5, back), (WALL_RIGHT, back), 0.10, 330),
        ((TREE[0] - 1.15, bed), (TREE[0] + 1.15, bed), -0.05, 160),
        ((-HALF_WIDTH - RIM, 0.0), (-HALF_WIDTH - RIM, FAR), -0.03, 190),
        ((HOUSE, 1.0), (HOUSE, back), -0.06, 150),
        ((WALL_RIGHT - 0.1, FAR + 0.5), (WALL_RIGHT, back), 0.15, 150),
    ]
    for start, end, spread, count in lines:
        heaps = rng.random(7)
        for _ in range(count):
            share = np.clip(rng.choice(heaps) + rng.normal(0, 0.05), 0, 1)
            spot = np.add(start, np.subtract(end, start) * share)
            away = abs(spread) * rng.gamma(1.0, 1.0)
            if start[1] == end[1]:
                spot[1] -= away
            else:
                spot[0] += away if start[0] == HOUSE else -away
            mesh = meshes[rng.choice(3, p=[0.3, 0.25, 0.45])]
            tilt = (rng.normal(0, 0.25), rng.normal(0, 0.2), rng.uniform(0, 6.3))
            place(mesh, "litter", (*spot, TERRACE + 0.004), tilt, rng.uniform(0.5, 1.1))


def light_court():
    """Late warm sun over the house, the sky's cool light."""
    aim = Vector(SUN).to_track_quat("-Z", "Y").to_euler()
    lights.sun(aim, 6.5, (1.0, 0.78, 0.56), 0.012)
    lights.hdri("sunset", 0.34, radians(200), (0.80, 0.93, 1.1))
    courtyard.late_sky(70, 0.9, clouds=0.7)


def main():
    job = read_job()
    reset_scene()
    light_court()
    fog = water.PondFog(0.0, 1.0, (0.0050, 0.0105, 0.0085), (1.15, 0.50, 0.62))
    build_basin(fog)
    release_koi(fog)
    fill_with_water()
    build_court()
    plant_court()
    furnish()
    drop_leaves()
    sweep_litter()
    choose_camera(VIEWS, job.view)
    render(job, bounces=6, clamp=6)


if __name__ == "__main__":
    main()
