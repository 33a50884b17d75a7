"""Freshwater fish: the tables behind `fish_species`. See `fish` for the terms."""

import numpy as np

from .colors import mix, smoothstep, srgb
from .fish import ANAL, DORSAL, Eye, MedianFin, Outline, PairedFin, Species, Tail, fade, plain
from .noise import noise3


def neon_tetra():
    """Neon tetra, Paracheirodon innesi: a luminous blue line over a red rear half."""
    belly, back, red = srgb("#c9cfc0"), srgb("#5a6650"), srgb("#e8102a")
    line_blue, clear = srgb("#1ad8ff"), srgb("#c8d4d0") * 0.5

    def skin(station, height, vertices):
        colors = mix(belly, back, smoothstep(0, 0.8, height))
        rear = smoothstep(0.42, 0.55, station) * smoothstep(0.25, 0.0, height)
        colors = mix(colors, red, rear)
        line = smoothstep(0.22, 0.1, np.abs(height - 0.34)) * smoothstep(0.95, 0.8, station)
        return mix(colors, line_blue * 1.5, line)

    return Species(
        outline=Outline(
            at=(0, 0.06, 0.2, 0.4, 0.7, 0.93, 1),
            top=(0, 0.045, 0.105, 0.125, 0.09, 0.045, 0.04),
            bottom=(-0.03, -0.06, -0.11, -0.13, -0.085, -0.045, -0.04),
            width_at=(0, 0.08, 0.3, 0.5, 0.8, 1),
            width=(0.02, 0.045, 0.065, 0.06, 0.03, 0.012),
        ),
        color=skin,
        fins=[
            MedianFin(
                DORSAL, span=(0.42, 0.58), sweep=0.6, rays=6,
                at=(0, 0.25, 1),
                height=(0.03, 0.14, 0.02),
                color=fade(clear, clear),
            ),
            MedianFin(
                ANAL, span=(0.58, 0.85), sweep=0.5, rays=8,
                at=(0, 0.2, 1),
                height=(0.03, 0.13, 0.03),
                color=fade(clear, clear),
            ),
        ],
        tail=Tail(length=0.25, height=0.15, fork=0.55, power=1.2, color=fade(clear, clear)),
        paired=[
            PairedFin(
                0.28, level=0.3, length=0.13, width=0.04, angle=0.6,
                down=-0.4, color=plain(clear),
            ),
        ],
        eye=Eye(0.11, z=0.025, radius=0.034, iris=srgb("#7adfff")),
    )


def discus(seed=0):
    """Discus, Symphysodon: brown with dusky bars, blue lines about its rim; each one differs."""
    rng = np.random.default_rng(seed)
    brown = mix(srgb("#80683f"), srgb("#7a4a30"), rng.random()) * rng.uniform(0.7, 1.0)
    blue = mix(srgb("#4f7d8c"), srgb("#5f8a7c"), rng.random()) * rng.uniform(0.7, 1.0)
    dusk, face = srgb("#14110e"), srgb("#8d7a50")
    bars = np.linspace(0.13, 0.97, 9) + rng.normal(0, 0.010, 9)
    mood = rng.beta(1.3, 1.3, 9) * rng.uniform(0.55, 0.95)
    mood[0], mood[8] = 0.85, 0.8  # through the eye, on the root of the tail
    reach, bend, start = rng.uniform(0.20, 0.60), rng.uniform(1.5, 3.0), rng.uniform(0, 6)
    pattern = int(rng.integers(1000))

    def skin(station, height, vertices):
        flat = np.c_[vertices[:, [0, 2]], 0 * station]
        mottled = noise3(flat, np.random.default_rng(pattern), 4, 7)
        grain = noise3(flat, np.random.default_rng(pattern + 1), 3, 30)
        wander = bend * np.sin(station * 6 + start) + 1.6 * mottled
        lines = smoothstep(0.15, 0.6, np.sin(np.abs(height) * 34 + wander) + 0.25 * grain)
        rim = smoothstep(reach, reach + 0.35, np.abs(height) + 0.12 * mottled)
        rim = np.maximum(rim, smoothstep(0.26, 0.12, station) * smoothstep(-0.3, 0.2, height))
        shade = 0.58 + 0.50 * smoothstep(0.9, -0.8, height) + 0.16 * mottled + 0.10 * grain
        colors = brown * shade[:, None]
        colors = mix(colors, srgb("#8a5a34"), 0.5 * smoothstep(0.1, -0.8, height))
        colors = mix(colors, blue, lines * rim * 0.85)
        colors = mix(colors, face, smoothstep(0.20, 0.04, station) * 0.5)
        for at, depth in zip(bars, mood):
            bowed = at + 0.045 * (1 - height**2) * np.sign(at - 0.5) + 0.012 * mottled
            wide = 0.012 + 0.016 * depth + 0.006 * grain
            dark = smoothstep(wide + 0.014, wide - 0.012, np.abs(station - bowed))
            colors = mix(colors, dusk, depth * dark * smoothstep(1.0, 0.8, -height))
        colors = _iridescent(colors, station, height, flat, pattern)
        return _discus_head(colors, station, vertices[:, 2], dusk)

    def fin(along, out, vertices):
        rays = 0.5 + 0.5 * np.cos(along * np.pi * 46)
        lines = smoothstep(0.0, 0.6, np.sin(out * 9 + along * 24 + start))
        colors = mix(brown * 0.55, blue * 0.8, lines * 0.8 * smoothstep(0.1, 0.3, out))
        colors = mix(colors, dusk, smoothstep(0.45, 0.62, out) * 0.8)
        colors = mix(colors, srgb("#a34a2c"), smoothstep(0.78, 0.86, out) * 0.6)
        colors = mix(colors, srgb("#c9c6b4"), smoothstep(0.90, 0.97, out))
        return colors * (0.75 + 0.4 * rays * smoothstep(0.15, 0.6, out))[:, None]

    def tail_fin(across, out, vertices):
        return mix(brown * 0.6, srgb("#b9b6a4"), smoothstep(0.10, 0.55, out))

    clear = srgb("#b8b4a0")
    return Species(
        outline=Outline(
            at=(0, 0.015, 0.05, 0.18, 0.45, 0.75, 0.94, 1),
            top=(-0.012, 0.028, 0.10, 0.32, 0.45, 0.37, 0.12, 0.075),
            bottom=(-0.045, -0.075, -0.13, -0.31, -0.44, -0.36, -0.12, -0.075),
            width_at=(0, 0.08, 0.28, 0.5, 0.8, 1),
            width=(0.018, 0.05, 0.084, 0.078, 0.042, 0.016),
        ),
        color=skin,
        fins=[
            MedianFin(
                DORSAL, span=(0.22, 0.97), sweep=0.75, rays=24,
                at=(0, 0.25, 0.6, 0.88, 1),
                height=(0.015, 0.075, 0.12, 0.17, 0.05),
                color=fin,
            ),
            MedianFin(
                ANAL, span=(0.35, 0.97), sweep=0.75, rays=22,
                at=(0, 0.25, 0.6, 0.88, 1),
                height=(0.015, 0.075, 0.12, 0.17, 0.05),
                color=fin,
            ),
        ],
        tail=Tail(length=0.19, height=0.20, fork=-0.1, color=tail_fin),
        paired=[
            PairedFin(
                0.30, level=0.44, length=0.17, width=0.055, angle=0.75,
                down=-0.25, color=plain(clear),
            ),
            PairedFin(
                0.31, level=0.02, length=0.25, width=0.016, angle=0.15,
                down=-1, color=fade(brown * 0.7, srgb("#a34a2c")),
            ),
        ],
        eye=Eye(0.135, z=0.055, radius=0.043, iris=srgb("#a02a10"), ring=srgb("#d99a4a")),
        roundness=1.35,
    )


