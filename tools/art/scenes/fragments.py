"""Young coral on discs of ceramic in a nursery tank, photographed through a macro lens.

Metres; the grid's top is z = 0, the disc in focus stands on the origin. View: main.
"""

from math import cos, pi, radians, sin

import numpy as np
from scipy.spatial import cKDTree

from parts import closeup, fouling, lights, materials, tabletop, water
from parts.blender import place, reset_scene, to_blender_mesh
from parts.camera import choose_camera
from parts.colors import srgb
from parts.fragments import polyps
from parts.job import read_job
from parts.mesh import cat, grid_faces, icosphere, rotation_z, scatter, transform, vertex_normals
from parts.noise import noise3
from parts.render import render
from parts.young_coral import Limb, twigs, young_coral

GRID_STEP, BAR_WIDTH, BAR_HEIGHT = 0.0155, 0.0019, 0.011
DISC_RADIUS, DISC_HEIGHT, DISC_TOP = 0.0155, 0.0052, 0.0062

VIEWS = {
    "main": dict(
        location=(-0.045, -0.178, 0.071), target=(0.004, 0.004, 0.0205), lens=88, focus=0.184, fstop=9
    ),
}


def sea():
    """The water of a tank under a lamp: dark, blue-green towards the far wall."""
    stops = [
        (0.0, (0.002, 0.010, 0.014)),
        (0.5, (0.003, 0.022, 0.032)),
        (0.8, (0.006, 0.046, 0.064)),
        (1.0, (0.012, 0.085, 0.110)),
    ]
    return water.SeaFog(
        stops,
        density=1.5,
        absorb=(0.9, 0.20, 0.12),
        top=0.3,
        light_absorb=(0.3, 0.05, 0.03),
        start=0.19,
        sun=(0.72, 1.15),
        glow_falloff=3.0,
        glow_color=(0.03, 0.12, 0.14),
    )


def colony():
    """The coral in focus: a stem that has forked, with a foot that creeps over its disc."""
    rng = np.random.default_rng(41)
    stem = (0.000, 0.001, 0.0), (-0.0015, 0.001, 0.011), (-0.004, 0.002, 0.022), (-0.0045, 0.0015, 0.0335)
    right = (-0.001, 0.001, 0.007), (0.005, -0.001, 0.013), (0.0085, -0.002, 0.021), (0.0105, -0.0015, 0.0285)
    low = (0.001, 0.0, 0.001), (-0.008, -0.004, 0.005), (-0.0125, -0.006, 0.0105)
    stem, right = Limb(stem, 0.0049, 0.0031), Limb(right, 0.0043, 0.0028, 0.25)
    limbs = [stem, right]
    limbs += twigs(rng, stem, 4, 0.34, 0.80, 0.0105, 0.0029)
    limbs += twigs(rng, right, 3, 0.35, 0.80, 0.0085, 0.0027)
    limbs += [Limb(low, 0.0036, 0.0027, 0.2)]
    pads = [((0.000, 0.000, 0.0), 0.0085, 0.0019)]
    for turn in rng.uniform(0, 2 * pi, 9):
        spot = (0.0072 * cos(turn), 0.0072 * sin(turn), 0.0)
        pads.append((spot, rng.uniform(0.0028, 0.0052), rng.uniform(0.0010, 0.0015)))
    colors = tuple(srgb(color) for color in ("#664a29", "#87693a", "#d6c8bd"))
    return young_coral(8, limbs, colors, pads)


def low_colony():
    """A young colony of another kind: short thick fingers, green."""
    rng = np.random.default_rng(5)
    limbs = []
    for turn in np.arange(6) * 1.05 + rng.normal(0, 0.15, 6):
        out = np.array([cos(turn), sin(turn), 0.0])
        tall = rng.uniform(0.010, 0.018)
        points = out * 0.002, out * 0.006 + [0, 0, tall * 0.5], out * 0.0085 + [0, 0, tall]
        limbs.append(Limb(points, 0.0042, 0.0034))
    limbs.append(Limb(((0, 0, 0), (0.001, 0, 0.010), (0.0, 0.001, 0.021)), 0.0045, 0.0034))
    colors = tuple(srgb(color) for color in ("#5d5a34", "#5f7442", "#c3cfa0"))
    pads = [((0.0, 0.0, 0.0), 0.011, 0.0022)]
    return young_coral(9, limbs, colors, pads, gap=0.0027)


def painted(rng, mesh, bare, film, crusts, size, cover=0.0):
    """The mesh with a film and crusts on it, which also raise it."""
    triangles = np.concatenate([mesh["f"][:, [0, 1, 2]], mesh["f"][:, [0, 2, 3]]])
    normals = vertex_normals(mesh["v"], triangles)
    colors, lift = fouling.grown_over(rng, mesh["v"], normals, bare, film, crusts, size, cover)
    return dict(v=mesh["v"] + normals * lift[:, None], f=triangles, c=colors)


