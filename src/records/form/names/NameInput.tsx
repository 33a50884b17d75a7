import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  useLayoutEffect,
  type SyntheticEvent,
  memo,
  useCallback,
  useMemo,
} from 'react';
import type { Names } from '../../model/field.ts';
import { createNameIndex, mergeNames, namesIn, type NameIndex } from './nameIndex.ts';
import { offerFocus } from '../../../ui/focus.ts';
import { placePopover } from '../../../ui/placePopover.ts';
import { isComplete, type SubscriptionStatus } from '../../../lib/subscriptionStatus.ts';
import { ENTITIES } from '../../model/entities.ts';
import { type Entity, isFrozen, type RecordOf } from '../../model/entity.ts';
import {
  currentNames,
  nameFieldOf,
  isOtherName,
  keptNameOf,
  keysOfParty,
  nameIn,
  recordsNaming,
} from '../../model/recordsNaming.ts';
import { useRecords } from '../../store/read/useRecords.ts';
import { countText } from '../../../lib/words.ts';

type NameInputProps = {
  readonly names: Names;
  readonly value: string;
  readonly onTextChange: (text: string) => void;
  readonly attributes: {
    readonly id: string;
    readonly name: string;
    readonly 'aria-describedby'?: string | undefined;
  };
  readonly className: string;
};

/**
 * A text field for the name of a party: a combobox of those that are known, with any text allowed. What is
 * typed by mistake for a known name is pointed out when the field is left.
 */
export function NameInput({ names, value, onTextChange, attributes, className }: NameInputProps) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const listId = useId();
  const [{ lists }, setLists] = useState(NO_LISTS);
  const index = useMemo(() => (lists.length === 0 ? null : toIndex(lists)), [lists]);
  /** Whether the names are read: not before somebody types, since a form that is opened may have the focus here. */
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  /** The position of the suggestion that was moved to; -1 for none. */
  const [moved, setMoved] = useState(-1);
  const [isFocused, setFocused] = useState(false);
  /** What was there before it was typed over; a ref, because the field may lose the focus before it has rendered with it. */
  const textBefore = useRef<string | null>(null);
  const [isChanged, setChanged] = useState(false);

  const suggested = isOpen ? (index?.suggest(value) ?? []) : [];
  const options = suggested.length === 1 && suggested[0] === value ? [] : suggested;
  const isShown = options.length > 0;
  // Enter takes the name that begins as typed, except where every record has its own.
  const [first = ''] = names.formerNames === undefined ? options : [];
  const begun = value.trim().toLowerCase();
  const isBegun = begun !== '' && first !== value && first.toLowerCase().startsWith(begun);
  const active = moved < 0 && isBegun ? 0 : moved;

  function close(): void {
    setOpen(false);
    setMoved(-1);
  }

  function type(text: string): void {
    textBefore.current ??= value;
    setWanted(true);
    onTextChange(text);
  }

  function choose(name: string): void {
    type(name);
    close();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    // Goes on to the next record.
    if (event.altKey) return close();
    const { key } = event;
    const option = options[active];
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const by = key === 'ArrowDown' ? 1 : -1;
      setWanted(true);
      setOpen(true);
      if (isShown)
        setMoved((active + by + options.length + (active < 0 && by < 0 ? 1 : 0)) % options.length);
    } else if (key === 'Enter' && option !== undefined && !event.ctrlKey && !event.metaKey)
      choose(option);
    // The list closes, and the form stays.
    else if (key === 'Escape' && isShown) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <>
      <input
        {...attributes}
        ref={setInput}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={options[active] === undefined ? undefined : `${listId}${active}`}
        dir="auto"
        autoComplete="off"
        value={value}
        onChange={({ target }) => {
          type(target.value);
          setOpen(true);
          setMoved(-1);
        }}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          close();
          setChanged(isChanged || (textBefore.current ?? value) !== value);
          textBefore.current = null;
          setFocused(false);
        }}
        onKeyDown={onKeyDown}
        className={className}
      />
      {isShown && input && (
        <NameList
          id={listId}
          anchor={input}
          options={options}
          active={active}
          onActivate={setMoved}
          onChoose={choose}
        />
      )}
      <NameNote
        names={names}
        name={value}
        index={isChanged && !isFocused ? index : null}
        onChoose={(name) => {
          choose(name);
          offerFocus(input);
        }}
      />
      {isWanted && <NamingLists of={names.of} areSuggested onLists={setLists} />}
    </>
  );
}

