"""A rimless planted tank on an oak cabinet in a hotel's lobby, late in the afternoon.

The pane is y = 0; the tank's bottom stands on the cabinet, 0.86 m above the floor.
"""

from math import radians, sin

import numpy as np

from parts import furniture, lights, materials, plants, shoal, water
from parts.blender import box, cylinder, place, plane, reset_scene, to_blender_mesh
from parts.camera import choose_camera
from parts.job import read_job
from parts.mesh import grid_faces
from parts.nodes import new_material
from parts.noise import noise3
from parts.render import render
from parts.rocks import driftwood, rock

# The tank in metres and the height of its water.
HALF, BACK, BOTTOM, TOP, SURFACE = 1.5, 0.75, 0.86, 1.78, 1.73
MIDDLE_Y, MIDDLE_Z = BACK / 2, (BOTTOM + TOP) / 2
UPRIGHT = (radians(90), 0, 0)
SIDEWAYS = (radians(90), 0, radians(90))

# The lobby: the wall behind the tank ends at the right, where the room goes on to its windows.
WALL, WALL_END, ROOF, WINDOWS = 1.55, 2.75, 3.75, 8.2

VIEWS = {
    "main": dict(location=(0.5, -6.2, 1.42), target=(0.5, 0, 1.42), lens=34, shift=(0.0, 0.0)),
}

# Stones: x, y, size, height, seed, yaw, lean.
STONES = [
    (-0.62, 0.40, 0.34, 0.42, 61, 0.3, 0.15),
    (-0.30, 0.33, 0.20, 0.24, 62, 1.8, 0.3),
    (-0.98, 0.36, 0.24, 0.26, 63, 4.0, -0.2),
    (-0.75, 0.20, 0.13, 0.13, 64, 2.0, 0.2),
    (0.98, 0.42, 0.30, 0.36, 65, 5.0, -0.18),
    (0.68, 0.34, 0.18, 0.20, 66, 0.9, -0.3),
    (1.24, 0.30, 0.18, 0.18, 67, 2.2, 0.1),
    (0.5, 0.18, 0.10, 0.09, 68, 3.0, 0),
    (-0.12, 0.2, 0.09, 0.08, 69, 1.0, 0),
    (0.85, 0.16, 0.08, 0.07, 70, 4.4, 0),
]
STONE_BALLS = [
    (0, 0, 0, 0.5),
    (0.18, 0.05, 0.35, 0.34),
    (-0.2, 0, 0.15, 0.32),
    (0.05, 0, 0.62, 0.2),
]
# Anubias about the stones: x, y, how many.
ANUBIAS = [(-0.62, 0.36, 26), (0.98, 0.38, 22), (-0.3, 0.3, 8), (0.68, 0.3, 8)]
# Discus: x, y, z, yaw in degrees, length.
DISCUS = [
    (0.56, 0.14, 1.27, 175, 0.15),
    (0.80, 0.20, 1.34, 168, 0.14),
    (-0.95, 0.14, 1.44, 12, 0.15),
]


def ground(x, y):
    """The soil's height: rising to the back, with two mounds and a valley between them."""
    depth = np.clip(y * 2, 0, 1)
    slope = 0.20 * (np.clip(y, 0, 1) / 0.75) ** 1.3
    mounds = 0.10 * np.exp(-(((x + 0.62) / 0.45) ** 2)) * depth
    mounds = mounds + 0.13 * np.exp(-(((x - 0.95) / 0.42) ** 2)) * depth
    return BOTTOM + 0.05 + slope + mounds - 0.05 * np.exp(-(((x - 0.22) / 0.2) ** 2))


def beside_path(x, y):
    """The distance from the winding sand path's edge, negative on the path."""
    return np.abs(x - (0.22 + 0.16 * np.sin(y * 5.0) - 0.1)) - (0.10 + 0.10 * (1 - y / 0.75))


