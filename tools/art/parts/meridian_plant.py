"""What stands behind and below the Meridian Reef: structure, service deck, pipes, plant room.

The section plane is y = 0; measures that the drawing needs too are in meridian_measures.py. The
sump is drawn by cutaway.py, because one sees through it.
"""

from math import pi

import bpy
import numpy as np

from . import life_support
from .industrial import plant_materials
from .meridian_measures import (
    BACK,
    BOTTOM,
    COLUMN,
    COLUMN_HALF,
    CUT_FACES,
    FLOOR,
    HALF,
    OVERFLOWS,
    PIPES,
    RISER,
    SHELL,
    SIDE,
    SLAB,
    SOFFIT,
    SUMP,
    SUMP_LAMPS,
    TANK_FACES,
    TANK_LAMPS,
    THICK,
)
from .pipework import Kit, ball_valve, band, clamp, flange, pipe_run, slack_path, straight, union

FAR = 3.40  # y of the back wall
PLINTH = 0.12
# Blocks under the machines: x from, to, y from, to.
PLINTHS = [(-4.86, -2.74, 0.75, 3.2), (-2.16, 2.12, 0.7, 2.2), (2.72, SIDE, 0.5, 3.2)]
LARGE, MEDIUM = 0.055, 0.045
PUMP_X, PUMP_ROWS = 1.62, (RISER[1], 1.72)
UP = (0, 0, 1)


def block(kit, material, x, y, z, bevel=0.0):
    """A box from its least to its greatest x, y and z."""
    size = tuple(high - low for low, high in (x, y, z))
    kit.box(material, size, tuple((high + low) / 2 for low, high in (x, y, z)), bevel)


def build_structure(kit):
    """Slabs, walls, columns and the shell of the tank on its plinth."""
    for left, bottom, right, top in (*CUT_FACES, *TANK_FACES):
        deep = BACK + SHELL if (left, bottom, right, top) in TANK_FACES else FAR
        block(kit, "wall", (left, right), (0.002, deep), (bottom, top))
    for x in (-COLUMN, COLUMN):
        for y in (0.002, 2.2):
            reach = (x - COLUMN_HALF, x + COLUMN_HALF)
            block(kit, "wall", reach, (y, y + 0.38), (FLOOR, THICK), 0.008)
    block(kit, "wall", (-HALF - SHELL, HALF + SHELL), (0.002, BACK), (0, BOTTOM - SHELL))
    block(kit, "shade", (-SIDE, SIDE), (FAR, FAR + 0.1), (0, SOFFIT))
    panel = 2 * SIDE / 9
    for index in range(9):
        x = -SIDE + index * panel
        block(kit, "wall", (x, x + panel - 0.012), (FAR, FAR + 0.04), (FLOOR, SLAB), 0.004)
    block(kit, "shade", (-SIDE, SIDE), (FAR + 0.05, FAR + 0.1), (FLOOR, SLAB))
    block(kit, "epoxy", (-SIDE, SIDE), (0, FAR), (FLOOR, FLOOR + 0.004))


def build_deck(kit):
    """Above and beside the water: lamps on rods, gratings at both ends, rails and a ladder."""
    left, right, rows, z = TANK_LAMPS
    for y in rows:
        block(kit, "casing", (left, right), (y - 0.06, y + 0.06), (z, z + 0.05), 0.008)
        for x in (-2.0, 0.0, 2.0):
            kit.lathe("galvanised", [(0.006, 0), (0.006, 0.35)], (x, y, z + 0.05), bevel=0)
    for reach in ((-SIDE, -4.02), (HALF + SHELL + 0.95, SIDE)):
        for y in np.arange(0.35, BACK, 0.16):
            block(kit, "galvanised", reach, (y, y + 0.03), (2.40, 2.44))
        for z in (2.90, 3.36):
            straight(kit, "galvanised", (reach[0], 2.5, z), (reach[1], 2.5, z), 0.02)
        for x in np.linspace(*reach, 4):
            kit.lathe("galvanised", [(0.02, 0), (0.02, 0.94)], (x, 2.5, 2.42), bevel=0)
    for x in (-4.86, -4.46):
        kit.lathe("galvanised", [(0.022, 0), (0.022, 3.3)], (x, 0.5, 0), bevel=0)
    for z in np.arange(0.25, 3.2, 0.28):
        straight(kit, "galvanised", (-4.86, 0.5, z), (-4.46, 0.5, z), 0.014)


