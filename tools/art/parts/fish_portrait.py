"""Fish near the camera: gill covers, mouths, a finer mesh and fins that stand off.

The species' tables are made for schools some metres away; this refines any of them.
"""

import numpy as np

from . import closeup, fish_species, materials
from .blender import to_blender_mesh
from .colors import mix, smoothstep
from .fish import fish

RINGS, SIDES = 300, 180
LUMINANCE = np.array([0.2126, 0.7152, 0.0722])
MUTED = 0.22
GILL_AT, GILL_WIDTH = 0.29, 0.012  # where the gill cover ends, in body lengths from the snout
MOUTH_END = 0.045


def refined(name, muted=MUTED):
    """Return a species with a painted face, a darker back, muted colors and open fins.

    muted is how far the colors go towards grey.
    """
    species = fish_species.species(name)
    paint = species.color

    def painted(station, height, vertices):
        color = paint(station, height, vertices)
        color = mix(color, (color @ LUMINANCE)[:, None] * np.ones(3), muted)
        color = color * (1 - 0.38 * smoothstep(0.25, 1.0, height))[:, None]
        color = mix(color, np.array([0.75, 0.68, 0.60]), 0.22 * smoothstep(-0.35, -1.0, height))
        gill = GILL_AT - 0.055 * ((height + 0.1) / 0.6) ** 2
        gill_line = np.exp(-(((station - gill) / GILL_WIDTH) ** 2)) * smoothstep(0.65, 0.4, height)
        mouth = np.exp(-(((height + 0.25) / 0.16) ** 2)) * smoothstep(MOUTH_END, 0.02, station)
        return color * (1 - 0.45 * gill_line - 0.55 * mouth)[:, None]

    species.color = painted
    for fin in species.paired:
        fin.angle += 0.4
        fin.width *= 0.75
    return species


def portrait_mesh(name, fog, phase=0.0, bend=0.10):
    """Return the Blender mesh of a refined fish of length 1; phase is that of its tail beat."""
    skins = [closeup.wet_fish_skin(fog), closeup.thin_fin(fog), materials.fish_eye(fog)]
    return to_blender_mesh(fish(refined(name), bend, phase, RINGS, SIDES), name, skins)
