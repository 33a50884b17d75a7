"""The tank of the Meridian Reef: 5.2 x 2.2 m of water 2.2 m deep behind 140 mm of acrylic.

The room lies before the wall's face (y < 0), the panel and the tank behind it. Every lamp and
every glowing thing belongs to a light group, so that parts/hours.py can make any hour of it.
"""

from math import radians

import bpy
import numpy as np

from . import lights, materials, water
from .blender import basis, place, plane, to_blender_mesh
from .colors import mix, smoothstep, srgb
from .fish_portrait import refined
from .meridian_measures import BACK, BOTTOM, DEEP, EYES, FRONT, HALF, LIFE, SURFACE
from .nodes import new_material
from .noise import noise3
from .reef import Reef
from .rocks import reef_rock_color, rock, tan_rock_color
from .shoal import Spacing, put_fish

# What the water scatters back at the bottom and below the surface.
WATER_BELOW, WATER_ABOVE = (0.001, 0.014, 0.036), (0.010, 0.130, 0.225)

# Balls of rock (x, y, z, radius): an arch on the left, a lower island on the right, a far ridge.
ARCH = [
    (-1.95, 1.15, 0.62, 0.42),
    (-1.35, 1.05, 0.72, 0.42),
    (-1.75, 1.25, 1.12, 0.38),
    (-1.15, 1.15, 1.10, 0.30),
    (-0.72, 1.05, 0.68, 0.34),
    (-0.55, 1.15, 1.00, 0.24),
    (-0.18, 1.2, 0.58, 0.24),
    (-1.55, 1.15, 1.50, 0.26),
    (-2.2, 1.35, 0.98, 0.30),
    (-0.95, 1.2, 1.33, 0.18),
    (-1.75, 1.3, 1.72, 0.18),
]
ISLAND = [
    (1.25, 1.05, 0.60, 0.36),
    (1.75, 1.15, 0.70, 0.42),
    (2.15, 1.3, 0.98, 0.32),
    (0.92, 0.95, 0.56, 0.22),
    (1.85, 1.25, 1.25, 0.24),
]
RIDGE = [
    (-0.4, 2.05, 0.55, 0.30),
    (0.15, 2.1, 0.60, 0.32),
    (0.75, 2.05, 0.52, 0.28),
    (0.35, 2.1, 0.85, 0.2),
]
ROCKS = ((ARCH, 11, 130, 0.22), (ISLAND, 12, 110, 0.22), (RIDGE, 13, 80, 0.25))
FINER = 1.6  # how many times finer the rocks are than those that the corals are grown on
CORALS = dict(acro=3, bush=2.4, euph=1.4, plate=1.3, brain=1.5, table=1.4, gorg=0.4, sponge=0.3)

# Corals that carry the composition: x, y, z, kind, size.
CHOSEN_CORALS = [
    (-1.55, 0.95, 1.74, "table", 0.62),
    (1.85, 1.05, 1.40, "acro", 0.72),
    (-2.1, 1.05, 1.16, "table", 0.5),
    (-0.28, 0.95, 0.76, "euph", 0.62),
    (0.95, 0.75, 0.72, "euph", 0.55),
    (-2.35, 0.95, 0.66, "gorg", 0.7),
    (2.4, 1.1, 0.85, "gorg", 0.75),
    (0.42, 1.3, 0.52, "brain", 0.55),
    (-0.72, 0.78, 0.95, "acro", 0.55),
]

# Fish that swim alone or in pairs: kind, x, y, z, length, and their yaw, which shows few a flank.
FISH = [
    ("yellow_tang", 0.42, 1.50, 1.34, 0.15, 218),
    ("yellow_tang", 0.78, 1.72, 1.16, 0.14, 128),
    ("blue_tang", 1.20, 1.25, 1.66, 0.17, 196),
    ("blue_tang", -0.22, 1.62, 1.52, 0.16, -28),
    ("bannerfish", -2.12, 1.10, 2.02, 0.16, 40),
    ("bannerfish", -2.32, 1.42, 1.84, 0.15, -22),
    ("anthias_male", -0.80, 1.30, 1.78, 0.11, 24),
]
# Shoals: kind, number, centre, spread, length and yaw.
SHOALS = [
    ("chromis", 24, (-0.85, 1.45, 2.10), (0.62, 0.36, 0.15), 0.078, 15),
    ("anthias", 18, (0.80, 1.45, 1.92), (0.70, 0.34, 0.20), 0.086, 165),
]
FISH_MUTED = 0.6  # how far the colors of the fish go towards grey

