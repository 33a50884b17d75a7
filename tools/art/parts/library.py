"""A wall of oak bookcases about an opening, with picture lights. Lengths in metres."""

from math import radians

import numpy as np

from . import lights, materials
from .blender import box, cylinder
from .books import shelf_of_books
from .solids import solid

CORNICE, PLINTH = 2.90, 0.14  # heights of the shelves' upper and lower ends
BAY, BAYS, SHELVES, DEPTH, BOARD = 0.84, 4, 7, 0.34, 0.028
OAK = ((0.016, 0.009, 0.005), (0.050, 0.028, 0.015))
WARM = (1.0, 0.62, 0.32)
ALONG_X = (0, radians(90), 0)


def oak(axis=2, name="oak"):
    """Dark oak with the grain along an axis."""
    return materials.wood(name, *OAK, 0.42, axis=axis)


def book_cloth(name="cloth"):
    """Painted books."""
    return materials.coral(
        None, 0.78, 0.25, 160, 0.0, 0.0, name=name, specular=0.25, bump_distance=0.003
    )


def bookcase(x0, x1, z0, z1, shelves, seed, wood, cloth):
    """Full shelves from x0 to x1, their fronts at y = 0, without sides."""
    width, middle, height = x1 - x0, (x0 + x1) / 2, (z1 - z0) / shelves
    box((width, 0.02, z1 - z0), (middle, DEPTH - 0.01, (z0 + z1) / 2), wood)
    for shelf in range(shelves + 1):
        place = (middle, DEPTH / 2 - 0.01, z0 + shelf * height)
        box((width, DEPTH, BOARD), place, wood, 0.003)
    for shelf in range(shelves):
        books = shelf_of_books(seed * 31 + shelf, width - 0.05, height - 0.045, 0.74)
        solid(books, cloth, (x0 + 0.025, 0.035, z0 + shelf * height + BOARD / 2 + 0.001))


def library_wall(half, bottom, top, brass, power=52):
    """Bookcases beside and above an opening from -half to half, panels below it, its frame.

    power: watts of each picture light
    """
    shelf, standing, cloth = oak(0), oak(2), book_cloth()
    middle = (bottom + top) / 2
    bronze = materials.plain("bronze", (0.30, 0.19, 0.09), 0.32, 1.0)
    for z in (bottom - 0.015, top + 0.015):
        box((2 * half + 0.06, 0.12, 0.03), (0, 0, z), bronze, 0.004)
    for side in (-1, 1):
        box((0.03, 0.12, top - bottom), (side * (half + 0.015), 0, middle), bronze, 0.004)

    def upright(x, z0):
        height = CORNICE + 0.02 - z0
        size = (0.045, DEPTH + 0.02, height)
        box(size, (x, DEPTH / 2 - 0.02, z0 + height / 2), standing, 0.004)

    inner = half + 0.075
    for side in (-1, 1):
        for index in range(BAYS + 1):
            x = side * (inner + index * BAY)
            upright(x, PLINTH - 0.05)
            if index < BAYS:
                x0, x1 = sorted((x, x + side * BAY))
                seed = 100 + 10 * side + index
                bookcase(x0, x1, PLINTH, CORNICE, SHELVES, seed, shelf, cloth)
                picture_light((x0 + x1) / 2, brass, power)
        width = BAYS * BAY + 0.14
        box((width, 0.30, PLINTH), (side * (half + width / 2), 0.17, PLINTH / 2), shelf, 0.004)
        rail = (side * (half + width / 2), -0.05, 2.66)
        cylinder(0.012, width - 0.1, rail, brass, 20, ALONG_X)

    edges = np.linspace(-inner, inner, 7)
    for index, x0 in enumerate(edges[:-1]):
        x1 = edges[index + 1]
        bookcase(x0, x1, top + 0.075, CORNICE, 1, 200 + index, shelf, cloth)
        panel = (x1 - x0 - 0.10, 0.03, bottom - 0.20)
        box(panel, ((x0 + x1) / 2, -0.012, 0.30), shelf, 0.008)
        if index:
            upright(x0, top + 0.06)
    box((2 * half + 0.1, 0.06, bottom - 0.03), (0, 0.03, bottom / 2 - 0.015), shelf, 0.003)
    box((2 * half + 0.2, 0.08, 0.08), (0, -0.01, 0.04), shelf, 0.006)
    box((12, 0.45, 0.09), (0, 0.10, CORNICE + 0.065), shelf, 0.012)
    box((12, 0.40, 0.40), (0, 0.14, CORNICE + 0.30), shelf)


def picture_light(x, brass, power):
    """A brass tube on an arm over a bay, and the light it throws on the spines."""
    cylinder(0.017, 0.42, (x, -0.30, CORNICE + 0.12), brass, 24, ALONG_X)
    cylinder(0.007, 0.30, (x, -0.17, CORNICE + 0.10), brass, 16, (radians(80), 0, 0))
    place, turn = (x, -0.40, CORNICE + 0.06), (radians(-24), 0, 0)
    lights.area(place, turn, 0.6, power, WARM, radians(130), 0.06)
