import { useMemo } from 'react';
import { companyCurrency } from '../../lib/money.ts';
import { nameKey } from '../../lib/nameKey.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import type { Texts } from '../../records/model/draft.ts';
import { keptRecords } from '../../records/model/recordsNaming.ts';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { useRecords, useSingle } from '../../records/store/read/useRecords.ts';
import { usePeopleOf } from '../contacts/usePeopleOf.ts';
import { company } from '../documents/company.ts';
import { findRecipients, type Recipient } from '../documents/paperTools.tsx';
import { customerAsParty } from '../documents/pricedDocument.ts';
import { AED_PER_USD } from '../documents/pricedFields.ts';
import { customer } from '../sales/customer.entity.ts';
import { usualTerms } from './invoiceDates.tsx';
import { invoice, type Invoice } from './invoice.entity.ts';
import { asIssued, gapsOf, type Gap, type ToIssue } from './issuing.ts';
import { useObstacleToIssue } from './obstacleToIssue.ts';

/** An invoice to issue, with what is known of it and its customer. */
export type InvoiceToIssue = ToIssue &
  ReturnType<typeof asIssued> & {
    /** What it lacks as it is stored, for which there are fields, and what of that is missing still. */
    readonly gaps: readonly Gap[];
    readonly missing: readonly Gap[];
    /** Why no number can be taken; null if one can. */
    readonly obstacle: string | null;
    /** The addresses of those who can be reached, the usual one first. */
    readonly recipients: readonly Address[];
  };

/** The invoices of some ids, the earliest first, since their numbers follow their dates; `typed`: what is filled in, by id. */
export function useInvoicesToIssue(ids: readonly string[], typed: Readonly<Record<string, Texts>>) {
  const invoices = useRecords(invoice);
  const customers = useRecords(customer);
  const details = useSingle(company);
  const today = useToday();
  const obstacleOf = useObstacleToIssue(invoice);
  const keptFor = useMemo(() => keptRecords(customers.records), [customers.records]);
  const found = ids.flatMap((id) => invoices.records.find((one) => one.id === id) ?? []);
  const namesOf = ({ customer: name }: Invoice) => [name, keptFor(name)?.name ?? ''];
  const { people } = usePeopleOf('customers', ...found.flatMap(namesOf));
  const rows = found.map((record): InvoiceToIssue => {
    const kept = keptFor(record.customer);
    const agreed = kept ?? usualTerms(details.value);
    const filled = Object.assign(startOf(record), typed[record.id]);
    const stored = asIssued({ record, kept, agreed, filled: startOf(record) }, today);
    const { issued, buyer } = asIssued({ record, kept, agreed, filled }, today);
    const names = new Set(namesOf(record).map(nameKey));
    const own = people.filter(({ customer: name }) => names.has(nameKey(name)));
    const party = customerAsParty(record.customer, kept ?? null);
    return {
      record,
      kept,
      agreed,
      filled,
      issued,
      buyer,
      gaps: gapsOf(stored, details.value),
      missing: gapsOf({ issued, buyer }, details.value),
      obstacle: obstacleOf(record),
      recipients: addressesOf(findRecipients(party, own)),
    };
  });
  return {
    rows: rows.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b))),
    details: details.value,
    isReady: [invoices, customers, details].every(({ status }) => isComplete(status)),
  };
}

/** By the date that it will have; on one day, as they were created. */
const orderOf = ({ issued: { date, creationDate, id } }: InvoiceToIssue): string =>
  [date, creationDate, id].join(' ');

/** An address by which somebody can be reached, and how it is shown. */
type Address = { readonly isMail: boolean; readonly address: string; readonly text: string };

const paysBills = ({ name }: Recipient): number =>
  Number(/account|financ|billing|payable/i.test(name));

/** The addresses of recipients, each once: first those for mail, and of these that of whoever pays the bills. */
function addressesOf(recipients: readonly Recipient[]): readonly Address[] {
  const sorted = recipients.toSorted((a, b) => paysBills(b) - paysBills(a));
  return [
    ...sorted.map((one) => ({
      isMail: true,
      address: one.email,
      text: `${one.email} · ${one.name}`,
    })),
    ...sorted.map((one) => ({
      isMail: false,
      address: one.phone,
      text: `WhatsApp ${one.phone} · ${one.name}`,
    })),
  ].filter(
    ({ address }, at, all) =>
      address !== '' && all.findIndex((other) => other.address === address) === at,
  );
}

/** What is filled in to begin with: the dirham is pegged to the dollar. */
const startOf = ({ rate }: Invoice): Texts =>
  companyCurrency() === 'USD' && rate.trim() === '' ? { rate: AED_PER_USD } : {};
