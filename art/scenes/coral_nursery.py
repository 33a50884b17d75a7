"""A coral nursery in open water: rows of numbered hexagonal frames on sand, floating trees, young
corals on both.

The sun is rendered as a light group of its own, so that parts/underwater.py can lay caustics and
shafts of light over the picture afterwards.
"""

from math import cos, pi, radians, sin

import bpy
import numpy as np
from mathutils import Euler, Matrix

from parts import lights, materials
from parts.blender import basis, box, place, plane, reset_scene, to_blender_mesh
from parts.camera import choose_camera
from parts.colors import fill, srgb
from parts.job import read_job
from parts.mesh import sphere, tubes
from parts.reef import Reef
from parts.render import render
from parts.water import SeaFog

VIEWS = {"main": dict(location=(0.0, -4.5, 1.30), target=(0.0, 3.0, 0.66), lens=32)}

SAND = -0.35
STEEL, ROPE, BUOY = srgb("#6f6a60"), srgb("#b8b2a0"), srgb("#d9b45c")
TAG, INK = srgb("#ece6d2"), srgb("#23241f")

# What grows in the shallows of Sri Lanka: browns, creams and olives, a little lilac and rose.
YOUNG = [
    ("#4a331f", "#b48a5c"),
    ("#6e4c28", "#d3ab74"),
    ("#5d4a46", "#a0919f"),
    ("#464f2b", "#b3b883"),
    ("#75603c", "#dcc79c"),
    ("#6a3f35", "#cf9c8c"),
]
PALETTE = {
    "acro": YOUNG,
    "table": [("#5c432a", "#cdb48a"), ("#545a34", "#b9b386"), ("#77655a", "#bda7b4")],
    "brain": [("#a58a5a", "#6d5a38"), ("#8f9e66", "#545a34"), ("#94704a", "#5c432a")],
    "plate": [("#8a6a3e", "#e6d6a8"), ("#6a7446", "#cdd6a0"), ("#75604f", "#c0a6d2")],
}

# Hexagonal frames in rows that run away from us: x, y of a row's nearest, its number of frames.
ROWS = [(-3.2, 0.0, 5), (-1.9, -0.35, 5), (-0.58, -0.62, 6), (0.74, -0.3, 5), (2.1, 1.2, 4)]
ROW_STEP = 1.36
FRAME_RADIUS = 0.52
FRAME_FILL = 0.70  # the share of a frame's places that carry a coral
# Trees: x, y, height of the top.
TREES = [
    (1.95, -0.3, 2.1),
    (3.35, 1.5, 2.5),
    (2.5, 4.4, 2.7),
    (-4.5, 3.4, 2.7),
    (4.9, 4.8, 2.8),
    (-2.2, 7.2, 2.8),
]
ARM = 0.52
# Low rock at the edge of sight (x, y, z, radius).
ROCKS = [(5, 11, -0.9, 2.0), (9, 10, -0.6, 2.2), (-8, 11, -0.8, 2.2), (-12, 10, -0.4, 2.6)]


def rod(points, radius, color):
    """One straight or bent rod for mesh.tubes."""
    return np.array(points), np.full(len(points), radius), fill(color, len(points))


