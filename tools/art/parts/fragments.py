"""Coral fragments as a nursery grows them: a small colony whose foot creeps over a disc.

Every generator returns a mesh dictionary (v, f, c) in metres, standing on z = 0. Branching
fragments are a distance field of rounded cones turned into a surface, so that branches melt
into each other and every cup is real relief. Colors are linear RGB.
"""

from dataclasses import dataclass, replace

import numpy as np
from scipy.spatial import cKDTree
from skimage.measure import marching_cubes

from .colors import mix, smoothstep
from .mesh import cat, tube
from .noise import noise3

CELL = 0.00045  # m, grid step of the distance field
BLEND = 1900.0  # 1/m, sharpness of the seam between branches
REACH = 0.004  # m, how far beyond its surface a branch is felt
GOLDEN_ANGLE = 2.39996
FOOT_PADS = 7


@dataclass(frozen=True)
class Cups:
    """Relief all over the branches: distance between cups, their height and radius in metres."""

    gap: float
    height: float
    radius: float


@dataclass(frozen=True)
class Habit:
    """How a kind branches. Lengths in metres, angles in radians.

    levels: generations of branches; forks: least and most of them (exclusive) on a branch
    spread: how far stems lean out; open: how far forks turn aside; rise: pull towards the light
    wander: unsteadiness; taper: thickness at a branch's end over that at its start
    """

    stems: int
    levels: int
    forks: tuple
    spread: float
    open: float
    rise: float
    wander: float
    length: float
    radius: float
    taper: float
    cups: Cups | None = None


HABITS = {
    # long arms with many small cups
    "staghorn": Habit(
        3, 3, (2, 4), 0.70, 0.80, 0.10, 0.08, 0.037, 0.0031, 0.68, Cups(0.0021, 0.0017, 0.00062)
    ),
    # the same, dead and rubbed: low cups that stand apart
    "skeleton": Habit(
        3, 3, (2, 4), 0.70, 0.80, 0.10, 0.08, 0.037, 0.0033, 0.72, Cups(0.0030, 0.0009, 0.00085)
    ),
    # a low bush of many short arms
    "bush": Habit(
        11, 2, (3, 6), 1.15, 0.60, 0.16, 0.08, 0.027, 0.0024, 0.70, Cups(0.0019, 0.0016, 0.00058)
    ),
    # smooth blunt fingers
    "finger": Habit(6, 2, (2, 5), 0.75, 0.65, 0.14, 0.11, 0.036, 0.0037, 0.74),
    # stout lobes covered by warts
    "cauliflower": Habit(
        9, 2, (3, 6), 1.05, 0.65, 0.06, 0.09, 0.024, 0.0033, 0.98, Cups(0.0029, 0.0010, 0.00105)
    ),
}


def _unit(vector):
    """Return the vector at length one."""
    return vector / (np.linalg.norm(vector) + 1e-12)


class ConeField:
    """A sum of rounded cones on a grid; the surface lies where the blended distance is zero."""

    def __init__(self, low, high, cell=CELL, blend=BLEND, reach=REACH):
        self.low = np.asarray(low, float)
        self.cell, self.blend, self.reach = cell, blend, reach
        self.shape = np.ceil((np.asarray(high) - self.low) / cell).astype(int) + 1
        self.total = np.zeros(self.shape, np.float32)
        self.holes = []

    def _window(self, low, high):
        start = np.clip(((low - self.low) / self.cell).astype(int), 0, self.shape)
        stop = np.clip(((high - self.low) / self.cell).astype(int) + 2, 0, self.shape)
        axes = [self.low[i] + self.cell * np.arange(start[i], stop[i]) for i in range(3)]
        return tuple(map(slice, start, stop)), np.stack(np.meshgrid(*axes, indexing="ij"), -1)

    def cone(self, start, end, start_radius, end_radius):
        """Add a cone with round ends."""
        window, distance = self._from_cone(start, end, start_radius, end_radius)
        self.total[window] += np.exp(-self.blend * distance)

    def hole(self, start, end, start_radius, end_radius):
        """Take a cone with round ends away from the finished body."""
        self.holes.append(self._from_cone(start, end, start_radius, end_radius))

    def _from_cone(self, start, end, start_radius, end_radius):
        reach = max(start_radius, end_radius) + self.reach
        low, high = np.minimum(start, end) - reach, np.maximum(start, end) + reach
        window, points = self._window(low, high)
        axis = end - start
        along = np.clip((points - start) @ axis / (axis @ axis + 1e-12), 0, 1)
        distance = np.linalg.norm(points - start - along[..., None] * axis, axis=-1)
        return window, distance - (start_radius + (end_radius - start_radius) * along)

    def pad(self, centre, radius, height):
        """Add a flat cushion: part of the foot of the colony."""
        size = np.array([radius, radius, height])
        window, points = self._window(centre - size - self.reach, centre + size + self.reach)
        share = np.linalg.norm((points - centre) / size, axis=-1)
        self.total[window] += np.exp(-self.blend * np.maximum((share - 1) * height, -0.01))

    def surface(self):
        """Return vertices and triangles of the blended surface."""
        distance = -np.log(self.total + 1e-9) / self.blend
        for window, away in self.holes:
            distance[window] = np.maximum(distance[window], -away)
        vertices, faces, _, _ = marching_cubes(distance, 0, spacing=(self.cell,) * 3)
        return vertices + self.low, faces


