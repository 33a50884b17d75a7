"""Materials for views from a hand's breadth: living tissue, wet skin, thin fins, cement.

Scales and bumps are sized in millimetres; the materials of parts.materials are made for views
from some metres.
"""

from math import radians

import numpy as np

from .blender import place, to_blender_mesh
from .materials import emissive, object_coordinates, principled, vertex_color
from .mesh import sphere
from .nodes import new_material, random_shift
from .water import fogged

FISH_SCALES = (84, 84, 84)  # rows per body length each way


def _grained(nodes, color, height, low, high, share=0.5):
    """The color, darker and lighter with a height between 0.3 and 0.7."""
    grain = nodes.multiply(color, nodes.map_range(height, 0.3, 0.7, low, high))
    return nodes.mix(share, color, grain)


def _with_light_through(nodes, shader, color, share):
    lit = nodes("ShaderNodeBsdfTranslucent", {0: color})
    return nodes("ShaderNodeMixShader", {0: share, 1: shader, 2: lit}).outputs[0]


def coral_tissue(fog):
    """Living coral skin with polyps of a millimetre, on painted meshes."""
    material, nodes = new_material("tissue")

    def tissue(color):
        place_on = object_coordinates(nodes)
        polyps = nodes("ShaderNodeTexVoronoi", {"Vector": place_on, "Scale": 900.0}).outputs[0]
        noise = nodes.noise(place_on, 260.0, 2.0).outputs[0]
        height = nodes.math("ADD", nodes.math("MULTIPLY", polyps, 0.6), noise)
        color = _grained(nodes, color, noise, 0.55, 1.35)
        shader = principled(
            nodes,
            color,
            Roughness=0.5,
            Specular=0.4,
            Sheen=0.5,
            Normal=nodes.bump(height, 0.45, 0.0009),
            Emission=color,
            Emission_Strength=0.015,
        )
        return _with_light_through(nodes, shader, color, 0.12)

    shifted = random_shift(nodes, vertex_color(nodes), 0.01, 0.13)
    fogged(nodes, fog, shifted, tissue)
    return material


def living_flesh(fog):
    """Living coral skin as a lens sees it at its own size: slime shines on it, on painted meshes."""
    material, nodes = new_material("flesh")

    def flesh(color):
        place_on = object_coordinates(nodes)
        cells = nodes("ShaderNodeTexVoronoi", {"Vector": place_on, "Scale": 3600.0}).outputs[0]
        fine = nodes.noise(place_on, 1700.0, 3.0, Roughness=0.6).outputs[0]
        height = nodes.math("ADD", nodes.math("MULTIPLY", cells, -0.5), fine)
        color = _grained(nodes, color, fine, 0.65, 1.35)
        shine = nodes.noise(place_on, 300.0, 2.0).outputs[0]
        shader = principled(
            nodes,
            color,
            Roughness=nodes.map_range(shine, 0.35, 0.65, 0.34, 0.52),
            Specular=0.5,
            Normal=nodes.bump(height, 0.7, 0.0005),
        )
        return _with_light_through(nodes, shader, nodes.multiply(color, (1.3, 1.05, 0.8)), 0.16)

    fogged(nodes, fog, vertex_color(nodes), flesh)
    return material


def open_polyp(fog):
    """The arms of a polyp and threads of algae: so thin that light passes."""
    material, nodes = new_material("polyp")

    def arm(color):
        shader = principled(nodes, color, Roughness=0.32, Specular=0.45)
        return _with_light_through(nodes, shader, color, 0.6)

    fogged(nodes, fog, vertex_color(nodes), arm)
    return material


def weathered(name, fog, dark, light, stain, scale, bump=0.6):
    """Cement, plastic or metal that has stood in the sea; stain is what grows on it."""
    material, nodes = new_material(name)
    random = nodes("ShaderNodeObjectInfo").outputs["Random"]
    shift = nodes("ShaderNodeCombineXYZ", {0: random, 1: random})
    point = nodes.vector_math("ADD", object_coordinates(nodes), shift.outputs[0])
    coarse = nodes.noise(point, scale, 4.0, Roughness=0.7).outputs[0]
    patches = nodes.noise(point, scale * 0.35, 2.0).outputs[0]
    fine = nodes.noise(point, scale * 7, 1.0).outputs[0]
    color = nodes.mix(nodes.map_range(coarse, 0.35, 0.65, 0, 1, True), dark, light)
    color = nodes.mix(nodes.map_range(patches, 0.47, 0.60, 0, 0.85, True), color, stain)
    color = _grained(nodes, color, fine, 0.5, 1.4)

    def rough(wet):
        normal = nodes.bump(nodes.math("ADD", coarse, fine), bump, 0.0015)
        return principled(nodes, wet, Roughness=0.85, Specular=0.25, Normal=normal)

    fogged(nodes, fog, color, rough)
    return material


