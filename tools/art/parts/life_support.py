"""Machines of a life-support room, built from turned parts: pumps, fractionators, filters.

Each function adds one machine to a `Kit` (see pipework.py), standing at the origin of the kit's
current placement. Lengths are metres. Material names expected in the kit are those of
`industrial.plant_materials`.
"""

import math

import numpy as np

from .pipework import band, flange, gauge, pipe_run, socket, union

QUARTER = math.pi / 2


def pump(kit, radius=0.045):
    """A close-coupled three-phase pump: axis along x, suction at +x, discharge straight up.

    The suction ends at (0.50, 0, 0.25), the discharge at (0.27, 0, 0.55).
    """
    z = 0.25
    kit.box("rubber", (0.62, 0.30, 0.02), (-0.02, 0, 0.01), 0.004)
    kit.box("steel", (0.60, 0.28, 0.025), (-0.02, 0, 0.032), 0.004)
    for x in (-0.22, 0.02):
        for y in (-0.09, 0.09):
            kit.box("motor", (0.06, 0.035, 0.15), (x, y, 0.105), 0.006)
            kit.lathe("steel", [(0.011, 0), (0.011, 0.012)], (x, y * 1.35, 0.044), bevel=0.002)
    body = [(0.118, 0), (0.118, 0.30), (0.128, 0.31), (0.128, 0.335), (0.09, 0.345)]
    kit.lathe("motor", body, (-0.26, 0, z), (1, 0, 0), bevel=0.006)
    for index in range(30):
        angle = index * 2 * math.pi / 30
        if abs(math.sin(angle) - 1) < 0.12:
            continue
        middle = (-0.11, 0.13 * math.cos(angle), z + 0.13 * math.sin(angle))
        kit.box("motor", (0.27, 0.005, 0.032), middle, 0.0015, (angle - QUARTER, 0, 0))
    cowl = [(0.144, 0), (0.144, 0.09), (0.128, 0.115), (0.03, 0.122)]
    kit.lathe("cowl", cowl, (-0.25, 0, z), (-1, 0, 0), bevel=0.012)
    for ring in (0.04, 0.062, 0.084, 0.106):
        groove = [(ring, 0.1225 - ring * 0.02), (ring + 0.011, 0.1232 - ring * 0.045)]
        kit.lathe("shade", groove, (-0.25, 0, z), (-1, 0, 0), bevel=0, capped=False)
    kit.lathe("brass", [(0.02, 0.119), (0.02, 0.126)], (-0.25, 0, z), (-1, 0, 0), bevel=0.002)
    kit.box("motor", (0.13, 0.12, 0.075), (-0.10, 0, z + 0.16), 0.01)
    kit.box("cowl", (0.136, 0.126, 0.012), (-0.10, 0, z + 0.203), 0.004)
    kit.lathe("shade", [(0.014, 0), (0.014, 0.035)], (-0.10, -0.058, z + 0.16), (0, -1, 0))
    lantern = [(0.09, 0), (0.075, 0.03), (0.075, 0.07), (0.15, 0.09)]
    kit.lathe("motor", lantern, (0.085, 0, z), (1, 0, 0), bevel=0.006)
    volute = [(0.165, 0), (0.178, 0.012), (0.178, 0.085), (0.15, 0.115), (0.075, 0.13)]
    kit.lathe("casing", volute, (0.175, 0, z), (1, 0, 0), bevel=0.014)
    for index in range(8):
        angle = (index + 0.5) * math.pi / 4
        seat = (0.172, 0.163 * math.cos(angle), z + 0.163 * math.sin(angle))
        kit.lathe("steel", [(0.009, -0.012), (0.009, 0.0)], seat, (1, 0, 0), bevel=0.002)
    kit.lathe("casing", [(radius * 1.5, 0), (radius * 1.35, 0.22)], (0.3, 0, z), (1, 0, 0))
    kit.lathe("casing", [(radius * 1.7, 0.1), (radius * 1.3, 0.3)], (0.27, 0, z), (0, 0, 1))
    kit.box("casing", (0.07, 0.16, 0.10), (0.235, 0, 0.09), 0.01)
    union(kit, "pvc", (0.45, 0, z), (1, 0, 0), radius)
    union(kit, "pvc", (0.27, 0, 0.50), (0, 0, 1), radius)
    kit.box("plate", (0.07, 0.001, 0.04), (-0.1, -0.064, z + 0.165), 0)


