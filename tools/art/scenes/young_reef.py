"""A reef in its first months: rock with a film of diatoms, first crusts, a snail and a first coral.

Metres; the plug of the coral stands near the origin. Everything behind the near rock is out of
focus. View: main.
"""

from math import pi

import numpy as np
from scipy.ndimage import gaussian_filter
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import connected_components
from scipy.spatial import cKDTree

from parts import closeup, fragments, lights, materials, tabletop, turning, water
from parts.blender import basis, place, reset_scene, to_blender_mesh
from parts.camera import choose_camera
from parts.colors import mix, smoothstep, srgb
from parts.job import read_job
from parts.mesh import cat, grid_faces, icosphere, scatter, tube
from parts.noise import noise3
from parts.render import render
from parts.rocks import rock

NEAR_ROCK = [
    (-0.030, 0.030, -0.060, 0.062), (0.045, 0.040, -0.075, 0.060), (-0.105, 0.050, -0.085, 0.055),
    (0.110, 0.035, -0.100, 0.045), (0.020, 0.075, -0.040, 0.040), (-0.070, 0.085, -0.030, 0.042),
    (0.060, -0.030, -0.125, 0.040), (-0.050, -0.030, -0.120, 0.044),
]  # fmt: skip
FAR_ROCKS = [
    (-0.30, 0.38, -0.10, 0.12), (-0.22, 0.50, 0.02, 0.10), (0.34, 0.60, -0.10, 0.13),
    (0.42, 0.70, 0.06, 0.09), (0.0, 0.75, -0.16, 0.14),
]  # fmt: skip
STONE = ("#5a5243", "#857b66")
DIATOMS = ("#44290f", "#65451e")
CRUST = ("#55303a", "#7a4d58", "#947478", "#bba7a2")
# The way of the snail over the rock, as seen from above, and how wide it grazes.
TRACK = [(-0.120, 0.040), (-0.098, 0.014), (-0.078, 0.024), (-0.062, 0.006), (-0.046, 0.012)]
GRAZED = 0.0065

VIEWS = {
    "main": dict(
        location=(-0.030, -0.40, 0.080),
        target=(-0.020, 0.02, 0.006),
        lens=75,
        focus=0.405,
        fstop=11,
    ),
    # The coral as a keeper's telephone sees it.
    "visit": dict(
        location=(0.108, -0.135, 0.092), target=(0.026, 0.016, 0.022), lens=60, focus=0.182, fstop=9
    ),
}


def sea():
    """Clear dark water that turns to deep blue."""
    stops = [
        (0.0, (0.001, 0.005, 0.008)),
        (0.45, (0.002, 0.014, 0.022)),
        (0.8, (0.004, 0.028, 0.042)),
        (1.0, (0.009, 0.058, 0.085)),
    ]
    return water.SeaFog(
        stops,
        density=1.1,
        absorb=(0.5, 0.12, 0.06),
        top=0.45,
        light_absorb=(0.4, 0.08, 0.03),
        start=0.50,
        sun=(0.22, 1.2),
        glow_falloff=2.6,
        glow_color=(0.02, 0.085, 0.115),
    )


def vertex_normals(mesh):
    """The normal at each vertex."""
    a, b, c = (mesh["v"][mesh["f"][:, corner]] for corner in range(3))
    face = np.cross(b - a, c - a)
    normals = np.zeros_like(mesh["v"])
    for corner in range(3):
        np.add.at(normals, mesh["f"][:, corner], face)
    return normals / (np.linalg.norm(normals, axis=1)[:, None] + 1e-12)


def in_one_piece(mesh, keep=1):
    """The largest pieces of a mesh: no crumbs float beside it."""
    count = len(mesh["v"])
    a, b = mesh["f"][:, [0, 1]].ravel(), mesh["f"][:, [1, 2]].ravel()
    links = coo_matrix((np.ones(len(a)), (a, b)), shape=(count, count))
    label = connected_components(links, directed=False)[1]
    largest = np.argsort(np.bincount(label))[-keep:]
    kept = np.isin(label, largest)
    number = np.cumsum(kept) - 1
    faces = number[mesh["f"][kept[mesh["f"]].all(1)]]
    return dict(mesh, v=mesh["v"][kept], f=faces)


