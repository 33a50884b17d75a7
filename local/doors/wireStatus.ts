import { InvalidInput } from '../core/limits.ts';
import { Denied, NoIndex, Stale } from '../core/refusals.ts';
import { InvalidToken } from './token.ts';

/** The status of what should not happen: a fault of the server, or of its disk. */
export const INTERNAL_ERROR = 'internal_error';

/** How a failed request is answered over the wire; the SDK makes its error codes of the status. */
export function wireStatus(error: unknown): { readonly status: string; readonly text: string } {
  const text = error instanceof Error ? error.message : String(error);
  if (error instanceof Denied) return { status: 'permission_denied', text };
  if (error instanceof Stale) return { status: 'datastale', text };
  if (error instanceof InvalidToken) return { status: 'invalid_token', text };
  if (error instanceof InvalidInput) return { status: 'invalid_data', text };
  if (error instanceof NoIndex) return { status: 'failure', text };
  return { status: INTERNAL_ERROR, text };
}
