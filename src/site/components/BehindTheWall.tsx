import { BEHIND_THE_WALL, type SectionLabel } from '../../company/site/behindTheWall.ts';
import { type ChangeEvent, type CSSProperties, type PointerEvent, useRef } from 'react';
import { Picture, PictureFigures } from './Picture.tsx';
import { TextLink } from './links.tsx';
import { useScrolledRange } from './useScrolledRange.ts';

/** How far a finger, or a pointer on the line, moves before it drags the line, in pixels. */
const MIN_DRAG = 6;

/** Windows that show the upright crops; behindTheWall.css has the same query. */
const UPRIGHT = '(max-aspect-ratio: 4/5)';

/** As in `sizes`; phones have three device pixels per CSS pixel, of which two are enough. */
const SIZES = '(min-width: 640px) 100vw, 66vw';

/** The upright crops fill the height of the window; on a phone they are half as wide again as it. */
const UPRIGHT_SIZES = '100vw';

/**
 * A finished room, and what stands behind its wall, as far as the visitor draws the line. Scrolling moves the line where the
 * browser supports it, and goes on from wherever the visitor has left it. Below the film, the room closes around it first
 * (opening.css). Visitors who prefer reduced motion get both pictures whole, and so does paper.
 */
export function BehindTheWall() {
  const { eyebrow, heading, lead, control, value, link, note } = BEHIND_THE_WALL;
  const { section, range, handlers, onChange, onFocus } = useSectionLine(value);
  return (
    <section ref={section} aria-labelledby="behind-the-wall" className="behind bg-abyss text-pearl">
      <div className="behind-track">
        <div className="behind-words">
          <div className="page-width grid items-end gap-x-[clamp(2rem,6vw,8rem)] gap-y-3 sm:gap-y-4 lg:grid-cols-[auto_1fr]">
            <div>
              <p className="eyebrow mb-2 text-brass sm:mb-4">{eyebrow}</p>
              <h2 id="behind-the-wall" className="display-1">
                {heading}
              </h2>
            </div>
            <p className="max-w-[40ch] text-[0.9375rem] leading-normal text-balance text-mist sm:text-lg sm:leading-relaxed">
              {lead}
            </p>
          </div>
        </div>
        <div className="behind-pin drawing-ground">
          <SectionStage {...handlers} />
        </div>
        {/* Where the line is drawn by scrolling, further down than the stage: with the focus, it scrolls to itself. */}
        <input
          ref={range}
          type="range"
          aria-label={control}
          aria-valuetext={value('50')}
          defaultValue={50}
          onChange={onChange}
          onFocus={onFocus}
          className="behind-range"
        />
      </div>
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 py-2 text-mist">
        <p className="text-sm">{note}</p>
        <div className="text-brass">
          <TextLink {...link} />
        </div>
      </div>
    </section>
  );
}

