"""The studio's table at dusk: a lit model of an aquarium among drawings and samples.

We look along +y over the table to the window, whose city parts.city draws. View: main.
"""

from math import pi, radians

import numpy as np

from parts import books, desk, draughting, instruments, lights, materials, water
from parts.blender import box, cylinder, group, place, plane, reset_scene, to_blender_mesh
from parts.camera import choose_camera
from parts.job import read_job
from parts.render import render
from parts.rods import square_bar
from parts.wear import used

TABLE_TOP = 0.76
TABLE = (3.2, 1.5, 0.055)  # metres
TABLE_PLACE = (0.15, 0.0)
BACK_WALL = 3.6
WINDOW = (-0.72, 3.4, 0.30, 3.1)  # left, right, bottom, top
CEILING = 3.4
LAMP_WARM = (1.0, 0.74, 0.48)

VIEWS = {
    "main": dict(
        location=(0.0, -1.6, 1.27),
        target=(0.0, 5, 1.27),
        lens=38,
        focus=1.63,
        fstop=2.8,
        shift=(0, -0.2225),
    ),
}


def build_table():
    """Oak planks on two blackened trestles."""
    length, depth, thickness = TABLE
    x, y = TABLE_PLACE
    plank = depth / 6
    for index in range(6):
        oak = materials.oiled_oak(f"oak{index}", (3.7 * index, 0.61 * index, 1.3 * index))
        at = (x, y + (index - 2.5) * plank, TABLE_TOP - thickness / 2)
        box((length, plank - 0.0012, thickness), at, oak, 0.003)
    iron = materials.plain("iron", (0.02, 0.02, 0.021), 0.5, 0.6)
    for end in (-1.2, 1.2):
        for side in (-0.45, 0.45):
            foot, head = (x + end, y + side * 1.1, 0), (x + end, y + side, TABLE_TOP - thickness)
            square_bar(foot, head, 0.05, iron)


def lay_table(brass):
    """The model at the left of the middle, the drawing before it, samples, rolls and the lamp."""
    z = TABLE_TOP
    dark, light = (0.036, 0.020, 0.011), (0.092, 0.053, 0.031)
    walnut = materials.oiled_oak("walnut", (0.4, 1.7, 0.3), dark, light)
    desk.model_tank(-0.17, 0.16, z, radians(9), walnut, brass)

    size = (0.92, 0.63)
    paper = draughting.drawn_paper(draughting.elevation_sheet(), *size)
    sheet = desk.sheet_of_paper(*size, paper)
    sheet.location, sheet.rotation_euler = (0.38, -0.285, z), (0, 0, radians(7))

    blank = materials.plain("paper", (0.60, 0.57, 0.52), 0.75)
    band = materials.plain("rubber band", (0.30, 0.17, 0.08), 0.6)
    kraft = materials.plain("tracing", (0.42, 0.40, 0.34), 0.7)
    for radius, length, material, x, y, lift, degrees in (
        (0.034, 0.86, blank, 0.98, 0.50, 0, 8),
        (0.028, 0.74, kraft, 0.93, 0.58, 0, 3),
        (0.030, 0.80, blank, 0.96, 0.545, 0.056, 11),
    ):
        desk.paper_roll(radius, length, material, (x, y, z + lift), radians(degrees), band=band)

    desk.material_samples(-0.50, -0.18, z, brass)
    glass = water.pane(0.2, (0.95, 0.97, 0.97))
    rng = np.random.default_rng(12)
    for x, y, radius, dark, light in (
        (-0.190, -0.350, 0.052, (0.22, 0.18, 0.13), (0.50, 0.44, 0.35)),
        (-0.155, -0.225, 0.040, (0.015, 0.015, 0.016), (0.09, 0.09, 0.092)),
    ):
        sand = materials.stone(f"sand{x}", dark, light, 0.95, 420, 0.35)
        desk.sand_dish(x, y, z, sand, glass, radius)
        for _ in range(70):
            away, turn = radius * (1.05 + rng.exponential(0.25)), rng.uniform(0, 2 * pi)
            spot = (x + away * np.cos(turn), y + away * np.sin(turn), z + 0.0004)
            box((0.0011, 0.0009, 0.0008), spot, sand, 0, rotation=(0, 0, turn))
    desk.driftwood(4, -0.74, 0.36, z - 0.003, 0.23, 0.7)
    stones = [(-0.68, 0.07, z, 0.055), (-0.60, 0.10, z, 0.040), (-0.62, 0.02, z, 0.028)]
    desk.river_stones(2, stones)
    desk.sketchbook(-0.53, -0.47, z, radians(24))
    desk.coffee_cup(0.71, 0.17, z, radians(-35))
    desk.desk_lamp(0.60, 0.33, z, radians(234), brass, 10, color=LAMP_WARM)

    group(instruments.scale_rule(brass, rng), (0.33, -0.41, z + 0.0045), 0.31)
    green = used("pencil", (0.018, 0.05, 0.045), 0.35, 0.0, 0.05, 0.5)
    cedar = materials.plain("cedar", (0.36, 0.20, 0.10), 0.7)
    group(instruments.lead_holder(green, brass), (0.19, -0.33, z + 0.0045), radians(52))
    group(instruments.pencil(green, cedar, brass), (0.50, -0.28, z + 0.0045), radians(-38))


