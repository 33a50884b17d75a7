"""A drum of water for jellies: a rounded acrylic shell on its side, lit from above.

Nothing here is a volume: the water is the glow of the drum's far wall, the animals are thin
shells that glow towards their rims, and both cost no noise. Metres, radians, linear RGB.
"""

from dataclasses import dataclass
from math import cos, pi, radians, sin

import numpy as np
from mathutils import Matrix, Vector

from .blender import place, to_blender_mesh
from .jellies import moon_jelly, gathered
from .mesh import grid_faces
from .nodes import new_material

WATER = (  # by how much of the light arrives, from the rim's dark to under the lamp
    (0.00, (0.0024, 0.0036, 0.018)),
    (0.35, (0.0034, 0.0085, 0.042)),
    (0.70, (0.0085, 0.0300, 0.128)),
    (1.00, (0.0540, 0.1850, 0.440)),
)
EDGE_GLOW = (0.05, 0.20, 0.42)
# name: opacity facing us, more of it at the rim, how sharply, color in shade, in light, gain
TISSUE = {
    "bell": (0.100, 0.75, 2.3, (0.12, 0.22, 0.80), (0.82, 0.91, 1.0), 1.65),
    "gonads": (0.34, 0.30, 1.5, (0.36, 0.28, 0.80), (1.0, 0.84, 0.90), 1.20),
    "arms": (0.34, 0.35, 1.5, (0.16, 0.24, 0.85), (0.92, 0.92, 1.0), 1.25),
    "fringe": (0.50, 0.20, 1.0, (0.14, 0.26, 0.85), (0.85, 0.93, 1.0), 1.2),
}
PULSES = (0.05, 0.9, 0.35, 0.6, 0.15, 0.75, 0.0, 0.5, 1.0, 0.25, 0.45, 0.1, 0.65, 0.3)


@dataclass(frozen=True)
class Drum:
    """Outer size, wall, rounding of the edges, centre and how far it is turned from facing -Y."""

    radius: float
    depth: float
    rounding: float
    centre: tuple
    yaw: float
    wall: float = 0.035

    @property
    def axis(self):
        """The direction from the front into the drum."""
        return Vector((sin(self.yaw), cos(self.yaw), 0))

    @property
    def front(self):
        """The middle of the front pane."""
        return Vector(self.centre) - self.axis * self.depth / 2

    def matrix(self, inset=0.0):
        """From a drum with its axis on +Y and its front at y = 0 to the place where it stands."""
        turn = Matrix.Rotation(-self.yaw, 4, "Z")
        return Matrix.Translation(self.front + self.axis * inset) @ turn

    def mesh(self, inset=0.0, inward=False):
        """The rounded drum as a mesh, smaller all around by inset; inward faces look inside."""
        radius, depth = self.radius - inset, self.depth - 2 * inset
        r = self.rounding - inset
        bend = np.linspace(0, pi / 2, 14)
        flat = [((radius - r) * t, 0) for t in np.linspace(0, 1, 8)[:-1]]
        edge = [(radius - r + r * sin(a), r - r * cos(a)) for a in bend]
        half = np.array(flat + edge + [(radius, depth / 2)])
        profile = np.concatenate([half, [(x, depth - y) for x, y in half[-2::-1]]])
        angle = np.linspace(0, 2 * pi, 160, endpoint=False)
        x, y = profile[:, :1], profile[:, 1:]
        vertices = np.stack([x * np.cos(angle), y + 0 * angle, x * np.sin(angle)], -1)
        faces = grid_faces(len(profile), len(angle), True)
        return dict(v=vertices.reshape(-1, 3), f=faces if inward else faces[:, ::-1])


def water_color(nodes, drum):
    """Blue under the lamp, indigo to the sides and below."""
    from_centre = nodes.vector_math("SUBTRACT", nodes.position(), tuple(drum.centre))
    x, _, z = nodes.separate(from_centre)
    x = nodes.math("ADD", x, 0.18)
    below = nodes.math("SUBTRACT", 0.75, z)
    spread = nodes.math("MULTIPLY", nodes.math("MULTIPLY", x, x), 1.5)
    fall = nodes.math("MULTIPLY", nodes.math("POWER", below, 2.0), 0.62)
    arriving = nodes.decay(nodes.math("ADD", spread, fall), 1.24)
    return nodes.ramp(arriving, WATER, "B_SPLINE")


def facing_away(nodes):
    """0 where a surface faces us, 1 at its silhouette."""
    return nodes("ShaderNodeLayerWeight", {0: 0.5}).outputs["Facing"]


def over(nodes, opacity, shader):
    """A shader over what lies behind it."""
    clear = nodes("ShaderNodeBsdfTransparent")
    return nodes("ShaderNodeMixShader", {0: opacity, 1: clear, 2: shader}).outputs[0]


def water_material(drum):
    """The far wall seen through the water: the thinner the water, the more of the room shows."""
    material, nodes = new_material("drum water")
    glow = nodes("ShaderNodeEmission", {0: water_color(nodes, drum), 1: 1.0})
    facing = nodes.math("SUBTRACT", 1.0, facing_away(nodes))
    opacity = nodes.map_range(facing, 0.0, 0.5, 0.0, 1.0, True)
    near_side = nodes("ShaderNodeNewGeometry").outputs["Backfacing"]
    opacity = nodes.math("MULTIPLY", opacity, nodes.math("SUBTRACT", 1.0, near_side))
    nodes.output(over(nodes, opacity, glow))
    return material


