"""A cloud-forest wall with a waterfall and a pool, in the lobby of a headquarters at dusk.

The room lies in front of the pane (y < 0), the enclosure behind it.
"""

from math import radians

import numpy as np

from parts import courtyard, lights, materials, water
from parts.blackwater import hanging_roots
from parts.blender import box, cylinder, place, plane, reset_scene, to_blender_mesh
from parts.camera import choose_camera
from parts.cliff import Cliff, wet_rock
from parts.colors import smoothstep
from parts.cloud_forest import ForestFog, plant_wall
from parts.foliage import foliage
from parts.job import read_job
from parts.mesh import cat, grid_faces, rotation_z, sphere, transform
from parts.nodes import new_material
from parts.noise import noise3
from parts.plants import leaf
from parts.reading_corner import side_table, tub_chair
from parts.render import render
from parts.settee import piped
from parts.shoal import POSES, put_fish
from parts.solids import solid
from parts.waterfall import Fall, falling_water, fine_spray, foam

# The enclosure's inside in metres, and the pool's level.
HALF, BACK, BOTTOM, TOP, POOL = 2.25, 1.6, 0.45, 2.95, 0.92
CEILING, WINDOW = 3.45, 2.95
FRAME = 0.04
FALL = 0.33  # where along x the water falls
# Height and depth of the ledges that the water meets.
LEDGES = [(2.86, 1.16), (2.40, 1.05), (1.98, 1.02), (1.55, 0.86), (1.20, 0.80), (0.93, 0.72)]

EYE = (-1.1, -6.2, 1.45)
VIEWS = {
    "main": dict(location=EYE, target=(EYE[0], 0, EYE[2]), lens=29, shift=(0.235, 0.02)),
    "fall": dict(location=(0.1, -2.6, 1.75), target=(0.1, 0, 1.75), lens=35),
    "left": dict(location=(-1.2, -2.6, 1.75), target=(-1.2, 0, 1.75), lens=35),
}
UPRIGHT = radians(90)


FOG = ForestFog(POOL, TOP)


def build_cliff():
    """The rock with the water that runs down it; returns the cliff and its mesh."""
    cliff = Cliff(43, HALF + 0.02, BOTTOM - 0.05, TOP + 0.45, FALL, LEDGES)
    fall = Fall(4, cliff, FALL, TOP + 0.10, POOL)
    cliff.wet = np.maximum(fall.wet(cliff), 0.8 * (cliff.z < POOL + 0.035)[None])
    broad = noise3(
        np.stack([*np.meshgrid(cliff.x, [0], cliff.z, indexing="ij")], -1).reshape(-1, 3),
        np.random.default_rng(6), 4, 1.3,
    ).reshape(cliff.y.shape)  # fmt: skip
    moss = 0.30 + 0.75 * cliff.upward() + 0.40 * broad - 0.75 * cliff.wet
    moss = moss * (cliff.z > POOL)[None]
    wall = cliff.mesh(np.clip(moss, 0, 1))
    solid(wall, wet_rock(FOG))
    water_white, haze = falling_water(), fine_spray()
    solid(fall.sheet(0.036), water_white)
    again = Fall(5, cliff, FALL, TOP + 0.10, POOL, drops=1100, away=0.016)
    solid(again.sheet(0.050), water_white)
    solid(fall.drops(8), water_white)
    solid(fall.spray(0.10), haze)
    foot = fall.foot()
    solid(foam(6, foot, POOL + 0.003, 0.42), water_white)
    rings = [(*foot, 42, 0.35, 2.2)]
    surface = water.water_surface(bump=0.22, scale=6.0, rings=rings)
    plane(2 * HALF, BACK, (0, BACK / 2, POOL), surface)
    return cliff, wall


