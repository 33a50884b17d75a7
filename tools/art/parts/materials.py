"""Materials of animals, plants and rooms. Colors are linear RGB.

Those with a fog argument can live under water (see water.py); None keeps them dry.
"""

from .nodes import new_material, random_shift
from .water import fogged


def vertex_color(nodes):
    """The colors painted on the mesh."""
    return nodes("ShaderNodeAttribute", attribute_name="Col").outputs["Color"]


def object_coordinates(nodes, scale=None):
    """Coordinates that move with the object, optionally scaled along x, y and z."""
    coordinates = nodes("ShaderNodeTexCoord").outputs["Object"]
    if scale is None:
        return coordinates
    return nodes("ShaderNodeMapping", {0: coordinates, 3: scale}).outputs[0]


def principled(nodes, color, **inputs):
    """A Principled shader; inputs by their Blender names with _ for spaces."""
    named = {name.replace("_", " "): value for name, value in inputs.items()}
    return nodes("ShaderNodeBsdfPrincipled", {"Base Color": color, **named}).outputs[0]


def fish_skin(fog=None, glow=0.0, fin=False, metal=0.0):
    """Scales; a fin is thin and lets some light through. glow lifts fish out of the shade."""
    material, nodes = new_material("fish")

    def skin(color):
        scales = nodes(
            "ShaderNodeTexVoronoi",
            {"Vector": object_coordinates(nodes, (60, 30, 48)), "Scale": 1.0},
        )
        shader = principled(
            nodes,
            color,
            Roughness=0.34,
            Specular=0.5,
            Metallic=metal,
            Emission=color,
            Emission_Strength=glow,
            Normal=nodes.bump(scales.outputs[0], 0.12, 0.01),
        )
        if not fin:
            return shader
        lit = nodes("ShaderNodeBsdfTranslucent", {0: color})
        thin = nodes("ShaderNodeMixShader", {0: 0.5, 1: shader, 2: lit})
        clear = nodes("ShaderNodeBsdfTransparent")
        return nodes("ShaderNodeMixShader", {0: 0.22, 1: thin, 2: clear}).outputs[0]

    fogged(nodes, fog, random_shift(nodes, vertex_color(nodes)), skin)
    return material


def fish_eye(fog=None):
    """A wet eye."""
    material, nodes = new_material("eye")

    def eye(color):
        return principled(nodes, color, Roughness=0.06, Specular=0.8, Clearcoat=1.0)

    fogged(nodes, fog, vertex_color(nodes), eye)
    return material


def coral(
    fog=None,
    roughness=0.6,
    bump=0.4,
    bump_scale=60,
    glow=0.0,
    hue=0.03,
    subsurface=0.0,
    name="coral",
    specular=0.35,
    bump_distance=0.01,
    sways=False,
):
    """Painted meshes with a grain: corals, rock, sand, driftwood, rope.

    bump_scale is the grain's fineness per metre; glow is fluorescence; hue varies the copies. What
    sways writes into the pass sway how far, in metres.
    """
    material, nodes = new_material(name)
    if sways:
        write_sway(nodes)

    def grained(color):
        noise = nodes.noise(object_coordinates(nodes), bump_scale, 4.0, Roughness=0.65)
        height = noise.outputs[0]
        normal = nodes.bump(height, bump, bump_distance)
        grain = nodes.multiply(color, nodes.map_range(height, 0.3, 0.7, 0.5, 1.4))
        uneven = nodes.mix(0.35, color, grain)
        return principled(
            nodes,
            uneven,
            Roughness=roughness,
            Specular=specular,
            Normal=normal,
            Emission=uneven,
            Emission_Strength=glow,
            Subsurface=subsurface,
            Subsurface_Color=color,
            Subsurface_Radius=(0.03, 0.03, 0.03),
        )

    shifted = random_shift(nodes, vertex_color(nodes), hue)
    fogged(nodes, fog, shifted, grained)
    return material


def write_sway(nodes):
    """Write the mesh's attribute Sway, at the object's size, into a pass of that name."""
    reach = nodes("ShaderNodeAttribute", attribute_name="Sway").outputs["Fac"]
    way = nodes("ShaderNodeCombineXYZ", {0: reach}).outputs[0]
    turned = nodes(
        "ShaderNodeVectorTransform",
        {0: way},
        vector_type="VECTOR",
        convert_from="OBJECT",
        convert_to="WORLD",
    ).outputs[0]
    length = nodes("ShaderNodeVectorMath", {0: turned}, operation="LENGTH").outputs["Value"]
    nodes("ShaderNodeOutputAOV", {"Value": length}).name = "sway"


