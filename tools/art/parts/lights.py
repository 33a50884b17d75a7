"""Lamps. Power in watts (a sun's strength in watts per square metre), angles in radians."""

import math
import os

import bpy
from mathutils import Vector

from .blender import link
from .nodes import Nodes


def area(
    location, rotation, size, power, color=(1, 1, 1), spread=math.pi, size_y=None, name="area"
):
    """A rectangular panel that shines downwards until it is turned.

    It is hidden from the camera and from reflections: glass and marble would show the panel.
    """
    lamp = bpy.data.lights.new(name, "AREA")
    lamp.energy = power
    lamp.color = color
    lamp.shape = "RECTANGLE"
    lamp.size = size
    lamp.size_y = size_y or size
    lamp.spread = spread
    item = _lamp_object(lamp, location, rotation)
    item.visible_glossy = False
    item.visible_camera = False
    return item


def sun(rotation, strength, color=(1, 1, 1), angle=0.01):
    """Parallel light straight down until it is turned; angle is the disc's width."""
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy = strength
    lamp.color = color
    lamp.angle = angle
    return _lamp_object(lamp, (0, 0, 0), rotation)


def spot(location, target, power, color=(1, 1, 1), cone=1.0, blend=0.5, radius=0.05):
    """A spotlight aimed at a point; cone is its full angle, blend softens the rim."""
    lamp = bpy.data.lights.new("spot", "SPOT")
    lamp.energy = power
    lamp.color = color
    lamp.spot_size = cone
    lamp.spot_blend = blend
    lamp.shadow_soft_size = radius
    aim = Vector(target) - Vector(location)
    return _lamp_object(lamp, location, aim.to_track_quat("-Z", "Y").to_euler())


def point(location, power, color=(1, 1, 1), radius=0.05):
    """A bulb that shines all round."""
    lamp = bpy.data.lights.new("point", "POINT")
    lamp.energy = power
    lamp.color = color
    lamp.shadow_soft_size = radius
    return _lamp_object(lamp, location, (0, 0, 0))


def hdri(name="sunset", strength=1.0, yaw=0.0, tint=(1, 1, 1)):
    """Light from one of the photographed skies that come with Blender (CC0)."""
    folder = os.path.join(bpy.utils.system_resource("DATAFILES"), "studiolights", "world")
    tree = bpy.context.scene.world.node_tree
    tree.nodes.clear()
    nodes = Nodes(tree)
    coordinates = nodes("ShaderNodeTexCoord").outputs["Generated"]
    mapping = nodes("ShaderNodeMapping", {0: coordinates, 2: (0, 0, yaw)})
    sky = nodes("ShaderNodeTexEnvironment", {0: mapping.outputs[0]})
    sky.image = bpy.data.images.load(os.path.join(folder, f"{name}.exr"))
    color = nodes.multiply(sky.outputs[0], tint)
    background = nodes("ShaderNodeBackground", {0: color, 1: strength})
    nodes("ShaderNodeOutputWorld", {0: background.outputs[0]})


def _lamp_object(lamp, location, rotation):
    item = bpy.data.objects.new(lamp.name, lamp)
    item.location = location
    item.rotation_euler = rotation
    return link(item)
