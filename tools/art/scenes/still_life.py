"""Still lifes in one light: what two people work with, and what two steps of a project begin with.

Metres; the table (or the slab) is z = 0 and we look along +y. Views: idris, maren, survey, design.
"""

from math import pi, radians

import numpy as np

from parts import (
    books,
    closeup,
    desk,
    dry_rock,
    fragments,
    lights,
    materials,
    measuring_tools,
    notes,
    optics,
    pump_parts,
    rocks,
    section_and_plan,
    tabletop,
    turning,
    writing_tools,
)
from parts.blender import box, place, plane, reset_scene, to_blender_mesh
from parts.camera import choose_camera
from parts.colors import srgb
from parts.draughting import drawn_paper
from parts.job import read_job
from parts.mesh import tube
from parts.render import render
from parts.section_model import model_figure, section_model
from parts.tool_pieces import posed

BRASS = (0.74, 0.52, 0.27)
BRONZE = (0.44, 0.30, 0.185)
STEEL = (0.42, 0.42, 0.41)

VIEWS = {
    "idris": dict(
        location=(0.0, -0.575, 0.365), target=(0.0, 0.035, 0.032), lens=65, focus=0.655, fstop=12
    ),
    "maren": dict(
        location=(0.024, -0.60, 0.43), target=(0.020, 0.010, 0.010), lens=65, focus=0.685, fstop=11
    ),
    "survey": dict(
        location=(0.02, -0.56, 0.185), target=(0.005, 0.5, 0.108), lens=43, focus=0.66, fstop=8
    ),
    "design": dict(
        location=(0.03, -0.92, 0.40), target=(0.03, 0.05, 0.062), lens=56, focus=0.93, fstop=9
    ),
}


def brass():
    return tabletop.worn_metal("brass", BRASS, 0.24)


def steel():
    return tabletop.worn_metal("steel", STEEL, 0.24, (0.7, 0.68, 0.64), 0.4)


def lay_sheet(pixels, width, height, location, yaw, lift=0.012):
    """A drawing that lies on the table."""
    sheet = desk.sheet_of_paper(width, height, drawn_paper(pixels, width, height), lift, 0.10)
    sheet.location, sheet.rotation_euler = location, (0, 0, yaw)
    return sheet


def oak_table(seed=0.0, boards=(-0.33, -0.14, 0.05, 0.24, 0.43), width=0.19):
    """Oak boards along x."""
    for index, y in enumerate(boards):
        oak = tabletop.oiled_oak(f"oak{index}", shift=seed + index * 3.7)
        box((2.6, width - 0.0010, 0.04), (0.2, y, -0.02), oak, 0.0012)


def dark_room(y=1.6, color=(0.020, 0.030, 0.032)):
    """A wall far behind, nearly lost in the dark."""
    wall = materials.stone("wall", color, tuple(c * 1.5 for c in color), 0.9, 2.0, 0.05)
    plane(6, 4, (0, y, 0.5), wall, (pi / 2, 0, 0))


