import { useMemo } from 'react';
import { phonesIn } from '../../lib/contacts.ts';
import { nameKey } from '../../lib/nameKey.ts';
import { useRecords } from '../../records/store/read/useRecords.ts';
import { contact } from '../contacts/contact.entity.ts';
import { customer } from '../sales/customer.entity.ts';

/** The number of each customer: their own, or else that of somebody there. */
export function usePhones(isWanted: boolean): (name: string) => string {
  const customers = useRecords(customer, { isWanted });
  const contacts = useRecords(contact, { isWanted });
  return useMemo(() => {
    const phones = new Map(
      [
        ...contacts.records.map((one) => [one.customer, one.phone] as const),
        ...customers.records.map((one) => [one.name, one.phone] as const),
      ].flatMap(([name, phone]) => (phonesIn(phone).length > 0 ? [[nameKey(name), phone]] : [])),
    );
    phones.delete('');
    return (name) => phones.get(nameKey(name)) ?? '';
  }, [customers, contacts]);
}
