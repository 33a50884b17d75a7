"""Drift: a drum of moon jellies in a restaurant in the evening, seen across a laid table."""

from math import cos, radians, sin

import numpy as np
from mathutils import Matrix, Vector

from parts import materials, place_setting, tabletop
from parts.blender import box, cylinder, place, plane, reset_scene, to_blender_mesh
from parts.camera import choose_camera
from parts.dining import Dining, terrazzo
from parts.jelly_drum import Drum, fill_drum
from parts.job import read_job
from parts.lights import area, spot
from parts.mesh import grid_faces, sphere
from parts.render import render
from parts.tool_pieces import posed
from parts.turning import arc, rounded_rectangle, turned

# Metres. 2.2 across and 1.08 deep, with rounded edges and walls of 35 mm: 3,500 litres of water.
DRUM = Drum(radius=1.10, depth=1.08, rounding=0.30, centre=(0.55, 0.0, 1.43), yaw=radians(20))
ANIMALS = 30
BELLS = (0.19, 0.42)  # diameters: the middle one, the largest
CEILING = 3.35
BACK_WALL = 4.7  # y
PANEL = dict(radius=2.3, bottom=3.17, top=3.27)  # hangs under the ceiling, over the drum
NICHES = [-5.5 + 1.72 * index for index in range(8)]  # x
BANQUETTE = dict(radius=3.0, start=radians(8), end=radians(176))
TABLES = ((172, (60, 240)), (139, (40, 230)), (108, (0, 200)))
TABLES += ((66, (150, 300)), (36, (130, 310)), (12, (120, 300)))

AMBER = (1.0, 0.50, 0.18)
WARM = (1.0, 0.64, 0.38)
INDIGO = (0.16, 0.26, 1.0)

# The camera stands beside a laid table. It is level, so that verticals stay vertical.
EYE, TURN = Vector((1.3, -5.4, 0.95)), radians(11.3)  # to the left
AHEAD, ASIDE = Vector((-sin(TURN), cos(TURN), 0)), Vector((cos(TURN), sin(TURN), 0))
TABLE = 0.74
VIEWS = {
    "main": dict(
        location=EYE, target=EYE + AHEAD, lens=50, shift=(0, -0.021), focus=0.98, fstop=5.6
    ),
}
# A part of it: 840 of 2400x1500 pixels high, 400 wide, its middle at 945, 1060.
PX = 2400 * 50 / 36
VIEWS["glass"] = dict(
    location=EYE, target=EYE + AHEAD, lens=PX * 36 / 840, focus=0.98, fstop=5.6 * PX * 36 / 840 / 50,
    shift=((945 - 1200) / 840, (750 - 1060 - 0.021 * 2400) / 840),
)


def walls_and_floor():
    """A dark room whose back wall has a row of arched niches, each lit from its sill."""
    shades = (0.105, 0.078, 0.064), (0.15, 0.112, 0.092)
    plaster = materials.stone("plaster", *shades, roughness=0.9, scale=1.3, bump=0.08)
    ceiling = materials.plain("ceiling", (0.06, 0.052, 0.050), 0.9)
    plane(30, 26, (0, 2, 0), terrazzo())
    box((30, 26, 0.1), (0, 2, CEILING + 0.05), ceiling)
    wall = box((24, 0.35, CEILING + 0.1), (0, BACK_WALL + 0.175, CEILING / 2), plaster)
    box((24, 0.05, CEILING), (0, BACK_WALL + 0.40, CEILING / 2), plaster)
    for x in NICHES:
        carve(wall, box((1.12, 0.6, 1.75), (x, BACK_WALL, 1.825)))
        carve(wall, cylinder(0.56, 0.6, (x, BACK_WALL, 2.7), None, 72, (radians(90), 0, 0)))
        area((x, BACK_WALL + 0.22, 0.99), (radians(180), 0, 0), 0.95, 19, AMBER, size_y=0.08)
    halo = turned([(2.24, 3.275), (2.26, 3.285), (2.26, 3.30), (2.24, 3.31)], 160)
    glow = materials.emissive("halo", (1.0, 0.50, 0.20), 60)
    x, y, _ = DRUM.centre
    bottom, top = PANEL["bottom"], PANEL["top"]
    cylinder(PANEL["radius"], top - bottom, (x, y, (bottom + top) / 2), ceiling, 160)
    place(to_blender_mesh(halo, "halo", [glow]), "halo", (x, y, 0))


