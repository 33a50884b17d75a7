import { readFileSync } from 'node:fs';
import { act, screen, waitFor } from '@testing-library/react';
import { getDatabase, goOffline, goOnline } from 'firebase/database';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { READ_PATHS } from '../../../src/features/people/everythingFile.ts';
import { childrenOf } from '../../../src/lib/stored.ts';
import { currentUid, openApp, signInAs } from '../../support/app.tsx';
import { backup, resetDatabase, seed, stored } from '../../support/backend.ts';
import { filesIn } from '../../support/archive.ts';
import { exportedFiles } from '../../support/exportedFiles.ts';
import { HALF, HOSTILE } from '../../support/hostileTexts.ts';
import { valuesOf } from '../entityCase.ts';
import { CASES } from '../entityCases.ts';

const BUTTON = 'Everything as one file';
const CODE = '0123456789abcdef0123456789abcdef';
const [REMOVED, OPEN] = [`a${CODE.slice(1)}`, `b${CODE.slice(1)}`];
const PHOTO = { data: `data:image/webp;base64,${'A'.repeat(60_000)}`, caption: 'الخزان' };

/** What each kind has of a record: as its form stores it, archived, and with texts of all sorts. */
function records(): object {
  const tree: Record<string, Record<string, unknown>> = {};
  for (const own of CASES) {
    const record = valuesOf(own, 'created');
    const texts = ['خزان الشعاب', HALF, '=1+1', ...HOSTILE].map((text) =>
      Object.fromEntries(
        Object.entries(record).map(([name, value]) => [
          name,
          typeof value === 'string' ? text : value,
        ]),
      ),
    );
    const all = [record, { ...record, archived: '2026-11-01', listingChange: 'h1' }, ...texts];
    const [top = '', child = ''] = own.entity.path.split('/');
    const list = Object.fromEntries(all.map((one, index) => [`r${index}`, one]));
    tree[top] = child === '' ? list : { ...tree[top], [child]: list };
  }
  return tree;
}

/** A company with something at every path, also with what is stored there by others than the app. */
async function seedCompany(uid: string): Promise<void> {
  const signed = { user: 'Layla Haddad', uid, timestamp: 1_790_000_000_000 };
  const { service, finance, site, ...kinds } = records() as Record<string, object>;
  await seed('', {
    ...kinds,
    service: {
      ...service,
      photos: {
        r0: [PHOTO, PHOTO],
        r1: { 3: PHOTO, 29: PHOTO },
        r2: [PHOTO],
      },
    },
    finance: { ...finance, exports: { e1: { ...signed, from: '2026-07-01' } } },
    site: {
      ...site,
      enquiries: { q1: { name: 'Omar', timestamp: 1 } },
      enquiryCount: { count: 1 },
    },
    activity: { r0: { ...signed, action: 'created deal', subject: 'Reef' } },
    history: { h1: { ...signed, record: 'sales/deals/r1', changes: { archived: { to: 'x' } } } },
    receipts: { r0: { ...signed, order: 'r0', lines: { r0: 0.1, r1: -3 } } },
    imports: { i1: { ...signed, path: 'contacts', count: 2, removed: { r7: 5 } } },
    counters: { taxInvoice: { last: 7, record: 'r0' } },
    config: {
      staffOnly: true,
      enquiries: true,
      assignees: { version: 2, names: ['Noor', 'Sara'] },
      company: { name: 'Reef Studio', bank: 'IBAN 1' },
    },
    staff: { [uid]: true, noor: CODE, gone: false },
    removals: { gone: { ...signed, by: uid, was: REMOVED } },
    people: { noor: { name: 'Noor Aziz', at: 1 } },
    fieldStaff: { noor: uid },
    invitations: {
      [CODE]: { by: 'gone', name: 'Gone', created: 1, redeemedBy: 'noor', redeemedAt: 2 },
      [REMOVED]: { by: uid, name: 'Layla', created: 1, redeemedBy: 'gone', redeemedAt: 2 },
      [OPEN]: { by: uid, name: 'Layla', created: 3 },
    },
    views: {
      [uid]: [{ name: 'Mine', address: '/dashboard/sales' }],
      noor: [{ name: 'Hers', address: '/dashboard/sales' }],
    },
  });
  // As a member can call a record, though no object has such a child by an assignment.
  await seed('suppliers/__proto__', { name: 'Prototype' });
  await seed('service/photos/lost', [PHOTO]);
}

const findButton = () => screen.findByRole('button', { name: BUTTON });

describe('of a company', () => {
  beforeEach(async () => {
    await signInAs('Layla Haddad');
    await seedCompany(currentUid());
  });

  it('gives an administrator a file from which an emptied database is restored to the byte', async () => {
    const files = exportedFiles();
    const { user, unmount } = openApp('/dashboard/people');
    const button = await findButton();
    // The dashboard has said that its user is there, and writes nothing more.
    await waitFor(async () => expect(await stored(`people/${currentUid()}`)).not.toBeNull());
    await user.click(button);
    const count = CASES.length * (HOSTILE.length + 5) + 1;
    expect(
      await screen.findByText(new RegExp(`^Saved as \\S+\\.zip, with ${count} records\\.$`)),
    ).toBeVisible();
    unmount();
    const { 'database.json': json = '', ...sheets } = await filesIn(files[0] ?? new Blob());

    // What docs/operations.md names as not in it.
    for (const path of [`invitations/${OPEN}`, 'views/noor', 'service/photos/lost'])
      await seed(path, null);
    const before = await backup();
    await resetDatabase();
    expect(await backup()).toBe('null');
    await seed('', JSON.parse(json));
    expect((await backup()) === before).toBe(true);

    expect(Object.keys(sheets)).toHaveLength(CASES.length);
    const deals = sheets['csv/deals.csv'] ?? '';
    expect(deals).toContain('\uFEFFDeal Title,');
    expect(deals).toContain('\r\nخزان الشعاب,');
    expect(deals).toContain("\r\n'=1+1,");
    expect(deals).toContain('2026-11-01');
  });

  it('says that the connection was lost half-way, and saves nothing', async () => {
    const files = exportedFiles();
    const { user } = openApp('/dashboard/people');
    const button = await findButton();
    onTestFinished(() => goOnline(getDatabase()));
    await user.click(button);
    act(() => goOffline(getDatabase()));
    expect(
      await screen.findByText(/^The connection was lost before everything was read/),
    ).toBeVisible();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(/This needs a connection\.$/);
    expect(files).toEqual([]);
  });

  it('is for administrators', async () => {
    await seed(`staff/${currentUid()}`, OPEN);
    openApp('/dashboard/people');
    expect(await screen.findByRole('button', { name: 'Noor Aziz' })).toBeVisible();
    expect(screen.queryByRole('button', { name: BUTTON })).toBeNull();
  });
});

/** What the app asks for in parts, and where nothing is stored. */
const IN_PARTS = ['service/photos', 'invitations', 'views', 'rulesVersion'];

it('reads every path that the rules name', () => {
  const { rules } = JSON.parse(readFileSync('database.rules.json', 'utf8')) as { rules: object };
  const readable = (node: object, path: string): readonly string[] =>
    '.read' in node || Object.keys(node).some((name) => name.startsWith('$'))
      ? [path]
      : Object.entries(node).flatMap(([name, child]) =>
          readable(childrenOf(child), path === '' ? name : `${path}/${name}`),
        );
  expect([...READ_PATHS, ...IN_PARTS].toSorted()).toEqual(readable(rules, '').toSorted());
});
