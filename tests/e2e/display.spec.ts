import type { Page } from '@playwright/test';
import { administratorOf, type Administrator } from './administrator.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible, fill, signInAsDemo } from './actions.ts';
import type { Product } from './product.ts';

let product: Product;
let administrator: Administrator;
let before: object;

test.beforeAll(async ({ preview }) => {
  product = preview;
  administrator = await administratorOf(preview);
  before = (await product.stored('')) as object;
});

test.afterEach(() => administrator.seed({ ...before, config: null }));

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(`${product.address}/#/dashboard/${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const AMOUNTS = [
  999.5, 18_940, 999_950, 1_250_000, 12_500_000.25, 987_654_321.99, 1e15, -2_500_000,
] as const;

const recordsOf = (record: (amount: number, index: number) => object): object =>
  Object.fromEntries(AMOUNTS.map((amount, index) => [`figure-${index}`, record(amount, index)]));

const MONEY = {
  'sales/deals': recordsOf((value, index) => ({
    title: `Deal ${index}`,
    customer: 'Saffron Bay Hotel and Residences',
    value,
    stage: ['New Lead', 'Quotation Sent', 'Won'][index % 3],
  })),
  'sales/customers': recordsOf((amount, index) => ({
    name: `Saffron Bay Hotel ${index}`,
    trn: '100291847300003',
    terms: 'Due on Receipt',
    invoiced: String(amount),
  })),
  'finance/invoices': recordsOf((amount, index) => ({
    idNum: `INV-2026-${index}`,
    customer: 'Saffron Bay Hotel',
    due: '2026-12-19',
    amount,
    status: index % 2 ? 'Overdue' : 'Paid',
  })),
  'procurement/purchaseOrders': recordsOf((amount, index) => ({
    poId: `PO-2026-${index}`,
    supplier: 'Reef Glass',
    date: '2026-12-19',
    amount,
    status: 'Partially Received',
  })),
  'inventory/items': recordsOf((cost, index) => ({
    sku: `SKU-${index}`,
    name: 'Return pump',
    category: 'Equipment',
    stock: [1_250_000, -1_250, 12_500, 0][index % 4],
    reorder: 20_000,
    cost,
  })),
};

for (const width of [390, 820, 1152, 1440, 1920]) {
  test(`no figure is truncated in a card, a table or the board: ${width} px [S9-8]`, async ({
    open,
  }) => {
    await administrator.seed(MONEY);
    const page = await open(product.address, {
      viewport: { width, height: 900 },
      // A card that is still fading in has too little contrast.
      reducedMotion: 'reduce',
    });
    await signInAsDemo(page);
    const cut: Record<string, readonly string[]> = {};
    for (const path of ['', 'sales', 'finance', 'inventory', 'procurement']) {
      await visit(page, path);
      await expect(page.locator('main').getByText('Not available yet')).toHaveCount(0);
      if (path) await expect(page.locator('main tbody tr').first()).toBeVisible();
      const found = await page.locator('main').evaluate(cutFigures);
      if (found.length > 0) cut[path || 'home'] = found;
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${path} at ${width} px is no wider than the window`,
      ).toBeLessThanOrEqual(width);
    }
    expect(cut).toEqual({});
    await expectAccessible(page);
  });
}

/** Runs in the page: the figures that overflow a box or are too small to read. */
function cutFigures(main: Element): readonly string[] {
  const cut: string[] = [];
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { textContent: text, parentElement: own } = texts.currentNode;
    if (
      own === null ||
      own.closest('[role=img]') ||
      !/^-?\$[\d,.]+[kM]?$|^( · )?-?\d{1,3}(,\d{3})*$|^\d{15}$/.test(text ?? '')
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const { left, right, width } = range.getBoundingClientRect();
    if (width < 2) continue;
    let isCut = Number.parseFloat(getComputedStyle(own).fontSize) < 12;
    for (let box: Element | null = own; box !== null && box !== main; box = box.parentElement) {
      const { display, overflowX } = getComputedStyle(box);
      if (overflowX === 'auto') break;
      const edge = box.getBoundingClientRect();
      const isOutside = left < edge.left - 1 || right > edge.right + 1;
      isCut ||= display !== 'inline' && (isOutside || box.scrollWidth > box.clientWidth + 1);
    }
    if (isCut) cut.push(`${text} in ${own.closest('td, li, dd, header')?.textContent}`);
  }
  return cut;
}

