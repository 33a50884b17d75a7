"""Materials of a building site: timber, boards, film, ducts, trodden floors, tape."""

from math import pi

from .nodes import new_material, own_coordinates


def raw_timber(name, dark=(0.20, 0.135, 0.075), light=(0.36, 0.26, 0.155)):
    """Softwood and plywood along x: wandering growth rings, fibres, few knots, grime."""
    material, nodes = new_material(name)
    place = own_coordinates(nodes, (13, 7, 5))

    def along(scale, detail, **inputs):
        mapped = nodes("ShaderNodeMapping", {0: place, 3: scale}).outputs[0]
        return nodes.noise(mapped, 1.0, detail, **inputs).outputs[0]

    wander = along((0.55, 2.4, 2.4), 2.0, Roughness=0.4)
    ragged = along((6.0, 60.0, 60.0), 2.0)
    across = nodes.math("MULTIPLY", nodes.separate(place)[1], 1.5)
    figure = nodes.math("ADD", across, nodes.math("MULTIPLY", wander, 1.1))
    figure = nodes.math("ADD", figure, nodes.math("MULTIPLY", ragged, 0.035))
    rings = nodes.math("FRACT", nodes.math("MULTIPLY", figure, 11.0))
    late = nodes.map_range(rings, 0.30, 0.92, 0.0, 1.0, True)
    late = nodes.math("MULTIPLY", late, nodes.map_range(rings, 0.92, 1.0, 1.0, 0.0))
    strength = along((0.4, 3.0, 3.0), 2.0)
    late = nodes.math("MULTIPLY", late, nodes.map_range(strength, 0.35, 0.65, 0.15, 0.75))
    fibre = along((9.0, 420.0, 420.0), 3.0)
    color = nodes.mix(late, light, dark)
    color = nodes.multiply(color, nodes.map_range(fibre, 0.3, 0.7, 0.78, 1.14))
    knots = nodes("ShaderNodeMapping", {0: place, 3: (2.2, 7.0, 7.0)}).outputs[0]
    knots = nodes("ShaderNodeTexVoronoi", {"Vector": knots, "Scale": 1.0}).outputs["Distance"]
    color = nodes.mix(nodes.map_range(knots, 0.03, 0.08, 0.8, 0.0), color, (0.06, 0.03, 0.015))
    grime = nodes.noise(place, 3.5, 7.0, Roughness=0.72).outputs[0]
    color = nodes.mix(nodes.map_range(grime, 0.5, 0.72, 0.0, 0.5), color, (0.15, 0.135, 0.115))
    inputs = {"Base Color": color, "Roughness": 0.78, "Specular": 0.25}
    inputs["Normal"] = nodes.bump(fibre, 0.3, 0.0008)
    nodes.output(nodes("ShaderNodeBsdfPrincipled", inputs))
    return material


def cement_board(name="backer"):
    """Cement board as it comes: fine grey, sanded in patches, smeared with adhesive."""
    material, nodes = new_material(name)
    place = own_coordinates(nodes, (9, 5, 7))
    grain = nodes.noise(place, 300.0, 3.0).outputs[0]
    chaff = nodes.noise(place, 60.0, 5.0, Roughness=0.75).outputs[0]
    broad = nodes.noise(place, 1.3, 3.0).outputs[0]
    value = nodes.map_range(broad, 0.3, 0.7, 0.9, 1.08)
    value = nodes.math("MULTIPLY", value, nodes.map_range(chaff, 0.3, 0.7, 0.86, 1.1))
    value = nodes.math("MULTIPLY", value, nodes.map_range(grain, 0.3, 0.7, 0.84, 1.12))
    grey = nodes("ShaderNodeRGB")
    grey.outputs[0].default_value = (0.185, 0.186, 0.182, 1)
    color = nodes.multiply(grey.outputs[0], value)
    trowel = nodes("ShaderNodeMapping", {0: place, 2: (0, 0.5, 0), 3: (1.2, 1.0, 4.5)}).outputs[0]
    trowel = nodes.noise(trowel, 1.0, 6.0, Roughness=0.55, Distortion=0.5).outputs[0]
    smear = nodes.map_range(trowel, 0.60, 0.63, 0.0, 0.7)
    smear = nodes.math("MULTIPLY", smear, nodes.map_range(chaff, 0.42, 0.5, 0.3, 1.0))
    color = nodes.mix(smear, color, (0.36, 0.355, 0.34))
    inputs = {"Base Color": color, "Roughness": 0.92, "Specular": 0.25}
    height = nodes.math("ADD", nodes.math("MULTIPLY", grain, 0.4), smear)
    inputs["Normal"] = nodes.bump(height, 0.5, 0.0015)
    nodes.output(nodes("ShaderNodeBsdfPrincipled", inputs))
    return material


