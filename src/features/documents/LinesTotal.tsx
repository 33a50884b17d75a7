import { useLayoutEffect, useState } from 'react';
import { createStore, useStore } from '../../lib/createStore.ts';
import { centsAsNumber, inCurrency } from '../../lib/exact.ts';
import { differingTotal, vatPercent, type Priced } from './documentAmounts.ts';
import { parseValues } from '../../records/model/entity.ts';
import type { RecordForm } from '../../records/form/useRecordForm.ts';
import { Button } from '../../ui/Button.tsx';
import { offerFocus } from '../../ui/focus.ts';

type LinesTotalProps = {
  readonly form: RecordForm;
  readonly total: 'amount' | 'value';
};

/**
 * Says below the form of what has lines that these do not come to its amount, and offers their total. An amount that nobody has
 * typed follows them.
 */
export function LinesTotal({ form, total: name }: LinesTotalProps) {
  const { entity, state, values, change } = form;
  const parsed = parseValues(entity, values);
  const typed = { ...parsed, amount: parsed[name] } as Priced;
  const total = differingTotal(typed);
  const [taken] = useState(() => createStore(''));
  const isUntyped = ['', useStore(taken)].includes(values[name]?.trim() ?? '');
  const follows = isUntyped && state.edits['lines'] !== undefined;
  useLayoutEffect(() => {
    if (total === null || !follows) return;
    const text = centsAsNumber(total);
    taken.set(text);
    change(name, text);
  }, [total, follows, taken, change, name]);
  if (total === null || follows) return null;

  function takeTotal(): void {
    change(name, centsAsNumber(total ?? 0n));
    // The button is gone; the amount is what has changed.
    offerFocus(document.querySelector<HTMLElement>(`dialog [name="${name}"]`));
  }

  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-tone-yellow px-4 py-3 text-sm text-tone-yellow-ink sm:px-6"
    >
      <p className="min-w-0 grow basis-48">
        The lines come to <strong className="tabular-nums">{inCurrency(total)}</strong>
        {(vatPercent(typed) ?? 0) > 0 && ' with VAT'}, which is not the {name}.
      </p>
      <Button tall onClick={takeTotal}>
        Use the total of the lines
      </Button>
    </div>
  );
}
