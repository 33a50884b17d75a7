"""Pipework and turned parts: pipe runs with socketed elbows, unions, valves, flanges, clamps.

All parts are added to a `Kit`, which gathers their faces by material and makes one object for
each material at the end: a room full of fittings costs a dozen objects. Lengths are metres.

    kit = Kit({"pvc": grey, "handle": red})
    pipe_run(kit, "pvc", [(0, 0, 1), (2, 0, 1), (2, 0, 2)], radius=0.045)
    ball_valve(kit, "pvc", "handle", at=(1, 0, 1), axis=(1, 0, 0), radius=0.045)
    kit.finish()
"""

import math
from contextlib import contextmanager

import bmesh
import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

from .blender import link

SMOOTH_ANGLE = math.radians(38)
SOCKET = 1.22  # outer radius of a fitting, as a multiple of the pipe's radius


class Kit:
    """Gathers vertices and faces by material name; `finish` turns them into objects."""

    def __init__(self, materials):
        self.materials = materials
        self._parts = {}
        self._matrix = Matrix.Identity(4)

    @contextmanager
    def placed(self, location=(0, 0, 0), turn=0.0, scale=1.0):
        """Within this block every part is scaled, turned about the vertical and moved."""
        outer = self._matrix
        self._matrix = (
            outer
            @ Matrix.Translation(location)
            @ Matrix.Rotation(turn, 4, "Z")
            @ Matrix.Scale(scale, 4)
        )
        yield self
        self._matrix = outer

    def add(self, material, vertices, faces):
        """Add raw geometry: vertices (n, 3) and a list of faces (tuples of indices)."""
        if material not in self.materials:
            raise KeyError(f"no material named {material!r} in this kit")
        matrix = np.array(self._matrix)
        vertices = np.asarray(vertices, float) @ matrix[:3, :3].T + matrix[:3, 3]
        parts = self._parts.setdefault(material, [[], [], 0])
        parts[0].append(vertices)
        parts[1].append((parts[2], faces))
        parts[2] += len(vertices)

    def lathe(self, material, profile, at=(0, 0, 0), axis=(0, 0, 1), bevel=0.004, capped=True):
        """Turn a profile of (radius, height) pairs about an axis that starts at a point."""
        profile = [tuple(point) for point in profile]
        if capped:
            profile = [(0.0, profile[0][1])] + profile + [(0.0, profile[-1][1])]
        profile = soften(profile, bevel)
        widest = max(radius for radius, _ in profile)
        segments = int(np.clip(18 + widest * 160, 16, 96))
        angle = np.arange(segments) * 2 * math.pi / segments
        radius, height = np.array(profile).T
        radius = np.maximum(radius, 1e-5)
        ring = np.stack(
            [
                radius[:, None] * np.cos(angle),
                radius[:, None] * np.sin(angle),
                np.repeat(height[:, None], segments, 1),
            ],
            -1,
        ).reshape(-1, 3)
        self.add(material, ring @ _frame(axis).T + at, _grid_faces(len(profile), segments))

    def box(self, material, size, centre, bevel=0.004, rotation=(0, 0, 0)):
        """Add a box with rounded edges."""
        mesh = bmesh.new()
        bmesh.ops.create_cube(mesh, size=1.0)
        bmesh.ops.scale(mesh, vec=size, verts=mesh.verts)
        if bevel:
            bmesh.ops.bevel(
                mesh, geom=mesh.edges[:], offset=bevel, segments=2, profile=0.5, affect="EDGES"
            )
        turn = np.array(Euler(rotation).to_matrix())
        vertices = np.array([vertex.co[:] for vertex in mesh.verts]) @ turn.T + centre
        mesh.verts.index_update()
        faces = [tuple(vertex.index for vertex in face.verts) for face in mesh.faces]
        mesh.free()
        self.add(material, vertices, faces)

    def sweep(self, material, path, radius, segments=24):
        """Sweep a circle along a path of points (see `rounded_path` and `slack_path`)."""
        path = np.asarray(path, float)
        tangents = np.gradient(path, axis=0)
        tangents /= np.linalg.norm(tangents, axis=1, keepdims=True)
        side = np.cross(tangents[0], (0.31, 0.17, 0.94))
        if np.linalg.norm(side) < 0.1:
            side = np.cross(tangents[0], (1.0, 0.0, 0.0))
        angle = np.arange(segments) * 2 * math.pi / segments
        rings = []
        for point, tangent in zip(path, tangents, strict=True):
            side = side - tangent * np.dot(side, tangent)
            side /= np.linalg.norm(side)
            up = np.cross(tangent, side)
            rings.append(
                point + radius * (np.outer(np.cos(angle), side) + np.outer(np.sin(angle), up))
            )
        self.add(material, np.concatenate(rings), _grid_faces(len(path), segments))

    def spheres(self, material, centres, radii):
        """Add many small round spheres at once (bubbles, beads of media)."""
        mesh = bmesh.new()
        bmesh.ops.create_icosphere(mesh, subdivisions=2, radius=1.0)
        unit = np.array([vertex.co[:] for vertex in mesh.verts])
        triangles = np.array([[vertex.index for vertex in face.verts] for face in mesh.faces])
        mesh.free()
        centres = np.asarray(centres, float)
        vertices = centres[:, None] + unit[None] * np.asarray(radii, float)[:, None, None]
        offsets = np.arange(len(centres))[:, None, None] * len(unit)
        self.add(material, vertices.reshape(-1, 3), (triangles[None] + offsets).reshape(-1, 3))

    def finish(self):
        """Make one smooth-shaded object for each material."""
        for name, (vertices, groups, _) in self._parts.items():
            faces = [
                tuple(int(index) + offset for index in face)
                for offset, group in groups
                for face in group
            ]
            mesh = bpy.data.meshes.new(name)
            mesh.from_pydata(np.concatenate(vertices).tolist(), [], faces)
            mesh.polygons.foreach_set("use_smooth", np.ones(len(mesh.polygons), bool))
            mesh.use_auto_smooth = True
            mesh.auto_smooth_angle = SMOOTH_ANGLE
            mesh.materials.append(self.materials[name])
            link(bpy.data.objects.new(name, mesh))
        self._parts = {}


