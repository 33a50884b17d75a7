"""Materials of a life-support room: PVC, steel, painted metal, acrylic, epoxy, foam, lights."""

from .materials import emissive
from .nodes import new_material

# Plastics, rubber and stone by name: color, roughness.
MATT = {
    "pvc": ((0.105, 0.115, 0.124), 0.36),
    "blue_pvc": ((0.016, 0.092, 0.165), 0.36),
    "red_pvc": ((0.200, 0.028, 0.019), 0.38),
    "red": ((0.330, 0.027, 0.018), 0.36),
    "teal": ((0.010, 0.210, 0.220), 0.36),
    "rubber": ((0.014, 0.014, 0.015), 0.62),
    "shade": ((0.010, 0.011, 0.012), 0.55),
    "plate": ((0.600, 0.600, 0.560), 0.42),
    "dial": ((0.780, 0.770, 0.720), 0.30),
    "bucket": ((0.560, 0.570, 0.560), 0.40),
    "gravel": ((0.620, 0.550, 0.430), 0.80),
    "sock": ((0.780, 0.790, 0.780), 0.85),
    "rock": ((0.260, 0.225, 0.215), 0.85),
    "algae": ((0.085, 0.215, 0.040), 0.55),
    "tank_back": ((0.120, 0.430, 0.600), 0.45),
    "cable": ((0.020, 0.021, 0.023), 0.48),
    "grille": ((0.130, 0.140, 0.150), 0.40),
    "ceiling": ((0.034, 0.037, 0.040), 0.80),
}
# Small lights: color, strength.
GLOWS = {
    "ring_light": ((0.50, 0.82, 1.00), 0.9),
    "lamp_cool": ((0.62, 0.86, 1.00), 12.0),
    "lamp_warm": ((1.00, 0.74, 0.46), 9.0),
    "lamp_toe": ((1.00, 0.60, 0.28), 2.4),
    "screen": ((0.20, 0.62, 0.66), 1.1),
    "teal_glow": ((0.05, 0.85, 0.80), 3.0),
    "led_green": ((0.10, 0.95, 0.35), 6.0),
    "led_teal": ((0.05, 0.80, 0.90), 6.0),
    "led_amber": ((1.00, 0.50, 0.06), 6.0),
}


def grain(nodes, scale, detail=3.0, stretch=(1, 1, 1), low=0.3, high=0.7, to=(0.0, 1.0)):
    """Noise in the object's own space, spread between two values; stretch makes it a grain."""
    place = nodes("ShaderNodeTexCoord").outputs["Object"]
    place = nodes("ShaderNodeMapping", {0: place, 3: stretch})
    noise = nodes.noise(place.outputs[0], scale, detail)
    return nodes.map_range(noise.outputs[0], low, high, *to)


def surface(
    name,
    color,
    roughness,
    spread=0.07,
    metal=0.0,
    bump=0.0,
    scale=3.0,
    stretch=(1, 1, 1),
    coat=0.0,
):
    """An opaque surface whose roughness and tone vary a little from place to place."""
    material, nodes = new_material(name)
    noise = grain(nodes, scale, 4.0, stretch)
    rough = nodes.map_range(noise, 0.0, 1.0, roughness - spread, roughness + spread)
    tone = nodes.mix(noise, tuple(channel * 0.92 for channel in color), color)
    inputs = {"Base Color": tone, "Roughness": rough, "Metallic": metal, "Clearcoat": coat}
    inputs["Clearcoat Roughness"] = 0.12
    if bump:
        fine = grain(nodes, scale * 8, 3.0, stretch)
        inputs["Normal"] = nodes.bump(fine, bump, 0.002)
    nodes.output(nodes("ShaderNodeBsdfPrincipled", inputs))
    return material


