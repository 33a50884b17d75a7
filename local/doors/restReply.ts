import { InvalidInput } from '../core/limits.ts';
import { Denied, NoIndex } from '../core/refusals.ts';
import { RulesError } from '../core/rules/judge.ts';
import type { Json } from '../core/showValue.ts';
import { InvalidToken } from './token.ts';

export type RestRequest = {
  readonly method: string;
  /** The decoded path, its `.json` taken off. */
  readonly path: string;
  readonly params: URLSearchParams;
  /** A header by its lower-case name. */
  readonly header: (name: string) => string | undefined;
  readonly body: string;
};

/** Answers `text` as it is, or else `json`, or else no body. */
export type RestReply = {
  readonly status: number;
  readonly json?: Json;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** An HTTP status with a message of its own. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The reply to a request that failed. */
export function errorReply(error: unknown): RestReply {
  return { status: statusOf(error), json: { error: messageOf(error) } };
}

function messageOf(error: unknown): string {
  if (error instanceof RulesError) return `${error.line}:${error.column}: ${error.message}`;
  return error instanceof Error ? error.message : String(error);
}

function statusOf(error: unknown): number {
  if (error instanceof HttpError) return error.status;
  if (error instanceof Denied || error instanceof InvalidToken) return 401;
  const ofClient =
    error instanceof InvalidInput || error instanceof NoIndex || error instanceof RulesError;
  return ofClient ? 400 : 500;
}
