"""Leaves and the plants made of them, each rooted at the origin.

Sizes are metres, angles radians, colors hex strings.
"""

import numpy as np

from .colors import fill, mix, smoothstep, srgb
from .mesh import GOLDEN_ANGLE, cat, grid_faces, rotation_y, rotation_z, transform, tubes

# Relative half width of a leaf at s, 0 stalk to 1 tip.
LEAF_SHAPES = {
    "lance": lambda s: np.sin(np.pi * s**0.75) ** 0.9,
    "heart": lambda s: np.clip(1.25 * np.sqrt(s) * (1 - s) ** 0.55 * 1.25, 0, 1.2),
    "strap": lambda s: np.minimum(1, (1 - s) * 6) ** 0.7 * (0.75 + 0.25 * np.sin(s * 3)),
    "obovate": lambda s: np.sin(np.pi * s**1.4) ** 0.8,
    "needle": lambda s: (1 - s) ** 0.5,
    "drip": lambda s: np.clip(2.5 * s**0.5 * (1 - s) ** 1.15, 0, 1.2),  # a heart with a long tip
}
LOBED = ("heart", "drip")


def leaf(
    length=1.0,
    width=0.2,
    shape="lance",
    droop=0.4,
    fold=0.25,
    twist=0.0,
    rows=14,
    columns=7,
    dark="#2f6a2a",
    light="#6aa84a",
    wave=0.0,
    curl=0.0,
):
    """Return one leaf that grows along +X with its upper side to +Z.

    shape: one of LEAF_SHAPES; droop: how far the tip has turned down; twist: about its length
    fold: rise of the margins over the half width; curl: fall of the margins
    wave: height of ripples along the margins; rows, columns: resolution
    """
    along = np.linspace(0, 1, rows)
    half_width = LEAF_SHAPES[shape](along) * width / 2
    x, z, _ = _drooping(rows, droop, length)
    across = np.linspace(-1, 1, columns)
    margin = np.abs(across)[None]
    ripples = np.sin(along[:, None] * 22 + across[None] * 2)
    grid_x = x[:, None] + 0 * across[None]
    grid_y = half_width[:, None] * across[None]
    grid_z = z[:, None] + margin * half_width[:, None] * fold
    grid_z = grid_z - curl * (across[None] ** 2) * half_width[:, None]
    grid_z = grid_z + wave * ripples * margin * half_width[:, None]
    if shape in LOBED:  # the lobes reach back beyond the stalk
        grid_x = grid_x - 0.22 * length * margin**1.5 * np.exp(-along * 7)[:, None]
    vertices = np.stack([grid_x, grid_y, grid_z], -1).reshape(-1, 3)
    alongs, acrosses = np.repeat(along, columns), np.tile(across, rows)
    if twist:
        angle = twist * alongs
        y, z = vertices[:, 1].copy(), vertices[:, 2].copy()
        vertices[:, 1] = y * np.cos(angle) - z * np.sin(angle) * 0.3
        vertices[:, 2] = z + y * np.sin(angle)
    colors = _leaf_colors(alongs, np.abs(acrosses), srgb(dark), srgb(light))
    return dict(v=vertices, f=grid_faces(rows, columns), c=colors)


def _drooping(points, droop, length):
    """Return x, z and the angle below the horizon along an arc that bends down evenly."""
    angle = np.cumsum(np.full(points, droop / points))
    x = np.r_[0, np.cumsum(np.cos(angle[:-1]))] / points * length
    z = np.r_[0, np.cumsum(-np.sin(angle[:-1]))] / points * length
    return x, z, angle


def _leaf_colors(along, margin, dark, light):
    """Lighter to the tip and the middle, with side veins and a bright midrib."""
    veins = np.sin(along * 40 + margin * 14)
    colors = mix(dark, light, 0.35 * along + 0.35 * (1 - margin) + 0.15 * veins)
    return mix(colors, light * 1.25, np.exp(-((margin / 0.09) ** 2)) * 0.8)


def _elevation(index, count, elevation):
    """Angle above the horizon: from elevation[0] for the inner leaf to [1] for the outer."""
    outwards = index / max(1, count - 1)
    return elevation[0] * (1 - outwards) + elevation[1] * outwards