def build_idris():
    """A section of a plant room, an impeller, a rule, a sawn block of acrylic, a rolled drawing."""
    rng = np.random.default_rng(7)
    oak_table(1.3)
    dark_room()
    lights.spot((-1.4, 0.7, 1.0), (-0.3, 1.6, 0.35), 40, tabletop.WARM, 1.3, 1.0, 0.2)
    section = section_and_plan.plant_section(rng)
    lay_sheet(section, 0.42, 0.297, (0.045, 0.015, 0), radians(-13))

    bronze = tabletop.worn_metal("bronze", BRONZE, 0.46, (0.34, 0.31, 0.29), 0.95)
    machined = tabletop.worn_metal("machined", BRASS, 0.17, grain=(30, 30, 1400))
    posed(pump_parts.impeller(bronze, machined), (-0.042, -0.020, 0.0036), 0.5)
    ferrule = tabletop.worn_metal("ferrule", BRASS, 0.34, wear=0.10)
    posed(measuring_tools.scale_rule(ferrule, rng), (0.040, -0.099, 0.0034), radians(11))
    lacquer = tabletop.moulded("lacquer", (0.010, 0.012, 0.013), 0.25, 0.0, 0.0)
    fittings = tabletop.worn_metal("fittings", BRASS, 0.27, wear=0.06)
    pen = writing_tools.lead_holder(lacquer, fittings)
    posed(pen, (0.083, -0.030, 0.0046), radians(128), 0.033)

    acrylic = tabletop.sawn_acrylic()
    block = box((0.060, 0.050, 0.140), (0.052, 0.098, 0.0738), acrylic, 0.0009, 2, flat=True)
    block.rotation_euler = (0, 0, radians(28))

    blank = tabletop.moulded("paper", (0.44, 0.415, 0.36), 0.8, 0.05, 0.3, 0.2)
    desk.paper_roll(0.030, 0.62, blank, (-0.11, 0.235, 0.0), radians(9))
    desk.paper_roll(0.024, 0.50, blank, (0.10, 0.285, 0.0), radians(-4))
    cloth = materials.coral(None, 0.75, 0.1, 60, 0, 0.0, name="book")
    for index, (color, z) in enumerate((("#1d2a2c", 0.0), ("#5a3a22", 0.034), ("#2a2420", 0.061))):
        mesh = books.lying(books.book(0.032, 0.27, 0.19, color), 0.27)
        data = to_blender_mesh(mesh, "book", [cloth])
        place(data, "book", (-0.36 + 0.012 * index, 0.40, z), (0, 0, 0.12 - 0.11 * index))

    low, high = (-0.16, -0.14, 0.0042), (0.17, 0.16, 0.0046)
    tabletop.dust(rng, low, high, 260, 10)
    crumbs(rng, (0.075, -0.065, 0.0042))
    tabletop.low_key((0.0, 0.02, 0.03))


def crumbs(rng, middle, count=9):
    """What a rubber leaves on a drawing: small grey rolls, thin at their ends."""
    rubber = materials.plain("crumb", (0.30, 0.285, 0.27), 0.95)
    along = np.linspace(-1, 1, 15)
    for _ in range(count):
        turn, bend, size = rng.uniform(0, 6), rng.normal(0, 0.5), rng.uniform(0.0007, 0.0017)
        angle = turn + bend * along
        path = np.cumsum(np.stack([np.cos(angle), np.sin(angle), 0 * angle], -1), 0) * size / 7
        vertices, faces = tube(path, 0.00022 * (1.05 - along**2), 8)
        x, y = rng.normal(0, 0.018, 2)
        data = to_blender_mesh({"v": vertices, "f": faces}, "crumb", [rubber])
        place(data, "crumb", (middle[0] + x, middle[1] + y, middle[2]))


def living_fragment(location, yaw, size=1.0):
    """A small colony on its cement plug."""
    foot, body, tip = (srgb(color) for color in ("#6b5136", "#9c7c58", "#eddcba"))
    colony = fragments.branching(64, "bush", foot, body, tip, 1.0)
    cement = closeup.weathered(
        "plug", None, srgb("#8d877c"), srgb("#b6ae9e"), srgb("#85606a"), 90.0
    )
    plug = [(0.0060, -0.012), (0.0060, -0.006), (0.0135, -0.0055), (0.0140, -0.0008), (0.0125, 0)]
    tissue = to_blender_mesh(colony, "colony", [closeup.coral_tissue(None)])
    parts = [place(tissue, "colony", (0, 0, 0.0002), scale=0.92)]
    parts.append(turning.lathe(plug, cement, bevel=0.0010))
    return posed(parts, location, yaw, 0.10, 0.06)


