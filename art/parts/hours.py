"""Develop one render of the Meridian Reef as any hour of the day: each light group by weight.

The geometry of all hours is the same pixel by pixel, so that the site can fade between them.
"""

import numpy as np

from .denoise import denoise
from .grade import finish

# Weights of red, green and blue for each light group of an hour; absent groups are off.
HOURS = {
    "evening": dict(
        water=(0.75, 0.85, 0.90),
        sun=(0.75, 0.85, 0.9),
        fill=(0.60, 0.80, 0.95),
        cove=(1.7, 1.7, 1.7),
        room=(3.4, 3.2, 3.0),
        lamp=(1, 1, 1),
        spill=(0.5, 0.95, 1.3),
        sky=(0.05, 0.08, 0.13),
        day=(0.10, 0.16, 0.26),
    ),
    "late": dict(  # the room exposed for as long as a photographer would
        water=(0.42, 0.50, 0.52),
        sun=(1.25, 1.25, 1.12),
        fill=(0.45, 0.52, 0.54),
        cove=(2.4, 2.4, 2.4),
        room=(8.0, 7.8, 7.6),
        lamp=(2.2, 2.2, 2.2),
        spill=(0.5, 0.7, 0.85),
        sky=(0.05, 0.08, 0.13),
        day=(0.30, 0.36, 0.46),
    ),
    "dawn": dict(
        water=(5.8, 0.36, 0.80),
        fill=(0.10, 0.08, 0.22),
        rake=(1.15, 0.46, 0.34),
        lamp=(0.16, 0.13, 0.12),
        spill=(0.22, 0.14, 0.32),
        sky=(1.1, 0.62, 0.62),
        day=(1.2, 0.70, 0.72),
        east=(1.0, 0.46, 0.30),
    ),
    "noon": dict(
        water=(0.9, 1.1, 1.1),
        sun=(1.15, 1.2, 1.2),
        fill=(0.75, 0.95, 1.05),
        lamp=(0.09, 0.10, 0.11),
        spill=(0.25, 0.5, 0.6),
        room=(0.5, 0.55, 0.6),
        sky=(1.0, 1.35, 1.75),
        day=(5.5, 6.0, 6.4),
    ),
    "dusk": dict(
        water=(0.3, 0.36, 0.62),
        fill=(0.10, 0.16, 0.34),
        low=(1.3, 0.55, 0.22),
        cove=(0.55, 0.50, 0.45),
        lamp=(0.8, 0.8, 0.8),
        spill=(0.10, 0.18, 0.42),
        sky=(1.5, 0.58, 0.20),
        day=(1.2, 0.50, 0.20),
        west=(1.5, 0.58, 0.16),
    ),
    "moon": dict(
        water=(0.05, 0.10, 0.22),
        fill=(0.05, 0.075, 0.115),
        actinic=(0.010, 0.03, 0.20),
        lamp=(0.9, 0.9, 0.9),
        spill=(0.03, 0.06, 0.14),
        sky=(0.024, 0.040, 0.075),
        day=(0.07, 0.11, 0.19),
    ),
}
# How strongly corals and fish answer the actinic blue with their own color.
FLUORESCENCE = {"moon": 7.0, "dusk": 0.1}  # absent hours: not at all


def fluoresced(passes, share):
    """The light that living things give back in their own color under the actinic lamp."""
    albedo = np.clip(passes["albedo"], 0, 1)
    purest = albedo / np.maximum(albedo.max(-1, keepdims=True), 1e-3)
    living = (passes["substance"] > 0.5).astype(np.float32)
    strength = passes["actinic"].mean(-1, keepdims=True) * albedo.max(-1, keepdims=True)
    return purest**3 * strength * living * share


def develop(passes, hour, clean=False, texture=False, **grade):
    """Add up the light groups of an hour, remove the noise of the sum and grade it.

    clean and texture as for denoise.
    """
    light = fluoresced(passes, FLUORESCENCE[hour]) if hour in FLUORESCENCE else 0.0
    for group, weights in HOURS[hour].items():
        light = light + passes[group] * np.array(weights, np.float32)
    guides = passes["albedo"], passes["normal"]
    return finish(denoise(light, *guides, clean=clean, texture=texture), **grade)
