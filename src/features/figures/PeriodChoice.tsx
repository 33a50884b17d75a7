import { useSearchParams } from 'react-router-dom';
import {
  formatMonths,
  isPeriod,
  isPeriodName,
  periodNamed,
  PERIODS,
  type Period,
  type PeriodName,
} from '../../lib/period.ts';
import { useAddress } from '../../records/page/address/useAddress.ts';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { Input, Select } from '../../ui/controls.tsx';

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

type PeriodChoiceProps = {
  readonly period: ReturnType<typeof usePeriod>;
  /** The periods that are offered by their months, in place of all by their names. */
  readonly months?: readonly PeriodName[];
};

/** Chooses the period of a page, which its address keeps; its days are typed where it has no name. */
export function PeriodChoice({ period, months }: PeriodChoiceProps) {
  const { write } = useAddress();
  const today = useToday();
  const { name, from, to } = period;
  const setDay = (day: Partial<Period>): void => write({ period: null, from, to, ...day });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
      <Select
        aria-label="Period"
        value={name ?? CUSTOM}
        options={[
          ...(months?.map((one) => [one, formatMonths(periodNamed(one, today))] as const) ??
            Object.entries(PERIODS)),
          [CUSTOM, 'From – to'],
        ]}
        onChoice={(value) =>
          value === CUSTOM ? setDay({}) : write({ period: value, from: null, to: null })
        }
      />
      {name === null && (
        <span className="flex items-center gap-2">
          <Input
            type="date"
            aria-label="From"
            value={from}
            max={to}
            className=""
            onText={(day) => day && setDay({ from: day, ...(day > to && { to: day }) })}
          />
          <span aria-hidden="true">–</span>
          <Input
            type="date"
            aria-label="To"
            value={to}
            min={from}
            className=""
            onText={(day) => day && setDay({ to: day, ...(day < from && { from: day }) })}
          />
        </span>
      )}
    </div>
  );
}