def _frame(axis):
    """Rotation that takes the vertical to an axis, as a 3x3 array."""
    return np.array(Vector((0, 0, 1)).rotation_difference(Vector(axis)).to_matrix())


def _grid_faces(rows, columns):
    """Quads of a grid whose columns close into rings."""
    row, column = np.meshgrid(np.arange(rows - 1), np.arange(columns), indexing="ij")
    following = (column + 1) % columns
    quads = [row * columns + column, row * columns + following]
    quads += [(row + 1) * columns + following, (row + 1) * columns + column]
    return np.stack(quads, -1).reshape(-1, 4)


def _unit(vector):
    """The vector as an array of length one."""
    vector = np.asarray(vector, float)
    return vector / np.linalg.norm(vector)


def soften(profile, bevel):
    """Round the corners of an open profile with short fillets."""
    points = np.asarray(profile, float)
    if bevel <= 0:
        return points
    rounded = [points[0]]
    for before, corner, after in zip(points[:-2], points[1:-1], points[2:], strict=True):
        reach_in, reach_out = before - corner, after - corner
        long_in, long_out = np.linalg.norm(reach_in), np.linalg.norm(reach_out)
        if long_in < 1e-7 or long_out < 1e-7:
            continue
        if np.dot(reach_in, reach_out) / (long_in * long_out) < -0.95:
            rounded.append(corner)
            continue
        cut = min(bevel, 0.45 * long_in, 0.45 * long_out)
        start, end = corner + reach_in / long_in * cut, corner + reach_out / long_out * cut
        for t in (0.0, 0.33, 0.67, 1.0):
            rounded.append((1 - t) ** 2 * start + 2 * t * (1 - t) * corner + t * t * end)
    rounded.append(points[-1])
    return np.array(rounded)


