"""Freshwater fish: the tables behind `fish_species`. See `fish` for the terms."""

import numpy as np

from .colors import mix, smoothstep, srgb
from .fish import ANAL, DORSAL, Eye, MedianFin, Outline, PairedFin, Species, Tail, fade, plain


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
    """Discus, Symphysodon: brown with nine dusky bars, blue lines about its rim; each differs."""
    rng = np.random.default_rng(seed)
    brown = mix(srgb("#7c6a48"), srgb("#7e573f"), rng.random()) * rng.uniform(0.8, 1.1)
    blue = mix(srgb("#5f8f98"), srgb("#6f9a86"), rng.random()) * rng.uniform(0.7, 1.1)
    dusk, face = srgb("#1a1512"), srgb("#a08a58")
    bars = np.linspace(0.14, 0.97, 9) + rng.normal(0, 0.008, 9)
    mood = rng.beta(0.8, 1.2, 9) * rng.uniform(0.4, 1.0)
    reach, bend, start = rng.uniform(0.0, 0.35), rng.uniform(1.0, 2.2), rng.uniform(0, 6)

    def skin(station, height, vertices):
        wander = np.sin(station * 7 + start) * bend + 0.8 * np.sin(station * 23 + height * 5)
        lines = smoothstep(0.15, 0.75, np.sin(height * 24 + wander))
        rim = smoothstep(reach, reach + 0.45, np.abs(height)) + smoothstep(0.30, 0.10, station)
        shade = 0.80 + 0.25 * smoothstep(1.0, -0.8, height)
        scales = 0.94 + 0.06 * np.sin(station * 90) * np.sin(height * 60)
        colors = brown * (shade * scales)[:, None]
        colors = mix(colors, blue, lines * np.clip(rim, 0.18, 1) * 0.9)
        colors = mix(colors, face, smoothstep(0.20, 0.04, station) * 0.6)
        for at, depth in zip(bars, mood):
            bowed = at + 0.035 * (1 - height**2) * np.sign(at - 0.5)
            wide = 0.020 + 0.012 * depth
            dark = smoothstep(wide + 0.02, wide - 0.015, np.abs(station - bowed))
            colors = mix(colors, dusk, depth * dark)
        return mix(colors, dusk, 0.55 * smoothstep(0.025, 0.008, np.abs(station - 0.14)))

    def fin(along, out, vertices):
        lines = smoothstep(-0.1, 0.6, np.sin(out * 7 + along * 26 + start))
        colors = mix(brown * 0.9, blue, lines * 0.7)
        colors = mix(colors, dusk, smoothstep(0.55, 0.8, out) * 0.7)
        return mix(colors, face * 0.8, smoothstep(0.90, 1, out) * 0.8)

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
        eye=Eye(0.14, z=0.06, radius=0.03, iris=srgb("#8a3216")),
    )
