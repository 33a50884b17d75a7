"""Meshes as small dicts, and the shapes everything else is built from.

A mesh is a dict:

    'v'    (N, 3) float array: vertices, in metres unless the generator says otherwise
    'f'    (F, 3) or (F, 4) int array of vertex indices, or a list of such arrays
    'c'    (N, 3) float array: one linear RGB color per vertex, or (N, 4) with alpha
    'mat'  (F,) int array: which material of the object; absent means the first

Up is +Z. Angles are in radians.
"""

import numpy as np

GOLDEN_ANGLE = 2.39996  # between successive leaves or tentacles of a spiral


def grid_faces(rows, columns, closed=False, offset=0):
    """Return quads over a rows x columns grid of vertices; `closed` joins the last column to
    the first, `offset` is added to every index."""
    i = np.arange(rows - 1)[:, None]
    j = np.arange(columns if closed else columns - 1)[None]
    here = i * columns + j
    beside = i * columns + (j + 1) % columns
    quads = np.stack([here, beside, beside + columns, here + columns], -1)
    return quads.reshape(-1, 4) + offset


def merge(parts):
    """Join meshes and keep their material indices; 'f' becomes a list: triangles, then quads."""
    triangles, quads = [], []
    start = 0
    for part in parts:
        faces = np.asarray(part["f"]) + start
        material = np.full(len(faces), part.get("mat", 0))
        (triangles if faces.shape[1] == 3 else quads).append((faces, material))
        start += len(part["v"])
    ordered = triangles + quads
    return dict(
        v=np.concatenate([part["v"] for part in parts]),
        c=np.concatenate([part["c"] for part in parts]),
        f=[faces for faces, _ in ordered],
        mat=np.concatenate([material for _, material in ordered]),
    )


def cat(parts):
    """Join meshes whose faces all have the same number of corners; material indices are dropped."""
    merged = merge(parts)
    return dict(v=merged["v"], f=np.concatenate(merged["f"]), c=merged["c"])


def rotation(axis, angle):
    """Return the 3x3 matrix that turns by `angle` about `axis` (any length)."""
    axis = np.asarray(axis, float)
    x, y, z = axis / np.linalg.norm(axis)
    cross = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    return np.eye(3) + np.sin(angle) * cross + (1 - np.cos(angle)) * cross @ cross


def rotation_y(angle):
    """Return the 3x3 matrix that turns by `angle` about +Y."""
    return rotation((0, 1, 0), angle)


def rotation_z(angle):
    """Return the 3x3 matrix that turns by `angle` about +Z."""
    return rotation((0, 0, 1), angle)


def transform(mesh, matrix=None, offset=(0, 0, 0), scale=1.0):
    """Return the mesh scaled, then turned by a 3x3 matrix, then moved by `offset`."""
    vertices = mesh["v"] * scale
    if matrix is not None:
        vertices = vertices @ np.asarray(matrix).T
    return dict(mesh, v=vertices + np.asarray(offset))


def sphere(columns=24, rows=16):
    """Return (vertices, quads) of a sphere of radius 1 with its poles on Z."""
    polar = np.linspace(0, np.pi, rows)[:, None]
    around = np.linspace(0, 2 * np.pi, columns, endpoint=False)[None]
    x = np.sin(polar) * np.cos(around)
    y = np.sin(polar) * np.sin(around)
    z = np.cos(polar) + 0 * around
    return np.stack([x, y, z], -1).reshape(-1, 3), grid_faces(rows, columns, True)


def icosphere(subdivisions):
    """Return (vertices, triangles) of a sphere of radius 1; each subdivision has 4 x the faces."""
    t = (1 + 5**0.5) / 2
    # fmt: off
    vertices = np.array([
        [-1, t, 0], [1, t, 0], [-1, -t, 0], [1, -t, 0], [0, -1, t], [0, 1, t],
        [0, -1, -t], [0, 1, -t], [t, 0, -1], [t, 0, 1], [-t, 0, -1], [-t, 0, 1],
    ], float)
    faces = np.array([
        [0, 11, 5], [0, 5, 1], [0, 1, 7], [0, 7, 10], [0, 10, 11],
        [1, 5, 9], [5, 11, 4], [11, 10, 2], [10, 7, 6], [7, 1, 8],
        [3, 9, 4], [3, 4, 2], [3, 2, 6], [3, 6, 8], [3, 8, 9],
        [4, 9, 5], [2, 4, 11], [6, 2, 10], [8, 6, 7], [9, 8, 1],
    ])
    # fmt: on
    vertices /= np.linalg.norm(vertices, axis=1)[:, None]
    for _ in range(subdivisions):
        edges = np.concatenate([faces[:, [0, 1]], faces[:, [1, 2]], faces[:, [2, 0]]])
        unique, inverse = np.unique(np.sort(edges, 1), axis=0, return_inverse=True)
        middles = vertices[unique].mean(1)
        middles /= np.linalg.norm(middles, axis=1)[:, None]
        ab, bc, ca = inverse.ravel().reshape(3, -1) + len(vertices)
        vertices = np.vstack([vertices, middles])
        a, b, c = faces.T
        corners = [(a, ab, ca), (b, bc, ab), (c, ca, bc), (ab, bc, ca)]
        faces = np.concatenate([np.stack(corner, 1) for corner in corners])
    return vertices, faces


