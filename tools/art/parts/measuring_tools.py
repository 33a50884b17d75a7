"""Rules, dividers, tapes and a laser meter. Metres, radians.

Each is built about the origin on z = 0 and returned as parts, which the scene poses.
"""

from math import cos, pi, sin

import numpy as np

from . import notes, tabletop
from .blender import box, place, to_blender_mesh
from .colors import smoothstep
from .draughting import drawn_paper
from .materials import emissive, plain
from .mesh import grid_faces
from .tool_pieces import lettering
from .turning import crisp, lathe


def scale_rule(brass, rng, length=0.30, width=0.030, thick=0.0032, inset=0.007):
    """A boxwood rule along x, divided over its length; a brass ferrule guards either end."""
    whole = length + 2 * inset
    face = notes.graduations(whole * 1000, width * 1000, rng, inset=inset * 1000)
    wood = drawn_paper(face, whole, width)
    parts = [box((whole, width, thick), (0, 0, thick / 2), wood, 0.0005, flat=True)]
    for side in (-1, 1):
        at = (side * (whole / 2 - 0.0023), 0, thick / 2)
        size = (0.0050, width + 0.0006, thick + 0.0006)
        parts.append(box(size, at, brass, 0.0004, flat=True))
        for y in (-0.009, 0.009):
            pin = [(0.0010, 0), (0.0009, 0.00006)]
            parts.append(lathe(pin, brass, (at[0], y, thick + 0.0003), bevel=0.0001, segments=24))
    return parts


def steel_rule(rng, length=0.30, width=0.028, thick=0.0009, inset=0.005):
    """A thin rule of satin steel along x, divided over its length, with a hole to hang it by."""
    whole = length + 2 * inset + 0.010
    face = notes.graduations(
        whole * 1e3, width * 1e3, rng, (0.50, 0.50, 0.49), inset * 1e3, 0.26, 0.17
    )
    steel = drawn_paper(face, whole, width, 0.36, 0.5, metal=0.85)
    hole = plain("hole", (0.02, 0.02, 0.02), 0.8)
    return [
        box((whole, width, thick), (0, 0, thick / 2), steel, 0.0003, flat=True),
        lathe([(0.0030, 0), (0.0030, 0.00004)], hole, (whole / 2 - 0.007, 0, thick), segments=48),
    ]


def folding_rule(brass, rng, angles, length=0.20, width=0.0155, thick=0.0030):
    """A jointed rule from the origin on, each piece turned by an angle against the one before."""
    parts, at, heading = [], np.zeros(2), 0.0
    for index, turn in enumerate(angles):
        heading += turn
        ahead = np.array([cos(heading), sin(heading)])
        lift = thick * (0.55 + 1.05 * (index % 2))
        face = notes.graduations(
            length * 1000, width * 1000, rng, (0.56, 0.46, 0.22), 0, 0.75, 0.46, index * 20
        )
        middle = at + ahead * length / 2
        piece = drawn_paper(face, length, width)
        where, yaw = (*middle, lift), (0, 0, heading)
        size = (length + 0.016, width, thick)
        parts.append(box(size, where, piece, 0.0005, rotation=yaw))
        at = at + ahead * length
        joint = [(0.0060, 0), (0.0060, 0.0006), (0.0030, 0.0011)]
        if index < len(angles) - 1:
            top = (*at, thick * 2.1)
            parts.append(lathe(joint, brass, top, bevel=0.0003, segments=48))
    return parts


def dividers(brass, steel, opening=0.36, length=0.128):
    """Dividers that lie opened on the table: the hinge at the origin, the points to +x."""
    z = 0.0042
    parts = [
        lathe([(0.0064, 0), (0.0064, 0.0076)], brass, (0, 0, z - 0.0038), bevel=0.0006),
        lathe([(0.0036, 0), (0.0036, 0.0012), (0.0020, 0.0016)], steel, (0, 0, z + 0.0038)),
    ]
    grip = [(0.0030, 0.0058), (0.0036, 0.0080)]
    for step in range(8):
        at = 0.0085 + step * 0.0018
        grip += [(0.0038, at), (0.0033, at + 0.0003), (0.0033, at + 0.0008), (0.0038, at + 0.0011)]
    parts.append(lathe([*grip, (0.0036, 0.0245)], brass, (0, 0, z), (-1, 0, 0), 0.0003))
    for side in (-1, 1):
        axis = (cos(opening / 2), side * sin(opening / 2), -0.020)
        leg = [(0.0034, 0.004), (0.0034, 0.010), (0.0026, 0.058), (0.0030, 0.060), (0.0030, 0.066)]
        parts.append(lathe([*leg, (0.0021, 0.068)], brass, (0, 0, z), axis, 0.0004))
        needle = [(0.0019, 0.066), (0.0017, 0.104), (0.0010, length - 0.006), (0.0002, length)]
        parts.append(lathe(needle, steel, (0, 0, z), axis, 0.0003))
        at = tuple(0.063 * np.array(axis) + [0, 0, z + 0.0026])
        parts.append(lathe([(0.0012, 0), (0.0011, 0.0012)], steel, at, segments=32))
    return parts


