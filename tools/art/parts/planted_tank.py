"""A rimless glass tank and its water, which refracts and mirrors like water. Lengths in metres."""

from math import pi

import numpy as np

from . import lights, materials
from .blender import box, cylinder, place, to_blender_mesh
from .colors import fill, mix, smoothstep, srgb
from .materials import vertex_color
from .mesh import grid_faces, icosphere, transform, tubes, vertex_normals
from .nodes import new_material
from .noise import labyrinth, noise3
from .rocks import rock
from .solids import solid
from .water import fogged, pane

WATER, GLASS = 1.333, 1.5
MENISCUS = 0.005


def _clear_for_light(nodes, shader, tint=(1, 1, 1)):
    """Let light and what it scatters pass straight; only what the camera sees is refracted."""
    path = nodes("ShaderNodeLightPath").outputs
    straight = nodes.math("MAXIMUM", path["Is Shadow Ray"], path["Is Diffuse Ray"])
    clear = nodes("ShaderNodeBsdfTransparent", {0: tint})
    return nodes("ShaderNodeMixShader", {0: straight, 1: shader, 2: clear}).outputs[0]


def refracting(name, ior, tint=(1, 1, 1), ripple=0.0, scale=6.0):
    """A face between air and water or glass, seen from either side; ripple bends its normals."""
    material, nodes = new_material(name)
    inputs = {0: tint, 1: 0.0, 2: ior}
    if ripple:
        waves = nodes.noise(nodes.position(), scale, 2.0, Roughness=0.4, Distortion=0.6)
        inputs["Normal"] = nodes.bump(waves.outputs[0], ripple, 0.02)
    glass = nodes("ShaderNodeBsdfGlass", inputs).outputs[0]
    nodes.output(_clear_for_light(nodes, glass))
    return material


def water_body(half, back, bottom, surface):
    """The water: its sides mirror the tank as they do in life, its surface climbs up the glass."""
    sides = refracting("water", WATER)
    x, y, z = half - 0.0005, (0.0005, back - 0.0005), (bottom + 0.001, surface + MENISCUS)
    corners = [(sx * x, depth, height) for height in z for depth in y for sx in (-1, 1)]
    faces = [(0, 1, 5, 4), (1, 3, 7, 5), (3, 2, 6, 7), (2, 0, 4, 6), (0, 2, 3, 1)]
    place(to_blender_mesh(dict(v=np.array(corners), f=np.array(faces)), "water", [sides], False))

    near = np.array([0, 0.0008, 0.0016, 0.0026, 0.004, 0.006, 0.009, 0.014])
    depth = np.r_[y[0] + near, np.linspace(0.05, back - 0.05, 12), y[1] - near[::-1]]
    across = np.r_[-x + near, np.linspace(-x + 0.05, x - 0.05, 40), x - near[::-1]]
    grid_x, grid_y = np.meshgrid(across, depth, indexing="ij")
    wall = np.minimum.reduce([grid_x + x, x - grid_x, grid_y - y[0], y[1] - grid_y])
    height = surface + MENISCUS * np.exp(-wall / 0.0022)
    vertices = np.stack([grid_x, grid_y, height], -1).reshape(-1, 3)
    top = refracting("surface", WATER, ripple=0.10)
    place(to_blender_mesh(dict(v=vertices, f=grid_faces(*grid_x.shape)), "surface", [top]))


