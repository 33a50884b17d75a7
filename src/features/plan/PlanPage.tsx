import { ChevronLeft, ChevronRight, Ellipsis } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { addDays, monthOf } from '../../lib/calendar.ts';
import { distinctNames, nameKey, sortedNames } from '../../lib/nameKey.ts';
import { countText } from '../../lib/words.ts';
import { useSetting, writeSetting } from '../../lib/userSetting.ts';
import { createAddress, pageOf } from '../../records/page/address/addresses.ts';
import { useAddress } from '../../records/page/address/useAddress.ts';
import { PageHeader } from '../../records/page/PageHeader.tsx';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { useRecords } from '../../records/store/read/useRecords.ts';
import { useAuth } from '../../session/useAuth.ts';
import { Button } from '../../ui/Button.tsx';
import { ListPlaceholder } from '../../ui/ListPlaceholder.tsx';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { Chip } from '../../ui/table/TableToolbar.tsx';
import { PHONE, useMediaQuery } from '../../ui/useMediaQuery.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { installation, type Installation } from '../installations/installation.entity.ts';
import { dateName, shortDay, weekdayName } from './dayNames.ts';
import { ColumnHeads, DaySection, LateOnPhone, sectionId } from './DaySection.tsx';
import { MORE } from './StopMenu.tsx';
import { useCustomerFacts } from './useCustomerFacts.ts';
import { daysFrom, isFor, weekPlan, type PlannedDay, type Stop } from './weekPlan.ts';

/** The visits of seven days: what is late first, then day by day. On a phone, the day of a technician. */
export default function PlanPage() {
  const today = useToday();
  const { status, records } = useRecords(installation);
  const isPhone = useMediaQuery(PHONE);
  const from = useFrom(today);
  const plan = useMemo(() => weekPlan(records, { from, today }), [records, from, today]);
  const whose = useWhose(records);
  const facts = useCustomerFacts();
  const late = wanted(from === today ? plan.late : [], whose.asked).filter(
    ({ stops }) => stops.length > 0,
  );
  const days = wanted(plan.days, whose.asked);
  const open = [...(from === today ? plan.late : []), ...plan.days]
    .flatMap(({ stops }) => stops)
    .filter(({ done }) => done === '');
  const isEmpty = [...late, ...days].every(({ stops }) => stops.length === 0);
  const all = [...late, ...days].flatMap(({ day, stops }) =>
    day <= today ? stops.filter(({ done }) => done === '') : [],
  );
  const next = all.find((stop) => stop.late === 0) ?? all[0];
  const shared = { today, records, facts, next, isPhone };
  const choice = <DayChoice {...{ from, today, days, isPhone }} />;

  return (
    <>
      <PageHeader
        title="Plan"
        parts={records.length > 0 && <WhoseChoice whose={whose} stops={open} />}
      >
        {!isPhone && choice}
        {records.length > 0 && <MoreMenu whose={whose} />}
      </PageHeader>
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
          {whose.asked && ` for ${whose.isOwn ? 'you' : whose.asked}`}.{' '}
          <TextLink to={pageOf(installation)}>All installations</TextLink>
        </p>
      ) : (
        // What was shown of the days of one person or week is not of another's.
        <div key={`${from} ${whose.asked}`} className="@container border-b border-line">
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
    </>
  );
}

/** The days with the stops of one person, or of all. */
const wanted = (days: readonly PlannedDay[], asked: string): readonly PlannedDay[] =>
  asked === '' ? days : days.map((one) => ({ ...one, stops: one.stops.filter(isFor(asked)) }));

/** The parameter of the first one of the seven days. */
const FROM = 'from';

function useFrom(today: string): string {
  const [params] = useSearchParams();
  const asked = params.get(FROM) ?? '';
  return monthOf(asked) === null ? today : asked;
}

