"""Young coral tied to a rope of a nursery in the sea, photographed from a hand's breadth.

The rope hangs slack along x; the knot in focus is near the origin. Metres. View: main.
"""

from math import pi, radians

import numpy as np
from mathutils import Euler
from scipy.spatial import ConvexHull, cKDTree

from parts import closeup, fouling, lights, materials, tabletop, water
from parts.blender import box, place, reset_scene, to_blender_mesh
from parts.camera import choose_camera
from parts.colors import mix, smoothstep, srgb
from parts.fragments import polyps
from parts.job import read_job
from parts.mesh import cat, scatter, tube, vertex_normals
from parts.noise import noise3
from parts.render import render
from parts.solids import solid
from parts.tool_pieces import lettering
from parts.young_coral import Limb, twigs, young_coral

ROPE = 0.0068  # its radius
LAY = 0.046  # the length in which a strand goes once about the rope
LEFT, RIGHT = -0.26, 0.34

VIEWS = {
    "main": dict(
        location=(-0.060, -0.245, 0.062), target=(0.004, 0.0, 0.0185), lens=58, focus=0.241, fstop=9
    ),
}


def sea():
    """Blue-green water a few metres below the surface, which closes soon."""
    stops = [
        (0.0, (0.004, 0.030, 0.038)),
        (0.40, (0.010, 0.070, 0.082)),
        (0.72, (0.026, 0.140, 0.155)),
        (1.0, (0.060, 0.250, 0.262)),
    ]
    return water.SeaFog(
        stops,
        density=1.3,
        absorb=(0.7, 0.12, 0.08),
        top=0.6,
        light_absorb=(0.35, 0.05, 0.03),
        start=0.24,
        sun=(0.30, 1.25),
        glow_falloff=2.2,
        glow_color=(0.06, 0.22, 0.22),
    )


def rope_way(x):
    """The middle of the rope at x: it sags, and comes towards us at the left."""
    x = np.asarray(x, float)
    return np.stack([x, 0.35 * (x - 0.02) + 0.35 * x**2, 0.35 * x**2 + 0.035 * x + 0.0012 * np.sin(31 * x)], -1)


def rope_frame(x):
    """The rope's middle at x, and its direction, level side and upper side there."""
    spot = rope_way(x)
    ahead = rope_way(np.asarray(x) + 1e-4) - rope_way(np.asarray(x) - 1e-4)
    ahead /= np.linalg.norm(ahead, axis=-1, keepdims=True)
    side = np.cross(ahead, [0, 0, 1.0])
    side /= np.linalg.norm(side, axis=-1, keepdims=True)
    return spot, ahead, side, np.cross(side, ahead)


