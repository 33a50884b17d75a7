"""A laid place seen from a chair's distance: glasses, china, a napkin, silver. Metres.

Each is built about the origin on z = 0, except glasses, which take the place where they stand.
"""

import numpy as np
from scipy.interpolate import PchipInterpolator

from .blender import place, to_blender_mesh
from .mesh import grid_faces
from .noise import noise3
from .turning import crisp, flowing, lathe, turned, vessel

# Profiles as (radius, height), from the foot to the rim; of the inside from the rim to the floor.
# fmt: off
STEMMED = (
    (0.0330, 0.0000), (0.0355, 0.0010), (0.0300, 0.0032), (0.0120, 0.0062), (0.0050, 0.0150),
    (0.0036, 0.0400), (0.0036, 0.0820), (0.0060, 0.0930), (0.0190, 0.1020), (0.0340, 0.1180),
    (0.0425, 0.1400), (0.0432, 0.1560), (0.0405, 0.1840), (0.0345, 0.2220),
)
STEMMED_INSIDE = (
    (0.0333, 0.2220), (0.0393, 0.1840), (0.0419, 0.1560), (0.0411, 0.1400), (0.0325, 0.1190),
    (0.0170, 0.1045), (0.0010, 0.0990),
)
TUMBLER = ((0.0290, 0.0000), (0.0322, 0.0010), (0.0335, 0.0060), (0.0362, 0.0500), (0.0372, 0.0920))
TUMBLER_INSIDE = (
    (0.0360, 0.0920), (0.0349, 0.0500), (0.0322, 0.0140), (0.0290, 0.0092), (0.0010, 0.0086),
)
TULIP = (
    (0.0190, 0.0000), (0.0225, 0.0012), (0.0242, 0.0080), (0.0252, 0.0200), (0.0232, 0.0380),
    (0.0218, 0.0480), (0.0240, 0.0650), (0.0285, 0.0860),
)
TULIP_INSIDE = (
    (0.0272, 0.0860), (0.0227, 0.0650), (0.0205, 0.0480), (0.0219, 0.0380), (0.0239, 0.0200),
    (0.0225, 0.0100), (0.0170, 0.0066), (0.0010, 0.0060),
)
PLATE = (
    (0.0010, 0.0050), (0.0600, 0.0045), (0.0660, 0.0000), (0.0700, 0.0000), (0.0790, 0.0060),
    (0.1180, 0.0150), (0.1340, 0.0195), (0.1352, 0.0212), (0.1340, 0.0222), (0.1150, 0.0180),
    (0.0800, 0.0095), (0.0700, 0.0082), (0.0010, 0.0080),
)
# fmt: on
OVERLAP = 0.0003  # by which water reaches into the glass around it


def _poured(inside, level, material, location):
    """What stands in a vessel up to a height, with the rim that water draws up along glass."""
    walls = flowing(inside)[::-1]
    walls = walls[walls[:, 1] < level]
    edge = walls[-1, 0] + OVERLAP
    steps = (0.0, 0.0004, 0.0010, 0.0020, 0.0040, 0.0080)
    surface = [(edge - step, level + 0.0012 * np.exp(-step / 0.0012)) for step in steps]
    profile = [*(walls + [OVERLAP, -OVERLAP]), *surface, (0.0005, level)]
    return lathe(profile, material, location, bevel=0.0001, segments=128)


def stemmed_glass(glass, water, location, level=0.158):
    """A glass of water on a stem."""
    _poured(STEMMED_INSIDE, level, water, location)
    return vessel(flowing(STEMMED), flowing(STEMMED_INSIDE), glass, location)


def tumbler(glass, water, location, level=0.058):
    """A glass of water."""
    _poured(TUMBLER_INSIDE, level, water, location)
    return vessel(flowing(TUMBLER), flowing(TUMBLER_INSIDE), glass, location)


def tea_glass(glass, tea, location, level=0.066):
    """A waisted glass of black tea."""
    _poured(TULIP_INSIDE, level, tea, location)
    return vessel(flowing(TULIP), flowing(TULIP_INSIDE), glass, location)


def plate(china, scale=1.0):
    """A shallow plate with a wide rim, or a saucer."""
    return place(crisp(turned(flowing(PLATE, 160), 128), "plate", china), "plate", scale=scale)


