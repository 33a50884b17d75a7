import { expect, test } from './fixtures.ts';
import { passFrames } from './actions.ts';
import { LINKED_ADDRESSES } from '../support/publicRoutes.ts';
import { PAGES } from './publicRoutes.ts';
import { clauses } from '../specification/clauses.ts';

test('a link to a part of a page shows and focuses it below the header', async ({ open }) => {
  const page = await open('about:blank');
  for (const address of LINKED_ADDRESSES) {
    const [path, part] = address.split('?part=');
    if (part === undefined) continue;
    await page.goto(`/#${path}`);
    await page.goto(`/#${address}`);
    const named = page.locator(`#${part}`);
    await expect(named).toBeFocused();
    await expect
      .poll(() => named.evaluate((element) => element.getBoundingClientRect().top))
      .toBeGreaterThan(71);
    expect((await named.boundingBox())?.y).toBeLessThan(200);
  }
});

test(
  'the consultation form accepts every e-mail address that the browser accepts and whose host has a dot',
  clauses('S5-10'),
  async ({ open }) => {
    const page = await open('/#/contact');
    const email = page.getByRole('textbox', { name: /^E-mail/ });
    await expect(email).toHaveAttribute('type', 'email');
    await page.getByRole('textbox', { name: /^Name/ }).fill('Noor Rahman');
    await page.getByRole('textbox', { name: /^Message/ }).fill('A reef between two rooms.');
    const send = page.getByRole('button', { name: 'Review and send' });
    for (const wrong of [
      'a@@b.c',
      'noor',
      'noor@',
      'noor@studio',
      'noor@studio.',
      'noor rahman@studio.example',
    ]) {
      await email.fill(wrong);
      await send.click();
      await expect(email, wrong).toBeFocused();
      await expect(email, wrong).toHaveAccessibleDescription(/in the form name@example\.com/);
    }
    await email.fill('noor+a_b@x.y');
    await send.click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  },
);

test(
  'a visit requests only the site’s files and stores nothing in the browser',
  clauses('S4-23 S7.4-1'),
  async ({ open, product }) => {
    const page = await open('about:blank');
    const calls: string[] = [];
    const file = /^\/(favicon\.svg|manifest\.webmanifest|(assets|media|icons)\/[\w.-]+)?$/;
    page.on('request', (request) => {
      const { origin, pathname, search } = new URL(request.url());
      const isFile =
        request.method() === 'GET' &&
        !['fetch', 'xhr', 'ping', 'eventsource'].includes(request.resourceType()) &&
        origin === product.address &&
        file.test(pathname) &&
        search === '';
      if (!isFile) calls.push(`${request.method()} ${request.resourceType()} ${request.url()}`);
    });
    page.on('websocket', (socket) => calls.push(`WebSocket ${socket.url()}`));
    for (const [path, title] of PAGES) {
      await page.goto(`/#${path}`);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('#root h1')).toBeVisible();
    }
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await page.goto('/#/contact');
    await page.getByRole('textbox', { name: /^Name/ }).fill('Noor Rahman');
    await page.getByRole('textbox', { name: /^E-mail/ }).fill('noor@studio.example');
    await page.getByRole('textbox', { name: /^Message/ }).fill('A reef between two rooms.');
    await page.getByRole('button', { name: 'Review and send' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await passFrames(page);
    expect(calls).toEqual([]);
    expect(messages).toEqual([expect.stringContaining('Consultation request')]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  },
);
