"""Black polished stone whose veins are drawn as the cracks they once were. Metres.

A block of BLOCK x BLOCK metres is painted once and repeats; every slab shows another part of it.
"""

import numpy as np
from scipy.ndimage import gaussian_filter

from . import materials
from .blender import image_from_array
from .colors import smoothstep
from .nodes import new_material

BLOCK, FINENESS = 3.6, 800  # metres, and pixels per metre
BLACK, CALCITE, RUST = (0.0165, 0.0165, 0.0175), (0.30, 0.28, 0.25), (0.20, 0.145, 0.085)
SMOOTHEST = 0.265  # the roughness below which the albedo pass shows no jump
WIDTHS = (0.0007, 0.0013, 0.0022, 0.0038, 0.0065)


class Cracks:
    """Collects cracks: dots with a width and a strength, sorted into rasters by their width."""

    def __init__(self, rng):
        self.rng = rng
        self.side = int(BLOCK * FINENESS)
        self.rasters = np.zeros((len(WIDTHS), self.side, self.side), np.float32)

    def wander(self, count, slow):
        """A smooth random walk about 0 with a deviation of 1."""
        walk = gaussian_filter(self.rng.normal(0, 1, count + 1), min(slow, count / 3), mode="wrap")
        return walk[:count] / (walk.std() + 1e-9)

    def crack(self, start, heading, length, width, strength, strands=1):
        """Draw a crack and return its points and headings; several strands part and meet again."""
        count = max(24, int(length * FINENESS * 1.5))
        bend = 0.30 * self.wander(count, count / 6) + 0.24 * self.wander(count, 28)
        bend += 0.22 * self.wander(count, 7)
        turn = heading + bend
        steps = np.c_[np.cos(turn), np.sin(turn)] * (length / count)
        path = np.asarray(start) + np.cumsum(steps, 0)
        aside = np.c_[-np.sin(turn), np.cos(turn)]
        taper = np.sin(np.pi * np.linspace(0.02, 0.98, count)) ** 0.6
        for _ in range(strands):
            off = 2.6 * width * self.wander(count, 60) * (strands > 1)
            swell = np.exp(0.75 * self.wander(count, 45) + 0.35 * self.wander(count, 7))
            bright = strength * np.clip(0.75 + 0.4 * self.wander(count, 70), 0.05, 1)
            self.dots(path + aside * off[:, None], width * taper * swell, bright)
        return path, turn

    def dots(self, points, widths, strengths):
        """Put dots into the raster of the next width."""
        column, row = (np.floor(points * FINENESS).astype(int) % self.side).T
        nearest = np.abs(np.log(widths[:, None] / np.array(WIDTHS))).argmin(1)
        strengths = strengths * np.clip(widths / WIDTHS[0], 0.15, 1)
        np.maximum.at(self.rasters, (nearest, row, column), strengths)

    def coverage(self):
        """How much calcite lies on each pixel, 0 to 1."""
        total = np.zeros((self.side, self.side))
        for width, raster in zip(WIDTHS, self.rasters, strict=True):
            spread = max(0.6, width * FINENESS / 2.355)
            blurred = gaussian_filter(raster, spread, mode="wrap") * spread * 2.507
            total = np.maximum(total, np.clip(1.3 * blurred, 0, 1))
        return total


