"""The Meridian Reef cut open at the face of its wall, seen by the camera of scenes/meridian.py.

The light is rendered at two thirds of the size, the lines at twice the size.
"""

import os
from dataclasses import replace

import bpy
import numpy as np

from parts import materials
from parts.blender import reset_scene
from parts.camera import choose_camera
from parts.job import read_job
from parts.meridian import fill_tank, light_tank, stock_tank
from parts.meridian_plant import build_plant
from parts.meridian_measures import VIEWS
from parts.render import render

# What would hide the lines behind it.
NOT_DRAWN = ("surface", "acrylic", "water", "bubble", "bubble_water", "foam", "algae", "skimmate")


def render_shapes(job):
    """Once more at twice the size, bare of materials: the shapes that the drawing is made of."""
    for item in bpy.context.scene.objects:
        if item.name.split(".")[0] in NOT_DRAWN:
            item.hide_render = True
    bare = materials.plain("bare", (0.5, 0.5, 0.5))
    bpy.context.scene.view_layers[0].material_override = bare
    size = dict(width=job.width * 2, height=job.height * 2)
    shapes = replace(job, **size, samples=2, output=f"{job.output}-shapes")
    render(shapes, bounces=0, adaptive=0, indices=True)
    with np.load(f"{shapes.output}.npz") as passes:
        kept = {f"edge_{name}": passes[name] for name in ("normal", "depth", "object")}
    os.remove(f"{shapes.output}.npz")
    return kept


def main():
    job = read_job()
    reset_scene(background=(0.001, 0.0015, 0.002))
    stock_tank()
    fill_tank()
    light_tank()
    build_plant()
    choose_camera(VIEWS, job.view)
    size = dict(width=job.width * 2 // 3, height=job.height * 2 // 3)
    render(replace(job, **size), bounces=5, clamp=4.0, adaptive=0.02)
    with np.load(f"{job.output}.npz") as passes:
        lit = dict(passes)
    np.savez(f"{job.output}.npz", **lit, **render_shapes(job))


if __name__ == "__main__":
    main()