def rosette(
    seed,
    count=16,
    length=0.4,
    width=0.06,
    shape="strap",
    elevation=(1.25, 0.25),
    dark="#2f6a2a",
    light="#7ab84a",
    droop=1.1,
    fold=0.3,
    heart_color=None,
    **leaf_options,
):
    """Return leaves in a spiral: bromeliad, anubias, pothos.

    count: leaves; length, width, shape, droop, fold: see `leaf`, as are further options
    elevation: of the innermost and the outermost leaf; heart_color: of the centre
    """
    rng = np.random.default_rng(seed)
    leaves = []
    for i in range(count):
        raised = _elevation(i, count, elevation) + rng.normal(0, 0.08)
        blade = leaf(
            length * rng.uniform(0.75, 1.1),
            width,
            shape,
            droop * rng.uniform(0.7, 1.3),
            fold,
            rng.normal(0, 0.3),
            dark=dark,
            light=light,
            **leaf_options,
        )
        if heart_color:
            distance = np.linalg.norm(blade["v"], axis=1) / length
            inner = smoothstep(0.35, 0.9, 1 - distance)
            blade["c"] = mix(blade["c"], srgb(heart_color), inner)
        turned = rotation_z(i * GOLDEN_ANGLE + rng.normal(0, 0.12))
        leaves.append(transform(blade, turned @ rotation_y(-raised)))
    return cat(leaves)


def fern(
    seed,
    count=11,
    length=0.5,
    dark="#27602a",
    light="#74b548",
    pairs=22,
    droop=1.3,
    leaflet=0.16,
    elevation=(1.2, 0.35),
    old_color=None,
    slender=0.26,
):
    """Return a rosette of feathered fronds.

    count: fronds; length: of a frond; pairs: of leaflets on it; leaflet: its length over the
    frond's; droop and elevation: see `rosette`; old_color: what the outer fronds turn to
    slender: width of a leaflet over its length
    """
    rng = np.random.default_rng(seed)
    fronds = []
    for _ in range(3):  # three different fronds are enough
        frond_length = length * rng.uniform(0.8, 1.1)
        frond_droop = droop * rng.uniform(0.8, 1.25)
        fronds.append(_frond(frond_length, frond_droop, pairs, leaflet, dark, light, slender))
    parts = []
    for i in range(count):
        raised = _elevation(i, count, elevation) + rng.normal(0, 0.1)
        turned = rotation_z(i * GOLDEN_ANGLE + rng.normal(0, 0.15))
        matrix = turned @ rotation_y(-raised)
        frond = transform(fronds[i % 3], matrix, scale=rng.uniform(0.8, 1.1))
        if old_color:
            reach = np.linalg.norm(frond["v"], axis=1) / length
            age = smoothstep(0.35, 1.1, i / count * 0.9 + 0.3 * reach * (i % 4 == 1))
            frond["c"] = mix(frond["c"], srgb(old_color), 0.85 * age)
        parts.append(frond)
    return cat(parts)


def _frond(length, droop, pairs, leaflet, dark, light, slender):
    """Return one frond along +X: leaflets in pairs on a drooping rib."""
    points = pairs + 2
    along = np.linspace(0, 1, points)
    x, z, angle = _drooping(points, droop, length)
    parts = []
    for i in range(2, points - 1):
        size = length * leaflet * 2 * np.sin(np.pi * (0.12 + 0.88 * along[i])) ** 0.8 + 0.004
        for side in (1, -1):
            blade = leaf(
                size, size * slender, "lance", 0.5, 0.15, rows=7, columns=3, dark=dark, light=light
            )
            matrix = rotation_y(angle[i]) @ rotation_z(side * (1.15 - 0.35 * along[i]))
            parts.append(transform(blade, matrix, (x[i], 0, z[i])))
    rib = np.stack([x, 0 * x, z], 1)
    radii = np.linspace(0.006, 0.0015, points) * length / 0.5
    parts.append(tubes([(rib, radii, fill(srgb("#4a6a2a"), points))], 5))
    return cat(parts)


def tuft(
    seed,
    count=40,
    length=0.1,
    width=0.006,
    spread=0.05,
    dark="#3a7a22",
    light="#9ad04a",
    droop=0.8,
    elevation=(1.5, 0.9),
):
    """Return a tuft of blades: grass, moss, vallisneria.

    spread: standard deviation of the roots; elevation: greatest and least of the blades
    """
    rng = np.random.default_rng(seed)
    blades = []
    for _ in range(count):
        blade_length = length * rng.uniform(0.5, 1.15)
        blade_droop = droop * rng.uniform(0.2, 1.4)
        blade = leaf(
            blade_length,
            width,
            "needle",
            blade_droop,
            0.1,
            rows=6,
            columns=3,
            dark=dark,
            light=light,
        )
        turned = rotation_z(rng.uniform(0, 6.3))
        matrix = turned @ rotation_y(-rng.uniform(elevation[1], elevation[0]))
        blades.append(transform(blade, matrix, np.r_[rng.normal(0, spread, 2), 0]))
    return cat(blades)
