"""Where the film's camera stands in the tank of the Meridian Reef. Needs no Blender. Metres."""

# As far from the rocks that the picture is as wide there as the pane of behind-room shows it: the
# film shrinks into that pane. Turned upwards, towards the surface.
CAMERA = dict(location=(0.0, -1.70, 1.05), target=(0.0, 1.10, 1.60), lens=17.5)
WALL = 2.9  # y of the far water behind everything
MIRROR_WIDER = 1.25  # the mirror's picture has a margin for the waves to reach into
