import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BRAND } from '../../src/company/brand.ts';
import { ConsultationForm } from '../../src/site/components/consultation/ConsultationForm.tsx';
import { renderPart, sectionOf } from './visit.tsx';

const ENQUIRY = {
  name: 'Noor Rahman',
  email: 'noor@studio.example',
  message: 'A reef between two rooms.\nMit Blick aufs Meer & 5 % mehr Licht?',
  country: 'عُمان',
  timeline: 'Next winter 🐠',
};

const TEXT = `Consultation request

Name: Noor Rahman
E-mail: noor@studio.example
Country: عُمان
Timeline: Next winter 🐠

A reef between two rooms.
Mit Blick aufs Meer & 5 % mehr Licht?`;

beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

/** Submits an enquiry and opens the message that follows. */
async function submit(enquiry: Partial<typeof ENQUIRY> = {}) {
  const { user } = renderPart(<ConsultationForm storing={undefined} />, '/contact');
  for (const [name, text] of Object.entries({ ...ENQUIRY, ...enquiry })) {
    await user.click(document.getElementsByName(name)[0] as HTMLElement);
    await user.paste(text);
  }
  await user.click(screen.getByRole('button', { name: 'Review and send' }));
  return { user, message: sectionOf('Thank you') };
}

const href = (name: RegExp) => screen.getByRole<HTMLAnchorElement>('link', { name }).href;

/** The links that send the enquiry, each with the text it carries. */
function links() {
  const whatsApp = href(/^Send by WhatsApp/);
  const mail = href(/^Send by e-mail/);
  return {
    whatsApp: { href: whatsApp, text: new URL(whatsApp).searchParams.get('text') ?? '' },
    mail: { href: mail, text: new URL(mail).searchParams.get('body') ?? '' },
  };
}

const copy = () => screen.getByRole('button', { name: 'Copy the text' });

describe('the message that follows the form', () => {
  it('quotes everything that was typed', async () => {
    const { message } = await submit();
    const quoted = sectionOf('Your enquiry');
    expect(message).toContainElement(quoted);
    expect(quoted.querySelector('blockquote')?.textContent).toBe(ENQUIRY.message);
    for (const text of [ENQUIRY.name, ENQUIRY.email, ENQUIRY.country, ENQUIRY.timeline]) {
      expect(within(quoted).getByText(text)).toBeVisible();
    }
    expect(quoted).not.toHaveTextContent('Project type');
  });

  it('opens WhatsApp and the mail program with the whole text typed in', async () => {
    await submit();
    const { whatsApp, mail } = links();
    expect(whatsApp.href).toMatch(/^https:\/\/wa\.me\/971505550111\?text=/);
    expect(whatsApp.text).toBe(TEXT);
    expect(mail.href).toMatch(
      new RegExp(`^mailto:${BRAND.email}\\?subject=Consultation%20request&body=`),
    );
    expect(mail.text).toBe(TEXT.replaceAll('\n', '\r\n'));
    expect(screen.queryByText(/longer than a link/)).toBeNull();
  });

  it.each([
    ['letters', 'reef '.repeat(2_000)],
    ['Arabic', 'شعاب مرجانية '.repeat(800)],
    ['emoji of several code points', '👨‍👩‍👧‍👦'.repeat(1_000)],
    ['line breaks', 'a\n'.repeat(5_000)],
    ['half a character', `${'reef '.repeat(2_000)}\uD83D`],
  ])('shortens a long message of %s in its links, and says so', async (_, message) => {
    await submit({ message });
    const { whatsApp, mail } = links();
    for (const { href: link, text } of [whatsApp, mail]) {
      expect(link.length).toBeLessThanOrEqual(1_800);
      expect(link.length).toBeGreaterThan(1_600);
      const [beginning = ''] = text.replaceAll('\r\n', '\n').split('…');
      expect(text).toMatch(/…\s+\(This is the beginning of a longer message\.\)$/);
      expect(beginning).toContain(`Country: ${ENQUIRY.country}`);
      expect(beginning).toContain(message.slice(0, 20).trim());
      expect(text).not.toContain('\uFFFD');
      expect(beginning).not.toMatch(/\u200D$/);
    }
    expect(screen.getByText(/^Your message is longer than a link can carry/)).toBeVisible();
    expect(sectionOf('Your enquiry').querySelector('blockquote')?.textContent).toBe(message.trim());
  });

  it('copies the whole text, however long, and says so', async () => {
    const message = 'شعاب 🐠\n'.repeat(1_300);
    const { user } = await submit({ message });
    await user.click(copy());
    expect(await screen.findByText(/^Copied/)).toHaveAttribute('role', 'status');
    const text = await navigator.clipboard.readText();
    expect(text).toContain(message.trim());
    expect(text).toContain(ENQUIRY.email);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('shows the text selected where the browser denies copying, again on each attempt', async () => {
    const { user } = await submit();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'));
    await user.click(copy());
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: 'The whole text',
    });
    expect(screen.getByText(/^The browser does not let this page copy/)).toHaveAttribute(
      'role',
      'status',
    );
    for (const attempt of [1, 2]) {
      expect(text, `attempt ${attempt}`).toHaveFocus();
      expect(text.value).toBe(TEXT);
      expect(text).toHaveAttribute('readonly');
      expect([text.selectionStart, text.selectionEnd]).toEqual([0, TEXT.length]);
      text.setSelectionRange(0, 0);
      await user.click(copy());
      await screen.findByRole('textbox');
    }
    expect(screen.queryByText(/^Once you have sent them/)).toBeNull();
    await user.copy();
    expect(screen.getByText(/^Once you have sent them/)).toBeVisible();
  });

  it('leads back to the form with everything typed, and from there to the changed text', async () => {
    const { user } = await submit();
    await user.click(screen.getByRole('button', { name: 'Change something' }));
    expect(screen.getByRole('heading', { name: 'Request a consultation' })).toHaveFocus();
    for (const [name, text] of Object.entries(ENQUIRY)) {
      expect(document.getElementsByName(name)[0]).toHaveValue(text);
    }
    await user.type(screen.getByLabelText(/^Name/), ' & family');
    await user.click(screen.getByRole('button', { name: 'Review and send' }));
    expect(links().whatsApp.text).toContain('Name: Noor Rahman & family');
  });
});
