"""The water's surface seen from below: waves that mirror the tank and let the lamps through.

A ray of the camera meets the still plane of the surface; the waves' slope there bends it. Flatter
than the critical angle it is mirrored, and reads from a picture of what a still surface would
mirror (scenes/reef_film.py, view mirror); steeper, it goes up to the panel of light over the water.
Compiled by numba. Lengths in metres.
"""

import cv2
import numba
import numpy as np

from .denoise import denoised
from .film_measures import MIRROR_WIDER, WALL
from .loop import FRAMES, FRAMES_PER_SECOND
from .meridian_measures import BOTTOM, FRONT, SURFACE

TURN = 2 * np.pi
SECONDS = FRAMES / FRAMES_PER_SECOND
# Wave lengths, and how steep all waves together are: the root of the mean square.
LONGEST, SHORTEST, COUNT = 1.5, 0.13, 34
STEEPNESS = 0.105
GRAVITY, PACE = 9.81, 0.24  # the waves are slower than water's, as if filmed at high speed
# Below the real one, so that the window of light begins within the picture.
REFRACTION = 1.27
# The panel of light: its height over the water, half its length, its near and far edge, softness.
PANEL = np.array([0.62, 2.6, 0.2, 4.2, 0.6])
ROWS = 1.6  # from one row of lamps in the panel to the next
PANEL_LIGHT = np.array([0.9, 2.1, 2.6], np.float32)
ROOM_LIGHT = np.array([0.012, 0.05, 0.07], np.float32)
# The water on the mirrored way: how hazy, what it takes of red, green and blue, what it scatters.
HAZE = 0.22
ABSORB = np.array([0.22, 0.03, 0.0], np.float32)
HAZY = np.array([0.004, 0.062, 0.115], np.float32)
DENSITY = 0.32  # of the water, as in parts/meridian.py
SOFTNESS = 2.2  # pixels by which the mirror's picture is blurred: corals are too fine for waves
FINENESS = 0.5  # of the surface's picture, of the film's


def surface_waves(seed=3):
    """Rows of (radians per metre along x and y, beats in a loop, slope, phase)."""
    rng = np.random.default_rng(seed)
    rows = []
    for index in range(COUNT):
        length = LONGEST * (SHORTEST / LONGEST) ** ((index + rng.uniform(0, 1)) / COUNT)
        number = TURN / length
        heading = rng.uniform(0, TURN)
        beats = max(1, round(PACE * np.sqrt(GRAVITY * number) * SECONDS / TURN))
        slope = (length / LONGEST) ** 0.25
        along = np.cos(heading) * number, np.sin(heading) * number
        rows.append((*along, beats, slope, rng.uniform(0, TURN)))
    rows = np.array(rows)
    rows[:, 3] *= STEEPNESS / np.sqrt((rows[:, 3] ** 2).sum() / 2)
    return rows


class WaterCeiling:
    """The surface over one camera; mirror are the passes of view mirror."""

    def __init__(self, mirror):
        # The mirrored camera stands upside down.
        light = denoised(mirror)[::-1].astype(np.float32)
        solid = mirror["color"][::-1, :, 3] > 0.99
        # What the waves see beyond the waterline, where the picture is empty, is more of the wall.
        lowest = len(solid) - 1 - np.argmax(solid[::-1], axis=0)
        rows = np.minimum(np.arange(len(solid))[:, None], lowest[None])
        light = np.ascontiguousarray(np.take_along_axis(light, rows[..., None], 0))
        self.light = cv2.GaussianBlur(light, (0, 0), SOFTNESS)
        self.waves = surface_waves()

    def distance(self, view):
        """For each pixel the depth at which the still surface is, far where it is not."""
        above = view.slope_y * (1 - 2 * (np.arange(view.height) + 0.5) / view.height)
        across = view.slope_x * (2 * (np.arange(view.width) + 0.5) / view.width - 1)
        rise = view.forward[2] + above[:, None] * view.up[2] + across[None] * view.right[2]
        away = (SURFACE - view.location[2]) / np.maximum(rise, 1e-6)
        return np.minimum(away, 1e4).astype(np.float32)

    def seen(self, view, moment, rows):
        """Linear light of the surface over the first rows of the picture."""
        width, height = round(view.width * FINENESS), round(rows * FINENESS)
        place = (view.location, view.right, view.up, view.forward)
        picture = look_up(
            self.light,
            self.waves,
            moment,
            width,
            height,
            view.height * FINENESS,
            *(np.asarray(way, np.float64) for way in place),
            view.slope_x,
            view.slope_y,
            PANEL,
            PANEL_LIGHT,
            ROOM_LIGHT,
            ABSORB,
            HAZY,
        )
        return cv2.resize(picture, (view.width, rows), interpolation=cv2.INTER_CUBIC)


@numba.njit(fastmath=True, inline="always")
def step(value, low, high):
    """Rises smoothly from 0 at low to 1 at high."""
    share = min(max((value - low) / (high - low), 0.0), 1.0)
    return share * share * (3 - 2 * share)


