"""The lounge of the Meridian Reef, rendered light by light. Views: room, reef.

room looks straight at the wall and is the other half of scenes/meridian_section.py; reef is the
view that parts/hours.py shows from dawn to moon.
"""

from parts import materials
from parts.blender import reset_scene
from parts.camera import choose_camera
from parts.job import read_job
from parts.meridian import fill_tank, light_tank, stock_tank
from parts.meridian_lounge import build_shell, build_wall, furnish, light_room
from parts.meridian_measures import GROUPS, VIEWS
from parts.render import render


def main():
    job = read_job()
    reset_scene(background=(0, 0, 0))
    stock_tank()
    fill_tank()
    light_tank()
    brass = materials.plain("brass", (0.80, 0.55, 0.26), 0.24, 1.0)
    build_wall(brass)
    build_shell()
    light_room()
    furnish(brass)
    choose_camera(VIEWS, job.view)
    render(job, bounces=5, clamp=4.0, adaptive=0, light_groups=GROUPS, indices=True)


if __name__ == "__main__":
    main()
