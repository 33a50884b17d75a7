import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Parameters to set in the query of the address; null removes one. */
export type AddressChanges = Readonly<Record<string, string | null>>;

type Address = {
  /** The query of the address as of the last navigation. */
  readonly search: string;
  /** Another one after every navigation. */
  readonly navigation: string;
  /** Changes the query; `push` makes a history entry, which Back returns from. Stable, as are the others. */
  readonly write: (changes: AddressChanges, how?: 'push' | 'replace') => void;
  /**
   * Changes the query once nothing has changed for a moment, because browsers limit how often that may happen. No navigation:
   * nothing is rendered.
   */
  readonly writeSoon: (changes: AddressChanges) => void;
  /** Leaves the history entry that `write` has pushed, or removes the parameters if there is none. */
  readonly leave: (names: readonly string[]) => void;
};

const WRITE_AFTER_MS = 300;

/** Changes that `writeSoon` has yet to write. */
let waiting: AddressChanges = {};
let timer: ReturnType<typeof setTimeout> | undefined;

/** The query of the current page's address, in which its view and its open record are kept. */
export function useAddress(): Address {
  const { search, key: navigation } = useLocation();
  const navigate = useNavigate();

  const write = useCallback(
    (changes: AddressChanges, how: 'push' | 'replace' = 'replace') => {
      const { pathname, query } = currentAddress();
      const earlier = withChanges(query, takeWaiting());
      // The entry that is left keeps what was about to be written.
      if (how === 'push' && earlier !== query) {
        void navigate({ pathname, search: earlier }, { replace: true });
      }
      const next = withChanges(earlier, changes);
      if (next === query) return;
      void navigate(
        { pathname, search: next },
        how === 'push' ? { state: OPENED_HERE } : { replace: true, state: userState() },
      );
    },
    [navigate],
  );

  const leave = useCallback(
    (names: readonly string[]) => {
      if (userState() !== OPENED_HERE)
        return write(Object.fromEntries(names.map((n) => [n, null])));
      isReturning = true;
      window.addEventListener('popstate', () => (isReturning = false), { once: true });
      void navigate(-1);
    },
    [navigate, write],
  );

  // What was typed on a page that has been left concerns no other.
  useEffect(() => () => void takeWaiting(), []);
  return { search, navigation, write, writeSoon, leave };
}

/** The state of the history entries that `write` pushes, and of links that open a form on their own page. */
export const OPENED_HERE = 'opened here';

function writeSoon(changes: AddressChanges): void {
  waiting = { ...waiting, ...changes };
  clearTimeout(timer);
  timer = setTimeout(() => {
    const { pathname, query } = currentAddress();
    const next = withChanges(query, takeWaiting());
    window.history.replaceState(window.history.state, '', `#${pathname}${next && `?${next}`}`);
  }, WRITE_AFTER_MS);
}

function takeWaiting(): AddressChanges {
  clearTimeout(timer);
  const taken = waiting;
  waiting = {};
  return taken;
}

/** Whether `writeSoon` has yet to write: until then, the address is older than what is on screen. */
export const isAddressBehind = (): boolean => Object.keys(waiting).length > 0;

let isReturning = false;

/** Whether `leave` is on its way to the previous history entry: until then, the address is out of date. */
export const isLeaving = (): boolean => isReturning;

/** The state of the current history entry, as the router keeps it. */
const userState = (): unknown => (window.history.state as { readonly usr?: unknown } | null)?.usr;

/** The parameters of the address in the browser, which a render may be behind. */
export const currentParams = (): URLSearchParams => new URLSearchParams(currentAddress().query);

function currentAddress(): { readonly pathname: string; readonly query: string } {
  const [pathname = '', query = ''] = window.location.hash.slice(1).split('?');
  return { pathname, query };
}

function withChanges(query: string, changes: AddressChanges): string {
  const params = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') params.delete(name);
    else params.set(name, value);
  }
  return params.toString();
}
