"""A thin fall of water over a cliff as an exposure of 1/60 s sees it. Lengths in metres."""

import numpy as np
from scipy.ndimage import gaussian_filter

from .colors import smoothstep
from .materials import object_coordinates, principled, vertex_color
from .mesh import grid_faces, sphere
from .nodes import new_material
from .noise import noise3

CELL = 0.0035  # of the sheets' grids


class Fall:
    """Where water runs that starts about `fall` at height `lip` and ends at height `pool`.

    Drops of water are followed down the rock: they gather in its hollows, leave it at ledges and
    burst where they land. What they leave behind is what a slow shutter records.
    """

    def __init__(self, seed, cliff, fall, lip, pool, half=0.46, drops=2600, away=0.006):
        rng = np.random.default_rng(seed)
        self.x = np.arange(fall - half, fall + half, CELL)
        self.z = np.arange(lip, pool - CELL, -CELL)
        x, z = np.meshgrid(self.x, self.z)
        rock = gaussian_filter(cliff.at(x, z), 1.5)
        self.y = rock - away
        for row in range(1, len(self.z)):  # the film clings to a face that recedes only slowly
            self.y[row] = np.minimum(self.y[row], self.y[row - 1] + 0.10 * CELL)
        self.y = gaussian_filter(self.y, (0.5, 2.0))
        self.free = smoothstep(0.012, 0.06, rock - self.y)
        hollow = np.gradient(gaussian_filter(self.y, 4), CELL, axis=1)

        springs = fall + np.array([0.0, -0.028, 0.034, -0.10, 0.085])
        spring = rng.choice(len(springs), drops, p=[0.46, 0.25, 0.18, 0.06, 0.05])
        place = (
            springs[spring]
            + rng.normal(0, 1, drops) * np.array([0.012, 0.007, 0.006, 0.004, 0.003])[spring]
        )
        aside = np.zeros(drops)
        weight = rng.uniform(0.3, 1.0, drops)
        self.dense, self.burst = np.zeros_like(x), np.zeros_like(x)
        was_free = np.zeros(drops)
        for row in range(len(self.z)):
            column = (place - self.x[0]) / CELL
            low = np.clip(column.astype(int), 0, len(self.x) - 2)
            share = np.clip(column - low, 0, 1)
            np.add.at(self.dense[row], low, weight * (1 - share))
            np.add.at(self.dense[row], low + 1, weight * share)
            free = self.free[row, low]
            lands = (was_free - free) > 0.05
            np.add.at(self.burst[row], low, lands * weight * was_free)
            aside = aside * 0.93 + (1 - free) * (
                0.085 * hollow[row, low] + rng.normal(0, 0.028, drops)
            )
            aside = aside + lands * rng.normal(0, 0.34, drops)
            place = place + np.clip(aside, -1.2, 1.2) * CELL
            was_free = np.where(lands, free, np.maximum(was_free * 0.995, free))
        self.burst[-2] += self.dense[-2] * 0.35
        flat = np.stack([x * 55, z * 2.2, 0 * x], -1).reshape(-1, 3)
        broken = noise3(flat, rng, 3, 1.0).reshape(x.shape)
        self.dense = gaussian_filter(self.dense, (6, 0.55)) * smoothstep(-1.1, 0.35, broken)
        self.flow = self.dense  # what wets the rock, whatever the moment
        self.dense = self.flow * self._threads(x, z, seed)

    def _threads(self, x, z, seed):
        """Threads that part and join, broken into beads where the water falls freely."""
        rng = np.random.default_rng(seed + 90)
        drift = noise3(np.stack([x * 9, z * 5, 0 * x], -1).reshape(-1, 3), rng, 2, 1.0)
        moved = x + 0.007 * drift.reshape(x.shape)

        def field(across, down):
            points = np.stack([moved * across, z * down, 0 * x], -1).reshape(-1, 3)
            return noise3(points, rng, 2, 1.0).reshape(x.shape)

        coarse, fine = field(85, 3.5), field(140, 9.0)
        threads = 0.10 + 1.9 * smoothstep(-0.15, 0.9, coarse) ** 1.5
        threads = threads * (0.45 + 1.1 * smoothstep(-0.4, 0.7, fine))
        beads = 0.35 + 1.2 * smoothstep(-0.5, 0.6, field(110, 45.0))
        return threads * (1 + (beads - 1) * (0.25 + 0.6 * self.free))

    def sheet(self, gain=0.10, forward=0.0):
        """The water's mesh; its colors are how dense it is and whether it falls freely."""
        dense = 1 - np.exp(-gain * self.dense)
        start = smoothstep(0, 0.10, self.z[0] - self.z)[:, None]
        return _veil(self.x, self.y - forward, self.z, dense * start, self.free)

    def spray(self, amount=0.5):
        """A veil of the finest drops about the places where the water lands."""
        near = np.roll(gaussian_filter(self.burst, (9, 12)), -8, 0)
        far = np.roll(gaussian_filter(self.burst, (26, 30)), -18, 0)
        cloud = 0.5 * near / near.max() + 0.5 * far / far.max()
        dense = amount * cloud**0.8
        # Nothing may end abruptly at the sides of the grid.
        inside = np.minimum(self.x - self.x[0], self.x[-1] - self.x) / 0.12
        depth = gaussian_filter(self.y, 12) - 0.05
        return _veil(self.x, depth, self.z, dense * np.clip(inside, 0, 1), 0 * dense + 1)

    def drops(self, seed, count=2600):
        """Drops that have left the water: beads beside the fall, splashes where it lands."""
        rng = np.random.default_rng(seed)
        ball, faces = sphere(8, 6)
        falling = self.dense * (0.15 + self.free)
        splash = gaussian_filter(self.burst, 2) ** 1.3
        vertices, quads = [], []
        for index in range(count):
            bursts = index % 5 < 3
            field = splash if bursts else falling
            row = rng.choice(len(self.z), p=field.sum(1) / field.sum())
            column = rng.choice(len(self.x), p=field[row] / field[row].sum())
            size = 0.0007 + 0.0011 * rng.random() ** 3
            if bursts:  # thrown up and aside, seen somewhere on the way
                way, pace, time = rng.normal(0, 0.9), rng.gamma(2.0, 0.32), rng.random() * 0.16
                aside, rise = pace * np.sin(way) * time, pace * np.cos(way) * time - 4.9 * time**2
                toward, long = rng.gamma(1.5, 0.012), rng.uniform(1.0, 3.5)
            else:
                aside, rise = rng.normal(0, 0.012), 0.0
                toward, long = rng.gamma(1.5, 0.008), rng.uniform(2.5, 9.0)
            spot = (
                self.x[column] + aside,
                self.y[row, column] - 0.004 - toward,
                max(self.z[row] + rise, self.z[-1] + 0.004),
            )
            vertices.append(ball * size * [1, 1, long] + spot)
            quads.append(faces + index * len(ball))
        colors = np.tile([0.9, 1.0, 0.0], (count * len(ball), 1))
        return dict(v=np.concatenate(vertices), f=np.concatenate(quads), c=colors)

    def wet(self, cliff):
        """How wet the rock is about the water, for each vertex of the cliff."""
        x, z = np.meshgrid(cliff.x, cliff.z, indexing="ij")
        spread = gaussian_filter(np.minimum(self.flow, 3.0), (16, 14))
        column = np.clip(((x - self.x[0]) / CELL).astype(int), 0, len(self.x) - 1)
        row = np.clip(((self.z[0] - z) / CELL).astype(int), 0, len(self.z) - 1)
        inside = (x > self.x[0]) & (x < self.x[-1])
        return smoothstep(0.0, 0.35, spread[row, column] * inside)

    def foot(self):
        """Where the water meets the pool: x, y."""
        weight = self.flow[-4] / self.flow[-4].sum()
        return float((self.x * weight).sum()), float((self.y[-4] * weight).sum())


