import { useCallback, useEffect, useState, memo, useDeferredValue, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { useIsPainted } from '../../ui/useIsPainted.ts';
import { parseRecord, type Entity, type RecordOf } from '../../model/entity.ts';
import { showToast } from '../../ui/showToast.ts';
import { exportRecords } from '../../page/exportRecords.ts';
import { ENTITIES } from '../../model/entities.ts';
import { type FoundRecord, titleOf, fieldsOf } from './describeRecord.ts';
import { createRecordSearch, type RecordSearch, type Progress } from './recordSearch.ts';
import { PaletteBox } from './PaletteBox.tsx';
import { read } from '../../store/firebase/database.ts';
import { useRecords } from '../../store/read/useRecords.ts';
import { useRecordsBy } from '../../store/read/useRecordsBy.ts';
import { useStore } from '../../lib/createStore.ts';
import { isComplete, type SubscriptionStatus } from '../../lib/subscriptionStatus.ts';
import { useSavedViews } from '../../page/useSavedViews.ts';
import { convertOption, viewOption, type PaletteOption } from './options.ts';
import { recentRecords } from './recentRecords.ts';
import { findOptions, findSections, recordAt, type ActionsHere } from './searchSections.ts';
import {
  Archive,
  ArrowRight,
  ContactRound,
  CornerDownRight,
  FolderOpen,
  Link2,
  ListChecks,
  Mail,
  Merge,
  MessageCircle,
  NotebookPen,
  PackageCheck,
  Phone,
  type LucideIcon,
} from 'lucide-react';
import { callHref, mailHref, whatsappNumber } from '../../lib/contacts.ts';
import { contactsOf } from '../../page/contactsOf.ts';
import { statusMessage, useChangeRecords } from '../../store/write/saveChange.ts';
import { RECORD, recordAddress } from '../../page/address/addresses.ts';
import { archivingOf } from '../../page/ArchiveButton.tsx';
import { commandsHere, pressCommandHere } from '../../page/pressCommand.ts';
import { useToday } from '../../page/useToday.ts';
import { mergeAddress, mergeTitle } from '../../page/mergeAddress.ts';
import { partiesNamedBy } from '../../page/partiesNamedBy.ts';
import { isConvertible } from '../sales/conversion.ts';
import { lead, type Lead } from '../sales/lead.entity.ts';
import { partyAddress } from '../../page/address/partyAddress.ts';
import { copyLink } from '../../lib/copyLink.ts';

type PaletteProps = {
  /** What was typed while this code was loading; ends in a line feed if Enter was pressed. Null while it is closed. */
  readonly initialQuery: string | null;
  readonly onClose: () => void;
};

/** One box that finds records, pages and forms, and acts on them. Subscribes to what it searches while it is mounted. */
export default function Palette({ initialQuery, onClose }: PaletteProps) {
  const [search] = useState(() => createRecordSearch(ENTITIES));
  const isPainted = useIsPainted();
  useEffect(() => search.stop, [search]);
  return (
    <>
      {isPainted &&
        ENTITIES.map((entity) => {
          const Source = entity.isAside ? NewestSource : RecordSource;
          return <Source key={entity.path} entity={entity} onRecords={search.update} />;
        })}
      {initialQuery !== null && (
        <OpenPalette search={search} initialQuery={initialQuery} onClose={onClose} />
      )}
    </>
  );
}

type OpenPaletteProps = {
  readonly search: RecordSearch;
  readonly initialQuery: string;
  readonly onClose: () => void;
};

type Subject = { readonly found: FoundRecord; readonly areMoves: boolean };

function OpenPalette({ search, initialQuery, onClose }: OpenPaletteProps) {
  const [query, setQuery] = useState(initialQuery.replace('\n', ''));
  const [subject, setSubject] = useState<Subject | null>(null);
  const [isEntered, setEntered] = useState(false);
  // More may have been typed while this rendered for the first time.
  const [opening, setOpening] = useState<string | null>(null);
  if (opening !== initialQuery) {
    setOpening(initialQuery);
    setQuery(initialQuery.replace('\n', ''));
    setEntered(initialQuery.endsWith('\n'));
  }
  const navigate = useNavigate();

  // Stable, or every letter renders the options twice.
  const openActions = useCallback((found: FoundRecord, areMoves = false) => {
    setEntered(false);
    setSubject({ found, areMoves });
  }, []);
  const choose = useCallback(
    ({ choice }: PaletteOption) => {
      if (choice.type === 'move') return openActions(choice.found, true);
      onClose();
      if (choice.type === 'run') choice.run();
      else if (choice.type === 'export') void exportAll(choice.entity, search);
      else if (choice.type === 'link') follow(choice.href);
      else void navigate(choice.address);
      return undefined;
    },
    [onClose, navigate, openActions, search],
  );

  const found = subject && search.recordOf(subject.found.entity, subject.found.record.id);
  return (
    <Modal title="Search or jump to" variant="palette" onClose={subject ? goBack : onClose}>
      {subject ? (
        <ActionsView
          found={found ?? subject.found}
          areMoves={subject.areMoves}
          onChoose={choose}
          onBack={goBack}
          onClose={onClose}
        />
      ) : (
        <SearchView
          search={search}
          query={query}
          isEntered={isEntered}
          onQuery={setQuery}
          onChoose={choose}
          onActions={openActions}
          onClose={onClose}
        />
      )}
    </Modal>
  );

  function goBack(): void {
    setSubject(null);
  }
}

/** Calls or writes; a web page opens beside this one. */
function follow(href: string): void {
  if (href.startsWith('https:')) window.open(href, '_blank', 'noreferrer');
  else window.location.assign(href);
}

async function exportAll(entity: Entity, search: RecordSearch): Promise<void> {
  const { many } = entity.noun;
  const found = search.recordsOf(entity);
  const records = entity.isAside && found?.length ? await readAll(entity) : found;
  if (records === null) showToast(`The ${many} are not all loaded yet. Try again in a moment.`);
  else if (records.length === 0) showToast(`There are no ${many} to export.`);
  else exportRecords(entity, records);
}

/** Of those of which only the newest are searched, all are read first. */
async function readAll(entity: Entity): Promise<readonly RecordOf<Entity>[] | null> {
  const stored = (await read(entity.path).catch(() => null)) as object | null;
  return (
    stored &&
    Object.entries(stored).map(([id, record]: [string, unknown]) => parseRecord(entity, id, record))
  );
}

type ActionsViewProps = {
  readonly found: FoundRecord;
  /** Only the statuses that the record can be moved to. */
  readonly areMoves: boolean;
  readonly onChoose: (option: PaletteOption) => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
};

/** The palette's second view: what can be done with one record. */
function ActionsView({ found, areMoves, ...handlers }: ActionsViewProps) {
  const [query, setQuery] = useState('');
  const change = useChangeRecords(found.entity);
  const { moves, others } = recordActions(found, change, useToday());
  const title = titleOf(found);
  const find = (text: string) => {
    const options = findOptions(areMoves ? moves : [...others, ...moves], text);
    return options.length === 0 ? [] : [{ heading: title, options }];
  };
  const sections = find(query);
  return (
    <PaletteBox
      {...handlers}
      placeholder={areMoves ? `Move “${title}” to…` : `Actions of “${title}”`}
      query={query}
      onQuery={setQuery}
      results={{ query, sections, status: sections.length === 0 ? 'Nothing found' : '' }}
      find={find}
    />
  );
}

type RecordSourceProps = { readonly entity: Entity; readonly onRecords: RecordSearch['update'] };

/** The most that are searched of records about others. */
const MAX_NEWEST = 1_000;

const NEWEST = [{ child: 'creationDate', count: MAX_NEWEST }] as const;

/** Subscribes to the newest records of an entity and hands them on. Renders nothing. */
const NewestSource = memo(function NewestSource({ entity, onRecords }: RecordSourceProps) {
  const { status, records } = useRecordsBy(entity, NEWEST, { isWanted: true });
  useEffect(() => onRecords(entity, status, records), [onRecords, entity, status, records]);
  return null;
});

/** Subscribes to the records of an entity and hands them on. Renders nothing. */
const RecordSource = memo(function RecordSource({ entity, onRecords }: RecordSourceProps) {
  const { status, records } = useRecords(entity, { withArchived: true });
  useEffect(() => onRecords(entity, status, records), [onRecords, entity, status, records]);
  return null;
});

type SearchViewProps = {
  readonly search: RecordSearch;
  readonly query: string;
  /** Whether Enter has been pressed already. */
  readonly isEntered: boolean;
  readonly onQuery: (query: string) => void;
  readonly onChoose: (option: PaletteOption) => void;
  readonly onActions: (found: FoundRecord) => void;
  readonly onClose: () => void;
};

/** The palette's first view: what the query finds, live. */
function SearchView({ search, query, ...handlers }: SearchViewProps) {
  const recent = useStore(recentRecords);
  const progress = useStore(search.progress);
  // A letter appears at once, and its results follow.
  const shownQuery = useDeferredValue(query);
  const shownProgress = useDeferredValue(progress);
  const saved = useSavedViews();
  const views = useMemo(() => saved.map(viewOption), [saved]);
  const here = useActionsHere(search);
  const find = useCallback(
    (text: string) => findSections(search, text, recent, views, here),
    [search, recent, views, here],
  );
  // The progress tells when the same query finds something else.
  const { sections, total } = useMemo(
    () => ({ ...find(shownQuery), shownProgress }),
    [find, shownQuery, shownProgress],
  );
  const isBlank = shownQuery.trim() === '';
  return (
    <PaletteBox
      {...handlers}
      placeholder="Search or jump to…"
      query={query}
      results={{
        query: shownQuery,
        sections,
        status: isBlank ? '' : foundText(total, sections.length),
        notes: notesOf(progress),
        isLoading: shownProgress.isIndexing || kindsWith(shownProgress, 'loading').length > 0,
      }}
      find={(text) => find(text).sections}
    />
  );
}

function foundText(total: number, sections: number): string {
  if (total > 0) return `${total.toLocaleString('en-US')} found`;
  return sections > 0 ? '' : 'Nothing found';
}

function notesOf(progress: Progress): readonly string[] {
  const [loading, failed] = [kindsWith(progress, 'loading'), kindsWith(progress, 'failed')];
  return [
    ...(loading.length > 0 ? [`Still loading: ${loading.join(', ')}`] : []),
    ...(failed.length > 0 ? [`Cannot be read: ${failed.join(', ')}`] : []),
  ];
}

/** The kinds that cannot be read, or whose records are not all there. */
const kindsWith = ({ statuses }: Progress, wanted: 'loading' | 'failed'): readonly string[] =>
  [...statuses]
    .filter(([, status]) => (wanted === 'failed' ? status === 'failed' : isOnItsWay(status)))
    .map(([entity]) => entity.noun.many);

const isOnItsWay = (status: SubscriptionStatus): boolean =>
  !isComplete(status) && status !== 'failed';

/** What can be done with a record. `moves` are its other statuses. */
type RecordActions = {
  readonly moves: readonly PaletteOption[];
  readonly others: readonly PaletteOption[];
};

type Change = ReturnType<typeof useChangeRecords>;

/** The actions of a record, from its fields: each status, phone number and e-mail address is one. */
function recordActions(found: FoundRecord, change: Change, today: string): RecordActions {
  const { entity, record } = found;
  const address = recordAddress(entity, record.id);
  const fields = fieldsOf(found);
  const moves = fields.flatMap(({ name, field, text }) =>
    Object.entries(field.colors ?? {})
      .filter(([status]) => status !== text)
      .map(([status]): PaletteOption => {
        return {
          key: `${name} ${status}`,
          icon: ArrowRight,
          title: entity.movesBetweenStatuses
            ? `Move to ${status}`
            : `Set ${field.label} to ${status}`,
          choice: {
            type: 'run',
            run: () =>
              void change([record], { [name]: status }, statusMessage(entity, [record], status)),
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
        : linkOption(MessageCircle, `WhatsApp ${phone}`, `https://wa.me/${number}`);
    }),
    ...emails.map((email) => linkOption(Mail, `E-mail ${email}`, mailHref(email))),
  ];
  const archiving = archivingOf(entity, [record], today);
  const merging = mergeAddress(entity, record);
  const others: readonly PaletteOption[] = [
    { key: OPEN, icon: FolderOpen, title: 'Open', choice: { type: 'open', address } },
    ...(entity.path === lead.path && isConvertible(record as unknown as Lead)
      ? [convertOption(found)]
      : []),
    {
      key: 'copy',
      icon: Link2,
      title: 'Copy link',
      choice: { type: 'run', run: () => void copy(address) },
    },
    ...partiesNamedBy(entity, record).map(({ of, name }): PaletteOption => ({
      key: of,
      icon: ContactRound,
      title: `Open page of ${name}`,
      choice: { type: 'open', address: partyAddress(of, name) },
    })),
    ...contacts,
    ...(merging === null
      ? []
      : [
          {
            key: 'merge',
            icon: Merge,
            title: mergeTitle(entity),
            words: 'duplicate same',
            choice: { type: 'open', address: merging },
          } as const,
        ]),
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
  ...Object.fromEntries(ENTITIES.map((entity) => [mergeTitle(entity), Merge])),
};

/** The action of every record that is none for the one that is open. */
const OPEN = 'open';

/** What can be done with the record that is open behind the palette, or without one on the page. */
function useActionsHere(search: RecordSearch): ActionsHere {
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
