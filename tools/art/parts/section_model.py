"""A slice through a planted tank, as an architect's model. Metres; it stands on z = 0."""

import numpy as np
from skimage.measure import find_contours

from . import materials, rocks, tabletop
from .blender import basis, box, place, to_blender_mesh
from .colors import srgb
from .mesh import grid_faces
from .noise import noise3

LENGTH, DEPTH, HEIGHT, BASE, PLATE = 0.34, 0.115, 0.165, 0.024, 0.005
BOULDERS = [
    (-0.095, 0.010, 0.050, 0.034), (-0.070, -0.006, 0.078, 0.026), (-0.120, 0.012, 0.036, 0.026),
    (-0.045, 0.014, 0.040, 0.022), (0.085, 0.004, 0.040, 0.026), (0.112, 0.014, 0.034, 0.020),
    (0.090, 0.012, 0.062, 0.015),
]  # fmt: skip
# Stones about the foot of the driftwood.
RUBBLE = [
    (0.012, -0.020, 0.034, 0.009), (0.026, -0.022, 0.031, 0.007), (-0.002, -0.018, 0.033, 0.008),
    (0.036, -0.014, 0.033, 0.008), (0.006, -0.006, 0.036, 0.010),
]  # fmt: skip
# x, y, height over the base and size of each cushion of moss.
MOSS = (
    (-0.085, -0.020, 0.082, 0.016),
    (0.035, -0.028, 0.030, 0.012),
    (0.080, -0.014, 0.066, 0.010),
    (-0.020, -0.020, 0.036, 0.013),
)
# Limbs of a standing figure 1.75 high: from x, z, radius to x, z, radius.
LIMBS = (
    (0.0, 1.62, 0.105, 0.0, 1.65, 0.100), (0.0, 1.40, 0.06, 0.0, 1.58, 0.055),
    (-0.13, 1.38, 0.075, 0.13, 1.38, 0.075), (0.0, 1.28, 0.17, 0.0, 0.98, 0.135),
    (-0.06, 0.95, 0.095, -0.10, 0.08, 0.048), (0.07, 0.95, 0.095, 0.15, 0.08, 0.048),
    (-0.10, 0.05, 0.045, -0.02, 0.03, 0.030), (0.15, 0.05, 0.045, 0.23, 0.03, 0.030),
    (-0.20, 1.36, 0.055, -0.24, 0.86, 0.036), (0.20, 1.36, 0.055, 0.25, 1.02, 0.045),
    (0.25, 1.02, 0.044, 0.12, 1.12, 0.036),
)  # fmt: skip


def section_model(brass):
    """Rock, driftwood and sand between two acrylic plates on a walnut plinth."""
    return [*plinth_and_plates(brass), sand_bed(), driftwood(), *mossy_rock()]


def plinth_and_plates(brass):
    """The plinth with its brass line; plates at the front, the back and the left end."""
    walnut = tabletop.oiled_oak("walnut", (0.020, 0.010, 0.006), (0.060, 0.032, 0.017), 5.0)
    acrylic = [tabletop.clear_sheet(f"acrylic{axis}", axis) for axis in (0, 1)]
    parts = [
        box((LENGTH + 0.02, DEPTH + 0.02, BASE), (0, 0, BASE / 2), walnut, 0.0015),
        box((LENGTH + 0.0206, DEPTH + 0.0206, 0.0016), (0, 0, 0.004), brass, 0.0004),
    ]
    middle = BASE + HEIGHT / 2
    for y in (-(DEPTH - PLATE) / 2, (DEPTH - PLATE) / 2):
        size = (LENGTH, PLATE, HEIGHT)
        parts.append(box(size, (0, y, middle), acrylic[1], 0.0005, 2, flat=True))
    end = (-(LENGTH - PLATE) / 2, 0, middle)
    side = (PLATE, DEPTH - 2 * PLATE - 0.0003, HEIGHT)
    parts.append(box(side, end, acrylic[0], 0.0005, 2, flat=True))
    return parts


