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
  for (const width of [390, 820, 1440]) {
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
