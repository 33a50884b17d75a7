const keyOf = (uid: string): string => `verification-sent:${uid}`;

/** Remembers in this browser that the e-mail which confirms a person's address was sent. */
export function rememberVerification(uid: string): void {
  try {
    localStorage.setItem(keyOf(uid), 'sent');
  } catch {
    // The next visit sends another one.
  }
}

/** Whether that e-mail was sent from this browser. */
export function wasVerificationSent(uid: string): boolean {
  try {
    return localStorage.getItem(keyOf(uid)) !== null;
  } catch {
    return false;
  }
}
