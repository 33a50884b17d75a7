"""What a keeper photographs on a maintenance visit, with a telephone. Metres.

Each view builds its own corner: vials, skimmer, scraper, meter. Nothing is arranged, the
light is that of the plant room or of the tank, and the telephone is held a little askew.
"""

from math import pi, radians

import numpy as np

from parts import lights, materials, notes, tabletop, test_bench, water
from parts.blender import box, place, plane, reset_scene, to_blender_mesh
from parts.camera import choose_camera
from parts.draughting import drawn_paper
from parts.fish_portrait import portrait_mesh
from parts.ink import Ink
from parts.industrial import foam, moving_water, plant_materials, surface
from parts.job import read_job
from parts.mesh import grid_faces
from parts.nodes import new_material
from parts.pipework import Kit, pipe_run, slack_path, union
from parts.render import render
from parts.rocks import reef_rock_color, rock
from parts.salt import crystals
from parts.tool_pieces import lettering

# A telephone's wide lens sees everything sharp; roll is how far it is held askew.
VIEWS = {
    "vials": dict(location=(0.035, -0.21, 0.215), target=(0.004, 0.004, 0.022), lens=40),
    "skimmer": dict(location=(0.13, -0.36, 0.255), target=(0.012, 0.0, 0.050), lens=38),
    "scraper": dict(
        location=(0.17, -0.40, 0.12), target=(-0.030, 0.0, 0.022), lens=46, focus=0.43, fstop=7
    ),
    "meter": dict(location=(-0.03, -0.20, 0.27), target=(0.006, -0.002, 0.0), lens=44),
}
# How strong the lamps are, as a telephone would have exposed.
LIGHT = dict(vials=0.36, skimmer=0.22, meter=0.34)
ROLL = dict(vials=-4, skimmer=3, scraper=-2, meter=7)

# The colors of a card for reading nitrate, in mg/L, and phosphate.
CARD = {
    "NO3": (("0", (0.62, 0.58, 0.40)), ("2", (0.62, 0.50, 0.34)), ("5", (0.60, 0.38, 0.28)),
            ("10", (0.58, 0.26, 0.22)), ("25", (0.48, 0.13, 0.15)), ("50", (0.34, 0.05, 0.08))),
    "PO4": (("0", (0.60, 0.60, 0.52)), ("0.03", (0.47, 0.55, 0.54)), ("0.1", (0.33, 0.48, 0.54)),
            ("0.25", (0.20, 0.38, 0.50)), ("0.5", (0.11, 0.27, 0.44)), ("1", (0.05, 0.16, 0.34))),
}  # fmt: skip


def color_card(rng, width=0.150, height=0.088):
    """A card of two rows of printed colors with their numbers, its corners bent up by use."""
    ink = Ink(width * 1000, height * 1000, 8)
    for row, (name, steps) in enumerate(CARD.items()):
        bottom = 50 - 42 * row
        ink.letter(name, 4, bottom + 20, 5, pen=0.5)
        for index, (number, _) in enumerate(steps):
            ink.centred(number, 31 + 22 * index, bottom - 5.6, 4, 0.4)
    pixels = ink.pixels(rng, (0.60, 0.59, 0.55), printed=True)
    for row, (_, steps) in enumerate(CARD.items()):
        top = int((88 - (50 - 42 * row) - 24) * 8)
        for index, (_, color) in enumerate(steps):
            left = int((22 + 22 * index) * 8)
            pixels[top : top + 24 * 8, left : left + 18 * 8] = color
    x, y = np.meshgrid(np.linspace(-1, 1, 40), np.linspace(-1, 1, 24), indexing="ij")
    lift = 0.0009 + 0.0045 * np.clip(np.abs(x) * 0.8 + np.abs(y) * 0.5 - 0.85, 0, 1) ** 1.6
    points = np.stack([x * width / 2, y * height / 2, lift], -1).reshape(-1, 3)
    data = to_blender_mesh(
        dict(v=points, f=grid_faces(40, 24)), "card", [drawn_paper(pixels, width, height, 0.4)]
    )
    return place(data, "card")


