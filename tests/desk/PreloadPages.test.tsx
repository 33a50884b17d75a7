import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NO_ACCESS_PAGE, OWN_ACCOUNT } from '../../src/features/accounts/accountCode.ts';
import { NEW_VERSION_OFFER } from '../../src/desk/newVersionOfferCode.ts';
import { CHART } from '../../src/features/figures/chart.ts';
import { KEY_SHEET } from '../../src/shell/keys/keySheetStore.ts';
import { NEXT_STEPS } from '../../src/shell/LazyNextSteps.tsx';
import { NOT_FOUND_PAGE, ORDER_LOW_ITEMS, PAGES } from '../../src/desk/modules.ts';
import { PALETTE } from '../../src/features/palette/PaletteHost.tsx';
import { NAME_SOURCES, RENAME_NOTE } from '../../src/form/names/nameSourcesCode.ts';
import { RECORD_HISTORY } from '../../src/form/history/LazyRecordHistory.tsx';
import { REOPENED_FORM } from '../../src/features/unsavedChanges/reopenedFormCode.ts';
import { openApp, signInAs } from '../support/app.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('preloads the other pages and the chart while the browser is idle, once a page is shown', async () => {
  const idleCallbacks: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idleCallbacks.push(task));
  vi.stubGlobal('cancelIdleCallback', vi.fn<() => void>());
  const preloaded: string[] = [];
  const expected = [
    ...PAGES.map((page) => ({ label: page.label, code: page })),
    { label: 'History', code: RECORD_HISTORY },
    { label: 'Next steps', code: NEXT_STEPS },
    { label: 'Names', code: NAME_SOURCES },
    { label: 'Renaming', code: RENAME_NOTE },
    { label: 'Charts', code: CHART },
    { label: 'Form', code: REOPENED_FORM },
    { label: 'Order what is low', code: ORDER_LOW_ITEMS },
    { label: 'Search', code: PALETTE },
    { label: 'Keys', code: KEY_SHEET },
    { label: 'Account', code: OWN_ACCOUNT },
    { label: 'New version', code: NEW_VERSION_OFFER },
    { label: 'No access', code: NO_ACCESS_PAGE },
    { label: 'Not found', code: NOT_FOUND_PAGE },
  ];
  for (const { label, code } of expected) {
    vi.spyOn(code, 'preload').mockImplementation(async () => void preloaded.push(label));
  }
  await signInAs('Layla Haddad');
  openApp('/dashboard/suppliers');
  expect(idleCallbacks).toEqual([]);
  expect(await screen.findByRole('heading', { name: 'Supplier Management' })).toBeVisible();
  // The page of the address is loaded with the dashboard, without waiting.
  expect(preloaded.filter((label) => label !== 'Suppliers')).toEqual([]);
  preloaded.length = 0;

  for (const index of expected.keys()) {
    await vi.waitFor(() => expect(idleCallbacks).toHaveLength(index + 1), 30_000);
    idleCallbacks[index]?.();
  }
  expect(preloaded).toEqual(expected.map(({ label }) => label));
});
