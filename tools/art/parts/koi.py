"""Koi, made to be looked down on: a broad scaled back, fins spread flat, a spine that bends.

As in fish.py the body is 1 long, its snout at x = 0.5 and the root of its tail fin at x = -0.5;
forward is +X, up is +Z, and "station" is the distance from the snout.
"""

from dataclasses import dataclass

import numpy as np
from scipy.interpolate import PchipInterpolator

from .blender import place, to_blender_mesh
from .colors import fill, mix, smoothstep, srgb
from .materials import fish_eye, object_coordinates, principled, vertex_color
from .mesh import grid_faces, merge, rotation, sphere, tubes
from .nodes import new_material, random_shift
from .noise import noise3
from .water import fogged

SKIN, FIN, EYE = 0, 1, 2
STATIONS = (0, 0.006, 0.02, 0.05, 0.1, 0.18, 0.26, 0.38, 0.5, 0.65, 0.8, 0.9, 1)
# fmt: off
TOP = (-0.022, -0.002, 0.013, 0.032, 0.055, 0.082, 0.100, 0.110, 0.106, 0.087, 0.060, 0.046, 0.042)
BOTTOM = (-0.024, -0.042, -0.052, -0.064, -0.080, -0.098, -0.108, -0.112, -0.104, -0.084, -0.058,
          -0.046, -0.042)
WIDTH = (0.002, 0.026, 0.043, 0.062, 0.083, 0.108, 0.121, 0.127, 0.121, 0.100, 0.068, 0.044, 0.010)
# fmt: on
SCALE, ROWS = 0.0225, 34  # the length of a scale and the number of rows around the body
SCALE_RISE = 0.0013  # how far a scale's free edge stands up
# Where on the head: the eye's station and sine; the nostril's station and distance from the middle.
EYE_AT, EYE_SINE = 0.088, 0.50
NOSTRIL_AT, NOSTRIL_ASIDE = 0.040, 0.030
SKULL = 0.70  # the sine at which the roof of the skull meets the gill covers

WHITE, RED, BLACK = srgb("#cfc6b6"), srgb("#a8401f"), srgb("#141518")
GOLD, BRONZE = srgb("#b4893f"), srgb("#6a5a38")
# The ground, how dark the rims of its scales are, and the shares of red and of black.
STYLES = {
    "kohaku": (WHITE, 0.17, 0.56, 0.0),
    "sanke": (WHITE, 0.17, 0.47, 0.10),
    "showa": (WHITE, 0.17, 0.34, 0.44),
    "platinum": (srgb("#c9c6bb"), 0.26, 0.0, 0.0),
    "ogon": (GOLD, 0.42, 0.0, 0.0),
    "chagoi": (BRONZE, 0.55, 0.0, 0.0),
}


@dataclass
class Pose:
    """turn: the curve of the whole spine, radians; beat, phase: of the tail's wave, radians.

    lean: how far dorsal and tail fin have fallen to one side, radians; spread: of the pectoral
    fins, 0 folded to 1.
    """

    turn: float = 0.0
    beat: float = 0.4
    phase: float = 0.0
    lean: float = 0.3
    spread: float = 1.0


def some_pose(rng):
    """A pose such as koi at their ease have: some glide, some turn about, fins open or folded."""
    turn = rng.choice([-1, 1]) * (0.1 + 1.25 * rng.random() ** 1.3)
    return Pose(
        turn, rng.uniform(0.2, 0.85), rng.uniform(0, 6.3), rng.normal(0, 0.5), rng.uniform(0.15, 1)
    )


def koi(seed, style, pose, rings=360, sides=200):
    """Return the mesh of a koi of one of STYLES; the seed places its patches."""
    rng = np.random.default_rng(seed)
    ground = STYLES[style][0]
    fin = mix(ground, WHITE, 0.35)
    wear = np.random.default_rng(seed + 700)
    parts = [_body(style, rng, rings, sides), _dorsal(fin, pose, wear), _tail(fin, pose, wear)]
    for side in (1, -1):
        folded = (1 - pose.spread) * 0.7 + rng.normal(0, 0.16)
        parts.append(_paired(fin, side, 0.225, 0.088, -0.055, 0.20, 1.05 - folded, 0.66, wear))
        pelvic = (0.535, 0.055, -0.082, 0.12, 0.72 - folded * 0.4, 0.45)
        parts.append(_paired(fin, side, *pelvic, wear))
        parts.append(_eye(side))
        parts.append(_barbels(side, ground))
    mesh = merge([dict(part, c=_opaque(part["c"])) for part in parts])
    mesh["v"] = _bent(mesh["v"], pose)
    return mesh


