"""What a restaurant sets out: tables with lamps and glasses, barrel chairs, a curved banquette."""

from dataclasses import dataclass
from math import cos, pi, radians, sin

import bpy
import numpy as np
from mathutils import Matrix, Vector

from . import materials
from .blender import box, cylinder, link, place, to_blender_mesh
from .materials import principled
from .mesh import tube
from .nodes import new_material
from .turning import arc, crisp, flowing, rounded_rectangle, turned

LAMPLIGHT = (1.0, 0.55, 0.25)
# Profiles as (radius, height).
# fmt: off
GLASS = (
    (0.0, 0.002), (0.033, 0.003), (0.035, 0.005), (0.006, 0.010), (0.004, 0.02), (0.004, 0.095),
    (0.010, 0.102), (0.030, 0.118), (0.041, 0.142), (0.043, 0.165), (0.040, 0.190), (0.034, 0.215),
)
LAMP_STEM = (
    (0.0, 0.0), (0.055, 0.0), (0.058, 0.004), (0.056, 0.012), (0.012, 0.016), (0.007, 0.022),
    (0.007, 0.30), (0.0, 0.30),
)
LAMP_OPAL = (
    (0.0, 0.222), (0.060, 0.222), (0.080, 0.227), (0.086, 0.234), (0.078, 0.258), (0.0, 0.262),
)
PLATE = (
    (0.0, 0.004), (0.075, 0.004), (0.085, 0.010), (0.128, 0.016), (0.134, 0.019), (0.130, 0.022),
    (0.085, 0.016), (0.0, 0.012),
)
# fmt: on
LAMP_SHADE = ((0.088, 0.232), (0.080, 0.262), (0.058, 0.292), (0.03, 0.304), (0.0, 0.306))
FOOT = ((0, 0), (0.22, 0), (0.225, 0.006), (0.21, 0.014), (0.05, 0.022), (0, 0.024))
SEAT = ((0, 0.37), (0.22, 0.37), (0.255, 0.39), (0.26, 0.43), (0.235, 0.465), (0, 0.475))


def wine_glass():
    """Thin glass: clear where it faces us, mirroring at its rims, and no shadow."""
    material, nodes = new_material("wine glass")
    away = nodes("ShaderNodeLayerWeight", {0: 0.5}).outputs["Facing"]
    mirrored = nodes.math("MULTIPLY", nodes.math("POWER", away, 3.0), 0.75)
    mirrored = nodes.math("ADD", mirrored, 0.05)
    shadow = nodes("ShaderNodeLightPath").outputs["Is Shadow Ray"]
    mirrored = nodes.math("MULTIPLY", mirrored, nodes.math("SUBTRACT", 1.0, shadow))
    clear = nodes("ShaderNodeBsdfTransparent", {0: (0.97, 0.97, 0.97)})
    gloss = nodes("ShaderNodeBsdfGlossy", {1: 0.02})
    nodes.output(nodes("ShaderNodeMixShader", {0: mirrored, 1: clear, 2: gloss}).outputs[0])
    return material


def terrazzo(name="terrazzo"):
    """A dark polished floor with small warm chips."""
    material, nodes = new_material(name)
    where = nodes("ShaderNodeTexCoord").outputs["Object"]
    clouds = nodes.noise(where, 0.9, 5.0).outputs[0]
    chips = nodes("ShaderNodeTexVoronoi", {"Vector": where, "Scale": 55.0})
    chip = nodes.map_range(chips.outputs["Distance"], 0.12, 0.20, 0.5, 0.0, True)
    chosen = nodes.separate(chips.outputs["Color"])[0]
    chip = nodes.math("MULTIPLY", chip, nodes.map_range(chosen, 0.55, 0.9, 0.0, 1.0))
    ground = nodes.ramp(clouds, [(0.35, (0.0075, 0.007, 0.0085)), (0.65, (0.0140, 0.012, 0.0125))])
    color = nodes.mix(chip, ground, (0.07, 0.055, 0.042))
    polish = nodes.map_range(clouds, 0.3, 0.7, 0.06, 0.11)
    nodes.output(principled(nodes, color, Roughness=polish, Specular=1.0))
    return material


