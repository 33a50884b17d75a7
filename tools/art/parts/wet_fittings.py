"""Plastic pipe fittings from a hand's breadth: union, ball valve, labels. Metres, radians.

Everything is built along +x about the origin: the pipe's axis is y = z = 0.
"""

from math import cos, pi, sin

import numpy as np
from scipy.interpolate import CubicSpline

from . import notes, tabletop
from .blender import place, text_shape, to_blender_mesh
from .colors import smoothstep
from .draughting import drawn_paper
from .mesh import grid_faces, icosphere, tube
from .tool_pieces import lettering, posed
from .turning import crisp, lathe

ALONG = (1, 0, 0)


def pipe(start, end, radius, material):
    """A straight length of pipe along x."""
    return lathe([(radius, 0), (radius, end - start)], material, (start, 0, 0), ALONG, 0.0004, 160)


def cement_bead(rng, x, radius, material, way=1):
    """What solvent cement leaves where a pipe enters a socket: a ring of uneven thickness."""
    turn = np.linspace(0, 2 * pi, 180, endpoint=False)
    lump = sum(rng.normal(0, 0.4 / k) * np.sin(k * turn + rng.uniform(0, 6)) for k in range(1, 12))
    thick = 0.0011 * (1 + 0.55 * lump) + 0.0010 * np.exp(-(((turn - 4.4) / 0.3) ** 2))
    rows = []
    for step in np.linspace(0, pi / 2, 6):
        ring = radius - 0.0001 + thick * sin(step)
        rows.append(np.c_[x - way * thick * cos(step), ring * np.cos(turn), ring * np.sin(turn)])
    mesh = {"v": np.concatenate(rows), "f": grid_faces(6, 180, True)}
    return place(to_blender_mesh(mesh, "bead", [material]), "bead")


def sleeve(start, end, radius, material, lip_at=-1, lip=0.0022):
    """A socket with chamfers and a thicker lip at its outer end (-1 or +1)."""
    long, low = end - start, radius * 0.80
    body = [(low, 0.0), (radius, 0.0008), (radius, long - 0.0008), (low, long)]
    wide = [(radius, 0), (radius + lip, 0.0010), (radius + lip, 0.0080), (radius, 0.0092)]
    at = start if lip_at < 0 else end - 0.0092
    return [
        lathe(body, material, (start, 0, 0), ALONG, 0.0010, 160),
        lathe(wide, material, (at, 0, 0), ALONG, 0.0008, 160),
    ]


def thread(start, turns, radius, material, pitch=0.0046):
    """A male thread: a rounded ridge that winds along x."""
    angle = np.linspace(0, 2 * pi * turns, int(90 * turns))
    path = np.c_[start + pitch * angle / (2 * pi), radius * np.cos(angle), radius * np.sin(angle)]
    vertices, faces = tube(path, np.full(len(path), pitch * 0.36), 12)
    return place(to_blender_mesh({"v": vertices, "f": faces}, "thread", [material]), "thread")


def union_nut(start, long, radius, material, grips=10, turn=0.2):
    """The ring nut of a union: a rim at its mouth, then flats and grips for the hand."""
    rim = [(radius * 0.84, 0), (radius * 1.03, 0.0014), (radius * 1.03, 0.0085), (radius, 0.0105)]
    parts = [lathe([*rim, (radius * 0.9, 0.011)], material, (start, 0, 0), ALONG, 0.0010, 200)]

    def grip(angle):
        wave = np.cos(grips * (angle + turn))
        return 1 + 0.042 * (smoothstep(0.05, 0.62, wave) - 0.5)

    body = [(radius * 0.95, 0.010), (radius * 0.985, 0.013), (radius * 0.985, long - 0.006)]
    body += [(radius * 0.95, long - 0.0016), (radius * 0.84, long)]
    parts.append(lathe(body, material, (start, 0, 0), ALONG, 0.0022, 480, grip))
    return parts


def raised_words(text, size, radius, material, x, angle=-pi / 2, proud=0.00035):
    """Moulded letters that read along x on a round part; angle is about +x, -pi / 2 faces -y.

    The angle is that of the text's middle: 0 is the top, pi / 2 the side away from us.
    """
    flat, faces = text_shape(text, size)
    flat = flat - (flat.max(0) + flat.min(0)) / 2
    turn = -pi / 2 - angle - flat[:, 1] / radius
    ring = radius + proud
    points = np.c_[x + flat[:, 0], -ring * np.cos(turn), -ring * np.sin(turn)]
    counts = sorted({len(face) for face in faces})
    groups = [np.array([face for face in faces if len(face) == count]) for count in counts]
    data = to_blender_mesh({"v": points, "f": groups}, "words", [material], smooth=False)
    return place(data, "words")


