import type { MouseEvent } from 'react';

type ChipProps = {
  readonly label: string;
  readonly count: number;
  readonly isChosen: boolean;
  readonly onClick: (event: MouseEvent) => void;
};

/** A button that is pressed while it filters a list, with the number of rows it stands for. */
export function Chip({ label, count, isChosen, onClick }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onClick}
      className="flex min-h-7 shrink-0 items-center gap-1.5 rounded-md px-2 text-[0.8125rem] font-medium whitespace-nowrap text-muted outline-offset-[-2px] hover:text-ink aria-pressed:bg-accent/10 aria-pressed:text-ink pointer-coarse:min-h-11 pointer-coarse:px-3"
    >
      {label}{' '}
      <span className="text-xs font-normal text-muted tabular-nums">
        {count.toLocaleString('en-US')}
      </span>
    </button>
  );
}
