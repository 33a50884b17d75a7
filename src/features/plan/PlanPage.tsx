import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { addDays, monthOf } from '../../lib/calendar.ts';
import { nameKey, sortedNames } from '../../lib/nameKey.ts';
import { countText } from '../../lib/words.ts';
import { useSetting, writeSetting } from '../../lib/userSetting.ts';
import { createAddress, pageOf } from '../../records/page/address/addresses.ts';
import { useAddress } from '../../records/page/address/useAddress.ts';
import { PageHeader } from '../../records/page/PageHeader.tsx';
import { useConnection, useToday } from '../../records/store/connection/useConnection.ts';
import { useListsHaveLoaded } from '../../records/store/read/loadingLists.ts';
import { useRecords } from '../../records/store/read/useRecords.ts';
import { useIsCopyKept } from '../../session/copyChoice.ts';
import { seesMoney } from '../../session/sight.ts';
import { useAuth } from '../../session/useAuth.ts';
import { Button } from '../../ui/Button.tsx';
import { ListPlaceholder } from '../../ui/ListPlaceholder.tsx';
import { partOnDemand } from '../../ui/OnDemand.tsx';
import { MoreMenu } from '../../ui/MoreMenu.tsx';
import { Chip } from '../../ui/table/TableToolbar.tsx';
import { PHONE, useMediaQuery } from '../../ui/useMediaQuery.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { OwnQuestion } from '../accounts/OwnQuestion.tsx';
import { installation, type Installation } from '../installations/installation.entity.ts';
import { dateName, weekdayName } from './dayNames.ts';
import { ColumnHeads, DaySection, LateOnPhone } from './DaySection.tsx';
import { useCustomerFacts } from './useCustomerFacts.ts';
import { isFor, weekPlan, type PlannedDay } from './weekPlan.ts';

/** The visits of seven days: what is late first, then day by day. On a phone, the day of a technician. */
export default function PlanPage() {
  const today = useToday();
  const { status, records } = useRecords(installation);
  const isPhone = useMediaQuery(PHONE);
  const [params] = useSearchParams();
  const asked = params.get(FROM) ?? '';
  const from = monthOf(asked) === null ? today : asked;
  const plan = useMemo(() => weekPlan(records, { from, today }), [records, from, today]);
  const whose = useWhose(records);
  const facts = useCustomerFacts();
  const haveLoaded = useListsHaveLoaded();
  const isKept = useIsCopyKept();
  const isConnected = useConnection();
  /** Late visits are to be made from today on. */
  const allLate = from === today ? plan.late : [];
  const late = ofPerson(allLate, whose.name).filter(({ stops }) => stops.length > 0);
  const days = ofPerson(plan.days, whose.name);
  const open = toMake([...days.filter(({ day }) => day === today), ...late]);
  const shared = { today, records, facts, next: open[0], isPhone };
  const choice = <DayChoice {...{ from, today, days, isPhone }} />;
  const isEmpty = [...late, ...days].every(({ stops }) => stops.length === 0);

  return (
    <>
      <PageHeader
        title="Plan"
        parts={
          records.length > 0 && <WhoseChoice whose={whose} days={[...allLate, ...plan.days]} />
        }
      >
        {!isPhone && choice}
        {records.length > 0 && <PlanMenu whose={whose} />}
      </PageHeader>
      {!seesMoney() && (
        <div className="px-4 pb-2 empty:hidden sm:px-6 print:hidden">
          <OwnQuestion />
        </div>
      )}
      {isPhone && choice}
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
      ) : isEmpty ? (
        <p className="border-t border-line px-4 py-4 text-sm text-muted sm:px-6">
          Nothing is due {from === today ? 'in the next seven days' : `from ${dateName(from)} on`}
          {whose.name && ` for ${whose.name}`}.{' '}
          <TextLink to={pageOf(installation)}>All installations</TextLink>
        </p>
      ) : (
        // What was shown of the days of one person or week is not of another's.
        <div key={`${from} ${whose.name}`} className="@container border-b border-line">
          <ColumnHeads />
          {isPhone && late.length > 0 ? (
            <LateOnPhone days={late} {...shared} />
          ) : (
            late.map((day) => <DaySection key={`late ${day.day}`} {...day} {...shared} isLate />)
          )}
          {days.map((day) => (
            <DaySection key={day.day} {...day} {...shared} />
          ))}
        </div>
      )}
      {isKept && (haveLoaded || !isConnected) && <KeepForVisits />}
    </>
  );
}

/** What makes a device that keeps a copy ready for visits, once the lists of the page are there, or cannot come. */
const KeepForVisits = partOnDemand(() => import('../visits/KeepForVisits.tsx'));

/** The days with the stops of one person, or of all. */
const ofPerson = (days: readonly PlannedDay[], name: string): readonly PlannedDay[] =>
  name === '' ? days : days.map(({ day, stops }) => ({ day, stops: stops.filter(isFor(name)) }));