def acrylic(name="acrylic", face=(0.96, 0.99, 0.99), edge=(0.42, 0.73, 0.76), shine=0.28):
    """Clear sheet or tube: light passes straight, edges take a sea-green tint.

    shine is the most that it reflects.
    """
    material, nodes = new_material(name)
    facing = nodes("ShaderNodeLayerWeight", {0: 0.35}).outputs["Facing"]
    clear = nodes("ShaderNodeBsdfTransparent", {0: nodes.mix(facing, face, edge)})
    gloss = nodes("ShaderNodeBsdfGlossy", {0: (1, 1, 1), 1: 0.03})
    mirrored = nodes.math("MINIMUM", nodes("ShaderNodeFresnel", {0: 1.42}).outputs[0], shine)
    nodes.output(nodes("ShaderNodeMixShader", {0: mirrored, 1: clear, 2: gloss}))
    return material


def acrylic_edge(name="acrylic_edge", color=(0.14, 0.38, 0.40), glow=0.13):
    """The polished cut edge of a thick sheet: it gathers light and glows sea-green."""
    material, nodes = new_material(name)
    inputs = {"Base Color": color, "Roughness": 0.12, "Specular": 0.6}
    inputs |= {"Emission": (0.08, 0.38, 0.42), "Emission Strength": glow}
    nodes.output(nodes("ShaderNodeBsdfPrincipled", inputs))
    return material


def bubble_water(name="bubble_water", low=-0.5, high=1.6, strength=0.40):
    """Water dense with bubbles: white streaks that grow denser towards the top."""
    material, nodes = new_material(name)
    height = nodes.separate(nodes.position())[2]
    dense = nodes.map_range(height, low, high, 0.68, 1.08)
    cloud = grain(nodes, 7.0, 6.0, (1.0, 1.0, 0.45), to=(0.45, 1.15))
    fizz = grain(nodes, 260.0, 2.0, (1, 1, 0.8), 0.35, 0.65, (0.82, 1.1))
    amount = nodes.math("MULTIPLY", nodes.math("MULTIPLY", dense, cloud), fizz)
    amount = nodes.math("MINIMUM", amount, 1.0)
    color = nodes.mix(amount, (0.03, 0.22, 0.36), (0.72, 0.89, 0.96))
    inputs = {"Base Color": color, "Roughness": 0.5, "Emission": color}
    inputs["Emission Strength"] = nodes.math("MULTIPLY", amount, strength)
    inputs["Normal"] = nodes.bump(fizz, 0.3, 0.002)
    nodes.output(nodes("ShaderNodeBsdfPrincipled", inputs))
    return material


def foam(name="foam", color=(0.70, 0.72, 0.69), strength=0.10):
    """Wet foam: cells of many sizes, slightly cream."""
    material, nodes = new_material(name)
    place = nodes("ShaderNodeTexCoord").outputs["Object"]
    cells = nodes("ShaderNodeTexVoronoi", {"Vector": place, "Scale": 150.0})
    tiny = nodes("ShaderNodeTexVoronoi", {"Vector": place, "Scale": 420.0})
    height = nodes.math("ADD", cells.outputs[0], tiny.outputs[0])
    shade = nodes.map_range(height, 0.2, 1.1, 0.0, 1.0)
    tone = nodes.mix(shade, color, tuple(channel * 0.70 for channel in color))
    inputs = {"Base Color": tone, "Roughness": 0.3, "Emission": tone, "Emission Strength": strength}
    inputs["Normal"] = nodes.bump(nodes.math("SUBTRACT", 1.0, height), 0.5, 0.003)
    nodes.output(nodes("ShaderNodeBsdfPrincipled", inputs))
    return material


def bubble(name="bubble"):
    """One bubble: clear in the middle, bright at the rim."""
    material, nodes = new_material(name)
    facing = nodes("ShaderNodeLayerWeight", {0: 0.5}).outputs["Facing"]
    rim = nodes.map_range(facing, 0.25, 0.95, 0.06, 0.85)
    clear = nodes("ShaderNodeBsdfTransparent", {0: (0.93, 0.98, 1.0)})
    inputs = {"Base Color": (0.85, 0.95, 1.0), "Roughness": 0.08}
    inputs |= {"Emission": (0.6, 0.85, 1.0), "Emission Strength": 0.15}
    bright = nodes("ShaderNodeBsdfPrincipled", inputs)
    nodes.output(nodes("ShaderNodeMixShader", {0: rim, 1: clear, 2: bright}))
    return material


