"""Pipework of a plant room from a hand's breadth: a union that weeps, a valve with its labels.

Metres; the pipe runs along x at z = 0 and we look along +y. Views: union, valve, visit.
"""

from math import pi

import numpy as np

from parts import lights, materials, salt, tabletop, turning, wet_fittings
from parts.blender import box, cylinder, plane, reset_scene
from parts.camera import choose_camera
from parts.job import read_job
from parts.render import render
from parts.rods import rod

PIPE = 0.0315
GREY, DARK = (0.092, 0.098, 0.104), (0.050, 0.054, 0.058)
LEAK = -0.0235  # the mouth of the union's nut

VIEWS = {
    "union": dict(
        location=(0.030, -0.50, -0.040),
        target=(0.000, 0.0, -0.013),
        lens=70,
        focus=0.458,
        fstop=7.1,
    ),
    "valve": dict(
        location=(0.100, -0.60, 0.105),
        target=(0.056, 0.0, 0.004),
        lens=66,
        focus=0.562,
        fstop=10,
    ),
    # As a keeper's telephone sees the union.
    "visit": dict(location=(0.115, -0.290, 0.075), target=(-0.004, 0.0, -0.012), lens=36),
}


def build_union(rng):
    """The union with its nut, salt about the mouth of the nut, a drop below it."""
    body = salt.salted_plastic("body", GREY, (LEAK, 0.030))
    nut = salt.salted_plastic("nut", DARK, (LEAK, 0.034), shine=0.30)
    cement = tabletop.moulded("cement", (0.16, 0.165, 0.165), 0.22, 0.1, 0.05)
    wet_fittings.pipe(-0.9, -0.070, PIPE, body)
    wet_fittings.sleeve(-0.078, -0.030, 0.0395, body)
    wet_fittings.cement_bead(rng, -0.078, PIPE, cement)
    wet_fittings.pipe(-0.034, 0.0, 0.0430, body)
    wet_fittings.thread(-0.0335, 3.0, 0.0430, body)
    wet_fittings.union_nut(-0.0215, 0.048, 0.0505, nut)
    wet_fittings.sleeve(0.020, 0.078, 0.0395, body, lip_at=1)
    wet_fittings.cement_bead(rng, 0.078, PIPE, cement, -1)
    wet_fittings.pipe(0.070, 0.9, PIPE, body)
    wet_fittings.raised_words("PN 16", 0.0068, 0.0395, body, -0.0495, -1.05)
    crust = salt.crystals()
    outside = [(-0.050, 0.0395), (-0.0345, 0.0400), (-0.0330, 0.0440), (-0.0225, 0.0445)]
    outside += [(-0.0205, 0.0518), (-0.0125, 0.0522), (-0.0100, 0.0500), (0.010, 0.0500)]
    salt.salt_creep(rng, 7000, outside, LEAK, 0.0040, crust, -2.95, -0.20, 0.0042)
    salt.salt_creep(rng, 1500, outside, LEAK + 0.005, 0.0060, crust, -2.2, -0.9, 0.0016)
    sea = tabletop.clear("sea", 1.34, (0.985, 0.995, 0.995), (0.9, 0.93, 0.93))
    salt.hanging_drop((-0.0150, -0.004, -0.0532), sea, 0.0040)
    salt.beads(rng, 9, (-0.0200, -0.0130), 0.0518, sea)


