import { ChevronDown } from 'lucide-react';
import type { BadgeColors, StatusOf } from '../lib/badgeColors.ts';
import { Badge } from './Badge.tsx';
import { MenuButton } from './MenuButton.tsx';

type StatusMenuProps = {
  /** What it is called, such as "Stage". */
  readonly heading: string;
  readonly colors: BadgeColors;
  readonly status: string;
  /** One that is not offered. */
  readonly refused?: string | undefined;
  readonly onChoose: (status: string) => void;
};

/** A status badge that is a menu of all statuses. */
export function StatusMenu({ heading, colors, status, refused, onChoose }: StatusMenuProps) {
  return (
    <MenuButton
      label={`${heading}: ${status}`}
      items={statusItems(colors, status, onChoose).filter(({ label }) => label !== refused)}
      className="relative flex max-w-full items-center rounded-full outline-offset-1 pointer-coarse:after:absolute pointer-coarse:after:-inset-x-4 pointer-coarse:after:-inset-y-3"
    >
      <Badge colors={colors} status={status}>
        <span className="truncate">{status}</span>
        <ChevronDown
          aria-hidden="true"
          className="ms-1 size-3 shrink-0 self-center opacity-70 sm:@max-[44rem]:hidden"
        />
      </Badge>
    </MenuButton>
  );
}

/** The statuses as items of a menu. */
export const statusItems = <Colors extends BadgeColors>(
  colors: Colors,
  current: string | undefined,
  onChoose: (status: StatusOf<Colors>) => void,
) =>
  (Object.keys(colors) as StatusOf<Colors>[]).map((status) => ({
    label: status,
    content: <Badge colors={colors} status={status} />,
    isCurrent: status === current,
    onSelect: () => {
      if (status !== current) onChoose(status);
    },
  }));
