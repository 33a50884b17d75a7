"""The arguments of a scene script."""

import argparse
import sys
from dataclasses import dataclass


@dataclass(frozen=True)
class Job:
    """One picture to render: its size in pixels, samples, camera and file name without ending."""

    width: int
    height: int
    samples: int
    view: str
    output: str
    denoiser: str = "network"


def read_job():
    """Read the arguments after -- on Blender's command line."""
    arguments = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    parser = argparse.ArgumentParser(prog="scene")
    parser.add_argument("--size", default="640x400")
    parser.add_argument("--samples", type=int, default=16)
    parser.add_argument("--view", default="main")
    parser.add_argument("--output", default="picture")
    parser.add_argument("--denoiser", choices=("network", "blender"), default="network")
    options, _ = parser.parse_known_args(arguments)
    width, height = (int(side) for side in options.size.split("x"))
    return Job(width, height, options.samples, options.view, options.output, options.denoiser)
