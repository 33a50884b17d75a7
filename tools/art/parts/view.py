"""The camera of a render, for work on the finished passes. Needs no Blender."""

import copy

import numpy as np

FILM_WIDTH = 36.0


class View:
    """A perspective camera; directions are unit vectors in world coordinates."""

    def __init__(self, passes):
        height, width = passes["color"].shape[:2]
        matrix = passes["camera"]
        self.width = width
        self.height = height
        self.location = matrix[:3, 3]
        self.right = matrix[:3, 0]
        self.up = matrix[:3, 1]
        self.forward = -matrix[:3, 2]
        self.shift = passes["shift"]
        # Half the width and height of what is seen at a distance of one metre.
        self.slope_x = FILM_WIDTH / 2 / float(passes["lens"])
        self.slope_y = self.slope_x * height / width

    def at(self, location):
        """The same view from another place."""
        view = copy.copy(self)
        view.location = location
        return view

    def pixel(self, point):
        """Column and row (fractions allowed) where a point of the world appears."""
        offset = np.asarray(point, float) - self.location
        distance = offset @ self.forward
        across = offset @ self.right / distance / self.slope_x / 2
        above = offset @ self.up / distance / self.slope_x / 2
        column = self.width * (0.5 + across - self.shift[0])
        row = self.height * 0.5 - self.width * (above - self.shift[1])
        return column, row
