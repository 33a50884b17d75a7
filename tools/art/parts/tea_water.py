"""Tea-colored forest water behind a pane, with slanting beams. Lengths in metres, linear RGB.

See water.py for how fog works.
"""

from dataclasses import dataclass

from parts.nodes import new_material

HAZE = ((0, (0.0045, 0.0016, 0.0004)), (0.5, (0.022, 0.0085, 0.0018)), (1, (0.075, 0.032, 0.007)))


@dataclass(frozen=True)
class Beam:
    """A shaft of light: x where it meets the surface, x gained per metre down, half width."""

    x: float
    slope: float
    half_width: float
    strength: float


class TeaFog:
    """Brown water behind a pane at y = 0, lit by beams that its haze makes visible.

    bottom, surface: heights; density, absorb, light_absorb: per metre, as for water.TankFog
    stops: the haze's color from the bottom to the surface; beam_color is added in the beams
    """

    def __init__(
        self,
        bottom,
        surface,
        beams,
        density=0.62,
        absorb=(0.10, 0.50, 1.05),
        light_absorb=(0.12, 0.36, 0.75),
        stops=HAZE,
        beam_color=(3.4, 1.45, 0.32),
    ):
        self.bottom = bottom
        self.surface = surface
        self.beams = beams
        self.density = density
        self.absorb = absorb
        self.light_absorb = light_absorb
        self.stops = stops
        self.beam_color = beam_color

    def nodes(self, nodes):
        """Sockets: share of fog, what is left of the surface's color, the fog's color."""
        position = nodes.separate(nodes.position())
        incoming = nodes.separate(nodes("ShaderNodeNewGeometry").outputs["Incoming"])
        slant = nodes.math("MAXIMUM", nodes.math("ABSOLUTE", incoming[1]), 0.6)
        way = nodes.math("DIVIDE", nodes.math("MAXIMUM", position[1], 0.0), slant)
        share = nodes.math("SUBTRACT", 1.0, nodes.decay(way, self.density))
        down = nodes.math("MAXIMUM", nodes.math("SUBTRACT", self.surface, position[2]), 0.0)

        def left(channel):
            to_eye = nodes.math("MULTIPLY", way, -self.absorb[channel])
            from_above = nodes.math("MULTIPLY", down, -self.light_absorb[channel])
            return nodes.exp(nodes.math("ADD", to_eye, from_above))

        color = nodes("ShaderNodeCombineXYZ", {channel: left(channel) for channel in range(3)})
        return share, color.outputs[0], self._haze(nodes, position)

    def _haze(self, nodes, position):
        height = nodes.map_range(position[2], self.bottom, self.surface, 0, 1)
        base = nodes.ramp(height, self.stops)
        glow = nodes.mix(self.beam_light(nodes, position), (0, 0, 0), self.beam_color)
        return nodes.mix(1.0, base, glow, "ADD")

    def beam_light(self, nodes, position, decay=0.62):
        """How much of the beams' light there is at a position: they widen and fade downwards."""
        down = nodes.math("SUBTRACT", self.surface, position[2])
        total = None
        for beam in self.beams:
            axis = nodes.math("ADD", nodes.math("MULTIPLY", down, beam.slope), beam.x)
            width = nodes.math("ADD", nodes.math("MULTIPLY", down, 0.12), beam.half_width)
            aside = nodes.math("DIVIDE", nodes.math("SUBTRACT", position[0], axis), width)
            light = nodes.decay(nodes.math("MULTIPLY", aside, aside), 1.0)
            light = nodes.math("MULTIPLY", light, beam.strength)
            total = light if total is None else nodes.math("ADD", total, light)
        return nodes.math("MULTIPLY", total, nodes.decay(down, decay))

    def far_water(self):
        """A material of nothing but water, for the tank's back and sides."""
        material, nodes = new_material("far water")
        color = self._haze(nodes, nodes.separate(nodes.position()))
        nodes.output(nodes("ShaderNodeEmission", {0: color, 1: 0.85}).outputs[0])
        return material