def bar(start, end, step):
    """A bar of the grid with rounded edges, upright between two points of its upper edge."""
    start, end = np.asarray(start, float), np.asarray(end, float)
    count = int(np.linalg.norm(end - start) / step) + 2
    way = start + (end - start) * np.linspace(0, 1, count)[:, None]
    aside = np.array([-(end - start)[1], (end - start)[0], 0.0])
    aside /= np.linalg.norm(aside)
    half, round_, ring = BAR_WIDTH / 2, 0.0004, []
    for x, sign in ((half, 1), (-half, -1)):
        corner = [(x - sign * round_ * (1 - cos(t)), -round_ * (1 - sin(t))) for t in np.linspace(0, pi / 2, 5)]
        side = [(x * (0.80 + 0.2 * (1 - s)), -round_ - (BAR_HEIGHT - round_) * s) for s in np.linspace(1, 0.04, 16)]
        whole = side + corner
        ring += whole if sign > 0 else whole[::-1]
    ring = np.array(ring)
    points = way[:, None] + aside * ring[None, :, :1] + np.array([0, 0, 1.0]) * ring[None, :, 1:]
    return dict(v=points.reshape(-1, 3), f=grid_faces(count, len(ring), True))


def disc():
    """A pressed disc: a rounded rim, a ring in its face, and a stem below."""
    height, radius = DISC_HEIGHT, DISC_RADIUS
    rim = [(radius - 0.0009 * (1 - cos(t)), -0.0009 * (1 - sin(t))) for t in np.linspace(0, pi / 2, 8)][::-1]
    face = [(r, -0.0003 * np.exp(-(((r - 0.0118) / 0.0006) ** 2))) for r in np.linspace(0.0001, radius - 0.001, 46)]
    side = [(radius - 0.0010 * s, -0.0009 - (height - 0.0009) * s) for s in np.linspace(0.02, 1, 14)]
    under = [(r, -height) for r in np.linspace(radius - 0.0012, 0.0048, 8)]
    profile = np.array([*face, *rim, *side, *under, (0.0046, -height - 0.012), (0.0001, -height - 0.012)])
    turn = np.linspace(0, 2 * pi, 260, endpoint=False)
    x, y = (profile[:, :1] * wave(turn) for wave in (np.cos, np.sin))
    points = np.stack([x, y, np.repeat(profile[:, 1:], len(turn), 1)], -1).reshape(-1, 3)
    uneven = noise3(points, np.random.default_rng(2), 3, 90.0)
    points = points + 0.00025 * uneven[:, None] * [1, 1, 0.7]
    return dict(v=points, f=grid_faces(len(profile), len(turn), True)[:, ::-1])


def build_grid(rng, skin):
    """The grid: fine where it is nearly in focus, plain beyond."""
    bare, film = (srgb("#9a9c8c"), srgb("#c0c1b2")), (srgb("#3d3a20"), srgb("#6b6438"))
    near, far = [], []
    for x in np.arange(-12, 13) * GRID_STEP + 0.004:
        for y0, y1 in ((-0.10, 0.045), (0.045, 0.50)):
            close = y1 < 0.1 and abs(x) < 0.06
            (near if close else far).append(bar((x, y0, 0), (x, y1, 0), 0.0005 if close else 0.003))
    for y in np.arange(-6, 32) * GRID_STEP + 0.006:
        close = -0.05 < y < 0.05
        (near if close else far).append(bar((-0.19, y, -0.0004), (0.19, y, -0.0004), 0.0005 if close else 0.003))
    meshes = []
    for bars, crusts in ((near, 420), (far, 500)):
        joined = cat([dict(one, c=0 * one["v"]) for one in bars])
        mesh = painted(rng, joined, bare, film, crusts, 0.0017, 0.12)
        place(to_blender_mesh(mesh, "grid", [skin]), "grid")
        meshes.append(mesh)
    return meshes[0]


