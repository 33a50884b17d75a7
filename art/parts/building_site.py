"""Equipment of a building site. Metres, radians; powers in watts."""

from math import cos, pi, sin

import bpy
import numpy as np

from . import lights, materials
from .blender import box, cylinder, group, link, place, to_blender_mesh
from .mesh import grid_faces, icosphere, sphere
from .nodes import new_material, own_coordinates
from .noise import noise3
from .rods import cord, hollow_tube, rod, square_bar, turned
from .wear import used

LED_WARM = (1.0, 0.88, 0.74)
BULB_WARM = (1.0, 0.66, 0.36)


class SiteFinishes:
    """The materials that the equipment shares."""

    def __init__(self):
        self.aluminium = used("aluminium", (0.52, 0.53, 0.55), 0.38, 1.0, 0.45, 0.35)
        self.zinc = used("zinc", (0.36, 0.375, 0.39), 0.46, 0.9, 0.25, 0.25)
        self.black = used("black", (0.018, 0.018, 0.019), 0.55, 0.0, 0.5, 0.35)
        self.yellow = used("yellow", (0.43, 0.265, 0.03), 0.5, 0.0, 0.55, 0.5)
        self.plywood = raw_timber("plywood")


def raw_timber(name, dark=(0.20, 0.135, 0.075), light=(0.36, 0.26, 0.155)):
    """Softwood and plywood along x: wandering growth rings, fibres, few knots, grime."""
    material, nodes = new_material(name)
    place = own_coordinates(nodes, (13, 7, 5))

    def along(scale, detail, **inputs):
        mapped = nodes("ShaderNodeMapping", {0: place, 3: scale}).outputs[0]
        return nodes.noise(mapped, 1.0, detail, **inputs).outputs[0]

    wander = along((0.55, 2.4, 2.4), 2.0, Roughness=0.4)
    ragged = along((6.0, 60.0, 60.0), 2.0)
    across = nodes.math("MULTIPLY", nodes.separate(place)[1], 1.5)
    figure = nodes.math("ADD", across, nodes.math("MULTIPLY", wander, 1.1))
    figure = nodes.math("ADD", figure, nodes.math("MULTIPLY", ragged, 0.035))
    rings = nodes.math("FRACT", nodes.math("MULTIPLY", figure, 11.0))
    late = nodes.map_range(rings, 0.30, 0.92, 0.0, 1.0, True)
    late = nodes.math("MULTIPLY", late, nodes.map_range(rings, 0.92, 1.0, 1.0, 0.0))
    strength = along((0.4, 3.0, 3.0), 2.0)
    late = nodes.math("MULTIPLY", late, nodes.map_range(strength, 0.35, 0.65, 0.15, 0.75))
    fibre = along((9.0, 420.0, 420.0), 3.0)
    color = nodes.mix(late, light, dark)
    color = nodes.multiply(color, nodes.map_range(fibre, 0.3, 0.7, 0.78, 1.14))
    knots = nodes("ShaderNodeMapping", {0: place, 3: (2.2, 7.0, 7.0)}).outputs[0]
    knots = nodes("ShaderNodeTexVoronoi", {"Vector": knots, "Scale": 1.0}).outputs["Distance"]
    color = nodes.mix(nodes.map_range(knots, 0.03, 0.08, 0.8, 0.0), color, (0.06, 0.03, 0.015))
    grime = nodes.noise(place, 3.5, 7.0, Roughness=0.72).outputs[0]
    color = nodes.mix(nodes.map_range(grime, 0.5, 0.72, 0.0, 0.5), color, (0.15, 0.135, 0.115))
    inputs = {"Base Color": color, "Roughness": 0.78, "Specular": 0.25}
    inputs["Normal"] = nodes.bump(fibre, 0.3, 0.0008)
    nodes.output(nodes("ShaderNodeBsdfPrincipled", inputs))
    return material


