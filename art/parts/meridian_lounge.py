"""The lounge before the Meridian Reef: stone and walnut, a mirror of a floor, the sea outside.

The wall's face lies at y = 0, the room before it (y < 0). Its lamps are the light groups of ROOM.
"""

from math import radians

import numpy as np

from . import furniture, lights, materials, meridian_dressing, reading_corner
from .blender import box, cylinder, plane
from .meridian_measures import BOTTOM, CEILING, HALF, SIDE, SOFFIT, TOP
from .nodes import new_material
from .settee import settee
from .vein_stone import vein_stone

REAR = -11.4
STONE_ENDS, FRAME = 3.75, 0.03
WINDOWS = (-0.75, -8.55, 1.30)  # y of the first and the last mullion, and the step
HEAD = 2.86  # of the windows


def whole_stone():
    """The stone about the tank in four pieces: left, right, below and above."""
    stone = materials.marble("stone", (0.020, 0.020, 0.022), (0.16, 0.13, 0.09), 0.22, 0.7)
    edge = HALF + FRAME
    for x0, x1, z0, z1 in (
        (-STONE_ENDS, -edge, 0, SOFFIT),
        (edge, STONE_ENDS, 0, SOFFIT),
        (-edge, edge, 0, BOTTOM - FRAME),
        (-edge, edge, TOP + FRAME, SOFFIT),
    ):
        box((x1 - x0, 0.12, z1 - z0), ((x0 + x1) / 2, 0.06, (z0 + z1) / 2), stone)


def slabs_of_stone():
    """The same stone as a near camera finds it: slabs, each from another block, and open joints."""
    stone = vein_stone("slab", dust=0.012)
    edge, low, high, joint = HALF + FRAME, BOTTOM - FRAME, TOP + FRAME, 0.0015
    columns = [(-STONE_ENDS, -edge), (-edge, -edge / 3), (-edge / 3, edge / 3)]
    columns += [(-x1, -x0) for x0, x1 in columns[1::-1]]
    for column, (x0, x1) in enumerate(columns):
        for z0, z1 in ((0, low), (low, high), (high, SOFFIT)):
            if z0 == low and 0 < column < 4:
                continue
            size = (x1 - x0 - 2 * joint, 0.03, z1 - z0 - 2 * joint)
            box(size, ((x0 + x1) / 2, 0.015, (z0 + z1) / 2), stone, 0.001, 1, name="slab")
    behind = materials.plain("joint", (0.002, 0.002, 0.002), 0.9)
    for x0, x1, z0, z1 in (
        (-STONE_ENDS, -edge, 0, SOFFIT),
        (edge, STONE_ENDS, 0, SOFFIT),
        (-edge, edge, 0, low),
        (-edge, edge, high, SOFFIT),
    ):
        box((x1 - x0, 0.085, z1 - z0), ((x0 + x1) / 2, 0.0775, (z0 + z1) / 2), behind)


def build_wall(brass, close=False):
    """Stone about the tank with a brass reveal, fluted walnut on both sides."""
    middle, tall, wide = (BOTTOM + TOP) / 2, TOP - BOTTOM, 2 * HALF
    for z in (BOTTOM - FRAME / 2, TOP + FRAME / 2):
        box((wide + 2 * FRAME, 0.10, FRAME), (0, 0.044, z), brass, 0.003)
    for x in (-HALF - FRAME / 2, HALF + FRAME / 2):
        box((FRAME, 0.10, tall), (x, 0.044, middle), brass, 0.003)
    if close:
        slabs_of_stone()
    else:
        whole_stone()
    walnut = materials.wood("walnut")
    dark = materials.plain("dark", (0.01, 0.006, 0.004), 0.6)
    pitch = (SIDE - STONE_ENDS) / 20
    for side in (-1, 1):
        for flute in range(20):
            x = side * (STONE_ENDS + (flute + 0.5) * pitch)
            cylinder(pitch * 0.46, CEILING, (x, 0.03, CEILING / 2), walnut, 18)
        panel = (side * (SIDE + STONE_ENDS) / 2, 0.10, SOFFIT / 2)
        box((SIDE - STONE_ENDS, 0.1, SOFFIT), panel, dark)
        box((0.02, 0.05, CEILING), (side * STONE_ENDS, 0.0, CEILING / 2), brass)


