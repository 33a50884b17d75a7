"""A coral nursery in open water: hexagonal frames on sand, floating trees, young corals on both.

The sun is rendered as a light group of its own, so that parts/underwater.py can lay caustics and
shafts of light over the picture afterwards.
"""

from math import cos, pi, radians, sin

import numpy as np
from mathutils import Euler, Matrix

from parts import lights, materials
from parts.blender import basis, place, plane, reset_scene, to_blender_mesh
from parts.camera import choose_camera
from parts.colours import fill, srgb
from parts.job import read_job
from parts.mesh import sphere, tubes
from parts.reef import Reef
from parts.render import render
from parts.shoal import put_fish
from parts.water import SeaFog

VIEWS = {"main": dict(location=(0.0, -5.2, 1.35), target=(0.0, 3.0, 1.25), lens=28)}

SAND = -0.35
STEEL, ROPE, BUOY = srgb("#8a8274"), srgb("#d8d2c0"), srgb("#e8c66a")

# Hexagonal frames: x, y, z, radius.
FRAMES = [
    (-1.55, -2.1, 0.05, 0.52),
    (-0.55, -2.55, -0.02, 0.50),
    (-1.05, -1.15, 0.05, 0.52),
    (0.1, -1.6, 0.02, 0.52),
    (-2.15, -0.9, 0.1, 0.52),
    (-0.4, -0.3, 0.06, 0.52),
    (-1.6, 0.1, 0.1, 0.55),
    (0.75, -0.5, 0.05, 0.52),
    (-2.9, 0.2, 0.15, 0.55),
    (-0.9, 1.1, 0.1, 0.55),
    (0.45, 0.8, 0.08, 0.55),
    (1.5, 0.5, 0.05, 0.55),
    (-2.2, 1.5, 0.15, 0.55),
    (-3.6, 1.7, 0.2, 0.6),
    (0.1, 2.2, 0.12, 0.6),
    (1.4, 2.0, 0.1, 0.6),
    (-1.4, 2.6, 0.15, 0.6),
    (2.8, 2.2, 0.1, 0.6),
    (-0.3, 3.9, 0.15, 0.65),
    (1.8, 3.9, 0.12, 0.65),
    (-3.0, 3.6, 0.2, 0.65),
    (3.6, 4.2, 0.15, 0.65),
]
FRAME_FILL = 0.74  # the share of a frame's places that carry a coral
# Trees: x, y, height of the top.
TREES = [
    (2.35, -0.2, 2.35),
    (3.5, 1.6, 2.7),
    (1.9, 4.2, 2.8),
    (-4.3, 3.4, 2.8),
    (4.9, 4.8, 2.9),
    (-0.9, 6.8, 2.9),
]
ARM = 0.52
# Far rock (x, y, z, radius).
ROCKS = [
    (5, 9, 0.2, 2.2),
    (8, 8, 0.8, 2.2),
    (-7, 9, 0.3, 2.4),
    (-10, 8, 1, 2.6),
    (0, 12, -0.3, 2.2),
]
# Single fish: kind, x, y, z, length, yaw in degrees, pitch, pose, glow.
FISH = [
    ("emperor_angelfish", -0.55, -2.35, 0.62, 0.34, 14, 0.05, 2, 0.1),
    ("yellow_tang", 0.62, -1.75, 0.55, 0.26, 168, 0.0, 1, 0.1),
    ("blue_tang", -1.95, -1.3, 0.72, 0.27, 20, 0.06, 3, 0.1),
    ("bannerfish", 1.45, -1.6, 1.15, 0.26, 172, 0.0, 3, 0.08),
    ("bannerfish", 1.7, -1.45, 1.28, 0.24, 168, 0.0, 5, 0.08),
]


def rod(points, radius, colour):
    """One straight or bent rod for mesh.tubes."""
    return np.array(points), np.full(len(points), radius), fill(colour, len(points))


