"""Equipment of a building site. Metres, radians."""

from math import pi

import numpy as np

from . import materials
from .blender import box, cylinder, group, place, to_blender_mesh
from .building_site_materials import masking_tape, raw_timber, trodden
from .mesh import grid_faces, icosphere
from .noise import noise3
from .rods import cord, hollow_tube, rod, square_bar, turned
from .wear import used


class SiteFinishes:
    """The materials that the equipment shares."""

    def __init__(self):
        self.aluminium = used("aluminium", (0.52, 0.53, 0.55), 0.38, 1.0, 0.45, 0.35)
        self.zinc = used("zinc", (0.36, 0.375, 0.39), 0.46, 0.9, 0.25, 0.25)
        self.black = used("black", (0.018, 0.018, 0.019), 0.55, 0.0, 0.5, 0.35)
        self.yellow = used("yellow", (0.43, 0.265, 0.03), 0.5, 0.0, 0.55, 0.5)
        self.plywood = raw_timber("plywood")


def scaffold(x, y, yaw, finishes, width=0.75, length=1.9, height=2.9, deck=1.25):
    """A rolling tower with one deck."""
    half_l, half_w, tube = length / 2, width / 2, finishes.aluminium
    parts = []
    for end in (-half_l, half_l):
        for side in (-half_w, half_w):
            hub, across = (end + 0.02, side, 0.07), (pi / 2, 0, 0)
            parts += [
                rod((end, side, 0.16), (end, side, height), 0.025, tube),
                rod((end, side, 0.07), (end, side, 0.2), 0.014, finishes.zinc),
                cylinder(0.07, 0.04, hub, finishes.black, 32, rotation=across),
            ]
        for z in np.arange(0.4, height, 0.42):
            parts.append(rod((end, -half_w, z), (end, half_w, z), 0.02, tube))
    for side in (-half_w, half_w):
        for z in (0.32, deck + 0.5, deck + 1.0):
            parts.append(rod((-half_l, side, z), (half_l, side, z), 0.02, tube))
        parts.append(rod((-half_l, side, 0.4), (half_l, side, deck - 0.1), 0.02, tube))
    toe_board = (0, -half_w + 0.02, deck + 0.09)
    parts.append(box((length - 0.06, width - 0.06, 0.04), (0, 0, deck), finishes.plywood, 0.004))
    parts.append(box((length - 0.06, 0.02, 0.14), toe_board, finishes.plywood, 0.004))
    return group(parts, (x, y, 0), yaw)


def step_ladder(x, y, yaw, finishes, height=1.9, width=0.48, steps=7, spread=0.46):
    """A folding ladder, its steps towards -y before it is turned."""
    parts = []
    metal = finishes.aluminium
    for side in (-width / 2, width / 2):
        foot, head = side * 1.15, side * 0.8
        parts += [
            square_bar((foot, -spread, 0), (head, -0.04, height), 0.045, metal),
            square_bar((foot, spread, 0), (head, 0.04, height), 0.035, metal),
        ]
        brace = (side * 1.05, spread * 0.55, 0.8)
        parts.append(square_bar((brace[0], -brace[1], 0.8), brace, 0.012, finishes.zinc))
        for end in (-spread, spread):
            parts.append(box((0.055, 0.06, 0.05), (foot, end, 0.025), finishes.black, 0.006))
    for step in range(1, steps):
        share = step / steps
        at = (0, -spread * (1 - share) - 0.03 * share, height * share)
        parts.append(box((width * (1.15 - 0.35 * share), 0.09, 0.03), at, metal, 0.006))
    parts.append(box((width * 0.95, 0.26, 0.05), (0, 0, height + 0.01), finishes.yellow, 0.012))
    rear = spread * 0.7
    parts.append(square_bar((-width / 2, rear, 0.55), (width / 2, rear, 0.55), 0.02, metal))
    return group(parts, (x, y, 0), yaw)


def bucket(x, y, yaw, material, finishes, radius=0.15, height=0.32, filled=None):
    """An open pail with ribs under its rim and its handle down; filled is what stands in it."""
    ribs = [
        (radius * (0.82 + 0.18 * share) + out, height * share)
        for share, out in (
            *((0.80, 0), (0.805, 0.004), (0.825, 0.004), (0.83, 0)),
            *((0.88, 0), (0.885, 0.004), (0.905, 0.004), (0.91, 0)),
        )
    ]
    profile = [
        (radius * 0.82, 0),
        *ribs,
        (radius, height),
        (radius * 1.05, height),
        (radius * 1.05, height - 0.02),
        (radius * 0.97, height - 0.02),
        (radius * 0.97, height),
        (radius * 0.80, 0.012),
        (0.001, 0.012),
    ]
    swing = np.linspace(0, pi, 30)
    handle = np.stack(
        [
            radius * 1.07 * np.cos(swing),
            -0.14 * np.sin(swing),
            height - 0.03 - 0.09 * np.sin(swing),
        ],
        1,
    )
    parts = [turned(profile, material, name="bucket"), cord(handle, 0.004, finishes.zinc, 40, 8)]
    if filled:
        level = 0.55
        top = radius * (0.80 + 0.17 * level)
        crust = [(top, height * level), (top * 0.6, height * (level - 0.02)), (0.001, height * 0.5)]
        parts.append(turned(crust, filled, name="filling"))
    return group(parts, (x, y, 0.006), yaw)


