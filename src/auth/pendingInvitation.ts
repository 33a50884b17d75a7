const STORAGE_KEY = 'invitation';

/** For browsers that block storage: it lasts as long as the page. */
let inMemory: string | null = null;

/** Remembers in this tab that whoever is signed in comes with an invitation; null forgets it. */
export function rememberInvitation(code: string | null): void {
  inMemory = code;
  try {
    if (code === null) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, code);
  } catch {
    // It lasts as long as the page.
  }
}

/** The code of the invitation that was opened in this tab; null if there is none. */
export function pendingInvitation(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? inMemory;
  } catch {
    return inMemory;
  }
}