def _opaque(colors):
    """Colors with a fourth channel, opacity: 1 unless they have one."""
    return colors if colors.shape[1] == 4 else np.c_[colors, np.ones(len(colors))]


def skins(fog):
    """The materials of koi in this water: skin, fins, eyes."""
    return [_skin(fog), _fin_skin(fog), fish_eye(fog)]


def put_koi(seed, style, materials, location, yaw, length, pose, detail=1.0):
    """Place one koi; detail scales the number of its faces each way."""
    mesh = koi(seed, style, pose, int(360 * detail), int(200 * detail))
    tilt = (0.08 * pose.turn, 0, yaw)
    return place(to_blender_mesh(mesh, "koi", materials), "koi", location, tilt, length)


def _body(style, rng, rings, sides):
    """Loft the outline and cover it with scales; the head is bare."""
    station = np.linspace(0, 1, rings) ** 1.12
    around = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    top, bottom, width = (PchipInterpolator(STATIONS, c)(station) for c in (TOP, BOTTOM, WIDTH))
    stations, angles = np.repeat(station, sides), np.tile(around, rings)
    cosine, sine = np.cos(angles), np.sin(angles)
    # The gill covers bulge a little and lie down again over the shoulder.
    gill_at = 0.205 + 0.025 * np.cos(angles * 2)
    gill = smoothstep(0.07, 0.16, stations) * smoothstep(gill_at + 0.030, gill_at - 0.004, stations)
    flank = smoothstep(0.75, 0.2, np.abs(sine))
    breadth = np.repeat(width, sides) + 0.0045 * gill * flank
    y = breadth * np.sign(cosine) * np.abs(cosine) ** np.where(sine > 0, 0.82, 0.95)
    middle, half = np.repeat((top + bottom) / 2, sides), np.repeat((top - bottom) / 2, sides)
    z = middle + half * np.sign(sine) * np.abs(sine) ** 0.96
    vertices = np.stack([0.5 - stations, y, z], -1)

    edge, rise, chance = _scales(stations, angles, rng)
    # Scales begin one by one behind the head: the first are small and lie under the skin.
    nape = 0.205 + 0.02 * np.abs(cosine)
    drift = noise3(vertices, np.random.default_rng(3), 2, 9.0)
    uneven = stations + 0.035 * (chance - 0.5) + 0.016 * drift
    scaled = smoothstep(nape - 0.020, nape + 0.10, uneven)
    outward = np.stack([0 * cosine, cosine, sine], -1)
    lift = SCALE_RISE * rise * scaled * np.repeat(width / max(WIDTH), sides) ** 0.5
    lift = lift + _head_relief(stations, y, sine, gill_at)
    colors = _paint(style, rng, vertices, stations, sine, chance * smoothstep(0, 0.3, scaled))
    rim = smoothstep(0.62, 1.0, edge) * scaled * smoothstep(-0.6, 0.2, sine)
    dark = STYLES[style][1] * rim
    lit = 1 + 0.10 * smoothstep(0.7, 0.2, edge) * scaled
    colors = colors * ((1 - dark) * lit * (0.96 + 0.08 * chance * scaled))[:, None]
    colors = _draw_head(rng, colors, vertices, stations, sine, gill_at, nape)
    faces = grid_faces(rings, sides, True)
    return dict(v=vertices + outward * lift[:, None], f=faces, c=colors, mat=SKIN)


