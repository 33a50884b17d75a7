"""The shapes of a scene without its materials, from which drawings are made."""

import os
from dataclasses import replace
from zipfile import ZipFile

import bpy
import numpy as np

from . import materials
from .render import render

# What would hide the lines behind it.
NOT_DRAWN = (
    *("surface", "pane", "acrylic", "water", "bubble", "bubble_water"),
    *("foam", "algae", "skimmate"),
)


def add_shapes(job, share=1.0, hidden=NOT_DRAWN):
    """Add shapes to a job's passes: normals, depth and the number of each object, as edge_*.

    share is the drawing's size of the render's; the shapes are twice as large as the drawing.
    hidden names what is not drawn. Afterwards the scene is bare.
    """
    for item in bpy.context.scene.objects:
        if item.name.split(".")[0] in hidden:
            item.hide_render = True
    bare = materials.plain("bare", (0.5, 0.5, 0.5))
    bpy.context.scene.view_layers[0].material_override = bare
    size = dict(width=round(job.width * 2 * share), height=round(job.height * 2 * share))
    shapes = replace(job, **size, samples=2, output=f"{job.output}-shapes")
    render(shapes, bounces=0, adaptive=0, indices=True)
    # Written into the archive of passes: to load them all would take as much memory again.
    with np.load(f"{shapes.output}.npz") as passes, ZipFile(f"{job.output}.npz", "a") as archive:
        for name in ("normal", "depth", "object"):
            with archive.open(f"edge_{name}.npy", "w", force_zip64=True) as file:
                np.lib.format.write_array(file, passes[name])
    os.remove(f"{shapes.output}.npz")
