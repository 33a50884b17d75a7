import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BRAND } from '../../src/company/brand.ts';
import { formPassage } from '../../src/company/site/enquiryPrivacy.ts';
import { onlyChild } from '../support/app.tsx';
import { seed, stored } from '../support/backend.ts';
import { expectConsoleError } from '../support/console.ts';
import { linksOf, sectionOf, visit } from './visit.tsx';

const WORDS = { name: 'Noor Rahman', email: 'noor@studio.example', message: 'A reef.' };

beforeEach(async () => {
  await seed('config/enquiries', true);
  vi.stubEnv('VITE_ENQUIRIES', 'on');
  vi.spyOn(console, 'log').mockReturnValue();
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const control = (name: string) => document.getElementsByName(name)[0] as HTMLInputElement;
const button = (name: string) => screen.getByRole('button', { name });

async function fillForm(words: Readonly<Record<string, string>> = WORDS) {
  const { user } = await visit('/contact');
  for (const [name, text] of Object.entries(words)) {
    await user.click(control(name));
    await user.paste(text);
  }
  return user;
}

const expectWords = (): void => {
  for (const [name, text] of Object.entries(WORDS)) expect(control(name)).toHaveValue(text);
};

it('says before the button that it stores the words, and thanks once the server has', async () => {
  const user = await fillForm();
  const form = button('Send enquiry').closest('form') as HTMLFormElement;
  expect(form).toHaveTextContent('It then stores your words in our database');
  expect(form).not.toHaveTextContent('before you send it yourself');
  await user.click(button('Send enquiry'));
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toHaveFocus();
  expect(onlyChild(await stored('site/enquiries'))).toMatchObject(WORDS);
  const thanks = sectionOf('Thank you');
  expect(thanks).toHaveTextContent('Your enquiry has arrived.');
  expect(thanks).toHaveTextContent('A senior consultant responds within one business day.');
  expect(thanks).toHaveTextContent(WORDS.message);
  expect(linksOf(thanks).map(([text]) => text)).toEqual([`Call ${BRAND.phone}`]);
});

it('keeps the fields as they are while it sends, and sends once however often the button is pressed', async () => {
  const user = await fillForm();
  await user.dblClick(button('Send enquiry'));
  const busy = await screen.findByRole('button', { name: 'Sending…' });
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  expect(control('name').closest('[inert]')).not.toBeNull();
  await user.click(busy);
  await screen.findByRole('heading', { name: 'Thank you' });
  onlyChild(await stored('site/enquiries'));
});

it('without a network keeps every word, offers other ways and sends when asked again', async () => {
  const user = await fillForm();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(button('Send enquiry'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Not sent: this device has no connection. Your words are still here.',
  );
  expectWords();
  const form = button('Send again').closest('form') as HTMLFormElement;
  const hrefs = new Map(linksOf(form));
  const whatsApp = [...hrefs.keys()].find((label) => label.startsWith('Send by WhatsApp')) ?? '';
  for (const label of [whatsApp, 'Send by e-mail'])
    expect(decodeURIComponent(hrefs.get(label) ?? '')).toContain(WORDS.message);
  expect(within(form).getByRole('button', { name: 'Copy the text' })).toBeVisible();
  expect(await stored('site')).toBeNull();
  online.mockReturnValue(true);
  await user.click(button('Send again'));
  await screen.findByRole('heading', { name: 'Thank you' });
  onlyChild(await stored('site/enquiries'));
});

it('says so where the database accepts no enquiries', async () => {
  expectConsoleError(/The database refused the enquiry/);
  await seed('config/enquiries', false);
  const user = await fillForm();
  await user.click(button('Send enquiry'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /accepts no enquiry at the moment.*Sending them again does not help now/,
  );
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  expectWords();
});

it('leads to a text that is too long to be stored', async () => {
  const user = await fillForm({ ...WORDS, country: 'O'.repeat(101) });
  await user.click(button('Send enquiry'));
  await waitFor(() => expect(control('country')).toHaveFocus());
  expect(control('country')).toHaveAccessibleDescription(
    /^Please use at most 100 characters; this has 101\./,
  );
  expect(control('country').closest('[inert]')).toBeNull();
  expect(await stored('site')).toBeNull();
  await user.clear(control('country'));
  expect(control('country')).toBeValid();
});

it('an enquiry with other words is another one', async () => {
  const user = await fillForm();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(button('Send enquiry'));
  await screen.findByRole('alert');
  online.mockReturnValue(true);
  await user.click(control('message'));
  await user.paste(' And a pond.');
  await user.click(button('Send again'));
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(onlyChild(await stored('site/enquiries'))['message']).toBe('A reef. And a pond.');
});

it('the privacy notice says what the form of this build does', async () => {
  await visit('/privacy');
  expect(sectionOf('The consultation form')).toHaveTextContent('connects to our database');
  expect(texts(true, false)).not.toContain('reCAPTCHA');
  expect(texts(true, true)).toContain('reCAPTCHA');
  expect(texts(false, true)).toMatch(/^The form sends nothing\./);
});

const texts = (areStored: boolean, hasAppCheck: boolean): string =>
  formPassage({ areStored, hasAppCheck }).paragraphs.join(' ');
