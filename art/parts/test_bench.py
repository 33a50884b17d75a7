"""What lies on a water-test bench: vials in a rack, a probe on its stand, cloth, tablet, optics."""

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


def vial_rack(kit):
    """Six vials of coloured water in a clear rack, 0.25 m long."""
    for z in (0.012, 0.052):
        kit.box("acrylic_thin", (0.245, 0.052, 0.006), (0, 0, z), 0.0015)
    for x in (-0.119, 0.119):
        kit.box("acrylic_edge", (0.006, 0.052, 0.058), (x, 0, 0.03), 0.0015)
    for index, colour in enumerate(VIALS):
        x, fill = -0.095 + index * 0.038, 0.060 + 0.005 * math.sin(index * 2.1)
        at = (x, 0, 0.0155)
        kit.lathe(colour, [(0.0112, 0.002), (0.0112, fill)], at, bevel=0.001)
        tube = [(0.0125, 0.0), (0.0125, 0.088), (0.0108, 0.088)]
        kit.lathe("glass", tube, at, bevel=0.001, capped=False)
        cap = [(0.0138, 0.084), (0.0138, 0.102), (0.0125, 0.104)]
        kit.lathe("plate" if index == 3 else "shade", cap, at, bevel=0.0012)


def probe_stand(kit):
    """A probe that hangs from a stand into a beaker, its lead trailing away to the right."""
    kit.box("casing", (0.12, 0.09, 0.014), (0, 0, 0.007), 0.004)
    kit.lathe("steel", [(0.005, 0.0), (0.005, 0.27)], (0.035, 0, 0.01), bevel=0.001)
    kit.box("brass", (0.075, 0.014, 0.014), (0.005, 0, 0.235), 0.003)
    x = -0.026
    probe = [(0.004, 0.055), (0.006, 0.065), (0.006, 0.20), (0.0085, 0.205), (0.0085, 0.27)]
    kit.lathe("shade", probe + [(0.004, 0.275)], (x, 0, 0), bevel=0.001)
    kit.lathe("brass", [(0.0088, 0.212), (0.0088, 0.218)], (x, 0, 0), bevel=0.0005)
    lead = [(x, 0, 0.275), (-0.02, 0, 0.315), (0.07, 0.03, 0.30), (0.12, 0.08, 0.12)]
    lead += [(0.17, 0.10, 0.012), (0.24, 0.11, 0.004), (0.42, 0.12, 0.004), (0.53, 0.14, 0.004)]
    kit.sweep("cable", slack_path(lead), 0.0022, 8)
    beaker = [(0.036, 0.0), (0.038, 0.004), (0.038, 0.094), (0.040, 0.098)]
    kit.lathe("glass", beaker, (x, 0, 0.014), bevel=0.001, capped=False)
    kit.lathe("sample", [(0.0365, 0.003), (0.0365, 0.066)], (x, 0, 0.014), bevel=0.001)


def tablet(kit):
    """A tablet whose lit screen is blank."""
    tilt = (0.05, 0, 0)
    kit.box("shade", (0.245, 0.175, 0.008), (0, 0, 0.010), 0.0035, tilt)
    kit.box("screen_soft", (0.225, 0.155, 0.001), (0, 0, 0.0144), 0, tilt)


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
