import { useState } from 'react';
import { invoice, type Invoice } from '../../domain/invoice.ts';
import { report } from '../../reports/report.ts';
import { SaveDenied } from '../../records/saveDenied.ts';
import { issueTaxNumber } from '../../records/taxNumber/issueTaxNumber.ts';

const DENIED =
  'The database refused the number. Your account may no longer be allowed to change invoices, or this one lacks a field that every invoice has: save it once, then try again.';
const LOST =
  'The connection was lost before the server answered. If the number was taken, it is shown here once you are back online.';

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
      console.warn('Issuing a tax invoice number failed', error);
      if (import.meta.env.VITE_ERROR_REPORTS && error instanceof SaveDenied)
        report({
          kind: 'refused save',
          path: invoice.path,
          fields: ['taxNumber'],
          reason: error.reason,
        });
      setFailure(error instanceof SaveDenied ? DENIED : LOST);
      return false;
    } finally {
      setIssuing(false);
    }
  }

  return { isIssuing, failure, issue };
}
