"""A city at dusk behind a window, as a lens sees it that is focused on something near.

Rendered, each lit window far outside the focus would be noise. So the room is rendered with nothing
outside; the city is drawn in three depths, sharp and in linear light, spread by the disc of the
lens, and put where the render is transparent. Colors are linear RGB, lengths pixels.
"""

import cv2
import numpy as np

from .denoise import denoise, denoised
from .grade import finish

# Lamps by their color temperature: homes, halls, offices, screens.
KELVIN = {
    2200: (1.0, 0.48, 0.14),
    2700: (1.0, 0.60, 0.28),
    3000: (1.0, 0.67, 0.37),
    4000: (1.0, 0.82, 0.62),
    5000: (0.94, 0.90, 0.86),
    7000: (0.66, 0.80, 1.0),
}
# The air above, in the middle and at the horizon after sunset.
AFTERGLOW = ((0.050, 0.090, 0.185), (0.150, 0.170, 0.225), (0.40, 0.265, 0.190))
GLASS = np.array([0.016, 0.024, 0.038])
FILM = 36.0  # the film's width in millimetres


def sky(width, height, horizon, scale, air=AFTERGLOW):
    """Its three colors from the zenith to the horizon; brighter where the sun went down."""
    zenith, middle, low = (np.array(color) for color in air)
    up = (horizon - np.arange(height)[:, None]) / scale
    across = np.linspace(0, 1, width)[None]
    glow = np.exp(-np.maximum(up, 0) / 0.055)[..., None] * (0.7 + 0.5 * across)[..., None]
    high = np.clip(up / 0.16, 0, 1)[..., None]
    blue = middle + (zenith - middle) * high
    return (blue + 0.55 * glow * (low - blue)) * np.ones((height, width, 1))


def ground(image, horizon, haze, rng):
    """Roofs and streets below the horizon, hazier the farther they are."""
    height, width = image.shape[:2]
    rows = np.arange(horizon, height)
    near = np.clip((rows - horizon) / 260, 0, 1)[:, None, None]
    patches = cv2.resize(rng.random((24, 60)).astype(np.float32), (width, len(rows)))[..., None]
    roofs = np.array([0.013, 0.016, 0.022]) * (0.6 + 0.8 * patches)
    image[horizon:] = haze * 0.30 * (1 - near) ** 4 + roofs


def lit_windows(floors, bays, use, rng):
    """The light of each window: offices go floor by floor, homes room by room."""
    light = (
        np.ones((floors, bays, 3)) * np.array(KELVIN[3000]) * 0.02 * rng.random((floors, bays, 1))
    )
    if use == "office":
        busy = rng.random(floors) < rng.uniform(0.12, 0.38)
        there = busy[:, None] & (rng.random((floors, bays)) < 0.8)
        there |= rng.random((floors, bays)) < 0.025
        color = np.array(KELVIN[int(rng.choice([4000, 4000, 5000, 3000]))])
        strength = 0.45 * rng.lognormal(0, 0.35, (floors, 1)) * rng.uniform(0.7, 1.2, (1, bays))
        light += there[..., None] * strength[..., None] * color
    else:
        there = rng.random((floors, bays)) < rng.uniform(0.14, 0.32)
        strength = 0.9 * rng.lognormal(-0.2, 0.8, (floors, bays)) * there
        kinds = np.array([KELVIN[k] for k in (2700, 2700, 3000, 3000, 4000, 7000)])
        light += strength[..., None] * kinds[rng.integers(0, len(kinds), (floors, bays))]
        if rng.random() < 0.6:
            stairs = rng.integers(bays)
            light[:, stairs] = np.maximum(light[:, stairs], 0.5 * np.array(KELVIN[4000]))
    plant = rng.integers(6, 14)
    light[plant::22] = 0
    return light


