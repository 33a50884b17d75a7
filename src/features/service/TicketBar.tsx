import { ChevronDown, MapPin, Phone } from 'lucide-react';
import { use } from 'react';
import { createPortal } from 'react-dom';
import { PanelFooterContext } from '../../ui/panelFooter.ts';
import { callHref } from '../../lib/contacts.ts';
import { mapHref } from '../../lib/mapHref.ts';
import { contactsOf, mergeContacts } from '../contacts/contactsOf.ts';
import { useNamed } from '../../records/store/read/useRecordsNaming.ts';
import { useChangeRecords } from '../../records/store/write/saveChange.ts';
import { Badge } from '../../ui/Badge.tsx';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { statusItems } from '../../ui/StatusMenu.tsx';
import { contact } from '../contacts/contact.entity.ts';
import { usePeopleOf } from '../contacts/usePeopleOf.ts';
import { customer } from '../sales/customer.entity.ts';
import { TICKET_COLORS, ticket, type Ticket } from './ticket.entity.ts';

const BUTTON =
  'hidden min-h-11 grow items-center justify-center gap-2 rounded-md border border-edge/50 px-3 text-sm font-semibold pointer-coarse:inline-flex';

/** What a technician does with a ticket in the hand, within reach of the thumb: call, find the site, say how it stands. */
export function TicketBar({ record }: { readonly record: Ticket }) {
  const footer = use(PanelFooterContext);
  const change = useChangeRecords(ticket);
  const { phone, site } = useReach(record);
  return (
    footer &&
    createPortal(
      <div role="group" aria-label="On site" className="contents">
        {phone !== undefined && (
          <a href={callHref(phone)} aria-label={`Call ${phone}`} className={BUTTON}>
            <Phone aria-hidden="true" className="size-4 text-accent" strokeWidth={1.75} />
            Call
          </a>
        )}
        {site !== undefined && (
          <a
            href={mapHref(site)}
            target="_blank"
            rel="noreferrer"
            aria-label={`Map of ${site}`}
            className={BUTTON}
          >
            <MapPin aria-hidden="true" className="size-4 text-accent" strokeWidth={1.75} />
            Map
          </a>
        )}
        <MenuButton
          label={`Set status: ${record.status}`}
          items={statusItems(TICKET_COLORS, record.status, (status) => {
            void change([record], { status });
          })}
          className={BUTTON}
        >
          <Badge colors={TICKET_COLORS} status={record.status} />
          <ChevronDown aria-hidden="true" className="size-3.5 text-muted" />
        </MenuButton>
      </div>,
      footer,
    )
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
