"""Thick cast acrylic and the film that protects it. Metres."""

import numpy as np

from .blender import place, to_blender_mesh
from .colors import smoothstep
from .materials import object_coordinates, principled
from .mesh import grid_faces
from .nodes import new_material

REFRACTION = 1.49
# Cast acrylic is nearly colorless even through a metre of it; float glass would be green.
EDGE_MIDDLE = (0.150, 0.185, 0.195)
EDGE_RIM = (0.66, 0.73, 0.745)
CLEAR_TINT = (0.945, 0.965, 0.968)
SHADOW_TINT = (0.72, 0.76, 0.77)


def cast_acrylic(name, thickness, glow):
    """A slab that lies flat: clear faces, and narrow faces that shine like the polished edge.

    Light that enters a thick panel leaves by its edges, a little cooler after the long path.
    Tracing it would take too long, so the edges emit: most along their rims, unevenly along their
    length.
    """
    material, nodes = new_material(name)
    coordinates = nodes("ShaderNodeTexCoord")
    up = nodes.separate(coordinates.outputs["Normal"])[2]
    height = nodes.separate(coordinates.outputs["Object"])[2]
    is_edge = nodes.map_range(nodes.math("ABSOLUTE", up), 0.35, 0.9, 1.0, 0.0)
    is_below = nodes.map_range(up, -0.35, -0.9, 0.0, 0.012 * glow)
    to_rim = nodes.math("DIVIDE", nodes.math("ABSOLUTE", height), thickness / 2)
    rim = nodes.math("ADD", 0.22, nodes.math("POWER", to_rim, 5.0))
    stretched = nodes("ShaderNodeMapping", {0: coordinates.outputs["Object"], 3: (0.7, 0.7, 2.0)})
    patches = nodes.noise(stretched.outputs[0], 1.3, 2.0).outputs[0]
    uneven = nodes.map_range(patches, 0.35, 0.65, 0.25 * glow, 1.35 * glow)
    strength = nodes.math("MULTIPLY", nodes.math("MULTIPLY", is_edge, rim), uneven)
    strength = nodes.math("ADD", strength, is_below)
    color = nodes.mix(to_rim, EDGE_MIDDLE, EDGE_RIM)

    emission = nodes("ShaderNodeEmission", {0: color, 1: strength})
    glass = nodes("ShaderNodeBsdfGlass", {0: CLEAR_TINT, 1: 0.0, 2: REFRACTION})
    seen = nodes("ShaderNodeAddShader", {0: glass, 1: emission})
    shade = nodes("ShaderNodeBsdfTransparent", {0: SHADOW_TINT})
    is_shadow = nodes("ShaderNodeLightPath").outputs["Is Shadow Ray"]
    nodes.output(nodes("ShaderNodeMixShader", {0: is_shadow, 1: seen, 2: shade}).outputs[0])
    return material


def polished_slab(name, fresh):
    """A thick slab that lies flat: polished faces, satin arrises, one end of an edge still scraped.

    fresh is the x of its own from which leftwards the polisher has not been yet. It bends light as
    it should: render it with caustics, or it casts a black shadow.
    """
    material, nodes = new_material(name)
    normal = nodes("ShaderNodeTexCoord").outputs["Normal"]
    position = object_coordinates(nodes)
    nx, ny, nz = (nodes.math("ABSOLUTE", part) for part in nodes.separate(normal))
    flattest = nodes.math("MAXIMUM", nodes.math("MAXIMUM", nx, ny), nz)
    is_arris = nodes.map_range(flattest, 0.90, 0.97, 1.0, 0.0)

    along = object_coordinates(nodes, (9, 9, 1500))
    drawn = nodes.noise(along, 1.0, 3.0, Roughness=0.6).outputs[0]
    ragged = nodes.noise(object_coordinates(nodes, (26, 26, 60)), 1.0, 4.0).outputs[0]
    x = nodes.separate(position)[0]
    reached = nodes.math("ADD", x, nodes.math("MULTIPLY", ragged, 0.075))
    is_raw = nodes.map_range(reached, fresh + 0.055, fresh - 0.020, 0.0, 1.0, True)
    is_raw = nodes.math("MULTIPLY", is_raw, nodes.map_range(ny, 0.9, 0.98, 0.0, 1.0))

    hands = nodes.noise(position, 34.0, 5.0, Roughness=0.7).outputs[0]
    smeared = nodes.map_range(hands, 0.54, 0.70, 0.0, 0.055, True)
    scraped = nodes.map_range(drawn, 0.35, 0.65, 0.22, 0.42)
    rough = nodes.math("ADD", smeared, nodes.math("MULTIPLY", is_raw, scraped))
    rough = nodes.math("MAXIMUM", rough, nodes.math("MULTIPLY", is_arris, 0.32))
    waves = nodes.noise(position, 26.0, 2.0).outputs[0]
    ripple = nodes.math("MULTIPLY", waves, 0.10)
    lines = nodes.math("MULTIPLY", drawn, nodes.math("MULTIPLY", is_raw, 0.55))
    relief = nodes.bump(nodes.math("ADD", ripple, lines), 0.5, 0.0006)
    inputs = {0: (0.985, 0.995, 0.992), 1: rough, 2: REFRACTION, "Normal": relief}
    nodes.output(nodes("ShaderNodeBsdfGlass", inputs).outputs[0])
    return material


