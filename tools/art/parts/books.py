"""Books on shelves, as one mesh for each shelf. Lengths in metres."""

import numpy as np

from .colors import srgb
from .mesh import cat, grid_faces

CLOTH = [
    "#5a2418", "#2c2a24", "#3a3d2a", "#6a4a26", "#7d6a4a", "#1f2a30",
    "#4a1f1c", "#8a7a5c", "#33261c", "#4d4a3c", "#5e3a1e", "#20241c",
]  # fmt: skip
GILT, PAPER = "#a8843a", "#b8a888"
LETTERING = [GILT, "#8a7a5a", PAPER]

# Gilt lines or labels across a spine, from and to a share of its height.
SPINES = [
    [(0.12, 0.125), (0.86, 0.865), (0.70, 0.705)],
    [(0.66, 0.80)],
    [(0.90, 0.905), (0.10, 0.105)],
    [(0.72, 0.74)],
    [],
    [],
]


def book(width, height, depth, cover, bands=(), lettering=GILT):
    """Return a closed book that stands with its spine to -Y at y = 0, its left foot at the origin.

    bands: see SPINES; cover, lettering: hex colors
    """
    hinge = min(0.004, width * 0.18)
    arc = np.linspace(-1, 1, 7)
    spine = np.c_[width / 2 + arc * (width / 2 - hinge * 0.3), hinge * 1.6 * np.abs(arc) ** 2.2]
    left = [[0, depth], [0, depth * 0.5], [hinge * 0.2, hinge * 2.6]]
    right = [[width - x, y] for x, y in left[::-1]]
    outline = np.vstack([left, spine, right])
    centre = np.array([width / 2, depth / 2])

    cloth, gilt, paper = srgb(cover), srgb(lettering), srgb(PAPER)
    rings = [(0.004, 0.02, paper), (0.004, 0.88, paper), (0, 0.9, cloth)]
    rings += [(0, 0.97, cloth), (0.002, 1, cloth)]
    for low, high in bands:
        low, high = low * height, high * height
        rings += [(low, 1, cloth), (low, 1.004, gilt), (high, 1.004, gilt), (high, 1, cloth)]
    rings += [(height - 0.002, 1, cloth), (height, 0.97, cloth), (height, 0.9, cloth)]
    rings += [(height - 0.004, 0.88, paper), (height - 0.004, 0.02, paper)]

    layers = [
        np.c_[centre + (outline - centre) * size, np.full(len(outline), z)] for z, size, _ in rings
    ]
    colors = np.repeat([color for _, _, color in rings], len(outline), 0)
    faces = grid_faces(len(rings), len(outline), True)
    return dict(v=np.concatenate(layers), f=faces, c=colors)


def lying(mesh, height):
    """Lay a standing book of that height on its side, its spine still to -Y."""
    x, y, z = mesh["v"].T
    return dict(mesh, v=np.c_[height - z, y, x])


def leaning(mesh, angle):
    """Tip a standing book to the right."""
    x, y, z = mesh["v"].T
    cosine, sine = np.cos(angle), np.sin(angle)
    return dict(mesh, v=np.c_[x * cosine - z * sine, y, x * sine + z * cosine])


def shelf_of_books(seed, length, clear_height, fullness=0.9):
    """Return books along x from 0 to length: sets, singles, some leaning, some lying in piles."""
    rng = np.random.default_rng(seed)
    parts, x = [], rng.uniform(0, 0.02)
    while x < length - 0.06:
        chance = rng.random()
        if chance < 0.14 and length - x > 0.34:
            pile, width = _pile(rng, clear_height * 0.6)
            parts += [dict(mesh, v=mesh["v"] + [x, 0, 0]) for mesh in pile]
            x += width + 0.03
        elif chance > fullness:
            x += rng.uniform(0.05, 0.16)
        else:
            run, x = _run(rng, x, length - 0.01, clear_height)
            parts += run
    return cat(parts)


def _pile(rng, height):
    """Return some lying books and the width of the widest."""
    parts, z, width = [], 0.0, 0.0
    for _ in range(rng.integers(2, 6)):
        thick, tall = rng.uniform(0.02, 0.05), rng.uniform(0.20, 0.30)
        cover, spine = rng.choice(CLOTH), SPINES[rng.integers(len(SPINES))]
        mesh = lying(book(thick, tall, rng.uniform(0.15, 0.21), cover, spine), tall)
        offset = [rng.uniform(0, 0.02), rng.uniform(0, 0.03), z]
        parts.append(dict(mesh, v=mesh["v"] + offset))
        z, width = z + thick + 0.001, max(width, tall)
        if z > height:
            break
    return parts, width


def _run(rng, x, end, clear_height):
    """Return a few standing books from x on, all alike or all different, and where they end."""

    def design():
        cover, spine = rng.choice(CLOTH), SPINES[rng.integers(len(SPINES))]
        return cover, spine, rng.uniform(0.56, 0.93) * clear_height, rng.uniform(0.015, 0.055)

    parts = []
    alike = rng.random() < 0.45
    cover, spine, tall, thick = design()
    lettering, count = rng.choice(LETTERING), rng.integers(1, 8)
    for index in range(count):
        if not alike:
            cover, spine, tall, thick = design()
        if x + thick > end:
            return parts, end
        height = tall * rng.uniform(0.995, 1.005)
        mesh = book(thick, height, rng.uniform(0.15, 0.22), cover, spine, lettering)
        mesh["c"] = mesh["c"] * rng.uniform(0.75, 1.2)
        lean = 0.16 * rng.random() if index == count - 1 and rng.random() < 0.3 else 0.0
        slip = height * np.sin(lean)
        mesh = leaning(mesh, lean)
        parts.append(dict(mesh, v=mesh["v"] + [x + slip, rng.uniform(0, 0.02), 0]))
        x += thick + slip + 0.0012
    return parts, x
