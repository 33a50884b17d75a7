import { WALL_SHEET } from '../../../company/site/wallSheet.ts';
import { summaryOf } from './figures.ts';
import { SKETCH_PARAMETER, sketchAddress, type Sketch } from './sketch.ts';
import { WallDrawing } from './WallDrawing.tsx';

/** A sketch as a message carries it: what it is, and a link to its drawing. */
export function sketchMessage(sketch: Sketch): string {
  const { origin, pathname } = window.location;
  return `${WALL_SHEET.kinds[sketch.kind]}: ${summaryOf(sketch)}\n${origin}${pathname}#/?${SKETCH_PARAMETER}=${sketchAddress(sketch)}`;
}

type SketchNoteProps = {
  readonly sketch: Sketch;
  readonly onRemove: () => void;
};

/** The sketch that goes with an enquiry, small, and a button that removes it. */
export function SketchNote({ sketch, onRemove }: SketchNoteProps) {
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-2 lg:mb-5">
      <div className="drawing-ground w-48 shrink-0 bg-abyss p-2">
        <WallDrawing sketch={sketch} layout="small" className="[&_*]:stroke-1" />
      </div>
      <p className="min-w-48 flex-1 text-[0.9375rem] text-slate">
        {WALL_SHEET.attached}
        <br />
        <button
          type="button"
          onClick={onRemove}
          className="min-h-11 font-semibold text-ink underline underline-offset-4"
        >
          {WALL_SHEET.remove}
        </button>
      </p>
    </div>
  );
}
