"""Hand tools of a designer, a surveyor and a keeper. Metres, radians.

Each is built about the origin on z = 0 and returned as one group, which the scene moves and turns.
"""

from math import cos, pi, sin

import numpy as np
from mathutils import Euler, Vector
from scipy.interpolate import CubicSpline
from skimage.measure import find_contours

from . import notes, tabletop
from .blender import box, group, place, text_shape, to_blender_mesh
from .colors import smoothstep
from .draughting import drawn_paper
from .materials import emissive, plain
from .mesh import grid_faces, sphere, tube
from .turning import CREASE


def softened(profile, bevel):
    """A profile whose corners are rounded, as a worn edge is."""
    profile = np.asarray(profile, float)
    points = [profile[0]]
    for before, corner, after in zip(profile[:-2], profile[1:-1], profile[2:]):
        back, on = before - corner, after - corner
        reach = min(bevel, 0.45 * np.linalg.norm(back), 0.45 * np.linalg.norm(on))
        start = corner + back / (np.linalg.norm(back) + 1e-12) * reach
        end = corner + on / (np.linalg.norm(on) + 1e-12) * reach
        for t in (0, 0.33, 0.67, 1):
            points.append(start * (1 - t) ** 2 + 2 * corner * t * (1 - t) + end * t**2)
    return np.array([*points, profile[-1]])


def lathe(
    profile, material, start=(0, 0, 0), axis=(0, 0, 1), bevel=0.0003, segments=96, shape=None
):
    """A turned part: (radius, height) pairs from foot to top along an axis from start.

    shape is a factor of the radius for each angle, such as of a hexagon.
    """
    profile = softened([(1e-5, profile[0][1]), *profile, (1e-5, profile[-1][1])], bevel)
    turn = np.linspace(0, 2 * pi, segments, endpoint=False)
    factor = np.ones(segments) if shape is None else shape(turn)
    x, y = (profile[:, :1] * factor * wave(turn) for wave in (np.cos, np.sin))
    points = np.stack([x, y, np.repeat(profile[:, 1:], segments, 1)], -1).reshape(-1, 3)
    mesh = {"v": points, "f": grid_faces(len(profile), segments, True)}
    data = to_blender_mesh(mesh, "turned", [material])
    data.use_auto_smooth = True
    data.auto_smooth_angle = CREASE
    rotation = Vector(axis).to_track_quat("Z", "Y").to_euler()
    return place(data, "turned", start, rotation)


def hexagon(turn):
    """The radius of a hexagon with rounded edges, for lathe."""
    within = (turn + pi / 6) % (pi / 3) - pi / 6
    return np.minimum(1 / np.cos(within), 1.075)


def vessel(outer, inner, material, location=(0, 0, 0)):
    """A vessel of glass: its outside from foot to rim, its inside from rim to floor."""
    rim = ((outer[-1][0] + inner[0][0]) / 2, max(outer[-1][1], inner[0][1]) + 0.0006)
    return lathe([*outer, rim, *inner], material, location, bevel=0.0008, segments=128)


def posed(parts, location, yaw=0.0, pitch=0.0, roll=0.0):
    """The parts as one group that lies at a location, pitched about y and rolled about x."""
    empty = group(parts, location, yaw)
    empty.rotation_euler = Euler((roll, pitch, yaw), "XYZ")
    return empty


def impeller(bronze, machined, radius=0.043, vanes=6):
    """A semi-open pump impeller: a cast plate with curved vanes round a machined hub."""
    plate = [
        (radius, 0.0),
        (radius, 0.0034),
        (radius * 0.8, 0.0040),
        (0.013, 0.0062),
        (0.0115, 0.008),
    ]
    hub = [(0.0112, 0.0), (0.0112, 0.0215), (0.0100, 0.0225), (0.0060, 0.0225), (0.0052, 0.0215)]
    parts = [
        lathe(plate, bronze, bevel=0.0009, segments=160),
        lathe([*hub, (0.0052, 0.004)], machined, bevel=0.0005),
        lathe([(0.0115, 0), (0.0125, 0.0125)], bronze, bevel=0.0008),
    ]
    share = np.linspace(0, 1, 36)
    for index in range(vanes):
        way = 0.0115 + (radius - 0.0125) * share
        turn = index * 2 * pi / vanes - 1.25 * share**0.85
        middle = np.stack([way * np.cos(turn), way * np.sin(turn)], -1)
        tangent = np.gradient(middle, axis=0)
        tangent /= np.linalg.norm(tangent, axis=1)[:, None]
        aside = np.stack([-tangent[:, 1], tangent[:, 0]], -1)
        half = 0.0011 + 0.0004 * share
        top = 0.0165 - 0.0070 * share
        section = [(-1.25, 0.10), (-1.0, 0.5), (-1.0, 0.93), (-0.7, 0.985), (0, 1.0)]
        section += [(-s, t) for s, t in section[-2::-1]]
        rows = []
        for side, lift in section:
            height = 0.003 + (top - 0.003) * lift
            rows.append(np.c_[middle + aside * (half * side)[:, None], height])
        mesh = {"v": np.stack(rows, 1).reshape(-1, 3), "f": grid_faces(len(share), len(section))}
        last = (len(share) - 1) * len(section)
        caps = np.array([np.arange(len(section))[::-1], last + np.arange(len(section))])
        mesh["f"] = [mesh["f"][:, ::-1], caps[:, ::-1]]
        parts.append(place(to_blender_mesh(mesh, "vane", [bronze]), "vane"))
    return parts


