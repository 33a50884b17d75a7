"""The tank of scenes/dry_fit.py: its measures and the balls of its rocks. Metres."""

LEFT, RIGHT, BACK, BOTTOM, TOP = -3.1, 3.1, 1.75, 0.55, 2.75
SURFACE = 3.3
CEILING = 3.35
FRAME = 0.035
MIDDLE_Z = (BOTTOM + TOP) / 2

# Balls of rock (x, y, z, radius): an island with an arch on the left, a smaller one on the right.
ISLAND_LEFT = [
    (-2.2, 1.0, 0.75, 0.5),
    (-1.5, 0.9, 0.9, 0.5),
    (-1.9, 1.1, 1.35, 0.42),
    (-1.2, 1.0, 1.3, 0.34),
    (-0.75, 0.95, 0.8, 0.38),
    (-0.55, 1.0, 1.15, 0.25),
    (-0.15, 1.05, 0.72, 0.28),
    (-1.65, 0.95, 1.72, 0.27),
    (-2.55, 1.1, 1.15, 0.33),
    (-0.95, 1.05, 1.55, 0.2),
]
ISLAND_RIGHT = [
    (1.5, 1.0, 0.72, 0.42),
    (2.1, 1.05, 0.85, 0.48),
    (2.55, 1.1, 1.15, 0.36),
    (1.15, 0.9, 0.68, 0.25),
    (2.2, 1.1, 1.45, 0.26),
]
