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
from parts.ink import Ink
from parts.industrial import plant_materials
from parts.job import read_job
from parts.mesh import grid_faces
from parts.nodes import new_material
from parts.pipework import Kit, pipe_run, slack_path, union
from parts.render import render
from parts.rocks import reef_rock_color, rock
from parts.tool_pieces import lettering

# A telephone's wide lens sees everything sharp; roll is how far it is held askew.
VIEWS = {
    "vials": dict(location=(0.035, -0.21, 0.215), target=(0.004, 0.004, 0.022), lens=40),
    "skimmer": dict(location=(0.15, -0.36, 0.27), target=(0.005, 0.0, 0.060), lens=40),
    "scraper": dict(
        location=(0.17, -0.40, 0.12), target=(-0.030, 0.0, 0.022), lens=46, focus=0.44, fstop=2.8
    ),
    "meter": dict(location=(-0.03, -0.20, 0.27), target=(0.006, -0.002, 0.0), lens=44),
}
# How strong the lamps are, as a telephone would have exposed.
LIGHT = dict(vials=0.36, skimmer=1.3, meter=0.34)
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


def scum(name, dark, pale, low, high):
    """What a skimmer leaves on its wall between two heights: rings, runs and spots, clear between."""
    material, nodes = new_material(name)
    place_on = nodes.position()
    height = nodes.separate(place_on)[2]
    runs = nodes("ShaderNodeMapping", {0: place_on, 3: (160, 160, 16)}).outputs[0]
    streaks = nodes.noise(runs, 1.0, 4.0, Roughness=0.7).outputs[0]
    spots = nodes.noise(place_on, 260.0, 5.0, Roughness=0.75).outputs[0]
    share = nodes.map_range(height, low, high, 0.95, 0.05)
    covered = nodes.math("ADD", nodes.math("MULTIPLY", streaks, 0.9), nodes.math("MULTIPLY", spots, 0.5))
    covered = nodes.math("ADD", covered, nodes.math("SUBTRACT", share, 0.62))
    covered = nodes.map_range(covered, 0.52, 0.86, 0.0, 0.96, True)
    color = nodes.mix(nodes.map_range(spots, 0.35, 0.65, 0, 1), dark, pale)
    film = materials.principled(nodes, color, Roughness=0.35, Specular=0.5)
    clear = nodes("ShaderNodeBsdfTransparent")
    nodes.output(nodes("ShaderNodeMixShader", {0: covered, 1: clear, 2: film}).outputs[0])
    return material


def build_skimmer(kit, rng):
    """The cup of a small skimmer, half full and due for emptying, on its neck in a cabinet."""
    kit.materials["scum"] = scum("scum", (0.030, 0.026, 0.010), (0.16, 0.13, 0.06), 0.05, 0.15)
    wall = [(0.074, 0.0), (0.074, 0.150)]
    kit.lathe("acrylic", wall, bevel=0, capped=False)
    kit.lathe("scum", [(0.0722, 0.004), (0.0722, 0.148)], bevel=0, capped=False)
    kit.lathe("acrylic_edge", [(0.0745, -0.004), (0.0745, 0.004)], bevel=0.001)
    kit.lathe("skimmate", [(0.0715, 0.004), (0.0715, 0.047)], bevel=0.002)
    kit.lathe("acrylic", [(0.034, -0.12), (0.034, 0.112)], bevel=0, capped=False)
    kit.lathe("scum", [(0.0335, 0.03), (0.0335, 0.112)], bevel=0, capped=False)
    head = [(0.031, -0.12), (0.031, 0.108), (0.036, 0.118), (0.030, 0.126), (0.016, 0.131)]
    kit.lathe("foam", head, bevel=0.004)
    count = 420
    angle, reach = rng.uniform(0, 2 * pi, count), 0.036 + 0.034 * rng.random(count)
    spots = np.stack([reach * np.cos(angle), reach * np.sin(angle), 0.0475 + 0 * angle], 1)
    kit.spheres("foam", spots, 0.0008 / rng.uniform(0.25, 1.0, count))
    lid = [(0.077, 0.150), (0.077, 0.158), (0.072, 0.161), (0.012, 0.163), (0.010, 0.176)]
    kit.lathe("shade", lid, bevel=0.0015)
    body = [(0.034, -0.125), (0.082, -0.16), (0.082, -0.40)]
    kit.lathe("acrylic", body, bevel=0.01, capped=False)
    kit.lathe("bubble_water", [(0.031, -0.127), (0.079, -0.162), (0.079, -0.40)], bevel=0.01)
    for z in (-0.006, -0.128):
        kit.lathe("shade", [(0.048, z - 0.008), (0.048, z)], bevel=0.002)
    drain = [(0.074, 0.0, 0.014), (0.11, -0.005, 0.012), (0.135, -0.01, -0.04), (0.15, 0.0, -0.2)]
    kit.sweep("hose_clear", slack_path(drain), 0.0065, 14)
    kit.box("vessel", (1.4, 0.02, 1.2), (0, 0.34, -0.1), 0)
    kit.box("cabinet", (0.02, 0.9, 1.2), (-0.30, 0, -0.1), 0)
    pipe_run(kit, "pvc", [(-0.14, 0.26, -0.6), (-0.14, 0.26, -0.02), (0.6, 0.26, -0.02)], 0.016)
    union(kit, "pvc", (0.17, 0.26, -0.02), (1, 0, 0), 0.016)
    kit.box("acrylic_edge", (1.2, 0.010, 0.5), (0, -0.16, -0.38), 0.001)


