"""Water lilies that float at z = 0: pads, the meniscus about them, flowers, dew. Metres."""

import numpy as np

from . import plants
from .colors import fill, mix, smoothstep, srgb
from .materials import object_coordinates, principled, vertex_color
from .mesh import GOLDEN_ANGLE, cat, grid_faces, rotation_y, rotation_z, transform, tubes
from .nodes import new_material, random_shift
from .noise import noise3

ROWS, COLUMNS = 84, 420  # of a pad, from its middle outwards and around
FREEBOARD = 0.0022  # how far a pad's rim stands above the water
STAMENS = 46


def pad(seed, radius, age=0.3, lift=0.5, level=0.0):
    """Return (pad, meniscus): a pad with its notch towards +X and the water drawn up to its rim.

    age: 0 fresh to 1 yellow and torn; lift: how far the rim has curled up in places
    level: height of the pad's middle above the water, for one that lies on others
    """
    rng = np.random.default_rng(seed)
    out = np.linspace(0, 1, ROWS)[:, None] ** 0.85
    notch = rng.uniform(0.03, 0.16)
    angle = np.linspace(notch, 2 * np.pi - notch, COLUMNS)[None]
    distance = radius * out * _outline(rng, angle, notch, out, age)
    skew = rng.uniform(-0.10, 0.10) * np.exp(-angle * 2.0) * out
    flat = np.stack(
        [distance * np.cos(angle + skew), distance * np.sin(angle + skew), 0 * distance], -1
    ).reshape(-1, 3)
    outs, angles = np.repeat(out.ravel(), COLUMNS), np.tile(angle.ravel(), ROWS)

    veins = _veins(rng, outs, angles)
    waves = noise3(flat, rng, 3, 3.2 / radius)
    fine = noise3(flat, rng, 3, 26.0 / radius)
    curled = smoothstep(0.25, 0.95, np.sin(angles * rng.integers(1, 3) + rng.uniform(0, 6.3)))
    curled = curled + smoothstep(0.5, 1.0, np.sin(angles * 5 + rng.uniform(0, 6.3))) * 0.25
    rim = lift * radius * 0.16 * curled * smoothstep(0.72, 1.0, outs) ** 2
    z = FREEBOARD + level + rim + 0.010 * radius * waves * outs
    z = z + 0.010 * radius * veins * (1 - 0.4 * outs) - 0.004 * radius * smoothstep(0.08, 0.0, outs)
    vertices = flat + z[:, None] * np.array([0, 0, 1])

    colors = _pad_colors(rng, flat / radius, outs, veins, waves, fine, age)
    faces = grid_faces(ROWS, COLUMNS)[:, ::-1]
    faces, colors = _eat_holes(rng, flat / radius, faces, colors, age)
    leaf = dict(v=vertices, f=faces, c=colors)
    return leaf, None if level > 0 else _meniscus(vertices)


def _outline(rng, angle, notch, out, age):
    """The rim's distance over the radius: wavy, bitten, its lobes rounded at the notch."""
    bite = np.zeros_like(angle)
    for _ in range(rng.integers(1, 3 + int(5 * age))):
        at, wide, deep = rng.uniform(0.3, 6.0), rng.uniform(0.02, 0.09), rng.uniform(0.02, 0.13)
        bite = np.maximum(bite, deep * np.exp(-(((angle - at) / wide) ** 4)))
    from_notch = np.minimum(angle - notch, 2 * np.pi - notch - angle)
    lobes = 0.34 * np.exp(-from_notch / rng.uniform(0.08, 0.14))
    phase = rng.uniform(0, 6.3, 4)
    wavy = 1 + sum(
        size * np.sin(count * angle + p)
        for count, size, p in zip((2, 3, 7, 23), (0.035, 0.02, 0.01, 0.004), phase)
    )
    return wavy - (bite + lobes * out) * smoothstep(0.55, 1, out)


def _veins(rng, outs, angles):
    """The relief of the veins, 0 to 1: unequal spokes that fork, joined by a faint net."""
    count = rng.integers(15, 20)
    drift = 0.10 * np.sin(angles * 3 + rng.uniform(0, 6.3)) + 0.06 * np.sin(angles * 7)
    position = angles / (2 * np.pi) * count + drift * 3
    spoke = np.abs(position - np.round(position))
    split = 0.22 * smoothstep(0.42, 0.95, outs + 0.12 * np.sin(np.round(position) * 2.7))
    away = np.abs(spoke - split) * 2 * np.pi / count * outs
    width = 0.012 * (1 - 0.55 * outs)
    return np.exp(-((away / width) ** 2)) * smoothstep(1.0, 0.8, outs)