def sheeting(name="sheeting", clarity=0.6):
    """Thin polythene: creases here and there, soft crumples, dust; clearer seen head-on."""
    material, nodes = new_material(name)
    place = nodes("ShaderNodeTexCoord").outputs["Object"]
    soft = nodes("ShaderNodeMapping", {0: place, 3: (3.2, 3.2, 1.1)}).outputs[0]
    soft = nodes.noise(soft, 1.0, 3.0, Roughness=0.5, Distortion=1.2).outputs[0]
    crumple = nodes.noise(place, 5.0, 2.0)
    bent = nodes.vector_math("SCALE", crumple.outputs["Color"])
    bent.node.inputs["Scale"].default_value = 0.25
    facets = nodes.vector_math("ADD", place, bent)
    facets = nodes("ShaderNodeTexVoronoi", {"Vector": facets, "Scale": 5.5})
    facets.feature = "SMOOTH_F1"
    facets = facets.outputs["Distance"]
    creases = nodes.noise(place, 3.1, 2.0, Distortion=0.8).outputs[0]
    creases = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", creases, 0.5))
    creases = nodes.map_range(creases, 0.0, 0.012, 1.0, 0.0)
    creases = nodes.math("MULTIPLY", creases, nodes.map_range(soft, 0.45, 0.60, 0.0, 1.0))
    height = nodes.math("MULTIPLY", soft, 2.2)
    height = nodes.math("ADD", height, nodes.math("MULTIPLY", facets, 0.9))
    height = nodes.math("ADD", height, nodes.math("MULTIPLY", creases, 0.10))
    normal = nodes.bump(height, 1.0, 0.018)
    dust = nodes.noise(place, 2.5, 6.0, Roughness=0.7).outputs[0]
    milk = nodes.map_range(dust, 0.35, 0.7, 0.42, 0.60)
    inputs = {"Base Color": milk, "Roughness": 0.22, "Specular": 0.6, "Normal": normal}
    surface = nodes("ShaderNodeBsdfPrincipled", inputs)
    through = nodes("ShaderNodeBsdfTranslucent", {0: (0.62, 0.64, 0.64), 1: normal})
    milky = nodes("ShaderNodeMixShader", {0: 0.4, 1: surface, 2: through})
    clear = nodes("ShaderNodeBsdfTransparent", {0: (0.93, 0.94, 0.94)})
    facing = nodes("ShaderNodeLayerWeight", {0: 0.35, 1: normal}).outputs["Facing"]
    share = nodes.map_range(facing, 0.0, 0.75, clarity + 0.08, 0.15)
    share = nodes.math("SUBTRACT", share, nodes.math("MULTIPLY", creases, 0.08))
    nodes.output(nodes("ShaderNodeMixShader", {0: share, 1: milky, 2: clear}))
    return material


def spiral_duct(name="duct", pitch=0.11):
    """Galvanized sheet wound into a pipe along its z: the seam's ridge, spangle, dust on top."""
    material, nodes = new_material(name)
    place = nodes("ShaderNodeTexCoord").outputs["Object"]
    x, y, z = nodes.separate(place)
    turn = nodes.math("DIVIDE", nodes.math("ARCTAN2", y, x), 2 * pi)
    seam = nodes.math("FRACT", nodes.math("ADD", nodes.math("DIVIDE", z, pitch), turn))
    ridge = nodes.map_range(
        nodes.math("ABSOLUTE", nodes.math("SUBTRACT", seam, 0.5)), 0.0, 0.05, 1.0, 0.0, True
    )
    spangle = nodes("ShaderNodeTexVoronoi", {"Vector": place, "Scale": 70.0}).outputs["Color"]
    spangle = nodes.separate(spangle)[0]
    value = nodes.map_range(spangle, 0, 1, 0.26, 0.40)
    dull = nodes.noise(place, 5.0, 6.0, Roughness=0.7).outputs[0]
    inputs = {"Base Color": value, "Metallic": 0.9}
    inputs["Roughness"] = nodes.map_range(dull, 0.3, 0.7, 0.36, 0.62)
    inputs["Normal"] = nodes.bump(ridge, 0.8, 0.004)
    nodes.output(nodes("ShaderNodeBsdfPrincipled", inputs))
    return material


