"""The film's clock. A moment is a share of the loop, from 0 to just under 1."""

FRAMES = 240
FRAMES_PER_SECOND = 24


def moment_of(frame):
    """The moment that a frame shows."""
    return frame / FRAMES
