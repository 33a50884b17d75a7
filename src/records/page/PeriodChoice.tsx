import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  isPeriod,
  isPeriodName,
  periodNamed,
  PERIODS,
  type Period,
  type PeriodName,
} from '../model/period.ts';
import { useAddress } from './address/useAddress.ts';
import { useToday } from './useToday.ts';
import { Options } from '../../ui/Options.tsx';

/** What the choice says instead of the name of a period. */
const CUSTOM = 'custom';

/** The period that the address of a page names, by a word or by its days; `fallback` if it names none. */
export function usePeriod(fallback: PeriodName): Period & { readonly name: PeriodName | null } {
  const [params] = useSearchParams();
  const today = useToday();
  const days = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
  if (isPeriod(days)) return { ...days, name: null };
  const named = params.get('period');
  const name = isPeriodName(named) ? named : fallback;
  return { ...periodNamed(name, today), name };
}

const CONTROL =
  'min-h-9 rounded-md border border-edge bg-surface px-2.5 text-sm pointer-coarse:min-h-11';

/** Chooses the period of a page, which its address keeps. */
export function PeriodChoice({ period }: { readonly period: ReturnType<typeof usePeriod> }) {
  const id = useId();
  const { write } = useAddress();
  const { name, from, to } = period;
  const setDay = (day: Partial<Period>): void => write({ period: null, from, to, ...day });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
      <label htmlFor={id} className="sr-only">
        Period
      </label>
      <select
        id={id}
        value={name ?? CUSTOM}
        className={CONTROL}
        onChange={({ target: { value } }) =>
          value === CUSTOM ? setDay({}) : write({ period: value, from: null, to: null })
        }
      >
        <Options of={Object.entries(PERIODS)} />
        <option value={CUSTOM}>From – to</option>
      </select>
      <span className="flex items-center gap-2">
        <input
          type="date"
          aria-label="From"
          value={from}
          max={to}
          className={CONTROL}
          onChange={({ target: { value } }) =>
            value && setDay({ from: value, ...(value > to && { to: value }) })
          }
        />
        <span aria-hidden="true">–</span>
        <input
          type="date"
          aria-label="To"
          value={to}
          min={from}
          className={CONTROL}
          onChange={({ target: { value } }) =>
            value && setDay({ to: value, ...(value < from && { from: value }) })
          }
        />
      </span>
    </div>
  );
}
