import { expect, test } from './fixtures.ts';
import { goToModule } from './actions.ts';

test('a truncated Arabic name shows its beginning', async ({ openSignedIn, administrator }) => {
  const [first, second] = ['مجموعة النور', 'مؤسسة الندى'].map(
    (name) => `${name} للضيافة والفنادق والمنتجعات السياحية في دبي والإمارات العربية المتحدة`,
  );
  await administrator.seed({
    'sales/leads': { a: { company: first, contact: first }, b: { company: second } },
    'sales/customers': { a: { name: first, trn: first }, b: { name: second } },
    'service/tickets': { a: { ticketId: '1', customer: first, issue: second } },
    'sales/deals': { a: { title: first, customer: second } },
  });
  const page = await openSignedIn('/#/dashboard');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [path, count] of [
      ['sales', 8],
      ['service', 2],
    ] as const) {
      await goToModule(page, path);
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

test('at 200 % zoom, each list shows rows below its figures', async ({ openSignedIn }) => {
  const page = await openSignedIn('/#/dashboard', { viewport: { width: 720, height: 450 } });
  for (const path of ['finance', 'inventory', 'procurement', 'suppliers', 'service']) {
    await page.goto(`/#/dashboard/${path}`);
    const row = page.locator('main tbody tr').nth(1);
    await expect(row).toBeVisible();
    // Neither below the window, nor under the foot of the list.
    expect(
      await row.evaluate((element) => {
        const { left, top, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + 99, top + height - 4));
      }),
      path,
    ).toBe(true);
  }
});

test('on a phone, neither the bar nor the totals of a list cover what has the focus', async ({
  openSignedIn,
}) => {
  const page = await openSignedIn('/#/dashboard/finance', {
    viewport: { width: 390, height: 844 },
  });
  await page.getByRole('button', { name: /^INV-/ }).first().focus();
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    expect(
      await focused.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
      await focused.innerText(),
    ).toBe(true);
  }
});

test('a part that is jumped to begins directly below the header and a notice', async ({
  openSignedIn,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_|WebSocket/);
  const page = await openSignedIn('/#/dashboard/sales');
  await page.context().setOffline(true);
  const notice = page.getByText(/^No connection/);
  await expect(notice).toBeVisible();
  const gap = () =>
    page.evaluate(() => {
      const [notices, part] = ['.dashboard-notices', '#leads'].map((one) =>
        document.querySelector(one)?.getBoundingClientRect(),
      );
      return Math.round((part?.top ?? 0) - (notices?.bottom ?? 0));
    });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('navigation', { name: 'Parts of this page' }).getByText('Leads').click();
    await expect.poll(async () => [-1, 0].includes(await gap())).toBe(true);
  }
});
