/** Dismissals in memory, for browsers that block storage. */
const dismissed = new Set<string>();

const keyOf = (uid: string): string => `no-name:${uid}`;

/** Remembers in this browser that the user dismissed the prompt for a display name. */
export function dismissNamePrompt(uid: string): void {
  dismissed.add(uid);
  try {
    localStorage.setItem(keyOf(uid), 'declined');
  } catch {
    // The prompt comes back on the next visit.
  }
}

/** Whether the user has dismissed the prompt in this browser. */
export function isNamePromptDismissed(uid: string): boolean {
  try {
    return dismissed.has(uid) || localStorage.getItem(keyOf(uid)) !== null;
  } catch {
    return false;
  }
}
