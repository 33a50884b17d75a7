import { Upload } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Entity } from '../model/entity.ts';
import { Button } from '../../ui/Button.tsx';
import { importAddress } from './address/addresses.ts';

export type EmptyListProps = {
  readonly entity: Pick<Entity, 'path' | 'noun' | 'isMadeFromOthers'>;
  readonly create: () => void;
};

/** What each kind of record is for, by its path. Here instead of in the entities, so that only an empty list loads it. */
export const PURPOSES: Readonly<Record<string, string>> = {
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
  tasks: 'A task is what somebody is to do by a day. A record lists those that are about it.',
  notes: 'A note is what was said or seen. A record lists those that are about it.',
  payments:
    'A payment is what a customer has paid of an invoice, where it is recorded. A wrong one is reversed by another.',
  creditNotes:
    'A credit note takes an issued invoice back, whole or in part. It is written from that invoice.',
  contacts: 'A contact is a person at a customer or supplier, to call or to write to.',
};

/** What the records of an empty list are for, and the ways to have the first ones. */
export default function EmptyList({ entity, ...props }: EmptyListProps) {
  const { path, noun, isMadeFromOthers } = entity;
  return (
    <div className="grid justify-items-start gap-3 px-4 pb-6 text-sm sm:px-6">
      <p className="max-w-[60ch] text-pretty">{PURPOSES[path]}</p>
      {!isMadeFromOthers && (
        <div className="flex flex-wrap gap-2">
          <Button tall onClick={props.create}>
            Add the first {noun.one}
          </Button>
          <Link
            to={importAddress({ path })}
            className="inline-flex min-h-9 items-center gap-2 rounded-md px-3.5 text-sm font-semibold text-accent hover:bg-accent/10 pointer-coarse:min-h-11"
          >
            <Upload aria-hidden="true" className="size-4" />
            Import a spreadsheet
          </Link>
        </div>
      )}
    </div>
  );
}
