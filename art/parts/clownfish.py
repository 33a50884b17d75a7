"""An ocellaris clownfish made for close views: gill covers, lips, rayed fins that cup.

Forward is +X and up is +Z; the body is 1 long from snout to tail root, all sizes are in body
lengths, angles in radians. "Station" means distance from the snout, 0 to 1.
Materials: 0 skin, 1 fins, 2 eyes.
"""

import numpy as np
from scipy.interpolate import PchipInterpolator

from .colors import mix, smoothstep, srgb
from .fish import EYE, FIN, SKIN
from .mesh import grid_faces, merge, sphere
from .noise import noise3

RINGS, SIDES = 420, 240
OUTLINE = np.array(
    [  # station, top, bottom, half width
        (0, 0.0, -0.030, 0.0),
        (0.012, 0.024, -0.052, 0.028),
        (0.04, 0.058, -0.078, 0.052),
        (0.10, 0.112, -0.115, 0.080),
        (0.20, 0.170, -0.158, 0.106),
        (0.32, 0.208, -0.190, 0.118),
        (0.45, 0.214, -0.200, 0.115),
        (0.60, 0.192, -0.184, 0.096),
        (0.75, 0.147, -0.145, 0.066),
        (0.88, 0.101, -0.098, 0.037),
        (0.95, 0.088, -0.084, 0.026),
        (1, 0.086, -0.080, 0.020),
    ]
)
TOP, BOTTOM, WIDTH = (PchipInterpolator(OUTLINE[:, 0], OUTLINE[:, i]) for i in (1, 2, 3))
EYE_AT, EYE_Z, EYE_RADIUS = 0.118, 0.048, 0.031
GILL_CENTRE, GILL_RADIUS = (0.155, -0.012), (0.112, 0.128)  # station and z

ORANGE, DEEP, PALE = srgb("#f0640f"), srgb("#b93c06"), srgb("#ff9a3c")
WHITE, SHADED_WHITE = srgb("#f3f1ea"), srgb("#cfd4d6")
BLACK, HEM = srgb("#0b0807"), np.array([0.35, 0.40, 0.42])
IRIS, IRIS_EDGE = srgb("#c9761c"), srgb("#5a2c0a")
# Centre, half width and forward bulge of the three white bands.
BANDS = ((0.275, 0.043, 0.018), (0.565, 0.046, 0.050), (0.935, 0.028, 0.004))
BLACK_EDGE = 0.016


def _skin_color(station, height, points, rng):
    """Orange, darker on the back, with white bands in black edges."""
    wobble = 0.004 * noise3(points, rng, 2, 9.0)
    color = mix(ORANGE, DEEP, 0.75 * smoothstep(0.25, 1.0, height))
    color = mix(color, PALE, 0.55 * smoothstep(-0.25, -0.95, height))
    color = mix(color, PALE * 0.9, 0.45 * smoothstep(0.12, 0.0, station))
    color = color * (1 + 0.10 * noise3(points, rng, 3, 14.0))[:, None]
    for centre, half_width, bulge in BANDS:
        line = centre - bulge * np.exp(-(((height - 0.05) / 0.45) ** 2)) + wobble
        away = np.abs(station - line)
        white_to = half_width * (1 - 0.25 * np.abs(height) ** 2)
        black_to = white_to + BLACK_EDGE * (0.55 + 0.8 * smoothstep(0.2, 1.0, np.abs(height)))
        color = mix(color, BLACK, smoothstep(black_to + 0.003, black_to - 0.003, away))
        white = mix(WHITE, SHADED_WHITE, smoothstep(0.2, 1, np.abs(height)))
        color = mix(color, white, smoothstep(white_to + 0.0022, white_to - 0.0022, away))
    return color


def _bell(distance, width):
    """Return 1 at distance 0, falling off over the width."""
    return np.exp(-((distance / width) ** 2))


