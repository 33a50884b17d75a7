"""Moon jellies (Aurelia): a saucer bell, four horseshoe gonads, frilled arms and a short fringe.

Meshes as in mesh.py. A relaxed animal's bell is 1 wide; its axis is +Z, the mouth hangs below.
The vertex colors are not pigment but weights for the shader: how dense the tissue is there.
"""

import numpy as np

from .colors import fill, smoothstep
from .mesh import cat, grid_faces, tube

CANALS = 16  # fine radial canals under the bell
TENTACLES = 150  # drawn; a living animal has several hundred
ATTEMPTS = 4000  # to find room for one more animal
# Where they crowd: x, z and spread as shares of the drum's radius; how many do.
CROWDS = ((-0.30, 0.30, 0.22), (0.34, -0.10, 0.16), (0.0, 0.0, 0.50))
SHARES = (0.42, 0.26, 0.32)


def weighted(vertices, faces, density):
    """A mesh whose vertex colors carry the density of the tissue."""
    density = np.asarray(density, float).reshape(-1, 1)
    return dict(v=vertices, f=faces, c=density * fill((1.0, 1.0, 1.0), len(density)))


def cord(path, radii, density, sides):
    """A round cord with a density at each point of its path."""
    vertices, faces = tube(path, radii, sides)
    return weighted(vertices, faces, np.repeat(density, sides))


def bell_profile(pulse, samples=44):
    """How far along (0 to 1), radius and height, from the crown to the margin.

    pulse is 0 in the glide, when the bell is a saucer, and 1 in the beat, when it is a cup.
    """
    along = np.linspace(0, 1, samples)
    slope = np.radians(62 + 50 * pulse) * (0.72 * along**1.5 + 0.28 * along**7)
    step = 0.56 / (samples - 1)
    radius = np.r_[0, np.cumsum(np.cos(slope[:-1]))] * step
    height = -np.r_[0, np.cumsum(np.sin(slope[:-1]))] * step
    return along, radius, height


def canal_density(along, around):
    """The fine canals: straight near the crown, forked towards the margin."""
    straight = np.abs(np.sin(around * CANALS / 2)) ** 18
    forked = np.abs(np.sin(around * CANALS)) ** 14
    fork = smoothstep(0.45, 0.75, along)
    shown = smoothstep(0.3, 0.5, along) * smoothstep(1.0, 0.93, along)
    return (straight * (1 - fork) + forked * fork) * shown


def bell(rng, pulse, columns=160):
    """The outer skin, and the inner one that meets it at the margin with its eight lappets."""
    along, radius, height = bell_profile(pulse)
    angle = np.linspace(0, 2 * np.pi, columns, endpoint=False)
    s, around = along[:, None], angle[None]
    uneven = sum(
        rng.normal(0, 0.018 / k) * np.cos(k * around + rng.uniform(0, 2 * np.pi))
        for k in (2, 3, 4)
    )
    lappets = 1 - 0.022 * smoothstep(0.8, 1.0, s) * (1 - np.abs(np.cos(around * 4)) ** 0.5)
    swell = (1 + uneven * smoothstep(0.2, 1.0, s)) * lappets
    ripple = 0.010 * smoothstep(0.6, 1.0, s) * np.cos(8 * around + rng.uniform(0, 2 * np.pi))
    margin = smoothstep(0.93, 0.985, s)
    thickness = 0.075 * (1 - smoothstep(0.0, 1.0, s)) + 0.006
    skins = (
        (1.0, 0 * s, 0.5 + 0.9 * margin),
        (0.985, thickness, 0.25 + 0.85 * canal_density(s, around) + 0.5 * margin),
    )
    parts = []
    for width, depth, density in skins:
        r = radius[:, None] * swell * width
        z = height[:, None] - depth + ripple + uneven * 0.5 * s
        vertices = np.stack([r * np.cos(around), r * np.sin(around), z], -1).reshape(-1, 3)
        faces = grid_faces(len(along), columns, True)
        parts.append(weighted(vertices, faces, density + 0 * around))
    return cat(parts)


def gonads(rng, pulse, samples=40):
    """Four horseshoes under the crown, open towards the mouth."""
    _, radius, height = bell_profile(pulse)
    reach = np.linspace(-1, 1, samples)
    bow = reach * np.radians(128)
    parts = []
    for quarter in range(4):
        turn = np.pi / 2 * quarter + rng.normal(0, 0.05)
        size = 0.068 * rng.uniform(0.94, 1.06)
        out = 0.126 + size * np.cos(bow) + 0.003 * np.cos(reach * 17)
        aside = size * 1.08 * np.sin(bow) + 0.003 * np.sin(reach * 19)
        x = out * np.cos(turn) - aside * np.sin(turn)
        y = out * np.sin(turn) + aside * np.cos(turn)
        z = np.interp(np.hypot(x, y), radius, height) - 0.052
        girth = 0.0215 * (1 - 0.70 * np.abs(reach) ** 5) * (1 + 0.18 * np.sin(reach * 23))
        parts.append(cord(np.stack([x, y, z], -1), girth, np.ones(samples), 8))
    return cat(parts)


