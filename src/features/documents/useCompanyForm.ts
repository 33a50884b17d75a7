import { useState } from 'react';
import { useAuth } from '../../store/session/useAuth.ts';
import {
  COMPANY_PATH,
  companyValues,
  detailError,
  type Company,
  type CompanyField,
} from './company.ts';
import { HISTORY_PATH } from '../../model/history.ts';
import { newKey } from '../../store/firebase/database.ts';
import { draftScope, loadDrafts, saveDraft } from '../../form/draftStorage.ts';
import { useReportUnsavedInput } from '../../form/unsavedInput.ts';
import { explain, TYPED_IS_KEPT } from '../../store/write/explain.ts';
import { save as store } from '../../store/write/save.ts';

type Details = Partial<Company>;

/** What is typed into the form, and what each of these details was before. */
type Edits = { readonly typed: Details; readonly base: Details };

type SaveState = 'idle' | 'saving' | 'saved';

/**
 * The form of the company's details. Only edited ones are written, all in one update; the others follow the database. What
 * is typed stays in this tab until it is saved.
 */
export function useCompanyForm(live: Company) {
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
