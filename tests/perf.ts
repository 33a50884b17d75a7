import { chromium } from '@playwright/test';
import { serveCompressed } from './bench/compressedServer.ts';
import { visitRoute } from './bench/visitRoute.ts';
const N = Number(process.argv[2] ?? 3);
const routes = process.argv.slice(3);
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
serveCompressed('/tmp/dist', 5361);
serveCompressed('/tmp/dist-main', 5362);
const med = (a: number[]) => a.toSorted((x, y) => x - y)[Math.floor(a.length / 2)]!;
for (const r of routes) {
  const res: any = { new: [], old: [] };
  for (let i = 0; i < N; i++)
    for (const [k, p] of [
      ['new', 5361],
      ['old', 5362],
    ] as const)
      res[k].push(await visitRoute(browser, `http://127.0.0.1:${p}/#${r}`));
  for (const k of ['new', 'old']) {
    const g = (f: string) => Math.round(med(res[k].map((x: any) => x[f])));
    console.log(
      r.padEnd(14),
      k,
      'fcp',
      g('firstPaint'),
      'lcp',
      g('largestPaint'),
      'head',
      g('headline'),
      'action',
      g('action'),
      'tbt',
      g('blocked'),
      'cls',
      med(res[k].map((x: any) => x.shift)).toFixed(3),
      Object.entries(res[k][0].bytes)
        .map(([a, b]: any) => a + ':' + Math.round(b / 1000))
        .join(' '),
    );
  }
}
await browser.close();
process.exit(0);