def masking_paper(name="masking"):
    """The brown paper that protects a sheet: creased, and thin enough for some light."""
    material, nodes = new_material(name)
    coordinates = object_coordinates(nodes)
    drawn = object_coordinates(nodes, (500, 90, 500))
    fibres = nodes.noise(drawn, 1.0, 5.0, Roughness=0.7).outputs[0]
    clouds = nodes.noise(coordinates, 16.0, 5.0, Roughness=0.6).outputs[0]
    creases = nodes.noise(coordinates, 24.0, 4.0, Distortion=1.6).outputs[0]
    folds = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", creases, 0.5))
    color = nodes.ramp(clouds, [(0.3, (0.30, 0.195, 0.105)), (0.7, (0.40, 0.275, 0.16))])
    color = nodes.multiply(color, nodes.map_range(fibres, 0.3, 0.7, 0.80, 1.15))
    folds = nodes.math("MULTIPLY", folds, 2.0)
    height = nodes.math("ADD", nodes.math("MULTIPLY", fibres, 0.12), folds)
    normal = nodes.bump(height, 0.5, 0.0014)
    surface = principled(nodes, color, Roughness=0.72, Specular=0.25, Normal=normal)
    through = nodes("ShaderNodeBsdfTranslucent", {0: nodes.multiply(color, (1.1, 0.9, 0.7))})
    nodes.output(nodes("ShaderNodeMixShader", {0: 0.22, 1: surface, 2: through}).outputs[0])
    return material


def film(name="film", clarity=0.58, crease=0.12, crease_scale=5.0, color=(0.55, 0.66, 0.72)):
    """Milky protective film with a sheen; clarity is the share of light that goes straight on."""
    material, nodes = new_material(name)
    coordinates = nodes("ShaderNodeTexCoord").outputs["Object"]
    noise = nodes.noise(coordinates, crease_scale, 4.0, Distortion=0.6)
    inputs = {
        "Base Color": color,
        "Roughness": 0.18,
        "Specular": 0.6,
        "Normal": nodes.bump(noise.outputs[0], crease, 0.02),
    }
    surface = nodes("ShaderNodeBsdfPrincipled", inputs)
    through = nodes("ShaderNodeBsdfTranslucent", {0: (0.5, 0.66, 0.74)})
    milky = nodes("ShaderNodeMixShader", {0: 0.4, 1: surface, 2: through})
    clear = nodes("ShaderNodeBsdfTransparent", {0: (0.85, 0.93, 0.97)})
    nodes.output(nodes("ShaderNodeMixShader", {0: clarity, 1: milky, 2: clear}).outputs[0])
    return material


