"""Towers at dusk. Lengths in metres, colors linear RGB."""

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
