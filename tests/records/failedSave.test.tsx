import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { findForm, openApp, signInAs } from '../support/app.tsx';
import { resetDatabase, seed, stored } from '../support/backend.ts';
import { expectConsoleError } from '../support/console.ts';
import { denyEverything, denyWrites, restoreRules } from '../support/rules.ts';

beforeEach(async () => {
  sessionStorage.clear();
  await restoreRules();
  await resetDatabase();
  await signInAs('Layla Haddad');
});

async function openNewDeal() {
  const { user } = openApp('/dashboard/sales');
  await user.click(await screen.findByRole('button', { name: 'New Deal' }));
  return { user, form: within(await findForm('New Deal')) };
}

describe('a denied save', () => {
  it('keeps the form open with the reason, and can be repeated', async () => {
    expectConsoleError(/Saving to sales\/deals failed/);
    const { user, form } = await openNewDeal();
    await user.type(form.getByLabelText('Deal Title'), 'Koi court 🐟 بركة');
    await denyWrites();
    await user.click(form.getByRole('button', { name: 'Create' }));
    expect(await form.findByRole('alert')).toHaveTextContent(
      /refused this save.*What you typed is still here/,
    );
    expect(form.getByLabelText('Deal Title')).toHaveValue('Koi court 🐟 بركة');
    expect(await stored('sales/deals')).toBeNull();

    await restoreRules();
    await user.click(form.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(Object.values((await stored('sales/deals')) as object)).toMatchObject([
      { title: 'Koi court 🐟 بركة' },
    ]);
  });

  it('offers the form again when it has been closed', async () => {
    expectConsoleError(/Saving to sales\/deals failed/);
    const { user, form } = await openNewDeal();
    await user.type(form.getByLabelText('Deal Title'), 'Koi court');
    await denyWrites();
    fireEvent.click(form.getByRole('button', { name: 'Create' }));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    const alert = within(await screen.findByRole('alert'));
    await restoreRules();
    await user.click(alert.getByRole('button', { name: 'Open the form again' }));
    const again = within(await findForm('New Deal'));
    expect(again.getByLabelText('Deal Title')).toHaveValue('Koi court');
    await user.click(again.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('the reason of a denial', () => {
  it('is that the record has been removed', async () => {
    expectConsoleError(/Saving to sales\/deals failed/);
    const { form, send } = await editGardenReef();
    await seed('sales/deals/d1', null);
    const reason = await send();
    expect(reason).toContain('this record has been removed meanwhile');
    expect(reason).not.toContain('account');
    expect(form.getByLabelText('Customer')).toHaveValue('Villa Qamar');
    expect(await stored('sales/deals')).toBeNull();
  });

  it('is that the account has no access', async () => {
    expectConsoleError(/Saving to sales\/deals failed|Reading .* failed/);
    const { send } = await editGardenReef();
    await denyEverything();
    expect(await send()).toContain('Your account may no longer be allowed');
  });

  it('is the content or an outdated page while the account has access', async () => {
    expectConsoleError(/Saving to sales\/deals failed/);
    const { send } = await editGardenReef();
    await denyWrites();
    expect(await send()).toMatch(/does not accept, or this page is out of date/);
  });
});

describe('a save that fails after the user has left its page', () => {
  it('is reported on any page, and its form can be reopened and saved', async () => {
    expectConsoleError(/Saving to sales\/deals failed/);
    const { user, form } = await openNewDeal();
    fireEvent.change(form.getByLabelText('Deal Title'), { target: { value: 'Koi court' } });
    await denyWrites();
    fireEvent.click(form.getByRole('button', { name: 'Create' }));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    fireEvent.click(screen.getByRole('link', { name: 'Service' }));
    await screen.findByRole('heading', { name: 'Service & Maintenance' });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /New Deal “Koi court” was not saved/,
    );

    await restoreRules();
    await user.click(screen.getByRole('button', { name: 'Open the form again' }));
    const again = within(await findForm('New Deal'));
    expect(again.getByLabelText('Deal Title')).toHaveValue('Koi court');
    await user.click(again.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(Object.keys((await stored('sales/deals')) as object)).toHaveLength(1);
  });

  it('can be discarded, which moves the focus to the page title', async () => {
    expectConsoleError(/Saving to sales\/deals failed/);
    const { user, form } = await openNewDeal();
    fireEvent.change(form.getByLabelText('Deal Title'), { target: { value: 'Koi court' } });
    await denyWrites();
    fireEvent.click(form.getByRole('button', { name: 'Create' }));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('a text that is too long', () => {
  it('is reported below its field, which receives the focus, and not sent', async () => {
    const { user, form } = await openNewDeal();
    const tooLong = 'x'.repeat(10_001);
    fireEvent.change(form.getByLabelText('Deal Title'), { target: { value: tooLong } });
    await user.click(form.getByRole('button', { name: 'Create' }));
    const title = form.getByLabelText('Deal Title');
    expect(title).toHaveAccessibleDescription('Use at most 10,000 characters; this has 10,001.');
    expect(title).toHaveValue(tooLong);
    expect(title).toHaveFocus();
    expect(await stored('sales/deals')).toBeNull();
  });
});

describe('unusual input', () => {
  it.each([
    ['10,000 characters', 'x'.repeat(10_000)],
    ['emoji', '🐠🪸'],
    ['Arabic', 'واحة الندى'],
    ['markup', '<script>alert(1)</script>'],
  ])('is stored and shown unchanged: %s', async (_, title) => {
    const { user, form } = await openNewDeal();
    fireEvent.change(form.getByLabelText('Deal Title'), { target: { value: title } });
    await user.click(form.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(Object.values((await stored('sales/deals')) as object)).toMatchObject([{ title }]);
    expect(screen.getByText(title)).toBeVisible();
  });

  it('is stored as 0 when it is letters in a number field [S5-6]', async () => {
    const { user, form } = await openNewDeal();
    await user.type(form.getByLabelText('Value ($)'), 'abc');
    await user.click(form.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(Object.values((await stored('sales/deals')) as object)).toMatchObject([{ value: 0 }]);
  });
});

describe('a number field', () => {
  it('does not change when scrolled over', async () => {
    const { form } = await openNewDeal();
    const value = form.getByLabelText('Value ($)');
    value.focus();
    fireEvent.wheel(value, { deltaY: 100 });
    expect(value).not.toHaveFocus();
  });
});

describe('the form', () => {
  it('closes on Escape and on a backdrop click, and restores the focus', async () => {
    const { user } = openApp('/dashboard/sales');
    const opener = await screen.findByRole('button', { name: 'New Deal' });
    await user.click(opener);
    expect(within(await findForm('New Deal')).getByLabelText('Deal Title')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener).toHaveFocus();

    await user.click(opener);
    await user.click(await findForm('New Deal'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is saved once by Ctrl+Enter', async () => {
    const { user, form } = await openNewDeal();
    await user.type(form.getByLabelText('Deal Title'), 'Koi court');
    await user.keyboard('{Control>}{Enter}{Enter}{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(Object.keys((await stored('sales/deals')) as object)).toHaveLength(1);
  });
});

async function editGardenReef() {
  await seed('sales/deals/d1', { title: 'Garden reef', customer: '', value: 5, stage: 'Won' });
  const { user } = openApp('/dashboard/sales');
  await user.click(await screen.findByRole('button', { name: /Garden reef/ }));
  const form = within(await findForm('Edit Deal'));
  fireEvent.change(form.getByLabelText('Customer'), { target: { value: 'Villa Qamar' } });
  const send = async () => {
    await user.click(form.getByRole('button', { name: 'Save Changes' }));
    return (await form.findByRole('alert')).textContent;
  };
  return { form, send };
}
