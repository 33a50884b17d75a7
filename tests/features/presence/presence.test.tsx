import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { PRESENCE_EVERY_MS } from '../../../src/model/presence.ts';
import { newKey, receivedLength } from '../../../src/store/firebase/database.ts';
import { keepPresent } from '../../../src/store/firebase/presence.ts';
import { watchValue } from '../../../src/store/firebase/queries.ts';
import { openApp, signInAs, currentUid } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';

const AT = 'presence/sales:deals:d1';

beforeEach(async () => {
  await signInAs('Ann Lee');
  await seed('sales/deals/d1', {
    title: 'Reef',
    customer: 'Noor',
    value: 1,
    stage: 'Won',
    creationDate: '2026-11-01',
  });
});

const windows = async () =>
  Object.values(((await stored(AT)) ?? {}) as Record<string, { uid: string; field: string }>);

const own = async () => (await windows()).find(({ uid }) => uid === currentUid());

it('says that the record is open here, and in which field once somebody comes, until it is closed', async () => {
  const { user } = openApp('/dashboard/sales?record=deals/d1');
  const form = within(await screen.findByRole('dialog', { name: 'Edit Deal' }));
  await waitFor(async () => expect(await windows()).toMatchObject([{ uid: currentUid() }]));
  await user.click(form.getByLabelText('Value ($)'));
  // Nobody is there who would read it.
  expect(await windows()).toMatchObject([{ field: '' }]);
  await seed(`${AT}/w1`, { uid: 'u2', user: 'Omar Aziz', field: '', timestamp: Date.now() });
  await waitFor(async () => expect(await own()).toMatchObject({ field: 'value' }));
  await user.click(form.getByLabelText('Deal Title'));
  await waitFor(async () => expect(await own()).toMatchObject({ field: 'title' }));
  await seed(`${AT}/w1`, null);
  await user.keyboard('{Escape}');
  await waitFor(async () => expect(await windows()).toEqual([]));
});

it('says who else has it open and where, and who is probably gone', async () => {
  const now = Date.now();
  await seed(AT, {
    w1: { uid: 'u2', user: 'Omar Aziz', field: 'stage', timestamp: now },
    w2: { uid: 'u3', user: 'Layla', field: '', timestamp: now - 120_000 },
    w3: { uid: 'u4', user: 'Rania', field: '', timestamp: now - 3_600_000 },
  });
  openApp('/dashboard/sales?record=deals/d1');
  const form = within(await screen.findByRole('dialog', { name: 'Edit Deal' }));
  expect(await form.findByText('has this open too, in Stage')).toBeInTheDocument();
  expect(form.getByText('Omar Aziz')).toBeInTheDocument();
  expect(form.queryByText('had this open a moment ago')).toBeNull();
  expect(
    await form.findByText('had this open a moment ago', {}, { timeout: 10_000 }),
  ).toBeVisible();
  expect(form.getByText('Layla')).toBeInTheDocument();
  expect(form.queryByText('Rania')).toBeNull();
});

/**
 * What a person of a busy company does in a month of 22 days: records that are open for more than a second, hours beside a
 * colleague in the same record, and fields entered in such an hour.
 */
const MONTH = { records: 22 * 50, hours: 22 * 0.5, fields: 120 };

/** What the network adds to a message, and how many come for a record and for a word: from the server, which alone is paid for. */
const FRAME = { bytes: 70, ofRecord: 8, ofWord: 2 };

it('costs at most $2 a month for 500 people, at $1 a GB', async () => {
  const path = 'presence/sales:deals:-OaBcDeFgHiJkLmNoPqRs';
  async function open() {
    const stop = watchValue(path, ignore, ignore);
    const present = keepPresent(`${path}/${newKey()}`, word);
    await waitFor(async () => expect(await stored(path)).not.toBeNull());
    return { present, stop };
  }
  async function close({ present, stop }: Awaited<ReturnType<typeof open>>) {
    stop();
    present.end();
    await waitFor(async () => expect(await stored(path)).toBeNull());
  }
  const bytes = await receivedDuring(async () => close(await open()));
  const record = bytes + FRAME.ofRecord * FRAME.bytes;
  const opened = await open();
  const [field, beat] = [
    await receivedDuring(async () => opened.present.say()),
    await receivedDuring(async () => opened.present.stay()),
    // A word comes back to whoever says it, and to the other one.
  ].map((received) => 2 * (received + FRAME.ofWord * FRAME.bytes));
  await close(opened);

  const hour = MONTH.fields * (field ?? 0) + (3_600_000 / PRESENCE_EVERY_MS) * (beat ?? 0);
  const gigabytes = (500 * (MONTH.records * record + MONTH.hours * hour)) / 1e9;
  expect(gigabytes).toBeLessThan(2);
});

const ignore = (): void => undefined;

const word = () => ({ uid: currentUid(), user: 'Ann Lee', field: 'expectedClose' });

/** How much the database sends until what is done here has been answered, in bytes. */
async function receivedDuring(act: () => Promise<void>): Promise<number> {
  await settle();
  const before = receivedLength();
  await act();
  await settle();
  return receivedLength() - before;
}

/** Waits until nothing has arrived for a while. */
async function settle(): Promise<void> {
  for (let last = -1; last !== receivedLength();) {
    last = receivedLength();
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}
