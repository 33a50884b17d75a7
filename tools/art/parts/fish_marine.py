"""Single fish of the reef: tangs and bannerfish. See `fish` for the terms."""

import numpy as np

from .colors import fill, mix, smoothstep, srgb
from .fish import ANAL, DORSAL, Eye, MedianFin, Outline, PairedFin, Species, Tail, fade, plain


def yellow_tang():
    """Yellow tang, Zebrasoma flavescens: a plain, tall disc."""
    yellow, shade = srgb("#f7c600"), srgb("#e0a000")

    def skin(station, height, vertices):
        colors = mix(yellow, shade, smoothstep(0.2, -1, height))
        return colors * (0.9 + 0.1 * smoothstep(0.0, 0.2, station))[:, None]

    return Species(
        outline=Outline(
            at=(0, 0.06, 0.2, 0.45, 0.7, 0.9, 1),
            top=(0, 0.055, 0.26, 0.36, 0.3, 0.1, 0.055),
            bottom=(-0.02, -0.05, -0.17, -0.31, -0.27, -0.09, -0.055),
            width_at=(0, 0.06, 0.25, 0.5, 0.8, 1),
            width=(0.008, 0.028, 0.085, 0.09, 0.045, 0.018),
        ),
        color=skin,
        fins=[
            MedianFin(
                DORSAL, span=(0.2, 0.96), sweep=0.5, rays=24,
                at=(0, 0.15, 0.5, 0.85, 1),
                height=(0.02, 0.12, 0.17, 0.17, 0.05),
                color=fade(yellow, yellow * 0.9),
            ),
            MedianFin(
                ANAL, span=(0.4, 0.96), sweep=0.5, rays=18,
                at=(0, 0.2, 0.6, 0.9, 1),
                height=(0.02, 0.12, 0.17, 0.14, 0.04),
                color=fade(yellow, yellow * 0.9),
            ),
        ],
        tail=Tail(length=0.2, height=0.2, fork=0.18, color=fade(yellow, yellow * 0.85)),
        paired=[
            PairedFin(
                0.27, level=0.42, length=0.17, width=0.075, angle=0.7,
                down=-0.25, color=fade(yellow, yellow * 0.8),
            ),
            PairedFin(
                0.3, level=0.05, length=0.15, width=0.03, angle=0.2,
                down=-0.8, color=fade(yellow, yellow * 0.8),
            ),
        ],
        eye=Eye(0.15, z=0.1, radius=0.028, iris=srgb("#8a6a10")),
    )


def blue_tang():
    """Blue (palette) tang, Paracanthurus hepatus: black palette on the flank, yellow tail."""
    blue, black, yellow = srgb("#1238e0"), srgb("#05060f"), srgb("#ffd21a")

    def skin(station, height, vertices):
        colors = fill(blue, len(station)) * (0.85 + 0.5 * smoothstep(-1, 0.6, height))[:, None]
        palette = ((station - 0.52) / 0.36) ** 2 + ((height - 0.38) / 0.42) ** 2
        hole = ((station - 0.45) / 0.13) ** 2 + ((height - 0.18) / 0.2) ** 2
        marking = smoothstep(1.1, 0.9, palette) * smoothstep(0.8, 1.15, hole)
        from_line = np.abs(height - 0.42 - 0.1 * np.sin(station * 5))
        line = smoothstep(0.09, 0.05, from_line) * smoothstep(0.62, 0.7, station)
        colors = mix(colors, black, np.clip(marking + line, 0, 1))
        tail_root = smoothstep(0.93, 0.985, station) * smoothstep(0.9, 0.3, np.abs(height))
        return mix(colors, yellow, tail_root)

    def tail(across, out, vertices):
        return mix(yellow, black, smoothstep(0.78, 0.9, np.abs(across)))

    return Species(
        outline=Outline(
            at=(0, 0.06, 0.2, 0.45, 0.7, 0.92, 1),
            top=(0, 0.06, 0.18, 0.235, 0.2, 0.065, 0.045),
            bottom=(-0.03, -0.07, -0.15, -0.225, -0.19, -0.06, -0.045),
            width_at=(0, 0.08, 0.28, 0.5, 0.8, 1),
            width=(0.012, 0.045, 0.085, 0.085, 0.04, 0.016),
        ),
        color=skin,
        fins=[
            MedianFin(
                DORSAL, span=(0.18, 0.95), sweep=0.6, rays=24,
                at=(0, 0.1, 0.5, 0.9, 1),
                height=(0.01, 0.05, 0.07, 0.075, 0.02),
                color=fade(blue, black),
            ),
            MedianFin(
                ANAL, span=(0.42, 0.95), sweep=0.6, rays=18,
                at=(0, 0.2, 0.9, 1),
                height=(0.01, 0.06, 0.07, 0.02),
                color=fade(blue, black),
            ),
        ],
        tail=Tail(length=0.2, height=0.2, fork=0.3, color=tail),
        paired=[
            PairedFin(
                0.27, level=0.42, length=0.16, width=0.07, angle=0.7,
                down=-0.2, color=fade(blue, yellow),
            ),
        ],
        eye=Eye(0.13, z=0.055, radius=0.026, iris=srgb("#2a2a30")),
    )