def cement_board(name="backer"):
    """Cement board as it comes: fine grey, sanded in patches, smeared with adhesive."""
    material, nodes = new_material(name)
    place = own_coordinates(nodes, (9, 5, 7))
    grain = nodes.noise(place, 300.0, 3.0).outputs[0]
    chaff = nodes.noise(place, 60.0, 5.0, Roughness=0.75).outputs[0]
    broad = nodes.noise(place, 1.3, 3.0).outputs[0]
    value = nodes.map_range(broad, 0.3, 0.7, 0.9, 1.08)
    value = nodes.math("MULTIPLY", value, nodes.map_range(chaff, 0.3, 0.7, 0.86, 1.1))
    value = nodes.math("MULTIPLY", value, nodes.map_range(grain, 0.3, 0.7, 0.84, 1.12))
    grey = nodes("ShaderNodeRGB")
    grey.outputs[0].default_value = (0.185, 0.186, 0.182, 1)
    color = nodes.multiply(grey.outputs[0], value)
    trowel = nodes("ShaderNodeMapping", {0: place, 2: (0, 0.5, 0), 3: (1.2, 1.0, 4.5)}).outputs[0]
    trowel = nodes.noise(trowel, 1.0, 6.0, Roughness=0.55, Distortion=0.5).outputs[0]
    smear = nodes.map_range(trowel, 0.60, 0.63, 0.0, 0.7)
    smear = nodes.math("MULTIPLY", smear, nodes.map_range(chaff, 0.42, 0.5, 0.3, 1.0))
    color = nodes.mix(smear, color, (0.36, 0.355, 0.34))
    inputs = {"Base Color": color, "Roughness": 0.92, "Specular": 0.25}
    height = nodes.math("ADD", nodes.math("MULTIPLY", grain, 0.4), smear)
    inputs["Normal"] = nodes.bump(height, 0.5, 0.0015)
    nodes.output(nodes("ShaderNodeBsdfPrincipled", inputs))
    return material


def sheeting(name="sheeting", clarity=0.6):
    """Thin polythene: creases here and there, soft crumples, dust; clearer seen head-on."""
    material, nodes = new_material(name)
    place = nodes("ShaderNodeTexCoord").outputs["Object"]
    soft = nodes("ShaderNodeMapping", {0: place, 3: (3.2, 3.2, 1.1)}).outputs[0]
    soft = nodes.noise(soft, 1.0, 3.0, Roughness=0.5, Distortion=1.2).outputs[0]
    crumple = nodes.noise(place, 5.0, 2.0)
    bent = nodes.vector_math("SCALE", crumple.outputs["Color"])
    bent.node.inputs["Scale"].default_value = 0.25
    facets = nodes.vector_math("ADD", place, bent)
    facets = nodes("ShaderNodeTexVoronoi", {"Vector": facets, "Scale": 5.5})
    facets.feature = "SMOOTH_F1"
    facets = facets.outputs["Distance"]
    creases = nodes.noise(place, 3.1, 2.0, Distortion=0.8).outputs[0]
    creases = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", creases, 0.5))
    creases = nodes.map_range(creases, 0.0, 0.012, 1.0, 0.0)
    creases = nodes.math("MULTIPLY", creases, nodes.map_range(soft, 0.45, 0.60, 0.0, 1.0))
    height = nodes.math("MULTIPLY", soft, 2.2)
    height = nodes.math("ADD", height, nodes.math("MULTIPLY", facets, 0.9))
    height = nodes.math("ADD", height, nodes.math("MULTIPLY", creases, 0.10))
    normal = nodes.bump(height, 1.0, 0.018)
    dust = nodes.noise(place, 2.5, 6.0, Roughness=0.7).outputs[0]
    milk = nodes.map_range(dust, 0.35, 0.7, 0.42, 0.60)
    inputs = {"Base Color": milk, "Roughness": 0.22, "Specular": 0.6, "Normal": normal}
    surface = nodes("ShaderNodeBsdfPrincipled", inputs)
    through = nodes("ShaderNodeBsdfTranslucent", {0: (0.62, 0.64, 0.64), 1: normal})
    milky = nodes("ShaderNodeMixShader", {0: 0.4, 1: surface, 2: through})
    clear = nodes("ShaderNodeBsdfTransparent", {0: (0.93, 0.94, 0.94)})
    facing = nodes("ShaderNodeLayerWeight", {0: 0.35, 1: normal}).outputs["Facing"]
    share = nodes.map_range(facing, 0.0, 0.75, clarity + 0.08, 0.15)
    share = nodes.math("SUBTRACT", share, nodes.math("MULTIPLY", creases, 0.08))
    nodes.output(nodes("ShaderNodeMixShader", {0: share, 1: milky, 2: clear}))
    return material