def _iridescent(colors, station, height, flat, seed):
    """Scales that throw back the light from above, each a little otherwise, in drifts."""
    rng = np.random.default_rng(seed + 2)
    row = np.round(flat[:, 1] * 46)
    column = np.round(station * 40 + 0.5 * (row % 2))
    dice = rng.random((64, 64, 2))[row.astype(int) % 64, column.astype(int) % 64]
    off = np.hypot(station * 40 + 0.5 * (row % 2) - column, flat[:, 1] * 46 - row)
    drift = noise3(flat * [0.8, 1.6, 1], rng, 3, 5.0)
    flank = smoothstep(0.12, 0.28, station) * smoothstep(1.0, 0.86, np.abs(height))
    sheen = flank * smoothstep(-0.5, 0.9, drift + 0.55 * height)
    glint = sheen * smoothstep(0.52, 0.98, dice[:, 0]) * smoothstep(0.75, 0.25, off)
    hue = mix(srgb("#8fd0c8"), srgb("#e6c98e"), smoothstep(0.55, 0.95, dice[:, 1] + 0.2 * drift))
    rims = 1 - 0.24 * flank * smoothstep(0.35, 0.62, off)
    lit = 0.92 + 0.50 * smoothstep(-0.5, 0.95, height)
    colors = colors * (rims * lit * (0.90 + 0.2 * dice[:, 1]))[:, None]
    colors = mix(colors, hue * 0.55, 0.22 * sheen)
    return mix(colors, hue * 0.95, 0.42 * glint)


def _discus_head(colors, station, z, dusk):
    """The edge of the gill cover, a nostril, and the line of the mouth between thick lips."""
    radius = np.hypot(station - 0.165, (z + 0.01) * 0.8)
    edge = np.exp(-(((radius - 0.125) / 0.007) ** 2)) * smoothstep(0.19, 0.24, station)
    colors = mix(colors, dusk, 0.65 * edge)
    behind = np.exp(-(((radius - 0.112) / 0.010) ** 2)) * smoothstep(0.19, 0.24, station)
    colors = mix(colors, colors * 1.5, 0.6 * behind)
    nostril = smoothstep(0.009, 0.005, np.hypot(station - 0.075, z - 0.075))
    mouth = np.exp(-(((z + 0.030 + 0.35 * station) / 0.006) ** 2)) * smoothstep(0.05, 0.04, station)
    lips = smoothstep(0.030, 0.018, station)
    colors = mix(colors, srgb("#a58a68"), 0.5 * lips)
    return mix(colors, dusk, 0.85 * np.maximum(mouth, nostril))