def tube(path, radii, sides=8):
    """Return (vertices, quads) of an open tube: points (n, 3) and a radius at each of them."""
    path = np.asarray(path, float)
    radii = np.asarray(radii, float)
    tangent = np.gradient(path, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1)[:, None] + 1e-9
    normal = np.zeros_like(path)
    aside = np.array([0, 0, 1.0]) if abs(tangent[0, 2]) < 0.9 else np.array([1.0, 0, 0])
    normal[0] = np.cross(tangent[0], aside)
    normal[0] /= np.linalg.norm(normal[0])
    for i in range(1, len(path)):  # carry the frame along without twist
        carried = normal[i - 1] - tangent[i] * np.dot(normal[i - 1], tangent[i])
        normal[i] = carried / (np.linalg.norm(carried) + 1e-9)
    binormal = np.cross(tangent, normal)
    angle = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    cosine, sine = np.cos(angle)[None, :, None], np.sin(angle)[None, :, None]
    circle = cosine * normal[:, None] + sine * binormal[:, None]
    rings = path[:, None] + radii[:, None, None] * circle
    return rings.reshape(-1, 3), grid_faces(len(path), sides, True)


def tubes(lines, sides=8):
    """Return a mesh of round-tipped tubes; lines is a list of (path, radii, colors per point)."""
    vertices, faces, colors = [], [], []
    start = 0
    for path, radii, color in lines:
        path, radii, color = (np.asarray(a, float) for a in (path, radii, color))
        end, radius = path[-1], radii[-1]
        ahead = end - path[-2]
        ahead /= np.linalg.norm(ahead) + 1e-9
        path = np.vstack([path, end + ahead * radius * 0.6, end + ahead * radius * 0.95])
        radii = np.r_[radii, radius * 0.8, radius * 0.12]
        color = np.vstack([color, color[-1], color[-1]])
        tube_vertices, tube_faces = tube(path, radii, sides)
        vertices.append(tube_vertices)
        faces.append(tube_faces + start)
        colors.append(np.repeat(color, sides, 0))
        start += len(tube_vertices)
    return dict(v=np.concatenate(vertices), f=np.concatenate(faces), c=np.concatenate(colors))


def face_normals(vertices, faces):
    """Return unit normals and areas of the triangles."""
    a, b, c = (vertices[faces[:, corner]] for corner in range(3))
    normals = np.cross(b - a, c - a)
    lengths = np.linalg.norm(normals, axis=1)
    return normals / (lengths[:, None] + 1e-12), lengths / 2


def vertex_normals(vertices, faces):
    """Return unit normals at the vertices of triangles."""
    normals, areas = face_normals(vertices, faces)
    total = np.zeros_like(vertices)
    for corner in range(3):
        np.add.at(total, faces[:, corner], normals * areas[:, None])
    return total / (np.linalg.norm(total, axis=1)[:, None] + 1e-12)


def scatter(vertices, faces, count, rng, weight=None, min_distance=0.0):
    """Return up to `count` points on a surface and the normals there.

    weight: function (face centres, face normals) -> how likely each face is, per area
    min_distance: points nearer than this to an earlier one are left out
    """
    triangles = np.asarray(faces)[:, :3]
    normals, chance = face_normals(vertices, triangles)
    if weight is not None:
        chance = chance * weight(vertices[triangles].mean(1), normals)
    chance = chance / chance.sum()
    chosen = rng.choice(len(triangles), size=count * 12, p=chance)
    barycentric = rng.dirichlet([1, 1, 1], size=len(chosen))
    candidates = (vertices[triangles[chosen]] * barycentric[..., None]).sum(1)
    points, point_normals = [], []
    for point, face in zip(candidates, chosen):
        if min_distance and points:
            if np.min(np.linalg.norm(np.array(points) - point, axis=1)) < min_distance:
                continue
        points.append(point)
        point_normals.append(normals[face])
        if len(points) >= count:
            break
    return np.array(points), np.array(point_normals)
