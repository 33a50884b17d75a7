"""Fish of tea-colored Amazonian water: the tables behind `fish_species`. See `fish`."""

import numpy as np

from .colors import mix, smoothstep, srgb
from .fish import ANAL, DORSAL, Eye, MedianFin, Outline, PairedFin, Species, Tail, fade, plain

# Dark bars of the altum: station, half width, how far the middle bows back.
ALTUM_BARS = [(0.135, 0.030, 0.02), (0.38, 0.050, 0.05), (0.68, 0.062, 0.10), (0.965, 0.034, 0.0)]
ALTUM_FAINT_BARS = (0.26, 0.53)


def cardinal_tetra():
    """Cardinal tetra, Paracheirodon axelrodi: a blue line over a belly that is red all along."""
    blue, red = srgb("#1496ff"), srgb("#cc1006")
    back, pale = srgb("#4a4632"), srgb("#c8b49a")
    clear = srgb("#8a6a5a") * 0.5

    def skin(station, height, vertices):
        colors = mix(red, back, smoothstep(0.30, 0.58, height))
        throat = smoothstep(-0.55, -0.95, height) * smoothstep(0.55, 0.3, station)
        colors = mix(colors, pale, throat * 0.7)
        line = smoothstep(0.22, 0.08, np.abs(height - 0.50 + 0.08 * station))
        return mix(colors, blue * 0.8, line * smoothstep(1.0, 0.9, station))

    return Species(
        outline=Outline(
            at=(0, 0.06, 0.2, 0.4, 0.7, 0.93, 1),
            top=(0, 0.05, 0.115, 0.14, 0.10, 0.05, 0.045),
            bottom=(-0.03, -0.065, -0.12, -0.145, -0.095, -0.05, -0.045),
            width_at=(0, 0.08, 0.3, 0.5, 0.8, 1),
            width=(0.02, 0.045, 0.065, 0.06, 0.03, 0.012),
        ),
        color=skin,
        fins=[
            MedianFin(
                DORSAL,
                span=(0.42, 0.58),
                at=(0, 0.25, 1),
                height=(0.03, 0.15, 0.02),
                color=fade(clear, clear * 0.7),
                sweep=0.6,
                rays=6,
            ),
            MedianFin(
                ANAL,
                span=(0.58, 0.86),
                at=(0, 0.2, 1),
                height=(0.03, 0.13, 0.03),
                color=fade(clear, clear * 0.7),
                sweep=0.5,
                rays=8,
            ),
        ],
        tail=Tail(length=0.25, height=0.16, fork=0.55, power=1.2, color=fade(red * 0.8, clear)),
        paired=[
            PairedFin(
                0.28, level=0.3, length=0.13, width=0.04, angle=0.6, down=-0.4, color=plain(clear)
            ),
        ],
        eye=Eye(0.11, z=0.025, radius=0.036, iris=srgb("#58c8ff")),
    )


def altum_angelfish():
    """Altum angelfish, Pterophyllum altum: a tall silver disc with dark bars and sails for fins.

    From tip to tip of its fins it is 2.8 body lengths tall.
    """
    silver, bronze = srgb("#c2b490"), srgb("#7a6238")
    bar, belly, thread = srgb("#1c130a"), srgb("#d8cfb4"), srgb("#8a7a5a")

    def bars(station, height):
        dark = 0
        for at, half_width, bow in ALTUM_BARS:
            centre = at + bow * (1 - height * height) - bow * 0.6
            distance = np.abs(station - centre)
            dark = np.maximum(dark, smoothstep(half_width + 0.025, half_width - 0.012, distance))
        for at in ALTUM_FAINT_BARS:
            dark = np.maximum(dark, 0.22 * smoothstep(0.04, 0.0, np.abs(station - at)))
        return dark

    def skin(station, height, vertices):
        colors = mix(belly, silver, smoothstep(-0.8, 0.0, height))
        colors = mix(colors, bronze, smoothstep(0.2, 1, height) * 0.75)
        speckle = 0.5 + 0.5 * np.sin(station * 150 + 7 * height) * np.sin(height * 46)
        colors = colors * (0.86 + 0.20 * speckle)[:, None]
        return mix(colors, bar, bars(station, height) * 0.94)

    def sail(along, out, vertices):
        colors = mix(bronze * 0.75, silver * 0.45, smoothstep(0.1, 0.9, out))
        colors = colors * (0.75 + 0.25 * np.sin(out * 26 + along * 6))[:, None]
        dark = smoothstep(0.20, 0.06, np.abs(along - 0.52 - 0.10 * out))
        dark = np.maximum(dark, smoothstep(0.14, 0.0, along))
        return mix(colors, bar, dark * 0.9)

    return Species(
        outline=Outline(
            at=(0, 0.05, 0.13, 0.29, 0.48, 0.70, 0.92, 1),
            top=(0, 0.045, 0.13, 0.37, 0.47, 0.39, 0.13, 0.10),
            bottom=(-0.04, -0.085, -0.19, -0.39, -0.47, -0.38, -0.13, -0.10),
            width_at=(0, 0.08, 0.26, 0.5, 0.8, 1),
            width=(0.012, 0.04, 0.085, 0.08, 0.04, 0.018),
        ),
        color=skin,
        fins=[
            MedianFin(
                DORSAL,
                span=(0.40, 0.95),
                at=(0, 0.16, 0.42, 0.62, 0.70, 0.80, 1),
                height=(0.05, 0.22, 0.60, 0.90, 0.84, 0.42, 0.06),
                color=sail,
                sweep=0.48,
                drag=0.10,
                rays=24,
            ),
            MedianFin(
                ANAL,
                span=(0.44, 0.95),
                at=(0, 0.16, 0.42, 0.60, 0.68, 0.80, 1),
                height=(0.05, 0.26, 0.70, 1.04, 0.94, 0.44, 0.06),
                color=sail,
                sweep=0.48,
                drag=0.10,
                rays=24,
            ),
        ],
        tail=Tail(length=0.42, height=0.34, fork=-0.06, color=fade(silver * 0.6, silver * 0.35)),
        paired=[
            PairedFin(
                0.32,
                level=0.42,
                length=0.20,
                width=0.07,
                angle=0.6,
                down=-0.15,
                color=plain(thread),
            ),
            PairedFin(
                0.33,
                level=0.02,
                length=0.62,
                width=0.012,
                angle=0.08,
                down=-1.35,
                color=plain(thread),
            ),
        ],
        eye=Eye(0.15, z=0.045, radius=0.036, iris=srgb("#a8401a")),
    )
