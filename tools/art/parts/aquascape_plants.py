"""Plants of a planted freshwater tank, in the dull greens they have in a photograph. Metres."""

import numpy as np

from .colors import fill, mix, srgb
from .mesh import cat, tubes
from .ribbons import ribbons

DEAD, YELLOW = srgb("#4a3a26"), srgb("#8c8450")


def _varied(rng, count, colors, spread=0.16):
    """One color for each of `count` leaves: a random mix of a palette, some of them lighter."""
    palette = np.array([srgb(color) for color in colors])
    shares = rng.dirichlet(np.full(len(palette), 0.7), count)
    return shares @ palette * rng.lognormal(0, spread, count)[:, None]


def _aged(rng, colors, dead=0.05, yellow=0.10):
    """Let some leaves turn yellow and some die."""
    chance = rng.random(len(colors))
    colors = mix(colors, YELLOW, np.where(chance < dead + yellow, 0.65, 0))
    return mix(colors, DEAD, np.where(chance < dead, 0.9, 0))


def _disc(rng, count, radius):
    """Random points of a flat disc, denser in its middle."""
    away, angle = radius * rng.random(count) ** 0.6, rng.uniform(0, 2 * np.pi, count)
    return np.stack([away * np.cos(angle), away * np.sin(angle), 0 * away], -1)


def hairgrass(seed, count=54, radius=0.020, height=0.042, lean=0.3):
    """Return a clump of hair-thin blades of every height that lean this way and that."""
    rng = np.random.default_rng(seed)
    tips = _aged(rng, _varied(rng, count, ["#626a3a", "#777c46", "#8a8a58", "#525d36"]))
    return ribbons(
        _disc(rng, count, radius) - [0, 0, 0.004],
        rng.uniform(0, 2 * np.pi, count),
        np.clip(rng.normal(1.35 - lean * 0.4, 0.22 + lean * 0.3, count), 0.35, 1.57),
        rng.gamma(2.0, 0.30, count),
        height * np.clip(rng.normal(0.85, 0.32, count), 0.25, 1.7),
        rng.uniform(0.0007, 0.0014, count),
        tips * rng.uniform(0.30, 0.5, count)[:, None],
        tips,
        rows=5,
    )


def creeper(seed, count=70, radius=0.026):
    """Return a low mat of round leaflets on thin runners."""
    rng = np.random.default_rng(seed)
    colors = _aged(rng, _varied(rng, count, ["#4f6230", "#667640", "#3d5029"]), 0.03, 0.08)
    roots = _disc(rng, count, radius)
    roots[:, 2] = rng.gamma(2.0, 0.0032, count)
    return ribbons(
        roots,
        rng.uniform(0, 2 * np.pi, count),
        rng.normal(0.35, 0.35, count),
        rng.uniform(0, 0.8, count),
        rng.uniform(0.004, 0.0085, count),
        rng.uniform(0.003, 0.006, count),
        colors * 0.7,
        colors,
        "oval",
        4,
        fold=0.15,
    )


def moss(seed, count=90, radius=0.022, length=0.016):
    """Return a cushion of moss with stray shoots."""
    rng = np.random.default_rng(seed)
    colors = _varied(rng, count, ["#2f3d20", "#465229", "#5d6636"], 0.2)
    return ribbons(
        _disc(rng, count, radius),
        rng.uniform(0, 2 * np.pi, count),
        rng.uniform(0.1, 1.4, count),
        rng.normal(0.4, 0.7, count),
        length * rng.gamma(3.0, 0.33, count),
        rng.uniform(0.0012, 0.0026, count),
        colors * 0.5,
        colors,
        rows=5,
    )


def fern_tuft(seed, count=12, length=0.15, width=0.016):
    """Return a tuft of dark lance-shaped leaves as they grow on wood."""
    rng = np.random.default_rng(seed)
    colors = _varied(rng, count, ["#2c3f22", "#3f5230", "#55613a", "#4a4a2c"])
    return ribbons(
        _disc(rng, count, 0.015),
        rng.uniform(0, 2 * np.pi, count),
        rng.uniform(0.2, 1.35, count),
        rng.uniform(0.3, 1.5, count),
        length * rng.uniform(0.4, 1.15, count),
        width * rng.uniform(0.6, 1.15, count),
        colors * 0.55,
        colors,
        "lance",
        9,
        fold=0.22,
        twist=rng.normal(0, 0.5, count),
    )


def strap_leaves(seed, count=16, length=0.8, ceiling=None):
    """Return a bush of long straps that lie along the surface (ceiling) where they reach it."""
    rng = np.random.default_rng(seed)
    colors = _varied(rng, count, ["#33482a", "#4c6036", "#66703f"])
    colors = _aged(rng, colors, 0.08, 0.12)
    return ribbons(
        _disc(rng, count, 0.035),
        rng.uniform(0, 2 * np.pi, count),
        rng.normal(1.50, 0.07, count),
        np.abs(rng.normal(0.9, 0.5, count)),
        length * np.clip(rng.normal(0.85, 0.22, count), 0.3, 1.3),
        rng.uniform(0.004, 0.0085, count),
        colors * 0.6,
        colors,
        "strap",
        18,
        droop_power=rng.uniform(1.6, 4),
        twist=rng.normal(0, 1.6, count),
        ceiling=ceiling,
    )