def _scales(station, angle, rng):
    """Return for each point of the skin: distance from its scale's middle to the rim (0..1), how
    far it has risen towards the free edge (-1..1), and a random number of the scale (0..1)."""
    u, v = station / SCALE, angle * ROWS / (2 * np.pi)
    dice = rng.random((int(1 / SCALE) + 8, ROWS + 2))
    edge, rise, chance = np.ones(len(u)), np.zeros(len(u)), np.zeros(len(u))
    found = np.zeros(len(u), bool)
    for step in (-1, 0, 1, 2):  # the foremost scale that reaches a point hides those behind it
        row = np.floor(u) + step
        offset = 0.5 * (row % 2)
        column = np.round(v - offset)
        along, across = (u - row) / 1.25, (v - column - offset) / 0.62
        distance = np.hypot(along, across)
        here = ~found & (distance < 1)
        edge[here], rise[here] = distance[here], along[here]
        cells = (row[here].astype(int) + 2) % len(dice), column[here].astype(int) % ROWS
        chance[here] = dice[cells]
        found |= here
    return edge, rise, chance


def _paint(style, rng, vertices, station, height, chance):
    """Lay red and black over the ground in patches whose edges follow single scales."""
    ground, _, red, black = STYLES[style]
    mottle = noise3(vertices, rng, 3, 9.0)
    colors = fill(ground, len(station)) * (1 + 0.05 * mottle)[:, None]
    belly = smoothstep(0.2, -0.7, height)
    colors = mix(colors, mix(colors, WHITE * 0.95, 0.6), belly)
    stretched = vertices * [1.0, 0.85, 0.5]
    ragged = 0.10 * (chance - 0.5) + 0.05 * noise3(vertices, rng, 2, 40.0)
    if red:
        steps = 0.55 * np.sin(2 * np.pi * station * rng.uniform(1.9, 2.6) + rng.uniform(0, 6.3))
        field = noise3(stretched, rng, 3, 3.4, 0.4) + steps + 2.2 * (red - 0.5) + ragged
        sides = 0.25 + 0.5 * noise3(vertices, rng, 2, 5.0)
        field = field - 3.0 * smoothstep(sides, sides - 0.5, height)
        ends = station + 0.035 * mottle
        field = field - 3.0 * smoothstep(0.87, 0.97, ends) - 1.5 * smoothstep(0.06, 0.01, ends)
        hue = RED * (0.85 + 0.25 * smoothstep(-1, 1, mottle))[:, None]
        colors = mix(colors, hue, smoothstep(-0.03, 0.05, field))
    if black:
        frequency = 9.0 if style == "sanke" else 4.2
        field = noise3(stretched, rng, 3, frequency, 0.5) + 2.0 * (black - 0.42) + ragged
        if style == "sanke":
            field = field - 2.0 * smoothstep(0.24, 0.2, station)
            field = field - 2.0 * smoothstep(0.3, 0.0, height)
        colors = mix(colors, BLACK, smoothstep(-0.04, 0.06, field) * 0.94)
    return colors


def _head_relief(station, y, sine, gill_at):
    """How far the head's skin stands out: rims of eyes and nostrils, skull, gill covers, lips."""
    from_eye = np.hypot((station - EYE_AT) / 0.019, (sine - EYE_SINE) / 0.30)
    relief = 0.0042 * np.exp(-(from_eye**4))
    from_nostril = _from_nostril(station, y)
    relief = relief + 0.0030 * np.exp(-(((from_nostril - 0.0085) / 0.0040) ** 2)) * (sine > 0)
    relief = relief - 0.0030 * np.exp(-((from_nostril / 0.0055) ** 2)) * (sine > 0)
    behind_eye = smoothstep(0.10, 0.125, station) * smoothstep(gill_at + 0.01, gill_at, station)
    relief = relief - 0.0016 * behind_eye * np.exp(-(((sine - SKULL) / 0.13) ** 2))
    edge = smoothstep(gill_at + 0.014, gill_at + 0.004, station) * smoothstep(0.10, 0.20, station)
    relief = relief + 0.0022 * edge * smoothstep(0.80, 0.45, np.abs(sine))
    return relief - 0.0016 * np.exp(-(((station - 0.019) / 0.004) ** 2)) * (sine > 0.1)


