"""One mesh, one material, one object."""

from .blender import place, to_blender_mesh


def solid(mesh, material, location=(0, 0, 0), rotation=(0, 0, 0), scale=1, name="solid"):
    """Place a mesh dict with one material; see `blender.place`."""
    return place(to_blender_mesh(mesh, name, [material]), name, location, rotation, scale)
