import { screen } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import {
  STANDARD_RATES,
  standardVatOn,
  VAT_PERCENT,
} from '../../../src/features/documents/pricedFields.ts';
import { invoice } from '../../../src/features/finance/invoice.entity.ts';
import { feeTexts } from '../../../src/features/installations/MonthlyFees.tsx';
import { installation } from '../../../src/features/installations/installation.entity.ts';
import { readRows } from '../../../src/features/imports/readRows.ts';
import { missingVat } from '../../../src/features/vat/vatReturn.ts';
import { parseRecord } from '../../../src/records/model/entity.ts';
import { openApp, signInAs } from '../../support/app.tsx';
import { seed } from '../../support/backend.ts';
import { INVOICE, TAXED } from '../../support/settlements.ts';

const [BEFORE, SINCE] = ['2026-09-30', '2026-10-01'];

/** As though the law had raised the rate meanwhile. */
beforeEach(() => {
  const rates = STANDARD_RATES as unknown as [string, string][];
  const percents: Record<string, number | null> = VAT_PERCENT;
  rates.unshift([SINCE, 'Standard 9 %']);
  percents['Standard 9 %'] = 9;
  return () => {
    rates.shift();
    Reflect.deleteProperty(percents, 'Standard 9 %');
  };
});

const UNSTATED = { ...INVOICE, ...TAXED, vatRate: 'Not stated', lines: 'Reef\t1\t1000' };

it.each([
  [BEFORE, 'Standard 5 %', '1050', 18_363n],
  [SINCE, 'Standard 9 %', '1090', 33_053n],
])('what is of %s is taken at the rate of that day, %s', (date, vatRate, amount, missing) => {
  const cells = [{ number: 2, cells: ['INV-1', date, amount, 'Reef', '1', '1000'] }];
  const mapping = ['idNum', 'date', 'amount', 'lines.description', 'lines.quantity', 'lines.price'];
  const sheet = { headings: mapping, rows: cells, mapping };
  expect(readRows(invoice, sheet, { styles: {} })[0]?.texts).toMatchObject({ vatRate });
  const record = parseRecord(invoice, 'a', { ...UNSTATED, amount: Number(amount) });
  expect(missingVat({ record, day: date })).toBe(missing);
  const place = parseRecord(installation, 'p', { name: 'Reef', customer: 'Palm' });
  expect(feeTexts({ ...place, fee: 1000 }, date.slice(0, 7), date, [])).toMatchObject({
    vatRate,
    amount,
  });
});

it('what has no day yet is taken at the rate of today, not at one to come', () => {
  (STANDARD_RATES as unknown as [string, string][]).unshift(['2999-01-01', 'Standard 12 %']);
  onTestFinished(() => void (STANDARD_RATES as unknown as unknown[]).shift());
  expect(standardVatOn('')).toBe('Standard 9 %');
});

it('what is issued again takes the rate of the day on which it was supplied', async () => {
  await seed('finance/invoices/a', {
    ...UNSTATED,
    amount: 1050,
    date: SINCE,
    supplyDate: BEFORE,
    taxNumber: 7,
  });
  await signInAs('Layla Haddad');
  openApp('/dashboard/vat?from=2026-07-01&to=2026-09-30');
  const again = await screen.findByRole('link', { name: 'issue again' });
  expect(decodeURIComponent(again.getAttribute('href') ?? '')).toContain('vatRate=Standard+5+%');
});
