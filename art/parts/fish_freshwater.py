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
    brown = mix(srgb("#77633f"), srgb("#74503a"), rng.random()) * rng.uniform(0.65, 1.0)
    blue = mix(srgb("#587f88"), srgb("#68897a"), rng.random()) * rng.uniform(0.6, 1.0)
    dusk, face = srgb("#15120f"), srgb("#8d7a50")
    bars = np.linspace(0.14, 0.97, 9) + rng.normal(0, 0.012, 9)
    mood = rng.beta(0.9, 1.6, 9) * rng.uniform(0.45, 1.05)
    mood[0] = 0.8  # through the eye
    reach, bend, start = rng.uniform(0.38, 0.62), rng.uniform(1.5, 3.0), rng.uniform(0, 6)

    def skin(station, height, vertices):
        mottled = noise3(np.c_[vertices[:, [0, 2]], 0 * station], np.random.default_rng(seed), 4, 7)
        wander = bend * np.sin(station * 6 + start) + 1.6 * mottled
        lines = smoothstep(0.0, 0.7, np.sin(np.abs(height) * 26 + wander))
        rim = smoothstep(reach, reach + 0.3, np.abs(height) + 0.1 * mottled)
        rim = np.maximum(rim, smoothstep(0.26, 0.12, station) * smoothstep(-0.3, 0.2, height))
        shade = 0.72 + 0.45 * smoothstep(0.9, -0.7, height) + 0.14 * mottled
        colors = brown * shade[:, None]
        colors = mix(colors, blue, lines * rim * 0.85)
        colors = mix(colors, face, smoothstep(0.20, 0.04, station) * 0.5)
        for at, depth in zip(bars, mood):
            bowed = at + 0.035 * (1 - height**2) * np.sign(at - 0.5) + 0.006 * mottled
            wide = 0.014 + 0.014 * depth
            dark = smoothstep(wide + 0.025, wide - 0.02, np.abs(station - bowed))
            colors = mix(colors, dusk, depth * dark)
        return colors

    def fin(along, out, vertices):
        lines = smoothstep(-0.1, 0.6, np.sin(out * 7 + along * 26 + start))
        colors = mix(brown * 0.8, blue, lines * 0.7)
        colors = mix(colors, dusk, smoothstep(0.55, 0.8, out) * 0.7)
        return mix(colors, face * 0.7, smoothstep(0.90, 1, out) * 0.7)

    return Species(
        outline=Outline(
            at=(0, 0.05, 0.18, 0.45, 0.75, 0.94, 1),
            top=(0, 0.1, 0.32, 0.45, 0.37, 0.12, 0.07),
            bottom=(-0.05, -0.13, -0.31, -0.44, -0.36, -0.12, -0.07),
            width_at=(0, 0.08, 0.28, 0.5, 0.8, 1),
            width=(0.015, 0.05, 0.1, 0.1, 0.05, 0.02),
        ),
        color=skin,
        fins=[
            MedianFin(
                DORSAL, span=(0.25, 0.96), sweep=0.6, rays=24,
                at=(0, 0.4, 0.85, 1),
                height=(0.02, 0.12, 0.17, 0.05),
                color=fin,
            ),
            MedianFin(
                ANAL, span=(0.35, 0.96), sweep=0.6, rays=22,
                at=(0, 0.4, 0.85, 1),
                height=(0.02, 0.12, 0.17, 0.05),
                color=fin,
            ),
        ],
        tail=Tail(length=0.17, height=0.2, fork=-0.1, color=fade(brown * 0.8, face * 0.35)),
        paired=[
            PairedFin(
                0.3, level=0.45, length=0.16, width=0.05, angle=0.6,
                down=-0.2, color=plain(face * 0.4),
            ),
            PairedFin(
                0.3, level=0.02, length=0.24, width=0.02, angle=0.15,
                down=-1, color=plain(brown),
            ),
        ],
        eye=Eye(0.14, z=0.06, radius=0.042, iris=srgb("#7c2a12")),
    )
