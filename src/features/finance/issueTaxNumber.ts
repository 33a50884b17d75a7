import { TAX_INVOICE_COUNTER, invoice, type Invoice } from './invoice.entity.ts';
import { newKey } from '../../store/firebase/database.ts';
import { save } from '../../store/write/save.ts';

/** The counter that holds the last tax invoice number and the invoice that has it. */
const COUNTER = `counters/${TAX_INVOICE_COUNTER}`;

/** How many races in a row are lost before the user sees an error. */
const MAX_ATTEMPTS = 100;

/**
 * Gives an invoice the next tax invoice number, at once with the counter. Where somebody else was faster, it takes the number
 * after theirs; where the invoice has got a number meanwhile, that is the result. Resolves to its number once the server has
 * stored it; rejects as `save` does, and without a connection.
 */
export async function issueTaxNumber(record: Invoice, store = save): Promise<number> {
  const path = `${invoice.path}/${record.id}`;
  const key = newKey();
  let number = 0;
  await store(
    async ({ read }) => {
      const [own, last] = await Promise.all([read(`${path}/taxNumber`), read(`${COUNTER}/last`)]);
      number = typeof own === 'number' ? own : numberAfter(last);
      if (typeof own === 'number') return null;
      const changes = { taxNumber: { to: number } };
      const subject = invoice.activity.subject(record);
      const values = { taxNumber: number };
      return {
        records: [{ entity: invoice, id: record.id, key, values, subject, changes }],
        values: { [COUNTER]: { last: number, record: record.id } },
        replaces: { [`${COUNTER}/last`]: last },
      };
    },
    { needsAnswer: true, attempts: MAX_ATTEMPTS, hidesUnconfirmed: true },
  );
  return number;
}

const numberAfter = (last: unknown): number => (typeof last === 'number' ? last : 0) + 1;
