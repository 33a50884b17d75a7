"""What lies in a forest stream: hanging roots and fallen leaves. Lengths in metres."""

import numpy as np

from .colors import mix, smoothstep, srgb
from .mesh import tubes
from .noise import noise3
from .plants import leaf

BARK = ("#1c120a", "#5a3d24")
LITTER = [
    ("#2a170b", "#5c3417"),
    ("#3a220f", "#7a4a20"),
    ("#1e120a", "#432812"),
    ("#4a2f14", "#946028"),
    ("#32200f", "#63421f"),
]


def hanging_roots(
    seed,
    top,
    heading=(0, 0, -1),
    length=1.6,
    radius=0.05,
    spread=0.35,
    count=7,
    forks=3,
    wander=0.16,
    floor=None,
    bounds=None,
    colors=BARK,
):
    """Return roots that grow down from about `top`, fork again and again and end hair-thin.

    heading: where they start to; length, radius: of the main roots; spread: of their starts
    wander: how crooked they are; floor: height at which they turn to creep along the ground
    bounds: ((x, y), (x, y)), the least and the greatest, at which they turn back
    """
    rng = np.random.default_rng(seed)
    dark, light = (srgb(color) for color in colors)
    lines = []

    def grow(start, way, long, thick, forks_left):
        steps = max(8, int(long * 22))
        path, drift = [start], rng.normal(0, 1, 3)
        for _ in range(steps - 1):
            drift = 0.8 * drift + 0.6 * rng.normal(0, 1, 3)
            way = way + drift * wander * 0.5 + np.array([0, 0, -0.035])
            way = way / np.linalg.norm(way)
            point = path[-1] + way * long / (steps - 1)
            if floor is not None and point[2] < floor + thick * 0.5:
                point[2] = floor + thick * 0.5
                way[2] = max(way[2], 0)
            if bounds is not None:
                inside = np.clip(point[:2], np.add(bounds[0], thick), np.subtract(bounds[1], thick))
                back = np.where(inside != point[:2], -0.5, 1)
                way[:2], drift[:2], point[:2] = way[:2] * back, drift[:2] * back, inside
            path.append(point)
        path, knots = np.array(path), np.arange(steps)
        taper = np.linspace(1, 0.28, steps) * (1 + 0.10 * np.sin(knots * 0.9 + forks_left))
        tone = np.clip(rng.uniform(0, 0.5) + 0.3 * np.sin(knots * 0.5), 0, 1)
        lines.append((path, np.maximum(thick * taper, 0.0012), mix(dark, light, tone)))
        if forks_left == 0:
            return
        for _ in range(rng.integers(2, 5) if forks_left > 1 else rng.integers(2, 4)):
            at = rng.integers(steps // 5, steps - 1)
            aside = rng.normal(0, 1, 3) * [1, 0.7, 0.5] + [0, 0, -0.35]
            branch = way * 0.35 + path[at] - path[at - 1] + aside * 0.55
            branch = branch / np.linalg.norm(branch)
            branch_length = long * rng.uniform(0.35, 0.7)
            grow(path[at], branch, branch_length, thick * taper[at] * 0.62, forks_left - 1)

    for _ in range(count):
        start = np.asarray(top, float) + rng.normal(0, 1, 3) * [spread, spread * 0.5, 0.02]
        way = np.asarray(heading, float) + rng.normal(0, 0.25, 3)
        way = way / np.linalg.norm(way)
        grow(start, way, length * rng.uniform(0.6, 1.1), radius * rng.uniform(0.45, 1.1), forks)
    mesh = tubes(lines, 10)
    mesh["v"] = mesh["v"] + noise3(mesh["v"], rng, 3, 12.0)[:, None] * radius * 0.14
    return mesh


def litter_leaf(seed):
    """Return one fallen leaf, brown, curled and 1 long about the origin; scale it to 6 to 18 cm."""
    rng = np.random.default_rng(seed)
    dark, light = LITTER[seed % len(LITTER)]
    mesh = leaf(
        1.0,
        rng.uniform(0.32, 0.5),
        "lance",
        rng.uniform(-0.5, 0.7),
        rng.uniform(-0.25, 0.5),
        rng.normal(0, 0.5),
        dark=dark,
        light=light,
        wave=rng.uniform(0, 0.12),
        curl=rng.uniform(-0.3, 0.5),
    )
    blotches = smoothstep(-0.5, 0.6, noise3(mesh["v"], rng, 3, 5.0))
    mesh["c"] = mesh["c"] * (0.75 + 0.45 * blotches)[:, None]
    mesh["v"] = mesh["v"] - [0.5, 0, 0]
    return mesh