def scale_rule(brass, rng, length=0.30, width=0.030, thick=0.0032, inset=0.007):
    """A boxwood rule along x, divided over its length; a brass ferrule guards either end."""
    whole = length + 2 * inset
    face = notes.graduations(whole * 1000, width * 1000, rng, inset=inset * 1000)
    wood = drawn_paper(face, whole, width)
    parts = [box((whole, width, thick), (0, 0, thick / 2), wood, 0.0005, flat=True)]
    for side in (-1, 1):
        at = (side * (whole / 2 - 0.0023), 0, thick / 2)
        size = (0.0050, width + 0.0006, thick + 0.0006)
        parts.append(box(size, at, brass, 0.0004, flat=True))
        for y in (-0.009, 0.009):
            pin = [(0.0010, 0), (0.0009, 0.00006)]
            parts.append(lathe(pin, brass, (at[0], y, thick + 0.0003), bevel=0.0001, segments=24))
    return parts


def steel_rule(rng, length=0.30, width=0.028, thick=0.0009, inset=0.005):
    """A thin rule of satin steel along x, divided over its length, with a hole to hang it by."""
    whole = length + 2 * inset + 0.010
    face = notes.graduations(
        whole * 1e3, width * 1e3, rng, (0.50, 0.50, 0.49), inset * 1e3, 0.26, 0.17
    )
    steel = drawn_paper(face, whole, width, 0.36, 0.5, metal=0.85)
    hole = plain("hole", (0.02, 0.02, 0.02), 0.8)
    return [
        box((whole, width, thick), (0, 0, thick / 2), steel, 0.0003, flat=True),
        lathe([(0.0030, 0), (0.0030, 0.00004)], hole, (whole / 2 - 0.007, 0, thick), segments=48),
    ]


def dividers(brass, steel, opening=0.36, length=0.128):
    """Dividers that lie opened on the table: the hinge at the origin, the points to +x."""
    z = 0.0042
    parts = [
        lathe([(0.0064, 0), (0.0064, 0.0076)], brass, (0, 0, z - 0.0038), bevel=0.0006),
        lathe([(0.0036, 0), (0.0036, 0.0012), (0.0020, 0.0016)], steel, (0, 0, z + 0.0038)),
    ]
    grip = [(0.0030, 0.0058), (0.0036, 0.0080)]
    for step in range(8):
        at = 0.0085 + step * 0.0018
        grip += [(0.0038, at), (0.0033, at + 0.0003), (0.0033, at + 0.0008), (0.0038, at + 0.0011)]
    parts.append(lathe([*grip, (0.0036, 0.0245)], brass, (0, 0, z), (-1, 0, 0), 0.0003))
    for side in (-1, 1):
        axis = (cos(opening / 2), side * sin(opening / 2), -0.020)
        leg = [(0.0034, 0.004), (0.0034, 0.010), (0.0026, 0.058), (0.0030, 0.060), (0.0030, 0.066)]
        parts.append(lathe([*leg, (0.0021, 0.068)], brass, (0, 0, z), axis, 0.0004))
        needle = [(0.0019, 0.066), (0.0017, 0.104), (0.0010, length - 0.006), (0.0002, length)]
        parts.append(lathe(needle, steel, (0, 0, z), axis, 0.0003))
        at = tuple(0.063 * np.array(axis) + [0, 0, z + 0.0026])
        parts.append(lathe([(0.0012, 0), (0.0011, 0.0012)], steel, at, segments=32))
    return parts


def lettering(text, size, material, centre, rotation=(0, 0, 0)):
    """Printed words centred on a point of a flat face; unturned they lie and read along x."""
    flat, faces = text_shape(text, size)
    flat = np.c_[flat - flat.max(0) / 2, np.zeros(len(flat))]
    counts = sorted({len(face) for face in faces})
    groups = [np.array([face for face in faces if len(face) == count]) for count in counts]
    data = to_blender_mesh({"v": flat, "f": groups}, "lettering", [material], smooth=False)
    return place(data, "lettering", centre, rotation)