def build_room():
    """Dark plaster, a steel window, shelves on the left."""
    left, right, bottom, top = WINDOW
    grey = (0.045, 0.047, 0.048)
    plaster = materials.stone("plaster", grey, (0.06, 0.062, 0.062), 0.9, 1.5, 0.05)
    steel = materials.plain("steel", (0.012, 0.013, 0.014), 0.45, 0.5)
    for x0, x1, z0, z1 in (
        (-4, left, 0, CEILING),
        (right, 6, 0, CEILING),
        (left, right, 0, bottom),
        (left, right, top, CEILING),
    ):
        middle = ((x0 + x1) / 2, BACK_WALL + 0.1, (z0 + z1) / 2)
        box((x1 - x0, 0.2, z1 - z0), middle, plaster)
    box((0.2, 9, CEILING), (-3.1, 0, CEILING / 2), plaster)
    box((12, 9, 0.1), (1, 0, CEILING + 0.05), plaster)
    floor = materials.wood("floor", (0.03, 0.017, 0.009), (0.07, 0.04, 0.022), 0.35, 1)
    plane(14, 12, (1, 0, 0), floor)
    for x in np.linspace(left, right, 5):
        box((0.045, 0.07, top - bottom), (x, BACK_WALL + 0.05, (bottom + top) / 2), steel, 0.004)
    glass = water.pane(0.12, (0.97, 0.985, 0.98))
    middle = ((left + right) / 2, BACK_WALL + 0.06, (bottom + top) / 2)
    plane(right - left, top - bottom, middle, glass, (pi / 2, 0, 0))
    for z in (bottom, top):
        box((right - left, 0.07, 0.045), ((left + right) / 2, BACK_WALL + 0.05, z), steel, 0.004)


def build_shelves(brass):
    """Open shelves with books, driftwood, stones and acrylic, lit from under each board."""
    walnut = materials.wood("shelf", (0.03, 0.015, 0.007), (0.08, 0.04, 0.019), 0.4, 0)
    cloth = materials.coral(None, 0.7, 0.1, 60, 0, 0.0, name="book")
    glow = materials.emissive("shelf-light", (1.0, 0.60, 0.30), 1.3, is_lamp=False)
    left, right, y = -2.75, -0.98, BACK_WALL - 0.2
    for number, z in enumerate((0.62, 1.02, 1.42, 1.82, 2.22)):
        box((right - left, 0.34, 0.035), ((left + right) / 2, y, z), walnut, 0.003)
        strip = ((left + right) / 2, y + 0.12, z - 0.022)
        box((right - left - 0.1, 0.012, 0.006), strip, glow)
        below = (strip[0], strip[1] - 0.03, z - 0.03)
        lights.area(below, (0, 0, 0), 1.6, 5.0, LAMP_WARM, size_y=0.02)
        if number < 4:
            row = books.shelf_of_books(30 + number, (0.95, 0.6, 1.1, 0.7)[number], 0.29)
            data = to_blender_mesh(row, "books", [cloth])
            place(data, "books", (left + (0.05, 0.9, 0.1, 0.95)[number], y - 0.12, z + 0.018))
    desk.acrylic_slabs(-1.42, y - 0.02, 0.6375)
    desk.driftwood(8, -2.1, y, 1.0375, 0.19, 1.3)
    cylinder(0.10, 0.02, (-1.25, y, 1.445), brass, 48)
    pile = [(-1.25, y, 1.455, 0.085), (-1.245, y, 1.53, 0.062), (-1.25, y, 1.585, 0.042)]
    desk.river_stones(5, pile)


def light_room():
    """Dusk through the window, a little warmth from the room behind us."""
    left, right, bottom, top = WINDOW
    middle = ((left + right) / 2, BACK_WALL + 0.3, (bottom + top) / 2)
    dusk = lights.area(
        middle, (-pi / 2, 0, 0), right - left, 26, (0.58, 0.70, 1.0), size_y=top - bottom
    )
    dusk.visible_glossy = True  # the sheen on the table
    # Brass shows what it sees: a soft warm ceiling over us, which lights nothing.
    panel = materials.emissive("panel", (1.0, 0.82, 0.64), 0.20, is_lamp=False)
    plane(3.6, 2.6, (0.5, -1.3, 3.2), panel)
    lights.area((-2.2, -1.6, 2.6), (radians(50), 0, radians(-50)), 1.0, 48, (1.0, 0.80, 0.60))


def main():
    job = read_job()
    reset_scene(background=(0.004, 0.005, 0.007))
    brass = used("brass", (0.74, 0.51, 0.26), 0.38, 1.0, 0.04, 0.12)
    build_table()
    lay_table(brass)
    build_room()
    build_shelves(brass)
    light_room()
    choose_camera(VIEWS, job.view)
    render(job, bounces=6, clamp=5.0, transparent_film=True)


if __name__ == "__main__":
    main()