def _from_nostril(station, y):
    """The distance from the nearer nostril."""
    return np.hypot(station - NOSTRIL_AT, np.abs(y) - NOSTRIL_ASIDE)


def _draw_head(rng, colors, vertices, station, sine, gill_at, nape):
    """The bare head, a little darker than the body and fading into it; what is drawn on it."""
    blush = noise3(vertices, rng, 3, 16.0)
    pores = noise3(vertices, np.random.default_rng(4), 2, 110.0)
    head = smoothstep(nape + 0.09, nape - 0.07, station + 0.020 * blush)
    tone = (0.90 + 0.035 * blush + 0.025 * pores)[:, None] * [1.0, 0.965, 0.93]
    colors = mix(colors, colors * tone, head)
    bone = head * smoothstep(SKULL - 0.25, SKULL + 0.25, sine) * smoothstep(0.16, 0.08, station)
    colors = mix(colors, colors * [0.93, 0.88, 0.86], bone * smoothstep(-0.8, 0.9, blush))
    behind = smoothstep(0.09, 0.14, station)
    cover = head * smoothstep(SKULL + 0.15, SKULL - 0.25, sine) * behind
    colors = mix(colors, colors * [0.95, 0.85, 0.81], cover * np.clip(0.40 + 0.3 * blush, 0, 1))
    wander = sine - SKULL + 0.05 * blush
    groove = np.exp(-((wander / 0.06) ** 2)) * behind * smoothstep(0.235, 0.18, station)
    colors = mix(colors, colors * [0.66, 0.58, 0.54], 0.40 * groove)
    off = (station - gill_at - 0.009 + 0.003 * blush) / 0.0050
    edge = np.exp(-(off**2)) * smoothstep(0.86, 0.45, sine)
    colors = mix(colors, colors * [0.50, 0.40, 0.38], 0.75 * edge)
    shade = smoothstep(0.9, 0.0, off / 6) * (off > 0) * smoothstep(0.80, 0.40, sine)
    colors = mix(colors, colors * 0.80, 0.5 * shade)
    socket = np.hypot((station - EYE_AT) / 0.021, (sine - EYE_SINE) / 0.34)
    colors = mix(colors, colors * [0.50, 0.45, 0.42], 0.8 * smoothstep(1.15, 0.75, socket))
    from_nostril = _from_nostril(station, vertices[:, 1])
    colors = mix(colors, colors * 0.16, smoothstep(0.0085, 0.0050, from_nostril) * (sine > 0))
    lips = smoothstep(0.038, 0.006, station)
    colors = mix(colors, colors * [0.96, 0.72, 0.64], 0.75 * lips)
    mouth = np.exp(-(((station - 0.019) / 0.0035) ** 2)) * (sine > 0.1)
    return mix(colors, colors * 0.62, 0.6 * mouth)


def _membrane(x, y, z, along, out, color, rays, rng, clear=0.55):
    """Assemble a fin from coordinate grids (along x out): fine rays that fork twice in a clear
    membrane, which thins towards its edge by the share clear."""
    shape = (along.size, out.size)
    vertices = np.stack([np.broadcast_to(a, shape) for a in (x, y, z)], -1).reshape(-1, 3)
    alongs, outs = np.repeat(along.ravel(), out.size), np.tile(out.ravel(), along.size)
    spacing = np.interp(alongs, np.linspace(-1, 1, 24), rng.normal(0, 0.30, 24))
    cell = np.abs((alongs * rays / 2 + spacing) % 1 - 0.5)
    cell = np.abs(cell - 0.25 * smoothstep(0.25, 0.70, outs))
    cell = np.abs(cell - 0.125 * smoothstep(0.55, 1.0, outs))
    width = 0.15 - 0.085 * smoothstep(0.25, 1.0, outs)
    ray = np.exp(-((cell / width) ** 2))
    blotch = noise3(vertices, rng, 3, 14.0)
    shade = 0.86 + 0.10 * ray + 0.05 * blotch - 0.08 * outs
    opacity = 0.80 - clear * outs**0.7 + (0.10 + 0.13 * outs) * ray + 0.06 * blotch
    opacity = opacity * smoothstep(1.0, 0.965, outs + 0.02 * (1 - ray))
    colors = np.c_[fill(color, len(alongs)) * shade[:, None], np.clip(opacity, 0, 0.97)]
    return dict(v=vertices, f=grid_faces(*shape), c=colors, mat=FIN)