def leaf(fog=None, roughness=0.42, translucency=0.35, glow=0.0, name="leaf", hue=0.02, value=0.2):
    """Leaves and petals: light passes through them, warmer than it came."""
    material, nodes = new_material(name)

    def thin(color):
        shader = principled(
            nodes,
            color,
            Roughness=roughness,
            Specular=0.45,
            Emission=color,
            Emission_Strength=glow,
        )
        through = nodes.multiply(color, (1.1, 1.25, 0.5))
        lit = nodes("ShaderNodeBsdfTranslucent", {0: through})
        return nodes("ShaderNodeMixShader", {0: translucency, 1: shader, 2: lit}).outputs[0]

    fogged(nodes, fog, random_shift(nodes, vertex_color(nodes), hue, value), thin)
    return material


def dew():
    """Drops of water: clear with a bright reflection, no refraction, so that light passes."""
    material, nodes = new_material("dew")
    fresnel = nodes("ShaderNodeFresnel", {0: 1.6})
    clear = nodes("ShaderNodeBsdfTransparent", {0: (0.92, 0.96, 0.94)})
    glossy = nodes("ShaderNodeBsdfGlossy", {0: (1, 1, 1), 1: 0.03})
    inputs = {0: fresnel.outputs[0], 1: clear, 2: glossy}
    nodes.output(nodes("ShaderNodeMixShader", inputs).outputs[0])
    return material


def plain(
    name,
    color,
    roughness=0.5,
    metal=0.0,
    specular=0.5,
    emission=0.0,
    bump=0.0,
    bump_scale=30.0,
    coat=0.0,
    fog=None,
):
    """One color: metal, velvet, leather, paint."""
    material, nodes = new_material(name)
    constant = nodes("ShaderNodeRGB")
    constant.outputs[0].default_value = (*color[:3], 1)

    def shader(wet):
        inputs = {}
        if bump:
            noise = nodes.noise(object_coordinates(nodes), bump_scale, 5.0)
            inputs["Normal"] = nodes.bump(noise.outputs[0], bump, 0.01)
        return principled(
            nodes,
            wet,
            Roughness=roughness,
            Metallic=metal,
            Specular=specular,
            Clearcoat=coat,
            Emission=wet,
            Emission_Strength=emission,
            **inputs,
        )

    fogged(nodes, fog, constant.outputs[0], shader)
    return material


def emissive(name, color, strength, is_lamp=True):
    """A glowing surface; is_lamp False only shows, so that small glows cost no light samples."""
    material, nodes = new_material(name, is_lamp)
    nodes.output(nodes("ShaderNodeEmission", {0: color, 1: strength}).outputs[0])
    return material


def marble(
    name="marble", base=(0.012, 0.013, 0.016), vein=(0.25, 0.22, 0.18), roughness=0.12, scale=1.2
):
    """Polished stone with thin wandering veins; scale is the pattern's fineness per metre."""
    material, nodes = new_material(name)
    coordinates = object_coordinates(nodes)
    clouds = nodes.noise(coordinates, scale, 6.0, Roughness=0.6)
    drift = nodes("ShaderNodeVectorMath", {0: clouds.outputs["Color"]}, operation="SCALE")
    drift.inputs["Scale"].default_value = 0.9
    bent = nodes.vector_math("ADD", coordinates, drift.outputs[0])
    field = nodes.noise(bent, scale * 1.1, 8.0, Roughness=0.55)
    distance = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", field.outputs[0], 0.5))
    line = nodes.map_range(distance, 0.0, 0.022, 1.0, 0.0, True)
    patches = nodes.noise(coordinates, scale * 0.7, 3.0)
    line = nodes.math("MULTIPLY", line, nodes.map_range(patches.outputs[0], 0.42, 0.62, 0.0, 1.0))
    color = nodes.mix(line, base, vein)
    cloud = nodes.map_range(clouds.outputs[0], 0.35, 0.65, 0.0, 0.5)
    color = nodes.mix(cloud, color, tuple(channel * 1.8 for channel in base))
    nodes.output(principled(nodes, color, Roughness=roughness, Specular=0.5))
    return material


def wood(
    name="wood", dark=(0.035, 0.017, 0.008), light=(0.11, 0.055, 0.025), roughness=0.38, axis=2
):
    """Wood whose grain runs along an axis (0, 1 or 2 for x, y, z)."""
    material, nodes = new_material(name)
    stretch = [14, 14, 14]
    stretch[axis] = 0.8
    grain = nodes.noise(
        object_coordinates(nodes, tuple(stretch)), 1.0, 6.0, Roughness=0.6, Distortion=0.6
    )
    color = nodes.ramp(grain.outputs[0], [(0.3, dark), (0.7, light)])
    normal = nodes.bump(grain.outputs[0], 0.08)
    nodes.output(principled(nodes, color, Roughness=roughness, Normal=normal))
    return material


