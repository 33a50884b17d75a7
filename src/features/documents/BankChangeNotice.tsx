import { DAY_MS, formatMoment } from '../../lib/dates.ts';
import { Alert } from '../../ui/Alert.tsx';
import { company } from './company.ts';
import { HISTORY_PATH, parseHistory, type HistoryEntry } from '../../records/model/history.ts';
import { useServerNow } from '../../records/store/connection/useConnection.ts';
import { useChildrenWith } from '../../records/store/read/useStored.ts';

/**
 * Says for a week that the bank details were changed, by whom and when: somebody who sends an invoice in that time can ask
 * whether the customer is to pay into another account. On screen only, since customers have their own way to find out.
 */
export function BankChangeNotice() {
  const change = useBankChange();
  if (change === null) return null;
  return (
    <Alert kind="status" className="mx-4 mt-4 sm:mx-6 print:hidden">
      Bank details changed on {formatMoment(change.timestamp)} by <bdi>{change.user}</bdi>. Make
      sure that they are right before you send a document.
    </Alert>
  );
}

const SHOWN_MS = 7 * DAY_MS;

const COMPANY_CHANGES = { child: 'record', value: company.path, count: 30 };

/** The last change of the company's bank details to others, if it was within a week; null otherwise, and until it is known. */
function useBankChange(): HistoryEntry | null {
  const { children: entries } = useChildrenWith(HISTORY_PATH, COMPANY_CHANGES, parseHistory);
  const now = useServerNow();
  const last = entries.findLast(({ changes }) => changes['bank'] !== undefined);
  const isChange = Boolean(last?.changes['bank']?.from);
  return last !== undefined && isChange && now - last.timestamp < SHOWN_MS ? last : null;
}
