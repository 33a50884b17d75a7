import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FURTHER_PAGES, SIDEBAR_PAGES } from '../../src/features/pages.ts';
import { COMPANY_FIELDS } from '../../src/features/documents/company.ts';
import { installation } from '../../src/features/installations/installation.entity.ts';
import { today } from '../../src/lib/dates.ts';
import { ENTITIES } from '../../src/records/model/entities.ts';
import type { Fields } from '../../src/records/model/entity.ts';
import type { Field } from '../../src/records/model/field.ts';
import { pageOf, recordAddress, withQuery } from '../../src/records/page/address/addresses.ts';
import { openApp, signInAs } from '../support/app.tsx';
import { seed } from '../support/backend.ts';

/** Half of a character, as a member can store it by REST: `encodeURIComponent` throws at it. */
const HALF = '\uD800';

/** What it ends; pages make links, dates and figures of it. */
const WHOLE = 'Call +971 50 123 4567, ann@reef.example, 12 Reef Road, @Layla';

/** What the pages of one thing are asked for. */
const NAMED = { name: WHOLE + HALF, installation: 'r' };

/** What a field holds: half of a character wherever it is a text. */
function brokenText(name: string, { input }: Field<unknown>): unknown {
  const bound: unknown = BOUND[name];
  if (bound !== undefined) return bound;
  if (input.type === 'number' || input.type === 'time') return 7;
  if (input.type === 'tel') return `+971 50 123 4567${HALF}`;
  if (input.type === 'email') return `ann@reef.example${HALF}`;
  if (input.type === 'select') return `${input.options[1]}${HALF}`;
  if (input.type === 'lines')
    return input.columns.map(({ isNumber }) => (isNumber ? '2' : WHOLE + HALF)).join('\t');
  return WHOLE + HALF;
}

/** What leads to other records, or leaves a record out of lists. */
const BOUND: Readonly<Record<string, unknown>> = {
  installation: 'r',
  invoice: 'r',
  deal: 'r',
  about: 'sales/deals/r',
  planFrom: today(),
  date: today(),
  stage: 'Won',
  archived: '',
  mergedInto: '',
};

const brokenRecord = (fields: Fields): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, field]) => [name, brokenText(name, field)] as const)
      .filter(([, value]) => value !== ''),
  );

/** The pages that show nothing of what is stored, or of no record in particular. */
const WITHOUT_TEXTS = /\/(import|settings|health|document)\?name/;

const DOCUMENTS = ['invoices', 'payments', 'deals', 'creditNotes', 'purchaseOrders', 'visits'];

const PAGES = [...SIDEBAR_PAGES, ...FURTHER_PAGES];

/** Each page once, with the panel of each kind of record where it has one. */
const ADDRESSES: readonly string[] = [
  ...PAGES.map(({ path }) => `/dashboard/${path}`)
    .filter((page) => !ENTITIES.some((entity) => pageOf(entity) === page))
    .map((page) => withQuery(page, NAMED)),
  ...ENTITIES.map((entity) => recordAddress(entity, 'r')),
  ...DOCUMENTS.map((kind) => withQuery('/dashboard/document', { [kind]: 'r' })),
  withQuery('/dashboard/sales/customer', { ...NAMED, record: 'invoices/r' }),
];

// Longer than others: it opens forty pages.
it('no page throws at half of a character in any text', async () => {
  await signInAs(`Layla${HALF}`);
  for (const { path, fields } of ENTITIES) await seed(`${path}/r`, brokenRecord(fields));
  const place = { kind: 'Marine', plan: 'Weekly', assigned: WHOLE + HALF };
  await seed('service/installations/p', { ...brokenRecord(installation.fields), ...place });
  const signed = { user: WHOLE + HALF, uid: HALF, timestamp: Date.now() };
  await seed('config/company', brokenRecord(COMPANY_FIELDS));
  await seed('config/assignees', { names: [WHOLE + HALF], version: 1 });
  await seed('activity/r', { ...signed, action: `noted${HALF}`, subject: WHOLE + HALF });
  await seed('receipts/r', { ...signed, order: 'r', lines: { r: 1 } });
  await seed('service/photos/r/p', { ...signed, data: '', caption: WHOLE + HALF });
  await seed('people/r', { name: WHOLE + HALF, at: 1, email: `a${HALF}@reef.example` });
  await seed('enquiries/r', {
    ...signed,
    name: WHOLE + HALF,
    email: `a${HALF}@b.c`,
    message: HALF,
  });
  await Promise.all(PAGES.map(({ preload }) => preload()));
  for (const address of ADDRESSES) {
    openApp(address);
    // The header names who is signed in.
    const count = WITHOUT_TEXTS.test(address) ? 1 : 2;
    const shown = new RegExp(`(?:[\uD800\uFFFD].*){${count}}`);
    await waitFor(() => expect(document.body.textContent).toMatch(shown));
    await waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull());
    expect(document.body).not.toHaveTextContent(/could not be shown|No record names/);
    cleanup();
  }
}, 300_000);
