"""A coral nursery in open water, photographed from a hand's breadth above one of its frames.

Young colonies are tied to a hexagon of coated steel over sand. A pair of strobes lights what is
near; behind it, frames and a nursery tree sink into the blue. Metres; the sand lies at z = 0.
"""

from math import cos, pi, radians, sin

import numpy as np
from mathutils import Matrix, Vector

from parts import closeup, fragments, lights, planted_tank, tabletop, water
from parts.blender import basis, box, place, reset_scene, to_blender_mesh
from parts.camera import choose_camera
from parts.colors import fill, mix, smoothstep, srgb
from parts.job import read_job
from parts.mesh import grid_faces, icosphere, tube, tubes
from parts.noise import noise3
from parts.render import render
from parts.solids import solid
from parts.tool_pieces import lettering

VIEWS = {
    "main": dict(
        location=(-0.13, -0.47, 0.565), target=(0.03, 0.20, 0.345), lens=40, focus=0.54, fstop=7.1
    ),
}

HEIGHT, RADIUS, ROD = 0.34, 0.50, 0.0078
# Frames: x, y of the middle, yaw. The first is the one we look at.
FRAMES = [
    (0.10, 0.44, 0.30), (-1.02, 0.98, 0.10), (0.98, 1.25, 0.72), (-0.35, 1.80, 0.45),
    (1.95, 2.2, 0.2), (-1.75, 2.5, 0.9), (0.65, 2.9, 0.5), (-0.6, 3.9, 0.1),
]  # fmt: skip
TREES = [(-0.92, 3.0), (2.5, 4.6)]

# Foot, flesh and growing tips.
COLORS = {
    "cream": ("#6f6247", "#a08a66", "#d8caa6"),
    "brown": ("#4c3823", "#7d5f3e", "#d8c298"),
    "tan": ("#6e5233", "#a67c4c", "#eed9b0"),
    "olive": ("#474c2c", "#72764a", "#cdc898"),
    "lilac": ("#55483f", "#7f6c62", "#a597b4"),
    "rose": ("#6b473e", "#a1766b", "#e2c0b6"),
}
COLONIES = (
    ("staghorn", "brown", 1.30), ("staghorn", "cream", 1.10), ("staghorn", "lilac", 1.20),
    ("bush", "tan", 1.25), ("bush", "olive", 1.15), ("bush", "rose", 1.05),
    ("cauliflower", "brown", 1.10), ("cauliflower", "cream", 1.20), ("finger", "olive", 1.15),
    ("staghorn", "tan", 0.85), ("bush", "cream", 1.35), ("staghorn", "olive", 1.35),
)  # fmt: skip


def sea():
    """Blue-green water some metres deep, which closes after three or four."""
    stops = [
        (0.0, (0.001, 0.012, 0.017)),
        (0.40, (0.002, 0.030, 0.041)),
        (0.70, (0.006, 0.078, 0.098)),
        (1.0, (0.020, 0.165, 0.190)),
    ]
    return water.SeaFog(
        stops,
        density=0.50,
        absorb=(0.42, 0.07, 0.045),
        top=1.2,
        light_absorb=(0.25, 0.04, 0.02),
        start=0.42,
        sun=(0.36, 1.25),
        glow_falloff=2.4,
        glow_color=(0.030, 0.18, 0.20),
    )


