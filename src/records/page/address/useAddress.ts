import { useCallback, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Entity } from '../../model/entity.ts';
import { pageOf, queryOf, RECORD, recordAddress, recordName, withoutRecord } from './addresses.ts';

/** Parameters to set in the query of the address; null removes one. */
export type AddressChanges = Readonly<Record<string, string | null>>;

type Address = {
  /** The path of the page as of the last navigation. */
  readonly pathname: string;
  /** The query of the address as of the last navigation. */
  readonly search: string;
  /** Another one after every navigation. */
  readonly navigation: string;
  /** Changes the query; `push` makes a history entry, which Back returns from. Stable, as is `closeRecord`. */
  readonly write: (changes: AddressChanges, how?: 'push' | 'replace') => void;
  /**
   * Leaves the history entry that was made for the open record, or removes the record from the address if there is none. Calls
   * back once the address is without it.
   */
  readonly closeRecord: (onLeft?: () => void) => void;
};

/** What a history entry knows besides its address. */
type EntryState = {
  /** Whether the entry before it is the same page without the open record. */
  readonly isOpenedHere?: boolean;
  /** Whether the new record that it opened a form for is on its way. */
  readonly isSent?: boolean;
};

/** The state of links that open a form on their own page, as `write` does. */
export const OPENED_HERE: EntryState = { isOpenedHere: true };

/** The query of the current page's address, in which its view and its open record are kept. */
export function useAddress(): Address {
  const { pathname, search, key: navigation } = useLocation();
  const navigate = useNavigate();
  const isLeaving = useRef(false);

  const write = useCallback(
    (changes: AddressChanges, how: 'push' | 'replace' = 'replace') => {
      const { pathname: page, query } = currentAddress();
      const next = withChanges(query, changes);
      if (next === query) return;
      void navigate(
        { pathname: page, search: next },
        how === 'push' ? { state: OPENED_HERE } : { replace: true, state: entryState() },
      );
    },
    [navigate],
  );

  const closeRecord = useCallback(
    (onLeft?: () => void) => {
      // The history may take a moment, and a second step back would leave the page.
      if (isLeaving.current) return;
      if (entryState()?.isOpenedHere) {
        isLeaving.current = true;
        const leave = (): void => {
          isLeaving.current = false;
          onLeft?.();
        };
        window.addEventListener('popstate', leave, { once: true });
        void navigate(-1);
      } else {
        write(withoutRecord(currentParams()));
        onLeft?.();
      }
    },
    [navigate, write],
  );

  return { pathname, search, navigation, write, closeRecord };
}

/** What the address asks for by a parameter, and a function that takes it out, as a dialog does that closes. */
export function useAsked(name: string) {
  const { search, write, closeRecord } = useAddress();
  return {
    asked: new URLSearchParams(search).get(name),
    close: () => {
      // A save may be answered after it was closed.
      if (currentParams().has(name)) closeRecord(() => write({ [name]: null }));
    },
  };
}

/** Opens a record on its page, unless it is open there already: what closes it would go back to it. */
export function useGoToRecord(): (entity: Pick<Entity, 'path'>, id: string) => void {
  const navigate = useNavigate();
  return (entity, id) => {
    const isOpen =
      currentAddress().pathname === pageOf(entity) &&
      currentParams().get(RECORD) === recordName(entity, id);
    if (!isOpen) void navigate(recordAddress(entity, id), { state: OPENED_HERE });
  };
}

/** Changes the query past the router: nothing is rendered. */
export function writeSilently(changes: AddressChanges): void {
  const { pathname, query } = currentAddress();
  const next = withChanges(query, changes);
  window.history.replaceState(window.history.state, '', `#${pathname}${next && `?${next}`}`);
}

/** Notes in the history entry of a blank form whether its record is on its way: a reload must not open another one. */
export function markSent(isSent: boolean): void {
  const usr: EntryState = { ...entryState(), isSent };
  window.history.replaceState({ ...(window.history.state as object), usr }, '');
}

/** The state of the current history entry, as the router keeps it. */
export const entryState = (): EntryState | null | undefined =>
  (window.history.state as { readonly usr?: EntryState | null } | null)?.usr;

/** Whether the person has come here from another page of the app. */
export const hasPreviousPage = (): boolean =>
  ((window.history.state as { readonly idx?: number } | null)?.idx ?? 0) > 0;

/** The parameters of the address in the browser, which a render may be behind. */
export const currentParams = (): URLSearchParams => new URLSearchParams(currentAddress().query);

/** The path and the query of the address in the browser, which a render may be behind. */
export function currentAddress(): { readonly pathname: string; readonly query: string } {
  const [pathname = '', query = ''] = window.location.hash.slice(1).split('?');
  return { pathname, query };
}

function withChanges(query: string, changes: AddressChanges): string {
  const params = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') params.delete(name);
    else params.set(name, value);
  }
  return queryOf(params);
}