def fractionator(kit, bubbles=0, seed=1, bubble_size=(0.0012, 0.0032)):
    """A clear protein fractionator, 2.72 m tall: base, column of bubbles, cone, neck, foam cup."""
    rng = np.random.default_rng(seed)
    kit.box("pvc", (0.84, 0.84, 0.03), (0, 0, 0.015), 0.006)
    base = [(0.35, 0.03), (0.35, 0.06), (0.325, 0.07), (0.325, 0.30), (0.35, 0.31), (0.35, 0.335)]
    kit.lathe("pvc", base, bevel=0.006)
    _ring_joint(kit, 0.35, 0.335, 24)
    kit.lathe("acrylic", [(0.272, 0.36), (0.272, 1.56)], bevel=0, capped=False)
    kit.lathe("bubble_water", [(0.235, 0.36), (0.235, 1.56)], bevel=0, capped=False)
    kit.lathe("ring_light", [(0.25, 0.362), (0.268, 0.362), (0.268, 0.372), (0.25, 0.372)])
    _ring_joint(kit, 0.335, 1.56, 20)
    cone = [(0.272, 1.59), (0.268, 1.62), (0.135, 1.92), (0.13, 1.95), (0.13, 2.08)]
    kit.lathe("acrylic", cone, bevel=0.02, capped=False)
    inside = [(0.235, 1.59), (0.245, 1.63), (0.112, 1.92), (0.108, 2.10)]
    kit.lathe("foam", inside, bevel=0.02, capped=False)
    _ring_joint(kit, 0.20, 2.08, 12)
    cup = [(0.235, 2.11), (0.235, 2.58)]
    kit.lathe("acrylic", cup, bevel=0, capped=False)
    kit.lathe("acrylic_edge", [(0.245, 2.105), (0.245, 2.118)], bevel=0.003)
    kit.lathe("skimmate", [(0.229, 2.118), (0.229, 2.20)], bevel=0.006)
    kit.lathe("acrylic", [(0.128, 2.11), (0.128, 2.44)], bevel=0, capped=False)
    head = [(0.12, 2.10), (0.12, 2.45), (0.142, 2.47), (0.135, 2.51), (0.08, 2.535)]
    kit.lathe("foam", head, bevel=0.02)
    beads = 520
    angle, height = rng.uniform(0, 2 * math.pi, beads), rng.uniform(0, 1, beads) ** 2.5
    reach = 0.16 + 0.065 * rng.uniform(0, 1, beads)
    spots = np.stack([reach * np.cos(angle), reach * np.sin(angle), 2.2 + 0.05 * height], 1)
    kit.spheres("foam", spots, rng.uniform(0.004, 0.012, beads))
    lid = [(0.25, 2.58), (0.25, 2.60), (0.235, 2.612), (0.06, 2.616), (0.05, 2.66)]
    kit.lathe("pvc", lid, bevel=0.005)
    kit.lathe("brass", [(0.03, 2.66), (0.036, 2.69), (0.02, 2.70)], bevel=0.004)
    socket(kit, "pvc", (0.23, 0, 2.14), (1, 0, 0), 0.016, 0.06)
    socket(kit, "pvc", (0.30, 0, 0.18), (1, 0, 0), 0.05, 0.09)
    kit.box("plate", (0.12, 0.002, 0.07), (0.0, -0.328, 0.19), 0.0008)
    if bubbles:
        angle, height = rng.uniform(0, 2 * math.pi, bubbles), rng.uniform(0.375, 1.55, bubbles)
        reach = 0.237 + 0.03 * rng.uniform(0, 1, bubbles)
        spots = np.stack([reach * np.cos(angle), reach * np.sin(angle), height], 1)
        small, large = bubble_size
        sizes = small + (large - small) * rng.uniform(0, 1, bubbles) ** 3
        kit.spheres("bubble", spots, sizes)
        _foam_cells(kit, rng, bubbles // 2)


def _foam_cells(kit, rng, count):
    """Large wet cells behind the wall of the cone and the neck, coarser towards the top."""
    height = rng.uniform(1.60, 2.07, count)
    wall = np.interp(height, (1.59, 1.62, 1.92, 2.08), (0.272, 0.268, 0.135, 0.13))
    coarse = (height - 1.6) / 0.47
    sizes = 0.002 + 0.006 * rng.uniform(0, 1, count) ** 2 * (0.6 + 0.6 * coarse)
    angle, reach = rng.uniform(0, 2 * math.pi, count), wall - sizes * 1.3 - 0.002
    spots = np.stack([reach * np.cos(angle), reach * np.sin(angle), height], 1)
    kit.spheres("bubble", spots, sizes)


def _ring_joint(kit, radius, z, bolts):
    """Two bolted rings at the height z, with a ring of brass cap nuts."""
    profile = [(radius, -0.002), (radius, 0.026)]
    kit.lathe("pvc", profile, (0, 0, z), bevel=0.004)
    kit.lathe("acrylic_edge", [(radius * 0.995, -0.012), (radius * 0.995, 0.0)], (0, 0, z))
    for index in range(bolts):
        angle = (index + 0.5) * 2 * math.pi / bolts
        seat = ((radius - 0.026) * math.cos(angle), (radius - 0.026) * math.sin(angle), z + 0.026)
        kit.lathe("brass", [(0.009, 0), (0.009, 0.008), (0.005, 0.015)], seat, bevel=0.002)


def media_vessel(kit, height=1.55, radius=0.31):
    """A filament-wound pressure vessel with domed ends, a skirt and a side valve manifold."""
    dome = 0.62 * radius
    t = np.linspace(-1, 1, 13) * QUARTER
    profile = [
        (
            max(0.05, radius * math.cos(a)),
            (0.2 + dome if a < 0 else height - dome) + dome * math.sin(a),
        )
        for a in t
    ]
    kit.lathe("vessel", profile, bevel=0.004)
    kit.lathe(
        "rubber", [(radius * 0.86, 0), (radius * 0.82, 0.02), (radius * 0.76, 0.3)], bevel=0.01
    )
    for z in (0.2 + dome, height - dome):
        kit.lathe(
            "brass", [(radius + 0.0015, -0.012), (radius + 0.0015, 0.012)], (0, 0, z), capped=False
        )
    kit.lathe("shade", [(0.105, height - 0.02), (0.105, height + 0.035)], bevel=0.006)
    kit.lathe(
        "pvc", [(0.085, height + 0.03), (0.075, height + 0.1), (0.05, height + 0.11)], bevel=0.01
    )
    gauge(kit, "brass", "dial", "shade", (-0.03, -0.09, height + 0.09), (-0.6, -0.8, 0))
    for index in range(8):
        angle = index * math.pi / 4
        seat = (0.093 * math.cos(angle), 0.093 * math.sin(angle), height + 0.035)
        kit.lathe("steel", [(0.008, 0), (0.008, 0.009)], seat, bevel=0.002)
    kit.box("plate", (0.002, 0.13, 0.09), (-radius - 0.001, 0, height * 0.55), 0.0006)


def calcium_reactor(kit, seed=4):
    """Twin clear columns of coral gravel on one base, with a recirculation loop."""
    rng = np.random.default_rng(seed)
    kit.box("pvc", (0.36, 0.78, 0.03), (0, 0, 0.015), 0.005)
    for y, full in ((-0.19, 0.93), (0.19, 0.86)):
        with kit.placed((0, y, 0)):
            kit.lathe("pvc", [(0.165, 0.03), (0.165, 0.075), (0.15, 0.09)], bevel=0.005)
            kit.lathe("acrylic", [(0.13, 0.09), (0.13, 1.15)], bevel=0, capped=False)
            kit.lathe("gravel", [(0.118, 0.10), (0.118, full)], bevel=0.01)
            count = 420
            angle, height = rng.uniform(0, 2 * math.pi, count), rng.uniform(0.1, full, count)
            spots = np.stack([0.114 * np.cos(angle), 0.114 * np.sin(angle), height], 1)
            kit.spheres("gravel", spots, rng.uniform(0.006, 0.012, count))
            _ring_joint(kit, 0.17, 1.13, 10)
            kit.lathe("pvc", [(0.165, 1.156), (0.165, 1.18), (0.05, 1.19)], bevel=0.005)
            gauge(kit, "brass", "dial", "shade", (-0.05, -0.1, 1.22), (-0.6, -0.8, 0), 0.028)
    loop = [(0, -0.19, 1.18), (0, -0.19, 1.32), (0, 0.19, 1.32), (0, 0.19, 1.18)]
    pipe_run(kit, "pvc", loop, 0.02)
    band(kit, "teal", (0, 0, 1.32), (0, 1, 0), 0.02, 0.08)


def chiller(kit):
    """A chiller in a graphite case; the condenser grille and its fan look towards -y."""
    width, depth, height = 0.92, 0.62, 1.18
    for x in (-0.36, 0.36):
        kit.lathe("rubber", [(0.04, 0), (0.034, 0.06)], (x, -0.2, 0), bevel=0.006)
    kit.box("casing", (width, depth, height), (0, 0, height / 2 + 0.06), 0.018)
    front, z = -depth / 2, 0.74
    kit.box("shade", (0.80, 0.004, 0.80), (0, front - 0.001, z), 0)
    for index in range(34):
        kit.box("grille", (0.80, 0.012, 0.006), (0, front - 0.006, z - 0.39 + index * 0.0236), 0)
    for ring in (0.1, 0.17, 0.24, 0.31, 0.37):
        hoop = [(ring, 0), (ring + 0.006, 0), (ring + 0.006, 0.006), (ring, 0.006)]
        kit.lathe("steel", hoop, (0, front - 0.012, z), (0, -1, 0), bevel=0.002, capped=False)
    kit.lathe("brass", [(0.06, 0), (0.06, 0.012)], (0, front - 0.012, z), (0, -1, 0), bevel=0.003)
    for index in range(4):
        angle = index * QUARTER + 0.78
        middle = (0.21 * math.cos(angle), front - 0.015, z + 0.21 * math.sin(angle))
        kit.box("steel", (0.32, 0.005, 0.008), middle, 0.001, (0, -angle, 0))
    for x, name in ((-0.36, "led_green"), (-0.33, "led_teal")):
        kit.lathe(name, [(0.007, 0), (0.006, 0.004)], (x, front, 0.24), (0, -1, 0), bevel=0.001)
    kit.box("screen", (0.11, 0.003, 0.05), (0.32, front - 0.001, 0.24), 0.001)
    kit.box("brass", (width + 0.004, depth + 0.004, 0.012), (0, 0, 0.125), 0.002)


def drum_filter(kit):
    """A drum filter in a stainless tank on legs; the mesh drum shows through the open front."""
    for x in (-0.55, 0.55):
        for y in (-0.38, 0.38):
            kit.box("steel", (0.06, 0.06, 0.62), (x, y, 0.31), 0.006)
            kit.lathe("rubber", [(0.05, 0), (0.045, 0.02)], (x, y, 0), bevel=0.004)
    for z in (0.16, 0.60):
        for y in (-0.38, 0.38):
            kit.box("steel", (1.1, 0.04, 0.04), (0, y, z), 0.004)
    kit.box("steel", (1.22, 0.90, 0.46), (0, 0, 0.86), 0.012)
    kit.box("steel", (1.26, 0.94, 0.03), (0, 0, 1.10), 0.005)
    drum = [(0.36, -0.5), (0.36, 0.5)]
    kit.lathe("mesh", drum, (0, 0, 1.12), (1, 0, 0), bevel=0.006)
    for x in (-0.5, -0.17, 0.17, 0.5):
        hoop = [(0.36, -0.012), (0.37, -0.012), (0.37, 0.012), (0.36, 0.012)]
        kit.lathe("steel", hoop, (x, 0, 1.12), (1, 0, 0), bevel=0.002, capped=False)
    kit.box("steel", (1.2, 0.03, 0.03), (0, 0.12, 1.545), 0.004)
    for x in np.linspace(-0.45, 0.45, 7):
        kit.lathe("brass", [(0.012, 0), (0.008, 0.03)], (x, 0.12, 1.53), (0, 0, -1), bevel=0.002)
    for x in (-0.6, 0.6):
        kit.box("steel", (0.02, 0.86, 0.42), (x, 0, 1.33), 0.006)
    kit.box("acrylic", (1.2, 0.008, 0.3), (0, -0.42, 1.26), 0.002, (-0.5, 0, 0))
    kit.lathe("motor", [(0.07, 0), (0.07, 0.2), (0.05, 0.22)], (0.62, -0.2, 1.12), (1, 0, 0))
    kit.box("plate", (0.14, 0.002, 0.08), (-0.35, -0.452, 0.9), 0.0008)
    kit.lathe(
        "steel",
        [(0.11, 0), (0.11, 0.06), (0.14, 0.06), (0.14, 0.08)],
        (0.2, -0.45, 0.82),
        (0, -1, 0),
    )


def control_cabinet(kit):
    """A graphite control cabinet with a lit blank screen and two rows of status lights."""
    width, depth, height = 0.95, 0.34, 1.95
    kit.box("shade", (width - 0.04, depth - 0.04, 0.1), (0, 0, 0.05), 0.004)
    kit.box("cabinet", (width, depth, height), (0, 0, 0.1 + height / 2), 0.012)
    front = -depth / 2
    for x in (-0.238, 0.238):
        kit.box("cabinet", (0.462, 0.02, height - 0.05), (x, front - 0.01, 0.1 + height / 2), 0.006)
    for x in (-0.03, 0.03):
        kit.box("brass", (0.014, 0.022, 0.26), (x, front - 0.036, 1.1), 0.004)
    kit.box("shade", (0.30, 0.006, 0.21), (-0.238, front - 0.022, 1.55), 0.003)
    kit.box("screen", (0.27, 0.003, 0.18), (-0.238, front - 0.026, 1.55), 0.001)
    rows = ("led_green", "led_green", "led_teal", "led_green", "led_amber", "led_green")
    for index, name in enumerate(rows):
        for z in (1.62, 1.52):
            at = (0.09 + index * 0.058, front - 0.02, z)
            kit.lathe("shade", [(0.013, 0), (0.012, 0.004)], at, (0, -1, 0), bevel=0.001)
            light = name if z > 1.6 else "led_teal"
            kit.lathe(light, [(0.008, 0.004), (0.006, 0.008)], at, (0, -1, 0), bevel=0.001)
    for index in range(5):
        at = (0.10 + index * 0.07, front - 0.02, 1.36)
        kit.lathe("shade", [(0.02, 0), (0.018, 0.02)], at, (0, -1, 0), bevel=0.003)
        kit.box("brass", (0.006, 0.012, 0.03), (at[0], at[1] - 0.022, 1.36), 0.002)
    for index in range(9):
        kit.box("shade", (0.26, 0.003, 0.008), (0.238, front - 0.021, 0.3 + index * 0.022), 0)


def ozone_unit(kit):
    """A wall-hung ozone generator facing -x: case, flow tube, dial and two thin hoses."""
    kit.box("cabinet", (0.22, 0.5, 0.68), (0, 0, 0), 0.012)
    kit.box("steel", (0.012, 0.44, 0.62), (-0.112, 0, 0), 0.004)
    kit.box("screen", (0.004, 0.15, 0.08), (-0.119, 0.1, 0.19), 0.001)
    kit.lathe(
        "acrylic", [(0.016, -0.14), (0.016, 0.14)], (-0.14, -0.12, 0.06), bevel=0, capped=False
    )
    kit.lathe("teal_glow", [(0.009, -0.13), (0.009, 0.02)], (-0.14, -0.12, 0.06), bevel=0.003)
    for end in (-0.15, 0.15):
        kit.lathe("brass", [(0.02, -0.015), (0.02, 0.015)], (-0.14, -0.12, 0.06 + end))
    gauge(kit, "brass", "dial", "shade", (-0.125, 0.1, 0.02), (-1, 0, 0), 0.045)
    for index, name in enumerate(("led_green", "led_teal", "led_amber")):
        at = (-0.118, 0.04 + index * 0.05, -0.13)
        kit.lathe(name, [(0.008, 0), (0.006, 0.005)], at, (-1, 0, 0), bevel=0.001)


def uv_unit(kit, length=1.3, radius=0.1):
    """A stainless ultraviolet steriliser along y, with flanged ends and a sight port."""
    half = length / 2
    shell = [(0.03, -half - 0.05), (radius, -half), (radius, half), (0.03, half + 0.05)]
    kit.lathe("steel", shell, (0, 0, 0), (0, 1, 0), bevel=0.012)
    for end in (-1, 1):
        flange(kit, "steel", "brass", (0, end * half * 0.93, 0), (0, 1, 0), radius * 0.72, 12, 0.3)
        cap = [(0.045, 0), (0.045, 0.05), (0.02, 0.07)]
        kit.lathe("shade", cap, (0, end * (half + 0.05), 0), (0, end, 0), bevel=0.006)
    kit.lathe(
        "brass", [(0.035, 0), (0.035, 0.02), (0.026, 0.024)], (-radius * 0.98, 0, 0), (-1, 0, 0)
    )
    kit.lathe("teal_glow", [(0.022, 0.02), (0.018, 0.027)], (-radius * 0.98, 0, 0), (-1, 0, 0))
    for end in (-1, 1):
        strap = [(radius, -0.02), (radius + 0.004, -0.02), (radius + 0.004, 0.02), (radius, 0.02)]
        kit.lathe(
            "galvanised", strap, (0, end * half * 0.55, 0), (0, 1, 0), bevel=0.001, capped=False
        )


def bucket(kit):
    """A ten-litre bucket with a wire handle laid to one side."""
    wall = [(0.105, 0), (0.14, 0.27), (0.147, 0.27), (0.147, 0.285), (0.136, 0.285), (0.102, 0.012)]
    kit.lathe("bucket", wall, bevel=0.003)
    angle = np.linspace(0, math.pi, 16)
    handle = np.stack([0.15 * np.cos(angle), -0.10 * np.sin(angle), 0.27 - 0.10 * np.sin(angle)], 1)
    kit.sweep("steel", handle, 0.003, 8)