def lay_rope(rng, skin, weed):
    """Three strands of many yarns, worn and overgrown; returns the mesh of the yarns."""
    x = np.linspace(LEFT, RIGHT, 760)
    middle, ahead, side, up = rope_frame(x)
    strand, yarn, around = ROPE * 0.465, ROPE * 0.135, 11
    parts, cores = [], []
    for turn in (0, 2 * pi / 3, 4 * pi / 3):
        angle = turn + 2 * pi * x / LAY + 0.12 * np.sin(23 * x + turn)
        out = side * np.cos(angle)[:, None] + up * np.sin(angle)[:, None]
        line = middle + out * (ROPE - strand)
        across = np.cross(ahead, out)
        cores.append((line, np.full(len(x), strand * 0.86)))
        for number in range(around):
            twist = 2 * pi * number / around - 2 * pi * x / (LAY * 0.62) + rng.normal(0, 0.08)
            loose = strand - yarn * 0.75 + abs(rng.normal(0, 0.00016))
            loose = (loose + 0.00012 * np.sin(70 * x + rng.uniform(0, 6.3)))[:, None]
            path = line + (out * np.cos(twist)[:, None] + across * np.sin(twist)[:, None]) * loose
            thick = yarn * rng.uniform(0.86, 1.14) * (1 + 0.10 * np.sin(x * rng.uniform(300, 700) + number))
            vertices, faces = tube(path, thick, 9)
            parts.append(dict(v=vertices, f=faces, c=0 * vertices + rng.uniform(0.85, 1.15)))
    for line, thick in cores:
        vertices, faces = tube(line, thick, 16)
        parts.append(dict(v=vertices, f=faces, c=0 * vertices + 0.8))
    rope = cat(parts)
    rope = dict(rope, f=np.concatenate([rope["f"][:, [0, 1, 2]], rope["f"][:, [0, 2, 3]]]))
    normals = vertex_normals(rope["v"], rope["f"])
    bare, film = (srgb("#8c8b74"), srgb("#b3ae96")), (srgb("#2f3218"), srgb("#6a6234"))
    colors, lift = fouling.grown_over(rng, rope["v"], normals, bare, film, 170, 0.0030, 0.12)
    deep = np.linalg.norm(rope["v"] - rope_way(rope["v"][:, 0]), axis=1)
    colors = colors * rope["c"] * (0.35 + 0.65 * smoothstep(ROPE * 0.62, ROPE * 0.98, deep))[:, None]
    silted = smoothstep(0.2, 0.9, normals[:, 2]) * smoothstep(-0.2, 0.6, noise3(rope["v"], rng, 3, 120.0))
    colors = mix(colors, srgb("#857a5f"), 0.55 * silted)
    rope = dict(v=rope["v"] + normals * 0.7 * lift[:, None], f=rope["f"], c=colors)
    place(to_blender_mesh(rope, "rope", [skin]), "rope")

    def seen(centres):
        """Only what is near enough to show single threads."""
        return ((centres[:, 0] > -0.13) & (centres[:, 0] < 0.17)) * 1.0

    roots, out = scatter(rope["v"], rope["f"], 900, rng, lambda c, n: seen(c))
    torn = fouling.turf(rng, roots, out, 0.0042, 0.000028, (srgb("#8f8b72"), srgb("#bdb79c")), droop=0.4)
    place(to_blender_mesh(torn, "torn", [weed]), "torn")
    tufts, _ = scatter(rope["v"], rope["f"], 240, rng, lambda c, n: seen(c) * np.clip(n[:, 2] + 0.9, 0, 1))

    def in_tufts(centres, _):
        return seen(centres) * np.exp(-((cKDTree(tufts).query(centres)[0] / 0.0026) ** 2))

    roots, out = scatter(rope["v"], rope["f"], 13000, rng, in_tufts)
    colors = srgb("#2b3113"), srgb("#85803f")
    grown = fouling.turf(rng, roots, out, 0.0040, 0.000036, colors, (0.5, 0.1, 0.1), 0.15)
    place(to_blender_mesh(grown, "turf", [weed]), "turf")
    roots, out = scatter(rope["v"], rope["f"], 1500, rng, lambda c, n: seen(c) * np.clip(n[:, 2] - 0.1, 0, 1))
    place(to_blender_mesh(fouling.silt(rng, roots, out, 0.00014), "silt", [skin]), "silt")
    roots, out = scatter(rope["v"], rope["f"], 34, rng, lambda c, n: seen(c))
    place(to_blender_mesh(fouling.coiled_worms(rng, roots, out, 0.0009), "worms", [skin]), "worms")


