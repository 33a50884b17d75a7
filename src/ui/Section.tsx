import { useId, type ReactNode } from 'react';

type SectionProps = {
  readonly title: string;
  readonly heading?: 'h2' | 'h3';
  readonly actions?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A part of a record's panel, or of the side of a page, ruled off from the one before. Its heading can take the focus. */
export function Section({
  title,
  heading: Heading = 'h3',
  actions,
  className = '',
  children,
}: SectionProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className={`border-t border-line px-4 py-3 sm:px-6 ${className}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <Heading id={titleId} tabIndex={-1} className="text-sm font-semibold outline-none">
          {title}
        </Heading>
        {actions}
      </div>
      {children}
    </section>
  );
}
