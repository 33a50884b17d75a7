import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDatabase, goOffline, goOnline } from 'firebase/database';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { AuthProvider } from '../../../../src/app/AuthProvider.tsx';
import { deal } from '../../../../src/features/sales/deal.entity.ts';
import { parseRecord } from '../../../../src/records/model/entity.ts';
import { RecordHistory } from '../../../../src/records/form/history/RecordHistory.tsx';
import { startSender } from '../../../../src/records/store/write/startSender.ts';
import { connection } from '../../../../src/records/store/connection/useConnection.ts';
import { useRecords } from '../../../../src/records/store/read/useRecords.ts';
import { currentUid, signInAs } from '../../../support/app.tsx';
import { today } from '../../../../src/lib/dates.ts';
import { keepFocus } from '../../../../src/ui/keepFocus.ts';
import { seed, stored } from '../../../support/backend.ts';
import { expectConsoleError } from '../../../support/console.ts';
import { denyEverything, restoreRules } from '../../../support/rules.ts';

const STORED = {
  title: 'Reef',
  customer: 'Noor',
  value: 12000,
  stage: 'Won',
  creationDate: '2026-11-01',
};

const minutesAgo = (minutes: number): number => Date.now() - (minutes + 0.5) * 60_000;

const entry = (minutes: number, changes: object, user = 'Omar Aziz') => ({
  record: 'sales/deals/d1',
  user,
  timestamp: minutesAgo(minutes),
  changes,
});

const creationEntry = () => ({
  user: 'Layla Haddad',
  action: 'created new deal',
  subject: 'Reef',
  timestamp: minutesAgo(9),
});

function Screen() {
  const { records } = useRecords(deal);
  const record = records.find(({ id }) => id === 'd1');
  return record ? <RecordHistory entity={deal} record={record} /> : null;
}

/** The history of the deal d1, as a signed-in user sees it; with a count, all of it once there are so many lines. */
async function openHistory(count?: number) {
  render(<Screen />, { wrapper: AuthProvider });
  const history = within(await screen.findByRole('region', { name: 'History' }));
  const lines = () => history.queryAllByRole('listitem').map((item) => item.textContent);
  const user = userEvent.setup();
  if (count !== undefined)
    await user.click(await history.findByRole('button', { name: `All ${count}` }));
  return { history, lines, user };
}

beforeEach(async () => {
  await signInAs('Layla Haddad');
  await seed('sales/deals/d1', STORED);
  return startSender(currentUid(), 0);
});

describe('the history of a record', () => {
  it('lists its changes, newest first, and its creation, live', async () => {
    await seed('activity/d1', creationEntry());
    await seed('history', {
      a: entry(5, { value: { from: 0, to: 12000 }, customer: { to: 'Noor' } }),
      b: entry(2, { stage: { from: 'New Lead', to: 'Won' }, owner: { to: '' } }, 'Sara'),
      c: { ...entry(12, { stage: { from: 'Won', to: 'Lost' } }), record: 'sales/deals/d2' },
      // Neither blanks that were filled in along the way nor what is damaged.
      d: entry(4, { gone: { from: 'x', to: 'y' } }),
      f: { ...entry(3, {}), changes: 'damaged' },
    });
    const { history, lines, user } = await openHistory(4);
    const creation = 'LHLayla Haddad created new deal9 min ago';
    const earlier = [
      'SSara Stagefrom New Lead → to Won2 min agoUndo Stage, back to New Lead',
      'OAOmar Aziz Customerfrom empty → to Noor5 min agoUndo Customer, back to empty',
      'OAOmar Aziz Value ($)from $0 → to $12,0005 min agoUndo Value ($), back to $0',
    ];
    await waitFor(() => expect(lines()).toEqual([...earlier, creation]));
    await seed('history/e', entry(0, { title: { from: 'Tank', to: 'Reef' } }));
    await waitFor(() =>
      expect(lines()[0]).toBe(
        'OAOmar Aziz Deal Titlefrom Tank → to Reefjust nowUndo Deal Title, back to Tank',
      ),
    );
    expect(lines()).toHaveLength(5);
    await user.click(history.getByRole('button', { name: 'Latest' }));
    expect(lines()).toHaveLength(1);
    expect(screen.queryByText(/are not listed/)).toBeNull();
  });

  it('lists the latest fifty, and says that there were more', async () => {
    await seed('activity/d1', creationEntry());
    const changes = Array.from({ length: 60 }, (_, index) => [
      `k${String(index).padStart(2, '0')}`,
      entry(60 - index, { value: { from: index, to: index + 1 } }),
    ]);
    await seed('history', Object.fromEntries(changes));
    const { lines } = await openHistory(51);
    await waitFor(() => expect(lines()).toHaveLength(51));
    expect(lines()[0]).toMatch(/from \$59 → to \$60/);
    expect(screen.getByText('Only the latest 50 changes are listed.')).toBeVisible();
  });

  it('says so while it is empty, and of a record whose creation was not recorded that it does not list everything', async () => {
    await openHistory();
    expect(await screen.findByText('No changes are recorded.')).toBeVisible();
    await seed('history/a', entry(5, { stage: { from: 'Lost', to: 'Won' } }));
    expect(
      await screen.findByText('Changes before this was recorded are not listed.'),
    ).toBeVisible();
  });

  it('says so when it cannot be read', async () => {
    onTestFinished(restoreRules);
    await denyEverything();
    expectConsoleError(/Reading the history of sales\/deals failed/);
    const record = parseRecord(deal, 'd1', STORED);
    render(<RecordHistory entity={deal} record={record} />, { wrapper: AuthProvider });
    expect(await screen.findByRole('alert')).toHaveTextContent('The history could not be loaded.');
  });
});

