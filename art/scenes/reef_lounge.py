"""A 25,000 litre reef wall in a dark marble lounge.

The room lies in front of the pane (y < 0), the tank behind it. Views: main, side, macro, reef.
"""

from math import radians

import numpy as np

from parts import furniture, lights, materials, water
from parts.blender import basis, box, cylinder, place, plane, reset_scene
from parts.camera import choose_camera
from parts.job import read_job
from parts.nodes import new_material
from parts.reef import Reef
from parts.render import render
from parts.shoal import put_fish

# The tank's inside in metres; the water stands up to SURFACE, above the opening's upper edge.
LEFT, RIGHT, BACK, BOTTOM, TOP = -3.1, 3.1, 1.75, 0.55, 2.75
SURFACE = 3.3
CEILING = 3.35
FRAME = 0.035
MIDDLE_Z = (BOTTOM + TOP) / 2

VIEWS = {
    "main": dict(
        location=(0.55, -7.35, 1.36), target=(0.55, 0, 1.36), lens=29, shift=(-0.05, -0.005)
    ),
    "side": dict(
        location=(3.7, -3.6, 1.55), target=(-0.3, 0.35, 1.55), lens=38, focus=5.2, fstop=2.0
    ),
    "macro": dict(
        location=(-0.55, -0.75, 1.02), target=(-0.02, 0.55, 1.08), lens=42, focus=1.28, fstop=1.4
    ),
    "reef": dict(
        location=(1.9, -1.6, 1.5), target=(1.75, 0.9, 1.35), lens=35, focus=2.4, fstop=2.2
    ),
}

# Balls of rock (x, y, z, radius): an island with an arch on the left, a smaller one on the right.
ISLAND_LEFT = [
    (-2.2, 1.0, 0.75, 0.5),
    (-1.5, 0.9, 0.9, 0.5),
    (-1.9, 1.1, 1.35, 0.42),
    (-1.2, 1.0, 1.3, 0.34),
    (-0.75, 0.95, 0.8, 0.38),
    (-0.55, 1.0, 1.15, 0.25),
    (-0.15, 1.05, 0.72, 0.28),
    (-1.65, 0.95, 1.72, 0.27),
    (-2.55, 1.1, 1.15, 0.33),
    (-0.95, 1.05, 1.55, 0.2),
]
ISLAND_RIGHT = [
    (1.5, 1.0, 0.72, 0.42),
    (2.1, 1.05, 0.85, 0.48),
    (2.55, 1.1, 1.15, 0.36),
    (1.15, 0.9, 0.68, 0.25),
    (2.2, 1.1, 1.45, 0.26),
]
CORALS = dict(acro=3, bush=3, euph=2.2, plate=1.1, brain=1.1, table=1.2, gorg=0.5, sponge=0.4)

# Corals that carry the composition: x, y, z, kind, size.
CHOSEN_CORALS = [
    (-1.55, 0.72, 1.92, "table", 0.8),
    (2.2, 0.85, 1.60, "acro", 0.95),
    (-2.4, 0.8, 1.4, "table", 0.7),
    (-0.2, 0.65, 0.95, "euph", 0.85),
    (1.15, 0.55, 0.86, "euph", 0.75),
    (-2.75, 0.75, 0.8, "gorg", 0.9),
    (2.85, 0.9, 1.0, "gorg", 0.95),
    (0.55, 1.1, 0.68, "brain", 0.7),
    (-0.75, 0.5, 1.2, "acro", 0.8),
]