def sand_bed(columns=150, rows=50):
    """Rippled sand with its cut sides."""
    x, y = np.meshgrid(
        np.linspace(-0.1640, 0.168, columns), np.linspace(-0.0520, 0.0520, rows), indexing="ij"
    )
    slope = 0.020 + 0.014 * np.cos((x + 0.05) * 11) + 0.012 * (y + 0.05) / 0.1
    ripple = 0.0012 * np.sin(x * 90 + 8 * np.sin(y * 30))
    ripple = ripple + 0.0004 * np.random.default_rng(4).normal(size=x.shape)
    top = np.stack([x, y, BASE + np.maximum(slope + ripple, 0.004)], -1).reshape(-1, 3)
    index = np.arange(columns * rows).reshape(columns, rows)
    rim = np.r_[index[:, 0], index[-1, 1:], index[-2::-1, -1], index[0, -2:0:-1]]
    foot = np.c_[top[rim, :2], np.full(len(rim), BASE + 0.0002)]
    here = len(top) + np.arange(len(rim))
    walls = np.stack([here, np.roll(here, -1), np.roll(rim, -1), rim], -1)
    faces = np.vstack([grid_faces(columns, rows)[:, ::-1], walls])
    sand = materials.stone("sand", (0.20, 0.165, 0.115), (0.36, 0.31, 0.23), 0.95, 420, 0.5)
    return place(to_blender_mesh(dict(v=np.vstack([top, foot]), f=faces), "sand", [sand]), "sand")


def driftwood():
    """A root that reaches above the rocks."""
    bark = materials.coral(None, 0.85, 0.8, 240, 0, 0.0, name="driftwood", bump_distance=0.0015)
    root = rocks.driftwood(15, 0.11, 0.0085, "#4c3827", "#8f7455", limbs=4)
    stand = basis((0, 0, 1), 1, 2.2, (1.15, 0.48, 1.0), (0.010, 0.004, BASE + 0.030))
    return place(to_blender_mesh(root, "driftwood", [bark]), "driftwood", matrix=stand)


def _mottled(mesh, color, rng, frequency):
    """Give a mesh one color, darker and lighter in patches."""
    patches = noise3(mesh["v"], rng, 4, frequency)[:, None]
    mesh["c"] = np.clip(srgb(color) * (1 + 0.35 * patches), 0.01, 1)
    return mesh


def mossy_rock():
    """Dark stone with cushions of moss."""
    rng = np.random.default_rng(8)
    stone = materials.coral(None, 0.85, 0.8, 420, 0, 0.0, name="model-rock", bump_distance=0.002)
    moss = materials.coral(None, 0.95, 0.9, 900, 0, 0.02, name="moss", bump_distance=0.002)
    boulders = rocks.rock(8, BOULDERS, 170, 0.02, noise=0.24, detail=0.11)
    data = to_blender_mesh(_mottled(boulders, "#4b473f", rng, 60.0), "model-rock", [stone])
    parts = [place(data, "model-rock", (0, 0, BASE))]
    for index, (x, y, z, size) in enumerate(MOSS):
        balls = [(0, 0, 0, 1.0), (0.8, 0.1, -0.1, 0.7)]
        cushion = rocks.rock(10 + index, balls, 60, 0.5, 0.25, 0.5)
        data = to_blender_mesh(_mottled(cushion, "#4a5233", rng, 6.0), "moss", [moss])
        scale = (size, size * 0.7, size * 0.5)
        parts.append(place(data, "moss", (x, y, BASE + z), scale=scale))
    rubble = rocks.rock(41, RUBBLE, 110, 0.01, noise=0.24, detail=0.13)
    data = to_blender_mesh(_mottled(rubble, "#57524a", rng, 90.0), "rubble", [stone])
    parts.append(place(data, "model-rock", (0, 0, BASE)))
    return parts


def model_figure(material, height=0.0875, thick=0.0011):
    """A standing figure cut from sheet metal, which gives an architect's model its scale."""
    x, z = np.meshgrid(np.linspace(-0.4, 0.4, 241), np.linspace(-0.1, 1.9, 601))
    total = 0.0
    for x0, z0, r0, x1, z1, r1 in LIMBS:
        along, up = x1 - x0, z1 - z0
        share = ((x - x0) * along + (z - z0) * up) / (along**2 + up**2)
        share = np.clip(share, 0, 1)
        away = np.hypot(x - x0 - share * along, z - z0 - share * up) - r0 - (r1 - r0) * share
        total = total + np.exp(-55 * away)
    outline = max(find_contours(total, 1.0), key=len)[:-1:2]
    points = np.c_[outline[:, 1] / 240 * 0.8 - 0.4, outline[:, 0] / 600 * 2.0 - 0.1]
    points = points * height / 1.75
    count = len(points)
    rings = [np.c_[points[:, 0], np.full(count, y), points[:, 1]] for y in (-thick / 2, thick / 2)]
    plate = {"v": np.concatenate(rings), "f": [grid_faces(2, count, True)]}
    plate["f"].append(np.array([np.arange(count)[::-1], count + np.arange(count)]))
    foot = box((0.026, 0.018, 0.0012), (0, 0, 0.0006), material, 0.0003)
    data = to_blender_mesh(plate, "figure", [material], smooth=False)
    return [place(data, "figure", (0, 0, 0.001)), foot]
