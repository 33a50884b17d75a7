import { expect, test } from './fixtures.ts';
import { passFrames } from './actions.ts';
import { expectPage, openSite, scrollTop } from './sitePage.ts';
import { clauses } from '../specification/clauses.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test(
  'navigating scrolls to the top and focuses the heading, going back to where it was left',
  clauses('S2.1-2'),
  async ({ open }) => {
    const page = await openSite(open, '/services');
    await expect(page.locator('body')).toBeFocused();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(await scrollTop(page)).toBeGreaterThan(1_000);
    await page.getByRole('contentinfo').getByRole('link', { name: 'The Experience' }).click();
    await expectPage(page, '/experience');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await scrollTop(page)).toBe(0);

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(await scrollTop(page)).toBeGreaterThan(1_000);
    await page.getByRole('contentinfo').getByRole('link', { name: 'The Experience' }).click();
    await expect.poll(() => scrollTop(page)).toBe(0);

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.goBack();
    await expectPage(page, '/services');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await scrollTop(page)).toBeGreaterThan(1_000);
    await page.goForward();
    await expectPage(page, '/experience');
    expect(await scrollTop(page)).toBeGreaterThan(1_000);
    // An address that is typed is no way back.
    await page.goto('/#/services');
    await expectPage(page, '/services');
    expect(await scrollTop(page)).toBe(0);
  },
);

test(
  'sections are revealed when a tenth of them is in view',
  clauses('S2.11-5'),
  async ({ open }) => {
    const page = await openSite(open, '/services');
    const last = page.locator('[data-reveal]').last();
    await expect(last).toHaveAttribute('data-reveal', 'waiting');
    await expect(last).toHaveCSS('opacity', '0');
    const rest = await last.evaluate((part) => {
      const { y, height } = part.getBoundingClientRect();
      return { before: y - window.innerHeight + height * 0.05, after: height * 0.1 };
    });
    await page.mouse.move(700, 450);
    await page.evaluate((y) => window.scrollTo(0, y), rest.before);
    await passFrames(page);
    await expect(last).toHaveAttribute('data-reveal', 'waiting');
    await page.evaluate((y) => window.scrollBy(0, y), rest.after);
    await expect(last).toHaveAttribute('data-reveal', 'shown');
    await expect(last).toHaveCSS('opacity', '1');
  },
);
