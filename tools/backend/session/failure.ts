import { PermissionDenied, InvalidInput, NoIndex, HashMismatch } from '../core/errors.ts';
import { RulesError } from '../core/rules/compileRules.ts';
import { messageOf } from '../errorDetails.ts';
import { ExpiredToken, InvalidToken } from './token.ts';

/** The reply to a failed request: `wire`, the status from which the SDK derives its error codes, or the HTTP status. */
export type Failure = { readonly wire: string; readonly http: number; readonly text: string };

/** A failed HTTP request with its status. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const STATUSES = [
  [PermissionDenied, 'permission_denied', 401],
  [HashMismatch, 'datastale', 412],
  [InvalidToken, 'invalid_token', 401],
  [ExpiredToken, 'expired_token', 401],
  [InvalidInput, 'invalid_data', 400],
  [NoIndex, 'failure', 400],
  [RulesError, 'failure', 400],
] as const;
const INTERNAL_ERROR = [null, 'internal_error', 500] as const;

/** Any other error is a fault of the server or its disk: `internal_error`, 500. */
export function failureOf(error: unknown): Failure {
  const [, wire, status] = STATUSES.find(([kind]) => error instanceof kind) ?? INTERNAL_ERROR;
  const text = messageOf(error);
  return {
    wire,
    http: error instanceof HttpError ? error.status : status,
    text: error instanceof RulesError ? `${error.line}:${error.column}: ${text}` : text,
  };
}
