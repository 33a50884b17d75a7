/** What each kind of record is for, by its path: an empty list says it. */
const PURPOSES: Readonly<Record<string, string>> = {
  'sales/deals':
    'A deal is work that a customer may order. It moves from stage to stage until it is won or lost.',
  'sales/leads':
    'A lead is somebody who may become a customer: who they are, how they found you, and how to reach them.',
  'sales/customers':
    'Deals, invoices and tickets name a customer, whose page then shows all of them.',
  'finance/invoices':
    'An invoice is printed or sent from here. The late ones are listed by customer and by age.',
  'inventory/items':
    'An item has a stock and a reorder point. What is low is reported, and ordered from here.',
  'procurement/purchaseOrders':
    'A purchase order goes to a supplier. What arrives of it is booked into the stock.',
  suppliers: 'Purchase orders name a supplier, whose page shows them, and whom to call.',
  'service/tickets':
    'A ticket is something to repair or look after at a customer, and who does it.',
  'service/installations':
    'An installation is what you have built or look after. Its visits are planned, and what was measured there is drawn over time.',
  'service/visits':
    'A visit is what was measured, done and used at an installation. It is recorded from there, also without a network.',
  'finance/fees': 'A maintenance fee is what you ask a month for an installation.',
  tasks: 'A task is what somebody is to do by a day. A record lists those that are about it.',
  notes: 'A note is what was said or seen. A record lists those that are about it.',
  payments:
    'A payment is what a customer has paid of an invoice, where it is recorded. A wrong one is reversed by another.',
  creditNotes:
    'A credit note takes an issued invoice back, whole or in part. It is written from that invoice.',
  contacts: 'A contact is a person at a customer or supplier, to call or to write to.',
};

export default PURPOSES;