test('a truncated Arabic name shows its beginning', async ({ open }) => {
  const [first, second] = ['مجموعة النور', 'مؤسسة الندى'].map(
    (name) => `${name} للضيافة والفنادق والمنتجعات السياحية في دبي والإمارات العربية المتحدة`,
  );
  await administrator.seed({
    'sales/leads': { a: { company: first, contact: first }, b: { company: second } },
    'sales/customers': { a: { name: first, trn: first }, b: { name: second } },
    'service/tickets': { a: { ticketId: '1', customer: first, issue: second } },
    'sales/deals': { a: { title: first, customer: second } },
  });
  const page = await open(product.address);
  await signInAsDemo(page);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [path, count] of [
      ['sales', 8],
      ['service', 2],
    ] as const) {
      await visit(page, path);
      await expect(
        page
          .locator('main')
          .getByText(first ?? '')
          .first(),
      ).toBeVisible();
      const { seen, hidden } = await page.locator('main').evaluate(beginnings);
      expect(hidden, `${path} at ${width} px`).toEqual([]);
      expect(seen).toBe(count);
    }
  }
});

/** Runs in the page: how many Arabic texts show their first letter, and the cells of those that do not. */
function beginnings(main: Element) {
  const hidden: string[] = [];
  let seen = 0;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    if (!/^[\u0621-\u064A]/.test(node.textContent ?? '')) continue;
    const range = document.createRange();
    range.setStart(node, 0);
    range.setEnd(node, 1);
    const letter = range.getBoundingClientRect();
    const cell = node.parentElement?.closest('td, li');
    const box = cell?.getBoundingClientRect();
    // The horizontal scroll position of the board does not matter, only whether the letter is within its cell.
    if (box && letter.left >= box.left && letter.right <= box.right) seen += 1;
    else hidden.push(cell?.textContent ?? '');
  }
  return { seen, hidden };
}

test('shows records and activities without a name as Untitled and leaves out damaged entries', async ({
  open,
}) => {
  const now = Date.now();
  await administrator.seed({
    activity: {
      a: { user: 'Layla', action: 'created new deal', subject: ' ', timestamp: now - 4_000 },
      b: { user: 'Omar', action: 'created ticket', subject: '#17', timestamp: now - 3_000 },
      c: { user: 'Nora', subject: 'Nothing done', timestamp: now - 2_000 },
      d: { user: 'Rami', action: 'updated PO', subject: 'PO-2026-1' },
      e: 'not an entry',
      ...Object.fromEntries(
        Array.from({ length: 5 }, (_, n) => [`f${n}`, { timestamp: now - 1_000 + n }]),
      ),
    },
    'sales/leads': { a: { company: '  ', contact: 'Rania' } },
    'sales/deals': { a: { title: ' ', stage: 'Won' } },
  });
  const page = await open(product.address);
  await signInAsDemo(page);
  const feed = page.getByRole('region', { name: 'Recent Activity' });
  await expect(feed.getByRole('listitem')).toHaveText([
    'Omar created ticket #17just now',
    'Layla created new deal Untitledjust now',
  ]);
  await visit(page, 'sales');
  const leads = page.getByRole('table', { name: 'Leads' });
  await expect(leads.getByRole('button', { name: 'Untitled' })).toBeVisible();
  const won = page.getByRole('region', { name: 'Won' });
  await expect(won.getByRole('button', { name: /^Untitled/ })).toBeVisible();
});