def lead_holder(lacquer, brass, length=0.138):
    """A hexagonal lead holder along x, its point to +x, lying on the table."""
    z, x = 0.0042, (1, 0, 0)
    start = (-length / 2, 0, z)
    lead = plain("lead", (0.02, 0.02, 0.021), 0.35, 0.4)
    cone = [(0.0040, 0.104), (0.0040, 0.107), (0.0024, 0.122), (0.0020, 0.127)]
    grip = [(0.0040, 0.092), (0.0040, 0.0945)]
    for step in range(4):
        at = 0.0950 + step * 0.0022
        grip += [(0.0040, at), (0.0036, at + 0.0003), (0.0036, at + 0.0010), (0.0040, at + 0.0013)]
    return [
        lathe([(0.0038, 0.008), (0.0038, 0.092)], lacquer, start, x, 0.0004, 120, hexagon),
        lathe([*grip, *cone], brass, start, x, 0.0002),
        lathe([(0.0030, 0.0), (0.0034, 0.0012), (0.0034, 0.004)], brass, start, x, 0.0005),
        lathe([(0.0041, 0.004), (0.0041, 0.0085)], brass, start, x, 0.0005),
        lathe([(0.00105, 0.122), (0.00105, 0.135), (0.0003, 0.138)], lead, start, x, 0.0002, 32),
        pocket_clip(brass, start[0] + 0.006, 0.036, z + 0.0040),
    ]


def pocket_clip(brass, start, length, z, width=0.0030, thick=0.0009):
    """A sprung clip along x: a strip that rises off its ring and curls in at its free end."""
    share = np.linspace(0, 1, 40)
    rise = 0.0013 * np.sin(np.pi * np.minimum(share / 0.86, 1)) ** 0.6
    rise = rise + 0.0010 * np.clip((share - 0.86) / 0.14, 0, 1) ** 2
    half = width / 2 * (1 - 0.25 * share)
    half = half * np.sqrt(np.clip(1 - np.clip((share - 0.93) / 0.07, 0, 1) ** 2, 0.02, 1))
    section = [(-1.0, 0.3), (-0.8, 0.8), (-0.4, 0.97), (0.0, 1.0), (0.4, 0.97), (0.8, 0.8)]
    section += [(1.0, 0.3), (0.9, 0.0), (-0.9, 0.0)]
    rows = []
    for side, lift in section:
        rows.append(np.c_[start + length * share, side * half, z + rise + lift * thick])
    mesh = {"v": np.stack(rows, 1).reshape(-1, 3), "f": grid_faces(40, len(section), True)}
    return place(to_blender_mesh(mesh, "clip", [brass]), "clip")


# The arm of a nose pad: out from the rim's inner edge, back, down from the rim's middle.
PAD_ARM = (
    (0.0016, 0.0, 0.0060),
    (0.0005, 0.0045, 0.0075),
    (-0.0010, 0.0060, 0.0050),
    (-0.0016, 0.0062, 0.0036),
)


def eyeglasses(wire, lens, sleeve, pad, opening=0.0):
    """Round wire spectacles that lie folded open on their rims' lower edge; they look to -y.

    sleeve is what covers the ends of the temples, pad what rests on the nose.
    """
    rim_radius, thick, apart, tall = 0.0225, 0.00125, 0.0305, 0.0235
    turn = np.linspace(0, 2 * pi, 120)
    parts = []

    def wirework(path, radius=thick, material=wire):
        radii = np.broadcast_to(radius, len(path))
        vertices, faces = tube(np.asarray(path, float), radii, 16)
        data = to_blender_mesh({"v": vertices, "f": faces}, "wire", [material])
        parts.append(place(data, "wire"))

    def curved(points, count=40):
        knots = np.linspace(0, 1, len(points))
        return CubicSpline(knots, points)(np.linspace(0, 1, count))

    for side in (-1, 1):
        x = side * apart
        rim = np.c_[x + rim_radius * np.cos(turn), 0 * turn, tall + rim_radius * np.sin(turn)]
        wirework(rim)
        parts.append(lens_cap(lens, rim_radius, (x, 0, tall)))
        hinge = x + side * (rim_radius + 0.0022)
        block = (0.0062, 0.0038, 0.0044)
        parts.append(box(block, (hinge, 0.0012, tall + 0.006), wire, 0.0011, 4))
        way = np.linspace(0, 1, 80)
        back = 0.128 * way
        hook = np.clip((way - 0.74) / 0.26, 0, 1)
        out = hinge + side * (0.002 - opening * back - 0.006 * hook**2)
        temple = np.c_[out, 0.002 + back, tall + 0.006 - 0.027 * hook**1.6]
        wirework(temple[:62], 0.00115)
        covered = np.linspace(0, 1, len(temple) - 58)
        wirework(temple[58:], 0.0013 + 0.0009 * np.sin(pi * (0.06 + 0.88 * covered)) ** 0.5, sleeve)
        inner = x - side * (rim_radius + 0.0002)
        arm = [(inner + side * out, back, tall - drop) for out, back, drop in PAD_ARM]
        wirework(curved(arm), 0.00085)
        ball, faces = sphere(24, 16)
        data = to_blender_mesh({"v": ball * [0.0017, 0.0036, 0.0064], "f": faces}, "pad", [pad])
        at = (inner - side * 0.0020, 0.0064, tall - 0.0036)
        parts.append(place(data, "pad", at, (0.3, side * 0.25, side * 0.5)))
    arch = np.linspace(-1, 1, 40)
    reach = apart - rim_radius
    bridge = np.c_[reach * arch, -0.001 * (1 - arch**2), tall + 0.005 + 0.005 * (1 - arch**2)]
    wirework(bridge, 0.0014)
    return parts


