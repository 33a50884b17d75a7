"""Render the scene with Cycles into an .npz file of linear passes."""

import os
import shutil
import time

import bpy
import numpy as np

PASSES = {
    "color": "Image",
    "albedo": "Denoising Albedo",
    "normal": "Denoising Normal",
    "depth": "Depth",
}


def render(
    job,
    bounces=6,
    clamp=6.0,
    adaptive=0.01,
    position=False,
    light_groups=(),
    indices=False,
    values=(),
    transparent_bounces=24,
    diffuse_bounces=3,
    transparent_film=False,
    caustics=False,
):
    """Render a job and write OUTPUT.npz: color, albedo, normal, depth, height x width x channels.

    With them go the camera (its matrix, lens and shift, see view.py) and whether Blender has
    denoised.

    clamp caps indirect light (fireflies); adaptive is the noise at which a pixel is done.
    position adds the world position of every pixel as pos; light_groups adds, under the name of
    each group, the light of what has that lightgroup; indices adds the pass index of the object at
    each pixel as object; values adds passes of numbers that materials write under these names.
    caustics lets light be bent by glass on its way to a surface; only large lamps stay free of
    noise.
    """
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    set_quality(scene, job, bounces, clamp, adaptive)
    scene.cycles.transparent_max_bounces = transparent_bounces
    scene.cycles.diffuse_bounces = min(diffuse_bounces, bounces)
    scene.render.film_transparent = transparent_film
    scene.cycles.caustics_refractive = caustics
    passes = dict(PASSES)
    layer.use_pass_z = True
    layer.cycles.denoising_store_passes = True
    if position:
        layer.use_pass_position = True
        passes["pos"] = "Position"
    for group in light_groups:
        layer.lightgroups.add().name = group
        passes[group] = f"Combined_{group}"
    if indices:
        layer.use_pass_object_index = True
        passes["object"] = "IndexOB"
    for name in values:
        pass_of_values = layer.aovs.add()
        pass_of_values.name, pass_of_values.type = name, "VALUE"
        passes[name] = name
    folder = f"{job.output}_passes"
    write_passes_to(scene, folder, passes)

    start = time.time()
    bpy.ops.render.render(write_still=False)
    seconds = time.time() - start

    # Blender reads the files back: few other programs here read OpenEXR.
    arrays = {name: read_pass(folder, name) for name in passes}
    for name, array in arrays.items():
        flat = name in ("depth", "object", *values)
        channels = 1 if flat else 4 if name == "color" and transparent_film else 3
        arrays[name] = array[..., :channels]
    camera = scene.camera
    arrays["camera"] = np.array(camera.matrix_world)
    arrays["lens"] = np.array(camera.data.lens)
    arrays["shift"] = np.array([camera.data.shift_x, camera.data.shift_y])
    arrays["denoised"] = np.array(job.denoiser == "blender")
    np.savez(f"{job.output}.npz", **arrays)
    shutil.rmtree(folder)
    print(f"RENDER_SECONDS {seconds:.1f}", flush=True)


def set_quality(scene, job, bounces, clamp, adaptive):
    """Give Cycles the job's size and samples; clamp and adaptive as in render."""
    settings = scene.render
    settings.resolution_x = job.width
    settings.resolution_y = job.height
    settings.resolution_percentage = 100
    settings.threads_mode = "FIXED"
    settings.threads = int(os.environ.get("ART_THREADS") or os.cpu_count() or 1)
    settings.use_persistent_data = False
    cycles = scene.cycles
    cycles.samples = job.samples
    cycles.use_adaptive_sampling = adaptive > 0
    cycles.adaptive_threshold = adaptive or 0.01
    cycles.use_auto_tile = False
    cycles.max_bounces = bounces
    cycles.glossy_bounces = min(3, bounces)
    cycles.transmission_bounces = bounces
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = clamp
    cycles.sample_clamp_direct = 0
    cycles.blur_glossy = 0.5
    cycles.pixel_filter_type = "BLACKMAN_HARRIS"
    cycles.filter_width = 1.5
    cycles.use_denoising = job.denoiser == "blender"
    if cycles.use_denoising:
        # Only a Blender built with Open Image Denoise knows this one; others stop here.
        cycles.denoiser = "OPENIMAGEDENOISE"
        cycles.denoising_input_passes = "RGB_ALBEDO_NORMAL"


def write_passes_to(scene, folder, passes):
    """Let the compositor write each pass as a 32-bit OpenEXR file into a folder."""
    os.makedirs(folder, exist_ok=True)
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    output = tree.nodes.new("CompositorNodeOutputFile")
    output.base_path = folder
    output.format.file_format = "OPEN_EXR"
    output.format.color_mode = "RGBA"
    output.format.color_depth = "32"
    output.format.exr_codec = "ZIP"
    output.file_slots.clear()
    for name, blender_name in passes.items():
        output.file_slots.new(f"{name}-")
        tree.links.new(layers.outputs[blender_name], output.inputs[f"{name}-"])
    scene.render.filepath = os.path.join(folder, "unused")


def read_pass(folder, name):
    """One pass as an array whose first row is the top of the picture."""
    file = next(entry for entry in os.listdir(folder) if entry.startswith(f"{name}-"))
    image = bpy.data.images.load(os.path.abspath(os.path.join(folder, file)))
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = np.empty(width * height * image.channels, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, -1)[::-1]