function SectionStage(handlers: LineHandlers) {
  const { section, labels, hint } = BEHIND_THE_WALL;
  return (
    <div className="behind-stage" {...handlers}>
      <div className="behind-views">
        <div className="behind-room">
          <RoomPicture alt="" className="behind-view behind-frame" />
          <RoomPicture alt={BEHIND_THE_WALL.room.alt} className="behind-view behind-whole" />
        </div>
        <div className="behind-drawn">
          <SectionPicture alt={section.alt} className="behind-view" />
        </div>
      </div>
      <div aria-hidden="true" className="behind-line">
        <span className="behind-grip">
          <span className="behind-hint eyebrow">{hint}</span>
        </span>
      </div>
      <div className="behind-pair">
        <SectionPicture alt="" />
      </div>
      <ul className="behind-labels">
        {labels.map((label) => (
          <li key={label.figure} data-only={onlyPictureOf(label)} style={toPlaces(label)}>
            <p className="behind-callout">
              <strong dir="auto" className="behind-figure">
                {label.figure}
              </strong>{' '}
              <span className="behind-note">{label.note}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The lengths and the places of a label, of which behindTheWall.css takes the one that fits the picture. */
function toPlaces({ figure, note, wide, upright }: SectionLabel): CSSProperties {
  return {
    '--figure-length': figure.length,
    '--note-length': note.length,
    '--wide-x': wide?.x,
    '--wide-y': wide?.y,
    '--wide-line': wide?.line,
    '--upright-x': upright?.x,
    '--upright-y': upright?.y,
    '--upright-line': upright?.line,
  } as CSSProperties;
}

/** The picture without which a label is not shown either. */
function onlyPictureOf({ wide, upright }: SectionLabel): 'wide' | 'upright' | undefined {
  if (upright === undefined) return 'wide';
  return wide === undefined ? 'upright' : undefined;
}

type ViewProps = { readonly alt: string; readonly className?: string };

const VIEW = { portraitMedia: UPRIGHT, portraitSizes: UPRIGHT_SIZES, sizes: SIZES } as const;

function RoomPicture(props: ViewProps) {
  const { picture } = BEHIND_THE_WALL.room;
  return <Picture picture={picture} portrait="behind-room-upright" {...VIEW} {...props} />;
}

function SectionPicture(props: ViewProps) {
  const { section, figures } = BEHIND_THE_WALL;
  return (
    <>
      <Picture picture={section.picture} portrait="behind-section-upright" {...VIEW} {...props} />
      <PictureFigures figures={figures} />
    </>
  );
}

type Stage = HTMLDivElement;

type LineHandlers = ReturnType<typeof useSectionLine>['handlers'];

/**
 * The section line: its position is the CSS variable `--cut`, 0 to 1, which behindTheWall.css derives from `--scrolled`. A
 * pointer moves it from anywhere in the stage.
 */
function useSectionLine(valueText: (percent: string) => string) {
  const section = useRef<HTMLElement>(null);
  const { range, placeNow, take, sync } = useScrolledRange(section, '--cut', (input, cut) => {
    const percent = String(Math.round(cut * 100));
    input.value = percent;
    input.setAttribute('aria-valuetext', valueText(percent));
  });
  /** Where the pointer was pressed, in pixels, how far from the line, as a share of the stage, and whether it has moved. */
  const grab = useRef({ x: 0, offset: 0, isDragging: false });

  return {
    section,
    range,
    handlers: {
      onPointerDown(event: PointerEvent<Stage>) {
        const { button, clientX, currentTarget, pointerId, pointerType } = event;
        if (button !== 0) return;
        currentTarget.setPointerCapture(pointerId);
        const position = pointerPosition(event);
        // A finger moves the line from anywhere, once it goes sideways; upwards, the browser scrolls the page.
        const isGrabbed =
          pointerType === 'touch' || (event.target as Element).closest('.behind-line') !== null;
        const offset = isGrabbed ? position - placeNow() : 0;
        grab.current = { x: clientX, offset, isDragging: !isGrabbed };
        if (!isGrabbed) take(position);
      },
      onPointerMove(event: PointerEvent<Stage>) {
        const { clientX, currentTarget, pointerId } = event;
        if (!currentTarget.hasPointerCapture(pointerId)) return;
        const { x, offset, isDragging } = grab.current;
        if (!isDragging && Math.abs(clientX - x) < MIN_DRAG) return;
        grab.current.isDragging = true;
        take(Math.min(1, Math.max(0, pointerPosition(event) - offset)));
      },
    },
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => take(Number(target.value) / 100),
    // Once the page has scrolled to it, and the line with it.
    onFocus: sync,
  };
}

/** The position of a pointer across the pictures, from their start edge. */
function pointerPosition({ clientX, currentTarget }: PointerEvent<Stage>): number {
  // The pictures: with reduced motion, the second one stands beside them.
  const views = currentTarget.firstElementChild ?? currentTarget;
  const { left, width } = views.getBoundingClientRect();
  const position = (clientX - left) / width;
  return getComputedStyle(currentTarget).direction === 'rtl' ? 1 - position : position;
}
