"""Young branching corals for a view from a hand's breadth: each cup is a tube with a hollow mouth.

Metres, linear RGB. A coral is a set of limbs whose way is given; cups in a spiral cover them.
"""

from dataclasses import dataclass

import numpy as np
from scipy.interpolate import CubicSpline
from scipy.spatial import cKDTree

from .colors import mix, smoothstep
from .fragments import GOLDEN_ANGLE, ConeField
from .mesh import vertex_normals
from .noise import noise3

CELL, BLEND, REACH = 0.0002, 6500.0, 0.0014


@dataclass(frozen=True)
class Limb:
    """A limb through some points, and its radius at its foot and at its tip.

    root: how far it starts from the coral's foot, 0 there and 1 at the tips
    """

    points: tuple
    radius: float
    tip: float
    root: float = 0.0

    def way(self, rng):
        """Return points along the limb, a little unsteady, the radii there and their share from foot to tip."""
        corners = np.array(self.points, float)
        spline = CubicSpline(np.linspace(0, 1, len(corners)), corners)
        count = max(8, int(np.linalg.norm(np.diff(corners, axis=0), axis=1).sum() / 0.0018))
        share = np.linspace(0, 1, count)
        way = spline(share) + noise3(spline(share), rng, 2, 130.0)[:, None] * [0.0004, -0.0003, 0]
        radii = self.radius + (self.tip - self.radius) * share**1.3
        radii = radii * (1 - 0.42 * smoothstep(0.72, 1.0, share))
        radii = radii * (1 + 0.05 * noise3(way, rng, 2, 170.0))
        return way, radii, self.root + (1 - self.root) * share


def _unit(vector):
    return vector / (np.linalg.norm(vector) + 1e-12)


def twigs(rng, limb, count, low, high, length, radius, rise=0.5):
    """Return side branches of a limb, which start between two shares of its way and turn up to the light."""
    grown = []
    way, radii, share = limb.way(np.random.default_rng(0))
    begin = rng.uniform(0, 6.3)
    for k in range(count):
        i = int((low + (high - low) * (k + rng.uniform(0.2, 0.8)) / count) * (len(way) - 2))
        axis = _unit(way[i + 1] - way[i])
        side = _unit(np.cross(axis, [0.31, 0.9, 0.27]))
        turn = begin + k * GOLDEN_ANGLE + rng.normal(0, 0.3)
        out = side * np.cos(turn) + np.cross(axis, side) * np.sin(turn)
        out = _unit(out + axis * 0.55 + [0, 0, rise * 0.6])
        later = _unit(out + axis * 0.35 + [0, 0, rise] + rng.normal(0, 0.12, 3))
        long = length * rng.uniform(0.55, 1.15)
        points = (way[i], way[i] + out * long * 0.5, way[i] + out * long * 0.5 + later * long * 0.5)
        thick = min(radius * rng.uniform(0.85, 1.1), radii[i] * 0.95)
        grown.append(Limb(points, thick, thick * 0.72, share[i]))
    return grown


