import { useId, type ReactNode } from 'react';

type PanelProps = {
  readonly title: string;
  readonly count?: number;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
};

/** A titled section of a page. Its heading can take the focus. */
export function Panel({ title, count, actions, children, className = '' }: PanelProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={`min-w-0 ${className}`}>
      <header className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2 sm:px-6">
        <div className="flex items-baseline gap-2">
          <h2 id={titleId} tabIndex={-1} className="text-sm font-semibold outline-none">
            {title}
          </h2>
          {count !== undefined && (
            <span className="text-[0.8125rem] text-muted tabular-nums">{count}</span>
          )}
        </div>
        {actions}
      </header>
      {children}
    </section>
  );
}
