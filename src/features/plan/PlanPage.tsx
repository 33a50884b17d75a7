import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatDate } from '../../lib/dates.ts';
import { distinctNames, nameKey, sortedNames } from '../../lib/nameKey.ts';
import { once } from '../../lib/once.ts';
import { addDays, mondayOf } from '../../lib/calendar.ts';
import { createAddress, pageOf } from '../../records/page/address/addresses.ts';
import { useAddress } from '../../records/page/address/useAddress.ts';
import { PageHeader } from '../../records/page/PageHeader.tsx';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { useRecords } from '../../records/store/read/useRecords.ts';
import { useAuth } from '../../session/useAuth.ts';
import { Button } from '../../ui/Button.tsx';
import { ListPlaceholder } from '../../ui/ListPlaceholder.tsx';
import { Chip } from '../../ui/table/TableToolbar.tsx';
import { installation, type Installation } from '../installations/installation.entity.ts';
import { StopPanel } from './StopPanel.tsx';
import { useCustomerFacts } from './useCustomerFacts.ts';
import { weekPlan, type Stop, type WeekPlan } from './weekPlan.ts';
import { Input, Select } from '../../ui/controls.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

/** The visits of a week: what is late first, then day by day. On a phone, the day of a technician. */
export default function PlanPage() {
  const today = useToday();
  const { status, records } = useRecords(installation);
  const week = useWeek(today);
  const { monday } = week;
  const plan = useMemo(() => weekPlan(records, { monday, today }), [records, monday, today]);
  const whose = useWhose(records);
  const facts = useCustomerFacts();
  const sections = toSections(plan, { ...week, today, isWanted: whose.isWanted });

  return (
    <>
      <PageHeader title="Plan" parts={<WeekChoice {...week} />}>
        {records.length > 0 && <PersonChoice whose={whose} plan={plan} />}
      </PageHeader>
      {records.length === 0 ? (
        <ListPlaceholder
          status={status}
          label="The plan"
          empty="There is no installation yet. Once there is one with a plan of visits, its days are here."
          whenEmpty={
            <p className="px-4 pb-6 text-sm sm:px-6">
              <TextLink to={createAddress(installation)}>Add installation</TextLink>
            </p>
          }
        />
      ) : sections.every(({ stops }) => stops.length === 0) ? (
        <p className="border-t border-line px-4 py-4 text-sm text-muted sm:px-6">
          {week.isThis
            ? 'Nothing is due this week'
            : `Nothing is due from ${formatDate(monday)} on`}
          {whose.asked && ' for whom you chose'}.{' '}
          <TextLink to={pageOf(installation)}>All installations</TextLink>
        </p>
      ) : (
        // What was shown of the days of one person or week is not of another's.
        <div key={`${monday} ${whose.asked}`} className="pb-4">
          {sections.map(({ title, stops }) => (
            <StopPanel key={title} title={title} stops={stops} facts={facts} />
          ))}
        </div>
      )}
    </>
  );
}

type Section = {
  readonly title: string;
  /** '' of what is late. */
  readonly day: string;
  readonly stops: readonly Stop[];
};

type SectionOptions = ReturnType<typeof useWeek> & {
  readonly today: string;
  readonly isWanted: (stop: Stop) => boolean;
};

/** What is late, today, the days to come, and those before, which have only what was done. */
function toSections(
  { late, days }: WeekPlan,
  { isThis, today, isWanted }: SectionOptions,
): readonly Section[] {
  const isPast = (day: string): boolean => isThis && day < today;
  const before = (day: string): string => {
    if (isPast(day)) return 'Earlier, ';
    return isThis && day === today ? 'Today, ' : '';
  };
  const sections = days.map(({ day, stops }) => ({
    title: before(day) + dayName(day),
    day,
    stops: stops.filter(isWanted),
  }));
  return [
    { title: 'Late', day: '', stops: late.filter(isWanted) },
    ...sections.filter(({ day }) => !isPast(day)),
    ...sections.filter(({ day }) => isPast(day)),
  ].filter(({ day, stops }) => stops.length > 0 || (isThis && day === today));
}

const dayFormat = once(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      weekday: 'long',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    }),
);

/** A day such as `Thursday 26 Nov`. */
const dayName = (day: string): string => dayFormat().format(Date.parse(day)).replace(',', '');

/** The parameter of the week, which any of its days names. */
const WEEK = 'week';

function useWeek(today: string) {
  const [params] = useSearchParams();
  const thisMonday = mondayOf(today);
  const monday = mondayOf(params.get(WEEK) ?? '') || thisMonday;
  return { monday, thisMonday, isThis: monday === thisMonday };
}

const ICON_BUTTON = 'min-w-9 px-0! pointer-coarse:size-11';

function WeekChoice({ monday, thisMonday, isThis }: ReturnType<typeof useWeek>) {
  const { write } = useAddress();
  const show = (day: string): void =>
    write({ [WEEK]: mondayOf(day) === thisMonday ? null : mondayOf(day) });
  return (
    <div
      role="group"
      aria-label="Week"
      className="flex max-w-full flex-wrap items-center gap-1.5 print:hidden"
    >
      <Button
        aria-label="Previous week"
        className={ICON_BUTTON}
        onClick={() => show(addDays(monday, -7))}
      >
        <ChevronLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
      </Button>
      <Input
        type="date"
        aria-label="Week from"
        value={monday}
        onText={(day) => day && show(day)}
        className=""
      />
      <Button
        aria-label="Next week"
        className={ICON_BUTTON}
        onClick={() => show(addDays(monday, 7))}
      >
        <ChevronRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
      </Button>
      {!isThis && (
        <Button variant="quiet" tall onClick={() => show(thisMonday)}>
          This week
        </Button>
      )}
    </div>
  );
}

/** The parameters that say whose visits are shown: one's own, or those of a person. */
const MINE = 'mine';
const ASSIGNED = 'assigned';

function useWhose(records: readonly Installation[]) {
  const [params] = useSearchParams();
  const own = (useAuth().user?.displayName ?? '').trim();
  const names = useMemo(() => sortedNames(records.map(({ assigned }) => assigned)), [records]);
  const isOwn = params.has(MINE) && own !== '';
  const asked = isOwn ? own : (params.get(ASSIGNED) ?? '');
  const isWanted = asked === '' ? () => true : isOf(asked);
  return { own, names, isOwn, asked, isWanted, isMine: isOf(own) };
}

const isOf =
  (name: string) =>
  ({ record: { assigned } }: Stop): boolean =>
    nameKey(assigned) === nameKey(name);

type PersonChoiceProps = {
  readonly whose: ReturnType<typeof useWhose>;
  readonly plan: WeekPlan;
};

function PersonChoice({ whose, plan }: PersonChoiceProps) {
  const { own, names, isOwn, asked, isMine } = whose;
  const { write } = useAddress();
  const all = [...plan.late, ...plan.days.flatMap(({ stops }) => stops)];
  const others = distinctNames([...names, asked]);
  return (
    <>
      {own !== '' && (
        <Chip
          label="Mine"
          count={all.filter((stop) => stop.done === '' && isMine(stop)).length}
          isChosen={isOwn}
          onClick={() => write({ [MINE]: isOwn ? null : '1', [ASSIGNED]: null })}
        />
      )}
      <Select
        aria-label="Assigned to"
        value={asked}
        blank="Everyone"
        options={others}
        onChoice={(name) => write({ [ASSIGNED]: name || null, [MINE]: null })}
        className="w-48"
      />
    </>
  );
}
