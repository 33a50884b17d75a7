import { Ellipsis } from 'lucide-react';
import { memo, useRef, useState, type MouseEvent } from 'react';
import {
  QUIET_DAYS,
  STAGE_COLORS,
  daysInStage,
  isOpen,
  type Deal,
  type Stage,
} from './deal.entity.ts';
import { compact } from '../../model/money.ts';
import { today } from '../../lib/dates.ts';
import { orUntitled } from '../../lib/orUntitled.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { statusItems } from '../../ui/StatusMenu.tsx';
import { useGlow } from '../../ui/useGlow.ts';
import { UnsavedBadge } from '../../ui/UnsavedBadge.tsx';

/** What can be done with the cards of the board; every function is stable. */
export type CardActions = {
  readonly onOpen: (deal: Deal) => void;
  readonly onSelect: (deal: Deal, isRange: boolean) => void;
  readonly onMove: (id: string, stage: Stage) => void;
};

type DealCardProps = CardActions & {
  readonly deal: Deal;
  /** The first card of a column is the one that Tab reaches; arrow keys lead to the others. */
  readonly isFirst: boolean;
  readonly isSelected: boolean;
};

/** Without hovering, there is no other way to the menu. */
const IS_COARSE = window.matchMedia('(pointer: coarse)').matches;

/** The content of a card. Memoized and made of few elements, because a board has hundreds of cards. */
export const DealCard = memo(function DealCard(props: DealCardProps) {
  const { deal, isFirst, isSelected, onOpen, onSelect, onMove } = props;
  const [isActive, setActive] = useState(IS_COARSE);
  const button = useRef<HTMLButtonElement>(null);
  useGlow(button, deal);
  const days = daysInStage(deal, today());

  function onClick(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) onSelect(deal, event.shiftKey);
    else onOpen(deal);
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        tabIndex={isFirst ? 0 : -1}
        aria-pressed={isSelected || undefined}
        data-opens-record={deal.id}
        onClick={onClick}
        onPointerEnter={() => setActive(true)}
        onFocus={() => setActive(true)}
        className="grid w-full grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-2 gap-y-1 rounded-md border border-line bg-raised px-3 py-2 text-start text-[0.8125rem] leading-5 font-semibold tabular-nums shadow-card pointer-coarse:pe-11 hover:border-edge aria-pressed:border-accent aria-pressed:bg-accent/8"
      >
        <span dir="auto" className="line-clamp-2 break-words">
          {orUntitled(deal.title)}
        </span>
        <bdi className="row-start-2 max-w-full justify-self-start truncate text-xs font-normal text-muted">
          {deal.customer}
        </bdi>
        <span className="col-start-2 row-start-1">{compact(deal.value)}</span>
        {days !== null && isOpen(deal) && (
          <span
            className={`justify-self-end text-xs ${days >= QUIET_DAYS ? 'text-brass-ink' : 'font-normal text-muted'}`}
          >
            {days} d
          </span>
        )}
        {deal.unsaved && (
          <span className="col-span-2">
            <UnsavedBadge unsaved={deal.unsaved} />
          </span>
        )}
      </button>
      {isActive && (
        <MenuButton
          label="Move to"
          items={statusItems(STAGE_COLORS, deal.stage, (stage) => onMove(deal.id, stage as Stage))}
          shortcut="m"
          className="card-menu absolute end-1.5 bottom-1.5 grid h-6 w-10 place-items-center rounded-md bg-raised text-muted hover:text-ink pointer-coarse:inset-y-0 pointer-coarse:end-0 pointer-coarse:my-auto pointer-coarse:size-11"
        >
          <Ellipsis aria-hidden="true" className="size-4" />
        </MenuButton>
      )}
    </>
  );
});
