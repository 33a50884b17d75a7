"""Many narrow leaves at once: grass, straps, the leaves of stems. Metres, radians, linear RGB."""

import numpy as np

from .mesh import grid_faces

PROFILES = {
    "blade": lambda s: np.minimum(1, (1 - s) * 2.2) ** 0.8,
    "lance": lambda s: 0.10 + 0.90 * np.sin(np.pi * np.clip(s, 0, 1) ** 0.8) ** 0.8,
    "strap": lambda s: np.minimum(1, (1 - s) * 7) ** 0.6 * np.minimum(1, 0.5 + s * 4),
    "oval": lambda s: 0.08 + 0.92 * np.sin(np.pi * np.clip(s, 0, 1)) ** 0.6,
}


def ribbons(
    roots,
    azimuth,
    elevation,
    droop,
    length,
    width,
    root_color,
    tip_color,
    profile="blade",
    rows=5,
    droop_power=1.0,
    fold=0.0,
    twist=0.0,
    ceiling=None,
):
    """Return a mesh of ribbons; every argument up to tip_color is one value or one for each.

    roots (n, 3); azimuth, elevation: where they start to; droop: how far the tip has turned down
    droop_power: above 1 they stay straight and bend near the tip; fold: of the middle, half widths
    twist: of the tip about its length; ceiling: height under which they lie flat
    """
    roots = np.asarray(roots, float)
    count = len(roots)

    def each(value):
        return np.broadcast_to(np.asarray(value, float), count)[:, None]

    azimuth, elevation, droop, length, width, twist = (
        each(value) for value in (azimuth, elevation, droop, length, width, twist)
    )
    along = np.linspace(0, 1, rows)[None]
    angle = elevation - droop * along**droop_power
    step = length / (rows - 1)
    out = np.concatenate([0 * each(0), np.cumsum(np.cos(angle[:, :-1]) * step, 1)], 1)
    up = np.concatenate([0 * each(0), np.cumsum(np.sin(angle[:, :-1]) * step, 1)], 1)
    spine = np.stack([out * np.cos(azimuth), out * np.sin(azimuth), up], -1) + roots[:, None]
    if ceiling is not None:
        spine[..., 2] = np.minimum(spine[..., 2], ceiling)

    sideways = np.stack([-np.sin(azimuth), np.cos(azimuth), 0 * azimuth], -1)
    normal = np.stack(
        [-np.sin(angle) * np.cos(azimuth), -np.sin(angle) * np.sin(azimuth), np.cos(angle)], -1
    )
    turn = (twist * along)[..., None]
    across = np.cos(turn) * sideways + np.sin(turn) * normal
    half = (PROFILES[profile](along) * width / 2)[..., None]
    lifted = normal * half * fold
    columns = [spine - across * half + lifted, spine, spine + across * half + lifted]
    if not fold:
        columns = [columns[0], columns[2]]
    vertices = np.stack(columns, 2)

    root_color = np.broadcast_to(root_color, (count, 3))[:, None]
    tip_color = np.broadcast_to(tip_color, (count, 3))[:, None]
    colors = root_color + (tip_color - root_color) * along[..., None]
    colors = np.repeat(colors[:, :, None], len(columns), 2)
    faces = grid_faces(rows, len(columns))[None] + (
        np.arange(count)[:, None, None] * rows * len(columns)
    )
    return dict(v=vertices.reshape(-1, 3), f=faces.reshape(-1, 4), c=colors.reshape(-1, 3))
