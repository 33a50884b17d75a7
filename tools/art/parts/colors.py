"""Colors as linear RGB arrays, and the two curves that blend them."""

import numpy as np


def srgb(hex_color):
    """Return the linear RGB of an sRGB color such as '#f7c600'."""
    digits = hex_color.lstrip("#")
    encoded = np.array([int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)])
    return np.where(encoded <= 0.04045, encoded / 12.92, ((encoded + 0.055) / 1.055) ** 2.4)


def smoothstep(start, end, x):
    """Rise smoothly from 0 at `start` to 1 at `end`; falls if `end` is below `start`."""
    t = np.clip((x - start) / (end - start + 1e-12), 0, 1)
    return t * t * (3 - 2 * t)


def mix(first, second, amount):
    """Blend two colors (or arrays of colors) by `amount`, a number or one per vertex."""
    t = np.asarray(amount)[..., None]
    return np.asarray(first) * (1 - t) + np.asarray(second) * t


def fill(color, count):
    """Return `count` rows of one color."""
    return np.repeat(np.asarray(color)[None], count, 0)
