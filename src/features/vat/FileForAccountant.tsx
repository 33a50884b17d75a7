import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { newKey } from '../../firebase/database.ts';
import { formatMoment, today } from '../../lib/dates.ts';
import { downloadFile } from '../../lib/downloadFile.ts';
import { loadCode } from '../../lib/lazyPage.ts';
import { isWithin, type Period } from '../../lib/period.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { countText, plural } from '../../lib/words.ts';
import type { Records } from '../../records/store/read/useRecords.ts';
import { useChildrenWith } from '../../records/store/read/useStored.ts';
import { failureOf, save } from '../../records/store/write/save.ts';
import { useAuth } from '../../session/useAuth.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/showToast.ts';
import type { Company } from '../documents/company.ts';
import type { payment } from '../payments/payment.entity.ts';
import {
  EXPORTS_PATH,
  parseExport,
  type StoredExport,
  type VatReturn,
  type VatSources,
} from './vatReturn.ts';

export type Exported = { readonly ids: ReadonlySet<string>; readonly last: StoredExport };

/** What was exported of these days, and the last time; null while nothing was. */
export function useExported({ from, to }: Period): Exported | null {
  const { children } = useChildrenWith(
    EXPORTS_PATH,
    { child: 'to', from, count: MAX_EXPORTS },
    parseExport,
  );
  return useMemo(() => {
    const exports = children.filter((one) => one.from <= to);
    const last = exports.toSorted((a, b) => a.timestamp - b.timestamp).at(-1);
    return last ? { ids: new Set(exports.flatMap(({ ids }) => ids)), last } : null;
  }, [children, to]);
}

/** How many exports of later days are looked at. */
const MAX_EXPORTS = 100;

type LastExportProps = {
  readonly exported: Exported | null;
  readonly declared: VatReturn;
  /** Those of the period at least. */
  readonly payments: Records<typeof payment>;
};

/** Says when the period was exported last, and what is new since. */
export function LastExport({ exported, declared, payments }: LastExportProps) {
  if (exported === null) return null;
  const { ids, last } = exported;
  const documents = declared.figures.flatMap((figure) =>
    figure.documents.map(({ record }) => record),
  );
  const counts = [
    ['document', documents],
    ['payment', payments.records.filter(({ date }) => isWithin(declared, date))],
  ] as const;
  const fresh = counts.flatMap(([noun, all]) => {
    const count = all.filter(({ id }) => !ids.has(id)).length;
    return count === 0 ? [] : [countText(count, noun)];
  });
  return (
    <p className="border-t border-line px-4 py-2.5 text-[0.8125rem] sm:px-6">
      Exported for the accountant on {formatMoment(last.timestamp)} by <bdi>{last.user}</bdi>.
      {isComplete(payments.status) && ` New since: ${fresh.join(' and ') || 'nothing'}.`}
    </p>
  );
}

const COMMAND = 'File for the accountant';

type FileForAccountantProps = LastExportProps & {
  readonly sources: VatSources;
  readonly company: Company;
};

/** Saves what an accountant asks for in one file, and notes what is in it, so that the next one says what is new since. */
export function FileForAccountant({
  declared,
  sources,
  company: own,
  payments,
  exported,
}: FileForAccountantProps) {
  const { from, to } = declared;
  const uid = useAuth().user?.uid ?? '';
  const areAll = isComplete(payments.status);

  async function make(): Promise<void> {
    const code = areAll ? await loadCode(() => import('./accountantFile.ts')) : null;
    if (code === null)
      return showToast('The file needs a connection. Try again once there is one.');
    const name = `accountant-${from}-${to}.zip`;
    const { file, ids, unrated } = await code.accountantFile(
      declared,
      { ...sources, payments: payments.records, company: own },
      exported && { ids: exported.ids, on: today(new Date(exported.last.timestamp)) },
    );
    downloadFile(name, file);
    const documents = Object.fromEntries(ids.map((id) => [id, true]));
    const entry = `${EXPORTS_PATH}/${newKey()}`;
    const noting = save(
      ({ signed }) => ({ entry, values: { [entry]: { ...signed, from, to, documents } } }),
      { owner: uid, needsAnswer: true },
    );
    const advice = 'The file is saved, but not noted as exported.';
    const lacking =
      unrated > 0 &&
      `. ${countText(unrated, 'payment')} in it ${plural(unrated, 'has', 'have')} no amount, since the invoice has no rate in dirhams`;
    showToast(
      (await failureOf(noting, EXPORTS_PATH, advice)) ?? `Saved as ${name}${lacking || ''}`,
    );
  }

  return (
    <Button
      variant="primary"
      tall
      data-command={COMMAND}
      aria-disabled={!areAll}
      onClick={() => void make()}
    >
      <Download aria-hidden="true" className="size-4" />
      {COMMAND}
    </Button>
  );
}
