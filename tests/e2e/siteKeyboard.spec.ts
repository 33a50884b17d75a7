import { tabTo } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { expectPage, goToPage, openSite } from './sitePage.ts';
import { clauses } from '../specification/clauses.ts';

test('a visitor can use the site by keyboard only', clauses('S2.2-8 S4-23'), async ({ open }) => {
  const page = await openSite(open, '/', {
    viewport: { width: 390, height: 844 },
  });
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/#/');

  // Back from the content to the last control of the header.
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, 'About');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, 'Portfolio');
  await page.keyboard.press('Enter');
  await expectPage(page, '/portfolio');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();

  await tabTo(page, 'Marine Aquariums');
  await page.keyboard.press('Space');
  await expect(page.getByRole('status')).toHaveText('2 projects shown');
  await expect(page.getByRole('button', { name: 'Marine Aquariums' })).toBeFocused();
  await tabTo(page, /^View Details/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Laminar flow that carries the animals')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Laminar flow that carries the animals')).toBeHidden();
  await expect(page.getByRole('button', { name: /^View Details/ }).first()).toBeFocused();
  await tabTo(page, 'View Case Study', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectPage(page, '/portfolio/1');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // From the heading back to the menu, which leads to the form.
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, 'Start Your Project');
  await page.keyboard.press('Enter');
  await expectPage(page, '/contact');

  await tabTo(page, 'Review and send');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(/^Name/)).toBeFocused();
  await page.keyboard.type('Noor Rahman');
  await page.keyboard.press('Tab');
  await page.keyboard.type('noor@studio.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('A reef between two rooms.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Arch');
  await tabTo(page, 'Review and send');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  await tabTo(page, 'Copy the text');
  await page.keyboard.press('Enter');
  // This browser lets no page copy by itself.
  await expect(page.getByRole('textbox', { name: 'The whole text' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+C');
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect(
    page.getByRole('status').getByText('A senior consultant responds within one business day.'),
  ).toBeVisible();
  expect(requests).toEqual([]);
  expect(messages.filter((text) => text.startsWith('Consultation request'))).toHaveLength(1);
});

for (const width of [390, 1440]) {
  test(`the focused element is never hidden, forwards or backwards: ${width} px`, async ({
    open,
  }) => {
    const page = await openSite(open, '/', {
      reducedMotion: 'reduce',
      viewport: { width, height: 700 },
    });
    const path = width < 1024 ? '/portfolio' : '/portfolio/1';
    await goToPage(page, path);
    for (const key of ['Tab', 'Shift+Tab']) {
      const names: string[] = [];
      for (;;) {
        await page.keyboard.press(key);
        const { name, isSeen } = await page.evaluate(() => {
          const focused = document.activeElement;
          if (focused === null || focused === document.body) return { name: null, isSeen: true };
          const { x, y, width: across, height } = focused.getBoundingClientRect();
          // Partly visible: it is on top at one of its corners or its centre.
          const isOnTop = ([left, above]: readonly [number, number]): boolean => {
            const found = document.elementFromPoint(x + left * across, y + above * height);
            return found !== null && (focused.contains(found) || found.contains(focused));
          };
          const points = [
            [0.5, 0.5],
            [0.1, 0.1],
            [0.9, 0.9],
            [0.1, 0.9],
            [0.9, 0.1],
          ] as const;
          return { name: focused.textContent, isSeen: points.some(isOnTop) };
        });
        if (name === null) break;
        expect(isSeen, `${path}, ${key}: ${name}`).toBe(true);
        names.push(name);
        expect(names.length).toBeLessThan(120);
      }
      expect(names.length).toBeGreaterThan(15);
    }
  });
}