test('lists a new deal first in its column and a new lead first in its table', async ({ open }) => {
  const page = await open(product.address);
  await signInAsDemo(page);
  await visit(page, 'sales');
  await page.getByRole('button', { name: 'New Deal' }).click();
  await fill(page, 'New Deal', { 'Deal Title': 'Newest of all' }, 'Create');
  await page.getByRole('button', { name: 'Add Lead' }).click();
  await fill(page, 'New Lead', { Company: 'Newest company' }, 'Create');
  const column = page.getByRole('region', { name: 'New Lead', exact: true });
  // Records of other tests may have keys of the future.
  const demo = /Newest of all|Second display for the atrium|Majlis water court/;
  await expect(column.getByRole('listitem').filter({ hasText: demo })).toContainText([
    'Newest of all',
    'Second display for the atrium',
    'Majlis water court',
  ]);
  const leads = page.getByRole('table', { name: 'Leads' }).getByRole('row');
  await expect(
    leads.filter({ hasText: /Newest company|Palm Atelier|Creekside Yacht/ }),
  ).toContainText(['Newest company', 'Palm Atelier', 'Creekside Yacht']);
});

const numbers = (field: string, prefix: string, count: number): object =>
  Object.fromEntries(
    Array.from({ length: count }, (_, n) => [`taken-${n}`, { [field]: `${prefix}${n}` }]),
  );

test('the form opens immediately when all three-digit numbers of the year are taken', async ({
  open,
}) => {
  const year = new Date().getFullYear();
  await administrator.seed({
    'finance/invoices': numbers('idNum', `INV-${year}-`, 1_000),
    'procurement/purchaseOrders': numbers('poId', `PO-${year}-`, 1_000),
    'service/tickets': numbers('ticketId', '', 10_000),
  });
  const page = await open(product.address);
  await signInAsDemo(page);
  for (const [path, button, label, number] of [
    ['finance', 'New Invoice', 'Invoice #', new RegExp(`^INV-${year}-[1-9]\\d{3}$`)],
    ['procurement', 'New Purchase Order', 'PO #', new RegExp(`^PO-${year}-[1-9]\\d{3}$`)],
    ['service', 'New Ticket', 'Ticket ID', /^[1-9]\d{4}$/],
  ] as const) {
    await visit(page, path);
    await expect(page.getByText(/^10?,000 total$/)).toBeVisible();
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('dialog').getByLabel(label)).toHaveValue(number);
    await page.keyboard.press('Escape');
  }
});
for (const width of [390, 1440]) {
  test(`loading lists cause no layout shift: ${width} px`, async ({ open, consoleErrors }) => {
    // Pages are closed while preloads are pending.
    consoleErrors.allow(/ERR_ABORTED/);
    const page = await open(product.address, { viewport: { width, height: 900 } });
    await signInAsDemo(page);
    await page.addInitScript(observeShifts);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 2 });
    await devtools.send('Network.enable');
    const network = {
      offline: false,
      latency: 150,
      downloadThroughput: 4e5,
      uploadThroughput: 1e5,
    };
    await devtools.send('Network.emulateNetworkConditions', network);
    for (const path of ['sales', 'finance']) {
      await page.goto('about:blank');
      await visit(page, path);
      await expect(page.locator('main').getByText('Not available yet')).toHaveCount(0);
      await expect(page.locator('main tbody tr').first()).toBeVisible();
      await page.waitForTimeout(500);
      const { total, moved } = await page.evaluate(
        () => (window as unknown as { shifts: Shifts }).shifts,
      );
      expect(total, `${path}: ${moved.join('; ')}`).toBeLessThan(0.01);
    }
  });
}

type Shifts = { total: number; moved: string[] };

/** Runs in the page before its own code: adds up layout shifts without user input and names what moved. */
function observeShifts(): void {
  const shifts: Shifts = { total: 0, moved: [] };
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      shifts.total += entry.value;
      for (const { node, previousRect, currentRect } of entry.sources) {
        const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent;
        shifts.moved.push(
          `${name}: ${previousRect.top}+${previousRect.height} to ${currentRect.top}+${currentRect.height} at ${Math.round(entry.startTime)}`,
        );
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

type LayoutShift = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
};