def wet_drops(kit, rng, count, reach, centre=(0, 0)):
    """Drops that were spilt on a level surface."""
    for _ in range(count):
        size = rng.uniform(0.0008, 0.0036)
        dome = [(size, 0.0), (size * 0.96, size * 0.2), (size * 0.6, size * 0.4), (0, size * 0.48)]
        spot = (*(np.array(centre) + rng.normal(0, reach, 2)), 0.0002)
        kit.lathe("meniscus", [(0.0, 0.0), *dome], spot, bevel=size * 0.2, capped=False)


def build_vials(kit, rng):
    """Two vials on a card of colors, a third waiting, a bottle and its cap: nitrate reads five."""
    with kit.placed((0, 0, -0.90)):
        test_bench.bench(kit)
    card = color_card(rng)
    card.rotation_euler = (0, 0, radians(-6))
    test_bench.vial(kit, "vial_rose", "shade", 0.061, (0.021, 0.004, 0.0012), 0.3)
    test_bench.vial(kit, "vial_clear", "enamel", 0.064, (-0.016, -0.036, 0.0010), -0.2)
    test_bench.vial(kit, "vial_blue", "shade", 0.060, (-0.071, 0.070, 0.0002), 0.9)
    with kit.placed((0.082, 0.062, 0), turn=0.5):
        lines = (("Nitrate", 0.0042), ("Reagent 2", 0.0032), ("20 ml  LOT 2609", 0.0021))
        test_bench.dropper_bottle(kit, "NO3", lines)
    with kit.placed((-0.155, -0.010, 0), turn=0.5):
        test_bench.folded_cloth(kit, (0.17, 0.115))
    wet_drops(kit, rng, 22, 0.05, (0.05, -0.03))


def scum(name, dark, pale, low, high, dense):
    """What a skimmer leaves on its wall between two heights: rings, runs and spots, clear between.

    dense: how much of the wall is covered at the lower height
    """
    material, nodes = new_material(name)
    place_on = nodes.position()
    height = nodes.separate(place_on)[2]
    runs = nodes("ShaderNodeMapping", {0: place_on, 3: (160, 160, 16)}).outputs[0]
    streaks = nodes.noise(runs, 1.0, 4.0, Roughness=0.7).outputs[0]
    spots = nodes.noise(place_on, 260.0, 5.0, Roughness=0.75).outputs[0]
    share = nodes.map_range(height, low, high, dense, 0.05, True)
    covered = nodes.math("ADD", nodes.math("MULTIPLY", streaks, 0.9), nodes.math("MULTIPLY", spots, 0.5))
    covered = nodes.math("ADD", covered, nodes.math("SUBTRACT", share, 0.62))
    covered = nodes.map_range(covered, 0.52, 0.95, 0.0, 0.90, True)
    color = nodes.mix(nodes.map_range(spots, 0.35, 0.65, 0, 1), dark, pale)
    film = materials.principled(nodes, color, Roughness=0.35, Specular=0.5)
    clear = nodes("ShaderNodeBsdfTransparent")
    nodes.output(nodes("ShaderNodeMixShader", {0: covered, 1: clear, 2: film}).outputs[0])
    return material


# How high the skimmer's cup is filled, and how high it may be.
LEVEL, MARK = 0.050, 0.092


