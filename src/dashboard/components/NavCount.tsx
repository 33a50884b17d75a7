type NavCountProps = { readonly count: number | undefined; readonly className: string };

/** How many records of a page need attention; nothing while it is unknown or none does. See `describeCount`. */
export function NavCount({ count, className }: NavCountProps) {
  if (!count) return null;
  return (
    <span
      aria-hidden="true"
      className={`rounded-sm bg-brass/20 px-1.5 text-xs font-semibold text-brass-ink tabular-nums ${className}`}
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}

/** The count for screen readers, as the description of its link. */
export const describeCount = (count: number | undefined): string | undefined =>
  count ? `${count} need attention` : undefined;
