"""Encode the film's frames for visitors: the best quality below a byte ceiling.

The ceilings are in tools/art/budget.json. Needs ffmpeg with libx264 and libsvtav1.
"""

import json
import math
import re
import shutil
import subprocess

from .command import ART
from .loop import FRAMES, FRAMES_PER_SECOND

BUDGET = json.loads((ART / "budget.json").read_text())["films"]
HEIGHT = re.compile(r"hero-(\d+)\.")
# The phone's film: its pixels, and where the poster's crop for tall windows has its centre.
PHONE = (720, 1280)
CENTRE = json.loads((ART / "budget.json").read_text())["crops"]["hero-poster-tall"]["centre"]

# Frames are full-range RGB; without these videos come out with other colors.
COLORS = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"]
COLORS += ["-color_range", "tv"]
CODECS = {
    "mp4": [
        *["-c:v", "libx264", "-profile:v", "high", "-pix_fmt", "yuv420p"],
        # Few reference frames: phones' decoders stop at level 4.
        *["-x264-params", f"aq-mode=3:keyint={FRAMES}:ref=4", "-movflags", "+faststart"],
    ],
    "webm": [
        *["-c:v", "libsvtav1", "-preset", "6", "-pix_fmt", "yuv420p10le", "-g", str(FRAMES)],
    ],
}
# Where the first search for a rate factor starts; the next one starts where the last one ended.
FIRST_GUESS = {"mp4": 32.0, "webm": 43}
# What one step changes, and the finest step.
BYTES_PER_STEP = {"mp4": 0.865, "webm": 0.935}
FINEST = {"mp4": 0.1, "webm": 1}
# A file that fills so much of its ceiling is good enough.
FULL = 0.94
TRIES = 6


def encode_all(out, media):
    """Write every film of the budget into a folder, and the first frame beside the frames."""
    shutil.copyfile(out / "frames" / "0000.png", out / "hero-poster.png")
    encode_films(BUDGET, out, media)


def encode_phone(out, media):
    """Write the phone's films alone, from the frames or, without them, from the largest film."""
    frames = out / "frames"
    if not frames.exists():
        frames.mkdir(parents=True)
        numbers = ["-start_number", "0", str(frames / "%04d.png")]
        run_ffmpeg(["-i", str(media / "hero-1440.webm"), *numbers])
    encode_films([name for name in BUDGET if name.startswith("hero-phone")], out, media)


def encode_films(names, out, media):
    """Write films by name from out/frames into a folder."""
    media.mkdir(parents=True, exist_ok=True)
    prepare(names, out)
    write_films(names, out, media)


def prepare(names, out):
    """Write the frames at each film's size, uncompressed: they are read once for all films."""
    targets = {uncompressed(out, name): scaled(name) for name in names}
    arguments = ["-framerate", str(FRAMES_PER_SECOND), "-i", str(out / "frames" / "%04d.png")]
    for target, filters in targets.items():
        arguments += ["-vf", filters, "-pix_fmt", "yuv420p10le", "-strict", "-1", str(target)]
    run_ffmpeg(arguments)


def uncompressed(out, name):
    """Where the frames are at a film's size, for both codecs."""
    return out / f"{name.rpartition('.')[0]}.y4m"


def write_films(names, out, media):
    """Write films by name from their uncompressed frames into a folder."""
    guesses = dict(FIRST_GUESS)
    for name in names:
        ceiling, ending = BUDGET[name], name.rpartition(".")[2]
        pixels = uncompressed(out, name)
        best, factor = search(pixels, out, name, ceiling, guesses[ending])
        guesses[ending] = factor
        best.rename(out / name)
        shutil.copyfile(out / name, media / name)
        quality = measure(pixels, out / name)
        size = (media / name).stat().st_size
        print(f"{name}: {size:,} of {ceiling:,} bytes, crf {factor:g}; {quality}", flush=True)


def search(pixels, out, name, ceiling, factor):
    """Find the lowest rate factor (crf) whose file stays below the ceiling, from a first guess."""
    ending = name.rpartition(".")[2]
    finest = FINEST[ending]
    too_large, fits = None, None
    best = out / f"best-{name}"
    for _ in range(TRIES):
        trial = out / f"trial-{name}"
        encode(pixels, trial, ending, factor)
        size = trial.stat().st_size
        print(f"{name} crf {factor:g}: {size:,} bytes", flush=True)
        if size <= ceiling:
            fits = factor
            trial.rename(best)
        else:
            too_large = factor
            trial.unlink()
        if fits == factor and size >= FULL * ceiling:
            break
        # Bytes fall by a steady share with each step, so the next guess is near.
        steps = math.log(0.99 * ceiling / size) / math.log(BYTES_PER_STEP[ending])
        factor = math.ceil((factor + steps) / finest - 1e-6) * finest
        if fits is not None and too_large is not None:
            factor = min(max(factor, too_large + finest), fits - finest)
            if factor <= too_large:
                break
        elif fits is not None:
            factor = min(factor, fits - finest)
        else:
            factor = max(factor, too_large + finest)
        factor = round(factor, 2)
    if fits is None:
        raise SystemExit(f"No {name} below {ceiling:,} bytes")
    return best, fits


def scaled(name):
    """The filter that brings frames to a film's size; the phone's is cut out of them first."""
    colors = "flags=lanczos:out_color_matrix=bt709:out_range=tv"
    if name.startswith("hero-phone"):
        width, height = PHONE
        crop = f"crop=round(ih*{width}/{height}):ih:round(iw*{CENTRE}-ow/2):0"
        return f"{crop},scale={width}:{height}:{colors}"
    return f"scale=-2:{HEIGHT.match(name)[1]}:{colors}"


def encode(pixels, target, ending, factor):
    """Write one video file at a rate factor."""
    how = [*CODECS[ending], "-crf", f"{factor:g}", *COLORS, "-an"]
    if ending == "mp4":
        how += ["-preset", "medium" if pixels.stem == "hero-1440" else "slow"]
    run_ffmpeg(["-i", str(pixels), *how, str(target)])


def measure(pixels, video):
    """Compare a video with the pixels it was made from: PSNR and SSIM of all planes."""
    graph = (
        "[0:v]format=yuv420p,split[a][b];[1:v]format=yuv420p,split[c][d];"
        "[a][c]psnr[p];[b][d]ssim[s]"
    )
    log = run_ffmpeg(
        [
            *["-i", str(video), "-i", str(pixels)],
            *["-filter_complex", graph, "-map", "[p]", "-map", "[s]", "-f", "null", "-"],
        ]
    )
    psnr = re.search(r"PSNR .*average:([\d.]+)", log)[1]
    ssim = re.search(r"SSIM .*All:([\d.]+)", log)[1]
    return f"PSNR {float(psnr):.2f} dB, SSIM {float(ssim):.4f}"


def run_ffmpeg(arguments):
    """Run ffmpeg and return what it logged."""
    process = subprocess.run(
        ["ffmpeg", "-hide_banner", "-nostdin", "-y", *arguments],
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )
    if process.returncode:
        raise SystemExit("ffmpeg failed:\n" + process.stderr[-2000:])
    return process.stderr