def build_maren():
    """A husbandry log with spectacles on it, a refractometer, a fragment in a dish, a pipette."""
    rng = np.random.default_rng(11)
    slate = tabletop.honed_slate()
    box((3, 1.8, 0.03), (0, 0.3, -0.015), slate, 0.002)
    dark_room(1.9, (0.012, 0.020, 0.022))
    tabletop.glow_panel(1.5, 0.62, (0.62, 1.7, 0.28), (0.10, 0.42, 0.46), 0.9)

    pages = [
        drawn_paper(notes.log_page(rng, 148, 205, share, first), 0.148, 0.205)
        for share, first in ((1.0, 0), (0.66, 27))
    ]
    cover = tabletop.moulded("cloth", (0.012, 0.036, 0.038), 0.8, 0.1, 0.6, 0.2)
    edge = tabletop.moulded("edge", (0.40, 0.37, 0.31), 0.9, 0.1, 0.9, 0.1)
    yaw = radians(-15)
    posed(writing_tools.open_book(pages, cover, edge), (-0.062, 0.075, 0), yaw)

    dark = tabletop.moulded("rubber", (0.012, 0.012, 0.013), 0.55, 0.35, 0.35)
    wire = materials.plain("wire", BRASS, 0.27, metal=1.0)
    horn = materials.plain("horn", (0.045, 0.018, 0.008), 0.22)
    soft = materials.plain("soft", (0.42, 0.41, 0.38), 0.35)
    spectacles = optics.eyeglasses(wire, tabletop.thin_glass("lens"), horn, soft, 0.06)
    posed(spectacles, (0.012, 0.074, 0.0150), radians(150), 0, radians(-10))

    chrome = tabletop.worn_metal("chrome", (0.56, 0.56, 0.55), 0.30, (0.75, 0.73, 0.7), 0.12)
    plate = tabletop.moulded("plate", (0.44, 0.47, 0.46), 0.30, 0.15, 0.10, scuffs=0.35)
    prism = materials.plain("prism", (0.030, 0.055, 0.075), 0.06, specular=0.8)
    scope = optics.refractometer(chrome, dark, prism, plate)
    posed(scope, (-0.036, -0.082, 0.0), radians(-11))

    glass = tabletop.clear("dish", 1.5, (0.985, 0.995, 0.992), (0.86, 0.89, 0.89))
    sea = tabletop.clear("water", 1.33, (0.97, 0.99, 0.99), (0.88, 0.92, 0.92))
    dish = (0.101, -0.088, 0.0)
    outer = [(0.040, 0.0), (0.0425, 0.0015), (0.0435, 0.006), (0.0440, 0.0270), (0.0448, 0.0290)]
    inner = [(0.0428, 0.0286), (0.0418, 0.0262), (0.0414, 0.006), (0.0395, 0.0034)]
    turning.vessel(outer, inner, glass, dish)
    rim = [(0.0396, 0.0033), (0.0416, 0.006), (0.0419, 0.0206), (0.0412, 0.0200), (0.0380, 0.0197)]
    turning.lathe(rim, sea, dish, bevel=0.0004, segments=128)
    living_fragment((0.099, -0.090, 0.0152), 0.7)
    strip = writing_tools.tape_strip(rng, ("FRAG 7", "19.1"), 0.0443, 0.026, 0.012)
    posed([strip], dish, radians(-16)).location = (0.0888, -0.1306, 0.0150)

    teat = tabletop.moulded("teat", (0.13, 0.035, 0.018), 0.5, 0.25, 0.2)
    stem = tabletop.thin_glass("stem", 0.22)
    posed(turning.pipette(stem, teat), (0.040, -0.152, 0.0), radians(13))
    drops(rng, sea)
    tabletop.dust(rng, (-0.2, -0.17, 0.0001), (0.2, 0.10, 0.0003), 300, 8)
    tabletop.low_key((0.01, 0.0, 0.02))
    tabletop.softbox((0.22, -0.75, 0.42), (0, -0.05, 0), 0.5, 1.7, (1.0, 0.93, 0.84), 0.35)


