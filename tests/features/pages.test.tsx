import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { badgesOf, cards, cellsOf, openApp, signInAs } from '../support/app.tsx';
import { seed } from '../support/backend.ts';
import { pageOf } from '../../src/records/page/address/addresses.ts';
import { CASES } from './entityCases.ts';
import type { Cards, PageCase } from './entityCase.ts';
import { clauses } from '../specification/clauses.ts';

beforeEach(() => signInAs('Layla Haddad'));

const pages = CASES.flatMap((own) => (own.page ? [[own.entity.path, own, own.page] as const] : []));

describe.each(pages)('the page of %s', (_, own, page) => {
  it(
    'shows its title, buttons, key figures and list, live',
    clauses('S2.8-1,2,4 S2.9-1,3,5,6,8 S4-15,16 S7.2-6,8,9,10 S9-9,12,18'),
    async () => {
      for (const [path, value] of page.seeds) await seed(path, value);
      openApp(pageOf(own.entity));
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
