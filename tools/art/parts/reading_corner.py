"""A chair to read in: tub chair, side table, lamp with a linen shade. Metres."""

from math import radians

from . import lights, materials
from .blender import group
from .mesh import cat
from .nodes import new_material
from .solids import solid
from .turning import turned
from .upholstery import cords, creased, cushion, pressed, tub_shell

LEG = [(0, 0), (0.011, 0), (0.013, 0.02), (0.020, 0.19), (0, 0.19)]
TABLE_TOP = 0.545
# Seat and base of a piped tub chair: size, how deep it is pressed.
PIPED = {1: ((0.66, 0.70, 0.17), 0.030), 2: ((0.68, 0.66, 0.18), 0.0)}


def _legs(wood, xs, ys, z=0.0):
    return [solid(turned(LEG, 20), wood, (x, y, z)) for x in xs for y in ys]


def tub_chair(x, y, yaw, leather, wood, use=0.0, extras=(), piped=False):
    """An armchair with a round back; at yaw 0 it faces +Y.

    use is the depth of the folds that sitting has left, in metres; extras lie on the chair; piped
    sews cords about the seat and its base and presses the seat in where one sits.
    """
    fine = dict(columns=130, rows=80) if use else {}
    shapes = [
        (tub_shell(), (0, 0, 0), 0, 0.5),
        (cushion((0.66, 0.70, 0.17), puff=0.12, **fine), (0, 0.06, 0.42), 0, 1),
        (cushion((0.68, 0.66, 0.18), 0.25, **fine), (0, 0.04, 0.27), 0, 0.6),
        (cushion((0.50, 0.17, 0.40), puff=0.1, **fine), (0, -0.22, 0.66), radians(14), 1),
    ]
    parts = []
    for seed, (shape, location, lean, share) in enumerate(shapes):
        sewn = shape
        if piped and seed in PIPED:
            shape = pressed(shape, *PIPED[seed])
        if use:
            shape = creased(shape, use * share, seed + round(abs(x) * 100))
        if piped and seed in PIPED:
            shape = cat([shape, cords(sewn, shape, PIPED[seed][0])])
        parts.append(solid(shape, leather, location, (lean, 0, 0)))
    parts += [*extras, *_legs(wood, (-0.27, 0.27), (-0.26, 0.30))]
    group(parts, (x, y, 0), yaw)


def side_table(x, y, wood, brass):
    """A small round table whose top is TABLE_TOP high."""
    foot = [(0, 0), (0.15, 0), (0.152, 0.008), (0.145, 0.014), (0.02, 0.022), (0.013, 0.05)]
    solid(turned([*foot, (0.013, 0.5), (0.05, 0.52), (0, 0.52)], 64), brass, (x, y, 0))
    top = [(0, 0.52), (0.232, 0.52), (0.240, 0.524), (0.240, 0.540), (0.234, 0.545), (0, 0.545)]
    solid(turned(top, 64), wood, (x, y, 0))


def linen_shade(bulb=0.02, seam=-1.9):
    """Linen that a bulb shines through: brightest beside it, slubs, a seam at that angle.

    bulb is its height above the middle of the shade.
    """
    material, nodes = new_material("linen shade")
    place = materials.object_coordinates(nodes)
    x, y, z = nodes.separate(place)[:3]
    angle = nodes.math("ARCTAN2", y, x)

    def threads(around, upright, detail=2.0):
        where = {0: nodes.math("MULTIPLY", angle, around), 1: nodes.math("MULTIPLY", z, upright)}
        where = nodes("ShaderNodeCombineXYZ", where).outputs[0]
        return nodes.noise(where, 1.0, detail, Roughness=0.6).outputs[0]

    above = nodes.math("DIVIDE", nodes.math("SUBTRACT", z, bulb), 0.062)
    near = nodes.decay(nodes.math("MULTIPLY", above, above), 1.0)
    facing = nodes("ShaderNodeLayerWeight", {0: 0.5}).outputs["Facing"]
    near = nodes.math("MULTIPLY", near, nodes.map_range(facing, 0.05, 0.75, 1.0, 0.35, True))
    slubs = nodes.map_range(threads(7.0, 330.0), 0.30, 0.70, 0.84, 1.10)
    warp = nodes.map_range(threads(46.0, 24.0), 0.3, 0.7, 0.90, 1.07)
    patches = nodes.map_range(threads(2.0, 9.0), 0.3, 0.7, 0.93, 1.06)
    weave = nodes.math("MULTIPLY", nodes.math("MULTIPLY", slubs, warp), patches)
    off = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", angle, seam))
    joined = nodes.map_range(off, 0.035, 0.055, 0.66, 1.0)
    hem = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", z, 0.039))
    hem = nodes.map_range(hem, 0.058, 0.061, 1.0, 0.70)
    level = nodes.math("MULTIPLY", nodes.map_range(near, 0.0, 1.0, 0.20, 1.0), weave)
    level = nodes.math("MULTIPLY", nodes.math("MULTIPLY", level, joined), hem)
    color = nodes.mix(near, (1.0, 0.43, 0.14), (1.0, 0.62, 0.31))
    nodes.output(nodes("ShaderNodeEmission", {0: color, 1: level}).outputs[0])
    return material


def table_lamp(x, y, z, brass, power=48):
    """A brass lamp 0.37 high with a shade of linen; power in watts."""
    stem = [(0, 0), (0.070, 0), (0.072, 0.006), (0.066, 0.014), (0.018, 0.022), (0.008, 0.04)]
    solid(turned([*stem, (0.008, 0.30), (0.012, 0.31), (0, 0.33)], 64), brass, (x, y, z))
    centre = (x, y, z + 0.245)
    profile = [(0.125, -0.03), (0.124, -0.028), (0.078, 0.105), (0.076, 0.107)]
    shade = solid(turned(profile, 64), linen_shade(), centre)
    shade.visible_shadow = False  # linen lets the light through
    shade.visible_glossy = False  # it would be a hot patch in the tank's pane
    finial = [(0, 0.096), (0.014, 0.096), (0.014, 0.125), (0, 0.13)]
    solid(turned(finial, 32), brass, centre)
    for height, radius in ((-0.03, 0.1255), (0.106, 0.0775)):
        edge = [
            (radius - 0.002, height - 0.002),
            (radius, height),
            (radius - 0.002, height + 0.002),
        ]
        solid(turned(edge, 64), brass, centre)
    bulb = lights.point((x, y, centre[2] + 0.02), power, (1.0, 0.60, 0.28), 0.04)
    bulb.visible_glossy = False