def _pad_colors(rng, place, outs, veins, waves, fine, age):
    """Dull waxy green that yellows in blotches, rust spots, a brown and ragged rim."""
    green = mix(srgb("#34462c"), srgb("#5b6e3c"), np.clip(0.45 + 0.35 * waves + 0.1 * outs, 0, 1))
    green = mix(green, srgb("#4b4a2c"), rng.uniform(0, 0.5))
    colors = mix(green, srgb("#7f8a58"), 0.42 * veins)
    blotch = noise3(place, rng, 4, 1.6) + 0.55 * outs + 1.3 * (age - 0.75)
    colors = mix(colors, srgb("#9a8a45"), 0.85 * smoothstep(0.0, 0.5, blotch))
    colors = mix(colors, srgb("#5f4426"), 0.9 * smoothstep(0.55, 0.8, blotch + 0.15 * fine))
    rust = noise3(place, rng, 2, 13.0) + 0.25 * age
    colors = mix(colors, srgb("#43301d"), 0.75 * smoothstep(0.62, 0.8, rust))
    edge = 0.975 - 0.05 * age - 0.03 * smoothstep(-0.3, 0.9, waves) + 0.015 * fine
    colors = mix(colors, srgb("#58351f"), 0.85 * smoothstep(edge - 0.02, edge + 0.02, outs))
    colors = mix(colors, srgb("#8d9163"), 0.7 * smoothstep(0.06, 0.0, outs))
    # A film of dust and dried spray.
    film = 0.14 * smoothstep(-0.2, 0.8, noise3(place, rng, 4, 3.0))
    return mix(colors * (1 + 0.10 * fine)[:, None], srgb("#8f8f7c"), film)


def _eat_holes(rng, place, faces, colors, age):
    """Holes of beetles, with brown rims; returns the faces that are left and the new colors."""
    gone = np.zeros(len(place), bool)
    for _ in range(rng.integers(0, 3) + int(9 * age)):
        angle, out = rng.uniform(0.3, 6.0), np.sqrt(rng.uniform(0.06, 0.85))
        middle = out * np.array([np.cos(angle), np.sin(angle)])
        size = rng.uniform(0.012, 0.05)
        offset = place[:, :2] - middle
        turn = np.arctan2(offset[:, 1], offset[:, 0])
        ragged = 1 + 0.3 * np.sin(2 * turn + angle * 9) + 0.15 * np.sin(5 * turn + angle * 5)
        reach = np.hypot(*offset.T) / (size * ragged)
        gone |= reach < 1
        colors = mix(colors, srgb("#4a3119"), 0.85 * smoothstep(1.0 + 0.022 / size, 1.0, reach))
    return faces[~gone[faces].any(1)], colors


def _meniscus(vertices, width=0.009, steps=9):
    """The water that climbs to the rim of a pad, where the rim still touches it."""
    grid = vertices.reshape(ROWS, COLUMNS, 3)
    loop = np.concatenate([grid[::3, 0], grid[-1, 1:-1], grid[::-3, -1]])
    ahead = np.roll(loop, -1, 0) - np.roll(loop, 1, 0)
    outward = np.stack([ahead[:, 1], -ahead[:, 0]], -1)
    outward /= np.linalg.norm(outward, axis=1)[:, None] + 1e-9
    for _ in range(3):
        outward = (np.roll(outward, 1, 0) + outward + np.roll(outward, -1, 0)) / 3
    touch = loop[:, 2]
    climb = np.clip(touch, 0.0004, 0.0016) * smoothstep(0.012, 0.005, touch)
    away = np.linspace(0, 1, steps) ** 1.6
    rings = []
    for share in away:
        xy = loop[:, :2] + outward * (share * width - 0.0006)
        rings.append(np.c_[xy, climb * (np.exp(-share * 4.5) - np.exp(-4.5)) + 0.0003])
    rings = np.array(rings)
    near = np.repeat(np.exp(-away * 4.5) * smoothstep(1.0, 0.8, away), len(loop))
    return dict(
        v=rings.reshape(-1, 3),
        f=grid_faces(steps, len(loop), True)[:, ::-1],
        c=near[:, None] * np.ones(3),
    )


def meniscus_material():
    """Water that rises to a rim: it mirrors the sky softly and fades out on the level surface."""
    material, nodes = new_material("meniscus")
    near = nodes.separate(vertex_color(nodes))[0]
    mirror = nodes("ShaderNodeFresnel", {0: 1.33}).outputs[0]
    glossy = nodes("ShaderNodeBsdfGlossy", {0: (1, 1, 1), 1: 0.22})
    clear = nodes("ShaderNodeBsdfTransparent", {0: nodes.mix(near, (1, 1, 1), (0.80, 0.82, 0.80))})
    share = nodes.math("MULTIPLY", mirror, near)
    nodes.output(nodes("ShaderNodeMixShader", {0: share, 1: clear, 2: glossy}).outputs[0])
    return material


