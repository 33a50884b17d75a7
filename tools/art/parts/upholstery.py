"""Soft shapes: cushions and the shell of a tub armchair. Lengths in metres."""

import numpy as np
from scipy.ndimage import uniform_filter1d

from .colors import smoothstep
from .mesh import cat, grid_faces, tubes
from .noise import noise3


def _power(value, exponent):
    return np.sign(value) * np.abs(value) ** exponent


def _closed(rows, columns, grid):
    vertices = np.stack(grid, -1).reshape(-1, 3)
    return dict(v=vertices, f=grid_faces(rows, columns, True), c=np.ones((len(vertices), 3)))


def cushion(size, squareness=0.35, puff=0.0, columns=48, rows=28):
    """Return a soft block of that size about the origin; puff swells its middle."""
    polar = np.linspace(-np.pi / 2, np.pi / 2, rows)[:, None]
    around = np.linspace(-np.pi, np.pi, columns, endpoint=False)[None]
    x = _power(np.cos(polar), squareness) * _power(np.cos(around), squareness)
    y = _power(np.cos(polar), squareness) * _power(np.sin(around), squareness)
    z = _power(np.sin(polar), squareness * 1.5) + 0 * around
    z = z * (1 + puff * (1 - np.clip(x * x + y * y, 0, 1)))
    width, depth, height = size
    return _closed(rows, columns, [x * width / 2, y * depth / 2, z * height / 2])


def creased(mesh, depth, seed=0, fineness=7.0):
    """Return a mesh of quads as use leaves it: dented, and folded where the dents meet.

    depth of the folds in metres; fineness is the number of dents per metre.
    """
    points, faces = mesh["v"], mesh["f"]
    normals = np.zeros_like(points)
    across = np.cross(
        points[faces[:, 2]] - points[faces[:, 0]], points[faces[:, 3]] - points[faces[:, 1]]
    )
    for corner in range(4):
        np.add.at(normals, faces[:, corner], across)
    normals /= np.linalg.norm(normals, axis=1)[:, None] + 1e-12
    rng = np.random.default_rng(seed)
    bent = points + 0.02 * noise3(points, rng, 2, fineness)[:, None]
    folds = 1 - np.clip(np.abs(noise3(bent * [1, 1, 0.6], rng, 2, fineness)) * 3.2, 0, 1)
    dents = noise3(points, rng, 1, fineness * 0.5)
    return dict(mesh, v=points - normals * (depth * (folds**2 + 0.5 * dents))[:, None])


def pressed(body, size, sunk):
    """Return a cushion of that size pressed in by `sunk` metres where one sits."""
    points = body["v"].copy()
    wide, deep, high = size
    x, y, z = points.T
    weight = np.exp(-((x / wide) ** 2 * 7 + (y / deep + 0.04) ** 2 * 6))
    points[:, 2] -= sunk * weight * smoothstep(0.1, 0.8, z / (high / 2))
    return dict(body, v=points)


def cords(body, worn, size, cord=0.0045):
    """Return the cords along the seams about a cushion's two faces.

    body is the cushion as sewn, worn the same one as it lies there now.
    """
    wide, deep, high = size
    angle = np.linspace(-np.pi, np.pi, 240)
    way = np.arctan2(np.sin(angle) * deep, np.cos(angle) * wide)

    def around(away, values, width):
        """The values at their angles, evened out along the seam."""
        order = np.argsort(away)
        line = np.interp(angle, away[order], values[order], period=2 * np.pi)[:-1]
        line = uniform_filter1d(line, width, mode="wrap")
        return np.r_[line, line[0]]

    lines = []
    for side in (1, -1):
        level = side * 0.40 * high
        near = np.abs(body["v"][:, 2] - level) < 0.06 * high
        x, y = body["v"][near][:, :2].T
        away = np.arctan2(y / deep, x / wide)
        out = around(away, np.hypot(x, y), 5)
        line = np.stack([out * np.cos(way), out * np.sin(way), np.full(len(angle), level)], 1)
        moved = (worn["v"] - body["v"])[near]
        line = line + np.stack([around(away, moved[:, axis], 9) for axis in range(3)], 1)
        lines.append((line, np.full(len(line), cord), np.ones((len(line), 3))))
    return tubes(lines, 8)


def tub_shell(radius=0.37, arm=0.34, thickness=0.10, foot=0.17, arm_top=0.62, back_top=0.90):
    """Return the back and arms of a tub chair that faces +Y, in one curved piece with piping."""
    straight = np.linspace(arm, 0, 16)[:-1]
    bend = np.linspace(0, np.pi, 60)
    right, left = np.full(15, radius), np.full(15, -radius)
    path = np.vstack([
        np.c_[right, straight],
        np.c_[radius * np.cos(bend), -radius * np.sin(bend)],
        np.c_[left, straight[::-1]],
    ])  # fmt: skip
    tangent = np.gradient(path, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1)[:, None]
    outward = np.c_[-tangent[:, 1], tangent[:, 0]]
    outward *= np.sign((outward * (path + [0, 0.01])).sum(1))[:, None]
    top = arm_top + (back_top - arm_top) * smoothstep(-0.02, 0.30, -path[:, 1])

    around = np.linspace(0, 2 * np.pi, 28, endpoint=False)[None]
    edge = np.minimum(np.arange(len(path)), np.arange(len(path))[::-1])
    rounding = 0.03 + 0.97 * np.sqrt(1 - (1 - np.minimum(1, edge / 5)) ** 2)[:, None]
    half, middle = (top - foot)[:, None] / 2, (top + foot)[:, None] / 2
    z = middle + half * (0.90 + 0.10 * rounding) * _power(np.sin(around), 0.42)
    lean = 0.055 * ((z - foot) / 0.7) ** 2 + 0.012 * smoothstep(
        top[:, None] - 0.14, top[:, None], z
    )
    off = _power(np.cos(around), 0.75) * thickness / 2 * rounding + lean
    x, y = path[:, :1] + outward[:, :1] * off, path[:, 1:] + outward[:, 1:] * off
    shell = _closed(len(path), 28, [x, y, z])

    rim = 6  # the vertex of each ring where the outer side turns into the top
    inner = slice(2, -2)
    line = np.stack([x[inner, rim], y[inner, rim], z[inner, rim] + 0.001], 1)
    piping = tubes([(line, np.full(len(line), 0.0055), np.ones((len(line), 3)))], 8)
    return cat([shell, piping])
