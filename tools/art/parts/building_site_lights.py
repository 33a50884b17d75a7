"""Lamps of a building site. Metres, radians; powers in watts."""

from math import cos, pi, sin

import bpy

from . import lights, materials
from .blender import box, cylinder, group, link, place, to_blender_mesh
from .mesh import sphere
from .nodes import new_material
from .rods import cord, rod

LED_WARM = (1.0, 0.88, 0.74)
BULB_WARM = (1.0, 0.66, 0.36)


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