def pipe_label(rng, lines, x, radius, width, height, turn=0.0, lifted=0.003):
    """Adhesive tape with handwriting along the pipe, on the side that faces -y; turn raises it.

    One end has come off by a little.
    """
    along = np.linspace(-width / 2, width / 2, 60)[:, None]
    up = np.linspace(-height / 2, height / 2, 14)[None]
    away = 0.00025 + lifted * np.clip((along - width * 0.40) / (width * 0.1), 0, 1) ** 2
    angle = turn + up / radius + 0 * along
    ring = radius + away
    points = np.stack([x + along + 0 * up, -ring * np.cos(angle), ring * np.sin(angle)], -1)
    tape = drawn_paper(
        notes.tape_label(rng, width * 1e3, height * 1e3, lines), width, height, unrolled=True
    )
    faces = grid_faces(60, 14)
    data = to_blender_mesh({"v": points.reshape(-1, 3), "f": faces}, "label", [tape])
    printed = np.stack([along / width + 0.5 + 0 * up, up / height + 0.5 + 0 * along], -1)
    corners = np.empty(len(data.loops), np.int32)
    data.loops.foreach_get("vertex_index", corners)
    data.uv_layers.new().data.foreach_set("uv", printed.reshape(-1, 2)[corners].ravel())
    return place(data, "label")


def lever(body, plastic, high=0.062, long=0.108):
    """The stem of a ball valve and its lever, which lies along the pipe: the valve is open."""
    neck = [(0.021, 0.030), (0.021, 0.050), (0.0165, 0.053), (0.0165, high)]
    parts = [lathe(neck, body, bevel=0.0012)]
    outline = []
    for share in np.linspace(0, 1, 40):
        waist, grip = smoothstep(0.12, 0.45, share), smoothstep(0.7, 1.0, share)
        half = 0.0165 - 0.0050 * waist + 0.0030 * grip
        half *= np.sqrt(max(1 - max((share - 0.94) / 0.06, 0) ** 2, 0.02))
        outline.append((-0.022 + share * (long + 0.022), half))
    outline = np.array(outline)
    front = np.sqrt(np.clip(1 - (np.clip(-outline[:, 0] - 0.006, 0, 0.016) / 0.0165) ** 2, 0.03, 1))
    half = outline[:, 1] * front
    section = [(-1.0, 0.0), (-1.0, 0.6), (-0.93, 0.86), (-0.72, 1.0), (-0.30, 0.93), (0.30, 0.93)]
    section += [(0.72, 1.0), (0.93, 0.86), (1.0, 0.6), (1.0, 0.0), (0.8, -0.12), (-0.8, -0.12)]
    lift = 0.010 * smoothstep(0.25, 0.85, np.linspace(0, 1, 40))
    rows = [np.c_[outline[:, 0], side * half, high + lift + up * 0.0125] for side, up in section]
    points = np.stack(rows, 1)
    count = len(section)
    mesh = {"v": points.reshape(-1, 3), "f": [grid_faces(40, count, True)]}
    ends = np.array([np.arange(count), 39 * count + np.arange(count)[::-1]])
    mesh["f"].append(ends)
    parts.append(place(crisp(mesh, "lever", plastic), "lever"))
    screw = [(0.0075, 0.0), (0.0075, 0.0020), (0.0062, 0.0028), (0.0030, 0.0028)]
    parts.append(lathe(screw, body, (0, 0, high + 0.0112), bevel=0.0005))
    return parts


# A chain from the tag over the barrel: share of the way, how far before the axis, height.
CHAIN = ((0.30, 0.0470, 0.012), (0.62, 0.0362, 0.0325), (0.88, 0.0205, 0.046))


def hung_tag(rng, brass, words, at, size=0.0195):
    """A round brass tag with stamped words; its chain of small beads goes about a valve's neck."""
    dark = tabletop.moulded("stamped", (0.020, 0.016, 0.012), 0.7, 0.0, 0.1)
    parts = [lathe([(size, -0.0006), (size, 0.0006)], brass, bevel=0.0003, segments=128)]
    for text, height, up in ((words[0], 0.0105, 0.0005), (words[1], 0.0044, -0.0085)):
        for index, letter in enumerate(text):
            aside = (index - (len(text) - 1) / 2) * 0.74 * height
            spot = np.array([aside, up, 0.00066]) + np.append(rng.normal(0, 0.00020, 2), 0)
            if letter != " ":
                parts.append(lettering(letter, height, dark, spot, (0, 0, rng.normal(0, 0.04))))
    parts.append(lathe([(0.0021, 0.0), (0.0021, 0.00012)], dark, (0, size * 0.78, 0.0006)))
    tag = posed(parts, at, 0.10, 0.0, pi / 2 - 0.11)

    ball, faces = icosphere(2)
    bead = to_blender_mesh({"v": ball * 0.0012, "f": faces}, "bead", [brass])
    x, y, z = at
    for side in (-1, 1):
        end = side * 0.0178
        knots = [(x, y - 0.0006, z + size * 0.76)]
        for share, away, up in CHAIN:
            knots.append((x + (end - x) * share, -away, up))
        knots += [(end, -0.004, 0.0535), (0.7 * end, 0.0128, 0.0545), (0, 0.0180, 0.0545)]
        path = CubicSpline(np.linspace(0, 1, len(knots)), knots)(np.linspace(0, 1, 500))
        length = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
        for along in np.arange(0, length[-1], 0.0029):
            place(bead, "bead", [np.interp(along, length, path[:, axis]) for axis in range(3)])
    return tag
