"""Corals, a sea fan and sponges, each standing on the origin and a few decimetres tall.

Colors are linear RGB, sizes metres. The same seed gives the same animal.
"""

import numpy as np
from scipy.spatial import cKDTree

from .colors import fill, mix, smoothstep
from .mesh import GOLDEN_ANGLE, cat, grid_faces, icosphere, tube, tubes
from .noise import labyrinth


def _unit(vector):
    """Return the vector at length 1."""
    return vector / np.linalg.norm(vector)


def acropora(
    seed,
    base_color,
    tip_color,
    stems=9,
    levels=3,
    spread=0.9,
    length=0.32,
    radius=0.035,
    upward=0.25,
    branches=3,
):
    """Return a staghorn bush with bright growing tips.

    stems: branches from the foot; levels: generations of branching
    spread: greatest angle from upright, radians; upward: how much branches turn to the light
    length, radius: of a stem; branches: fewest side branches of a branch (up to 2 more)
    """
    rng = np.random.default_rng(seed)
    base_color, tip_color = np.asarray(base_color), np.asarray(tip_color)
    points = 7
    lines = []

    def grow(start, direction, length, radius, level):
        path = [start]
        for _ in range(points - 1):
            direction = direction + rng.normal(0, 0.11, 3) + np.array([0, 0, upward * 0.3])
            direction = _unit(direction)
            path.append(path[-1] + direction * length / (points - 1))
        radii = np.linspace(radius, radius * 0.62, points)
        age_from = (levels - level) / levels
        age = np.linspace(age_from, age_from + 1 / levels, points)
        brightness = smoothstep(0.55, 1.0, age) if level == 1 else smoothstep(0.6, 1.15, age) * 0.5
        lines.append((np.array(path), radii, mix(base_color, tip_color, brightness)))
        if level == 1:
            return
        for _ in range(rng.integers(branches, branches + 3)):
            at = rng.integers(2, points)
            aside = rng.normal(0, 1, 3)
            aside -= direction * np.dot(aside, direction)
            branch = _unit(direction * 0.75 + _unit(aside) * 0.8)
            grow(path[at], branch, length * rng.uniform(0.5, 0.75), radii[at] * 0.72, level - 1)

    for stem in range(stems):
        angle = 2 * np.pi * (stem + rng.uniform(-0.3, 0.3)) / stems
        tilt = spread * np.sqrt(rng.uniform(0.05, 1))
        direction = np.array(
            [np.cos(angle) * np.sin(tilt), np.sin(angle) * np.sin(tilt), np.cos(tilt)]
        )
        foot = direction * np.array([0.04, 0.04, 0])
        grow(foot, direction, length * rng.uniform(0.8, 1.15), radius, levels)
    return tubes(lines, 7)


def table_coral(seed, base_color, tip_color, radius=0.5, branchlets=900):
    """Return a table acropora: a ribbed plate on a stalk, covered with upright branchlets."""
    rng = np.random.default_rng(seed)
    base_color, tip_color = np.asarray(base_color), np.asarray(tip_color)
    under_color = base_color * 0.6
    half_color = mix(base_color, tip_color, 0.3)
    branchlet_colors = np.array([base_color * 0.7, half_color, tip_color])
    branchlet_radii = np.array([0.017, 0.014, 0.009])
    stalk = np.array([[0, 0, -0.02], [0, 0, 0.1], [0, 0.0, 0.2]])
    lines = [(stalk, np.array([0.09, 0.07, 0.1]), fill(under_color, 3))]

    def lobes(angle):
        return 1 + 0.12 * np.sin(3 * angle + seed) + 0.07 * np.sin(7 * angle)

    for _ in range(branchlets):
        angle = rng.uniform(0, 2 * np.pi)
        out = radius * np.sqrt(rng.uniform(0, 1)) * lobes(angle)
        slope = (out / radius) ** 2
        root = np.array([out * np.cos(angle), out * np.sin(angle), 0.2 + 0.06 * slope])
        lean = np.array([np.cos(angle) * 0.7 * slope, np.sin(angle) * 0.7 * slope, 1.0])
        direction = _unit(lean + rng.normal(0, 0.18, 3))
        length = rng.uniform(0.05, 0.1)
        middle, tip = root + direction * length * 0.5, root + direction * length
        path = np.array([root - direction * 0.03, middle, tip])
        lines.append((path, branchlet_radii, branchlet_colors))
    for rib in range(40):
        angle = 2 * np.pi * rib / 40 + rng.uniform(-0.05, 0.05)
        out = np.linspace(0.03, radius * lobes(angle), 6)
        height = 0.17 + 0.07 * (out / radius) ** 2
        path = np.stack([out * np.cos(angle), out * np.sin(angle), height], 1)
        lines.append((path, np.linspace(0.03, 0.012, 6) * 1.2, fill(under_color, 6)))
    return tubes(lines, 6)