def _grow(rng, habit):
    """Return branches as (points, radii, share of the way from foot to tip)."""
    branches = []
    steps = 9

    def branch(start, heading, length, radius, level):
        points = [start]
        for _ in range(steps - 1):
            heading = _unit(heading + rng.normal(0, habit.wander, 3) + [0, 0, habit.rise])
            points.append(points[-1] + heading * length / (steps - 1))
        points = np.array(points)
        radii = np.linspace(radius, radius * habit.taper, steps)
        share = 1 - level / habit.levels + np.linspace(0, 1, steps) / habit.levels
        branches.append((points, radii, share))
        if level == 1:
            return
        for _ in range(rng.integers(*habit.forks)):
            i = rng.integers(steps // 4, steps - 1)
            aside = rng.normal(0, 1, 3)
            aside = _unit(aside - heading * (aside @ heading))
            turned = _unit(heading * 0.7 + aside * habit.open)
            if turned[2] > -0.1:
                long = length * rng.uniform(0.5, 0.85)
                branch(points[i], turned, long, radii[i] * 0.9, level - 1)

    for i in range(habit.stems):
        turn = 2 * np.pi * (i + rng.uniform(-0.3, 0.3)) / habit.stems
        tilt = habit.spread * np.sqrt(rng.uniform(0.05, 1))
        heading = np.array([np.cos(turn) * np.sin(tilt), np.sin(turn) * np.sin(tilt), np.cos(tilt)])
        start = heading * [1, 1, 0] * habit.radius * 1.2
        long = habit.length * rng.uniform(0.75, 1.1)
        branch(start, heading, long, habit.radius, habit.levels)
    return branches


def _add_cups(rng, field, branch, cups):
    """Cover a branch with cups in a spiral and return where their mouths are and look."""
    points, radii, _ = branch
    length = np.linalg.norm(np.diff(points, axis=0), axis=1).sum()
    count = int(length * 2 * np.pi * radii.mean() / cups.gap**2)
    mouths = []
    for k in range(count):
        at = (k + 0.5) / count * (len(points) - 1.001)
        i = int(at)
        axis = _unit(points[i + 1] - points[i])
        side = _unit(np.cross(axis, [0.31, 0.9, 0.27]))
        turn = k * GOLDEN_ANGLE + rng.normal(0, 0.25)
        outward = side * np.cos(turn) + np.cross(axis, side) * np.sin(turn)
        spine = points[i] + (points[i + 1] - points[i]) * (at - i)
        start = spine + outward * radii[i] * 0.8
        heading = _unit(outward + axis * 0.9)
        end = start + heading * cups.height * rng.uniform(0.6, 1.2)
        field.cone(start, end, cups.radius * 1.25, cups.radius)
        mouths.append((end + heading * cups.radius, heading))
    return mouths


def _crust_pad(field, centre, radius, height, cups):
    """Cover a pad of the foot with low cups and return where their mouths are and look."""
    mouths = []
    count = int(0.9 * np.pi * radius**2 / cups.gap**2)
    for k in range(count):
        away = np.sqrt((k + 0.5) / count)
        turn = k * GOLDEN_ANGLE
        aside = np.array([np.cos(turn), np.sin(turn), 0.0])
        up = height * np.sqrt(max(1 - away**2, 0.0))
        start = centre + aside * radius * away + [0, 0, up - 0.0004]
        end = start + _unit(aside * away + [0, 0, 1.0]) * 0.9 * cups.height
        field.cone(start, end, cups.radius * 1.25, cups.radius)
        heading = _unit(end - start)
        mouths.append((end + heading * cups.radius, heading))
    return mouths


def branching(seed, habit_name, foot, body, tip, size=1.0, crusted=False):
    """Return a branching fragment; foot, body and tip are its colors from the disc upwards.

    crusted: cups cover its foot too. The mesh has a further key mouths: point and direction of each cup.
    """
    rng = np.random.default_rng(seed)
    habit = HABITS[habit_name]
    habit = replace(habit, length=habit.length * size)
    branches = _grow(rng, habit)
    points, radii, share = (np.concatenate(part) for part in zip(*branches))
    around = np.array([0.020, 0.020, 0.008])
    field = ConeField(points.min(0) - [0.020, 0.020, 0.004], points.max(0) + around)
    mouths = []
    for _ in range(FOOT_PADS):
        centre = np.r_[rng.normal(0, 0.0045, 2), 0.0]
        pad = centre, rng.uniform(0.007, 0.0125), rng.uniform(0.0016, 0.0030)
        field.pad(*pad)
        if crusted and habit.cups:
            mouths += _crust_pad(field, *pad, habit.cups)
    for branch in branches:
        path, widths, _ = branch
        for i in range(len(path) - 1):
            field.cone(path[i], path[i + 1], widths[i], widths[i + 1])
        if habit.cups:
            mouths += _add_cups(rng, field, branch, habit.cups)
    vertices, faces = field.surface()

    distance, near = cKDTree(points).query(vertices, k=3)
    weight = 1 / (distance + 1e-4)
    weight /= weight.sum(1, keepdims=True)
    height = vertices[:, 2]
    share = (share[near] * weight).sum(1) * smoothstep(0.001, 0.008, height)
    proud = smoothstep(0.0, 0.0022, distance[:, 0] - radii[near[:, 0]])
    patch = noise3(vertices, rng, 3, 90.0)
    color = mix(foot, body, smoothstep(0.0, 0.35, share + 0.12 * patch))
    color = mix(color, tip, smoothstep(0.72, 1.0, share + 0.06 * patch))
    color = color * (0.72 + 0.42 * proud)[:, None]
    if mouths:
        mouth = cKDTree(np.array(mouths)[:, 0]).query(vertices)[0]
        color = mix(color, np.asarray(body) * 0.45, 0.75 * smoothstep(0.00085, 0.00035, mouth))
    growing_rim = smoothstep(0.0022, 0.0004, height)
    color = mix(color, np.asarray(tip) * 0.9, 0.45 * growing_rim)
    return dict(v=vertices, f=faces, c=color, mouths=np.array(mouths))


def polyps(rng, mouths, surface, color, tip, arms=9, size=0.00125, hidden=0.25):
    """Open polyps on the mouths of cups: a wreath of fine arms each, some of them drawn in.

    Cups that the surface has swallowed have none.
    """
    away = cKDTree(surface).query(mouths[:, 0])[0]
    parts, share = [], np.linspace(0, 1, 6)
    for point, heading in mouths[away < 0.0007]:
        if rng.random() < hidden:
            continue
        side = _unit(np.cross(heading, [0.31, 0.9, 0.27]))
        other = np.cross(heading, side)
        open_wide, long = rng.uniform(0.5, 1.1), size * rng.uniform(0.55, 1.15)
        for turn in np.arange(arms) * 2 * np.pi / arms + rng.uniform(0, 6.3):
            turn = turn + rng.normal(0, 0.12)
            outward = side * np.cos(turn) + other * np.sin(turn)
            aim = _unit(heading + outward * open_wide + rng.normal(0, 0.15, 3))
            bend = outward * rng.uniform(0.0, 0.5) - [0, 0, 0.15]
            path = point - heading * 0.0004 + outward * 0.00028
            path = path + (aim * share[:, None] + bend * share[:, None] ** 2 * 0.5) * long
            radii = 0.00016 * (1 - 0.55 * share)
            radii[-1] *= 1.25
            vertices, faces = tube(path, radii, 6)
            tint = np.repeat(mix(np.asarray(color), np.asarray(tip), share**2), 6, 0)
            parts.append(dict(v=vertices, f=faces, c=tint))
    return cat(parts)
