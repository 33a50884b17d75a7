"""Surfaces and light for still lifes: what a lens sees from half a metre. Metres, linear RGB.

The materials of parts.materials are made for views from some metres; these have pores, scratches,
smudges and dust.
"""

from math import radians

import numpy as np
from mathutils import Vector

from . import lights
from .blender import place, plane, to_blender_mesh
from .materials import object_coordinates, plain, principled
from .mesh import cat, icosphere, tube
from .nodes import new_material

WARM = (1.0, 0.76, 0.52)
COOL = (0.45, 0.78, 0.86)
DUST = (0.19, 0.175, 0.15)


def _smudges(nodes, scale, low, high):
    """A roughness that fingers and cloths have made uneven."""
    coarse = nodes.noise(object_coordinates(nodes), scale, 5.0, Roughness=0.65).outputs[0]
    return nodes.map_range(coarse, 0.36, 0.66, low, high)


def _dusted(nodes, color, amount, scale=900.0):
    """The color under dust, which lies on what faces up."""
    if not amount:
        return color
    up = nodes.separate(nodes("ShaderNodeNewGeometry").outputs["Normal"])[2]
    coordinates = object_coordinates(nodes)
    grains = nodes.noise(coordinates, scale, 2.0).outputs[0]
    drifts = nodes.noise(coordinates, scale / 25, 3.0).outputs[0]
    share = nodes.math("MULTIPLY", nodes.map_range(up, 0.2, 0.95, 0, amount), drifts)
    share = nodes.math("MULTIPLY", share, nodes.map_range(grains, 0.4, 0.7, 0.3, 1.6))
    return nodes.mix(share, color, DUST)


def oiled_oak(name, dark=(0.060, 0.032, 0.016), light=(0.150, 0.088, 0.046), shift=0.0):
    """Planed oak along x, oiled and used: rings some millimetres apart, pores, rays, scratches.

    shift moves the figure, so that every board is cut from another place of the tree.
    """
    material, nodes = new_material(name)
    moved = nodes.vector_math("ADD", object_coordinates(nodes), (shift, shift * 1.7, shift * 0.3))

    def stretched(scale, turn=0.0):
        return nodes("ShaderNodeMapping", {0: moved, 2: (0, 0, turn), 3: scale}).outputs[0]

    def noise(scale, detail, turn=0.0, **inputs):
        return nodes.noise(stretched(scale, turn), 1.0, detail, **inputs).outputs[0]

    # Rings: the distance across the board, bent by slow waves along it.
    waves = nodes.math("MULTIPLY", noise((1.6, 10, 10), 3.0, Roughness=0.45), 0.050)
    jitter = nodes.math("MULTIPLY", noise((14, 160, 160), 2.0), 0.0012)
    across = nodes.math("ADD", nodes.separate(moved)[1], nodes.math("ADD", waves, jitter))
    growth = nodes.math("FRACT", nodes.math("MULTIPLY", across, 235.0))
    early = nodes.map_range(growth, 0.0, 0.55, 1.0, 0.0, True)
    strength = noise((1.0, 45, 45), 2.0)
    early = nodes.math("MULTIPLY", early, nodes.map_range(strength, 0.3, 0.7, 0.35, 1.0))

    tone = noise((1.1, 12, 12), 5.0, Roughness=0.6)
    fibre = noise((22, 900, 900), 3.0)
    pores = noise((150, 2300, 2300), 1.0)
    bound = nodes.map_range(early, 0.0, 1.0, 0.665, 0.545)
    is_pore = nodes.map_range(nodes.math("SUBTRACT", pores, bound), 0.0, 0.035, 0, 1)
    rays = nodes.map_range(noise((85, 620, 620), 1.0, 0.05), 0.63, 0.70, 0, 1)
    scratches = [
        nodes.map_range(noise((14, 1500, 1), 1.0, turn, Distortion=0.15), 0.745, 0.765, 0, 1)
        for turn in (0.9, -0.5, 1.9)
    ]
    scratched = nodes.math("MAXIMUM", nodes.math("MAXIMUM", *scratches[:2]), scratches[2])

    color = nodes.ramp(tone, [(0.3, dark), (0.7, light)])
    color = nodes.multiply(color, nodes.map_range(early, 0.0, 1.0, 1.14, 0.66))
    color = nodes.multiply(color, nodes.map_range(fibre, 0.3, 0.7, 0.82, 1.16))
    color = nodes.mix(nodes.math("MULTIPLY", rays, 0.40), color, tuple(1.25 * c for c in light))
    color = nodes.mix(nodes.math("MULTIPLY", is_pore, 0.8), color, tuple(c * 0.22 for c in dark))
    color = nodes.mix(nodes.math("MULTIPLY", scratched, 0.30), color, tuple(1.5 * c for c in light))
    height = nodes.math("SUBTRACT", nodes.math("MULTIPLY", fibre, 0.3), is_pore)
    height = nodes.math("SUBTRACT", height, nodes.math("MULTIPLY", scratched, 0.5))
    rough = _smudges(nodes, 17.0, 0.32, 0.52)
    rough = nodes.math("ADD", rough, nodes.math("MULTIPLY", is_pore, 0.2))
    nodes.output(
        principled(
            nodes,
            _dusted(nodes, color, 0.10),
            Roughness=rough,
            Specular=0.42,
            Normal=nodes.bump(height, 0.35, 0.0003),
        )
    )
    return material


