"""The camera. Lengths in metres, the lens in millimetres on 36 mm film."""

import bpy
from mathutils import Vector

from .blender import link
from .surge import camera_offset


def camera(location, target, lens=35, focus=None, fstop=2.8, shift=(0, 0)):
    """Look from a location at a target; focus is a distance, None keeps everything sharp.

    To keep verticals vertical look straight along an axis and move the picture with shift
    (a share of its width).
    """
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.shift_x, data.shift_y = shift
    item = link(bpy.data.objects.new("camera", data))
    item.location = location
    aim = Vector(target) - Vector(location)
    item.rotation_euler = aim.to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.camera = item
    if focus:
        data.dof.use_dof = True
        data.dof.focus_distance = focus
        data.dof.aperture_fstop = fstop
    return item


class DriftingCamera:
    """Carries the scene's camera with the swell of the film."""

    def __init__(self, item):
        self.item = item
        self.start = item.location.copy()

    def move(self, moment):
        """Take the place of this moment."""
        aside, up, forward = camera_offset(moment)
        offset = Vector((aside, up, -forward))
        offset.rotate(self.item.rotation_euler)
        self.item.location = self.start + offset


def choose_camera(views, view):
    """Set up the camera of this name from a table of camera() arguments."""
    if view not in views:
        raise SystemExit(f"No view {view!r} here; there is {', '.join(views)}")
    return camera(**views[view])
