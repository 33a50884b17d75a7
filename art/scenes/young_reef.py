"""A reef in its first months: rock with a film of diatoms, first crusts, a snail and a first coral.

Metres; the plug of the coral stands near the origin. Everything behind the near rock is out of
focus. View: main.
"""

from math import pi, radians

import numpy as np
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import connected_components
from scipy.spatial import cKDTree

from parts import closeup, fragments, instruments, lights, materials, tabletop, water
from parts.blender import basis, place, plane, reset_scene, to_blender_mesh
from parts.camera import choose_camera
from parts.colors import mix, smoothstep, srgb
from parts.job import read_job
from parts.mesh import cat, grid_faces, icosphere, scatter
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
STONE = ("#5d5546", "#978c76")
DIATOMS = ("#44290f", "#65451e")
CRUST = ("#5c3038", "#7f4d58", "#9a7c80")
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
        off = cKDTree(dense).query(points[:, :2])[0] + 0.0016 * patchy
        film = film * (1 - 0.92 * smoothstep(GRAZED * 1.15, GRAZED * 0.8, off))
    brown = mix(srgb(DIATOMS[0]), srgb(DIATOMS[1]), smoothstep(-0.6, 0.8, patchy + grain))
    colors = mix(colors, brown, 0.90 * film)
    green = smoothstep(0.35, 0.9, -broad + 0.5 * patchy) * smoothstep(-0.4, 0.5, normals[:, 2])
    colors = mix(colors, srgb("#56603a"), 0.45 * green)

    seeds = points[rng.integers(len(points), size=420)]
    keep = noise3(seeds, rng, 2, 26.0) > 0.05
    seeds, sizes = seeds[keep], rng.uniform(0.5, 2.2, keep.sum()) ** 2 * 0.0022
    distance, nearest = cKDTree(seeds).query(points)
    share = distance / sizes[nearest] * (1 + 0.28 * patchy + 0.12 * grain)
    crust = smoothstep(1.0, 0.86, share)
    tone = mix(srgb(CRUST[0]), srgb(CRUST[1]), smoothstep(-0.6, 0.7, patchy))
    tone = mix(tone, srgb(CRUST[2]), 0.75 * smoothstep(0.72, 0.95, share))
    colors = mix(colors, tone, crust * 0.92)
    mesh["v"] = points + normals * (crust * 0.00035)[:, None]
    mesh["c"] = colors * (0.72 + 0.40 * smoothstep(-0.7, 0.7, grain))[:, None]
    mesh["c"] *= (1 - 0.55 * pits)[:, None]


def stack_rocks(fog, rng):
    """The near rock in full detail, the far ones coarse."""
    skin = materials.coral(fog, 0.78, 0.7, 900, 0, 0.0, name="rock", bump_distance=0.0012)
    near = in_one_piece(rock(31, NEAR_ROCK, 215, 0.02, noise=0.21, detail=0.105))
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


def plant_fragment(fog, near, x, y):
    """The first coral on its plug, set into a collar of grey cement."""
    z, normal = height_at(near, x, y)
    cement = closeup.weathered("plug", fog, srgb("#7d786d"), srgb("#a8a293"), srgb("#6b5230"), 90.0)
    putty = closeup.weathered(
        "putty", fog, srgb("#8a867d"), srgb("#a9a498"), srgb("#7a6440"), 140.0
    )
    foot, body, tip = (srgb(color) for color in ("#4a3a29", "#705639", "#a8946f"))
    colony = fragments.branching(66, "staghorn", foot, body, tip, 0.92)
    stand = basis(normal, 0.55, 0.6, 1.0, (x, y, z + 0.0022))
    tissue = to_blender_mesh(colony, "colony", [closeup.coral_tissue(fog)])
    place(tissue, "colony", matrix=stand)
    plug = [(0.0105, -0.010), (0.0150, -0.0062), (0.0156, -0.0012), (0.0142, 0.0001)]
    disc = instruments.lathe(plug, cement, bevel=0.0012)
    disc.matrix_world = stand
    ball, faces = icosphere(5)
    lump = ball * [0.0190, 0.0182, 0.0066]
    lump = lump + ball * (0.0016 * noise3(ball, np.random.default_rng(5), 4, 2.6))[:, None]
    collar = place(to_blender_mesh({"v": lump, "f": faces}, "putty", [putty]), "putty")
    collar.matrix_world = basis(normal, 0.4, 0.2, 1.0, (x, y, z - 0.0020))