# Single fish: kind, x, y, z, length, yaw in degrees, pose.
FISH = [
    ("yellow_tang", 0.55, 0.5, 1.35, 0.34, 170, 0),
    ("yellow_tang", 0.95, 0.8, 1.2, 0.32, 160, 2),
    ("yellow_tang", 0.15, 0.95, 1.62, 0.3, 185, 4),
    ("blue_tang", 1.35, 0.45, 1.62, 0.36, 200, 1),
    ("blue_tang", -0.35, 0.6, 1.75, 0.33, 15, 3),
    ("emperor_angelfish", 0.75, 0.4, 0.98, 0.40, 165, 5),
    ("bannerfish", -2.25, 0.35, 2.05, 0.3, 20, 2),
    ("bannerfish", -2.55, 0.5, 1.9, 0.29, 10, 4),
    ("bannerfish", 1.9, 0.4, 2.1, 0.28, 170, 1),
    ("clownfish", -0.05, 0.42, 1.22, 0.17, 200, 0),
    ("clownfish", -0.28, 0.4, 1.12, 0.15, 30, 3),
    ("anthias_male", -1.05, 0.35, 1.72, 0.2, 10, 2),
    ("anthias_male", 1.3, 0.3, 1.3, 0.19, 170, 1),
]


def stock_tank():
    """Sand, rock, corals and fish."""
    fog = water.TankFog(
        0.0,
        density=0.22,
        absorb=(0.26, 0.06, 0.03),
        bottom=BOTTOM,
        top=SURFACE,
        color_bottom=(0.0, 0.022, 0.085),
        color_top=(0.012, 0.24, 0.50),
        light_absorb=(0.18, 0.04, 0.02),
    )
    reef = Reef(fog, 3, glow=0.16)
    rng = np.random.default_rng(8)
    reef.sand(LEFT, RIGHT, 0.012, BACK, BOTTOM + 0.07, 0.05, skirt=0.3)
    left = reef.rock(ISLAND_LEFT, 11, 130, noise=0.2)
    right = reef.rock(ISLAND_RIGHT, 12, 110, noise=0.2)
    reef.populate(left, 150, CORALS, (0.42, 0.85), 0.12, 0.0, 0.9, 0.35)
    reef.populate(right, 85, CORALS, (0.4, 0.8), 0.12, 0.0, 0.9, 0.35)
    for x, y, z, kind, size in CHOSEN_CORALS:
        mesh = reef.pick(kind)
        spin = 0.2 if kind == "gorg" else rng.uniform(0, 6)
        place(mesh, kind, matrix=basis((0, -0.2, 1), 0.5, spin, size, (x, y, z)))

    reef.school("anthias", 30, (0.45, 0.7, 2.02), (0.9, 0.28, 0.26), 0.19, radians(172), 0.25)
    reef.school("chromis", 22, (-1.3, 0.6, 2.42), (0.8, 0.25, 0.12), 0.16, radians(8), 0.25)
    for kind, x, y, z, length, yaw, pose in FISH:
        pitch = rng.normal(0, 0.08)
        put_fish(kind, fog, (x, y, z), length, radians(yaw), pitch, pose, 0, 0.12)


def build_tank_walls():
    """The back and the sides show nothing but water."""
    glow = water.tank_glow(
        "back", BOTTOM, SURFACE, (0.001, 0.020, 0.085), (0.016, 0.30, 0.62), centre=0.45
    )
    middle = (BOTTOM + SURFACE) / 2
    height = SURFACE - BOTTOM
    plane(RIGHT - LEFT, height, (0, BACK, middle), glow, (radians(90), 0, 0))
    for x, yaw in ((LEFT, 90), (RIGHT, -90)):
        plane(BACK, height, (x, BACK / 2, middle), glow, (radians(90), 0, radians(yaw)))