def oral_arms(rng, pulse, lag, samples=46):
    """Four frilled bands that hang from the mouth and trail behind the animal."""
    length = rng.uniform(0.40, 0.56)
    t = np.linspace(0, 1, samples)
    fade = (1 - t) ** 0.6
    parts = []
    for quarter in range(4):
        turn = np.pi / 2 * quarter + np.pi / 4 + rng.normal(0, 0.12)
        out = np.array([np.cos(turn), np.sin(turn), 0])
        aside = np.array([-np.sin(turn), np.cos(turn), 0])
        reach = length * rng.uniform(0.8, 1.15)
        spread = 0.03 + (0.10 + 0.05 * pulse) * np.sin(t * 2.2) * (1 - 0.4 * t)
        sway = rng.normal(0, 0.06) * np.sin(t * 3.5)
        spine = out * spread[:, None] + aside * sway[:, None]
        spine = spine + np.asarray(lag) * (t**1.7)[:, None] * reach
        spine[:, 2] -= 0.10 + t * reach * 0.92
        frills = rng.uniform(15, 21)
        for side in (-1, 1):
            wave = np.sin(t * frills + rng.uniform(0, 6)) * 0.030 * np.sqrt(t) * (0.4 + fade)
            width = (0.030 + 0.018 * np.sin(t * frills * 1.7 + side)) * (0.35 + 0.65 * fade)
            edge = spine + aside * side * width[:, None] * 0.5 + out * wave[:, None]
            band = np.stack([spine, (spine + edge) / 2, edge], 1).reshape(-1, 3)
            parts.append(weighted(band, grid_faces(samples, 3), np.repeat(0.35 + 0.5 * fade, 3)))
        parts.append(cord(spine, 0.007 * (0.2 + 0.8 * fade), 0.2 + 0.5 * fade, 6))
    return cat(parts)


def fringe(rng, pulse, lag, samples=7):
    """The short tentacles of the margin, drawn after the bell."""
    _, radius, height = bell_profile(pulse)
    t = np.linspace(0, 1, samples)
    density = 0.10 + 0.75 * (1 - t**1.5)
    parts = []
    for index in range(TENTACLES):
        angle = 2 * np.pi * (index + rng.uniform(-0.3, 0.3)) / TENTACLES
        out = np.array([np.cos(angle), np.sin(angle), 0])
        length = rng.uniform(0.07, 0.17) * (1 - 0.25 * pulse)
        root = out * radius[-1] * 0.985 + np.array([0, 0, height[-1]])
        course = out * (0.35 - 0.6 * pulse) + rng.normal(0, 0.10, 3) - np.array([0, 0, 1.0])
        path = root + (course * t[:, None] + np.asarray(lag) * 0.8 * t[:, None] ** 2) * length
        parts.append(cord(path, 0.0026 * (1 - 0.6 * t), density, 4))
    return cat(parts)


def moon_jelly(seed, pulse, lag=(0.0, 0.0, 0.0)):
    """The parts of one animal by name. lag is where its trailing parts are carried."""
    rng = np.random.default_rng(seed)
    return dict(
        bell=bell(rng, pulse),
        gonads=gonads(rng, pulse),
        arms=oral_arms(rng, pulse, lag),
        fringe=fringe(rng, pulse, lag),
    )


def gathered(rng, count, radius, depth, middle_size, largest):
    """Animals as a slow current leaves them: in loose crowds, of every age, few of them large.

    The drum's axis is +Y, its front is y = 0. Returns (position, the bell's up, diameter) each,
    the largest first.
    """
    placed = []
    sizes = np.clip(middle_size * np.exp(rng.normal(0, 0.45, count)), 0.07, largest)
    for size in np.sort(sizes)[::-1]:
        for _ in range(ATTEMPTS):
            x, z, spread = CROWDS[rng.choice(len(CROWDS), p=SHARES)]
            at = np.array([rng.normal(x, spread), 0, rng.normal(z, spread)]) * radius
            at[1] = rng.uniform(0.06 + 0.5 * size, depth - 0.06 - 0.5 * size)
            if np.hypot(at[0], at[2]) > radius - 0.55 * size:
                continue
            if all(
                np.linalg.norm(at - other) > 0.42 * (size + other_size)
                for other, _, other_size in placed
            ):
                break
        else:
            continue
        up = np.array([0, 0, 0.85]) + rng.normal(0, 0.42, 3)
        if rng.random() < 0.2:
            up = rng.normal(0, 1, 3)
        placed.append((at, up / np.linalg.norm(up), size))
    return placed
