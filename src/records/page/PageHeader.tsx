import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { PAGE_KEYS } from '../../ui/pageKeys.ts';

type PageHeaderProps = {
  readonly title: string;
  /** Links to the parts of the page. */
  readonly parts?: ReactNode;
  /** The main actions of the page. */
  readonly children?: ReactNode;
};

/** The heading of a page, focusable from scripts, and its main actions. */
export function PageHeader({ title, parts, children }: PageHeaderProps) {
  return (
    <div className="flex min-h-15 flex-wrap items-center gap-x-5 gap-y-2 px-4 pt-3.5 pb-2.5 short:min-h-0 short:pt-2 short:pb-1.5 sm:px-6">
      <h1
        tabIndex={-1}
        className="min-w-0 text-xl leading-7 font-semibold tracking-tight wrap-anywhere outline-none max-sm:text-lg"
      >
        {title}
      </h1>
      {parts}
      <div className="ms-auto flex flex-wrap gap-2 print:hidden">{children}</div>
    </div>
  );
}

/** The button that opens the main form of the page; a key presses it. */
export const CreateButton = (props: ComponentProps<typeof Button>) => (
  <Button variant="primary" aria-keyshortcuts={PAGE_KEYS.create} {...props} />
);