def wet_fish_skin(fog):
    """Small scales under a clear slime, for a painted fish of length 1 that is scaled down."""
    material, nodes = new_material("skin")

    def skin(color):
        coordinates = object_coordinates(nodes)
        # A lattice turned by 45 degrees, so that the rows of scales are staggered.
        flank = nodes("ShaderNodeMapping", {0: coordinates, 2: (radians(90), 0, 0)}).outputs[0]
        lattice = {0: flank, 2: (0, 0, radians(45)), 3: FISH_SCALES}
        lattice = nodes("ShaderNodeMapping", lattice).outputs[0]
        inputs = {"Vector": lattice, "Scale": 1.0, "Randomness": 0.55}
        cells = nodes("ShaderNodeTexVoronoi", inputs, voronoi_dimensions="2D").outputs[0]
        noise = nodes.noise(coordinates, 220.0, 1.0).outputs[0]
        height = nodes.math("ADD", cells, nodes.math("MULTIPLY", noise, 0.25))
        rims = nodes.multiply(color, nodes.map_range(cells, 0.0, 0.7, 1.2, 0.75))
        scaled = nodes.mix(0.16, color, rims)
        return principled(
            nodes,
            scaled,
            Roughness=0.42,
            Specular=0.45,
            Clearcoat=0.35,
            Clearcoat_Roughness=0.22,
            Normal=nodes.bump(height, 0.28, 0.0005),
            Subsurface=0.08,
            Subsurface_Color=color,
            Subsurface_Radius=(0.004, 0.002, 0.001),
            Emission=scaled,
            Emission_Strength=0.02,
        )

    fogged(nodes, fog, vertex_color(nodes), skin)
    return material


def thin_fin(fog):
    """A fin's skin between its rays: light passes, and a little of what is behind shows."""
    material, nodes = new_material("thin fin")

    def fin(color):
        shader = principled(nodes, color, Roughness=0.38, Emission=color, Emission_Strength=0.02)
        thin = _with_light_through(nodes, shader, color, 0.5)
        behind = nodes("ShaderNodeBsdfTransparent")
        return nodes("ShaderNodeMixShader", {0: 0.13, 1: thin, 2: behind}).outputs[0]

    fogged(nodes, fog, vertex_color(nodes), fin)
    return material


def jelly(fog):
    """Half-clear flesh of an anemone: light spreads in it and its outline is pale."""
    material, nodes = new_material("jelly")

    def flesh(color):
        coordinates = object_coordinates(nodes)
        normal = nodes.bump(nodes.noise(coordinates, 420.0, 1.0).outputs[0], 0.18, 0.0008)
        algae = nodes.noise(coordinates, 1600.0, 1.0).outputs[0]
        color = _grained(nodes, color, algae, 0.6, 1.35, share=0.35)
        facing = nodes("ShaderNodeLayerWeight", {0: 0.35, "Normal": normal}).outputs["Facing"]
        pale = nodes.mix(0.5, color, (1.0, 0.95, 0.85))
        outlined = nodes.mix(nodes.math("MULTIPLY", facing, 0.55), color, pale)
        shader = principled(
            nodes,
            outlined,
            Roughness=0.30,
            Normal=normal,
            Subsurface=0.45,
            Subsurface_Color=color,
            Subsurface_Radius=(0.006, 0.004, 0.003),
            Emission=color,
            Emission_Strength=0.02,
        )
        through = nodes.multiply(color, (1.25, 1.05, 0.85))
        return _with_light_through(nodes, shader, through, 0.48)

    fogged(nodes, fog, vertex_color(nodes), flesh)
    return material


def marine_snow(rng, count, low, high, radius=0.0005, color=(0.35, 0.55, 0.55)):
    """Specks adrift between two corners of a box; those out of focus become soft discs."""
    ball, faces = sphere(10, 8)
    speck = emissive("snow", color, 0.9, is_lamp=False)
    mesh = to_blender_mesh({"v": ball * radius, "f": faces}, "snow", [speck])
    for point in rng.uniform(low, high, (count, 3)):
        place(mesh, "snow", tuple(np.asarray(point)), scale=rng.uniform(0.4, 1.1))
