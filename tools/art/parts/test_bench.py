"""What lies on a water-test bench: vials in a rack, a graduated cylinder, a probe on its stand.

Glass and liquids refract as they do outside: each surface is one boundary between two media, its
normal towards the first, so that a meniscus and a row of graduations bend where they should.
"""

import math

import numpy as np

from .blender import text_shape
from .industrial import acrylic_edge, surface
from .nodes import new_material
from .noise import noise3
from .pipework import slack_path

VIALS = ("vial_gold", "vial_rose", "vial_teal", "vial_clear", "vial_violet", "vial_blue")
# What daylight keeps of its color on the way through a vial.
TINTS = {
    "vial_gold": (0.86, 0.66, 0.22),
    "vial_rose": (0.86, 0.40, 0.46),
    "vial_teal": (0.40, 0.68, 0.62),
    "vial_clear": (0.95, 0.97, 0.96),
    "vial_violet": (0.50, 0.38, 0.64),
    "vial_blue": (0.34, 0.52, 0.76),
    "sample": (0.95, 0.97, 0.97),
}
GLASS, WATER = 1.50, 1.33


def boundary(name, refraction, tint=(1, 1, 1)):
    """One surface between two clear media; tint is the color of a straight way through both sides.

    Light that only passes on its way to a lamp goes straight, else glass would cast black shadows.
    """
    material, nodes = new_material(name)
    geometry = nodes("ShaderNodeNewGeometry").outputs
    towards = nodes("ShaderNodeVectorMath", operation="DOT_PRODUCT")
    nodes.set(towards, 0, geometry["Normal"])
    nodes.set(towards, 1, geometry["Incoming"])
    depth = nodes.math("MULTIPLY", nodes.math("ABSOLUTE", towards.outputs["Value"]), 0.5)
    parts = [nodes.math("POWER", channel, depth) for channel in tint]
    color = nodes("ShaderNodeCombineColor", dict(enumerate(parts))).outputs[0]
    clear = nodes("ShaderNodeBsdfGlass", {0: color, 1: 0.0, 2: refraction})
    straight = nodes("ShaderNodeBsdfTransparent", {0: tuple(0.97 * c**0.5 for c in tint)})
    path = nodes("ShaderNodeLightPath").outputs
    passing = nodes.math("MAXIMUM", path["Is Shadow Ray"], path["Is Diffuse Ray"])
    nodes.output(nodes("ShaderNodeMixShader", {0: passing, 1: clear, 2: straight}))
    return material


def woven(name, color):
    """Cotton with its weave, a little nap and a stain or two."""
    material, nodes = new_material(name)
    place = nodes("ShaderNodeTexCoord").outputs["Object"]
    stains = nodes.noise(place, 14.0, 4.0).outputs[0]
    nap = nodes.noise(place, 900.0, 2.0).outputs[0]
    warp = nodes("ShaderNodeTexWave", {"Vector": place, "Scale": 125.0, "Distortion": 1.5})
    weft = nodes(
        "ShaderNodeTexWave", {"Vector": place, "Scale": 125.0, "Distortion": 1.5},
        bands_direction="Y",
    )  # fmt: skip
    threads = nodes.math("MULTIPLY", warp.outputs[1], weft.outputs[1])
    height = nodes.math("ADD", threads, nap)
    tone = nodes.mix(
        nodes.map_range(stains, 0.4, 0.7, 0.0, 0.5), color, tuple(0.7 * c for c in color)
    )
    tone = nodes.multiply(tone, nodes.map_range(nap, 0.3, 0.7, 0.8, 1.15))
    tone = nodes.multiply(tone, nodes.map_range(threads, 0.0, 0.6, 0.52, 1.2))
    inputs = {"Base Color": tone, "Roughness": 0.95, "Specular": 0.15, "Sheen": 0.4}
    inputs["Normal"] = nodes.bump(height, 0.9, 0.0008)
    nodes.output(nodes("ShaderNodeBsdfPrincipled", inputs))
    return material