def lay_ground(rng, fog):
    """Dark soil with a path of pale sand."""
    rows, columns = 160, 60
    x, y = np.meshgrid(
        np.linspace(-HALF + 0.012, HALF - 0.012, rows),
        np.linspace(0.012, BACK - 0.012, columns),
        indexing="ij",
    )
    points = np.stack([x, y, 0 * x], -1).reshape(-1, 3)
    heights = ground(points[:, 0], points[:, 1]) + 0.010 * noise3(points, rng, 3, 5.0)
    heights = heights.reshape(rows, columns)
    heights[:, 0] -= 0.3
    faces = grid_faces(rows, columns)
    on_path = beside_path(points[:, 0], points[:, 1])[faces].mean(1) < 0
    mesh = dict(
        v=np.c_[points[:, :2], heights.ravel()],
        f=faces,
        c=np.ones((rows * columns, 3)),
        mat=on_path,
    )
    soil = materials.stone(
        "soil", (0.012, 0.010, 0.008), (0.05, 0.040, 0.030), 0.95, 30, 0.6, fog=fog
    )
    sand = materials.stone("sand", (0.45, 0.38, 0.28), (0.70, 0.62, 0.48), 0.95, 60, 0.3, fog=fog)
    place(to_blender_mesh(mesh, "soil", [soil, sand]), "soil")


def set_hardscape(fog):
    """Ridged stones and two roots."""
    seiryu = materials.stone(
        "seiryu", (0.055, 0.062, 0.070), (0.26, 0.28, 0.29), 0.7, 5, 0.8, fog=fog
    )
    for x, y, size, height, seed, yaw, lean in STONES:
        shape = rock(seed, STONE_BALLS, resolution=90, noise=0.22, detail=0.12, ridged=True)
        shape["c"] = np.ones((len(shape["v"]), 3))
        spot = (x, y, ground(x, y) + 0.01)
        data = to_blender_mesh(shape, "stone", [seiryu])
        place(data, "stone", spot, (0, lean, yaw), (size, size * 0.8, height))
    bark = materials.coral(fog, 0.8, 0.9, 40, 0, 0.0, name="bark", bump_distance=0.01)
    for seed, x, y, yaw, size in ((80, -0.66, 0.42, 0.2, 0.62), (81, 0.98, 0.45, 2.6, 0.52)):
        root = to_blender_mesh(driftwood(seed, 0.8, 0.045, "#2a1a10", "#6a4526", 5), "root", [bark])
        place(root, "root", (x, y, ground(x, y) + 0.14), (0, 0, yaw), size)


def grow_plants(rng, fog):
    """A carpet in front, stems and grasses behind, broad leaves on the stones."""
    leaf = materials.leaf(fog, 0.45, 0.4, 0.015, "leaf", 0.02, 0.22)

    def upload(shape):
        return to_blender_mesh(shape, "plant", [leaf])

    greens = [("#3f8a22", "#a8e04a"), ("#357a1e", "#8ad03a"), ("#4a9a2a", "#b8ea5a")]
    carpet = [
        upload(plants.tuft(seed, 34, 0.030, 0.004, 0.012, *pair, 0.7, (1.5, 0.9)))
        for seed, pair in enumerate(greens)
    ]
    red, pink = dict(top_color="#f0482a"), dict(top_color="#ff6a8a")
    stem_plant = plants.stem_plant
    stems = [
        upload(stem_plant(30, 8, 0.50, 0.042, 0.012, "lance", 4, "#2f8a2a", "#9ae04a")),
        upload(stem_plant(31, 8, 0.44, 0.040, 0.013, "lance", 4, "#5a2a22", "#c8503a", **red)),
        upload(stem_plant(32, 9, 0.46, 0.030, 0.007, "lance", 6, "#3a9a3a", "#b8f06a")),
        upload(stem_plant(33, 8, 0.40, 0.045, 0.016, "obovate", 4, "#7a2a3a", "#e0607a", **pink)),
    ]
    vallisneria = [
        upload(
            plants.tuft(40 + seed, 22, 0.78, 0.011, 0.03, "#2a7a2a", "#8ad050", 0.55, (1.55, 1.3))
        )
        for seed in range(2)
    ]
    anubias = [
        upload(
            plants.rosette(
                50 + seed, 9, 0.10, 0.055, "heart", (1.2, 0.3), "#1f5a26", "#4f9a44", 0.7, 0.1
            )
        )
        for seed in range(2)
    ]

    for _ in range(9000):
        x, y = rng.uniform(-HALF + 0.03, HALF - 0.03), rng.uniform(0.02, 0.62)
        if beside_path(x, y) < 0 and rng.random() > 0.02:
            continue
        mesh = carpet[int(rng.integers(3))]
        spin = (0, 0, rng.uniform(0, 6))
        size = rng.uniform(0.6, 1.25) * (0.75 + 0.8 * y)
        place(mesh, "carpet", (x, y, ground(x, y) - 0.003), spin, size)
    for _ in range(150):
        x, y = rng.choice([-1, 1]) * rng.uniform(0.25, 1.45), rng.uniform(0.52, 0.71)
        mesh = stems[int(rng.choice([0, 1, 2, 3], p=[0.36, 0.2, 0.3, 0.14]))]
        spin = (0, 0, rng.uniform(0, 6))
        size = rng.uniform(0.8, 1.1) * (0.55 + 0.55 * min(1, abs(x) / 1.3)) * 0.98
        place(mesh, "stem", (x, y, ground(x, y) - 0.01), spin, size)
    for index in range(26):
        x = rng.choice([-1, 1]) * rng.uniform(0.9, 1.45)
        spot = (x, rng.uniform(0.62, 0.71), ground(x, 0.7) - 0.02)
        spin = (0, 0, rng.uniform(0, 6))
        place(vallisneria[index % 2], "vallisneria", spot, spin, rng.uniform(0.8, 1.05))
    for middle_x, middle_y, count in ANUBIAS:
        for index in range(count):
            x, y = middle_x + rng.normal(0, 0.16), middle_y + rng.normal(0, 0.05) - 0.08
            spot = (x, y, ground(x, y) + rng.uniform(0, 0.22))
            tilt = (rng.normal(0, 0.3) + 0.3, rng.normal(0, 0.3), rng.uniform(0, 6))
            place(anubias[index % 2], "anubias", spot, tilt, rng.uniform(0.5, 1.0))