def rounded_path(points, bend, steps=10):
    """A polyline whose corners are arcs of the radius `bend`."""
    points = [np.asarray(point, float) for point in points]
    path = [points[0]]
    for index in range(1, len(points) - 1):
        path.extend(_corner_arc(points[index - 1 : index + 2], bend, steps))
    path.append(points[-1])
    return np.array(path)


def _corner_arc(three, bend, steps=10):
    """The arc of a given radius that rounds the middle one of three points."""
    before, corner, after = three
    into, out = _unit(corner - before), _unit(after - corner)
    turn = math.acos(np.clip(np.dot(into, out), -1, 1))
    reach = bend * math.tan(turn / 2)
    centre = corner - into * reach + _unit(out - into * np.dot(into, out)) * bend
    normal = Vector(np.cross(into, out))
    spoke = Vector(corner - into * reach - centre)
    return [
        centre + np.array(Matrix.Rotation(turn * step / steps, 3, normal) @ spoke)
        for step in range(steps + 1)
    ]


def slack_path(points, steps=14):
    """A smooth curve through points (Catmull-Rom), for hoses and cables with slack."""
    points = np.asarray(points, float)
    points = np.vstack([2 * points[0] - points[1], points, 2 * points[-1] - points[-2]])
    path = []
    for a, b, c, d in zip(points[:-3], points[1:-2], points[2:-1], points[3:], strict=True):
        for t in np.arange(steps) / steps:
            path.append(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2)
                + 0.5 * (3 * b - 3 * c + d - a) * t**3
            )
    return np.array(path + [points[-2]])


def pipe_run(kit, material, points, radius, fitting=None, bend=1.7):
    """A solvent-welded run: straight pipe, and at every corner an elbow with two sockets."""
    fitting = fitting or material
    points = [np.asarray(point, float) for point in points]
    kit.sweep(material, rounded_path(points, bend * radius), radius)
    for index in range(1, len(points) - 1):
        arc = _corner_arc(points[index - 1 : index + 2], bend * radius)
        kit.sweep(fitting, arc, radius * 1.15)
        into = _unit(points[index] - points[index - 1])
        out = _unit(points[index + 1] - points[index])
        socket(kit, fitting, arc[0] - into * radius * 1.1, into, radius, radius * 1.15)
        socket(kit, fitting, arc[-1], out, radius, radius * 1.15)


def straight(kit, material, start, end, radius):
    """A straight length of pipe."""
    start, end = np.asarray(start, float), np.asarray(end, float)
    kit.sweep(material, [start, (start + end) / 2, end], radius)


def socket(kit, material, at, axis, radius, length):
    """A plain sleeve over a pipe: the end of an elbow or tee, or a coupling."""
    wide = radius * SOCKET
    profile = [(radius * 0.98, 0), (wide, 0), (wide, length), (radius * 0.98, length)]
    kit.lathe(material, profile, at, axis, bevel=radius * 0.07, capped=False)


def tee(kit, material, at, axis, branch, radius, branch_radius):
    """A tee: a sleeve along a pipe and a socket for the branch that leaves it."""
    at, axis, branch = np.asarray(at, float), _unit(axis), _unit(branch)
    length = branch_radius * 3.2
    socket(kit, material, at - axis * length / 2, axis, radius, length)
    for end in (-1, 1):
        collar = at + axis * (end * length / 2 - radius * 0.15)
        socket(kit, material, collar, axis, radius * 1.06, radius * 0.3)
    socket(kit, material, at, branch, branch_radius, radius * SOCKET + branch_radius * 1.2)


