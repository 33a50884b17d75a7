"""The marble lounge while it is being built: the tank is dry and its rock bare.

Tank, rock, stone and room have the measures of the finished Meridian Reef. View: main, from the
room's left.
"""

from math import pi, radians

import numpy as np

from parts import acrylic, building_site, building_site_lights, building_site_materials
from parts import dry_rock, lights, materials, vein_stone
from parts.blender import box, cylinder, plane, reset_scene
from parts.camera import choose_camera
from parts.job import read_job
from parts.meridian import ROCKS
from parts.meridian_dressing import GLAZED
from parts.meridian_lounge import FRAME, HEAD, STONE_ENDS, WINDOWS
from parts.meridian_measures import BACK, BOTTOM, CEILING, DEEP, FRONT, HALF, SHELL, SIDE
from parts.meridian_measures import SOFFIT, TOP
from parts.nodes import new_material
from parts.render import render
from parts.rods import cord, rod
from parts.wear import used

EDGE, LOW, HIGH = HALF + FRAME, BOTTOM - FRAME, TOP + FRAME  # of the opening in the stone
THIRD = EDGE / 3  # the stone has come as far as the joint at this x
RIM = TOP + 0.12  # of the tank, under the service deck
MIDDLE_Z = (BOTTOM + TOP) / 2

VIEWS = {
    "main": dict(
        location=(-2.85, -5.3, 1.45), target=(0.62, 0.38, 1.45), lens=27, focus=5.7, fstop=4.0
    ),
}


def rolled_coating():
    """The tank's grey-blue coating: rolled on in lanes, orange peel, dust and water marks."""
    material, nodes = new_material("coating")
    place = materials.object_coordinates(nodes)
    lanes = nodes("ShaderNodeMapping", {0: place, 3: (4.5, 4.5, 0.5)}).outputs[0]
    lanes = nodes.noise(lanes, 1.0, 3.0, Roughness=0.5).outputs[0]
    peel = nodes.noise(place, 210.0, 3.0).outputs[0]
    marks = nodes("ShaderNodeMapping", {0: place, 3: (14.0, 14.0, 1.1)}).outputs[0]
    marks = nodes.noise(marks, 1.0, 6.0, Roughness=0.7).outputs[0]
    tone = nodes.map_range(lanes, 0.35, 0.65, 0, 1)
    color = nodes.mix(tone, (0.050, 0.073, 0.084), (0.064, 0.089, 0.100))
    color = nodes.multiply(color, nodes.map_range(peel, 0.3, 0.7, 0.9, 1.08))
    dust = nodes.map_range(marks, 0.52, 0.75, 0.0, 0.22, True)
    color = nodes.mix(dust, color, (0.30, 0.29, 0.27))
    rough = nodes.map_range(lanes, 0.35, 0.65, 0.34, 0.48)
    inputs = {"Roughness": rough, "Specular": 0.4, "Normal": nodes.bump(peel, 0.3, 0.0012)}
    nodes.output(materials.principled(nodes, color, **inputs))
    return material


def build_tank(finishes):
    """A coated tank, dry, with return pipes and the bare rock; above it the service deck."""
    coating = rolled_coating()
    tall, middle, deep_middle = RIM - BOTTOM, (BOTTOM + RIM) / 2, (FRONT + BACK) / 2
    box((2 * HALF, SHELL, tall), (0, BACK + SHELL / 2, middle), coating)
    box((2 * HALF, DEEP, SHELL), (0, deep_middle, BOTTOM - SHELL / 2), coating)
    for x in (-HALF - SHELL / 2, HALF + SHELL / 2):
        box((SHELL, DEEP, tall), (x, deep_middle, middle), coating)
    concrete = building_site_materials.cement_board("concrete")
    box((12, 0.1, SOFFIT), (0, BACK + 1.2, SOFFIT / 2), concrete)
    box((12, 4, 0.1), (0, 1.5, SOFFIT + 0.05), concrete)

    pipe = used("pipe", (0.035, 0.037, 0.040), 0.42, 0.0, 0.4, 0.3)
    for x in (0.35, 0.70):
        rod((x, BACK - 0.09, BOTTOM), (x, BACK - 0.09, RIM + 0.5), 0.032, pipe, 32)
        for z in (0.62, 1.45, 2.28):
            cylinder(0.041, 0.07, (x, BACK - 0.09, z), pipe, 32)
            box((0.11, 0.03, 0.022), (x, BACK - 0.02, z + 0.14), finishes.black, 0.003)
        for z in (1.05, 1.85):
            nozzle = (x, BACK - 0.17, z)
            cylinder(0.043, 0.08, (x, BACK - 0.09, z), pipe, 32)
            cylinder(0.022, 0.12, nozzle, finishes.black, 20, rotation=(radians(75), 0, 0))
    box((0.5, 0.18, 0.30), (-2.3, BACK - 0.09, RIM - 0.30), finishes.black, 0.01)

    limestone = dry_rock.limestone()
    for balls, seed, _, rough in ROCKS:
        dry_rock.dry_rock(balls, seed, limestone, noise=rough)
    rng = np.random.default_rng(21)
    spots = [(rng.uniform(-0.1, 0.8), rng.uniform(0.45, 1.3), BOTTOM + 0.03) for _ in range(9)]
    dry_rock.rubble(spots, rng, limestone)