def coated_rod(start, end, rng, radius=ROD):
    """A bar that resin and sand have been stuck to: lumpy, not quite straight."""
    start, end = np.asarray(start, float), np.asarray(end, float)
    count = max(8, int(np.linalg.norm(end - start) / 0.004))
    share = np.linspace(0, 1, count)[:, None]
    bow = rng.normal(0, 0.001, 3) * np.sin(pi * share)
    path = start + (end - start) * share + bow
    sides = 28
    vertices, faces = tube(path, np.full(count, radius), sides)
    lumps = noise3(vertices, rng, 3, 95.0) + 0.5 * noise3(vertices, rng, 2, 420.0)
    middle = np.repeat(path, len(vertices) // count, 0)
    vertices = middle + (vertices - middle) * (1 + 0.13 * lumps)[:, None]
    return dict(v=vertices, f=faces)


def sleeve(rng, foot, body):
    """Flesh that has crept from a colony's foot about the bar, which runs along z."""
    share = np.linspace(-1, 1, 90)
    path = np.outer(share * 0.024, [0, 0, 1])
    vertices, faces = tube(path, np.ones(90), 64)
    middle = np.repeat(path, 64, 0)
    ragged = vertices * [0.35, 0.35, 20]
    edge = 1 - (np.repeat(share, 64) + 0.30 * noise3(ragged, rng, 2, 3.0)) ** 2
    grown = smoothstep(0.0, 0.7, edge) * np.repeat(smoothstep(1.0, 0.7, np.abs(share)), 64)
    lumps = noise3(middle + vertices * 0.02, rng, 3, 160.0)
    radius = ROD * (0.74 + 0.52 * grown + 0.10 * grown * lumps)
    colors = 0.72 * mix(foot, body, np.clip(0.1 + 0.4 * grown + 0.5 * lumps, 0, 1))
    return dict(v=middle + (vertices - middle) * radius[:, None], f=faces, c=colors)


class Nursery:
    """What stands on the sand: frames with their colonies, trees with theirs."""

    def __init__(self, fog, rng):
        self.rng = rng
        self.steel = closeup.weathered(
            "coated steel", fog, srgb("#4b4640"), srgb("#857b69"), srgb("#6d4c52"), 60.0, 0.8
        )
        self.nylon = closeup.weathered(
            "nylon", fog, srgb("#8f907f"), srgb("#b9b8a6"), srgb("#5d6044"), 75.0, 0.2
        )
        self.tag = closeup.weathered(
            "tag", fog, srgb("#b9b49c"), srgb("#d6d0b8"), srgb("#8a8460"), 42.0, 0.15
        )
        self.ink = closeup.weathered(
            "ink", fog, srgb("#23241f"), srgb("#37362e"), srgb("#4a4a38"), 90.0, 0.1
        )
        tissue = closeup.coral_tissue(fog, hue=0.022, value=0.2)
        self.colonies = []
        for seed, (habit, name, size) in enumerate(COLONIES):
            foot, body, tip = (srgb(color) for color in COLORS[name])
            mesh = fragments.branching(130 + seed, habit, foot, body, tip, size, pads=0)
            polyps = None
            if len(mesh["mouths"]):
                pale = mix(body, tip, 0.35), mix(body, tip, 0.9)
                arms = fragments.polyps(rng, mesh["mouths"], mesh["v"], *pale, size=0.0011)
                polyps = to_blender_mesh(arms, "polyps", [tissue])
            crust = to_blender_mesh(sleeve(rng, foot, body), "crust", [tissue])
            self.colonies.append((to_blender_mesh(mesh, habit, [tissue]), polyps, crust))

    def colony(self, matrix, along=None):
        """One of the colonies by chance; on a bar along that way, its polyps are out.

        There its flesh has grown about the bar.
        """
        mesh, polyps, crust = self.colonies[self.rng.integers(len(self.colonies))]
        place(mesh, "colony", matrix=matrix)
        if along is None:
            return
        if polyps:
            place(polyps, "polyps", matrix=matrix)
        turn = Vector((0, 0, 1)).rotation_difference(Vector(along)).to_matrix().to_4x4()
        size = matrix.to_scale()[0] ** 0.5
        grown = Matrix.Diagonal((1, 1, size * self.rng.uniform(0.8, 1.25), 1))
        place(crust, "crust", matrix=Matrix.Translation(matrix.to_translation()) @ turn @ grown)

    def frame(self, x, y, yaw, close=False):
        """A hexagon on six legs, a raised hub in its middle, colonies along its bars.

        Returns its corners.
        """
        angles = np.arange(6) * pi / 3 + yaw
        corners = [np.array([x + RADIUS * cos(a), y + RADIUS * sin(a), HEIGHT]) for a in angles]
        corners = [corner + self.rng.normal(0, 0.008, 3) for corner in corners]
        hub = np.array([x, y, HEIGHT + 0.10])
        bars = [(corners[index], corners[(index + 1) % 6]) for index in range(6)]
        bars += [(hub, corners[index]) for index in range(0, 6, 2)]
        legs = [(c, [*(c[:2] + (c[:2] - [x, y]) * 0.10), -0.03]) for c in corners]
        for start, end in [*bars, *legs]:
            solid(coated_rod(start, end, self.rng), self.steel, name="bar")
        ball, faces = icosphere(4)
        for joint in (*corners, hub):
            lumps = 1 + 0.16 * noise3(ball, self.rng, 3, 3.0)
            solid(dict(v=ball * lumps[:, None] * 0.0135 + joint, f=faces), self.steel)
        for start, end in bars:
            self.plant(start, end, close)
        return corners

    def plant(self, start, end, close):
        """Colonies along a bar with uneven gaps, some of them dead and gone, each tied on."""
        ahead = (end - start) / np.linalg.norm(end - start)
        at = self.rng.uniform(0.02, 0.07)
        while at < np.linalg.norm(end - start) - 0.02:
            size = float(np.clip(self.rng.lognormal(0.15, 0.24), 0.70, 1.60))
            spot = start + ahead * at
            at += self.rng.uniform(0.010, 0.042) + 0.020 * size
            if self.rng.random() < 0.10:
                at += self.rng.uniform(0.0, 0.06)
                continue
            lean = np.array([0, 0, 1.0]) + self.rng.normal(0, 0.28, 3)
            spin = self.rng.uniform(0, 6.3)
            foot = tuple(spot + [0, 0, ROD * 0.8])
            stand = basis(lean / np.linalg.norm(lean), 0.0, spin, size, foot)
            self.colony(stand, ahead if close else None)
            if close:
                self.tie(spot + ahead * self.rng.uniform(0.004, 0.012), ahead)

    def tie(self, spot, ahead):
        """A cable tie about bar and foot: a strap that leaves its head in a long tail."""
        rng = self.rng
        side = np.cross(ahead, [0, 0, 1.0])
        side /= np.linalg.norm(side)
        up = np.cross(side, ahead)
        begin = rng.uniform(-0.6, 1.2)
        turn = begin + np.linspace(0, 2 * pi, 48)[:, None]
        tight = ROD * rng.uniform(1.24, 1.36)
        loop = spot + (side * np.cos(turn) + up * np.sin(turn)) * tight
        leave = loop[-1] - loop[-2]
        leave /= np.linalg.norm(leave)
        curl = side * rng.normal(0, 0.5) + up * rng.normal(0.2, 0.4) + ahead * rng.normal(0, 0.3)
        along = np.linspace(0.03, 1, 22)[:, None] * rng.uniform(0.014, 0.042)
        tail = loop[-1] + leave * along + curl * along**2 * 14
        path = np.vstack([loop, tail])
        way = np.gradient(path, axis=0)
        way /= np.linalg.norm(way, axis=1)[:, None]
        across = ahead - way * (way @ ahead)[:, None]
        across /= np.linalg.norm(across, axis=1)[:, None]
        out = np.cross(way, across)
        half, thin = 0.0017, 0.00055
        corners = ((-half, -thin), (half, -thin), (half, thin), (-half, thin))
        ring = np.stack([path + across * a + out * b for a, b in corners], 1).reshape(-1, 3)
        strap = dict(v=ring, f=grid_faces(len(path), 4, True))
        place(to_blender_mesh(strap, "strap", [self.nylon], smooth=False), "strap")
        lie = Matrix(np.stack([way[47], across[47], out[47]], 1).tolist()).to_euler()
        box((0.0056, 0.0046, 0.0040), loop[-1], self.nylon, 0.0006, 2, lie, "head")

    def hang_tag(self, corners, number):
        """A numbered plate on a wire below the bar that runs from the nearest corner to the left."""
        near = int(np.argmin([corner[1] for corner in corners]))
        spot = corners[near] + 0.16 * (corners[near - 1] - corners[near]) - [0, 0, ROD * 0.9]
        lean, middle = (radians(80), radians(5), radians(14)), np.array(spot) - [0, 0.016, 0.040]
        box((0.044, 0.030, 0.0018), middle, self.tag, 0.0008, 2, lean, "tag")
        front = Matrix.Rotation(lean[2], 3, "Z") @ Matrix.Rotation(lean[0], 3, "X")
        printed = middle + np.array(front) @ [0, 0, 0.00105]
        lettering(number, 0.021, self.ink, tuple(printed), lean)
        wire = np.array([spot, spot - np.array([0.001, 0.012, 0.012]), middle + [0, 0, 0.012]])
        solid(tubes([(wire, np.full(3, 0.0008), np.ones((3, 3)))], 8), self.nylon)

    def tree(self, x, y, height=2.2, arm=0.48):
        """A floating mast with crossed arms, colonies on threads along them."""
        lines = [(np.array([[x, y, 0.0], [x, y, height]]), np.full(2, 0.016), np.ones((2, 3)))]
        for level, z in enumerate(np.arange(0.55, height, 0.26)):
            for turn in (0, pi / 2):
                angle = 0.8 * level + turn
                reach = np.array([cos(angle), sin(angle), 0]) * arm
                middle = np.array([x, y, z])
                ends = np.array([middle - reach, middle + reach])
                lines.append((ends, np.full(2, 0.009), np.ones((2, 3))))
                for share in np.linspace(-1, 1, 7)[[0, 1, 2, 4, 5, 6]]:
                    hook = middle + reach * share + self.rng.normal(0, 0.012, 3) * [1, 1, 0]
                    end = hook - [0, 0, self.rng.uniform(0.06, 0.11)]
                    lines.append((np.array([hook, end]), np.full(2, 0.001), np.ones((2, 3))))
                    spin = self.rng.uniform(0, 6.3)
                    size = self.rng.uniform(0.8, 1.4)
                    self.colony(basis((0.1, 0, -1), 0.0, spin, size, tuple(end)))
        solid(tubes(lines, 12), self.nylon, name="tree")


def lay_sand(fog, rng):
    """Coarse pale sand in low ripples, with pieces of dead coral on it."""
    x, y = np.meshgrid(np.linspace(-7, 7, 420), np.linspace(-1.2, 11, 420), indexing="ij")
    points = np.stack([x, y, 0 * x], -1).reshape(-1, 3)
    bent = x + 0.3 * y + 0.10 * noise3(points, rng, 3, 1.1).reshape(x.shape)
    ripples = 0.010 * np.sin(bent * 34) * (0.6 + 0.4 * np.sin(y * 2.1 + x))
    height = ripples + 0.05 * noise3(points, rng, 3, 0.6).reshape(x.shape)
    points[:, 2] = height.ravel() - 0.02
    shades = (0.16, 0.135, 0.10), (0.40, 0.355, 0.28)
    sand = planted_tank.granules("sand", shades, 0.0026, fog, 0.7)
    place(to_blender_mesh(dict(v=points, f=grid_faces(*x.shape)), "sand", [sand]), "sand")
    dead = fragments.branching(7, "skeleton", *(srgb(c) for c in ("#6d675a", "#8f8877", "#aaa390")))
    skin = closeup.weathered(
        "rubble", fog, srgb("#6d675a"), srgb("#a19985"), srgb("#6f6a4c"), 80.0, 0.8
    )
    mesh = to_blender_mesh(dead, "rubble", [skin])
    for spot in rng.uniform((-1.3, 0.0, 0.0), (1.5, 2.6, 0.0), (46, 3)):
        lying = tuple(rng.uniform(0, 6.3, 3))
        place(mesh, "rubble", tuple(spot), lying, rng.uniform(0.5, 1.1))


def light_scene():
    """Daylight that ripples have softened, two strobes beside the camera."""
    water.ripples_above(16, 16, (0, 3, 1.9), seed=5, scale=0.9, gain=0.55, lift=0.5)
    lights.sun((radians(-30), radians(-22), 0), 2.2, (0.72, 0.96, 1.0), 0.05)
    lights.area((0, 3, 5), (0, 0, 0), 9, 150, (0.45, 0.88, 1.0))
    tabletop.softbox((-0.62, -0.62, 0.98), (0.0, 0.06, 0.36), 0.16, 5.6, (1.0, 0.93, 0.84), 0.16)
    tabletop.softbox((0.62, -0.58, 0.70), (0.1, 0.08, 0.38), 0.16, 1.6, (1.0, 0.93, 0.84), 0.16)


def main():
    job = read_job()
    reset_scene(background=(0.002, 0.012, 0.015))
    rng = np.random.default_rng(12)
    fog = sea()
    lay_sand(fog, rng)
    nursery = Nursery(fog, rng)
    nursery.hang_tag(nursery.frame(*FRAMES[0], close=True), "17")
    for frame in FRAMES[1:]:
        nursery.frame(*frame)
    for tree in TREES:
        nursery.tree(*tree)
    fog.hang_backdrop(60, 30, (0, 11.5, 6))
    closeup.marine_snow(rng, 90, (-0.5, -0.25, 0.25), (0.5, 0.9, 0.85), 0.0004)
    light_scene()
    choose_camera(VIEWS, job.view).data.clip_start = 0.01
    render(job, bounces=3, clamp=4.0, adaptive=0.014, diffuse_bounces=1)


if __name__ == "__main__":
    main()
