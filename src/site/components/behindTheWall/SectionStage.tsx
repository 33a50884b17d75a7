import type { CSSProperties } from 'react';
import { BEHIND_THE_WALL } from '../../content/behindTheWall.ts';
import { Picture } from '../Picture.tsx';
import { useSectionLine } from './useSectionLine.ts';

/** Windows that show the upright crops; behindTheWall.css has the same query. */
const UPRIGHT = '(max-aspect-ratio: 1/1)';

/** As in `sizes`; phones have three device pixels per CSS pixel, of which two are enough. */
const SIZES = '(min-width: 640px) 100vw, 66vw';

/**
 * The room, and over it the section drawing as far as the line. Scrolling moves the line where the browser supports
 * it, until the visitor takes it. Visitors who prefer reduced motion get both pictures whole, and so does paper.
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
          portraitSizes={SIZES}
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
        {labels.map(({ figure, note, x, y, line }) => (
          <li key={figure} style={{ '--x': x, '--y': y, '--line': line } as CSSProperties}>
            <p className="behind-callout">
              <strong dir="ltr" className="behind-figure">
                {figure}
              </strong>{' '}
              <span className="behind-note">{note}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function SectionPicture(props: { readonly alt: string; readonly className?: string }) {
  return (
    <Picture
      picture={BEHIND_THE_WALL.section.picture}
      portrait="behind-section-upright"
      portraitMedia={UPRIGHT}
      portraitSizes={SIZES}
      sizes={SIZES}
      {...props}
    />
  );
}