def glass_box(half, back, bottom, top, thickness=0.022):
    """Four low-iron panes: the front one a faint mirror, the ends seen into as thick glass."""
    height, middle = top - bottom, (top + bottom) / 2
    width = 2 * (half + thickness)
    front = to_blender_mesh(
        dict(
            v=np.array([(-1, 0, -1), (1, 0, -1), (1, 0, 1), (-1, 0, 1)]) / 2 * (width, 1, height),
            f=np.array([(0, 1, 2, 3)]),
        ),
        "front",
        [pane(0.05, (0.985, 0.995, 0.99))],
        False,
    )
    place(front, "front", (0, -thickness, middle))
    thick = refracting("thick glass", GLASS, (0.93, 0.97, 0.955))
    for side in (-1, 1):
        x = side * (half + thickness / 2)
        box((thickness - 0.001, back, height), (x, back / 2, middle), thick, 0.0012, 2)
    edge = materials.plain("polished edge", (0.30, 0.40, 0.37), 0.15, 0, 0.6, emission=0.10)
    ground = _polished_arris()
    corner = np.array([-width / 2, -thickness, top])
    place(to_blender_mesh(_arris(7, width), "arris", [ground]), "arris", corner)
    for seed, side in ((8, -1), (9, 1)):
        upright = np.array([(0, 0, side), (0, 1, 0), (-1, 0, 0)])
        strip = transform(_arris(seed, height - 0.004), upright)
        at = (side * width / 2, -thickness, top - 0.004)
        place(to_blender_mesh(strip, "arris", [ground]), "arris", at)
    box((width, thickness, 0.003), (0, back + thickness / 2, top - 0.0015), edge)
    bead = materials.plain("silicone", (0.035, 0.038, 0.037), 0.35)
    for side in (-1, 1):
        x = side * (half - 0.0025)
        box((0.005, 0.006, height - 0.004), (x, -0.004, middle), bead)
    box((2 * half, 0.006, 0.005), (0, -0.004, bottom + 0.002), bead)
    foam = materials.plain("foam", (0.012, 0.012, 0.012), 0.9)
    box((width - 0.004, back + 0.02, 0.008), (0, back / 2 - 0.005, bottom - 0.004), foam)


def _arris(seed, length, leg=0.0034):
    """The chamfer of a pane's upper edge along +x, ground by hand: it wavers, with a few chips.

    Its colors are 1 on the chamfer, fading to 0 on the face below, where the edge shows through.
    """
    rng = np.random.default_rng(seed)
    x = np.linspace(0, length, int(length / 0.0012))
    line = np.stack([x, 0 * x, 0 * x], -1)
    reach = leg * (1 + 0.16 * noise3(line, rng, 3, 5.0) + 0.05 * noise3(line, rng, 2, 60.0))
    for at in rng.uniform(0, length, int(length * 3)):
        wide, deep = rng.uniform(0.0012, 0.0035), rng.uniform(0.0006, 0.0024)
        reach = reach + deep * np.clip(1 - np.abs(x - at) / wide, 0, 1) ** 0.5
    rows = [(reach, 0 * x), (0 * x - 0.0002, -reach), (0 * x - 0.0002, -reach - 0.0006),
            (0 * x - 0.0002, -reach - 0.0055)]  # fmt: skip
    vertices = np.stack([np.stack([x, depth, level], -1) for depth, level in rows])
    shade = np.repeat([1.0, 1.0, 0.45, 0.0], len(x))
    faces = grid_faces(len(rows), len(x))
    return dict(v=vertices.reshape(-1, 3), f=faces, c=shade[:, None] * np.ones(3))


def _polished_arris():
    """Ground and polished glass, faintly green; it catches the lamps here more than there."""
    material, nodes = new_material("arris")
    share = nodes.separate(vertex_color(nodes))[0]
    position = nodes.position()
    broad = nodes.noise(position, 1.3, 3.0, Roughness=0.6).outputs[0]
    fine = nodes.noise(position, 42.0, 3.0, Roughness=0.7).outputs[0]
    level = nodes.map_range(broad, 0.34, 0.66, 0.05, 0.42, True)
    level = nodes.math("MULTIPLY", level, nodes.map_range(fine, 0.32, 0.66, 0.60, 1.12))
    color = nodes.mix(share, (0.13, 0.28, 0.22), (0.38, 0.52, 0.46))
    polished = materials.principled(
        nodes, color, Roughness=0.18, Specular=0.6, Emission=color, Emission_Strength=level
    )
    clear = nodes("ShaderNodeBsdfTransparent")
    seen = nodes.math("MULTIPLY", share, nodes.map_range(fine, 0.30, 0.60, 0.70, 0.95))
    nodes.output(nodes("ShaderNodeMixShader", {0: seen, 1: clear, 2: polished}).outputs[0])
    return material


