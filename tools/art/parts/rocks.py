"""Rock and wood."""

import numpy as np
from skimage.measure import marching_cubes

from .colors import mix, smoothstep, srgb
from .mesh import tubes
from .noise import noise3

UPWARD_PULL = np.array([0, 0, 0.02])


def rock(seed, blobs, resolution=110, margin=0.25, noise=0.16, detail=0.05, ridged=False):
    """Return a rock of merged balls with a rough surface, without colors.

    blobs: (x, y, z, radius) of each ball
    resolution: grid cells along the longest side
    margin: free space around the balls, as length
    noise, detail: depth of coarse and fine roughness, in median radii
    ridged: sharp crests instead of soft bumps
    The mesh has a further key 'scale', the median radius.
    """
    rng = np.random.default_rng(seed)
    blobs = np.array(blobs, float)
    centres, radii = blobs[:, :3], blobs[:, 3:4]
    scale = np.median(radii)
    low = (centres - radii).min(0) - margin
    high = (centres + radii).max(0) + margin
    cell = (high - low).max() / resolution
    counts = np.ceil((high - low) / cell).astype(int) + 1
    axes = [low[i] + cell * np.arange(counts[i]) for i in range(3)]
    grid = np.stack(np.meshgrid(*axes, indexing="ij"), -1)
    distance = _smooth_union(grid, blobs, sharpness=9 / scale)
    points = grid.reshape(-1, 3)
    coarse = noise3(points, rng, 3, 1.6 / scale, 0.55).reshape(distance.shape)
    fine = noise3(points, rng, 3, 5 / scale, 0.6).reshape(distance.shape)
    if ridged:
        coarse, fine = 0.8 - 2 * np.abs(coarse), 0.5 - 1.5 * np.abs(fine)
    distance = distance - noise * scale * coarse * 1.6 - detail * scale * fine * 1.5
    vertices, faces, _, _ = marching_cubes(distance, 0, spacing=(cell,) * 3)
    return dict(v=vertices + low, f=faces.copy(), scale=scale)


def _smooth_union(grid, blobs, sharpness):
    """Return the signed distance to the balls, blended where they meet and flattened in z."""
    total = np.zeros(grid.shape[:3])
    for x, y, z, radius in blobs:
        squares = (grid - [x, y, z]) ** 2 * [1, 1, 1.25]
        outside = np.sqrt(squares.sum(-1)) - radius
        total += np.exp(-sharpness * np.clip(outside, -2, 3))
    return -np.log(total + 1e-30) / sharpness


def reef_rock_color(mesh, rng):
    """Color a rock as live reef rock: buff stone, purple and pink coralline, olive algae."""
    points, scale = mesh["v"], mesh["scale"]
    broad = noise3(points, rng, 4, 2.2 / scale)
    patchy = noise3(points, rng, 4, 7 / scale)
    grain = noise3(points, rng, 3, 26 / scale)
    stone = smoothstep(-0.5, 0.6, patchy + 0.5 * grain)
    purple = smoothstep(0.1, 0.55, broad + 0.3 * grain)
    pink = smoothstep(0.5, 0.95, broad + patchy * 0.6 + 0.3 * grain)
    algae = smoothstep(0.2, 0.8, -broad + patchy * 0.5 + 0.3 * grain)
    colors = mix(srgb("#4a4038"), srgb("#86745e"), stone)
    colors = mix(colors, srgb("#7c4468"), purple * 0.7)
    colors = mix(colors, srgb("#a85c78"), pink * 0.7)
    colors = mix(colors, srgb("#5f6a3a"), algae * 0.5)
    mesh["c"] = colors * (0.75 + 0.5 * smoothstep(-0.6, 0.6, grain))[:, None]
    return mesh


def tan_rock_color(mesh, rng):
    """Color a rock as dry tan limestone that a crust of coralline algae has begun to cover."""
    points, scale = mesh["v"], mesh["scale"]
    broad = noise3(points, rng, 4, 1.8 / scale)
    patchy = noise3(points, rng, 4, 6 / scale)
    grain = noise3(points, rng, 3, 24 / scale)
    stone = smoothstep(-0.6, 0.6, patchy + 0.6 * grain)
    crust = smoothstep(0.25, 0.5, broad * 0.6 + patchy * 0.7 + 0.35 * grain)
    film = smoothstep(0.3, 0.9, -broad + patchy * 0.4 + 0.3 * grain)
    colors = mix(srgb("#6d5d49"), srgb("#b39c7c"), stone)
    colors = mix(colors, srgb("#6f6a48"), film * 0.45)
    colors = mix(colors, srgb("#8d6a7c"), crust * 0.6)
    mesh["c"] = colors * (0.7 + 0.5 * smoothstep(-0.6, 0.6, grain))[:, None]
    return mesh


def driftwood(seed, length=1.0, radius=0.07, dark="#2c1d12", light="#6a4a30", limbs=4):
    """Return a branching root; length (m) and radius (m) are those of a main limb."""
    rng = np.random.default_rng(seed)
    points = 14
    lines = []

    def grow(start, direction, length, radius, forks_left):
        path = [start]
        for _ in range(points - 1):
            direction = direction + rng.normal(0, 0.16, 3) + UPWARD_PULL
            direction /= np.linalg.norm(direction)
            path.append(path[-1] + direction * length / (points - 1))
        knots = np.arange(points)
        radii = np.linspace(radius, radius * 0.45, points)
        radii = radii * (1 + 0.12 * np.sin(knots * 1.7 + forks_left))
        tone = rng.uniform(0.1, 0.6) + 0.3 * np.sin(knots * 0.8)
        lines.append((np.array(path), radii, mix(srgb(dark), srgb(light), np.clip(tone, 0, 1))))
        if forks_left == 0:
            return
        for _ in range(rng.integers(2, 4)):
            at = rng.integers(3, points - 1)
            aside = rng.normal(0, 1, 3)
            aside[2] = abs(aside[2]) * 0.6
            branch = direction * 0.6 + aside * 0.5
            branch /= np.linalg.norm(branch)
            branch_length = length * rng.uniform(0.45, 0.75)
            grow(path[at], branch, branch_length, radii[at] * 0.7, forks_left - 1)

    for limb in range(limbs):
        angle = 2 * np.pi * limb / limbs + rng.uniform(-0.4, 0.4)
        direction = np.array([np.cos(angle), np.sin(angle), 0.55 + 0.3 * rng.random()])
        direction /= np.linalg.norm(direction)
        grow(np.zeros(3), direction, length * rng.uniform(0.7, 1.1), radius, 2)
    mesh = tubes(lines, 12)
    mesh["v"] = mesh["v"] + noise3(mesh["v"], rng, 3, 14.0)[:, None] * 0.006
    return mesh
