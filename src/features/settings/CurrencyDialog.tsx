import { useId, useState, type FormEvent } from 'react';
import { formatMoment } from '../../lib/dates.ts';
import { countText } from '../../lib/plural.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { companyCurrency, currencyName, CURRENCIES, type Currency } from '../../model/currency.ts';
import { ENTITIES } from '../../model/entities.ts';
import type { Entity } from '../../model/entity.ts';
import { HISTORY_PATH, parseHistory } from '../../model/history.ts';
import { newKey } from '../../store/firebase/database.ts';
import { useRecords } from '../../store/read/useRecords.ts';
import { useChildrenWith } from '../../store/read/useStored.ts';
import { failureOf } from '../../store/write/explain.ts';
import { save } from '../../store/write/save.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { showToast } from '../../ui/showToast.ts';
import { companyValues, CONFIG, CONFIG_CHANGES } from '../documents/company.ts';
import { COMPANY_CURRENCY } from './companyCurrency.ts';

const LABELS: Readonly<Record<Currency, string>> = {
  USD: 'US dollars ($)',
  AED: 'UAE dirhams (AED)',
};

export type CurrencyDialogProps = { readonly onClose: () => void };

/** Chooses the company's currency, and says first what that does to the amounts that are stored. */
export default function CurrencyDialog({ onClose }: CurrencyDialogProps) {
  const current = companyCurrency();
  const [chosen, setChosen] = useState(current);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const name = useId();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSaving) return;
    if (chosen === current) return onClose();
    setSaving(true);
    const refusal = await change(chosen);
    setSaving(false);
    setFailure(refusal);
    if (refusal === null) onClose();
  }

  return (
    <Modal title="Currency" onClose={onClose}>
      <form
        aria-busy={isSaving}
        onSubmit={(event) => void submit(event)}
        className="grid gap-4 overflow-y-auto px-6 pb-6 text-sm"
      >
        <fieldset className="flex flex-wrap gap-x-6">
          <legend className="mb-1 text-pretty text-muted">
            What all amounts are in, for everybody: in lists, figures, documents and exports.
          </legend>
          {CURRENCIES.map((currency) => (
            <label
              key={currency}
              className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11"
            >
              <input
                type="radio"
                name={name}
                checked={currency === chosen}
                onChange={() => setChosen(currency)}
                className="size-4 accent-accent"
              />
              {LABELS[currency]}
            </label>
          ))}
        </fieldset>
        {chosen === current ? <LastChange /> : <Consequences next={chosen} />}
        {failure !== null && <Alert kind="alert">{failure}</Alert>}
        <div className="flex flex-wrap gap-2">
          {chosen !== current && (
            <Button
              type="submit"
              variant="primary"
              className="pointer-coarse:min-h-11"
              aria-disabled={isSaving}
            >
              {isSaving ? 'Changing…' : `Change to ${currencyName(chosen)}`}
            </Button>
          )}
          <Button className="pointer-coarse:min-h-11" onClick={onClose}>
            {chosen === current ? 'Close' : 'Cancel'}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** Who has changed the currency last, and when. */
function LastChange() {
  const { children } = useChildrenWith(HISTORY_PATH, CONFIG_CHANGES, parseHistory);
  const last = children.findLast(({ changes }) => changes['currency'] !== undefined);
  if (last === undefined) return null;
  return (
    <p className="text-muted">
      Changed on {formatMoment(last.timestamp)} by <bdi>{last.user}</bdi>.
    </p>
  );
}

/** The kinds of records that have amounts. */
const WITH_AMOUNTS = ENTITIES.filter(({ fields }) =>
  Object.values(fields).some(({ isMoney, optional }) => isMoney && !optional),
);

/** What a change does to stored amounts: nothing, so that they mean something else. */
function Consequences({ next }: { readonly next: Currency }) {
  const [from, to] = [currencyName(), currencyName(next)];
  return (
    <div className="grid gap-2 text-pretty">
      <p className="font-semibold">No amount is converted.</p>
      <p>
        Every number stays as it was typed: what is 1,250 {from} now is 1,250 {to} from then on,
        also in copies of invoices that customers already have. Change it only if the amounts were
        meant in {to}, or before there are any.
      </p>
      <p className="text-muted">Amounts of these records get the other name:</p>
      <ul className="-mt-1 flex flex-wrap gap-x-4 text-muted tabular-nums">
        {WITH_AMOUNTS.map((entity) => (
          <Count key={entity.path} entity={entity} />
        ))}
      </ul>
    </div>
  );
}

function Count({ entity }: { readonly entity: Entity }) {
  const { records, status } = useRecords(entity, { withArchived: true });
  if (!isComplete(status)) return <li>{`… ${entity.noun.many}`}</li>;
  return records.length > 0 && <li>{countText(records.length, entity.noun)}</li>;
}

/** Changes the currency, and offers to take that back. Resolves to null, or to why it has not been changed. */
async function change(to: Currency): Promise<string | null> {
  const from = companyCurrency();
  const failure = await failureOf(store(to), COMPANY_CURRENCY.path);
  if (failure === null) {
    showToast(`All amounts are in ${currencyName(to)} now`, {
      label: 'Undo',
      run: () => void takeBack(from),
    });
  }
  return failure;
}

async function takeBack(to: Currency): Promise<void> {
  const failure = await change(to);
  if (failure !== null) showToast(failure);
}

/** Stores the currency with an entry of the history: what every invoice is in must not change without a trace. */
function store(to: Currency): Promise<void> {
  const { path, parse } = COMPANY_CURRENCY;
  const key = newKey();
  return save(
    async ({ signed, read }) => {
      const stored = await read(path);
      if (parse(stored) === to) return null;
      const told = typeof stored === 'string' ? { from: stored, to } : { to };
      return {
        entry: `${HISTORY_PATH}/${key}`,
        values: companyValues(key, { currency: told }, signed, CONFIG),
        replaces: { [path]: stored ?? null },
      };
    },
    { needsAnswer: true },
  );
}
