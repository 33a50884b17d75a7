"""The Meridian Reef cut open at the face of its wall, seen by the camera of scenes/meridian.py.

The light is rendered at two thirds of the size, the lines at twice the size.
"""

from dataclasses import replace

from parts.blender import reset_scene
from parts.camera import choose_camera
from parts.job import read_job
from parts.meridian import fill_tank, light_tank, stock_tank
from parts.meridian_plant import build_plant
from parts.meridian_measures import VIEWS
from parts.render import render
from parts.shapes import add_shapes


def main():
    job = read_job()
    reset_scene(background=(0.001, 0.0015, 0.002))
    stock_tank()
    fill_tank()
    light_tank()
    build_plant()
    choose_camera(VIEWS, job.view)
    size = dict(width=job.width * 2 // 3, height=job.height * 2 // 3)
    render(replace(job, **size), bounces=5, clamp=4.0, adaptive=0.02)
    add_shapes(job)


if __name__ == "__main__":
    main()
