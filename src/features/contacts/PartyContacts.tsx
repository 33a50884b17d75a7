import { Link } from 'react-router-dom';
import { contactsOf } from './contactsOf.ts';
import { createAddress, recordAddress } from '../../records/page/address/addresses.ts';
import { orUntitled } from '../../lib/words.ts';
import type { Names } from '../../records/model/field.ts';
import { ContactLinks } from '../../ui/ContactLinks.tsx';
import { Section } from '../../ui/Section.tsx';
import { contact } from './contact.entity.ts';
import { usePeopleOf } from './usePeopleOf.ts';
import { TextLink } from '../../ui/TextLink.tsx';

type PartyContactsProps = {
  readonly of: Names['of'];
  readonly name: string;
  readonly heading: 'h2' | 'h3';
};

/** The people at a customer or supplier, each with how to reach them. */
export function PartyContacts({ of, name, heading }: PartyContactsProps) {
  const field = of === 'customers' ? 'customer' : 'supplier';
  const { status, people } = usePeopleOf(of, name);
  if (name === '' || (people.length === 0 && heading === 'h3')) return null;
  return (
    <Section
      title="Contacts"
      heading={heading}
      // In a panel they go on below the line of the party itself.
      className={heading === 'h3' ? 'border-t-0! pt-0! [&>div]:sr-only' : ''}
      actions={
        heading === 'h2' && (
          <TextLink
            to={createAddress(contact, { [field]: name })}
            className="text-[0.8125rem] font-semibold"
          >
            Add contact
          </TextLink>
        )
      }
    >
      <ul className="mt-2 grid gap-2 empty:hidden">
        {people.map((person) => (
          <li
            key={person.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 text-sm"
          >
            <span>
              <Link
                to={recordAddress(contact, person.id)}
                className="font-semibold hover:underline"
              >
                <bdi>{orUntitled(person.name)}</bdi>
              </Link>
              {person.role && <bdi className="ms-2 text-[0.8125rem] text-muted">{person.role}</bdi>}
            </span>
            <ContactLinks contacts={contactsOf(contact, [person])} isShort={heading === 'h3'} />
          </li>
        ))}
      </ul>
      {people.length === 0 && status === 'live' && (
        <p className="mt-1 text-[0.8125rem] text-muted">No contacts yet.</p>
      )}
    </Section>
  );
}
