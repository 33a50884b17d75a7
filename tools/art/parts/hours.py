"""Develop one render of the Meridian Reef as any hour of the day: each light group by weight.

The geometry of all hours is the same pixel by pixel, so that the site can fade between them. The
hours differ in exposure more than in hue.
"""

import numpy as np

from . import city
from .denoise import denoise
from .grade import finish

# Weights of red, green and blue for each light group of an hour; absent groups are off. For the
# view they are the air above, in the middle and at the horizon of the city in the windows.
HOURS = {
    "late": dict(  # the room exposed for as long as a photographer would
        water=(0.80, 0.84, 0.86),
        sun=(1.30, 1.28, 1.20),
        fill=(0.34, 0.38, 0.40),
        cove=(2.0, 2.0, 2.0),
        room=(3.4, 3.3, 3.2),
        lamp=(1.2, 1.2, 1.2),
        spill=(1.3, 2.1, 2.7),
        sky=(0.02, 0.03, 0.05),
        day=(0.30, 0.36, 0.46),
        view=((0.006, 0.011, 0.022), (0.012, 0.016, 0.026), (0.035, 0.028, 0.028)),
    ),
    "dawn": dict(
        water=(0.34, 0.38, 0.40),
        sun=(0.16, 0.16, 0.16),
        fill=(0.22, 0.24, 0.25),
        spill=(0.25, 0.36, 0.44),
        sky=(0.42, 0.47, 0.54),
        day=(1.7, 1.85, 2.05),
        view=((0.30, 0.37, 0.47), (0.44, 0.49, 0.56), (0.66, 0.60, 0.56)),
    ),
    "noon": dict(
        water=(0.85, 0.89, 0.92),
        sun=(1.5, 1.5, 1.42),
        fill=(0.42, 0.46, 0.48),
        spill=(0.5, 0.75, 0.95),
        room=(0.9, 0.95, 1.0),
        sky=(1.9, 2.0, 2.1),
        day=(8.4, 8.6, 8.8),
        view=((2.2, 2.5, 2.9), (2.6, 2.75, 2.95), (2.9, 2.9, 2.9)),
    ),
    "dusk": dict(
        water=(0.62, 0.66, 0.70),
        sun=(0.85, 0.84, 0.80),
        fill=(0.24, 0.28, 0.30),
        cove=(1.1, 1.1, 1.1),
        room=(2.2, 2.1, 2.0),
        lamp=(1.2, 1.2, 1.2),
        spill=(0.7, 1.05, 1.35),
        sky=(0.10, 0.12, 0.17),
        day=(0.34, 0.42, 0.58),
        view=((0.060, 0.095, 0.170), (0.120, 0.140, 0.190), (0.30, 0.215, 0.170)),
    ),
    "moon": dict(
        water=(0.26, 0.36, 0.50),
        sun=(0.05, 0.075, 0.12),
        fill=(0.18, 0.25, 0.36),
        room=(0.20, 0.22, 0.26),
        lamp=(1.2, 1.2, 1.2),
        spill=(0.35, 0.62, 0.95),
        sky=(0.012, 0.018, 0.028),
        day=(0.10, 0.14, 0.21),
        view=((0.005, 0.009, 0.018), (0.010, 0.013, 0.021), (0.028, 0.022, 0.022)),
    ),
}
VOILE = 0.009  # how far the curtains spread a lamp of the city, of the picture's width


def through_windows(passes, air):
    """The city as far as the windows show it, its lamps spread by the curtains before them."""
    seen = passes["view"]
    height, width = seen.shape[:2]
    scale, shift = float(passes["lens"]) / city.FILM * width, passes["shift"]
    horizon = int(height / 2 + shift[1] * width)
    drawn = city.draw(width, height, horizon, scale, air=air).astype(np.float32)
    cover = np.clip(denoise(seen, passes["albedo"], passes["normal"], scale=1.0), 0, 1)
    return cover * city.through_lens(drawn, VOILE * width, up=0.1)


def develop(passes, hour, clean=False, texture=False, **grade):
    """Add up the light groups of an hour, remove the noise of the sum and grade it.

    clean and texture as for denoise.
    """
    weights = dict(HOURS[hour])
    air = weights.pop("view")
    light = sum(passes[group] * np.array(weight, np.float32) for group, weight in weights.items())
    light = denoise(light, passes["albedo"], passes["normal"], clean=clean, texture=texture)
    if passes["view"].any():
        light = light + through_windows(passes, air)
    return finish(light, **grade)