def bench_materials():
    """The materials of this bench by name; the sump's edges behind it glow less than by night."""
    made = {name: boundary(name, WATER / GLASS, tint) for name, tint in TINTS.items()}
    made |= {
        "lab_glass": boundary("lab_glass", GLASS, (0.97, 0.985, 0.98)),
        "meniscus": boundary("meniscus", WATER),
        "print": surface("print", (0.012, 0.022, 0.045), 0.5),
        "enamel": surface("enamel", (0.70, 0.70, 0.67), 0.45),
        "polythene": surface("polythene", (0.62, 0.63, 0.61), 0.38),
        "paper": surface("paper", (0.50, 0.47, 0.40), 0.85, scale=40.0),
        "label": surface("label", (0.040, 0.115, 0.150), 0.45),
        "cloth": woven("cloth", (0.235, 0.245, 0.235)),
        "acrylic_edge": acrylic_edge(color=(0.12, 0.25, 0.26), glow=0.04),
    }
    return made


def bench(kit, size=(1.3, 0.62), height=0.90):
    """A stainless bench; the origin is on the floor below the middle of its top."""
    width, depth = size
    kit.box("steel_top", (width, depth, 0.035), (0, 0, height - 0.0175), 0.008)
    kit.box("steel_top", (width - 0.06, depth - 0.06, 0.02), (0, 0, 0.28), 0.004)
    for x in (-width / 2 + 0.05, width / 2 - 0.05):
        for y in (-depth / 2 + 0.05, depth / 2 - 0.05):
            kit.lathe("steel", [(0.019, 0.02), (0.019, height - 0.03)], (x, y, 0), bevel=0.001)
            kit.lathe("rubber", [(0.024, 0), (0.022, 0.03)], (x, y, 0), bevel=0.003)


def printed(kit, material, radius, low, high, half_angle, at=(0, 0, 0), steps=9):
    """Paint or paper on the front (-y) of an upright cylinder, between two heights."""
    angle = -math.pi / 2 + np.linspace(-half_angle, half_angle, steps)
    ring = np.stack([radius * np.cos(angle), radius * np.sin(angle)], -1)
    lower, upper = (np.c_[ring, np.full(steps, height)] for height in (low, high))
    faces = [(i, i + 1, steps + i + 1, steps + i) for i in range(steps - 1)]
    kit.add(material, np.vstack([lower, upper]) + np.asarray(at), faces)


def printed_text(
    kit, material, text, size, radius, height, angle=0.0, at=(0, 0, 0), centred=False
):
    """Lettering on the front of an upright cylinder; it begins (or is centred) at an angle."""
    flat, faces = text_shape(text, size)
    across = flat[:, 0] - (flat[:, 0].max() / 2 if centred else 0)
    turn = -math.pi / 2 + angle + across / radius
    bent = np.stack([radius * np.cos(turn), radius * np.sin(turn), height + flat[:, 1]], -1)
    kit.add(material, bent + np.asarray(at), faces)


def printed_flat(kit, material, text, size, centre, turn=0.0):
    """Lettering on a level surface, centred on a point and turned about the vertical."""
    flat, faces = text_shape(text, size)
    x, y = (flat - flat.max(0) / 2).T
    c, s = math.cos(turn), math.sin(turn)
    kit.add(material, np.c_[x * c - y * s, x * s + y * c, 0 * x] + np.asarray(centre), faces)


