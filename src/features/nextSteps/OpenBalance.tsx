import { isComplete } from '../../lib/subscriptionStatus.ts';
import { money } from '../../lib/money.ts';
import { useNamed, useRecordsNaming } from '../../records/store/read/useRecordsNaming.ts';
import { customer } from '../sales/customer.entity.ts';
import { invoice } from '../finance/invoice.entity.ts';
import { openBalance } from '../finance/receivables.ts';

/** What a customer of some name owes. */
export default function OpenBalance({ name }: { readonly name: string }) {
  const { keys } = useNamed(customer, name);
  const { status, records } = useRecordsNaming(invoice, 'customer', keys, {
    withArchived: 'counted',
  });
  return isComplete(status) ? money(openBalance(records)) : '–';
}
