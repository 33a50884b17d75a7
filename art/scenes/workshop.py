"""The hall where panels are made: a cast acrylic slab on trestles under the vacuum lifter.

We look along +y into the hall; the slab lies slanted in front. View: main.
"""

from math import cos, pi, radians, sin

import numpy as np

from parts import acrylic, lights, materials, workshop
from parts.blender import box, cylinder, group, plane, reset_scene
from parts.camera import choose_camera
from parts.job import read_job
from parts.render import render

SLAB = (5.2, 2.0, 0.14)  # length, width and thickness in metres
SLAB_PLACE = (-0.25, 5.6, 0)
SLAB_YAW = radians(-33)
SLAB_BOTTOM = 0.93
SLAB_TOP = SLAB_BOTTOM + SLAB[2]
LIFTER = SLAB_TOP + 0.80
LIFTER_SHIFT = 0.25  # along the slab
CRANE = 4.35
HALL_WIDTH, HALL_END, ROOF = 20.4, 27.0, 8.2
LAMP_HEIGHT = 5.32
WARM = (1.0, 0.72, 0.46)

VIEWS = {
    "main": dict(
        location=(0.05, -0.75, 2.5),
        target=(0.05, 10, 2.5),
        lens=29.5,
        focus=5.5,
        fstop=1.2,
        shift=(0, -0.02),
    ),
}


def lay_slab(finishes):
    """The slab on three trestles, its film half peeled, the lifter above it."""
    glow = acrylic.cast_acrylic("slab", SLAB[2], 0.85)
    parts = [box(SLAB, (0, 0, SLAB_BOTTOM + SLAB[2] / 2), glow, 0.006)]
    for x in (-1.9, 0.0, 1.9):
        parts += workshop.padded_trestle(x, SLAB_BOTTOM, 2.05, finishes)
    parts.append(acrylic.peeled_film(-2.61, -0.85, 2.02, acrylic.film(), SLAB_TOP))
    parts += workshop.vacuum_lifter(LIFTER_SHIFT, LIFTER, finishes)
    group(parts, SLAB_PLACE, SLAB_YAW)

    hook_x = SLAB_PLACE[0] + LIFTER_SHIFT * cos(SLAB_YAW)
    hook_y = SLAB_PLACE[1] + LIFTER_SHIFT * sin(SLAB_YAW)
    workshop.travelling_crane(hook_x, hook_y, CRANE, finishes)
    hook = LIFTER + 1.13
    workshop.hoist_rope(hook_x, hook_y, hook, CRANE, SLAB_YAW, LIFTER + 0.28, 1.2, finishes)


def build_hall(finishes):
    """Floor with marked lanes, walls with columns, beams, a clerestory at dusk, a lit office."""
    plane(24, 44, (0, 14, 0), workshop.polished_concrete())
    marking = materials.plain("marking", (0.30, 0.19, 0.05), 0.4)
    for x in (-3.9, 3.75):
        plane(0.09, 40, (x, 14, 0.002), marking)
    plane(7.65, 0.09, (-0.075, 9.6, 0.002), marking)

    wall = materials.stone("wall", (0.02, 0.022, 0.025), (0.036, 0.038, 0.042), 0.8, 0.5, 0.1)
    roof = materials.plain("roof", (0.02, 0.021, 0.023), 0.9)
    box((24, 0.3, 9), (0, HALL_END, 4.5), wall)
    box((24, 44, 0.2), (0, 14, ROOF), roof)
    for y in np.arange(3.5, HALL_END, 4.0):
        box((HALL_WIDTH, 0.16, 0.5), (0, y, ROOF - 0.5), finishes.paint, 0.01)
    for side in (-1, 1):
        box((0.3, 44, 9), (side * HALL_WIDTH / 2, 14, 4.5), wall)
        for y in np.arange(4, HALL_END, 4.0):
            box((0.35, 0.35, 8), (side * 9.8, y, 4), finishes.paint, 0.02)

    face_us = (pi / 2, 0, 0)
    dusk = materials.emissive("dusk", (0.07, 0.19, 0.33), 0.8, is_lamp=False)
    for x in np.arange(-8.1, 8.2, 1.8):
        plane(1.66, 2.3, (x, HALL_END - 0.18, 5.4), dusk, face_us)
    office = materials.emissive("office", (1.0, 0.58, 0.28), 0.5, is_lamp=False)
    plane(2.9, 1.15, (7.0, HALL_END - 0.2, 2.75), office, face_us)
    for x in (5.52, 6.5, 7.5, 8.48):
        box((0.05, 0.06, 1.2), (x, HALL_END - 0.24, 2.75), finishes.paint)


