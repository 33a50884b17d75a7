type NavCountProps = { readonly count: number | undefined; readonly className: string };

/** How many records of a page need attention; nothing while it is unknown or none does. */
export function NavCount({ count, className }: NavCountProps) {
  if (!count) return null;
  return (
    <span
      className={`rounded-sm bg-brass/20 px-1.5 text-xs font-semibold text-brass-ink tabular-nums ${className}`}
    >
      {count > 99 ? '99+' : count}
      <span className="sr-only"> need attention</span>
    </span>
  );
}
