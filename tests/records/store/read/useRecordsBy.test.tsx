import { renderHook, waitFor } from '@testing-library/react';
import { getDatabase, goOffline, goOnline } from 'firebase/database';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { invoice } from '../../../../src/features/finance/invoice.entity.ts';
import { useRecordsBy, type RecordRange } from '../../../../src/records/store/read/useRecordsBy.ts';
import { AuthProvider } from '../../../../src/app/AuthProvider.tsx';
import { useChangeRecords } from '../../../../src/records/store/write/saveChange.ts';
import { signInAs } from '../../../support/app.tsx';
import { seed } from '../../../support/backend.ts';

const PATH = 'finance/invoices';

const OVERDUE: readonly RecordRange[] = [{ child: 'status', value: 'Overdue' }];
const UNPAID: readonly RecordRange[] = [{ child: 'status', value: 'Sent' }, ...OVERDUE];

beforeEach(() => signInAs('Layla Haddad'));

async function find(ranges: readonly RecordRange[]) {
  const { result } = renderHook(
    () => ({
      found: useRecordsBy(invoice, ranges, { isWanted: true }),
      change: useChangeRecords(invoice),
    }),
    { wrapper: AuthProvider },
  );
  await waitFor(() => expect(result.current?.found.status).toBe('live'));
  const records = () => result.current.found.records;
  const becomes = (...ids: readonly string[]) =>
    waitFor(() => expect(records().map(({ id }) => id)).toEqual(ids));
  return { result, records, becomes };
}

it('finds the records of several ranges, oldest first, and keeps those that have not changed', async () => {
  await seed(PATH, {
    a: { status: 'Sent', amount: 1 },
    b: { status: 'Overdue', amount: 2 },
    c: { status: 'Paid', amount: 3 },
    d: { status: 'Sent', amount: 4 },
  });
  const { records, becomes } = await find(UNPAID);
  await becomes('a', 'b', 'd');
  const [first, second] = records();
  await seed(`${PATH}/c/status`, 'Overdue');
  await seed(`${PATH}/d/status`, 'Paid');
  await becomes('a', 'b', 'c');
  expect(records()[0]).toBe(first);
  expect(records()[1]).toBe(second);
});

it('shows a record as it is known that an edit without a connection moves into a range', async () => {
  await seed(PATH, { a: { status: 'Overdue', customer: 'Noor', amount: 500, idNum: 'INV-1' } });
  const { result, records, becomes } = await find(OVERDUE);
  const [known] = records();
  await seed(`${PATH}/a/status`, 'Sent');
  await becomes();
  goOffline(getDatabase());
  onTestFinished(() => goOnline(getDatabase()));
  if (known === undefined) throw new Error('Nothing was found');
  void result.current.change([{ ...known, status: 'Sent' }], { status: 'Overdue' }, 'Marked');
  await becomes('a');
  expect(records()[0]).toMatchObject({ status: 'Overdue', customer: 'Noor', amount: 500 });
});
