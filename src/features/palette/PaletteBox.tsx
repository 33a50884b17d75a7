import { callHref } from '../../lib/contacts.ts';
import { encodeText } from '../../lib/messageLinks.ts';
import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  memo,
  type SyntheticEvent,
} from 'react';
import type { FoundRecord } from './describeRecord.ts';
import type { PaletteOption, PaletteSection } from './options.ts';
import { ArrowLeft, Ellipsis, Phone, Search, X } from 'lucide-react';
import { ItemLine } from '../../ui/ItemLine.tsx';
import { highlight, type Wanted } from './highlight.ts';
import { ScanButton } from '../../ui/scan/ScanButton.tsx';

/** What a query has found. */
export type PaletteResults = {
  /** The query that they are of, which may be older than the one that is typed. */
  readonly query: string;
  readonly sections: readonly PaletteSection[];
  /** How much is found, announced. */
  readonly status: string;
  /** What is still loading, or cannot be read. */
  readonly notes?: readonly string[];
  /** Whether better results may follow. */
  readonly isLoading?: boolean;
};

type PaletteBoxProps = {
  readonly placeholder: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly results: PaletteResults;
  /** What a query finds now, for an Enter that is faster than the results. */
  readonly find: (query: string) => readonly PaletteSection[];
  /** Whether Enter was pressed before the box was there. */
  readonly isEntered?: boolean;
  readonly onChoose: (option: PaletteOption) => void;
  readonly onActions?: (found: FoundRecord) => void;
  readonly onBack?: () => void;
  readonly onClose: () => void;
};

/** The look of the buttons beside the text field. */
const BUTTON =
  '-mx-2.5 grid size-9 shrink-0 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink pointer-coarse:size-11';

/** How many options Page Up and Page Down skip. */
const PAGE = 8;

