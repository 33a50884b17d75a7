import { WALL_SHEET } from '../../../company/site/wallSheet.ts';
import { SiteLink } from '../links.tsx';
import { siteAddress } from '../siteAddress.ts';
import { summaryOf } from './figures.ts';
import { SKETCH_PARAMETER, sketchAddress, type Sketch } from './sketch.ts';
import { WallDrawing } from './WallDrawing.tsx';

/** A sketch and the page on which it was drawn. */
export type SentSketch = { readonly sketch: Sketch; readonly page: string };

const pathTo = ({ sketch, page }: SentSketch): string =>
  `${page}?${SKETCH_PARAMETER}=${sketchAddress(sketch)}`;

/** A sketch as a message carries it: what it is, and a link to its drawing. */
const toLines = (sent: SentSketch): readonly [summary: string, link: string] => {
  const { origin, pathname } = window.location;
  return [
    `${WALL_SHEET.kinds[sent.sketch.kind]}: ${summaryOf(sent.sketch)}`,
    // Opened, it goes on to the file of its language.
    `${origin}${pathname.replace(/\/ar\/$/, '/')}#${siteAddress(pathTo(sent))}`,
  ];
};

/** Whether a line is one of the sketch's, also where the visitor has changed a word or two. */
function isOf(sent: SentSketch, line: string): boolean {
  const [summary, link] = toLines(sent);
  const [start = ''] = link.split('=');
  const own = summary.split(' ');
  const words = line.trim().split(' ');
  const kept = words.filter((word) => own.includes(word)).length;
  return line.startsWith(start) || (kept >= own.length - 2 && words.length - kept <= 2);
}

/** Whether a message carries a sketch. */
export const hasSketch = (message: string, sent: SentSketch): boolean =>
  message.split('\n').some((line) => isOf(sent, line));

/** A message without a sketch, which leaves the visitor's own words. */
export const withoutSketch = (message: string, sent: SentSketch | null): string =>
  sent === null || !hasSketch(message, sent)
    ? message
    : message
        .split('\n')
        .filter((line) => !isOf(sent, line))
        .join('\n')
        .trimStart();

/** A message that begins with a sketch. */
export const withSketch = (message: string, sent: SentSketch): string =>
  `${toLines(sent).join('\n')}\n\n${message}`;

type SketchNoteProps = {
  readonly sent: SentSketch;
  readonly isInMessage: boolean;
  readonly onAttach: () => void;
  readonly onRemove: () => void;
};

const ACTION =
  'min-h-11 inline-flex items-center font-semibold text-ink underline underline-offset-4';

/** The sketch of an enquiry, small; whether it goes with the message, and what the visitor can do about it. */
export function SketchNote({ sent, isInMessage, onAttach, onRemove }: SketchNoteProps) {
  const { attached, detached, attach, change, remove } = WALL_SHEET;
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-2 lg:mb-5">
      <div className="drawing-ground w-48 max-w-full shrink-0 bg-abyss p-2">
        <WallDrawing sketch={sent.sketch} layout="small" className="[&_*]:stroke-1" />
      </div>
      <div className="min-w-[min(12rem,100%)] flex-1 text-[0.9375rem] text-slate">
        <p role="status">{isInMessage ? attached : detached}</p>
        <div className="flex flex-wrap gap-x-5">
          {!isInMessage && (
            <button type="button" onClick={onAttach} className={ACTION}>
              {attach}
            </button>
          )}
          <SiteLink to={pathTo(sent)} className={ACTION}>
            {change}
          </SiteLink>
          <button type="button" onClick={onRemove} className={ACTION}>
            {remove}
          </button>
        </div>
      </div>
    </div>
  );
}
