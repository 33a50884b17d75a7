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


def discus():
    """Discus, Symphysodon: turquoise maze on red."""
    blue, red, black, face = srgb("#2aa8c8"), srgb("#d8481a"), srgb("#0a0a12"), srgb("#e8d8a0")

    def skin(station, height, vertices):
        maze = np.sin(height * 16 + 1.6 * np.sin(station * 9) + 3 * np.sin(station * 2))
        colors = mix(red, blue * 1.2, smoothstep(-0.1, 0.5, maze))
        return mix(colors, face, smoothstep(0.16, 0.05, station) * 0.7)

    def fin(along, out, vertices):
        colors = mix(red, blue, smoothstep(-0.2, 0.4, np.sin(out * 9 + along * 10)))
        return mix(colors, black, smoothstep(0.85, 1, out) * 0.6)

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
        tail=Tail(length=0.17, height=0.2, fork=-0.1, color=fade(red * 0.8, blue * 0.5)),
        paired=[
            PairedFin(
                0.3, level=0.45, length=0.16, width=0.05, angle=0.6,
                down=-0.2, color=plain(red * 0.6),
            ),
            PairedFin(
                0.3, level=0.02, length=0.24, width=0.02, angle=0.15,
                down=-1, color=plain(red),
            ),
        ],
        eye=Eye(0.14, z=0.06, radius=0.03, iris=srgb("#c01a10")),
    )
