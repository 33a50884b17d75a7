import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addDays } from '../../lib/calendar.ts';
import { distinctNames, nameKey } from '../../lib/nameKey.ts';
import { countText, orUntitled } from '../../lib/words.ts';
import { usePeople } from '../../records/form/PersonInput.tsx';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { useChangeRecords } from '../../records/store/write/saveChange.ts';
import { Menu, type MenuItem } from '../../ui/Menu.tsx';
import type { OpenMenu } from '../../ui/MenuOpener.tsx';
import { MoreMenu } from '../../ui/MoreMenu.tsx';
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
export const StopMenu = (props: StopMenuProps) => (
  <MoreMenu
    label={
      props.stop.planned === ''
        ? `More of ${orUntitled(props.stop.record.name)}`
        : `Move ${orUntitled(props.stop.record.name)}, this once`
    }
    renderMenu={(menu) => <StopItems {...props} menu={menu} />}
  />
);

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

type StopItemsProps = StopMenuProps & { readonly menu: OpenMenu };

function StopItems({ stop, day, records, menu }: StopItemsProps) {
  /** Whose name is asked for, or how many weeks ahead days are offered. */
  const [step, setStep] = useState<'other' | 'second' | number>(0);
  const plan = usePlanOnce(stop);
  const navigate = useNavigate();
  const today = useToday();
  const known = usePeople();
  const { record, planned, who } = stop;
  if (typeof step === 'string') {
    const people = distinctNames([...records.map(({ assigned }) => assigned), ...known]);
    const items = people
      .filter((name) => !isFor(name)(stop))
      .map((name) => ({
        label: name,
        content: <bdi>{name}</bdi>,
        onSelect: () => (step === 'other' ? plan.handOver(name) : plan.accompany(name)),
      }));
    const label = step === 'other' ? 'Hand over to' : 'Second person';
    return <Menu key={step} {...menu} label={label} title={label} items={items} />;
  }
  const open: MenuItem = {
    label: 'Open the installation',
    onSelect: () => void navigate(installationAddress(record.id)),
  };
  if (planned === '') return <Menu {...menu} items={[open]} />;
  const isOwn = isFor(who);
  const items: readonly MenuItem[] = [
    ...weekPlan(records, { from: addDays(today, 7 * step), today })
      .days.filter((one) => one.day !== day && one.day > (lastVisitOf(record)?.date ?? ''))
      .map((one) => {
        const count = one.stops.filter((other) => other.done === '' && isOwn(other)).length;
        const name = one.day === today ? 'Today' : shortDay(one.day);
        return item(name, count === 0 ? 'free' : countText(count, 'stop'), () =>
          plan.move(one.day),
        );
      }),
    { label: 'Another day…', staysOpen: true, onSelect: () => setStep(step + 1) },
    {
      label: 'Hand over to…',
      isRuledOff: true,
      staysOpen: true,
      onSelect: () => setStep('other'),
    },
    { label: 'Add a second person…', staysOpen: true, onSelect: () => setStep('second') },
    ...(plan.isOtherwise ? [item('As planned', shortDay(planned), plan.reset)] : []),
    { ...open, isRuledOff: true },
  ];
  return <Menu key={step} {...menu} title={menu.label} items={items} />;
}

const item = (name: string, end: string, onSelect: () => void): MenuItem => ({
  label: `${name}, ${end}`,
  content: (
    <span className="flex justify-between gap-8">
      {name} <span className="font-normal text-muted">{end}</span>
    </span>
  ),
  onSelect,
});
