"""Measures of the Meridian Reef, its cameras and its light groups. Needs no Blender. Metres.

The wall's face lies at y = 0, which is also the section plane; the lounge's floor at z = 0.
"""

# The water: 5.2 x 2.2 m and 2.2 m deep, behind a panel of 140 mm.
HALF, DEEP, BOTTOM, TOP = 2.6, 2.2, 0.45, 2.65
PANEL = 0.14
FRONT, BACK = PANEL, PANEL + DEEP
SURFACE = TOP + 0.015
SHELL, REBATE = 0.15, 0.10  # the tank's sides and base; how far the panel reaches into them

# The building: floor slab, slab under the tank, soffit and top of the slab above, plant room.
SLAB, THICK, SOFFIT, ROOF = -0.36, -0.54, 3.60, 3.86
FLOOR, FOOTING = -2.80, -2.96
SIDE, OUTER = 5.15, 5.45
CEILING = 3.10
COLUMN, COLUMN_HALF = 2.42, 0.19
RISER = (3.42, 0.95)  # x and y of the return pipe on its way up
OVERFLOWS = ((2.98, 1.30), (3.22, 1.62))
DROPS = (RISER, *OVERFLOWS)

# The sump in the plant room: its box from low to high along x, y and z, and the level of its water.
SUMP = ((-2.12, 1.08), (0.90, 2.00), (FLOOR + 0.26, FLOOR + 1.06))
SUMP_LEVEL = FLOOR + 0.90
# Lamps over the water: x from, to, their ys and z, over the tank and over the sump.
TANK_LAMPS = (-2.3, 2.3, (0.55, 1.25, 1.95), 3.20)
SUMP_LAMPS = (-1.92, 0.88, (1.25, 1.65), FLOOR + 1.62)

# Rectangles of the section plane that cut through something: left, bottom, right, top.
CUT_FACES = [
    (-OUTER, SLAB, OUTER, 0.0),
    (-HALF - 0.45, THICK, HALF + 0.45, SLAB),
    (-OUTER, SOFFIT, OUTER, ROOF),
    (-OUTER, 0.0, -SIDE, SOFFIT),
    (SIDE, 0.0, OUTER, SOFFIT),
    (-OUTER, FLOOR, -SIDE, SLAB),
    (SIDE, FLOOR, OUTER, SLAB),
    (-OUTER, FOOTING, OUTER, FLOOR),
]
COLUMNS = [(x - COLUMN_HALF, FLOOR, x + COLUMN_HALF, THICK) for x in (-COLUMN, COLUMN)]
TANK_FACES = [
    (-HALF - SHELL, BOTTOM - SHELL, HALF + SHELL, BOTTOM),
    (-HALF - SHELL, BOTTOM, -HALF, TOP + 0.12),
    (HALF, BOTTOM, HALF + SHELL, TOP + 0.12),
]

# Pass indices: pipes between the tank and the plant room; rocks, corals and fish from LIFE on.
PIPES, LIFE = 1, 10

EYE = (0.0, -10.0, 1.15)
SPAN = 10.8  # metres across the picture at the wall's face, y = 0
MIDDLE = 0.475  # height of the picture's middle there
ROOM = dict(
    location=EYE,
    target=(0, 0, EYE[2]),
    lens=-36 * EYE[1] / SPAN,
    shift=(0, (MIDDLE - EYE[2]) / SPAN),
)
REEF = dict(
    location=(-2.5, -6.4, 1.35),
    target=(1.0, 0, 1.35),
    lens=28,
    shift=(0, -0.035),
    focus=6.6,
    fstop=2.8,
)
SEAT = (2.6, -7.6, 1.2)
WALL_SPAN = 8.8
WALL_MIDDLE = (0.86, 1.31)  # x and z of the picture's middle at the wall's face
WALL = dict(
    location=SEAT,
    target=(SEAT[0], 0, SEAT[2]),
    lens=-36 * SEAT[1] / WALL_SPAN,
    shift=((WALL_MIDDLE[0] - SEAT[0]) / WALL_SPAN, (WALL_MIDDLE[1] - SEAT[2]) / WALL_SPAN),
)
SIDE_ON = dict(
    location=(4.0, -1.8, 1.50), target=(-0.5, 1.02, 1.50), lens=38, focus=3.9, fstop=1.8
)
VIEWS = dict(room=ROOM, reef=REEF, wall=WALL, side=SIDE_ON)
EYES = [view["location"] for view in VIEWS.values()]

# What lights the scene: in the tank, in the room, outside; view is the city in the windows.
GROUPS = ("water", "sun", "fill", "cove", "room", "lamp", "spill", "sky", "day", "view")
