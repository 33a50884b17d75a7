"""A short way to write Blender shader node trees."""

import bpy

EULER = 2.71828


class Nodes:
    """Builds nodes in one tree; every helper returns a socket that the next one can take."""

    def __init__(self, tree):
        self.tree = tree

    def __call__(self, kind, inputs=None, **attributes):
        """Add a node of this kind, set its attributes and then its inputs (by name or index)."""
        node = self.tree.nodes.new(kind)
        for name, value in attributes.items():
            setattr(node, name, value)
        for name, value in (inputs or {}).items():
            self.set(node, name, value)
        return node

    def set(self, node, name, value):
        """Give an input a link (from a socket or a node's first output) or a constant."""
        socket = node.inputs[name]
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
            return
        if isinstance(value, bpy.types.Node):
            self.tree.links.new(value.outputs[0], socket)
            return
        if hasattr(socket.default_value, "__len__"):
            length = len(socket.default_value)
            if not hasattr(value, "__len__"):
                value = (value,) * length
            elif length == 4 and len(value) == 3:
                value = (*value, 1)
        socket.default_value = value

    def math(self, operation, first, second=None):
        """A Math node, for example math('ADD', a, b)."""
        node = self("ShaderNodeMath", {0: first}, operation=operation)
        if second is not None:
            self.set(node, 1, second)
        return node.outputs[0]

    def vector_math(self, operation, first, second=None):
        """A Vector Math node."""
        node = self("ShaderNodeVectorMath", {0: first}, operation=operation)
        if second is not None:
            self.set(node, 1, second)
        return node.outputs[0]

    def exp(self, exponent):
        """e to the power of a socket."""
        return self.math("POWER", EULER, exponent)

    def decay(self, distance, rate):
        """exp(-rate * distance): what is left of light after a path through water."""
        return self.exp(self.math("MULTIPLY", distance, -rate))

    def mix(self, factor, first, second, blend="MIX"):
        """Blend two colors; blend is a Blender mode such as MULTIPLY or ADD."""
        node = self("ShaderNodeMixRGB", {0: factor, 1: first, 2: second}, blend_type=blend)
        return node.outputs[0]

    def multiply(self, first, second):
        """Multiply two colors."""
        return self.mix(1.0, first, second, "MULTIPLY")

    def ramp(self, factor, stops, interpolation="LINEAR"):
        """A color ramp from (position, color) pairs."""
        node = self("ShaderNodeValToRGB")
        elements = node.color_ramp.elements
        node.color_ramp.interpolation = interpolation
        while len(elements) > 1:
            elements.remove(elements[-1])
        for index, (position, color) in enumerate(stops):
            element = elements[0] if index == 0 else elements.new(position)
            element.position = position
            element.color = (*color, 1) if len(color) == 3 else color
        self.set(node, 0, factor)
        return node.outputs[0]

    def map_range(self, value, from_low, from_high, to_low, to_high, smooth=False):
        """Map one range of values to another, clamped; smooth eases at both ends."""
        inputs = {0: value, 1: from_low, 2: from_high, 3: to_low, 4: to_high}
        node = self("ShaderNodeMapRange", inputs)
        node.interpolation_type = "SMOOTHSTEP" if smooth else "LINEAR"
        return node.outputs[0]

    def separate(self, vector):
        """The x, y and z sockets of a vector."""
        return self("ShaderNodeSeparateXYZ", {0: vector}).outputs

    def position(self):
        """The world position being shaded."""
        return self("ShaderNodeNewGeometry").outputs["Position"]

    def noise(self, vector, scale, detail=3.0, **inputs):
        """A noise texture node."""
        values = {"Vector": vector, "Scale": scale, "Detail": detail, **inputs}
        return self("ShaderNodeTexNoise", values)

    def bump(self, height, strength, distance=None):
        """A normal bent by a height socket; distance in metres."""
        inputs = {"Strength": strength, "Height": height}
        if distance is not None:
            inputs["Distance"] = distance
        return self("ShaderNodeBump", inputs).outputs[0]

    def output(self, shader):
        """End a material with this shader."""
        self("ShaderNodeOutputMaterial", {0: shader})


def new_material(name, is_lamp=False):
    """An empty material and the Nodes of its tree.

    Fogged materials glow faintly everywhere. Unless is_lamp, Cycles must not treat such surfaces
    as lamps: sampling them all costs a third of the render time and gains nothing.
    """
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    material.node_tree.nodes.clear()
    material.cycles.sample_as_light = is_lamp
    return material, Nodes(material.node_tree)


def own_coordinates(nodes, spread):
    """The object's coordinates, moved by chance so that copies differ; spread is how far."""
    place = nodes("ShaderNodeTexCoord").outputs["Object"]
    random = nodes("ShaderNodeObjectInfo").outputs["Random"]
    return nodes.vector_math("ADD", place, nodes.vector_math("MULTIPLY", random, spread))


def random_shift(nodes, color, hue=0.0, value=0.15):
    """Vary a color a little from object to object, so that copies do not look like copies."""
    random = nodes("ShaderNodeObjectInfo").outputs["Random"]
    inputs = {"Value": nodes.map_range(random, 0.0, 1.0, 1 - value, 1 + value), "Color": color}
    if hue:
        inputs["Hue"] = nodes.map_range(random, 0.0, 1.0, 0.5 - hue, 0.5 + hue)
    return nodes("ShaderNodeHueSaturation", inputs).outputs[0]