def light_shafts():
    """Sheets across the tank with faint vertical streaks, added to what lies behind them."""
    material, nodes = new_material("rays")
    coordinates = nodes("ShaderNodeTexCoord")
    across = nodes.separate(coordinates.outputs["Generated"])
    random = nodes("ShaderNodeObjectInfo").outputs["Random"]
    shift = nodes("ShaderNodeCombineXYZ", {0: nodes.math("MULTIPLY", random, 40.0)})
    mapping = nodes(
        "ShaderNodeMapping",
        {0: coordinates.outputs["Object"], 1: shift.outputs[0], 3: (1.0, 0.05, 0.05)},
    )
    noise = nodes.noise(mapping.outputs[0], 1.7, 2.0)
    streaks = nodes.map_range(noise.outputs[0], 0.45, 0.8, 0.0, 1.0, True)
    fall = nodes.math("POWER", across[1], 1.6)
    ends = nodes.math(
        "MULTIPLY",
        nodes.map_range(across[0], 0, 0.15, 0, 1, True),
        nodes.map_range(across[0], 0.85, 1.0, 1, 0, True),
    )
    strength = nodes.math("MULTIPLY", nodes.math("MULTIPLY", streaks, fall), ends)
    seen = nodes("ShaderNodeLightPath").outputs["Is Camera Ray"]
    strength = nodes.math("MULTIPLY", nodes.math("MULTIPLY", strength, seen), 0.20)
    emission = nodes("ShaderNodeEmission", {0: (0.25, 0.75, 1.0), 1: strength})
    clear = nodes("ShaderNodeBsdfTransparent")
    nodes.output(nodes("ShaderNodeAddShader", {0: emission, 1: clear}).outputs[0])
    for index, y in enumerate((0.25, 0.6, 0.95, 1.3)):
        plane(6.4, 3.0, (0.1 * index, y, SURFACE - 1.5), material, (radians(90), 0, 0))


def light_tank():
    """A sun through rippling water, and panels over the surface."""
    gobo = water.caustic_gobo(water.caustic_image(512, seed=5), 0.55, 0.95, 0.12)
    plane(7, 2.6, (0, 0.9, SURFACE + 0.25), gobo)
    lights.sun((radians(14), radians(-10), 0), 12.0, (0.80, 0.93, 1.0), 0.012)
    # The sun must enter through the tank only: a slab over the room keeps it out.
    box((18, 14, 0.1), (0, -7.05, 4.0), materials.plain("roof", (0.01, 0.01, 0.01), 0.9))
    # The first panel stands behind the opening: in the wall's thickness it would leak.
    front = (0, 0.26, SURFACE - 0.12)
    lights.area(front, (radians(14), 0, 0), 5.6, 70, (0.75, 0.9, 1.0), size_y=0.3)
    lights.area((0, 0.85, SURFACE + 0.6), (0, 0, 0), 6.0, 520, (0.62, 0.83, 1.0), size_y=1.5)
    pane = water.pane(0.05)
    plane(RIGHT - LEFT, TOP - BOTTOM, (0, -0.005, MIDDLE_Z), pane, (radians(90), 0, 0))


def build_walls(brass):
    """Stone about the tank with a brass reveal, fluted walnut on both sides."""
    stone = materials.marble("stone", (0.022, 0.022, 0.024), (0.22, 0.18, 0.12), 0.25, 0.8)
    width = RIGHT - LEFT + 2 * FRAME
    for z in (BOTTOM - FRAME / 2, TOP + FRAME / 2):
        box((width, 0.10, FRAME), (0, -0.03, z), brass, 0.004)
    for x in (LEFT - FRAME / 2, RIGHT + FRAME / 2):
        box((FRAME, 0.10, TOP - BOTTOM), (x, -0.03, MIDDLE_Z), brass, 0.004)

    outer_left, outer_right = LEFT - FRAME, RIGHT + FRAME
    for x0, x1, z0, z1 in (
        (outer_left - 1.2, outer_left, 0, CEILING),
        (outer_right, outer_right + 1.2, 0, CEILING),
        (outer_left, outer_right, 0, BOTTOM - FRAME),
        (outer_left, outer_right, TOP + FRAME, CEILING),
    ):
        box((x1 - x0, 0.2, z1 - z0), ((x0 + x1) / 2, 0.09, (z0 + z1) / 2), stone)

    walnut = materials.wood("walnut")
    dark = materials.plain("dark", (0.01, 0.006, 0.004), 0.6)
    for side in (-1, 1):
        for flute in range(46):
            x = side * (RIGHT + 1.3 + flute * 0.075)
            cylinder(0.033, CEILING, (x, -0.02, CEILING / 2), walnut, 18)
        box((3.6, 0.1, CEILING), (side * (RIGHT + 3.0), 0.1, CEILING / 2), dark)
        box((0.02, 0.06, CEILING), (side * (RIGHT + 1.235), -0.02, CEILING / 2), brass)


