"""How the swell rocks the diver with the camera.

Moments are shares of the loop; every movement has a whole number of beats in it. Lengths in metres.
"""

from math import cos, pi, sin

# How far the camera drifts into the picture and aside, and how near it begins: a little of the
# rendered picture's border is kept for drifting aside.
FORWARD, ASIDE, NEARER = 0.10, 0.05, 0.07


def camera_offset(moment):
    """How far the camera is from its place: to the right, upwards and forwards."""
    angle = 2 * pi * moment
    up = 0.3 * ASIDE * sin(2 * angle)
    return ASIDE * sin(angle), up, NEARER + FORWARD * 0.5 * (1 - cos(angle))
