import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Schedule, type Presence } from '../../../tools/try-out/backend/colleagues/schedule.ts';
import { work } from '../../../tools/try-out/backend/colleagues/work.ts';
import { createWorld } from '../../../tools/try-out/backend/world.ts';
import { RULES } from './tab.ts';

const DASHBOARD: Presence = { isVisible: true, address: '#/dashboard' };
const HIDDEN: Presence = { isVisible: false, address: '' };

type Stored = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

function start() {
  const rounds: number[] = [];
  const schedule = new Schedule((round) => rounds.push(round));
  const tab = {} as MessagePort;
  return { rounds, schedule, show: (presence: Presence) => schedule.setPresence(tab, presence) };
}

describe('the schedule of the colleagues', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('begins within eight seconds and goes on every 20 to 60', () => {
    const { rounds, show } = start();
    show(DASHBOARD);
    vi.advanceTimersByTime(8_000);
    expect(rounds).toEqual([0]);
    vi.advanceTimersByTime(19_000 - 3_000);
    expect(rounds).toEqual([0]);
    vi.advanceTimersByTime(600_000);
    expect(rounds.length).toBeGreaterThan(9);
    expect(rounds.length).toBeLessThan(33);
  });

  it.each([
    ['the public site', { isVisible: true, address: '#/portfolio' }],
    ['a hidden tab', { isVisible: false, address: '#/dashboard' }],
  ])('rests while %s is all there is', (_, presence) => {
    const { rounds, show } = start();
    show(presence);
    vi.advanceTimersByTime(600_000);
    expect(rounds).toEqual([]);
  });

  it('rests while the tab is hidden and while paused, and does not make up for it', () => {
    const { rounds, schedule, show } = start();
    show(DASHBOARD);
    vi.advanceTimersByTime(8_000);
    show(HIDDEN);
    vi.advanceTimersByTime(600_000);
    schedule.pause(true);
    show(DASHBOARD);
    vi.advanceTimersByTime(600_000);
    expect(rounds).toEqual([0]);
    schedule.pause(false);
    vi.advanceTimersByTime(8_000);
    expect(rounds).toEqual([0, 1]);
  });
});

describe('the work of the colleagues', () => {
  it('goes on for an hour under the security rules, in the names of both', async () => {
    const { colleagues, state } = await createWorld(RULES, null, () => undefined);
    const before = Object.keys((state().records as { activity: object }).activity).length;
    for (let round = 0; round < 90; round += 1) work(colleagues, round, () => true);
    const { activity } = state().records as { readonly activity: Stored };
    const added = Object.values(activity).slice(before);
    expect(added.length).toBeGreaterThan(40);
    expect(new Set(added.map(({ user }) => user))).toEqual(new Set(['Omar Farouk', 'Priya Nair']));
  });

  it('leaves a record alone that somebody has open', async () => {
    const { colleagues, state } = await createWorld(RULES, null, () => undefined);
    const deals = () => (state().records as { sales: { deals: Stored } }).sales.deals;
    const open = Object.entries(deals()).filter(([, { stage }]) => stage === 'New Lead');
    const ids = new Set(open.map(([id]) => id));
    expect(ids.size).toBeGreaterThan(1);
    for (let round = 0; round < 90; round += 1) work(colleagues, round, (id) => !ids.has(id));
    expect(Object.entries(deals()).filter(([id]) => ids.has(id))).toEqual(open);
  });
});