def skimmer_cup(kit, rng):
    """The cup about its neck: what was skimmed, froth on it, scum on the walls, a mark, a lid."""
    kit.lathe("acrylic", [(0.074, 0.0), (0.074, 0.150)], bevel=0, capped=False)
    kit.lathe("scum", [(0.0722, LEVEL), (0.0722, 0.148)], bevel=0, capped=False)
    for z in (0.0, 0.146):
        kit.lathe("acrylic_edge", [(0.0746, z - 0.004), (0.0746, z + 0.004)], bevel=0.001, capped=z == 0)
    printed = [(0.07425, MARK), (0.07425, MARK + 0.0007)]
    kit.lathe("enamel", printed, bevel=0, capped=False)
    for angle in (0.18, 2.3, 4.4):
        test_bench.printed_text(kit, "enamel", "MAX", 0.010, 0.07430, MARK + 0.003, angle, centred=True)
    creep = [(0.0715, 0.004), (0.0715, LEVEL + 0.0016), (0.0690, LEVEL), (0.0, LEVEL)]
    kit.lathe("skimmate", creep, bevel=0.0006, capped=False)
    kit.lathe("acrylic", [(0.034, -0.12), (0.034, 0.112)], bevel=0, capped=False)
    kit.lathe("neck_scum", [(0.0336, 0.0), (0.0336, 0.112)], bevel=0, capped=False)
    kit.lathe("foam", [(0.031, -0.12), (0.031, 0.10)], bevel=0.004)

    # Froth that came over the neck: heaped on it, in runs on its outside, in rafts on the liquid.
    def froth(points, size):
        kit.spheres("froth", points, size / rng.uniform(0.25, 1.0, len(points)))

    def round_about(count, low, high):
        angle, reach = rng.uniform(0, 2 * pi, count), rng.uniform(low, high, count)
        return np.stack([reach * np.cos(angle), reach * np.sin(angle)], 1)

    kit.lathe("froth", [(0.0355, 0.104), (0.0365, 0.111), (0.030, 0.120), (0.012, 0.127)], bevel=0.004)
    heap = round_about(2400, 0.2, 1) * 0.0365
    dome = 0.107 + 0.019 * (1 - (np.hypot(*heap.T) / 0.0365) ** 2) + rng.normal(0, 0.0008, 2400)
    froth(np.c_[heap, dome], 0.00034)
    kit.spheres("bubble", np.c_[heap, dome + 0.0008][:500], 0.00032 / rng.uniform(0.12, 1.0, 500))
    for turn, long in ((-2.4, 0.030), (-1.62, 0.058), (-1.25, 0.024), (-0.6, 0.047), (1.0, 0.05), (2.2, 0.03)):
        way = np.linspace(0, 1, 30)
        angle = turn + 0.10 * np.sin(7 * way + turn)
        run = np.stack([0.0345 * np.cos(angle), 0.0345 * np.sin(angle), 0.112 - long * way], 1)
        kit.sweep("froth", run, 0.0021, 10)
        froth(run[rng.integers(0, 30, 160)] + rng.normal(0, 0.0016, (160, 3)), 0.00032)
    raft = np.r_[round_about(1500, 0.0345, 0.046), round_about(1900, 0.060, 0.0712)]
    lumps = np.sin(5 * np.arctan2(raft[:, 1], raft[:, 0]) + 60 * np.hypot(*raft.T))
    raft = raft[lumps + rng.normal(0, 0.5, len(raft)) > 0.1]
    froth(np.c_[raft, 0 * raft[:, 0] + LEVEL], 0.00032)

    lid = [(0.077, 0.150), (0.077, 0.158), (0.072, 0.161), (0.012, 0.163), (0.010, 0.176)]
    kit.lathe("lid", lid, bevel=0.0015)
    for turn, long, count in ((-2.2, 0.16, 260), (-1.5, 0.45, 160), (-0.6, 0.10, 170), (2.9, 0.6, 160)):
        angle = turn + rng.normal(0, long, count)
        crept = np.stack([0.0772 * np.cos(angle), 0.0772 * np.sin(angle)], 1)
        up = 0.1495 + 0.008 * rng.random(count) ** 2.5
        kit.spheres("salt", np.c_[crept, up], 0.00016 / rng.uniform(0.3, 1.0, count))