def lens_cap(material, radius, centre, bulge=0.0028):
    """A thin round lens that bulges towards -y."""
    rings = np.linspace(0.002, 1, 24)[:, None] * radius
    turn = np.linspace(0, 2 * pi, 96, endpoint=False)
    x, z = rings * np.cos(turn), rings * np.sin(turn)
    points = np.stack([x, 0 * x - bulge * (1 - (rings / radius) ** 2), z], -1).reshape(-1, 3)
    mesh = {"v": points, "f": grid_faces(24, 96, True)}
    return place(to_blender_mesh(mesh, "lens", [material]), "lens", centre)


def extruded(outline, width, material, name, bevel=0.0008):
    """A solid whose side view is an outline of (x, z); its width lies along y."""
    corners = softened([*outline, *outline[:2]], bevel)[1:-1]
    half, rim = width / 2, bevel * 0.8
    middle = corners.mean(0)
    rings = []
    for y, inset in ((-half, rim), (-half + rim * 0.3, rim * 0.3), (-half + rim, 0.0)):
        toward = middle - corners
        toward = toward / np.linalg.norm(toward, axis=1)[:, None]
        rings.append((y, corners + toward * inset))
    rings += [(-y, ring) for y, ring in rings[::-1]]
    points = np.concatenate([np.insert(ring, 1, y, axis=1) for y, ring in rings])
    count, last = len(corners), (len(rings) - 1) * len(corners)
    caps = np.array([np.arange(count)[::-1], last + np.arange(count)])
    mesh = {"v": points, "f": [grid_faces(len(rings), count, True), caps]}
    data = to_blender_mesh(mesh, name, [material])
    data.use_auto_smooth, data.auto_smooth_angle = True, CREASE
    return place(data, name)


SLOPE = 0.118  # how steeply the prism of a refractometer lies
# Side views of its head and of the daylight plate over the prism: along x, over the axis.
HEAD = [(0.034, -0.0120), (0.078, -0.0120), (0.0905, -0.0055), (0.0925, 0.0008), (0.088, 0.0030)]
HEAD += [(0.046, 0.0080), (0.034, 0.0112)]
FLAP = [(0.046, 0.0098), (0.089, 0.0056), (0.0955, 0.0068), (0.0952, 0.0088), (0.089, 0.0081)]
FLAP += [(0.046, 0.0124)]


