"""A wall of wet rock as a field of depths, so that water and plants can follow it. Metres."""

import numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates

from .colors import smoothstep
from .materials import object_coordinates, principled, vertex_color
from .mesh import grid_faces
from .nodes import new_material
from .noise import noise3
from .water import fogged


class Cliff:
    """Rock between two upright edges; y(x, z) is how far back its face lies."""

    def __init__(self, seed, half, bottom, top, fall, ledges, step=0.0075):
        """half: half the width; fall: where along x the cleft lies; ledges: (z, y) within it."""
        rng = np.random.default_rng(seed)
        self.step, self.left, self.bottom = step, -half, bottom
        self.x = np.arange(-half, half + step, step)
        self.z = np.arange(bottom, top + step, step)
        x, z = np.meshgrid(self.x, self.z, indexing="ij")
        flat = np.stack([x, 0 * x, z], -1).reshape(-1, 3)

        def field(octaves, frequency, gain=0.5):
            return noise3(flat, rng, octaves, frequency, gain).reshape(x.shape)

        warped_x, warped_z = x + 0.05 * field(3, 2.6), z + 0.05 * field(3, 2.6)

        def lie(u, w):
            """The lie of the face before the blocks: nearer below and at both sides."""
            rise = np.clip((w - bottom) / (top - bottom), 0, 1)
            side = smoothstep(0.66 * half, 1.02 * half, np.abs(u))
            cleft = np.exp(-(((u - fall) / 0.30) ** 2))
            return 1.36 - 0.42 * (1 - rise) ** 1.4 - 1.0 * side + 0.10 * cleft

        depth = lie(x, z) + 0.16
        blocks = [
            (rng.uniform(-half, half), rng.uniform(bottom, top), *rng.uniform(0.10, 0.36, 2),
             rng.uniform(0.05, 0.34), rng.normal(-0.12, 0.14))
            for _ in range(210)
        ]  # fmt: skip
        for u, w, wide, tall, out, turn in blocks:
            clear = 1 - 0.85 * np.exp(-(((u - fall) / 0.26) ** 2))
            front = lie(u, w) + 0.16 - out * clear
            depth = np.minimum(
                depth, block(warped_x - u, warped_z - w, wide, tall * 0.62, front, turn, rng)
            )
        for w, front in ledges:
            u, turn = fall + rng.normal(0, 0.05), rng.normal(0, 0.10)
            wide = rng.uniform(0.26, 0.40)
            depth = np.minimum(
                depth, block(warped_x - u, warped_z - w, wide, 0.15, front, turn, rng)
            )
        ridges = np.abs(field(4, 4.2, 0.55))
        depth = depth - 0.045 * field(4, 2.4) + 0.05 * ridges - 0.016 * field(3, 16)
        self.tone = 0.5 + 0.5 * np.clip(field(4, 1.7) + 0.5 * field(3, 9), -1, 1)
        self.y = np.maximum(gaussian_filter(depth, 0.7), 0.07 + 0.02 * self.tone)
        self.wet = np.zeros_like(self.y)

    def at(self, x, z, field=None):
        """Depths (or values of another field of this grid) at points."""
        place = [(np.asarray(x) - self.left) / self.step, (np.asarray(z) - self.bottom) / self.step]
        field = self.y if field is None else field
        return map_coordinates(field, place, order=1, mode="nearest")

    def normal(self, x, z, smooth=2.0):
        """Unit normals towards the room at points, of the face smoothed over some cells."""
        along_x, along_z = np.gradient(gaussian_filter(self.y, smooth), self.step)
        normals = np.stack(
            [self.at(x, z, along_x), -np.ones(np.shape(x)), self.at(x, z, along_z)], -1
        )
        return normals / np.linalg.norm(normals, axis=-1, keepdims=True)

    def mesh(self, moss):
        """The mesh; its colors are wetness, cover of moss (0 to 1 for each vertex) and tone."""
        x, z = np.meshgrid(self.x, self.z, indexing="ij")
        vertices = np.stack([x, self.y, z], -1).reshape(-1, 3)
        colors = np.stack([self.wet.ravel(), moss.ravel(), self.tone.ravel()], -1)
        return dict(v=vertices, f=grid_faces(len(self.x), len(self.z))[:, ::-1], c=colors)

    def upward(self, smooth=1.5):
        """How far each vertex looks up: -1 below an overhang, 1 on a ledge."""
        slope = np.gradient(gaussian_filter(self.y, smooth), self.step, axis=1)
        return slope / np.sqrt(1 + slope**2)


def block(u, w, wide, tall, front, turn, rng):
    """Depths of one rounded block about the origin; beyond its outline it is far away."""
    across = u * np.cos(turn) + w * np.sin(turn)
    up = -u * np.sin(turn) + w * np.cos(turn)
    power = rng.uniform(2.4, 5.0)
    inside = 1 - np.abs(across / wide) ** power - np.abs(up / tall) ** power
    swell = 0.30 * min(wide, tall) * np.clip(inside, 0, 1) ** (1 / power)
    lean = rng.normal(0, 0.22) * across + rng.uniform(0, 0.45) * up
    return np.where(inside > 0, front + 0.30 * min(wide, tall) - swell + lean, 9.0)


def wet_rock(fog):
    """Dark stone for `Cliff.mesh`: glossy where water runs, dull green where moss has settled."""
    material, nodes = new_material("wet rock")
    coordinates = object_coordinates(nodes)
    coarse = nodes.noise(coordinates, 5.0, 9.0, Roughness=0.66).outputs[0]
    fine = nodes.noise(coordinates, 46.0, 5.0, Roughness=0.6).outputs[0]
    wet, moss, tone = nodes.separate(vertex_color(nodes))[:3]
    stone = nodes.ramp(
        coarse, [(0.30, (0.016, 0.014, 0.012)), (0.50, (0.050, 0.043, 0.035)),
                 (0.60, (0.082, 0.070, 0.055)), (0.72, (0.032, 0.030, 0.027))]
    )  # fmt: skip
    stone = nodes.multiply(stone, nodes.map_range(tone, 0.0, 1.0, 0.55, 1.5))
    stone = nodes.multiply(stone, nodes.map_range(fine, 0.3, 0.7, 0.6, 1.35))
    stone = nodes.mix(nodes.math("MULTIPLY", wet, 0.62), stone, (0.006, 0.006, 0.005))
    green = nodes.mix(fine, (0.016, 0.022, 0.006), (0.085, 0.090, 0.026))
    grown = nodes.math("ADD", moss, nodes.math("MULTIPLY", nodes.math("SUBTRACT", fine, 0.5), 1.1))
    grown = nodes.map_range(grown, 0.32, 0.62, 0.0, 1.0, True)
    bare = nodes.math("SUBTRACT", 1.0, grown)
    shine = nodes.math("MULTIPLY", wet, bare)
    roughness = nodes.math(
        "ADD", nodes.map_range(shine, 0, 1, 0.72, 0.20), nodes.math("MULTIPLY", fine, 0.1)
    )

    def rough(color):
        height = nodes.math("ADD", coarse, nodes.math("MULTIPLY", fine, 0.30))
        return principled(
            nodes, color, Roughness=roughness, Specular=0.5, Normal=nodes.bump(height, 0.8, 0.03)
        )

    fogged(nodes, fog, nodes.mix(grown, stone, green), rough)
    return material