def dusty_pane():
    """Glass that nobody has cleaned yet: dust and the streaks of a first wipe."""
    material, nodes = new_material("dusty-pane")
    place = nodes("ShaderNodeTexCoord").outputs["Object"]
    streaks = nodes("ShaderNodeMapping", {0: place, 2: (0, 0, 0.5), 3: (5.0, 0.7, 1.0)}).outputs[0]
    streaks = nodes.noise(streaks, 1.0, 6.0, Roughness=0.65, Distortion=0.8).outputs[0]
    dust = nodes.map_range(streaks, 0.42, 0.72, 0.012, 0.085, True)
    clear = nodes("ShaderNodeBsdfTransparent", {0: (0.96, 0.985, 0.98)})
    film = nodes("ShaderNodeBsdfDiffuse", {0: (0.62, 0.62, 0.60)})
    seen = nodes("ShaderNodeLightPath").outputs["Is Camera Ray"]
    dust = nodes.math("MULTIPLY", dust, seen)
    dusty = nodes("ShaderNodeMixShader", {0: dust, 1: clear, 2: film})
    fresnel = nodes("ShaderNodeFresnel", {0: 1.49}).outputs[0]
    glossy = nodes("ShaderNodeBsdfGlossy", {0: (1, 1, 1), 1: 0.0})
    share = nodes.math("MULTIPLY", fresnel, seen)
    nodes.output(nodes("ShaderNodeMixShader", {0: share, 1: dusty, 2: glossy}))
    return material


def inner_face():
    """The far face of the thick panel: it only reflects a second time."""
    material, nodes = new_material("inner-face")
    seen = nodes("ShaderNodeLightPath").outputs["Is Camera Ray"]
    share = nodes.math("MULTIPLY", nodes("ShaderNodeFresnel", {0: 1.49}).outputs[0], seen)
    clear = nodes("ShaderNodeBsdfTransparent", {0: (1, 1, 1)})
    glossy = nodes("ShaderNodeBsdfGlossy", {0: (0.9, 0.95, 0.95), 1: 0.0})
    nodes.output(nodes("ShaderNodeMixShader", {0: share, 1: clear, 2: glossy}))
    return material


def mask_pane(rng):
    """The panel with tape along its edges and two hanging pieces of film."""
    upright = (pi / 2, 0, 0)
    plane(2 * HALF, TOP - BOTTOM, (0, GLAZED, MIDDLE_Z), dusty_pane(), upright)
    plane(2 * HALF, TOP - BOTTOM, (0, FRONT, MIDDLE_Z), inner_face(), upright)
    tape = building_site_materials.masking_tape((0.036, 0.105, 0.185))
    for start, end, curl in (
        ((-HALF + 0.01, TOP - 0.026), (-0.52, TOP - 0.033), 0.0),
        ((HALF - 0.02, TOP - 0.030), (-0.56, TOP - 0.027), 0.0),
        ((-HALF + 0.015, BOTTOM + 0.027), (0.80, BOTTOM + 0.032), 0.0),
        ((HALF - 0.015, BOTTOM + 0.030), (0.75, BOTTOM + 0.027), 0.0),
        ((-HALF + 0.030, TOP - 0.01), (-HALF + 0.034, BOTTOM + 0.004), 0.0),
        ((HALF - 0.030, BOTTOM + 0.02), (HALF - 0.034, TOP - 0.02), 0.0),
        ((-0.98, TOP - 0.045), (-1.04, TOP - 0.32), 0.17),
    ):
        near = GLAZED - 0.002 - 0.0004 * rng.random()
        building_site.taped(start, end, tape, rng, curl=curl, y=near)
    film = building_site_materials.sheeting()
    hung = GLAZED - 0.009
    left, right = (-2.32, -1.76), (1.86, 2.36)
    acrylic.hanging_film(-HALF + 0.05, -1.68, 1.42, TOP - 0.03, film, 1, hung, left)
    acrylic.hanging_film(1.80, HALF - 0.05, 1.50, TOP - 0.03, film, 2, hung, right)
    for x in (*left, *right):
        lean = rng.normal(0, 0.02)
        foot = (x + lean, TOP - 0.19)
        building_site.taped((x, TOP - 0.02), foot, tape, rng, curl=0.03, y=hung - 0.02)
    return tape, film