def make_porous(mesh, rng, holes, radius, depth):
    """Sink pits of several sizes into a rock, as boring animals leave them."""
    normals = vertex_normals(mesh)
    centres = mesh["v"][rng.integers(len(mesh["v"]), size=holes)]
    sizes = radius * rng.uniform(0.5, 1.8, holes) ** 1.5
    distance, nearest = cKDTree(centres).query(mesh["v"])
    share = 1 - smoothstep(0.35, 1.0, distance / sizes[nearest])
    mesh["v"] = mesh["v"] - normals * (share * sizes[nearest] * depth)[:, None]
    return share


def age(mesh, rng, pits, track=()):
    """Color a rock: bare stone, brown film on top, round crusts, a grazed track."""
    points, normals = mesh["v"], vertex_normals(mesh)
    broad, patchy = noise3(points, rng, 4, 22.0), noise3(points, rng, 4, 75.0)
    grain = noise3(points, rng, 2, 420.0)
    colors = mix(srgb(STONE[0]), srgb(STONE[1]), smoothstep(-0.7, 0.7, patchy + 0.7 * grain))
    film = smoothstep(-0.45, 0.45, normals[:, 2] + 0.35 * broad + 0.2 * patchy)
    if len(track):
        way = np.array(track)
        dense = np.concatenate([np.linspace(a, b, 40) for a, b in zip(way[:-1], way[1:])])
        off = cKDTree(dense).query(points[:, :2])[0] + 0.0026 * patchy
        film = film * (1 - (0.72 + 0.25 * grain) * smoothstep(GRAZED * 1.15, GRAZED * 0.8, off))
    brown = mix(srgb(DIATOMS[0]), srgb(DIATOMS[1]), smoothstep(-0.6, 0.8, patchy + grain))
    colors = mix(colors, brown, 0.90 * film)
    green = smoothstep(0.35, 0.9, -broad + 0.5 * patchy) * smoothstep(-0.4, 0.5, normals[:, 2])
    colors = mix(colors, srgb("#56603a"), 0.45 * green)

    crust, tone, lift = encrust(points, rng, patchy, grain)
    colors = mix(colors, tone, crust)
    mesh["v"] = points + normals * lift[:, None]
    mesh["c"] = colors * (0.72 + 0.40 * smoothstep(-0.7, 0.7, grain))[:, None]
    mesh["c"] *= (1 - 0.55 * pits)[:, None]


def encrust(points, rng, patchy, grain):
    """Plates of coralline algae: how much of each point they cover, their color, their height.

    A plate grows from a seed in lobes; its margin is raised and pale, and where two meet they
    push up a seam. Its face has growth lines and pimples; film and grazing wear holes into it.
    """
    seeds = points[rng.integers(len(points), size=560)]
    seeds = seeds[noise3(seeds, rng, 2, 26.0) > 0.0]
    sizes = rng.uniform(0.45, 2.0, len(seeds)) ** 2 * 0.0024
    lobes = 1 + 0.30 * noise3(points, rng, 3, 150.0) + 0.16 * noise3(points, rng, 2, 520.0)
    distance, nearest = cKDTree(seeds).query(points, k=3)
    shares = distance / sizes[nearest] * lobes[:, None]
    order = np.argsort(shares, 1)
    first, second = np.take_along_axis(shares, order, 1)[:, :2].T
    owner = np.take_along_axis(nearest, order, 1)[:, 0]
    crust = smoothstep(1.0, 0.95, first)
    rest = sizes[owner] * (1 - first)  # metres to the margin
    seam = smoothstep(0.0009, 0.0, (second - first) * sizes[owner]) * (second < 1.1)
    margin = np.maximum(smoothstep(0.0013, 0.0004, rest), seam)
    worn = smoothstep(0.25, 0.60, noise3(points, rng, 3, 210.0) - 0.7 * margin)
    pimples = smoothstep(0.42, 0.70, noise3(points, rng, 1, 620.0)) * (1 - margin)
    rings = 0.5 + 0.5 * np.sin(rest * 5200 + 3 * patchy)

    hue = rng.random(len(seeds))[owner]
    tone = mix(srgb(CRUST[0]), srgb(CRUST[1]), smoothstep(0.1, 0.9, hue + 0.35 * patchy))
    tone = mix(tone, srgb("#6a4a3c"), 0.6 * smoothstep(0.72, 0.95, hue))
    tone = tone * (0.80 + 0.16 * rings + 0.22 * grain)[:, None]
    tone = mix(tone, srgb(CRUST[2]), 0.30 * pimples)
    tone = mix(tone, srgb(CRUST[3]), 0.80 * margin * (0.75 + 0.5 * grain))
    lift = 0.00045 + 0.00060 * margin + 0.00016 * pimples - 0.00035 * worn
    return crust * (1 - 0.80 * worn) * 0.95, tone, crust * lift


