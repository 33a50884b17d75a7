"""A date palm: a trunk of old leaf bases, arching feathered fronds, dry ones below. Metres."""

import numpy as np

from . import plants
from .colors import fill, mix, smoothstep, srgb
from .mesh import GOLDEN_ANGLE, cat, grid_faces, rotation, rotation_y, rotation_z, transform, tubes
from .noise import noise3

LEAFLETS = 62  # on each side of a frond


def date_palm(seed, height=6.5, fronds=54, length=3.1):
    """Return the mesh of a palm whose trunk is so high and whose fronds are so long."""
    rng = np.random.default_rng(seed)
    lean = rng.normal(0, 0.04, 2) * height
    parts = [_trunk(rng, height, lean)]
    crown = np.array([*lean, height])
    droops = (0.7, 1.0, 1.35, 1.7)
    kinds = [_frond(rng, length * rng.uniform(0.85, 1.05), droop) for droop in droops]
    dry = [_frond(rng, length * 0.8, 1.2, dry=True) for _ in range(2)]
    for index in range(fronds):
        share = index / (fronds - 1)
        raised = 1.45 - 1.75 * share**0.9 + rng.normal(0, 0.10)
        kind = kinds[int(np.clip(share * 4 + rng.normal(0, 0.5), 0, 3))]
        if share > 0.93:
            kind, raised = dry[index % 2], -0.7 + rng.normal(0, 0.2)
        turn = rotation_z(index * GOLDEN_ANGLE + rng.normal(0, 0.12)) @ rotation_y(-raised)
        twist = rotation((1, 0, 0), rng.normal(0, 0.35))
        start = crown + [0, 0, 0.35 * (1 - share) - 0.1]
        parts.append(transform(kind, turn @ twist, start, rng.uniform(0.85, 1.08)))
    return cat(parts)


def _trunk(rng, height, lean):
    """A column covered with the stumps of cut fronds, in a lattice of diamonds."""
    rows, columns = int(height * 34), 72
    up = np.linspace(0, 1, rows)[:, None]
    around = np.linspace(0, 2 * np.pi, columns, endpoint=False)[None]
    turns = around * 8 / (2 * np.pi)
    rung = up * height / 0.16
    first, second = (turns + rung) % 1, (turns - rung) % 1
    stump = np.minimum(first, 1 - first) * np.minimum(second, 1 - second) * 4
    radius = 0.19 + 0.05 * smoothstep(0.80, 0.97, up) + 0.05 * smoothstep(0.1, 0, up)
    radius = radius + 0.055 * stump
    center = lean * up[..., None] ** 1.5
    x = center[..., 0] + radius * np.cos(around)
    y = center[..., 1] + radius * np.sin(around)
    vertices = np.stack([x, y, up * height + 0 * around], -1).reshape(-1, 3)
    tone = np.clip(0.2 + 0.7 * stump.ravel() + 0.15 * noise3(vertices, rng, 2, 5.0), 0, 1)
    colors = mix(srgb("#3a3128"), srgb("#86765f"), tone)
    return dict(v=vertices, f=grid_faces(rows, columns, True), c=colors)


def _frond(rng, length, droop, dry=False):
    """A rib that arches over, with narrow stiff leaflets in a ragged V; the lowest are thorns."""
    dark, light = ("#6b5a3c", "#9a8660") if dry else ("#41503c", "#8b957a")
    points = 30
    share = np.linspace(0, 1, points)
    angle = -droop * share**1.5
    step = length / (points - 1)
    x = np.r_[0, np.cumsum(np.cos(angle[:-1]))] * step
    z = np.r_[0, np.cumsum(np.sin(angle[:-1]))] * step
    y = 0.05 * length * np.sin(share * 2 + rng.uniform(0, 6.3)) * share
    rib = np.stack([x, y, z], 1)
    rib_color = fill(srgb("#8a8358" if not dry else "#8d7448"), points)
    parts = [tubes([(rib, np.linspace(0.030, 0.004, points), rib_color)], 6)]
    for at in np.linspace(0.12, 0.985, LEAFLETS):
        long = 0.42 * np.sin(np.pi * (0.10 + 0.80 * at)) ** 0.7 + 0.05
        spot = np.array([np.interp(at, share, rib[:, axis]) for axis in range(3)])
        fall = np.interp(at, share, angle)
        for side in (1, -1):
            blade = plants.leaf(
                long * rng.uniform(0.85, 1.1),
                0.026,
                "lance",
                rng.uniform(0.1, 0.45),
                0.5,
                rows=5,
                columns=3,
                dark=dark,
                light=light,
            )
            way = side * (1.0 - 0.55 * at + rng.normal(0, 0.10))
            raised = 0.35 + rng.normal(0, 0.22)
            matrix = rotation_y(-fall) @ rotation_z(way) @ rotation_y(-raised)
            parts.append(transform(blade, matrix, spot))
    return cat(parts)