# The corals as one finds them: browns and greens, with some lilac.
NATURAL = {
    "acro": [
        ("#4a4a63", "#a4abc4"),
        ("#5a4856", "#b39dae"),
        ("#425a50", "#a3bfae"),
        ("#64503f", "#bfa88c"),
        ("#4b5238", "#a8b083"),
        ("#62484e", "#b99c9e"),
    ],
    "table": [("#4d5849", "#a5b096"), ("#574f48", "#ab9f8e"), ("#4c555e", "#98a4b0")],
    "brain": [("#566a4c", "#3c3542"), ("#73584a", "#3c463e"), ("#5a655f", "#343f46")],
    "euph": [
        ("#3b4838", "#a0b080"),
        ("#494450", "#b098a4"),
        ("#3b494a", "#93aca4"),
        ("#4a3d43", "#ab929a"),
    ],
    "plate": [("#644a3e", "#ab8870"), ("#4b5142", "#989c7c"), ("#50465a", "#9a8ca8")],
    "gorg": [("#54384c", "#a880a0"), ("#5e4430", "#b0895c"), ("#453f5c", "#9088ac")],
    "sponge": [("#4a3c5c", "#8d7ea6"), ("#66552e", "#b8a266")],
}


def stock_tank():
    """Sand with rubble, rock, corals and fish, in water that grows hazy and dark with depth."""
    before = set(bpy.context.scene.objects)
    fog = tank_water()
    reef = grow_reef(fog)
    release_fish(reef, fog)
    number(set(bpy.context.scene.objects) - before)


def tank_water():
    """The water behind the panel."""
    return water.TankFog(
        FRONT,
        density=0.32,
        absorb=(0.34, 0.08, 0.04),
        bottom=BOTTOM,
        top=SURFACE,
        color_bottom=WATER_BELOW,
        color_top=WATER_ABOVE,
        light_absorb=(0.34, 0.12, 0.07),
    )


def grow_reef(fog, bed=None, sways=False):
    """Sand with rubble, rock and corals.

    bed is the sand's x0, x1, y0, y1 where no panel cuts it; sways as for Reef.
    """
    reef = Reef(fog, 3, glow=0.02, palette=NATURAL, rock_color=tan_rock_color, sways=sways)
    rng = np.random.default_rng(8)
    x0, x1, y0, y1 = bed or (-HALF, HALF, FRONT, BACK)
    fineness = dict(columns=520, rows=300) if bed is None else dict(columns=900, rows=420)
    colors = ("#4b4437", "#776c59")
    skirt = 0 if bed else 0.3
    reef.sand(x0, x1, y0, y1, BOTTOM + 0.06, 0.04, skirt=skirt, colors=colors, **fineness)
    weather_sand(fog, cut=bed is None)
    strew_rubble(reef)
    rocks = [reef.rock(balls, seed, cells, noise=rough) for balls, seed, cells, rough in ROCKS]
    refine_rocks(reef)
    for grown, count in zip(rocks, (105, 58, 16), strict=True):
        reef.populate(grown, count, CORALS, (0.26, 0.62), 0.10, 0.05, 0.7, 0.35)
    for x, y, z, kind, size in CHOSEN_CORALS:
        spin = 0.2 if kind == "gorg" else rng.uniform(0, 6)
        place(reef.pick(kind), kind, matrix=basis((0, -0.2, 1), 0.5, spin, size, (x, y, z)))
    return reef