class Nursery:
    """Sets young corals of a reef onto frames and trees."""

    def __init__(self, reef, rng):
        self.rng = rng
        self.steel = materials.coral(reef.fog, 0.7, 0.5, 60, 0, 0, name="steel")
        self.rope = materials.coral(reef.fog, 0.8, 0.2, 60, 0, 0, name="rope")
        self.young = [
            mesh for name, mesh in reef.meshes.items() if name.startswith(("acro", "bush"))
        ]

    def pick(self):
        """A branching coral by chance."""
        return self.young[self.rng.integers(len(self.young))]

    def frame(self, x, y, z, radius, turn):
        """A flat hexagonal dome of steel rods on six feet, corals tied to its nodes."""
        angles = np.arange(6) * pi / 3 + turn
        corners = [np.array([x + radius * cos(a), y + radius * sin(a), z]) for a in angles]
        top = np.array([x, y, z + 0.16])
        rods = []
        for index, corner in enumerate(corners):
            foot = corner * [1, 1, 0] + [0, 0, z - 0.33]
            rods.append(rod([corner, corners[(index + 1) % 6]], 0.014, STEEL))
            rods.append(rod([top, corner], 0.014, STEEL))
            rods.append(rod([corner, foot], 0.014, STEEL))
        middles = [(corners[index] + corners[(index + 1) % 6]) / 2 for index in range(6)]
        for index, middle in enumerate(middles):
            rods.append(rod([middle, middles[(index + 1) % 6]], 0.010, STEEL))
        place(to_blender_mesh(tubes(rods), "frame", [self.steel]), "frame")

        halfway = [(top + point) / 2 for point in corners + middles]
        for point in corners + middles + [top] + halfway:
            if self.rng.random() < FRAME_FILL:
                mesh = self.pick()
                spin, size = self.rng.uniform(0, 6), self.rng.uniform(0.26, 0.58)
                spot = tuple(point + [0, 0, -0.01])
                place(mesh, "young coral", matrix=basis((0, 0, 1), 1, spin, size, spot))

    def tree(self, x, y, height):
        """A floating mast with six crosses of arms, corals on threads along them."""
        rods = [rod([[x, y, -0.4], [x, y, height]], 0.022, ROPE)]
        for level, z in enumerate(np.linspace(0.75, height - 0.15, 6)):
            middle = np.array([x, y, z])
            for turn in (0, pi / 2):
                angle = level * pi / 4 + 0.3 + turn
                arm = np.array([cos(angle), sin(angle), 0]) * ARM
                rods.append(rod([middle - arm, middle + arm], 0.012, ROPE))
                for share in np.linspace(-1, 1, 7):
                    if abs(share) >= 0.2:
                        rods.append(self._hang(middle + arm * share))
        rods.append(rod([[x, y, height], [x + 0.05, y, height + 0.5]], 0.006, ROPE))
        place(to_blender_mesh(tubes(rods), "tree", [self.rope]), "tree")
        vertices, faces = sphere(24, 16)
        vertices = vertices * 0.13 + [x + 0.05, y, height + 0.6]
        buoy = dict(v=vertices, f=faces, c=fill(BUOY, len(vertices)))
        place(to_blender_mesh(buoy, "buoy", [self.rope]), "buoy")

    def _hang(self, point):
        """Hang a coral below a point of an arm; returns its thread."""
        end = point - [0, 0, 0.13]
        mesh = self.pick()
        turn = Euler((self.rng.uniform(0, 6), self.rng.uniform(0, 6), 0)).to_matrix().to_4x4()
        size = Matrix.Scale(self.rng.uniform(0.20, 0.30), 4)
        matrix = Matrix.Translation(tuple(end + np.array([0, 0, -0.02]))) @ turn @ size
        place(mesh, "young coral", matrix=matrix)
        return rod([point, end], 0.0025, ROPE)


def add_far_reef(reef):
    """Rock with grown corals at the edge of sight."""
    rock = reef.rock(ROCKS, 34, 110, noise=0.28, margin=0.8, detail=0.12)
    mix = dict(acro=3, bush=3, table=2, gorg=1, plate=1, brain=1)
    reef.populate(rock, 220, mix, (1.2, 2.2), 0.4, 0, 0.6, 0.4, lowest=-0.3)


def release_fish(reef):
    """Two schools among the frames, sardines far above, five single fish in front."""
    reef.school("chromis", 46, (-0.6, 0.6, 1.35), (1.5, 0.8, 0.28), 0.15, radians(12), 0.3)
    reef.school("anthias", 26, (2.0, 0.2, 1.15), (0.7, 0.6, 0.45), 0.17, radians(175), 0.35)
    far = dict(metal=0.25, distance=0.16)
    reef.school("sardine", 120, (-1.0, 6.5, 3.0), (4.2, 1.0, 0.5), 0.32, radians(5), 0.12, **far)
    for kind, x, y, z, length, yaw, pitch, pose, glow in FISH:
        put_fish(kind, reef.fog, (x, y, z), length, radians(yaw), pitch, pose, 0, glow)


def main():
    job = read_job()
    reset_scene()
    rng = np.random.default_rng(12)
    fog = SeaFog(
        [
            (0.0, (0.0008, 0.0085, 0.018)),
            (0.34, (0.0012, 0.020, 0.036)),
            (0.58, (0.0026, 0.046, 0.072)),
            (1.0, (0.006, 0.105, 0.150)),
        ],
        density=0.105,
        absorb=(0.10, 0.020, 0.012),
        top=4.0,
        light_absorb=(0.04, 0.010, 0.005),
        start=2.0,
        sun=(0.38, 1.12),
        glow_falloff=2.6,
        glow_colour=(0.028, 0.22, 0.26),
    )
    choose_camera(VIEWS, job.view)
    reef = Reef(fog, 9, glow=0.06)
    sand = ("#8d7d62", "#b8a788")
    reef.sand(-16, 16, -6, 26, SAND, 0.28, colours=sand, columns=300, rows=300)
    nursery = Nursery(reef, rng)
    for x, y, z, radius in FRAMES:
        nursery.frame(x, y, z, radius, rng.uniform(0, 1))
    for tree in TREES:
        nursery.tree(*tree)
    add_far_reef(reef)
    release_fish(reef)
    plane(140, 60, (0, 34, 18), fog.backdrop(), (radians(90), 0, 0))

    sun = lights.sun((radians(20), radians(14), 0), 9.0, (0.86, 0.97, 1.0), 0.008)
    sun.lightgroup = "sun"
    lights.area((0, 1, 9), (0, 0, 0), 16, 700, (0.55, 0.88, 1.0))
    behind_camera = (radians(60), 0, radians(-8))
    lights.area((-1, -7.5, 4), behind_camera, 5, 330, (0.95, 0.92, 0.90))
    render(
        job,
        bounces=3,
        clamp=4,
        position=True,
        light_group="sun",
        transparent_bounces=12,
        diffuse_bounces=2,
    )


if __name__ == "__main__":
    main()
