"""The Meridian Reef cut open at the face of its wall, seen by the camera of scenes/meridian.py.

Only its shapes are rendered, at twice the size: everything in the picture is drawn.
"""

from pathlib import Path

from parts.blender import reset_scene
from parts.camera import choose_camera
from parts.job import read_job
from parts.meridian import stock_tank
from parts.meridian_measures import VIEWS
from parts.meridian_plant import build_plant
from parts.shapes import NOT_DRAWN, add_shapes

# Here tubes are drawn, and what would be too fine is not.
HIDDEN = {*NOT_DRAWN, "grille", "gravel"} - {"acrylic"}


def main():
    job = read_job()
    Path(f"{job.output}.npz").unlink(missing_ok=True)
    reset_scene(background=(0, 0, 0))
    stock_tank()
    build_plant()
    choose_camera(VIEWS, job.view)
    add_shapes(job, hidden=HIDDEN)


if __name__ == "__main__":
    main()
