import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { badgesOf, cards, cellsOf, openApp, signInAs } from '../support/app.tsx';
import { seed } from '../support/backend.ts';
import { CASES, pageOf } from './entityCases.ts';
import { openerOf, valuesOf, type Cards, type PageCase } from './entityCase.ts';
import { clauses } from '../specification/clauses.ts';

beforeEach(() => signInAs('Layla Haddad'));

describe.each(CASES.map((own) => [own.entity.path, own] as const))(
  'the page of %s',
  (path, own) => {
    it('explains an empty list, and shows a record once a colleague creates it', async () => {
      openApp(pageOf(own));
      const opener = openerOf(own);
      const start = own.entity.isMadeFromOthers ? '' : ` Start with ${opener}\\.`;
      expect(await screen.findByText(new RegExp(`^No .+\\.${start}$`))).toBeVisible();
      expect(screen.queryAllByRole('button', { name: opener })[0] !== undefined).toBe(start !== '');
      // A card may still wait for another list than the page's own.
      await waitFor(() => {
        const measured = cards().filter(([, , tag]) => tag !== 'Sample');
        for (const [, value] of measured) expect(value).toMatch(/^\$?0(\.0+)?[%kM]?$/);
      });
      for (const [, , , explanation] of cards()) expect(explanation).toMatch(/^[A-Z].{20,}\.$/);

      const record = valuesOf(own, 'created');
      await seed(`${path}/r1`, record);
      // Days are shown in words.
      const name = String(Object.values(record).find((value) => !/^\d{4}-/.test(String(value))));
      // Every text of the record is the same, and a page may show more than one.
      expect((await screen.findAllByText(name))[0]).toBeVisible();
    });
  },
);

const pages = CASES.flatMap((own) => (own.page ? [[own.entity.path, own, own.page] as const] : []));

describe.each(pages)('the page of %s', (_, own, page) => {
  it(
    'shows its title, buttons, key figures and list, live',
    clauses('S2.8-1,2,4 S2.9-1,3,5,6,8 S4-15,16 S7.2-6,8,9,10 S9-9,12,18'),
    async () => {
      for (const [path, value] of page.seeds) await seed(path, value);
      openApp(pageOf(own));
      const heading = await screen.findByRole('heading', { level: 1, name: page.title });
      expect(buttonsBeside(heading)).toEqual(page.buttons ?? buttonsBeside(heading));
      await expectTable(page);
      await expectCards(page.cards, page.tags);
      for (const [path, value] of page.change?.writes ?? []) await seed(path, value);
      await expectCards(page.cards && { ...page.cards, ...page.change?.cards }, page.tags);
    },
  );
});

const buttonsBeside = (heading: HTMLElement): (string | null)[] =>
  within(heading.parentElement as HTMLElement)
    .getAllByRole('button')
    .map((button) => button.textContent);

async function expectTable({ panel, rows, badges = [] }: PageCase): Promise<void> {
  if (panel === undefined) return;
  const region = within(await screen.findByRole('region', { name: panel }));
  const table = await region.findByRole('table');
  expect(cellsOf(table)).toEqual(rows);
  expect(badgesOf(table)).toEqual(badges);
}

async function expectCards(expected: Cards | undefined, tags: Cards = {}): Promise<void> {
  if (expected === undefined) return;
  await waitFor(() =>
    expect(cards().map(([label, value]) => [label, value])).toEqual(Object.entries(expected)),
  );
  const tagged = cards().filter(([, , tag]) => tag !== '');
  expect(Object.fromEntries(tagged.map(([label, , tag]) => [label, tag]))).toEqual(tags);
}
