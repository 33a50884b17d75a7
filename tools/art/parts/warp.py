"""Move a finished picture as if the camera had moved, and what is soft had swayed.

Every pixel knows its place in the world. Where it would appear is a shift of a few pixels; the
picture is read backwards along these shifts.
"""

import cv2
import numba
import numpy as np

from .surge import camera_offset

REACH = 2  # pixels around what stands in front that move with it, so that its outline stays whole
# Pixels over which one thing's shift passes into another's: at a sharp step, outlines would fray.
SOFTNESS = 1.3
ROUNDS = 4  # of finding where a pixel of the moved picture comes from

# What sways moves this way, and back with the next wave.
CURRENT = np.array([0.92, 0.30, -0.10], np.float32)


class Warp:
    """The shifts of one rendered picture, found at half its size."""

    def __init__(self, view, positions, sway, depth):
        """sway is how far (metres) each pixel moves in a swell of 1."""
        self.view = view
        positions, sway, depth = positions[::2, ::2], sway[::2, ::2], depth[::2, ::2]
        rows, columns = in_front(depth, REACH)
        self.positions = np.ascontiguousarray(positions[rows, columns], np.float32)
        self.sway = np.ascontiguousarray(sway[rows, columns], np.float32)
        self.x, self.y = grid(*depth.shape)
        self.whole = grid(view.height, view.width)

    def source(self, moment):
        """For each pixel of the moved picture the column and row it comes from."""
        shift_x, shift_y = shifts(
            self.positions,
            self.sway,
            moment,
            *(np.asarray(way, np.float32) for way in self._camera(moment)),
            CURRENT,
            np.float32(self.view.slope_x),
        )
        shift_x = cv2.GaussianBlur(shift_x, (0, 0), SOFTNESS)
        shift_y = cv2.GaussianBlur(shift_y, (0, 0), SOFTNESS)
        x, y = self.x, self.y
        for _ in range(ROUNDS):
            aside = cv2.remap(shift_x, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
            down = cv2.remap(shift_y, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
            x, y = self.x - aside, self.y - down
        size = (self.view.width, self.view.height)
        return tuple(
            whole - 2 * cv2.resize(shift, size, interpolation=cv2.INTER_LINEAR)
            for whole, shift in zip(self.whole, (aside, down), strict=True)
        )

    def _camera(self, moment):
        view = moved(self.view, moment)
        return view.location, view.right, view.up, view.forward


def grid(height, width):
    """The column and the row of every pixel."""
    return np.meshgrid(np.arange(width, dtype=np.float32), np.arange(height, dtype=np.float32))


def moved(view, moment):
    """The view from where the swell has carried the camera."""
    aside, up, forward = camera_offset(moment)
    offset = aside * view.right + up * view.up + forward * view.forward
    return view.at(view.location + offset)


def in_front(depth, reach):
    """For each pixel the row and column of the nearest thing within so many pixels."""
    height, width = depth.shape
    rows, columns = np.mgrid[:height, :width]
    best = np.full(depth.shape, np.inf, np.float32)
    best_rows, best_columns = rows.copy(), columns.copy()
    for down in range(-reach, reach + 1):
        for aside in range(-reach, reach + 1):
            if down * down + aside * aside > reach * reach:
                continue
            near_rows = np.clip(rows + down, 0, height - 1)
            near_columns = np.clip(columns + aside, 0, width - 1)
            near = depth[near_rows, near_columns]
            # The pixel itself wins unless something stands clearly before it.
            nearer = near < best * (0.94 if (down, aside) != (0, 0) else 1.06)
            best[nearer] = near[nearer]
            best_rows[nearer], best_columns[nearer] = near_rows[nearer], near_columns[nearer]
    return best_rows, best_columns


@numba.njit(fastmath=True, inline="always")
def swell(moment, x, y):
    """The push of the water at a place, about -1 to 1: two waves that pass over the reef."""
    slow = np.sin(6.283185307 * 2 * moment - 0.7 * x - 0.45 * y)
    quick = np.sin(6.283185307 * 5 * moment - 1.9 * x + 1.3 * y)
    return 0.8 * slow + 0.2 * quick


@numba.njit(parallel=True, fastmath=True, cache=True)
def shifts(positions, sway, moment, location, right, up, forward, current, slope_x):
    """How many pixels right and down everything appears from where it was rendered."""
    height, width, _ = positions.shape
    shift_x = np.empty((height, width), np.float32)
    shift_y = np.empty((height, width), np.float32)
    scale = width / (2 * slope_x)
    for row in numba.prange(height):
        for column in range(width):
            x = positions[row, column, 0]
            y = positions[row, column, 1]
            z = positions[row, column, 2]
            push = sway[row, column]
            if push > 0:
                push *= swell(moment, x, y)
                x += push * current[0]
                y += push * current[1]
                z += push * current[2]
            x -= location[0]
            y -= location[1]
            z -= location[2]
            away = x * forward[0] + y * forward[1] + z * forward[2]
            away = max(away, 0.1)
            across = (x * right[0] + y * right[1] + z * right[2]) / away * scale
            above = (x * up[0] + y * up[1] + z * up[2]) / away * scale
            shift_x[row, column] = across + 0.5 * width - (column + 0.5)
            shift_y[row, column] = 0.5 * height - above - (row + 0.5)
    return shift_x, shift_y