def peeled_film(start, end, width, material, height, curl=0.13, skew=0.55):
    """Film on a lying panel from x = start to about end, where it curls back over itself.

    skew pulls one corner further than the other; height is that of the panel's upper face.
    """
    along, turns, gap = np.linspace(0, 1, 160), 3.7, 0.0012
    rows = []
    for y in np.linspace(-width / 2, width / 2, 60):
        fold = end + skew * (y / width) + 0.03 * np.sin(y * 5)
        radius = curl * (1 + 0.25 * np.sin(y * 2.2 + 0.6))
        flat_length = fold - start
        way = along * (flat_length + radius * turns)
        is_flat = way < flat_length
        angle = np.clip((way - flat_length) / radius, 0, turns)
        spiral = radius * (1 + 0.07 * angle)
        x = np.where(is_flat, start + way, fold + spiral * np.sin(angle))
        ripple = np.sin(way * 9 + y * 4) + np.sin(way * 4 - y * 7)
        lifted = np.where(is_flat, 0.0018 * np.clip(ripple, 0, 2), spiral * (1 - np.cos(angle)))
        rows.append(np.stack([x, np.full_like(x, y), gap + lifted], -1))
    mesh = {"v": np.stack(rows).reshape(-1, 3), "f": grid_faces(60, 160)}
    return place(to_blender_mesh(mesh, "film", [material]), "film", (0, 0, height))


def hanging_film(left, right, bottom, top, material, seed, y=-0.014, held=()):
    """Film that hangs before an upright pane from the points where it is held.

    held are the x of its pieces of tape, by default near its ends. Between them the upper edge
    sags; wrinkles fan out from them and fall on as loose folds. The lower edge was cut by hand.
    """
    rng = np.random.default_rng(seed)
    columns, rows = 260, 180
    across, up = np.meshgrid(np.linspace(0, 1, columns), np.linspace(0, 1, rows), indexing="ij")
    cut, width = across[:, :1], right - left
    held = np.array(held or (left + 0.06 * width, left + 0.5 * width, right - 0.06 * width))
    wave = sum(
        rng.normal(0, 1 / k) * np.sin(k * 3.1 * cut + rng.uniform(0, 6)) for k in range(1, 9)
    )
    edge = 0.028 * wave + rng.uniform(0.05, 0.1) * rng.choice([-1, 1]) * (2 * cut - 1)
    snag = rng.uniform(0.2, 0.8)  # where the blade caught
    edge = edge - 0.06 * np.exp(-(((cut - snag) / 0.02) ** 2)) * (cut > snag)

    x = left + width * across
    nearest = np.abs(x[:, :1] - held).min(1, keepdims=True)
    slack = 0.30 * nearest * (1 + 0.25 * rng.normal(0, 1)) + 0.006 * (1 + np.sin(cut * 41))
    z = bottom + edge + (top - slack - bottom - edge) * up
    fall = top - z
    out = 0.010 + 0.5 * slack * np.exp(-fall / 0.12)
    for at in held:
        away, angle = np.hypot(x - at, fall), np.arctan2(x - at, fall + 0.03)
        fan = sum(
            rng.uniform(0.4, 1) * np.cos(k * angle * 2.3 + rng.uniform(0, 6)) for k in (3, 5, 8)
        )
        out = out + 0.0085 * fan * np.clip(away / 0.12, 0, 1) * np.exp(-away / 0.45)
    for _ in range(int(4 + width * 5)):
        drift = rng.normal(0, 0.06) * fall + 0.02 * np.sin(fall * rng.uniform(3, 7) + across)
        middle, wide = rng.uniform(left, right), rng.uniform(0.014, 0.060)
        depth = rng.uniform(0.3, 1.0) * 0.75 * wide * rng.choice([-1, 1], p=(0.3, 0.7))
        starts, ends = rng.uniform(0.15, 0.6), rng.uniform(0.4, 3.0)
        here = smoothstep(starts, starts + 0.25, fall) * smoothstep(ends + 0.5, ends, fall)
        out = out + depth * here / np.cosh((x - middle - drift) / wide) ** 2
    swing = 0.10 * (1 - up) ** 3 * (0.5 + 0.5 * np.sin(across * 7 + rng.uniform(0, 6)))
    mesh = {"v": np.stack([x, y - np.maximum(out, 0) - swing, z], -1).reshape(-1, 3)}
    mesh["f"] = grid_faces(columns, rows)[:, ::-1]
    return place(to_blender_mesh(mesh, "film", [material]), "film")
