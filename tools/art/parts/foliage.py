"""Leaves that have lived: veined, bitten, browned at the tip, none like its neighbour. Metres."""

import numpy as np

from .colors import mix, smoothstep, srgb
from .materials import object_coordinates, principled, vertex_color
from .mesh import GOLDEN_ANGLE, cat, rotation_y, rotation_z, transform
from .nodes import new_material, random_shift
from .plants import leaf
from .water import fogged

STRAW, BROWN, VEIN = srgb("#8f8144"), srgb("#553a22"), srgb("#9aa572")


def aged_leaf(
    rng,
    length,
    width,
    shape,
    dark,
    light,
    age=0.2,
    veins=7,
    relief=0.05,
    vein_tint=0.35,
    rows=20,
    columns=9,
    bites=2,
    **options,
):
    """Return a leaf as `plants.leaf` does, with raised veins and the traces of its age.

    age: 0 a young leaf, 1 a dying one; veins: pairs of side veins; relief: their height over the
    width; vein_tint: how pale they are; bites: how often something has eaten of its margin
    """
    mesh = leaf(length, width, shape, rows=rows, columns=columns, dark=dark, light=light, **options)
    along = np.repeat(np.linspace(0, 1, rows), columns)
    across = np.tile(np.linspace(-1, 1, columns), rows)
    margin = np.abs(across)
    side = np.where(across < 0, 0, 1)

    eaten = np.zeros(len(along))
    for _ in range(rng.integers(0, bites + 1) if bites else 0):
        here = np.exp(-(((along - rng.uniform(0.15, 0.95)) / rng.uniform(0.02, 0.07)) ** 2))
        eaten = np.maximum(eaten, here * (side == rng.integers(2)) * rng.uniform(0.15, 0.6))
    mesh["v"][:, 1] *= 1 - eaten * margin

    rib = np.cos((along * veins - margin * 1.1) * 2 * np.pi) * smoothstep(1.0, 0.75, margin)
    ridge = np.clip(rib, 0, 1) ** 5
    middle = np.exp(-((margin / 0.13) ** 2))
    mesh["v"][:, 2] += relief * width * (0.35 * rib * smoothstep(0, 0.3, margin) - 0.5 * middle)

    waves = _patches(rng, along, across)
    tone = np.clip(rng.uniform(0.15, 0.75) + 0.30 * waves - 0.15 * margin, 0, 1)
    colors = mix(srgb(dark), srgb(light), tone)
    pale = mix(colors, VEIN * (0.5 + 0.8 * srgb(light).mean() / VEIN.mean()), 0.5)
    colors = mix(colors, pale, np.maximum(ridge * 0.7, middle * (1 - along) ** 0.5) * vein_tint * 2)
    wilt = age * 1.5 + 0.55 * (along * 0.7 + margin * 0.5) + 0.3 * waves - 0.95
    colors = mix(colors, STRAW * rng.uniform(0.6, 1.1), 0.85 * smoothstep(0, 0.55, wilt))
    burnt = age * 0.6 + along**5 * 0.75 + margin**4 * 0.18 + 0.22 * waves - 0.72 + eaten * margin
    colors = mix(colors, BROWN * rng.uniform(0.5, 1.1), 0.9 * smoothstep(0, 0.22, burnt))
    spots = smoothstep(0.72, 0.95, _patches(rng, along * 5, across * 2.5))
    mesh["c"] = mix(colors, BROWN * 0.8, spots * min(1, age * 1.6) * 0.7)
    return mesh


def _patches(rng, u, v):
    """A smooth random field over a leaf, between about -1 and 1."""
    field = np.zeros(len(u))
    for _ in range(5):
        a, b = rng.normal(0, 5.5, 2)
        field += np.sin(a * u + b * v + rng.uniform(0, 6.3))
    return field / 3.2


def pose(tip, face):
    """The 3x3 matrix that turns a leaf so that it points to `tip` and looks to `face`."""
    tip = np.asarray(tip, float) / np.linalg.norm(tip)
    aside = np.cross(face, tip)
    aside = aside / (np.linalg.norm(aside) + 1e-9)
    return np.stack([tip, aside, np.cross(tip, aside)], 1)


def spiral(rng, count, elevation, make):
    """Return leaves about an axis; make(share) gives one, from 0 in the heart to 1 outside."""
    parts = []
    for index in range(count):
        share = index / max(1, count - 1)
        raised = elevation[0] * (1 - share) + elevation[1] * share + rng.normal(0, 0.12)
        turned = rotation_z(index * GOLDEN_ANGLE + rng.normal(0, 0.2))
        parts.append(transform(make(share), turned @ rotation_y(-raised)))
    return cat(parts)


def foliage(fog, name="foliage", translucency=0.3, shine=0.5, hue=0.022, value=0.34, grain=90):
    """Leaves: dull or waxy from place to place, wet here and there, lit through from behind.

    shine: share of the waxy places; grain: fineness of the cells' bump per metre
    """
    material, nodes = new_material(name)
    coordinates = object_coordinates(nodes)
    random = nodes("ShaderNodeObjectInfo").outputs["Random"]
    patches = nodes.noise(coordinates, 14.0, 4.0, Roughness=0.6).outputs[0]
    cells = nodes.noise(coordinates, grain, 3.0).outputs[0]
    dull = nodes.math("ADD", patches, nodes.map_range(random, 0, 1, -0.18, 0.18))
    roughness = nodes.map_range(dull, 0.5 - 0.35 * shine, 0.72 - 0.1 * shine, 0.34, 0.78)
    drops = nodes("ShaderNodeTexVoronoi", {"Vector": coordinates, "Scale": 110.0}).outputs[0]
    dry = nodes.map_range(drops, 0.16, 0.24, 0.0, 1.0, True)
    damp = nodes.map_range(patches, 0.50, 0.60, 1.0, 0.0)
    dry = nodes.math("MAXIMUM", dry, damp)
    roughness = nodes.math("MULTIPLY", roughness, nodes.map_range(dry, 0, 1, 0.25, 1.0))
    height = nodes.math("SUBTRACT", cells, nodes.math("MULTIPLY", dry, 0.6))

    def thin(color):
        mottled = nodes.multiply(color, nodes.map_range(cells, 0.3, 0.7, 0.82, 1.16))
        back = nodes("ShaderNodeNewGeometry").outputs["Backfacing"]
        mottled = nodes.mix(nodes.math("MULTIPLY", back, 0.35), mottled, (0.13, 0.14, 0.085))
        normal = nodes.bump(height, 0.35, 0.004)
        shader = principled(nodes, mottled, Roughness=roughness, Specular=0.38, Normal=normal)
        lit = nodes("ShaderNodeBsdfTranslucent", {0: nodes.multiply(mottled, (1.25, 1.2, 0.45))})
        return nodes("ShaderNodeMixShader", {0: translucency, 1: shader, 2: lit}).outputs[0]

    fogged(nodes, fog, random_shift(nodes, vertex_color(nodes), hue, value), thin)
    return material