def build_wood():
    """Roots that cross the wall from above and reach into the pool; returns their mesh."""
    colors = ("#2a2019", "#6b5a46")
    bounds = ((-HALF + 0.05, 0.12), (HALF - 0.05, 1.15))
    roots = [
        hanging_roots(
            61, (-1.75, 0.80, TOP + 0.2), (0.62, -0.15, -0.85), 2.1, 0.060, 0.10, 3, 3, 0.15,
            BOTTOM + 0.05, bounds, colors,
        ),
        hanging_roots(
            62, (1.95, 0.75, TOP + 0.1), (-0.35, -0.10, -1), 1.5, 0.042, 0.10, 2, 2, 0.16,
            BOTTOM + 0.05, bounds, colors,
        ),
        hanging_roots(
            64, (1.30, 0.62, POOL + 0.28), (-0.8, -0.15, -0.35), 0.85, 0.045, 0.05, 2, 2, 0.14,
            BOTTOM + 0.05, bounds, colors,
        ),
    ]  # fmt: skip
    wood = cat(roots)
    bark = materials.coral(FOG, 0.75, 0.9, 34, 0.0, 0.0, name="bark", bump_distance=0.02)
    solid(wood, bark)
    dark = materials.plain("inside", (0.012, 0.012, 0.011), 0.8)
    box((2 * HALF + 0.2, 0.05, TOP - BOTTOM + 0.9), (0, BACK + 0.05, 1.9), dark)
    for side in (-1, 1):
        box((0.02, BACK, TOP - BOTTOM + 0.5), (side * (HALF + 0.012), BACK / 2 + 0.02, 1.9), dark)
    return wood


def stock_pool(rng, plants):
    """Dark gravel, stones, fallen leaves, a few plants and some tetras, which like cool water."""
    columns, rows = 300, 110
    x, y = np.meshgrid(
        np.linspace(-HALF, HALF, columns), np.linspace(0.004, 1.3, rows), indexing="ij"
    )
    flat = np.stack([x, y, 0 * x], -1).reshape(-1, 3)
    height = BOTTOM + 0.045 + 0.13 * flat[:, 1] + 0.035 * noise3(flat, rng, 3, 1.3)
    z = (height + 0.004 * noise3(flat, rng, 2, 34.0)).reshape(columns, rows)
    bed = z.copy()
    z[:, 0] -= 0.3
    vertices = np.stack([x, y, z], -1).reshape(-1, 3)
    gravel = dict(v=vertices, f=grid_faces(columns, rows), c=np.ones((len(vertices), 3)))
    ground = materials.stone(
        "gravel", (0.020, 0.016, 0.012), (0.12, 0.095, 0.065), 0.9, 30, 0.9, fog=FOG
    )
    solid(gravel, ground)

    def ground_at(u, v):
        column = int(np.clip((u + HALF) / (2 * HALF) * (columns - 1), 0, columns - 1))
        return bed[column, int(np.clip(v / 1.3 * (rows - 1), 0, rows - 1))]

    pebble = materials.stone(
        "pebble", (0.022, 0.020, 0.018), (0.12, 0.10, 0.08), 0.65, 7, 0.4, fog=FOG
    )
    vertices, faces = sphere(22, 15)
    for index in range(420):
        large = index < 22
        size = rng.uniform(0.05, 0.13) if large else 0.006 + rng.gamma(1.6, 0.007)
        u = rng.uniform(-HALF, HALF)
        v = rng.uniform(0.15, 0.8) if large else 0.015 + 0.6 * rng.random() ** 1.5
        shaper = np.random.default_rng(index)
        worn = vertices * (1 + 0.22 * noise3(vertices, shaper, 3, 1.1))[:, None]
        mesh = dict(v=worn * [1, 0.8, 0.62], f=faces, c=np.ones((len(worn), 3)))
        spot = (u, v, ground_at(u, v) + size * (0.25 if large else 0.15))
        solid(mesh, pebble, spot, (rng.normal(0, 0.3), rng.normal(0, 0.3), rng.uniform(0, 6)), size)

    for kind, count, sizes, lift, reach in (
        ("litter", 150, (0.04, 0.11), 0.012, 0.06), ("sedge", 16, (0.4, 0.8), 0.0, 0.10),
        ("begonia", 10, (0.8, 1.3), 0.0, 0.24), ("nest", 4, (0.35, 0.55), 0.0, 0.24),
        ("moss", 120, (0.6, 1.3), 0.0, 0.08),
    ):  # fmt: skip
        middles = rng.uniform(-HALF + 0.15, HALF - 0.15, 5)
        for _ in range(count):
            u = rng.uniform(-HALF + 0.05, HALF - 0.05)
            if kind != "litter":
                u = np.clip(rng.choice(middles) + rng.normal(0, 0.13), -HALF + 0.08, HALF - 0.08)
            v = max(rng.uniform(0.03, 0.65), reach)  # no leaf may grow through the pane
            turn = (rng.normal(0, 0.2), rng.normal(0, 0.2), rng.uniform(0, 6))
            mesh = plants[kind][rng.integers(len(plants[kind]))]
            place(mesh, kind, (u, v, ground_at(u, v) + lift), turn, rng.uniform(*sizes))
    for _ in range(20):
        spot = (
            rng.normal(-0.75, 0.42),
            rng.uniform(0.10, 0.38),
            rng.uniform(BOTTOM + 0.17, POOL - 0.13),
        )
        yaw, pitch = radians(rng.normal(8, 22) + 180 * (rng.random() < 0.25)), rng.normal(0, 0.1)
        size = rng.uniform(0.028, 0.036)
        put_fish("neon_tetra", FOG, spot, size, yaw, pitch, rng.integers(POSES), 0, 0.03)


