"""Pens, a log and a label. Metres, radians.

Each is built about the origin on z = 0 and returned as parts, which the scene poses.
"""

from math import pi

import numpy as np

from . import notes
from .blender import box, place, to_blender_mesh
from .draughting import drawn_paper
from .materials import plain
from .mesh import grid_faces
from .turning import hexagon, lathe


def lead_holder(lacquer, brass, length=0.138):
    """A hexagonal lead holder along x, its point to +x, lying on the table."""
    z, x = 0.0042, (1, 0, 0)
    start = (-length / 2, 0, z)
    lead = plain("lead", (0.02, 0.02, 0.021), 0.35, 0.4)
    cone = [(0.0040, 0.104), (0.0040, 0.107), (0.0024, 0.122), (0.0020, 0.127)]
    grip = [(0.0040, 0.092), (0.0040, 0.0945)]
    for step in range(4):
        at = 0.0950 + step * 0.0022
        grip += [(0.0040, at), (0.0036, at + 0.0003), (0.0036, at + 0.0010), (0.0040, at + 0.0013)]
    return [
        lathe([(0.0038, 0.008), (0.0038, 0.092)], lacquer, start, x, 0.0004, 120, hexagon),
        lathe([*grip, *cone], brass, start, x, 0.0002),
        lathe([(0.0030, 0.0), (0.0034, 0.0012), (0.0034, 0.004)], brass, start, x, 0.0005),
        lathe([(0.0041, 0.004), (0.0041, 0.0085)], brass, start, x, 0.0005),
        lathe([(0.00105, 0.122), (0.00105, 0.135), (0.0003, 0.138)], lead, start, x, 0.0002, 32),
        pocket_clip(brass, start[0] + 0.006, 0.036, z + 0.0040),
    ]


def pocket_clip(brass, start, length, z, width=0.0030, thick=0.0009):
    """A sprung clip along x: a strip that rises off its ring and curls in at its free end."""
    share = np.linspace(0, 1, 40)
    rise = 0.0013 * np.sin(np.pi * np.minimum(share / 0.86, 1)) ** 0.6
    rise = rise + 0.0010 * np.clip((share - 0.86) / 0.14, 0, 1) ** 2
    half = width / 2 * (1 - 0.25 * share)
    half = half * np.sqrt(np.clip(1 - np.clip((share - 0.93) / 0.07, 0, 1) ** 2, 0.02, 1))
    section = [(-1.0, 0.3), (-0.8, 0.8), (-0.4, 0.97), (0.0, 1.0), (0.4, 0.97), (0.8, 0.8)]
    section += [(1.0, 0.3), (0.9, 0.0), (-0.9, 0.0)]
    rows = []
    for side, lift in section:
        rows.append(np.c_[start + length * share, side * half, z + rise + lift * thick])
    mesh = {"v": np.stack(rows, 1).reshape(-1, 3), "f": grid_faces(40, len(section), True)}
    return place(to_blender_mesh(mesh, "clip", [brass]), "clip")


def pencil(lacquer, wood, brass, length=0.15):
    """A sharpened round pencil along x, its point to +x."""
    x, start = (1, 0, 0), (-length / 2, 0, 0.0037)
    lead = plain("graphite", (0.03, 0.03, 0.032), 0.4, 0.3)
    cut = length - 0.022
    return [
        lathe([(0.0036, 0.0), (0.0036, cut)], lacquer, start, x, 0.0003, 96, hexagon),
        lathe([(0.0036, cut - 0.001), (0.0010, length - 0.005)], wood, start, x, 0.0001),
        lathe([(0.0011, length - 0.006), (0.0002, length)], lead, start, x, 0.0001, 24),
        lathe([(0.0039, -0.002), (0.0039, 0.010)], brass, start, x, 0.0004),
    ]


def open_book(pages, cover, paper_edge, width=0.148, height=0.205, thick=0.011):
    """An open logbook, its spine along y; pages are the materials of the left and right page."""
    parts = []
    share = np.linspace(0, 1, 40)
    swell = thick * (0.25 + 0.75 * np.minimum(1, share / 0.22) ** 0.6) - 0.0030 * share**2
    swell = swell + 0.0022 * np.exp(-(((share - 0.24) / 0.13) ** 2))
    down = np.linspace(-height / 2, height / 2, 12)
    for side, page in zip((-1, 1), pages):
        x = side * width * share
        grid_x, grid_y = np.meshgrid(x, down, indexing="ij")
        top = np.repeat(swell[:, None], len(down), 1) + 0.0022
        wave = 0.0005 * (1 + np.sin(grid_y * 21 + side)) * share[:, None]
        surface = np.stack([grid_x - side * width / 2, grid_y, top + wave + 0.0003], -1)
        faces = grid_faces(len(share), len(down))
        faces = faces if side < 0 else faces[:, ::-1]
        sheet = {"v": surface.reshape(-1, 3), "f": faces}
        data = to_blender_mesh(sheet, "page", [page])
        parts.append(place(data, "page", (side * width / 2, 0, 0)))
        outline = np.c_[np.r_[x, x[::-1]], np.r_[swell + 0.0022, 0 * share + 0.0022]]
        ends = []
        for y in (-height / 2, height / 2):
            ends.append(np.c_[outline[:, 0], np.full(len(outline), y), outline[:, 1]])
        count = len(outline)
        block = {"v": np.concatenate(ends), "f": [grid_faces(2, count, True)]}
        block["f"].append(np.array([np.arange(count), count + np.arange(count)[::-1]]))
        parts.append(place(to_blender_mesh(block, "pages", [paper_edge], smooth=False), "pages"))
        board = (width + 0.003, height + 0.007, 0.0022)
        parts.append(box(board, (side * (width + 0.003) / 2, 0, 0.0011), cover, 0.0009))
    return parts


def tape_strip(rng, lines, radius, width, height):
    """Adhesive tape with handwriting, stuck to the outside of an upright round vessel.

    Its middle is at the origin, its face towards -y.
    """
    turn = np.linspace(-width / 2, width / 2, 25)[:, None] / radius
    up = np.linspace(-height / 2, height / 2, 3)[None]
    bent = [radius * np.sin(turn) + 0 * up, up + 0 * turn, radius * (np.cos(turn) - 1) + 0 * up]
    paper = drawn_paper(notes.tape_label(rng, width * 1e3, height * 1e3, lines), width, height)
    mesh = {"v": np.stack(bent, -1).reshape(-1, 3), "f": grid_faces(25, 3)[:, ::-1]}
    return place(to_blender_mesh(mesh, "tape", [paper]), "tape", (0, 0, 0), (pi / 2, 0, 0))