def spiral_duct(name="duct", pitch=0.11):
    """Galvanized sheet wound into a pipe along its z: the seam's ridge, spangle, dust on top."""
    material, nodes = new_material(name)
    place = nodes("ShaderNodeTexCoord").outputs["Object"]
    x, y, z = nodes.separate(place)
    turn = nodes.math("DIVIDE", nodes.math("ARCTAN2", y, x), 2 * pi)
    seam = nodes.math("FRACT", nodes.math("ADD", nodes.math("DIVIDE", z, pitch), turn))
    ridge = nodes.map_range(
        nodes.math("ABSOLUTE", nodes.math("SUBTRACT", seam, 0.5)), 0.0, 0.05, 1.0, 0.0, True
    )
    spangle = nodes("ShaderNodeTexVoronoi", {"Vector": place, "Scale": 70.0}).outputs["Color"]
    spangle = nodes.separate(spangle)[0]
    value = nodes.map_range(spangle, 0, 1, 0.26, 0.40)
    dull = nodes.noise(place, 5.0, 6.0, Roughness=0.7).outputs[0]
    inputs = {"Base Color": value, "Metallic": 0.9}
    inputs["Roughness"] = nodes.map_range(dull, 0.3, 0.7, 0.36, 0.62)
    inputs["Normal"] = nodes.bump(ridge, 0.8, 0.004)
    nodes.output(nodes("ShaderNodeBsdfPrincipled", inputs))
    return material


def scaffold(x, y, yaw, finishes, width=0.75, length=1.9, height=2.9, deck=1.25):
    """A rolling tower with one deck."""
    half_l, half_w, tube = length / 2, width / 2, finishes.aluminium
    parts = []
    for end in (-half_l, half_l):
        for side in (-half_w, half_w):
            hub, across = (end + 0.02, side, 0.07), (pi / 2, 0, 0)
            parts += [
                rod((end, side, 0.16), (end, side, height), 0.025, tube),
                rod((end, side, 0.07), (end, side, 0.2), 0.014, finishes.zinc),
                cylinder(0.07, 0.04, hub, finishes.black, 32, rotation=across),
            ]
        for z in np.arange(0.4, height, 0.42):
            parts.append(rod((end, -half_w, z), (end, half_w, z), 0.02, tube))
    for side in (-half_w, half_w):
        for z in (0.32, deck + 0.5, deck + 1.0):
            parts.append(rod((-half_l, side, z), (half_l, side, z), 0.02, tube))
        parts.append(rod((-half_l, side, 0.4), (half_l, side, deck - 0.1), 0.02, tube))
    toe_board = (0, -half_w + 0.02, deck + 0.09)
    parts.append(box((length - 0.06, width - 0.06, 0.04), (0, 0, deck), finishes.plywood, 0.004))
    parts.append(box((length - 0.06, 0.02, 0.14), toe_board, finishes.plywood, 0.004))
    return group(parts, (x, y, 0), yaw)


