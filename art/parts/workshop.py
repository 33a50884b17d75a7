"""The equipment of a hall where acrylic panels are made. Metres, radians.

What carries a panel is built about the origin, its long side along x, and returned as a list of
objects for blender.group; the rest is put in its place at once.
"""

from math import copysign, cos, pi, sin

import numpy as np

from . import lights, materials
from .blender import box, cylinder, group
from .nodes import new_material
from .rods import cord, hollow_tube, rod, square_bar


class Finishes:
    """The materials that the equipment shares."""

    def __init__(self):
        self.steel = materials.plain("steel", (0.045, 0.05, 0.055), 0.42, 0.85, bump=0.05)
        self.paint = materials.plain("paint", (0.03, 0.035, 0.04), 0.38, coat=0.3)
        self.ochre = materials.plain("ochre", (0.36, 0.20, 0.055), 0.42, coat=0.2)
        self.rubber = materials.plain("rubber", (0.012, 0.012, 0.013), 0.6)
        self.felt = materials.plain("felt", (0.16, 0.13, 0.10), 0.95, bump=0.4, bump_scale=200)
        self.aluminium = materials.plain("aluminium", (0.55, 0.57, 0.6), 0.32, 1.0)
        self.acrylic = materials.plain("tube", (0.25, 0.28, 0.29), 0.12, coat=0.6)
        self.glows = [
            materials.emissive(f"glow{index}", color, strength, is_lamp=False)
            for index, (color, strength) in enumerate(
                [
                    ((0.26, 0.33, 0.35), 0.30),
                    ((0.38, 0.45, 0.46), 0.42),
                    ((0.18, 0.24, 0.26), 0.22),
                ]
            )
        ]


def polished_concrete():
    """A sealed floor: nearly even in color, its gloss worn in patches."""
    material, nodes = new_material("floor")
    position = nodes.position()
    patches = nodes.noise(position, 0.8, 8.0, Roughness=0.6).outputs[0]
    scuffs = nodes.noise(position, 9.0, 4.0).outputs[0]
    color = nodes.ramp(patches, [(0.3, (0.03, 0.033, 0.036)), (0.7, (0.055, 0.059, 0.063))])
    gloss = nodes.map_range(patches, 0.3, 0.7, 0.14, 0.24)
    worn = nodes.math("ADD", gloss, nodes.map_range(scuffs, 0.4, 0.7, 0.0, 0.04))
    nodes.output(materials.principled(nodes, color, Roughness=worn, Specular=0.5))
    return material


def padded_trestle(x, top, width, finishes):
    """A steel trestle across a panel; top is the height of its felt pad."""
    parts = [
        box((0.09, width, 0.09), (x, 0, top - 0.075), finishes.paint, 0.006),
        box((0.11, width - 0.07, 0.03), (x, 0, top - 0.015), finishes.felt, 0.01),
    ]
    for y in (-0.4 * width, 0.4 * width):
        foot_y = y + copysign(0.06, y)
        for side in (-1, 1):
            foot = (x + side * 0.26, foot_y, 0.03)
            head = (x + side * 0.02, y, top - 0.12)
            parts.append(square_bar(foot, head, 0.045, finishes.paint))
            parts.append(cylinder(0.045, 0.03, (foot[0], foot_y, 0.015), finishes.rubber, 24))
        parts.append(square_bar((x - 0.17, y, 0.32), (x + 0.17, y, 0.32), 0.03, finishes.paint))
    return parts


def vacuum_lifter(x, z, finishes, length=3.9):
    """A beam with three cross arms and six suction cups; z is about the cups' height + 0.25."""
    hose_color = materials.plain("vacuum-hose", (0.02, 0.09, 0.12), 0.35)
    parts = [
        box((length, 0.14, 0.16), (x, 0, z + 0.20), finishes.ochre, 0.01),
        box((0.5, 0.24, 0.26), (x, 0, z + 0.40), finishes.paint, 0.02),
        box((0.14, 0.20, 0.02), (x, -0.125, z + 0.42), finishes.aluminium, 0.004),
    ]
    for arm in (-1.7, 0, 1.7):
        at = x + arm
        parts.append(box((0.10, 1.5, 0.10), (at, 0, z + 0.07), finishes.steel, 0.008))
        for y in (-0.62, 0.62):
            parts += [
                cylinder(0.018, 0.22, (at, y, z - 0.06), finishes.aluminium, 20),
                cylinder(0.05, 0.05, (at, y, z + 0.13), finishes.steel, 24),
                cylinder(0.06, 0.05, (at, y, z - 0.16), finishes.aluminium, 32),
                cylinder(0.20, 0.055, (at, y, z - 0.205), finishes.rubber, 48, top_radius=0.07),
                cylinder(0.205, 0.018, (at, y, z - 0.238), finishes.rubber, 48),
            ]
            way = [
                (at, y, z - 0.13),
                (at + 0.12, y * 0.95, z + 0.02),
                (at + 0.10, y * 0.8, z + 0.22),
                (at + 0.02, y * 0.5, z + 0.22),
                (x + arm * 0.8, y * 0.15, z + 0.30),
            ]
            parts.append(cord(way, 0.011, hose_color, 30, 10))
    return parts


