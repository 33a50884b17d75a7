"""All fish by name."""

from . import fish_blackwater, fish_freshwater, fish_marine, fish_schooling

SPECIES = {
    "altum_angelfish": fish_blackwater.altum_angelfish,
    "anthias": fish_schooling.anthias,
    "anthias_male": fish_schooling.anthias_male,
    "bannerfish": fish_marine.bannerfish,
    "blue_tang": fish_marine.blue_tang,
    "cardinal_tetra": fish_blackwater.cardinal_tetra,
    "chromis": fish_schooling.chromis,
    "neon_tetra": fish_freshwater.neon_tetra,
    "yellow_tang": fish_marine.yellow_tang,
}


def species(name):
    """Return the Species of that name for `fish.fish`; koi are in koi.py."""
    return SPECIES[name]()