# Dried drops on a bench: cells per metre, share of the cells that have one, strength of its rim.
DRIED = ((21.0, 0.16, 0.20), (58.0, 0.20, 0.30))


def _dried_drops(nodes, position, scale, share, strength):
    """Rims of salt where drops have dried: in a few cells, of any size, none of them whole."""
    bent = nodes.noise(position, scale * 2.2, 3.0).outputs["Color"]
    moved = nodes("ShaderNodeVectorMath", {0: bent}, operation="SCALE")
    moved.inputs["Scale"].default_value = 0.5 / scale
    bent = nodes.vector_math("ADD", position, moved.outputs[0])
    cells = nodes("ShaderNodeTexVoronoi", {"Vector": bent, "Scale": scale})
    chance, size, _ = nodes.separate(cells.outputs["Color"])
    chosen = nodes.map_range(chance, share * 0.6, share, 1.0, 0.0)
    size = nodes.map_range(size, 0.0, 1.0, 0.05, 0.30)
    off = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", cells.outputs["Distance"], size))
    rim = nodes.map_range(off, 0.0, 0.022, strength, 0.0, True)
    within = nodes.math("LESS_THAN", cells.outputs["Distance"], size)
    rim = nodes.math("MAXIMUM", rim, nodes.math("MULTIPLY", within, strength * 0.16))
    broken = nodes.noise(position, scale * 3.1, 3.0).outputs[0]
    rim = nodes.math("MULTIPLY", rim, nodes.map_range(broken, 0.40, 0.58, 0.1, 1.0))
    return nodes.math("MULTIPLY", rim, chosen)


def honed_slate(name="slate"):
    """Nearly black stone of a wet bench, with pale scratches and dried drops."""
    material, nodes = new_material(name)
    position = object_coordinates(nodes)
    clouds = nodes.noise(position, 5.0, 8.0, Roughness=0.6).outputs[0]
    grain = nodes.noise(position, 420.0, 4.0).outputs[0]
    scratches = nodes.noise(
        object_coordinates(nodes, (8, 900, 1)), 1.0, 2.0, Distortion=0.2
    ).outputs[0]
    color = nodes.ramp(clouds, [(0.3, (0.013, 0.016, 0.017)), (0.7, (0.034, 0.038, 0.038))])
    color = nodes.multiply(color, nodes.map_range(grain, 0.3, 0.7, 0.6, 1.4))
    scratched = nodes.map_range(scratches, 0.71, 0.76, 0, 0.35)
    color = nodes.mix(scratched, color, (0.13, 0.135, 0.13))
    dried = nodes.math("MAXIMUM", *(_dried_drops(nodes, position, *kind) for kind in DRIED))
    color = nodes.mix(dried, color, (0.16, 0.165, 0.16))
    nodes.output(
        principled(
            nodes,
            _dusted(nodes, color, 0.05),
            Roughness=_smudges(nodes, 12.0, 0.27, 0.50),
            Normal=nodes.bump(grain, 0.22, 0.0003),
        )
    )
    return material


