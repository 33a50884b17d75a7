"""Blender starts here: run the scene script named first after --, with tools/art/ on the path."""

import runpy
import sys
from pathlib import Path

ART = Path(__file__).resolve().parent.parent

sys.path.insert(0, str(ART))
scene = sys.argv[sys.argv.index("--") + 1]
runpy.run_path(str(ART / "scenes" / f"{scene}.py"), run_name="__main__")
