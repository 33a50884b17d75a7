import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { CONTACT } from '../../src/site/content/contact.ts';
import { messageAddress, telephoneAddress } from '../../src/site/links.ts';
import { linksOf, textsOf, visit } from './visit.ts';

const groupOf = (heading: string) => screen.getByRole('heading', { name: heading }).parentElement;
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const send = () => screen.getByRole('button', { name: 'Send your enquiry' });

const FILLED = {
  name: 'Noor Rahman',
  email: 'noor@studio.example',
  phone: '',
  message: 'A reef between two rooms.',
  projectType: 'Architect / Designer',
  country: 'Oman',
  timeline: 'Next winter',
};

describe('the contact page', () => {
  it('gives the headquarters: address, phone and e-mail', async () => {
    await visit('/contact');
    const headquarters = groupOf('Headquarters');
    expect(headquarters && textsOf(headquarters, 'dt')).toEqual(['Address', 'Phone', 'E-mail']);
    expect(headquarters && textsOf(headquarters, 'dd')).toEqual([
      'Dubai Investments Park, Dubai, UAE',
      '+971 4 555 0100',
      'studio@atollier.example',
    ]);
    expect(headquarters && linksOf(headquarters).map(([, to]) => to)).toEqual([
      'tel:+97145550100',
      'mailto:studio@atollier.example',
    ]);
  });

  it('has two contact groups, whose members have a name, a role and often a phone', async () => {
    await visit('/contact');
    expect(CONTACT.groups).toHaveLength(2);
    for (const { heading, members } of CONTACT.groups) {
      const rows = within(groupOf(heading) as HTMLElement).getAllByRole('listitem');
      expect(rows).toHaveLength(members.length);
      for (const [place, row] of rows.entries()) {
        const { name = '', role = '', phone } = members[place] ?? {};
        expect(within(row).getAllByText(name)[0]).toBeVisible();
        expect(within(row).getByText(role)).toBeVisible();
        expect(within(row).queryAllByRole('link')).toHaveLength(phone === undefined ? 1 : 2);
      }
    }
  });

  it.each(
    CONTACT.groups.flatMap(({ members }) =>
      members.flatMap(({ name, phone }) => (phone === undefined ? [] : [[name, phone] as const])),
    ),
  )('links to a message to %s and to a call of %s', async (name, phone) => {
    await visit('/contact');
    const digits = phone.replaceAll(/\D/g, '');
    const message = screen.getByRole('link', {
      name: `Message ${name} on WhatsApp (opens in a new tab)`,
    });
    expect(message).toHaveAttribute('href', `https://wa.me/${digits}`);
    expect(message).toHaveAttribute('target', '_blank');
    expect(message.querySelector('.sr-only')?.nextSibling).toHaveTextContent('WhatsApp');
    expect(screen.getByRole('link', { name: `Call ${name}: ${phone}` })).toHaveAttribute(
      'href',
      `tel:+${digits}`,
    );
  });

  it.each(
    CONTACT.groups.flatMap(({ members }) =>
      members.flatMap(({ name, phone }) => (phone === undefined ? [name] : [])),
    ),
  )('links to an e-mail for %s, who has no phone', async (name) => {
    await visit('/contact');
    expect(screen.getByRole('link', { name: `E-mail ${name}` })).toHaveAttribute(
      'href',
      `mailto:studio@atollier.example?subject=For%20${name.replace(' ', '%20')}`,
    );
  });

  it.each([
    ['+971 50 555 0111', 'https://wa.me/971505550111'],
    ['+971-50-555-0111', 'https://wa.me/971505550111'],
    ['++9 7-1', 'https://wa.me/971'],
    ['0505550111', 'https://wa.me/0505550111'],
  ])('builds the messaging link of %s without plus signs, spaces and dashes', (phone, link) => {
    expect(messageAddress(phone)).toBe(link);
  });

  it('dials a number with its plus sign', () => {
    expect(telephoneAddress('+971 50-555 0111')).toBe('tel:+971505550111');
  });

  it('links to the social pages, in tabs of their own', async () => {
    await visit('/contact');
    const social = groupOf('Follow the studio') as HTMLElement;
    expect(linksOf(social)).toEqual([
      ['Instagram (opens in a new tab)', 'https://www.instagram.com/atollier.example'],
      ['Facebook (opens in a new tab)', 'https://www.facebook.com/atollier.example'],
      ['YouTube (opens in a new tab)', 'https://www.youtube.com/@atollier.example'],
    ]);
    for (const link of within(social).getAllByRole('link')) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });

  it('promises an answer within one business day before anything is sent', async () => {
    const { main } = await visit('/contact');
    expect(main).toHaveTextContent('A senior consultant responds within one business day.');
    const before = main.textContent?.split('Send your enquiry')[0];
    expect(before?.match(/business day/g)).toHaveLength(1);
  });
});

