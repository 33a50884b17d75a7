"""Place fish in the water, one or many. Lengths in metres, angles in radians."""

import math

import numpy as np

from . import fish, fish_species, materials
from .blender import place, to_blender_mesh

POSES = 6

_skins = {}
_meshes = {}


def fish_materials(fog, glow=0.08, metal=0.0):
    """Body, fin and eye, made once for each water."""
    key = (fog, glow, metal)
    if key not in _skins:
        _skins[key] = (
            materials.fish_skin(fog, glow, metal=metal),
            materials.fish_skin(fog, glow, fin=True),
            materials.fish_eye(fog),
        )
    return _skins[key]


def fish_mesh(name, fog, pose=0, glow=0.08, species=None, metal=0.0, turn=0.0):
    """A fish of length 1 in one of six phases of its tail beat, made once and shared.

    turn is how far it curves to one side, in body lengths
    """
    key = (name, pose, fog, turn)
    if key not in _meshes:
        shape = fish.fish(
            species or fish_species.species(name),
            bend=0.10,
            phase=pose * 2 * math.pi / POSES,
            turn=turn,
        )
        _meshes[key] = to_blender_mesh(shape, name, fish_materials(fog, glow, metal))
    return _meshes[key]


def put_fish(
    name,
    fog,
    location,
    length,
    yaw=0.0,
    pitch=0.0,
    pose=0,
    roll=0.0,
    glow=0.08,
    species=None,
    metal=0.0,
    turn=0.0,
):
    """One fish; yaw 0 swims towards +x, a positive pitch swims upwards.

    turn is as for fish_mesh
    """
    mesh = fish_mesh(name, fog, pose, glow, species, metal, turn)
    return place(mesh, name, location, (roll, -pitch, yaw), length)


class Spacing:
    """Keeps fish from hiding one another: from none of the eyes may their outlines meet.

    gap is the least distance between two middles in the picture, in lengths of the fish.
    """

    def __init__(self, eyes, gap=1.15):
        self.eyes, self.gap = eyes, gap
        self.seen = [[] for _ in eyes]

    def views(self, location, length):
        """From each eye: the direction to a fish and its size as an angle."""
        for eye in self.eyes:
            way = np.asarray(location) - eye
            distance = np.linalg.norm(way)
            yield way / distance, length / distance

    def admits(self, location, length):
        """Whether a fish here would stand free of all others."""
        return all(
            np.linalg.norm(way - other) > self.gap * (size + other_size) / 2
            for others, (way, size) in zip(self.seen, self.views(location, length), strict=True)
            for other, other_size in others
        )

    def add(self, location, length):
        """Remember a fish."""
        for others, view in zip(self.seen, self.views(location, length), strict=True):
            others.append(view)


def school(
    rng,
    fog,
    name,
    count,
    center,
    spread,
    length,
    yaw,
    jitter=0.35,
    glow=0.1,
    distance=None,
    metal=0.0,
    curve=0.0,
    bank=0.0,
    species=None,
    stray=0.0,
    turn=0.0,
    spacing=None,
):
    """Many fish of one kind in a cloud (spread along x, y, z) that swim one way, none touching.

    jitter varies their yaw; curve bends the school's way (radians per metre along x); bank is how
    far a fish leans into its own turn, as a share of that turn; distance is the least between two
    fish, 0.55 lengths unless given; stray is the share that looks about in any direction, turn how
    far those curve (see fish_mesh); spacing keeps it apart from other fish in the pictures.
    """
    offsets = []
    tries = 0
    while len(offsets) < count and tries < count * 60:
        tries += 1
        offset = rng.normal(0, 1, 3) * np.array(spread)
        if offsets:
            nearest = np.min(np.linalg.norm(np.array(offsets) - offset, axis=1))
            if nearest < (distance or length * 0.55):
                continue
        location = tuple(np.array(center) + offset)
        if spacing:
            if not spacing.admits(location, length):
                continue
            spacing.add(location, length)
        offsets.append(offset)
        heading = yaw + rng.normal(0, jitter) + curve * offset[0]
        size = length * rng.uniform(0.8, 1.15)
        pitch = rng.normal(0, jitter * 0.35)
        pose = int(rng.integers(POSES))
        roll, curved = bank * (yaw - heading), 0.0
        if stray and rng.random() < stray:
            aside = rng.uniform(-1, 1)
            heading, roll, pitch = yaw + 2.6 * aside, 0.3 * rng.normal(), rng.normal(0, 0.38)
            curved = turn * (-1, 0, 1)[int(rng.integers(3))]
        put_fish(
            name, fog, location, size, heading, pitch, pose, roll, glow, species, metal, curved
        )
