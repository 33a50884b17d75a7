import { Form } from '../../ui/Form.tsx';
import { BRAND } from '../../company/brand.ts';
import {
  COMPANY_FIELDS,
  COMPANY_FIELD_NAMES,
  company,
  detailError,
  trnWarning,
  type CompanyField,
} from './company.ts';
import { isLeftBlank } from '../../records/model/entity.ts';
import type { Field } from '../../records/model/field.ts';
import { draftScope, openedEdits, useEdits } from '../../records/form/useEdits.ts';
import { FoldedFields } from '../../ui/FoldedFields.tsx';
import { RecordField } from '../../records/form/RecordField.tsx';
import { useConnectionState } from '../../records/store/connection/useConnection.ts';
import { Button } from '../../ui/Button.tsx';
import { BankChangeNotice } from './BankChangeNotice.tsx';
import { LogoField } from './LogoField.tsx';
import { PageHeader, Loaded } from '../../records/page/PageHeader.tsx';
import { useAuth } from '../../session/useAuth.ts';
import { useSingle } from '../../records/store/read/useRecords.ts';
import { failureOf, TYPED_IS_KEPT } from '../../records/store/write/save.ts';
import { saveDetails } from './saveDetails.ts';

/** The details of the company, which its invoices and orders show. */
export default function CompanyPage() {
  const { status, value } = useSingle(company);
  const { state, values, changed, conflicts, change, leave, save } = useEdits(
    company.texts(value),
    (uid) => openedEdits(draftScope(uid, company.path, null), { continues: true }),
  );
  const uid = useAuth().user?.uid ?? '';
  const { isSaving, isSaved, failure } = state;
  const isConnected = useConnectionState() === 'connected';
  const isReady = isConnected && status === 'live';
  const progress = changed.length === 0 ? isSaved && 'Saved.' : !isSaving && 'Not saved yet.';

  function submit(): void {
    const isAllowed = changed.every((name) => detailError(values[name] ?? '') === null);
    // Only what is edited, all in one update: the others follow the database.
    if (isReady && isAllowed && changed.length > 0)
      void save((edits) => {
        const details = Object.fromEntries(changed.map((name) => [name, edits[name] ?? '']));
        return failureOf(saveDetails(details), company.path, TYPED_IS_KEPT);
      });
  }

  const fieldsOf = (names: readonly CompanyField[]) => (
    <div className="grid gap-4 px-4 pt-4 pb-5 sm:grid-cols-2 sm:px-6">
      {names.map((name) => (
        <RecordField
          key={name}
          name={name}
          field={withHint(name, values[name] ?? '')}
          value={values[name] ?? ''}
          error={detailError(values[name] ?? '') ?? undefined}
          conflict={status === 'live' ? conflicts[name] : undefined}
          record={company.path}
          onTextChange={(text) => change(name, text)}
          onLeave={() => leave(name)}
        />
      ))}
    </div>
  );

  return (
    <>
      <PageHeader title="Company" />
      <BankChangeNotice />
      <Form onSubmit={submit} className="border-t border-line [&>*]:max-w-3xl">
        <p className="px-4 pt-4 text-sm text-muted sm:px-6">
          Printed invoices and purchase orders show these details. Everybody who uses the dashboard
          can see and change them; each may stay empty.
        </p>
        <Loaded
          sources={[{ status }]}
          what="The details appear"
          className="px-4 pt-4 text-sm text-muted sm:px-6"
        >
          <div className="px-4 pt-4 sm:px-6">
            <LogoField logo={value.logo} owner={uid} />
          </div>
          {fieldsOf(COMPANY_FIELD_NAMES.filter((name) => !isForEInvoice(name)))}
          <FoldedFields
            title="E-invoice"
            owner={company.path}
            isFilled={COMPANY_FIELD_NAMES.some(
              (name) =>
                isForEInvoice(name) && !isLeftBlank(COMPANY_FIELDS[name], values[name] ?? ''),
            )}
          >
            {fieldsOf(COMPANY_FIELD_NAMES.filter(isForEInvoice))}
          </FoldedFields>
          <footer className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 sm:px-6">
            <Button
              type="submit"
              variant="primary"
              tall
              aria-disabled={!isReady || changed.length === 0 || isSaving}
              aria-describedby="company-state"
            >
              {isSaving ? 'Saving…' : 'Save Changes'}
            </Button>
            <p id="company-state" role="status" className="min-w-0 grow text-sm text-muted">
              {isConnected ? (failure ?? progress) : OFFLINE}
            </p>
          </footer>
        </Loaded>
      </Form>
    </>
  );
}

const isForEInvoice = (name: CompanyField): boolean => 'group' in COMPANY_FIELDS[name];

const OFFLINE =
  'There is no connection. What you type is kept in this tab; save it once you are back online.';

const HINTS: Partial<Record<CompanyField, string>> = {
  name: `As on the trade licence, for example ${BRAND.name} LLC.`,
  bank: 'What customers need to pay: bank, account name, IBAN, SWIFT code.',
  authority: 'The authority on the trade licence. With it, forms ask for what e-invoices need.',
};

/** A TRN that looks wrong says so, and can be saved all the same. */
function withHint(name: CompanyField, value: string): Field<string> {
  const hint = (name === 'trn' ? trnWarning(value) : null) ?? HINTS[name];
  return hint === undefined ? COMPANY_FIELDS[name] : { ...COMPANY_FIELDS[name], hint };
}
