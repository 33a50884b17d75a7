import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BadgeColors } from '../../lib/badgeColors.ts';
import { Button } from '../Button.tsx';
import { PAGE_KEYS } from '../pageKeys.ts';
import { MenuButton } from '../MenuButton.tsx';
import { statusItems } from '../StatusMenu.tsx';
import type { Selection } from './useSelection.ts';

type SelectionBarProps<Row> = {
  readonly selection: Selection<Row>;
  /** What the statuses are called, such as "Status" or "Stage". */
  readonly heading?: string | undefined;
  /** If there are any. */
  readonly statuses?: BadgeColors | undefined;
  /** The status that a row does not get again. */
  readonly refuses?: ((row: Row) => string | undefined) | undefined;
  /** Chooses another status for the selected rows, which are then selected no more. */
  readonly onStatus: (rows: readonly Row[], status: string) => void;
  readonly children?: ReactNode;
};

/** What can be done with the selected records, in place of the filter. */
export function SelectionBar<Row>(props: SelectionBarProps<Row>) {
  const { selection, heading = 'Status', statuses, refuses, onStatus, children } = props;
  const count = selection.rows.length;

  function choose(status: string): void {
    onStatus(selection.rows, status);
    selection.clear();
  }

  return (
    <div
      role="group"
      aria-label="Selected"
      className="flex flex-wrap items-center gap-2 text-[0.8125rem] print:hidden"
    >
      <span role="status" className="font-semibold tabular-nums">
        {count} selected
      </span>
      {statuses && (
        <MenuButton
          label={`Set ${heading.toLowerCase()} of ${count} selected`}
          items={statusItems(statuses, undefined, choose).filter(
            ({ label }) => !selection.rows.some((row) => refuses?.(row) === label),
          )}
          shortcut={PAGE_KEYS.status}
          className="flex min-h-7 items-center gap-1 rounded-md border border-edge/60 px-2.5 font-medium hover:bg-sunken pointer-coarse:min-h-11"
        >
          Set {heading.toLowerCase()}
          <ChevronDown aria-hidden="true" className="size-3.5" />
        </MenuButton>
      )}
      {children}
      <Button
        variant="quiet"
        aria-keyshortcuts="Escape"
        onClick={selection.clear}
        className="min-h-7 px-2 text-[0.8125rem]"
      >
        Clear
      </Button>
    </div>
  );
}