/** A combobox with its list of options in sections, by keyboard, mouse and touch. */
export function PaletteBox(props: PaletteBoxProps) {
  const { placeholder, query, results, onChoose, onActions, onBack } = props;
  const { sections, notes = [], isLoading = false } = results;
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

  const { isEntered = false } = props;
  useEffect(() => {
    // It may arrive while the box renders for the first time.
    if (isEntered) isEnterAwaited.current = true;
  }, [isEntered]);

  // Enter before all records are there, as in "Ctrl K, name, Enter", waits for them: the best may be the last to come.
  useEffect(() => {
    if (!isEnterAwaited.current || isLoading || query !== results.query) return;
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
    const isShown = query === results.query || chosenKey !== null;
    const current = isShown ? active : props.find(query)[0]?.options[0];
    if (event.ctrlKey || event.metaKey) {
      if (current?.found && onActions) onActions(current.found);
      return;
    }
    // A second Enter, or one on what was chosen by a key or the mouse, does not wait.
    const isFinal =
      current !== undefined && current.found === undefined && !current.misspelled?.length;
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

  const optionId = useCallback((key: string): string => `${listId}${encodeText(key)}`, [listId]);
  return (
    <>
      <div className="flex h-14 shrink-0 items-center gap-3 border-b border-line px-5">
        {onBack ? (
          <button
            type="button"
            onClick={onBack}
            aria-label="Back to the results"
            className={BUTTON}
          >
            <ArrowLeft aria-hidden="true" className="size-4.5 rtl:-scale-x-100" />
          </button>
        ) : (
          <Search aria-hidden="true" className="size-4.5 shrink-0 text-muted" strokeWidth={1.75} />
        )}
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={placeholder}
          aria-autocomplete="list"
          aria-expanded={active !== undefined}
          aria-controls={listId}
          aria-activedescendant={active && optionId(active.key)}
          placeholder={placeholder}
          value={query}
          dir="auto"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={(event) => onQuery(event.target.value)}
          onKeyDown={onKeyDown}
          className="h-full min-w-0 grow bg-transparent text-base caret-brass outline-none placeholder:text-muted"
        />
        <p role="status" className="shrink-0 text-xs text-muted tabular-nums">
          {results.status}
        </p>
        <ScanButton onCode={onQuery} className="-me-4" />
        <button type="button" onClick={props.onClose} aria-label="Close" className={BUTTON}>
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <PaletteList
        id={listId}
        label={placeholder}
        sections={sections}
        query={results.query}
        activeKey={active?.key}
        optionId={optionId}
        onActivate={setChosenKey}
        onChoose={onChoose}
        {...(onActions && { onActions })}
      />
      <PaletteFooter
        notes={notes}
        hasActions={active?.found !== undefined && onActions !== undefined}
        isBack={onBack !== undefined}
        verb={active === undefined || active.choice.type === 'open' ? 'open' : 'do'}
      />
    </>
  );
}

type PaletteFooterProps = {
  readonly notes: readonly string[];
  readonly hasActions: boolean;
  readonly isBack: boolean;
  /** What Enter does. */
  readonly verb: string;
};

/** What is still loading or cannot be read, and the keys. */
function PaletteFooter({ notes, hasActions, isBack, verb }: PaletteFooterProps) {
  return (
    <>
      <p
        role="status"
        className="shrink-0 border-t border-line px-5 py-2 text-xs/4 text-muted empty:sr-only"
      >
        {notes.join('. ')}
      </p>
      <footer className="flex h-10 shrink-0 items-center gap-4 border-t border-line bg-sunken px-5 text-xs text-muted max-sm:hidden pointer-coarse:hidden short:hidden">
        <Hint keys={['↑', '↓']} does="choose" />
        <Hint keys={['↵']} does={verb} />
        {hasActions && (
          <Hint keys={[/Mac/.test(navigator.userAgent) ? '⌘ ↵' : 'Ctrl ↵']} does="actions" />
        )}
        <span className="grow" />
        <Hint keys={['Esc']} does={isBack ? 'back' : 'close'} />
      </footer>
    </>
  );
}

/** The look of a key. */
const KEY =
  'grid h-4.5 min-w-4.5 shrink-0 place-items-center rounded border border-edge/50 px-1 font-sans text-[11px]/4 text-muted';

function Hint({ keys, does }: { readonly keys: readonly string[]; readonly does: string }) {
  return (
    <span className="flex items-center gap-1.5">
      {keys.map((key) => (
        <kbd key={key} className={KEY}>
          {key}
        </kbd>
      ))}
      {does}
    </span>
  );
}

type PaletteListProps = {
  readonly id: string;
  readonly label: string;
  readonly sections: readonly PaletteSection[];
  readonly query: string;
  readonly activeKey: string | undefined;
  readonly optionId: (key: string) => string;
  readonly onActivate: (key: string) => void;
  readonly onChoose: (option: PaletteOption) => void;
  readonly onActions?: (found: FoundRecord) => void;
};

/** The options of the palette below their headings. */
const PaletteList = memo(function PaletteList(props: PaletteListProps) {
  const { id, label, sections, query, activeKey, optionId, ...handlers } = props;
  const { onActivate, onChoose, onActions } = handlers;
  if (sections.length === 0) return <NothingFound query={query} />;

  function optionAt({ target }: SyntheticEvent): PaletteOption | undefined {
    const row = (target as Element).closest<HTMLElement>('[role="option"]');
    const options = sections.flatMap((section) => section.options);
    return options.find(({ key }) => key === row?.dataset.key);
  }

  function onClick(event: SyntheticEvent): void {
    const option = optionAt(event);
    if (option === undefined) return;
    const part = (event.target as Element).closest<HTMLElement>('[data-part]')?.dataset['part'];
    if (part === 'call')
      onChoose({ ...option, choice: { type: 'link', href: callHref(option.phone ?? '') } });
    else if (part === 'actions' && option.found && onActions) onActions(option.found);
    else onChoose(option);
  }

  return (
    <div
      role="presentation"
      // The focus stays in the text field.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={(event) => {
        const option = optionAt(event);
        if (option !== undefined && option.key !== activeKey) onActivate(option.key);
      }}
      onClick={onClick}
      className="contents"
    >
      <div
        id={id}
        role="listbox"
        aria-label={label}
        className="min-h-0 grow scroll-py-2 overflow-y-auto overscroll-contain pb-2"
      >
        {sections.map(({ heading, options }, index) => (
          <div key={heading} role="group" aria-labelledby={`${id}${index}`}>
            <div
              id={`${id}${index}`}
              role="presentation"
              dir="auto"
              className="truncate px-5 pt-3 pb-1 text-xs/4 font-semibold text-muted"
            >
              {heading}
            </div>
            {options.map((option) => (
              <OptionRow
                key={option.key}
                id={optionId(option.key)}
                option={option}
                query={query}
                isActive={option.key === activeKey}
                hasActions={option.found !== undefined && onActions !== undefined}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
});

type OptionRowProps = {
  readonly id: string;
  readonly option: PaletteOption;
  readonly query: string;
  readonly isActive: boolean;
  /** Whether a button for the pointer shows the actions of its record. */
  readonly hasActions: boolean;
};

/** One option: its name, what tells it from others, and on the other side its status and amount. */
function OptionRow({ id, option, query, isActive, hasActions }: OptionRowProps) {
  const { icon: Icon, title, details = [], status, amount, phone, misspelled = [] } = option;
  const mark = (text: string) => <Matching text={text} query={query} misspelled={misspelled} />;
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);

  return (
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={isActive}
      data-key={option.key}
      className="mx-2 grid min-h-10 cursor-pointer scroll-my-9 grid-cols-[auto_auto_minmax(0,1fr)_auto_auto_auto] content-center items-center gap-x-2.5 rounded-lg px-3 text-[13px]/5 font-semibold [grid-template-areas:'icon_title_details_status_amount_actions'] aria-selected:bg-accent/12 pointer-coarse:min-h-11 max-sm:min-h-11 max-sm:grid-cols-[auto_minmax(0,1fr)_auto_auto] max-sm:py-2 max-sm:text-[15px]/5 max-sm:[grid-template-areas:'icon_title_amount_actions'_'icon_details_status_actions']"
    >
      <Icon
        aria-hidden="true"
        strokeWidth={1.75}
        className={`size-4 [grid-area:icon] ${isActive ? 'text-accent' : 'text-muted'}`}
      />
      <ItemLine title={mark(title)} details={details} amount={amount} status={status} mark={mark} />
      {hasActions && (
        // For the pointer; Ctrl+Enter does the same.
        <span aria-hidden="true" className="-mx-2 flex [grid-area:actions]">
          {phone && (
            <span data-part="call" className={`hidden pointer-coarse:grid ${ROW_BUTTON}`}>
              <Phone className="size-4" />
            </span>
          )}
          <span
            data-part="actions"
            className={`grid pointer-coarse:visible ${ROW_BUTTON} ${isActive ? '' : 'invisible'}`}
          >
            <Ellipsis className="size-4" />
          </span>
        </span>
      )}
    </div>
  );
}

const ROW_BUTTON =
  'size-8 shrink-0 place-items-center rounded-md text-muted hover:bg-accent/15 hover:text-ink pointer-coarse:h-11 pointer-coarse:w-9';

/** A text with the parts that match underlined. */
const Matching = ({ text, ...wanted }: Wanted & { readonly text: string }) =>
  highlight(text, wanted).map(({ start, text: part, isMatch }) =>
    isMatch ? (
      <mark
        key={start}
        className="bg-transparent text-ink underline decoration-brass decoration-[1.5px] underline-offset-3"
      >
        {part}
      </mark>
    ) : (
      part
    ),
  );

function NothingFound({ query }: { readonly query: string }) {
  return (
    <p className="px-5 py-8 text-center text-[13px]/5 text-muted">
      Nothing matches “<bdi className="break-words">{query.slice(0, 80)}</bdi>”. Try a name, a
      number, a phone number or an amount.
    </p>
  );
}
