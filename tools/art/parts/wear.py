"""What use does to a surface: scratches, dust, splashes, hands."""

from .nodes import new_material, own_coordinates


def used(name, color, roughness, metal=0.0, dirt=0.5, worn=0.5):
    """A tool's surface after some months of sites.

    dirt: dust on what faces up, splashes of grout, hands; worn: scratches and rubbed paint
    """
    material, nodes = new_material(name)
    place = own_coordinates(nodes, (3.1, 1.7, 5.3))
    broad = nodes.noise(place, 7.0, 6.0, Roughness=0.7).outputs[0]
    grain = nodes.noise(place, 170.0, 4.0).outputs[0]
    tone = nodes.map_range(broad, 0.3, 0.7, 0.78, 1.12)
    tone = nodes.math("MULTIPLY", tone, nodes.map_range(grain, 0.3, 0.7, 0.9, 1.08))
    tint = nodes("ShaderNodeRGB")
    tint.outputs[0].default_value = (*color, 1)
    shade = nodes.multiply(tint.outputs[0], tone)
    rough = nodes.map_range(broad, 0.3, 0.7, roughness * 0.75, min(1.0, roughness * 1.45))

    scratches = 0.0
    for turn, stretch in (((0.3, 0.5, 0.2), (210, 9, 9)), ((0.9, 0.1, 1.1), (8, 260, 11))):
        mapped = nodes("ShaderNodeMapping", {0: place, 2: turn, 3: stretch}).outputs[0]
        line = nodes.noise(mapped, 1.0, 2.0, Roughness=0.4).outputs[0]
        scratches = nodes.math("MAXIMUM", nodes.map_range(line, 0.66, 0.72, 0.0, 1.0), scratches)
    rubbed = nodes.math("MULTIPLY", scratches, nodes.map_range(broad, 0.38, 0.6, 0.0, worn))
    pale = tuple(0.45 * part + 0.16 for part in color)
    shade = nodes.mix(rubbed, shade, pale)

    up = nodes.separate(nodes("ShaderNodeNewGeometry").outputs["Normal"])[2]
    settled = nodes.map_range(up, 0.1, 0.9, 0.10, 0.75)
    settled = nodes.math("MULTIPLY", settled, nodes.map_range(broad, 0.35, 0.65, 0.35, 1.0))
    settled = nodes.math("MULTIPLY", settled, nodes.map_range(grain, 0.3, 0.65, 0.6, 1.1))
    hands = nodes.noise(place, 23.0, 5.0, Roughness=0.75).outputs[0]
    hands = nodes.map_range(hands, 0.55, 0.68, 0.0, 0.3, True)
    dust = nodes.math("MULTIPLY", nodes.math("MAXIMUM", settled, hands), dirt)
    shade = nodes.mix(dust, shade, (0.30, 0.285, 0.26))

    warped = nodes.vector_math("ADD", place, nodes.vector_math("MULTIPLY", grain, (0.006,) * 3))
    drops = nodes("ShaderNodeTexVoronoi", {"Vector": warped, "Scale": 46.0})
    size = nodes.separate(drops.outputs["Color"])[0]
    size = nodes.map_range(size, 1.0 - 0.55 * dirt, 1.0, 0.0, 0.32)
    drop = nodes.math("LESS_THAN", drops.outputs["Distance"], size)
    drop = nodes.math("MULTIPLY", drop, nodes.map_range(broad, 0.46, 0.5, 0.0, 0.9))
    shade = nodes.mix(drop, shade, (0.34, 0.33, 0.31))
    covered = nodes.math("MAXIMUM", drop, dust)
    rough = nodes.math("ADD", rough, nodes.math("MULTIPLY", covered, 0.4))
    inputs = {"Base Color": shade, "Roughness": rough, "Specular": 0.42}
    inputs["Metallic"] = nodes.math("MULTIPLY", nodes.math("SUBTRACT", 1.0, covered), metal)
    height = nodes.math("ADD", nodes.math("MULTIPLY", grain, 0.3), drop)
    inputs["Normal"] = nodes.bump(height, 0.35, 0.0012)
    nodes.output(nodes("ShaderNodeBsdfPrincipled", inputs))
    return material
