"""Reef rock before it has seen water: pale limestone, bare of algae and corals."""

import numpy as np
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import connected_components

from . import materials
from .blender import place, to_blender_mesh
from .colors import mix, smoothstep, srgb
from .nodes import new_material
from .noise import noise3
from .rocks import rock


def limestone_color(mesh, seed):
    """Color a rock as dry limestone: cream on grey, with faint rosy and dusty patches."""
    rng = np.random.default_rng(seed)
    points, scale = mesh["v"], mesh["scale"]
    broad = noise3(points, rng, 4, 2.4 / scale)
    patchy = noise3(points, rng, 4, 9 / scale)
    grain = noise3(points, rng, 3, 28 / scale)
    cream = smoothstep(-0.5, 0.6, patchy + 0.5 * grain)
    colors = mix(srgb("#7d7568"), srgb("#bdb29c"), cream)
    colors = mix(colors, srgb("#96807c"), smoothstep(0.1, 0.6, broad) * 0.5)
    colors = mix(colors, srgb("#5f5b53"), smoothstep(0.2, 0.8, -broad + 0.5 * patchy) * 0.6)
    mesh["c"] = colors * (0.7 + 0.5 * smoothstep(-0.6, 0.6, grain))[:, None]
    return mesh


def limestone():
    """The material of dry rock: chalky, pitted, with a finer grain than its mesh can carry."""
    material, nodes = new_material("limestone")
    place = materials.object_coordinates(nodes)
    coarse = nodes.noise(place, 24.0, 6.0, Roughness=0.7).outputs[0]
    fine = nodes.noise(place, 130.0, 4.0).outputs[0]
    warped = nodes.vector_math("ADD", place, nodes.vector_math("MULTIPLY", coarse, (0.03,) * 3))
    pores = nodes("ShaderNodeTexVoronoi", {"Vector": warped, "Scale": 42.0}).outputs[0]
    pit = nodes.map_range(pores, 0.08, 0.36, 0.0, 1.0, True)
    height = nodes.math("ADD", coarse, nodes.math("MULTIPLY", fine, 0.25))
    height = nodes.math("ADD", height, nodes.math("MULTIPLY", pit, 0.35))
    shade = nodes.multiply(
        materials.vertex_color(nodes), nodes.map_range(coarse, 0.3, 0.7, 0.6, 1.25)
    )
    shade = nodes.multiply(shade, nodes.map_range(pit, 0.0, 1.0, 0.55, 1.0))
    shade = nodes.multiply(shade, nodes.map_range(fine, 0.3, 0.7, 0.85, 1.1))
    inputs = {"Roughness": 0.95, "Specular": 0.2, "Normal": nodes.bump(height, 0.9, 0.022)}
    nodes.output(materials.principled(nodes, shade, **inputs))
    return material


def largest_piece(mesh):
    """The rock without the crumbs that its roughness has cut off."""
    faces, count = mesh["f"], len(mesh["v"])
    pairs = np.r_[faces[:, :2], faces[:, 1:]]
    links = coo_matrix((np.ones(len(pairs)), pairs.T), (count, count))
    piece = connected_components(links, directed=False)[1]
    kept = piece == np.bincount(piece).argmax()
    number = np.cumsum(kept) - 1
    return dict(mesh, v=mesh["v"][kept], f=number[faces[kept[faces[:, 0]]]])


def dry_rock(blobs, seed, material, resolution=230, noise=0.2):
    """A large rock of merged balls (x, y, z, radius) in its place; noise as in rock."""
    mesh = largest_piece(rock(seed, blobs, resolution, noise=noise, detail=0.09))
    limestone_color(mesh, seed)
    return place(to_blender_mesh(mesh, "dry-rock", [material]), "dry-rock")


def rubble(spots, rng, material):
    """Fist-sized pieces at (x, y, z), each with its own shape."""
    for index, spot in enumerate(spots):
        blobs = [(0, 0, 0, 0.09), (0.05, 0.03, 0.02, 0.06)]
        mesh = limestone_color(rock(40 + index, blobs, 40, 0.08, noise=0.3), 40 + index)
        data = to_blender_mesh(mesh, "rubble", [material])
        turn, size = (0, 0, rng.uniform(0, 6)), rng.uniform(0.5, 1.1)
        place(data, "rubble", spot, turn, size)