def step_ladder(x, y, yaw, finishes, height=1.9, width=0.48, steps=7, spread=0.46):
    """A folding ladder, its steps towards -y before it is turned."""
    parts = []
    metal = finishes.aluminium
    for side in (-width / 2, width / 2):
        foot, head = side * 1.15, side * 0.8
        parts += [
            square_bar((foot, -spread, 0), (head, -0.04, height), 0.045, metal),
            square_bar((foot, spread, 0), (head, 0.04, height), 0.035, metal),
        ]
        brace = (side * 1.05, spread * 0.55, 0.8)
        parts.append(square_bar((brace[0], -brace[1], 0.8), brace, 0.012, finishes.zinc))
        for end in (-spread, spread):
            parts.append(box((0.055, 0.06, 0.05), (foot, end, 0.025), finishes.black, 0.006))
    for step in range(1, steps):
        share = step / steps
        at = (0, -spread * (1 - share) - 0.03 * share, height * share)
        parts.append(box((width * (1.15 - 0.35 * share), 0.09, 0.03), at, metal, 0.006))
    parts.append(box((width * 0.95, 0.26, 0.05), (0, 0, height + 0.01), finishes.yellow, 0.012))
    rear = spread * 0.7
    parts.append(square_bar((-width / 2, rear, 0.55), (width / 2, rear, 0.55), 0.02, metal))
    return group(parts, (x, y, 0), yaw)


def work_light(x, y, yaw, finishes, height=1.75, tilt=0.0, power=120, heads=(0,)):
    """Floodlights on a tripod that shine along +y; tilt lifts (or, negative, lowers) them."""
    parts = [rod((0, 0, 0.35), (0, 0, height), 0.016, finishes.yellow)]
    for leg in range(3):
        angle = 2 * pi * leg / 3 + 0.5
        foot_x, foot_y = 0.55 * cos(angle), 0.55 * sin(angle)
        parts.append(rod((0, 0, 0.62), (foot_x, foot_y, 0.02), 0.013, finishes.yellow))
        parts.append(cylinder(0.02, 0.03, (foot_x, foot_y, 0.015), finishes.black, 16))
    glow = led_panel("floodlight", LED_WARM, power / 6)
    for shift in heads:
        head = [
            box((0.32, 0.07, 0.24), (0, 0, 0), finishes.black, 0.012),
            box((0.28, 0.01, 0.20), (0, 0.037, 0), glow),
            lights.area((0, 0.06, 0), (pi / 2, 0, 0), 0.28, power, LED_WARM, size_y=0.2),
        ]
        head += [
            box((0.008, 0.05, 0.2), (fin * 0.04 - 0.12, -0.05, 0), finishes.black)
            for fin in range(7)
        ]
        tilted = group(head, (shift, 0, height + 0.12))
        tilted.rotation_euler = (tilt, 0, 0)
        parts.append(tilted)
    if len(heads) > 1:
        reach = max(heads) + 0.1
        parts.append(rod((-reach, 0, height), (reach, 0, height), 0.014, finishes.yellow))
    return group(parts, (x, y, 0), yaw)


def led_panel(name, color, strength):
    """The face of a floodlight: a frosted cover, brightest in its middle, a little dirty."""
    material, nodes = new_material(name)
    where = nodes("ShaderNodeTexCoord").outputs["Object"]
    cover = nodes.noise(where, 16.0, 4.0).outputs[0]
    dirt = nodes.map_range(cover, 0.3, 0.7, 0.62, 0.80, True)
    away = nodes("ShaderNodeVectorMath", {0: where}, operation="LENGTH").outputs["Value"]
    edge = nodes.map_range(away, 0.06, 0.17, 1.0, 0.45, True)
    power = nodes.math("MULTIPLY", nodes.math("MULTIPLY", dirt, edge), strength)
    nodes.output(nodes("ShaderNodeEmission", {0: color, 1: power}))
    return material


def battery_light(x, y, z, yaw, finishes, power=60, color=(0.95, 0.97, 1.0)):
    """A small floodlight that stands on its bracket and shines along +y before it is turned."""
    tilt = group(
        [
            box((0.24, 0.05, 0.19), (0, 0, 0), finishes.yellow, 0.012),
            box((0.20, 0.008, 0.15), (0, 0.026, 0), led_panel("battery-light", color, power / 3)),
            lights.area((0, 0.045, 0), (pi / 2, 0, 0), 0.2, power, color, size_y=0.15),
        ],
        (0, 0, 0.16),
    )
    tilt.rotation_euler = (0.2, 0, 0)
    parts = [tilt, rod((-0.14, 0.07, 0.012), (0.14, 0.07, 0.012), 0.009, finishes.black)]
    parts.append(rod((-0.14, -0.07, 0.012), (0.14, -0.07, 0.012), 0.009, finishes.black))
    for side in (-0.135, 0.135):
        parts.append(rod((side, -0.07, 0.012), (side, 0.07, 0.012), 0.009, finishes.black))
        parts.append(rod((side, 0, 0.012), (side, 0, 0.17), 0.008, finishes.black))
    return group(parts, (x, y, z), yaw)


