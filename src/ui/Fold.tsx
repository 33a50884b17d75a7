import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

type FoldProps = {
  readonly title: string;
  /** What it is about, in a few words. */
  readonly hint?: string;
  readonly children: ReactNode;
};

/** What only some want to know, folded below a line that says what it is. */
export const Fold = ({ title, hint, children }: FoldProps) => (
  <details className="group text-[0.8125rem]">
    <summary className="flex min-h-9 cursor-pointer items-center gap-2 rounded-sm pointer-coarse:min-h-11">
      <ChevronRight
        aria-hidden="true"
        className="size-4 shrink-0 text-muted group-open:rotate-90 rtl:-scale-x-100 rtl:group-open:scale-x-100"
      />
      <span>
        <span className="font-medium">{title}</span>{' '}
        {hint !== undefined && <span className="ms-1 text-muted max-sm:hidden">{hint}</span>}
      </span>
    </summary>
    {children}
  </details>
);