def tape_measure(case, blade_color, steel, rng, out=0.22, lift=0.0):
    """A pocket tape that stands on its base, its blade out along -x with the hook at its end.

    lift is how high what the blade lies on is above the base.
    """
    profile = []
    for centre_x, centre_z, start, radius in ((0.022, 0.010, -90, 0.010), (0.010, 0.042, 0, 0.024)):
        for degrees in np.linspace(start, start + 90, 12):
            turn = np.radians(degrees)
            profile.append((centre_x + radius * cos(turn), centre_z + radius * sin(turn)))
    profile += [(-0.018, 0.066)]
    for degrees in np.linspace(100, 175, 12):
        turn = np.radians(degrees)
        profile.append((-0.010 + 0.024 * cos(turn), 0.042 + 0.024 * sin(turn)))
    profile += [(-0.036, 0.012), (-0.036, 0.0)]
    outline = np.array(profile)
    centre = outline.mean(0)
    rings = []
    for y, shrink in ((-0.016, 0.90), (-0.0152, 0.95), (-0.0135, 0.985), (-0.011, 1.0)):
        rings.append((y, shrink))
    rings += [(-y, s) for y, s in rings[::-1]]
    points = [np.c_[centre + (outline - centre) * s, np.full(len(outline), y)] for y, s in rings]
    points = np.concatenate(points)[:, [0, 2, 1]]
    count = len(outline)
    shell = {"v": points, "f": [grid_faces(len(rings), count, True)]}
    last = (len(rings) - 1) * count
    shell["f"].append(np.array([np.arange(count)[::-1], last + np.arange(count)]))
    parts = [place(crisp(shell, "case", case), "case")]
    badge = [(0.020, 0.0), (0.020, 0.0014), (0.0188, 0.0020), (0.0182, 0.0012)]
    parts.append(lathe(badge, steel, (-0.006, -0.0155, 0.037), (0, -1, 0), 0.0004, 128))
    yellow = tabletop.moulded("sticker", (0.60, 0.40, 0.02), 0.4, 0.2, 0.05, scuffs=0.6)
    disc = [(0.0178, 0), (0.0178, 0.0013)]
    parts.append(lathe(disc, yellow, (-0.006, -0.0155, 0.037), (0, -1, 0)))
    black, upright = plain("black", (0.012, 0.012, 0.012), 0.5), (pi / 2, 0, 0)
    printed = (("5 m", 0.0150, 0.0385), ("25 mm   II", 0.0052, 0.0275), ("PRO", 0.0060, 0.0480))
    for words, size, up in printed:
        parts.append(lettering(words, size, black, (-0.006, -0.01690, up), upright))
    rubber = tabletop.moulded("grip", (0.012, 0.012, 0.013), 0.6, 0.35, 0.4, scuffs=0.5)
    width = 0.025
    face = notes.graduations(out * 1e3, width * 1e3, rng, blade_color, pen=0.40, figure=0.25)
    lock = (-0.026, 0, 0.0655)
    parts.append(box((0.016, 0.012, 0.006), lock, rubber, 0.0016, rotation=(0, -0.45, 0)))
    parts.append(box((0.072, 0.0318, 0.0060), (-0.003, 0, 0.0030), rubber, 0.0018))

    blade, end = tape_blade(out, lift, drawn_paper(face, out, width, 0.32, 0.5, unrolled=True))
    parts.append(blade)
    for size, up in (((0.014, width, 0.0009), 0.0), ((0.0012, width, 0.011), 0.0016)):
        at = (end[0] + 0.005 if up == 0 else end[0] - 0.0014, end[1], end[2] + up)
        parts.append(box(size, at, steel, 0.0003, rotation=(TILT, 0, 0)))
    return parts


TILT = 0.78  # how far a tape's blade turns towards us, out of its case