def bucket(x, y, yaw, material, finishes, radius=0.15, height=0.32, filled=None):
    """An open pail with ribs under its rim and its handle down; filled is what stands in it."""
    ribs = [
        (radius * (0.82 + 0.18 * share) + out, height * share)
        for share, out in (
            *((0.80, 0), (0.805, 0.004), (0.825, 0.004), (0.83, 0)),
            *((0.88, 0), (0.885, 0.004), (0.905, 0.004), (0.91, 0)),
        )
    ]
    profile = [
        (radius * 0.82, 0),
        *ribs,
        (radius, height),
        (radius * 1.05, height),
        (radius * 1.05, height - 0.02),
        (radius * 0.97, height - 0.02),
        (radius * 0.97, height),
        (radius * 0.80, 0.012),
        (0.001, 0.012),
    ]
    swing = np.linspace(0, pi, 30)
    handle = np.stack(
        [
            radius * 1.07 * np.cos(swing),
            -0.14 * np.sin(swing),
            height - 0.03 - 0.09 * np.sin(swing),
        ],
        1,
    )
    parts = [turned(profile, material, name="bucket"), cord(handle, 0.004, finishes.zinc, 40, 8)]
    if filled:
        level = 0.55
        top = radius * (0.80 + 0.17 * level)
        crust = [(top, height * level), (top * 0.6, height * (level - 0.02)), (0.001, height * 0.5)]
        parts.append(turned(crust, filled, name="filling"))
    return group(parts, (x, y, 0.006), yaw)


def hose_coil(x, y, material, brass, turns=6.3, radius=0.016):
    """A loosely coiled hose on the floor, its end with a brass coupling."""
    angle = np.linspace(0, 2 * pi * turns, 90)
    sway = 0.30 + 0.022 * np.sin(angle * 0.31) + 0.05 * np.sin(angle * 0.11)
    layer = 0.022 + 0.035 * np.floor(angle / (4 * pi)) + 0.012 * np.sin(angle * 0.5)
    coil = np.stack([sway * np.cos(angle), sway * np.sin(angle), layer], 1)
    step = np.arange(1, 6)
    tail = coil[-1] + np.stack([-0.16 * step, 0.20 * step + 0.02 * step**2, 0 * step], 1)
    tail[:, 2] = np.maximum(0.018, coil[-1][2] - 0.06 * step)
    end = tail[-1] + (tail[-1] - tail[-2]) * 0.3
    parts = [
        cord(np.vstack([coil, tail]), radius, material, 700, 10),
        rod(tail[-1], end, radius * 1.5, brass),
    ]
    return group(parts, (x, y, 0.006))


def tape_roll(x, y, z, tape, finishes, radius=0.052):
    """A roll of tape that lies flat, about its paper core."""
    core = hollow_tube(radius * 0.76, 0.003, 0.048, finishes.plywood, (x, y, z + 0.024), (0, 0, 0))
    wound = hollow_tube(radius, radius * 0.23, 0.046, tape, (x, y, z + 0.024), (0, 0, 0))
    return core, wound


def spirit_level(foot, head, finishes, vial):
    """An aluminium level with a yellow face, from its foot to its head."""
    start, end = np.array(foot), np.array(head)
    way = end - start
    parts = [square_bar(foot, head, 0.026, finishes.yellow)]
    for share in (0.0, 1.0):
        tip = start + way * (share + (0.012 if share == 0 else -0.012))
        ends = tip - way * 0.012, tip + way * 0.012
        parts.append(square_bar(*ends, 0.029, finishes.black))
    for share in (0.08, 0.5, 0.92):
        at = start + way * share
        parts.append(square_bar(at - way * 0.022, at + way * 0.022, 0.0285, finishes.black))
        parts.append(rod(at - way * 0.014, at + way * 0.014, 0.0155, vial))
    return parts


