"""Moving water's light, computed on finished passes: caustics and shafts.

Patterns are sums of waves with whole numbers of waves across a tile and of beats in a loop: they
tile, and a film of them has no seam. Compiled by numba.
"""

import numba
import numpy as np

TURN = 2 * np.pi


def waves(count, finest, seed, slope):
    """Rows of (waves along x, waves along y, beats in a loop, amplitude, phase)."""
    rng = np.random.default_rng(seed)
    rows = []
    while len(rows) < count:
        along_x, along_y = rng.integers(-finest, finest + 1, 2)
        number = np.hypot(along_x, along_y)
        if number == 0 or number > finest:
            continue
        beats = max(1, int(round(2.0 * np.sqrt(number)))) * rng.choice([-1, 1])
        amplitude = slope / number**1.1 / np.sqrt(count) * 0.132 * number**0.6
        rows.append((along_x, along_y, beats, amplitude, rng.uniform(0, TURN)))
    return np.array(rows)


@numba.njit(fastmath=True, cache=True)
def pattern(size, oversample, waves, moment):
    """Brightness (mean 1) of light that waves have bent, as a (size, size) tile.

    moment is the time as a share of the loop.
    """
    light = np.zeros((size, size), np.float32)
    count = size * oversample
    for row in range(count):
        for column in range(count):
            x = column / count
            y = row / count
            shift_x = 0.0
            shift_y = 0.0
            for index in range(waves.shape[0]):
                along_x, along_y, beats, amplitude, phase = waves[index]
                number = np.sqrt(along_x * along_x + along_y * along_y)
                angle = 6.283185307 * (along_x * x + along_y * y + beats * moment) + phase
                bend = np.sin(angle) * amplitude
                shift_x += along_x / number * bend
                shift_y += along_y / number * bend
            u = (x + shift_x) * size
            v = (y + shift_y) * size
            left = np.floor(u)
            top = np.floor(v)
            du = u - left
            dv = v - top
            i = int(left) % size
            j = int(top) % size
            next_i = (i + 1) % size
            next_j = (j + 1) % size
            light[j, i] += (1 - du) * (1 - dv)
            light[j, next_i] += du * (1 - dv)
            light[next_j, i] += (1 - du) * dv
            light[next_j, next_i] += du * dv
    return light / (oversample * oversample)


@numba.njit(fastmath=True, inline="always")
def sample(tile, u, v):
    """The value of a tile at coordinates that count tiles."""
    size = tile.shape[0]
    u = (u - np.floor(u)) * size
    v = (v - np.floor(v)) * size
    i = int(u)
    j = int(v)
    du = u - i
    dv = v - j
    i %= size
    j %= size
    next_i = (i + 1) % size
    next_j = (j + 1) % size
    upper = tile[j, i] * (1 - du) + tile[j, next_i] * du
    lower = tile[next_j, i] * (1 - du) + tile[next_j, next_i] * du
    return upper * (1 - dv) + lower * dv


@numba.njit(parallel=True, fastmath=True, cache=True)
def project(tile, positions, lean_x, lean_y, length):
    """Lay a tile of this length (metres) over world positions along slanted light.

    lean_x and lean_y are how far the light moves aside for each metre of height.
    """
    height, width, _ = positions.shape
    result = np.empty((height, width), np.float32)
    for row in numba.prange(height):
        for column in range(width):
            z = positions[row, column, 2]
            u = (positions[row, column, 0] - z * lean_x) / length
            v = (positions[row, column, 1] - z * lean_y) / length
            result[row, column] = sample(tile, u, v)
    return result


@numba.njit(parallel=True, fastmath=True, cache=True)
def march(
    fine, coarse, depth, jitter, location, forward, right, up, slope_x, slope_y, lean_x, lean_y,
    fine_length, coarse_length, steps, far,
):  # fmt: skip
    """Light that water scatters on the way to each pixel: sums two tiles along the ray.

    jitter (0..1 for each pixel) hides the steps; stronger higher up, weaker with distance.
    """
    height, width = depth.shape
    result = np.zeros((height, width), np.float32)
    step = far / steps
    for row in numba.prange(height):
        for column in range(width):
            a = (2 * (column + 0.5) / width - 1) * slope_x
            b = (1 - 2 * (row + 0.5) / height) * slope_y
            ray_x = forward[0] + right[0] * a + up[0] * b
            ray_y = forward[1] + right[1] * a + up[1] * b
            ray_z = forward[2] + right[2] * a + up[2] * b
            end = min(depth[row, column], far)
            way = (0.2 + jitter[row, column]) * step
            total = 0.0
            while way < end:
                z = location[2] + ray_z * way
                u = location[0] + ray_x * way - z * lean_x
                v = location[1] + ray_y * way - z * lean_y
                light = sample(fine, u / fine_length, v / fine_length)
                light *= sample(coarse, u / coarse_length, v / coarse_length)
                by_height = min(1.2, max(0.0, 0.45 * (z - 0.3)))
                total += light * np.exp(-0.16 * way) * step * by_height
                way += step
            result[row, column] = total
    return result

