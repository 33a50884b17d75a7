import { ListFilter, X } from 'lucide-react';
import { lazyPart } from '../lib/lazyPage.ts';
import { PopoverButton } from '../ui/PopoverButton.tsx';
import { describeChoice, withChoice } from './fieldFilters.ts';
import type { FilterPanelProps } from './FilterPanel.tsx';

const FILTER_PANEL = lazyPart<FilterPanelProps>(() => import('./FilterPanel.tsx'));

/** The button that opens the filters by person and date, and what is chosen of them, each with a button that removes it. */
export function ListFilters(props: FilterPanelProps) {
  const { filters, choices, onChoices } = props;
  return (
    <>
      <PopoverButton label="Filter" className={TOOL} content={<FILTER_PANEL.Page {...props} />}>
        <ListFilter aria-hidden="true" className="size-3.5" />
        Filter
      </PopoverButton>
      {filters.map((filter) => {
        const choice = choices[filter.name];
        if (choice === undefined) return null;
        const text = describeChoice(filter, choice);
        return (
          <button
            key={filter.name}
            type="button"
            aria-label={`Remove filter ${text}`}
            onClick={() => onChoices(withChoice(choices, filter.name, ''))}
            className="flex min-h-7 shrink-0 items-center gap-1 rounded-md bg-accent/10 px-2 text-[0.8125rem] font-medium outline-offset-[-2px] hover:bg-accent/20 print:hidden whitespace-nowrap pointer-coarse:min-h-11 pointer-coarse:px-3"
          >
            <bdi>{text}</bdi>
            <X aria-hidden="true" className="size-3.5 shrink-0" />
          </button>
        );
      })}
    </>
  );
}

/** A button among the filters of a list. */
export const TOOL =
  'flex min-h-7 shrink-0 items-center gap-1.5 self-center rounded-md border border-edge/60 px-2 text-[0.8125rem] font-medium outline-offset-[-2px] hover:bg-sunken print:hidden pointer-coarse:min-h-11 pointer-coarse:px-3';
