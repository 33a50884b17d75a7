import { MessageSquare } from 'lucide-react';
import { Moment } from '../../ui/Moment.tsx';
import { use, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { Act, PanelActs, PanelActsContext } from '../../ui/PanelActs.tsx';
import { linkedParts } from '../../lib/contacts.ts';
import { timeAgo } from '../../lib/dates.ts';
import { initials } from '../../lib/initials.ts';
import { nounInTitle } from '../../records/model/entity.ts';
import { MAX_TEXT_LENGTH } from '../../records/model/field.ts';
import { useServerNow } from '../../records/store/connection/useConnection.ts';
import { useRecordsBy } from '../../records/store/read/useRecordsBy.ts';
import { useSaveBatch } from '../../records/store/write/saveChange.ts';
import { UnsavedBadge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { offerFocus, useMoveFocus } from '../../ui/focus.ts';
import { ListPlaceholder } from '../../ui/ListPlaceholder.tsx';
import { Section } from '../../ui/Section.tsx';
import { recordAt, type Topic, useTyped } from '../tasks/topic.ts';
import { MENTION, task } from '../tasks/task.entity.ts';
import { onEnter } from '../../ui/Form.tsx';
import { usePeople } from '../../records/form/PersonInput.tsx';
import { mentionBefore, mentionedIn, namelessIn } from './mentions.ts';
import { note, type Note } from './note.entity.ts';

type NotesProps = {
  /** Stable. */
  readonly topic: Topic;
  readonly heading: 'h2' | 'h3';
};

/** What people have written down about a record, a customer or a supplier, newest first. */
export function Notes({ topic, heading }: NotesProps) {
  const { status, records } = useRecordsBy(note, topic.ranges, { isWanted: true });
  return (
    <Section title="Notes" heading={heading} className="not-has-[textarea,li,[role=alert]]:hidden">
      <NewNote topic={topic} />
      {status === 'failed' && <ListPlaceholder status={status} label="The notes" empty="" />}
      <ol className="mt-2 empty:hidden">
        {records
          .filter(topic.isOf)
          .toSorted(newestFirst)
          .map((one) => (
            <NoteItem key={one.id} record={one} isApart={topic.isParty} />
          ))}
      </ol>
    </Section>
  );
}

/** What is not stored yet has no time, and is newer than all that is. */
const newestFirst = (a: Note, b: Note): number =>
  (b.timestamp || Infinity) - (a.timestamp || Infinity) || (a.id < b.id ? 1 : -1);

type NoteItemProps = {
  readonly record: Note;
  /** Whether it is shown apart from the record that it is about, to which it then leads. */
  readonly isApart: boolean;
};

function NoteItem({ record, isApart }: NoteItemProps) {
  const { user, timestamp, text, unsaved } = record;
  const about = isApart ? recordAt(record.about) : null;
  const now = useServerNow();
  return (
    <li className="flex items-start gap-3 border-t border-line py-2.5 text-sm first:border-t-0">
      <span
        aria-hidden="true"
        className="grid size-7 shrink-0 place-items-center rounded-full bg-sunken text-xs font-semibold text-muted"
      >
        <bdi>{initials(user)}</bdi>
      </span>
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline gap-x-2 text-xs text-muted">
          <bdi className="font-semibold text-ink">{user || 'You'}</bdi>
          {timestamp > 0 && <Moment at={timestamp}>{timeAgo(timestamp, now)}</Moment>}
          {unsaved && <UnsavedBadge unsaved={unsaved} />}
          {about && (
            <Link to={about.to} className="underline underline-offset-4 hover:text-ink">
              {nounInTitle(about.entity)}
            </Link>
          )}
        </p>
        <LinkedText text={text} />
      </div>
    </li>
  );
}

/** A text as it was typed, in which addresses and phone numbers are links. */
function LinkedText({ text }: { readonly text: string }) {
  return (
    <bdi className="whitespace-pre-wrap wrap-anywhere">
      {linkedParts(text).map(({ start, text: part, href }) =>
        href === undefined ? (
          part
        ) : (
          <a
            key={start}
            href={href}
            {...(href.startsWith('http') && { target: '_blank', rel: 'noreferrer' })}
            className="font-medium text-accent underline underline-offset-4"
          >
            {part}
          </a>
        ),
      )}
    </bdi>
  );
}

const MAX_OFFERED = 6;

/** The most of a note that the task of whom it mentions repeats, in characters. */
const MAX_QUOTED = 200;

const COMMAND = 'Write a note';

function NewNote({ topic }: Pick<NotesProps, 'topic'>) {
  const people = usePeople();
  const { values, change, discard } = useTyped(note, topic);
  const save = useSaveBatch();
  const input = useRef<HTMLTextAreaElement>(null);
  const [mention, setMention] = useState<string | null>(null);
  /** The position of the name that Enter takes. */
  const [active, setActive] = useState(0);
  const id = useId();
  const isInPanel = use(PanelActsContext) !== null;
  const [isOpened, setOpened] = useState(!isInPanel);
  const moveFocus = useMoveFocus();
  const { text = '' } = values;
  const typed = text.trim();
  const offered = people
    .filter((name) => mention !== null && name.toLowerCase().startsWith(mention.toLowerCase()))
    .slice(0, MAX_OFFERED);
  const nameless = namelessIn(typed, people);
  const isMarked = nameless.length > 0 && offered.length === 0;

  function add(): void {
    offerFocus(input.current);
    if (typed === '') return;
    // Seen before it is saved for nobody.
    if (nameless.length > 0 && !isMarked) return setMention(null);
    void save(
      [
        { path: note.path, recordId: null, typed: { ...topic.texts, text: typed } },
        // Whom it mentions is to read it.
        ...mentionedIn(typed, people).map((person) => {
          const what = MENTION + typed.slice(0, MAX_QUOTED);
          return { path: task.path, recordId: null, typed: { ...topic.texts, person, what } };
        }),
      ],
      { purpose: 'Note', title: typed.slice(0, MAX_QUOTED) },
    );
    discard();
    setMention(null);
  }

  function open(): void {
    setOpened(true);
    moveFocus(
      () => {
        // With what follows the field in sight above a keyboard on the screen.
        input.current?.closest('section')?.scrollIntoView();
        return input.current;
      },
      { isAlways: true },
    );
  }

  function complete(name: string): void {
    const caret = input.current?.selectionStart ?? text.length;
    change('text', `${text.slice(0, caret - (mention ?? '').length)}${name} ${text.slice(caret)}`);
    setMention(null);
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key } = event;
    if (event.ctrlKey || event.metaKey) return onEnter(event, add);
    const name = offered[active];
    if (name === undefined || event.nativeEvent.isComposing || event.shiftKey) return;
    const by = key === 'ArrowDown' ? 1 : -1;
    if (key === 'Enter' || key === 'Tab') complete(name);
    else if (by === 1 || key === 'ArrowUp')
      setActive((active + by + offered.length) % offered.length);
    // The names go, and the form stays.
    else if (key === 'Escape') setMention(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <>
      <PanelActs areCommon>
        <Act icon={MessageSquare} label="Note" name={COMMAND} isCommand onClick={open} />
      </PanelActs>
      {(isOpened || text !== '') && (
        <div className="mt-2">
          <label htmlFor={id} className="sr-only">
            New note
          </label>
          <textarea
            ref={input}
            data-command={isInPanel ? undefined : COMMAND}
            id={id}
            value={text}
            dir="auto"
            rows={text === '' ? 1 : 3}
            maxLength={MAX_TEXT_LENGTH}
            placeholder="Write a note. @ mentions a colleague."
            onChange={({ currentTarget: { value, selectionStart } }) => {
              change('text', value);
              setMention(mentionBefore(value.slice(0, selectionStart)));
              setActive(0);
            }}
            aria-autocomplete="list"
            aria-controls={offered.length > 0 ? `${id}names` : undefined}
            aria-activedescendant={offered.length > 0 ? `${id}${active}` : undefined}
            aria-describedby={isMarked ? `${id}nameless` : undefined}
            onKeyDown={onKeyDown}
            className="control block w-full resize-y px-3 py-2 pointer-coarse:min-h-11"
          />
          {offered.length > 0 && (
            <div
              id={`${id}names`}
              role="listbox"
              aria-label="Mention"
              className="mt-1.5 flex flex-wrap gap-1.5"
            >
              {offered.map((name, index) => (
                <Button
                  key={name}
                  id={`${id}${index}`}
                  role="option"
                  aria-selected={index === active}
                  tabIndex={-1}
                  className="min-h-8! px-2.5! aria-selected:border-accent! pointer-coarse:min-h-11!"
                  onClick={() => complete(name)}
                >
                  <bdi>{name}</bdi>
                </Button>
              ))}
            </div>
          )}
          <p
            id={`${id}nameless`}
            role="status"
            className="text-xs not-empty:mt-1.5 text-tone-red-ink"
          >
            {isMarked && (
              <bdi>{nameless.join(', ')}: nobody has this name. Type @ and choose a colleague.</bdi>
            )}
          </p>
          {typed !== '' && (
            <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
              <p className="text-xs text-muted">A note cannot be changed once it is added.</p>
              <Button tall onClick={add}>
                Add note
              </Button>
            </div>
          )}
        </div>
      )}
    </>
  );
}
