/** What to tell a person whose save did not reach the database, and what they can do about it. */
export function saveFailureMessage(error: unknown): string {
  const code =
    typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (code === 'PERMISSION_DENIED') {
    return 'The database refused this save. Your account may no longer be allowed to change records; sign in again or ask a colleague. What you typed is still here.';
  }
  if (code === 'WRITE_TOO_BIG' || code === 'TOO_BIG') {
    return 'This record is too large to store. Shorten it and save again.';
  }
  return 'This could not be saved. What you typed is still here; please try again.';
}