def bare_concrete(name, dark=(0.085, 0.083, 0.078), light=(0.185, 0.178, 0.165)):
    """Concrete as the formwork or the float left it: clouds, pores, dust in the hollows."""
    material, nodes = new_material(name)
    position = nodes.position()
    broad = nodes.noise(position, 0.9, 6.0, Roughness=0.65).outputs[0]
    clouds = nodes.noise(position, 5.5, 9.0, Roughness=0.68).outputs[0]
    sand = nodes.noise(position, 260.0, 4.0, Roughness=0.7).outputs[0]
    floats = nodes.noise(position, 19.0, 3.0, Distortion=2.2).outputs[0]
    both = nodes.math(
        "ADD", nodes.math("MULTIPLY", clouds, 0.6), nodes.math("MULTIPLY", broad, 0.4)
    )
    color = nodes.ramp(both, [(0.34, dark), (0.62, light)])
    color = nodes.multiply(color, nodes.map_range(sand, 0.3, 0.7, 0.72, 1.22))
    cells = nodes("ShaderNodeTexVoronoi", {"Vector": position, "Scale": 55.0})
    is_pore = nodes.map_range(cells.outputs["Distance"], 0.05, 0.16, 1, 0)
    chosen = nodes.separate(cells.outputs["Color"])[0]
    is_pore = nodes.math("MULTIPLY", is_pore, nodes.map_range(chosen, 0.72, 0.78, 0, 1))
    color = nodes.mix(nodes.math("MULTIPLY", is_pore, 0.75), color, (0.02, 0.02, 0.019))
    height = nodes.math(
        "ADD", nodes.math("MULTIPLY", sand, 0.35), nodes.math("MULTIPLY", floats, 0.5)
    )
    height = nodes.math("SUBTRACT", height, nodes.math("MULTIPLY", is_pore, 1.6))
    rough = nodes.map_range(clouds, 0.35, 0.65, 0.62, 0.86)
    normal = nodes.bump(height, 0.55, 0.0012)
    nodes.output(principled(nodes, color, Roughness=rough, Specular=0.35, Normal=normal))
    return material


def worn_metal(name, color, roughness=0.26, tarnish=(0.5, 0.42, 0.34), wear=0.35, grain=None):
    """Handled metal: smudged, a little tarnished, finely scratched along the axes of grain."""
    material, nodes = new_material(name)
    patches = nodes.noise(object_coordinates(nodes), 55.0, 6.0, Roughness=0.7).outputs[0]
    share = nodes.math("MULTIPLY", nodes.map_range(patches, 0.40, 0.72, 0, 1), wear)
    dull = tuple(c * t for c, t in zip(color, tarnish))
    scratches = nodes.noise(object_coordinates(nodes, grain or (700, 700, 700)), 1.0, 3.0).outputs[
        0
    ]
    rough = nodes.math(
        "ADD",
        _smudges(nodes, 90.0, roughness * 0.8, roughness * 1.5),
        nodes.map_range(scratches, 0.35, 0.65, -0.03, 0.05),
    )
    nodes.output(
        principled(
            nodes,
            _dusted(nodes, nodes.mix(share, color, dull), 0.05),
            Metallic=1.0,
            Roughness=rough,
            Normal=nodes.bump(scratches, 0.10 if grain else 0.05, 0.0002),
        )
    )
    return material


def _scuffed(nodes):
    """Where a thing is rubbed: at its edges, and along fine scratches across its faces."""
    edge = nodes("ShaderNodeBevel", {"Radius": 0.0016}, samples=4).outputs[0]
    normal = nodes("ShaderNodeNewGeometry").outputs["Normal"]
    turned = nodes("ShaderNodeVectorMath", {0: edge, 1: normal}, operation="DOT_PRODUCT")
    rim = nodes.map_range(turned.outputs["Value"], 0.90, 0.985, 1.0, 0.0)
    chips = nodes.noise(object_coordinates(nodes), 420.0, 4.0, Roughness=0.7).outputs[0]
    share = nodes.math("MULTIPLY", rim, nodes.map_range(chips, 0.42, 0.56, 0.0, 1.0))
    for turn in ((0.3, 0.2, 0.8), (1.0, -0.4, -0.5)):
        inputs = {0: object_coordinates(nodes), 2: turn, 3: (30, 2600, 30)}
        lines = nodes("ShaderNodeMapping", inputs).outputs[0]
        drawn = nodes.noise(lines, 1.0, 1.0).outputs[0]
        share = nodes.math("MAXIMUM", share, nodes.map_range(drawn, 0.72, 0.76, 0.0, 0.7))
    return share


def moulded(name, color, roughness=0.45, dust=0.25, texture=0.25, specular=0.5, scuffs=0.0):
    """Plastic, rubber or lacquer with a fine texture, smudges and dust.

    scuffs: how pale its edges are rubbed and its faces scratched, from 0 to 1.
    """
    material, nodes = new_material(name)
    fine = nodes.noise(object_coordinates(nodes), 1900.0, 2.0).outputs[0]
    patches = nodes.noise(object_coordinates(nodes), 40.0, 4.0).outputs[0]
    constant = nodes("ShaderNodeRGB")
    constant.outputs[0].default_value = (*color, 1)
    worn = nodes.multiply(constant.outputs[0], nodes.map_range(patches, 0.3, 0.7, 0.82, 1.16))
    if scuffs:
        bare = tuple(0.55 * c + 0.12 for c in color)
        worn = nodes.mix(nodes.math("MULTIPLY", _scuffed(nodes), scuffs), worn, bare)
    nodes.output(
        principled(
            nodes,
            _dusted(nodes, worn, dust),
            Roughness=_smudges(nodes, 60.0, roughness * 0.8, roughness * 1.3),
            Specular=specular,
            Normal=nodes.bump(fine, texture, 0.0001),
        )
    )
    return material