describe('Undo', () => {
  it('takes back one change, leaves later changes of other fields, and is a change itself', async () => {
    await seed('history', {
      a: entry(5, { stage: { from: 'New Lead', to: 'Won' }, value: { from: 0, to: 12000 } }),
      b: entry(2, { customer: { from: 'Qamar', to: 'Noor' } }),
    });
    onTestFinished(keepFocus());
    const { history, lines, user } = await openHistory(3);
    await user.click(await history.findByRole('button', { name: 'Undo Stage, back to New Lead' }));
    expect(await history.findByText('Undone: Stage is New Lead again.')).toBeVisible();
    expect(await stored('sales/deals/d1')).toEqual({
      ...STORED,
      stage: 'New Lead',
      since: today(),
    });
    await waitFor(() => expect(lines()).toHaveLength(4));
    expect(lines()[0]).toMatch(/^LHLayla Haddad Stagefrom Won → to New Lead/);
    expect(history.queryByRole('button', { name: 'Undo Stage, back to New Lead' })).toBeNull();
    expect(history.getByRole('heading', { name: 'History' })).toHaveFocus();
    await user.click(history.getByRole('button', { name: 'Undo Stage, back to Won' }));
    expect(await history.findByText('Undone: Stage is Won again.')).toBeVisible();
    expect(Object.keys((await stored('activity')) as object)).toHaveLength(2);
  });

  // Rule 27 of docs/outbox.md.
  it('is refused when somebody has changed the field since, even back to the same value', async () => {
    await seed('history', {
      a: entry(5, { stage: { from: 'New Lead', to: 'Won' } }),
      b: entry(4, { stage: { from: 'Won', to: 'Lost' } }),
      c: entry(3, { stage: { from: 'Lost', to: 'Won' } }),
    });
    const { history, user } = await openHistory(3);
    await user.click(await history.findByRole('button', { name: 'Undo Stage, back to New Lead' }));
    expect(
      await history.findByText('Not undone, since a colleague has changed it meanwhile: Stage'),
    ).toBeVisible();
    expect(await stored('activity')).toBeNull();
    expect(await stored('sales/deals/d1')).toEqual(STORED);
  });

  it('is refused when the change of a colleague is on its way', async () => {
    await seed('history/a', entry(5, { stage: { from: 'New Lead', to: 'Won' } }));
    const { history, user } = await openHistory();
    await history.findByRole('button', { name: 'Undo Stage, back to New Lead' });
    goOffline(getDatabase());
    onTestFinished(() => goOnline(getDatabase()));
    await waitFor(() => expect(connection.get()).toBe(false));
    await seed('sales/deals/d1/stage', 'Lost');
    await user.click(history.getByRole('button', { name: 'Undo Stage, back to New Lead' }));
    const waiting = 'Stage will be New Lead again once you are back online.';
    expect(await history.findByText(waiting)).toBeVisible();
    expect(
      history.getByText('There is no connection. Later changes appear once it is back.'),
    ).toBeVisible();
    act(() => goOnline(getDatabase()));
    expect(
      await history.findByText('Not undone, since a colleague has changed it meanwhile: Stage'),
    ).toBeVisible();
    expect(await stored('sales/deals/d1/stage')).toBe('Lost');
  });

  it('is not offered for a value that no form could store', async () => {
    await seed('history', {
      a: entry(5, { stage: { from: 'Elsewhere', to: 'Won' } }),
      b: entry(4, { value: { from: 'NaN', to: 12000 } }),
      c: entry(3, { customer: { from: 'x'.repeat(10_001), to: 'Noor' } }),
      d: entry(2, { title: { from: 'Tank', to: 'Reef' } }),
    });
    const { history, lines } = await openHistory(4);
    await waitFor(() => expect(lines()).toHaveLength(4));
    const buttons = history.getAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons).toEqual(['Latest', 'Undo Deal Title, back to Tank']);
  });
});