def union(kit, material, at, axis, radius):
    """A union: two end pieces and the ribbed nut that holds them."""
    at, axis = np.asarray(at, float), _unit(axis)
    r = radius
    socket(kit, material, at - axis * r * 1.5, axis, r, r * 3.0)
    nut = [(r, -0.62 * r), (1.55 * r, -0.62 * r), (1.6 * r, 0.5 * r), (1.3 * r, 0.62 * r)]
    kit.lathe(material, nut, at, axis, bevel=r * 0.1)
    turn = _frame(axis)
    for index in range(16):
        angle = index * math.pi / 8
        spoke = turn @ np.array([math.cos(angle), math.sin(angle), 0]) * 1.58 * r
        tip = at + spoke
        kit.lathe(material, [(r * 0.09, -0.52 * r), (r * 0.09, 0.42 * r)], tip, axis, r * 0.05)


def ball_valve(kit, body, handle, at, axis, radius, facing=(0, 0, 1), shut=False):
    """A double-union ball valve; the handle lies along the pipe when open."""
    at, axis, facing = np.asarray(at, float), _unit(axis), _unit(facing)
    r = radius
    barrel = [(1.35 * r, -1.1 * r), (1.62 * r, -0.8 * r), (1.62 * r, 0.8 * r), (1.35 * r, 1.1 * r)]
    kit.lathe(body, barrel, at, axis, bevel=r * 0.25)
    for end in (-1, 1):
        union(kit, body, at + axis * end * 1.75 * r, axis, r)
    kit.lathe(body, [(0.62 * r, 0), (0.62 * r, 1.95 * r), (0.4 * r, 2.1 * r)], at, facing)
    along = np.cross(axis, facing) if shut else axis
    across = np.cross(facing, along)
    hub = at + facing * 2.3 * r
    kit.lathe(handle, [(0.6 * r, -0.22 * r), (0.5 * r, 0.3 * r)], hub, facing, bevel=r * 0.1)
    basis = np.stack([along, across, facing], 1)
    rotation = tuple(Matrix(basis.tolist()).to_euler())
    kit.box(handle, (4.4 * r, 0.62 * r, 0.34 * r), hub, r * 0.15, rotation)
    for end in (-1, 1):
        tip = hub + along * end * 1.75 * r - facing * 0.18 * r
        kit.box(handle, (0.9 * r, 0.66 * r, 0.7 * r), tip, r * 0.16, rotation)


def flange(kit, material, bolt, at, axis, radius, bolts=8, thickness=0.45):
    """A pair of bolted flanges with a gasket line between them."""
    at, axis = np.asarray(at, float), _unit(axis)
    r, half = radius, radius * thickness
    for end in (-1, 1):
        disc = [(r, 0.04 * r), (1.95 * r, 0.04 * r), (1.95 * r, half), (1.3 * r, half)]
        disc += [(1.22 * r, 2.2 * half), (r, 2.2 * half)]
        kit.lathe(material, disc, at, axis * end, bevel=r * 0.06)
    kit.lathe(bolt, [(1.5 * r, -0.05 * r), (1.5 * r, 0.05 * r)], at, axis, bevel=0)
    turn = _frame(axis)
    for index in range(bolts):
        angle = (index + 0.5) * 2 * math.pi / bolts
        seat = at + turn @ np.array([math.cos(angle), math.sin(angle), 0]) * 1.62 * r
        stud = [(r * 0.09, -1.9 * half), (r * 0.09, 1.9 * half)]
        kit.lathe(bolt, stud, seat, axis, bevel=0.001)
        for end in (-1, 1):
            nut = [(r * 0.17, half), (r * 0.17, half * 1.5)]
            kit.lathe(bolt, nut, seat, axis * end, bevel=r * 0.03)


def band(kit, material, at, axis, radius, length=0.12):
    """A color band wrapped round a pipe."""
    at, axis = np.asarray(at, float) - _unit(axis) * length / 2, _unit(axis)
    wrap = [(radius, 0), (radius + 0.0012, 0), (radius + 0.0012, length), (radius, length)]
    kit.lathe(material, wrap, at, axis, bevel=0.0004, capped=False)


