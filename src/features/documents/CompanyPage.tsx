import { type FormEvent, useState } from 'react';
import { BRAND } from '../../company/brand.ts';
import {
  COMPANY_FIELDS,
  COMPANY_FIELD_NAMES,
  detailError,
  trnWarning,
  type CompanyField,
  COMPANY_PATH,
  companyValues,
  type Company,
} from './company.ts';
import type { Field } from '../../model/field.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { useCompany } from './useCompany.ts';
import { RecordField } from '../../form/RecordField.tsx';
import { useConnectionState } from '../../store/connection/useConnection.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { BankChangeNotice } from './BankChangeNotice.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { useAuth } from '../../store/session/useAuth.ts';
import { HISTORY_PATH } from '../../model/history.ts';
import { newKey } from '../../store/firebase/database.ts';
import { draftScope, loadDrafts, saveDraft } from '../../form/draftStorage.ts';
import { useReportUnsavedInput } from '../../form/unsavedInput.ts';
import { explain, TYPED_IS_KEPT } from '../../store/write/explain.ts';
import { save as store } from '../../store/write/save.ts';

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

type Details = Partial<Company>;

/** What is typed into the form, and what each of these details was before. */
type Edits = { readonly typed: Details; readonly base: Details };

type SaveState = 'idle' | 'saving' | 'saved';

/**
 * The form of the company's details. Only edited ones are written, all in one update; the others follow the database. What
 * is typed stays in this tab until it is saved.
 */
function useCompanyForm(live: Company) {
  const uid = useAuth().user?.uid ?? '';
  const key = `${draftScope(uid, COMPANY_PATH, null)}form`;
  const [edits, setEdits] = useState<Edits>(() => storedEdits(key));
  const [state, setState] = useState<SaveState>('idle');
  /** Why the last attempt failed. */
  const [failure, setFailure] = useState<string | null>(null);
  const names = (Object.keys(edits.typed) as CompanyField[]).filter(
    (name) => edits.typed[name] !== live[name],
  );
  useReportUnsavedInput(names.length > 0);

  function keep(next: Edits): void {
    setEdits(next);
    saveDraft({ key, changes: next.typed, base: next.base });
  }

  function change(name: CompanyField, text: string): void {
    if (state !== 'saving') setState('idle');
    setFailure(null);
    keep({
      typed: { ...edits.typed, [name]: text },
      base: { [name]: live[name], ...edits.base },
    });
  }

  /** A colleague's newer text of an edited detail; undefined if there is none. */
  function conflictOf(name: CompanyField): string | undefined {
    const isTheirs = names.includes(name) && live[name] !== edits.base[name];
    return isTheirs && state !== 'saving' ? live[name] : undefined;
  }

  async function save(): Promise<void> {
    if (names.length === 0 || names.some((name) => detailError(edits.typed[name] ?? '') !== null))
      return;
    const { typed } = edits;
    setState('saving');
    setFailure(null);
    try {
      await saveCompany(Object.fromEntries(names.map((name) => [name, typed[name] ?? ''])));
      // What was typed while it was on its way is kept.
      setEdits((current) => {
        const rest = withoutSaved(current, typed);
        saveDraft({ key, changes: rest.typed, base: rest.base });
        return rest;
      });
      setState('saved');
    } catch (error) {
      setFailure(explain(error, { path: COMPANY_PATH, fields: names }, TYPED_IS_KEPT));
      setState('idle');
    }
  }

  return {
    values: { ...live, ...edits.typed },
    hasChanges: names.length > 0,
    state,
    failure,
    change,
    conflictOf,
    save,
  };
}

/**
 * Stores details of the company with an entry of the history, without which the rules accept none: the bank account on every
 * invoice must not change without a trace. Rejects as `save` does.
 */
async function saveCompany(details: Readonly<Record<string, string>>): Promise<void> {
  const key = newKey();
  await store(async ({ uid, signed, read }) => {
    const stored = ((await read(COMPANY_PATH)) ?? {}) as Readonly<Record<string, string>>;
    const edited = Object.entries(details).filter(([name, to]) => stored[name] !== to);
    if (edited.length === 0) return null;
    const changes = edited.map(([name, to]) => {
      const from = stored[name];
      return [name, from === undefined ? { to } : { from, to }] as const;
    });
    return {
      entry: `${HISTORY_PATH}/${key}`,
      values: companyValues(key, Object.fromEntries(changes), signed, uid),
      // A colleague may change the same detail in this moment; the form has named theirs, if they were earlier.
      replaces: Object.fromEntries(
        edited.map(([name]) => [`${COMPANY_PATH}/${name}`, stored[name] ?? null]),
      ),
    };
  });
}

function storedEdits(key: string): Edits {
  const draft = loadDrafts(key)[0];
  return { typed: draft?.changes ?? {}, base: draft?.base ?? {} };
}

/** The edits that differ from what has been saved; these start from there. */
function withoutSaved({ typed, base }: Edits, saved: Details): Edits {
  const names = (Object.keys(typed) as CompanyField[]).filter(
    (name) => typed[name] !== saved[name],
  );
  return {
    typed: Object.fromEntries(names.map((name) => [name, typed[name]])),
    base: Object.fromEntries(names.map((name) => [name, saved[name] ?? base[name]])),
  };
}
