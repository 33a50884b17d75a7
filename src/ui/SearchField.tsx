import { Search } from 'lucide-react';
import type { CSSProperties, Ref } from 'react';
import { PAGE_KEYS } from './pageKeys.ts';

type SearchFieldProps = {
  readonly placeholder: string;
  /** The id of an element that says how much was found. */
  readonly describedBy?: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Called with what was typed, or read by a hand scanner, which ends with Enter. */
  readonly onEnter?: (query: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
};

/** The search box of a list; a key moves the focus to it. */
export function SearchField(props: SearchFieldProps) {
  const { placeholder, describedBy, query, onQuery, onEnter, ref } = props;
  return (
    <div
      // Wide enough for what it says.
      style={{ '--letters': placeholder.length } as CSSProperties}
      className="relative min-w-0 grow-99 text-[0.8125rem] print:hidden max-sm:basis-24 sm:max-w-64 sm:min-w-(--width) sm:basis-(--width) sm:[--width:calc(0.9ch*var(--letters)+2.75rem)]"
    >
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-2.5 my-auto size-4 text-muted"
      />
      <input
        ref={ref}
        type="search"
        dir="auto"
        aria-label={placeholder.replace(/\.+$/, '')}
        aria-describedby={describedBy}
        aria-keyshortcuts={PAGE_KEYS.search}
        placeholder={placeholder}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') onEnter?.(currentTarget.value);
        }}
        className="h-8 w-full rounded-md border border-edge/60 bg-surface ps-8 pe-2 text-ellipsis text-[0.8125rem] placeholder:text-muted max-sm:h-9 pointer-coarse:h-11 pointer-coarse:text-base"
      />
    </div>
  );
}