def clouds(rng, side, *sizes):
    """Soft noise that repeats, of several sizes in metres, with a deviation of 1."""
    total = 0
    for size in sizes:
        field = rng.normal(0, 1, (side // 8, side // 8))
        field = gaussian_filter(field, size * FINENESS / 8, mode="wrap")
        total = total + field / field.std()
    return np.repeat(np.repeat(total / total.std(), 8, 0), 8, 1)


def paint_block(seed, veins=1.0):
    """The block as linear RGB: a few braided veins one way, their branches, hairlines across.

    veins is their number as a share of those of a lively block; fewer are fainter, too.
    """
    rng = np.random.default_rng(seed)
    cracks = Cracks(rng)
    for _ in range(round(6 * veins)):
        heading = rng.normal(0.95, 0.16)
        width = 0.0009 * np.exp(rng.normal(0, 0.5))
        start, length = rng.uniform(0, BLOCK, 2), rng.uniform(1.6, 3.4)
        path, turn = cracks.crack(start, heading, length, width, 0.85, rng.integers(2, 5))
        for _ in range(rng.integers(7, 14)):
            at = rng.integers(len(path))
            aside = rng.choice([-1, 1]) * rng.uniform(0.25, 0.9)
            reach = rng.uniform(0.08, 0.6)
            cracks.crack(path[at], turn[at] + aside, reach, 0.45 * width, rng.uniform(0.2, 0.6))
    for _ in range(round(150 * veins)):
        heading = rng.normal(0.95, 0.3) if rng.random() < 0.5 else rng.normal(-0.55, 0.35)
        start, reach = rng.uniform(0, BLOCK, 2), rng.uniform(0.06, 0.6)
        cracks.crack(start, heading, reach, 0.0004, rng.uniform(0.1, 0.5))
    for _ in range(round(24 * veins)):
        start, reach = rng.uniform(0, BLOCK, 2), rng.uniform(0.7, 1.8)
        cracks.crack(start, rng.normal(-0.5, 0.2), reach, 0.0005, rng.uniform(0.15, 0.4))
    calcite = cracks.coverage() * min(1, 0.3 + 0.7 * veins)
    side = cracks.side
    stain = gaussian_filter(calcite, 0.004 * FINENESS, mode="wrap")
    broad = clouds(rng, side, 0.05, 0.16, 0.4)
    grain = gaussian_filter(rng.normal(0, 1, (side, side)), 0.8, mode="wrap")
    rusty = smoothstep(-0.4, 1.2, clouds(rng, side, 0.12, 0.5))[..., None]
    tone = np.asarray(BLACK) * (1 + 0.22 * broad + 0.3 * grain)[..., None].clip(0.4, 2.2)
    tone = tone + 0.5 * np.asarray(RUST) * (stain[..., None] * rusty).clip(0, 0.35)
    vein = np.asarray(CALCITE) * (1 - rusty) + np.asarray(RUST) * rusty
    cover = (calcite * (1 + 0.5 * grain)).clip(0, 1)[..., None]
    return tone * (1 - cover) + vein * cover


def vein_stone(name="stone", seed=7, dust=0.05, polish=0.13, veins=1.0):
    """The stone in slabs that stand or lie; dust has settled on them and been half wiped off.

    veins as for paint_block.
    """
    material, nodes = new_material(name)
    random = nodes("ShaderNodeObjectInfo").outputs["Random"]
    x, y, z = nodes.separate(materials.object_coordinates(nodes))
    flat = nodes("ShaderNodeCombineXYZ", {0: x, 1: nodes.math("ADD", y, z)}).outputs[0]
    scaled = nodes.vector_math("MULTIPLY", flat, (1 / BLOCK,) * 3)
    shift = nodes.vector_math("MULTIPLY", random, (37.0, 11.0, 0.0))
    texture = nodes("ShaderNodeTexImage", {0: nodes.vector_math("ADD", scaled, shift)})
    texture.image = image_from_array(paint_block(seed, veins), name)
    wiped = nodes("ShaderNodeMapping", {0: flat, 2: (0, 0, 0.5), 3: (9.0, 1.6, 1.0)}).outputs[0]
    wiped = nodes.noise(wiped, 1.0, 7.0, Roughness=0.7, Distortion=0.7).outputs[0]
    specks = nodes.noise(flat, 260.0, 2.0).outputs[0]
    film = nodes.map_range(wiped, 0.42, 0.75, 0.12 * dust, dust, True)
    film = nodes.math("MULTIPLY", film, nodes.map_range(specks, 0.3, 0.7, 0.5, 1.6))
    color = nodes.mix(film, texture.outputs[0], (0.42, 0.41, 0.39))
    dull = nodes.map_range(wiped, 0.35, 0.72, polish * 0.85, min(polish * 2.0, SMOOTHEST))
    nodes.output(materials.principled(nodes, color, Roughness=dull, Specular=0.5))
    return material
