import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { getAuth } from 'firebase/auth';
import { App } from '../../src/app/App.tsx';
import { signIn } from '../../src/firebase/auth.ts';
import { address, createAccount } from './backend.ts';

/** A user without delays, who is not asked at each click whether a style lets pointers through: there are no stylesheets. */
export const setupUser = () =>
  userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

/** Renders the whole app at an address such as `/dashboard/sales`. */
export function openApp(path: string) {
  // Not `location.hash`, which leaves the state of the previous test's entry in place in happy-dom.
  window.history.pushState(null, '', `#${path}`);
  return { user: setupUser(), ...render(<App />) };
}

/** Leads to another address without a new page. */
export const go = (to: string): void =>
  act(() => {
    window.history.pushState(null, '', `#${to}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

/** Creates an account, signs it in and returns its e-mail address. */
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

/** After which a form leaves what the server has not answered to the outbox, and closes. */
const CLOSE_AFTER_MS = 5_000;

/** Lets forms wait for an answer, which may take long on a busy machine. Returns a function that ends this. */
export function letFormsWait(): () => void {
  const start = globalThis.setTimeout;
  const patient: typeof start = Object.assign(
    (run: () => void, ms?: number, ...args: []) =>
      start(run, ms === CLOSE_AFTER_MS ? 120_000 : ms, ...args),
    start,
  );
  globalThis.setTimeout = patient;
  return () => {
    globalThis.setTimeout = start;
  };
}

/** The uid of the signed-in user. */
export const currentUid = (): string => getAuth().currentUser?.uid ?? '';

/** The open form. */
export const findForm = (name: string) => screen.findByRole('dialog', { name });

/** The value of a key figure, by the label of its card. */
export const figure = (label: string) =>
  screen.getByText(label, { selector: 'dt *' }).closest('div')?.querySelector('dd span')
    ?.textContent;

/** The texts of a key figure. */
export type Card = readonly [label: string, value: string, tag: string, explanation: string];

/** All key figures of the page, in order. */
export function cards(): Card[] {
  return [...(screen.queryByLabelText('Key figures')?.children ?? [])].map((card) => {
    const [value, tag] = card.querySelectorAll('dd span');
    const button = card.querySelector('button');
    const explanation = document.getElementById(button?.getAttribute('aria-describedby') ?? '');
    return [
      card.querySelector('dt span')?.textContent ?? '',
      value?.textContent ?? '',
      tag?.textContent ?? '',
      explanation?.textContent ?? '',
    ];
  });
}

/** The texts of a table by row, starting with the headings, without its foot and what can be done there. */
export function cellsOf(table: HTMLElement): string[][] {
  return [...table.querySelectorAll<HTMLTableRowElement>('thead tr, tbody tr')].map((row) =>
    [...row.cells].map((cell) =>
      [...(cell.querySelector('bdi, button') ?? cell).childNodes]
        .filter((child) => !(child instanceof HTMLButtonElement))
        .map(({ textContent }) => textContent)
        .join(''),
    ),
  );
}

/** The badges in an element, as text and color. */
export const badgesOf = (element: HTMLElement): (readonly [string, string | undefined])[] =>
  [...element.querySelectorAll<HTMLElement>('[data-color]')].map(
    ({ textContent, dataset }) => [textContent, dataset['color']] as const,
  );

/** Fills the controls of a form, by label. */
export function fill(form: HTMLElement, texts: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(texts)) {
    const control = labelled(form, label);
    if (control.role === 'group') fillLines(control, value);
    else fireEvent.change(control, { target: { value } });
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The control of a form, or the group of its lines, by label; as `getByLabelText`, which asks each control of a page for its labels. */
export function labelled(form: HTMLElement, text: string): Control {
  const labels = [...form.querySelectorAll<HTMLLabelElement>('label, [id$="-label"]')];
  const label = labels.find(({ textContent }) => textContent === text);
  const control =
    label?.control ??
    form.querySelector(`[aria-labelledby="${label?.id}"], [aria-label="${CSS.escape(text)}"]`);
  if (!control) throw new Error(`No control has the label ${text}`);
  return control as Control;
}

/** Replaces the lines of a document by those of a text, as if these were pasted from a spreadsheet. */
export function fillLines(group: HTMLElement, text: string): void {
  for (const button of within(group).getAllByRole('button', {
    name: /^Remove line/,
    hidden: true,
  })) {
    if (button.isConnected) fireEvent.click(button);
  }
  const [first] = group.querySelectorAll<HTMLInputElement>('input, select');
  const [top, ...others] = text.split('\n');
  if (first === undefined) throw new Error('The lines have no cell');
  if (others.length > 0 || text.includes('\t')) {
    fireEvent.paste(first, { clipboardData: { getData: () => text } });
  } else fireEvent.change(first, { target: { value: top } });
}

/** The lines of a document as they are stored. */
export const textOfLines = (group: Element): string =>
  [...group.querySelectorAll('li')]
    .map((line) =>
      [...line.querySelectorAll<HTMLInputElement>('input, select')]
        .map(({ value }) => value)
        .join('\t')
        .trimEnd(),
    )
    .join('\n');

/** The only child of a stored collection. */
export function onlyChild(collection: unknown): Readonly<Record<string, unknown>> {
  const [child, ...others] = Object.values((collection ?? {}) as Record<string, object>);
  if (child === undefined || others.length > 0)
    throw new Error(`Expected one child: ${JSON.stringify(collection)}`);
  return child as Record<string, unknown>;
}
