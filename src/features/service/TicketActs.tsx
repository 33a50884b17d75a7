import { Check, MapPin, Phone } from 'lucide-react';
import { Act, PanelActs } from '../../ui/PanelActs.tsx';
import { callHref } from '../../lib/contacts.ts';
import { mapHref } from '../../lib/mapHref.ts';
import { contactsOf, mergeContacts } from '../contacts/contactsOf.ts';
import { useNamed } from '../../records/store/read/useRecordsNaming.ts';
import { useChangeRecords } from '../../records/store/write/saveChange.ts';
import { contact } from '../contacts/contact.entity.ts';
import { usePeopleOf } from '../contacts/usePeopleOf.ts';
import { customer } from '../sales/customer.entity.ts';
import { isOpen, ticket, type Ticket } from './ticket.entity.ts';

/** What is done with a ticket: resolve it, call, find the site. */
export function TicketActs({ record }: { readonly record: Ticket }) {
  const change = useChangeRecords(ticket);
  const { phone, site } = useReach(record);
  return (
    <PanelActs>
      {isOpen(record) && (
        <Act
          icon={Check}
          label="Resolve"
          isCommand
          onClick={() => void change([record], { status: 'Resolved' })}
        />
      )}
      {phone !== undefined && (
        <Act href={callHref(phone)} icon={Phone} label="Call" name={`Call ${phone}`} />
      )}
      {site !== undefined && (
        <Act
          href={mapHref(site)}
          target="_blank"
          icon={MapPin}
          label="Map"
          name={`Map of ${site}`}
        />
      )}
    </PanelActs>
  );
}

/** Where a ticket is, and a number to call there: those of the ticket itself, or else those of its customer. */
function useReach(record: Ticket) {
  const name = record.customer.trim();
  const { record: kept } = useNamed(customer, name);
  const { people } = usePeopleOf('customers', name);
  const named = kept === null ? [] : [kept];
  const { phones } = mergeContacts([
    contactsOf(ticket, [record]),
    contactsOf(customer, named),
    contactsOf(contact, people),
  ]);
  const sites = [record.site, ...named.map(({ address }) => address)];
  return { phone: phones[0], site: sites.find((site) => site.trim() !== '') };
}
