import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { Names } from '../../model/input.ts';
import { OnDemand } from '../../ui/OnDemand.tsx';
import { NameList } from './NameList.tsx';
import { NameNote } from './NameNote.tsx';
import type { NameIndex } from './nameIndex.ts';
import { NAME_SOURCES } from './nameSourcesCode.ts';

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
 * A text field for the name of a customer or supplier: a combobox of those that are known, with any text allowed. What is
 * typed by mistake for a known name is pointed out when the field is left, never replaced.
 */
export function NameInput({ names, value, onTextChange, attributes, className }: NameInputProps) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const listId = useId();
  const [index, setIndex] = useState<NameIndex | null>(null);
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [isFocused, setFocused] = useState(false);
  /** A ref, because the field may lose the focus before it has rendered with it. */
  const textAtFocus = useRef(value);
  const [isChanged, setChanged] = useState(false);

  const suggested = isOpen ? (index?.suggest(value) ?? []) : [];
  const options = suggested.length === 1 && suggested[0] === value ? [] : suggested;
  const isShown = options.length > 0;

  function close(): void {
    setOpen(false);
    setActive(-1);
  }

  function choose(name: string): void {
    onTextChange(name);
    close();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing || event.altKey) return;
    const { key } = event;
    const option = options[active];
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const by = key === 'ArrowDown' ? 1 : -1;
      setOpen(true);
      if (isShown)
        setActive((active + by + options.length + (active < 0 && by < 0 ? 1 : 0)) % options.length);
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
          onTextChange(target.value);
          setOpen(true);
          setActive(-1);
        }}
        onFocus={() => {
          setWanted(true);
          setFocused(true);
          textAtFocus.current = value;
        }}
        onBlur={() => {
          close();
          setChanged(isChanged || textAtFocus.current !== value);
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
          onActivate={setActive}
          onChoose={choose}
        />
      )}
      <NameNote
        names={names}
        name={value}
        index={isChanged && !isFocused ? index : null}
        onChoose={(name) => {
          choose(name);
          input?.focus();
        }}
      />
      {isWanted && (
        // Without the names, it is a text field.
        <OnDemand>
          <NAME_SOURCES.Page of={names.of} onIndex={setIndex} />
        </OnDemand>
      )}
    </>
  );
}
