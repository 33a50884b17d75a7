import type { Auth, Trace } from './securityRules.ts';
import type { Path } from './path.ts';

/** Who asks: a signed-in user, nobody (null), or an admin, for whom no rules hold. */
export type Caller = Auth | 'admin' | null;

/** What a client sent cannot be stored or understood; the message says why. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';
}

/** The rules refuse a read or a write; carries what they looked at. */
export class PermissionDenied extends Error {
  override readonly name = 'Denied';

  constructor(
    readonly kind: 'read' | 'write',
    readonly path: Path,
    readonly caller: Caller,
    readonly trace: readonly Trace[],
  ) {
    super('Permission denied');
  }
}

/** A transaction started from a value that is no longer there. */
export class HashMismatch extends Error {
  override readonly name = 'Stale';
}

/** A read needs an index that the rules do not define. */
export class NoIndex extends Error {
  override readonly name = 'NoIndex';
}
