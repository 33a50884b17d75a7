import { chromium } from '@playwright/test';
const base = 'http://127.0.0.1:7301';
const db = (path, method='GET', body) => fetch(`http://127.0.0.1:7303/${path}.json?ns=demo-atollier-default-rtdb&auth=owner`, { method, headers: {'content-type':'application/json', Authorization: 'Bearer owner'}, ...(body!==undefined && {body: JSON.stringify(body)}) }).then(r=>r.json());
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
async function session(width, height, touch=false) {
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: touch });
  const page = await context.newPage();
  page.on('console', (m) => { if (['error','warning'].includes(m.type())) console.log(m.type(), m.text().slice(0,200)); });
  await page.goto(base + '/#/login'); await page.waitForTimeout(4000);
  await page.getByLabel(/e-?mail/i).fill('demo@atollier.example');
  await page.getByLabel(/^password/i).fill('atollier-demo');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => location.hash.startsWith('#/dashboard'), null, {timeout: 120000}); await page.waitForTimeout(2000);
  return page;
}
const [mode] = process.argv.slice(2);
const people = await db('people');
const uid = Object.keys(people ?? {})[0];
console.log('uid', uid, Object.keys(people ?? {}).length);
if (mode === 'office') {
  await db('config/staffOnly', 'PUT', true);
  await db(`staff`, 'PUT', { [uid]: true, other: '0123456789abcdef0123456789abcdef' });
  await db('people/other', 'PUT', { name: 'Noor Aziz', at: Date.now(), email: 'noor@reef.example' });
  const page = await session(1440, 900);
  await page.goto(base + '/#/dashboard/people');
  await page.getByRole('button', { name: 'Noor Aziz' }).click();
  await page.waitForTimeout(2500);
  await page.screenshot({ path: '/tmp/shots/people-dialog.png' });
  await page.getByRole('checkbox').click();
  await page.waitForTimeout(2500);
  await page.screenshot({ path: '/tmp/shots/people-field.png' });
  console.log(JSON.stringify(await db('fieldStaff')));
}
if (mode === 'field') {
  await db('config/staffOnly', 'PUT', true);
  await db(`staff`, 'PUT', { boss: true, [uid]: '0123456789abcdef0123456789abcdef' });
  await db(`fieldStaff`, 'PUT', { [uid]: { user: 'Layla', uid: 'boss', timestamp: Date.now() } });
  for (const [w,h,name] of [[390,844,'390'],[1440,900,'1440']]) {
    const page = await session(w,h, w<500);
    for (const [n,path] of [['home',''],['service','service'],['installations','service/installations'],['installation',null],['inventory','inventory'],['customer','sales/customer?name=' + encodeURIComponent('Al Noor Residence')],['sales','sales'],['contacts','contacts'],['tasks','tasks'],['activity','activity'],['settings','settings']]) {
      if (path === null) continue;
      await page.goto(base + '/#/dashboard/' + path);
      await page.waitForTimeout(2500);
      await page.screenshot({ path: `/tmp/shots/field-${n}-${name}.png` });
    }
    await page.keyboard.press('Control+k'); await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/shots/field-palette-${name}.png` });
  }
}
await browser.close();
