"""An oak floor laid herringbone. Lengths in metres, colors linear RGB."""

from math import radians

import numpy as np

from .blender import place, to_blender_mesh
from .materials import object_coordinates, principled, vertex_color
from .nodes import new_material

GAP, BEVEL, SUNK = 0.0012, 0.0018, 0.0016  # between blocks; their edge; its depth


def herringbone(seed, width, depth, block=(0.60, 0.10), variety=0.2):
    """Return two meshes of blocks (along X, along Y); turn both by 45 degrees about the origin.

    The first channel of the colors is a block's brightness, the others shift its grain.
    """
    rng = np.random.default_rng(seed)
    length, broad = block
    reach = np.hypot(width, depth) / 2 + length
    rows, steps = int(reach / length) + 2, 2 * int(reach / broad) + 4
    along, across = [], []
    for row in range(-rows, rows + 1):
        for step in range(-steps, steps + 1):
            x, y = step * broad + row * length, step * broad - row * length
            for blocks, corner, size in (
                (along, (x, y), (length, broad)),
                (across, (x + length, y + broad - length), (broad, length)),
            ):
                middle = np.add(corner, np.divide(size, 2))
                in_x = abs(middle[0] - middle[1]) / 2**0.5 < width / 2 + length
                in_y = abs(middle[0] + middle[1]) / 2**0.5 < depth / 2 + length
                if in_x and in_y:
                    blocks.append((*corner, *size, rng.uniform(1 - variety, 1 + variety)))
    return _blocks(rng, along), _blocks(rng, across)


def _blocks(rng, blocks):
    """Return one mesh of bevelled tops from (x, y, width, depth, brightness)."""
    vertices, faces, colors = [], [], []
    for index, (x, y, width, depth, brightness) in enumerate(blocks):
        for inset, z in ((GAP, -SUNK), (GAP + BEVEL, 0)):
            x0, x1, y0, y1 = x + inset, x + width - inset, y + inset, y + depth - inset
            vertices += [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)]
        first = index * 8
        faces.append((first + 4, first + 5, first + 6, first + 7))
        for i in range(4):
            j = (i + 1) % 4
            faces.append((first + i, first + j, first + 4 + j, first + 4 + i))
        colors += [(brightness, rng.random(), rng.random())] * 8
    return dict(v=np.array(vertices), f=np.array(faces), c=np.array(colors))


def _oak(axis, dark, light):
    """Oiled oak with the grain along an axis, shifted and tinted from block to block."""
    material, nodes = new_material("parquet")
    channels = nodes.separate(vertex_color(nodes))
    shift = nodes(
        "ShaderNodeCombineXYZ",
        {
            0: nodes.math("MULTIPLY", channels[1], 37.0),
            1: nodes.math("MULTIPLY", channels[2], 23.0),
        },
    )
    coordinates = nodes.vector_math("ADD", object_coordinates(nodes), shift.outputs[0])
    stretch = [34, 34, 1]
    stretch[axis] = 1.6
    mapping = nodes("ShaderNodeMapping", {0: coordinates, 3: tuple(stretch)})
    grain = nodes.noise(mapping.outputs[0], 1.0, 6.0, Roughness=0.6, Distortion=0.5).outputs[0]
    color = nodes.ramp(grain, [(0.3, dark), (0.7, light)])
    tint = nodes("ShaderNodeCombineXYZ", {channel: channels[0] for channel in range(3)})
    color = nodes.multiply(color, tint.outputs[0])
    roughness = nodes.map_range(grain, 0.3, 0.7, 0.20, 0.30)
    normal = nodes.bump(grain, 0.06)
    nodes.output(principled(nodes, color, Roughness=roughness, Normal=normal))
    return material


def lay_herringbone(
    seed, width, depth, centre, dark=(0.030, 0.016, 0.008), light=(0.085, 0.048, 0.024), variety=0.2
):
    """Lay the floor about a centre (x, y) at z = 0."""
    for axis, mesh in enumerate(herringbone(seed, width, depth, variety=variety)):
        data = to_blender_mesh(mesh, "parquet", [_oak(axis, dark, light)], smooth=False)
        place(data, "parquet", (*centre, 0), (0, 0, radians(45)))
