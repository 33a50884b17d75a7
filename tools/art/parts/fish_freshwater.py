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