def stock_hall(finishes):
    """Racks of tubes and sheets, a bonding jig, saw-horses with a roll of film."""
    rng = np.random.default_rng(4)
    workshop.tube_rack(-6.9, 12.2, rng, finishes)
    workshop.sheet_rack(0.0, 16.0, rng, finishes)

    base = acrylic.cast_acrylic("jig-base", 0.05, 0.3)
    upright = acrylic.cast_acrylic("jig-plate", 1.0, 0.0)
    jig = workshop.bonding_jig(base, upright, finishes)
    group(jig, (3.3, 7.7, 0), radians(-24))

    oak = materials.wood("oak", (0.10, 0.055, 0.025), (0.24, 0.14, 0.07), 0.5, 0)
    for x, y in ((-3.3, 6.9), (-4.3, 7.6)):
        workshop.sawhorse(x, y, radians(64), oak)
    roll = materials.plain("roll", (0.20, 0.125, 0.065), 0.6)
    core = materials.plain("core", (0.06, 0.045, 0.03), 0.8)
    for radius, length, material in ((0.11, 1.5, roll), (0.04, 1.56, core)):
        turn = (0, pi / 2, radians(-27))
        cylinder(radius, length, (-3.8, 7.25, 0.90), material, 48, rotation=turn)


def light_hall(finishes):
    """Four warm lines of light down the hall; cool light rakes the slab; the walls are washed."""
    glow = materials.emissive("line", (1.0, 0.78, 0.54), 11.0, is_lamp=False)
    for x in (-5.6, -2.1, 1.4, 4.9):
        for y in np.arange(3.9, 25, 3.0):
            workshop.line_light(x, y, LAMP_HEIGHT, 2.75, glow, finishes.paint)

    slab_x, slab_y, _ = SLAB_PLACE
    cool = (0.70, 0.88, 1.0)
    lights.area((4.5, 12, 4.8), (radians(-52), 0, radians(-18)), 3.0, 110, cool, size_y=0.8)
    lights.area((-2.5, -2.5, 5.5), (radians(55), 0, radians(-20)), 4, 260, cool, size_y=1.5)
    spill = (0.72, 0.86, 0.90)
    below = (slab_x, slab_y, SLAB_BOTTOM - 0.05)
    lights.area(below, (0, 0, SLAB_YAW), 4.8, 16, spill, size_y=1.8)

    lights.area((-5.5, 9.0, 4.6), (radians(38), 0, 0), 3, 330, WARM, size_y=1)
    lights.spot((2.6, 6.6, 3.4), (3.3, 7.8, 1.2), 260, WARM, 0.9, 0.7, 0.06)
    lights.area((0, 26, 3.4), (-pi / 2, 0, 0), 14, 120, (0.30, 0.55, 0.85), size_y=1.4)
    for x, power in ((6.0, 260), (-5.0, 160)):
        lights.area((x, 24, 6.6), (radians(50), 0, 0), 8, power, WARM, size_y=0.6)
    for side in (-1, 1):
        wash = (0, radians(-48 * side), 0)
        lights.area((side * 8.2, 16, 7.0), wash, 0.6, 420, WARM, size_y=16)
        for y in (9, 14, 20):
            lights.spot((side * 8.6, y, 6.6), (side * 9.9, y, 1), 420, WARM, 1.5, 0.9, 0.1)


def main():
    job = read_job()
    reset_scene(background=(0.006, 0.009, 0.013))
    finishes = workshop.Finishes()
    lay_slab(finishes)
    build_hall(finishes)
    stock_hall(finishes)
    light_hall(finishes)
    choose_camera(VIEWS, job.view)
    render(job, bounces=8, clamp=5.0)


if __name__ == "__main__":
    main()