def coral_sand(fog, cut=True):
    """Crushed coral a few millimetres across, pale and dark; in layers where the panel cuts it."""
    material, nodes = new_material("coral sand")

    def grained(color):
        place = materials.object_coordinates(nodes)
        grains = nodes("ShaderNodeTexVoronoi", {"Vector": place, "Scale": 240.0})
        kind = nodes.separate(grains.outputs["Color"])[0]
        clumps = nodes.noise(place, 28.0, 5.0, Roughness=0.7).outputs[0]
        tone = nodes.map_range(kind, 0.0, 1.0, 0.62, 1.18)
        tone = nodes.math("MULTIPLY", tone, nodes.map_range(clumps, 0.3, 0.7, 0.78, 1.12))
        shade = nodes.multiply(color, tone)
        shade = nodes.mix(nodes.map_range(kind, 0.90, 0.92, 0.0, 0.8), shade, (0.07, 0.055, 0.045))
        bits = nodes("ShaderNodeTexVoronoi", {"Vector": place, "Scale": 75.0})
        shell = nodes.separate(bits.outputs["Color"])[1]
        shell = nodes.math("MULTIPLY", nodes.math("GREATER_THAN", shell, 0.93), 0.7)
        close = nodes.math("LESS_THAN", bits.outputs["Distance"], 0.38)
        shade = nodes.mix(nodes.math("MULTIPLY", shell, close), shade, (0.55, 0.51, 0.45))
        if cut:
            layers = nodes("ShaderNodeMapping", {0: place, 3: (1.4, 1.4, 38.0)}).outputs[0]
            layers = nodes.noise(layers, 1.0, 5.0, Roughness=0.65).outputs[0]
            at_panel = nodes.map_range(nodes.separate(place)[1], FRONT, FRONT + 0.009, 1.0, 0.0)
            layers = nodes.map_range(layers, 0.40, 0.62, 0.15, 0.75)
            buried = nodes.math("MULTIPLY", at_panel, layers)
            shade = nodes.mix(buried, shade, (0.055, 0.045, 0.026))
        height = nodes.math("ADD", grains.outputs["Distance"], nodes.math("MULTIPLY", clumps, 1.5))
        normal = nodes.bump(height, 0.6, 0.004)
        return materials.principled(nodes, shade, Roughness=0.85, Specular=0.3, Normal=normal)

    water.fogged(nodes, fog, materials.vertex_color(nodes), grained)
    return material


def weather_sand(fog, cut=True):
    """Mounds and hollows that fish have left, brown film in patches.

    Where the panel cuts it, the sand falls towards it and ends about as low as the frame's edge.
    """
    mesh = bpy.context.scene.objects["sand"].data
    mesh.materials[0] = coral_sand(fog, cut)
    count, rng = len(mesh.vertices), np.random.default_rng(31)
    points, colors = np.empty(3 * count, np.float32), np.empty(4 * count, np.float32)
    mesh.vertices.foreach_get("co", points)
    mesh.color_attributes["Col"].data.foreach_get("color", colors)
    points, colors = points.reshape(-1, 3), colors.reshape(-1, 4)
    flat = points * [1, 1, 0]
    buried = (points[:, 1] < FRONT + 1e-4) & cut
    heaped = 0.022 * noise3(flat, rng, 2, 0.9) + 0.010 * noise3(flat, rng, 3, 4.5)
    points[:, 2] += np.where(buried, 0, heaped)
    lip = BOTTOM - 0.035 + 0.022 * noise3(flat, rng, 3, 2.2)
    level = smoothstep(-0.12, 0.62, points[:, 1] - FRONT) if cut else 1
    points[:, 2] = np.where(buried, points[:, 2], lip + (points[:, 2] - lip) * level)
    film = smoothstep(0.1, 0.9, noise3(flat, rng, 4, 1.3)) * 0.6
    speckles = 1 + 0.16 * noise3(flat, rng, 2, 60.0)
    colors[:, :3] = mix(colors[:, :3], srgb("#5c4f38"), film) * speckles[:, None]
    colors[buried, :3] *= 0.25
    mesh.vertices.foreach_set("co", points.ravel())
    mesh.color_attributes["Col"].data.foreach_set("color", colors.ravel())
    mesh.update()


def strew_rubble(reef):
    """Broken coral and pebbles about the feet of the rocks, most of them small."""
    rng = np.random.default_rng(21)
    shapes = []
    for seed in range(7):
        balls = [(0, 0, 0, 0.5), (*rng.uniform(-0.5, 0.5, 2), 0.1, rng.uniform(0.2, 0.4))]
        shape = tan_rock_color(rock(60 + seed, balls, 26, noise=0.3), rng)
        shapes.append(to_blender_mesh(shape, "rubble", [reef.materials["rock"]]))
    bpy.context.view_layer.update()
    ground = bpy.context.evaluated_depsgraph_get()
    feet = [ball for ball in (*ARCH, *ISLAND, *RIDGE) if ball[2] < 0.8]
    for _ in range(1100):
        x, y, _, radius = feet[rng.integers(len(feet))]
        turn, away = rng.uniform(0, 2 * np.pi), radius * (0.8 + rng.exponential(0.6))
        x, y = x + away * np.cos(turn), y + away * np.sin(turn)
        hit, at, *_ = bpy.context.scene.ray_cast(ground, (x, y, 2), (0, 0, -1))
        if not hit or abs(x) > HALF - 0.05 or not FRONT + 0.03 < y < BACK:
            continue
        size = np.clip(0.017 * np.exp(rng.normal(0, 0.75)), 0.005, 0.07)
        spot = (at[0], at[1], at[2] + 0.25 * size)
        place(shapes[rng.integers(7)], "rubble", spot, tuple(rng.uniform(0, 6, 3)), size)


