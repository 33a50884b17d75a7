import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { findForm, openApp, signInAs } from '../../support/app.tsx';
import { seed } from '../../support/backend.ts';
import { clauses } from '../../specification/clauses.ts';

it(
  'truncates a long issue in the list and shows it in full in the form',
  clauses('S2.9-7'),
  async () => {
    const issue = `The pump hums. ${'It hums louder at night. '.repeat(20)}\nPlease come soon.`;
    await signInAs('Layla Haddad');
    await seed('service/tickets/r1', { ticketId: '4711', issue });
    openApp('/dashboard/service');
    const cell = await screen.findByText(/^The pump hums/);
    expect(cell.className).toMatch(/(^|[\s:])truncate( |$)/);
    fireEvent.click(cell);
    expect(within(await findForm('Edit Ticket')).getByLabelText('Issue')).toHaveValue(issue);
  },
);