def broom(foot, head, finishes, bristles):
    """A site broom that leans with its handle's end at head."""
    x, y, z = foot
    box((0.42, 0.06, 0.045), (x, y, z + 0.10), finishes.plywood, 0.006)
    rng = np.random.default_rng(3)
    for tuft_x in np.arange(-0.2, 0.201, 0.013):
        for tuft_y in np.arange(-0.022, 0.023, 0.011):
            top = (x + tuft_x, y + tuft_y, z + 0.08)
            splayed = rng.normal(0, 0.006, 2) + [0.05 * tuft_x, 0.4 * tuft_y]
            rod(top, (top[0] + splayed[0], top[1] + splayed[1], z), 0.004, bristles, 5)
    rod((x, y, z + 0.12), head, 0.014, finishes.plywood)


def crumpled(x, y, size, material, seed):
    """A sheet of film that has been pulled off, crushed and dropped."""
    rng = np.random.default_rng(seed)
    points, faces = icosphere(6)
    dents = 0.35 * noise3(points, rng, 2, 1.1)
    dents -= 0.30 * np.abs(noise3(points, rng, 3, 2.2)) + 0.10 * np.abs(noise3(points, rng, 2, 7.0))
    points = points * (0.85 + dents)[:, None] * [1.0, 0.75, 0.5]
    points[:, 2] -= points[:, 2].min()
    mesh = {"v": points * size, "f": faces}
    return place(to_blender_mesh(mesh, "crumpled", [material]), "crumpled", (x, y, 0.006))


def crate(x, y, yaw, wood):
    """A slatted transport crate with its lid on."""
    parts = [box((1.34, 0.88, 0.02), (0, 0, 0.81), wood, 0.003)]
    for z in (0.1, 0.3, 0.5, 0.7):
        for side in (-1, 1):
            parts.append(box((1.3, 0.02, 0.17), (0, side * 0.41, z), wood, 0.003))
            parts.append(box((0.02, 0.8, 0.17), (side * 0.64, 0, z), wood, 0.003))
    for end in (-0.6, 0.6):
        parts.append(box((0.09, 0.02, 0.8), (end, -0.43, 0.42), wood, 0.003))
    return group(parts, (x, y, 0), yaw)


def festoon(points, finishes, power=9):
    """A cable through points with caged bulbs at every point between the ends."""
    cord(points, 0.006, finishes.black, 160)
    glow = materials.emissive("bulb", BULB_WARM, 14)
    vertices, faces = sphere(24, 16)
    bulb = to_blender_mesh({"v": vertices * 0.035, "f": faces}, "bulb", [glow])
    for x, y, z in points[1:-1]:
        place(bulb, "bulb", (x, y, z - 0.11))
        cylinder(0.018, 0.06, (x, y, z - 0.05), finishes.black, 16)
        for wire in range(6):
            aside_x, aside_y = cos(wire * pi / 3), sin(wire * pi / 3)
            top = (x + 0.02 * aside_x, y + 0.02 * aside_y, z - 0.06)
            belly = (x + 0.055 * aside_x, y + 0.055 * aside_y, z - 0.12)
            rod(top, belly, 0.002, finishes.zinc, 6)
            rod(belly, (x, y, z - 0.18), 0.002, finishes.zinc, 6)
        lamp = bpy.data.lights.new("bulb", "POINT")
        lamp.energy, lamp.color, lamp.shadow_soft_size = power, BULB_WARM, 0.04
        item = link(bpy.data.objects.new("bulb-light", lamp))
        item.location = (x, y, z - 0.22)
        item.visible_glossy = False


