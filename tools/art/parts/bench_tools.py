"""What lies on a polisher's bench: felt, a square, a sanding block, a scraper, swarf.

Metres, radians. Each tool is built about the origin on z = 0 and returned as parts, which the
scene poses.
"""

from math import pi

import numpy as np

from . import notes, tabletop
from .blender import box, place, to_blender_mesh
from .draughting import drawn_paper
from .materials import object_coordinates, principled
from .mesh import grid_faces, tube
from .nodes import new_material
from .tool_pieces import extruded


def felt(name="felt", dark=(0.030, 0.038, 0.037), light=(0.085, 0.096, 0.090)):
    """Pressed wool: matted fibres, pale fluff, places that the work has worn flat."""
    material, nodes = new_material(name)
    place_on = object_coordinates(nodes)
    matted = nodes.noise(place_on, 520.0, 5.0, Roughness=0.75, Distortion=1.4).outputs[0]
    hairs = nodes.noise(place_on, 2300.0, 2.0, Distortion=2.5).outputs[0]
    worn = nodes.noise(place_on, 7.0, 5.0, Roughness=0.6).outputs[0]
    hairy = nodes.math("MULTIPLY", hairs, 0.4)
    tone = nodes.math("ADD", nodes.math("MULTIPLY", matted, 0.6), hairy)
    color = nodes.ramp(tone, [(0.36, dark), (0.62, light)])
    color = nodes.multiply(color, nodes.map_range(worn, 0.35, 0.65, 0.75, 1.25))
    fluff = nodes.map_range(hairs, 0.66, 0.72, 0.0, 0.35)
    color = nodes.mix(fluff, color, (0.17, 0.17, 0.155))
    inputs = dict(Roughness=0.95, Specular=0.1, Sheen=0.6)
    nodes.output(principled(nodes, color, Normal=nodes.bump(tone, 0.9, 0.0011), **inputs))
    return material


def cork(name="cork"):
    """Pressed cork: grains of every brown, dark seams between them, here and there a hole."""
    material, nodes = new_material(name)
    place_on = object_coordinates(nodes)
    bent = nodes.noise(place_on, 400.0, 2.0).outputs["Color"]
    moved = nodes.vector_math("ADD", place_on, nodes.vector_math("MULTIPLY", bent, (0.0022,) * 3))
    grains = nodes("ShaderNodeTexVoronoi", {"Vector": moved, "Scale": 310.0})
    tone = nodes.separate(grains.outputs["Color"])[0]
    browns = [(0.0, (0.085, 0.045, 0.022)), (0.2, (0.19, 0.115, 0.06)), (1.0, (0.33, 0.215, 0.12))]
    seam = nodes.map_range(grains.outputs["Distance"], 0.30, 0.62, 1.0, 0.62)
    fine = nodes.noise(place_on, 1500.0, 3.0).outputs[0]
    color = nodes.multiply(nodes.ramp(tone, browns), seam)
    color = nodes.multiply(color, nodes.map_range(fine, 0.3, 0.7, 0.8, 1.15))
    height = nodes.math("ADD", seam, nodes.math("MULTIPLY", fine, 0.3))
    normal = nodes.bump(height, 0.5, 0.0008)
    nodes.output(principled(nodes, color, Roughness=0.85, Specular=0.2, Normal=normal))
    return material


def lint(rng, low, high, count, color=(0.16, 0.16, 0.145)):
    """Loose hairs of the felt, which catch the light, between two corners of its surface."""
    wool = tabletop.moulded("lint", color, 0.9, 0.0, 0.0, 0.1)
    vertices, faces, start = [], [], 0
    for point in rng.uniform(low, high, (count, 3)):
        turn, bend = rng.uniform(0, 6.3), rng.normal(0, 1.2)
        along = np.linspace(0, 1, 9)
        angle = turn + bend * along
        rise = rng.uniform(0.1, 0.5) * np.cos(along * pi)
        steps = np.stack([np.cos(angle), np.sin(angle), rise], -1)
        path = point + np.cumsum(steps, 0) * rng.uniform(0.002, 0.006) / 9
        points, quads = tube(path, np.full(9, rng.uniform(0.00001, 0.000022)), 4)
        vertices.append(points)
        faces.append(quads + start)
        start += len(points)
    mesh = {"v": np.concatenate(vertices), "f": np.concatenate(faces)}
    return place(to_blender_mesh(mesh, "lint", [wool]), "lint")


