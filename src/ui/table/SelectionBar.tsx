import { ChevronDown } from 'lucide-react';
import type { BadgeColors } from '../../lib/badgeColors.ts';
import { Button } from '../Button.tsx';
import { MenuButton } from '../Menu.tsx';
import { statusItems } from '../StatusMenu.tsx';

type SelectionBarProps = {
  readonly count: number;
  /** What the statuses are called, such as "Status" or "Stage". */
  readonly heading: string;
  readonly statuses: BadgeColors;
  readonly onStatus: (status: string) => void;
  readonly onClear: () => void;
};

/** What can be done with the selected records, in place of the filter. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, heading, statuses, onStatus, onClear } = props;
  return (
    <div
      role="group"
      aria-label="Selected"
      className="flex print:hidden flex-wrap items-center gap-2 text-[0.8125rem]"
    >
      <span role="status" className="font-semibold tabular-nums">
        {count} selected
      </span>
      <MenuButton
        label={`Set ${heading.toLowerCase()} of ${count} selected`}
        items={statusItems(statuses, undefined, onStatus)}
        shortcut="s"
        className="flex min-h-7 items-center gap-1 rounded-md border border-edge/60 px-2.5 font-medium hover:bg-sunken pointer-coarse:min-h-11"
      >
        Set {heading.toLowerCase()}
        <ChevronDown aria-hidden="true" className="size-3.5" />
      </MenuButton>
      <Button variant="quiet" onClick={onClear} className="min-h-7 px-2 text-[0.8125rem]">
        Clear
      </Button>
    </div>
  );
}