def refined(mesh):
    """Every triangle cut into four."""
    faces, count = mesh["f"], len(mesh["v"])
    edges = np.sort(np.concatenate([faces[:, pair] for pair in ([0, 1], [1, 2], [2, 0])]), 1)
    unique, place_of = np.unique(edges, axis=0, return_inverse=True)
    a, b, c = faces.T
    ab, bc, ca = place_of.reshape(3, -1) + count
    cut = [np.stack(corner, 1) for corner in ((a, ab, ca), (ab, b, bc), (ca, bc, c), (ab, bc, ca))]
    points = np.concatenate([mesh["v"], mesh["v"][unique].mean(1)])
    return dict(mesh, v=points, f=np.concatenate(cut))


def stack_rocks(fog, rng):
    """The near rock in full detail, the far ones coarse."""
    skin = materials.coral(fog, 0.78, 0.9, 1100, 0, 0.0, name="rock", bump_distance=0.0016)
    near = in_one_piece(rock(31, NEAR_ROCK, 215, 0.02, noise=0.21, detail=0.105))
    near = refined(near)
    pits = make_porous(near, rng, 900, 0.0022, 0.85)
    age(near, rng, pits, TRACK)
    place(to_blender_mesh(near, "rock", [skin]), "rock")
    far = in_one_piece(rock(7, FAR_ROCKS, 120, 0.06, noise=0.2, detail=0.10), keep=3)
    age(far, rng, make_porous(far, rng, 200, 0.006, 0.7))
    place(to_blender_mesh(far, "rock", [skin]), "rock")
    return near


def height_at(mesh, x, y, reach=0.004):
    """The highest point of a mesh about (x, y), and the normal there."""
    off = np.hypot(mesh["v"][:, 0] - x, mesh["v"][:, 1] - y)
    close = np.flatnonzero(off < reach)
    top = close[mesh["v"][close, 2].argmax()]
    normals = vertex_normals(mesh)[off < reach * 2]
    mean = normals[normals[:, 2] > 0.2].mean(0)
    return mesh["v"][top, 2], mean / np.linalg.norm(mean)


def plant_fragment(fog, near, rng, x, y):
    """The first coral on its plug, which cement of the rock's own kind holds in a hollow."""
    z, normal = height_at(near, x, y)
    plug_skin = closeup.weathered(
        "plug", fog, srgb("#8f897b"), srgb("#bdb5a4"), srgb("#6f4753"), 190.0, bump=0.9
    )
    foot, body, tip = (srgb(color) for color in ("#8d6d47", "#7d5f3e", "#b9a67f"))
    colony = fragments.branching(66, "staghorn", foot, body, tip, 0.92, crusted=True)
    stand = basis(normal, 0.55, 0.6, 1.0, (x, y, z + 0.0040))
    tissue = to_blender_mesh(colony, "colony", [closeup.coral_tissue(fog)])
    place(tissue, "colony", matrix=stand)
    wreaths = fragments.polyps(rng, colony["mouths"], colony["v"], srgb("#9c8459"), srgb("#e2d3a8"))
    arms = to_blender_mesh(wreaths, "polyps", [closeup.coral_tissue(fog)])
    place(arms, "polyps", matrix=stand)
    plug = [(0.0125, -0.010), (0.0180, -0.0046), (0.0190, -0.0038), (0.0190, -0.0008)]
    disc = turning.lathe([*plug, (0.0182, 0.0003)], plug_skin, bevel=0.0006)
    disc.matrix_world = stand
    skin = materials.coral(fog, 0.78, 0.8, 900, 0, 0.0, name="rock", bump_distance=0.0014)
    lumps = [(0.011 * np.cos(t), 0.011 * np.sin(t), 0.0, 0.008) for t in np.arange(6) * 1.05]
    collar = in_one_piece(rock(12, [(0, 0, -0.002, 0.011), *lumps], 130, 0.008, 0.26, 0.15))
    age(collar, rng, make_porous(collar, rng, 26, 0.0016, 0.6))
    collar = place(to_blender_mesh(collar, "collar", [skin]), "collar")
    collar.matrix_world = basis(normal, 0.4, 0.2, (1.40, 1.35, 0.80), (x, y, z - 0.0034))


