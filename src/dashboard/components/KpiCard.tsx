type KpiCardProps = {
  readonly label: string;
  readonly value: string;
  /** A change such as "+12%": green when it starts with +, otherwise red. */
  readonly change?: string;
};

/** One key figure. */
export function KpiCard({ label, value, change }: KpiCardProps) {
  return (
    <div className="min-w-0 rounded-lg border border-line bg-surface px-5 py-4 shadow-card">
      <dt className="truncate text-sm text-muted">{label}</dt>
      <dd className="mt-1 truncate text-2xl font-semibold tracking-tight tabular-nums">{value}</dd>
      {change !== undefined && (
        <dd
          className={`mt-1 text-sm font-medium ${change.startsWith('+') ? 'text-tone-green-ink' : 'text-tone-red-ink'}`}
        >
          {change}
        </dd>
      )}
    </div>
  );
}
