"""What lies on a water-test bench: vials in a rack, a probe on its stand, cloth, logbook."""

import math

import numpy as np
from mathutils import Vector, noise

from .pipework import slack_path

VIALS = ("vial_gold", "vial_rose", "vial_teal", "vial_clear", "vial_violet", "vial_blue")


def bench(kit, size=(1.3, 0.62), height=0.90):
    """A stainless bench; the origin is on the floor below the middle of its top."""
    width, depth = size
    kit.box("steel_top", (width, depth, 0.035), (0, 0, height - 0.0175), 0.008)
    kit.box("steel_top", (width - 0.06, depth - 0.06, 0.02), (0, 0, 0.28), 0.004)
    for x in (-width / 2 + 0.05, width / 2 - 0.05):
        for y in (-depth / 2 + 0.05, depth / 2 - 0.05):
            kit.lathe("steel", [(0.019, 0.02), (0.019, height - 0.03)], (x, y, 0), bevel=0.001)
            kit.lathe("rubber", [(0.024, 0), (0.022, 0.03)], (x, y, 0), bevel=0.003)


def printed(kit, material, radius, low, high, half_angle, at=(0, 0, 0), steps=9):
    """Paint or paper on the front (-y) of an upright cylinder, between two heights."""
    angle = -math.pi / 2 + np.linspace(-half_angle, half_angle, steps)
    ring = np.stack([radius * np.cos(angle), radius * np.sin(angle)], -1)
    lower, upper = (np.c_[ring, np.full(steps, height)] for height in (low, high))
    faces = [(i, i + 1, steps + i + 1, steps + i) for i in range(steps - 1)]
    kit.add(material, np.vstack([lower, upper]) + np.asarray(at), faces)


def vial(kit, liquid, cap, fill, at):
    """A glass vial with a ribbed cap, a label, a fill mark and colored water up to a height."""
    water = [(0.0110, 0.003), (0.0110, fill + 0.0022), (0.0100, fill + 0.0006), (0.0075, fill)]
    kit.lathe(liquid, water, at, bevel=0.0004)
    tube = [(0.0090, 0.0), (0.0122, 0.002), (0.0125, 0.006), (0.0125, 0.080), (0.0112, 0.088)]
    kit.lathe("lab_glass", tube, at, bevel=0.001, capped=False)
    inside = [(0.0060, 0.002), (0.0112, 0.004), (0.0112, 0.088)]
    kit.lathe("lab_glass", inside, at, bevel=0.0005, capped=False)
    top = [(0.0130, 0.084), (0.0134, 0.086), (0.0134, 0.101), (0.0120, 0.104)]
    kit.lathe(cap, top, at, bevel=0.0008)
    for rib in range(30):
        turn = rib * 2 * math.pi / 30
        spot = (0.0134 * math.cos(turn) + at[0], 0.0134 * math.sin(turn) + at[1], at[2] + 0.0935)
        kit.box(cap, (0.0012, 0.0012, 0.013), spot, 0, (0, 0, turn))
    printed(kit, "plate", 0.01265, 0.0215, 0.0335, 0.75, at)
    for line, wide in ((0.0305, 0.55), (0.0280, 0.38), (0.0250, 0.48)):
        printed(kit, "shade", 0.01272, line - 0.0006, line + 0.0004, wide, at)
    printed(kit, "plate", 0.01262, 0.0655, 0.0662, 1.2, at)


def vial_rack(kit):
    """Six vials of colored water in a clear rack, 0.25 m long."""
    for z in (0.012, 0.052):
        kit.box("acrylic_thin", (0.245, 0.052, 0.006), (0, 0, z), 0.0015)
    for x in (-0.119, 0.119):
        kit.box("acrylic_edge", (0.006, 0.052, 0.058), (x, 0, 0.03), 0.0015)
    for index, color in enumerate(VIALS):
        fill = 0.064 + 0.003 * math.sin(index * 2.1)
        cap = "plate" if index == 3 else "shade"
        vial(kit, color, cap, fill, (-0.095 + index * 0.038, 0, 0.0155))


def beaker(kit, at):
    """A graduated glass beaker with a rolled rim, two thirds full."""
    wall = [(0.030, 0.0), (0.036, 0.003), (0.0375, 0.008), (0.0375, 0.094)]
    kit.lathe("lab_glass", wall + [(0.0395, 0.098), (0.0402, 0.100)], at, bevel=0.001, capped=False)
    inside = [(0.030, 0.004), (0.0357, 0.008), (0.0357, 0.097)]
    kit.lathe("lab_glass", inside, at, bevel=0.001, capped=False)
    rim = [(0.0388, 0.0985), (0.0402, 0.1), (0.0388, 0.1012)]
    kit.lathe("acrylic_edge", rim, at, bevel=0.0004, capped=False)
    water = [(0.0352, 0.006), (0.0352, 0.0685), (0.0335, 0.0668), (0.029, 0.066)]
    kit.lathe("sample", water, at, bevel=0.0004)
    for step in range(9):
        height, wide = 0.018 + 0.008 * step, 0.24 if step % 2 else 0.15
        printed(kit, "plate", 0.0378, height, height + 0.0008, wide, at)


