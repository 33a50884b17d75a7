"""Services along a plant room (y): hung pipes, cable tray, lamps, pump branches."""

import numpy as np

from .pipework import (
    ball_valve,
    band,
    cable_tray,
    clamp,
    gauge,
    slack_path,
    socket,
    straight,
    strut,
    tag,
    tee,
    union,
)

ALONG, UP, DOWN = (0, 1, 0), (0, 0, 1), (0, 0, -1)


def overhead_runs(kit, runs, near, far, z, ceiling):
    """Pipes that lie on trapeze hangers; each run is x, material, radius and color band."""
    for x, material, radius, stripe in runs:
        axis = z + radius
        straight(kit, material, (x, near, axis), (x, far, axis), radius)
        for y in np.arange(near + 2.6, far, 2.4):
            band(kit, stripe, (x, y, axis), ALONG, radius, 0.14)
            band(kit, "plate", (x, y + 0.1, axis), ALONG, radius, 0.03)
        for y in np.arange(near + 2.0, far, 1.2):
            clamp(kit, "galvanised", "rubber", (x, y, axis), ALONG, radius, DOWN, radius)
        for y in np.arange(near + 3.9, far, 3.1):
            socket(kit, material, (x, y, axis), ALONG, radius, 0.12)
    left, right = runs[0][0] - 0.15, runs[-1][0] + 0.16
    rod = [(0.005, 0), (0.005, ceiling - z + 0.05)]
    for y in np.arange(near + 2.0, far, 1.2):
        strut(kit, "galvanised", "shade", (left, y, z - 0.022), (right, y, z - 0.022))
        for x in (left + 0.03, right - 0.03):
            kit.lathe("galvanised", rod, (x, y, z - 0.05), bevel=0)
            kit.lathe("steel", [(0.012, 0), (0.012, 0.01)], (x, y, z - 0.055), bevel=0.002)


def loaded_tray(kit, x, near, far, z):
    """A cable tray with eight cables that do not lie quite straight."""
    cable_tray(kit, "galvanised", (x, near, z), (x, far, z), 0.32)
    for index, offset in enumerate((-0.12, -0.09, -0.055, -0.03, 0.01, 0.035, 0.07, 0.11)):
        y = np.arange(near, far, 0.6)
        side = x + offset + 0.006 * np.sin(y * 1.3 + index)
        path = np.stack([side, y, z + 0.022 + 0.003 * np.sin(y * 2 + index)], 1)
        material = "teal" if index == 5 else "cable"
        kit.sweep(material, slack_path(path, 4), 0.008 + 0.003 * (index % 3), 8)
    for y in np.arange(near + 2.6, far, 1.6):
        strut(kit, "galvanised", "shade", (x - 0.22, y, z - 0.02), (x + 0.22, y, z - 0.02))
        for stay in (x - 0.20, x + 0.20):
            kit.lathe("galvanised", [(0.005, 0), (0.005, 0.42)], (stay, y, z - 0.04), bevel=0)


def linear_lamps(kit, x, near, far, z, spacing=1.9, length=1.62):
    """A row of linear lamps that hang end to end on wires."""
    for y in np.arange(near + 1.7, far, spacing):
        kit.box("shade", (0.09, length + 0.04, 0.07), (x, y, z + 0.035), 0.006)
        kit.box("lamp_warm", (0.06, length, 0.006), (x, y, z), 0)
        for stay in (y - 0.65, y + 0.65):
            kit.lathe("galvanised", [(0.002, 0), (0.002, 0.2)], (x, stay, z + 0.055), bevel=0)


def left_wall_runs(kit, runs, wall, near, far):
    """Pipes on struts along a wall to the left; each run is z, material, radius, color band."""
    x = wall + 0.16
    for z, material, radius, stripe in runs:
        straight(kit, material, (x, near, z), (x, far, z), radius)
        for y in np.arange(near + 3.6, far, 1.2):
            clamp(kit, "galvanised", "rubber", (x, y, z), ALONG, radius, (-1, 0, 0), 0.12)
        for y in np.arange(near + 4.0, far, 2.4):
            band(kit, stripe, (x, y, z), ALONG, radius, 0.12)
        socket(kit, material, (x, near + 6.3, z), ALONG, radius, 0.12)
    for y in np.arange(near + 3.6, far, 1.2):
        strut(kit, "galvanised", "shade", (wall + 0.022, y, 0.3), (wall + 0.022, y, 2.7), (1, 0, 0))


def pump_branch(kit, y, suction, header, radius, stopped=False, turn=0.0):
    """A pump's suction branch and its riser with sight glass, unions, valve, gauge and tag.

    suction and header are the x, z and radius of the two pipes along y that the pump joins.
    """
    (x, z, wide), (riser, top, thick) = suction, header
    tee(kit, "pvc", (x, y, z), ALONG, (-1, 0, 0), wide, radius)
    straight(kit, "pvc", (x - 0.35, y, z), (x, y, z), radius)
    straight(kit, "blue_pvc", (riser, y, 0.62), (riser, y, top), radius)
    tee(kit, "blue_pvc", (riser, y, top), ALONG, DOWN, thick, radius)
    sight = [(0.062, -0.07), (0.062, 0.07)]
    kit.lathe("acrylic", sight, (riser, y, 0.90), bevel=0, capped=False)
    for joint in (0.80, 1.0):
        union(kit, "pvc", (riser, y, joint), UP, radius)
    handle = "teal" if stopped else "red"
    ball_valve(kit, "pvc", handle, (riser, y, 1.29), UP, radius, (-1, 0, 0), stopped)
    band(kit, "teal", (riser, y, 1.53), UP, radius, 0.07)
    gauge(kit, "brass", "dial", "shade", (riser - 0.10, y, 1.10), (-0.8, -0.6, 0), 0.036)
    spur = [(0.007, 0), (0.007, 0.06)]
    kit.lathe("brass", spur, (riser - 0.095, y, 1.10), (1, 0, 0), bevel=0.001)
    tag(kit, "brass", "steel", (riser - 0.105, y - 0.04, 1.24), 0.06, 0.055, turn)