def bannerfish():
    """Bannerfish, Heniochus acuminatus: two black bands, a long white streamer."""
    white, black, yellow = srgb("#f4f1e6"), srgb("#0b0b0d"), srgb("#ffc61a")

    def skin(station, height, vertices):
        colors = fill(white, len(station))
        front_band = np.abs(station - 0.33 - 0.06 * height)
        rear_band = np.abs(station - 0.72 + 0.16 * height)
        colors = mix(colors, black, smoothstep(0.11, 0.09, front_band))
        colors = mix(colors, black, smoothstep(0.12, 0.1, rear_band))
        colors = mix(colors, yellow, smoothstep(0.82, 0.88, station + 0.12 * height))
        brow = smoothstep(0.05, 0.03, np.abs(station - 0.14)) * smoothstep(0.2, 0.5, height)
        return mix(colors, black * 2, brow * 0.8)

    def dorsal_fin(along, out, vertices):
        rear = mix(white, yellow, smoothstep(0.3, 0.5, along))
        return mix(rear, white, smoothstep(0.1, 0, along))

    def anal_fin(along, out, vertices):
        return mix(black, white, smoothstep(0.5, 0.62, along))

    return Species(
        outline=Outline(
            at=(0, 0.06, 0.15, 0.3, 0.5, 0.75, 0.93, 1),
            top=(0, 0.05, 0.13, 0.29, 0.33, 0.24, 0.08, 0.06),
            bottom=(-0.03, -0.06, -0.12, -0.22, -0.29, -0.22, -0.08, -0.06),
            width_at=(0, 0.08, 0.28, 0.5, 0.8, 1),
            width=(0.01, 0.035, 0.08, 0.08, 0.04, 0.016),
        ),
        color=skin,
        fins=[
            MedianFin(
                DORSAL, span=(0.3, 0.95), sweep=0.75, drag=0.15, rays=22,
                at=(0, 0.06, 0.14, 0.4, 0.85, 1),
                height=(0.05, 0.42, 0.2, 0.14, 0.15, 0.04),
                color=dorsal_fin,
            ),
            MedianFin(
                ANAL, span=(0.5, 0.95), sweep=0.7, rays=14,
                at=(0, 0.3, 0.8, 1),
                height=(0.03, 0.16, 0.15, 0.04),
                color=anal_fin,
            ),
        ],
        tail=Tail(length=0.17, height=0.15, fork=0.12, color=plain(yellow)),
        paired=[
            PairedFin(
                0.28, level=0.4, length=0.14, width=0.05, angle=0.6,
                down=-0.2, color=plain(yellow),
            ),
            PairedFin(
                0.32, level=0.03, length=0.2, width=0.04, angle=0.2,
                down=-0.9, color=plain(black),
            ),
        ],
        eye=Eye(0.13, z=0.05, radius=0.028, iris=srgb("#1a1410")),
    )