def wall(x0, x1, z0, z1, material, y=0.015, depth=0.03, bevel=0.001):
    """A piece of the wall about the tank; its face lies at y - depth / 2."""
    joint = 0.0015
    size = (x1 - x0 - 2 * joint, depth, z1 - z0 - 2 * joint)
    return box(size, ((x0 + x1) / 2, y, (z0 + z1) / 2), material, bevel)


def build_stone():
    """The slabs that hang already, in the joints of the finished wall, and some that wait."""
    stone = vein_stone.vein_stone("stone")
    for x0, x1 in ((-STONE_ENDS, -EDGE), (-EDGE, -THIRD), (-THIRD, THIRD)):
        for z0, z1 in ((0, LOW), (LOW, HIGH), (HIGH, SOFFIT)):
            if z0 != LOW or x1 == -EDGE:
                wall(x0, x1, z0, z1, stone)
    for index in range(3):
        at = (4.45 + index * 0.05, -0.16 - 0.085 * index, 0.875)
        lean = (radians(-7 - 1.2 * index), 0, 0)
        box((1.15, 0.025, 1.75 - 0.06 * index), at, stone, 0.002, rotation=lean)


def build_backing(finishes):
    """Boards that wait for their stone, screwed to studs; rails that will carry the slabs."""
    board = building_site_materials.cement_board()
    joint = building_site_materials.masking_tape((0.36, 0.36, 0.34), "joint-tape")
    rng = np.random.default_rng(17)
    behind = dict(y=0.09, depth=0.12)
    wall(-STONE_ENDS, -EDGE, 0, SOFFIT, board, **behind)
    for x0, x1, z0, z1 in (
        *((-EDGE, 1.2, HIGH, SOFFIT), (1.2, EDGE, HIGH, SOFFIT)),
        *((-EDGE, 1.2, 0, LOW), (1.2, EDGE, 0, LOW)),
        *((EDGE, STONE_ENDS, *height) for height in ((0, 1.2), (1.2, 2.4), (2.4, SOFFIT))),
    ):
        wall(x0, x1, z0, z1, board, **behind)
        for z in np.arange(z0 + 0.06, z1, 0.22):
            for x in (x0 + 0.03, (x0 + x1) / 2, x1 - 0.03):
                if x > THIRD:
                    spot = (x + rng.normal(0, 0.006), 0.0295, z + rng.normal(0, 0.012))
                    cylinder(0.0055, 0.002, spot, finishes.zinc, 12, (pi / 2, 0, 0))
    for start, end in (
        ((EDGE + 0.01, 1.2), (STONE_ENDS - 0.02, 1.203)),
        ((STONE_ENDS - 0.01, 2.398), (EDGE + 0.02, 2.4)),
        ((EDGE, HIGH + 0.02), (EDGE + 0.004, SOFFIT - 0.1)),
        ((EDGE + 0.003, 0.02), (EDGE, LOW - 0.01)),
        ((1.2, HIGH + 0.02), (1.203, SOFFIT - 0.05)),
    ):
        building_site.taped(start, end, joint, rng, width=0.09, y=0.0285)
    for x0, x1 in ((STONE_ENDS, SIDE), (-9, -STONE_ENDS)):
        wall(x0, x1, 0, SOFFIT, board, 0.30, 0.1)
        for x in np.arange(x0 + 0.1, x1, 0.6):
            box((0.05, 0.10, SOFFIT), (x, 0.20, SOFFIT / 2), finishes.zinc, 0.003)
    for z in (0.9, 1.85, 2.8):
        length = STONE_ENDS - EDGE - 0.06
        box((length, 0.02, 0.05), ((STONE_ENDS + EDGE) / 2, 0.02, z), finishes.zinc, 0.002)


