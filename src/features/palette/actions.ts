import {
  Archive,
  ArrowRight,
  Banknote,
  ContactRound,
  CornerDownRight,
  FolderOpen,
  Handshake,
  Link2,
  ListChecks,
  Mail,
  Merge,
  MessageCircle,
  NotebookPen,
  PackageCheck,
  Phone,
  Waves,
  type LucideIcon,
} from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { callHref, whatsappHref, whatsappNumber } from '../../lib/contacts.ts';
import { mailHref } from '../../lib/messageLinks.ts';
import { copyLink } from '../../lib/copyLink.ts';
import { archivedOn } from '../../records/model/archive.ts';
import { ENTITIES } from '../../records/model/entities.ts';
import { editTitle, refusedText } from '../../records/model/entity.ts';
import { archivingOf } from '../../records/page/ArchiveButton.tsx';
import {
  RECORD,
  recordAddress,
  mergeAddress,
  mergeTitle,
  partiesNamedBy,
} from '../../records/page/address/addresses.ts';
import { partyAddress } from '../contacts/partyAddress.ts';
import { contactsOf } from '../contacts/contactsOf.ts';
import { commandsHere, pressCommandHere } from './pressCommand.ts';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { useChangeRecords } from '../../records/store/write/saveChange.ts';
import { showToast } from '../../ui/showToast.ts';
import { invoice, type Invoice } from '../finance/invoice.entity.ts';
import { installation, visitFormAddress } from '../installations/installation.entity.ts';
import { RECORD_PAYMENT, WITH_PAYMENT } from '../payments/settle.ts';
import { conversionAddress, isConvertible, lead, type Lead } from '../sales/lead.entity.ts';
import { fieldsOf, titleOf, type FoundRecord } from './describeRecord.ts';
import type { PaletteOption } from './options.ts';
import type { RecordSearch } from './recordSearch.ts';
import { recordAt, type ActionsHere } from './searchSections.ts';

/** What can be done with a record. `moves` are its other statuses. */
type RecordActions = {
  readonly moves: readonly PaletteOption[];
  readonly others: readonly PaletteOption[];
};

type Change = ReturnType<typeof useChangeRecords>;

/** The actions of a record, from its fields: each status, phone number and e-mail address is one. */
export function recordActions(found: FoundRecord, change: Change, today: string): RecordActions {
  const { entity, record } = found;
  const address = recordAddress(entity, record.id);
  const fields = fieldsOf(found);
  const moves = fields.flatMap(({ name, field, text }) =>
    Object.entries(field.colors ?? {})
      .filter(([status]) => status !== text && status !== refusedText(entity, record, name))
      .map(([status]): PaletteOption => {
        return {
          key: `${name} ${status}`,
          icon: ArrowRight,
          title: entity.activity.statusVerb
            ? `Move to ${status}`
            : `Set ${field.label} to ${status}`,
          choice: {
            type: 'run',
            run: () => void change([record], { [name]: status }),
          },
        };
      }),
  );
  const { phones, emails } = contactsOf(entity, [record]);
  const contacts = [
    ...phones.map((phone) => linkOption(Phone, `Call ${phone}`, callHref(phone))),
    ...phones.flatMap((phone) => {
      const number = whatsappNumber(phone);
      return number === null
        ? []
        : linkOption(MessageCircle, `WhatsApp ${phone}`, whatsappHref(phone));
    }),
    ...emails.map((email) => linkOption(Mail, `E-mail ${email}`, mailHref(email))),
  ];
  const archiving = archivingOf(entity, [record], today);
  const merging = mergeAddress(entity, record);
  const isLead = entity.path === lead.path && isConvertible(record as unknown as Lead);
  const isIssued =
    entity.path === invoice.path && (record as unknown as Invoice).status !== 'Draft';
  const isVisited = entity.path === installation.path && !archivedOn(record);
  const payment = recordAddress(entity, record.id, { [WITH_PAYMENT]: '1' });
  const others: readonly PaletteOption[] = [
    leadTo(OPEN, FolderOpen, editTitle(entity), address),
    ...(isLead
      ? [leadTo('convert', Handshake, 'Convert to a deal', conversionAddress(record.id))]
      : []),
    ...(isIssued
      ? [leadTo('pay', Banknote, RECORD_PAYMENT, payment, 'pay paid receive money refund')]
      : []),
    ...(isVisited
      ? [leadTo('visit', Waves, 'Record visit', visitFormAddress(record.id), 'readings service')]
      : []),
    {
      key: 'copy',
      icon: Link2,
      title: 'Copy link',
      choice: { type: 'run', run: () => void copy(address) },
    },
    ...partiesNamedBy(entity, record).map(({ of, name }) =>
      leadTo(of, ContactRound, `Open page of ${name}`, partyAddress(of, name)),
    ),
    ...contacts,
    ...(merging === null
      ? []
      : [leadTo('merge', Merge, mergeTitle(entity), merging, 'duplicate same')]),
    ...(archiving === null
      ? []
      : [
          {
            key: archiving.label,
            icon: archiving.icon,
            title: archiving.label,
            choice: {
              type: 'run',
              run: () => void change(archiving.changed, archiving.typed, archiving.message),
            },
          } as const,
        ]),
  ];
  return { moves, others };
}

const leadTo = (
  key: string,
  icon: LucideIcon,
  title: string,
  address: string,
  words = '',
): PaletteOption => ({ key, icon, title, words, choice: { type: 'open', address } });

const commandOption = (title: string): PaletteOption => ({
  key: `here ${title}`,
  icon: COMMAND_ICONS[title] ?? CornerDownRight,
  title,
  // Once the palette has given the focus back.
  choice: { type: 'run', run: () => void setTimeout(() => pressCommandHere(title)) },
});

const COMMAND_ICONS: Readonly<Record<string, LucideIcon>> = {
  Archive,
  'Write a note': NotebookPen,
  'Add a task': ListChecks,
  Receive: PackageCheck,
  [RECORD_PAYMENT]: Banknote,
  ...Object.fromEntries(ENTITIES.map((entity) => [mergeTitle(entity), Merge])),
};

/** The action of every record that is none for the one that is open. */
const OPEN = 'open';

/** What can be done with the record that is open behind the palette, or without one on the page. */
export function useActionsHere(search: RecordSearch): ActionsHere {
  const [commands] = useState(commandsHere);
  const { pathname, search: query } = useLocation();
  const name = new URLSearchParams(query).get(RECORD) ?? '';
  const { entity, record } = recordAt(search, `${pathname}?${RECORD}=${name}`) ?? {};
  const change = useChangeRecords(entity ?? lead);
  const today = useToday();
  return useMemo(() => {
    if (!entity || !record)
      return { heading: 'On this page', offered: commands.map(commandOption), hidden: [] };
    const found = { entity, record };
    const { moves, others } = recordActions(found, change, today);
    const own = commands.filter((command) => others.every(({ title }) => title !== command));
    const offered = [
      ...own.map(commandOption),
      ...others
        .filter(({ key }) => key !== OPEN)
        // The panel that offers it closes with it.
        .map((option) => (commands.includes(option.title) ? commandOption(option.title) : option)),
    ];
    return { heading: titleOf(found), offered, hidden: moves };
  }, [commands, entity, record, change, today]);
}

const linkOption = (icon: LucideIcon, title: string, href: string): PaletteOption => ({
  key: title,
  icon,
  title,
  choice: { type: 'link', href },
});

async function copy(address: string): Promise<void> {
  const isCopied = await copyLink(address);
  showToast(
    isCopied ? 'Link copied' : 'The link could not be copied: the browser does not allow it',
  );
}