def travelling_crane(x, y, bottom, finishes, hall_width=19.0):
    """A bridge across the hall with a hoist at x; bottom is the hoist's lowest height."""
    girder = materials.plain("girder", (0.07, 0.05, 0.022), 0.45, coat=0.15)
    box((hall_width, 0.34, 0.55), (0, y, bottom + 0.62), girder, 0.02)
    for z in (bottom + 0.36, bottom + 0.88):
        box((hall_width, 0.46, 0.04), (0, y, z), finishes.ochre, 0.01)
    box((0.75, 0.62, 0.34), (x, y, bottom + 0.14), finishes.paint, 0.03)
    drum = (x + 0.1, y - 0.36, bottom + 0.16)
    cylinder(0.19, 0.8, drum, finishes.steel, 40, rotation=(0, pi / 2, 0))
    for side in (-8.6, 8.6):
        box((0.4, 30, 0.5), (side, 12, bottom + 0.15), finishes.paint, 0.02)


def hoist_rope(x, y, hook, bottom, yaw, load, reach, finishes):
    """Two ropes from the hoist to the hook, and a sling to both ends of a load below it."""
    for side in (-reach, reach):
        end = (x + side * cos(yaw), y + side * sin(yaw), load)
        square_bar(end, (x, y, hook - 0.08), 0.016, finishes.steel)
    cylinder(0.07, 0.14, (x, y, hook), finishes.ochre, 32)
    for side in (-0.05, 0.05):
        middle = (x + side, y, (bottom + hook) / 2)
        cylinder(0.022, bottom - hook, middle, finishes.steel, 12)


def tube_rack(x, y, rng, finishes, columns=5, rows=5):
    """Pigeonholes full of tubes whose ends look at us; x, y is the left front corner."""
    pipe = materials.plain("pipe", (0.20, 0.21, 0.22), 0.4)
    dark_pipe = materials.plain("dark-pipe", (0.035, 0.04, 0.045), 0.4)
    choices = [finishes.acrylic, finishes.acrylic, pipe, dark_pipe]
    pitch, rise, depth = 0.86, 0.62, 2.2
    for end in (y, y + depth):
        for column in range(columns + 1):
            box((0.07, 0.07, 3.5), (x + column * pitch, end, 1.75), finishes.paint, 0.006)
        shelf = finishes.ochre if end == y else finishes.paint
        for row in range(rows + 1):
            middle = (x + columns * pitch / 2, end, 0.25 + row * rise)
            box((columns * pitch + 0.1, 0.06, 0.05), middle, shelf, 0.006)
    for column in range(columns):
        for row in range(rows):
            free, limit = x + column * pitch + 0.05, x + column * pitch + 0.82
            while True:
                radius = rng.choice([0.05, 0.08, 0.11, 0.15, 0.2])
                if free + 2 * radius > limit or rng.random() < 0.08:
                    break
                material = choices[rng.integers(len(choices))]
                length = rng.uniform(2.6, 3.2)
                shift = rng.uniform(-0.15, 0.15)
                at = (free + radius, y + 1.1 + shift, 0.275 + row * rise + radius)
                wall = max(0.008, radius * 0.09)
                hollow_tube(radius, wall, length, material, at)
                if material is finishes.acrylic:
                    rim = (at[0], at[1] - length / 2 - 0.002, at[2])
                    glow = finishes.glows[rng.integers(2)]
                    hollow_tube(radius - 0.001, wall * 0.8, 0.012, glow, rim)
                free += 2 * radius + 0.012