def _ragged(across, rng, nicks, depth=0.10):
    """How much of its length a fin still has at each ray: frayed, here and there torn."""
    fray = np.interp(across, np.linspace(-1, 1, 70), rng.normal(0, 0.012, 70))
    waves = np.interp(across, np.linspace(-1, 1, 9), rng.normal(0, 0.028, 9))
    left = 1 + fray + waves
    for at in rng.uniform(-0.85, 0.9, nicks):
        wide, deep = rng.uniform(0.012, 0.05), depth * rng.uniform(0.3, 1.2)
        left = left - deep * np.clip(1 - np.abs(across - at) / wide, 0, 1)
    return left


def _paired(color, side, at, root_y, root_z, length, angle, spread, rng):
    """A pectoral or pelvic fin: a rounded fan from a fleshy root, curled at its edge."""
    across, out = np.linspace(-1, 1, 260)[:, None], np.linspace(0, 1, 60)[None]
    bow = rng.uniform(0.10, 0.28)
    way = angle + across * spread * (1.05 - 0.10 * out) + bow * (0.4 - out**2)
    reach = length * (1 - 0.30 * np.abs(across) ** 2.6 - 0.22 * across - 0.05 * across**2)
    reach = reach * _ragged(across, rng, 4)
    x = 0.5 - at + across * 0.028 - reach * out * np.cos(way)
    y = root_y + reach * out * np.sin(way)
    droop, curl, phase = rng.uniform(0.10, 0.22), rng.uniform(0.05, 0.16), rng.uniform(0, 6.3)
    z = root_z + reach * (-droop * out + 0.12 * out * across - 0.14 * out**2 * across**2)
    z = z + length * curl * out**2.4 * np.sin(across * 2.2 + phase)
    z = z + length * 0.022 * out**1.5 * np.sin(across * 6.5 + 2 * phase)
    return _membrane(x, side * y, z, across, out, color, 17, rng)


def _dorsal(color, pose, rng):
    """The long fin of the back, half laid down to one side."""
    along, out = np.linspace(0, 1, 220)[:, None], np.linspace(0, 1, 36)[None]
    station = 0.40 + 0.33 * along
    root = PchipInterpolator(STATIONS, TOP)(station) - 0.012
    height = PchipInterpolator((0, 0.10, 0.45, 1), (0.035, 0.108, 0.066, 0.036))(along)
    height = height * _ragged(along * 2 - 1, rng, 3)
    lean = pose.lean * out + 0.10 * out**2 * np.sin(along * 5 + pose.phase)
    x = 0.5 - station - 0.9 * height * out * (0.6 + 0.8 * along)
    y = height * out * np.sin(lean) + 0.006 * out * np.sin(along * 7)
    z = root + height * out * np.cos(lean)
    return _membrane(x, y, z, along * 2 - 1, out, color, 19, rng, 0.40)


def _tail(color, pose, rng):
    """A forked tail fin whose lobes have fallen a little to one side, so that it shows."""
    across, out = np.linspace(-1, 1, 280)[:, None], np.linspace(0, 1, 60)[None]
    length = 0.31 * (1 - 0.40 * (1 - np.abs(across) ** 1.4)) * _ragged(across, rng, 4, 0.07)
    x = -0.44 - length * out
    rise = across * (0.036 * (1 - out) + 0.175 * out**0.85)
    lean = (np.copysign(0.8, pose.lean) + 0.5 * pose.lean) * out * across
    y = np.abs(rise) * np.sin(lean) + 0.010 * np.sin(across * 6 + pose.phase) * out**2
    return _membrane(x, y, rise * np.cos(lean), across, out, color, 21, rng, 0.45)