def frosted_back(half, back, bottom, top, lamps, strength=1.0):
    """Frosted film on the rear pane, dark but for what it catches from the lamps (their x) above.

    Each lamp leaves a pool of light under the surface, which the water takes up on its way down.
    """
    material, nodes = new_material("frosted film")
    position = nodes.separate(nodes.position())
    below = nodes.math("SUBTRACT", top, position[2])
    total = None
    for x, share in zip(lamps, (0.9, 1.0, 0.75)):
        aside = nodes.math("MULTIPLY", nodes.math("SUBTRACT", position[0], x), 1.25)
        square = nodes.math("ADD", nodes.math("MULTIPLY", aside, aside), 0.16)
        square = nodes.math("ADD", square, nodes.math("MULTIPLY", below, below))
        light = nodes.math("DIVIDE", 0.16 * share, square)
        total = light if total is None else nodes.math("ADD", total, light)
    total = nodes.math("MULTIPLY", total, nodes.decay(below, 2.6))
    cloth = nodes.noise(nodes.position(), 1.6, 3.0).outputs[0]
    total = nodes.math("MULTIPLY", total, nodes.map_range(cloth, 0.3, 0.7, 0.82, 1.14))
    height = nodes.map_range(position[2], bottom, top, 0, 1, True)
    color = nodes.mix(height, (0.30, 0.44, 0.36), (0.78, 0.83, 0.78))
    level = nodes.math("MULTIPLY", total, strength)
    nodes.output(nodes("ShaderNodeEmission", {0: color, 1: level}).outputs[0])
    x, z = (-half, half), (bottom, top)
    corners = np.array(
        [(x[0], back, z[0]), (x[1], back, z[0]), (x[1], back, z[1]), (x[0], back, z[1])]
    )
    film = place(
        to_blender_mesh(dict(v=corners, f=np.array([(0, 1, 2, 3)])), "film", [material], False)
    )
    film.visible_shadow = False


def pendant(x, y, z, ceiling, metal, power, color, length=0.72):
    """A slim lamp on a forked wire, with rows of diodes under it."""
    box((length, 0.21, 0.022), (x, y, z), metal, 0.004)
    box((length * 0.93, 0.13, 0.018), (x, y, z + 0.02), metal, 0.003)
    diode = materials.emissive("diode", color, 22, is_lamp=False)
    for row in (-0.06, -0.02, 0.02, 0.06):
        for along in np.linspace(-0.46, 0.46, 22) * length:
            box((0.009, 0.009, 0.002), (x + along, y + row, z - 0.0115), diode)
    lights.area((x, y, z - 0.014), (0, 0, 0), length * 0.92, power, color, size_y=0.14)
    wire = materials.plain("wire", (0.25, 0.25, 0.25), 0.3, 1.0)
    foot, hook = z + 0.03, z + 0.30
    cylinder(0.0009, ceiling - hook, (x, y, (ceiling + hook) / 2), wire, 8)
    for end in (-0.4, 0.4):
        line = np.array([(x + end * length, y, foot), (x, y, hook)])
        solid(tubes([(line, np.full(2, 0.0008), np.ones((2, 3)))], 6), wire)
    flex = np.linspace(0, 1, 24)[:, None]
    drop = np.array([x + 0.02, y, z + 0.03]) + flex * [0.006, 0, ceiling - z - 0.03]
    drop = drop + np.stack([0.012 * np.sin(flex[:, 0] * 9), 0 * flex[:, 0], 0 * flex[:, 0]], 1)
    black = materials.plain("flex", (0.01, 0.01, 0.01), 0.6)
    solid(tubes([(drop, np.full(24, 0.0022), np.ones((24, 3)))], 8), black)