def build_skimmer(kit, rng):
    """The cup of a small skimmer, due for emptying, in a sump under a tank, by the telephone's lamp."""
    kit.materials |= {
        "scum": scum("scum", (0.022, 0.016, 0.006), (0.13, 0.095, 0.045), 0.046, 0.135, 0.62),
        "neck_scum": scum("neck scum", (0.05, 0.036, 0.014), (0.20, 0.15, 0.08), 0.16, 0.02, 1.0),
        "froth": foam("froth", (0.27, 0.20, 0.10), 0.0),
        "sump_water": moving_water("sump water", 0.03, 9.0),
        "lid": tabletop.moulded("lid", (0.012, 0.012, 0.013), 0.5, 0.5, 0.3, 0.3, scuffs=0.7),
        "salt": crystals(),
        "board": surface("board", (0.33, 0.33, 0.315), 0.42, bump=0.04, scale=4.0),
    }
    skimmer_cup(kit, rng)
    body = [(0.034, -0.125), (0.082, -0.16), (0.082, -0.40)]
    kit.lathe("acrylic", body, bevel=0.01, capped=False)
    kit.lathe("bubble_water", [(0.031, -0.127), (0.079, -0.162), (0.079, -0.40)], bevel=0.01)
    for z in (-0.006, -0.128):
        kit.lathe("shade", [(0.046, z - 0.014), (0.046, z)], bevel=0.002)
        for grip in range(24):
            angle = grip * pi / 12
            spot = (0.0465 * np.cos(angle), 0.0465 * np.sin(angle), z - 0.007)
            kit.box("shade", (0.003, 0.004, 0.012), spot, 0.0006, (0, 0, angle))
    drain = [(0.074, 0.0, 0.014), (0.11, -0.005, 0.012), (0.135, -0.01, -0.04), (0.15, 0.0, -0.2)]
    kit.sweep("hose_clear", slack_path(drain), 0.0065, 14)
    kit.sweep("scum", slack_path([(x, y, z - 0.002) for x, y, z in drain]), 0.0042, 12)
    kit.lathe("shade", [(0.0085, 0), (0.0085, 0.014)], (0.072, 0, 0.014), (1, 0, 0), bevel=0.001)

    # The sump's rims and water, the cabinet about it, and what else runs through it.
    kit.box("board", (1.4, 0.02, 1.2), (0, 0.30, 0), 0)
    kit.box("board", (0.02, 0.9, 1.2), (-0.27, 0, 0), 0)
    kit.box("sump_water", (1.2, 0.40, 0.001), (0.34, 0.05, -0.19), 0)
    kit.box("shade", (1.2, 0.40, 0.01), (0.34, 0.05, -0.40), 0)
    for y in (-0.15, 0.24):
        kit.box("acrylic_edge", (1.2, 0.008, 0.010), (0.34, y, -0.125), 0.001)
        kit.box("acrylic", (1.2, 0.006, 0.27), (0.34, y, -0.265), 0)
    kit.box("acrylic_edge", (0.008, 0.39, 0.010), (-0.215, 0.045, -0.125), 0.001)
    pipe_run(kit, "pvc", [(0.155, 0.20, -0.5), (0.155, 0.20, 0.6)], 0.0125)
    union(kit, "pvc", (0.155, 0.20, 0.03), (0, 0, 1), 0.0125)
    kit.lathe("sock", [(0.048, -0.30), (0.052, -0.112)], (-0.145, 0.155, 0), bevel=0, capped=False)
    kit.lathe("pvc", [(0.052, -0.12), (0.058, -0.12), (0.058, -0.108), (0.050, -0.108)],
              (-0.145, 0.155, 0), bevel=0.001, capped=False)  # fmt: skip
    for x, low, name in ((-0.10, -0.03, "cable"), (-0.05, 0.02, "cable"), (0.09, 0.05, "blue_pvc")):
        hung = [(x - 0.2, 0.285, 0.34), (x - 0.06, 0.28, low + 0.03), (x, 0.275, low),
                (x + 0.05, 0.275, low + 0.05), (x + 0.06, 0.28, 0.4)]  # fmt: skip
        kit.sweep(name, slack_path(hung), 0.0032 if name == "cable" else 0.005, 10)


# The way of the magnet over the pane, seen from before it: out along one line and back along the next.
STROKES = ((-0.60, 0.126), (-0.115, 0.118), (-0.098, 0.098), (-0.60, 0.066), (-0.42, 0.040), (0.004, 0.030))