def release_fish(rng, fog):
    """A ribbon of tetras and three discus."""
    for _ in range(110):
        offset = rng.normal(0, 1, 3)
        x = -0.02 + 0.46 * offset[0]
        z = 1.40 + 0.06 * offset[1] + 0.08 * sin(x * 2.2)
        spot = (x, max(0.05, 0.22 + 0.06 * offset[2]), z)
        length = 0.062 * rng.uniform(0.85, 1.15)
        yaw, pitch = radians(rng.normal(172, 9)), rng.normal(0, 0.06)
        pose = int(rng.integers(shoal.POSES))
        shoal.put_fish("neon_tetra", fog, spot, length, yaw, pitch, pose, 0, 0.35)
    for x, y, z, yaw, length in DISCUS:
        pose = int(rng.integers(shoal.POSES))
        shoal.put_fish("discus", fog, (x, y, z), length, radians(yaw), 0, pose, 0, 0.10)


def backlight():
    """The frosted pane behind the tank, brightest above its middle."""
    material, nodes = new_material("backlight")
    position = nodes.separate(nodes.position())
    aside = nodes.math("MULTIPLY", nodes.math("SUBTRACT", position[0], 0.1), 0.75)
    above = nodes.math("MULTIPLY", nodes.math("SUBTRACT", position[2], 1.5), 1.3)
    square = nodes.math("ADD", nodes.math("POWER", aside, 2.0), nodes.math("POWER", above, 2.0))
    color = nodes.mix(nodes.decay(square, 1.4), (0.16, 0.30, 0.30), (0.78, 0.93, 0.90))
    nodes.output(nodes("ShaderNodeEmission", {0: color, 1: 0.85}).outputs[0])
    return material


def build_tank():
    """Five panes, the water's surface, and a slim lamp on wires above."""
    width, height = 2 * HALF, TOP - BOTTOM
    plane(width, height, (0, BACK, MIDDLE_Z), backlight(), UPRIGHT)
    for x in (-HALF, HALF):
        plane(BACK, height, (x, MIDDLE_Y, MIDDLE_Z), water.pane(0.05, (0.93, 0.97, 0.96)), SIDEWAYS)
    plane(width, height, (0, -0.001, MIDDLE_Z), water.pane(0.05, (0.99, 1, 0.995)), UPRIGHT)
    plane(width, BACK, (0, MIDDLE_Y, SURFACE), water.water_surface(bump=0.1, scale=9.0))
    edge = materials.emissive("edge", (0.45, 0.8, 0.72), 0.55, is_lamp=False)
    for x in (-HALF, HALF):
        box((0.006, 0.012, height), (x, 0, MIDDLE_Z), edge)
    box((width, 0.012, 0.006), (0, 0, TOP), edge)

    black = materials.plain("black aluminium", (0.03, 0.03, 0.032), 0.3, 1.0)
    white = (1.0, 0.97, 0.92)
    box((2.3, 0.22, 0.03), (0, 0.36, 2.42), black, 0.008)
    led = materials.emissive("led", white, 6, is_lamp=False)
    box((2.2, 0.16, 0.008), (0, 0.36, 2.40), led)
    lights.area((0, 0.36, 2.38), (0, 0, 0), 2.2, 95, white, size_y=0.16)
    lights.area((0, -0.02, 1.74), (radians(35), 0, 0), 2.7, 7, (1.0, 0.98, 0.94), size_y=0.05)
    for x in (-1, 1):
        cylinder(0.004, 1.6, (x, 0.36, 3.2), black, 8)


