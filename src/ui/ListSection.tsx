import { useId, type ReactNode } from 'react';

type ListSectionProps = {
  readonly title: string;
  /** Stands beside the title and stays in sight while the page scrolls. */
  readonly toolbar: ReactNode;
  readonly children: ReactNode;
  /** Whether the toolbar has enough for the line of the title on a phone. */
  readonly fillsTitleLine?: boolean;
};

/** Ends the line of the title on a phone: what stands before it in a toolbar with `order-first` shares that line. */
export const TitleLineEnd = () => (
  <div aria-hidden="true" className="order-first -mt-1 basis-full sm:hidden" />
);

/** A titled list of records with its toolbar. */
export function ListSection({
  title,
  toolbar,
  children,
  fillsTitleLine = false,
}: ListSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="min-w-0">
      <header className="list-toolbar flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 sm:px-6">
        <h2
          id={titleId}
          className={`me-1 text-sm font-semibold max-sm:order-first ${fillsTitleLine ? '' : 'max-sm:basis-1/2'}`}
        >
          {title}
        </h2>
        {toolbar}
      </header>
      {children}
    </section>
  );
}