class Nursery:
    """Sets young corals of a reef onto frames and trees."""

    def __init__(self, reef, rng):
        self.rng = rng
        self.steel = materials.coral(reef.fog, 0.7, 0.5, 60, 0, 0, name="steel")
        self.rope = materials.coral(reef.fog, 0.8, 0.2, 60, 0, 0, name="rope")
        self.plate = materials.plain("tag", TAG, 0.6, fog=reef.fog)
        self.ink = materials.plain("ink", INK, 0.7, fog=reef.fog)
        self.young = [
            mesh for name, mesh in reef.meshes.items() if name.startswith(("acro", "bush"))
        ]

    def pick(self):
        """A branching coral by chance."""
        return self.young[self.rng.integers(len(self.young))]

    def frame(self, x, y, z, radius, turn, number):
        """A flat hexagonal dome of steel rods on six feet, corals tied to its nodes; numbered."""
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
        self.tag(min(corners, key=lambda corner: corner[1]), number)

        halfway = [(top + point) / 2 for point in corners + middles]
        for point in corners + middles + [top] + halfway:
            if self.rng.random() < FRAME_FILL:
                mesh = self.pick()
                spin, size = self.rng.uniform(0, 6), self.rng.uniform(0.20, 0.46)
                spot = tuple(point + [0, 0, -0.01])
                place(mesh, "young coral", matrix=basis((0, 0, 1), 1, spin, size, spot))

    def tag(self, corner, number):
        """A plate with the frame's number, tied below the corner that is next to us."""
        x, y, z = corner
        lean = (radians(-8), 0, self.rng.uniform(-0.3, 0.3))
        middle = np.array([x, y - 0.025, z - 0.075])
        box((0.135, 0.005, 0.085), middle, self.plate, 0.002, 2, lean, "tag")
        write(f"{number:02d}", middle - [0, 0.006, 0], 0.075, self.ink, lean)

    def slate(self, x, y, z):
        """The slate on which divers note what they measure, hung on a mast with its pencil."""
        lean = (radians(-6), radians(4), radians(16))
        middle = np.array([x, y, z])
        box((0.24, 0.008, 0.31), middle, self.plate, 0.004, 2, lean, "slate")
        turn = np.array(Euler(lean).to_matrix())
        for line, (width, side) in enumerate([(0.12, -0.03)] + [(0.19, 0.0)] * 6):
            at = middle + turn @ [side, -0.0055, 0.115 - 0.038 * line]
            box((width, 0.002, 0.004), at, self.ink, rotation=lean, name="line")
        pencil = [middle + turn @ [0.14, -0.01, 0.10], middle + turn @ [0.15, -0.01, -0.06]]
        place(to_blender_mesh(tubes([rod(pencil, 0.006, BUOY)]), "pencil", [self.rope]), "pencil")

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


def write(text, location, height, material, rotation):
    """Letters on an upright plate that faces us."""
    curve = bpy.data.curves.new("letters", "FONT")
    curve.body = text
    curve.size = height
    curve.align_x = curve.align_y = "CENTER"
    curve.materials.append(material)
    place(curve, "letters", location, (rotation[0] + radians(90), rotation[1], rotation[2]))


def add_far_reef(reef):
    """Rock with grown corals at the edge of sight."""
    rock = reef.rock(ROCKS, 34, 110, noise=0.28, margin=0.8, detail=0.12)
    mix = dict(acro=3, bush=3, table=2, plate=1, brain=2)
    reef.populate(rock, 160, mix, (1.0, 1.8), 0.4, 0, 0.6, 0.4, lowest=-0.3)


def release_fish(reef):
    """Green chromis over the frames, a few anthias about the near tree."""
    reef.school("chromis", 34, (-0.9, 0.9, 0.78), (1.2, 1.0, 0.17), 0.085, radians(12), 0.3)
    reef.school("anthias", 14, (1.75, 0.1, 0.95), (0.5, 0.5, 0.3), 0.10, radians(175), 0.35)


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
        glow_color=(0.028, 0.22, 0.26),
    )
    choose_camera(VIEWS, job.view)
    reef = Reef(fog, 9, glow=0.02, palette=PALETTE)
    sand = ("#8d7d62", "#b8a788")
    reef.sand(-16, 16, -6, 26, SAND, 0.28, colors=sand, columns=300, rows=300)
    nursery = Nursery(reef, rng)
    number = 7
    for x, y, count in ROWS:
        for step in range(count):
            spot = (x + rng.normal(0, 0.07), y + ROW_STEP * step + rng.normal(0, 0.07))
            nursery.frame(*spot, 0.05 + 0.02 * step, FRAME_RADIUS, rng.uniform(0, 1), number)
            number += 1
    for tree in TREES:
        nursery.tree(*tree)
    nursery.slate(TREES[0][0] - 0.02, TREES[0][1] - 0.06, 0.40)
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
        light_groups=("sun",),
        transparent_bounces=12,
        diffuse_bounces=2,
    )


if __name__ == "__main__":
    main()
