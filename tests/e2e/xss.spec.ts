import { FORMS } from '../features/formCases.ts';
import { HOSTILE, HOSTILE_ACCOUNT } from '../support/hostileTexts.ts';
import { expect, test } from './fixtures.ts';
import { expectFit, expectFitEverywhere, goToModule } from './actions.ts';
import { startXssProbe } from './xssProbe.ts';

/** Of each kind a record per hostile text, so that each text is once in each field, on top of all others. */
const RECORDS = Object.fromEntries(
  FORMS.flatMap(({ path, first, numbered }) => {
    const typed = Object.keys(first.stored).filter(
      (name) => typeof first.stored[name] === 'string',
    );
    const names = numbered ? [numbered[1], ...typed] : typed;
    return HOSTILE.map((_, shift) => [
      `${path}/hostile-${shift}`,
      {
        ...Object.fromEntries(
          names.map((name, index) => [name, HOSTILE[(shift + index) % HOSTILE.length]]),
        ),
        creationDate: `2099-01-${HOSTILE.length - shift + 10}`,
      },
    ]);
  }),
);

const PHONE = { width: 390, height: 844 };

test('hostile texts run nowhere, and every page and form has room for them', async ({
  openAs,
  administrator,
}) => {
  await administrator.seed(RECORDS);
  const { page } = await openAs(HOSTILE_ACCOUNT, 'about:blank');
  const trap = startXssProbe(page);
  await page.goto('/#/dashboard');
  await expect(page.getByRole('banner')).toContainText('<script>window.__hit=12</script>');
  for (const { path, page: name } of FORMS) {
    await goToModule(page, name);
    await expect(page.getByRole('main')).toContainText('__proto__');
    await expectFitEverywhere(page);
    await page.setViewportSize(PHONE);
    await goToModule(page, `${name}?record=${path.split('/').at(-1)}/hostile-0`);
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expectFit(page);
    expect(await trap.caught()).toEqual([]);
  }
});
