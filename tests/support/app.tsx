import '@testing-library/jest-dom/vitest';
import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach } from 'vitest';
import { App } from '../../src/app/App.tsx';
import { signIn, signOut } from '../../src/firebase/auth.ts';
import { address, createAccount } from './backend.ts';

// The first page of a file loads all of its code; a busy machine needs more than the usual second for it.
configure({ asyncUtilTimeout: 10_000 });

afterEach(async () => {
  cleanup();
  await signOut();
  window.location.hash = '';
});

/** Opens the whole app at an address such as `/dashboard/sales`, as a visitor would. */
export function openApp(place: string) {
  window.location.hash = place;
  return { user: userEvent.setup(), ...render(<App />) };
}

/** A colleague with an account of their own, signed in. Returns their e-mail address. */
export async function signInAs(displayName: string, photoUrl?: string): Promise<string> {
  const account = {
    email: address(crypto.randomUUID()),
    password: 'reef-lounge',
    displayName,
    ...(photoUrl && { photoUrl }),
  };
  await createAccount(account);
  await signIn(account.email, account.password);
  return account.email;
}

/** The open form. */
export const findForm = (name: string) => screen.findByRole('dialog', { name });

/** The figure on a card, by the card's label. */
export const figure = (label: string) =>
  screen.getByText(label, { selector: 'dt *' }).closest('div')?.querySelector('dd span')
    ?.textContent;

/** A key figure: what it is called, what it says, how it is marked, and what its button explains. */
export type Card = readonly [label: string, value: string, mark: string, explanation: string];

/** All key figures of the page, in order. */
export function cards(): Card[] {
  return [...screen.getByLabelText('Key figures').children].map((card) => {
    const [value, mark] = card.querySelectorAll('dd span');
    const help = card.querySelector('button');
    const explanation = document.getElementById(help?.getAttribute('aria-describedby') ?? '');
    return [
      card.querySelector('dt span')?.textContent ?? '',
      value?.textContent ?? '',
      mark?.textContent ?? '',
      explanation?.textContent ?? '',
    ];
  });
}

/** What a table shows, row by row; the headings come first. */
export function cellsOf(table: HTMLElement): string[][] {
  return [...table.querySelectorAll('tr')].map((row) =>
    [...row.cells].map((cell) => (cell.querySelector('bdi, button') ?? cell).textContent),
  );
}

/** The badges below an element, each as its words and its colour. */
export const badgesOf = (element: HTMLElement): (readonly [string, string | undefined])[] =>
  [...element.querySelectorAll<HTMLElement>('[data-color]')].map(
    ({ textContent, dataset }) => [textContent, dataset['color']] as const,
  );

/** Puts texts into the controls of a form, by their labels. */
export function fill(form: HTMLElement, texts: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(texts)) {
    fireEvent.change(within(form).getByLabelText(label), { target: { value } });
  }
}

/** The child of a stored collection that holds a single one. */
export function onlyChild(collection: unknown): Readonly<Record<string, unknown>> {
  const [child, ...others] = Object.values((collection ?? {}) as Record<string, object>);
  if (child === undefined || others.length > 0) throw new Error(`Not one: ${String(collection)}`);
  return child as Record<string, unknown>;
}
