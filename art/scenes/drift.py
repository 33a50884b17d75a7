"""Drift: a drum of moon jellies in a restaurant in the evening."""

from math import cos, radians, sin

import numpy as np
from mathutils import Matrix, Vector

from parts import materials
from parts.blender import box, cylinder, place, plane, reset_scene, to_blender_mesh
from parts.camera import choose_camera
from parts.dining import Dining, terrazzo
from parts.jelly_drum import Drum, fill_drum
from parts.job import read_job
from parts.lights import area, spot
from parts.mesh import grid_faces
from parts.render import render
from parts.turning import arc, rounded_rectangle, turned

# Metres. 2.2 across and 1.08 deep, with rounded edges and walls of 35 mm: 3,500 litres of water.
DRUM = Drum(radius=1.10, depth=1.08, rounding=0.30, centre=(0.55, 0.0, 1.43), yaw=radians(20))
ANIMALS = 38
BELLS = (0.14, 0.32)  # diameters
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

VIEWS = {
    "main": dict(
        location=(-0.12, -6.4, 1.36),
        target=(-0.12, 0, 1.36),
        lens=36,
        shift=(0, -0.066),
        focus=6.05,
        fstop=0.75,
    ),
}


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


def tables_in_front(dining):
    """What stands between us and the drum."""
    dining.table(-1.52, -2.75, 0.42, (75, 255), 9, (0.06, 0.05))
    dining.barrel_chair(-1.16, -2.02, radians(165))
    dining.table(2.05, -1.45, 0.40, (60, 215), 8, (-0.04, 0.02))
    dining.barrel_chair(2.0, -2.15, radians(8))


def light(drum):
    """What the water gives to the room, two narrow lamps on the stand, and a little fill."""
    before, behind = drum.front - drum.axis * 0.12, Vector(drum.centre) + drum.axis * 0.64
    area(before, (radians(90), 0, -drum.yaw), 1.7, 60, INDIGO, size_y=1.7)
    area(behind, (radians(-90), 0, -drum.yaw), 1.6, 34, INDIGO, size_y=1.6)
    x, y, _ = drum.centre
    spot((x - 1.3, y - 2.6, CEILING - 0.1), (x - 0.1, y - 0.4, 0.3), 640, WARM, 0.42, 0.9, 0.04)
    spot((x + 1.5, y - 1.9, CEILING - 0.1), (x + 0.2, y - 0.3, 2.2), 260, WARM, 0.5, 0.9, 0.04)
    area((-1, -5.2, CEILING - 0.08), (radians(18), 0, 0), 5, 330, WARM, size_y=2.0)


def build(drum):
    """The room with the drum in it; returns what is needed to set more tables."""
    reset_scene(background=(0.0035, 0.004, 0.008))
    bronze = materials.plain("bronze", (0.20, 0.132, 0.078), 0.42, 0.85, bump=0.03, bump_scale=14)
    walls_and_floor()
    drum_and_stand(np.random.default_rng(7), drum, bronze)
    dining = dining_room(bronze)
    light(drum)
    return dining


def main():
    job = read_job()
    tables_in_front(build(DRUM))
    choose_camera(VIEWS, job.view)
    render(job, bounces=5, clamp=4.0, adaptive=0.03)


if __name__ == "__main__":
    main()
