import { Ellipsis } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { distinctNames, nameKey, sortedNames } from '../../lib/nameKey.ts';
import { countText, orUntitled } from '../../lib/words.ts';
import { usePeople } from '../../records/form/PersonInput.tsx';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { useChangeRecords } from '../../records/store/write/saveChange.ts';
import { DialogFooter } from '../../ui/dialog/DialogFooter.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { Input } from '../../ui/controls.tsx';
import { Form } from '../../ui/Form.tsx';
import { Menu, type MenuItem } from '../../ui/Menu.tsx';
import { MenuOpener, type OpenMenu } from '../../ui/MenuOpener.tsx';
import {
  installation,
  installationAddress,
  lastVisitOf,
  type Installation,
} from '../installations/installation.entity.ts';
import { shortDay } from './dayNames.ts';
import { isFor, weekPlan, type Stop } from './weekPlan.ts';

type StopMenuProps = {
  readonly stop: Stop;
  /** The day that it is on. */
  readonly day: string;
  /** All installations, whose stops are counted. */
  readonly records: readonly Installation[];
};

/** What can be done with a stop: plan it otherwise for once, or open its installation. */
export function StopMenu({ stop, day, records }: StopMenuProps) {
  const [isAsking, setAsking] = useState(false);
  const name = orUntitled(stop.record.name);
  const plan = usePlanOnce(stop);
  return (
    <>
      <MenuOpener
        label={stop.planned === '' ? `More of ${name}` : `Move ${name}, this once`}
        className={MORE}
        renderMenu={(menu) => (
          <StopItems {...{ stop, day, records, plan, menu }} onOtherDay={() => setAsking(true)} />
        )}
      >
        <Ellipsis aria-hidden="true" className="size-4" />
      </MenuOpener>
      {isAsking && (
        <OtherDay
          stop={stop}
          onClose={() => setAsking(false)}
          onDay={(chosen) => {
            setAsking(false);
            plan.move(chosen);
          }}
        />
      )}
    </>
  );
}

/** The look of a button that opens a menu of further acts. */
export const MORE =
  'inline-grid size-8 shrink-0 place-items-center rounded-md border border-edge/50 bg-surface text-muted hover:border-edge hover:text-ink pointer-coarse:size-11 max-sm:border-transparent max-sm:bg-transparent';

/** Plans the next visit to an installation otherwise, for once: once it is made, nothing of that holds. */
function usePlanOnce({ record, planned }: Stop) {
  const change = useChangeRecords(installation);
  const name = orUntitled(record.name);
  const isPlanned = record.onceFor === planned;
  const { onceOn, onceBy, onceWith } = record;
  const now = { onceOn, onceBy, onceWith };
  const save = (texts: Partial<typeof now>, message: string): void => {
    const next = { ...(isPlanned ? now : NOTHING), ...texts, onceFor: planned };
    const changed = Object.entries(next).filter(
      ([field, text]) => record[field as 'onceOn'] !== text,
    );
    void change([record], Object.fromEntries(changed), message);
  };
  return {
    isOtherwise: isPlanned && Object.values(now).some((text) => text !== ''),
    move: (day: string) =>
      save({ onceOn: day === planned ? '' : day }, `${name} moved to ${shortDay(day)}`),
    handOver: (to: string) =>
      save(
        { onceBy: nameKey(to) === nameKey(record.assigned) ? '' : to },
        `${name} handed over to ${to}`,
      ),
    accompany: (by: string) => save({ onceWith: by }, `${by} added to ${name}`),
    reset: () => save(NOTHING, `${name} is as planned again`),
  };
}

const NOTHING = { onceOn: '', onceBy: '', onceWith: '' };

type StopItemsProps = StopMenuProps & {
  readonly plan: ReturnType<typeof usePlanOnce>;
  readonly menu: OpenMenu;
  readonly onOtherDay: () => void;
};

function StopItems({ stop, day, records, plan, menu, onOtherDay }: StopItemsProps) {
  /** Whose name is asked for. */
  const [asked, setAsked] = useState<'other' | 'second' | null>(null);
  const navigate = useNavigate();
  const today = useToday();
  const known = usePeople();
  const { record, planned, who } = stop;
  if (asked !== null) {
    const people = distinctNames([
      ...sortedNames(records.map(({ assigned }) => assigned)),
      ...known,
    ]);
    const items = people
      .filter((name) => !isFor(name)(stop))
      .map((name) => ({
        label: name,
        content: <bdi>{name}</bdi>,
        onSelect: () => (asked === 'other' ? plan.handOver(name) : plan.accompany(name)),
      }));
    const label = asked === 'other' ? 'Hand over to' : 'Second person';
    return <Menu key={asked} {...menu} label={label} title={label} items={items} />;
  }
  const open: MenuItem = {
    label: 'Open the installation',
    onSelect: () => void navigate(installationAddress(record.id)),
  };
  if (planned === '') return <Menu {...menu} items={[open]} />;
  const isOwn = isFor(who);
  const days = weekPlan(records, { from: today, today }).days.filter(
    (one) => one.day !== day && one.day > (lastVisitOf(record)?.date ?? ''),
  );
  const items: readonly MenuItem[] = [
    ...days.map((one) => {
      const count = one.stops.filter((other) => other.done === '' && isOwn(other)).length;
      const label = one.day === today ? 'Today' : shortDay(one.day);
      const stops = count === 0 ? 'free' : countText(count, 'stop');
      return {
        label: `${label}, ${stops}`,
        content: <Spread end={stops}>{label}</Spread>,
        onSelect: () => plan.move(one.day),
      };
    }),
    { label: 'Another day…', onSelect: onOtherDay },
    {
      label: 'Hand over to…',
      isRuledOff: true,
      staysOpen: true,
      onSelect: () => setAsked('other'),
    },
    { label: 'Add a second person…', staysOpen: true, onSelect: () => setAsked('second') },
    ...(plan.isOtherwise
      ? [
          {
            label: 'As planned',
            content: <Spread end={shortDay(planned)}>As planned</Spread>,
            onSelect: plan.reset,
          },
        ]
      : []),
    { ...open, isRuledOff: true },
  ];
  return <Menu {...menu} title={menu.label} items={items} />;
}

const Spread = ({ children, end }: { readonly children: ReactNode; readonly end: string }) => (
  <span className="flex justify-between gap-8">
    {children} <span className="font-normal text-muted">{end}</span>
  </span>
);

type OtherDayProps = {
  readonly stop: Stop;
  readonly onClose: () => void;
  readonly onDay: (day: string) => void;
};

function OtherDay({ stop: { record }, onClose, onDay }: OtherDayProps) {
  const today = useToday();
  const [day, setDay] = useState('');
  const isPossible = day >= today && day > (lastVisitOf(record)?.date ?? '');
  return (
    <Modal title={`Move ${orUntitled(record.name)}, this once`} onClose={onClose}>
      <Form onSubmit={() => isPossible && onDay(day)}>
        <label className="grid gap-1 px-6 pt-2 pb-5 text-sm">
          Day
          <Input type="date" min={today} value={day} onText={setDay} className="w-48" />
        </label>
        <DialogFooter onClose={onClose} action="Move" isUnavailable={!isPossible} />
      </Form>
    </Modal>
  );
}
