"""An offcut of a 140 mm panel of cast acrylic on squared paper, its edge half polished; one sees through it.

Metres; the bench is z = 0 and we look along +y at its corner. View: main.
"""

from math import cos, pi, radians, sin

import numpy as np
from mathutils import Vector

from parts import acrylic, bench_tools, materials, tabletop
from parts.blender import box, group, plane, reset_scene
from parts.camera import choose_camera
from parts.job import read_job
from parts.nodes import new_material
from parts.render import render
from parts.tool_pieces import posed
from parts.wear import used

LONG, DEEP, THICK = 0.34, 0.20, 0.140
CORNER = (0.118, -0.050)  # the block's near corner, on the paper
YAW = radians(-21)
WINDOW = (-0.10, 1.60, 0.42)  # its middle
SCRAPED = -0.215  # from here leftwards, from the corner, the long edge is not polished yet
GRID = 0.05  # between the lines of the paper

VIEWS = {
    "main": dict(
        location=(0.015, -0.74, 0.235),
        target=(0.005, 0.02, 0.078),
        lens=58,
        focus=0.70,
        fstop=8.0,
    ),
}


def on_block(x, y):
    """Where a point of the block lies: x from its corner along the long edge, y away from us."""
    return (
        CORNER[0] + x * cos(YAW) - y * sin(YAW),
        CORNER[1] + x * sin(YAW) + y * cos(YAW),
    )


def lay_paper():
    """Squared paper under the block."""
    paper = tabletop.moulded("paper", (0.50, 0.47, 0.41), 0.8, 0.05, 0.3, 0.1)
    fine = materials.plain("fine", (0.17, 0.20, 0.21), 0.8)
    items = [box((0.84, 0.62, 0.0006), (0, 0.10, 0.0003), paper)]
    for x in np.arange(-0.40, 0.41, GRID):
        items.append(box((0.0007, 0.60, 0.0001), (x, 0.10, 0.00066), fine))
    for y in np.arange(-0.19, 0.40, GRID):
        items.append(box((0.82, 0.0007, 0.0001), (0, y, 0.00066), fine))
    group(items, (0, 0, 0), radians(7))


def lay_block():
    """An offcut of the panel, as thick as the panel is, with one corner towards us."""
    clear = acrylic.polished_slab("block", SCRAPED + LONG / 2)
    slab = box((LONG, DEEP, THICK), (-LONG / 2, DEEP / 2, THICK / 2), clear, 0.0011, 2, flat=True)
    group([slab], (*CORNER, 0.0009), YAW)


def stand_line():
    """An upright red line behind the block, which the block moves aside."""
    red = materials.plain("red", (0.42, 0.028, 0.018), 0.4)
    box((0.0042, 0.0042, 0.30), (-0.062, 0.285, 0.15), red, 0.0004)
    box((0.05, 0.05, 0.012), (-0.062, 0.285, 0.0065), tabletop.worn_metal("foot", (0.10, 0.10, 0.10)), 0.001)


def lay_tools(rng):
    """A square that shows the thickness; a block and the swarf of the polishing."""
    iron = tabletop.worn_metal("iron", (0.11, 0.11, 0.112), 0.42, (0.6, 0.55, 0.5), 0.15)
    x, y = on_block(0.030, -0.012)
    posed(bench_tools.upright_square(rng, iron), (x, y, 0.0008), YAW)
    wet = tabletop.moulded("abrasive", (0.030, 0.033, 0.036), 0.75, 0.45, 0.9, 0.3)
    posed(bench_tools.sanding_block(bench_tools.cork(), wet), (-0.235, -0.085, 0.0008), radians(-24))
    shaving = acrylic.film("shaving", 0.18, 0.05, 300.0, (0.70, 0.72, 0.71))
    for at, count in ((-0.24, 70), (-0.31, 60)):
        bench_tools.swarf(rng, shaving, count, on_block(at, -0.022), (0.020, 0.010))