def stems(
    seed,
    count=13,
    height=0.4,
    leaf_length=0.022,
    leaf_width=0.0055,
    gap=0.011,
    whorl=4,
    low=("#3a4426", "#4a4a2a"),
    top=("#66763c", "#7d8648"),
    spread=0.035,
):
    """Return a bunch of stems in leaf: bare and dull below, fresh and crowded at the top."""
    rng = np.random.default_rng(seed)
    lines, meshes = [], []
    for _ in range(count):
        tall = height * np.clip(rng.normal(0.85, 0.16), 0.4, 1.12)
        nodes = max(5, int(tall / gap))
        z = np.linspace(0, tall, nodes)
        bow, heading = rng.normal(0, 0.30), rng.uniform(0, 2 * np.pi)
        sway = bow * z**2 / height + 0.004 * np.sin(z * rng.uniform(18, 40) + heading)
        root = rng.normal(0, spread, 2)
        path = np.stack([root[0] + sway * np.cos(heading), root[1] + sway * np.sin(heading), z], -1)
        tone = _varied(rng, 1, low)[0]
        lines.append((path, np.full(nodes, 0.0011), fill(tone * 0.6, nodes)))

        node = np.repeat(np.arange(nodes), whorl)
        node = node[rng.random(len(node)) > 0.12 + 0.25 * (1 - node / nodes)]
        up = node / (nodes - 1)
        crowded = np.clip((up - 0.9) / 0.1, 0, 1)
        size = (0.55 + 0.6 * up - 0.65 * crowded) * rng.uniform(0.7, 1.15, len(node))
        colors = mix(
            _varied(rng, len(node), low),
            _varied(rng, len(node), top),
            np.clip(up * 1.5 - 0.4, 0, 1),
        )
        meshes.append(
            ribbons(
                path[node],
                node * 0.9
                + rng.integers(0, whorl, len(node)) * 2 * np.pi / whorl
                + rng.normal(0, 0.25, len(node)),
                0.15 + 0.45 * up + 0.6 * crowded + rng.normal(0, 0.2, len(node)),
                rng.normal(0.5, 0.3, len(node)),
                leaf_length * size,
                leaf_width * size,
                colors * 0.75,
                _aged(rng, colors, 0.03, 0.05),
                "lance",
                5,
                fold=0.2,
            )
        )
    return cat([*meshes, tubes(lines, 5)])


def broad_leaves(seed, count=9, length=0.055, width=0.026):
    """Return a small rhizome plant: dark leathery leaves on short stalks."""
    rng = np.random.default_rng(seed)
    colors = _varied(rng, count, ["#2c3722", "#3c472d", "#4e5538"])
    azimuth, raised = rng.uniform(0, 2 * np.pi, count), rng.uniform(0.3, 1.3, count)
    stalk = length * rng.uniform(0.4, 1.0, count)
    roots = _disc(rng, count, 0.012)
    ends = roots + stalk[:, None] * np.stack(
        [np.cos(azimuth) * np.cos(raised), np.sin(azimuth) * np.cos(raised), np.sin(raised)], -1
    )
    stalks = tubes(
        [
            (np.array([root, (root + end) / 2, end]), np.full(3, 0.0012), fill(color * 0.8, 3))
            for root, end, color in zip(roots, ends, colors)
        ],
        5,
    )
    blades = ribbons(
        ends,
        azimuth + rng.normal(0, 0.25, count),
        raised - rng.uniform(0.3, 1.0, count),
        rng.uniform(0.2, 0.9, count),
        length * rng.uniform(0.65, 1.1, count),
        width * rng.uniform(0.75, 1.1, count),
        colors * 0.8,
        colors,
        "oval",
        9,
        fold=0.22,
        twist=rng.normal(0, 0.3, count),
    )
    return cat([blades, stalks])


def litter(seed, count=30, radius=0.06):
    """Return bits of dead leaf and stem that have sunk to the ground."""
    rng = np.random.default_rng(seed)
    colors = _varied(rng, count, ["#3a2c1c", "#544632", "#5f5a38", "#2c241a"])
    return ribbons(
        _disc(rng, count, radius) + [0, 0, 0.0015],
        rng.uniform(0, 2 * np.pi, count),
        rng.normal(0.05, 0.12, count),
        rng.normal(0.1, 0.3, count),
        rng.gamma(2.0, 0.0035, count),
        rng.uniform(0.0010, 0.0032, count),
        colors,
        colors,
        "oval",
        4,
    )