def _body(rng):
    """Return the lofted trunk with lips, gill cover and eye socket."""
    station = np.linspace(0, 1, RINGS) ** 1.25
    around = np.linspace(0, 2 * np.pi, SIDES, endpoint=False)
    cosine, sine = np.cos(around), np.sin(around)
    top, bottom = TOP(station), BOTTOM(station)
    middle, half = (top + bottom) / 2, (top - bottom) / 2
    x = np.repeat((0.5 - station)[:, None], SIDES, 1)
    y = WIDTH(station)[:, None] * np.sign(cosine) * np.abs(cosine) ** 0.94
    z = middle[:, None] + half[:, None] * sine
    points = np.stack([x, y, z], -1).reshape(-1, 3)
    stations, heights, z = np.repeat(station, SIDES), np.tile(sine, RINGS), points[:, 2]

    # The gill cover is a raised plate that ends in a groove, with a fainter groove within.
    from_gill = (stations - GILL_CENTRE[0]) / GILL_RADIUS[0], (z - GILL_CENTRE[1]) / GILL_RADIUS[1]
    across = np.hypot(*from_gill)
    behind = smoothstep(-0.02, 0.04, stations - GILL_CENTRE[0])
    gill = 0.0075 * smoothstep(1.02, 0.90, across) - 0.0055 * _bell(across - 1.05, 0.05)
    gill = gill - 0.0035 * _bell(across - 0.62, 0.04) * smoothstep(0.05, -0.1, z)
    # The lips are two soft rolls with a dark line between.
    mouth = z + 0.020 + 0.42 * stations
    near_mouth = smoothstep(0.075, 0.035, stations)
    lips = 0.006 * _bell(np.abs(mouth) - 0.011, 0.008) - 0.007 * _bell(mouth, 0.0035)
    socket = np.hypot(stations - EYE_AT, z - EYE_Z) / EYE_RADIUS
    relief = gill * behind + lips * near_mouth + 0.005 * _bell(socket - 1.12, 0.16)
    flank = np.abs(np.tile(cosine, RINGS)) ** 0.4
    points[:, 1] += np.sign(points[:, 1]) * relief * flank

    color = _skin_color(stations, heights, points, rng)
    color = mix(color, DEEP * 0.35, near_mouth * _bell(mouth, 0.0045))
    color = mix(color, color * 0.7, 0.6 * behind * _bell(across - 1.05, 0.035))
    return dict(v=points, f=grid_faces(RINGS, SIDES, True), c=color, mat=SKIN)


def _rayed(grid, rays, along, out, normal):
    """Return a fin from a grid of points: raised rays, a black margin, a pale hem."""
    phase = 2 * np.pi * rays * along
    ridge = (np.abs(np.cos(phase / 2)) ** 10) * (0.25 + 0.75 * (1 - out))
    grid = grid + normal * (0.0030 * ridge)[..., None]
    color = mix(ORANGE * 0.95, ORANGE * 0.72, smoothstep(0.0, 0.6, out))
    color = mix(color, DEEP * 0.9, 0.35 * (1 - ridge))
    color = mix(color, BLACK * 1.4, smoothstep(0.76, 0.84, out + 0.003 * np.cos(phase)))
    color = mix(color, HEM, 0.35 * smoothstep(0.965, 0.99, out))
    faces = grid_faces(*grid.shape[:2])
    return dict(v=grid.reshape(-1, 3), f=faces, c=color.reshape(-1, 3), mat=FIN)


def _fin_grid(rays, rows):
    """Return coordinates along the root and outwards, ten columns for each ray."""
    along, out = np.linspace(0, 1, rays * 10), np.linspace(0, 1, rows)
    return np.meshgrid(along, out, indexing="ij")


def _ridge_fin(span, at, heights, sweep, rays, upward):
    """Return a fin on the back (upward 1) or before the tail's underside (-1)."""
    along, out = _fin_grid(rays, 34)
    station = span[0] + (span[1] - span[0]) * along
    height = PchipInterpolator(at, heights)(along) * (1 + 0.003 * np.cos(2 * np.pi * rays * along))
    root = TOP(station) - 0.02 if upward > 0 else BOTTOM(station) + 0.02
    x = 0.5 - station - sweep * height * out * (0.7 + 0.7 * along)
    y = 0.016 * out**1.5 * np.sin(4.2 * along + upward) + 0.004 * out * np.sin(19 * along)
    z = root + upward * (height * out + 0.02 * out)
    return _rayed(np.stack([x, y, z], -1), rays, along, out, np.array([0, 1.0, 0]))


