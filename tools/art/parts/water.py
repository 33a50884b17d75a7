"""Water without volumes: every material under water fades by itself.

A fog absorbs a surface's color with the length of the way through water and mixes in the color
that the water scatters back. It costs nothing and makes no noise. Densities are per metre.
"""

from math import radians

from .blender import image_from_array, plane
from .caustics import caustics
from .nodes import new_material


class TankFog:
    """Water behind a flat pane at y = pane: the way counts from the pane backwards."""

    def __init__(
        self,
        pane=0.0,
        density=0.35,
        absorb=(0.55, 0.12, 0.05),
        bottom=0.0,
        top=2.0,
        color_bottom=(0.0, 0.02, 0.06),
        color_top=(0.01, 0.18, 0.32),
        light_absorb=(0.25, 0.05, 0.02),
    ):
        self.pane = pane
        self.density = density
        self.absorb = absorb
        self.bottom = bottom
        self.top = top
        self.color_bottom = color_bottom
        self.color_top = color_top
        self.light_absorb = light_absorb

    def nodes(self, nodes):
        """Sockets: share of fog, what is left of the surface's color, the fog's color."""
        position = nodes.separate(nodes.position())
        way = nodes.math("MAXIMUM", nodes.math("SUBTRACT", position[1], self.pane), 0.0)
        height = nodes.map_range(position[2], self.bottom, self.top, 0.0, 1.0)
        share = nodes.math("SUBTRACT", 1.0, nodes.decay(way, self.density))
        depth = nodes.math("SUBTRACT", self.top, position[2])
        left = _left_over(nodes, way, self.absorb, depth, self.light_absorb)
        return share, left, nodes.mix(height, self.color_bottom, self.color_top)


class SeaFog:
    """Open water around the camera: the way counts from the camera.

    The fog's color is a vertical ramp over the picture (stops from its lower edge, 0, to its
    upper, 1) with a glow about sun, a point of the picture (0..1 each way, may lie outside).
    Keep the ramp smooth and dark below: it is also the backdrop (see hang_backdrop).
    """

    def __init__(
        self,
        stops,
        density=0.35,
        absorb=(0.55, 0.12, 0.05),
        top=2.0,
        light_absorb=(0.25, 0.05, 0.02),
        start=0.0,
        sun=(0.6, 1.15),
        glow_falloff=4.0,
        glow_color=(0.05, 0.3, 0.36),
    ):
        self.stops = stops
        self.density = density
        self.absorb = absorb
        self.top = top
        self.light_absorb = light_absorb
        self.start = start
        self.sun = sun
        self.glow_falloff = glow_falloff
        self.glow_color = glow_color

    def nodes(self, nodes):
        """Sockets: share of fog, what is left of the surface's color, the fog's color."""
        position = nodes.separate(nodes.position())
        distance = nodes("ShaderNodeCameraData").outputs["View Distance"]
        way = nodes.math("MAXIMUM", nodes.math("SUBTRACT", distance, self.start), 0.0)
        share = nodes.math("SUBTRACT", 1.0, nodes.decay(way, self.density))
        depth = nodes.math("MAXIMUM", nodes.math("SUBTRACT", self.top, position[2]), 0.0)
        left = _left_over(nodes, way, self.absorb, depth, self.light_absorb)
        return share, left, self._color(nodes)

    def _color(self, nodes):
        window = nodes.separate(nodes("ShaderNodeTexCoord").outputs["Window"])
        base = nodes.ramp(window[1], self.stops, "EASE")
        aside = nodes.math("SUBTRACT", window[0], self.sun[0])
        aside = nodes.math("MULTIPLY", aside, 1.78 * 0.62)
        above = nodes.math("SUBTRACT", window[1], self.sun[1])
        square = nodes.math(
            "ADD", nodes.math("MULTIPLY", aside, aside), nodes.math("MULTIPLY", above, above)
        )
        glow = nodes.mix(nodes.decay(square, self.glow_falloff), (0, 0, 0), self.glow_color)
        return nodes.mix(1.0, base, glow, "ADD")

    def backdrop(self):
        """A material of nothing but far water, for a large sheet behind everything."""
        material, nodes = new_material("backdrop")
        color = self.nodes(nodes)[2]
        nodes.output(nodes("ShaderNodeEmission", {0: color, 1: 1.0}).outputs[0])
        return material

    def hang_backdrop(self, width, height, location):
        """An upright sheet of far water, which shades nothing: the sun may stand behind it."""
        sheet = plane(width, height, location, self.backdrop(), (radians(90), 0, 0))
        sheet.visible_shadow = False


