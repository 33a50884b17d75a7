"""A large sea anemone: a rippled disc crowded with soft tentacles. Metres, linear RGB."""

import numpy as np

from .colors import mix, smoothstep
from .mesh import grid_faces, tube
from .noise import noise3

GOLDEN_ANGLE = 2.39996
SLOPE_STEP = 0.002  # m, over which the disc's slope is measured
TIP_RINGS = 7


class Disc:
    """The folded disc: its height above its middle plane at any point."""

    def __init__(self, rng, radius, dome, ripple):
        self.radius, self.dome, self.ripple = radius, dome, ripple
        self.phase = rng.uniform(0, 2 * np.pi, 4)

    def height(self, x, y):
        """Return the height at x, y (numbers or arrays)."""
        out = np.hypot(x, y) / self.radius
        turn = np.arctan2(y, x)
        folds = np.sin(4 * turn + self.phase[0] + 2 * out) + 0.6 * np.sin(7 * turn + self.phase[1])
        return self.dome * (1 - out**2.2) + self.ripple * out**2 * folds

    def normal(self, x, y):
        """Return the direction away from the disc, not of unit length."""
        here = self.height(x, y)
        slope_x = (self.height(x + SLOPE_STEP, y) - here) / SLOPE_STEP
        slope_y = (self.height(x, y + SLOPE_STEP) - here) / SLOPE_STEP
        return np.array([-slope_x, -slope_y, 1.0])

    def swirl(self, x, y):
        """Return how the water turns here, so that neighbours lean alike."""
        return np.array([np.sin(31 * y + self.phase[2]), np.cos(27 * x + self.phase[3]), 0])

    def mesh(self, rng, flesh):
        """Return the disc itself with its edge rolled down."""
        out = np.linspace(0.01, 1.04, 60) * self.radius
        turn = np.linspace(0, 2 * np.pi, 160, endpoint=False)
        out, turn = np.meshgrid(out, turn, indexing="ij")
        x, y = out * np.cos(turn), out * np.sin(turn)
        z = self.height(x, y) - 0.03 * smoothstep(0.97, 1.05, out / self.radius)
        points = np.stack([x, y, z], -1).reshape(-1, 3)
        grain = noise3(points, rng, 3, 60.0)
        color = mix(flesh * 0.5, flesh * 0.9, smoothstep(-0.6, 0.6, grain))
        return dict(v=points, f=grid_faces(*out.shape, True), c=color)


def _tentacle(rng, root, normal, length, girth, current, rings):
    """Return path, radii and share of the length for a tentacle that tapers to a round tip.

    current: which way the water bends it
    """
    heading = normal / np.linalg.norm(normal)
    curl_axis = np.cross(heading, rng.normal(0, 1, 3))
    curl_axis /= np.linalg.norm(curl_axis) + 1e-9
    curl = rng.normal(0, 1.7)
    droop = np.array([0, 0, -rng.uniform(0.1, 0.5)])
    path = [root]
    for share in np.arange(rings - 1) / (rings - 1):
        bend = current * (0.25 + share) + droop * share
        bend = bend + curl * share * np.cross(curl_axis, heading)
        heading = heading + bend * 1.6 / rings
        heading /= np.linalg.norm(heading)
        path.append(path[-1] + heading * length / (rings - 1))
    share = np.linspace(0, 1, rings)
    swelling = 1 + rng.uniform(0.0, 0.22) * np.exp(-(((share - 0.88) / 0.09) ** 2))
    uneven = 1 + 0.04 * np.sin(share * rng.uniform(12, 26) + rng.uniform(0, 6.3))
    radii = girth * (1.25 - 0.80 * smoothstep(0.0, 1.1, share)) * swelling * uneven
    turn = np.arange(1, TIP_RINGS + 1) / TIP_RINGS * np.pi / 2  # from the side over the tip
    cap = path[-1] + 1.25 * np.sin(turn)[:, None] * heading * radii[-1]
    radii = np.r_[radii, radii[-1] * np.cos(turn)]
    return np.vstack([path, cap]), radii, np.r_[share, np.ones(TIP_RINGS)]


def _tentacle_color(rng, share, flesh, pale, tip):
    """Return colors along a tentacle: dim at the root, a pale ring below the colored tip."""
    color = mix(flesh, pale, smoothstep(0.15, 0.72, share))
    color = mix(color, pale * 1.25, 0.5 * np.exp(-(((share - 0.80) / 0.05) ** 2)))
    color = mix(color, tip, smoothstep(0.80, 0.99, share) * rng.uniform(0.65, 1.0))
    dim = 0.45 + 0.55 * smoothstep(0.0, 0.35, share)
    return color * rng.uniform(0.82, 1.14) * dim[:, None]


def anemone(
    seed,
    flesh,
    pale,
    tip,
    count=1050,
    radius=0.12,
    length=0.052,
    girth=0.0030,
    dome=0.03,
    ripple=0.012,
    drift=(0.5, 0.1, 0.0),
    sides=12,
    rings=26,
):
    """Return the mesh of one anemone; flesh, pale and tip are its colors from the root outwards.

    count, length, girth: of the tentacles; dome, ripple: height and folds of the disc
    drift: the water's current; sides, rings: of each tentacle
    """
    rng = np.random.default_rng(seed)
    disc = Disc(rng, radius, dome, ripple)
    vertices, faces, colors, start = [], [], [], 0
    for i in range(count):
        out = radius * np.sqrt((i + 0.5) / count) + rng.normal(0, 0.002)
        turn = i * GOLDEN_ANGLE + rng.normal(0, 0.05)
        x, y = out * np.cos(turn), out * np.sin(turn)
        normal = disc.normal(x, y) + rng.normal(0, 0.26, 3)
        current = np.asarray(drift) + 0.95 * disc.swirl(x, y) + rng.normal(0, 0.30, 3)
        long = length * rng.uniform(0.62, 1.28) * (0.8 + 0.3 * out / radius)
        thick = girth * rng.uniform(0.80, 1.18)
        root = np.array([x, y, disc.height(x, y)])
        path, radii, share = _tentacle(rng, root, normal, long, thick, current, rings)
        points, quads = tube(path, radii, sides)
        vertices.append(points)
        faces.append(quads + start)
        colors.append(np.repeat(_tentacle_color(rng, share, flesh, pale, tip), sides, 0))
        start += len(points)
    base = disc.mesh(rng, np.asarray(flesh))
    return dict(
        v=np.concatenate([*vertices, base["v"]]),
        f=np.concatenate([*faces, base["f"] + start]),
        c=np.concatenate([*colors, base["c"]]),
    )