def build_room():
    """Polished floor, ceiling with a warm cove, and the room's lamps."""
    floor = materials.marble("floor", (0.008, 0.009, 0.011), (0.20, 0.17, 0.12), 0.09, 0.55)
    plane(16, 12, (0, -5, 0), floor)
    # What the tank throws into the room: a panel over the pane that the camera does not see.
    tank_color = (0.30, 0.62, 1.0)
    lights.area((0, -0.12, MIDDLE_Z), (radians(-90), 0, 0), 5.8, 150, tank_color, size_y=2.0)
    lights.area((0, -9.5, 2.9), (radians(58), 0, 0), 6, 330, (1.0, 0.72, 0.48), size_y=1.5)
    ceiling = materials.plain("ceiling", (0.035, 0.034, 0.033), 0.8)
    box((16, 12, 0.1), (0, -5.0, CEILING + 0.18), ceiling)
    cove = materials.emissive("cove", (1.0, 0.56, 0.24), 16)
    box((9.0, 0.03, 0.02), (0, -0.55, CEILING + 0.10), cove)
    drop = materials.plain("drop", (0.05, 0.048, 0.045), 0.7)
    box((10.5, 1.1, 0.12), (0, -1.4, CEILING + 0.05), drop, 0.01)
    toe = materials.emissive("toe", (1.0, 0.55, 0.25), 3.5)
    box((RIGHT - LEFT + 0.2, 0.02, 0.012), (0, -0.045, 0.06), toe)
    for side in (-1, 1):
        for index in range(3):
            x = side * (RIGHT + 1.7 + index * 0.9)
            lights.spot(
                (x, -0.55, CEILING + 0.05), (x, 0, 0.9), 240, (1.0, 0.62, 0.34), 1.0, 0.8, 0.03
            )


def furnish(brass):
    """A sofa with its back to us, two low tables with a vase, a lamp and a chair."""
    velvet = materials.plain("velvet", (0.045, 0.065, 0.07), 0.85, specular=0.2)
    leather = materials.plain("leather", (0.10, 0.055, 0.03), 0.45, bump=0.2, bump_scale=90)
    furniture.sofa(-1.75, -3.0, radians(-10), velvet, leather, brass, 2.5)
    top = materials.marble("table", (0.5, 0.48, 0.44), (0.12, 0.10, 0.08), 0.12, 1.6)
    furniture.round_table(0.85, -2.35, 0.55, 0.36, top, brass)
    furniture.round_table(0.3, -2.9, 0.36, 0.26, brass, brass, thickness=0.03, foot=None)
    ceramic = materials.plain("ceramic", (0.02, 0.02, 0.022), 0.25, coat=0.5)
    furniture.vase((0.98, -2.25, 0.385), ceramic)
    globe = materials.emissive("globe", (1.0, 0.62, 0.32), 14)
    furniture.globe_lamp(3.75, -1.2, globe, brass)
    furniture.lounge_chair(2.55, -2.65, radians(24), leather, brass)


def main():
    job = read_job()
    reset_scene(background=(0.004, 0.006, 0.010))
    stock_tank()
    build_tank_walls()
    light_shafts()
    light_tank()
    brass = materials.plain("brass", (0.80, 0.55, 0.26), 0.24, 1.0)
    build_walls(brass)
    build_room()
    furnish(brass)
    choose_camera(VIEWS, job.view)
    render(job, bounces=6, clamp=5.0)


if __name__ == "__main__":
    main()
