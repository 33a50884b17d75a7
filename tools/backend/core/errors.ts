import type { Auth, Denial, Trace } from './securityRulesInterface.ts';

/** A signed-in user, an anonymous client (null), or an admin, who bypasses the rules. */
export type Caller = Auth | 'admin' | null;

/** A client sent something that cannot be stored or parsed; the message says why. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';
}

/** The rules deny a read or a write. */
export class PermissionDenied extends Error {
  override readonly name = 'PermissionDenied';

  constructor(
    readonly kind: 'read' | 'write',
    readonly path: readonly string[],
    readonly caller: Caller,
    private readonly denial: Pick<Denial, 'trace'>,
  ) {
    super('Permission denied');
  }

  /** The rules that were evaluated. */
  get trace(): readonly Trace[] {
    return this.denial.trace;
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