def shell_mesh(rng, turns=5.0, growth=0.105, size=0.0088, sides=112, steps=900):
    """A turban shell and where its mouth is: a tube that winds clockwise down from its apex at +z.

    The tube ends in an oblique mouth at +x, with a lip, a pearly lining and darkness behind it.
    """
    turn = np.linspace(0, turns * 2 * pi, steps)[:, None]
    reach = size * np.exp(growth * (turn - turn[-1]))
    around = np.linspace(0, 2 * pi, sides, endpoint=False)[None]
    lines = noise3(np.c_[turn * 9, 0 * turn, 0 * turn], rng, 3, 1.0)[:, None]
    ribs = 0.022 * np.sin(17 * around) * smoothstep(0.2, 0.6, turn / turn[-1])
    lip = 1 + 0.05 * smoothstep(turn[-1] - 0.10, turn[-1], turn)

    def tube(wide, first=0):
        """Rings about the winding line; the upper side of each leads the lower."""
        up = wide * np.sin(around)
        swing = turn + 0.62 * up / (0.8 * reach)
        out = reach + wide * np.cos(around)
        height = up - 1.22 * reach + 0 * out
        return np.stack([out * np.cos(swing), -out * np.sin(swing), height], -1)[first:]

    outer = tube(0.80 * reach * lip * (1 + ribs + 0.016 * lines))
    first = steps - 150
    lining = tube(0.745 * reach * lip, first)[::-1]
    points = np.concatenate([outer, lining]).reshape(-1, 3)

    grain = noise3(points, rng, 3, 700.0)
    patches = noise3(points, rng, 3, 130.0)
    drawn = [turn * 3.0 + 0.5 * np.sin(around), 0.9 * np.sin(around) + 0 * turn, 0 * turn * around]
    flames = noise3(np.stack(drawn, -1).reshape(-1, 3), rng, 3, 1.0)
    flames = np.r_[flames, np.zeros(lining.shape[0] * sides)]
    color = mix(srgb("#3f3122"), srgb("#86714f"), smoothstep(-0.25, 0.3, flames + 0.25 * grain))
    color = mix(color, srgb("#6d6a4a"), 0.55 * smoothstep(0.0, 0.5, patches))
    color = mix(color, srgb("#744a55"), 0.6 * smoothstep(0.22, 0.34, -patches + 0.15 * grain))
    groove = np.broadcast_to(ribs / 0.022 + 0.8 * lines, (steps, sides)).ravel()
    color[: steps * sides] *= (0.86 + 0.16 * np.clip(groove, -1.5, 1))[:, None]
    pearl = mix(srgb("#b9b3a2"), srgb("#2a221a"), np.linspace(0.0, 1.0, steps - first) ** 0.7)
    color[steps * sides :] = np.repeat(pearl, sides, 0)
    edge = slice((steps - 3) * sides, (steps + 2) * sides)
    color[edge] = srgb("#c3b798") * (0.9 + 0.2 * grain[edge, None])
    points = points + 0.00007 * grain[:, None]
    faces = grid_faces(steps + len(lining), sides, True)
    mouth = np.array([reach[-1, 0], 0, -1.22 * reach[-1, 0]])
    return dict(v=points, f=faces, c=color), mouth