def lily_pipe(x, y, top, surface, depth, inlet, turn=1):
    """A glass pipe over the rear rim: an inlet that reaches down, or an outflow with a bell."""
    glass = _clear_tube()
    bend = np.linspace(0, pi, 14)
    over = np.stack([0 * bend, 0.035 * np.cos(bend), 0.035 * np.sin(bend)], 1) + [x, y, top + 0.03]
    outside = np.array([[x, y + 0.035, top - 0.35], [x, y + 0.035, top - 0.05]])
    down = np.linspace(over[-1] - [0, 0, 0.02], [x, y - 0.035, surface - depth], 12)
    path = np.vstack([outside, over, down])
    radii = np.full(len(path), 0.0085)
    if not inlet:
        end = path[-1]
        curl = np.linspace(0, pi / 2, 10)[1:]
        bow = np.stack([turn * 0.05 * (1 - np.cos(curl)), -0.01 * curl, -0.05 * np.sin(curl)], 1)
        path = np.vstack([path, end + bow])
        radii = np.r_[radii, 0.0085 + 0.020 * (curl / curl[-1]) ** 2.5]
    solid(tubes([(path, radii, np.ones((len(path), 3)))], 24), glass)


def _clear_tube():
    """Thin clear glass: only its edges darken what is behind."""
    material, nodes = new_material("tube")
    facing = nodes("ShaderNodeLayerWeight", {0: 0.5}).outputs["Facing"]
    edge = nodes.map_range(facing, 0.55, 1.0, 0.0, 1.0)
    tint = nodes.mix(edge, (0.95, 0.97, 0.96), (0.62, 0.67, 0.65))
    nodes.output(nodes("ShaderNodeBsdfTransparent", {0: tint}).outputs[0])
    return material


def mountain_stone(seed, blobs, resolution=170):
    """A ridged grey-blue stone, fretted by water, with white veins and algae in its hollows."""
    mesh = rock(seed, blobs, resolution=resolution, noise=0.22, detail=0.12, ridged=True)
    rng = np.random.default_rng(seed)
    scale = mesh["scale"]
    flutes = mesh["v"] * [1.0, 1.0, 0.45]  # runs of water have drawn the pits out upright
    crests = 0.8 - 2.2 * np.abs(noise3(flutes, rng, 3, 9 / scale, 0.6))
    pits = smoothstep(0.45, 0.9, noise3(flutes, rng, 2, 22 / scale))
    rough = noise3(mesh["v"], rng, 2, 60 / scale)
    relief = scale * (0.020 * crests - 0.026 * pits + 0.006 * rough)
    mesh["v"] = mesh["v"] + vertex_normals(mesh["v"], mesh["f"]) * relief[:, None]
    points = mesh["v"]
    broad = noise3(points, rng, 4, 2.0 / scale)
    patchy = noise3(points, rng, 4, 6 / scale)
    grain = noise3(points, rng, 3, 40 / scale)
    bent = points + 0.10 * scale * noise3(points, rng, 3, 3 / scale)[:, None]
    veins = smoothstep(0.05, 0.015, np.abs(labyrinth(bent, 5 / scale, rng))) * smoothstep(
        0.3, 0.7, broad + 0.4 * grain
    )
    colors = mix(srgb("#363b3d"), srgb("#6c706d"), smoothstep(-1.0, 1.2, patchy + 0.8 * grain))
    colors = mix(colors, srgb("#5a5348"), smoothstep(0.2, 0.9, -broad + 0.4 * patchy) * 0.6)
    colors = mix(colors, srgb("#83857f"), smoothstep(0.1, 0.8, crests) * 0.2)
    colors = mix(colors, srgb("#23261f"), smoothstep(-0.3, -1.2, crests) * 0.55 + 0.4 * pits)
    colors = mix(colors, srgb("#a6a79f"), veins * 0.5)
    low = smoothstep(0.35, -0.35, points[:, 2] / scale + 0.5 * broad)
    colors = mix(colors, srgb("#343c22"), low * smoothstep(-0.4, 0.5, patchy + 0.3 * grain) * 0.75)
    mesh["c"] = colors * (0.72 + 0.5 * smoothstep(-0.7, 0.7, grain))[:, None]
    return mesh


