import type { ReactNode } from 'react';

type PageHeaderProps = {
  readonly title: string;
  /** The main actions of the page. */
  readonly children?: ReactNode;
};

/** The heading of a page, focusable from scripts, and its main actions. */
export function PageHeader({ title, children }: PageHeaderProps) {
  return (
    <div className="mb-5 flex min-h-9 flex-wrap items-center justify-between gap-3">
      <h1
        tabIndex={-1}
        className="min-w-0 text-xl font-semibold tracking-tight wrap-anywhere outline-none sm:text-2xl"
      >
        {title}
      </h1>
      <div className="flex flex-wrap gap-2 print:hidden">{children}</div>
    </div>
  );
}