def frame_opening(brass):
    """The brass reveal, its upper bar as far as the stone has come."""
    for x0, x1, z in ((-EDGE, EDGE, BOTTOM), (-EDGE, THIRD, HIGH)):
        box((x1 - x0, 0.10, FRAME), ((x0 + x1) / 2, 0.044, z - FRAME / 2), brass, 0.003)
    box((FRAME, 0.10, TOP - BOTTOM), (-HALF - FRAME / 2, 0.044, MIDDLE_Z), brass, 0.003)


def build_room(finishes, film, rng):
    """The finished floor under boards; the ceiling's open grid, a duct, sheeted windows."""
    floor = materials.marble("floor", (0.0075, 0.0085, 0.0105), (0.09, 0.08, 0.062), 0.16, 0.5)
    plane(18, 14, (0, -6, 0), floor)
    building_site.floor_boards(np.arange(-7.3, 7.4, 2.407), np.arange(-1.05, -8.0, -1.207), rng)
    concrete = building_site_materials.cement_board("soffit")
    box((18, 14, 0.1), (0, -7.5, SOFFIT + 0.05), concrete)
    for y in np.arange(-0.9, -8, -0.6):
        box((18, 0.024, 0.038), (0, y, CEILING + 0.02), finishes.zinc, 0.002)
    for x in (-3.2, -0.8, 1.6, 4.0):
        box((0.038, 13, 0.045), (x, -7.4, CEILING + 0.06), finishes.zinc, 0.002)
        for y in np.arange(-1.2, -8, -1.2):
            rod((x, y, CEILING + 0.08), (x, y, SOFFIT), 0.003, finishes.zinc, 8)
    duct = (0, -1.75, CEILING + 0.29)
    cylinder(0.13, 18, duct, building_site_materials.spiral_duct(), 64, rotation=(0, pi / 2, 0))
    for x in (-1.9, 0.3, 2.5, 4.7):
        cylinder(0.134, 0.03, (x, *duct[1:]), finishes.zinc, 64, rotation=(0, pi / 2, 0))
        rod((x, duct[1], duct[2] + 0.13), (x, duct[1], SOFFIT), 0.004, finishes.zinc, 8)
    wires = [(-4, -1.25), (-1.8, -1.22), (0.4, -1.27), (2.2, -1.23), (5.1, -1.26)]
    for lift, color in ((0.10, (0.30, 0.30, 0.29)), (0.115, (0.02, 0.02, 0.02))):
        sheath = materials.plain("sheath", color, 0.5)
        slack = [(x, y + lift, CEILING + lift - 0.03 * (n % 2)) for n, (x, y) in enumerate(wires)]
        cord(slack, 0.008, sheath)

    first, last, step = WINDOWS
    plaster = building_site_materials.cement_board("plaster")
    box((0.2, 0.3 - first, SOFFIT), (SIDE + 0.1, 0.15 + first / 2, SOFFIT / 2), plaster)
    beam = (SIDE + 0.1, (first + last) / 2, (SOFFIT + HEAD) / 2)
    box((0.2, first - last, SOFFIT - HEAD), beam, plaster)
    for y in np.arange(first, last - 0.01, -step):
        box((0.10, 0.045, HEAD), (SIDE + 0.1, y, HEAD / 2), finishes.black, 0.004)
    for seed, (start, end) in enumerate(((0.66, 3.4), (3.3, 6.0), (5.9, 8.6))):
        sheet = acrylic.hanging_film(start, end, 0.10, HEAD + 0.08, film, 5 + seed, -0.012)
        sheet.location, sheet.rotation_euler = (SIDE, 0, 0), (0, 0, -pi / 2)