def _fan(root, axis, side, length, angles, rays, cup, spread):
    """Return a rounded fin that opens from its root.

    axis: its middle ray; side: where positive angles lie; cup: how hollow; spread: of the root
    """
    axis = np.asarray(axis, float) / np.linalg.norm(axis)
    side = np.asarray(side, float) - axis * np.dot(side, axis)
    side /= np.linalg.norm(side)
    normal = np.cross(axis, side)
    along, out = _fin_grid(rays, 36)
    angle = angles[0] + (angles[1] - angles[0]) * along
    reach = length * (1 - 0.30 * np.abs(2 * along - 1) ** 2.6)
    reach = reach * (1 + 0.003 * np.cos(2 * np.pi * rays * along))
    start = np.asarray(root) + (2 * along - 1)[..., None] * spread * side
    flow = np.cos(angle)[..., None] * axis + np.sin(angle)[..., None] * side
    bowl = out**2 * (0.6 + 0.4 * np.cos(3 * angle)) + 0.10 * out * np.sin(7 * along)
    grid = start + (reach * out)[..., None] * flow + (cup * length * bowl)[..., None] * normal
    return _rayed(grid, rays, along, out, normal)


def _eye(side):
    """Return a ball: black pupil, thin orange ring, dark outside."""
    ball, faces = sphere(56, 40)
    ball = ball[:, [1, 2, 0]]
    off_axis = np.hypot(ball[:, 0], ball[:, 2])
    color = mix(BLACK * 0.3, IRIS, smoothstep(0.50, 0.54, off_axis))
    color = mix(color, IRIS_EDGE, smoothstep(0.58, 0.80, off_axis))
    color = mix(color, BLACK, smoothstep(0.80, 0.90, off_axis))
    top, bottom, width = (float(curve(EYE_AT)) for curve in (TOP, BOTTOM, WIDTH))
    level = (EYE_Z - (top + bottom) / 2) / ((top - bottom) / 2)
    y = width * np.sqrt(1 - level**2) - EYE_RADIUS * 0.20
    points = ball * [EYE_RADIUS, EYE_RADIUS * 0.62 * side, EYE_RADIUS]
    points = points + [0.5 - EYE_AT, side * y, EYE_Z]
    return dict(v=points, f=faces if side > 0 else faces[:, ::-1], c=color, mat=EYE)


def _paired_fins(side, flare):
    """Return the pectoral and the pelvic fin of one flank."""
    root = (0.5 - 0.335, side * (float(WIDTH(0.335)) - 0.004), -0.035)
    axis, across = (-0.70, side * 0.72 * flare, -0.12), (0.25, side * 0.2, 1)
    pectoral = _fan(root, axis, across, 0.185, (-0.95, 0.80), 18, 0.10 * side, 0.026)
    root = (0.5 - 0.37, side * 0.035, float(BOTTOM(0.37)) + 0.015)
    axis, across = (-0.62, side * 0.30, -0.75), (0.8, 0, -0.5)
    return [pectoral, _fan(root, axis, across, 0.145, (-0.45, 0.45), 9, 0.08, 0.02)]


def clownfish(seed=1, bend=0.08, phase=0.0, flare=1.0):
    """Return the mesh of one fish; bend and phase set the tail beat, flare opens its pectorals."""
    thirds = (0, 0.4, 0.8, 1)
    parts = [
        _body(np.random.default_rng(seed)),
        _ridge_fin((0.30, 0.63), (0, 0.25, 0.7, 1), (0.02, 0.085, 0.088, 0.035), 0.45, 15, 1),
        _ridge_fin((0.61, 0.90), thirds, (0.035, 0.135, 0.120, 0.03), 0.75, 17, 1),
        _ridge_fin((0.63, 0.90), thirds, (0.02, 0.125, 0.115, 0.03), 0.75, 15, -1),
        _fan((-0.475, 0, 0.003), (-1, 0.05, 0), (0, 0, 1), 0.235, (-0.62, 0.62), 20, 0.10, 0.072),
    ]
    for side in (1, -1):
        parts += [*_paired_fins(side, flare), _eye(side)]
    mesh = merge(parts)
    back = np.clip(0.5 - mesh["v"][:, 0], 0, 1.6)
    mesh["v"][:, 1] += bend * (0.05 + 0.95 * (back / 1.3) ** 1.9) * np.sin(phase - 4.2 * back)
    return mesh
