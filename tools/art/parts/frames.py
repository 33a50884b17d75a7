"""Render a moving layer frame by frame into small .npz files."""

import os
import time

import bpy
import numpy as np

from .loop import moment_of
from .render import PASSES, read_pass, set_quality, write_passes_to

FARTHEST = 60000.0  # metres; half floats, which the files hold, end at 65504


def render_frames(job, frames, movers, bounces=2, transparent_bounces=6):
    """Move everything to each frame's moment and write job.output/0000.npz and so on.

    What is behind the movers stays clear: color has four channels. Frames that are there already
    are left out, so that a stopped run can be taken up again.
    """
    scene = bpy.context.scene
    set_quality(scene, job, bounces, clamp=10, adaptive=0)
    scene.cycles.diffuse_bounces = bounces - 1
    scene.cycles.transparent_max_bounces = transparent_bounces
    scene.cycles.blur_glossy = 1.0
    scene.render.film_transparent = True
    # Keeps the meshes in Cycles from frame to frame.
    scene.render.use_persistent_data = True
    layer = scene.view_layers[0]
    layer.use_pass_z = True
    layer.cycles.denoising_store_passes = True
    folder = os.path.join(job.output, f"passes-{os.getpid()}")
    write_passes_to(scene, folder, PASSES)
    for frame in frames:
        target = os.path.join(job.output, f"{frame:04d}.npz")
        if os.path.exists(target):
            continue
        start = time.time()
        for mover in movers:
            mover.move(moment_of(frame))
        bpy.ops.render.render(write_still=False)
        _save(target, {name: read_pass(folder, name) for name in PASSES})
        for file in os.listdir(folder):
            os.remove(os.path.join(folder, file))
        print(f"RENDER_FRAME {frame} {time.time() - start:.1f} s", flush=True)
    os.rmdir(folder)


def _save(target, arrays):
    """Write half floats, compressed; the file appears only when it is whole."""
    arrays["depth"] = np.minimum(arrays["depth"][..., :1], FARTHEST)
    for name in ("albedo", "normal"):
        arrays[name] = arrays[name][..., :3]
    unfinished = f"{target}.part"
    with open(unfinished, "wb") as file:
        np.savez_compressed(file, **{name: a.astype(np.float16) for name, a in arrays.items()})
    os.replace(unfinished, target)