def snail_mesh(rng, turns=5.0, growth=0.105, size=0.0100):
    """A turban snail's shell: a tube that grows as it winds down from its apex."""
    sides, steps = 40, 420
    turn = np.linspace(0, turns * 2 * pi, steps)
    reach = size * np.exp(growth * (turn - turn[-1]))
    middle = np.stack([reach * np.cos(turn), reach * np.sin(turn), -1.3 * reach], -1)
    around = np.linspace(0, 2 * pi, sides, endpoint=False)
    out = np.stack([np.cos(turn), np.sin(turn), 0 * turn], -1)
    wide = 0.90 * reach[:, None] * (1 + 0.018 * np.sin(26 * turn))[:, None]
    rings = middle[:, None] + wide[..., None] * (
        np.cos(around)[None, :, None] * out[:, None]
        + np.sin(around)[None, :, None] * np.array([0, 0, 1.0])
    )
    points = rings.reshape(-1, 3)
    bands = noise3(
        np.c_[np.repeat(turn * 1.1, sides), np.tile(around, steps), np.zeros(len(points))],
        rng,
        3,
        1.0,
    )
    grain = noise3(points, rng, 3, 500.0)
    color = mix(srgb("#3d3423"), srgb("#7d6c4c"), smoothstep(-0.5, 0.5, bands + 0.4 * grain))
    color = mix(color, srgb("#83707a"), 0.6 * smoothstep(0.3, 0.8, grain + 0.5 * bands))
    points = points + 0.00012 * grain[:, None] * np.repeat(out, sides, 0)
    points[:, 2] -= points[:, 2].min()
    return dict(v=points, f=grid_faces(steps, sides, True), c=color)


def set_snail(fog, near, x, y):
    """The snail at the end of its track, its foot on the rock."""
    z, normal = height_at(near, x, y)
    shell = materials.coral(fog, 0.5, 0.4, 900, 0, 0.0, name="shell", bump_distance=0.0008)
    lean = normal + np.array([-0.55, -0.25, 0.0])
    stand = basis(lean, 0.25, 2.4, 1.0, (x + 0.002, y, z - 0.0015))
    place(
        to_blender_mesh(snail_mesh(np.random.default_rng(2)), "shell", [shell]),
        "shell",
        matrix=stand,
    )
    ball, faces = icosphere(4)
    flesh = ball * [0.0150, 0.0102, 0.0030]
    flesh = flesh + ball * (0.0005 * noise3(ball, np.random.default_rng(3), 3, 3.0))[:, None]
    skin = materials.plain("foot", (0.055, 0.050, 0.042), 0.45, fog=fog)
    foot = place(to_blender_mesh({"v": flesh, "f": faces}, "foot", [skin]), "foot")
    foot.matrix_world = basis(normal, 0.2, 2.1, 1.0, (x - 0.002, y - 0.002, z + 0.0010))


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
    """A blue-white lamp above through ripples, a warm breath from the room at the left."""
    gobo = water.caustic_gobo(water.caustic_image(512, seed=9), 4.2, 0.75, 0.35)
    plane(3, 3, (0, 0, 0.42), gobo)
    tabletop.softbox((-0.30, 0.16, 0.80), (0, 0.02, 0), 0.16, 8.0, (0.78, 0.91, 1.0), 0.16, 90)
    tabletop.softbox((0.55, 0.55, 0.38), (0, 0, 0), 0.5, 1.6, (0.30, 0.68, 1.0), 0.3)
    tabletop.softbox((-0.75, -0.30, 0.20), (0, 0, 0), 0.4, 1.1, tabletop.WARM, 0.4)
    lights.area((0.1, 0.6, 0.9), (0, 0, 0), 0.7, 3.0, (0.45, 0.75, 1.0))


def main():
    job = read_job()
    reset_scene(background=(0.001, 0.004, 0.006))
    rng = np.random.default_rng(17)
    fog = sea()
    near = stack_rocks(fog, rng)
    plant_fragment(fog, near, 0.030, 0.018)
    set_snail(fog, near, *TRACK[-1])
    add_bubbles(near, rng)
    backdrop = plane(12, 8, (0, 3.0, 0.5), fog.backdrop(), (radians(90), 0, 0))
    backdrop.visible_shadow = False
    closeup.marine_snow(rng, 26, (-0.2, -0.05, 0.0), (0.2, 0.3, 0.2), 0.00035, (0.30, 0.42, 0.46))
    light_scene()
    choose_camera(VIEWS, job.view).data.clip_start = 0.01
    render(job, bounces=4, clamp=3.0, adaptive=0.02)


if __name__ == "__main__":
    main()
