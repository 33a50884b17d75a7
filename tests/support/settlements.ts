/** An invoice as it is stored at `a`, a payment of it, and a credit note of it. */
export const INVOICE = {
  idNum: 'INV-2026-1',
  customer: 'Palm House',
  date: '2026-11-01',
  due: '2099-12-01',
  amount: 1000.3,
  status: 'Sent',
  lines: '',
  creationDate: '2026-11-01',
};

const OF_INVOICE = {
  invoice: 'a',
  invoiceNumber: 'INV-2026-1',
  customer: 'Palm House',
  date: '2026-11-05',
  creationDate: '2026-11-05',
};

export const PAYMENT = {
  ...OF_INVOICE,
  amount: 400,
  method: 'Cheque',
  reference: 'CHQ 77',
  user: 'Omar Aziz',
  timestamp: 1_793_000_000_000,
};

export const CREDIT_NOTE = {
  ...OF_INVOICE,
  idNum: 'CN-2026-1',
  reason: 'The pump came back',
  amount: 52.5,
  lines: 'Pump\t2\t25',
};

export const TAXED = { vatRate: 'Standard 5 %', rate: '3.6725' };
