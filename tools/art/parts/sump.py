"""The sump below a reef: a long clear tank with baffles, filter socks, rock and algae."""

from dataclasses import dataclass

import bmesh
import numpy as np
from mathutils import Vector, noise

from .pipework import slack_path

SHEET = 0.024  # thickness of the acrylic


@dataclass(frozen=True)
class Sump:
    """The tank's box in metres (low and high on each axis) and the height of its water."""

    x: tuple[float, float]
    y: tuple[float, float]
    z: tuple[float, float]
    water: float

    @property
    def size(self):
        """Width, length and height."""
        return tuple(high - low for low, high in (self.x, self.y, self.z))

    @property
    def middle(self):
        """The middle of the box."""
        return tuple((high + low) / 2 for low, high in (self.x, self.y, self.z))


def build_sump(kit, tank, floor, seed=3):
    """The tank on its base over a floor height; its clear sides look towards +x and -y."""
    rng = np.random.default_rng(seed)
    _shell(kit, tank, floor)
    _baffles(kit, tank)
    _socks(kit, tank)
    _refuge(kit, tank, rng)
    middle = tank.y[0] + 1.05
    spots = [rng.uniform(tank.x[0] + 0.05, tank.x[1] - 0.02, 900)]
    spots += [rng.normal(middle, 0.07, 900), rng.uniform(0.4, tank.water, 900)]
    kit.spheres("bubble", np.stack(spots, 1), rng.uniform(0.001, 0.0035, 900))


def _shell(kit, tank, floor):
    """Base, floor and back, two clear panes, the rims and the water's surface."""
    (x0, x1), (y0, y1), (z0, z1) = tank.x, tank.y, tank.z
    (width, length, height), (x, y, z) = tank.size, tank.middle
    base = (width + 0.04, length + 0.04, z0 - floor - 0.01)
    kit.box("cabinet", base, (x, y, (z0 + floor) / 2), 0.008)
    kit.box("brass", (width + 0.046, length + 0.046, 0.012), (x, y, z0 - 0.01), 0.002)
    kit.box("tank_back", (width - 0.04, length - 0.04, 0.02), (x, y, z0 + 0.012), 0)
    kit.box("tank_back", (0.015, length - 0.02, height), (x0 + 0.01, y, z), 0)
    kit.box("tank_back", (width, 0.015, height), (x, y1 - 0.01, z), 0)
    _sheet(kit, "acrylic", [(x1, y0, z0), (x1, y1, z0), (x1, y1, z1), (x1, y0, z1)])
    _sheet(kit, "acrylic", [(x0, y0, z0), (x1, y0, z0), (x1, y0, z1), (x0, y0, z1)])
    level = tank.water
    corners = [(x0, y0, level), (x1, y0, level), (x1, y1, level), (x0, y1, level)]
    _sheet(kit, "water", corners)
    top = z1 + SHEET / 2
    for side in (x0, x1):
        kit.box("acrylic_edge", (SHEET, length + SHEET, SHEET), (side, y, top), 0.003)
    for end in (y0, y1):
        kit.box("acrylic_edge", (width, SHEET, SHEET), (x, end, top), 0.003)
        kit.box("acrylic_edge", (0.012, 0.012, height), (x1 - 0.004, end, z), 0.002)
    for brace in (y0 + 1.15, y0 + 2.45):
        kit.box("acrylic_edge", (width, 0.14, 0.016), (x, brace, z1 + 0.014), 0.003)


def _baffles(kit, tank):
    """Bubble traps: pairs of sheets over and under which the water must pass."""
    (x0, x1), y0, z0 = tank.x, tank.y[0], tank.z[0]
    sheets = [(0.95, 0.0, 0.52), (1.05, 0.1, 0.74), (1.15, 0.0, 0.52)]
    sheets += [(2.45, 0.0, 0.60), (2.55, 0.1, 0.74), (2.92, 0.0, 0.67)]
    for along, low, high in sheets:
        y, low, high = y0 + along, z0 + 0.02 + low, z0 + high
        _sheet(kit, "acrylic", [(x0, y, low), (x1, y, low), (x1, y, high), (x0, y, high)])
        kit.box("acrylic_edge", (x1 - x0 - 0.02, 0.012, 0.012), ((x0 + x1) / 2, y, high), 0.002)
        kit.box("acrylic_edge", (0.006, 0.012, high - low), (x1 - 0.008, y, (high + low) / 2), 0)


def _socks(kit, tank):
    """Six felt filter socks that hang in a steel tray at the far end."""
    z0 = tank.z[0]
    sock = [(0.03, 0.16), (0.085, 0.21), (0.098, 0.69), (0.105, 0.695), (0.105, 0.715)]
    for y in (tank.y[1] - 0.55, tank.y[1] - 0.30):
        for share in (0.25, 0.5, 0.75):
            x = tank.x[0] + share * tank.size[0]
            kit.lathe("sock", sock + [(0.09, 0.715)], (x, y, z0), bevel=0.012)
    tray = (tank.size[0] - 0.03, 0.5, 0.006)
    kit.box("steel_top", tray, (tank.middle[0], tank.y[1] - 0.38, z0 + 0.697), 0.001)


def _refuge(kit, tank, rng):
    """The chamber in the middle: porous rock under a tangle of green algae."""
    (x0, x1), y0, z0 = tank.x, tank.y[0], tank.z[0]
    for index in range(16):
        size = rng.uniform(0.07, 0.15)
        spot = (
            rng.uniform(x0 + 0.2, x1 - 0.16),
            y0 + rng.uniform(1.35, 2.3),
            z0 + size * 0.55 + 0.02,
        )
        rough_rock(kit, "rock", spot, (size * 1.3, size, size), index * 3.7)
    low, high = (x0 + 0.05, y0 + 1.2, z0 + 0.05), (x1 - 0.02, y0 + 2.4, tank.water - 0.02)
    for _ in range(420):
        start = [rng.uniform(x0 + 0.15, x1 - 0.06), y0 + rng.uniform(1.25, 2.35)]
        path, way = [np.array(start + [z0 + rng.uniform(0.16, 0.36)])], rng.normal(0, 1, 3)
        for _ in range(5):
            way = way * 0.6 + rng.normal(0, 0.7, 3)
            path.append(np.clip(path[-1] + way * 0.035, low, high))
        kit.sweep("algae", slack_path(path, 4), 0.0028, 5)


def rough_rock(kit, material, centre, size, seed):
    """A piece of porous rock."""
    mesh = bmesh.new()
    bmesh.ops.create_icosphere(mesh, subdivisions=4, radius=1.0)
    points = []
    for vertex in mesh.verts:
        at = vertex.co
        swell = 1 + 0.45 * noise.noise(at * 1.3 + Vector((seed, 0, 0)))
        swell += 0.22 * noise.noise(at * 3.5 + Vector((0, seed, 0))) + 0.08 * noise.noise(at * 9)
        points.append((at * swell)[:])
    faces = [[vertex.index for vertex in face.verts] for face in mesh.faces]
    mesh.free()
    kit.add(material, np.array(points) * size + centre, faces)


def _sheet(kit, material, corners):
    """One flat four-cornered sheet."""
    kit.add(material, corners, [(0, 1, 2, 3)])