def evening_garden():
    """What the windows show: a low sun behind leaves."""
    material, nodes = new_material("garden")
    position = nodes.position()
    height = nodes.map_range(nodes.separate(position)[2], 0.0, 3.6, 0, 1)
    stops = [
        (0.0, (0.030, 0.045, 0.022)),
        (0.35, (0.14, 0.17, 0.08)),
        (0.6, (0.80, 0.62, 0.36)),
        (1.0, (0.95, 0.84, 0.66)),
    ]
    sky = nodes.ramp(height, stops, "EASE")
    leaves = nodes.noise(position, 1.6, 6.0, Roughness=0.7).outputs[0]
    shade = nodes.map_range(leaves, 0.40, 0.60, 0.25, 1.15)
    nodes.output(nodes("ShaderNodeEmission", {0: nodes.multiply(sky, shade), 1: 0.9}).outputs[0])
    return material


def build_room():
    """Cabinet and slats of oak, plaster, a stone floor that runs on to windows at the right."""
    oak = materials.wood("oak", (0.05, 0.030, 0.016), (0.115, 0.07, 0.038), 0.42)
    plaster = materials.stone("plaster", (0.36, 0.335, 0.30), (0.44, 0.415, 0.375), 0.75, 1.2, 0.05)
    box((3.06, 0.80, 0.80), (0, 0.375, 0.42), oak, 0.006)
    top = materials.plain("top", (0.012, 0.012, 0.013), 0.35)
    box((3.10, 0.84, 0.045), (0, 0.375, 0.837), top, 0.004)
    box((3.0, 0.7, 0.05), (0, 0.4, 0), materials.plain("plinth", (0.01, 0.01, 0.01), 0.6))
    gap = materials.plain("gap", (0.003, 0.003, 0.003), 0.9)
    for index in range(1, 4):
        box((0.004, 0.01, 0.74), (-1.53 + index * 0.765, -0.026, 0.43), gap)

    floor = materials.stone("floor", (0.26, 0.235, 0.205), (0.34, 0.31, 0.275), 0.20, 0.7, 0.01)
    plane(24, 20, (2, 0.5, 0), floor)
    left = -6.0
    box((WALL_END - left, 0.3, ROOF), ((WALL_END + left) / 2, WALL + 0.15, ROOF / 2), plaster)
    box((0.3, WINDOWS - WALL, ROOF), (WALL_END - 0.15, (WALL + WINDOWS) / 2, ROOF / 2), plaster)
    box((0.3, 12, ROOF), (left - 0.15, -3.5, ROOF / 2), plaster)
    for index in range(72):
        box((0.03, 0.04, ROOF), (-5.85 + index * 0.055, 1.52, ROOF / 2), oak)
    white = materials.plain("ceiling", (0.30, 0.28, 0.25), 0.9)
    box((24, 20, 0.2), (2, 0.5, ROOF + 0.1), white)
    for x in (-3.6, 3.1):
        box((0.12, 13, 0.10), (x, 1.5, ROOF - 0.05), oak, 0.004)
        line = materials.emissive("line", (1.0, 0.74, 0.48), 5, is_lamp=False)
        box((0.05, 13, 0.01), (x, 1.5, ROOF - 0.104), line)

    bronze = materials.plain("bronze", (0.10, 0.07, 0.045), 0.4, 0.8)
    plane(12, 4.5, (WALL_END + 5.5, WINDOWS + 1.5, 1.8), evening_garden(), UPRIGHT)
    for x in np.arange(WALL_END + 0.1, 12, 1.25):
        box((0.06, 0.09, ROOF), (x, WINDOWS, ROOF / 2), bronze, 0.004)
    for z in (0.05, 2.75):
        box((10, 0.08, 0.07), (WALL_END + 5, WINDOWS, z), bronze, 0.004)
    for x, y in ((3.55, -0.9), (3.55, 3.6), (7.4, 3.6)):
        box((0.42, 0.42, ROOF), (x, y, ROOF / 2), oak, 0.01)

    window = (radians(80), 0, radians(-68))
    lights.area((-5.2, -2.5, 2.4), window, 2.6, 190, (1.0, 0.95, 0.88), size_y=2.6)
    lights.area((0, -4, 3.6), (0, 0, 0), 4, 150, (1.0, 0.88, 0.74))
    lights.area(
        (5.6, WINDOWS - 0.3, 1.9), (radians(-90), 0, 0), 5, 520, (1.0, 0.80, 0.56), size_y=3
    )
    lights.area((5.4, 2.5, 3.6), (0, 0, 0), 3, 150, (1.0, 0.84, 0.64))
    skirting = materials.emissive("skirting", (1.0, 0.68, 0.4), 5)
    box((WALL_END - left, 0.03, 0.02), ((WALL_END + left) / 2, WALL - 0.05, 0.03), skirting)


