import { useCallback, useLayoutEffect, useRef } from 'react';
import type { Entity, Fields, RecordOf } from '../../domain/entity.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import type { RecordForm } from '../../records/form/recordForm.ts';
import type { Records } from '../../records/useRecords.ts';
import { fillParams, nameInAddress, textsToFill } from './addresses.ts';
import { currentParams, isLeaving, useAddress } from './useAddress.ts';

type FormAddress<F extends Fields> = {
  /** Opens the form of a record. Stable, as is `create`. */
  readonly open: (record: RecordOf<Entity<F>>) => void;
  /** Opens a blank form. */
  readonly create: () => void;
  /** Whether the address asks for a record that is not among the records, which have all been loaded. */
  readonly isUnknown: boolean;
};

/** Stands for the id of a record that is not stored yet. */
const NEW = '';

/** The open record. Two lists of a page may have records with the same id, of which only one is meant. */
let claim: { readonly id: string; readonly path: string } | null = null;

/**
 * Keeps a form and the address in step: `?record=<id>` is the open record, `?new=invoices` a blank form. Back closes the
 * form, and a link opens it.
 */
export function useFormAddress<F extends Fields>(
  { entity, state, create: createForm, edit, close }: RecordForm<F>,
  { records, status }: Records<Entity<F>>,
): FormAddress<F> {
  const { search, write, leave } = useAddress();
  const params = new URLSearchParams(search);
  const name = nameInAddress(entity);
  const recordId = params.get('record');
  const requested = recordId === null ? undefined : records.find(({ id }) => id === recordId);
  // A generated number avoids those of the records, so a blank form waits for them.
  const isLoaded = isComplete(status) || status === 'failed';

  const openKey = state === null ? null : (state.id ?? NEW);
  const target = targetKey();
  const previous = useRef({ openKey, target: null as string | null });

  function targetKey(): string | null {
    if (recordId !== null) return requested || openKey === recordId ? recordId : null;
    return params.get('new') === name && isLoaded ? NEW : null;
  }

  // A new record on its way is not asked for any more: a reload must not open another blank form.
  const isSending = openKey === NEW && state?.isSaving === true;
  const shownKey = isSending ? null : openKey;

  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = { openKey: shownKey, target };
    if (shownKey === null && before.openKey !== null) {
      // Saved, or closed by the user.
      if (claim?.path === entity.path) claim = null;
      const asked = currentParams().get(before.openKey === NEW ? 'new' : 'record');
      if (asked === (before.openKey || name)) {
        leave(['new', 'record', ...fillParams(currentParams())]);
      }
      return;
    }
    if (target === before.target || target === openKey || isLeaving() || isSending) return;
    if (target === null) close();
    else if (target === NEW) createForm(textsToFill(params));
    else if (requested !== undefined && tryClaim(requested.id, entity.path)) edit(requested);
  });

  const open = useCallback(
    (record: RecordOf<Entity<F>>) => {
      claim = { id: record.id, path: entity.path };
      edit(record);
      // From one record to the next, Back still returns to the list.
      write({ record: record.id, new: null }, currentParams().has('record') ? 'replace' : 'push');
    },
    [edit, write, entity],
  );
  const create = useCallback(() => {
    createForm();
    write({ new: name, record: null }, 'push');
  }, [createForm, write, name]);
  return { open, create, isUnknown: isLoaded && recordId !== null && target === null };
}

/** Claims a record for the list at a path. Returns whether no other list has claimed its id. */
function tryClaim(id: string, path: string): boolean {
  if (claim?.id === id && claim.path !== path) return false;
  claim = { id, path };
  return true;
}
