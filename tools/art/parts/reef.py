"""A coral reef: rock, corals that grow on it, sand and schools of fish."""

import numpy as np

from . import corals, materials
from .blender import basis, place, to_blender_mesh
from .colors import mix, smoothstep, srgb
from .mesh import grid_faces, scatter
from .noise import noise3
from .rocks import reef_rock_color, rock
from .shoal import school

# Fluorescent but not loud: (base, tip) for each kind.
PALETTE = {
    "acro": [
        ("#2c2f8f", "#9fb4ff"),
        ("#5a2a86", "#e0a8ff"),
        ("#1f6f6a", "#9affea"),
        ("#8a3a5a", "#ffb0c8"),
        ("#3a5a2a", "#c8ff9a"),
        ("#7a3a6a", "#ffc0e8"),
    ],
    "table": [("#2f6a58", "#a8f0c8"), ("#6a4a7a", "#d8b0f0"), ("#4a5a8a", "#b0d0ff")],
    "brain": [("#2fae5a", "#3a1a5a"), ("#b03a3a", "#2a5a4a"), ("#3a8fae", "#1a2a5a")],
    "euph": [
        ("#1f4a34", "#b8ff6a"),
        ("#3a2a5a", "#ff9ad8"),
        ("#1a4a5a", "#8affe0"),
        ("#5a1f4a", "#ff9ac8"),
    ],
    "plate": [("#8a2a3a", "#ff8a6a"), ("#3a5a3a", "#b8e07a"), ("#5a2a6a", "#d890ff")],
    "gorg": [("#6a1f5a", "#e060c0"), ("#8a3a0a", "#ffb040"), ("#4a3a8a", "#a090ff")],
    "sponge": [("#4a2a8a", "#a078f0"), ("#8a6a10", "#ffd84a")],
}

# What gives way to the swell: how far its top moves, and how high that is, for a size of 1.
SWAY = dict(gorg=(0.05, 1.0), euph=(0.022, 0.3))


def coral_library(seed=0, detail=1.0, palette=PALETTE):
    """Mesh dicts by name: acro0, acro1 ... sponge1; detail scales the number of branches."""
    colors = {
        kind: [(srgb(base), srgb(tip)) for base, tip in palette.get(kind, pairs)]
        for kind, pairs in PALETTE.items()
    }
    library = {}
    for i, pair in enumerate(colors["acro"]):
        library[f"acro{i}"] = corals.acropora(
            seed + i, *pair, stems=8 + i % 3, spread=0.8 + 0.15 * (i % 3), length=0.30, radius=0.03
        )
    for i, pair in enumerate(colors["acro"][:4]):
        library[f"bush{i}"] = corals.acropora(
            seed + 40 + i,
            *pair,
            stems=16,
            levels=2,
            spread=1.15,
            length=0.26,
            radius=0.024,
            branches=5,
        )
    for i, pair in enumerate(colors["table"]):
        library[f"table{i}"] = corals.table_coral(
            seed + 10 + i, *pair, branchlets=int(900 * detail)
        )
    for i, pair in enumerate(colors["brain"]):
        library[f"brain{i}"] = corals.brain_coral(
            seed + 20 + i,
            *pair,
            wave_number=30,
            subdivisions=6 if detail < 1 else 7,
            ridge_height=0.03,
        )
    for i, pair in enumerate(colors["euph"]):
        library[f"euph{i}"] = corals.euphyllia(seed + 30 + i, *pair, tentacles=int(360 * detail))
    for i, pair in enumerate(colors["plate"]):
        library[f"plate{i}"] = corals.plate_coral(seed + 50 + i, *pair)
    for i, pair in enumerate(colors["gorg"]):
        library[f"gorg{i}"] = corals.gorgonian(seed + 60 + i, *pair)
    for i, pair in enumerate(colors["sponge"]):
        library[f"sponge{i}"] = corals.tube_sponge(seed + 70 + i, *pair)
    return library


