import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { BRAND } from '../../src/company/brand.ts';
import { telHref } from '../../src/site/components/links.tsx';
import { ConsultationForm } from '../../src/site/components/consultation/ConsultationForm.tsx';
import { linksOf, renderPart, sectionOf } from './visit.tsx';
import { clauses } from '../specification/clauses.ts';

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => screen.getByRole('button', { name: 'Review and send' });

const invalidFields = () => [...document.querySelectorAll('form [aria-invalid="true"]')];

const ENQUIRY = {
  name: 'Noor Rahman',
  email: 'noor@studio.example',
  phone: '',
  message: 'A reef between two rooms.',
  projectType: 'Architect / Designer',
  country: 'Oman',
  timeline: 'Next winter',
};

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
    const { user } = renderPart(<ConsultationForm storing={undefined} />, '/contact');
    fetched = vi.spyOn(globalThis, 'fetch');
    const fill = async (enquiry: Partial<typeof ENQUIRY>): Promise<void> => {
      const { projectType, ...texts } = enquiry;
      for (const [name, text] of Object.entries(texts)) {
        if (text === '') continue;
        await user.click(document.getElementsByName(name)[0] as HTMLElement);
        await user.paste(text);
      }
      if (projectType) await user.selectOptions(field(/^Project type/), projectType);
    };
    return { user, fill };
  }

  it(
    'has six blank controls, offers the project types in order, and has no field for the phone number',
    clauses('S2.4-22 S3-21 S5-10,11'),
    async () => {
      await openForm();
      const controls = [
        ...document.querySelectorAll<HTMLInputElement>('form :is(input, select, textarea)'),
      ];
      const shown = controls.map((control) => [
        control.name,
        control.labels?.[0]?.textContent,
        control.type,
        control.getAttribute('autocomplete'),
      ]);
      expect(shown).toEqual([
        ['name', 'Name (required)', 'text', 'name'],
        ['email', 'E-mail (required)', 'email', 'email'],
        ['message', 'Message (required)', 'textarea', null],
        ['projectType', 'Project type (optional)', 'select-one', null],
        ['country', 'Country (optional)', 'text', 'country-name'],
        ['timeline', 'Timeline (optional)', 'text', null],
      ]);
      expect(controls.filter(({ value }) => value !== '')).toEqual([]);
      expect(controls.filter(({ required }) => required).map(({ name }) => name)).toEqual([
        'name',
        'email',
        'message',
      ]);
      const options = [...field(/^Project type/).querySelectorAll('option')];
      expect(options.map(({ value }) => value).join(', ')).toBe(
        ', Luxury Residential, Hospitality / Hotel, Corporate / Office, Architect / Designer, Other',
      );
    },
  );

  it('shows below the message how to send plans and photographs', async () => {
    await openForm();
    const below = field(/^Message/).parentElement as HTMLElement;
    expect(below).toHaveTextContent(`Plans and photographs: ${BRAND.email} or WhatsApp`);
    expect(linksOf(below)).toEqual([
      [BRAND.email, `mailto:${BRAND.email}?subject=Plans%20and%20photographs`],
      [
        'WhatsApp (opens in a new tab)',
        'https://wa.me/971505550111?text=About%20a%20project%3A%20',
      ],
    ]);
  });

  it(
    'writes all values to the console, with an empty phone number, and calls no server',
    clauses('S3-20 S4-23'),
    async () => {
      const { user, fill } = await openForm();
      await fill(ENQUIRY);
      await user.click(submit());
      expect(log).toHaveBeenCalledExactlyOnceWith('Consultation request', ENQUIRY);
      expect(fetched).not.toHaveBeenCalled();
    },
  );

  it('requires only name, e-mail and message', clauses('S5-10'), async () => {
    const { user, fill } = await openForm();
    const { name, email, message } = ENQUIRY;
    await fill({ name, email, message });
    await user.click(submit());
    expect(log).toHaveBeenCalledExactlyOnceWith('Consultation request', {
      ...ENQUIRY,
      projectType: '',
      country: '',
      timeline: '',
    });
    expect(screen.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  });

  it.each([
    ['nothing', {}, /^Name/, 3],
    ['a name of spaces', { ...ENQUIRY, name: '   ' }, /^Name/, 1],
    ['neither e-mail nor message', { name: 'Noor' }, /^E-mail/, 2],
  ])(
    'with %s shows the errors and focuses the first invalid field',
    clauses('S5-10'),
    async (_, texts, label, count) => {
      const { user, fill } = await openForm();
      await fill(texts);
      await user.click(submit());
      const first = field(label);
      expect(first).toHaveFocus();
      const invalid = invalidFields();
      expect(invalid).toHaveLength(count);
      expect(invalid[0]).toBe(first);
      for (const control of invalid) {
        const [errorId] = (control.getAttribute('aria-describedby') ?? '').split(' ');
        expect(document.getElementById(errorId ?? '')).toHaveTextContent(/^Please /);
      }
      expect(log).not.toHaveBeenCalled();
      expect(screen.queryByRole('heading', { name: 'Thank you' })).toBeNull();
    },
  );

  it.each([
    ['a missing name', {}, /^Name/, [' ', 'N']],
    ['a missing e-mail', { name: 'Noor' }, /^E-mail/, ['noor', '@', 'studio.example']],
    ['half an e-mail', { name: 'Noor', email: 'noor@' }, /^E-mail/, ['studio', '.', 'example']],
    ['a missing message', { name: 'Noor', email: ENQUIRY.email }, /^Message/, ['K']],
  ])(
    'removes the error of %s as soon as its value is valid, and no other',
    async (_, texts, label, steps) => {
      const { user, fill } = await openForm();
      await fill(texts);
      await user.click(submit());
      const control = field(label);
      const others = invalidFields().length - 1;
      for (const step of steps) {
        expect(control).toBeInvalid();
        expect(control).toHaveAccessibleDescription(/Please /);
        await user.type(control, step);
      }
      expect(control).toBeValid();
      expect(control.getAttribute('aria-invalid')).toBe('false');
      expect(control).not.toHaveAccessibleDescription(/Please /);
      expect(invalidFields()).toHaveLength(others);
    },
  );

  it('shows no error while the visitor types, before they submit or in a corrected field', async () => {
    const { user } = await openForm();
    await user.type(field(/^E-mail/), 'noor@');
    expect(invalidFields()).toEqual([]);
    await user.click(submit());
    await user.type(field(/^E-mail/), 'studio.example');
    await user.clear(field(/^E-mail/));
    expect(invalidFields()).toEqual([field(/^Name/), field(/^Message/)]);
  });

  it('is replaced by a focused message that offers to send the enquiry, to copy it and to call', async () => {
    const { user, fill } = await openForm();
    await fill(ENQUIRY);
    await user.click(submit());
    expect(document.querySelector('form')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Thank you' })).toHaveFocus();
    const message = sectionOf('Thank you');
    expect(message).toHaveTextContent('One step is left: choose how your words reach us.');
    expect(message).not.toHaveTextContent('responds within one business day');
    expect(linksOf(message).map(([text]) => text)).toEqual([
      'Send by WhatsApp (opens in a new tab)',
      'Send by e-mail',
      `Call ${BRAND.phone}`,
    ]);
    expect(within(message).getByRole('link', { name: /^Call/ })).toHaveAttribute(
      'href',
      telHref(BRAND.phone),
    );
    expect(within(message).getByRole('button', { name: 'Copy the text' })).toBeVisible();
  });

  it.each([
    ['WhatsApp', { role: 'link', name: /^Send by WhatsApp/ }],
    ['e-mail', { role: 'link', name: 'Send by e-mail' }],
    ['a copy', { role: 'button', name: 'Copy the text' }],
  ] as const)(
    'thanks, and promises an answer in one business day, once %s was chosen',
    clauses('S4-22,24 S9-22'),
    async (_, { role, name }) => {
      const { user, fill } = await openForm();
      await fill(ENQUIRY);
      await user.click(submit());
      const way = screen.getByRole(role, { name });
      // The browser opens another program or tab, which is not there in a test.
      way.addEventListener('click', (event) => event.preventDefault());
      await user.click(way);
      const heading = await screen.findByRole('heading', { name: 'Thank you' });
      expect(heading.closest('[role="status"]')).toHaveTextContent(
        'A senior consultant responds within one business day.',
      );
      expect(way).toHaveFocus();
      expect(screen.queryByText('One step is left', { exact: false })).toBeNull();
    },
  );

  it('says before the button that nothing is sent yet, with a link to the privacy notice', async () => {
    await openForm();
    const form = submit().closest('form') as HTMLFormElement;
    expect(form).toHaveTextContent('Nothing leaves this page before you send it yourself');
    expect(linksOf(form)).toContainEqual(['Privacy notice', '/privacy']);
  });
});
