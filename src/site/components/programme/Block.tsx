import type { CSSProperties } from 'react';

const PATTERN_ID = 'gantt-hatching';

type BlockProps = {
  readonly className: string;
  readonly isHatched?: boolean;
  readonly style?: CSSProperties;
};

/** A filled or hatched bar, drawn as SVG, because backgrounds are neither printed nor shown with forced colors. */
export function Block({ className, isHatched = false, style }: BlockProps) {
  return (
    <svg className={className} style={style}>
      <rect
        width="100%"
        height="100%"
        fill={isHatched ? `url(#${PATTERN_ID})` : 'currentColor'}
        stroke="currentColor"
        strokeOpacity={isHatched ? 0.5 : 0}
      />
    </svg>
  );
}

/** The pattern of hatched bars; once on the page. */
export function Hatching() {
  return (
    <svg aria-hidden="true" className="absolute size-0 text-brass">
      <pattern
        id={PATTERN_ID}
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V5" stroke="currentColor" strokeWidth="1.4" />
      </pattern>
    </svg>
  );
}
