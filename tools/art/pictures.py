"""Every picture of the site: which scene makes it, seen how, with how much care, graded how."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Picture:
    """One row.

    scene is a script in scenes/ and view one of its cameras. develop is the module that turns the
    render's passes into a picture by its function develop(passes, **grade); the grade of
    parts.grade is described at its function finish. Pictures that name the same passes are
    developed from one render, which tools/art/render --reuse keeps.
    """

    scene: str
    view: str = "main"
    samples: int = 44
    size: tuple[int, int] = (1600, 1000)
    grade: dict = field(default_factory=dict)
    develop: str = "parts.grade"
    passes: str = ""


# The Meridian Reef in the evening, photographed from nearer.
LATE = dict(hour="late", clean=True, texture=True, exposure=1.3, saturation=0.82, contrast=1.04, grain=0.002)

STILL_LIFE = dict(clean=True, texture=True, exposure=1.2, contrast=1.12, saturation=0.92, bloom_amount=0.06, grain=0.008)

# Through a macro lens: most of the picture is out of focus, which the denoiser does well.
NEAR = dict(contrast=1.12, saturation=0.98, vignette_amount=0.22, grain=0.005)

# A telephone's picture: bright, a little hard, noisy.
PHONE = dict(exposure=1.25, saturation=1.0, contrast=1.1, bloom_amount=0.05, vignette_amount=0.06, grain=0.009)

WIDE = (2400, 1500)
VISIT = (800, 600)

PICTURES = {
    "reef-lounge": Picture(
        "meridian", "wall", samples=9, size=WIDE, grade=LATE, develop="parts.hours"
    ),
    "gallery-side": Picture(
        "meridian", "side", samples=14, grade=dict(LATE, exposure=1.1), develop="parts.hours"
    ),
    "gallery-macro": Picture(
        "anemone",
        samples=8,
        grade=dict(
            clean=True,
            exposure=0.85,
            contrast=1.32,
            saturation=0.85,
            bloom_amount=0.10,
            vignette_amount=0.32,
            grain=0.005,
        ),
    ),
    "design-drawing": Picture(
        "meridian",
        "wall",
        samples=9,
        size=WIDE,
        grade=dict(LATE, grain=0),
        develop="parts.drawing",
        passes="reef-lounge",
    ),
    "coral-nursery": Picture(
        "coral_nursery",
        samples=5,
        size=WIDE,
        grade=dict(
            clean=True,
            exposure=1.15,
            saturation=1.0,
            contrast=1.15,
            bloom_amount=0.06,
            vignette_amount=0.25,
            shadow_tint=(0, 0.003, 0.008),
            grain=0.006,
        ),
    ),
    "aquascape": Picture(
        "aquascape",
        samples=18,
        size=WIDE,
        grade=dict(
            clean=True,
            texture=True,
            exposure=1.6,
            saturation=0.92,
            contrast=1.06,
            bloom_amount=0.14,
            vignette_amount=0.15,
            grain=0.004,
        ),
    ),
    "koi-lilies": Picture(
        "koi_pond",
        "lilies",
        samples=16,
        grade=dict(
            clean=True,
            exposure=1.2,
            contrast=1.22,
            saturation=0.95,
            vignette_amount=0.2,
            grain=0.003,
        ),
    ),
    "koi-court": Picture(
        "koi_court",
        samples=24,
        size=WIDE,
        grade=dict(
            clean=True,
            exposure=1.1,
            contrast=1.1,
            saturation=0.98,
            vignette_amount=0.2,
            grain=0.003,
        ),
    ),
    "blackwater": Picture(
        "blackwater",
        samples=5,
        size=WIDE,
        grade=dict(
            clean=True,
            texture=True,
            exposure=1.15,
            contrast=1.1,
            saturation=0.95,
            bloom_amount=0.08,
            vignette_amount=0.22,
            grain=0.006,
        ),
    ),
    "fabrication": Picture("acrylic_edge", samples=6, grade=dict(STILL_LIFE, texture=False, clean=False, grain=0.006)),
    "union": Picture("wet_joint", "union", samples=20, grade=STILL_LIFE),
    "valve": Picture("wet_joint", "valve", samples=20, grade=STILL_LIFE),
    "dry-fit": Picture(
        "dry_fit",
        samples=32,
        grade=dict(
            clean=True,
            texture=True,
            exposure=1.35,
            saturation=0.97,
            contrast=1.05,
            bloom_amount=0.14,
            vignette_amount=0.2,
            shadow_tint=(0.003, 0.004, 0.005),
            grain=0.010,
        ),
    ),
    "drift": Picture(
        "drift",
        samples=9,
        size=WIDE,
        grade=dict(
            clean=True,
            texture=True,
            exposure=1.25,
            contrast=1.08,
            saturation=0.95,
            bloom_amount=0.12,
            vignette_amount=0.25,
            grain=0.006,
        ),
    ),
    "care": Picture(
        "plant_room",
        "care",
        samples=72,
        grade=dict(exposure=1.1, saturation=0.86, contrast=1.12, grain=0.004),
    ),
    "leaf-litter": Picture("macros", "litter", samples=6, size=(1200, 750), grade=dict(NEAR, exposure=1.75)),
    "bromeliad": Picture("macros", "drop", samples=14, size=(1200, 750), grade=dict(NEAR, exposure=1.4, saturation=1.05)),
    "moss": Picture("macros", "moss", samples=6, size=(1200, 750), grade=dict(NEAR, exposure=1.1)),
    "section-drawing": Picture(
        "section_drawing",
        samples=16,
        size=WIDE,
        grade=dict(exposure=1.35, contrast=1.06, bloom_amount=0.12, vignette_amount=0.1, grain=0),
        develop="parts.section",
    ),
    "paludarium": Picture(
        "paludarium",
        samples=24,
        size=WIDE,
        grade=dict(
            clean=True,
            texture=True,
            exposure=1.7,
            contrast=1.06,
            saturation=1.0,
            vignette_amount=0.2,
            grain=0.003,
        ),
    ),
    "studio": Picture(
        "studio",
        samples=32,
        size=WIDE,
        grade=dict(
            focus=1.63,
            fstop=2.8,
            gain=0.8,
            clean=True,
            texture=True,
            exposure=1.3,
            saturation=0.95,
            contrast=1.08,
            bloom_amount=0.10,
            vignette_amount=0.2,
            grain=0.003,
        ),
        develop="parts.city",
    ),
    "fragments": Picture(
        "fragments",
        samples=8,
        grade=dict(
            clean=True,
            exposure=1.1,
            contrast=1.2,
            saturation=1.02,
            bloom_amount=0.06,
            vignette_amount=0.3,
            shadow_tint=(0, 0.003, 0.006),
            grain=0.008,
        ),
    ),
    "desk-idris": Picture("still_life", "idris", samples=48, size=(800, 1000), grade=STILL_LIFE),
    "bench-maren": Picture("still_life", "maren", samples=28, size=(800, 1000), grade=STILL_LIFE),
    "step-survey": Picture("still_life", "survey", samples=24, size=(1200, 750), grade=STILL_LIFE),
    "step-design": Picture("still_life", "design", samples=32, size=(1200, 750), grade=STILL_LIFE),
    "step-maturation": Picture("young_reef", samples=36, size=(1200, 750), grade=dict(STILL_LIFE, saturation=0.98)),
    "visit-vials": Picture("visits", "vials", samples=32, size=VISIT, grade=PHONE),
    "visit-skimmer": Picture("visits", "skimmer", samples=28, size=VISIT, grade=PHONE),
    "visit-scraper": Picture("visits", "scraper", samples=28, size=VISIT, grade=PHONE),
    "visit-frag": Picture("young_reef", "visit", samples=20, size=VISIT, grade=PHONE),
    "visit-gland": Picture("wet_joint", "visit", samples=28, size=VISIT, grade=dict(PHONE, exposure=1.6)),
    "visit-meter": Picture("visits", "meter", samples=32, size=VISIT, grade=PHONE),
    "behind-room": Picture(
        "meridian",
        "room",
        samples=9,
        size=WIDE,
        grade=LATE,
        develop="parts.hours",
    ),
    "behind-section": Picture(
        "meridian_section",
        "room",
        samples=2,
        size=WIDE,
        develop="parts.cutaway",
    ),
} | {
    f"meridian-{hour}": Picture(
        "meridian",
        "reef",
        samples=9,
        size=WIDE,
        grade=dict(LATE, hour=hour),
        develop="parts.hours",
        passes="meridian-reef",
    )
    for hour in ("dawn", "noon", "dusk", "moon")
}