def brain_coral(
    seed,
    ridge_color,
    valley_color,
    radius=0.3,
    wave_number=26,
    ridge_height=0.035,
    subdivisions=7,
    flatness=0.75,
):
    """Return a lumpy dome with a maze of ridges.

    wave_number: of the maze, radians per radius; ridge_height: in radii
    subdivisions: of the icosphere (7 is 330,000 triangles); flatness: height over radius
    """
    rng = np.random.default_rng(seed)
    directions, faces = icosphere(subdivisions)
    ridges = smoothstep(-0.5, 0.5, labyrinth(directions, wave_number, rng))
    lumps = 1 + 0.10 * labyrinth(directions, 2.5, rng, 20)
    distance = radius * lumps * (1 + ridge_height * (2 * ridges - 1))
    vertices = directions * distance[:, None] * np.array([1, 1, flatness])
    colors = mix(np.asarray(valley_color), np.asarray(ridge_color), ridges)
    shade = 1 - 0.25 * smoothstep(0.2, -0.3, directions[:, 2])
    above_ground = vertices[:, 2] > -0.25 * radius
    return dict(v=vertices, f=faces[above_ground[faces].any(1)], c=colors * shade[:, None])


def euphyllia(
    seed, stalk_color, tip_color, tentacles=420, radius=0.24, length=0.16, tip=1.7, curl=0.5
):
    """Return a torch coral or anemone: a dome of soft tentacles with bulbs at the tips.

    radius: of the dome; length: of a tentacle beyond it; tip: bulb over tentacle radius
    curl: how much tentacles wander and drift with the current
    """
    rng = np.random.default_rng(seed)
    stalk_color, tip_color = np.asarray(stalk_color), np.asarray(tip_color)
    current = np.array([0.55, 0.15, 0])
    points = 7
    radii = np.array([1.1, 1, 0.95, 0.9, 0.9, tip * 0.9, tip]) * 0.011
    brightness = smoothstep(0.45, 0.95, np.linspace(0, 1, points))
    colors = mix(stalk_color, tip_color, brightness)
    lines = []
    for i in range(tentacles):
        polar = np.arccos(1 - (i + 0.5) / tentacles * 1.05)
        around = i * GOLDEN_ANGLE + rng.uniform(-0.2, 0.2)
        direction = np.array(
            [np.sin(polar) * np.cos(around), np.sin(polar) * np.sin(around), np.cos(polar)]
        )
        root = direction * radius * np.array([1, 1, 0.7])
        reach = length * rng.uniform(0.7, 1.25)
        phase = rng.uniform(0, 6.3)
        path = [root * 0.8]
        for _ in range(points - 1):
            drift = 0.28 * current * (1 + 0.4 * np.sin(phase + root[0] * 9))
            wander = drift + rng.normal(0, 0.16, 3) - np.array([0, 0, 0.05])
            direction = _unit(direction + curl * wander)
            path.append(path[-1] + direction * (reach + radius * 0.2) / (points - 1))
        lines.append((np.array(path), radii, colors * rng.uniform(0.85, 1.1)))
    return tubes(lines, 12)


def plate_coral(seed, color, rim_color, radius=0.45, layers=3):
    """Return plating montipora: ruffled bowls stacked in layers, with a bright rim."""
    rng = np.random.default_rng(seed)
    rows, columns = 34, 150
    out = np.linspace(0.06, 1, rows)[:, None]
    angle = np.linspace(0, 2 * np.pi, columns, endpoint=False)[None]
    outs = np.repeat(out, columns, 1).ravel()
    colors = mix(np.asarray(color), np.asarray(rim_color), smoothstep(0.8, 0.97, outs))
    colors = colors * (0.9 + 0.1 * np.sin(outs * 40))[:, None]
    faces = grid_faces(rows, columns, True)
    parts = []
    for layer in range(layers):
        ruffles = rng.integers(4, 8)
        phase = rng.uniform(0, 6.3, 3)
        lobes = 1 + 0.1 * np.sin(3 * angle + phase[0]) + 0.06 * np.sin(5 * angle + phase[1])
        across = radius * (1 - 0.22 * layer) * out * lobes
        z = 0.12 * layer + 0.22 * radius * out**2
        z = z + 0.10 * radius * out**2 * np.sin(ruffles * angle + phase[2] + out * 2)
        z = z + 0.03 * radius * out**2 * np.sin(2 * ruffles * angle + phase[1])
        shift = rng.normal(0, 0.05, 2) * layer
        x, y = across * np.cos(angle) + shift[0], across * np.sin(angle) + shift[1]
        upper = np.stack([x, y, z], -1).reshape(-1, 3)
        lower = upper.copy()
        lower[:, 2] -= 0.012
        parts.append(dict(v=upper, f=faces, c=colors))
        parts.append(dict(v=lower, f=faces[:, ::-1], c=colors * 0.5))
    return cat(parts)