def drops(rng, material):
    """Drops of sea water on the bench, beside the dish."""
    for _ in range(15):
        x, y = 0.055 + rng.normal(0, 0.035), -0.118 + rng.normal(0, 0.016)
        radius = rng.uniform(0.0010, 0.0042)
        turn = np.linspace(0, pi / 2, 7)
        cap = [(radius * np.cos(t), radius * 0.34 * np.sin(t)) for t in turn[:-1]]
        turning.lathe(cap, material, (x, y, 0.0), bevel=0.0001, segments=40)


def build_survey():
    """Surveyor's tools and a sketched plan on the slab; behind them a wall with a dark opening."""
    rng = np.random.default_rng(3)
    slab = tabletop.bare_concrete("slab")
    plane(14, 12, (0, 4, 0), slab)
    wall = tabletop.bare_concrete("wall", (0.075, 0.074, 0.070), (0.15, 0.146, 0.137))
    back, left, right, bottom, top = 3.3, -0.95, 1.55, 0.43, 1.30
    for x0, x1, z0, z1 in (
        (-6, left, 0, 3.4),
        (right, 6, 0, 3.4),
        (left, right, 0, bottom),
        (left, right, top, 3.4),
    ):
        box((x1 - x0, 0.3, z1 - z0), ((x0 + x1) / 2, back + 0.15, (z0 + z1) / 2), wall)
    box((8, 0.2, 4), (0, back + 2.2, 1), materials.plain("beyond", (0.008, 0.009, 0.010), 0.9))
    box((0.3, 9, 3.4), (-3.6, 3, 1.7), wall)
    hole = materials.plain("tie", (0.012, 0.012, 0.012), 0.9)
    for x in np.arange(-3.2, 3.3, 1.25):
        for z in (0.35, 2.15):
            turning.lathe([(0.014, 0), (0.014, 0.002)], hole, (x, back, z), (0, -1, 0))
    zinc = tabletop.worn_metal("zinc", (0.34, 0.35, 0.36), 0.35)
    for x in (-1.75, -1.30):
        box((0.05, 0.07, 3.4), (x, back - 0.06, 1.7), zinc, 0.004)

    plan = notes.survey_sketch(rng)
    lay_sheet(plan, 0.210, 0.297, (-0.085, 0.140, 0), radians(17), 0.004)
    shell = tabletop.moulded("shell", (0.030, 0.032, 0.034), 0.5, 0.35, 0.35, scuffs=0.8)
    grip = tabletop.moulded("grip", (0.30, 0.155, 0.035), 0.6, 0.30, 0.4, scuffs=0.7)
    glass = tabletop.clear("window", 1.5, (0.95, 0.97, 0.97), (0.9, 0.9, 0.9))
    metal = brass()
    meter = measuring_tools.laser_meter(shell, grip, glass)
    posed(meter, (-0.075, 0.115, 0.0030), radians(14))
    measuring_tools.laser_dot((-1.10, back, 0.74), (0, -1, 0), 0.006, 30)

    case = tabletop.worn_metal("case", (0.36, 0.36, 0.35), 0.30, (0.6, 0.57, 0.52), 0.6)
    tape = measuring_tools.tape_measure(case, (0.66, 0.43, 0.025), steel(), rng, 0.200, 0.0048)
    posed(tape, (0.135, 0.225, 0.0), radians(12))
    angles = [radians(a) for a in (148, -132, 139, -128)]
    posed(measuring_tools.folding_rule(metal, rng, angles), (-0.185, 0.36, 0.0), radians(-6))
    posed(
        writing_tools.pencil(
            tabletop.moulded("red", (0.21, 0.028, 0.018), 0.3, 0.2, 0.05, scuffs=0.9),
            materials.plain("cedar", (0.38, 0.24, 0.13), 0.8),
            metal,
        ),
        (0.010, 0.065, 0.0030),
        radians(139),
    )
    grit(rng, slab)
    specks = strewn(rng, 3000, HEAPS, SWEPT)
    specks = np.c_[specks, np.full(len(specks), 0.0003)]
    low, high = (-0.5, -0.25, 0.0002), (0.5, 0.4, 0.0006)
    tabletop.dust(rng, low, high, 0, 20, (0.24, 0.23, 0.21), specks)
    tabletop.low_key((0.0, 0.16, 0.03), 0.75, 1.15)
    tabletop.softbox((0.35, -0.70, 0.50), (0.05, 0.16, 0), 0.5, 1.0, (1.0, 0.93, 0.84), 0.35)
    far_light = (1.0, 0.74, 0.48)
    lights.spot((-2.9, 1.5, 1.9), (-0.7, back, 0.5), 190, far_light, 1.4, 0.95, 0.25)
    lights.area((2.8, 1.4, 2.6), (radians(35), radians(35), 0), 1.5, 22, (0.5, 0.76, 0.9))