def hose_coil(x, y, material, brass, turns=6.3, radius=0.016):
    """A loosely coiled hose on the floor, its end with a brass coupling."""
    angle = np.linspace(0, 2 * pi * turns, 90)
    sway = 0.30 + 0.022 * np.sin(angle * 0.31) + 0.05 * np.sin(angle * 0.11)
    layer = 0.022 + 0.035 * np.floor(angle / (4 * pi)) + 0.012 * np.sin(angle * 0.5)
    coil = np.stack([sway * np.cos(angle), sway * np.sin(angle), layer], 1)
    step = np.arange(1, 6)
    tail = coil[-1] + np.stack([-0.16 * step, 0.20 * step + 0.02 * step**2, 0 * step], 1)
    tail[:, 2] = np.maximum(0.018, coil[-1][2] - 0.06 * step)
    end = tail[-1] + (tail[-1] - tail[-2]) * 0.3
    parts = [
        cord(np.vstack([coil, tail]), radius, material, 700, 10),
        rod(tail[-1], end, radius * 1.5, brass),
    ]
    return group(parts, (x, y, 0.006))


def tape_roll(x, y, z, tape, finishes, radius=0.052):
    """A roll of tape that lies flat, about its paper core."""
    core = hollow_tube(radius * 0.76, 0.003, 0.048, finishes.plywood, (x, y, z + 0.024), (0, 0, 0))
    wound = hollow_tube(radius, radius * 0.23, 0.046, tape, (x, y, z + 0.024), (0, 0, 0))
    return core, wound


def spirit_level(foot, head, finishes, vial):
    """An aluminium level with a yellow face, from its foot to its head."""
    start, end = np.array(foot), np.array(head)
    way = end - start
    parts = [square_bar(foot, head, 0.026, finishes.yellow)]
    for share in (0.0, 1.0):
        tip = start + way * (share + (0.012 if share == 0 else -0.012))
        ends = tip - way * 0.012, tip + way * 0.012
        parts.append(square_bar(*ends, 0.029, finishes.black))
    for share in (0.08, 0.5, 0.92):
        at = start + way * share
        parts.append(square_bar(at - way * 0.022, at + way * 0.022, 0.0285, finishes.black))
        parts.append(rod(at - way * 0.014, at + way * 0.014, 0.0155, vial))
    return parts


def broom(foot, head, finishes, bristles):
    """A site broom that leans with its handle's end at head."""
    x, y, z = foot
    box((0.42, 0.06, 0.045), (x, y, z + 0.10), finishes.plywood, 0.006)
    rng = np.random.default_rng(3)
    for tuft_x in np.arange(-0.2, 0.201, 0.013):
        for tuft_y in np.arange(-0.022, 0.023, 0.011):
            top = (x + tuft_x, y + tuft_y, z + 0.08)
            splayed = rng.normal(0, 0.006, 2) + [0.05 * tuft_x, 0.4 * tuft_y]
            rod(top, (top[0] + splayed[0], top[1] + splayed[1], z), 0.004, bristles, 5)
    rod((x, y, z + 0.12), head, 0.014, finishes.plywood)


def crumpled(x, y, size, material, seed):
    """A sheet of film that has been pulled off, crushed and dropped."""
    rng = np.random.default_rng(seed)
    points, faces = icosphere(6)
    dents = 0.35 * noise3(points, rng, 2, 1.1)
    dents -= 0.30 * np.abs(noise3(points, rng, 3, 2.2)) + 0.10 * np.abs(noise3(points, rng, 2, 7.0))
    points = points * (0.85 + dents)[:, None] * [1.0, 0.75, 0.5]
    points[:, 2] -= points[:, 2].min()
    mesh = {"v": points * size, "f": faces}
    return place(to_blender_mesh(mesh, "crumpled", [material]), "crumpled", (x, y, 0.006))


def crate(x, y, yaw, wood):
    """A slatted transport crate with its lid on."""
    parts = [box((1.34, 0.88, 0.02), (0, 0, 0.81), wood, 0.003)]
    for z in (0.1, 0.3, 0.5, 0.7):
        for side in (-1, 1):
            parts.append(box((1.3, 0.02, 0.17), (0, side * 0.41, z), wood, 0.003))
            parts.append(box((0.02, 0.8, 0.17), (side * 0.64, 0, z), wood, 0.003))
    for end in (-0.6, 0.6):
        parts.append(box((0.09, 0.02, 0.8), (end, -0.43, 0.42), wood, 0.003))
    return group(parts, (x, y, 0), yaw)