def refractometer(metal, rubber, prism, plate):
    """A hand refractometer along x: eyepiece at -x, prism with its daylight plate at +x."""
    z, x, start = 0.0148, (1, 0, 0), (-0.085, 0, 0.0148)
    cup = [(0.0105, 0.0), (0.0142, 0.002), (0.0125, 0.012), (0.0130, 0.016)]
    knurl = [(0.0138, 0.018)]
    for step in range(13):
        at = 0.0185 + step * 0.0010
        knurl += [(0.0140, at), (0.0134, at + 0.0003), (0.0134, at + 0.0006), (0.0140, at + 0.0008)]
    ribs = [(0.0128, 0.046)]
    for step in range(11):
        at = 0.048 + step * 0.0052
        ribs += [(0.0148, at), (0.0148, at + 0.0032), (0.0136, at + 0.0038), (0.0136, at + 0.0048)]
    black, upright = plain("black", (0.012, 0.012, 0.012), 0.5), (pi / 2, 0, 0)
    return [
        lathe([*cup, (0.0130, 0.018)], rubber, start, x, 0.0008),
        lathe(knurl, metal, start, x, 0.0001),
        lathe([(0.0118, 0.031), (0.0118, 0.150)], metal, start, x),
        lathe([*ribs, (0.0128, 0.106)], rubber, start, x, 0.0006),
        lathe([(0.0130, 0.108), (0.0130, 0.114), (0.0122, 0.118)], metal, start, x, 0.0004),
        lathe(
            [(0.0046, 0.0), (0.0046, 0.006), (0.0032, 0.007)],
            metal,
            (0.048, 0, z + 0.011),
            bevel=0.0004,
        ),
        extruded([(x, z + up) for x, up in HEAD], 0.0215, metal, "head", 0.0022),
        box((0.042, 0.0150, 0.004), (0.0645, 0, z + 0.0052), prism, 0.0008, rotation=(0, SLOPE, 0)),
        extruded([(x, z + up) for x, up in FLAP], 0.0205, plate, "flap", 0.0008),
        box((0.010, 0.0225, 0.0040), (0.0505, 0, z + 0.0098), metal, 0.0010),
        lathe([(0.0018, -0.0125), (0.0018, 0.0125)], metal, (0.0475, 0, z + 0.0095), (0, 1, 0)),
        lettering("0 - 100 \u2030", 0.0056, black, (0.058, -0.01085, z - 0.0012), upright),
        lettering("SALINITY  ATC", 0.0044, black, (0.060, -0.01085, z - 0.0070), upright),
    ]


def tape_strip(rng, lines, radius, width, height):
    """Adhesive tape with handwriting, stuck to the outside of an upright round vessel.

    Its middle is at the origin, its face towards -y.
    """
    turn = np.linspace(-width / 2, width / 2, 25)[:, None] / radius
    up = np.linspace(-height / 2, height / 2, 3)[None]
    bent = [radius * np.sin(turn) + 0 * up, up + 0 * turn, radius * (np.cos(turn) - 1) + 0 * up]
    paper = drawn_paper(notes.tape_label(rng, width * 1e3, height * 1e3, lines), width, height)
    mesh = {"v": np.stack(bent, -1).reshape(-1, 3), "f": grid_faces(25, 3)[:, ::-1]}
    return place(to_blender_mesh(mesh, "tape", [paper]), "tape", (0, 0, 0), (pi / 2, 0, 0))


def pipette(tube_wall, teat, length=0.16):
    """A dropping pipette along x, its rubber teat at -x."""
    x, start = (1, 0, 0), (-length / 2, 0, 0.0048)
    bulb = [(0.0035, 0.0), (0.0068, 0.004), (0.0074, 0.014), (0.0062, 0.026), (0.0046, 0.031)]
    outer = [(0.0037, 0.028), (0.0037, 0.105), (0.0032, 0.116), (0.0017, 0.128), (0.0014, length)]
    return [
        lathe([*bulb, (0.0048, 0.036), (0.0042, 0.037)], teat, start, x, 0.0015),
        lathe([*outer, (0.0007, length)], tube_wall, start, x, 0.0004, 64),
    ]


def open_book(pages, cover, paper_edge, width=0.148, height=0.205, thick=0.011):
    """An open logbook, its spine along y; pages are the materials of the left and right page."""
    parts = []
    share = np.linspace(0, 1, 40)
    swell = thick * (0.25 + 0.75 * np.minimum(1, share / 0.22) ** 0.6) - 0.0030 * share**2
    swell = swell + 0.0022 * np.exp(-(((share - 0.24) / 0.13) ** 2))
    down = np.linspace(-height / 2, height / 2, 12)
    for side, page in zip((-1, 1), pages):
        x = side * width * share
        grid_x, grid_y = np.meshgrid(x, down, indexing="ij")
        top = np.repeat(swell[:, None], len(down), 1) + 0.0022
        wave = 0.0005 * (1 + np.sin(grid_y * 21 + side)) * share[:, None]
        surface = np.stack([grid_x - side * width / 2, grid_y, top + wave + 0.0003], -1)
        faces = grid_faces(len(share), len(down))
        faces = faces if side < 0 else faces[:, ::-1]
        sheet = {"v": surface.reshape(-1, 3), "f": faces}
        data = to_blender_mesh(sheet, "page", [page])
        parts.append(place(data, "page", (side * width / 2, 0, 0)))
        outline = np.c_[np.r_[x, x[::-1]], np.r_[swell + 0.0022, 0 * share + 0.0022]]
        ends = []
        for y in (-height / 2, height / 2):
            ends.append(np.c_[outline[:, 0], np.full(len(outline), y), outline[:, 1]])
        count = len(outline)
        block = {"v": np.concatenate(ends), "f": [grid_faces(2, count, True)]}
        block["f"].append(np.array([np.arange(count), count + np.arange(count)[::-1]]))
        parts.append(place(to_blender_mesh(block, "pages", [paper_edge], smooth=False), "pages"))
        board = (width + 0.003, height + 0.007, 0.0022)
        parts.append(box(board, (side * (width + 0.003) / 2, 0, 0.0011), cover, 0.0009))
    return parts


