import type { ReactNode } from 'react';
import { BRAND } from '../../../../brand.ts';

type SheetProps = {
  readonly title: string;
  readonly number: string;
  readonly children: ReactNode;
};

/** A sheet of 320 by 420 units: frame, centering marks and title block; its drawing has the area from 24,24 to 296,356. */
export function Sheet({ title, number, children }: SheetProps) {
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
