"""The lounge before the Meridian Reef: stone and walnut, a honed floor, the city outside.

The wall's face lies at y = 0, the room before it (y < 0). Its lamps are the light groups of ROOM.
"""

from math import radians

import numpy as np

from . import furniture, lights, materials, meridian_dressing, reading_corner
from .blender import box, cylinder, place, plane, to_blender_mesh
from .meridian_measures import BOTTOM, CEILING, HALF, SIDE, SOFFIT, TOP
from .mesh import grid_faces
from .nodes import new_material
from .settee import settee
from .vein_stone import vein_stone
from .wear import used

REAR = -11.4
STONE_ENDS, FRAME = 3.75, 0.03
WINDOWS = (-0.75, -8.55, 1.30)  # y of the first and the last mullion, and the step
HEAD = 2.86  # of the windows
SLAB_SIDE, JOINT = 1.3, 0.002  # of the floor


def slabs_of_stone():
    """The stone about the tank: slabs, each from another part of the block, and open joints."""
    stone = vein_stone("slab", dust=0.007, veins=0.4)
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


def build_wall(brass):
    """Stone about the tank with a brass reveal, fluted walnut on both sides."""
    middle, tall, wide = (BOTTOM + TOP) / 2, TOP - BOTTOM, 2 * HALF
    for z in (BOTTOM - FRAME / 2, TOP + FRAME / 2):
        box((wide + 2 * FRAME, 0.10, FRAME), (0, 0.044, z), brass, 0.003)
    for x in (-HALF - FRAME / 2, HALF + FRAME / 2):
        box((FRAME, 0.10, tall), (x, 0.044, middle), brass, 0.003)
    slabs_of_stone()
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
    """Sky and ground beyond the windows, as far as they light the room and show in its surfaces."""
    material, nodes = new_material("sky")
    height = nodes.map_range(nodes.separate(nodes.position())[2], -14, 34, 0, 1)
    stops = [(0, 0.10), (0.30, 0.30), (0.34, 1.0), (0.42, 0.85), (1, 0.5)]
    color = nodes.ramp(height, [(at, (value,) * 3) for at, value in stops])
    nodes.output(nodes("ShaderNodeEmission", {0: color, 1: 1.0}).outputs[0])
    return material


def outside(side):
    """What lies beyond the windows: a sky that lights, and a white sheet that only the camera sees.

    parts/hours.py puts the city where the sheet shows.
    """
    bright = materials.emissive("view", (1, 1, 1), 1.0, False)
    for away, group, material in ((60, "sky", sky()), (59, "view", bright)):
        sheet = plane(140, 60, (side * away, -10, 10), material, (radians(90), 0, radians(90)))
        sheet.lightgroup = group
        sheet.visible_shadow = False
        sheet.visible_camera = group == "view"
        if group == "view":
            sheet.visible_diffuse = sheet.visible_glossy = sheet.visible_transmission = False


def voile():
    """A thin curtain: clear where one looks straight through it, white where its folds stand."""
    material, nodes = new_material("voile")
    facing = nodes("ShaderNodeLayerWeight", {0: 0.5}).outputs["Facing"]
    clear = nodes.map_range(facing, 0.0, 0.9, 0.55, 0.08, True)
    white = (0.46, 0.445, 0.42)
    back = nodes("ShaderNodeBsdfTranslucent", {0: white})
    front = nodes("ShaderNodeBsdfDiffuse", {0: white})
    cloth = nodes("ShaderNodeMixShader", {0: 0.4, 1: back, 2: front})
    air = nodes("ShaderNodeBsdfTransparent")
    nodes.output(nodes("ShaderNodeMixShader", {0: clear, 1: cloth, 2: air}).outputs[0])
    return material


def hang_curtains():
    """Voile before the windows of both long walls, gathered unevenly."""
    rng, cloth = np.random.default_rng(12), voile()
    first, last, _ = WINDOWS
    rows, columns = 14, 1400
    for side in (-1, 1):
        along = np.linspace(first - 0.06, last, columns)
        fullness = np.cumsum(1 + 0.35 * np.sin(along * 2.3) + 0.25 * np.sin(along * 5.9 + 1))
        pleat = 2 * np.pi * fullness / fullness[-1] * 74
        depth = 0.030 + 0.014 * np.sin(along * 3.7 + rng.uniform(0, 6))
        up = np.linspace(0, 1, rows)[:, None]
        fall = 0.12 * np.sin(pleat * 0.31 + 2) * (1 - up)
        x = side * (SIDE - 0.16 + depth * (0.9 + 0.25 * (1 - up)) * np.sin(pleat + fall * 4))
        y = along + 0.012 * np.cos(pleat) + fall * 0.12
        z = 0.015 + (CEILING - 0.03) * up + 0 * along
        points = np.stack([x, y + 0 * up, z], -1).reshape(-1, 3)
        mesh = dict(v=points, f=grid_faces(rows, columns), c=np.ones((len(points), 3)))
        place(to_blender_mesh(mesh, "curtain", [cloth]), "curtain")


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
        outside(side)
        glow = lights.area(
            (side * (SIDE - 0.03), (first + last) / 2, HEAD / 2),
            (0, side * radians(90), 0),
            HEAD,
            150,
            size_y=first - last,
        )
        glow.lightgroup = "day"


