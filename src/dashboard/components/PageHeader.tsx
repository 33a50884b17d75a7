import type { ReactNode } from 'react';

/** The title of a page, which takes the focus when it has no better place, and its main actions. */
export function PageHeader({
  title,
  children,
}: {
  readonly title: string;
  readonly children?: ReactNode;
}) {
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
