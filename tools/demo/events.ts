import { ORDER_COLORS, purchaseOrder } from '../../src/features/purchasing/purchaseOrder.entity.ts';
import { RECEIPTS_PATH } from '../../src/features/purchasing/receipt.ts';
import { deal, type Stage } from '../../src/features/sales/deal.entity.ts';
import { inventoryItem } from '../../src/features/inventory/inventoryItem.entity.ts';
import { invoice, TAX_INVOICE_COUNTER } from '../../src/features/finance/invoice.entity.ts';
import type { StatusOf } from '../../src/lib/badgeColors.ts';
import { companyValues } from '../../src/features/documents/company.ts';
import { payment } from '../../src/features/payments/payment.entity.ts';
import { today } from '../../src/lib/dates.ts';
import { dayBefore } from './demoRecord.ts';
import type { Texts } from '../../src/records/model/draft.ts';
import { newRecord } from '../../src/records/store/write/values.ts';
import type { DemoStore } from './demoStore.ts';

/** The id of a demo record, by the text of its first field. */
export type IdOf = (name: string) => string;

/** What happened to the demo records after they were created, as the desk itself would store it. */
export async function replayEvents(store: DemoStore, idOf: IdOf, now: Date): Promise<void> {
  const year = today(now).slice(0, 4);
  await moveDeal(store, idOf('Koi court with pergola shade'));
  await receivePart(store, idOf, `PO-${year}-081`);
  for (const [index, number] of [104, 118, 131, 147].entries())
    await issueNumber(store, idOf, `INV-${year}-${number}`, index + 1);
  await recordPayment(store, idOf, `INV-${year}-104`, {
    customer: 'Al Noor Residence',
    date: today(dayBefore(now, 6)),
    amount: '145500',
    method: 'Bank transfer',
    reference: 'FT-20931',
  });
  await recordPayment(store, idOf, `INV-${year}-160`, {
    customer: 'Pearl Crescent Resort',
    date: today(dayBefore(now, 4)),
    amount: '20000',
    method: 'Cheque',
    reference: 'CHQ 000417',
  });
}

/** What invoices show of the company. */
const COMPANY = {
  name: { to: 'Demonstration Aquatics L.L.C.' },
  trn: { to: '100000000000003' },
  address: { to: 'Warehouse 12, Al Quoz Industrial 3\nDubai, United Arab Emirates' },
  bank: { to: 'Demonstration Bank PJSC\nIBAN AE00 0000 0000 0000 0000 000' },
  licence: { to: 'DED 000000' },
  emirate: { to: 'Dubai' },
};

/** A deal moves on; the same write describes the company. */
async function moveDeal(store: DemoStore, id: string): Promise<void> {
  const from: Stage = 'Quotation Sent';
  const to: Stage = 'Negotiation';
  const [key, companyKey] = [store.newSaveKey(), store.newSaveKey()];
  await store.saveTogether(
    [
      {
        entity: deal,
        id,
        key,
        values: { stage: to },
        subject: 'Koi court with pergola shade',
        changes: { stage: { from, to } },
      },
    ],
    (signed) => companyValues(companyKey, COMPANY, signed),
  );
}

/** Eight of the twenty lamps have arrived. */
async function receivePart(store: DemoStore, idOf: IdOf, poId: string): Promise<void> {
  const [order, lamps] = [idOf(poId), idOf('LED-RF-200')];
  const from: StatusOf<typeof ORDER_COLORS> = 'Sent';
  const to: StatusOf<typeof ORDER_COLORS> = 'Partially Received';
  // The later key is the newer entry of the activity.
  const stockKey = store.newSaveKey();
  const key = store.newSaveKey();
  await store.saveTogether(
    [
      {
        entity: purchaseOrder,
        id: order,
        key,
        values: { status: to },
        subject: poId,
        changes: { status: { from, to } },
      },
      {
        entity: inventoryItem,
        id: lamps,
        key: stockKey,
        values: { stock: 11 },
        subject: 'LED-RF-200',
        changes: { stock: { from: 3, to: 11 } },
      },
    ],
    (signature) => ({
      [`${RECEIPTS_PATH}/${key}`]: { ...signature, order, lines: { [lamps]: 8 } },
    }),
  );
}

async function issueNumber(
  store: DemoStore,
  idOf: IdOf,
  idNum: string,
  taxNumber: number,
): Promise<void> {
  const id = idOf(idNum);
  await store.saveTogether(
    [
      {
        entity: invoice,
        id,
        key: store.newSaveKey(),
        values: { taxNumber },
        subject: idNum,
        changes: { taxNumber: { to: taxNumber } },
      },
    ],
    () => ({ [`counters/${TAX_INVOICE_COUNTER}`]: { last: taxNumber, record: id } }),
  );
}

/** A customer pays an invoice, or a part of it. */
async function recordPayment(
  store: DemoStore,
  idOf: IdOf,
  invoiceNumber: string,
  texts: Texts,
): Promise<void> {
  const [id, invoiceKey] = [store.newSaveKey(), store.newSaveKey()];
  const invoiceId = idOf(invoiceNumber);
  const paid = Number(texts['amount']);
  const settledBy = `${payment.path}/${id}`;
  const draft = { ...texts, invoiceNumber, invoice: invoiceId };
  await store.saveTogether([
    { ...newRecord(payment, draft, texts['date'] ?? ''), entity: payment, id: null, key: id },
    {
      entity: invoice,
      id: invoiceId,
      key: invoiceKey,
      values: { paid, settledBy },
      subject: invoiceNumber,
      changes: { paid: { to: paid }, settledBy: { to: settledBy } },
    },
  ]);
}
