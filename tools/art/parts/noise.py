"""Random fields sampled at points: the roughness of rock, sand and coral."""

import numpy as np
from scipy.ndimage import map_coordinates

CELLS = 32  # the number of cells after which the noise repeats


def noise3(points, rng, octaves=4, frequency=1.0, gain=0.5):
    """Return smooth noise of about unit spread at points (n, 3).

    frequency: cells per unit of length in the first octave, doubled in each further one
    gain: amplitude of an octave relative to the one before
    """
    total = np.zeros(len(points))
    amplitude, amplitude_sum = 1.0, 0
    for octave in range(octaves):
        lattice = rng.standard_normal((CELLS, CELLS, CELLS))
        cells = points * frequency * 2**octave + rng.uniform(0, CELLS, 3)
        order = 3 if octave < 2 else 1
        values = map_coordinates(lattice, cells.T % CELLS, order=order, mode="grid-wrap")
        total += amplitude * values
        amplitude_sum += amplitude
        amplitude *= gain
    return total / amplitude_sum


def labyrinth(points, wave_number, rng, waves=60):
    """Return a random field of one wave number (radians per unit): the maze of a brain coral."""
    directions = rng.normal(size=(waves, 3))
    directions /= np.linalg.norm(directions, axis=1)[:, None]
    phases = rng.uniform(0, 2 * np.pi, waves)
    return np.cos((points @ directions.T) * wave_number + phases).sum(1) * np.sqrt(2 / waves)
