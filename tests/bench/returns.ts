import type { Browser, BrowserContext } from '@playwright/test';
import { signUp } from '../e2e/actions.ts';
import { everyKind, keyOf } from './records.ts';
import type { TestServer } from './testServer.ts';

/** The pages that somebody comes back to, below `/dashboard`, with what they are about. */
export const RETURNS = [
  '',
  'sales',
  'finance',
  'inventory',
  'procurement',
  'suppliers',
  'service',
  'contacts',
  'tasks',
  'payments',
  'creditNotes',
  'vat',
  'activity',
  'inventory/count',
  'service/installations',
  'service/plan',
  'service/visits',
  `service/installation?installation=${keyOf(0)}`,
  `service/visit?installation=${keyOf(0)}`,
  'sales/customer?name=Reef%20Residence%200',
  'suppliers/supplier?name=Reef%20Supply%200',
  'statement?name=Reef%20Residence%200',
  `document?invoices=${keyOf(0)}`,
  `finance?record=invoices/${keyOf(0)}`,
  `sales?record=deals/${keyOf(0)}`,
  'settings',
  'people',
] as const;

type Returning = {
  /** How many records there are of each kind. */
  readonly count: number;
  readonly paths: readonly string[];
  /** How long nothing arrives once a page is there, in milliseconds. */
  readonly quietMs: number;
};

/**
 * How many kB each page receives from the database when somebody comes back who keeps a copy on their device, by its address. Calls
 * `onPage` after each.
 */
export async function measureReturns(
  browser: Browser,
  server: TestServer,
  { count, paths, quietMs }: Returning,
  onPage: (figure: readonly [address: string, kB: number]) => void = () => undefined,
): Promise<Readonly<Record<string, number>>> {
  for (const [path, records] of Object.entries(everyKind(count)))
    await server.write('PUT', path, records);
  const context = await browser.newContext({ baseURL: server.address });
  const page = await context.newPage();
  await signUp(page, 'returning@staff.example');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByLabel('Keep a copy on this device').check();
  await page.close();
  const visitAll = async (onVisit: typeof onPage): Promise<void> => {
    const waiting = [...paths];
    const visitInTurn = async (): Promise<void> => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift())
        onVisit([addressOf(path), await receivedBy(context, path, quietMs)]);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, visitInTurn));
  };
  await visitAll(() => undefined);
  const figures: Record<string, number> = {};
  await visitAll(([address, kB]) => {
    figures[address] = kB;
    onPage([address, kB]);
  });
  await context.close();
  return figures;
}

/** Most of a visit is waiting. */
const AT_ONCE = 3;

/** Opens a page of its own, waits until nothing arrives any more, and resolves to how many kB have arrived. */
export async function receivedBy(
  context: BrowserContext,
  path: string,
  quietMs: number,
): Promise<number> {
  const page = await context.newPage();
  let count = 0;
  let heardAt = Date.now();
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      count += payload.length;
      heardAt = Date.now();
    }),
  );
  await page.goto(`/#${addressOf(path)}`);
  // What is counted there is asked for last.
  await page.locator('a[href="#/dashboard/inventory"][aria-description]').waitFor();
  while (Date.now() - heardAt < quietMs) await page.waitForTimeout(100);
  await page.close({ runBeforeUnload: true });
  return count / 1_000;
}

const addressOf = (path: string): string => (path === '' ? '/dashboard' : `/dashboard/${path}`);
