"""Bring meshes into Blender and place them. Lengths in metres, angles in radians."""

import math

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

from .mesh import grid_faces

SMOOTH_ANGLE = math.radians(40)


def reset_scene(background=None):
    """Start from nothing: an empty Cycles scene whose world has one color (linear RGB)."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.world = bpy.data.worlds.new("World")
    scene.world.use_nodes = True
    scene.view_settings.view_transform = "Raw"
    if background is not None:
        node = scene.world.node_tree.nodes["Background"]
        node.inputs[0].default_value = (*background, 1)
    return scene


def link(item):
    """Put an object into the scene and return it."""
    bpy.context.scene.collection.objects.link(item)
    return item


def to_blender_mesh(mesh, name="mesh", materials=(), smooth=True):
    """Turn a mesh dict (v vertices, f faces, c vertex colors, mat material index) into Blender's.

    c may have a fourth channel, alpha. sway, how far each vertex moves in a swell, becomes an
    attribute; f is one array of equal polygons or a list of such arrays (triangles and quads
    together).
    """
    data = bpy.data.meshes.new(name)
    vertices = np.asarray(mesh["v"], np.float32)
    groups = mesh["f"] if isinstance(mesh["f"], list) else [mesh["f"]]
    groups = [np.asarray(faces, np.int32) for faces in groups if len(faces)]
    count = sum(len(faces) for faces in groups)
    corners = np.concatenate([faces.ravel() for faces in groups]).astype(np.int32)
    sizes = np.concatenate([np.full(len(faces), faces.shape[1], np.int32) for faces in groups])
    starts = np.r_[0, np.cumsum(sizes)[:-1]].astype(np.int32)
    data.vertices.add(len(vertices))
    data.vertices.foreach_set("co", vertices.ravel())
    data.loops.add(len(corners))
    data.loops.foreach_set("vertex_index", corners)
    data.polygons.add(count)
    data.polygons.foreach_set("loop_start", starts)
    data.polygons.foreach_set("loop_total", sizes)
    if "mat" in mesh:
        data.polygons.foreach_set("material_index", np.asarray(mesh["mat"], np.int32))
    if smooth:
        data.polygons.foreach_set("use_smooth", np.ones(count, bool))
    if mesh.get("c") is not None:
        colors = np.ones((len(vertices), 4), np.float32)
        colors[:, : np.shape(mesh["c"])[1]] = np.clip(mesh["c"], 0, 4)
        layer = data.color_attributes.new("Col", "FLOAT_COLOR", "POINT")
        layer.data.foreach_set("color", colors.ravel())
    if mesh.get("sway") is not None:
        layer = data.attributes.new("Sway", "FLOAT", "POINT")
        layer.data.foreach_set("value", np.asarray(mesh["sway"], np.float32))
    data.update()
    data.validate()
    for material in materials:
        data.materials.append(material)
    return data


def place(data, name="object", location=(0, 0, 0), rotation=(0, 0, 0), scale=1, matrix=None):
    """Put a Blender mesh into the scene, by location, rotation and scale or by a matrix.

    Materials that vary from object to object derive their variation from the object's name.
    """
    item = bpy.data.objects.new(name, data)
    if matrix is not None:
        item.matrix_world = matrix
    else:
        item.location = location
        item.rotation_euler = rotation
        item.scale = (scale,) * 3 if np.isscalar(scale) else scale
    return link(item)


def basis(normal, up_mix=0.5, spin=0.0, scale=1.0, location=(0, 0, 0)):
    """A matrix that stands an object on a surface.

    up_mix 0 grows along the normal, 1 grows straight up; spin turns about its own axis.
    """
    axis = Vector(normal) * (1 - up_mix) + Vector((0, 0, 1)) * up_mix
    axis.normalize()
    turn = Vector((0, 0, 1)).rotation_difference(axis).to_matrix().to_4x4()
    factors = (scale,) * 3 if np.isscalar(scale) else scale
    return (
        Matrix.Translation(location)
        @ turn
        @ Matrix.Rotation(spin, 4, "Z")
        @ Matrix.Diagonal((*factors, 1))
    )


def group(parts, location=(0, 0, 0), yaw=0.0):
    """Gather objects built about the origin under one empty, then move and turn them together."""
    empty = link(bpy.data.objects.new("group", None))
    for part in parts:
        part.parent = empty
    empty.location = location
    empty.rotation_euler = (0, 0, yaw)
    return empty


def text_shape(text, size):
    """Printed lettering as flat vertices (x to the right, y up) and faces."""
    curve = bpy.data.curves.new("text", "FONT")
    curve.body, curve.size, curve.resolution_u = text, size, 3
    item = link(bpy.data.objects.new("text", curve))
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(
        item.evaluated_get(bpy.context.evaluated_depsgraph_get())
    )
    flat = np.array([vertex.co[:2] for vertex in mesh.vertices])
    faces = [tuple(polygon.vertices) for polygon in mesh.polygons]
    bpy.data.objects.remove(item)
    return flat, faces


def box(
    size, location, material=None, bevel=0.0, segments=3, rotation=(0, 0, 0), name="box", flat=False
):
    """A block of size (x, y, z) about its centre, with rounded edges of radius bevel.

    flat keeps its faces plane also to light: else their normals lean towards the rounded edges,
    which bends what clear blocks show and polished ones reflect.
    """
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1.0)
    bmesh.ops.scale(shape, vec=size, verts=shape.verts)
    if bevel:
        bmesh.ops.bevel(
            shape,
            geom=shape.edges[:],
            offset=bevel,
            segments=segments,
            profile=0.5,
            affect="EDGES",
        )
    data = _to_data(shape, name, material, smooth=bool(bevel) and not flat)
    return place(data, name, location, rotation)


def cylinder(
    radius,
    height,
    location,
    material=None,
    segments=64,
    rotation=(0, 0, 0),
    top_radius=None,
    name="cylinder",
):
    """An upright cylinder about its centre; a cone when top_radius differs."""
    shape = bmesh.new()
    bmesh.ops.create_cone(
        shape,
        cap_ends=True,
        segments=segments,
        radius1=radius,
        radius2=radius if top_radius is None else top_radius,
        depth=height,
    )
    data = _to_data(shape, name, material, smooth=True)
    return place(data, name, location, rotation)


def plane(
    width, depth, location, material=None, rotation=(0, 0, 0), name="plane", columns=1, rows=1
):
    """A flat sheet, width along x and depth along y before it is turned."""
    x, y = np.meshgrid(
        np.linspace(-width / 2, width / 2, columns + 1),
        np.linspace(-depth / 2, depth / 2, rows + 1),
        indexing="ij",
    )
    mesh = {
        "v": np.stack([x, y, 0 * x], -1).reshape(-1, 3),
        "f": grid_faces(columns + 1, rows + 1)[:, ::-1],
    }
    data = to_blender_mesh(mesh, name, [material] if material else [], smooth=False)
    return place(data, name, location, rotation)


def image_from_array(pixels, name):
    """A Blender image of linear values from an array (height, width) or (height, width, 3)."""
    height, width = pixels.shape[:2]
    image = bpy.data.images.new(name, width, height, float_buffer=True)
    image.colorspace_settings.name = "Non-Color"
    data = np.ones((height, width, 4), np.float32)
    data[..., :3] = pixels if pixels.ndim == 3 else pixels[..., None]
    image.pixels.foreach_set(data[::-1].ravel())
    image.update()
    image.pack()
    return image


def _to_data(shape, name, material, smooth):
    data = bpy.data.meshes.new(name)
    shape.to_mesh(data)
    shape.free()
    if smooth:
        data.polygons.foreach_set("use_smooth", np.ones(len(data.polygons), bool))
        data.use_auto_smooth = True
        data.auto_smooth_angle = SMOOTH_ANGLE
    if material:
        data.materials.append(material)
    return data