type NameListProps = {
  readonly id: string;
  readonly anchor: HTMLElement;
  readonly options: readonly string[];
  /** The position of the option that Enter chooses; -1 for none. */
  readonly active: number;
  readonly onActivate: (index: number) => void;
  readonly onChoose: (name: string) => void;
};

/** The suggestions below a name field, in the top layer. */
function NameList({ id, anchor, options, active, onActivate, onChoose }: NameListProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const list = element.current;
    if (list === null) return;
    list.style.width = `${anchor.offsetWidth}px`;
    if (!list.matches(':popover-open')) list.showPopover();
    placePopover(list, anchor);
  }, [anchor, options.length]);

  function optionIndex({ target }: SyntheticEvent): number {
    const option = (target as Element).closest('[role=option]');
    return option === null ? -1 : Number(option.id.slice(id.length));
  }

  return (
    <div
      role="presentation"
      // The focus stays in the input.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={(event) => onActivate(optionIndex(event))}
      onClick={(event) => {
        const option = options[optionIndex(event)];
        if (option !== undefined) onChoose(option);
      }}
      className="contents"
    >
      <div
        ref={element}
        id={id}
        popover="manual"
        role="listbox"
        aria-label="Known names"
        className="fixed inset-auto m-0 overflow-hidden rounded-lg border border-line bg-raised p-1 text-sm text-ink shadow-lifted"
      >
        {options.map((option, index) => (
          <div
            key={option}
            id={`${id}${index}`}
            role="option"
            aria-selected={index === active}
            className="flex min-h-8 cursor-pointer items-center rounded-md px-2 aria-selected:bg-accent/10 pointer-coarse:min-h-11"
          >
            <bdi className="truncate">{option}</bdi>
          </div>
        ))}
      </div>
    </div>
  );
}

type NameNoteProps = {
  readonly names: Names;
  readonly name: string;
  /** Null while nothing is to be said. */
  readonly index: NameIndex | null;
  readonly onChoose: (name: string) => void;
};

/** Points out that a name is almost a known one, or known already where every record should have its own. */
function NameNote({ names, name, index, onChoose }: NameNoteProps) {
  const similar = index?.similarTo(name) ?? null;
  const isTaken = names.formerNames !== undefined && index?.isKept(name) === true;
  return (
    <div role="status" className="text-sm text-muted">
      {similar !== null && (
        <p className="mt-1">
          Did you mean{' '}
          <button
            type="button"
            onClick={() => onChoose(similar)}
            className="rounded-sm font-medium text-accent underline underline-offset-4"
          >
            <bdi>{similar}</bdi>
          </button>
          ? That name is known already.
        </p>
      )}
      {isTaken && <p className="mt-1">This name is known already.</p>}
    </div>
  );
}

/** The lists of records that name parties, those that are there by now. */
export type LoadedLists = {
  readonly lists: readonly NamingList[];
  /** `partial`: some cannot be read. */
  readonly status: 'loading' | 'partial' | 'whole';
};

/** What there is before any list has loaded. */
export const NO_LISTS: LoadedLists = { lists: [], status: 'loading' };

type NamingListsProps = {
  readonly of: Names['of'];
  /** Whether the names are suggested: those in records about others are no source of them. */
  readonly areSuggested?: boolean;
  /** Stable. */
  readonly onLists: (loaded: LoadedLists) => void;
};

type Loaded = NamingList & { readonly status: SubscriptionStatus };

/** Subscribes to all records that name parties, and hands them on. Renders nothing. */
export function NamingLists({ of, areSuggested = false, onLists }: NamingListsProps) {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, Loaded>>(new Map());
  const onLoaded = useCallback(
    (list: Loaded) => setLoaded((before) => new Map(before).set(list.entity.path, list)),
    [],
  );
  const sources = ENTITIES.flatMap((entity) => {
    const field = nameFieldOf(entity, of);
    const isSource = !areSuggested || !entity.isAboutOthers;
    return isSource && field !== undefined ? [{ entity, field }] : [];
  });
  const count = sources.length;
  useLayoutEffect(() => {
    const lists = [...loaded.values()];
    const isSettled =
      lists.length === count &&
      lists.every(({ status }) => isComplete(status) || status === 'failed');
    const isWhole = isSettled && lists.every(({ status }) => isComplete(status));
    onLists({ lists, status: isWhole ? 'whole' : isSettled ? 'partial' : 'loading' });
  }, [loaded, count, onLists]);
  return sources.map(({ entity, field }) => (
    <RecordsSource key={entity.path} entity={entity} field={field} onLoaded={onLoaded} />
  ));
}