def clear(name, refraction=1.49, tint=(0.97, 0.985, 0.985), shade=(0.80, 0.84, 0.84)):
    """Glass, acrylic or water that light passes without being bent, so that it casts no caustic."""
    material, nodes = new_material(name)
    seen = nodes("ShaderNodeBsdfGlass", {0: tint, 1: 0.0, 2: refraction})
    passed = nodes("ShaderNodeBsdfTransparent", {0: shade})
    is_shadow = nodes("ShaderNodeLightPath").outputs["Is Shadow Ray"]
    nodes.output(nodes("ShaderNodeMixShader", {0: is_shadow, 1: seen, 2: passed}).outputs[0])
    return material


def thin_glass(name, film=0.0):
    """Glass too thin to bend light: it only mirrors a little; film is how milky it is."""
    material, nodes = new_material(name)
    passed = nodes("ShaderNodeBsdfTransparent", {0: (0.95, 0.97, 0.965)})
    milk = nodes("ShaderNodeBsdfDiffuse", {0: (0.60, 0.62, 0.60)})
    body = nodes("ShaderNodeMixShader", {0: film, 1: passed, 2: milk}).outputs[0]
    fresnel = nodes("ShaderNodeFresnel", {0: 1.5}).outputs[0]
    mirror = nodes("ShaderNodeBsdfGlossy", {0: (1, 1, 1), 1: 0.06})
    nodes.output(nodes("ShaderNodeMixShader", {0: fresnel, 1: body, 2: mirror}).outputs[0])
    return material


def clear_sheet(name, across, shade=(0.88, 0.90, 0.90)):
    """Sheet acrylic whose thickness is along an axis: clear through its faces, scraped edges."""
    material, nodes = new_material(name)
    facing = nodes.separate(nodes("ShaderNodeTexCoord").outputs["Normal"])[across]
    is_edge = nodes.map_range(nodes.math("ABSOLUTE", facing), 0.55, 0.75, 1.0, 0.0)
    scraped = nodes.noise(object_coordinates(nodes, (60, 60, 60)), 1.0, 4.0).outputs[0]
    rough = nodes.map_range(scraped, 0.35, 0.65, 0.28, 0.50)
    polished = nodes("ShaderNodeBsdfGlass", {0: (0.97, 0.985, 0.985), 1: 0.0, 2: 1.49})
    matt = nodes("ShaderNodeBsdfGlass", {0: (0.93, 0.97, 0.96), 1: rough, 2: 1.49})
    lit = nodes("ShaderNodeBsdfDiffuse", {0: (0.46, 0.52, 0.50)})
    edge = nodes("ShaderNodeMixShader", {0: 0.45, 1: matt, 2: lit}).outputs[0]
    seen = nodes("ShaderNodeMixShader", {0: is_edge, 1: polished, 2: edge}).outputs[0]
    passed = nodes("ShaderNodeBsdfTransparent", {0: shade})
    is_shadow = nodes("ShaderNodeLightPath").outputs["Is Shadow Ray"]
    nodes.output(nodes("ShaderNodeMixShader", {0: is_shadow, 1: seen, 2: passed}).outputs[0])
    return material


def sawn_acrylic(name="acrylic"):
    """A polished bar whose upper end shows the arcs of the saw.

    It bends light as it should: render it with caustics, or it casts a black shadow.
    """
    material, nodes = new_material(name)
    facing = nodes("ShaderNodeTexCoord").outputs["Normal"]
    is_sawn = nodes.map_range(nodes.separate(facing)[2], 0.90, 0.98, 0.0, 1.0)
    position = object_coordinates(nodes)
    hub = nodes.vector_math("SUBTRACT", position, (0.10, 0.13, 0))
    radius = nodes("ShaderNodeVectorMath", {0: hub}, operation="LENGTH").outputs["Value"]
    arcs = nodes("ShaderNodeCombineXYZ", {0: nodes.math("MULTIPLY", radius, 800.0)}).outputs[0]
    marks = nodes.noise(arcs, 1.0, 3.0, Roughness=0.7).outputs[0]
    uneven = nodes.noise(position, 45.0, 3.0).outputs[0]
    marks = nodes.mix(0.25, marks, uneven)
    rough = nodes.math("MULTIPLY", is_sawn, nodes.map_range(marks, 0.35, 0.65, 0.24, 0.40))
    normal = nodes.bump(nodes.math("MULTIPLY", marks, is_sawn), 0.5, 0.0004)
    inputs = {0: (0.985, 0.995, 0.993), 1: rough, 2: 1.49, "Normal": normal}
    nodes.output(nodes("ShaderNodeBsdfGlass", inputs).outputs[0])
    return material