def young_coral(seed, limbs, colors, pads=(), gap=0.0021, cup=0.00056, height=0.0021):
    """Return the mesh of a coral, with a further key mouths: point and direction of each cup.

    colors: of foot, flesh and tips; pads: centre, radius and height of each cushion of its foot
    gap, cup, height: the distance between cups, their radius and how far they stand out
    """
    rng = np.random.default_rng(seed)
    ways = [limb.way(rng) for limb in limbs]
    points, radii, share = (np.concatenate(part) for part in zip(*ways))
    low, high = points.min(0) - 0.006, points.max(0) + 0.006
    for centre, radius, thick in pads:
        low = np.minimum(low, np.asarray(centre) - [radius, radius, thick] - np.array(0.003))
        high = np.maximum(high, np.asarray(centre) + [radius, radius, thick] + np.array(0.004))
    field = ConeField(low, high, CELL, BLEND, REACH)
    mouths = []

    def add_cup(start, heading, size, long):
        end = start + heading * long
        field.cone(start, end, cup * size * 1.15, cup * size)
        mouth = end + heading * cup * size
        field.hole(mouth - heading * cup * size * 1.1, mouth + heading * cup, cup * size * 0.40, cup * size * 0.62)
        mouths.append((mouth, heading))

    for centre, radius, thick in pads:
        field.pad(np.asarray(centre, float), radius, thick)
        for k in range(int(0.75 * np.pi * radius**2 / gap**2)):
            away = np.sqrt((k + rng.uniform(0.2, 0.8)) / (0.75 * np.pi * radius**2 / gap**2))
            turn = k * GOLDEN_ANGLE + rng.normal(0, 0.2)
            aside = np.array([np.cos(turn), np.sin(turn), 0.0])
            on = np.asarray(centre) + aside * radius * away
            on = on + [0, 0, thick * np.sqrt(max(1 - away**2, 0)) - 0.0005]
            add_cup(on, _unit(aside * away * 0.8 + [0, 0, 1]), rng.uniform(0.8, 1.1), 0.0006)
    for way, thick, (grown_out_of, *_) in ways:
        for i in range(len(way) - 1):
            field.cone(way[i], way[i + 1], thick[i], thick[i + 1])
        length = np.linalg.norm(np.diff(way, axis=0), axis=1).sum()
        count = int(length * 2 * np.pi * thick.mean() / gap**2)
        for k in range(count):
            at = (k + 0.5) / count * (len(way) - 1.001)
            i = int(at)
            axis = _unit(way[i + 1] - way[i])
            side = _unit(np.cross(axis, [0.31, 0.9, 0.27]))
            turn = k * GOLDEN_ANGLE + rng.normal(0, 0.22)
            outward = side * np.cos(turn) + np.cross(axis, side) * np.sin(turn)
            spine = way[i] + (way[i + 1] - way[i]) * (at - i)
            young = smoothstep(1.0, 0.86, at / len(way))
            size = rng.uniform(0.78, 1.16) * (0.70 + 0.30 * young)
            heading = _unit(outward + axis * rng.uniform(0.65, 1.3))
            long = height * rng.uniform(0.5, 1.15) * (0.75 + 0.25 * young)
            add_cup(spine + outward * thick[i] * 0.82, heading, size, long)
        if not grown_out_of:
            back = _unit(way[0] - way[1])
            for k in range(9):
                turn = k * GOLDEN_ANGLE
                side = _unit(np.cross(back, [0.31, 0.9, 0.27]))
                aside = side * np.cos(turn) + np.cross(back, side) * np.sin(turn)
                heading = _unit(back + aside * np.sqrt(k / 4))
                add_cup(way[0] + heading * thick[0] * 0.85, heading, rng.uniform(0.8, 1.1), 0.0006)
        axis = _unit(way[-1] - way[-2])
        add_cup(way[-1], axis, 1.35, thick[-1] + 0.0003)

    vertices, faces = field.surface()
    normals = vertex_normals(vertices, faces)
    fine = noise3(vertices, rng, 2, 1300.0)
    vertices = vertices + normals * (0.00005 * fine)[:, None]
    mouths = np.array(mouths)
    color = _flesh(rng, vertices, normals, fine, (points, radii, share), mouths, colors, cup)
    return dict(v=vertices, f=faces, c=color, mouths=mouths)


def _flesh(rng, vertices, normals, fine, ways, mouths, colors, cup):
    """Paint the flesh: brown where it is old and shaded, pale rims and tips, dark mouths, mottled all over."""
    points, radii, share = ways
    foot, body, tip = (np.asarray(color) for color in colors)
    distance, near = cKDTree(points).query(vertices, k=3)
    weight = 1 / (distance + 1e-4)
    weight /= weight.sum(1, keepdims=True)
    along = (share[near] * weight).sum(1)
    broad, patchy = noise3(vertices, rng, 3, 70.0), noise3(vertices, rng, 3, 320.0)
    color = mix(foot, body, smoothstep(0.02, 0.42, along + 0.16 * broad))
    color = mix(color, tip, smoothstep(0.86, 1.04, along + 0.05 * broad + 0.03 * patchy))
    proud = smoothstep(0.0004, 0.0020, distance[:, 0] - radii[near[:, 0]])
    color = mix(color * 0.72, mix(color, tip, 0.30), proud)
    lit = smoothstep(-0.7, 0.9, normals[:, 2])
    color = color * (0.78 + 0.34 * lit)[:, None]
    color = color * (1 + 0.16 * patchy + 0.13 * fine)[:, None]
    away, which = cKDTree(mouths[:, 0]).query(vertices)
    rim = smoothstep(cup * 1.5, cup * 0.95, away)
    color = mix(color, mix(color, tip, 0.5), 0.5 * rim)
    inside = ((vertices - mouths[which, 0]) * mouths[which, 1]).sum(1)
    throat = smoothstep(0.0, -cup * 0.9, inside) * smoothstep(cup * 1.25, cup * 0.8, away)
    return np.clip(mix(color, body * [0.30, 0.32, 0.22], 0.85 * throat), 0, 1)