def laser_meter(shell, rubber, glass):
    """A laser distance meter that lies on its back and measures towards +y."""
    parts = [
        box((0.046, 0.112, 0.022), (0, 0, 0.0125), shell, 0.006, 6),
        box((0.050, 0.030, 0.024), (0, 0.038, 0.0125), rubber, 0.006, 6),
        box((0.050, 0.030, 0.024), (0, -0.038, 0.0125), rubber, 0.006, 6),
        box((0.036, 0.072, 0.0016), (0, -0.002, 0.0244), shell, 0.0008),
        box(
            (0.034, 0.036, 0.0008),
            (0, 0.018, 0.0252),
            plain("bezel", (0.008, 0.008, 0.009), 0.12),
            0.0003,
        ),
    ]
    lcd = drawn_paper(notes.display(("2.648", "4.261"), 27, 28), 0.027, 0.028)
    parts.append(box((0.027, 0.028, 0.0002), (0, 0.018, 0.0257), lcd))
    parts.append(box((0.030, 0.032, 0.0004), (0, 0.018, 0.0261), glass, 0.0001))
    red = tabletop.moulded("key", (0.30, 0.022, 0.012), 0.42, 0.15)
    grey = tabletop.moulded("keys", (0.10, 0.105, 0.11), 0.5, 0.2)
    parts.append(
        lathe(
            [(0.0062, 0), (0.0062, 0.0018), (0.0050, 0.0026)],
            red,
            (0, -0.010, 0.0248),
            bevel=0.0005,
        )
    )
    for x in (-0.0115, 0.0, 0.0115):
        for y in (-0.022, -0.032):
            parts.append(box((0.0085, 0.0062, 0.0022), (x, y, 0.0254), grey, 0.0010))
    white = plain("white", (0.55, 0.55, 0.52), 0.6)
    signs = ((-0.0115, -0.022, "+"), (0.0, -0.022, "m\u00b2"), (0.0115, -0.022, "="))
    signs += ((-0.0115, -0.032, "-"), (0.0, -0.032, "m\u00b3"), (0.0115, -0.032, "C"))
    for x, y, sign in signs:
        parts.append(lettering(sign, 0.0046, white, (x, y, 0.02655)))
    warning = plain("warning", (0.62, 0.42, 0.02), 0.5)
    black, upright = plain("black", (0.012, 0.012, 0.012), 0.5), (pi / 2, 0, 0)
    parts.append(box((0.026, 0.0003, 0.0088), (0.002, -0.0561, 0.0122), warning, 0.0001))
    for words, size, height in (("LASER  2", 0.0042, 0.0142), ("635 nm  <1 mW", 0.0030, 0.0102)):
        parts.append(lettering(words, size, black, (0.002, -0.0564, height), upright))
    for x, size in ((-0.010, 0.0085), (0.011, 0.0045)):
        lens = [(size * 0.8, 0.0), (size * 0.8, 0.001), (size * 0.5, 0.0016)]
        parts.append(lathe(lens, glass, (x, 0.0545, 0.0125), (0, 1, 0), 0.0003))
    return parts