def wiped(x, z):
    """How clean each spot of the pane is, along the strokes with ragged edges, and how much was pushed aside there."""
    ragged = 0.0022 * np.sin(61 * x + 40 * z) + 0.0016 * np.sin(173 * x) * np.sin(151 * z)
    away = np.full(x.shape, 1.0)
    for (x0, z0), (x1, z1) in zip(STROKES, STROKES[1:]):
        along = np.array([x1 - x0, z1 - z0])
        share = np.clip(((x - x0) * along[0] + (z - z0) * along[1]) / (along @ along), 0, 1)
        away = np.minimum(away, np.hypot(x - x0 - share * along[0], z - z0 - share * along[1]))
    away = away + ragged
    return np.clip((0.029 - away) / 0.0035, 0, 1), np.exp(-(((away - 0.0310) / 0.0020) ** 2))


def algae_on_glass():
    """A green film on a pane, wiped clear along the strokes of the magnet but for some streaks."""
    material, nodes = new_material("algae")
    place_on = nodes.position()
    patches = nodes.noise(place_on, 22.0, 6.0, Roughness=0.65).outputs[0]
    dots = nodes.noise(place_on, 110.0, 6.0, Roughness=0.6).outputs[0]
    film = nodes.math("ADD", nodes.math("MULTIPLY", patches, 0.7), nodes.math("MULTIPLY", dots, 0.5))
    film = nodes.map_range(film, 0.36, 0.70, 0.16, 0.88, True)
    drawn = nodes("ShaderNodeMapping", {0: place_on, 3: (7, 1, 240)}).outputs[0]
    left = nodes.map_range(nodes.noise(drawn, 1.0, 3.0).outputs[0], 0.55, 0.72, 0.0, 0.5)
    stroke = nodes.separate(nodes("ShaderNodeAttribute", attribute_name="Col").outputs["Color"])
    clean = nodes.math("MULTIPLY", stroke[0], nodes.math("SUBTRACT", 1.0, left))
    film = nodes.math("MULTIPLY", film, nodes.math("SUBTRACT", 1.0, clean))
    film = nodes.math("ADD", film, nodes.math("MULTIPLY", stroke[1], nodes.math("MULTIPLY", dots, 0.7)))
    color = nodes.mix(dots, (0.018, 0.036, 0.008), (0.060, 0.082, 0.020))
    grown = materials.principled(nodes, color, Roughness=0.7, Specular=0.3)
    lit = nodes("ShaderNodeBsdfTranslucent", {0: color})
    grown = nodes("ShaderNodeMixShader", {0: 0.55, 1: grown, 2: lit}).outputs[0]
    clear = nodes("ShaderNodeBsdfTransparent")
    nodes.output(nodes("ShaderNodeMixShader", {0: film, 1: clear, 2: grown}).outputs[0])
    x, z = np.meshgrid(np.linspace(-0.5, 0.5, 500), np.linspace(-0.35, 0.35, 350), indexing="ij")
    stroke = np.stack([*wiped(x, z), 0 * x], -1).reshape(-1, 3)
    points = np.stack([x, 0.0125 + 0 * x, z], -1).reshape(-1, 3)
    place(to_blender_mesh(dict(v=points, f=grid_faces(500, 350), c=stroke), "film", [material]))