def light_enclosure():
    """Lamps over the canopy that leave dark between them."""
    day = (1.0, 0.97, 0.91)
    lights.area((0, 0.30, TOP + 0.50), (radians(10), 0, 0), 4.0, 280, day, size_y=0.35)
    for x, aim, power in (
        (-1.75, -1.5, 800),
        (-0.75, -0.7, 900),
        (0.30, 0.35, 950),
        (1.15, 1.0, 520),
        (1.9, 1.7, 750),
    ):
        lamp = (x, 0.16, TOP + 0.42)
        lights.spot(lamp, (aim, 1.0, 1.55), power, (1.0, 0.965, 0.90), 1.0, 0.8, 0.045)
    lights.area((0, -0.8, 3.1), (radians(50), 0, 0), 4.2, 30, (1.0, 0.90, 0.76), size_y=0.3)
    lights.area((0, 0.4, POOL - 0.03), (0, 0, 0), 4.2, 14, (0.95, 1.0, 0.90), size_y=0.6)


def deposits():
    """What a pane gathers: breath of the forest in two corners, splashes above the water line."""
    material, nodes = new_material("deposits")
    position = nodes.position()
    x, _, z = nodes.separate(position)[:3]

    def corner(at_x, at_z, wide, tall):
        aside = nodes.math("DIVIDE", nodes.math("SUBTRACT", x, at_x), wide)
        away = nodes.math("DIVIDE", nodes.math("SUBTRACT", z, at_z), tall)
        square = nodes.math(
            "ADD", nodes.math("MULTIPLY", aside, aside), nodes.math("MULTIPLY", away, away)
        )
        return nodes.decay(square, 1.6)

    breath = nodes.math("ADD", corner(-HALF, TOP, 0.55, 0.5), corner(HALF, POOL + 0.1, 0.42, 0.55))
    uneven = nodes.noise(position, 7.0, 5.0, Roughness=0.6).outputs[0]
    beads = nodes("ShaderNodeTexVoronoi", {"Vector": position, "Scale": 120.0}).outputs[0]
    runs = nodes.noise(
        nodes("ShaderNodeMapping", {0: position, 3: (60, 1, 1.6)}).outputs[0], 1.0, 2.0
    )
    cleared = nodes.map_range(runs.outputs[0], 0.60, 0.66, 1.0, 0.15, True)
    film = nodes.math("MULTIPLY", breath, nodes.map_range(uneven, 0.35, 0.6, 0.1, 1.0, True))
    film = nodes.math("MULTIPLY", nodes.math("MULTIPLY", film, cleared), 0.30)
    film = nodes.math("MULTIPLY", film, nodes.map_range(beads, 0.1, 0.5, 1.25, 0.7))
    above = nodes.math("SUBTRACT", z, POOL)
    splash = nodes.math(
        "MULTIPLY",
        nodes.map_range(above, 0.0, 0.10, 1.0, 0.0),
        nodes.math("GREATER_THAN", above, 0.0),
    )
    specks = nodes.map_range(
        nodes.noise(position, 55.0, 3.0).outputs[0], 0.60, 0.70, 0.0, 0.14, True
    )
    film = nodes.math("ADD", film, nodes.math("MULTIPLY", splash, specks))
    film = nodes.math("ADD", film, _tide_marks(nodes, x, above))
    film_color = nodes.map_range(above, -0.004, 0.004, 0.0, 1.0)
    color = nodes.mix(film_color, (0.13, 0.12, 0.055), (0.6, 0.62, 0.61))
    seen = nodes("ShaderNodeLightPath").outputs["Is Camera Ray"]
    near = nodes("ShaderNodeBsdfDiffuse", {0: color})
    through = nodes("ShaderNodeBsdfTranslucent", {0: color})
    white = nodes("ShaderNodeMixShader", {0: 0.6, 1: near.outputs[0], 2: through.outputs[0]})
    clear = nodes("ShaderNodeBsdfTransparent").outputs[0]
    share = nodes.math("MULTIPLY", film, seen)
    nodes.output(nodes("ShaderNodeMixShader", {0: share, 1: clear, 2: white.outputs[0]}).outputs[0])
    return material