def build_valve(rng):
    """A ball valve with a red lever; on it a numbered brass tag, beside it a note on tape."""
    body = salt.salted_plastic("body", GREY, (-0.094, 0.008))
    nut = salt.salted_plastic("nut", DARK, (-0.094, 0.008), shine=0.32)
    cement = tabletop.moulded("cement", (0.16, 0.165, 0.165), 0.22, 0.1, 0.05)
    wet_fittings.pipe(-0.9, -0.120, PIPE, body)
    wet_fittings.pipe(0.120, 0.9, PIPE, body)
    wet_fittings.sleeve(-0.132, -0.085, 0.0390, body)
    wet_fittings.sleeve(0.085, 0.132, 0.0390, body, lip_at=1)
    wet_fittings.cement_bead(rng, -0.132, PIPE, cement)
    wet_fittings.cement_bead(rng, 0.132, PIPE, cement, -1)
    for start in (-0.093, 0.049):
        wet_fittings.union_nut(start, 0.044, 0.0500, nut, turn=0.1 if start < 0 else 0.27)
    barrel = [(0.040, -0.050), (0.0455, -0.046), (0.0455, -0.034), (0.0435, -0.032)]
    barrel += [(0.0435, 0.032), (0.0455, 0.034), (0.0455, 0.046), (0.040, 0.050)]
    turning.lathe(barrel, body, axis=wet_fittings.ALONG, bevel=0.0012, segments=160)
    wet_fittings.raised_words("DN 50", 0.0095, 0.0435, body, 0.004, -1.30, 0.0005)
    red = tabletop.moulded("lever", (0.20, 0.020, 0.014), 0.40, 0.45, 0.15, scuffs=0.7)
    wet_fittings.lever(body, red)
    brass = tabletop.worn_metal("tag", (0.60, 0.41, 0.205), 0.36, (0.42, 0.33, 0.26), 0.32)
    wet_fittings.hung_tag(rng, brass, ("V 14", "RETURN 2"), (0.006, -0.0512, -0.0215))
    wet_fittings.pipe_label(rng, ("RETURN 2", "STANDBY"), 0.175, PIPE, 0.066, 0.025, 0.30)
    outside = [(-0.1, 0.0390), (-0.0935, 0.0392), (-0.0920, 0.0505)]
    salt.salt_creep(rng, 500, outside, -0.094, 0.0025, salt.crystals(), -2.8, -0.5, 0.0016)


def build_room():
    """What is far out of focus: a painted wall, other pipes with their bands, a lit sump."""
    wall = materials.stone("wall", (0.07, 0.082, 0.085), (0.11, 0.122, 0.122), 0.85, 2.0, 0.05)
    plane(8, 5, (0, 2.6, 0.4), wall, (pi / 2, 0, 0))
    grey = materials.plain("grey", (0.11, 0.12, 0.125), 0.4)
    colors = dict(
        green=materials.plain("green", (0.012, 0.10, 0.085), 0.4),
        ochre=materials.plain("ochre", (0.30, 0.19, 0.05), 0.4),
        steel=tabletop.worn_metal("steel", (0.40, 0.40, 0.39), 0.32),
    )
    for x, y, thick in ((-0.42, 0.95, 0.045), (-0.25, 1.15, 0.045), (0.62, 1.35, 0.055)):
        rod((x, y, -2), (x, y, 2), thick, grey, 32)
    for x, y, z, thick, kind in (
        (-0.42, 0.95, 0.10, 0.046, "green"),
        (-0.25, 1.15, -0.06, 0.046, "ochre"),
        (0.62, 1.35, 0.16, 0.056, "green"),
    ):
        cylinder(thick, 0.10, (x, y, z), colors[kind], 32)
    rod((-3, 1.5, 0.30), (3, 1.5, 0.30), 0.04, grey, 32)
    cylinder(0.075, 0.5, (0.24, 1.6, -0.05), colors["steel"], 48)
    box((1.6, 0.5, 0.5), (0.75, 2.2, -0.55), materials.plain("sump", (0.05, 0.16, 0.18), 0.3), 0.01)
    tabletop.glow_panel(1.6, 0.62, (0.52, 1.9, -0.40), (0.15, 0.40, 0.45), 0.42)
    tabletop.glow_panel(0.10, 1.1, (-0.75, 2.3, 0.42), (1.0, 0.72, 0.44), 6.0)


def light_room():
    """A lamp over the left shoulder, the glow of the sump from the right, a rim from above."""
    aim = (0, 0, -0.01)
    tabletop.softbox((-0.62, -0.40, 0.30), aim, 0.30, 7.5, (1.0, 0.84, 0.66), 0.42, 120)
    tabletop.softbox((-0.20, -0.62, -0.42), aim, 0.45, 1.5, (1.0, 0.92, 0.82), 0.25, 140)
    tabletop.softbox((0.70, 0.22, -0.24), aim, 0.55, 2.4, tabletop.COOL, 0.35, 150)
    tabletop.softbox((-0.15, 0.62, 0.55), aim, 0.7, 3.0, (1.0, 0.90, 0.78), 0.12, 130)
    lights.spot((-1.2, 0.9, 1.6), (-0.4, 1.6, 0.0), 45, tabletop.WARM, 1.2, 1.0, 0.3)


BUILD = dict(union=build_union, valve=build_valve, visit=build_union)


def main():
    job = read_job()
    reset_scene(background=(0.0040, 0.0056, 0.0060))
    rng = np.random.default_rng(63)
    BUILD[job.view](rng)
    build_room()
    light_room()
    choose_camera(VIEWS, job.view).data.clip_start = 0.01
    render(job, bounces=9, clamp=4.0, adaptive=0.025)


if __name__ == "__main__":
    main()
