import { useMemo } from 'react';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { money } from '../../lib/money.ts';
import { createAddress, recordAddress } from '../../records/page/address/addresses.ts';
import { OPENED_HERE } from '../../records/page/address/useAddress.ts';
import { useRecordsBy } from '../../records/store/read/useRecordsBy.ts';
import { isSeen } from '../../session/sight.ts';
import { fee, feeFinder } from './fee.entity.ts';
import type { Installation } from './installation.entity.ts';

/** A link to the fee of an installation, or to the form of a new one, which lead back; null for who sees no money. */
export function useFee(record: Installation) {
  const { id: installation, name, customer } = record;
  const ranges = useMemo(
    () => Object.entries({ installation, name }).map(([child, value]) => ({ child, value })),
    [installation, name],
  );
  const { status, records } = useRecordsBy(fee, ranges, { isWanted: isSeen(fee) });
  if (!isSeen(fee)) return null;
  const own = feeFinder(records)(record);
  const state = OPENED_HERE;
  const shown = { state, text: 'Fee per month:', name: own.id === '' ? '…' : money(own.amount) };
  if (own.id !== '') return { ...shown, to: recordAddress(fee, own.id) };
  const to = createAddress(fee, { name, customer, installation });
  return isComplete(status) ? { state, to, text: 'Add a fee per month' } : { ...shown, to };
}