def algae_on_glass(wiped):
    """A green film on a pane, thin towards its top; wiped gives how far each spot was cleaned."""
    material, nodes = new_material("algae")
    place_on = nodes.position()
    patches = nodes.noise(place_on, 22.0, 6.0, Roughness=0.65).outputs[0]
    dots = nodes.noise(place_on, 110.0, 6.0, Roughness=0.6).outputs[0]
    film = nodes.math("ADD", nodes.math("MULTIPLY", patches, 0.7), nodes.math("MULTIPLY", dots, 0.5))
    film = nodes.map_range(film, 0.40, 0.80, 0.06, 0.80, True)
    drawn = nodes("ShaderNodeMapping", {0: place_on, 3: (7, 1, 240)}).outputs[0]
    left = nodes.map_range(nodes.noise(drawn, 1.0, 3.0).outputs[0], 0.55, 0.72, 0.0, 0.5)
    clean = nodes("ShaderNodeAttribute", attribute_name="Col").outputs["Color"]
    clean = nodes.math("MULTIPLY", nodes.separate(clean)[0], nodes.math("SUBTRACT", 1.0, left))
    film = nodes.math("MULTIPLY", film, nodes.math("SUBTRACT", 1.0, clean))
    color = nodes.mix(dots, (0.018, 0.036, 0.008), (0.060, 0.082, 0.020))
    grown = materials.principled(nodes, color, Roughness=0.7, Specular=0.3)
    lit = nodes("ShaderNodeBsdfTranslucent", {0: color})
    grown = nodes("ShaderNodeMixShader", {0: 0.55, 1: grown, 2: lit}).outputs[0]
    clear = nodes("ShaderNodeBsdfTransparent")
    nodes.output(nodes("ShaderNodeMixShader", {0: film, 1: clear, 2: grown}).outputs[0])
    x, z = np.meshgrid(np.linspace(-0.5, 0.5, 500), np.linspace(-0.35, 0.35, 350), indexing="ij")
    shade = np.repeat(wiped(x, z).reshape(-1, 1), 3, 1)
    points = np.stack([x, 0.0125 + 0 * x, z], -1).reshape(-1, 3)
    place(to_blender_mesh(dict(v=points, f=grid_faces(500, 350), c=shade), "film", [material]))


def build_scraper(kit, rng):
    """A magnet on a pane with a film of algae, at the end of the way that it has wiped clear."""

    def wiped(x, z):
        middle = 0.012 + 0.030 * np.sin(2.2 * x + 0.5) + 0.004 * np.sin(19 * x)
        edge = 0.036 + 0.0025 * np.sin(61 * x) - np.abs(z - middle)
        swept = np.clip(edge / 0.004, 0, 1) * (x < 0.0)
        above = np.clip((0.036 - np.abs(z - middle - 0.070)) / 0.004, 0, 1) * (x < -0.08)
        return np.maximum(swept, 0.93 * above)

    algae_on_glass(wiped)
    box((1.2, 0.012, 0.9), (0, 0.006, 0), water.pane(0.06, (0.97, 0.99, 0.98)), 0, name="pane")
    black = tabletop.moulded("casing", (0.030, 0.031, 0.032), 0.42, 0.25, 0.3, scuffs=0.5)
    felt = tabletop.moulded("felt", (0.05, 0.05, 0.048), 0.95, 0.3, 0.6)
    lean, middle = radians(6), (0.012, 0.028)
    for size, y, skin in (
        ((0.094, 0.026, 0.056), -0.0165, black), ((0.092, 0.003, 0.054), -0.0016, felt),
        ((0.090, 0.022, 0.054), 0.0270, black), ((0.088, 0.003, 0.052), 0.0145, felt),
    ):  # fmt: skip
        at = (middle[0], y, middle[1])
        box(size, at, skin, min(size[1] * 0.4, 0.007), 4, (0, lean, 0), "magnet")
    grip = tabletop.moulded("grip", (0.022, 0.023, 0.024), 0.6, 0.3, 0.5, scuffs=0.4)
    for side in (-1, 1):
        spot = (middle[0] + side * 0.026, -0.031, middle[1] - side * 0.0027)
        box((0.010, 0.005, 0.038), spot, grip, 0.002, 3, (0, lean, 0))
    fog = water.TankFog(
        0.0, 1.1, (0.7, 0.16, 0.08), -0.5, 0.5, (0.004, 0.03, 0.05), (0.02, 0.15, 0.22)
    )
    stone = materials.coral(fog, 0.85, 0.9, 26, 0.0, 0.0, bump_distance=0.03)
    blobs = [(-0.30, 0.50, -0.28, 0.20), (0.10, 0.58, -0.36, 0.24), (0.42, 0.5, -0.26, 0.2)]
    far = reef_rock_color(rock(5, blobs, noise=0.22), rng)
    place(to_blender_mesh(far, "rock", [stone]), "rock")
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
        lights.area((0.0, 0.45, 0.75), (0, 0, 0), 1.4, 55, (0.84, 0.90, 1.0), size_y=0.5)
        lights.area((-0.9, -1.1, 0.9), (radians(50), 0, radians(-38)), 0.8, 60, (1.0, 0.88, 0.74))
        return
    share, middle = LIGHT[view], (0.2, 0, 0.1)
    tabletop.softbox((-0.35, 0.55, 1.10), middle, 1.2, 26 * share, (0.93, 0.97, 1.0), 0.10, 150)
    tabletop.softbox((0.9, -0.7, 1.1), middle, 0.9, 13 * share, (1.0, 0.88, 0.72), 0.10, 150)
    lights.area((0.1, -0.5, 1.6), (radians(14), 0, 0), 1.6, 14 * share, (0.95, 0.96, 1.0))


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
