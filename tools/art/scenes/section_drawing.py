"""The restaurant of Drift cut open by an architect: half drawing, half lit room."""

import os
from dataclasses import replace
from math import sqrt

import bpy
import numpy as np

from parts import materials
from parts.blender import box
from parts.camera import choose_camera
from parts.job import read_job
from parts.render import render
from scenes.drift import BACK_WALL, CEILING, DRUM, PANEL, build

CUT = -0.80  # y of the section plane, just before the drum
EYE = (-0.34, -8.6, 1.265)
LENS = 32.6
SPAN = (CUT - EYE[1]) * 36 / LENS  # metres across the picture at the cut
WALL = (-3.90, -3.60)  # the wall that is cut: its outer and its inner face
EDGE_SAMPLES = 2
NOT_DRAWN = ("shell", "water", "bell", "gonads", "arms", "fringe")

VIEWS = {"main": dict(location=EYE, target=(EYE[0], 0, EYE[2]), lens=LENS)}


def side_wall():
    """The wall on the left, from the cut to the back of the room."""
    plaster = materials.plain("side wall", (0.12, 0.09, 0.075), 0.9)
    size = (WALL[1] - WALL[0], BACK_WALL - CUT, CEILING)
    box(size, (sum(WALL) / 2, (BACK_WALL + CUT) / 2, CEILING / 2), plaster)


def render_edges(job):
    """Once more at twice the size, bare of materials: the shapes that the drawing is made of."""
    for item in bpy.context.scene.objects:
        if item.name.split(".")[0] in NOT_DRAWN:
            item.hide_render = True
    bare = materials.plain("bare", (0.5, 0.5, 0.5))
    bpy.context.scene.view_layers[0].material_override = bare
    size = dict(width=job.width * 2, height=job.height * 2)
    edges = replace(job, **size, samples=EDGE_SAMPLES, output=f"{job.output}-edges")
    render(edges, bounces=0, adaptive=0)
    with np.load(f"{edges.output}.npz") as passes:
        shapes = dict(edge_normal=passes["normal"], edge_depth=passes["depth"])
    os.remove(f"{edges.output}.npz")
    return shapes


def seen_at_cut(drum):
    """The drum's outline as it appears in the section plane: x, z and radius in metres."""
    widest = drum.front.y + drum.rounding
    scale = (CUT - EYE[1]) / (widest - EYE[1])
    x, z = (EYE[i] + (drum.centre[i] - EYE[i]) * scale for i in (0, 2))
    return x, z, drum.radius * scale


def cut_panel(drum):
    """Where the section plane cuts the panel over the drum: left, right, bottom and top."""
    x, y, _ = drum.centre
    half = sqrt(PANEL["radius"] ** 2 - (CUT - y) ** 2)
    return x - half, x + half, PANEL["bottom"], PANEL["top"]


def main():
    job = read_job()
    drum = replace(DRUM, yaw=0.0)
    build(drum)
    side_wall()
    camera = choose_camera(VIEWS, job.view)
    camera.data.clip_start = CUT - EYE[1]  # what stands before the cut is gone
    render(job, bounces=5, clamp=4.0, adaptive=0.03)
    with np.load(f"{job.output}.npz") as passes:
        lit = dict(passes)
    measures = dict(
        frame=np.array([EYE[0], EYE[2], SPAN]),
        room=np.array([*WALL, CEILING]),
        drum=np.array(seen_at_cut(drum)),
        panel=np.array(cut_panel(drum)),
    )
    np.savez(f"{job.output}.npz", **lit, **render_edges(job), **measures)


if __name__ == "__main__":
    main()