def tape_blade(out, lift, material, width=0.025):
    """The hollow blade of a tape along -x: it turns up on its near edge once it is out.

    Returns it with the middle of its end.
    """
    along, across = np.linspace(0, out, 90), np.linspace(-1, 1, 15)
    x, v = np.meshgrid(along, across, indexing="ij")
    turn = TILT * smoothstep(0.002, 0.075, x)
    droop = 0.0012 + lift + (0.0065 - lift) * np.exp(-x / 0.05)
    away, hollow = width / 2 * (v + 1), 0.0034 * (v**2 - 1)
    y = away * np.cos(turn) - hollow * np.sin(turn) - width / 2
    z = away * np.sin(turn) + hollow * np.cos(turn) + droop
    points = np.stack([-0.036 - x, y, z], -1).reshape(-1, 3)
    faces = grid_faces(*x.shape)
    data = to_blender_mesh({"v": points, "f": faces}, "blade", [material])
    printed = np.stack([1 - x / out, (v + 1) / 2], -1).reshape(-1, 2)
    corners = np.empty(len(data.loops), np.int32)
    data.loops.foreach_get("vertex_index", corners)
    data.uv_layers.new().data.foreach_set("uv", printed[corners].ravel())
    end = points.reshape(*x.shape, 3)[-1, 7]
    return place(data, "blade"), end


def laser_meter(shell, rubber, glass):
    """A laser distance meter that lies on its back and measures towards +y."""
    parts = [
        box((0.046, 0.112, 0.022), (0, 0, 0.0125), shell, 0.006, 6),
        box((0.050, 0.030, 0.024), (0, 0.038, 0.0125), rubber, 0.006, 6),
        box((0.050, 0.030, 0.024), (0, -0.038, 0.0125), rubber, 0.006, 6),
        box((0.036, 0.072, 0.0016), (0, -0.002, 0.0244), shell, 0.0008),
        box(
            (0.034, 0.036, 0.0008),
            (0, 0.018, 0.0252),
            plain("bezel", (0.008, 0.008, 0.009), 0.12),
            0.0003,
        ),
    ]
    lcd = drawn_paper(notes.display(("2.648", "4.261"), 27, 28), 0.027, 0.028)
    parts.append(box((0.027, 0.028, 0.0002), (0, 0.018, 0.0257), lcd))
    parts.append(box((0.030, 0.032, 0.0004), (0, 0.018, 0.0261), glass, 0.0001))
    red = tabletop.moulded("key", (0.30, 0.022, 0.012), 0.42, 0.15)
    grey = tabletop.moulded("keys", (0.10, 0.105, 0.11), 0.5, 0.2)
    parts.append(
        lathe(
            [(0.0062, 0), (0.0062, 0.0018), (0.0050, 0.0026)],
            red,
            (0, -0.010, 0.0248),
            bevel=0.0005,
        )
    )
    for x in (-0.0115, 0.0, 0.0115):
        for y in (-0.022, -0.032):
            parts.append(box((0.0085, 0.0062, 0.0022), (x, y, 0.0254), grey, 0.0010))
    white = plain("white", (0.55, 0.55, 0.52), 0.6)
    signs = ((-0.0115, -0.022, "+"), (0.0, -0.022, "m\u00b2"), (0.0115, -0.022, "="))
    signs += ((-0.0115, -0.032, "-"), (0.0, -0.032, "m\u00b3"), (0.0115, -0.032, "C"))
    for x, y, sign in signs:
        parts.append(lettering(sign, 0.0046, white, (x, y, 0.02655)))
    warning = plain("warning", (0.62, 0.42, 0.02), 0.5)
    black, upright = plain("black", (0.012, 0.012, 0.012), 0.5), (pi / 2, 0, 0)
    parts.append(box((0.026, 0.0003, 0.0088), (0.002, -0.0561, 0.0122), warning, 0.0001))
    for words, size, height in (("LASER  2", 0.0042, 0.0142), ("635 nm  <1 mW", 0.0030, 0.0102)):
        parts.append(lettering(words, size, black, (0.002, -0.0564, height), upright))
    for x, size in ((-0.010, 0.0085), (0.011, 0.0045)):
        lens = [(size * 0.8, 0.0), (size * 0.8, 0.001), (size * 0.5, 0.0016)]
        parts.append(lathe(lens, glass, (x, 0.0545, 0.0125), (0, 1, 0), 0.0003))
    return parts


def laser_dot(location, normal, size=0.0035, strength=60.0):
    """Where a red laser meets a wall: a spot with a faint halo."""
    location, normal = np.asarray(location, float), np.asarray(normal, float)
    glow = emissive("dot", (1.0, 0.05, 0.03), strength, is_lamp=False)
    halo = emissive("halo", (0.5, 0.010, 0.006), strength * 0.012, is_lamp=False)
    spot = [(size, 0.0), (size, 0.0004)]
    lathe(spot, glow, location + normal * 0.002, normal, 0.0001, 32)
    lathe(
        [(size * 3, 0.0), (size * 3, 0.0002)], halo, location + normal * 0.001, normal, 0.0001, 32
    )
