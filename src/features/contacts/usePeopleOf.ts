import { useMemo } from 'react';
import { nameKey } from '../../lib/nameKey.ts';
import type { SubscriptionStatus } from '../../lib/subscriptionStatus.ts';
import type { Names } from '../../records/model/field.ts';
import { useRecordsBy } from '../../records/store/read/useRecordsBy.ts';
import { contact, type Contact } from './contact.entity.ts';

const MAX_PEOPLE = 100;

/** The people at a customer or supplier, who may be noted under each of some spellings of the name. */
export function usePeopleOf(
  of: Names['of'],
  ...names: readonly string[]
): { readonly status: SubscriptionStatus; readonly people: readonly Contact[] } {
  const field = of === 'customers' ? 'customer' : 'supplier';
  const asked = [...new Set(names.map((name) => name.trim()).filter(Boolean))].join('\n');
  const ranges = useMemo(
    () =>
      asked.split('\n').map((name) => ({ child: field, from: name, to: name, count: MAX_PEOPLE })),
    [field, asked],
  );
  const { status, records } = useRecordsBy(contact, ranges, { isWanted: asked !== '' });
  const people = useMemo(() => {
    // A kept copy has those of all.
    const keys = new Set(asked === '' ? [] : asked.split('\n').map(nameKey));
    return records.filter((one) => keys.has(nameKey(one[field])));
  }, [records, field, asked]);
  return { status, people };
}