def lay_floor():
    """Honed slabs of the wall's stone, none quite level with its neighbours, with open joints."""
    stone = vein_stone("floor", seed=11, dust=0.012, polish=0.14, veins=0.25)
    rng = np.random.default_rng(9)
    side = SLAB_SIDE - JOINT
    for x in np.arange(-SIDE + 0.2, SIDE + SLAB_SIDE / 2, SLAB_SIDE):
        for y in np.arange(-SLAB_SIDE / 2, REAR - SLAB_SIDE / 2, -SLAB_SIDE):
            lean = (*rng.normal(0, 0.0008, 2), 0)
            box((side, side, 0.03), (x, y, -0.015), stone, 0.001, 1, rotation=lean, name="flag")
    grout = materials.plain("grout", (0.006, 0.006, 0.006), 0.9)
    plane(2 * SIDE, -REAR + 0.02, (0, REAR / 2, -0.006), grout)


def build_shell():
    """The floor, the ceiling with its cove, and the wall behind us."""
    lay_floor()
    plaster = materials.plain("plaster", (0.055, 0.052, 0.048), 0.8)
    metal = materials.plain("window frame", (0.012, 0.012, 0.013), 0.4)
    box((2 * SIDE, -REAR - 0.9, 0.1), (0, (REAR - 0.9) / 2, CEILING + 0.05), plaster)
    box((2 * SIDE, -REAR, 0.1), (0, REAR / 2, SOFFIT + 0.05), plaster)
    box((2 * SIDE + 0.4, 0.2, SOFFIT), (0, REAR - 0.1, SOFFIT / 2), plaster)
    # The tank's sun must enter through the tank alone: a slab over the room keeps it out.
    box((12, 12, 0.1), (0, -6.05, 4.0), materials.plain("roof", (0.01, 0.01, 0.01), 0.9))
    build_windows(plaster, metal)
    hang_curtains()


def light_room():
    """The room's own lamps, and what the tank throws into it."""
    warm = (1.0, 0.60, 0.30)
    cove = box((2 * SIDE - 0.3, 0.03, 0.02), (0, -0.84, CEILING + 0.14), None)
    cove.data.materials.append(materials.emissive("cove", warm, 13))
    toe = box((2 * HALF + 0.4, 0.02, 0.012), (0, -0.012, 0.035), None)
    toe.data.materials.append(materials.emissive("toe", (1.0, 0.70, 0.44), 0.8))
    washers = [
        lights.spot((side * x, -0.60, CEILING + 0.2), (side * x, 0, 0.9), 130, warm, 0.9, 0.9, 0.03)
        for side in (-1, 1)
        for x in (3.2, 4.45)
    ]
    back = lights.area((0, -10.6, 2.9), (radians(55), 0, 0), 6, 190, (1.0, 0.74, 0.50), size_y=1.2)
    spill = lights.area(
        (0, -0.06, (BOTTOM + TOP) / 2), (radians(-90), 0, 0), 5.0, 110, size_y=2.0
    )
    groups = dict(cove=[cove, toe, *washers], room=[back], spill=[spill])
    for group, lamps in groups.items():
        for lamp in lamps:
            lamp.lightgroup = group


def furnish(brass):
    """A settee and two used tub chairs that leave the middle of the floor to the reflection."""
    gray = (0.060, 0.066, 0.066)
    cloth = materials.plain("wool", gray, 0.95, specular=0.15, bump=0.5, bump_scale=420)
    cord = materials.plain("piping", (0.030, 0.033, 0.033), 0.8)
    accent = materials.plain("rust", (0.15, 0.062, 0.030), 0.9, bump=0.4, bump_scale=300)
    leather = meridian_dressing.leather()
    walnut = materials.wood("chair walnut", axis=0)
    settee(-3.45, -2.9, radians(-90), cloth, cord, accent, brass)
    oat = meridian_dressing.woven("throw", (0.135, 0.115, 0.088))
    rust = meridian_dressing.woven("cushion", (0.13, 0.058, 0.030))
    far = dict(use=0.007, extras=meridian_dressing.cushion_in_chair(rust))
    near = dict(use=0.008, extras=meridian_dressing.throw_over_arm(oat))
    reading_corner.tub_chair(3.15, -2.0, radians(62), leather, walnut, **far)
    reading_corner.tub_chair(3.35, -3.9, radians(104), leather, walnut, **near)
    top = materials.marble("table", (0.075, 0.068, 0.060), (0.16, 0.14, 0.115), 0.22, 2.2)
    bronze = used("bronze", (0.16, 0.115, 0.070), 0.45, 1.0, 0.04, 0.2)
    furniture.round_table(-2.05, -2.75, 0.46, 0.34, top, brass)
    furniture.round_table(-2.30, -3.45, 0.30, 0.44, bronze, bronze, thickness=0.025, foot=None)
    furniture.round_table(2.75, -2.95, 0.26, 0.46, bronze, bronze, thickness=0.02, foot=None)
    ceramic = materials.plain("ceramic", (0.02, 0.02, 0.022), 0.25, coat=0.5)
    furniture.vase((-1.95, -2.68, 0.365), ceramic, height=0.26, radius=0.05)
    globe = meridian_dressing.opal(strength=1.8)
    parts = furniture.globe_lamp(4.35, -1.05, globe, brass, radius=0.115)
    parts.visible_shadow = False  # the bulb's light passes through it
    bulb = lights.point((4.35, -1.05, 1.62), 80, (1.0, 0.66, 0.38), 0.10)
    bulb.visible_camera = bulb.visible_glossy = False
    for item in (parts, bulb):
        item.lightgroup = "lamp"