def sky():
    """Sea and sky beyond the windows: brightest over the horizon; the hour gives the color."""
    material, nodes = new_material("sky")
    height = nodes.map_range(nodes.separate(nodes.position())[2], -14, 34, 0, 1)
    stops = [(0, 0.10), (0.30, 0.22), (0.316, 0.30), (0.321, 1.0), (0.42, 0.72), (1, 0.28)]
    color = nodes.ramp(height, [(at, (value,) * 3) for at, value in stops])
    nodes.output(nodes("ShaderNodeEmission", {0: color, 1: 1.0}).outputs[0])
    return material


def build_shore():
    """Towers in the haze across the water, as far as they show between the mullions."""
    haze, nodes = new_material("haze")
    nodes.output(nodes("ShaderNodeEmission", {0: (0.55, 0.52, 0.50), 1: 1.0}).outputs[0])
    rng = np.random.default_rng(6)
    for y in np.arange(6, 52, 1.15):
        tall = rng.uniform(0.6, 2.6) + 3.2 * np.exp(-(((y - 33) / 5) ** 2)) * rng.uniform(0.3, 1)
        place = (57 + rng.uniform(0, 2), y + rng.uniform(-0.5, 0.5), 0.8 + tall / 2)
        tower = box((0.6, rng.uniform(0.5, 1.1), tall), place, haze, name="tower")
        tower.lightgroup = "sky"
        tower.visible_shadow = False


def build_windows(plaster, metal):
    """Both long walls: windows from the floor up, between thin mullions."""
    first, last, step = WINDOWS
    for side in (-1, 1):
        x = side * (SIDE + 0.10)
        box((0.20, 0.3 - first, SOFFIT), (x, 0.15 + first / 2, SOFFIT / 2), plaster)
        box((0.20, last - REAR, SOFFIT), (x, (last + REAR) / 2, SOFFIT / 2), plaster)
        beam = (0.20, first - last, SOFFIT - HEAD)
        box(beam, (x, (first + last) / 2, (SOFFIT + HEAD) / 2), plaster)
        y = first
        while y > last - 0.01:
            box((0.10, 0.045, HEAD), (x, y, HEAD / 2), metal, 0.004)
            y -= step
        far = plane(140, 60, (side * 60, -10, 10), sky(), (radians(90), 0, radians(90)))
        far.lightgroup = "sky"
        far.visible_shadow = False  # the low suns shine through it
        glow = lights.area(
            (side * (SIDE - 0.03), (first + last) / 2, HEAD / 2),
            (0, side * radians(90), 0),
            HEAD,
            150,
            size_y=first - last,
        )
        glow.lightgroup = "day"
    build_shore()


def build_shell():
    """A polished floor, the ceiling with its cove, and the wall behind us."""
    floor = materials.marble("floor", (0.0075, 0.0085, 0.0105), (0.11, 0.095, 0.07), 0.055, 0.5)
    plane(2 * SIDE, -REAR + 0.02, (0, REAR / 2, 0), floor)
    plaster = materials.plain("plaster", (0.055, 0.052, 0.048), 0.8)
    metal = materials.plain("window frame", (0.012, 0.012, 0.013), 0.4)
    box((2 * SIDE, -REAR - 0.9, 0.1), (0, (REAR - 0.9) / 2, CEILING + 0.05), plaster)
    box((2 * SIDE, -REAR, 0.1), (0, REAR / 2, SOFFIT + 0.05), plaster)
    box((2 * SIDE + 0.4, 0.2, SOFFIT), (0, REAR - 0.1, SOFFIT / 2), plaster)
    # The tank's sun must enter through the tank alone: a slab over the room keeps it out.
    box((12, 12, 0.1), (0, -6.05, 4.0), materials.plain("roof", (0.01, 0.01, 0.01), 0.9))
    build_windows(plaster, metal)


