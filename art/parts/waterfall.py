"""Falling water as broken strands, with spray, foam and mist. Lengths in metres."""

import numpy as np

from .colors import smoothstep
from .materials import object_coordinates, principled, vertex_color
from .mesh import grid_faces, icosphere
from .nodes import new_material


def strands(seed, lip, foot, width, foot_width, count=70, thickness=(0.003, 0.018)):
    """Return ribbons of water that fall from a lip (x, y, z) to a foot and break up on the way.

    width, foot_width: of the whole fall above and below; thickness: of the ribbons
    The first channel of the colors is how dense the water is, the second tells ribbons apart.
    """
    rng = np.random.default_rng(seed)
    lip, foot = np.asarray(lip, float), np.asarray(foot, float)
    rows, columns = 44, 5
    across = np.linspace(-1, 1, columns)[None]
    share = np.linspace(0, 1, rows)[:, None]  # of the way down one ribbon
    vertices, faces, colors = [], [], []
    for index in range(count):
        # One in three begins in mid air, one in four lasts down to the foot.
        start = rng.uniform(0, 0.10) if index % 3 else rng.uniform(0.2, 0.7)
        lasts = index % 4 == 0
        end = 1.0 if lasts else rng.uniform(start + 0.2, 1.0)
        fall = start + (end - start) * share  # of the way from the lip to the foot
        aside = np.clip(rng.normal(0, 0.42), -1, 1) / 2
        sway = 0.010 * np.sin(fall * rng.uniform(3, 9) + rng.uniform(0, 6)) * (0.3 + fall)
        x = lip[0] + (foot[0] - lip[0]) * fall + sway
        x = x + aside * (width + (foot_width - width) * fall**1.5)
        y = lip[1] + (foot[1] - lip[1]) * np.sqrt(fall) - rng.uniform(0, 0.05) * fall
        z = lip[2] + (foot[2] - lip[2]) * fall
        half = rng.uniform(*thickness) / 2 * (0.7 + 0.5 * np.sin(fall * rng.uniform(6, 16) + index))
        half = half * smoothstep(0, 0.15, share + 0.05)
        grid = [x + across * half, y - (1 - across**2) * half * 0.6, z + 0 * across]
        vertices.append(np.stack(grid, -1).reshape(-1, 3))
        dense = smoothstep(0, 0.08, share) * smoothstep(1.0, 0.55, share) + lasts * 0.35 * share
        dense = dense * rng.uniform(0.35, 1.0) * (1 - 0.6 * across**2)
        channel = np.clip(dense, 0, 1).ravel()
        colors.append(np.c_[channel, np.full(len(channel), rng.random()), 0 * channel])
        faces.append(grid_faces(rows, columns, offset=index * rows * columns))
    return dict(v=np.concatenate(vertices), f=np.concatenate(faces), c=np.concatenate(colors))


def drops(rng, centres, radii, stretch=1.0):
    """Return small drops at points (n, 3), stretched along z."""
    vertices, faces = icosphere(1)
    shape = vertices[None] * radii[:, None, None] * [1, 1, stretch] + centres[:, None]
    starts = (np.arange(len(centres)) * len(vertices))[:, None, None]
    shade = np.repeat(rng.uniform(0.4, 1.0, len(centres)), len(vertices))
    colors = np.repeat(shade[:, None], 3, 1)
    return dict(v=shape.reshape(-1, 3), f=(faces[None] + starts).reshape(-1, 3), c=colors)


def spray(seed, foot, width, height=0.30, count=420, radius=(0.0010, 0.0034)):
    """Return drops thrown up about the foot of a fall."""
    rng = np.random.default_rng(seed)
    side, out, up = (
        rng.normal(0, width * 0.55, count),
        rng.normal(0, 0.09, count),
        rng.random(count) ** 2.4,
    )
    centres = np.asarray(foot) + np.c_[side * (1 + up), -np.abs(out), up * height]
    return drops(rng, centres, rng.uniform(*radius, count), 1.6)