def napkin(linen, rng, length=0.21, width=0.085, layers=4, thick=0.0017):
    """A linen napkin folded to a band along y: one sheet, which goes to and fro."""
    half, line = width / 2, []
    for layer in range(layers):
        side, z = (-1) ** layer, thick * (0.8 + 1.35 * layer)
        inset = rng.uniform(0, 0.0025, 2)
        line += [(side * t, z) for t in np.linspace(-half + inset[0], half - inset[1], 26)]
        if layer < layers - 1:
            turn = np.linspace(-np.pi / 2, np.pi / 2, 9)[1:-1]
            reach = thick * 0.75
            line += [
                (side * (half - inset[1] + reach * np.cos(a)), z + thick * 0.675 * (1 + np.sin(a)))
                for a in turn
            ]
    line = np.array(line)
    along = np.linspace(-length / 2, length / 2, 60)
    x = np.repeat(line[:, :1], len(along), 1)
    z = np.repeat(line[:, 1:], len(along), 1)
    y = along + 0 * x
    where = np.stack([x, y, z * 0.2], -1).reshape(-1, 3)
    bend = noise3(where, rng, 3, 14.0).reshape(x.shape)
    puff = z / (layers * thick)
    x = x + 0.0022 * noise3(where + 3, rng, 2, 9.0).reshape(x.shape)
    z = z * (1 + 0.35 * np.maximum(bend, 0)) + 0.0022 * np.maximum(bend, 0) * puff
    sheet = {"v": np.stack([x, y, z], -1).reshape(-1, 3), "f": grid_faces(len(line), len(along))}
    item = place(to_blender_mesh(sheet, "napkin", [linen]), "napkin")
    skin = item.modifiers.new("thickness", "SOLIDIFY")
    skin.thickness = thick * 0.55
    return item


def _forged(outline, rise, thick, material, name):
    """A flat piece of silver: rows of (y, its left, its right edge), its height along y."""
    y, left, right = np.asarray(outline, float).T
    across = np.linspace(0, 1, 9)
    dome = 1 - (2 * across - 1) ** 2
    x = left[:, None] + (right - left)[:, None] * across
    base = np.interp(y, *np.asarray(rise, float).T)[:, None]
    top = base + thick * (0.35 + 0.65 * dome) + 0 * x
    bottom = base + 0 * x
    x, z = (
        np.concatenate([above, below[:, ::-1]], 1) for above, below in ((x, x), (top, bottom))
    )
    rows = np.stack([x, np.repeat(y[:, None], 18, 1), z], -1)
    faces = grid_faces(len(y), 18, True)
    caps = np.array([np.arange(18), (len(y) - 1) * 18 + np.arange(18)[::-1]])
    mesh = {"v": rows.reshape(-1, 3), "f": [faces, caps]}
    return place(crisp(mesh, name, material), name)


# fmt: off
HANDLE = (  # a place along it and half its width
    (-0.105, 0.0035), (-0.102, 0.0068), (-0.094, 0.0082), (-0.06, 0.0062), (-0.02, 0.0040),
    (0.01, 0.0036),
)
FORK_RISE = (  # a place along it and its height
    (-0.105, 0.0010), (-0.03, 0.0070), (0.02, 0.0105), (0.045, 0.0040), (0.07, 0.0022),
    (0.098, 0.0085),
)
# fmt: on


def fork(silver):
    """A table fork along y, its tines up."""
    neck = [*HANDLE, (0.028, 0.0042), (0.038, 0.0085), (0.046, 0.0122), (0.056, 0.0128)]
    neck = PchipInterpolator(*np.array(neck).T)
    y = np.linspace(-0.105, 0.056, 60)
    parts = [_forged(np.stack([y, -neck(y), neck(y)], -1), FORK_RISE, 0.0024, silver, "fork")]
    for tine in range(4):
        middle = -0.0104 + tine * 0.00693
        y = np.linspace(0.054, 0.098, 14)
        half = np.interp(y, (0.054, 0.06, 0.095, 0.098), (0.0024, 0.0019, 0.0013, 0.0005))
        shape = np.stack([y, middle - half, middle + half], -1)
        parts.append(_forged(shape, FORK_RISE, 0.0020, silver, "tine"))
    return parts


def knife(silver):
    """A table knife along y."""
    y = np.linspace(-0.115, 0.118, 90)
    right = PchipInterpolator(
        (-0.115, -0.111, -0.06, -0.01, 0.006, 0.012, 0.06, 0.100, 0.118),
        (0.0030, 0.0066, 0.0072, 0.0058, 0.0060, 0.0088, 0.0104, 0.0078, -0.0035),
    )(y)
    left = np.interp(y, (-0.115, -0.111, 0.0, 0.118), (-0.003, -0.0066, -0.0062, -0.0060))
    flat = ((-0.115, 0.0), (0.118, 0.0))
    return [_forged(np.stack([y, left, right], -1), flat, 0.0052, silver, "knife")]