type RecordsSourceProps = {
  readonly entity: Entity;
  readonly field: string;
  /** Stable. */
  readonly onLoaded: (list: Loaded) => void;
};

/** Subscribes to the records of an entity. Renders nothing. */
const RecordsSource = memo(function RecordsSource({ entity, field, onLoaded }: RecordsSourceProps) {
  const { records, status } = useRecords(entity);
  useLayoutEffect(
    () => onLoaded({ entity, field, status, records }),
    [onLoaded, entity, field, status, records],
  );
  return null;
});

/** The records of an entity with the field in which they name a party. */
export type NamingList = {
  readonly entity: Entity;
  readonly field: string;
  readonly records: readonly RecordOf<Entity>[];
};

/** The names of some lists, to be suggested and compared: first those for which there are records. */
function toIndex(lists: readonly NamingList[]): NameIndex {
  const kept = lists.filter(isKept);
  const others = lists.filter((list) => !isKept(list));
  const namesOf = (some: readonly NamingList[]) =>
    some.map(({ records, field }) => namesIn(records, field));
  const former = kept.flatMap(({ records }) => [...currentNames(toKept(records))]);
  const all = mergeNames(namesOf([...kept, ...others]));
  return createNameIndex(all, namesOf(kept).flat(), new Map(former));
}

/** Whether the records of a list are kept for the names. */
const isKept = ({ entity, field }: Omit<NamingList, 'records'>): boolean =>
  keptNameOf(entity) === field;

const toKept = (records: readonly RecordOf<Entity>[]) => records as unknown as KeptNames;

type Named = Omit<NamingList, 'records'> & { readonly record: RecordOf<Entity> };

/** What else a new name of a party concerns. */
export type Rename = {
  /** The records that can take the new name. */
  readonly followers: readonly Named[];
  /** Those that stay as they were issued. */
  readonly issued: readonly Named[];
  /** Other records that are kept for the name before: whose the followers are is not certain. */
  readonly namesakes: readonly Named[];
  /** The records that have the new name already. */
  readonly joined: readonly Named[];
};

/** What renaming the kept record with this id concerns, given all lists with such names. */
export function renameOf(
  lists: readonly NamingList[],
  id: string,
  { from, to }: { readonly from: string; readonly to: string },
): Rename {
  const kept = toKept(lists.filter(isKept).flatMap(({ records }) => records));
  const naming = (keys: ReadonlySet<string>): readonly Named[] =>
    lists.flatMap((list) =>
      recordsNaming(list.records, list.field, keys)
        .filter((record) => !isKept(list) || record.id !== id)
        .map((record) => ({ entity: list.entity, field: list.field, record })),
    );
  const named = naming(keysOfParty(kept, from));
  const others = named.filter(
    (one) => !isKept(one) && isOtherName(nameIn(one.record, one.field), to),
  );
  const known = new Set(named.map(({ record }) => record));
  return {
    // A save that waits for its author would hold the whole rename back.
    followers: others.filter((one) => !isIssued(one) && one.record.unsaved?.state !== 'blocked'),
    issued: others.filter(isIssued),
    namesakes: named.filter(isKept),
    joined: naming(keysOfParty(kept, to)).filter(({ record }) => !known.has(record)),
  };
}

const isIssued = ({ entity, field, record }: Named): boolean => isFrozen(entity, record, field);

type KeptNames = Parameters<typeof keysOfParty>[0];

/** How many records of each kind there are, such as "1 task, 2 notes"; blank if there are none. */
export function countsOf(named: readonly Named[]): string {
  const counts = new Map<Entity, number>();
  for (const { entity } of named) counts.set(entity, (counts.get(entity) ?? 0) + 1);
  return [...counts].map(([entity, count]) => countText(count, entity.noun)).join(', ');
}

/** What is to be saved of each record that takes a new name: its texts before and after. */
export const withName = (followers: readonly Named[], to: string) =>
  followers.map(({ entity, field, record }) => ({
    path: entity.path,
    recordId: record.id,
    typed: { [field]: to },
    base: { [field]: String(record[field]) },
  }));