class Reef:
    """Grows a reef in one kind of water; the same seed grows the same reef.

    palette replaces the colors of the kinds it names; rock_color paints the rocks; what sways
    writes the pass sway.
    """

    def __init__(
        self,
        fog,
        seed=0,
        detail=1.0,
        glow=0.12,
        palette=PALETTE,
        rock_color=reef_rock_color,
        sways=False,
    ):
        self.fog = fog
        self.rock_color = rock_color
        self.rng = np.random.default_rng(seed)
        self.materials = {
            "coral": materials.coral(fog, 0.55, 0.35, 70, glow, 0.03, sways=sways),
            "soft": materials.coral(
                fog, 0.35, 0.1, 30, glow * 2.2, 0.03, specular=0.5, sways=sways
            ),
            "rock": materials.coral(fog, 0.85, 0.9, 26, 0.0, 0.0, bump_distance=0.03),
            "sand": materials.coral(fog, 0.95, 0.7, 90, 0, 0, bump_distance=0.012),
        }
        self.meshes = {}
        self.kinds = {}
        for name, mesh in coral_library(seed, detail, palette).items():
            kind = name.rstrip("0123456789")
            material = self.materials["soft" if kind == "euph" else "coral"]
            if sways and kind in SWAY:
                reach, height = SWAY[kind]
                mesh["sway"] = reach * np.clip(mesh["v"][:, 2] / height, 0, 1) ** 2
            self.meshes[name] = to_blender_mesh(mesh, name, [material])
            self.kinds.setdefault(kind, []).append(name)

    def pick(self, kind):
        """A Blender mesh of this kind, one of several by chance."""
        names = self.kinds[kind]
        return self.meshes[names[self.rng.integers(len(names))]]

    def rock(self, blobs, seed=1, resolution=120, **shape):
        """Place rock melted together from balls (x, y, z, radius) and return its mesh dict."""
        mesh = rock(seed, blobs, resolution=resolution, **shape)
        self.rock_color(mesh, np.random.default_rng(seed))
        place(to_blender_mesh(mesh, "rock", [self.materials["rock"]]), "rock")
        return mesh

    def populate(
        self,
        surface,
        count,
        mix,
        scale=(0.5, 1.1),
        distance=0.09,
        least_up=0.1,
        front=None,
        up=0.45,
    ):
        """Grow corals on a rock.

        mix is the share of each kind; least_up is how far a face must look upwards; front also
        wants faces towards the camera (-y); up bends growth upwards.
        """

        def wanted(centres, normals):
            facing = 0 if front is None else 0.8 * np.clip(-normals[:, 1], 0, 1) * front
            return smoothstep(least_up - 0.2, least_up + 0.5, normals[:, 2] + facing)

        points, normals = scatter(surface["v"], surface["f"], count, self.rng, wanted, distance)
        kinds = list(mix)
        shares = np.array([mix[kind] for kind in kinds], float)
        shares /= shares.sum()
        for point, normal in zip(points, normals, strict=True):
            kind = kinds[self.rng.choice(len(kinds), p=shares)]
            size = self.rng.uniform(*scale) * (0.75 if kind in ("brain", "euph") else 1.0)
            matrix = self._stand(kind, point, normal, size, up)
            place(self.pick(kind), kind, matrix=matrix)

    def _stand(self, kind, point, normal, size, up):
        """How a coral of this kind stands: fans upright and facing us, tables level."""
        if kind == "gorg":
            spin = self.rng.uniform(-0.7, 0.7)
            return basis((0, 0, 1), 1, spin, size, tuple(point - 0.02 * normal))
        spin = self.rng.uniform(0, 6.3)
        if kind == "table":
            return basis(normal, 0.9, spin, size * 0.9, tuple(point - 0.06 * normal))
        return basis(normal, up, spin, size, tuple(point - 0.035 * normal * size))

    def sand(
        self,
        x0,
        x1,
        y0,
        y1,
        z=0.0,
        amplitude=0.05,
        seed=5,
        colors=("#cdbb9a", "#efe3c8"),
        columns=220,
        rows=140,
        skirt=0.0,
    ):
        """A rippled floor; skirt lets its front edge drop, so that no gap shows at a pane."""
        rng = np.random.default_rng(seed)
        x, y = np.meshgrid(np.linspace(x0, x1, columns), np.linspace(y0, y1, rows), indexing="ij")
        points = np.stack([x, y, 0 * x], -1).reshape(-1, 3)
        heights = z + amplitude * noise3(points, rng, 4, 0.7, 0.5)
        if skirt:
            heights = heights.reshape(columns, rows)
            heights[:, 0] -= skirt
            heights = heights.ravel()
        shade = smoothstep(-0.6, 0.6, noise3(points, rng, 5, 3.0))
        mesh = {
            "v": np.c_[points[:, :2], heights],
            "f": grid_faces(columns, rows),
            "c": mix(srgb(colors[0]), srgb(colors[1]), shade),
        }
        place(to_blender_mesh(mesh, "sand", [self.materials["sand"]]), "sand")

    def school(self, name, count, center, spread, length, yaw, jitter=0.35, **options):
        """A school of fish in this reef's water; see shoal.school."""
        school(self.rng, self.fog, name, count, center, spread, length, yaw, jitter, **options)