def _tide_marks(nodes, x, above):
    """Lime in broken lines where the water stood before, and a film of algae below its level."""

    def along(frequency, seed, detail=3.0):
        where = nodes("ShaderNodeCombineXYZ", {0: nodes.math("MULTIPLY", x, frequency), 1: seed})
        return nodes.noise(where.outputs[0], 1.0, detail, Roughness=0.65).outputs[0]

    total = None
    for seed, level, wide, strength in ((1.0, 0.013, 0.0035, 0.30), (2.0, 0.030, 0.0050, 0.15)):
        sway = nodes.math("MULTIPLY", nodes.math("SUBTRACT", along(2.0, seed), 0.5), 0.012)
        off = nodes.math("SUBTRACT", nodes.math("SUBTRACT", above, level), sway)
        off = nodes.math("DIVIDE", off, wide)
        line = nodes.decay(nodes.math("MULTIPLY", off, off), 1.0)
        broken = nodes.map_range(along(11.0, seed + 5), 0.42, 0.62, 0.0, strength, True)
        line = nodes.math("MULTIPLY", line, broken)
        total = line if total is None else nodes.math("ADD", total, line)
    below = nodes.math("MULTIPLY", above, -1.0)
    algae = nodes.math("MULTIPLY", nodes.decay(below, 26.0), nodes.math("GREATER_THAN", below, 0.0))
    patchy = nodes.map_range(along(5.0, 9.0, 5.0), 0.35, 0.65, 0.08, 0.42, True)
    return nodes.math("ADD", total, nodes.math("MULTIPLY", algae, patchy))


def glaze():
    """Three panes with butt joints, what has settled on them, and the edge of the water."""
    middle, tall = (TOP + BOTTOM) / 2, TOP - BOTTOM
    plane(2 * HALF, tall, (0, -0.004, middle), water.pane(0.30), (UPRIGHT, 0, 0))
    plane(2 * HALF, tall, (0, 0.003, middle), deposits(), (UPRIGHT, 0, 0))
    silicone = materials.plain("silicone", (0.012, 0.012, 0.012), 0.35)
    for x in (-HALF / 3 - 0.2, HALF / 3 + 0.2):
        box((0.004, 0.010, tall), (x, 0.0, middle), silicone)
    solid(water_line(), meniscus())