def tape_measure(case, blade_color, steel, rng, out=0.22, lift=0.0):
    """A pocket tape that stands on its base, its blade out along -x with the hook at its end.

    lift is how high what the blade lies on is above the base.
    """
    profile = []
    for centre_x, centre_z, start, radius in ((0.022, 0.010, -90, 0.010), (0.010, 0.042, 0, 0.024)):
        for degrees in np.linspace(start, start + 90, 12):
            turn = np.radians(degrees)
            profile.append((centre_x + radius * cos(turn), centre_z + radius * sin(turn)))
    profile += [(-0.018, 0.066)]
    for degrees in np.linspace(100, 175, 12):
        turn = np.radians(degrees)
        profile.append((-0.010 + 0.024 * cos(turn), 0.042 + 0.024 * sin(turn)))
    profile += [(-0.036, 0.012), (-0.036, 0.0)]
    outline = np.array(profile)
    centre = outline.mean(0)
    rings = []
    for y, shrink in ((-0.016, 0.90), (-0.0152, 0.95), (-0.0135, 0.985), (-0.011, 1.0)):
        rings.append((y, shrink))
    rings += [(-y, s) for y, s in rings[::-1]]
    points = [np.c_[centre + (outline - centre) * s, np.full(len(outline), y)] for y, s in rings]
    points = np.concatenate(points)[:, [0, 2, 1]]
    count = len(outline)
    shell = {"v": points, "f": [grid_faces(len(rings), count, True)]}
    last = (len(rings) - 1) * count
    shell["f"].append(np.array([np.arange(count)[::-1], last + np.arange(count)]))
    data = to_blender_mesh(shell, "case", [case])
    data.use_auto_smooth, data.auto_smooth_angle = True, CREASE
    parts = [place(data, "case")]
    badge = [(0.020, 0.0), (0.020, 0.0014), (0.0188, 0.0020), (0.0182, 0.0012)]
    parts.append(lathe(badge, steel, (-0.006, -0.0155, 0.037), (0, -1, 0), 0.0004, 128))
    yellow = tabletop.moulded("sticker", (0.60, 0.40, 0.02), 0.4, 0.2, 0.05, scuffs=0.6)
    disc = [(0.0178, 0), (0.0178, 0.0013)]
    parts.append(lathe(disc, yellow, (-0.006, -0.0155, 0.037), (0, -1, 0)))
    black, upright = plain("black", (0.012, 0.012, 0.012), 0.5), (pi / 2, 0, 0)
    printed = (("5 m", 0.0150, 0.0385), ("25 mm   II", 0.0052, 0.0275), ("PRO", 0.0060, 0.0480))
    for words, size, up in printed:
        parts.append(lettering(words, size, black, (-0.006, -0.01690, up), upright))
    rubber = tabletop.moulded("grip", (0.012, 0.012, 0.013), 0.6, 0.35, 0.4, scuffs=0.5)
    width = 0.025
    face = notes.graduations(out * 1e3, width * 1e3, rng, blade_color, pen=0.42, figure=0.38)
    lock = (-0.026, 0, 0.0655)
    parts.append(box((0.016, 0.012, 0.006), lock, rubber, 0.0016, rotation=(0, -0.45, 0)))
    parts.append(box((0.072, 0.0318, 0.0060), (-0.003, 0, 0.0030), rubber, 0.0018))

    blade, end = tape_blade(out, lift, drawn_paper(face, out, width, 0.32, 0.5, unrolled=True))
    parts.append(blade)
    for size, up in (((0.014, width, 0.0009), 0.0), ((0.0012, width, 0.011), 0.0016)):
        at = (end[0] + 0.005 if up == 0 else end[0] - 0.0014, end[1], end[2] + up)
        parts.append(box(size, at, steel, 0.0003, rotation=(TILT, 0, 0)))
    return parts


TILT = 0.78  # how far a tape's blade turns towards us, out of its case


def tape_blade(out, lift, material, width=0.025):
    """The hollow blade of a tape along -x: it turns up on its near edge once it is out.

    Returns it with the middle of its end.
    """
    along, across = np.linspace(0, out, 90), np.linspace(-1, 1, 15)
    x, v = np.meshgrid(along, across, indexing="ij")
    turn = TILT * smoothstep(0.002, 0.075, x)
    droop = 0.0012 + lift + (0.0065 - lift) * np.exp(-x / 0.05)
    away, hollow = width / 2 * (v + 1), 0.0034 * (v**2 - 1)
    y = away * np.cos(turn) - hollow * np.sin(turn) - width / 2
    z = away * np.sin(turn) + hollow * np.cos(turn) + droop
    points = np.stack([-0.036 - x, y, z], -1).reshape(-1, 3)
    faces = grid_faces(*x.shape)
    data = to_blender_mesh({"v": points, "f": faces}, "blade", [material])
    printed = np.stack([1 - x / out, (v + 1) / 2], -1).reshape(-1, 2)
    corners = np.empty(len(data.loops), np.int32)
    data.loops.foreach_get("vertex_index", corners)
    data.uv_layers.new().data.foreach_set("uv", printed[corners].ravel())
    end = points.reshape(*x.shape, 3)[-1, 7]
    return place(data, "blade"), end


