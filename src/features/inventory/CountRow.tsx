import { Minus, Plus } from 'lucide-react';
import { memo, useId } from 'react';
import type { InventoryItem } from './inventoryItem.entity.ts';
import { differenceOf, isUnreadable, signed, type Count } from './stockCount.ts';
import { orUntitled } from '../../lib/orUntitled.ts';
import { parseNumber } from '../../lib/parseNumber.ts';
import { NumberInput } from '../../form/NumberInput.tsx';

type CountRowProps = {
  readonly item: InventoryItem;
  readonly count: Count | undefined;
  /** Stable. */
  readonly onCount: (item: InventoryItem, counted: string) => void;
};

const STEP_CLASS =
  'grid size-11 shrink-0 place-items-center rounded-md border border-edge/60 bg-surface text-ink hover:bg-sunken aria-disabled:opacity-40';

/** One item of a stock count: what is expected, what was counted, and the difference. */
export const CountRow = memo(function CountRow({ item, count, onCount }: CountRowProps) {
  const id = useId();
  const { name, sku, stock } = item;
  const title = orUntitled(name || sku);
  const expected = count?.expected ?? stock;
  const difference = count && differenceOf(count);
  const isInvalid = count !== undefined && isUnreadable(count);
  const number = parseNumber(count?.counted ?? '') ?? 0;

  function step(by: 1 | -1): void {
    onCount(item, String(Math.max(0, number + by)));
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line px-4 py-3 first:border-t-0 sm:px-6">
      <div className="min-w-0 grow basis-48">
        <label htmlFor={id} className="block text-sm font-semibold wrap-anywhere">
          <bdi>{title}</bdi>
        </label>
        <p className="text-xs text-muted tabular-nums">
          {name !== '' && sku !== '' && (
            <>
              <bdi>{sku}</bdi>
              {' · '}
            </>
          )}
          Expected {expected.toLocaleString('en-US')}
          {expected !== stock && `, now ${stock.toLocaleString('en-US')}`}
        </p>
      </div>
      <div className="flex items-center gap-2 max-sm:w-full">
        <span
          id={`${id}difference`}
          className={`min-w-14 text-sm max-sm:grow sm:text-end font-semibold tabular-nums ${
            difference ? 'text-tone-red-ink' : 'text-muted'
          }`}
        >
          {isInvalid
            ? 'Not a quantity'
            : difference === 0
              ? 'Agrees'
              : difference && signed(difference)}
        </span>
        <button
          type="button"
          aria-label={`One less: ${title}`}
          aria-disabled={number === 0}
          className={STEP_CLASS}
          onClick={() => number > 0 && step(-1)}
        >
          <Minus aria-hidden="true" className="size-4" />
        </button>
        <NumberInput
          id={id}
          min={0}
          step="any"
          value={count?.counted ?? ''}
          aria-invalid={isInvalid}
          aria-describedby={`${id}difference`}
          onTextChange={(counted) => onCount(item, counted)}
          className="h-11 w-24 rounded-md border border-edge bg-surface px-2 text-center text-base tabular-nums aria-invalid:border-tone-red-ink"
        />
        <button
          type="button"
          aria-label={`One more: ${title}`}
          className={STEP_CLASS}
          onClick={() => step(1)}
        >
          <Plus aria-hidden="true" className="size-4" />
        </button>
      </div>
    </li>
  );
});