def run_pipes(kit):
    """The return up to the water, and two overflows down from it to the sump."""
    (x, y), low = RISER, THICK - 0.15
    rise = [(PUMP_X - 0.27, y, FLOOR + 1.3), (PUMP_X - 0.27, y, low), (x, y, low)]
    pipe_run(kit, "blue_pvc", [*rise, (x, y, 2.98), (2.15, y, 2.98), (2.15, y, 2.5)], LARGE)
    for (x, y), material in zip(OVERFLOWS, ("pvc", "red_pvc"), strict=True):
        low, sump = THICK - 0.36 - 0.7 * (x - OVERFLOWS[0][0]), x - 2.35
        fall = [(2.3, y, 2.5), (x, y, 2.5), (x, y, low), (sump, y, low)]
        pipe_run(kit, material, [*fall, (sump, y, FLOOR + 0.95)], LARGE)
        band(kit, "teal", (sump, y, low - 0.45), UP, LARGE, 0.1)
    for z in (0.6, 1.6, 2.4):
        clamp(kit, "galvanised", "rubber", (*RISER, z), UP, LARGE, (-1, 0, 0), 0.2)


def place_plant(kit):
    """Fractionators and drum filter left; the sump's base and lamps; the other machines right."""
    x, y, (bottom, _) = SUMP
    block(kit, "cabinet", x, y, (FLOOR + PLINTH, bottom), 0.004)
    left, right, rows, z = SUMP_LAMPS
    for y in rows:
        block(kit, "casing", (left, right), (y - 0.045, y + 0.045), (z, z + 0.034))
    for x0, x1, y0, y1 in PLINTHS:
        block(kit, "plinth", (x0, x1), (y0, y1), (FLOOR, FLOOR + PLINTH), 0.012)
    base = FLOOR + PLINTH
    for index, (x, y) in enumerate(((-3.22, 1.25), (-4.18, 1.45))):
        with kit.placed((x, y, base), scale=0.76):
            life_support.fractionator(kit, 2600 - 900 * index, seed=index + 1)
    with kit.placed((-3.65, 2.65, base)):
        life_support.drum_filter(kit)
    feed = [(-2.12, 1.4, base + 0.25), (-2.72, 1.4, base + 0.25), (-2.72, 1.25, base + 0.25)]
    pipe_run(kit, "pvc", [*feed, (-2.95, 1.25, base + 0.25)], MEDIUM)
    place_pumps(kit, base)
    with kit.placed((4.58, 1.05, base)):
        life_support.media_vessel(kit, height=1.5, radius=0.29)
    with kit.placed((3.62, 0.95, base), turn=pi / 2):
        life_support.calcium_reactor(kit)
    for x in (3.25, 4.3):
        with kit.placed((x, 2.75, base)):
            life_support.chiller(kit)
    with kit.placed((0.25, 3.15, FLOOR)):
        life_support.control_cabinet(kit)


def place_pumps(kit, base):
    """Two return pumps beside the sump, one of them in reserve, and their risers."""
    x, header = PUMP_X - 0.27, FLOOR + 1.30
    for y in PUMP_ROWS:
        with kit.placed((PUMP_X, y, base), turn=pi):
            life_support.pump(kit, MEDIUM)
        straight(kit, "blue_pvc", (x, y, base + 0.5), (x, y, header + 0.02), MEDIUM)
        union(kit, "pvc", (x, y, base + 0.66), UP, MEDIUM)
        ball_valve(kit, "pvc", "red", (x, y, base + 0.88), UP, MEDIUM, (0, -1, 0))
    straight(kit, "blue_pvc", (x, PUMP_ROWS[0], header), (x, PUMP_ROWS[1], header), LARGE)
    flange(kit, "pvc", "brass", (x, PUMP_ROWS[0], header + 0.16), UP, LARGE)
    band(kit, "brass", (x, PUMP_ROWS[0], header + 0.42), UP, LARGE, 0.1)
    cable = [(0.1, -0.08, 0.41), (0.2, -0.15, 0.3), (0.3, -0.2, 0.08), (0.46, 0.3, 0.02)]
    for y in PUMP_ROWS:
        kit.sweep("cable", slack_path(np.array(cable) + (PUMP_X, y, base)), 0.011, 12)


def hang_door(kit):
    """The plant room's own door, in the left wall, with a lit sign over it."""
    x, y0, y1, head = -SIDE + 0.012, 0.42, 1.36, FLOOR + 2.06
    block(kit, "galvanised", (x, x + 0.02), (y0 - 0.05, y1 + 0.05), (FLOOR, head + 0.05), 0.003)
    block(kit, "plate", (x + 0.018, x + 0.04), (y0, y1), (FLOOR + 0.02, head), 0.004)
    block(kit, "brass", (x + 0.04, x + 0.075), (y1 - 0.12, y1 - 0.04), (FLOOR + 1.0, FLOOR + 1.03))
    block(kit, "led_green", (x, x + 0.03), (y0 + 0.3, y1 - 0.3), (head + 0.09, head + 0.17))


def numbered(index, kit):
    """Make a kit's objects and give them one pass index."""
    before = set(bpy.context.scene.objects)
    kit.finish()
    for item in set(bpy.context.scene.objects) - before:
        item.pass_index = index


def build_plant():
    """All of it."""
    made = plant_materials()
    structure, pipes = Kit(made), Kit(made)
    build_structure(structure)
    build_deck(structure)
    place_plant(structure)
    hang_door(structure)
    structure.finish()
    run_pipes(pipes)
    numbered(PIPES, pipes)