def pad_material():
    """Waxy above, wine red below; a little light passes."""
    material, nodes = new_material("pad")
    color = random_shift(nodes, vertex_color(nodes), 0.006, 0.14)
    below = nodes("ShaderNodeNewGeometry").outputs["Backfacing"]
    color = nodes.mix(below, color, (0.10, 0.035, 0.032))
    grain = nodes.noise(object_coordinates(nodes), 260.0, 4.0, Roughness=0.6).outputs[0]
    broad = nodes.noise(object_coordinates(nodes), 22.0, 3.0).outputs[0]
    shader = principled(
        nodes,
        color,
        Roughness=nodes.map_range(broad, 0.35, 0.65, 0.30, 0.55),
        Specular=0.42,
        Normal=nodes.bump(grain, 0.16, 0.002),
    )
    lit = nodes("ShaderNodeBsdfTranslucent", {0: nodes.multiply(color, (1.1, 1.25, 0.5))})
    nodes.output(nodes("ShaderNodeMixShader", {0: 0.14, 1: shader, 2: lit}).outputs[0])
    return material


def flower(seed, radius=0.075, opening=1.0):
    """Return a pink water lily: green sepals, four whorls of pointed petals, stamens."""
    rng = np.random.default_rng(seed)
    whorls = [(4, 0.16, 1.02), (8, 0.36, 1.0), (8, 0.66, 0.93), (7, 0.95, 0.80), (5, 1.20, 0.62)]
    parts = []
    for ring, (count, raised, size) in enumerate(whorls):
        raised = 1.5 - (1.5 - raised) * opening
        for i in range(count):
            long = radius * size * rng.uniform(0.92, 1.06)
            petal = plants.leaf(
                long,
                long * rng.uniform(0.36, 0.43),
                "lance",
                -rng.uniform(0.5, 0.9),
                0.5,
                rng.normal(0, 0.12),
                rows=18,
                columns=11,
            )
            petal["c"] = _petal_colors(rng, petal["v"], long, sepal=ring == 0)
            turn = 2 * np.pi * (i + 0.5 * (ring % 2)) / count + rng.normal(0, 0.07)
            lean = raised + rng.normal(0, 0.06)
            matrix = rotation_z(turn) @ rotation_y(-lean)
            parts.append(transform(petal, matrix, (0, 0, 0.004 + 0.002 * ring)))
    if opening > 0.5:
        parts.append(_stamens(rng, radius / 0.11))
    return cat(parts)


def _petal_colors(rng, vertices, length, sepal):
    """Deeper pink towards the base, veined, nearly white at the tip; sepals are green outside."""
    along = np.linalg.norm(vertices, axis=1) / length
    streaks = 0.5 + 0.5 * np.sin(vertices[:, 1] / length * 95)
    colors = mix(srgb("#b8667f"), srgb("#e3c3c8"), smoothstep(0.2, 1.0, along))
    colors = mix(colors, srgb("#ad5c78"), 0.3 * streaks * smoothstep(1.0, 0.3, along))
    if sepal:
        colors = mix(colors, srgb("#6d7350"), 0.75)
    return colors * rng.uniform(0.92, 1.0)


def _stamens(rng, scale):
    """Yellow filaments that lean inwards."""
    lines = []
    for i in range(STAMENS):
        turn, lean = i * GOLDEN_ANGLE, 0.35 + 0.65 * (i % 3) / 2
        outward = np.array([np.cos(turn), np.sin(turn), 0])
        steps = np.linspace(0, 1, 6)[:, None]
        path = outward * (0.013 + 0.016 * lean * steps**0.8) + [0, 0, 0.014] + steps * [0, 0, 0.028]
        path = path - outward * rng.uniform(0.004, 0.012) * steps**3
        colors = mix(srgb("#b97f22"), srgb("#d9b552"), steps[:, 0])
        lines.append((path * scale, np.linspace(0.0022, 0.0013, 6) * scale, colors))
    return tubes(lines, 8)


def stalk(start, end, rng, radius=0.0035):
    """Return the stalk of a pad or flower, which sways down into the dark."""
    steps = np.linspace(0, 1, 24)[:, None]
    path = np.asarray(start) * (1 - steps) + np.asarray(end) * steps
    sway = np.sin(steps * np.pi) * rng.normal(0, 0.05, 3) * [1, 1, 0]
    colors = mix(srgb("#5a5a34"), srgb("#3c2f22"), steps[:, 0])
    return tubes([(path + sway, np.full(24, radius), colors)], 8)


def drop_mesh():
    """Return a drop of dew of radius 1 that sits on z = 0."""
    steps, around = np.linspace(0, 1, 12)[:, None], np.linspace(0, 2 * np.pi, 24, False)[None]
    polar = steps * 1.9
    x, y = np.sin(polar) * np.cos(around), np.sin(polar) * np.sin(around)
    z = (np.cos(polar) - np.cos(1.9)) * 0.62 + 0 * around
    vertices = np.stack([x, y, z], -1).reshape(-1, 3)
    return dict(v=vertices, f=grid_faces(12, 24, True), c=fill(np.ones(3), len(vertices)))
