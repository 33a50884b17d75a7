"""Towers at dusk beyond a window. Lengths in metres, colors linear RGB."""

import numpy as np

from .blender import box, plane
from .nodes import new_material


def lit_facade(name, glass=(0.006, 0.010, 0.018), lamp=(1.0, 0.66, 0.36), lit=0.22, strength=0.5):
    """A facade of floors 3.6 m high whose windows are lit here and there."""
    material, nodes = new_material(name)
    position = nodes.separate(nodes.position())
    random = nodes("ShaderNodeObjectInfo").outputs["Random"]
    along = nodes.math("ADD", position[0], position[1])
    column, floor = nodes.math("DIVIDE", along, 2.6), nodes.math("DIVIDE", position[2], 3.6)

    def cell(value):
        return nodes.math("FLOOR", value)

    def inside(value, low, high):
        part = nodes.math("FRACT", value)
        above = nodes.math("GREATER_THAN", part, low)
        return nodes.math("MULTIPLY", above, nodes.math("LESS_THAN", part, high))

    seed = nodes(
        "ShaderNodeCombineXYZ",
        {0: cell(column), 1: cell(floor), 2: nodes.math("MULTIPLY", random, 90.0)},
    )
    chance = nodes("ShaderNodeTexWhiteNoise", {0: seed.outputs[0]}).outputs["Value"]
    on = nodes.math(
        "MULTIPLY", nodes.math("LESS_THAN", chance, lit), nodes.map_range(chance, 0, lit, 0.25, 1.0)
    )
    window = nodes.math("MULTIPLY", inside(column, 0.10, 0.90), inside(floor, 0.25, 0.85))
    light = nodes.math("MULTIPLY", nodes.math("MULTIPLY", on, window), strength)
    color = nodes.mix(light, glass, lamp)
    nodes.output(nodes("ShaderNodeEmission", {0: color, 1: 1.0}).outputs[0])
    return material


def dusk(low=(0.20, 0.16, 0.16), high=(0.020, 0.042, 0.100), horizon=-40.0, top=420.0):
    """The sky's afterglow on a sheet: warm haze at the horizon, deep blue above."""
    material, nodes = new_material("dusk")
    height = nodes.map_range(nodes.separate(nodes.position())[2], horizon, top, 0, 1)
    color = nodes.ramp(height, [(0, low), (0.35, tuple(np.add(low, high) / 2)), (1, high)])
    nodes.output(nodes("ShaderNodeEmission", {0: color, 1: 1.0}).outputs[0])
    return material


def skyline(seed, eye, bearings, distance=(280, 950), count=44, height=(70, 330), ground=-120.0):
    """Put towers and a sky behind them, as seen from an eye (x, y) that looks along +Y.

    bearings: least and greatest angle to the right of +Y, radians
    """
    rng = np.random.default_rng(seed)
    facade = lit_facade("facade")
    for _ in range(count):
        away, bearing = rng.uniform(*distance), rng.uniform(*bearings)
        x, y = eye[0] + away * np.sin(bearing), eye[1] + away * np.cos(bearing)
        width, deep, tall = rng.uniform(22, 46), rng.uniform(22, 46), rng.uniform(*height)
        box((width, deep, tall), (x, y, ground + tall / 2), facade, name="tower")
    middle = np.mean(bearings)
    far = distance[1] * 1.6
    place = (eye[0] + far * np.sin(middle), eye[1] + far * np.cos(middle), 0)
    plane(far * 1.5, far, place, dusk(), (np.pi / 2, 0, -middle))