def gorgonian(
    seed, stem_color, tip_color, width=0.9, height=1.0, attractors=1500, step=0.022, wave=0.03
):
    """Return a sea fan grown by space colonisation in the x-z plane.

    attractors: points that pull branches towards them; step: growth per round
    wave: how far the fan leaves its plane
    """
    rng = np.random.default_rng(seed)
    targets = _fan_targets(rng, width, height, attractors)
    nodes, parents = _colonise(rng, targets, step, stem_height=0.12 * height)
    load = np.ones(len(parents))  # nodes carried by each node, itself included
    for node in range(len(parents) - 1, 0, -1):
        load[parents[node]] += load[node]
    radii = 0.0022 * load**0.36
    colors = mix(stem_color, tip_color, np.clip(1 - np.log(load) / 6, 0, 1))
    x, z = nodes.T
    points = np.stack([x, wave * np.sin(x * 5 + z * 3), z], 1)
    lines = []
    for chain, is_branch in _chains(parents, load):
        thickest = radii[chain[1] if is_branch else 0]
        lines.append((points[chain], np.minimum(radii[chain], thickest), colors[chain]))
    return tubes(lines, 5)


def _fan_targets(rng, width, height, count):
    """Return points inside a fan with a wavy outline."""
    targets = []
    while len(targets) < count:
        x, z = rng.uniform([-width / 2, 0.05], [width / 2, height])
        radius = (x / (width / 2)) ** 2 + ((z - height * 0.55) / (height * 0.47)) ** 2
        if radius < 1 + 0.15 * np.sin(9 * x):
            targets.append((x, z))
    return np.array(targets)


def _colonise(rng, targets, step, stem_height):
    """Grow a tree from the origin towards the targets; return nodes (n, 2) and parents (n,)."""
    nodes, parents = [np.array([0, 0.0])], [-1]
    for z in np.arange(step, stem_height, step):
        nodes.append(np.array([0, z]))
        parents.append(len(nodes) - 2)
    alive = np.ones(len(targets), bool)
    for _ in range(260):
        tree, positions = cKDTree(np.array(nodes)), np.array(nodes)
        waiting = np.where(alive)[0]
        if len(waiting) == 0:
            break
        distance, nearest = tree.query(targets[waiting])
        near = distance < 0.25
        if not near.any():
            break
        pulls = {}
        for target, node in zip(targets[waiting][near], nearest[near]):
            away = target - positions[node]
            pulls.setdefault(node, []).append(away / (np.linalg.norm(away) + 1e-9))
        before = len(nodes)
        for node, pull in pulls.items():
            direction = np.sum(pull, 0) + rng.normal(0, 0.12, 2)
            strength = np.linalg.norm(direction)
            if strength < 1e-6:
                continue
            grown = positions[node] + direction / strength * step
            if tree.query(grown)[0] < step * 0.45:
                continue
            nodes.append(grown)
            parents.append(node)
        reached, _ = cKDTree(np.array(nodes)).query(targets[waiting])
        alive[waiting[reached < step * 1.1]] = False
        if len(nodes) == before:
            break
    return np.array(nodes), np.array(parents)


def _chains(parents, load):
    """Yield (nodes, is_branch): runs along the heaviest child; a branch starts at its parent."""
    children = [[] for _ in parents]
    for node in range(1, len(parents)):
        children[parents[node]].append(node)
    starts = [(0, -1)]
    while starts:
        node, parent = starts.pop()
        chain = [parent, node] if parent >= 0 else [node]
        while children[node]:
            heaviest, *others = sorted(children[node], key=lambda child: -load[child])
            starts += [(other, node) for other in others]
            node = heaviest
            chain.append(node)
        if len(chain) > 1:
            yield chain, parent >= 0


def tube_sponge(seed, color, rim_color, count=6):
    """Return a cluster of open tubes with dark throats."""
    rng = np.random.default_rng(seed)
    color, rim_color = np.asarray(color), np.asarray(rim_color)
    along = np.linspace(0, 1, 16)
    wall = mix(color, rim_color, along**2)
    colors = np.vstack([wall, rim_color, color * 0.3, color * 0.05])
    parts = []
    for i in range(count):
        angle = 2 * np.pi * i / count + rng.uniform(-0.4, 0.4)
        foot = np.array([np.cos(angle), np.sin(angle), 0]) * rng.uniform(0.04, 0.1)
        direction = np.array([np.cos(angle) * 0.3, np.sin(angle) * 0.3, 1])
        height = rng.uniform(0.25, 0.55)
        sway = np.stack([0.02 * np.sin(along * 5 + i), 0.02 * np.cos(along * 4 + i), 0 * along], 1)
        path = foot + along[:, None] * direction * height + sway
        radii = 0.045 + 0.022 * along + 0.005 * np.sin(along * 20 + i)
        mouth = path[-1]
        path = np.vstack([path, mouth + [0, 0, 0.004], mouth - [0, 0, 0.03], mouth - [0, 0, 0.12]])
        radii = np.r_[radii, radii[-1] * 0.82, radii[-1] * 0.7, radii[-1] * 0.5]
        vertices, faces = tube(path, radii, 22)
        parts.append(dict(v=vertices, f=faces, c=np.repeat(colors, 22, 0)))
    return cat(parts)