def _veil(x, y, z, dense, free):
    """A sheet without the faces that nothing would show on."""
    grid_x, grid_z = np.meshgrid(x, z)
    vertices = np.stack([grid_x, y, grid_z], -1).reshape(-1, 3)
    colors = np.stack([dense, free, 0 * dense], -1).reshape(-1, 3)
    faces = grid_faces(len(z), len(x))[:, ::-1]
    return dict(v=vertices, f=faces[(dense.ravel()[faces] > 0.012).any(1)], c=colors)


def foam(seed, foot, pool, width):
    """White water on the pool about the foot of a fall, smeared by the exposure."""
    rng = np.random.default_rng(seed)
    x, y = np.meshgrid(np.linspace(-1, 1, 150), np.linspace(-1, 0.35, 90))
    flat = np.stack([x * 3.0, y * 6.0, 0 * x], -1).reshape(-1, 3)
    swirl = noise3(flat, rng, 4, 1.6).reshape(x.shape)
    reach = np.sqrt(x**2 + (y * 1.1) ** 2) + 0.22 * swirl
    patches = 0.35 + 0.65 * smoothstep(-0.5, 0.5, swirl)
    dense = 0.42 * smoothstep(0.40, 0.0, reach) * patches
    dense = dense + 0.22 * smoothstep(0.95, 0.25, reach) * smoothstep(0.05, 0.7, swirl)
    vertices = np.stack([foot[0] + x * width, foot[1] + y * width * 0.7, 0 * x + pool], -1)
    colors = np.stack([dense, 0 * x + 1, 0 * x], -1).reshape(-1, 3)
    faces = grid_faces(90, 150)
    return dict(v=vertices.reshape(-1, 3), f=faces, c=colors)