def clamp(kit, metal, liner, at, axis, radius, towards, gap):
    """A rubber-lined split clamp; `towards` is the unit way to its strut, `gap` the distance."""
    at, axis, towards = np.asarray(at, float), _unit(axis), _unit(towards)
    lined, outer = radius * 1.0 + 0.003, radius + 0.0055
    for material, ring, width in ((liner, lined, 0.034), (metal, outer, 0.026)):
        hoop = [(radius, -width / 2), (ring, -width / 2), (ring, width / 2), (radius, width / 2)]
        kit.lathe(material, hoop, at, axis, bevel=0.001, capped=False)
    across = np.cross(axis, towards)
    basis = np.stack([across, axis, towards], 1)
    rotation = tuple(Matrix(basis.tolist()).to_euler())
    for end in (-1, 1):
        ear = at + across * end * (radius + 0.013)
        kit.box(metal, (0.026, 0.026, 0.011), ear, 0.002, rotation)
        kit.lathe(metal, [(0.004, -0.012), (0.004, 0.012)], ear, towards, bevel=0.001)
    stem = max(gap - radius, 0.004)
    kit.lathe(metal, [(0.006, 0), (0.006, stem)], at + towards * radius, towards, bevel=0)


def strut(kit, metal, shade, start, end, opening=(0, 0, -1), width=0.041):
    """A length of slotted strut channel; the dark slots are on the `opening` side."""
    start, end, opening = np.asarray(start, float), np.asarray(end, float), _unit(opening)
    along = _unit(end - start)
    length = np.linalg.norm(end - start)
    basis = np.stack([along, np.cross(opening, along), opening], 1)
    rotation = tuple(Matrix(basis.tolist()).to_euler())
    middle = (start + end) / 2
    kit.box(metal, (length, width, width), middle, 0.003, rotation)
    lip = middle + opening * (width / 2)
    kit.box(shade, (length - 0.004, width * 0.5, 0.002), lip, 0, rotation)


def cable_tray(kit, metal, start, end, width=0.3, height=0.06):
    """A ladder tray that runs along y: two side rails and rungs."""
    (x, y0, z), y1 = start, end[1]
    for side in (-1, 1):
        rail = (x + side * width / 2, (y0 + y1) / 2, z + height / 2)
        kit.box(metal, (0.004, y1 - y0, height), rail, 0.001)
        for edge in (0, height):
            lip = (x + side * (width / 2 - 0.007), (y0 + y1) / 2, z + edge)
            kit.box(metal, (0.016, y1 - y0, 0.003), lip, 0.001)
    for y in np.arange(y0 + 0.1, y1, 0.25):
        kit.box(metal, (width, 0.03, 0.012), (x, y, z + 0.006), 0.002)


def gauge(kit, rim, face, needle, at, facing, radius=0.032):
    """A small dial gauge with a blank face and one needle."""
    at, facing = np.asarray(at, float), _unit(facing)
    r = radius
    case = [(0.9 * r, -0.7 * r), (r, -0.6 * r), (1.06 * r, 0.1 * r), (0.88 * r, 0.18 * r)]
    kit.lathe(rim, case + [(0.88 * r, 0.02 * r)], at, facing, bevel=r * 0.06)
    kit.lathe(face, [(0.88 * r, 0), (0.88 * r, 0.06 * r)], at, facing, bevel=0)
    turn = _frame(facing)
    basis = Matrix(turn.tolist()) @ Matrix.Rotation(0.7, 3, "Z")
    kit.box(needle, (0.7 * r, 0.07 * r, 0.02 * r), at + facing * 0.09 * r, 0, basis.to_euler())


def tag(kit, plate, ring, at, drop=0.05, width=0.05, turn=0.0):
    """A blank tag that hangs on a loop of wire."""
    x, y, z = at
    wire = slack_path([(x, y, z), (x, y + 0.006, z - drop / 2), (x, y, z - drop)])
    kit.sweep(ring, wire, 0.001, 6)
    kit.box(
        plate, (width, 0.0015, width * 0.62), (x, y, z - drop - width * 0.3), 0.0006, (0, 0, turn)
    )
