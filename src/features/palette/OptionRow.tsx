import { Ellipsis } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Badge } from '../../ui/Badge.tsx';
import { highlight } from './highlight.ts';
import type { PaletteOption } from './options.ts';

type OptionRowProps = {
  readonly id: string;
  readonly option: PaletteOption;
  readonly query: string;
  readonly isActive: boolean;
  /** Whether a button for the pointer shows the actions of its record. */
  readonly hasActions: boolean;
};

/** One option: its name, what tells it from others, and on the other side its status and amount. */
export function OptionRow({ id, option, query, isActive, hasActions }: OptionRowProps) {
  const { icon: Icon, title, details = [], status, amount, isMisspelled = false } = option;
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
      className="mx-2 flex min-h-10 cursor-pointer scroll-my-9 items-center gap-3 rounded-lg px-3 text-[13px]/5 aria-selected:bg-accent/12 pointer-coarse:min-h-11 max-sm:min-h-11 max-sm:py-2 max-sm:text-[15px]/5"
    >
      <Icon
        aria-hidden="true"
        strokeWidth={1.75}
        className={`size-4 shrink-0 ${isActive ? 'text-accent' : 'text-muted'}`}
      />
      <div className="flex min-w-0 grow gap-x-2 max-sm:flex-col">
        <Matching
          text={title}
          query={query}
          isForgiving={isMisspelled}
          className="max-w-full shrink-0 font-semibold"
        />
        <div className="flex min-w-0 gap-x-2 text-[13px]/5 text-muted empty:hidden">
          {details.map((detail, index) => (
            <Matching
              key={detail}
              text={detail}
              query={query}
              isForgiving={isMisspelled}
              className={
                index === 0
                  ? 'max-w-[60%] shrink-0 only:max-w-full only:shrink'
                  : "min-w-0 before:me-2 before:content-['·']"
              }
            />
          ))}
        </div>
      </div>
      <div className="flex shrink-0 items-center gap-2.5 max-sm:flex-col-reverse max-sm:items-end max-sm:gap-0.5">
        {status && <Badge colors={status.colors} status={status.text} />}
        {amount && <span className="font-medium tabular-nums">{amount}</span>}
      </div>
      {hasActions && (
        // For the pointer; Ctrl+Enter does the same.
        <span
          aria-hidden="true"
          data-actions=""
          className={`-ms-1 -me-2 grid size-8 shrink-0 place-items-center rounded-md text-muted hover:bg-accent/15 hover:text-ink pointer-coarse:visible pointer-coarse:h-11 pointer-coarse:w-9 ${isActive ? '' : 'invisible'}`}
        >
          <Ellipsis className="size-4" />
        </span>
      )}
    </div>
  );
}

/** The look of a key. */
export const KEY =
  'grid h-4.5 min-w-4.5 shrink-0 place-items-center rounded border border-edge/50 px-1 font-sans text-[11px]/4 text-muted';

type MatchingProps = {
  readonly text: string;
  readonly query: string;
  readonly isForgiving: boolean;
  readonly className: string;
};

/** A text with the parts that match underlined. */

function Matching({ text, query, isForgiving, className }: MatchingProps) {
  return (
    <span dir="auto" className={`truncate ${className}`}>
      {highlight(text, query, isForgiving).map(({ start, text: part, isMatch }) =>
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
      )}
    </span>
  );
}
