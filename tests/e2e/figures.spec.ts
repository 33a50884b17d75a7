import { expectFit, goToModule } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { clauses } from '../specification/clauses.ts';

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

test(
  'no figure is truncated in a card, a table or the board at any width',
  clauses('S9-8'),
  async ({ openSignedIn, administrator }) => {
    await administrator.seed(MONEY);
    // A card that is still fading in has too little contrast.
    const page = await openSignedIn('/#/dashboard');
    const cut: Record<string, readonly string[]> = {};
    for (const path of ['', 'sales', 'finance', 'inventory', 'procurement']) {
      await goToModule(page, path);
      await expect(page.locator('main').getByText('Not available yet')).toHaveCount(0);
      if (path) await expect(page.locator('main tbody tr').first()).toBeVisible();
      for (const width of [390, 820, 1152, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectFit(page);
        const found = await page.locator('main').evaluate(cutFigures);
        if (found.length > 0) cut[`${path || 'home'} at ${width} px`] = found;
      }
    }
    expect(cut).toEqual({});
  },
);

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