def sheet_rack(x, y, rng, finishes, count=15):
    """Acrylic sheets on edge between two goal posts, their front edges glowing; x, y is the
    middle."""
    for index in range(count):
        at = x - 1.15 + index * 0.16
        height, shift = rng.uniform(1.7, 2.7), rng.uniform(-0.2, 0.2)
        thickness = rng.choice([0.02, 0.03, 0.05])
        box((thickness, 3.0, height), (at, y + shift, 0.25 + height / 2), finishes.acrylic, 0.003)
        glow = finishes.glows[rng.integers(3)]
        front = (at, y + shift - 1.5, 0.25 + height / 2)
        box((thickness * 0.9, 0.01, height - 0.01), front, glow)
        box((thickness * 0.9, 3.0, 0.008), (at, y + shift, 0.25 + height), glow)
    for end in (y - 1.4, y + 1.4):
        box((2.8, 0.08, 0.12), (x, end, 0.2), finishes.paint, 0.006)
        box((2.8, 0.08, 0.08), (x, end, 1.7), finishes.paint, 0.006)
        for side in (-1.35, 1.35):
            box((0.08, 0.08, 2.6), (x + side, end, 1.3), finishes.paint, 0.006)


def bonding_jig(base, upright, finishes):
    """A bench on which clamps press an upright plate onto a base plate while the joint sets."""
    parts = [box((2.2, 1.0, 0.10), (0, 0, 0.78), finishes.steel, 0.008)]
    for x in (-1, 1):
        for y in (-0.42, 0.42):
            parts.append(box((0.08, 0.08, 0.74), (x, y, 0.37), finishes.paint, 0.006))
        parts.append(box((0.06, 0.06, 1.5), (x * 1.014, 0.12, 1.55), finishes.aluminium, 0.006))
    edge = materials.emissive("jig-edge", (0.44, 0.52, 0.53), 0.5, is_lamp=False)
    parts += [
        box((1.9, 0.62, 0.05), (0, 0, 0.86), base, 0.004),
        box((1.9, 0.05, 1.0), (0, 0.12, 1.39), upright, 0.004),
        box((1.9, 0.054, 0.012), (0, 0.12, 1.893), edge),
        box((2.2, 0.08, 0.08), (0, 0.12, 2.26), finishes.aluminium, 0.006),
    ]
    for x in np.linspace(-0.72, 0.72, 5):
        parts += [
            cylinder(0.014, 0.34, (x, 0.12, 2.10), finishes.aluminium, 16),
            cylinder(0.032, 0.03, (x, 0.12, 1.92), finishes.rubber, 24),
            cylinder(0.03, 0.09, (x, 0.12, 2.36), finishes.ochre, 20),
            rod((x - 0.07, 0.12, 2.33), (x + 0.07, 0.12, 2.33), 0.008, finishes.steel),
        ]
    for x in np.linspace(-0.8, 0.8, 4):
        pad = cylinder(0.02, 0.10, (x, 0.06, 1.10), finishes.rubber, 16, rotation=(pi / 2, 0, 0))
        parts += [
            pad,
            box((0.035, 0.30, 0.035), (x, -0.15, 1.10), finishes.ochre, 0.004),
            box((0.035, 0.035, 0.26), (x, -0.29, 0.98), finishes.ochre, 0.004),
        ]
    return parts


def sawhorse(x, y, yaw, wood):
    """A wooden saw-horse, its beam along x before it is turned."""
    parts = [box((1.1, 0.09, 0.09), (0, 0, 0.74), wood, 0.008)]
    for end in (-0.45, 0.45):
        for side in (-0.24, 0.24):
            foot, head = (end * 1.08, side, 0.01), (end, side * 0.12, 0.72)
            parts.append(square_bar(foot, head, 0.055, wood))
        parts.append(square_bar((end * 1.04, -0.14, 0.34), (end * 1.04, 0.14, 0.34), 0.04, wood))
    return group(parts, (x, y, 0), yaw)


def line_light(x, y, z, length, glow, housing, power=26, color=(1.0, 0.80, 0.58)):
    """A linear luminaire along y that hangs at z, with the light it gives."""
    box((0.075, length, 0.03), (x, y, z), glow)
    box((0.13, length + 0.05, 0.07), (x, y, z + 0.055), housing, 0.006)
    lights.area((x, y, z - 0.03), (0, 0, 0), 0.1, power, color, size_y=length - 0.05)
