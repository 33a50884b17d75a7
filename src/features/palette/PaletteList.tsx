import { memo, type SyntheticEvent } from 'react';
import type { FoundRecord } from './describeRecord.ts';
import type { PaletteOption, PaletteSection } from './options.ts';
import { OptionRow } from './OptionRow.tsx';

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
export const PaletteList = memo(function PaletteList(props: PaletteListProps) {
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
    const areActions = (event.target as Element).closest('[data-actions]') !== null;
    if (areActions && option.found && onActions) onActions(option.found);
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
        {sections.map(({ heading, options }) => (
          <div key={heading} role="group" aria-labelledby={`${id}${heading}`}>
            <div
              id={`${id}${heading}`}
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

function NothingFound({ query }: { readonly query: string }) {
  return (
    <p className="px-5 py-8 text-center text-[13px]/5 text-muted">
      Nothing matches “<bdi className="break-words">{query.slice(0, 80)}</bdi>”. Try a name, a
      number, a phone number or an amount.
    </p>
  );
}
