"""Schooling fish of the sea: anthias and chromis. See `fish` for the terms."""

from .colors import mix, smoothstep, srgb
from .fish import ANAL, DORSAL, Eye, MedianFin, Outline, PairedFin, Species, Tail, fade, plain


def anthias():
    """Lyretail anthias, Pseudanthias squamipinnis, female."""
    return _anthias(srgb("#ff7a2a"), srgb("#ff5c8a"), srgb("#ffb25a"), streamer=0.1)


def anthias_male():
    """Lyretail anthias, male: purple red, with a long first dorsal ray."""
    return _anthias(srgb("#e0306a"), srgb("#8a2be0"), srgb("#ff7a2a"), streamer=0.16)


def _anthias(back, belly, snout, streamer):
    """Return an anthias of these colors; streamer is the height of its long dorsal ray."""

    def skin(station, height, vertices):
        body = mix(back, belly, smoothstep(0, -1, height))
        return mix(body, snout, smoothstep(0.25, 0, station) * 0.7)

    return Species(
        outline=Outline(
            at=(0, 0.06, 0.2, 0.4, 0.7, 0.92, 1),
            top=(0.01, 0.06, 0.14, 0.165, 0.12, 0.05, 0.045),
            bottom=(-0.03, -0.06, -0.12, -0.15, -0.11, -0.05, -0.045),
            width_at=(0, 0.08, 0.3, 0.5, 0.8, 1),
            width=(0.015, 0.045, 0.08, 0.075, 0.035, 0.014),
        ),
        color=skin,
        fins=[
            MedianFin(
                DORSAL, span=(0.22, 0.88), sweep=0.6, rays=18,
                at=(0, 0.08, 0.2, 0.7, 0.92, 1),
                height=(0.03, streamer, 0.09, 0.1, 0.13, 0.02),
                color=fade(back, belly),
            ),
            MedianFin(
                ANAL, span=(0.58, 0.88), sweep=0.8, rays=9,
                at=(0, 0.4, 0.8, 1),
                height=(0.03, 0.12, 0.14, 0.02),
                color=fade(back, belly),
            ),
        ],
        tail=Tail(length=0.34, height=0.2, fork=0.66, power=1.2, color=fade(back, belly)),
        paired=[
            PairedFin(
                0.28, level=0.4, length=0.16, width=0.06, angle=0.6,
                down=-0.15, color=fade(back, snout),
            ),
            PairedFin(
                0.32, level=0.05, length=0.17, width=0.03, angle=0.25,
                down=-0.8, color=fade(belly, belly),
            ),
        ],
        eye=Eye(0.12, z=0.045, radius=0.03, iris=srgb("#c04ad0")),
    )


def chromis():
    """Blue-green chromis, Chromis viridis."""
    green, pale, blue = srgb("#5fd9d0"), srgb("#d8f4f2"), srgb("#2a8fb0")

    def skin(station, height, vertices):
        body = mix(pale, green, smoothstep(-0.6, 0.5, height))
        return mix(body, blue, smoothstep(0.6, 1, height))

    return Species(
        outline=Outline(
            at=(0, 0.06, 0.2, 0.42, 0.7, 0.92, 1),
            top=(0.01, 0.06, 0.14, 0.18, 0.13, 0.05, 0.045),
            bottom=(-0.03, -0.06, -0.14, -0.17, -0.12, -0.05, -0.045),
            width_at=(0, 0.08, 0.3, 0.5, 0.8, 1),
            width=(0.015, 0.045, 0.075, 0.07, 0.035, 0.014),
        ),
        color=skin,
        fins=[
            MedianFin(
                DORSAL, span=(0.25, 0.88), sweep=0.6, rays=18,
                at=(0, 0.2, 0.8, 1),
                height=(0.02, 0.08, 0.1, 0.02),
                color=fade(green, pale * 0.7),
            ),
            MedianFin(
                ANAL, span=(0.58, 0.88), sweep=0.8, rays=9,
                at=(0, 0.5, 1),
                height=(0.02, 0.11, 0.02),
                color=fade(pale, pale * 0.7),
            ),
        ],
        tail=Tail(length=0.3, height=0.19, fork=0.6, power=1.2, color=fade(green, pale * 0.6)),
        paired=[
            PairedFin(
                0.28, level=0.42, length=0.15, width=0.06, angle=0.6,
                down=-0.1, color=plain(pale * 0.6),
            ),
        ],
        eye=Eye(0.12, z=0.04, radius=0.032, iris=srgb("#9adbe0")),
    )