def water_line():
    """The strip where water climbs the pane: it heaves with the ripples of the fall."""
    x = np.linspace(-HALF + 0.002, HALF - 0.002, 2400)
    along = np.stack([x, 0 * x, 0 * x], -1)
    rng = np.random.default_rng(12)
    swell = 0.0030 * noise3(along, rng, 2, 1.7) + 0.0016 * noise3(along, rng, 2, 9.0)
    near = np.exp(-(((x - FALL) / 0.7) ** 2))
    swell = swell * (0.55 + 1.1 * near)
    climb = 0.0030 + 0.0018 * np.clip(noise3(along, rng, 3, 14.0), -0.8, 2)
    rows = [swell - 0.0050, swell - 0.0015, swell + climb * 0.5, swell + climb]
    y = [0.0200, 0.0110, 0.0065, 0.0045]
    vertices = np.stack(
        [np.stack([x, 0 * x + depth, POOL + row], -1) for depth, row in zip(y, rows)]
    )
    heights = np.repeat([0.0, 0.45, 0.75, 1.0], len(x))
    return dict(
        v=vertices.reshape(-1, 3),
        f=grid_faces(len(rows), len(x)),
        c=heights[:, None] * np.ones(3),
    )


def meniscus():
    """Dark where it bends the light away below, a bright edge above, here and there broken."""
    material, nodes = new_material("meniscus")
    height = nodes.separate(materials.vertex_color(nodes))[0]
    wander = nodes.noise(nodes.position(), 3.1, 4.0, Roughness=0.7).outputs[0]
    fine = nodes.noise(nodes.position(), 34.0, 2.0).outputs[0]
    dimmed = nodes.mix(height, (1, 1, 1), (0.45, 0.46, 0.40))
    clear = nodes("ShaderNodeBsdfTransparent", {0: dimmed}).outputs[0]
    bright = nodes("ShaderNodeBsdfTranslucent", {0: (0.62, 0.66, 0.58)}).outputs[0]
    share = nodes.map_range(wander, 0.44, 0.66, 0.0, 0.62, True)
    share = nodes.math("MULTIPLY", share, nodes.map_range(height, 0.6, 0.95, 0.0, 1.0, True))
    share = nodes.math("MULTIPLY", share, nodes.map_range(fine, 0.40, 0.55, 0.25, 1.0, True))
    nodes.output(nodes("ShaderNodeMixShader", {0: share, 1: clear, 2: bright}).outputs[0])
    return material


def float_leaves(rng, plants):
    """Floating fern in drifts that the fall has pushed against the pane, a few dead leaves."""
    green = foliage(FOG, "floating fern", 0.2, 0.6)
    shapes = []
    for seed in range(5):
        pick = np.random.default_rng(seed)
        sprig = [
            transform(
                leaf(
                    0.016, 0.014, "obovate", -0.3, 0.3, pick.normal(0, 0.2), rows=8, columns=5,
                    dark="#46592c", light="#8a9a55",
                ),
                rotation_z(angle + pick.normal(0, 0.25)), (0.009 * step, 0, 0.001),
            )
            for step in range(4)
            for angle in (1.4, -1.4)
        ]  # fmt: skip
        shapes.append(to_blender_mesh(cat(sprig), "floating", [green]))
    drifts = ((-1.92, 60, 0.17), (-1.2, 16, 0.11), (1.05, 26, 0.14), (1.88, 70, 0.20))
    for middle, count, wide in drifts:
        for _ in range(count):
            x = np.clip(middle + rng.normal(0, wide), -HALF + 0.05, HALF - 0.05)
            spot = (x, 0.03 + 0.22 * rng.random() ** 2.2, POOL + 0.002 + 0.004 * rng.random())
            turn = (rng.normal(0, 0.15), rng.normal(0, 0.15), rng.uniform(0, 6.3))
            place(shapes[rng.integers(5)], "floating", spot, turn, rng.uniform(0.7, 1.3))
    for x, y in ((-1.62, 0.16), (-0.35, 0.13), (0.98, 0.15), (1.50, 0.20)):
        turn = (rng.normal(0, 0.1), rng.normal(0, 0.1), rng.uniform(0, 6.3))
        mesh = plants["litter"][rng.integers(10)]
        place(mesh, "litter", (x, y, POOL + 0.006), turn, rng.uniform(0.06, 0.10))