def build_workshop():
    """What the lens and the block see of the room: a dark wall, offcuts in paper, a lit doorway."""
    wall = materials.stone("wall", (0.030, 0.032, 0.032), (0.050, 0.052, 0.050), 0.9, 2.0, 0.05)
    plane(7, 4, (0, 2.6, 1.0), wall, (pi / 2, 0, 0))
    kraft = acrylic.masking_paper("wrapped")
    edge = materials.plain("offcut", (0.10, 0.12, 0.125), 0.25)
    for x, y, width, tall, lean, kind in (
        (-0.75, 1.9, 0.55, 0.62, -9, kraft),
        (0.95, 2.2, 0.35, 0.95, -5, edge),
    ):
        box((width, 0.05, tall), (x, y, tall / 2), kind, 0.002, rotation=(radians(lean), 0, 0.06))
    tin = tabletop.worn_metal("tin", (0.34, 0.33, 0.31), 0.35)
    for x, y, high in ((0.36, 0.95, 0.11), (0.50, 1.02, 0.08), (-0.62, 1.1, 0.13)):
        box((0.085, 0.085, high), (x, y, high / 2), tin, 0.004)
    tabletop.glow_panel(0.75, 1.3, (1.15, 2.5, 0.75), (1.0, 0.66, 0.38), 0.8)


def evening_sky(nodes):
    """What a dusty window shows, out of focus: a low bright sky over dark trees."""
    where = materials.object_coordinates(nodes)
    trees = nodes.noise(where, 2.6, 3.0).outputs[0]
    up = nodes.math("ADD", nodes.separate(where)[1], nodes.math("MULTIPLY", trees, 0.55))
    dark, low, high = (0.10, 0.075, 0.045), (1.0, 0.78, 0.52), (0.80, 0.80, 0.76)
    share = nodes.map_range(up, -0.45, 0.85, 0, 1)
    return nodes.ramp(share, [(0.26, dark), (0.50, low), (1, high)])


def light_bench():
    """A window behind the block, with its glazing bars, and what the room before it gives back."""
    aim = (0.0, 0.1, 0.1)
    turn = (Vector(aim) - Vector(WINDOW)).to_track_quat("Z", "Y").to_euler()
    pane, nodes = new_material("window", is_lamp=True)
    nodes.output(nodes("ShaderNodeEmission", {0: evening_sky(nodes), 1: 2.7}).outputs[0])
    frame = materials.plain("frame", (0.02, 0.02, 0.02), 0.6)
    width, height = 1.75, 1.25
    window = [plane(width, height, (0, 0, 0), pane)]
    window += [box((0.04, height, 0.02), (x, 0, 0.03), frame) for x in (-0.44, 0.0, 0.44)]
    window += [box((width, 0.04, 0.02), (0, y, 0.03), frame) for y in (-0.21, 0.21)]
    group(window, WINDOW).rotation_euler = turn
    front = (1.0, 0.90, 0.78)
    tabletop.softbox((-1.0, -0.85, 0.85), (0, -0.05, 0.05), 0.9, 16.0, front, 0.7, 140)
    tabletop.softbox((1.1, -0.25, 0.75), aim, 0.8, 2.2, tabletop.COOL, 0.5, 150)


def main():
    job = read_job()
    reset_scene(background=(0.0032, 0.0042, 0.0046))
    rng = np.random.default_rng(29)
    box((4.0, 2.6, 0.03), (0, 0.8, -0.015), bench_tools.felt(), 0.001)
    bench_tools.lint(rng, (-0.35, -0.35, 0.0001), (0.4, 0.1, 0.0005), 900)
    lay_paper()
    lay_block()
    stand_line()
    lay_tools(rng)
    tabletop.dust(rng, (-0.16, -0.02, THICK + 0.0010), (0.1, 0.12, THICK + 0.0012), 160, 6)
    build_workshop()
    light_bench()
    choose_camera(VIEWS, job.view).data.clip_start = 0.01
    render(job, bounces=14, clamp=8.0, adaptive=0.012, caustics=True)


if __name__ == "__main__":
    main()