def dust(rng, low, high, specks=500, fibres=14, color=(0.42, 0.39, 0.34), at=None):
    """Specks and a few fibres that lie between two corners (x, y, z) of a surface.

    at has the points of the specks, which otherwise lie anywhere.
    """
    low, high = np.asarray(low, float), np.asarray(high, float)
    ball, faces = icosphere(0)
    parts = []
    for point in rng.uniform(low, high, (specks, 3)) if at is None else at:
        size = 0.00006 * rng.uniform(0.6, 1) / rng.uniform(0.25, 1)
        parts.append(dict(v=ball * size * rng.uniform(0.6, 1.4, 3) + point, f=faces))
    for point in rng.uniform(low, high, (fibres, 3)):
        turn, bend = rng.uniform(0, 6.3), rng.normal(0, 0.5)
        along = np.linspace(0, 1, 9) * rng.uniform(0.002, 0.007)
        angle = turn + bend * along / along[-1] * 3
        steps = np.stack([np.cos(angle), np.sin(angle), 0.15 + 0 * angle], -1)
        path = point + np.cumsum(steps, 0) * along[1]
        vertices, quads = tube(path, np.full(9, 0.00003), 4)
        triangles = np.concatenate([quads[:, [0, 1, 2]], quads[:, [0, 2, 3]]])
        parts.append(dict(v=vertices, f=triangles))
    mesh = cat([dict(part, c=np.zeros_like(part["v"])) for part in parts])
    data = to_blender_mesh(dict(v=mesh["v"], f=mesh["f"]), "dust", [plain("dust", color, 0.95)])
    return place(data, "dust")


def softbox(location, target, size, power, color=WARM, size_y=None, spread=120):
    """A soft lamp aimed at a point, which metal and glass reflect; spread in degrees."""
    aim = Vector(target) - Vector(location)
    turn = aim.to_track_quat("-Z", "Y").to_euler()
    lamp = lights.area(location, turn, size, power, color, radians(spread), size_y, "softbox")
    lamp.visible_glossy = True
    return lamp


def low_key(centre=(0, 0, 0), strength=1.0, scale=1.0):
    """The light of all still lifes: a low warm window at the left, a cool breath from the right."""
    x, y, z = centre

    def at(dx, dy, dz):
        return (x + dx * scale, y + dy * scale, z + dz * scale)

    power = strength * scale**2
    softbox(at(-0.85, 0.38, 0.46), centre, 0.42 * scale, 11.0 * power, WARM, 0.60 * scale, 100)
    softbox(at(0.95, 0.30, 0.62), centre, 0.9 * scale, 0.75 * power, COOL, 0.5 * scale, 150)
    softbox(
        at(-0.15, 1.10, 0.75), centre, 1.1 * scale, 0.9 * power, (1.0, 0.84, 0.66), 0.10 * scale
    )


def glow_panel(width, height, location, color, strength, rotation=(radians(90), 0, 0)):
    """A distant glow with soft edges, such as a lit tank far out of focus."""
    material, nodes = new_material("glow", is_lamp=False)
    where = nodes.separate(object_coordinates(nodes))

    def inside(axis, half):
        edge = nodes.math("ABSOLUTE", where[axis])
        return nodes.map_range(edge, half * 0.55, half * 0.98, 1, 0, True)

    share = nodes.math("MULTIPLY", inside(0, width / 2), inside(1, height / 2))
    uneven = nodes.noise(object_coordinates(nodes), 5.0 / width, 2.0).outputs[0]
    share = nodes.math("MULTIPLY", share, nodes.map_range(uneven, 0.3, 0.7, 0.35, 1.3))
    power = nodes.math("MULTIPLY", share, strength)
    nodes.output(nodes("ShaderNodeEmission", {0: color, 1: power}).outputs[0])
    return plane(width, height, location, material, rotation, "glow")