def trodden(name, tone):
    """Hardboard that weeks of boots have scuffed and dusted."""
    material, nodes = new_material(name)
    place = own_coordinates(nodes, (31, 17, 5))
    broad = nodes.noise(place, 1.1, 6.0, Roughness=0.7).outputs[0]
    fibre = nodes.noise(place, 38.0, 4.0).outputs[0]
    scuff = nodes("ShaderNodeMapping", {0: place, 2: (0, 0, 0.6), 3: (26, 2.2, 1)}).outputs[0]
    scuff = nodes.noise(scuff, 1.0, 5.0, Roughness=0.7).outputs[0]
    color = nodes.mix(
        broad, tuple(0.62 * part for part in tone), tuple(1.4 * part for part in tone)
    )
    color = nodes.multiply(color, nodes.map_range(fibre, 0.3, 0.7, 0.8, 1.15))
    dust = nodes.map_range(broad, 0.5, 0.68, 0.0, 0.55, True)
    dust = nodes.math("MULTIPLY", dust, nodes.map_range(fibre, 0.25, 0.6, 0.5, 1.0))
    color = nodes.mix(dust, color, (0.30, 0.285, 0.26))
    dark = nodes.map_range(scuff, 0.60, 0.72, 0.0, 0.45, True)
    color = nodes.mix(dark, color, (0.035, 0.03, 0.026))
    felt = nodes.noise(place, 240.0, 3.0).outputs[0]
    color = nodes.multiply(color, nodes.map_range(felt, 0.3, 0.7, 0.8, 1.16))
    ragged = nodes.vector_math("ADD", place, nodes.vector_math("MULTIPLY", fibre, (0.02,) * 3))
    for fineness, share, stain in (
        (15.0, 0.86, (0.33, 0.325, 0.31)),
        (41.0, 0.78, (0.36, 0.35, 0.33)),
        (4.1, 0.80, (0.060, 0.046, 0.034)),
    ):
        cells = nodes("ShaderNodeTexVoronoi", {"Vector": ragged, "Scale": fineness})
        size = nodes.separate(cells.outputs["Color"])[0]
        reach = nodes.map_range(size, share, 1.0, 0.0, 0.30)
        off = nodes.math("SUBTRACT", cells.outputs["Distance"], reach)
        spot = nodes.math("MULTIPLY", nodes.math("LESS_THAN", off, 0.0), 0.75)
        where = nodes.map_range(broad, 0.45, 0.53, 0.15, 1.0)
        color = nodes.mix(nodes.math("MULTIPLY", spot, where), color, stain)
    inputs = {"Base Color": color, "Roughness": nodes.map_range(broad, 0.35, 0.65, 0.55, 0.9)}
    inputs |= {"Specular": 0.35, "Normal": nodes.bump(fibre, 0.12, 0.004)}
    nodes.output(nodes("ShaderNodeBsdfPrincipled", inputs))
    return material


def floor_boards(columns, rows, rng):
    """Hardboard sheets over a finished floor, taped at some joints, none quite straight."""
    tones = [(0.15, 0.115, 0.08), (0.13, 0.10, 0.07), (0.17, 0.13, 0.09)]
    boards = [trodden(f"board{index}", tone) for index, tone in enumerate(tones)]
    tape = masking_tape((0.34, 0.31, 0.25), "paper-tape")
    for column, x in enumerate(columns):
        for row, y in enumerate(rows):
            if rng.random() < 0.06:
                continue
            at_x = x + 0.9 * (row % 2)
            spot = (
                at_x + rng.normal(0, 0.012),
                y + rng.normal(0, 0.008),
                0.003 + 0.0006 * ((column + row) % 3),
            )
            turn = (0, 0, rng.normal(0, 0.005))
            board = boards[rng.integers(3)]
            box((2.40, 1.20, 0.004), spot, board, 0.001, rotation=turn)
            if rng.random() < 0.6:
                left, right = at_x - 1.15 * rng.uniform(0.3, 1), at_x + 1.15 * rng.uniform(0.3, 1)
                near, aside = y - 0.605, rng.normal(0, 0.006)
                taped((left, near - aside), (right, near + aside), tape, rng, lies=0.0062)


