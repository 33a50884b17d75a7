import { chromium } from '@playwright/test';
const [,, tag='x', w='1440', ...routes] = process.argv;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: Number(w), height: w==='390'?844:w==='820'?1180:900 }, reducedMotion:'reduce' });
page.on('console', m => { if (m.type()==='error') console.log(m.text().slice(0,200)); });
for (const r of routes) { await page.goto('about:blank'); await page.goto(`http://127.0.0.1:5350/#${r}`, { waitUntil: 'load' }); await page.waitForTimeout(800);
 const h = await page.evaluate(()=>document.documentElement.scrollHeight);
 for (let y=0;y<h;y+=700) { await page.evaluate(v=>window.scrollTo(0,v), y); await page.waitForTimeout(120); }
 await page.evaluate(()=>window.scrollTo(0,0)); await page.waitForTimeout(600);
 await page.screenshot({ path:`/tmp/look/f/${tag}-${r.replaceAll(/\W/g,'_')}-${w}.png`, fullPage:true }); console.log(r, h, await page.evaluate(()=>document.documentElement.scrollWidth>innerWidth)); }
await browser.close();