def falling_water(glow=0.0):
    """For sheets and foam: white where the water is full of air, a clear gloss where it clings."""
    material, nodes = new_material("falling water")
    dense, free, _ = nodes.separate(vertex_color(nodes))[:3]
    white = (0.70, 0.75, 0.76)
    ripple = nodes.noise(object_coordinates(nodes, (160, 60, 14)), 1.0, 3.0).outputs[0]
    normal = nodes.bump(ripple, 0.5, 0.006)
    milky = principled(
        nodes, white, Roughness=0.45, Specular=0.3, Emission=white, Emission_Strength=glow
    )
    lit = nodes("ShaderNodeBsdfTranslucent", {0: white})
    aerated = nodes("ShaderNodeMixShader", {0: 0.45, 1: milky, 2: lit}).outputs[0]
    clear = nodes("ShaderNodeBsdfTransparent").outputs[0]
    fresnel = nodes("ShaderNodeFresnel", {0: 1.33, "Normal": normal}).outputs[0]
    gloss = nodes("ShaderNodeBsdfGlossy", {0: (1, 1, 1), 1: 0.14, "Normal": normal}).outputs[0]
    film = nodes("ShaderNodeMixShader", {0: fresnel, 1: clear, 2: gloss}).outputs[0]
    share = nodes.math("MULTIPLY", dense, nodes.map_range(free, 0, 1, 0.42, 0.92))
    wet = nodes("ShaderNodeMixShader", {0: nodes.map_range(dense, 0, 0.2, 0, 1), 1: clear, 2: film})
    nodes.output(nodes("ShaderNodeMixShader", {0: share, 1: wet.outputs[0], 2: aerated}).outputs[0])
    return material


def fine_spray():
    """For `Fall.spray`: a haze that takes the light of the lamps."""
    material, nodes = new_material("spray")
    dense = nodes.separate(vertex_color(nodes))[0]
    drift = nodes.noise(object_coordinates(nodes, (1, 1, 0.6)), 9.0, 4.0, Distortion=0.5).outputs[0]
    share = nodes.math("MULTIPLY", dense, nodes.map_range(drift, 0.25, 0.75, 0.35, 1.0, True))
    white = (0.72, 0.76, 0.76)
    near = nodes("ShaderNodeBsdfDiffuse", {0: white})
    through = nodes("ShaderNodeBsdfTranslucent", {0: white})
    haze = nodes("ShaderNodeMixShader", {0: 0.5, 1: near.outputs[0], 2: through.outputs[0]})
    clear = nodes("ShaderNodeBsdfTransparent").outputs[0]
    seen = nodes("ShaderNodeLightPath").outputs["Is Camera Ray"]
    share = nodes.math("MULTIPLY", share, seen)
    nodes.output(nodes("ShaderNodeMixShader", {0: share, 1: clear, 2: haze.outputs[0]}).outputs[0])
    return material
