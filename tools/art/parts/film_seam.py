"""Check that the film loops seamlessly by comparing all adjacent frames."""

import cv2
import numpy as np


def report(folder):
    """Print the mean absolute difference (of 255) of all adjacent frames, and check the seam.

    The last frame is followed by the first. Returns whether the step from the last to the first
    is no larger than the largest of the others.
    """
    files = sorted(folder.glob("[0-9]*.png"))
    if len(files) < 3:
        raise SystemExit(f"No frames in {folder}")
    pictures = (read(file) for file in [*files, files[0]])
    before = next(pictures)
    differences = []
    for index, picture in enumerate(pictures):
        differences.append(float(cv2.absdiff(before, picture).mean()))
        other = files[(index + 1) % len(files)].stem
        print(f"{files[index].stem}-{other} {differences[-1]:.3f}", flush=True)
        before = picture
    *inside, seam = differences
    print(f"Within the film {min(inside):.3f} to {max(inside):.3f}, mean {np.mean(inside):.3f}.")
    rank = 1 + sum(difference > seam for difference in inside)
    print(f"At the seam {seam:.3f}, rank {rank} of {len(differences)}.")
    if seam > max(inside):
        print("The seam is larger than any other step.")
        return False
    print("The seam is no larger than other steps.")
    return True


def read(file):
    """A frame; ends the program if it is missing or broken."""
    picture = cv2.imread(str(file))
    if picture is None:
        raise SystemExit(f"{file} is no picture")
    return picture
