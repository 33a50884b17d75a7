/** Those who declined on this page, for browsers that keep nothing. */
const onThisPage = new Set<string>();

const keyOf = (uid: string): string => `no-name:${uid}`;

/** Remembers in this browser that a person would rather not say their name. */
export function declineInvitation(uid: string): void {
  onThisPage.add(uid);
  try {
    localStorage.setItem(keyOf(uid), 'declined');
  } catch {
    // They are asked again on the next visit.
  }
}

/** Whether a person has declined before. */
export function hasDeclined(uid: string): boolean {
  try {
    return onThisPage.has(uid) || localStorage.getItem(keyOf(uid)) !== null;
  } catch {
    return false;
  }
}
