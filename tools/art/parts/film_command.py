"""The command behind tools/art/film: Blender renders reef and fish, then the frames, then the files."""

import argparse
import multiprocessing
import os
import resource
import time
from pathlib import Path

import cv2
import numpy as np

from . import film_encode, film_seam
from .command import ART, SIZE, run_blender
from .loop import FRAMES

STEPS = ("reef", "mirror", "fish", "composite", "seam", "encode")
# Light paths for each pixel, and how much smaller than the film: waves bend what the surface
# mirrors; fish are small, they move, and the water softens them.
SAMPLES = dict(reef=12, mirror=12, fish=6)
SCALE = dict(reef=1, mirror=0.5, fish=0.375)


def read_options():
    """Read the command line."""
    parser = argparse.ArgumentParser(
        prog="tools/art/film",
        description="Make the film of the home page. reef: render what stands still. "
        "mirror: render what the surface mirrors. fish: render the fish of every frame. "
        "composite: put the frames together. seam: compare all neighbouring frames, the last with "
        "the first too. encode: write the video files and the first frame as hero-poster.png. "
        "phone: films for phones alone, from the published one if there are no frames. all: "
        "everything in this order; encode includes those for phones.",
    )
    parser.add_argument("step", choices=(*STEPS, "phone", "all"))
    parser.add_argument("--size", default="2560x1440", help="the film's width x height in pixels")
    parser.add_argument("--frames", default=f"0:{FRAMES}", help="fish, composite: first:end")
    parser.add_argument("--samples", type=int, help="of the renders: light paths for each pixel")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="composite: processes")
    parser.add_argument("--out", type=Path, default=ART / "out" / "film", help="a working folder")
    parser.add_argument(
        "--media",
        type=Path,
        default=ART.parent.parent / "public" / "media",
        help="encode: the folder for the video files",
    )
    options = parser.parse_args()
    if not SIZE.fullmatch(options.size):
        parser.error("--size must look like 2560x1440")
    return options


def render_reef(options):
    """Write reef.npz, unless it exists."""
    if not (options.out / "reef.npz").exists():
        render(options, "reef")


def render_mirror(options):
    """Write mirror.npz, unless it exists."""
    if not (options.out / "mirror.npz").exists():
        render(options, "mirror")


def render_fish(options):
    """Write fish/0000.npz and so on, except existing files."""
    render(options, "fish", f"--frames={options.frames}")


def render(options, view, *more):
    """Let Blender render a view of the scene."""
    width, height = (round(int(side) * SCALE[view]) for side in options.size.split("x"))
    run_blender(
        "reef_film",
        [
            f"--view={view}",
            f"--size={width}x{height}",
            f"--samples={options.samples or SAMPLES[view]}",
            f"--output={options.out / view}",
            *more,
        ],
    )


def composite(options):
    """Write frames/0000.png and so on, except existing files, in several processes."""
    folder = options.out / "frames"
    folder.mkdir(exist_ok=True)
    frames = range(*(int(number) for number in options.frames.split(":")))
    missing = [frame for frame in frames if not (folder / f"{frame:04d}.png").exists()]
    jobs = min(options.jobs, len(missing))
    if not jobs:
        return
    threads = max(1, (os.cpu_count() or 1) // jobs)
    # One thread each is faster than many threads on one frame: much of a frame is serial.
    start_process = multiprocessing.get_context("spawn").Process
    shares = [missing[job::jobs] for job in range(jobs)]
    processes = [
        start_process(target=composite_share, args=(options.out, share, threads))
        for share in shares
    ]
    for process in processes:
        process.start()
    for process in processes:
        process.join()
    if any(process.exitcode for process in processes):
        raise SystemExit("Not all frames could be made")


def composite_share(out, frames, threads):
    """Composite some frames in a process of its own, with the given number of threads."""
    import numba
    import torch

    from .film import Film
    from .grade import save

    torch.set_num_threads(threads)
    numba.set_num_threads(threads)
    cv2.setNumThreads(threads)
    with np.load(out / "reef.npz") as reef, np.load(out / "mirror.npz") as mirror:
        film = Film(dict(reef), dict(mirror))
    for frame in frames:
        start = time.time()
        with np.load(out / "fish" / f"{frame:04d}.npz") as fish:
            picture = film.frame(frame, dict(fish))
        unfinished = out / "frames" / f"unfinished-{frame:04d}.png"
        save(unfinished, picture)
        unfinished.rename(out / "frames" / f"{frame:04d}.png")
        print(f"frame {frame}: {time.time() - start:.1f} s", flush=True)


def report_seam(options):
    """Print the differences between adjacent frames; fail if that at the seam is the largest."""
    if not film_seam.report(options.out / "frames"):
        raise SystemExit(1)


def encode(options):
    """Write the video files and the first frame."""
    film_encode.encode_all(options.out, options.media)


def encode_phone(options):
    """Write the phone's video files."""
    film_encode.encode_phone(options.out, options.media)


def main():
    options = read_options()
    options.out = options.out.resolve()
    options.out.mkdir(parents=True, exist_ok=True)
    steps = (render_reef, render_mirror, render_fish, composite, report_seam, encode)
    run = dict(zip(STEPS, steps, strict=True))
    run["phone"] = encode_phone
    for step in STEPS if options.step == "all" else (options.step,):
        start = time.time()
        run[step](options)
        memory = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
        print(f"{step}: {time.time() - start:.0f} s, a child's peak {memory:.0f} MB", flush=True)


if __name__ == "__main__":
    main()