def foam(seed, foot, width, count=900, radius=(0.0015, 0.007)):
    """Return bubbles on the surface about the foot of a fall, fewer and smaller further out."""
    rng = np.random.default_rng(seed)
    reach = rng.gamma(1.6, 0.5, count)
    angle = rng.uniform(0, 2 * np.pi, count)
    x, y = reach * np.cos(angle) * width * 0.8, reach * np.sin(angle) * width * 0.42 - 0.03
    size = rng.uniform(*radius, count) * np.exp(-reach * 0.45)
    return drops(rng, np.asarray(foot) + np.c_[x, y, size * 0.2], size, 0.7)


def falling_water(glow=0.05):
    """For `strands`: white where the water is full of air, clear where it is thin."""
    material, nodes = new_material("falling water")
    channels = nodes.separate(vertex_color(nodes))
    shift = nodes("ShaderNodeCombineXYZ", {2: nodes.math("MULTIPLY", channels[1], 40.0)}).outputs[0]
    coordinates = nodes.vector_math("ADD", object_coordinates(nodes), shift)
    stretched = nodes("ShaderNodeMapping", {0: coordinates, 3: (90, 40, 3.2)}).outputs[0]
    streaks = nodes.noise(stretched, 1.0, 5.0, Roughness=0.65).outputs[0]
    broken = nodes.map_range(streaks, 0.36, 0.66, 0.0, 1.0, True)
    share = nodes.math("MULTIPLY", channels[0], broken)
    white = (0.80, 0.88, 0.90)
    water = principled(
        nodes, white, Roughness=0.12, Specular=0.8, Emission=white, Emission_Strength=glow
    )
    lit = nodes("ShaderNodeBsdfTranslucent", {0: white})
    shader = nodes("ShaderNodeMixShader", {0: 0.4, 1: water, 2: lit})
    clear = nodes("ShaderNodeBsdfTransparent")
    nodes.output(nodes("ShaderNodeMixShader", {0: share, 1: clear, 2: shader}).outputs[0])
    return material


def froth(glow=0.12):
    """For `spray` and `foam`: half clear, half white."""
    material, nodes = new_material("froth")
    shade = vertex_color(nodes)
    white = nodes.multiply(shade, (0.85, 0.92, 0.93))
    water = principled(
        nodes, white, Roughness=0.1, Specular=0.8, Emission=white, Emission_Strength=glow
    )
    clear = nodes("ShaderNodeBsdfTransparent")
    share = nodes.math("MULTIPLY", nodes.separate(shade)[0], 0.75)
    nodes.output(nodes("ShaderNodeMixShader", {0: share, 1: clear, 2: water}).outputs[0])
    return material


def mist(color=(0.62, 0.74, 0.66), strength=0.42, density=0.3, scale=2.4, low=0.3, tightness=9.0):
    """For an upright sheet: drifting haze, thickest at the share `low` of its height."""
    material, nodes = new_material("mist")
    coordinates = nodes("ShaderNodeTexCoord")
    across = nodes.separate(coordinates.outputs["Generated"])

    def squared(value, centre, weight):
        distance = nodes.math("SUBTRACT", value, centre)
        return nodes.math("MULTIPLY", nodes.math("MULTIPLY", distance, distance), weight)

    distance = nodes.math("ADD", squared(across[0], 0.5, tightness), squared(across[1], low, 9.0))
    flat = nodes("ShaderNodeMapping", {0: coordinates.outputs["Object"], 3: (1, 2.2, 1)}).outputs[0]
    drift = nodes.noise(flat, scale, 5.0, Distortion=0.6).outputs[0]
    cloud = nodes.map_range(drift, 0.34, 0.74, 0.0, density, True)
    share = nodes.math("MULTIPLY", nodes.decay(distance, 2.4), cloud)
    seen = nodes("ShaderNodeLightPath").outputs["Is Camera Ray"]
    share = nodes.math("MULTIPLY", share, seen)
    haze = nodes("ShaderNodeEmission", {0: color, 1: strength})
    clear = nodes("ShaderNodeBsdfTransparent")
    nodes.output(nodes("ShaderNodeMixShader", {0: share, 1: clear, 2: haze}).outputs[0])
    return material