def scraper_magnet(kit):
    """Both halves of the magnet at the pane: casings with felt, a grip with ridges, a worn name."""
    black = tabletop.moulded("casing", (0.022, 0.023, 0.025), 0.42, 0.35, 0.3, scuffs=0.6)
    felt = tabletop.moulded("felt", (0.05, 0.05, 0.048), 0.95, 0.3, 0.6)
    band = tabletop.moulded("band", (0.40, 0.085, 0.014), 0.5, 0.3, 0.3, scuffs=0.5)
    lean, middle = radians(6), (0.012, 0.028)
    for size, y, skin, round_by in (
        ((0.094, 0.016, 0.056), -0.0120, black, 0.0070), ((0.078, 0.012, 0.038), -0.0245, black, 0.0055),
        ((0.0952, 0.0030, 0.0572), -0.0062, band, 0.0012), ((0.092, 0.003, 0.054), -0.0016, felt, 0.0014),
        ((0.090, 0.022, 0.054), 0.0270, black, 0.007), ((0.088, 0.003, 0.052), 0.0145, felt, 0.0014),
    ):  # fmt: skip
        box(size, (middle[0], y, middle[1]), skin, round_by, 5, (0, lean, 0), "magnet")
    turn = np.array([np.cos(lean), -np.sin(lean)])
    for across in (*np.linspace(-0.031, -0.018, 6), *np.linspace(0.018, 0.031, 6)):
        spot = (middle[0] + across * turn[0], -0.0305, middle[1] + across * turn[1])
        box((0.0012, 0.0018, 0.027), spot, black, 0.0005, 3, (0, lean, 0), "ridge")
    worn = materials.plain("worn", (0.36, 0.36, 0.34), 0.6)
    lettering("M 12", 0.0095, worn, (middle[0], -0.03055, middle[1]), (radians(90), lean, 0))


def build_scraper(kit, rng):
    """A magnet on a pane with a film of algae, at the end of the way that it has wiped clear."""
    algae_on_glass()
    box((1.2, 0.012, 0.9), (0, 0.006, 0), water.pane(0.06, (0.97, 0.99, 0.98)), 0, name="pane")
    scraper_magnet(kit)
    for x, z, size in ((0.085, -0.010, 2.6), (0.094, 0.031, 1.7), (-0.055, -0.035, 2.2), (0.070, -0.052, 1.5),
                       (-0.060, 0.075, 1.8), (0.030, -0.040, 3.0), (0.033, -0.062, 1.2), (0.118, 0.060, 1.4)):  # fmt: skip
        size = size / 1000
        dome = [(size, 0.0), (size * 0.92, size * 0.25), (size * 0.55, size * 0.5), (0, size * 0.58)]
        kit.lathe("meniscus", [(0.0, 0.0), *dome], (x, -0.0002, z), (0, -1, 0), size * 0.2, False)
    fog = water.TankFog(
        0.0, 1.1, (0.7, 0.16, 0.08), -0.5, 0.5, (0.004, 0.03, 0.05), (0.02, 0.15, 0.22)
    )
    stone = materials.coral(fog, 0.85, 0.9, 26, 0.0, 0.0, bump_distance=0.03)
    blobs = [(-0.34, 0.46, -0.24, 0.17), (-0.18, 0.60, -0.34, 0.20), (0.06, 0.55, -0.32, 0.18),
             (0.16, 0.42, -0.36, 0.17), (0.36, 0.55, -0.16, 0.17), (0.50, 0.5, -0.34, 0.2)]  # fmt: skip
    far = reef_rock_color(rock(5, blobs, noise=0.26), rng)
    place(to_blender_mesh(far, "rock", [stone]), "rock")
    for x, y, z, yaw, phase in ((-0.135, 0.20, 0.060, 16, 1.0), (-0.27, 0.30, 0.115, -24, 3.2), (0.17, 0.34, 0.05, 170, 5.0)):
        turn = (0, radians(-4), radians(yaw))
        place(portrait_mesh("chromis", fog, phase), "chromis", (x, y, z), turn, 0.062)
    glow = water.tank_glow("back", -0.5, 0.5, (0.006, 0.05, 0.09), (0.05, 0.26, 0.36), half_width=5.0)
    plane(9, 5, (0, 1.1, 0), glow, (radians(90), 0, 0))


