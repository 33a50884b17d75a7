"""Every picture of the site: which scene makes it, seen how, with how much care, graded how."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Picture:
    """One row.

    scene is a script in scenes/ and view one of its cameras. develop is the module that turns the
    render's passes into a picture by its function develop(passes, **grade); the grade of
    parts.grade is described at its function finish.
    """

    scene: str
    view: str = "main"
    samples: int = 44
    size: tuple[int, int] = (1600, 1000)
    grade: dict = field(default_factory=dict)
    develop: str = "parts.grade"


LOUNGE = dict(exposure=1.2, contrast=1.08, bloom_amount=0.12)

PICTURES = {
    "reef-lounge": Picture("reef_lounge", samples=56, grade=dict(LOUNGE, grain=0.003)),
    "gallery-side": Picture("reef_lounge", "side", grade=dict(exposure=1.2, contrast=1.08)),
    "gallery-macro": Picture("reef_lounge", "macro", grade=dict(exposure=1.1, contrast=1.06)),
    "gallery-reef": Picture("reef_lounge", "reef", grade=dict(exposure=1.15, contrast=1.06)),
}