describe('the consultation form', () => {
  let log: MockInstance<typeof console.log>;
  let fetched: MockInstance<typeof fetch>;

  beforeEach(() => {
    log = vi.spyOn(console, 'log').mockReturnValue();
  });

  afterEach(() => {
    vi.restoreAllMocks();
  });

  async function openForm() {
    const { user } = await visit('/contact');
    fetched = vi.spyOn(globalThis, 'fetch');
    const fill = async (texts: Partial<typeof FILLED>): Promise<void> => {
      if (texts.name) await user.type(field(/^Name/), texts.name);
      if (texts.email) await user.type(field(/^E-mail/), texts.email);
      if (texts.message) await user.type(field(/^Message/), texts.message);
      if (texts.projectType) await user.selectOptions(field(/^Project type/), texts.projectType);
      if (texts.country) await user.type(field(/^Country/), texts.country);
      if (texts.timeline) await user.type(field(/^Timeline/), texts.timeline);
    };
    return { user, fill };
  }

  it.each([
    [/^Name/, 'Name (required)', 'INPUT', 'text', true, 'name'],
    [/^E-mail/, 'E-mail (required)', 'INPUT', 'email', true, 'email'],
    [/^Message/, 'Message (required)', 'TEXTAREA', 'textarea', true, null],
    [/^Project type/, 'Project type (optional)', 'SELECT', 'select-one', false, null],
    [/^Country/, 'Country (optional)', 'INPUT', 'text', false, 'country-name'],
    [/^Timeline/, 'Timeline (optional)', 'INPUT', 'text', false, null],
  ])(
    'has %s, labelled %s: %s of type %s, required: %s',
    async (label, name, tag, type, required, autocomplete) => {
      await openForm();
      const control = field(label);
      expect(control.labels?.[0]?.textContent).toBe(name);
      expect(control.tagName).toBe(tag);
      expect(control.type).toBe(type);
      expect(control.required).toBe(required);
      expect(control.value).toBe('');
      expect(control.getAttribute('autocomplete')).toBe(autocomplete);
    },
  );

  it('offers the project types in their order, after none', async () => {
    await openForm();
    const [none, ...options] = field(/^Project type/).querySelectorAll('option');
    expect(none?.value).toBe('');
    expect(options.map(({ value, textContent }) => [value, textContent])).toEqual(
      [
        'Luxury Residential',
        'Hospitality / Hotel',
        'Corporate / Office',
        'Architect / Designer',
        'Other',
      ].map((type) => [type, type]),
    );
  });

  it('says below the message how plans and photographs come to the studio', async () => {
    await openForm();
    const below = field(/^Message/).parentElement as HTMLElement;
    expect(below).toHaveTextContent('Plans and photographs: studio@atollier.example or WhatsApp');
    expect(linksOf(below)).toEqual([
      [
        'studio@atollier.example',
        'mailto:studio@atollier.example?subject=Plans%20and%20photographs',
      ],
      ['WhatsApp (opens in a new tab)', 'https://wa.me/971505550111'],
    ]);
  });

  it('has no field for the phone number', async () => {
    await openForm();
    const controls = document.querySelectorAll<HTMLInputElement>(
      'form :is(input, select, textarea)',
    );
    expect([...controls].map(({ name }) => name)).toEqual([
      'name',
      'email',
      'message',
      'projectType',
      'country',
      'timeline',
    ]);
  });

  it('writes everything to the console, with the phone number it does not ask for, and calls no server', async () => {
    const { user, fill } = await openForm();
    await fill(FILLED);
    await user.click(send());
    expect(log).toHaveBeenCalledExactlyOnceWith('Consultation request', FILLED);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('needs only a name, an e-mail and a message', async () => {
    const { user, fill } = await openForm();
    const { name, email, message } = FILLED;
    await fill({ name, email, message });
    await user.click(send());
    expect(log).toHaveBeenCalledExactlyOnceWith('Consultation request', {
      ...FILLED,
      projectType: '',
      country: '',
      timeline: '',
    });
    expect(screen.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  });

  it.each([
    ['nothing', {}, /^Name/, 3],
    ['no name', { email: FILLED.email, message: 'Koi' }, /^Name/, 1],
    ['a name of spaces', { ...FILLED, name: '   ' }, /^Name/, 1],
    ['no e-mail', { name: 'Noor', message: 'Koi' }, /^E-mail/, 1],
    ['half an e-mail', { ...FILLED, email: 'noor@' }, /^E-mail/, 1],
    ['no message', { name: 'Noor', email: FILLED.email }, /^Message/, 1],
    ['neither e-mail nor message', { name: 'Noor' }, /^E-mail/, 2],
  ])('with %s says what is missing and goes to the first of it', async (_, texts, label, count) => {
    const { user, fill } = await openForm();
    await fill(texts);
    await user.click(send());
    const first = field(label);
    expect(first).toHaveFocus();
    const wrong = document.querySelectorAll('form [aria-invalid="true"]');
    expect(wrong).toHaveLength(count);
    expect(wrong[0]).toBe(first);
    for (const control of wrong) {
      const [problem] = (control.getAttribute('aria-describedby') ?? '').split(' ');
      expect(document.getElementById(problem ?? '')).toHaveTextContent(/^Please /);
    }
    expect(log).not.toHaveBeenCalled();
    expect(screen.queryByRole('heading', { name: 'Thank you' })).toBeNull();
  });

  it('lets go of a problem once it is solved, and keeps what was typed', async () => {
    const { user, fill } = await openForm();
    const { name, email, message } = FILLED;
    await fill({ name, message });
    await user.click(send());
    expect(field(/^E-mail/)).toHaveAccessibleDescription(
      'Please enter your e-mail address. Our reply goes to this address.',
    );
    expect(field(/^Message/)).toHaveValue(message);
    await fill({ email });
    await user.click(send());
    expect(screen.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  });

  it('gives way to a thank-you that has the focus and promises one business day', async () => {
    const { user, fill } = await openForm();
    await fill(FILLED);
    await user.click(send());
    expect(document.querySelector('form')).toBeNull();
    const thanks = screen.getByRole('status');
    expect(within(thanks).getByRole('heading', { name: 'Thank you' })).toHaveFocus();
    expect(
      within(thanks).getByText('A senior consultant responds within one business day.'),
    ).toBeVisible();
  });

  it('offers with the thank-you a call, a message and a letter', async () => {
    const { user, fill } = await openForm();
    await fill(FILLED);
    await user.click(send());
    expect(linksOf(screen.getByRole('status'))).toEqual([
      ['Call +971 4 555 0100', 'tel:+97145550100'],
      ['Message a consultant on WhatsApp (opens in a new tab)', 'https://wa.me/971505550111'],
      ['Write to studio@atollier.example', 'mailto:studio@atollier.example'],
    ]);
  });
});
