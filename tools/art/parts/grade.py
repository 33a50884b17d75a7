"""From linear light to a picture: glow about the lights, darker corners, a filmic tone curve."""

import cv2
import numpy as np

from .denoise import denoised

LUMINANCE = np.array([0.2126, 0.7152, 0.0722])
# Mixes the channels a little, so that bright blue does not clip to a flat cyan.
CROSSTALK = np.array([[0.88, 0.09, 0.03], [0.05, 0.91, 0.04], [0.03, 0.09, 0.88]])
# The glow's radii in pixels on a picture 1600 pixels wide.
BLOOM_RADII = (6, 18, 55)


def film_curve(light):
    """Narkowicz's fit of the ACES curve: a soft foot and a soft shoulder."""
    top = light * (2.51 * light + 0.03)
    return np.clip(top / (light * (2.43 * light + 0.59) + 0.14), 0, 1)


def tone(light, saturation=1.0):
    """Linear light to linear display values between 0 and 1."""
    luminance = (light * LUMINANCE).sum(-1, keepdims=True)
    light = np.maximum(luminance + (light - luminance) * saturation, 0)
    return film_curve(light @ CROSSTALK.T)


def bloom(light, threshold=0.9, amount=0.10):
    """Let what is brighter than the threshold glow over its surroundings."""
    bright = np.maximum(light - threshold, 0)
    bright = (bright / (1 + bright * 0.25)).astype(np.float32)
    scale = light.shape[1] / 1600
    glow = sum(cv2.GaussianBlur(bright, (0, 0), radius * scale) for radius in BLOOM_RADII)
    return light + glow / len(BLOOM_RADII) * amount * 3


def vignette(height, width, amount):
    """A factor for each pixel that falls towards the corners."""
    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    return (1 - amount * np.clip(x**2 * 0.8 + y**2 * 0.7, 0, 1.4) ** 1.3)[..., None]


def to_srgb(value):
    """Linear display values to sRGB's curve."""
    curve = 1.055 * np.power(np.maximum(value, 1e-8), 1 / 2.4) - 0.055
    return np.where(value <= 0.0031308, 12.92 * value, curve)


def finish(
    light,
    exposure=1.0,
    saturation=1.05,
    bloom_amount=0.10,
    bloom_threshold=0.9,
    vignette_amount=0.25,
    grain=0.006,
    contrast=1.0,
    shadow_tint=(0, 0.004, 0.010),
    seed=0,
    lift=0.0,
):
    """Grade linear light into sRGB values between 0 and 1.

    shadow_tint and lift are added where the picture is dark; contrast above 1 deepens the
    shadows only; grain is the deviation of a film grain that also hides banding.
    """
    light = bloom(light * exposure, bloom_threshold, bloom_amount)
    height, width = light.shape[:2]
    picture = to_srgb(tone(light * vignette(height, width, vignette_amount), saturation))
    picture = picture + np.array(shadow_tint) * (1 - picture) ** 4 + lift * (1 - picture) ** 3
    if contrast < 1:
        picture = np.clip(0.5 + (picture - 0.5) * contrast, 0, 1)
    elif contrast > 1:
        picture = np.clip(picture, 1e-8, None) ** (1 + (contrast - 1) * 0.5 * (1 - picture))
    if grain:
        picture = picture + np.random.default_rng(seed).normal(0, grain, (height, width, 1))
    return np.clip(picture, 0, 1)


def develop(passes, clean=False, texture=False, **settings):
    """Denoise and grade the passes; clean and texture as for denoise, settings as for finish."""
    return finish(denoised(passes, clean, texture), **settings)


def save(path, picture):
    """Write sRGB values between 0 and 1 as an image file of 8 bits."""
    cv2.imwrite(str(path), (picture[..., ::-1] * 255 + 0.5).astype(np.uint8))