def strewn(rng, count, heaps, swept):
    """Points on the floor in heaps with outliers, but none where a hand has brushed it clear.

    heaps: x, y and spread of each; swept: x, y and radius of the clear places.
    """
    heaps = np.array(heaps)
    chosen = rng.choice(len(heaps), count, p=heaps[:, 2] ** 0.7 / (heaps[:, 2] ** 0.7).sum())
    points = heaps[chosen, :2] + rng.standard_t(2.2, (count, 2)) * heaps[chosen, 2:]
    clear = np.ones(count, bool)
    for x, y, radius in swept:
        away = np.hypot(points[:, 0] - x, points[:, 1] - y) / radius
        clear &= (away > rng.uniform(0.75, 1.05, count)) | (rng.random(count) < 0.02)
    return points[clear]


# Where crumbs of mortar lie together: x, y, spread; and where the tools were set down.
HEAPS = [
    (-0.30, 0.20, 0.020), (-0.43, 0.33, 0.05), (0.36, 0.12, 0.030), (0.30, 0.44, 0.10),
    (0.02, 0.62, 0.16), (-0.36, 0.80, 0.12), (0.20, -0.02, 0.016), (-0.26, 0.015, 0.030),
    (0.0, 0.3, 0.55),
]  # fmt: skip
SWEPT = [(-0.06, 0.13, 0.17), (0.12, 0.20, 0.10), (-0.15, 0.38, 0.08)]


def grit(rng, material, count=700):
    """Crumbs of mortar, splinters and brick: most of them small, a few large."""
    pale = materials.stone("lime", (0.20, 0.19, 0.17), (0.34, 0.32, 0.29), 0.95, 300, 0.4)
    brick = materials.stone("brick", (0.10, 0.042, 0.026), (0.16, 0.07, 0.045), 0.95, 300, 0.4)
    blobs = []
    for index in range(8):
        blob = rocks.rock(300 + index, [(0, 0, 0, 1.0)], 16, 0.6, 0.42, 0.25)
        for kind in (material, pale, brick):
            blobs.append(to_blender_mesh(blob, "grit", [kind]))
    for x, y in strewn(rng, count, HEAPS, SWEPT):
        radius = min(0.00055 / rng.uniform(0.004, 1) ** 0.62, 0.0080)
        kind = rng.choice(3, p=(0.62, 0.28, 0.10))
        data = blobs[3 * rng.integers(8) + kind]
        flat = rng.uniform(0.4, 1, 3) * radius
        turn = (rng.normal(0, 0.3), rng.normal(0, 0.3), rng.uniform(0, 6))
        place(data, "grit", (x, y, flat[2] * 0.45), turn, flat)


