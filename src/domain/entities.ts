import { customer } from './customer.ts';
import { deal } from './deal.ts';
import type { Entity } from './entity.ts';
import { inventoryItem } from './inventoryItem.ts';
import { invoice } from './invoice.ts';
import { lead } from './lead.ts';
import { purchaseOrder } from './purchaseOrder.ts';
import { supplier } from './supplier.ts';
import { ticket } from './ticket.ts';

/** All kinds of records, for what must hold for each of them. */
export const ENTITIES = [
  deal,
  lead,
  customer,
  invoice,
  purchaseOrder,
  inventoryItem,
  ticket,
  supplier,
] as unknown as readonly Entity[];
