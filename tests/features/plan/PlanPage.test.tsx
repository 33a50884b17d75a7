import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { getDatabase, goOffline, goOnline } from 'firebase/database';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { today } from '../../../src/lib/dates.ts';
import { addDays } from '../../../src/lib/calendar.ts';
import { keptVisits } from '../../../src/features/visits/useVisits.ts';
import { openCopy } from '../../../src/records/store/device/copies.ts';
import { chooseCopy } from '../../../src/session/copyChoice.ts';
import { currentUid, go, openApp, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';

const TODAY = today();
const daysAgo = (days: number): string => addDays(TODAY, -days);

const place = (values: object) => ({
  kind: 'Marine',
  plan: 'Weekly',
  assigned: 'Omar Farouk',
  creationDate: '2026-01-01',
  ...values,
});

const LOBBY = place({
  name: 'Lobby reef',
  customer: 'Pearl Hotel',
  planFrom: daysAgo(14),
  lastVisit: `${daysAgo(12)} v1 nitrate=28 ph`,
  address: 'Crescent Drive 9, Dubai',
  access: 'Gate 4417#, ask for Haris',
  equipment: 'UV lamp\tU-40\t\t2025-01-01\t90',
});

beforeEach(() => signInAs('Ann Lee'));

const section = async (name: string | RegExp) =>
  within(await screen.findByRole('region', { name }));

const stopsOf = (part: Awaited<ReturnType<typeof section>>) =>
  part.queryAllByRole('listitem').map((item) => within(item).getAllByRole('link')[0]?.textContent);

it('shows a stop with where it is, what was outside of its range, what is due, and who makes it', async () => {
  await seed('service/installations', { lobby: LOBBY });
  await seed('service/tickets', {
    t1: { ticketId: '7803', customer: 'pearl hotel ', issue: 'Two LEDs are dark', status: 'New' },
    t2: { ticketId: '7804', customer: 'Pearl Hotel', issue: 'Over', status: 'Closed' },
    t3: { ticketId: '7805', customer: 'Villa', issue: 'Elsewhere', status: 'New' },
    t4: { ticketId: '7806', customer: 'Pearl Hotel', installation: 'pond', status: 'New' },
    t5: { ticketId: '7807', customer: 'Its owner', installation: 'lobby', status: 'New' },
  });
  openApp('/dashboard/service/plan');
  const late = await section(/^7 days late/);
  expect(late.getByRole('link', { name: 'Lobby reef' })).toHaveAttribute(
    'href',
    '#/dashboard/service/installation?installation=lobby',
  );
  expect(late.getByRole('link', { name: 'Record visit: Lobby reef' })).toHaveAttribute(
    'href',
    '#/dashboard/service/visit?installation=lobby',
  );
  expect(late.getByRole('link', { name: 'Map of Crescent Drive 9, Dubai' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=Crescent%20Drive%209%2C%20Dubai',
  );
  await late.findByText('2 open tickets');
  expect(late.getByRole('link', { name: '#7803' })).toHaveAttribute(
    'href',
    '#/dashboard/service?record=tickets/t1',
  );
  expect(late.getByRole('link', { name: '#7807' })).toBeVisible();
  const [item] = late.getAllByRole('listitem');
  expect(item).toHaveTextContent(/Weekly visit/);
  expect(item).toHaveTextContent('UV lamp service');
  expect(item).toHaveTextContent(/Nitrate 28.0 1–15 mg\/L.*pH out of range/);
  expect(item).toHaveTextContent('Omar Farouk');
  expect(item).not.toHaveTextContent('4417');
});

it('shows what was visited today as done, and the next stop first', async () => {
  await seed('service/installations', {
    a: place({ name: 'Villa', planFrom: TODAY, lastVisit: `${TODAY} v1` }),
    b: place({ name: 'Majlis', planFrom: TODAY }),
    c: place({ name: 'Pond', planFrom: addDays(TODAY, 1) }),
  });
  openApp('/dashboard/service/plan');
  const stops = await section(/^Today/);
  expect(stopsOf(stops)).toEqual(['Majlis']);
  expect(stops.getByText('1 done').parentElement).toHaveTextContent('Villa');
  expect(stopsOf(await section(/^Tomorrow/))).toEqual(['Pond']);
});

it('shows one’s own visits first, and remembers on the device whose are shown', async () => {
  await seed('service/installations', {
    a: place({ name: 'Of Omar', planFrom: TODAY }),
    b: place({ name: 'Of Ann', planFrom: TODAY, assigned: 'ann lee' }),
    c: place({ name: 'Of Ann, too', planFrom: addDays(TODAY, 1), assigned: 'Ann Lee' }),
  });
  const { user, unmount } = openApp('/dashboard/service/plan');
  expect(stopsOf(await section(/^Today/))).toEqual(['Of Ann']);
  expect(screen.getByRole('button', { name: 'Mine 2' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Everyone 3' }));
  await waitFor(async () =>
    expect(stopsOf(await section(/^Today/))).toEqual(['Of Ann', 'Of Omar']),
  );
  unmount();
  openApp('/dashboard/service/plan');
  await waitFor(async () =>
    expect(stopsOf(await section(/^Today/))).toEqual(['Of Ann', 'Of Omar']),
  );
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Omar Farouk' }));
  await waitFor(async () => expect(stopsOf(await section(/^Today/))).toEqual(['Of Omar']));
  expect(window.location.hash).toBe('#/dashboard/service/plan?assigned=Omar+Farouk');
});

it('leads on by seven days from today, in the address, and back', async () => {
  await seed('service/installations', {
    a: place({ name: 'Villa', plan: 'Monthly', planFrom: addDays(TODAY, 9) }),
  });
  const { user } = openApp('/dashboard/service/plan');
  await screen.findByText(/Nothing is due in the next seven days/);
  await user.click(screen.getByRole('button', { name: 'Next seven days' }));
  expect(await screen.findByRole('link', { name: 'Villa' })).toBeVisible();
  expect(window.location.hash).toContain(`from=${addDays(TODAY, 7)}`);
  await user.click(screen.getByRole('button', { name: 'Next seven days' }));
  await screen.findByText(/Nothing is due from/);
  await user.click(screen.getByRole('button', { name: 'Today' }));
  await screen.findByText(/Nothing is due in the next seven days/);
  expect(window.location.hash).toBe('#/dashboard/service/plan');
});

const openMenu = async (values: object = {}) => {
  await seed('service/installations', {
    lobby: place({ name: 'Lobby reef', planFrom: addDays(TODAY, 2), ...values }),
    villa: place({ name: 'Villa', plan: 'Monthly', planFrom: addDays(TODAY, 1) }),
    court: place({ name: 'Court', assigned: 'Mariam Saeed', planFrom: addDays(TODAY, 1) }),
  });
  const { user } = openApp('/dashboard/service/plan');
  await user.click(await screen.findByRole('button', { name: 'Move Lobby reef, this once' }));
  return user;
};
const choose = async (user: Awaited<ReturnType<typeof openMenu>>, name: string | RegExp) =>
  user.click(await screen.findByRole('menuitem', { name }));

describe('for once', () => {
  it('moves a visit to another day, which says how many stops it has, with Undo', async () => {
    const user = await openMenu();
    expect(screen.getByRole('menuitem', { name: 'Today, free' })).toHaveFocus();
    await choose(user, new RegExp(`^\\w+ ${Number(addDays(TODAY, 1).slice(8))} \\w+, 1 stop$`));
    await waitFor(async () =>
      expect(stopsOf(await section(/^Tomorrow/))).toEqual(['Court', 'Lobby reef', 'Villa']),
    );
    expect(screen.getByRole('link', { name: 'Lobby reef' })).toHaveFocus();
    await screen.findByText(/^Lobby reef moved to/);
    expect(await stored('service/installations/lobby')).toMatchObject({
      onceFor: addDays(TODAY, 2),
      onceOn: addDays(TODAY, 1),
      planFrom: addDays(TODAY, 2),
    });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone');
    expect(stopsOf(await section(/^Tomorrow/))).toEqual(['Court', 'Villa']);
  });

  it('moves it to a day of a later week', async () => {
    const user = await openMenu();
    await choose(user, 'Another day…');
    const item = new RegExp(` ${Number(addDays(TODAY, 8).slice(8))} \\w+, free$`);
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Today, free' })).toBeNull());
    expect(screen.getAllByRole('menuitem')[0]).toHaveFocus();
    await choose(user, item);
    await screen.findByText(/^Lobby reef moved to/);
    expect(await stored('service/installations/lobby/onceOn')).toBe(addDays(TODAY, 8));
  });

  it('hands it over, and adds a second person', async () => {
    const user = await openMenu();
    await choose(user, 'Hand over to…');
    expect(screen.queryByRole('menuitem', { name: 'Omar Farouk' })).toBeNull();
    await choose(user, 'Mariam Saeed');
    await screen.findByText('Lobby reef handed over to Mariam Saeed');
    await user.click(screen.getByRole('button', { name: 'Move Lobby reef, this once' }));
    await choose(user, 'Add a second person…');
    await choose(user, 'Ann Lee');
    const row = (await screen.findByRole('link', { name: 'Lobby reef' })).closest('li');
    await waitFor(() => expect(row).toHaveTextContent(/Mariam Saeed\s*for Omar Farouk\s*with You/));
    await screen.findByText('Ann Lee added to Lobby reef');
    expect(screen.getByRole('button', { name: 'Mine 1' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Move Lobby reef, this once' }));
    await choose(user, /^As planned/);
    await screen.findByText('Lobby reef is as planned again');
    expect(row).not.toHaveTextContent('Mariam');
  });

  it('begins anew for the next visit, whatever was planned for the one before', async () => {
    const user = await openMenu({
      onceFor: addDays(TODAY, -5),
      onceOn: addDays(TODAY, -4),
      onceBy: 'Mariam Saeed',
    });
    await choose(user, 'Today, free');
    await screen.findByText(/^Lobby reef moved to/);
    expect(await stored('service/installations/lobby')).toMatchObject({
      onceFor: addDays(TODAY, 2),
      onceOn: TODAY,
      onceBy: '',
    });
  });
});

it('says how to begin where there is no installation', async () => {
  openApp('/dashboard/service/plan');
  expect(await screen.findByRole('link', { name: 'Add installation' })).toHaveAttribute(
    'href',
    '#/dashboard/service/installations?record=installations/new',
  );
});

it('shows no more stops of a day than anybody makes', async () => {
  await seed(
    'service/installations',
    Object.fromEntries(
      Array.from({ length: 125 }, (_, index) => [
        `i${index}`,
        place({
          name: `Villa ${index + 1}`,
          customer: `Customer ${index}`,
          planFrom: TODAY,
          address: 'Crescent Drive 9, Dubai',
          access: 'Side gate, code 4417. Ask for Mr Haris in the pump room.',
          equipment: 'Return pump\tDC 12,000 L/h\tBC-20417\t2026-01-01\t180\t2026-11-01',
        }),
      ]),
    ),
  );
  openApp('/dashboard/service/plan');
  const stops = await section(/^Today/);
  await waitFor(() => expect(stopsOf(stops)).toHaveLength(100));
  expect(stops.getByText('25 more: choose a person to see theirs.')).toBeVisible();
});

it('says that all of it is on the device, if a copy is kept there', async () => {
  await seed('service/installations', { lobby: LOBBY });
  await seed('service/visits', { v1: { installation: 'lobby', date: daysAgo(12) } });
  openApp('/dashboard/service/plan');
  await section(/^7 days late/);
  expect(screen.queryByText('All kept on this device')).toBeNull();
  chooseCopy(currentUid(), 'keep');
  expect(await screen.findByText('All kept on this device')).toBeVisible();
});

/** What is kept on the device of the list at a path. */
async function kept(path: string) {
  const copy = openCopy(
    currentUid(),
    path,
    (row) => row,
    () => true,
  );
  return (await copy.read())?.records;
}

it('keeps the last visits also of what is not due, and still says so after a visit without a connection', async () => {
  const later = { name: 'Koi court', planFrom: addDays(TODAY, 20) };
  await seed('service/installations', {
    lobby: LOBBY,
    koi: place({ ...later, plan: 'Monthly', lastVisit: `${daysAgo(10)} v2` }),
  });
  await seed('service/visits', {
    v1: { installation: 'lobby', date: daysAgo(12) },
    v2: { installation: 'koi', date: daysAgo(10), temperature: 23.7 },
  });
  await seed('tasks/t1', {
    what: 'Bring salt',
    about: 'service/installations/koi',
    status: 'Open',
  });
  const { user } = openApp('/dashboard/service/plan');
  chooseCopy(currentUid(), 'keep');
  await screen.findByText('All kept on this device');
  expect(await kept(keptVisits('koi'))).toMatchObject([{ temperature: 23.7 }]);
  await waitFor(async () => expect(await kept('tasks')).toMatchObject([{ what: 'Bring salt' }]));

  goOffline(getDatabase());
  onTestFinished(() => goOnline(getDatabase()));
  await screen.findByText(/^No connection/);
  go('/dashboard/service/visit?installation=koi');
  await user.type(await screen.findByRole('textbox', { name: /^Temperature/ }), '24');
  await user.click(screen.getByRole('button', { name: 'Save visit' }));
  await screen.findByText('Waits to be saved: Visit to Koi court recorded');
  cleanup();
  openApp('/dashboard/service/plan');
  expect(await (await section(/^Today/)).findByText('1 done')).toBeVisible();
  // Before it looks for a connection again.
  const options = { timeout: 8_000 };
  expect(await screen.findByText('All kept on this device', {}, options)).toBeVisible();
});
