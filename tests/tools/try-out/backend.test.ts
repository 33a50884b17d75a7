import { describe, expect, it } from 'vitest';
import { demoVisits } from '../../../tools/demo/visits.ts';
import { today } from '../../../src/lib/dates.ts';
import {
  MAX_CAPTION_LENGTH,
  MAX_DATA_LENGTH,
  parseVisitPhoto,
} from '../../../src/features/visits/visitPhotos.ts';
import { createWorld } from '../../../tools/try-out/backend/world.ts';
import { RULES, memoryStorage, openBackend, Tab } from './tab.ts';

/** What is stored of installations and their visits. */
type Service = {
  readonly installations: Readonly<Record<string, { readonly customer: string }>>;
  readonly visits: Readonly<Record<string, { readonly place: string }>>;
  readonly photos?: Readonly<Record<string, unknown>>;
};

type Invoices = {
  readonly invoices: Readonly<
    Record<string, { readonly customer: string; readonly installation: string }>
  >;
};

/** The photos of a visit that are stored whole. */
const parsed = (value: unknown) =>
  Object.entries(Object(value)).flatMap(([id, photo]) => parseVisitPhoto(id, photo) ?? []);

/** The names of all deals, as a tab of this backend reads them. */
async function dealsSeenBy(tab: Tab): Promise<string> {
  const client = await tab.connect();
  await client.request('auth', { cred: await tab.signIn() });
  const { d } = await client.request('g', { p: '/sales/deals' });
  return JSON.stringify(d);
}

describe('a new try-out', () => {
  it('has a month of demo records, saved by three people on their days', async () => {
    const tab = new Tab(await openBackend());
    const client = await tab.connect();
    await client.request('auth', { cred: await tab.signIn() });
    const { d } = await client.request('g', { p: '/activity' });
    const entries = Object.values(d as Record<string, { user: string; timestamp: number }>);
    expect(new Set(entries.map(({ user }) => user))).toEqual(
      new Set(['Layla Haddad', 'Omar Farouk', 'Priya Nair']),
    );
    const days = new Set(entries.map(({ timestamp }) => new Date(timestamp).toDateString()));
    expect(days.size).toBeGreaterThan(15);
    expect(Math.max(...entries.map(({ timestamp }) => timestamp))).toBeLessThanOrEqual(Date.now());
  });

  it('has photos of visits, which their keepers took on those days', async () => {
    const now = new Date();
    const expected = demoVisits(now).flatMap(({ draft, photos = [] }) =>
      photos.map(() => `${draft['place']}, ${draft['date']}`),
    );
    const { state } = await createWorld(RULES, null, () => undefined);
    const stored = () => (state().records as { readonly service: Service }).service;
    const kept = () => Object.values(stored().photos ?? {}).flatMap(parsed);
    await expect.poll(kept).toHaveLength(expected.length);
    const { visits, photos = {} } = stored();
    const days = Object.entries(photos).flatMap(([visit, value]) =>
      parsed(value).map(
        ({ timestamp }) => `${visits[visit]?.place}, ${today(new Date(timestamp))}`,
      ),
    );
    expect(days.toSorted()).toEqual(expected.toSorted());
    expect(new Set(days).size).toBeGreaterThanOrEqual(10);
    for (const { data, caption } of kept()) {
      expect(data.length).toBeLessThanOrEqual(MAX_DATA_LENGTH);
      expect(caption.length).toBeLessThanOrEqual(MAX_CAPTION_LENGTH);
    }
  });

  it('says of each invoice for which installation of its customer it is', async () => {
    const { state } = await createWorld(RULES, null, () => undefined);
    const { finance, service } = state().records as { finance: Invoices; service: Service };
    const invoices = Object.values(finance.invoices);
    expect(invoices.length).toBeGreaterThan(5);
    for (const { customer, installation } of invoices)
      expect(service.installations[installation]?.customer).toBe(customer);
  });

  it('is unused until somebody signs in', async () => {
    const backend = await openBackend();
    const first = new Tab(backend);
    await expect.poll(() => first.messages).toMatchObject([{ type: 'state', isUnused: true }]);
    await first.signIn();
    const second = new Tab(backend);
    await expect.poll(() => second.messages).toMatchObject([{ isUnused: false }]);
  });
});

it('what is written and who has signed in outlive the backend, and nothing outlives starting over', async () => {
  const storage = memoryStorage();
  const tab = new Tab(await openBackend(storage));
  const client = await tab.connect();
  await client.request('auth', { cred: await tab.signIn() });
  const write = { p: '/config/assignees', d: { version: 1, names: ['Reef & Sons'] } };
  expect((await client.request('p', write)).s).toBe('ok');
  await expect.poll(() => JSON.stringify(storage.kept)).toContain('Reef & Sons');

  const next = new Tab(await openBackend(storage));
  await expect.poll(() => next.messages).toMatchObject([{ isUnused: false }]);
  expect(await dealsSeenBy(next)).toContain('Koi court with pergola shade');
  next.post({ type: 'startOver' });
  await expect
    .poll(() => next.messages.at(-1), { timeout: 30_000 })
    .toEqual({ type: 'startedOver' });
  expect(JSON.stringify(storage.kept)).not.toContain('Reef & Sons');
  expect(await dealsSeenBy(next)).toContain('Koi court with pergola shade');
});

it('all tabs hear that the colleagues are paused', async () => {
  const backend = await openBackend();
  const [first, second] = [new Tab(backend), new Tab(backend)];
  first.post({ type: 'pauseColleagues', isPaused: true });
  for (const tab of [first, second])
    await expect.poll(() => tab.messages.at(-1)).toMatchObject({ areColleaguesPaused: true });
});
