import { centsAsNumber, inCurrency } from '../../model/exact.ts';
import { differingTotal, vatPercent } from './invoiceAmounts.ts';
import { parseValues } from '../../model/entity.ts';
import { invoice } from './invoice.entity.ts';
import type { RecordForm } from '../../form/useRecordForm.ts';
import { Button } from '../../ui/Button.tsx';
import { offerFocus } from '../../ui/focus.ts';

/** Says below the form of an invoice that its lines do not come to its amount, and offers their total. */
function LinesTotal({ form: { values, change } }: { readonly form: RecordForm }) {
  const typed = parseValues(invoice, values);
  const total = differingTotal(typed);
  if (total === null) return null;

  function takeTotal(): void {
    change('amount', centsAsNumber(total ?? 0n));
    // The button is gone; the amount is what has changed.
    offerFocus(document.querySelector<HTMLElement>('dialog [name="amount"]'));
  }

  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-tone-yellow px-4 py-3 text-sm text-tone-yellow-ink sm:px-6"
    >
      <p className="min-w-0 grow basis-48">
        The lines come to <strong className="tabular-nums">{inCurrency(total)}</strong>
        {(vatPercent(typed) ?? 0) > 0 && ' with VAT'}, which is not the amount.
      </p>
      <Button className="pointer-coarse:min-h-11" onClick={takeTotal}>
        Use the total of the lines
      </Button>
    </div>
  );
}

/** What the form of an invoice shows below its fields. */
export const invoiceDetails = (form: RecordForm) => <LinesTotal form={form} />;
