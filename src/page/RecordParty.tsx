import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Entity, RecordOf } from '../model/entity.ts';
import { ContactLinks } from '../ui/ContactLinks.tsx';
import { partyAddress } from './address/partyAddress.ts';
import { contactsOf } from './contactsOf.ts';
import { partiesNamedBy } from './partiesNamedBy.ts';

/** What the pages of customers and of suppliers show. */
const CONTENTS = { customers: 'deals, invoices, tickets', suppliers: 'purchase orders' } as const;

type RecordPartyProps = { readonly entity: Entity; readonly record: RecordOf<Entity> };

/** How to reach whom a record is about, and a link to the page of the customer or supplier that it names. */
export function RecordParty({ entity, record }: RecordPartyProps) {
  const contacts = contactsOf(entity, [record]);
  const pages = partiesNamedBy(entity, record);
  if (pages.length === 0) return null;
  return (
    <div className="grid gap-2 border-t border-line px-4 py-3 text-[0.8125rem] sm:px-6">
      <ContactLinks contacts={contacts} />
      {pages.map(({ of, name }) => (
        <Link
          key={of}
          to={partyAddress(of, name)}
          className="group inline-flex min-h-8 max-w-full items-center gap-1.5 justify-self-start pointer-coarse:min-h-11"
        >
          <span className="min-w-0 wrap-anywhere underline-offset-4 group-hover:underline">
            <bdi className="font-semibold">{name}</bdi>
            <span className="text-muted">: {CONTENTS[of]}</span>
          </span>
          <ArrowRight
            aria-hidden="true"
            className="size-3.5 shrink-0 text-accent rtl:-scale-x-100"
          />
        </Link>
      ))}
    </div>
  );
}
