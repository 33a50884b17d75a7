"""The corals of an open reef: browns, olives and dull mauves with pale growing tips.

Names are those of parts/reef.py and its mixes: kind and number. Colors are sRGB, sizes metres.
"""

import numpy as np

from . import corals
from .colors import mix, smoothstep, srgb
from .mesh import icosphere
from .noise import labyrinth, noise3

# (base, tip) for each kind.
STAGHORN = [
    ("#4d4433", "#b9a987"),
    ("#3d3a33", "#9aa0a0"),
    ("#544031", "#c4a688"),
    ("#3c402f", "#9aa078"),
    ("#46384a", "#a893b0"),
]
TABLE = [("#4a4635", "#a8a282"), ("#4b3f3a", "#a3938a"), ("#38423c", "#8fa294")]
FINGER = [("#5a4536", "#8f7a64"), ("#454a36", "#7c8464"), ("#514048", "#86727c")]
DOME = [("#6b5f3e", "#9a8c60"), ("#575c44", "#8d9170"), ("#6a5548", "#a08876")]
MAZE = [("#7a7350", "#3f4630"), ("#7c6650", "#40372c")]
FAN = [("#54303f", "#8c5a6a"), ("#6a4a2c", "#a8814e"), ("#3e3a4a", "#77708c")]
TORCH = [("#4a4a34", "#b3b184"), ("#4f4034", "#b89c7c")]

# What gives way to the swell: how far its top moves, and how high that is.
SWAY = dict(gorg=(0.05, 1.0), euph=(0.022, 0.3))


def library(seed=0):
    """Mesh dicts by name: acro0, acro1 ... euph1."""
    made = {}

    def add(kind, make, palette, **options):
        for index, (base, tip) in enumerate(palette):
            made[f"{kind}{index}"] = make(seed + 13 * len(made), srgb(base), srgb(tip), **options)

    fine = dict(radius=0.017, branches=3)
    add("acro", corals.acropora, STAGHORN, stems=13, spread=0.85, length=0.27, **fine)
    add("bush", corals.acropora, STAGHORN, stems=30, levels=2, spread=1.25, length=0.17, radius=0.012)
    add("thicket", corals.acropora, STAGHORN[:3], stems=22, spread=1.15, length=0.2, **fine)
    add("table", corals.table_coral, TABLE, branchlets=1700)
    stubby = dict(levels=1, spread=1.25, length=0.2, radius=0.024, upward=0.1)
    add("finger", corals.acropora, FINGER, stems=80, **stubby)
    add("dome", dome, DOME)
    add("brain", corals.brain_coral, MAZE, wave_number=52, ridge_height=0.018)
    add("gorg", corals.gorgonian, FAN, attractors=2400, step=0.016)
    add("euph", corals.euphyllia, TORCH, tentacles=520, length=0.1, tip=1.3)
    for name, mesh in made.items():
        soft = SWAY.get(name.rstrip("0123456789"))
        if soft:
            reach, height = soft
            mesh["sway"] = reach * np.clip(mesh["v"][:, 2] / height, 0, 1) ** 2
    return made


def dome(seed, dark, light, radius=0.32):
    """Return a massive coral: a lumpy boulder pitted with polyps, mottled and worn."""
    rng = np.random.default_rng(seed)
    directions, faces = icosphere(7)
    lumps = 0.16 * labyrinth(directions, 2.2, rng, 20) + 0.05 * labyrinth(directions, 7, rng)
    pits = smoothstep(-0.6, 0.6, labyrinth(directions, 70, rng))
    worn = smoothstep(0.1, 0.6, noise3(directions, rng, 4, 2.6))
    grain = noise3(directions, rng, 3, 14.0)
    distance = radius * (1 + lumps + 0.012 * pits * (1 - worn) + 0.012 * grain)
    vertices = directions * distance[:, None] * [1, 1, 0.72]
    share = 0.25 + 0.35 * pits * (1 - worn) + 0.25 * smoothstep(-0.2, 0.8, directions[:, 2])
    colors = mix(dark, light, np.clip(share + 0.2 * grain, 0, 1))
    turf = srgb("#4a4a36") * (0.7 + 0.5 * smoothstep(-0.5, 0.5, grain))[:, None]
    above_ground = vertices[:, 2] > -0.25 * radius
    kept = faces[above_ground[faces].any(1)]
    return dict(v=vertices, f=kept, c=colors + (turf - colors) * worn[:, None] * 0.8)
