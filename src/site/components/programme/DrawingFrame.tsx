import type { ReactNode } from 'react';
import { BRAND } from '../../../company/brand.ts';

/** The numbers of so many rows. */
export const rows = (count: number): readonly number[] => [...Array(count).keys()];

type DrawingFrameProps = {
  readonly title: string;
  readonly number: string;
  readonly children: ReactNode;
};

/** A sheet of 320 by 420 units: frame, centering marks and title block; its drawing has the area from 24,24 to 296,356. */
export function DrawingFrame({ title, number, children }: DrawingFrameProps) {
  return (
    <svg viewBox="0 0 320 420" fill="none" stroke="currentColor" strokeWidth="0.75">
      <rect width="320" height="420" fill="#fdfbf6" stroke="none" />
      <path d="M12 12H308V408H12ZM160 12v-6M160 408v6M12 210h-6M308 210h6" />
      <path d="M12 368H308M216 368V408M216 388H308" />
      <g fill="currentColor" stroke="none">
        <text x="22" y="385" fontSize="8" opacity="0.75">
          {BRAND.name}
        </text>
        <text x="22" y="400" fontSize="13" className="font-display" fontWeight="600">
          {title}
        </text>
        <text x="224" y="402" fontSize="10" className="tabular-nums">
          {number}
        </text>
      </g>
      <path d="M224 378h62" strokeWidth="2" opacity="0.2" />
      {children}
    </svg>
  );
}

/** The panel with its dimensions, the checks one by one, and the stamp. */
export function FactoryRecord() {
  return (
    <>
      <path d="M48 48H252V112H48ZM252 48l12-8V104l-12 8M48 48l12-8H264" strokeWidth="1.1" />
      <path d="M70 96l36-36M84 96l36-36M170 100l40-40" opacity="0.45" />
      <g className="text-brass-deep">
        <path d={dimension(48, 130, 204)} />
        <path d="M282 34v76M279 43l6-6M279 107l6-6" />
      </g>
      {rows(7).map((row) => (
        <g key={row}>
          <path d={checked(32, 156 + row * 26)} strokeWidth="1" />
          <path
            d={`M52 ${161 + row * 26}h${[150, 128, 164, 112, 140, 156, 120][row]}M236 ${161 + row * 26}h52`}
            opacity="0.35"
            strokeWidth="1.6"
          />
          <path d={`M32 ${174 + row * 26}H288`} opacity="0.3" />
        </g>
      ))}
      <g className="text-coral-deep" transform="rotate(-14 226 292)" opacity="0.85">
        <circle cx="226" cy="292" r="46" strokeWidth="2.4" />
        <circle cx="226" cy="292" r="38" strokeWidth="0.8" />
        <path d="M206 294l14 15 28-34" strokeWidth="5" />
      </g>
    </>
  );
}

/** The path of a checked box. */
const checked = (x: number, y: number): string => `M${x} ${y}h9v9h-9zM${x + 2} ${y + 4}l2.5 3 5-8`;

/** The path of a horizontal dimension line with oblique ticks. */
export const dimension = (x: number, y: number, width: number): string =>
  `M${x - 6} ${y}h${width + 12}M${x - 3} ${y + 3}l6-6M${x + width - 3} ${y + 3}l6-6`;