const toMake = (days: readonly PlannedDay[]) =>
  days.flatMap(({ stops }) => stops).filter(({ done }) => done === '');

/** The parameter of the first one of the seven days. */
const FROM = 'from';

type DayChoiceProps = {
  readonly from: string;
  readonly today: string;
  readonly days: readonly PlannedDay[];
  readonly isPhone: boolean;
};

function DayChoice({ from, today, days, isPhone }: DayChoiceProps) {
  const { write } = useAddress();
  const show = (day: string): void => write({ [FROM]: day === today ? null : day });
  const span = `${dateName(from)} – ${dateName(addDays(from, 6))}`;
  const step = (label: string, by: number) => (
    <Button
      aria-label={label}
      variant={isPhone ? 'quiet' : 'plain'}
      className="min-w-9 px-0! pointer-coarse:size-11"
      onClick={() => show(addDays(from, by))}
    >
      {by < 0 ? <ChevronLeft {...ICON} /> : <ChevronRight {...ICON} />}
    </Button>
  );
  return (
    <div
      role="group"
      aria-label="Days"
      className="flex items-center gap-1.5 max-sm:border-b max-sm:border-line print:hidden"
    >
      {!isPhone && (
        <p role="status" className="me-2 text-[0.8125rem] text-muted tabular-nums">
          {from === today ? `Next seven days, ${span}` : span}
        </p>
      )}
      {step('Previous seven days', -7)}
      {isPhone && (
        <ol className="grid grow grid-cols-7">
          {days.map(({ day, stops: { length } }) => (
            <li key={day}>
              <button
                type="button"
                aria-current={day === today ? 'date' : undefined}
                onClick={() => document.getElementById(day)?.scrollIntoView()}
                className="min-h-13 w-full border-b-2 border-transparent text-xs text-muted aria-[current]:border-accent aria-[current]:text-accent"
              >
                {weekdayName(day)}{' '}
                <span
                  className={`block text-base tabular-nums ${length > 0 ? 'font-semibold text-ink in-aria-[current]:text-accent' : ''}`}
                >
                  {Number(day.slice(8))}
                </span>
                <span className="sr-only">, {countText(length, 'stop')}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
      {(!isPhone || from !== today) && (
        <Button tall className="px-3!" aria-disabled={from === today} onClick={() => show(today)}>
          Today
        </Button>
      )}
      {step('Next seven days', 7)}
    </div>
  );
}

const ICON = { 'aria-hidden': true, className: 'size-4 rtl:-scale-x-100' } as const;

/** The parameter that names the person whose visits are shown, and the setting that says on this device whether only one's own are. */
const ASSIGNED = 'assigned';
const SETTING = 'planOf';

function useWhose(records: readonly Installation[]) {
  const [params] = useSearchParams();
  const { write } = useAddress();
  const { displayName, uid = '' } = useAuth().user ?? {};
  const own = (displayName ?? '').trim();
  const chosen = useSetting(SETTING, uid);
  const names = useMemo(() => sortedNames(records.map(({ assigned }) => assigned)), [records]);
  const isSomebody = names.some((name) => nameKey(name) === nameKey(own));
  const isOwn = chosen === null ? isSomebody : chosen === 'mine';
  const named = params.get(ASSIGNED) ?? '';
  return {
    names,
    name: named || (isOwn ? own : ''),
    choices: [
      ['Mine', own],
      ['Everyone', ''],
      [named, named],
    ].filter(([label, name]) => label === 'Everyone' || name !== ''),
    choose: (name: string) => {
      if (name === own || name === '') writeSetting(SETTING, uid, name === '' ? 'all' : 'mine');
      write({ [ASSIGNED]: name === own ? null : name });
    },
  };
}

type Whose = { readonly whose: ReturnType<typeof useWhose> };

const WhoseChoice = ({ whose, days }: Whose & { readonly days: readonly PlannedDay[] }) => (
  <div role="group" aria-label="Whose visits" className="flex rounded-md border border-line p-0.5">
    {whose.choices.map(([label = '', name = '']) => (
      <Chip
        key={label}
        label={label}
        count={toMake(ofPerson(days, name)).length}
        isChosen={name === whose.name}
        onClick={() => whose.choose(name)}
      />
    ))}
  </div>
);

function PlanMenu({ whose: { names, name, choose } }: Whose) {
  const navigate = useNavigate();
  const people = names.map((one) => ({
    label: one,
    content: <bdi>{one}</bdi>,
    isCurrent: one === name,
    onSelect: () => choose(one),
  }));
  const all = { label: 'All installations', isRuledOff: true };
  return (
    <MoreMenu
      label="More"
      items={[...people, { ...all, onSelect: () => void navigate(pageOf(installation)) }]}
    />
  );
}