def probe_stand(kit):
    """A probe that hangs from a stand into a beaker, its lead trailing away to the right."""
    kit.box("casing", (0.12, 0.09, 0.014), (0, 0, 0.007), 0.004)
    kit.lathe("steel", [(0.005, 0.0), (0.005, 0.27)], (0.035, 0, 0.01), bevel=0.001)
    kit.box("brass", (0.075, 0.014, 0.014), (0.005, 0, 0.235), 0.003)
    kit.lathe("brass", [(0.011, 0.226), (0.011, 0.244)], (0.035, 0, 0), bevel=0.002)
    knob = [(0.004, 0), (0.004, 0.016), (0.009, 0.018), (0.009, 0.026)]
    kit.lathe("shade", knob, (0.046, 0, 0.235), (1, 0, 0), bevel=0.001)
    x = -0.026
    probe = [(0.004, 0.055), (0.006, 0.065), (0.006, 0.20), (0.0085, 0.205), (0.0085, 0.27)]
    kit.lathe("shade", probe + [(0.004, 0.275)], (x, 0, 0), bevel=0.001)
    kit.lathe("brass", [(0.0088, 0.212), (0.0088, 0.218)], (x, 0, 0), bevel=0.0005)
    lead = [(x, 0, 0.275), (-0.02, 0, 0.315), (0.07, 0.03, 0.30), (0.12, 0.08, 0.12)]
    lead += [(0.17, 0.10, 0.012), (0.24, 0.11, 0.004), (0.42, 0.12, 0.004), (0.60, 0.14, 0.004)]
    kit.sweep("cable", slack_path(lead), 0.0022, 8)
    beaker(kit, (x, 0, 0.014))


def logbook(kit):
    """A closed cloth-bound logbook with a ribbon, and a brass pencil across it."""
    kit.box("plate", (0.142, 0.100, 0.011), (0.002, 0, 0.0085), 0.001)
    for z in (0.0015, 0.0155):
        kit.box("vessel", (0.150, 0.106, 0.003), (0, 0, z), 0.0012)
    kit.box("vessel", (0.004, 0.106, 0.017), (-0.074, 0, 0.0085), 0.0018)
    kit.box("brass", (0.005, 0.107, 0.0174), (0.055, 0, 0.0087), 0.0006)
    pencil = [(0.0006, 0.0), (0.0035, 0.012), (0.0035, 0.118), (0.0042, 0.119), (0.0042, 0.130)]
    kit.lathe("brass", pencil, (-0.062, -0.022, 0.0207), (0.94, 0.34, 0), bevel=0.0004)


def refractometer(kit):
    """A brass hand refractometer that lies on its side along x."""
    body = [(0.009, 0), (0.013, 0.010), (0.013, 0.036), (0.0105, 0.044), (0.0105, 0.100)]
    kit.lathe("brass", body + [(0.014, 0.105)], (-0.075, 0, 0.014), (1, 0, 0), bevel=0.0012)
    eyepiece = [(0.0145, 0.105), (0.0155, 0.110), (0.0155, 0.138), (0.012, 0.144)]
    kit.lathe("shade", eyepiece, (-0.075, 0, 0.014), (1, 0, 0), bevel=0.0012)
    kit.box("acrylic_edge", (0.03, 0.014, 0.004), (-0.088, 0, 0.024), 0.001, (0, 0.12, 0))


def folded_cloth(kit, size=(0.21, 0.16), layers=4, seed=5):
    """A folded cotton cloth: soft layers whose edges do not quite meet."""
    rng = np.random.default_rng(seed)
    columns, rows = 44, 34
    grid = np.linspace(-1, 1, columns), np.linspace(-1, 1, rows)
    u, v = np.meshgrid(*grid, indexing="ij")
    edge = np.maximum(np.abs(u), np.abs(v)) ** 8
    i, j = np.meshgrid(np.arange(columns - 1), np.arange(rows - 1), indexing="ij")
    corner = i * rows + j
    faces = np.stack([corner, corner + rows, corner + rows + 1, corner + 1], -1).reshape(-1, 4)
    for layer in range(layers):
        x = u * (size[0] / 2 - 0.003 * layer) + rng.normal(0, 0.002)
        y = v * (size[1] / 2 - 0.002 * layer) + rng.normal(0, 0.002)
        places = zip(x.ravel(), y.ravel(), strict=True)
        wave = [noise.noise(Vector((a * 14, b * 14, layer * 0.35))) for a, b in places]
        z = 0.007 + layer * 0.005 + 0.003 * np.reshape(wave, u.shape) - edge * 0.005
        kit.add("cloth", np.stack([x, y, z], -1).reshape(-1, 3), faces)