def build_design():
    """A section model on its drawings, samples of stone and coral rock, a figure for the scale."""
    rng = np.random.default_rng(19)
    oak_table(6.1)
    dark_room(1.8)
    lights.spot((-1.5, 0.8, 1.1), (-0.5, 1.8, 0.25), 70, tabletop.WARM, 1.3, 1.0, 0.2)
    metal = brass()
    lay_sheet(section_and_plan.planted_plan(rng), 0.594, 0.42, (0.14, 0.00, 0), radians(6), 0.006)
    posed(section_model(metal), (-0.045, 0.095, 0.0032), radians(13))
    sheet_brass = materials.plain("sheet-brass", BRASS, 0.42, metal=1.0)
    posed(model_figure(sheet_brass), (-0.045, -0.048, 0.0034), radians(-14))

    tiles = (
        ("black", (0.022, 0.022, 0.024), (0.26, 0.22, 0.15), -0.225, -0.085, 0.0, 24, 0.10),
        ("pale", (0.42, 0.40, 0.36), (0.20, 0.17, 0.13), -0.185, -0.118, 0.0095, -8, 0.085),
        ("green", (0.014, 0.045, 0.038), (0.20, 0.26, 0.22), -0.228, -0.150, 0.0, 31, 0.075),
    )
    for name, base, vein, x, y, z, degrees, size in tiles:
        stone = materials.marble(name, base, vein, 0.28, 16)
        at = (x, y, z + 0.0048 + 0.0034)
        box((size, size * 0.8, 0.0094), at, stone, 0.0006, 2, (0, 0, radians(degrees)), flat=True)

    skeleton = fragments.branching(
        63, "skeleton", *(srgb(c) for c in ("#a89e8c", "#c4baa6", "#d8d0be")), crusted=True
    )
    chalk = closeup.coral_tissue(None)
    place(
        to_blender_mesh(skeleton, "skeleton", [chalk]),
        "skeleton",
        (0.055, -0.085, 0.004),
        (0, 0, 2.0),
        1.35,
    )
    pieces = [
        (0.118, -0.058, 0.026, 0.024),
        (0.135, -0.048, 0.020, 0.018),
        (0.104, -0.050, 0.018, 0.016),
    ]
    reef_rock = dry_rock.rock(23, [(x, y, z, r) for x, y, z, r in pieces], 120, 0.015, 0.2, 0.12)
    reef_rock["c"] = np.repeat(srgb("#8d8472")[None], len(reef_rock["v"]), 0)
    dry_rock.limestone_color(reef_rock, 23)
    porous = materials.coral(None, 0.92, 0.9, 320, 0, 0.0, name="limestone", bump_distance=0.003)
    place(to_blender_mesh(reef_rock, "reef-rock", [porous]), "reef-rock", (0.02, -0.012, 0.0))

    satin = tabletop.worn_metal("satin", BRASS, 0.30, wear=0.06)
    points = tabletop.worn_metal("points", STEEL, 0.28, wear=0.06)
    posed(measuring_tools.dividers(satin, points), (-0.050, -0.128, 0.0034), radians(-16))
    posed(measuring_tools.steel_rule(rng), (0.21, -0.135, 0.0034), radians(34))
    blank = tabletop.moulded("paper", (0.44, 0.415, 0.36), 0.8, 0.05, 0.3, 0.2)
    desk.paper_roll(0.030, 0.62, blank, (0.30, 0.33, 0.0), radians(-7))
    desk.paper_roll(0.024, 0.56, blank, (0.36, 0.27, 0.0), radians(-11))
    tabletop.dust(rng, (-0.3, -0.2, 0.0042), (0.3, 0.1, 0.0048), 300, 12)
    tabletop.low_key((-0.02, 0.03, 0.05), 1.0, 1.25)


SCENES = dict(idris=build_idris, maren=build_maren, survey=build_survey, design=build_design)


def main():
    job = read_job()
    reset_scene(background=(0.0030, 0.0042, 0.0046))
    SCENES[job.view]()
    choose_camera(VIEWS, job.view).data.clip_start = 0.01
    bends = job.view == "idris"
    render(job, bounces=9, clamp=8.0 if bends else 3.0, adaptive=0.012, caustics=bends)


if __name__ == "__main__":
    main()
