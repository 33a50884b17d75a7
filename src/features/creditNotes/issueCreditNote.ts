import { today } from '../../lib/dates.ts';
import { readText } from '../../records/model/field.ts';
import { newKey } from '../../firebase/database.ts';
import { mergeEdit } from '../../records/store/write/merge.ts';
import { SaveDenied } from '../../records/store/write/saveFailure.ts';
import { save } from '../../records/store/write/save.ts';
import { invoice } from '../finance/invoice.entity.ts';
import { issueTaxNumber } from '../finance/issueTaxNumber.ts';
import { creditNote, type CreditNote } from './creditNote.entity.ts';

/** Gives a credit note its number, at once with what its invoice says is credited; see `issueTaxNumber`. `day`: YYYY-MM-DD. */
export function issueCreditNote(
  record: CreditNote,
  store: typeof save = save,
  day = today(),
): Promise<number> {
  const key = newKey();
  const { amount, invoice: id } = record;
  return issueTaxNumber(creditNote, record, {
    store,
    // As the invoice says by now: what is issued keeps the name that it was issued with.
    values: async (read) => {
      const credited: Readonly<Record<string, unknown>> = Object(
        await read(`${invoice.path}/${id}`),
      );
      return {
        customer: readText(credited['customer']),
        invoiceNumber: readText(credited['idNum']),
      };
    },
    alongside: async (read) => {
      const crediting = {
        id: key,
        path: invoice.path,
        recordId: id,
        typed: {},
        base: {},
        adds: { credited: amount },
        advances: { settledBy: `${creditNote.path}/${record.id}` },
      };
      const stored = await read(`${invoice.path}/${id}`);
      const merged = mergeEdit(invoice, crediting, stored, day);
      if (merged.kind !== 'write') throw new SaveDenied('record removed', null);
      return [{ ...merged, entity: invoice, id, key }];
    },
  });
}
