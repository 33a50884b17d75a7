import { ArrowLeft, Search, X } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';

type PaletteInputProps = {
  readonly ref: Ref<HTMLInputElement>;
  readonly label: string;
  readonly query: string;
  readonly status: string;
  readonly listId: string;
  readonly activeId: string | undefined;
  readonly onQuery: (query: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onBack?: () => void;
  readonly onClose: () => void;
};

/** The palette's text field, with how much is found. */
export function PaletteInput({ ref, label, query, activeId, ...props }: PaletteInputProps) {
  const { status, listId, onQuery, onKeyDown, onBack, onClose } = props;
  return (
    <div className="flex h-14 shrink-0 items-center gap-3 border-b border-line px-5">
      {onBack ? (
        <button type="button" onClick={onBack} aria-label="Back to the results" className={BUTTON}>
          <ArrowLeft aria-hidden="true" className="size-4.5 rtl:-scale-x-100" />
        </button>
      ) : (
        <Search aria-hidden="true" className="size-4.5 shrink-0 text-muted" strokeWidth={1.75} />
      )}
      <input
        ref={ref}
        type="text"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={activeId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        placeholder={label}
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
        {status}
      </p>
      <button type="button" onClick={onClose} aria-label="Close" className={BUTTON}>
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}

const BUTTON =
  '-mx-2.5 grid size-9 shrink-0 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink pointer-coarse:size-11';
