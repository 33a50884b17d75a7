import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  useLayoutEffect,
  type SyntheticEvent,
  useMemo,
} from 'react';
import type { Names } from '../../model/field.ts';
import { createNameIndex, mergeNames, namesIn, type NameIndex } from './nameIndex.ts';
import { NamingLists, NO_LISTS, isKept, toKept, type NamingList } from './NamingLists.tsx';
import { offerFocus } from '../../../ui/focus.ts';
import { placePopover } from '../../../ui/placePopover.ts';
import { currentNames } from '../../model/recordsNaming.ts';

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

  // A low window cuts the list, which then scrolls.
  useLayoutEffect(() => {
    element.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

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
        className="fixed inset-auto m-0 overflow-y-auto rounded-lg border border-line bg-raised p-1 text-sm text-ink shadow-lifted"
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

/** The names of some lists, to be suggested and compared: first those for which there are records. */
function toIndex(lists: readonly NamingList[]): NameIndex {
  const kept = lists.filter(isKept);
  const others = lists.filter((list) => !isKept(list));
  const former = kept.flatMap(({ records }) => [...currentNames(toKept(records))]);
  const all = mergeNames(namesOf([...kept, ...others]));
  return createNameIndex(all, namesOf(kept).flat(), new Map(former));
}

const namesOf = (some: readonly NamingList[]) =>
  some.map(({ records, field }) => namesIn(records, field));
