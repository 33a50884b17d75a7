"""What settles on things in the sea: turf of fine algae, coiled tube worms, silt. Metres, linear RGB."""

import numpy as np
from scipy.spatial import cKDTree

from .colors import mix, smoothstep, srgb
from .mesh import cat, icosphere, tube
from .noise import noise3

STEPS, SIDES = 7, 4


def turf(rng, roots, normals, length, radius, colors, current=(0, 0, 0), droop=0.3):
    """Return fine filaments on roots, bent by chance and by a current; colors: of root and tip.

    length: their mean, radius: at the root
    """
    count = len(roots)
    share = np.linspace(0, 1, STEPS)[None, :, None]
    long = length * rng.lognormal(-0.12, 0.5, (count, 1, 1))
    start = normals + rng.normal(0, 0.45, (count, 3))
    start /= np.linalg.norm(start, axis=1)[:, None]
    bend = rng.normal(0, 0.55, (count, 3)) + np.asarray(current) - [0, 0, droop]
    curl = rng.normal(0, 0.25, (count, 3))
    path = start[:, None] * share + bend[:, None] * share**2 * 0.6
    path = roots[:, None] + (path + curl[:, None] * np.sin(share * 5) * share) * long
    side = np.cross(start, [0.31, 0.9, 0.27])
    side /= np.linalg.norm(side, axis=1)[:, None]
    other = np.cross(start, side)
    angle = np.arange(SIDES) * 2 * np.pi / SIDES
    ring = side[:, None] * np.cos(angle)[None, :, None] + other[:, None] * np.sin(angle)[None, :, None]
    thick = radius * rng.uniform(0.6, 1.3, (count, 1, 1)) * (1 - 0.6 * share)
    points = path[:, :, None] + ring[:, None] * thick[..., None]
    here = np.arange(STEPS - 1)[:, None] * SIDES + np.arange(SIDES)
    beside = np.arange(STEPS - 1)[:, None] * SIDES + (np.arange(SIDES) + 1) % SIDES
    faces = np.stack([here, beside, beside + SIDES, here + SIDES], -1).reshape(-1, 4)
    faces = faces[None] + (np.arange(count) * STEPS * SIDES)[:, None, None]
    tone = mix(np.asarray(colors[0]), np.asarray(colors[1]), np.repeat(share[0, :, 0], SIDES))
    tone = tone[None] * rng.uniform(0.6, 1.3, (count, 1, 1))
    return dict(v=points.reshape(-1, 3), f=faces.reshape(-1, 4), c=tone.reshape(-1, 3))


def coiled_worms(rng, roots, normals, size=0.0008, color=(0.56, 0.53, 0.47)):
    """Return the small white coils that tube worms build on hard things."""
    parts = []
    for root, normal in zip(roots, normals):
        side = np.cross(normal, [0.31, 0.9, 0.27])
        side /= np.linalg.norm(side)
        other = np.cross(normal, side) * rng.choice([-1, 1])
        reach = size * rng.uniform(0.5, 1.25)
        turn = np.linspace(0, rng.uniform(9, 14), 60)
        out = reach * (0.16 + 0.84 * turn / turn[-1])
        begin = rng.uniform(0, 6.3)
        path = root + (side * np.cos(turn + begin)[:, None] + other * np.sin(turn + begin)[:, None]) * out[:, None]
        path = path + normal * (reach * 0.14 + 0.18 * reach * np.exp(-turn / 4))[:, None]
        vertices, faces = tube(path, out * 0.26, 10)
        rings = np.repeat(0.88 + 0.12 * np.sin(turn * 9), 10)
        parts.append(dict(v=vertices, f=faces, c=np.asarray(color) * rings[:, None] * rng.uniform(0.7, 1.1)))
    return cat(parts)


def silt(rng, roots, normals, size=0.00011, colors=((0.13, 0.10, 0.06), (0.34, 0.30, 0.23))):
    """Return grains and flakes that lie on what faces up."""
    ball, faces = icosphere(1)
    parts = []
    for root, normal in zip(roots, normals):
        grain = ball * size / rng.uniform(0.25, 1.0) * rng.uniform(0.4, 1.3, 3)
        tone = mix(np.asarray(colors[0]), np.asarray(colors[1]), rng.random())
        parts.append(dict(v=grain + root + normal * size * 0.3, f=faces, c=0 * grain + tone))
    return cat(parts)


def grown_over(rng, points, normals, bare, film, crusts=60, size=0.0016, cover=0.0):
    """Color a hard thing: bare, under a brown-green film on top, round pink crusts; and how far each point is raised.

    bare and film: two colors each; size: of a crust; cover: how much more of it the film covers
    """
    broad, patchy = noise3(points, rng, 4, 45.0), noise3(points, rng, 4, 190.0)
    grain = noise3(points, rng, 2, 1100.0)
    colors = mix(np.asarray(bare[0]), np.asarray(bare[1]), smoothstep(-0.6, 0.6, patchy + 0.5 * grain))
    tone = mix(np.asarray(film[0]), np.asarray(film[1]), smoothstep(-0.6, 0.7, patchy + 0.6 * grain))
    share = smoothstep(-0.5, 0.7, 0.6 * normals[:, 2] + 0.8 * broad + 0.5 * patchy + cover)
    colors = mix(colors, tone, 0.88 * share)
    seeds = points[rng.integers(len(points), size=crusts)]
    sizes = size * rng.uniform(0.35, 1.5, crusts) ** 1.6
    lobes = 1 + 0.35 * noise3(points, rng, 3, 420.0)
    distance, nearest = cKDTree(seeds).query(points)
    rest = distance * lobes / sizes[nearest]
    crust = smoothstep(1.0, 0.86, rest)
    margin = crust * smoothstep(0.62, 0.90, rest)
    hue = rng.random(crusts)[nearest]
    pink = mix(srgb("#5f4044"), srgb("#7d5c60"), hue)
    pink = mix(pink, srgb("#a8989a"), 0.75 * margin) * (0.85 + 0.2 * grain)[:, None]
    worn = smoothstep(0.15, 0.6, noise3(points, rng, 3, 500.0))
    colors = mix(colors, pink, crust * (1 - 0.6 * worn))
    lift = 0.00008 * grain + 0.00006 * patchy + 0.00022 * crust + 0.00012 * margin
    return np.clip(colors * (0.85 + 0.2 * grain)[:, None], 0, 1), lift