def _eye(side):
    """A dark dome high on the side of the head, seen from above; a thin dull ring about it."""
    ball, faces = sphere(24, 18)
    ball = ball[:, [0, 2, 1]]  # poles sideways
    off_axis = np.hypot(ball[:, 0], ball[:, 2])
    ring = (off_axis > 0.74) & (off_axis < 0.92) & (ball[:, 1] > 0)
    colors = np.where(ring[:, None], srgb("#7a6438"), srgb("#060607"))
    ball = ball * 0.0145 * [1, 0.85, 1]
    ball = ball @ rotation((1, 0, 0), 0.5).T * [1, side, 1]
    top, bottom, width = (PchipInterpolator(STATIONS, c)(EYE_AT) for c in (TOP, BOTTOM, WIDTH))
    level = (top + bottom) / 2 + (top - bottom) / 2 * EYE_SINE
    aside = width * (1 - EYE_SINE**2) ** 0.41 - 0.0035
    vertices = ball + [0.5 - EYE_AT, side * aside, level]
    return dict(v=vertices, f=faces if side > 0 else faces[:, ::-1], c=colors, mat=EYE)


def _barbels(side, ground):
    """Two barbels at each corner of the mouth."""
    lines = []
    steps = np.linspace(0, 1, 8)[:, None]
    for at, long in ((0.018, 0.026), (0.034, 0.046)):
        start = np.array([0.5 - at, side * 0.036, -0.022])
        path = start + steps * np.array([0.45, side * 1.0, -0.25]) * long
        path = path + steps**2 * np.array([-0.7, 0, -0.35]) * long
        lines.append((path, np.linspace(0.0042, 0.0016, 8), fill(ground * 0.8, 8)))
    return dict(tubes(lines, 6), mat=SKIN)


def _bent(vertices, pose):
    """Lay the straight fish along its curved spine; the middle of the body stays in place."""
    along = np.linspace(-0.1, 1.5, 400)
    step = along[1] - along[0]
    heading = pose.turn * (np.clip(along, 0, 1.3) - 0.35)
    swing = np.clip((along - 0.15) / 1.1, 0, 1) ** 1.5
    heading = heading + pose.beat * swing * np.sin(pose.phase - 4.6 * along)
    x = -np.cumsum(np.cos(heading)) * step
    y = -np.cumsum(np.sin(heading)) * step
    station = 0.5 - vertices[:, 0]
    x, y = x - np.interp(0.5, along, x), y - np.interp(0.5, along, y)
    turned = np.interp(station, along, heading)
    aside = vertices[:, 1]
    return np.stack(
        [
            np.interp(station, along, x) - aside * np.sin(turned),
            np.interp(station, along, y) + aside * np.cos(turned),
            vertices[:, 2],
        ],
        -1,
    )


def _skin(fog):
    """Wet skin under water, where it hardly shines; a little light passes below its surface."""
    material, nodes = new_material("koi")

    def skin(color):
        grain = nodes.noise(object_coordinates(nodes), 90.0, 3.0)
        return principled(
            nodes,
            color,
            Roughness=0.35,
            Specular=0.25,
            Subsurface=0.1,
            Subsurface_Color=color,
            Subsurface_Radius=(0.02, 0.008, 0.005),
            Normal=nodes.bump(grain.outputs[0], 0.08, 0.004),
        )

    fogged(nodes, fog, random_shift(nodes, vertex_color(nodes), 0.0, 0.08), skin)
    return material


def _fin_skin(fog):
    """Milky membranes: half of the light passes, and one sees through them where they are thin."""
    material, nodes = new_material("koi fin")
    opacity = nodes("ShaderNodeAttribute", attribute_name="Col").outputs["Alpha"]

    def membrane(color):
        shader = principled(nodes, color, Roughness=0.4, Specular=0.2)
        lit = nodes("ShaderNodeBsdfTranslucent", {0: color})
        thin = nodes("ShaderNodeMixShader", {0: 0.45, 1: shader, 2: lit})
        clear = nodes("ShaderNodeBsdfTransparent")
        return nodes("ShaderNodeMixShader", {0: opacity, 1: clear, 2: thin}).outputs[0]

    fogged(nodes, fog, vertex_color(nodes), membrane)
    return material