def upright_square(rng, iron, tall=0.180, width=0.026, thick=0.0016):
    """A square that stands on its stock, which points to -y; its blade measures from the bench."""
    face = notes.graduations(tall * 1e3, width * 1e3, rng, (0.47, 0.47, 0.46), 0, 0.24, 0.17)
    steel = drawn_paper(face, tall, width, 0.34, 0.5, metal=0.9)
    blade = box((tall, width, thick), (0, 0, 0), steel, 0.0003, flat=True)
    blade.rotation_euler = (0, -pi / 2, pi / 2)
    blade.location = (0, -thick / 2, tall / 2)
    stock = [(-0.092, 0), (0.0, 0), (0.0, 0.019), (-0.088, 0.019), (-0.092, 0.016)]
    body = extruded(stock, 0.017, iron, "stock", 0.0010)
    body.rotation_euler = (0, 0, pi / 2)
    body.location = (0, -thick - 0.0004, 0.0)
    return [blade, body]


def sanding_block(cork, paper, size=(0.105, 0.058, 0.032), turn=0.0014):
    """A cork block with a strip of wet abrasive paper about it, its ends up the sides."""
    length, width, height = size
    parts = [box(size, (0, 0, height / 2 + 0.0008), cork, 0.0030, 4)]
    half, high = width / 2 + 0.0007, height * 0.86
    corner = [(-half, high), (-half, 0.004), (-half + 0.004, 0.0003)]
    corner += [(half - 0.004, 0.0003), (half, 0.004), (half + 0.0012, high * 0.93)]
    strip = np.array(corner)
    x = np.linspace(-length * 0.41, length * 0.40, 30)
    away = np.sign(strip[:, 0]) * (strip[:, 1] / high) ** 2
    y = strip[:, 0] + turn * (1 + np.sin(x * 90))[:, None] * away
    z = strip[:, 1] + 0.0012 * np.sin(x * 260)[:, None] * (strip[:, 1] > 0.02)
    points = np.stack([np.repeat(x[:, None], len(strip), 1), y, z], -1).reshape(-1, 3)
    data = to_blender_mesh({"v": points, "f": grid_faces(30, len(strip))}, "abrasive", [paper])
    data.use_auto_smooth = True
    return [*parts, place(data, "abrasive")]


def scraper(steel, size=(0.125, 0.058, 0.0009)):
    """A cabinet scraper: a plain plate of spring steel."""
    return [box(size, (0, 0, size[2] / 2), steel, 0.0003, flat=True)]


def swarf(rng, material, count, middle, spread, low=0.0003):
    """Curls that a scraper takes off an edge: ribbons, wound up more or less."""
    shapes = []
    for _ in range(20):
        turns, radius = rng.uniform(0.4, 5.0), rng.uniform(0.0008, 0.0030)
        along = np.linspace(0, 1, 70)
        angle = 2 * pi * turns * along
        wide = rng.uniform(0.0006, 0.0026) * np.sin(pi * np.clip(along, 0.03, 0.97)) ** 0.35
        grown = radius * (0.55 + 0.6 * along + 0.08 * np.sin(9 * along + rng.uniform(0, 6)))
        drift = rng.uniform(0.003, 0.016) * along**1.3
        centre = np.stack([grown * np.cos(angle), drift, grown * np.sin(angle)], -1)
        across = np.linspace(-0.5, 0.5, 3)[None, :, None] * np.array([0, 1.0, 0])
        ribbon = centre[:, None] + across * wide[:, None, None]
        ribbon = ribbon + rng.normal(0, 0.00003, ribbon.shape)
        mesh = {"v": ribbon.reshape(-1, 3), "f": grid_faces(70, 3)}
        shapes.append((to_blender_mesh(mesh, "swarf", [material]), 1.15 * radius))
    for index in range(count):
        data, radius = shapes[index % len(shapes)]
        x, y = np.array(middle) + rng.standard_t(2.5, 2) * np.array(spread)
        size = rng.uniform(0.35, 1.0)
        turn = (rng.normal(0, 0.5), rng.normal(0, 0.3), rng.uniform(0, 6.3))
        place(data, "swarf", (x, y, low + radius * size * 0.9), turn, size)


