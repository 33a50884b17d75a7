type NavCountProps = { readonly count: string | undefined; readonly className: string };

/** How many records of a page need attention; nothing while it is unknown or none does. See `describeCount`. */
export function NavCount({ count, className }: NavCountProps) {
  if (!count) return null;
  return (
    <span
      aria-hidden="true"
      // Drawn by CSS: the name of the link stays that of its page.
      data-count={count}
      className={`rounded-sm bg-brass/20 px-1.5 text-xs font-semibold text-brass-ink tabular-nums after:content-[attr(data-count)] ${className}`}
    />
  );
}

/** The count for screen readers, as the description of its link. */
export const describeCount = (count: string | undefined): string | undefined =>
  count ? `${count} need attention` : undefined;