def refine_rocks(reef):
    """Put rocks with a finer grain in the places of those that the corals have been grown on."""
    coarse = [item for item in bpy.context.scene.objects if item.name.split(".")[0] == "rock"]
    for item, (balls, seed, cells, rough) in zip(coarse, ROCKS, strict=True):
        mesh = rock(seed, balls, round(cells * FINER), noise=rough, detail=0.11)
        tan_rock_color(mesh, np.random.default_rng(seed))
        bare = mesh["c"]
        reef_rock_color(mesh, np.random.default_rng(seed + 50))
        mesh["c"] = mix(bare, mesh["c"], 0.6) * 0.72
        item.data = to_blender_mesh(mesh, "rock", [reef.materials["rock"]])


def release_fish(reef, fog):
    """Two loose shoals that bank, the rest each on its own way; no fish hides another."""
    spacing = Spacing(EYES)
    for pose, (kind, x, y, z, length, yaw) in enumerate(FISH):
        pitch, roll = radians((-9, 6, 12, -14, 4, -6, 10)[pose]), (0.07, -0.05, 0.0)[pose % 3]
        how = dict(glow=0.01, species=refined(kind, FISH_MUTED), turn=(-0.15, 0.0, 0.15)[pose % 3])
        put_fish(kind, fog, (x, y, z), length, radians(yaw), pitch, pose % 6, roll, **how)
        spacing.add((x, y, z), length)
    how = dict(jitter=0.5, curve=0.5, bank=0.35, glow=0.01, stray=0.42, turn=0.16)
    for kind, count, center, spread, length, yaw in SHOALS:
        how["species"] = refined(kind, FISH_MUTED)
        reef.school(kind, count, center, spread, length, radians(yaw), spacing=spacing, **how)


def number(items):
    """Give everything in the water its own pass index, the sand's to rubble, and a light group."""
    items = sorted(items, key=lambda item: item.name)
    sand = next(index for index, item in enumerate(items) if item.name == "sand")
    for index, item in enumerate(items):
        item.pass_index = LIFE + (sand if item.name.startswith("rubble") else index)
        item.lightgroup = "water"


def fill_tank():
    """Far walls that show nothing but water, and the surface, a mirror from below."""
    glow = water.tank_glow("back", BOTTOM, SURFACE, WATER_BELOW, WATER_ABOVE, half_width=2.9)
    middle, height = (BOTTOM + SURFACE) / 2, SURFACE - BOTTOM
    upright = radians(90)
    walls = [plane(2 * HALF, height, (0, BACK, middle), glow, (upright, 0, 0))]
    for x, yaw in ((-HALF, 90), (HALF, -90)):
        along = (x, (FRONT + BACK) / 2, middle)
        walls.append(plane(DEEP, height, along, glow, (upright, 0, radians(yaw))))
    for wall in walls:
        wall.lightgroup = "water"
    image = water.caustic_image(512, seed=5)
    surface = water.water_surface(image, 1.8, 0.95, 0.12, bump=0.35, scale=2.2)
    plane(2 * HALF, DEEP, (0, (FRONT + BACK) / 2, SURFACE), surface, name="surface")


def light_tank():
    """The lamps over the water: pendants, and panels that fill their shadows."""
    down = dict(color=(1, 0.97, 0.92), cone=1.75, blend=0.8, radius=0.03)
    pendants = [
        lights.spot((x, 1.05, SURFACE + 1.05), (x, 1.15, BOTTOM), 480, **down)
        for x in (-1.75, -0.6, 0.6, 1.75)
    ]
    middle = (FRONT + BACK) / 2
    fill = lights.area((0, middle, SURFACE + 0.6), (0, 0, 0), 5.0, 430, size_y=1.9)
    front = lights.area(
        (0, FRONT + 0.2, SURFACE + 0.06), (radians(16), 0, 0), 4.8, 26, size_y=0.2
    )
    groups = dict(sun=pendants, fill=[fill, front])
    for group, lamps in groups.items():
        for lamp in lamps:
            lamp.lightgroup = group