def stone_skin(fog):
    """Dry-looking limestone: grains of a millimetre, hairline cracks, no gloss."""
    material, nodes = new_material("mountain stone")
    place_on = nodes.position()
    fine = nodes.noise(place_on, 320.0, 4.0, Roughness=0.75).outputs[0]
    bent = nodes.noise(place_on, 26.0, 2.0).outputs["Color"]
    bent = nodes.vector_math("ADD", place_on, nodes.multiply(bent, 0.035))
    cells = nodes(
        "ShaderNodeTexVoronoi", {"Vector": bent, "Scale": 34.0}, feature="DISTANCE_TO_EDGE"
    ).outputs[0]
    crack = nodes.map_range(cells, 0.0, 0.035, 0.0, 1.0, True)
    color = nodes.multiply(vertex_color(nodes), nodes.map_range(fine, 0.3, 0.7, 0.58, 1.42))
    color = nodes.multiply(color, nodes.map_range(crack, 0, 1, 0.62, 1.0))

    def rough(wet):
        height = nodes.math("ADD", fine, nodes.math("MULTIPLY", crack, 0.5))
        normal = nodes.bump(height, 0.7, 0.0025)
        return materials.principled(nodes, wet, Roughness=0.9, Specular=0.2, Normal=normal)

    fogged(nodes, fog, color, rough)
    return material


def granules(name, colors, size, fog, bump=0.9):
    """Ground of separate grains, size across, each with a shade of its own between two colors."""
    material, nodes = new_material(name)
    position = nodes.position()
    cells = nodes("ShaderNodeTexVoronoi", {"Vector": position, "Scale": 1 / size})
    fines = nodes("ShaderNodeTexVoronoi", {"Vector": position, "Scale": 2.3 / size})
    shade = nodes.separate(cells.outputs["Color"])
    second = nodes.separate(fines.outputs["Color"])
    mixed = nodes.math(
        "ADD", nodes.math("MULTIPLY", shade[0], 0.6), nodes.math("MULTIPLY", second[1], 0.4)
    )
    patches = nodes.noise(position, 9.0, 4.0).outputs[0]
    color = nodes.mix(mixed, *colors)
    color = nodes.multiply(color, nodes.map_range(patches, 0.3, 0.7, 0.72, 1.12))

    def grains(wet):
        height = nodes.math("SUBTRACT", 1.0, cells.outputs["Distance"])
        normal = nodes.bump(height, bump, size * 0.8)
        return materials.principled(nodes, wet, Roughness=0.85, Specular=0.25, Normal=normal)

    fogged(nodes, fog, color, grains)
    return material


def bubbles(rng, fog, spots):
    """Pearls of gas at spots (x, y, z), 1 to 3 mm across."""
    vertices, faces = icosphere(2)
    data = to_blender_mesh(
        dict(v=vertices, f=faces, c=fill(np.ones(3), len(vertices))), "bubble", [_gas(fog)]
    )
    for spot in spots:
        place(data, "bubble", spot, scale=float(rng.uniform(0.0006, 0.0015)))


def _gas(fog):
    """A bubble: bright at its rim, nearly clear in its middle."""
    material, nodes = new_material("gas")
    facing = nodes("ShaderNodeLayerWeight", {0: 0.35}).outputs["Facing"]

    def make(color):
        bright = materials.principled(nodes, color, Roughness=0.05, Specular=1.0)
        clear = nodes("ShaderNodeBsdfTransparent")
        share = nodes.map_range(facing, 0.2, 0.9, 0.25, 0.9)
        return nodes("ShaderNodeMixShader", {0: share, 1: clear, 2: bright}).outputs[0]

    white = nodes("ShaderNodeRGB")
    white.outputs[0].default_value = (0.75, 0.8, 0.78, 1)
    fogged(nodes, fog, white.outputs[0], make)
    return material