def oiled_oak(name, shift, dark=(0.105, 0.066, 0.036), light=(0.215, 0.145, 0.086)):
    """A flat-sawn plank along x: arches of growth rings, pores along them, rays, wear.

    shift picks it from the tree: how far along, how far off the heart, which side up.
    """
    material, nodes = new_material(name)
    here = object_coordinates(nodes)
    place = nodes.vector_math("ADD", here, shift)

    def along(scale, detail, **inputs):
        mapped = nodes("ShaderNodeMapping", {0: place, 3: scale}).outputs[0]
        return nodes.noise(mapped, 1.0, detail, **inputs).outputs[0]

    x, y, _ = nodes.separate(here)
    bow = nodes.math("SUBTRACT", along((1.1, 2.0, 2.0), 3.0, Roughness=0.5), 0.5)
    aside = nodes.math("ADD", y, nodes.math("MULTIPLY", bow, 0.10))
    aside = nodes.math("ADD", aside, 0.05 * ((shift[1] * 7) % 2 - 1))
    lean = 0.030 if shift[2] % 2 < 1 else -0.024
    sag = nodes.math("MULTIPLY", nodes.math("SUBTRACT", along((2.3, 6.0, 6.0), 3.0), 0.5), 0.030)
    depth = nodes.math("ADD", nodes.math("MULTIPLY", x, lean), 0.075)
    depth = nodes.math("ADD", depth, sag)
    flat = nodes("ShaderNodeCombineXYZ", {0: aside, 1: depth})
    away = nodes("ShaderNodeVectorMath", {0: flat}, operation="LENGTH").outputs["Value"]
    years = nodes.math("ADD", nodes.math("DIVIDE", away, 0.0046), along((3.0, 26.0, 26.0), 3.0))
    year = nodes.math("FRACT", years)
    early = nodes.map_range(year, 0.0, 0.42, 1.0, 0.0, True)
    early = nodes.math("MULTIPLY", early, nodes.map_range(year, 0.0, 0.06, 0.0, 1.0))
    strong = nodes.noise(place, 5.0, 3.0).outputs[0]
    early = nodes.math("MULTIPLY", early, nodes.map_range(strong, 0.3, 0.7, 0.45, 1.0))

    dashes = nodes.map_range(along((55.0, 760.0, 760.0), 2.0), 0.54, 0.64, 0.0, 1.0)
    pores = nodes.math("MULTIPLY", dashes, nodes.math("ADD", early, 0.16))
    fibre = along((16.0, 520.0, 520.0), 4.0, Roughness=0.6)
    rays = nodes.map_range(along((130.0, 900.0, 900.0), 1.0), 0.66, 0.72, 0.0, 1.0)
    broad = along((0.9, 7.0, 7.0), 4.0)
    color = nodes.mix(nodes.map_range(broad, 0.35, 0.65, 0.25, 0.85), dark, light)
    color = nodes.multiply(color, nodes.map_range(early, 0.0, 1.0, 1.10, 0.66))
    color = nodes.multiply(color, nodes.map_range(fibre, 0.3, 0.7, 0.80, 1.17))
    color = nodes.mix(nodes.math("MULTIPLY", pores, 0.75), color, (0.026, 0.015, 0.009))
    color = nodes.mix(nodes.math("MULTIPLY", rays, 0.25), color, tuple(1.3 * c for c in light))
    wear = nodes.noise(place, 5.0, 6.0, Roughness=0.7).outputs[0]
    hands = nodes.noise(place, 38.0, 4.0, Roughness=0.7).outputs[0]
    dull = nodes.math("ADD", nodes.map_range(wear, 0.35, 0.65, 0.36, 0.54), -0.03)
    dull = nodes.math("ADD", dull, nodes.map_range(hands, 0.5, 0.7, 0.0, 0.10))
    height = nodes.math("SUBTRACT", nodes.math("MULTIPLY", fibre, 0.4), pores)
    normal = nodes.bump(height, 0.35, 0.0006)
    nodes.output(principled(nodes, color, Roughness=dull, Specular=0.42, Normal=normal))
    return material


def stone(name, dark, light, roughness=0.6, scale=4.0, bump=0.25, bands=False, fog=None):
    """Rough stone, plaster, soil; bands layers it horizontally like travertine."""
    material, nodes = new_material(name)
    coordinates = object_coordinates(nodes, (1, 1, 5) if bands else (1, 1, 1))
    coarse = nodes.noise(coordinates, scale, 9.0, Roughness=0.62).outputs[0]
    fine = nodes.noise(coordinates, scale * 6, 4.0).outputs[0]
    color = nodes.ramp(coarse, [(0.32, dark), (0.68, light)])
    speckled = nodes.multiply(color, nodes.map_range(fine, 0.3, 0.7, 0.55, 1.3))
    color = nodes.mix(0.35, color, speckled)

    def rough(wet):
        height = nodes.math("ADD", coarse, nodes.math("MULTIPLY", fine, 0.4))
        return principled(nodes, wet, Roughness=roughness, Normal=nodes.bump(height, bump, 0.02))

    fogged(nodes, fog, color, rough)
    return material
