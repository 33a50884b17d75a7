import { dateAndTime } from '../../lib/dates.ts';
import { useBankChange } from './useBankChange.ts';
import { SignatureNote } from '../../form/history/SignatureNote.tsx';
import { Alert } from '../../ui/Alert.tsx';

/**
 * Says for a week that the bank details were changed, by whom and when: somebody who sends an invoice in that time can ask
 * whether the customer is to pay into another account. On screen only, since customers have their own way to find out.
 */
export function BankChangeNotice() {
  const change = useBankChange();
  if (change === null) return null;
  return (
    <div className="px-4 pt-4 sm:px-6 print:hidden">
      <Alert kind="status">
        Bank details changed on {dateAndTime(change.timestamp)} by <bdi>{change.user}</bdi>
        <SignatureNote entry={change} />. Make sure that they are right before you send a document.
      </Alert>
    </div>
  );
}