def limestone(name, dark, light, roughness=0.5, bands=5.0):
    """Sawn stone with faint bedding and pores; every slab comes from another place of the block."""
    material, nodes = new_material(name)
    random = nodes("ShaderNodeObjectInfo").outputs["Random"]
    shift = nodes(
        "ShaderNodeCombineXYZ",
        {axis: nodes.math("MULTIPLY", random, by) for axis, by in enumerate((37, 53, 91))},
    )
    moved = nodes.vector_math(
        "ADD", nodes("ShaderNodeTexCoord").outputs["Object"], shift.outputs[0]
    )
    stretched = nodes("ShaderNodeMapping", {0: moved, 3: (0.7, 0.7, bands)}).outputs[0]
    bedding = nodes.noise(stretched, 1.6, 9.0, Roughness=0.62, Distortion=0.5).outputs[0]
    grain = nodes.noise(moved, 110.0, 3.0, Roughness=0.7).outputs[0]
    pores = nodes.noise(
        nodes("ShaderNodeMapping", {0: moved, 3: (1, 1, 2.4)}).outputs[0], 42.0, 2.0
    ).outputs[0]
    pits = nodes.map_range(pores, 0.66, 0.72, 0.0, 1.0, True)
    color = nodes.ramp(bedding, [(0.30, dark), (0.70, light)])
    color = nodes.multiply(color, nodes.map_range(grain, 0.3, 0.7, 0.90, 1.08))
    color = nodes.multiply(color, nodes.map_range(random, 0, 1, 0.90, 1.08))
    color = nodes.mix(nodes.math("MULTIPLY", pits, 0.45), color, tuple(c * 0.35 for c in dark))
    height = nodes.math("SUBTRACT", nodes.math("MULTIPLY", grain, 0.25), pits)
    rough = nodes.map_range(bedding, 0.3, 0.7, roughness * 0.85, roughness * 1.15)
    normal = nodes.bump(height, 0.25, 0.002)
    nodes.output(materials.principled(nodes, color, Roughness=rough, Specular=0.4, Normal=normal))
    return material


def curtain(x, y0, y1, bottom, top):
    """A sheer curtain along a window, in folds that gather unevenly towards its hem.

    It is a little too long, as such curtains are: near the floor the folds open, swing out, and
    the hem breaks on the stone, here more than there.
    """
    rng = np.random.default_rng(3)
    columns = 1800
    y = np.linspace(y0, y1, columns)
    stretch = np.cumsum(rng.uniform(0.6, 1.5, 40))
    phase = np.interp(np.linspace(0, 39, columns), np.arange(40), stretch) * 9.5
    height = np.r_[np.linspace(top, 0.34, 36), np.linspace(0.34, bottom, 40)[1:]]
    down = ((top - height) / (top - bottom))[:, None]
    fold = np.sin(phase + 0.35 * np.sin(phase * 0.23 + 1.5 * down)) * (0.030 + 0.022 * down)
    fold = fold + 0.012 * np.sin(phase * 2.3 + 1.7) * down
    z = height[:, None] + 0 * y[None]
    # Close to the floor: where the folds open, and how much of the hem lies there.
    low = smoothstep(0.30, 0.0, z)
    along = np.stack([y, 0 * y, 0 * y], -1)
    swing, slack = noise3(along, rng, 2, 2.6), noise3(along, rng, 3, 7.0)
    fold = fold * (1 - 0.68 * low) - low * (0.022 + 0.034 * swing)
    lies = np.clip(0.022 + 0.024 * slack, 0.0, 0.07) * smoothstep(0.055, 0.0, z)
    z = 0.004 + (z - bottom) + 0.008 * np.clip(-slack, 0, 1) * low
    z = z + 0.004 * np.abs(np.sin(phase * 1.7 + swing)) * lies / 0.03
    sway = 0.01 * np.cos(phase) + 0.014 * low * noise3(along, rng, 2, 5.0)
    vertices = np.stack([x + fold - lies, y[None] + sway + 0 * down, z], -1).reshape(-1, 3)
    material, nodes = new_material("voile")
    weave = nodes.noise(materials.object_coordinates(nodes, (1, 300, 300)), 1.0, 2.0).outputs[0]
    color = nodes.mix(weave, (0.50, 0.48, 0.45), (0.62, 0.60, 0.56))
    near = nodes("ShaderNodeBsdfDiffuse", {0: color}).outputs[0]
    through = nodes("ShaderNodeBsdfTranslucent", {0: color}).outputs[0]
    cloth = nodes("ShaderNodeMixShader", {0: 0.45, 1: near, 2: through}).outputs[0]
    clear = nodes("ShaderNodeBsdfTransparent").outputs[0]
    nodes.output(nodes("ShaderNodeMixShader", {0: 0.14, 1: cloth, 2: clear}).outputs[0])
    mesh = dict(v=vertices, f=grid_faces(len(height), columns), c=np.ones((len(vertices), 3)))
    solid(mesh, material)


