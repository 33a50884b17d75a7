import { PermissionDenied, InvalidInput, NoIndex, HashMismatch } from '../core/errors.ts';
import { RulesError } from '../core/rules/evaluate.ts';
import { messageOf } from '../log.ts';
import { ExpiredToken, InvalidToken } from './token.ts';

/** How a failed request is answered: over the wire, where the SDK makes its error codes of the status, and over HTTP. */
export type Failure = { readonly wire: string; readonly http: number; readonly text: string };

/** An HTTP status with a message of its own. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const KNOWN = [
  [PermissionDenied, 'permission_denied', 401],
  [HashMismatch, 'datastale', 412],
  [InvalidToken, 'invalid_token', 401],
  [ExpiredToken, 'expired_token', 401],
  [InvalidInput, 'invalid_data', 400],
  [NoIndex, 'failure', 400],
  [RulesError, 'failure', 400],
] as const;
const UNKNOWN = [null, 'internal_error', 500] as const;

/** What is not known is a fault of the server, or of its disk: `internal_error`, 500. */
export function failureOf(error: unknown): Failure {
  const [, wire, status] = KNOWN.find(([kind]) => error instanceof kind) ?? UNKNOWN;
  const text = messageOf(error);
  return {
    wire,
    http: error instanceof HttpError ? error.status : status,
    text: error instanceof RulesError ? `${error.line}:${error.column}: ${text}` : text,
  };
}
