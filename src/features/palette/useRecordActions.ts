import { ArrowRight, ContactRound, FolderOpen, Link2, Mail, Phone } from 'lucide-react';
import { callHref, mailHref } from '../../lib/contacts.ts';
import { useChangeRecords } from '../../store/write/saveChange.ts';
import { recordAddress } from '../../shell/address/addresses.ts';
import { partyPagesOf } from '../../shell/partyPagesOf.ts';
import { partyAddress } from '../../shell/address/partyAddress.ts';
import { showToast } from '../../ui/toasts.ts';
import { copyLink } from '../../lib/copyLink.ts';
import { fieldsOf, type FoundRecord } from './describeRecord.ts';
import { isMovable, type PaletteOption } from './options.ts';

/** What can be done with a record. `moves` are its other statuses. */
type RecordActions = {
  readonly moves: readonly PaletteOption[];
  readonly others: readonly PaletteOption[];
};

/** The actions of a record, from its fields: each status, phone number and e-mail address is one. */
export function useRecordActions(found: FoundRecord): RecordActions {
  const { entity, record } = found;
  const change = useChangeRecords(entity);
  const address = recordAddress(entity, record.id);
  const fields = fieldsOf(found);
  const moves = fields.flatMap(({ name, field, text }) =>
    Object.entries(field.colors ?? {})
      .filter(([status]) => status !== text)
      .map(([status]): PaletteOption => {
        const done = isMovable(entity) ? 'Moved' : 'Set';
        return {
          key: `${name} ${status}`,
          icon: ArrowRight,
          title: isMovable(entity) ? `Move to ${status}` : `Set ${field.label} to ${status}`,
          choice: {
            type: 'run',
            run: () => void change([record], { [name]: status }, `${done} to ${status}`),
          },
        };
      }),
  );
  const contacts = fields.flatMap(({ name, field, text }): readonly PaletteOption[] => {
    const contact = CONTACTS[field.input.type];
    if (contact === undefined || text.trim() === '') return [];
    const { icon, verb, hrefOf } = contact;
    return [
      { key: name, icon, title: `${verb} ${text}`, choice: { type: 'link', href: hrefOf(text) } },
    ];
  });
  const others: readonly PaletteOption[] = [
    { key: 'open', icon: FolderOpen, title: 'Open', choice: { type: 'open', address } },
    {
      key: 'copy',
      icon: Link2,
      title: 'Copy link',
      choice: { type: 'run', run: () => void copy(address) },
    },
    ...partyPagesOf(entity, record).map(({ of, name }): PaletteOption => ({
      key: of,
      icon: ContactRound,
      title: `Open page of ${name}`,
      choice: { type: 'open', address: partyAddress(of, name) },
    })),
    ...contacts,
  ];
  return { moves, others };
}

const CONTACTS: Readonly<
  Record<string, { icon: typeof Phone; verb: string; hrefOf: (text: string) => string }>
> = {
  tel: { icon: Phone, verb: 'Call', hrefOf: callHref },
  email: {
    icon: Mail,
    verb: 'E-mail',
    hrefOf: mailHref,
  },
};

async function copy(address: string): Promise<void> {
  const isCopied = await copyLink(address);
  showToast(
    isCopied ? 'Link copied' : 'The link could not be copied: the browser does not allow it',
  );
}