def furnish():
    """A sofa and armchairs about a low table, a counter farther back, a vase with branches."""
    clay = materials.plain("clay", (0.28, 0.26, 0.235), 0.7)
    furniture.vase((2.15, 0.6, 0), clay, 0.62, 0.15, 0.06, 0.2, 2.9, 24)
    bark = materials.coral(None, 0.8, 0.3, 60, 0, 0)
    branches = to_blender_mesh(driftwood(5, 0.9, 0.012, "#3a2a1c", "#5a4430", 6), "branch", [bark])
    place(branches, "branch", (2.15, 0.6, 0.5), (0, 0, 1), (0.6, 0.6, 1.5))

    bronze = materials.plain("metal", (0.20, 0.14, 0.08), 0.35, 1.0)
    cloth = materials.plain(
        "cloth", (0.33, 0.29, 0.24), 0.9, specular=0.2, bump=0.3, bump_scale=160
    )
    moss = materials.plain("moss", (0.055, 0.095, 0.075), 0.85, specular=0.2)
    leather = materials.plain("leather", (0.19, 0.085, 0.035), 0.5, bump=0.2, bump_scale=90)
    rug = materials.plain("rug", (0.20, 0.19, 0.165), 0.95, bump=0.5, bump_scale=240)
    box((5.2, 2.7, 0.02), (0.1, -1.75, 0.01), rug, 0.008)
    furniture.sofa(-2.0, -1.75, radians(-84), cloth, moss, bronze)
    furniture.lounge_chair(2.15, -1.15, radians(68), leather, bronze)
    furniture.lounge_chair(2.3, -2.35, radians(100), leather, bronze)
    stone = materials.marble("table", (0.020, 0.022, 0.022), (0.22, 0.20, 0.17), 0.15)
    furniture.round_table(0.1, -1.95, 0.46, 0.36, stone, bronze)
    furniture.vase((0.15, -1.90, 0.385), clay, 0.20, 0.05, 0.03, 0.3, 2.9, 24)
    globe = materials.emissive("globe", (1.0, 0.72, 0.44), 9)
    furniture.globe_lamp(-3.2, -0.75, globe, bronze)

    counter = materials.marble("counter", (0.30, 0.275, 0.24), (0.16, 0.13, 0.10), 0.2, 1.0)
    box((2.6, 0.7, 1.08), (5.7, 4.6, 0.54), counter, 0.01)
    furniture.round_table(6.4, 4.6, 0.11, 1.10, bronze, bronze, 0.02, 0)
    furniture.globe_lamp(5.0, 4.75, globe, bronze, 1.5, 0.12)


def main():
    job = read_job()
    reset_scene(background=(0.10, 0.11, 0.12))
    rng = np.random.default_rng(26)
    fog = water.TankFog(
        0.0,
        density=0.22,
        absorb=(0.28, 0.10, 0.16),
        bottom=BOTTOM,
        top=TOP,
        color_bottom=(0.10, 0.16, 0.14),
        color_top=(0.42, 0.55, 0.52),
        light_absorb=(0.12, 0.04, 0.06),
    )
    lay_ground(rng, fog)
    set_hardscape(fog)
    grow_plants(rng, fog)
    release_fish(rng, fog)
    build_tank()
    build_room()
    furnish()
    choose_camera(VIEWS, job.view)
    render(job, bounces=6, clamp=5)


if __name__ == "__main__":
    main()
