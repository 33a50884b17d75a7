import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AuthProvider } from '../../../../src/app/AuthProvider.tsx';
import { customer } from '../../../../src/features/sales/customer.entity.ts';
import { parseRecord } from '../../../../src/records/model/entity.ts';
import { useRecordForm } from '../../../../src/records/form/useRecordForm.ts';
import { signInAs } from '../../../support/app.tsx';
import { stored, seed } from '../../../support/backend.ts';

const DUNE = { name: 'Dune', trn: '1', terms: 'Net 30', invoiced: '' };
const RECORDS = [parseRecord(customer, 'c1', DUNE)];
const CONCERNED = { isKnown: true, keepsName: true, further: [], counts: '' };

it('saves no new name before it was seen what it concerns', async () => {
  await signInAs('Layla Haddad');
  await seed('sales/customers/c1', DUNE);
  const options = { start: { id: 'c1', texts: {} }, onClose: () => undefined };
  const { result } = renderHook(() => useRecordForm(customer, RECORDS, options), {
    wrapper: AuthProvider,
  });
  await waitFor(() => expect(result.current).not.toBeNull());
  act(() => {
    result.current.change('name', 'Palm');
    result.current.setRenaming({ ...CONCERNED, isKnown: false });
    void result.current.submit({});
  });
  expect(result.current.state.isSaving).toBe(true);
  act(() => result.current.setRenaming(CONCERNED));
  await waitFor(() => expect(result.current.state.isSaving).toBe(false));
  expect(result.current.state.errors).toEqual({
    name: 'Look at where else this name is used, then save again.',
  });
  expect(await stored('sales/customers/c1/name')).toBe('Dune');
});
