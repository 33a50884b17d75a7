import type { Auth, Trace } from './judge.ts';
import type { Path } from './path.ts';

/** Who asks: a signed-in user, nobody (null), or an admin, for whom no rules hold. */
export type Caller = Auth | 'admin' | null;

/** The rules refuse a read or a write; carries what they looked at. */
export class Denied extends Error {
  override readonly name = 'Denied';
  readonly kind: 'read' | 'write';
  readonly path: Path;
  readonly caller: Caller;
  readonly trace: readonly Trace[];

  constructor(kind: 'read' | 'write', path: Path, caller: Caller, trace: readonly Trace[]) {
    super('Permission denied');
    this.kind = kind;
    this.path = path;
    this.caller = caller;
    this.trace = trace;
  }
}

/** A transaction started from a value that is no longer there. */
export class Stale extends Error {
  override readonly name = 'Stale';
}

/** A read needs an index that the rules do not define. */
export class NoIndex extends Error {
  override readonly name = 'NoIndex';
}
