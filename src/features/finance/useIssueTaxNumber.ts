import { useState } from 'react';
import { invoice, type Invoice } from './invoice.entity.ts';
import { issueTaxNumber } from './issueTaxNumber.ts';
import { explain } from '../../store/write/explain.ts';

const ADVICE =
  'If this invoice lacks a field that every invoice has, save it once, then try again.';

/** Issues the tax invoice number of an invoice, and says what came of it. */
export function useIssueTaxNumber(record: Invoice) {
  const [isIssuing, setIssuing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  /** Resolves to whether the invoice has a number. */
  async function issue(): Promise<boolean> {
    if (isIssuing) return false;
    setIssuing(true);
    setFailure(null);
    try {
      await issueTaxNumber(record);
      return true;
    } catch (error) {
      setFailure(explain(error, { path: invoice.path, fields: ['taxNumber'] }, ADVICE));
      return false;
    } finally {
      setIssuing(false);
    }
  }

  return { isIssuing, failure, issue };
}
