import { SECTION_DRAWING } from '../../company/site/sectionDrawing.ts';

/**
 * The figures of the dimension lines of the picture `section-drawing`, over the box that it fills. Their styles are those of
 * the first screen.
 */
export function SectionFigures({ isBehindWords = false }: { readonly isBehindWords?: boolean }) {
  return (
    <div
      role="img"
      aria-label={SECTION_DRAWING.alt}
      className="page-measures"
      data-focus={isBehindWords ? 'bottom' : undefined}
    >
      <div dir="ltr" translate="no">
        {Object.entries(SECTION_DRAWING.figures).map(([line, figure]) => (
          <span key={line} data-line={line}>
            {figure}
          </span>
        ))}
      </div>
    </div>
  );
}