class Cutting:
    """A coral whose stem lies along the rope at x and then turns up.

    way: +1 or -1 along the rope; lean: how far it leans back
    """

    def __init__(self, x, way, seed, colors, tall, stem=0.0042, lean=0.15, branches=((5, 0.40, 0.92),)):
        rng = np.random.default_rng(seed)
        spot, ahead, side, up = rope_frame(x)
        ahead = ahead * way

        def at(along, over, aside=0.0):
            return spot + ahead * along + up * (ROPE + over) - side * aside

        self.x, self.stem = x, stem
        self.start, self.end = at(-0.015, stem * 0.75), at(0.010, stem * 0.85)
        lying = at(-0.019, stem * 0.7), at(-0.004, stem * 0.8), at(0.010, stem * 1.1, lean * 0.004)
        risen = at(0.018, tall * 0.42, lean * 0.012), at(0.021, tall * 0.74, lean * 0.022)
        main = Limb((*lying, *risen, at(0.025, tall, lean * 0.03)), stem, stem * 0.62)
        limbs = [main]
        for count, low, high in branches:
            limbs += twigs(rng, main, count, low, high, tall * 0.56, stem * 0.74, 0.30)
        for limb in list(limbs[1:]):
            limbs += twigs(rng, limb, 2, 0.35, 0.85, tall * 0.26, limb.radius * 0.85, 0.45)
        pads = []
        for along in np.linspace(-0.016, 0.010, 7):
            for aside in (-0.0048, 0.0048):
                centre = at(along + rng.normal(0, 0.0012), -0.0014, aside + rng.normal(0, 0.0006))
                pads.append((centre, rng.uniform(0.0026, 0.0042), rng.uniform(0.0016, 0.0024)))
        self.mesh = young_coral(seed, limbs, colors, pads)
        self.rng, self.colors = rng, colors

    def put(self, flesh, arms):
        """The coral and its open polyps."""
        place(to_blender_mesh(self.mesh, "colony", [flesh]), "colony")
        body, tip = self.colors[1] * 0.8, mix(self.colors[1], self.colors[2], 0.75)
        grown = polyps(self.rng, self.mesh["mouths"], self.mesh["v"], body, tip, 10, 0.0011, 0.35)
        place(to_blender_mesh(grown, "polyps", [arms]), "polyps")

    def tie(self, twine, weed, turns=3.2):
        """Twine about rope and stem, tight from one to the other, with a knot in front and two ends."""
        rng = self.rng
        circle = np.linspace(0, 2 * pi, 90, endpoint=False)
        ring = np.stack([np.cos(circle), np.sin(circle)], 1)
        about = np.concatenate([ring * (ROPE + 0.0006), ring * (self.stem + 0.0006) + [0, ROPE + self.stem * 0.8]])
        hull = about[ConvexHull(about).vertices]
        hull = np.roll(hull, -int(np.argmin(np.abs(np.arctan2(hull[:, 1], hull[:, 0])))), 0)
        loop = np.vstack([hull, hull[:1]])
        far = np.r_[0, np.cumsum(np.linalg.norm(np.diff(loop, axis=0), axis=1))]
        share = np.linspace(0, turns, int(140 * turns))
        flat = np.stack([np.interp(share % 1 * far[-1], far, loop[:, axis]) for axis in (0, 1)], 1)
        along = self.x - 0.006 + 0.0017 * share + 0.0009 * np.sin(share * 2 * pi + 1)
        spot, _, side, up = rope_frame(along)
        path = spot + side * flat[:, :1] + up * flat[:, 1:]
        knot = path[0] + side[0] * 0.0008
        lines = [path]
        for bend in ((0.4, -0.7, -0.9), (-0.7, -0.5, -1.0)):
            s = np.linspace(0, 1, 40)[:, None]
            curl = rng.normal(0, 0.3, 3)
            end = np.array(bend) * s + curl * np.sin(3 * s) * s + [0, -0.2, -0.5] * s**2
            lines.append(knot + end * rng.uniform(0.011, 0.020))
        turn = np.linspace(0, 4.2 * pi, 90)
        lines.append(knot + np.stack([0.0014 * np.cos(turn), 0.0012 * np.sin(turn * 0.5), 0.0012 * np.sin(turn)], 1))
        parts = []
        for line in lines:
            sides = 14
            vertices, faces = tube(line, np.full(len(line), 0.00062), sides)
            number = np.arange(len(vertices))
            # Two plies that wind about each other.
            ply = np.abs(np.sin((number % sides) * 2 * pi / sides + (number // sides) * 0.33))
            centre = np.repeat(line, sides, 0)
            vertices = centre + (vertices - centre) * (0.78 + 0.34 * ply)[:, None]
            parts.append(dict(v=vertices, f=faces, c=0 * vertices + 1))
        mesh = cat(parts)
        mesh = dict(mesh, f=np.concatenate([mesh["f"][:, [0, 1, 2]], mesh["f"][:, [0, 2, 3]]]))
        normals = vertex_normals(mesh["v"], mesh["f"])
        bare, film = (srgb("#928d76"), srgb("#b0aa90")), (srgb("#45431f"), srgb("#77703f"))
        colors, _ = fouling.grown_over(rng, mesh["v"], normals, bare, film, 4, 0.0010, 0.15)
        place(to_blender_mesh(dict(mesh, c=colors), "twine", [twine]), "twine")
        roots, out = scatter(mesh["v"], mesh["f"], 420, rng)
        hairs = fouling.turf(rng, roots, out, 0.0012, 0.000022, (srgb("#6f6c45"), srgb("#b4ae8c")))
        place(to_blender_mesh(hairs, "hairs", [weed]), "hairs")


def hang_tag(fog, skin):
    """A numbered tag on a wire, behind the rope and out of focus."""
    spot, _, _, _ = rope_frame(0.092)
    middle = spot + [0.004, 0.006, -0.036]
    plate = closeup.weathered("tag", fog, srgb("#b9b49c"), srgb("#d6d0b8"), srgb("#7d7a4c"), 60.0, 0.15)
    turn = Euler((radians(84), radians(-9), radians(24)))
    box((0.034, 0.022, 0.0016), tuple(middle), plate, 0.0007, 2, turn, "tag")
    ink = closeup.weathered("ink", fog, srgb("#23241f"), srgb("#3a382e"), srgb("#4a4a38"), 90.0, 0.1)
    printed = middle + np.array(turn.to_matrix()) @ [0, 0, 0.00095]
    lettering("117", 0.011, ink, tuple(printed), turn)
    s = np.linspace(0, 1, 20)[:, None]
    wire = spot + (middle + [0, 0, 0.011] - spot) * s + np.array([0.003, -0.004, 0]) * np.sin(pi * s)
    vertices, faces = tube(wire, np.full(20, 0.0006), 8)
    solid(dict(v=vertices, f=faces, c=0 * vertices + 0.2), skin)


def far_rope(rng, skin, colonies):
    """Another rope, so far off that it is only a shade, with a few corals on it."""

    def way(x):
        return np.stack([x, 0.50 - 0.25 * x, -0.010 - 0.16 * x + 0.12 * x**2], -1)

    vertices, faces = tube(way(np.linspace(-0.9, 1.3, 200)), np.full(200, 0.009), 14)
    tone = srgb("#4c4a30") * (1 + 0.3 * noise3(vertices, rng, 2, 60.0))[:, None]
    solid(dict(v=vertices, f=faces, c=tone), skin)
    for at, kind, turn in ((0.03, 1, 2.3), (0.30, 0, 0.6), (-0.24, 0, 4.4)):
        place(colonies[kind], "far colony", tuple(way(np.array(at))), (0, 0, turn))


def main():
    job = read_job()
    reset_scene(background=(0.006, 0.040, 0.046))
    rng = np.random.default_rng(12)
    fog = sea()
    hard = materials.coral(fog, 0.72, 0.7, 2400, 0, 0.0, name="hard", bump_distance=0.0004)
    weed, flesh = closeup.open_polyp(fog), closeup.living_flesh(fog)
    lay_rope(rng, hard, weed)
    brown = tuple(srgb(color) for color in ("#5d4426", "#86663a", "#d9c8a6"))
    olive = tuple(srgb(color) for color in ("#4d4a2a", "#6f6a3c", "#c7c2a4"))
    near = Cutting(-0.026, 1, 31, brown, 0.045)
    other = Cutting(0.062, -1, 47, olive, 0.032, 0.0040, -0.2)
    for cutting in (near, other):
        cutting.put(flesh, weed)
        cutting.tie(hard, weed)
    hang_tag(fog, hard)
    far_rope(rng, hard, [to_blender_mesh(cutting.mesh, "far colony", [flesh]) for cutting in (near, other)])
    fog.hang_backdrop(30, 20, (0, 4.0, 1.0))
    closeup.marine_snow(rng, 110, (-0.22, -0.16, -0.10), (0.30, 0.45, 0.22), 0.00030, (0.30, 0.52, 0.52))
    light_scene()
    choose_camera(VIEWS, job.view).data.clip_start = 0.01
    render(job, bounces=3, clamp=3.0, adaptive=0.014, diffuse_bounces=1)


def light_scene():
    """The sun through ripples, the glow of the water all round, a weak lamp beside the camera."""
    water.ripples_above(4, 4, (0, 0, 0.22), seed=5, scale=6.0, gain=1.3, lift=0.12)
    lights.sun((radians(-24), radians(-20), 0), 6.0, (0.86, 0.98, 0.96), 0.02)
    lights.area((0, 0.8, 1.6), (0, 0, 0), 3.0, 12, (0.50, 0.90, 0.98))
    tabletop.softbox((-0.36, -0.40, 0.26), (0, 0, 0.02), 0.10, 2.2, (1.0, 0.93, 0.84), 0.10)


if __name__ == "__main__":
    main()