def build_room(metal):
    """Stone about the enclosure, a cove above, a curtained window on the right."""
    stone = limestone("limestone", (0.205, 0.179, 0.148), (0.275, 0.245, 0.206), bands=2.6)
    joint = materials.plain("joint", (0.02, 0.018, 0.015), 0.9)
    outer, left, right = HALF + FRAME, -6.0, WINDOW + 0.2

    def panels(x0, x1, z0, z1, columns=1, rows=1):
        wide, high = (x1 - x0) / columns, (z1 - z0) / rows
        for column in range(columns):
            for row in range(rows):
                middle = (x0 + (column + 0.5) * wide, 0.14, z0 + (row + 0.5) * high)
                box((wide - 0.006, 0.3, high - 0.006), middle, stone, 0.003)

    panels(left, -outer, 0, CEILING, 3, 3)
    panels(outer, right, 0, CEILING, 1, 3)
    panels(-outer, outer, 0, BOTTOM - FRAME, 4)
    panels(-outer, outer, TOP + FRAME, CEILING, 4)
    box((12, 0.1, 0.44), (0, 0.26, 0.2), joint)
    box((9.4, 0.3, 0.5), (right - 4.7, 0.14, CEILING + 0.25), joint)
    for z in (BOTTOM - FRAME / 2, TOP + FRAME / 2):
        box((2 * outer, 0.16, FRAME), (0, -0.03, z), metal, 0.003)
    for side in (-1, 1):
        middle = (side * (HALF + FRAME / 2), -0.03, (TOP + BOTTOM) / 2)
        box((FRAME, 0.16, TOP - BOTTOM), middle, metal, 0.003)

    slabs = limestone("floor", (0.070, 0.062, 0.053), (0.120, 0.107, 0.092), 0.236, 1.0)
    plane(18, 12, (-4, -5.8, -0.055), joint)
    courtyard.paving(-7.2, WINDOW + 0.25, -7.0, 0.0, 0.0, slabs, (1.2, 1.2), 0.004)
    ceiling = materials.plain("ceiling", (0.26, 0.245, 0.22), 0.8)
    box((14, 12, 0.2), (-4.05, -6.3, CEILING + 0.25), ceiling)
    box((9.4, 0.10, 0.14), (right - 4.7, -0.42, CEILING + 0.08), ceiling, 0.004)
    cove = materials.emissive("cove", (1.0, 0.62, 0.32), 6)
    box((8.9, 0.02, 0.03), (-1.55, -0.35, CEILING + 0.12), cove)
    lights.area(
        (-1.3, -0.22, CEILING + 0.1), (radians(18), 0, 0), 8.0, 74, (1.0, 0.70, 0.43), size_y=0.1
    )
    for index, x in enumerate(np.arange(-7.0, WINDOW - 0.25, 0.16)):
        tone = 0.8 + 0.4 * ((index * 0.618) % 1)
        dark, light = (
            tuple(c * tone for c in pair) for pair in ((0.05, 0.031, 0.018), (0.115, 0.072, 0.042))
        )
        slat = materials.wood("slat", dark, light, 0.45, axis=1)
        box((0.05, 9, 0.14), (x, -5.1, CEILING + 0.02), slat, 0.004)

    # The window: a sheer curtain, the bars behind it, and the last daylight.
    curtain(WINDOW - 0.10, -0.10, -6.2, 0.012, CEILING + 0.06)
    frame = materials.plain("mullion", (0.018, 0.017, 0.016), 0.35, 0.6)
    for y in np.arange(-0.5, -6.5, -1.5):
        box((0.10, 0.06, CEILING + 0.2), (WINDOW + 0.10, y, CEILING / 2), frame, 0.004)
    box((0.10, 6.6, 0.06), (WINDOW + 0.10, -3.1, 2.62), frame, 0.004)
    lights.area(
        (WINDOW + 0.9, -3.0, 2.0), (0, UPRIGHT, 0), 3.6, 110, (0.52, 0.66, 0.95), size_y=6.4
    )
    for x in (-3.4, 2.62):
        lights.spot((x, -0.8, CEILING), (x, 0, 0.9), 30, (1.0, 0.74, 0.48), 0.9, 0.8, 0.03)
    lights.area((-3, -8, 3.2), (radians(62), 0, radians(-18)), 5, 260, (1.0, 0.84, 0.68), size_y=2)

    # What the glass and the floor reflect: the far wall and an open door to a lit corridor.
    far = materials.plain("far wall", (0.10, 0.09, 0.08), 0.8)
    box((14, 0.1, CEILING), (-3, -10.0, CEILING / 2), far)
    corridor = materials.emissive("corridor", (1.0, 0.74, 0.48), 0.09, False)
    plane(0.5, 2.3, (-2.9, -9.9, 1.15), corridor, (UPRIGHT, 0, 0))


