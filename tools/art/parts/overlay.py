"""A hidden-line drawing: outlines from a render's passes, and what an architect draws over them."""

import cv2
import numpy as np

# sRGB between 0 and 1.
PAPER = np.array([7, 24, 28]) / 255
GOLD = np.array([214, 182, 122]) / 255
TEAL = np.array([96, 186, 190]) / 255
SHARP = 4  # how many times larger the overlay is drawn before it is reduced


def outlines(normal, depth):
    """Lines where a surface bends or ends, from passes of twice the picture's size."""
    near = 1 / np.clip(depth[..., 0], 0.5, 40)

    def bend(field):
        padded = np.pad(field, 1, mode="edge")
        across = padded[1:-1, :-2] + padded[1:-1, 2:] - 2 * field
        down = padded[:-2, 1:-1] + padded[2:, 1:-1] - 2 * field
        return np.abs(across) + np.abs(down)

    ends = np.clip(bend(near.astype(np.float32)) / near * 40 - 0.15, 0, 1)
    bends = np.zeros_like(near)
    for axis in range(3):
        component = cv2.GaussianBlur(normal[..., axis], (0, 0), 0.7)
        bends = np.maximum(bends, np.abs(cv2.Sobel(component, cv2.CV_32F, 1, 0, ksize=3)))
        bends = np.maximum(bends, np.abs(cv2.Sobel(component, cv2.CV_32F, 0, 1, ksize=3)))
    lines = np.maximum(ends, np.clip(bends * 0.55 - 0.22, 0, 1) * 0.75)
    height, width = lines.shape
    size = (width // 2, height // 2)
    small = cv2.resize(lines.astype(np.float32), size, interpolation=cv2.INTER_AREA)
    return np.clip(small * 1.5, 0, 1)


def contours(objects):
    """Thin lines between what has different pass indices, at half the size."""
    index = np.round(objects[..., 0])
    lines = np.zeros(index.shape, np.float32)
    lines[:, 1:] = index[:, 1:] != index[:, :-1]
    lines[1:] = np.maximum(lines[1:], index[1:] != index[:-1])
    height, width = lines.shape
    return cv2.resize(lines, (width // 2, height // 2), interpolation=cv2.INTER_AREA)


class Overlay:
    """What the architect adds: cut faces, hatching, pipes and measures, as two masks of lines."""

    def __init__(self, shape, frame):
        self.height, self.width = shape
        self.x, self.z, self.span = frame
        size = (self.height * SHARP, self.width * SHARP)
        self.gold, self.teal = np.zeros(size, np.float32), np.zeros(size, np.float32)
        self.unit = self.width * SHARP / 1600  # a pixel of a picture 1600 wide

    def at(self, x, z):
        """Metres in the section plane to pixels of the overlay."""
        scale = self.width * SHARP / self.span
        return (
            int(round(self.width * SHARP / 2 + (x - self.x) * scale)),
            int(round(self.height * SHARP / 2 - (z - self.z) * scale)),
        )

    def line(self, mask, *points, weight=1.0, strength=1.0):
        """A line through points in metres."""
        path = np.array([self.at(*point) for point in points], np.int32)
        thickness = max(1, int(round(weight * self.unit)))
        # Only the part of the mask that the line touches: the whole is large.
        limits = np.array(mask.shape[::-1])
        low = np.clip(path.min(0) - thickness - 2, 0, limits)
        high = np.clip(path.max(0) + thickness + 3, 0, limits)
        if (high <= low).any():
            return
        part = mask[low[1] : high[1], low[0] : high[0]]
        layer = np.zeros(part.shape, np.uint8)
        cv2.polylines(layer, [path - low.astype(np.int32)], False, 255, thickness, cv2.LINE_AA)
        np.maximum(part, layer / np.float32(255) * np.float32(strength), out=part)

    def box(self, mask, left, bottom, right, top, **style):
        """A rectangle."""
        corners = ((left, bottom), (right, bottom), (right, top), (left, top), (left, bottom))
        self.line(mask, *corners, **style)

    def round(self, mask, x, z, radius, start=0, end=360, **style):
        """A circle or an arc; degrees from the right, counter-clockwise."""
        angle = np.radians(np.linspace(start, end, 121))
        points = zip(x + radius * np.cos(angle), z + radius * np.sin(angle))
        self.line(mask, *points, **style)

    def dashed(self, mask, start, end, dash=0.09, gap=0.04, dot=0.012, **style):
        """A centre line: long dash, short dash."""
        start, end = np.array(start), np.array(end)
        length = np.linalg.norm(end - start)
        along, done = (end - start) / length, 0.0
        for step in np.resize([dash, dot], 400):
            if done >= length:
                return
            until = min(done + step, length)
            self.line(mask, start + along * done, start + along * until, **style)
            done += step + gap

    def measure(self, start, end, offset):
        """A dimension line beside two points: extension lines, and an oblique tick at each end."""
        start, end, offset = np.array(start), np.array(end), np.array(offset)
        reach = offset / np.linalg.norm(offset)
        a, b = start + offset, end + offset
        self.line(self.gold, a, b, strength=0.85)
        for point, foot in ((a, start), (b, end)):
            self.line(self.gold, foot + reach * 0.05, point + reach * 0.06, strength=0.45)
            self.line(self.gold, point - 0.045, point + 0.045, weight=2.0)

    def region(self, *boxes):
        """A mask, 0 to 1, of rectangles in the section plane: left, bottom, right, top."""
        return self.area(*(((a, d), (c, d), (c, b), (a, b)) for a, b, c, d in boxes))

    def area(self, *shapes):
        """A mask, 0 to 1, of shapes with straight edges in the section plane."""
        mask = np.zeros((self.height * SHARP, self.width * SHARP), np.uint8)
        for points in shapes:
            cv2.fillPoly(mask, [np.array([self.at(*point) for point in points], np.int32)], 255)
        small = cv2.resize(mask, (self.width, self.height), interpolation=cv2.INTER_AREA)
        return (small / np.float32(255))[..., None]

    def hatch(self, left, bottom, right, top, spacing=0.075):
        """A cut face: its outline and lines at 45 degrees."""
        for start in np.arange(left - (top - bottom), right, spacing):
            a, b = max(start, left), min(start + top - bottom, right)
            if b > a:
                ends = (a, bottom + a - start), (b, bottom + b - start)
                self.line(self.gold, *ends, strength=0.32)
        self.box(self.gold, left, bottom, right, top, weight=2.0, strength=0.95)

    def arrow(self, x, z, radius, degrees):
        """The head of an arrow on a circle about a point, counter-clockwise."""
        turn = np.radians(degrees)
        tip = np.array([x + radius * np.cos(turn), z + radius * np.sin(turn)])
        back = np.array([np.sin(turn), -np.cos(turn)]) * 0.075
        aside = np.array([np.cos(turn), np.sin(turn)]) * 0.028
        self.line(self.teal, tip + back + aside, tip, tip + back - aside, weight=1.4)

    def reduced(self):
        """Both masks at the picture's size."""
        size = (self.width, self.height)
        return [
            np.clip(cv2.resize(mask, size, interpolation=cv2.INTER_AREA), 0, 1)[..., None]
            for mask in (self.gold, self.teal)
        ]