def facade(image, left, right, top, bottom, storey, bay, shade, haze, veil, light):
    """One face of a tower: dark glass, its floors, its lit windows, and the air before it."""
    left, right, top = max(left, 0), min(right, image.shape[1]), max(top, 0)
    bottom = min(bottom, image.shape[0])
    if right <= left or bottom <= top:
        return
    y, x = (np.arange(top, bottom) - top) / storey, (np.arange(left, right) - left) / bay
    row, column = (
        np.minimum(y.astype(int), len(light) - 1),
        np.minimum(x.astype(int), light.shape[1] - 1),
    )
    open_y, open_x = (y % 1 > 0.22) & (y % 1 < 0.86), (x % 1 > 0.10) & (x % 1 < 0.90)
    window = (open_y[:, None] & open_x[None])[..., None]
    sheen = np.linspace(1.5, 0.6, len(y))[:, None, None]
    body = GLASS * shade * sheen * np.where(window, 1.0, 1.6)
    face = body + light[row][:, column] * window
    image[top:bottom, left:right] = face * (1 - veil) + haze * veil


def tower(image, middle, width, top, bottom, storey, bay, haze, veil, rng):
    """A tower of two visible faces, perhaps set back once; returns where its tip is."""
    use = "office" if rng.random() < 0.42 else "homes"
    corner = int(middle - width / 2 + width * rng.uniform(0.25, 0.75))
    steps = [(0.0, 1.0)]
    if rng.random() < 0.45:
        steps = [(0.0, rng.uniform(0.55, 0.8)), (rng.uniform(0.12, 0.3), 1.0)]
    for lower, share in steps[::-1] if len(steps) == 1 else [steps[1], steps[0]]:
        head = int(top + (bottom - top) * lower)
        left, right = int(middle - width * share / 2), int(middle + width * share / 2)
        edge = int(np.clip(corner, left + 2, right - 2))
        for x0, x1, shade in ((left, edge, 0.8), (edge, right, 1.5)):
            floors = int((bottom - head) / storey) + 2
            bays = int((x1 - x0) / bay) + 2
            light = lit_windows(floors, bays, use, rng)
            facade(image, x0, x1, head, bottom, storey, bay, shade, haze, veil, light)
    return int(middle), top


def point(image, x, y, color, power):
    """A lamp too small to see; power as on a picture 2400 pixels wide."""
    power = power * (image.shape[1] / 2400) ** 2
    if 0 <= int(y) < image.shape[0] and 0 <= int(x) < image.shape[1]:
        image[int(y), int(x)] += np.array(color) * power


def road(image, horizon, start, end, rng):
    """Street lamps and traffic along a road that runs away to the horizon."""
    depth = image.shape[0] * 1.05 - horizon
    for lane, color, power in ((-1, KELVIN[4000], 210), (1, (1.0, 0.10, 0.04), 95)):
        for away in 1 / rng.uniform(0.12, 1.0, 26):
            y = horizon + depth / away
            x = start + (end - start) * (1 - 1 / away) + lane * 26 / away
            point(image, x, y, color, power * rng.uniform(0.4, 1.2) / away)
    for number in range(1, 16):
        away = 0.9 + 0.55 * number
        y = horizon + depth / away
        x = start + (end - start) * (1 - 1 / away)
        for side in (-62, 58):
            point(image, x + side / away, y - 24 / away, KELVIN[2700], 520 / away)


def quarters(image, horizon, haze, rng):
    """Low buildings between the towers, from the far ones to the near."""
    height, width = image.shape[:2]
    drop = 0.9 * (height - horizon)
    for away in 1 / np.linspace(0.07, 1.30, 70):
        storey, foot = 0.034 * drop / away, int(horizon + drop / away)
        veil = 0.06 + 0.5 * (1 - np.exp(-away / 7))
        x = rng.uniform(-0.3, 0.1) * width / away
        while x < width:
            wide = storey * rng.uniform(5, 15)
            if rng.random() < 0.52:
                tall = storey * rng.choice([3, 5, 6, 8, 11, 15], p=[0.2, 0.25, 0.2, 0.2, 0.1, 0.05])
                top = int(max(foot - tall, horizon + 2))
                sizes = max(2.0, storey), max(2.0, 0.9 * storey)
                tower(image, x + wide / 2, wide, top, foot, *sizes, haze, veil, rng)
            x += wide * rng.uniform(1.05, 1.7)