def foul(rng, mesh, skin, weed, worms, filaments, grains, keep):
    """Worms, turf and silt on a mesh, where keep(centres) says that something may grow."""

    def upward(centres, normals):
        return keep(centres) * np.clip(normals[:, 2] + 0.35, 0, 1)

    roots, normals = scatter(mesh["v"], mesh["f"], worms, rng, upward)
    place(to_blender_mesh(fouling.coiled_worms(rng, roots, normals), "worms", [skin]), "worms")
    tufts, _ = scatter(mesh["v"], mesh["f"], max(filaments // 26, 1), rng, upward)
    roots, normals = scatter(mesh["v"], mesh["f"], filaments, rng, lambda c, n: keep(c) * near_to(c, tufts, 0.0016))
    grown = fouling.turf(rng, roots, normals, 0.0017, 0.000032, (srgb("#2c3214"), srgb("#77793c")), (0.3, 0, 0))
    place(to_blender_mesh(grown, "turf", [weed]), "turf")
    roots, normals = scatter(mesh["v"], mesh["f"], grains, rng, lambda c, n: keep(c) * np.clip(n[:, 2] - 0.3, 0, 1))
    place(to_blender_mesh(fouling.silt(rng, roots, normals), "silt", [skin]), "silt")


def near_to(points, spots, reach):
    """1 at some spots, falling to 0 away from them."""
    return np.exp(-((cKDTree(spots).query(points)[0] / reach) ** 2))


def build_nursery(fog):
    """The disc in focus, two behind it, more that are only colors; the grid they stand on."""
    rng = np.random.default_rng(21)
    hard = materials.coral(fog, 0.62, 0.75, 2600, 0, 0.0, name="hard", bump_distance=0.0004)
    weed = closeup.open_polyp(fog)
    flesh = closeup.living_flesh(fog)
    grid = build_grid(rng, hard)
    bare, film = (srgb("#a39c8c"), srgb("#c9c2b1")), (srgb("#4a4426"), srgb("#7a7046"))
    pressed = painted(rng, disc(), bare, film, 46, 0.0016, -0.15)
    base = transform(pressed, rotation_z(0.4), (0, 0, DISC_TOP))
    place(to_blender_mesh(base, "disc", [hard]), "disc")

    main = colony()
    stand = dict(location=(0, 0, DISC_TOP - 0.0001), rotation=(0, 0, radians(-8)))
    place(to_blender_mesh(main, "colony", [flesh]), "colony", **stand)
    arms = polyps(rng, main["mouths"], main["v"], srgb("#77683c"), srgb("#d3caa0"), 10, 0.00105, 0.45)
    place(to_blender_mesh(arms, "polyps", [closeup.open_polyp(fog)]), "polyps", **stand)

    low = to_blender_mesh(low_colony(), "low colony", [flesh])
    plain = to_blender_mesh(pressed, "disc", [hard])
    branched = to_blender_mesh(dict(main, c=main["c"] * [0.75, 0.62, 1.05]), "lilac", [flesh])
    for mesh, x, y, turn, size in (
        (low, -0.046, 0.036, 0.7, 1.05), (branched, 0.060, 0.075, 2.0, 1.0), (low, 0.005, 0.125, 2.6, 1.2),
        (branched, -0.085, 0.150, 4.0, 1.1), (low, 0.125, 0.19, 5.1, 1.2), (branched, 0.03, 0.26, 1.0, 1.2),
        (low, -0.12, 0.30, 0.2, 1.3),
    ):  # fmt: skip
        place(plain, "disc", (x, y, DISC_TOP), (0, 0, turn))
        place(mesh, "colony", (x, y, DISC_TOP), (0, 0, turn), size)

    foul(rng, grid, hard, weed, 46, 2600, 500, lambda c: (np.abs(c[:, 0]) < 0.06) * 1.0)

    def clear(centres):
        """Where the coral's foot is not."""
        return (np.hypot(centres[:, 0], centres[:, 1]) > 0.0105) * 1.0

    foul(rng, base, hard, weed, 14, 700, 160, clear)
    ball, faces = icosphere(3)
    roots, normals = scatter(base["v"], base["f"], 26, rng, lambda c, n: clear(c) * np.clip(n[:, 2], 0, 1))
    pearls = [dict(v=ball * size + root + normal * size * 0.8, f=faces, c=0 * ball)
              for root, normal, size in zip(roots, normals, 0.00016 / rng.uniform(0.35, 1, len(roots)))]  # fmt: skip
    place(to_blender_mesh(cat(pearls), "pearls", [materials.dew()]), "pearls")
    fog.hang_backdrop(12, 8, (0, 1.2, 0.3))
    closeup.marine_snow(rng, 16, (-0.07, -0.06, 0.01), (0.09, 0.20, 0.09), 0.00016, (0.22, 0.34, 0.36))


def light_scene():
    """The tank's lamp above and behind, through ripples; a weak warm light from the room."""
    water.ripples_above(2, 2, (0, 0, 0.13), seed=9, scale=7.0, gain=0.75, lift=0.30)
    tabletop.softbox((-0.26, 0.20, 0.62), (0, 0, 0.02), 0.07, 4.6, (0.88, 0.95, 1.0), 0.07, 90)
    tabletop.softbox((0.40, 0.36, 0.34), (0, 0.02, 0.02), 0.30, 1.2, (0.40, 0.75, 1.0), 0.2)
    tabletop.softbox((0.20, -0.42, 0.30), (0, 0, 0.02), 0.22, 0.9, (1.0, 0.88, 0.74), 0.22)
    lights.area((0, 0.3, 0.7), (0, 0, 0), 0.8, 2.0, (0.55, 0.82, 1.0))


def main():
    job = read_job()
    reset_scene(background=(0.002, 0.008, 0.010))
    build_nursery(sea())
    light_scene()
    choose_camera(VIEWS, job.view).data.clip_start = 0.01
    render(job, bounces=3, clamp=3.0, adaptive=0.012, diffuse_bounces=1)


if __name__ == "__main__":
    main()