def folding_rule(brass, rng, angles, length=0.20, width=0.0155, thick=0.0030):
    """A jointed rule from the origin on, each piece turned by an angle against the one before."""
    parts, at, heading = [], np.zeros(2), 0.0
    for index, turn in enumerate(angles):
        heading += turn
        ahead = np.array([cos(heading), sin(heading)])
        lift = thick * (0.55 + 1.05 * (index % 2))
        face = notes.graduations(
            length * 1000, width * 1000, rng, (0.56, 0.46, 0.22), 0, 0.75, 0.46, index * 20
        )
        middle = at + ahead * length / 2
        piece = drawn_paper(face, length, width)
        where, yaw = (*middle, lift), (0, 0, heading)
        size = (length + 0.016, width, thick)
        parts.append(box(size, where, piece, 0.0005, rotation=yaw))
        at = at + ahead * length
        joint = [(0.0060, 0), (0.0060, 0.0006), (0.0030, 0.0011)]
        if index < len(angles) - 1:
            top = (*at, thick * 2.1)
            parts.append(lathe(joint, brass, top, bevel=0.0003, segments=48))
    return parts


def laser_dot(location, normal, size=0.0035, strength=60.0):
    """Where a red laser meets a wall: a spot with a faint halo."""
    location, normal = np.asarray(location, float), np.asarray(normal, float)
    glow = emissive("dot", (1.0, 0.05, 0.03), strength, is_lamp=False)
    halo = emissive("halo", (0.5, 0.010, 0.006), strength * 0.012, is_lamp=False)
    spot = [(size, 0.0), (size, 0.0004)]
    lathe(spot, glow, location + normal * 0.002, normal, 0.0001, 32)
    lathe(
        [(size * 3, 0.0), (size * 3, 0.0002)], halo, location + normal * 0.001, normal, 0.0001, 32
    )


def pencil(lacquer, wood, brass, length=0.15):
    """A sharpened round pencil along x, its point to +x."""
    x, start = (1, 0, 0), (-length / 2, 0, 0.0037)
    lead = plain("graphite", (0.03, 0.03, 0.032), 0.4, 0.3)
    cut = length - 0.022
    return [
        lathe([(0.0036, 0.0), (0.0036, cut)], lacquer, start, x, 0.0003, 96, hexagon),
        lathe([(0.0036, cut - 0.001), (0.0010, length - 0.005)], wood, start, x, 0.0001),
        lathe([(0.0011, length - 0.006), (0.0002, length)], lead, start, x, 0.0001, 24),
        lathe([(0.0039, -0.002), (0.0039, 0.010)], brass, start, x, 0.0004),
    ]


# Limbs of a standing figure 1.75 high: from x, z, radius to x, z, radius.
LIMBS = (
    (0.0, 1.62, 0.105, 0.0, 1.65, 0.100), (0.0, 1.40, 0.06, 0.0, 1.58, 0.055),
    (-0.13, 1.38, 0.075, 0.13, 1.38, 0.075), (0.0, 1.28, 0.17, 0.0, 0.98, 0.135),
    (-0.06, 0.95, 0.095, -0.10, 0.08, 0.048), (0.07, 0.95, 0.095, 0.15, 0.08, 0.048),
    (-0.10, 0.05, 0.045, -0.02, 0.03, 0.030), (0.15, 0.05, 0.045, 0.23, 0.03, 0.030),
    (-0.20, 1.36, 0.055, -0.24, 0.86, 0.036), (0.20, 1.36, 0.055, 0.25, 1.02, 0.045),
    (0.25, 1.02, 0.044, 0.12, 1.12, 0.036),
)  # fmt: skip


def model_figure(material, height=0.0875, thick=0.0011):
    """A standing figure cut from sheet metal, which gives an architect's model its scale."""
    x, z = np.meshgrid(np.linspace(-0.4, 0.4, 241), np.linspace(-0.1, 1.9, 601))
    total = 0.0
    for x0, z0, r0, x1, z1, r1 in LIMBS:
        along, up = x1 - x0, z1 - z0
        share = ((x - x0) * along + (z - z0) * up) / (along**2 + up**2)
        share = np.clip(share, 0, 1)
        away = np.hypot(x - x0 - share * along, z - z0 - share * up) - r0 - (r1 - r0) * share
        total = total + np.exp(-55 * away)
    outline = max(find_contours(total, 1.0), key=len)[:-1:2]
    points = np.c_[outline[:, 1] / 240 * 0.8 - 0.4, outline[:, 0] / 600 * 2.0 - 0.1]
    points = points * height / 1.75
    count = len(points)
    rings = [np.c_[points[:, 0], np.full(count, y), points[:, 1]] for y in (-thick / 2, thick / 2)]
    plate = {"v": np.concatenate(rings), "f": [grid_faces(2, count, True)]}
    plate["f"].append(np.array([np.arange(count)[::-1], count + np.arange(count)]))
    foot = box((0.026, 0.018, 0.0012), (0, 0, 0.0006), material, 0.0003)
    data = to_blender_mesh(plate, "figure", [material], smooth=False)
    return [place(data, "figure", (0, 0, 0.001)), foot]