def light_room():
    """The room's own lamps, what the tank throws into it, and two low suns."""
    warm = (1.0, 0.60, 0.30)
    cove = box((2 * SIDE - 0.3, 0.03, 0.02), (0, -0.84, CEILING + 0.14), None)
    cove.data.materials.append(materials.emissive("cove", warm, 13))
    toe = box((2 * HALF + 0.4, 0.02, 0.012), (0, -0.012, 0.035), None)
    toe.data.materials.append(materials.emissive("toe", warm, 2.2))
    washers = [
        lights.spot((side * x, -0.60, CEILING + 0.2), (side * x, 0, 0.9), 130, warm, 0.9, 0.9, 0.03)
        for side in (-1, 1)
        for x in (3.2, 4.45)
    ]
    back = lights.area((0, -10.6, 2.9), (radians(55), 0, 0), 6, 190, (1.0, 0.74, 0.50), size_y=1.2)
    spill = lights.area(
        (0, -0.06, (BOTTOM + TOP) / 2), (radians(-90), 0, 0), 5.0, 110, size_y=2.0
    )
    # The sun comes in between the mullions: from the left in the morning, from the right at dusk.
    dawn = lights.sun((radians(30), radians(-74), 0), 14.0, angle=0.009)
    dusk = lights.sun((radians(24), radians(76), 0), 14.0, angle=0.009)
    groups = dict(cove=[cove, toe, *washers], room=[back], spill=[spill], east=[dawn], west=[dusk])
    for group, lamps in groups.items():
        for lamp in lamps:
            lamp.lightgroup = group


def furnish(brass, close=False):
    """A settee and two tub chairs that leave the middle of the floor to the reflection.

    close shows how the chairs have been used.
    """
    gray = (0.060, 0.066, 0.066)
    cloth = materials.plain("wool", gray, 0.95, specular=0.15, bump=0.5, bump_scale=420)
    cord = materials.plain("piping", (0.030, 0.033, 0.033), 0.8)
    accent = materials.plain("rust", (0.15, 0.062, 0.030), 0.9, bump=0.4, bump_scale=300)
    leather = materials.plain("leather", (0.105, 0.055, 0.030), 0.42, bump=0.2, bump_scale=90)
    walnut = materials.wood("chair walnut", axis=0)
    settee(-3.45, -2.9, radians(-90), cloth, cord, accent, brass)
    far, near = {}, {}
    if close:
        leather = meridian_dressing.leather()
        oat = meridian_dressing.woven("throw", (0.135, 0.115, 0.088))
        rust = meridian_dressing.woven("cushion", (0.13, 0.058, 0.030))
        far = dict(use=0.007, extras=meridian_dressing.cushion_in_chair(rust))
        near = dict(use=0.008, extras=meridian_dressing.throw_over_arm(oat))
    reading_corner.tub_chair(3.15, -2.0, radians(62), leather, walnut, **far)
    reading_corner.tub_chair(3.35, -3.9, radians(104), leather, walnut, **near)
    top = materials.marble("table", (0.42, 0.40, 0.37), (0.12, 0.10, 0.08), 0.12, 1.6)
    furniture.round_table(-2.05, -2.75, 0.46, 0.34, top, brass)
    furniture.round_table(-2.30, -3.45, 0.30, 0.44, brass, brass, thickness=0.025, foot=None)
    furniture.round_table(2.75, -2.95, 0.26, 0.46, brass, brass, thickness=0.02, foot=None)
    ceramic = materials.plain("ceramic", (0.02, 0.02, 0.022), 0.25, coat=0.5)
    furniture.vase((-1.95, -2.68, 0.365), ceramic, height=0.26, radius=0.05)
    globe = materials.emissive("globe", (1.0, 0.60, 0.30), 9)
    if close:
        globe = meridian_dressing.opal()
    parts = furniture.globe_lamp(4.35, -1.05, globe, brass, radius=0.115)
    bulb = lights.point((4.35, -1.05, 1.62), 85, (1.0, 0.60, 0.30), 0.116)
    for item in (parts, bulb):
        item.lightgroup = "lamp"
