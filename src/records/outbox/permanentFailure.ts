/** Errors of the database that pass, and for which a save only has to wait. */
const TEMPORARY = /^(UNAVAILABLE|DISCONNECTED|NETWORK_ERROR|MAX_RETRIES|EXPIRED_TOKEN)$/i;

/** The message for an error that sending again would not mend; null for one that passes. */
export function permanentFailure(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  const code = String(error.code);
  if (TEMPORARY.test(code)) return null;
  return code === 'WRITE_TOO_BIG' || code === 'TOO_BIG'
    ? 'This record is too large to store. Shorten it and save again.'
    : 'This could not be saved. What you typed is still here; please try again.';
}