class PondFog:
    """Water seen from above: the way is the depth below the surface, longer at a slant."""

    def __init__(
        self, surface=0.0, density=1.2, color=(0.004, 0.016, 0.016), absorb=(0.9, 0.35, 0.30)
    ):
        self.surface = surface
        self.density = density
        self.color = color
        self.absorb = absorb

    def nodes(self, nodes):
        """Sockets: share of fog, what is left of the surface's color, the fog's color."""
        geometry = nodes("ShaderNodeNewGeometry")
        position = nodes.separate(geometry.outputs["Position"])
        incoming = nodes.separate(geometry.outputs["Incoming"])
        depth = nodes.math("MAXIMUM", nodes.math("SUBTRACT", self.surface, position[2]), 0.0)
        slant = nodes.math("MAXIMUM", nodes.math("ABSOLUTE", incoming[2]), 0.35)
        way = nodes.math("DIVIDE", depth, slant)
        share = nodes.math("SUBTRACT", 1.0, nodes.decay(way, self.density))
        left = nodes(
            "ShaderNodeCombineXYZ",
            {channel: nodes.decay(way, self.absorb[channel]) for channel in range(3)},
        )
        color = nodes("ShaderNodeRGB")
        color.outputs[0].default_value = (*self.color, 1)
        return share, left.outputs[0], color.outputs[0]


def _left_over(nodes, way, absorb, depth, light_absorb):
    """What is left of each color channel after the path to the eye and the light's path down."""

    def channel(index):
        to_eye = nodes.math("MULTIPLY", way, -absorb[index])
        down = nodes.math("MULTIPLY", depth, -light_absorb[index])
        return nodes.exp(nodes.math("ADD", to_eye, down))

    node = nodes("ShaderNodeCombineXYZ", {index: channel(index) for index in range(3)})
    return node.outputs[0]


def fogged(nodes, fog, color, make):
    """End a material: make(color) gives the dry shader, the fog (or None) wets it."""
    if fog is None:
        nodes.output(make(color))
        return
    share, left, fog_color = fog.nodes(nodes)
    shader = make(nodes.multiply(color, left))
    emission = nodes("ShaderNodeEmission", {0: fog_color, 1: 1.0})
    mixed = nodes("ShaderNodeMixShader", {0: share, 1: shader, 2: emission})
    nodes.output(mixed.outputs[0])


def tank_glow(name, bottom, top, color_bottom, color_top, centre=0.0, half_width=3.4):
    """The far walls of a tank as endless water: brighter above, darker to the sides.

    Heights bottom and top, centre and half_width of the bright part along x, in metres.
    """
    material, nodes = new_material(name)
    position = nodes.separate(nodes.position())
    aside = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", position[0], centre))
    height = nodes.map_range(position[2], bottom, top, 0, 1, True)
    color = nodes.mix(height, color_bottom, color_top)
    edge = nodes.map_range(aside, 0, half_width, 0.0, 0.75, True)
    color = nodes.mix(edge, color, nodes.multiply(color, (0.25, 0.3, 0.45)))
    nodes.output(nodes("ShaderNodeEmission", {0: color, 1: 0.9}).outputs[0])
    return material


def caustic_image(size, seed, waves=26):
    """A Blender image of caustics that tiles."""
    return image_from_array(caustics(size, seed=seed, waves=waves), "caustics")


def ripples_above(width, depth, location, seed, scale, gain, lift):
    """A level sheet above the water: unseen, but light through it takes the caustic pattern.

    scale is tiles per metre; light is multiplied by gain * pattern + lift.
    """
    material, nodes = new_material("gobo")
    tinted = _tinted(nodes, nodes.position(), caustic_image(512, seed), scale, gain, lift)
    clear = nodes("ShaderNodeBsdfTransparent")
    path = nodes("ShaderNodeLightPath")
    inputs = {0: path.outputs["Is Shadow Ray"], 1: clear, 2: tinted}
    nodes.output(nodes("ShaderNodeMixShader", inputs).outputs[0])
    plane(width, depth, location, material)


