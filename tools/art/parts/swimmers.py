"""Fish that swim a seamless loop.

Every way of swimming takes a moment (a share of the loop) and is at moment 1 where it was at
moment 0. Tails beat a whole number of times. Lengths in metres, angles in radians.
"""

from math import cos, pi, sin

import numpy as np
from mathutils import Matrix, Vector

from . import fish
from .blender import place, to_blender_mesh
from .shoal import fish_materials

POSES = 20  # steps of one beat of the tail
GLANCE = 0.002  # how far ahead and back a fish looks to see where it is going
BANK = 0.9  # how far a fish leans into a turn: radians for each radian it turns in a metre
STEEPEST = 0.7  # the greatest lean
# A fish's brightness follows from its object's name (see materials.fish_skin).
NAME = "f"


def beating_fish(kind, species, fog, rings, sides, glow):
    """Meshes of a species, length 1, named for its kind, through one beat of its tail."""
    skins = fish_materials(fog, glow)
    return [
        to_blender_mesh(
            fish.fish(species, bend=0.1, phase=2 * pi * pose / POSES, rings=rings, sides=sides),
            kind,
            skins,
        )
        for pose in range(POSES)
    ]


class Swimmer:
    """A fish on a path; path(moment) is its place, and it heads where the path leads."""

    def __init__(self, poses, length, beats, beat_phase, path=None):
        self.poses = poses
        self.length = length
        self.beats = beats
        self.beat_phase = beat_phase
        self.path = path
        self.object = place(poses[0], NAME)

    def move(self, moment):
        """Take the place, the heading and the pose of this moment."""
        here, ahead, behind = (
            np.array(self.path(moment + step)) for step in (0, GLANCE, -GLANCE)
        )
        way = np.linalg.norm(ahead - behind) + 1e-9
        heading = Vector((ahead - behind) / way)
        left = Vector((0, 0, 1)).cross(heading).normalized()
        turn = Matrix((heading, left, heading.cross(left))).transposed().to_4x4()
        bend = (ahead - 2 * here + behind) / (way / 2) ** 2
        bank = -BANK * float(np.dot(bend, left))
        turn = turn @ Matrix.Rotation(np.clip(bank, -STEEPEST, STEEPEST), 4, "X")
        size = Matrix.Diagonal((self.length, self.length, self.length, 1))
        self.object.matrix_world = Matrix.Translation(self.path(moment)) @ turn @ size
        self.beat(moment)

    def beat(self, moment):
        """Show the pose of the tail's beat."""
        share = (self.beats * moment + self.beat_phase) % 1.0
        self.object.data = self.poses[round(share * POSES) % POSES]


class Hoverer(Swimmer):
    """A fish that hangs over a place and sways about it, always facing the same way."""

    def __init__(self, rng, poses, centre, sway, length, yaw, beats):
        self.phases = rng.uniform(0, 2 * pi, 3)
        super().__init__(poses, length, beats, rng.uniform(0, 1))
        self.centre = np.array(centre)
        self.sway = sway
        self.yaw = yaw + rng.normal(0, 0.55)
        self.pitch = rng.normal(0, 0.2)

    def move(self, moment):
        angle = 2 * pi * moment
        first, second, third = self.phases
        aside = [
            sin(angle + first),
            0.6 * sin(angle + second),
            0.4 * sin(angle + third) + 0.12 * sin(2 * angle + first),
        ]
        self.object.location = tuple(self.centre + self.sway * np.array(aside))
        pitch = self.pitch + 0.10 * cos(angle + third)
        roll = 0.12 * sin(angle + first)
        self.object.rotation_euler = (roll, -pitch, self.yaw + 0.3 * sin(angle + second))
        self.object.scale = (self.length,) * 3
        self.beat(moment)


def round_trip(rng, poses, centre, radii, phase, length, beats, direction=1):
    """One fish on an unhurried round; second harmonics bend the ellipse, so no two look alike."""
    along_x, along_y, along_z = rng.uniform(0, 2 * pi, 3)

    def path(moment):
        angle = direction * 2 * pi * moment + phase
        x = centre[0] + radii[0] * (cos(angle) + 0.22 * cos(2 * angle + along_x))
        y = centre[1] + radii[1] * (sin(angle) + 0.25 * sin(2 * angle + along_y))
        z = centre[2] + radii[2] * (sin(angle + phase * 0.7) + 0.6 * sin(2 * angle + along_z))
        return x, y, z

    return Swimmer(poses, length, beats, rng.uniform(0, 1), path)

