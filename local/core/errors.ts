import type { Auth, Trace } from './securityRulesInterface.ts';

/** A signed-in user, an anonymous client (null), or an admin, who bypasses the rules. */
export type Caller = Auth | 'admin' | null;

/** A client sent something that cannot be stored or parsed; the message says why. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';
}

/** The rules deny a read or a write; `trace` lists the rules that were evaluated. */
export class PermissionDenied extends Error {
  override readonly name = 'PermissionDenied';

  constructor(
    readonly kind: 'read' | 'write',
    readonly path: readonly string[],
    readonly caller: Caller,
    readonly trace: readonly Trace[],
  ) {
    super('Permission denied');
  }
}

/** A conditional write started from a value that has changed since. */
export class HashMismatch extends Error {
  override readonly name = 'HashMismatch';
}

/** A query needs an index that the rules do not define. */
export class NoIndex extends Error {
  override readonly name = 'NoIndex';
}