def handheld_meter(rng):
    """A pocket meter for salinity and temperature with its readings, its cap beside it."""
    shell = tabletop.moulded("shell", (0.46, 0.45, 0.42), 0.42, 0.3, 0.2, scuffs=0.4)
    dark = tabletop.moulded("collar", (0.012, 0.055, 0.062), 0.45, 0.3, 0.3, scuffs=0.5)
    tip = tabletop.moulded("probe", (0.02, 0.021, 0.022), 0.35, 0.1)
    box((0.040, 0.128, 0.022), (0, 0, 0.012), shell, 0.0085, 6, name="meter")
    box((0.0415, 0.022, 0.0235), (0, -0.050, 0.012), dark, 0.0085, 6)
    box((0.030, 0.030, 0.020), (0, -0.072, 0.012), tip, 0.007, 5)
    bezel = materials.plain("bezel", (0.006, 0.007, 0.008), 0.10)
    box((0.031, 0.036, 0.0012), (0, 0.026, 0.0229), bezel, 0.0005)
    reading = drawn_paper(notes.display(("25.3", "35.1"), 26, 27), 0.026, 0.027, 0.2)
    box((0.026, 0.027, 0.0002), (0, 0.026, 0.0236), reading)
    white = materials.plain("white", (0.55, 0.55, 0.52), 0.6)
    for words, x, y in (("\u00b0C", 0.0095, 0.0330), ("ppt", 0.0095, 0.0135)):
        lettering(words, 0.0034, white, (x, y, 0.02385))
    for y, words in ((-0.004, "HOLD"), (-0.020, "ON")):
        box((0.014, 0.0085, 0.003), (0, y, 0.0232), dark, 0.0013, 4, name="key")
        lettering(words, 0.0032, white, (0, y, 0.02475))


def build_meter(kit, rng):
    """The meter on a wet cloth beside the beaker that it was dipped into."""
    with kit.placed((0, 0, -0.90)):
        test_bench.bench(kit)
    handheld_meter(rng)
    test_bench.beaker(kit, (-0.088, 0.072, 0.0002))
    with kit.placed((0.105, -0.005, 0), turn=-0.35):
        test_bench.folded_cloth(kit, (0.13, 0.15))
    wet_drops(kit, rng, 34, 0.022, (0.0, -0.095))
    wet_drops(kit, rng, 18, 0.05, (-0.06, 0.0))


BUILDERS = dict(
    vials=build_vials, skimmer=build_skimmer, scraper=build_scraper, meter=build_meter
)


def light_scene(view):
    """The strip lamps of a plant room; before the glass, the tank's own light and a dim room."""
    if view == "scraper":
        lights.area((0.0, 0.45, 0.75), (0, 0, 0), 1.4, 75, (0.84, 0.90, 1.0), size_y=0.5)
        lights.area((-0.9, -1.1, 0.9), (radians(50), 0, radians(-38)), 0.8, 60, (1.0, 0.88, 0.74))
        return
    share, middle = LIGHT[view], (0.2, 0, 0.1)
    tabletop.softbox((-0.35, 0.55, 1.10), middle, 1.2, 26 * share, (0.93, 0.97, 1.0), 0.10, 150)
    tabletop.softbox((0.9, -0.7, 1.1), middle, 0.9, 13 * share, (1.0, 0.88, 0.72), 0.10, 150)
    lights.area((0.1, -0.5, 1.6), (radians(14), 0, 0), 1.6, 14 * share, (0.95, 0.96, 1.0))
    if view == "skimmer":
        # A cabinet is dark: the telephone's own lamp, two fingers beside its lens.
        lights.spot((0.148, -0.36, 0.268), (0.012, 0, 0.05), 9.0, (1.0, 0.96, 0.90), 1.2, 0.6, 0.004)


def main():
    job = read_job()
    reset_scene(background=(0.035, 0.037, 0.040))
    kit = Kit(plant_materials() | test_bench.bench_materials())
    BUILDERS[job.view](kit, np.random.default_rng(8))
    kit.finish()
    light_scene(job.view)
    lens = choose_camera(VIEWS, job.view)
    lens.data.clip_start = 0.01
    lens.rotation_euler.rotate_axis("Z", radians(ROLL[job.view]))
    render(job, bounces=12 if job.view in ("vials", "meter") else 6, clamp=4.0)


if __name__ == "__main__":
    main()