def carve(body, tool):
    """Take the shape of a tool out of a body."""
    tool.hide_render = True
    cut = body.modifiers.new("cut", "BOOLEAN")
    cut.object, cut.operation, cut.solver = tool, "DIFFERENCE", "EXACT"


def fluted_block(width, depth, bottom, top, flutes=64):
    """An oval block whose side is a row of shallow upright flutes."""
    angle = np.linspace(0, 2 * np.pi, flutes * 12, endpoint=False)
    flute = 1 - 0.016 * np.abs(np.sin(angle * flutes / 2)) ** 0.8
    heights = ((0.0, bottom), (0.97, bottom), (1.0, bottom + 0.012), (1.0, top - 0.012))
    heights += ((0.985, top - 0.003), (0.97, top), (0.0, top))
    rings = [
        np.stack([np.cos(angle) * width / 2, np.sin(angle) * depth / 2, 0 * angle], -1)
        * (r * flute)[:, None]
        + (0, 0, z)
        for r, z in heights
    ]
    faces = grid_faces(len(rings), len(angle), True)[:, ::-1]
    return dict(v=np.concatenate(rings), f=faces)


def drum_and_stand(rng, drum, metal):
    """The drum in its oval stand, under a lamp housing that hangs from the ceiling."""
    fill_drum(drum, rng, ANIMALS, *BELLS)
    x, y, z = drum.centre
    upright = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(-drum.yaw, 4, "Z")
    stand = to_blender_mesh(fluted_block(1.46, 0.86, 0.07, 0.60), "stand", [metal])
    stand.use_auto_smooth = True
    stand = place(stand, "stand", matrix=upright)
    carve(stand, place(to_blender_mesh(drum.mesh(-0.012)), matrix=drum.matrix(-0.012)))
    glow = materials.emissive("toe light", AMBER, 5)
    for scale, bottom, top, material in ((0.90, 0.0, 0.07, metal), (0.915, 0.045, 0.057, glow)):
        plinth = fluted_block(1.46 * scale, 0.86 * scale, bottom, top)
        place(to_blender_mesh(plinth, "plinth", [material]), "plinth", matrix=upright)
    about_axis = Matrix.Translation(drum.centre) @ Matrix.Rotation(-drum.yaw, 4, "Z")
    about_axis = about_axis @ Matrix.Rotation(radians(90), 4, "X")
    reach = drum.depth / 2 - 0.13
    housing = rounded_rectangle(drum.radius + 0.004, -reach, drum.radius + 0.075, reach, 0.02)
    arc(housing, radians(57), radians(123), metal, matrix=about_axis)
    crown = z + drum.radius + 0.06
    cylinder(0.045, CEILING - crown, (x, y, (CEILING + crown) / 2), metal, 48)


def dining_room(bronze):
    """The banquette around the drum, its tables, and two tables nearer to us."""
    dining = Dining(
        wood=materials.wood("walnut", (0.020, 0.010, 0.006), (0.060, 0.030, 0.015), 0.30, axis=0),
        metal=materials.plain("brass", (0.78, 0.52, 0.24), 0.22, 1.0),
        dark_metal=bronze,
        cloth=materials.plain("velvet", (0.165, 0.055, 0.021), 0.62, 0, 0.3, 0, 0.15, 160),
    )
    x, y = DRUM.centre[0], DRUM.centre[1] + 0.25
    dining.banquette(x, y, **BANQUETTE)
    for degrees, settings in TABLES:
        toward = radians(degrees)
        dining.table(x + cos(toward) * 2.02, y + sin(toward) * 2.02, 0.36, settings)
    return dining


def light(drum, fill):
    """What the water gives to the room, two narrow lamps on the stand, and a little fill."""
    before, behind = drum.front - drum.axis * 0.12, Vector(drum.centre) + drum.axis * 0.64
    area(before, (radians(90), 0, -drum.yaw), 1.7, 60, INDIGO, size_y=1.7)
    area(behind, (radians(-90), 0, -drum.yaw), 1.6, 34, INDIGO, size_y=1.6)
    x, y, _ = drum.centre
    spot((x - 1.3, y - 2.6, CEILING - 0.1), (x - 0.1, y - 0.4, 0.3), 640, WARM, 0.42, 0.9, 0.04)
    spot((x + 1.5, y - 1.9, CEILING - 0.1), (x + 0.2, y - 0.3, 2.2), 260, WARM, 0.5, 0.9, 0.04)
    area((-1, -5.2, CEILING - 0.08), (radians(18), 0, 0), 5, fill, WARM, size_y=2.0)


