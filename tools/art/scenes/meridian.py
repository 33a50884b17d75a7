"""The lounge of the Meridian Reef, rendered light by light. Views: room, reef, wall, side.

room looks straight at the wall and is the other half of scenes/meridian_section.py; reef is the
view that parts/hours.py shows from dawn to moon. wall and side come closer; over wall
parts/drawing.py draws the elevation.
"""

from parts.blender import reset_scene
from parts.camera import choose_camera
from parts.job import read_job
from parts.meridian import fill_tank, light_tank, stock_tank
from parts.meridian_lounge import build_shell, build_wall, furnish, light_room
from parts.meridian_dressing import dress, glaze
from parts.meridian_measures import GROUPS, VIEWS
from parts.render import render
from parts.shapes import add_shapes
from parts.wear import used


DRAWN = 2 / 3  # the size of the drawing over wall, of the render's


def main():
    job = read_job()
    reset_scene(background=(0, 0, 0))
    stock_tank()
    fill_tank()
    light_tank()
    brass = used("brass", (0.68, 0.47, 0.24), 0.40, 1.0, 0.03, 0.22)
    build_wall(brass)
    build_shell()
    light_room()
    furnish(brass)
    dress(brass)
    glaze()
    choose_camera(VIEWS, job.view)
    render(job, bounces=5, clamp=4.0, adaptive=0, light_groups=GROUPS)
    if job.view == "wall":
        add_shapes(job, DRAWN)


if __name__ == "__main__":
    main()
