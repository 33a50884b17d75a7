import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { badgesOf, cards, cellsOf, openApp, signInAs } from '../support/app.tsx';
import { resetDatabase, seed } from '../support/backend.ts';
import { PAGES, type Cards } from './pageCases.ts';

beforeEach(async () => {
  await resetDatabase();
  await signInAs('Layla Haddad');
});

describe.each(PAGES.map((page) => [page.title, page] as const))('%s', (title, page) => {
  it('shows its title, buttons, figures and list, and follows the changes of others', async () => {
    for (const [path, tree] of Object.entries(page.seeds)) await seed(path, tree);
    openApp(`/dashboard/${page.address}`);
    const heading = await screen.findByRole('heading', { level: 1, name: title });
    const buttons = within(heading.parentElement as HTMLElement).getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(page.buttons);

    const panel = within(await screen.findByRole('region', { name: page.panel }));
    const table = await panel.findByRole('table');
    expect(cellsOf(table)).toEqual(page.rows);
    expect(badgesOf(table)).toEqual(page.badges);

    await waitFor(() => expect(figures()).toEqual(page.cards));
    expect(Object.keys(figures())).toEqual(Object.keys(page.cards));
    expect(marks()).toEqual(page.marks);

    const [path, value, becomes] = page.change;
    await seed(path, value);
    await waitFor(() => expect(figures()).toEqual({ ...page.cards, ...becomes }));
  });

  it('says what to do while there are no records yet, with every figure at nothing', async () => {
    openApp(`/dashboard/${page.address}`);
    const panel = within(await screen.findByRole('region', { name: page.panel }));
    const advice = await panel.findByText(/^No .* yet\. Start with (.+)\.$/);
    const [, button = ''] = /Start with (.+)\.$/.exec(advice.textContent) ?? [];
    expect(screen.getAllByRole('button', { name: button })[0]).toBeVisible();
    const measured = cards().filter(([, , mark]) => mark !== 'Sample');
    for (const [, value] of measured) expect(value).toMatch(/^\$?0(\.0+)?[%kM]?$/);
    for (const [, , , explanation] of cards()) expect(explanation).toMatch(/^[A-Z].{20,}\.$/);
  });
});

const figures = (): Cards => Object.fromEntries(cards().map(([label, value]) => [label, value]));

const marks = (): Cards =>
  Object.fromEntries(
    cards()
      .filter(([, , mark]) => mark !== '')
      .map(([label, , mark]) => [label, mark]),
  );