def snail_foot(near, centre, ahead, length=0.0175, width=0.0085):
    """The foot: a broad sole that clings to the rock, its thin pale edge a little ruffled."""
    aside = np.array([-ahead[1], ahead[0], 0.0])
    turn = np.linspace(0, 2 * pi, 180, endpoint=False)[None]
    share = np.r_[np.linspace(0.02, 0.86, 16), 0.90, 0.94, 0.97, 0.99, 1.0, 0.985][:, None]
    along, across = np.cos(turn), np.sin(turn)
    ruffle = 1 + 0.035 * np.sin(11 * turn + 1.2) + 0.025 * np.sin(19 * turn)
    reach = share * (1 + (ruffle - 1) * share**4)
    ahead_by = reach * along * length * np.where(along > 0, 1.0, 1.15)
    aside_by = reach * across * width * (1 - 0.22 * along)
    spots = centre + ahead_by[..., None] * ahead + aside_by[..., None] * aside
    top = near["v"][near["v"][:, 2] > centre[2] - 0.02]
    tree = cKDTree(top[:, :2])
    close = tree.query_ball_point(spots[..., :2].reshape(-1, 2), 0.0022)
    ground = [top[found, 2].max() if found else centre[2] for found in close]
    ground = np.array(ground).reshape(spots.shape[:2])
    ground = np.clip(ground, centre[2] - 0.007, centre[2] + 0.004)
    ground = gaussian_filter(ground, (1.5, 6), mode=("nearest", "wrap"))
    height = 0.0044 * np.sqrt(np.clip(1 - (share / 0.93) ** 2, 0, 1)) + 0.0010
    height = height + 0.00022 * np.sin(23 * turn + 3 * share) * smoothstep(0.6, 0.9, share)
    height[-1] = -0.0004
    height[-2] = 0.0005
    points = np.array(spots)
    points[..., 2] = ground + height
    points = points.reshape(-1, 3)
    rim = np.repeat(smoothstep(0.90, 0.97, share), turn.size, 1).ravel()
    return dict(v=points, f=grid_faces(len(share), turn.size, True), c=snail_skin(points, rim))


def snail_skin(points, pale=0.0):
    """Dark olive skin, marbled and finely speckled; pale is where it turns to cream."""
    rng = np.random.default_rng(3)
    marbled, speckled = noise3(points, rng, 3, 420.0), noise3(points, rng, 2, 1500.0)
    color = mix(srgb("#1f1e18"), srgb("#4d4a38"), smoothstep(-0.3, 0.5, marbled))
    color = mix(color, srgb("#9a8f6c"), 0.7 * smoothstep(0.35, 0.6, speckled + 0.3 * marbled))
    return mix(color, srgb("#a89a78"), np.clip(pale + 0 * marbled, 0, 1) * 0.85)


def snail_head(centre, ahead, mouth, floor):
    """Neck and snout as one surface; feelers, and an eye on a stalk at the foot of each."""
    aside, up = np.array([-ahead[1], ahead[0], 0.0]), np.array([0, 0, 1.0])
    field = fragments.ConeField(centre - [0.03, 0.03, 0.02], centre + [0.04, 0.03, 0.03])
    neck = centre + ahead * 0.006 + up * 0.0052
    field.cone(mouth, neck, 0.0056, 0.0052)
    brow = centre + ahead * 0.0125 + up * 0.0056
    brow[2] = max(brow[2], floor + 0.0036)
    field.cone(neck, brow, 0.0048, 0.0034)
    snout = brow + ahead * 0.0044 - up * 0.0020
    field.cone(brow, snout, 0.0031, 0.0024)
    stalks = [brow + aside * side * 0.0031 + up * 0.0012 + ahead * 0.0004 for side in (-1, 1)]
    for side, stalk in zip((-1, 1), stalks):
        field.cone(brow, stalk + aside * side * 0.0009, 0.0016, 0.0009)
    points, faces = field.surface()
    wrinkle = 0.00010 * np.sin((points - centre) @ ahead * 5200)
    fold = np.exp(-((((points - brow) @ ahead) / 0.006) ** 2))
    points = points + up * (wrinkle * fold)[:, None]
    parts = [dict(v=points, f=faces, c=snail_skin(points))]
    share = np.linspace(0, 1, 30)[:, None]
    ball, triangles = icosphere(3)
    for side, stalk in zip((-1, 1), stalks):
        eye = stalk + aside * side * 0.0015 + up * 0.0005
        parts.append(dict(v=ball * 0.00062 + eye, f=triangles, c=0 * ball + 0.004))
        root = brow + aside * side * 0.0022 + up * 0.0016
        way = ahead * 0.0130 * share + aside * side * 0.0052 * share**1.4
        way = way + up * (0.0052 * np.sin(2.2 * share) + 0.0010 * side * share**2)
        vertices, quads = tube(root + way, 0.00078 * (1 - 0.72 * share[:, 0]), 14)
        bands = np.repeat(0.5 + 0.5 * np.sin(share[:, 0] * 46), 14) * 0.5
        color = snail_skin(vertices, bands)
        split = np.concatenate([quads[:, [0, 1, 2]], quads[:, [0, 2, 3]]])
        parts.append(dict(v=vertices, f=split, c=color))
    return cat(parts)


