import type { FormEvent } from 'react';
import { BRAND } from '../../company/brand.ts';
import {
  COMPANY_FIELDS,
  COMPANY_FIELD_NAMES,
  detailError,
  trnWarning,
  type CompanyField,
} from './company.ts';
import type { Field } from '../../model/field.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { useCompany } from './useCompany.ts';
import { useCompanyForm } from './useCompanyForm.ts';
import { RecordField } from '../../form/RecordField.tsx';
import { useConnectionState } from '../../store/connection/useConnection.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { BankChangeNotice } from './BankChangeNotice.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';

/** The details of the company, which its invoices and orders show. */
export default function CompanyPage() {
  const { status, company } = useCompany();
  const { values, hasChanges, state, failure, change, conflictOf, save } = useCompanyForm(company);
  const connection = useConnectionState();
  const isConnected = connection === 'connected';
  const isReady = isConnected && status === 'live';

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isReady && state !== 'saving') void save();
  }

  return (
    <>
      <PageHeader title="Company" />
      <BankChangeNotice />
      <form noValidate onSubmit={submit} className="max-w-3xl border-t border-line">
        <p className="px-4 pt-4 text-sm text-muted sm:px-6">
          Printed invoices and purchase orders show these details. Everybody who uses the dashboard
          can see and change them; each may stay empty.
        </p>
        {status === 'failed' && (
          <div className="px-4 pt-4 sm:px-6">
            <Alert kind="alert">The details could not be read. You may not have access.</Alert>
          </div>
        )}
        {!isComplete(status) && status !== 'failed' ? (
          <p role="status" className="px-4 pt-4 text-sm text-muted sm:px-6">
            {connection === 'none'
              ? 'There is no connection. The details appear once it is back.'
              : 'Loading…'}
          </p>
        ) : (
          <>
            <div className="grid gap-4 px-4 pt-4 pb-5 sm:grid-cols-2 sm:px-6">
              {COMPANY_FIELD_NAMES.map((name) => (
                <RecordField
                  key={name}
                  name={name}
                  field={withHint(name, values[name])}
                  value={values[name]}
                  error={detailError(values[name]) ?? undefined}
                  conflict={status === 'live' ? conflictOf(name) : undefined}
                  mismatchNote={undefined}
                  onTextChange={(text) => change(name, text)}
                  onLeave={() => undefined}
                />
              ))}
            </div>
            <footer className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 sm:px-6">
              <Button
                type="submit"
                variant="primary"
                className="pointer-coarse:min-h-11"
                aria-disabled={!isReady || !hasChanges || state === 'saving'}
                aria-describedby="company-state"
              >
                {state === 'saving' ? 'Saving…' : 'Save Changes'}
              </Button>
              <p id="company-state" role="status" className="min-w-0 grow text-sm text-muted">
                {isConnected ? (failure ?? messageOf(hasChanges, state)) : OFFLINE}
              </p>
            </footer>
          </>
        )}
      </form>
    </>
  );
}

const OFFLINE =
  'There is no connection. What you type is kept in this tab; save it once you are back online.';

function messageOf(hasChanges: boolean, state: ReturnType<typeof useCompanyForm>['state']): string {
  if (state === 'saved' && !hasChanges) return 'Saved.';
  return hasChanges && state === 'idle' ? 'Not saved yet.' : '';
}

const HINTS: Partial<Record<CompanyField, string>> = {
  name: `As on the trade licence, for example ${BRAND.name} LLC.`,
  bank: 'What customers need to pay: bank, account name, IBAN, SWIFT code.',
};

/** A TRN that looks wrong says so, and can be saved all the same. */
function withHint(name: CompanyField, value: string): Field<string> {
  const hint = (name === 'trn' ? trnWarning(value) : null) ?? HINTS[name];
  return hint === undefined ? COMPANY_FIELDS[name] : { ...COMPANY_FIELDS[name], hint };
}
