import { useId, type ReactNode } from 'react';

type PanelProps = {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
};

/** A titled section of a page. */
export function Panel({ title, actions, children, className = '' }: PanelProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className={`min-w-0 rounded-lg border border-line bg-surface shadow-card ${className}`}
    >
      <header className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-2">
        <h2 id={titleId} className="text-base font-semibold">
          {title}
        </h2>
        {actions}
      </header>
      {children}
    </section>
  );
}