def set_snail(fog, near, x, y):
    """The snail at the end of its track: its shell leans back, its mouth shows over the foot."""
    z, _ = height_at(near, x, y)
    centre, ahead = np.array([x, y, z]), np.array([0.97, -0.24, 0.0])
    across, up = np.array([ahead[1], -ahead[0], 0.0]), np.array([0, 0, 1.0])
    axis = -0.45 * ahead + 0.42 * across + 0.78 * up
    axis /= np.linalg.norm(axis)
    out = 0.86 * ahead + 0.34 * across + 0.30 * up
    out -= axis * (out @ axis)
    out /= np.linalg.norm(out)
    shell, mouth = shell_mesh(np.random.default_rng(2))
    turned = np.stack([out, np.cross(axis, out), axis])
    place_of_mouth = centre + ahead * 0.001 + across * 0.001 + up * 0.0084
    shell["v"] = (shell["v"] - mouth) @ turned + place_of_mouth
    hard = materials.coral(fog, 0.52, 0.5, 1400, 0, 0.0, name="shell", bump_distance=0.0005)
    place(to_blender_mesh(shell, "shell", [hard]), "shell")
    soft = materials.coral(
        fog, 0.34, 0.35, 1900, 0, 0.0, name="foot", specular=0.45, bump_distance=0.0003
    )
    foot = snail_foot(near, centre, ahead)
    head = snail_head(centre, ahead, place_of_mouth, foot["v"][:180, 2].mean() - 0.004)
    for mesh in (foot, head):
        place(to_blender_mesh(mesh, "foot", [soft]), "foot")


def add_bubbles(near, rng, count=230):
    """Oxygen in pearls on the film, where the light is strongest."""
    spots, normals = scatter(
        near["v"], near["f"], count, rng, lambda _, n: np.clip(n[:, 2] - 0.2, 0, 1) ** 2
    )
    ball, faces = icosphere(3)
    parts = []
    for spot, normal in zip(spots, normals):
        radius = 0.00018 / rng.uniform(0.30, 1.0)
        parts.append(dict(v=ball * radius + spot + normal * radius * 0.8, f=faces))
    mesh = cat([dict(part, c=part["v"] * 0) for part in parts])
    place(to_blender_mesh(dict(v=mesh["v"], f=mesh["f"]), "bubbles", [materials.dew()]), "bubbles")


def light_scene():
    """A blue-white lamp above through ripples, a warm breath from the room before it."""
    water.ripples_above(3, 3, (0, 0, 0.42), seed=9, scale=4.2, gain=0.75, lift=0.35)
    tabletop.softbox((-0.30, 0.16, 0.80), (0, 0.02, 0), 0.16, 8.0, (0.78, 0.91, 1.0), 0.16, 90)
    tabletop.softbox((0.55, 0.55, 0.38), (0, 0, 0), 0.5, 1.6, (0.30, 0.68, 1.0), 0.3)
    tabletop.softbox((-0.60, -0.50, 0.30), (0, 0, 0), 0.5, 3.0, (1.0, 0.86, 0.70), 0.4)
    lights.area((0.1, 0.6, 0.9), (0, 0, 0), 0.7, 3.0, (0.45, 0.75, 1.0))


def main():
    job = read_job()
    reset_scene(background=(0.001, 0.004, 0.006))
    rng = np.random.default_rng(17)
    fog = sea()
    near = stack_rocks(fog, rng)
    plant_fragment(fog, near, rng, 0.030, 0.018)
    set_snail(fog, near, *TRACK[-1])
    add_bubbles(near, rng)
    fog.hang_backdrop(12, 8, (0, 3.0, 0.5))
    closeup.marine_snow(rng, 12, (-0.1, -0.03, 0.0), (0.1, 0.06, 0.1), 0.00028, (0.30, 0.42, 0.46))
    light_scene()
    choose_camera(VIEWS, job.view).data.clip_start = 0.01
    render(job, bounces=4, clamp=3.0, adaptive=0.012)


if __name__ == "__main__":
    main()
