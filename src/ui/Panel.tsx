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
    <section aria-labelledby={titleId} className={`min-w-0 ${className}`}>
      <header className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2 sm:px-6">
        <h2 id={titleId} className="text-sm font-semibold">
          {title}
        </h2>
        {actions}
      </header>
      {children}
    </section>
  );
}
