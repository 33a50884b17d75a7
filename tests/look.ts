import { chromium } from '@playwright/test';
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const [, , tag = 'x', ...only] = process.argv;
for (const [w, h] of [
  [390, 844],
  [1440, 900],
] as const)
  for (const js of [true, false]) {
    const page = await browser.newPage({ viewport: { width: w, height: h } });
    page.on('console', (m) => {
      if (m.type() === 'error' && js) console.log(w, m.text().slice(0, 200));
    });
    if (!js) await page.route(/\.js$/, (r) => r.abort());
    for (const route of only) {
      await page.goto('about:blank');
      await page
        .goto(`http://127.0.0.1:5350/${route}`, { waitUntil: 'load' })
        .catch((e) => console.log(String(e).slice(0, 100)));
      await page.waitForTimeout(js ? 2800 : 2500);
      await page.screenshot({
        path: `/tmp/look/f/${tag}-${route.replaceAll(/\W/g, '_')}-${w}-${js ? 'app' : 'first'}.png`,
      });
    }
    await page.close();
  }
await browser.close();