def trodden(name, tone):
    """Hardboard that weeks of boots have scuffed and dusted."""
    material, nodes = new_material(name)
    place = own_coordinates(nodes, (31, 17, 5))
    broad = nodes.noise(place, 1.1, 6.0, Roughness=0.7).outputs[0]
    fibre = nodes.noise(place, 38.0, 4.0).outputs[0]
    scuff = nodes("ShaderNodeMapping", {0: place, 2: (0, 0, 0.6), 3: (26, 2.2, 1)}).outputs[0]
    scuff = nodes.noise(scuff, 1.0, 5.0, Roughness=0.7).outputs[0]
    color = nodes.mix(
        broad, tuple(0.62 * part for part in tone), tuple(1.4 * part for part in tone)
    )
    color = nodes.multiply(color, nodes.map_range(fibre, 0.3, 0.7, 0.8, 1.15))
    dust = nodes.map_range(broad, 0.5, 0.68, 0.0, 0.55, True)
    dust = nodes.math("MULTIPLY", dust, nodes.map_range(fibre, 0.25, 0.6, 0.5, 1.0))
    color = nodes.mix(dust, color, (0.30, 0.285, 0.26))
    dark = nodes.map_range(scuff, 0.60, 0.72, 0.0, 0.45, True)
    color = nodes.mix(dark, color, (0.035, 0.03, 0.026))
    felt = nodes.noise(place, 240.0, 3.0).outputs[0]
    color = nodes.multiply(color, nodes.map_range(felt, 0.3, 0.7, 0.8, 1.16))
    ragged = nodes.vector_math("ADD", place, nodes.vector_math("MULTIPLY", fibre, (0.02,) * 3))
    for fineness, share, stain in (
        (15.0, 0.86, (0.33, 0.325, 0.31)),
        (41.0, 0.78, (0.36, 0.35, 0.33)),
        (4.1, 0.80, (0.060, 0.046, 0.034)),
    ):
        cells = nodes("ShaderNodeTexVoronoi", {"Vector": ragged, "Scale": fineness})
        size = nodes.separate(cells.outputs["Color"])[0]
        reach = nodes.map_range(size, share, 1.0, 0.0, 0.30)
        off = nodes.math("SUBTRACT", cells.outputs["Distance"], reach)
        spot = nodes.math("MULTIPLY", nodes.math("LESS_THAN", off, 0.0), 0.75)
        where = nodes.map_range(broad, 0.45, 0.53, 0.15, 1.0)
        color = nodes.mix(nodes.math("MULTIPLY", spot, where), color, stain)
    inputs = {"Base Color": color, "Roughness": nodes.map_range(broad, 0.35, 0.65, 0.55, 0.9)}
    inputs |= {"Specular": 0.35, "Normal": nodes.bump(fibre, 0.12, 0.004)}
    nodes.output(nodes("ShaderNodeBsdfPrincipled", inputs))
    return material


def masking_tape(color, name="tape"):
    """Crepe paper tape: fine ribs across it, a slight sheen, light passes a little."""
    material, nodes = new_material(name)
    place = nodes("ShaderNodeTexCoord").outputs["Object"]
    slow = nodes.noise(place, 9.0, 4.0).outputs[0]
    ribs = nodes.noise(place, 420.0, 2.0).outputs[0]
    tone = nodes.mix(
        slow, tuple(0.72 * part for part in color), tuple(1.2 * part for part in color)
    )
    inputs = {"Base Color": tone, "Roughness": 0.58, "Specular": 0.4}
    inputs["Normal"] = nodes.bump(ribs, 0.25, 0.001)
    paper = nodes("ShaderNodeBsdfPrincipled", inputs)
    through = nodes("ShaderNodeBsdfTranslucent", {0: tone})
    nodes.output(nodes("ShaderNodeMixShader", {0: 0.12, 1: paper, 2: through}))
    return material