def floor_boards(columns, rows, rng):
    """Hardboard sheets over a finished floor, taped at some joints, none quite straight."""
    tones = [(0.15, 0.115, 0.08), (0.13, 0.10, 0.07), (0.17, 0.13, 0.09)]
    boards = [trodden(f"board{index}", tone) for index, tone in enumerate(tones)]
    tape = masking_tape((0.34, 0.31, 0.25), "paper-tape")
    for column, x in enumerate(columns):
        for row, y in enumerate(rows):
            if rng.random() < 0.06:
                continue
            at_x = x + 0.9 * (row % 2)
            spot = (
                at_x + rng.normal(0, 0.012),
                y + rng.normal(0, 0.008),
                0.003 + 0.0006 * ((column + row) % 3),
            )
            turn = (0, 0, rng.normal(0, 0.005))
            board = boards[rng.integers(3)]
            box((2.40, 1.20, 0.004), spot, board, 0.001, rotation=turn)
            if rng.random() < 0.6:
                left, right = at_x - 1.15 * rng.uniform(0.3, 1), at_x + 1.15 * rng.uniform(0.3, 1)
                near, aside = y - 0.605, rng.normal(0, 0.006)
                taped((left, near - aside), (right, near + aside), tape, rng, lies=0.0062)


def debris(rng, count, area):
    """Chips and offcuts of stone and wood swept nowhere; area is (x0, x1, y0, y1)."""
    pale = materials.plain("chip", (0.30, 0.28, 0.24), 0.9)
    wood = materials.plain("splinter", (0.26, 0.18, 0.10), 0.8)
    for _ in range(count):
        size = 0.004 + 0.014 * rng.random() ** 4
        at = (rng.uniform(*area[:2]), rng.uniform(*area[2:]), 0.006 + size * 0.3)
        turn = tuple(rng.uniform(0, 3, 3) * (0.1, 0.1, 1))
        if rng.random() < 0.3:
            box((size * rng.uniform(2, 7), size * 0.4, size * 0.3), at, wood, rotation=turn)
        else:
            box((size, size * 0.8, size * 0.6), at, pale, size * 0.15, 1, turn)


def taped(start, end, material, rng, width=0.048, curl=0.0, lies=None, y=-0.008):
    """A strip of tape 0.2 mm thick, put on by hand: it wanders, lifts in places and is torn off.

    It sticks to an upright wall that faces -y, from one (x, z) to another; or, with lies, to the
    floor at that height, from one (x, y) to another. The last curl metres have come loose.
    """
    start, end = np.array(start, float), np.array(end, float)
    length = np.hypot(*(end - start))
    ahead = (end - start) / length
    aside = np.array([-ahead[1], ahead[0]])
    columns, rows = max(12, int(length / 0.012)), 9
    along, across = np.meshgrid(
        np.linspace(0, length, columns), np.linspace(-0.5, 0.5, rows), indexing="ij"
    )
    ragged = rng.normal(0, 0.004, rows)
    along = (
        along
        + ragged * (along / length) ** 8
        - rng.normal(0, 0.003, rows) * (1 - along / length) ** 40
    )
    phase = rng.uniform(0, 6, 5)
    wander = 0.0025 * np.sin(along * 1.7 + phase[0]) + 0.001 * np.sin(along * 6.1 + phase[1])
    edge = 1 + 0.03 * np.sin(along * 23 + phase[2] + 4 * np.sign(across))
    wrinkle = np.sin(along * 31 + across * 9 + phase[3]) * np.sin(along * 7.3 + phase[4])
    lifted = 0.0002 + 0.0035 * np.clip(wrinkle - 0.55, 0, 1) * (0.3 + np.abs(across))
    stuck = np.minimum(along, length - curl)
    loose = np.maximum(along - (length - curl), 0) / max(curl * 0.55, 1e-6)
    forward = stuck + curl * 0.55 * np.sin(loose)
    out = lifted + curl * 0.55 * (1 - np.cos(loose)) * (1 + 0.25 * across)
    sideways = across * width * edge + wander
    flat = start + forward[..., None] * ahead + sideways[..., None] * aside
    if lies is None:
        vertices = np.stack([flat[..., 0], y - out, flat[..., 1]], -1)
    else:
        vertices = np.stack([flat[..., 0], flat[..., 1], lies + out], -1)
    mesh = {"v": vertices.reshape(-1, 3), "f": grid_faces(columns, rows)[:, ::-1]}
    item = place(to_blender_mesh(mesh, "tape", [material]), "tape")
    item.modifiers.new("thickness", "SOLIDIFY").thickness = 0.0002
    return item