@numba.njit(parallel=True, fastmath=True, cache=True)
def look_up(
    mirror, waves, moment, width, height, whole_height, location, right, up, forward,
    slope_x, slope_y, panel, panel_light, room_light, absorb, hazy,
):  # fmt: skip
    """The surface's light for the upper rows of a picture of width x whole_height."""
    result = np.zeros((height, width, 3), np.float32)
    mirror_height, mirror_width, _ = mirror.shape
    for row in numba.prange(height):
        for column in range(width):
            a = (2 * (column + 0.5) / width - 1) * slope_x
            b = (1 - 2 * (row + 0.5) / whole_height) * slope_y
            ray_x = forward[0] + right[0] * a + up[0] * b
            ray_y = forward[1] + right[1] * a + up[1] * b
            ray_z = forward[2] + right[2] * a + up[2] * b
            if ray_z < 0.02:
                continue
            away = (SURFACE - location[2]) / ray_z
            x = location[0] + ray_x * away
            y = location[1] + ray_y * away
            if y > 9.0:
                continue
            slope_along_x = 0.0
            slope_along_y = 0.0
            for index in range(waves.shape[0]):
                along_x, along_y, beats, slope, phase = waves[index]
                bend = slope * np.cos(along_x * x + along_y * y - TURN * beats * moment + phase)
                number = np.sqrt(along_x * along_x + along_y * along_y)
                slope_along_x += bend * along_x / number
                slope_along_y += bend * along_y / number
            length = np.sqrt(ray_x * ray_x + ray_y * ray_y + ray_z * ray_z)
            d_x, d_y, d_z = ray_x / length, ray_y / length, ray_z / length
            norm = 1 / np.sqrt(1 + slope_along_x**2 + slope_along_y**2)
            n_x, n_y, n_z = -slope_along_x * norm, -slope_along_y * norm, norm
            cosine = max(d_x * n_x + d_y * n_y + d_z * n_z, 0.02)
            # Mirrored: down into the tank, as far as a still surface would look there.
            r_x, r_y, r_z = d_x - 2 * cosine * n_x, d_y - 2 * cosine * n_y, d_z - 2 * cosine * n_z
            r_z = min(r_z, -0.03)
            # To the sand or the wall, whichever is nearer.
            way = (BOTTOM - SURFACE) / r_z
            if r_y > 1e-3:
                way = min(way, max(WALL - y, 0.02) / r_y)
            q_x, q_y, q_z = x + r_x * way, y + r_y * way, SURFACE - r_z * way
            q_x -= location[0]
            q_y -= location[1]
            q_z -= location[2]
            depth = max(q_x * forward[0] + q_y * forward[1] + q_z * forward[2], 0.2)
            across = (q_x * right[0] + q_y * right[1] + q_z * right[2]) / depth / slope_x
            above = (q_x * up[0] + q_y * up[1] + q_z * up[2]) / depth / slope_y
            u = (across / MIRROR_WIDER * 0.5 + 0.5) * mirror_width - 0.5
            v = (0.5 - above / MIRROR_WIDER * 0.5) * mirror_height - 0.5
            u = min(max(u, 0.0), mirror_width - 1.001)
            v = min(max(v, 0.0), mirror_height - 1.001)
            i, j = int(u), int(v)
            du, dv = u - i, v - j
            # Through: up to the lamps.
            sine = REFRACTION * np.sqrt(max(1 - cosine * cosine, 0.0))
            through, lit = 0.0, 0.0
            if sine < 1:
                beyond = np.sqrt(1 - sine * sine)
                first = (REFRACTION * cosine - beyond) / (REFRACTION * cosine + beyond)
                second = (cosine - REFRACTION * beyond) / (cosine + REFRACTION * beyond)
                through = 1 - 0.5 * (first * first + second * second)
                keep = beyond - REFRACTION * cosine
                t_x, t_y = REFRACTION * d_x + keep * n_x, REFRACTION * d_y + keep * n_y
                t_z = max(REFRACTION * d_z + keep * n_z, 0.02)
                e_x, e_y = x + t_x / t_z * panel[0], y + t_y / t_z * panel[0]
                soft = panel[4]
                lit = step(panel[1] + soft - abs(e_x), 0.0, 2 * soft)
                lit *= step(e_y, panel[2] - soft, panel[2] + soft)
                lit *= 1 - step(e_y, panel[3] - soft, panel[3] + soft)
                # In rows, and dimmer the flatter it comes through: the window has no hard edge.
                lit *= (0.75 + 0.25 * np.cos(TURN * e_y / ROWS)) * t_z
            clear = np.exp(-DENSITY * max(y - FRONT, 0.0))
            for channel in range(3):
                upper = mirror[j, i, channel] * (1 - du) + mirror[j, i + 1, channel] * du
                lower = mirror[j + 1, i, channel] * (1 - du) + mirror[j + 1, i + 1, channel] * du
                haze = np.exp(-HAZE * way)
                mirrored = (upper * (1 - dv) + lower * dv) * haze * np.exp(-absorb[channel] * way)
                mirrored += hazy[channel] * (1 - haze)
                above_water = room_light[channel] + panel_light[channel] * lit * clear
                result[row, column, channel] = mirrored * (1 - through) + above_water * through
    return result
