"""The command behind tools/art/render: Blender renders a picture's scene, then it is developed."""

import argparse
import importlib
import os
import re
import resource
import subprocess
import sys
import time
from pathlib import Path

import numpy as np

from pictures import PICTURES

ART = Path(__file__).resolve().parent.parent
SIZE = re.compile(r"(\d+)x(\d+)")


def read_options():
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="tools/art/render", description="Render one picture.")
    parser.add_argument("name", choices=sorted(PICTURES), metavar="NAME", help=", ".join(PICTURES))
    parser.add_argument("--view", help="another camera of the same scene")
    parser.add_argument("--size", help="width x height in pixels, such as 640x400")
    parser.add_argument("--samples", type=int, help="light paths for each pixel")
    parser.add_argument("--out", type=Path, default=ART / "out", help="folder for the picture")
    parser.add_argument("--keep", action="store_true", help="keep the linear passes (.npz)")
    parser.add_argument(
        "--reuse", action="store_true", help="develop kept passes (.npz) without rendering again"
    )
    parser.add_argument(
        "--denoiser",
        choices=("network", "blender"),
        default="network",
        help="blender: the one built in, if this Blender has Open Image Denoise",
    )
    options = parser.parse_args()
    if options.size and not SIZE.fullmatch(options.size):
        parser.error("--size must look like 1600x1000")
    return options


def run_blender(scene, arguments):
    """Run a scene headless; of its output show the render's seconds, or how it failed.

    Cycles logs a line for every object, so its output is hidden.
    """
    command = [os.environ.get("ART_BLENDER", "blender"), "-b", "--python-exit-code", "1"]
    command += ["-P", str(ART / "parts" / "launch.py"), "--", scene, *arguments]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    )
    recent = []
    for line in process.stdout:
        recent = [*recent[-20:], line]
        if line.startswith("RENDER_"):
            print(line, end="", flush=True)
    if process.wait() != 0:
        sys.exit("Blender failed; its last lines:\n" + "".join(recent))


def main():
    options = read_options()
    picture = PICTURES[options.name]
    view = options.view or picture.view
    size = options.size or f"{picture.size[0]}x{picture.size[1]}"
    name = options.name if view == picture.view else f"{options.name}-{view}"
    options.out.mkdir(parents=True, exist_ok=True)
    output = options.out.resolve() / name
    rendered = output.with_name(picture.passes or name)
    passes_file = Path(f"{rendered}.npz")

    start = time.time()
    if not (options.reuse and passes_file.exists()):
        run_blender(
            picture.scene,
            [
                f"--size={size}",
                f"--samples={options.samples or picture.samples}",
                f"--view={view}",
                f"--output={rendered}",
                f"--denoiser={options.denoiser}",
            ],
        )
    if not passes_file.exists():
        sys.exit("Blender wrote no passes")
    from parts.grade import save

    with np.load(passes_file) as passes:
        develop = importlib.import_module(picture.develop).develop
        save(f"{output}.png", develop(dict(passes), **picture.grade))
    if not (options.keep or options.reuse):
        passes_file.unlink()

    print(f"{output}.png: {time.time() - start:.0f} s, {used_so_far()}")


def used_so_far():
    """The processor seconds of this process and its children, and the peak memory of the largest."""
    all_used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    seconds = sum(used.ru_utime + used.ru_stime for used in all_used)
    peak = max(used.ru_maxrss for used in all_used) / 1024
    return f"{seconds:.0f} s of CPU, peak {peak:,.0f} MB"


if __name__ == "__main__":
    main()
