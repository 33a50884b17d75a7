import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { FoundRecord } from './describeRecord.ts';
import type { PaletteOption, PaletteSection } from './options.ts';
import { PaletteFooter } from './PaletteFooter.tsx';
import { PaletteInput } from './PaletteInput.tsx';
import { PaletteList } from './PaletteList.tsx';

type PaletteBoxProps = {
  readonly placeholder: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** The query that the sections are of, which may be older. */
  readonly shownQuery: string;
  readonly sections: readonly PaletteSection[];
  readonly find: (query: string) => readonly PaletteSection[];
  /** How much is found, announced. */
  readonly status: string;
  readonly notes: readonly string[];
  readonly isLoading: boolean;
  /** Whether Enter was pressed before the box was there. */
  readonly isEntered?: boolean;
  readonly onChoose: (option: PaletteOption) => void;
  readonly onActions?: (found: FoundRecord) => void;
  readonly onBack?: () => void;
  readonly onClose: () => void;
};

/** How many options Page Up and Page Down skip. */
const PAGE = 8;

/** A combobox with its list of options in sections, by keyboard, mouse and touch. */
export function PaletteBox(props: PaletteBoxProps) {
  const { query, shownQuery, sections, isLoading, onChoose, onActions, onBack } = props;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const isEnterAwaited = useRef(false);
  useLayoutEffect(() => input.current?.focus(), []);

  const options = sections.flatMap((section) => section.options);
  const index = Math.max(
    0,
    options.findIndex(({ key }) => key === chosenKey),
  );
  const active = options[index];
  const activeKey = active?.key;

  const { isEntered = false } = props;
  useEffect(() => {
    // It may arrive while the box renders for the first time.
    if (isEntered) isEnterAwaited.current = true;
  }, [isEntered]);

  // Enter before all records are there, as in "Ctrl K, name, Enter", waits for them: the best may be the last to come.
  useEffect(() => {
    if (!isEnterAwaited.current || isLoading || query !== shownQuery) return;
    isEnterAwaited.current = false;
    if (active !== undefined) onChoose(active);
  });

  function onQuery(text: string): void {
    setChosenKey(null);
    isEnterAwaited.current = false;
    props.onQuery(text);
  }

  function choose(event: KeyboardEvent): void {
    // The results of the last letters may not be on screen yet.
    const isShown = query === shownQuery || chosenKey !== null;
    const current = isShown ? active : props.find(query)[0]?.options[0];
    if (event.ctrlKey || event.metaKey) {
      if (current?.found && onActions) onActions(current.found);
      return;
    }
    // A second Enter, or one on what was chosen by a key or the mouse, does not wait.
    const isFinal = current !== undefined && current.found === undefined && !current.isMisspelled;
    const isIntended = chosenKey !== null || isEnterAwaited.current;
    if (current && (!isLoading || isFinal || isIntended)) onChoose(current);
    else isEnterAwaited.current = isLoading;
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    const last = options.length - 1;
    const next = new Map([
      ['ArrowDown', index === last ? 0 : index + 1],
      ['ArrowUp', index === 0 ? last : index - 1],
      ['PageDown', Math.min(last, index + PAGE)],
      ['PageUp', Math.max(0, index - PAGE)],
      ['Home', 0],
      ['End', last],
    ]).get(event.key);
    if (next !== undefined && !event.shiftKey) setChosenKey(options[next]?.key ?? null);
    else if (event.key === 'Enter') choose(event);
    else if (event.key === 'Backspace' && query === '' && onBack) onBack();
    else return;
    event.preventDefault();
  }

  const optionId = useCallback(
    (key: string): string => `${listId}${encodeURIComponent(key)}`,
    [listId],
  );
  return (
    <>
      <PaletteInput
        ref={input}
        label={props.placeholder}
        query={query}
        status={props.status}
        listId={listId}
        activeId={activeKey === undefined ? undefined : optionId(activeKey)}
        onQuery={onQuery}
        onKeyDown={onKeyDown}
        onClose={props.onClose}
        {...(onBack && { onBack })}
      />
      <PaletteList
        id={listId}
        label={props.placeholder}
        sections={sections}
        query={shownQuery}
        activeKey={activeKey}
        optionId={optionId}
        onActivate={setChosenKey}
        onChoose={onChoose}
        {...(onActions && { onActions })}
      />
      <PaletteFooter
        notes={props.notes}
        hasActions={active?.found !== undefined && onActions !== undefined}
        isBack={onBack !== undefined}
        verb={active === undefined || active.choice.type === 'open' ? 'open' : 'do'}
      />
    </>
  );
}