@dataclass
class Dining:
    """The materials of one restaurant, and what is made of them."""

    wood: bpy.types.Material
    metal: bpy.types.Material
    dark_metal: bpy.types.Material
    cloth: bpy.types.Material

    def __post_init__(self):
        china = materials.plain("china", (0.62, 0.58, 0.52), 0.25, coat=0.3)
        opal = materials.emissive("opal", (1.0, 0.52, 0.20), 5.5)
        self.linen = materials.plain("linen", (0.42, 0.38, 0.33), 0.9, bump=0.2, bump_scale=250)
        self.glass = crisp(turned(GLASS, 48), "glass", wine_glass())
        self.plate = crisp(turned(PLATE, 64), "plate", china)
        self.lamp = [
            crisp(turned(profile, 64), "lamp", material)
            for profile, material in (
                (LAMP_STEM, self.metal),
                (flowing(LAMP_SHADE, 24), self.metal),
                (LAMP_OPAL, opal),
            )
        ]

    def table(self, x, y, radius, settings, power=9.0, lamp=(0, 0), height=0.74, wood=None):
        """A round table on one leg, with a lamp; power in watts, settings in degrees."""
        r, h = radius, height
        top = [(0, h - 0.028), (r - 0.014, h - 0.028), (r, h - 0.020), (r + 0.001, h - 0.008)]
        top += [(r - 0.006, h), (0, h)]
        edge = rounded_rectangle(r - 0.005, h - 0.024, r + 0.006, h - 0.005, 0.003, 3)
        place(crisp(turned(top), "table top", wood or self.wood), "table top", (x, y, 0))
        place(crisp(turned(edge), "table edge", self.metal), "table edge", (x, y, 0))
        place(crisp(turned(FOOT, 64), "table foot", self.dark_metal), "table foot", (x, y, 0))
        cylinder(0.032, h - 0.04, (x, y, h / 2 - 0.01), self.dark_metal, 32)
        for part in self.lamp:
            place(part, "lamp", (x + lamp[0], y + lamp[1], h))
        bulb = bpy.data.lights.new("bulb", "POINT")
        bulb.energy, bulb.color, bulb.shadow_soft_size = power, LAMPLIGHT, 0.06
        light = link(bpy.data.objects.new("bulb", bulb))
        light.location = (x + lamp[0], y + lamp[1], h + 0.19)
        light.visible_glossy = False
        for degrees in settings:
            self._setting(x, y, r, h, radians(degrees))

    def _setting(self, x, y, radius, height, toward):
        """A plate, a glass and a napkin for one guest."""

        def on_table(turn, inset):
            angle = toward + turn
            return x + cos(angle) * (radius - inset), y + sin(angle) * (radius - inset), height

        place(self.plate, "plate", on_table(0, 0.15))
        place(self.glass, "glass", on_table(0.75, 0.10))
        napkin = Vector(on_table(-0.62, 0.12)) + Vector((0, 0, 0.006))
        turn = (0, 0, toward + radians(90))
        box((0.06, 0.17, 0.012), napkin, self.linen, 0.004, 2, turn, "napkin")

    def barrel_chair(self, x, y, yaw):
        """A chair with a back that wraps around the seat; open towards +Y before it is turned."""
        stand = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(yaw, 4, "Z")
        back = rounded_rectangle(0.24, 0.42, 0.32, 0.78, 0.035, 6)
        turned_back = stand @ Matrix.Rotation(pi, 4, "Z")
        arc(back, radians(-20), radians(200), self.cloth, matrix=turned_back, segments=64)
        place(crisp(turned(SEAT, 64), "seat", self.cloth), "seat", matrix=stand)
        for side in (-1, 1):
            for end in (-1, 1):
                leg = stand @ Vector((side * 0.2, end * 0.2, 0.20))
                cylinder(0.012, 0.40, leg, self.dark_metal, 16, top_radius=0.016)

    def banquette(self, x, y, radius, start, end, channels=58):
        """A bench along an arc about (x, y), facing its centre, with an upright channelled back."""
        at = (x, y, 0)

        def ring(inner, bottom, outer, top, rounding, material):
            profile = rounded_rectangle(radius + inner, bottom, radius + outer, top, rounding)
            arc(profile, start, end, material, at)

        ring(-0.54, 0.00, 0.16, 0.30, 0.012, self.wood)
        ring(-0.62, 0.30, 0.02, 0.46, 0.06, self.cloth)
        ring(0.05, 0.28, 0.19, 1.02, 0.012, self.wood)
        ring(0.04, 1.015, 0.20, 1.04, 0.006, self.metal)
        swell = np.array([0.25, 0.62, 0.85] + [1] * 8 + [0.88, 0.66, 0.3])
        path = np.zeros((14, 3))
        path[:, 2] = np.linspace(0.44, 0.98, 14)
        vertices, faces = tube(path, 0.0865 * swell, 14)
        channel = to_blender_mesh(dict(v=vertices, f=faces), "channel", [self.cloth])
        for index in range(channels):
            angle = start + (end - start) * (index + 0.5) / channels
            where = (x + cos(angle) * radius, y + sin(angle) * radius, 0)
            place(channel, "channel", where, (0, 0, angle), (0.72, 0.96, 1))
