type ProgressProps = { readonly label: string; readonly value: number; readonly max: number };

/** How far something is that takes a while. */
export function Progress({ label, value, max }: ProgressProps) {
  const text = `${value.toLocaleString('en-US')} of ${max.toLocaleString('en-US')}`;
  return (
    <div className="flex items-center gap-3">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={text}
        className="h-1.5 grow overflow-hidden rounded-full bg-sunken"
      >
        <div
          className="h-full bg-accent"
          style={{ width: `${max === 0 ? 0 : (100 * value) / max}%` }}
        />
      </div>
      <span aria-hidden="true" className="text-xs text-muted tabular-nums">
        {text}
      </span>
    </div>
  );
}