def equip_site(finishes, tape, film, brass, rng):
    """Scaffold, ladder, lamps, buckets, hose, crate, cables and what lies about."""
    building_site.scaffold(3.60, -0.75, radians(3), finishes)
    building_site.step_ladder(0.62, -0.95, radians(62), finishes)
    building_site_lights.work_light(
        2.3, -2.2, radians(57), finishes, 1.82, radians(-9), 120, (-0.2, 0.2)
    )
    building_site_lights.battery_light(0.50, 0.62, BOTTOM + 0.005, radians(76), finishes, 55)
    dark = used("dark-pail", (0.022, 0.024, 0.026), 0.45, 0.0, 0.8, 0.6)
    pale = used("pale-pail", (0.40, 0.40, 0.38), 0.45, 0.0, 0.5, 0.4)
    grout = materials.stone("grout", (0.15, 0.15, 0.145), (0.22, 0.22, 0.21), 0.8, 30, 0.5)
    building_site.bucket(-0.75, -1.5, 0.4, dark, finishes, filled=grout)
    building_site.bucket(-0.38, -1.27, 2.0, pale, finishes, filled=grout)
    building_site.bucket(2.1, -0.75, 1.2, dark, finishes, 0.17, 0.36)
    hose = used("hose", (0.022, 0.072, 0.064), 0.45, 0.0, 0.55, 0.3)
    building_site.hose_coil(-0.78, -2.35, hose, brass)
    building_site.crate(4.35, -2.55, radians(-16), finishes.plywood)
    for index in range(5):
        at = (1.13 + rng.normal(0, 0.01), -0.42, 0.015 + index * 0.0185)
        turn = (0, 0, rng.normal(0, 0.02))
        box((1.2, 0.6, 0.018), at, finishes.plywood, 0.001, rotation=turn)
    building_site.tape_roll(1.42, -0.52, 0.1, tape, finishes)
    paper = building_site_materials.masking_tape((0.34, 0.31, 0.25), "roll")
    building_site.tape_roll(1.30, -0.60, 0.1, paper, finishes, 0.06)
    vial = materials.plain("vial", (0.25, 0.42, 0.05), 0.15, emission=0.1)
    building_site.spirit_level((2.36, -0.30, 0.02), (2.42, 0.012, 1.2), finishes, vial)
    bristles = materials.plain("bristles", (0.05, 0.022, 0.014), 0.7)
    building_site.broom((3.02, -0.36, 0.012), (3.12, 0.0, 1.42), finishes, bristles)
    building_site.crumpled(1.72, -1.35, 0.17, film, 4)
    sponge = materials.stone("sponge", (0.30, 0.21, 0.07), (0.42, 0.31, 0.12), 0.95, 60, 0.9)
    box((0.15, 0.10, 0.055), (-0.10, -1.62, 0.035), sponge, 0.012, rotation=(0, 0, 0.7))
    for x, y in ((4.1, -0.28), (4.85, -0.28)):
        box((0.09, 0.5, 0.05), (x, y, 0.025), finishes.plywood, 0.003)
    orange = used("orange", (0.29, 0.085, 0.02), 0.5, 0.0, 0.6, 0.2)
    cable = [(2.3, -2.35), (1.8, -3.1), (1.3, -3.6), (0.5, -3.2), (-0.4, -3.7), (-3.5, -3.9)]
    cord([(x, y, 0.012) for x, y in cable], 0.007, orange)
    building_site.debris(rng, 700, (-2.9, 4.6, -4.4, -0.05))


def light_room(finishes):
    """Dim working light over the tank, festoon, a cool doorway; the lamps bring their own."""
    over = (0, (FRONT + BACK) / 2, SOFFIT - 0.25)
    lights.area(over, (0, 0, 0), 4.8, 130, (0.96, 0.95, 0.92), size_y=1.6)
    door = (radians(70), 0, radians(-50))
    lights.area((-7, -6, 2.6), door, 3, 260, (0.72, 0.82, 1.0), size_y=2)
    along = [(-3.8, -2.2), (-2.2, -2.1), (-0.5, -1.9), (1.1, -1.8), (2.7, -1.6), (4.2, -1.5)]
    hung = [(x, y, 2.78 if index % 2 else 3.02) for index, (x, y) in enumerate(along)]
    building_site_lights.festoon([*hung, (5.1, -1.4, 3.05)], finishes)


def main():
    job = read_job()
    reset_scene(background=(0.010, 0.011, 0.013))
    rng = np.random.default_rng(5)
    finishes = building_site.SiteFinishes()
    brass = used("brass", (0.72, 0.49, 0.24), 0.26, 1.0, 0.25, 0.2)
    build_tank(finishes)
    tape, film = mask_pane(rng)
    build_stone()
    build_backing(finishes)
    frame_opening(brass)
    build_room(finishes, film, rng)
    equip_site(finishes, tape, film, brass, rng)
    light_room(finishes)
    choose_camera(VIEWS, job.view)
    render(job, bounces=6, clamp=5.0)


if __name__ == "__main__":
    main()
