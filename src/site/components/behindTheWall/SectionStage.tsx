import type { CSSProperties } from 'react';
import { BEHIND_THE_WALL, type SectionLabel } from '../../content/behindTheWall.ts';
import { Picture } from '../Picture.tsx';
import { useSectionLine } from './useSectionLine.ts';

/** Windows that show the upright crops; behindTheWall.css has the same query. */
const UPRIGHT = '(max-aspect-ratio: 4/5)';

/** As in `sizes`; phones have three device pixels per CSS pixel, of which two are enough. */
const SIZES = '(min-width: 640px) 100vw, 66vw';

/** The upright crops fill the height of the window; on a phone they are half as wide again as it. */
const UPRIGHT_SIZES = '100vw';

/**
 * The room, and over it the section drawing as far as the line. Scrolling moves the line where the browser supports
 * it, and goes on from wherever the visitor has left it. Visitors who prefer reduced motion get both pictures whole, and
 * so does paper.
 */
export function SectionStage() {
  const { room, section, labels, hint, control, value } = BEHIND_THE_WALL;
  const { stage, range, handlers, onChange, onFocus } = useSectionLine(value);
  return (
    <div ref={stage} className="behind-stage" {...handlers}>
      <div className="behind-views">
        <Picture
          picture={room.picture}
          alt={room.alt}
          portrait="behind-room-upright"
          portraitMedia={UPRIGHT}
          portraitSizes={UPRIGHT_SIZES}
          sizes={SIZES}
          className="behind-view"
        />
        <div className="behind-drawn">
          <SectionPicture alt="" className="behind-view" />
        </div>
      </div>
      <div aria-hidden="true" className="behind-line">
        <span className="behind-grip">
          <span className="behind-hint eyebrow">{hint}</span>
        </span>
      </div>
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
      <div className="behind-pair">
        <SectionPicture alt={section.alt} />
      </div>
      <ul className="behind-labels">
        {labels.map((label) => (
          <li key={label.figure} style={placesOf(label)}>
            <p className="behind-callout">
              <strong dir="ltr" className="behind-figure">
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
function placesOf({ figure, note, wide, upright }: SectionLabel): CSSProperties {
  return {
    '--figure-length': figure.length,
    '--note-length': note.length,
    '--wide-x': wide.x,
    '--wide-y': wide.y,
    '--wide-line': wide.line,
    '--upright-x': upright.x,
    '--upright-y': upright.y,
    '--upright-line': upright.line,
  } as CSSProperties;
}

function SectionPicture(props: { readonly alt: string; readonly className?: string }) {
  return (
    <Picture
      picture={BEHIND_THE_WALL.section.picture}
      portrait="behind-section-upright"
      portraitMedia={UPRIGHT}
      portraitSizes={UPRIGHT_SIZES}
      sizes={SIZES}
      {...props}
    />
  );
}