def streets(image, horizon, rng):
    """The low quarters between the towers: lamps in rows, of one kind along a street, and rooms."""
    height, width = image.shape[:2]
    drop = 0.9 * (height - horizon)

    def lamp(aside, away, color, power):
        spot = width * 0.55 + width * aside / away, horizon + drop / away
        point(image, *spot, color, power / away)

    kinds = [KELVIN[kelvin] for kelvin in (2200, 2700, 2700, 3000, 4000)]
    for aside in np.arange(-9.5, 9.6, 0.62):
        color, power = kinds[rng.integers(5)], 110 * rng.lognormal(0, 0.4)
        hidden = rng.uniform(0, 6)
        for away in np.arange(1.3, 19.0, 0.34):
            if np.sin(away * 1.9 + hidden) > 0.15:
                drift = rng.normal(0, 0.012)
                lamp(aside + drift, away, color, power * rng.lognormal(0, 0.25))
    for away in 1.25 * 1.17 ** np.arange(17):
        color, power = kinds[rng.integers(5)], 120 * rng.lognormal(0, 0.4)
        hidden = rng.uniform(0, 6)
        for aside in np.arange(-10, 10, 0.27):
            if np.sin(aside * 1.3 + hidden) > 0.35:
                lamp(aside, away * rng.normal(1, 0.004), color, power * rng.lognormal(0, 0.3))
    for _ in range(900):
        away, aside = 1 / rng.uniform(0.06, 0.75), rng.uniform(-9, 9)
        color = KELVIN[int(rng.choice([2700, 3000, 4000, 5000]))]
        lamp(aside, away, color, 46 * rng.lognormal(-0.4, 0.9))


