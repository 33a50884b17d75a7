import { Phone } from 'lucide-react';
import { callHref, phonesIn } from '../../lib/contacts.ts';
import { orUntitled } from '../../lib/words.ts';

type RowCallLinkProps = { readonly name: string; readonly phone: string };

/**
 * Calls whom a row of a table is about, from a phone: at the end of the row, which `relative` makes its frame. The end is on the
 * right also of an Arabic name.
 */
export function RowCallLink({ name, phone }: RowCallLinkProps) {
  const [number] = phonesIn(phone);
  if (number === undefined) return null;
  return (
    <a
      href={callHref(number)}
      aria-label={`Call ${orUntitled(name)}`}
      className="absolute inset-y-0 right-3 my-auto grid size-11 place-items-center rounded-full border border-edge/50 bg-surface text-accent sm:hidden"
    >
      <Phone aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
    </a>
  );
}