def graduated(kit, radius, low, step, count, each, at, side=0.0, tick=0.20):
    """Graduations from a height upwards, every fifth longer, every tenth with its number."""
    for index in range(1, count + 1):
        height = low + step * index
        wide = tick * (1.0 if index % 5 else 1.45 if index % 10 else 1.9)
        half, middle = wide / 2, side - tick + wide / 2
        angle = -math.pi / 2 + middle + np.linspace(-half, half, 7)
        ring = np.stack([radius * np.cos(angle), radius * np.sin(angle)], -1)
        thin = 0.00022
        sheet = [np.c_[ring, np.full(7, height + lift)] for lift in (-thin, thin)]
        faces = [(i, i + 1, 8 + i, 7 + i) for i in range(6)]
        kit.add("print", np.vstack(sheet) + np.asarray(at), faces)
        if index % 10 == 0:
            number = str(index // 10 * each)
            beside = side + tick * 1.05
            printed_text(kit, "print", number, 0.0072, radius, height - 0.0024, beside, at)


def filled_glass(kit, liquid, outside, inside, fill, at):
    """A glass vessel that stands at a point, with liquid up to a height.

    outside: (radius, height) from the foot to the rim; inside: the same for the hollow, upwards
    """
    radius = float(np.interp(fill, [z for _, z in inside], [r for r, _ in inside]))
    above = [point for point in inside if point[1] > fill + 0.0022][::-1]
    below = [point for point in inside if point[1] < fill]
    creep = 0.0019
    dry = [(radius, fill + creep)]
    wall = [(0.0, outside[0][1]), *outside, *above, *dry]
    kit.lathe("lab_glass", wall, at, bevel=0.0006, capped=False)
    wet = [(0.0, below[0][1]), *below, (radius, fill + creep)]
    kit.lathe(liquid, wet, at, bevel=0.0004, capped=False)
    reach = np.linspace(0, 1, 9)
    surface_line = [(radius - 0.0032 * t, fill + creep * (1 - t) ** 2.2) for t in reach] + [
        (0.0, fill)
    ]
    kit.lathe("meniscus", surface_line, at, bevel=0, capped=False)


def vial(kit, liquid, cap, fill, at, turn):
    """A glass vial with a ribbed cap, a mark at 10 ml and colored water up to a height."""
    outside = [(0.0100, 0.0), (0.0122, 0.0012), (0.0125, 0.004), (0.0125, 0.080), (0.0112, 0.088)]
    inside = [
        (0.0090, 0.0026),
        (0.0110, 0.0045),
        (0.0112, 0.0070),
        (0.0112, 0.078),
        (0.0100, 0.087),
    ]
    filled_glass(kit, liquid, outside, inside, fill, at)
    top = [(0.0130, 0.084), (0.0134, 0.086), (0.0134, 0.101), (0.0120, 0.104)]
    kit.lathe(cap, top, at, bevel=0.0008)
    for rib in range(30):
        angle = rib * 2 * math.pi / 30 + turn
        spot = (0.0134 * math.cos(angle) + at[0], 0.0134 * math.sin(angle) + at[1], at[2] + 0.0935)
        kit.box(cap, (0.0012, 0.0012, 0.013), spot, 0, (0, 0, angle))
    printed(kit, "enamel", 0.01256, 0.0632, 0.0640, 0.9, at)
    printed_text(kit, "enamel", "10 ml", 0.0058, 0.01257, 0.0572, turn - 0.55, at)


def vial_rack(kit):
    """Six vials of colored water in a clear rack, 0.21 m long."""
    for z in (0.012, 0.052):
        kit.box("acrylic_thin", (0.207, 0.046, 0.005), (0, 0, z), 0.0012)
    for x in (-0.1035, 0.1035):
        kit.box("acrylic_edge", (0.005, 0.046, 0.058), (x, 0, 0.03), 0.0012)
    for index, color in enumerate(VIALS):
        fill = 0.0640 + 0.0016 * math.sin(index * 2.1)
        cap = "enamel" if index == 3 else "shade"
        at = (-0.0815 + index * 0.0326, 0.001 * math.sin(index * 3.7), 0.0148)
        vial(kit, color, cap, fill, at, 0.35 * math.sin(index * 1.7))


def cylinder(kit):
    """A graduated cylinder of 50 ml on its foot, two thirds full of clear sample water."""
    foot = [(0.0300, 0.0), (0.0310, 0.0025), (0.0300, 0.0055), (0.0190, 0.0085)]
    tube = [(0.0152, 0.0125), (0.0148, 0.018), (0.0148, 0.138), (0.0156, 0.1435), (0.0164, 0.145)]
    inside = [
        (0.0100, 0.0130),
        (0.0128, 0.0160),
        (0.0132, 0.020),
        (0.0132, 0.139),
        (0.0152, 0.1452),
    ]
    filled_glass(kit, "sample", foot + tube, inside, 0.0905, (0, 0, 0))
    graduated(kit, 0.01486, 0.0215, 0.00220, 50, 10, (0, 0, 0), -0.12, 0.24)
    printed_text(kit, "print", "50 ml", 0.0050, 0.01486, 0.1352, -0.32)
    rng = np.random.default_rng(3)
    for _ in range(14):
        angle, radius = rng.uniform(0, 6.28), 0.034 + 0.075 * rng.random() ** 2
        size = rng.uniform(0.0010, 0.0034)
        drop = [
            (size, 0.0),
            (size * 0.96, size * 0.22),
            (size * 0.6, size * 0.46),
            (0, size * 0.55),
        ]
        spot = (radius * math.cos(angle), 0.6 * radius * math.sin(angle), 0.0001)
        kit.lathe("meniscus", [(0.0, 0.0), *drop], spot, bevel=size * 0.2, capped=False)


def beaker(kit, at):
    """A graduated glass beaker with a rolled rim, two thirds full."""
    outside = [(0.0330, 0.0), (0.0360, 0.0020), (0.0375, 0.006), (0.0375, 0.0940), (0.0402, 0.0995)]
    inside = [
        (0.0320, 0.0026),
        (0.0350, 0.0055),
        (0.0358, 0.010),
        (0.0358, 0.0950),
        (0.0386, 0.1002),
    ]
    filled_glass(kit, "sample", outside, inside, 0.0640, at)
    for step in range(1, 9):
        height = 0.004 + 0.0105 * step
        printed(kit, "enamel", 0.03758, height, height + 0.0005, 0.13 if step % 2 else 0.2, at)
        if step % 2 == 0 and step < 8:
            number = str(25 * step)
            printed_text(kit, "enamel", number, 0.0066, 0.03758, height - 0.002, 0.24, at)
    printed_text(kit, "enamel", "250 ml", 0.0075, 0.03758, 0.0585, -0.80, at)


def probe_stand(kit):
    """A probe that hangs from a stand into a beaker, its lead trailing away to the right."""
    kit.box("casing", (0.12, 0.09, 0.014), (0, 0, 0.007), 0.004)
    kit.lathe("steel", [(0.005, 0.0), (0.005, 0.27)], (0.035, 0, 0.01), bevel=0.001)
    kit.box("brass", (0.075, 0.014, 0.014), (0.005, 0, 0.235), 0.003)
    kit.lathe("brass", [(0.011, 0.226), (0.011, 0.244)], (0.035, 0, 0), bevel=0.002)
    knob = [(0.004, 0), (0.004, 0.016), (0.009, 0.018), (0.009, 0.026)]
    kit.lathe("shade", knob, (0.046, 0, 0.235), (1, 0, 0), bevel=0.001)
    x = -0.026
    probe = [(0.004, 0.055), (0.006, 0.065), (0.006, 0.20), (0.0085, 0.205), (0.0085, 0.27)]
    kit.lathe("shade", probe + [(0.004, 0.275)], (x, 0, 0), bevel=0.001)
    kit.lathe("brass", [(0.0088, 0.212), (0.0088, 0.218)], (x, 0, 0), bevel=0.0005)
    lead = [(x, 0, 0.275), (-0.02, 0, 0.315), (0.07, 0.03, 0.30), (0.12, 0.08, 0.12)]
    lead += [(0.17, 0.10, 0.012), (0.24, 0.11, 0.004), (0.42, 0.12, 0.004), (0.60, 0.14, 0.004)]
    kit.sweep("cable", slack_path(lead), 0.0022, 8)
    beaker(kit, (x, 0, 0.014))


def logbook(kit):
    """A closed cloth-bound logbook with a label and a ribbon, and a brass pencil across it."""
    kit.box("plate", (0.142, 0.100, 0.011), (0.002, 0, 0.0085), 0.001)
    for z in (0.0015, 0.0155):
        kit.box("vessel", (0.150, 0.106, 0.003), (0, 0, z), 0.0012)
    kit.box("vessel", (0.004, 0.106, 0.017), (-0.074, 0, 0.0085), 0.0018)
    kit.box("brass", (0.005, 0.107, 0.0174), (0.055, 0, 0.0087), 0.0006)
    kit.box("paper", (0.064, 0.026, 0.0003), (-0.024, 0.029, 0.01710), 0, (0, 0, 0.02))
    printed_flat(kit, "print", "WATER TESTS", 0.0072, (-0.024, 0.0335, 0.01732), 0.02)
    printed_flat(kit, "print", "Plant room  2026", 0.0048, (-0.024, 0.0235, 0.01732), 0.02)
    start, ahead = np.array([-0.062, -0.034, 0.0207]), np.array([0.965, 0.262, 0.0])
    tip = [(0.0004, 0.0), (0.0008, 0.002), (0.0012, 0.007), (0.0033, 0.016)]
    kit.lathe("steel", tip, start, ahead, bevel=0.0002)
    grip = [(0.0035, 0.016)]
    for ring in np.arange(0.018, 0.036, 0.0022):
        grip += [(0.0036, ring), (0.0033, ring + 0.0005), (0.0033, ring + 0.0011)]
    kit.lathe("shade", [*grip, (0.0036, 0.038)], start, ahead, bevel=0.0001)
    barrel = [(0.0036, 0.0382), (0.0036, 0.112), (0.0034, 0.1125), (0.0034, 0.118)]
    kit.lathe("brass", barrel, start, ahead, bevel=0.0004)
    button = [(0.0020, 0.118), (0.0020, 0.124), (0.0016, 0.125)]
    kit.lathe("steel", button, start, ahead, bevel=0.0003)
    clip, turn = start + ahead * 0.098 + [0, 0, 0.0047], math.atan2(ahead[1], ahead[0])
    kit.box("steel", (0.036, 0.0022, 0.0008), clip, 0, (0, 0, turn))


def syringe(kit):
    """A dosing syringe of 10 ml that lies along x, its plunger half drawn."""
    z, ahead = 0.0085, (1, 0, 0)
    nozzle = [(0.0009, 0.0), (0.0019, 0.0), (0.0023, 0.011), (0.0078, 0.0142), (0.0080, 0.0165)]
    kit.lathe("polythene", nozzle, (-0.06, 0, z), ahead, bevel=0.0006)
    barrel = [(0.0, 0.0163), (0.0080, 0.0163), (0.0080, 0.080)]
    bore = [(0.0072, 0.080), (0.0072, 0.0172), (0.0, 0.0172)]
    kit.lathe("lab_glass", barrel + bore, (-0.06, 0, z), ahead, bevel=0.0006, capped=False)
    kit.box("enamel", (0.0022, 0.030, 0.017), (0.0195, 0, z), 0.001)
    kit.lathe("rubber", [(0.0069, 0.050), (0.0071, 0.052), (0.0071, 0.057)], (-0.06, 0, z), ahead)
    for turn in (0, math.pi / 2):
        kit.box("enamel", (0.064, 0.0016, 0.0125), (0.028, 0, z), 0.0004, (turn + 0.4, 0, 0))
    kit.lathe("enamel", [(0.0095, 0.119), (0.0098, 0.1215)], (-0.06, 0, z), ahead, bevel=0.0006)
    for index in range(21):
        wide = 0.0065 if index % 5 == 0 else 0.0038
        angle = -0.95
        spot = (-0.042 + index * 0.0026, 0.00805 * math.sin(angle), z + 0.00805 * math.cos(angle))
        kit.box("print", (0.0004, wide, 0.00012), spot, 0, (-angle, 0, 0))


def dropper_bottle(kit, text, lines, turn=0.0):
    """A reagent bottle of soft plastic with a printed label and a pointed cap.

    text stands large on the label, lines, each with its size, small on the white panel below it.
    """
    body = [(0.0135, 0.0), (0.0148, 0.0015), (0.0148, 0.042), (0.0125, 0.0475), (0.0085, 0.049)]
    kit.lathe("polythene", body, bevel=0.0018)
    cap = [(0.0098, 0.0500), (0.0098, 0.0590), (0.0062, 0.0640), (0.0042, 0.0770), (0.0030, 0.0785)]
    kit.lathe("shade", cap, bevel=0.001)
    for rib in range(24):
        angle = rib * 2 * math.pi / 24
        spot = (0.0098 * math.cos(angle), 0.0098 * math.sin(angle), 0.0545)
        kit.box("shade", (0.0010, 0.0012, 0.007), spot, 0, (0, 0, angle))
    around = np.linspace(0, 2 * math.pi, 49)[:-1]
    ring = np.stack([0.01488 * np.cos(around), 0.01488 * np.sin(around)], -1)
    band = np.vstack([np.c_[ring, np.full(48, height)] for height in (0.006, 0.0385)])
    faces = [(i, (i + 1) % 48, 48 + (i + 1) % 48, 48 + i) for i in range(48)]
    kit.add("label", band, faces)
    printed(kit, "enamel", 0.01492, 0.0082, 0.0205, 0.66)
    height = 0.0198
    for words, size in lines:
        height -= 1.06 * size
        printed_text(kit, "print", words, size, 0.01496, height, turn, centred=True)
    printed_text(kit, "enamel", "REEF TEST", 0.0031, 0.01535, 0.0346, turn, centred=True)
    printed(kit, "enamel", 0.01496, 0.0334, 0.0337, 0.60)
    printed_text(kit, "enamel", text, 0.0105, 0.01535, 0.0238, turn, centred=True)


def folded_cloth(kit, size=(0.21, 0.16), layers=4, seed=11, thick=0.0011):
    """A cotton cloth folded to and fro by hand: its folds are loose rolls, its layers rest on one
    another where they sag and gape where they do not; creases remain on the uppermost."""
    rng = np.random.default_rng(seed)
    columns, rows, turn = 150, 90, 14
    u, v = np.meshgrid(np.linspace(-1, 1, columns), np.linspace(-1, 1, rows), indexing="ij")
    half = np.array(size) / 2
    flat = np.stack([u * half[0], v * half[1], 0 * u], -1).reshape(-1, 3)

    def field(scale):
        return noise3(flat, rng, 3, scale).reshape(columns, rows)

    sheets, floor = [], 0.0008 + 0 * u
    for layer in range(layers):
        yaw, reach = rng.normal(0, 0.040), 1 - 0.030 * layer
        x = half[0] * u * (1 + 0.012 * rng.normal()) + 0.0030 * field(16.0) * u
        y = half[1] * v * reach + 0.0034 * field(14.0) * v + rng.normal(0, 0.0015)
        folds = np.exp(-(((1 - np.abs(v)) / 0.16) ** 2))
        puff = 0.0028 * np.clip(field(13.0) + 0.4, 0, 2)
        puff = puff + 0.0022 * folds * (0.7 + 0.7 * field(12.0))
        floor = floor + 1.5 * thick + (puff if layer else 0.2 * puff)
        sheets.append(np.stack([x + yaw * y, y - yaw * x, floor], -1))
    top = sheets[-1]
    for _ in range(9):
        heading, width = rng.uniform(0, np.pi), rng.uniform(0.0035, 0.007)
        aside = (top[..., 0] - rng.uniform(-0.6, 0.6) * half[0]) * np.sin(heading)
        aside -= (top[..., 1] - rng.uniform(-0.6, 0.6) * half[1]) * np.cos(heading)
        aside += 0.006 * field(11.0)
        fades = np.clip(0.6 + 0.9 * field(10.0), 0, 1.3)
        crease = np.exp(-((aside / width) ** 2)) * fades * rng.uniform(0.0014, 0.0036)
        top[..., 2] += crease
        sheets[-2][..., 2] += 0.6 * crease
    lifted = np.clip(u + v - 1.15, 0, 1) ** 2
    top[..., 2] += 0.014 * lifted
    top[..., 0] -= 0.006 * lifted

    strip = [sheets[0]]
    for layer in range(1, layers):
        side = -1 if layer % 2 else 1
        rim = 0 if side < 0 else -1
        below, above = sheets[layer - 1][:, rim], sheets[layer][:, rim]
        middle, radius = (below + above) / 2, (above - below) / 2
        angle = np.linspace(-np.pi / 2, np.pi / 2, turn)[1:-1]
        bulge = 0.85 * radius[:, None, 2:] * np.cos(angle)[None, :, None]
        roll = middle[:, None] + radius[:, None] * np.sin(angle)[None, :, None]
        roll = roll + bulge * [0, side, 0]
        sheet = sheets[layer] if side < 0 else sheets[layer][:, ::-1]
        strip += [roll, sheet]
    first = strip[0][:, ::-1]
    add_sheet(kit, "cloth", np.concatenate([first, *strip[1:]], 1), thick)


def add_sheet(kit, material, grid, thick):
    """A grid of points as a sheet of a thickness, its hems doubled."""
    columns, rows, _ = grid.shape
    normals = np.cross(np.gradient(grid, axis=0), np.gradient(grid, axis=1))
    normals /= np.linalg.norm(normals, axis=2, keepdims=True) + 1e-12
    inwards = np.minimum(*np.meshgrid(
        np.minimum(np.arange(columns), np.arange(columns)[::-1]),
        np.minimum(np.arange(rows), np.arange(rows)[::-1]), indexing="ij",
    ))  # fmt: skip
    hem = np.where(inwards < 5, 1.7, 1.0) * np.where(inwards < 1, 0.5, 1.0)
    offset = normals * (thick / 2 * hem)[..., None]
    vertices = np.concatenate([(grid + offset).reshape(-1, 3), (grid - offset).reshape(-1, 3)])
    number = np.arange(columns * rows).reshape(columns, rows)
    face = np.stack([number[:-1, :-1], number[1:, :-1], number[1:, 1:], number[:-1, 1:]], -1)
    upper = face.reshape(-1, 4)
    around = np.concatenate([number[:, 0], number[-1, 1:], number[-2::-1, -1], number[0, -2:0:-1]])
    beside = np.roll(around, -1)
    count = columns * rows
    rim = np.stack([beside, around, around + count, beside + count], -1)
    kit.add(material, vertices, np.concatenate([upper, upper[:, ::-1] + count, rim]))