def furnish(metal):
    """A bench before the wall; a tub chair and a small table by the window."""
    cloth = materials.plain("cloth", (0.165, 0.135, 0.105), 0.9, bump=0.35, bump_scale=190)
    cord = materials.plain("cord", (0.10, 0.082, 0.062), 0.85)
    oak = materials.wood("oak", (0.045, 0.028, 0.016), (0.12, 0.075, 0.042), 0.42, axis=0)
    for index, x in enumerate((-1.84, -1.23, -0.62)):
        piped(
            (0.605, 0.52, 0.12),
            cloth,
            cord,
            (x, -1.45 + 0.006 * (index - 1), 0.375),
            (0, 0, 0.01 * (index - 1)),
            0.10,
        )
    box((1.86, 0.50, 0.045), (-1.23, -1.45, 0.295), oak, 0.006)
    for x in (-2.04, -0.42):
        for y in (-1.65, -1.25):
            box((0.035, 0.035, 0.275), (x, y, 0.1375), metal, 0.003)
    leather = materials.plain("leather", (0.060, 0.040, 0.026), 0.45, bump=0.25, bump_scale=90)
    walnut = materials.wood("walnut", (0.030, 0.017, 0.009), (0.085, 0.048, 0.026), 0.4)
    tub_chair(2.05, -1.30, radians(140), leather, walnut, use=0.0055, piped=True)
    side_table(1.36, -0.95, walnut, metal)
    clay = materials.plain("cup", (0.42, 0.39, 0.34), 0.35)
    cylinder(0.034, 0.062, (1.33, -1.0, 0.577), clay, 40, top_radius=0.040)
    cylinder(0.065, 0.008, (1.33, -1.0, 0.549), clay, 40)


def main():
    job = read_job()
    reset_scene(background=(0.016, 0.017, 0.018))
    rng = np.random.default_rng(16)
    cliff, wall = build_cliff()
    wood = build_wood()
    plants = plant_wall(rng, wall, cliff, FOG, HALF, POOL, TOP, FALL, wood)
    stock_pool(rng, plants)
    float_leaves(np.random.default_rng(31), plants)
    light_enclosure()
    glaze()
    bronze = materials.plain("bronze", (0.14, 0.095, 0.055), 0.38, 1.0)
    build_room(bronze)
    furnish(bronze)
    choose_camera(VIEWS, job.view)
    render(job, bounces=6, clamp=4.0)


if __name__ == "__main__":
    main()
