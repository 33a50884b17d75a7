import { chromium } from '@playwright/test';
import { serveCompressed } from './bench/compressedServer.ts';
import { SLOW_4G } from './bench/visitRoute.ts';
const N = Number(process.argv[2]);
const dirs = process.argv.slice(3);
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
dirs.forEach((d, i) => serveCompressed(d, 5370 + i));
const res: number[][] = dirs.map(() => []);
const lcps: number[][] = dirs.map(() => []);
for (let n = 0; n < N; n++)
  for (const [i] of dirs.entries()) {
    const c = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    });
    const page = await c.newPage();
    const s = await c.newCDPSession(page);
    await s.send('Network.enable');
    await s.send('Network.emulateNetworkConditions', SLOW_4G);
    await s.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(() => {
      (window as any).l = [];
      new PerformanceObserver((x) => {
        for (const e of x.getEntries())
          (window as any).l.push([
            e.startTime,
            (e as any).size,
            (e as any).element?.outerHTML?.slice(0, 60),
            (e as any).loadTime,
          ]);
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto(`http://127.0.0.1:${5370 + i}/#/`, { waitUntil: 'load' });
    await page.waitForTimeout(1500);
    const [f, l] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      (window as any).l,
    ]);
    res[i]!.push(Math.round(f));
    lcps[i]!.push(Math.round(l.at(-1)[0]));
    if (n === 0) console.log(dirs[i], JSON.stringify(l));
    await c.close();
  }
dirs.forEach((d, i) =>
  console.log(
    d,
    'fcp',
    res[i]!.toSorted((a, b) => a - b).join(' '),
    'lcp',
    lcps[i]!.toSorted((a, b) => a - b).join(' '),
  ),
);
await browser.close();
process.exit(0);