def build(drum, fill=330):
    """The room with the drum in it, and watts of fill; returns what sets more tables."""
    reset_scene(background=(0.0035, 0.004, 0.008))
    bronze = materials.plain("bronze", (0.20, 0.132, 0.078), 0.42, 0.85, bump=0.03, bump_scale=14)
    walls_and_floor()
    drum_and_stand(np.random.default_rng(7), drum, bronze)
    dining = dining_room(bronze)
    light(drum, fill)
    return dining


def on_table(aside, ahead, height=0.0):
    """A place on the table before us, in metres from the camera."""
    place_on = EYE + ASIDE * aside + AHEAD * ahead
    return (place_on.x, place_on.y, TABLE + height)


def lay_table(rng, dining):
    """The table before us: two glasses, a plate with a napkin, silver, and its lamp."""
    top = tabletop.oiled_oak("table", (0.012, 0.006, 0.004), (0.080, 0.041, 0.021))
    for node in top.node_tree.nodes:
        if node.type == "BSDF_PRINCIPLED":  # lacquered
            node.inputs["Clearcoat"].default_value = 0.8
            node.inputs["Clearcoat Roughness"].default_value = 0.16
    dining.table(*on_table(-0.02, 1.22)[:2], 0.46, (), 7, (-0.26, 0.02), wood=top)
    dining.barrel_chair(*on_table(-0.30, 2.05)[:2], TURN + radians(170))
    glass = tabletop.clear("glass", 1.5, (0.99, 0.995, 0.995), (0.93, 0.95, 0.95))
    water = tabletop.clear("water", 1.33, (0.985, 0.995, 1.0), (0.95, 0.97, 0.98))
    place_setting.tumbler(glass, water, on_table(-0.078, 0.98))
    place_setting.tumbler(glass, water, on_table(0.020, 1.17))
    china = tabletop.moulded("china", (0.60, 0.57, 0.52), 0.16, 0.0, 0.02)
    linen = materials.plain("linen", (0.27, 0.235, 0.19), 0.9, bump=0.35, bump_scale=900)
    silver = tabletop.worn_metal("silver", (0.78, 0.75, 0.70), 0.18, wear=0.15)
    posed([place_setting.plate(china)], on_table(0.225, 1.12))
    posed([place_setting.napkin(linen, rng)], on_table(0.225, 1.11, 0.0165), TURN + 0.5)
    posed(place_setting.fork(silver), on_table(0.078, 1.05), TURN + 0.06)
    posed(place_setting.knife(silver), on_table(0.372, 1.10), TURN + 0.06)


def candles(rng):
    """Flames in small glasses: on the tables along the banquette and on the sills of the niches."""
    flame = materials.emissive("flame", (1.0, 0.44, 0.13), 26, is_lamp=False)
    ball, faces = sphere(16, 10)
    flame = to_blender_mesh({"v": ball * 0.019, "f": faces}, "flame", [flame])
    x, y, _ = DRUM.centre
    for degrees, _ in TABLES:
        toward, out = radians(degrees + rng.normal(0, 3)), 1.9 + rng.uniform(0, 0.2)
        at = (x + cos(toward) * out, y + 0.25 + sin(toward) * out, TABLE + 0.035)
        place(flame, "flame", at, scale=rng.uniform(0.8, 1.1))
    for middle in NICHES:
        for _ in range(rng.integers(1, 4)):
            at = (middle + rng.uniform(-0.45, 0.45), BACK_WALL + rng.uniform(0.05, 0.2), 0.99)
            place(flame, "flame", at, scale=rng.uniform(0.7, 1.2))


def main():
    job = read_job()
    rng = np.random.default_rng(11)
    lay_table(rng, build(DRUM, fill=190))
    candles(rng)
    choose_camera(VIEWS, job.view)
    render(job, bounces=10, clamp=4.0, adaptive=0.03)


if __name__ == "__main__":
    main()
