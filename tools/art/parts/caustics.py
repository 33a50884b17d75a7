"""The net of light that waves throw on the floor."""

import numpy as np

MAX_WAVES_ACROSS = 7  # the finest wave fits so often into the tile


def caustics(size=512, time=0.0, waves=26, depth=1.0, seed=3, oversample=3, slope=0.42):
    """Return a (size, size) float image of brightness around 1 that tiles in x and y.

    Photons fall through a sum of periodic waves and are counted where they land.
    time: 0 to 1 is one loop; every wave has a whole number of cycles in it
    depth: of the floor, as a factor on how far the light is bent aside
    oversample: photons per pixel and axis
    slope: steepness of the water
    """
    rng = np.random.default_rng(seed)
    photons = size * oversample
    y, x = np.mgrid[0:photons, 0:photons] / photons
    shift_x = np.zeros((photons, photons), np.float32)
    shift_y = shift_x.copy()
    for _ in range(waves):
        kx, ky = 0, 0
        while kx == 0 and ky == 0 or kx * kx + ky * ky > MAX_WAVES_ACROSS**2:
            kx = rng.integers(-MAX_WAVES_ACROSS, MAX_WAVES_ACROSS + 1)
            ky = rng.integers(-MAX_WAVES_ACROSS, MAX_WAVES_ACROSS + 1)
        k = np.hypot(kx, ky)
        cycles = max(1, int(round(k**0.5 * 1.1))) * rng.choice([-1, 1])
        amplitude = slope / (k**1.1) / np.sqrt(waves) * 2.2
        phase = rng.uniform(0, 2 * np.pi)
        wave = np.sin(2 * np.pi * (kx * x + ky * y + cycles * time) + phase) * amplitude * 0.06
        shift_x += (kx / k) * wave * k**0.6
        shift_y += (ky / k) * wave * k**0.6
    column = (((x + shift_x * depth) * size) % size).ravel()
    row = (((y + shift_y * depth) * size) % size).ravel()
    return (_splat(column, row, size) / oversample**2).astype(np.float32)


def _splat(column, row, size):
    """Count points into the four pixels around each of them, wrapping at the borders."""
    i, j = np.floor(column).astype(int), np.floor(row).astype(int)
    right, down = column - i, row - j
    image = np.zeros(size * size)
    for di, weight_x in ((0, 1 - right), (1, right)):
        for dj, weight_y in ((0, 1 - down), (1, down)):
            pixel = ((j + dj) % size) * size + (i + di) % size
            image += np.bincount(pixel, weight_x * weight_y, size * size)
    return image.reshape(size, size)