def acrylic_material(drum):
    """Acrylic and water as one body: it bends what is in it, and its edge carries the light."""
    material, nodes = new_material("acrylic")
    inside = nodes("ShaderNodeNewGeometry").outputs["Backfacing"]
    shadow = nodes("ShaderNodeLightPath").outputs["Is Shadow Ray"]
    passing = nodes.math("MAXIMUM", inside, shadow)
    bent = nodes("ShaderNodeBsdfGlass", {0: (1, 1, 1), 1: 0.0, 2: 1.36}).outputs[0]
    shader = over(nodes, nodes.math("SUBTRACT", 1.0, passing), bent)
    edge = nodes.math("POWER", facing_away(nodes), 7.0)
    edge = nodes.math("MULTIPLY", edge, nodes.math("SUBTRACT", 1.0, passing))
    color = nodes.mix(0.5, water_color(nodes, drum), EDGE_GLOW)
    glow = nodes("ShaderNodeEmission", {0: color, 1: edge})
    nodes.output(nodes("ShaderNodeAddShader", {0: shader, 1: glow}).outputs[0])
    return material


def tissue_material(drum, name):
    """Thin living tissue: clear where it faces us, glowing at its rims, bluer with every metre."""
    opacity, rim, sharpness, shade, light, gain = TISSUE[name]
    material, nodes = new_material(name)
    painted = nodes("ShaderNodeAttribute", attribute_name="Col").outputs["Color"]
    density = nodes.separate(painted)[0]
    away = facing_away(nodes)
    inputs = {0: nodes.position(), 1: drum.axis}
    along = nodes("ShaderNodeVectorMath", inputs, operation="DOT_PRODUCT").outputs["Value"]
    depth = nodes.math("SUBTRACT", along, drum.front.dot(drum.axis))
    depth = nodes.math("MAXIMUM", depth, 0.0)

    z = nodes.separate(nodes.position())[2]
    bottom, top = drum.centre[2] - drum.radius, drum.centre[2] + drum.radius * 0.95
    random = nodes("ShaderNodeObjectInfo").outputs["Random"]
    lit = nodes.math("ADD", 0.42, nodes.math("MULTIPLY", nodes.math("POWER", away, 2.0), 0.75))
    lit = nodes.math("MULTIPLY", lit, nodes.map_range(z, bottom, top, 0.30, 1.25, True))
    lit = nodes.math("MULTIPLY", lit, nodes.map_range(random, 0.0, 1.0, 0.8, 1.2))

    color = nodes.mix(nodes.math("MINIMUM", nodes.math("MULTIPLY", lit, 0.9), 1.0), shade, light)
    color = nodes.multiply(color, nodes.math("MULTIPLY", lit, gain))
    haze = nodes.math("SUBTRACT", 1.0, nodes.decay(depth, 1.15))
    color = nodes.mix(haze, color, nodes.multiply(water_color(nodes, drum), (2.2, 2.2, 2.0)))
    cover = nodes.math("MULTIPLY", nodes.math("POWER", away, sharpness), rim)
    cover = nodes.math("MULTIPLY", nodes.math("ADD", cover, opacity), density)
    cover = nodes.math("MINIMUM", nodes.math("MULTIPLY", cover, nodes.decay(depth, 0.55)), 1.0)
    nodes.output(over(nodes, cover, nodes("ShaderNodeEmission", {0: color, 1: 1.0}).outputs[0]))
    return material


def fill_drum(drum, rng, count, middle_size, largest):
    """The shell, its water, and the animals in it; sizes are the bells' diameters."""
    water = to_blender_mesh(drum.mesh(drum.wall, inward=True), "water", [water_material(drum)])
    place(water, "water", matrix=drum.matrix(drum.wall))
    shell = to_blender_mesh(drum.mesh(), "shell", [acrylic_material(drum)])
    place(shell, "shell", matrix=drum.matrix())
    materials = {name: tissue_material(drum, name) for name in TISSUE}
    animals = []
    for seed, pulse in enumerate(PULSES):
        parts = moon_jelly(seed, pulse, rng.normal(0, 0.28, 3) * (1, 1, 0))
        animals.append(
            [to_blender_mesh(part, name, [materials[name]]) for name, part in parts.items()]
        )
    room = drum.radius - drum.wall * 2
    places = gathered(rng, count, room, drum.depth, middle_size, largest)
    for index, (at, up, size) in enumerate(places):
        lean = Vector((0, 0, 1)).rotation_difference(Vector(up)).to_matrix().to_4x4()
        spin = Matrix.Rotation(rng.uniform(0, radians(360)), 4, "Z")
        centred = Matrix.Scale(size, 4) @ Matrix.Translation((0, 0, 0.14))
        matrix = drum.matrix() @ Matrix.Translation(Vector(at)) @ lean @ spin @ centred
        for part in animals[index % len(animals)]:
            place(part, part.name, matrix=matrix)