const ICON_BUTTON = 'min-w-9 px-0! pointer-coarse:size-11';

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
  return (
    <div
      role="group"
      aria-label="Days"
      className={`flex items-center gap-1.5 print:hidden ${isPhone ? 'border-b border-line' : ''}`}
    >
      {!isPhone && (
        <p role="status" className="me-2 text-[0.8125rem] text-muted tabular-nums">
          {from === today ? `Next seven days, ${span}` : span}
        </p>
      )}
      <Button
        aria-label="Previous seven days"
        variant={isPhone ? 'quiet' : 'plain'}
        className={ICON_BUTTON}
        onClick={() => show(addDays(from, -7))}
      >
        <ChevronLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
      </Button>
      {isPhone && <Strip {...{ from, today, days }} />}
      {(!isPhone || from !== today) && (
        <Button tall className="px-3!" aria-disabled={from === today} onClick={() => show(today)}>
          Today
        </Button>
      )}
      <Button
        aria-label="Next seven days"
        variant={isPhone ? 'quiet' : 'plain'}
        className={ICON_BUTTON}
        onClick={() => show(addDays(from, 7))}
      >
        <ChevronRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
      </Button>
    </div>
  );
}

/** The seven days on a phone, each of which leads to its stops. */
function Strip({ from, today, days }: Omit<DayChoiceProps, 'isPhone'>) {
  return (
    <ol className="grid grow grid-cols-7">
      {daysFrom(from).map((day, index) => {
        const count = days[index]?.stops.length ?? 0;
        return (
          <li key={day}>
            <button
              type="button"
              aria-label={`${shortDay(day)}, ${countText(count, 'stop')}`}
              aria-current={day === today ? 'date' : undefined}
              aria-disabled={count === 0}
              onClick={() => document.getElementById(sectionId(day))?.scrollIntoView()}
              className="grid min-h-13 w-full content-center justify-items-center border-b-2 border-transparent text-xs text-muted aria-[current]:border-accent aria-[current]:text-accent"
            >
              {weekdayName(day)}
              <span
                className={`text-base tabular-nums ${count > 0 ? 'font-semibold text-ink in-aria-[current]:text-accent' : ''}`}
              >
                {Number(day.slice(8))}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

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
  const isOwn = own !== '' && (chosen === null ? isSomebody : chosen === 'mine');
  const named = params.get(ASSIGNED) ?? '';
  return {
    own,
    names: distinctNames([...names, named]),
    named,
    isOwn: isOwn && named === '',
    asked: named || (isOwn ? own : ''),
    choose: (whose: 'mine' | 'everyone') => {
      writeSetting(SETTING, uid, whose);
      write({ [ASSIGNED]: null });
    },
    name: (person: string) => write({ [ASSIGNED]: person }),
  };
}

type Whose = { readonly whose: ReturnType<typeof useWhose> };

function WhoseChoice({ whose, stops }: Whose & { readonly stops: readonly Stop[] }) {
  const { own, named, asked, isOwn, choose } = whose;
  const countFor = (name: string): number => stops.filter(isFor(name)).length;
  return (
    <div
      role="group"
      aria-label="Whose visits"
      className="flex rounded-md border border-line p-0.5"
    >
      {own !== '' && (
        <Chip label="Mine" count={countFor(own)} isChosen={isOwn} onClick={() => choose('mine')} />
      )}
      <Chip
        label="Everyone"
        count={stops.length}
        isChosen={asked === ''}
        onClick={() => choose('everyone')}
      />
      {named !== '' && (
        <Chip label={named} count={countFor(named)} isChosen onClick={() => choose('everyone')} />
      )}
    </div>
  );
}

function MoreMenu({ whose }: Whose) {
  const navigate = useNavigate();
  return (
    <MenuButton
      label="More"
      className={MORE}
      items={[
        ...whose.names.map((name) => ({
          label: name,
          content: <bdi>{name}</bdi>,
          isCurrent: name === whose.named,
          onSelect: () => whose.name(name),
        })),
        {
          label: 'All installations',
          isRuledOff: true,
          onSelect: () => void navigate(pageOf(installation)),
        },
      ]}
    >
      <Ellipsis aria-hidden="true" className="size-4" />
    </MenuButton>
  );
}