def debris(rng, count, area):
    """Chips and offcuts of stone and wood swept nowhere; area is (x0, x1, y0, y1)."""
    pale = materials.plain("chip", (0.30, 0.28, 0.24), 0.9)
    wood = materials.plain("splinter", (0.26, 0.18, 0.10), 0.8)
    for _ in range(count):
        size = 0.004 + 0.014 * rng.random() ** 4
        at = (rng.uniform(*area[:2]), rng.uniform(*area[2:]), 0.006 + size * 0.3)
        turn = tuple(rng.uniform(0, 3, 3) * (0.1, 0.1, 1))
        if rng.random() < 0.3:
            box((size * rng.uniform(2, 7), size * 0.4, size * 0.3), at, wood, rotation=turn)
        else:
            box((size, size * 0.8, size * 0.6), at, pale, size * 0.15, 1, turn)


def masking_tape(color, name="tape"):
    """Crepe paper tape: fine ribs across it, a slight sheen, light passes a little."""
    material, nodes = new_material(name)
    place = nodes("ShaderNodeTexCoord").outputs["Object"]
    slow = nodes.noise(place, 9.0, 4.0).outputs[0]
    ribs = nodes.noise(place, 420.0, 2.0).outputs[0]
    tone = nodes.mix(
        slow, tuple(0.72 * part for part in color), tuple(1.2 * part for part in color)
    )
    inputs = {"Base Color": tone, "Roughness": 0.58, "Specular": 0.4}
    inputs["Normal"] = nodes.bump(ribs, 0.25, 0.001)
    paper = nodes("ShaderNodeBsdfPrincipled", inputs)
    through = nodes("ShaderNodeBsdfTranslucent", {0: tone})
    nodes.output(nodes("ShaderNodeMixShader", {0: 0.12, 1: paper, 2: through}))
    return material


def taped(start, end, material, rng, width=0.048, curl=0.0, lies=None, y=-0.008):
    """A strip of tape 0.2 mm thick, put on by hand: it wanders, lifts in places and is torn off.

    It sticks to an upright wall that faces -y, from one (x, z) to another; or, with lies, to the
    floor at that height, from one (x, y) to another. The last curl metres have come loose.
    """
    start, end = np.array(start, float), np.array(end, float)
    length = np.hypot(*(end - start))
    ahead = (end - start) / length
    aside = np.array([-ahead[1], ahead[0]])
    columns, rows = max(12, int(length / 0.012)), 9
    along, across = np.meshgrid(
        np.linspace(0, length, columns), np.linspace(-0.5, 0.5, rows), indexing="ij"
    )
    ragged = rng.normal(0, 0.004, rows)
    along = (
        along
        + ragged * (along / length) ** 8
        - rng.normal(0, 0.003, rows) * (1 - along / length) ** 40
    )
    phase = rng.uniform(0, 6, 5)
    wander = 0.0025 * np.sin(along * 1.7 + phase[0]) + 0.001 * np.sin(along * 6.1 + phase[1])
    edge = 1 + 0.03 * np.sin(along * 23 + phase[2] + 4 * np.sign(across))
    wrinkle = np.sin(along * 31 + across * 9 + phase[3]) * np.sin(along * 7.3 + phase[4])
    lifted = 0.0002 + 0.0035 * np.clip(wrinkle - 0.55, 0, 1) * (0.3 + np.abs(across))
    stuck = np.minimum(along, length - curl)
    loose = np.maximum(along - (length - curl), 0) / max(curl * 0.55, 1e-6)
    forward = stuck + curl * 0.55 * np.sin(loose)
    out = lifted + curl * 0.55 * (1 - np.cos(loose)) * (1 + 0.25 * across)
    sideways = across * width * edge + wander
    flat = start + forward[..., None] * ahead + sideways[..., None] * aside
    if lies is None:
        vertices = np.stack([flat[..., 0], y - out, flat[..., 1]], -1)
    else:
        vertices = np.stack([flat[..., 0], flat[..., 1], lies + out], -1)
    mesh = {"v": vertices.reshape(-1, 3), "f": grid_faces(columns, rows)[:, ::-1]}
    item = place(to_blender_mesh(mesh, "tape", [material]), "tape")
    item.modifiers.new("thickness", "SOLIDIFY").thickness = 0.0002
    return item