def pane(reflection=0.06, tint=(1, 1, 1), roughness=0.0):
    """Architectural glass: clear with a thin reflection, no refraction, so that lights pass."""
    material, nodes = new_material("pane")
    fresnel = nodes("ShaderNodeFresnel", {0: 1.3})
    clear = nodes("ShaderNodeBsdfTransparent", {0: tint})
    glossy = nodes("ShaderNodeBsdfGlossy", {0: (1, 1, 1), 1: roughness})
    seen = nodes("ShaderNodeLightPath").outputs["Is Camera Ray"]
    share = nodes.math(
        "MULTIPLY", fresnel.outputs[0], nodes.math("MULTIPLY", seen, reflection / 0.06)
    )
    nodes.output(nodes("ShaderNodeMixShader", {0: share, 1: clear, 2: glossy}).outputs[0])
    return material


def water_surface(
    image=None,
    tile=2.0,
    gain=1.0,
    lift=0.3,
    bump=0.12,
    scale=3.0,
    rings=(),
    tint=(1, 1, 1),
    ior=1.33,
    reflection=1.0,
    bend=False,
):
    """A flat water surface: clear, with a rippled reflection; light through it gets caustics.

    bend refracts what the camera sees below the surface; lamps shine straight through all the same.

    image tiles every tile metres; scale is the size of the ripples; rings are circular waves
    (x, y, wave number, height, decay) for example where a fish broke the surface.
    """
    material, nodes = new_material("water")
    position = nodes.position()
    noise = nodes.noise(position, scale, 3.0, Roughness=0.5, Distortion=0.8)
    height = noise.outputs[0]
    for x, y, wave_number, amplitude, falloff in rings:
        distance = nodes(
            "ShaderNodeVectorMath", {0: position, 1: (x, y, 0)}, operation="DISTANCE"
        ).outputs["Value"]
        wave = nodes.math("SINE", nodes.math("MULTIPLY", distance, wave_number))
        wave = nodes.math("MULTIPLY", wave, nodes.decay(distance, falloff))
        height = nodes.math("ADD", height, nodes.math("MULTIPLY", wave, amplitude))
    normal = nodes.bump(height, bump, 0.05)
    fresnel = nodes("ShaderNodeFresnel", {0: ior, "Normal": normal}).outputs[0]
    glossy = nodes("ShaderNodeBsdfGlossy", {0: (1, 1, 1), 1: 0.01, "Normal": normal})
    clear = nodes("ShaderNodeBsdfTransparent", {0: tint})
    if bend:
        inputs = {0: tint, "Roughness": 0.0, "IOR": ior, "Normal": normal}
        bent = nodes("ShaderNodeBsdfRefraction", inputs)
        seen = nodes("ShaderNodeLightPath").outputs["Is Camera Ray"]
        clear = nodes("ShaderNodeMixShader", {0: seen, 1: clear, 2: bent})
    share = nodes.math("MULTIPLY", fresnel, reflection)
    shader = nodes("ShaderNodeMixShader", {0: share, 1: clear, 2: glossy}).outputs[0]
    if image is not None:
        tinted = _tinted(nodes, position, image, 1 / tile, gain, lift)
        shadow = nodes("ShaderNodeLightPath").outputs["Is Shadow Ray"]
        shader = nodes("ShaderNodeMixShader", {0: shadow, 1: shader, 2: tinted}).outputs[0]
    nodes.output(shader)
    return material


def _tinted(nodes, position, image, scale, gain, lift):
    """A clear shader tinted by an image laid over x and y."""
    mapping = nodes("ShaderNodeMapping", {0: position, 3: (scale,) * 3})
    texture = nodes("ShaderNodeTexImage", {0: mapping.outputs[0]})
    texture.image = image
    texture.interpolation = "Cubic"
    value = nodes.math("ADD", nodes.math("MULTIPLY", texture.outputs[0], gain), lift)
    return nodes("ShaderNodeBsdfTransparent", {0: nodes.multiply((1, 1, 1), value)})