def moving_water(name="water", ripple=0.35, scale=7.0, tint=(0.72, 0.93, 0.98)):
    """A moving water surface seen from above: clear with Fresnel reflections."""
    material, nodes = new_material(name)
    waves = nodes.noise(nodes.position(), scale, 3.0, Distortion=0.8).outputs[0]
    bump = nodes.bump(waves, ripple, 0.03)
    fresnel = nodes("ShaderNodeFresnel", {0: 1.33, "Normal": bump})
    gloss = nodes("ShaderNodeBsdfGlossy", {0: (1, 1, 1), 1: 0.02, "Normal": bump})
    clear = nodes("ShaderNodeBsdfTransparent", {0: tint})
    nodes.output(nodes("ShaderNodeMixShader", {0: fresnel, 1: clear, 2: gloss}))
    return material


def epoxy(name="epoxy", color=(0.050, 0.056, 0.062)):
    """Poured epoxy: a slight gloss, slow changes of tone, a faint orange peel."""
    material, nodes = new_material(name)
    slow = grain(nodes, 0.9, 5.0)
    tone = nodes.mix(slow, tuple(c * 0.85 for c in color), tuple(c * 1.12 for c in color))
    inputs = {"Base Color": tone, "Roughness": nodes.map_range(slow, 0.0, 1.0, 0.11, 0.22)}
    inputs["Normal"] = nodes.bump(grain(nodes, 38.0, 2.0), 0.05, 0.002)
    nodes.output(nodes("ShaderNodeBsdfPrincipled", inputs))
    return material


def plant_materials():
    """Every material of the room by the name that the machines use."""
    made = {name: surface(name, *values) for name, values in MATT.items()}
    made |= {name: emissive(name, *values, is_lamp=False) for name, values in GLOWS.items()}
    paint = dict(spread=0.06, bump=0.06, scale=8.0)
    brushed = dict(spread=0.025, metal=0.86, bump=0.02)
    steel = (0.60, 0.61, 0.62)
    wound = dict(spread=0.05, bump=0.08, stretch=(1, 1, 9), coat=0.3)
    made |= {
        "motor": surface("motor", (0.011, 0.095, 0.106), 0.34, **paint),
        "cowl": surface("cowl", (0.052, 0.058, 0.063), 0.40, **paint),
        "casing": surface("casing", (0.090, 0.098, 0.105), 0.40, **paint),
        "cabinet": surface("cabinet", (0.075, 0.083, 0.090), 0.42, **paint),
        "vessel": surface("vessel", (0.016, 0.070, 0.086), 0.28, **wound),
        "wall": surface("wall", (0.060, 0.068, 0.076), 0.52, bump=0.05, scale=1.2),
        "plinth": surface("plinth", (0.090, 0.099, 0.107), 0.24, 0.05, scale=1.5),
        "steel": surface("steel", steel, 0.30, scale=70.0, stretch=(0.3, 0.3, 9), **brushed),
        "steel_top": surface(
            "steel_top", steel, 0.28, scale=20.0, stretch=(0.4, 90, 90), **brushed
        ),
        "galvanised": surface("galvanised", (0.44, 0.46, 0.47), 0.44, 0.10, 0.7, scale=6.0),
        "brass": surface("brass", (0.80, 0.56, 0.28), 0.28, 0.06, 0.86),
        "mesh": surface("mesh", (0.46, 0.48, 0.49), 0.42, 0.1, 0.8, 0.5, 60.0),
        "epoxy": epoxy(),
        "acrylic": acrylic(),
        "acrylic_thin": acrylic("acrylic_thin", (0.90, 0.96, 0.96), (0.25, 0.55, 0.57)),
        "glass": acrylic("glass", (0.98, 0.99, 0.99), (0.84, 0.91, 0.92)),
        "hose_clear": acrylic("hose_clear", (0.90, 0.94, 0.92), (0.62, 0.70, 0.70)),
        "acrylic_edge": acrylic_edge(),
        "bubble_water": bubble_water(),
        "foam": foam(),
        "bubble": bubble(),
        "skimmate": surface("skimmate", (0.045, 0.030, 0.010), 0.12),
        "water": moving_water(),
    }
    return made