def draw(width, height, horizon, scale, seed=5, air=AFTERGLOW):
    """The city in linear light, sharp; scale is the picture's pixels for a tangent of one.

    air as for sky.
    """
    rng = np.random.default_rng(seed)
    image = sky(width, height, horizon, scale, air)
    haze = image[max(horizon - 2, 0), width // 2]
    ground(image, horizon, haze, rng)
    unit = width / 2400
    tips = []

    # Far: a low skyline, mostly air, with one slender spire.
    x = -40.0
    while x < width:
        wide = rng.uniform(14, 46) * unit
        top = horizon - rng.lognormal(3.25, 0.55) * unit
        tower(
            image,
            x,
            wide,
            int(top),
            horizon + int(14 * unit),
            2.4 * unit,
            2.6 * unit,
            haze,
            0.62,
            rng,
        )
        x += wide * rng.uniform(0.6, 1.5)
    for step in range(60):
        tall = 150 * unit * (step + 1) / 60
        half = 10 * unit * (1 - step / 60) ** 1.3 + 0.8
        rows = slice(int(horizon - tall), int(horizon - tall + 150 * unit / 60) + 1)
        body = haze * 0.62 + GLASS * 0.4 + 0.05 * np.array(KELVIN[4000]) * (rng.random() < 0.6)
        spire = int(width * 0.345)
        image[rows, int(spire - half) : int(spire + half) + 1] = body

    # Middle: the towers of the next quarter.
    for place in rng.permutation(np.linspace(0.02, 1.02, 17) + rng.normal(0, 0.02, 17)):
        wide = rng.uniform(58, 118) * unit
        top = horizon - rng.choice([rng.uniform(10, 70), rng.uniform(70, 185)]) * unit
        foot = horizon + int(rng.uniform(70, 110) * unit)
        middle = place * width
        tips.append(
            tower(image, middle, wide, int(top), foot, 7.6 * unit, 7.2 * unit, haze, 0.26, rng)
        )

    quarters(image, horizon, haze, rng)
    road(image, horizon, 0.60 * width, 0.53 * width, rng)
    streets(image, horizon, rng)

    # Near: two neighbours whose heads are above the picture.
    for place, wide, tall in ((0.475, 235, 105), (0.985, 330, 330)):
        top, foot = horizon - tall * unit, height
        tower(
            image, place * width, wide * unit, int(top), foot, 15 * unit, 13 * unit, haze, 0.07, rng
        )
    for x, y in tips:
        if rng.random() < 0.3:
            point(image, x, y - 3, (1.0, 0.06, 0.03), 260)
    return image


def lens_disc(diameter, aside=0.0, up=0.0):
    """The spread of a point by an open aperture of nine rounded blades.

    The lens's barrel cuts off what comes from far aside or from above: aside and up are the place
    on the picture, -1 to 1 across its width.
    """
    half = int(np.ceil(diameter / 2)) + 1
    y, x = np.mgrid[-half : half + 1, -half : half + 1].astype(float)
    angle = (np.arctan2(y, x) + 0.2) % (2 * np.pi / 9) - np.pi / 9
    rim = diameter / 2 * (0.35 * np.cos(np.pi / 9) / np.cos(angle) + 0.65)
    away = np.hypot(x, y)
    disc = np.clip(rim - away + 0.5, 0, 1) * (1 + 0.18 * (away / rim) ** 4)
    barrel = 0.60 * diameter
    from_barrel = np.hypot(x + 0.42 * barrel * aside, y - 0.42 * barrel * up)
    disc = disc * np.clip((barrel - from_barrel) / 1.5 + 0.5, 0, 1)
    return disc / (np.pi / 4 * diameter**2 * 1.05)


def through_lens(city, blur, up):
    """The city out of focus: round discs in the middle, lenses of light towards the sides.

    up is how high on the picture its lamps are, as for lens_disc.
    """
    width = city.shape[1]
    places = np.linspace(-1, 1, 9)
    across = np.linspace(-1, 1, width)
    spread = np.zeros_like(city)
    for place in places:
        share = np.clip(1 - np.abs(across - place) / (places[1] - places[0]), 0, 1)
        lens = lens_disc(blur, place, up).astype(np.float32)
        parted = city * share[None, :, None].astype(np.float32)
        spread += cv2.filter2D(parted, -1, lens, borderType=cv2.BORDER_REFLECT)
    return spread


def develop(passes, focus=1.63, fstop=2.2, gain=1.0, clean=False, texture=False, **grade):
    """Put the city behind the room; focus (metres) and fstop are those of the camera.

    clean and texture as for denoise.
    """
    alpha = passes["color"][..., 3:4]
    height, width = alpha.shape[:2]
    lens, shift = float(passes["lens"]), passes["shift"]
    scale = lens / FILM * width
    horizon = int(height / 2 + shift[1] * width)
    blur = (lens / 1000) ** 2 / (fstop * (focus - lens / 1000)) * 1000 / FILM * width
    seen = alpha[..., 0].min(1) < 0.98
    rows = int(np.flatnonzero(seen).max()) + 1 if seen.any() else 1
    margin = int(blur) + 2
    city = draw(width, rows + margin, horizon, scale).astype(np.float32)
    city = through_lens(city, blur, up=0.4)
    light = denoised(passes, clean, texture)
    cover = denoise(np.repeat(alpha, 3, 2), passes["albedo"], passes["normal"], scale=1.0)
    solid = cv2.erode(np.ascontiguousarray(alpha[..., 0]), np.ones((5, 5))) > 0.999
    cover = np.where(solid, 1, np.clip(cover[..., 0], 0, 1))[..., None]
    behind = np.zeros_like(light)
    behind[:rows] = city[:rows] * gain
    return finish(light + (1 - cover) * behind, **grade)
