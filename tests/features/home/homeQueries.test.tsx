import { cleanup, screen, waitFor } from '@testing-library/react';
import { getDatabase, goOffline, goOnline } from 'firebase/database';
import { expect, it, onTestFinished } from 'vitest';
import { chooseCopy } from '../../../src/session/copyChoice.ts';
import { currentUid, figure, openApp, signInAs } from '../../support/app.tsx';
import { seed } from '../../support/backend.ts';
import { FEED_CAME, recordListens } from '../../support/listens.ts';

const KINDS = /^\/(sales\/leads|sales\/deals|finance\/invoices|service\/tickets|inventory\/items)/;

async function seedCompany(): Promise<void> {
  await seed('sales/leads', { a: { company: 'A' }, b: { status: 'Unqualified' } });
  await seed('sales/deals', {
    open: { value: 1_000_000, stage: 'Negotiation' },
    blank: { value: 2_000_000 },
    unknown: { value: 3_000_000, stage: 'On Ice' },
    won: { value: 9e6, stage: 'Won' },
    lost: { value: 8e6, stage: 'Lost' },
  });
  await seed('finance/invoices', {
    late: { amount: 10_000, status: 'Overdue' },
    paid: { amount: 5_000, status: 'Paid' },
  });
  await seed('service/tickets', {
    a: { status: 'New' },
    b: { issue: 'Leaks' },
    c: { status: 'Closed' },
  });
  await seed('activity/a', { user: 'Omar', action: 'created PO', subject: 'PO-1', timestamp: 1 });
}

it('asks for its feed, then for what is open or late, and last for all leads', async () => {
  await signInAs('Layla Haddad');
  await seedCompany();
  const listens = recordListens();
  openApp('/dashboard');
  await waitFor(() => expect(figure('New Leads')).toBe('2'));
  await waitFor(() => expect(listens).toContain('/service/installations'));
  const asked = listens.findIndex((listen) => /^\/activity .*"l":5/.test(listen));
  expect(asked).toBeGreaterThan(-1);
  const feed = listens.indexOf(FEED_CAME, asked);
  const lists = listens.filter((listen) => KINDS.test(listen));
  expect(feed).toBeGreaterThan(-1);
  expect(feed).toBeLessThan(listens.findIndex((listen) => KINDS.test(listen)));
  expect(lists.filter((listen) => !listen.includes(' '))).toEqual(['/sales/leads']);
  expect(lists.findIndex((listen) => listen === '/sales/leads')).toBeGreaterThan(
    lists.findLastIndex((listen) => /^\/(sales\/deals|finance|service)/.test(listen)),
  );
});

const expectFigures = (pipeline: string, overdue: string, open: string) =>
  waitFor(() =>
    expect(['Pipeline Value', 'Overdue Invoices', 'Open Tickets'].map(figure)).toEqual([
      pipeline,
      overdue,
      open,
    ]),
  );

it('shows its figures again without a connection', async () => {
  await signInAs('Layla Haddad');
  await seedCompany();
  openApp('/dashboard');
  await expectFigures('$6.0M', '$10.0k', '2');
  goOffline(getDatabase());
  onTestFinished(() => goOnline(getDatabase()));
  cleanup();
  openApp('/dashboard');
  await expectFigures('$6.0M', '$10.0k', '2');
});

it('reads all of what is kept on this device, so that the copy does not grow old', async () => {
  await signInAs('Layla Haddad');
  await seedCompany();
  chooseCopy(currentUid(), 'keep');
  const listens = recordListens();
  openApp('/dashboard');
  await waitFor(() => expect(figure('New Leads')).toBe('2'));
  await waitFor(() =>
    expect(listens).toEqual(
      expect.arrayContaining(['/sales/deals', '/finance/invoices', '/service/tickets']),
    ),
  );
  await screen.findByText('PO-1');
});
