import type { SecurityRules } from './securityRulesInterface.ts';
import type { Commit, Listen } from './listen.ts';
import type { TreeNode } from './node.ts';
import { formatPath, nodePath, type Path } from './path.ts';
import { type Query, requiredIndex, toRuleQuery } from './query.ts';
import { type Caller, PermissionDenied, NoIndex } from './errors.ts';

/** Enforces the rules. Admins bypass them; without rules the database is open. */
export class AccessControl {
  rules: SecurityRules | null = null;

  constructor(private readonly onDenied: (denial: PermissionDenied) => void) {}

  /** Throws PermissionDenied. */
  authorizeRead(
    caller: Caller,
    { path, query }: Pick<Listen, 'path' | 'query'>,
    root: TreeNode,
    now: number,
  ) {
    if (caller === 'admin' || !this.rules) return;
    const decision = this.rules.read({ path, auth: caller, now, root, query: toRuleQuery(query) });
    if (!decision.allowed) this.#deny(new PermissionDenied('read', path, caller, decision));
  }

  /** Throws PermissionDenied. */
  authorizeWrite(caller: Caller, { writes, before, after }: Commit, now: number): void {
    if (caller === 'admin' || !this.rules) return;
    const paths = writes.map(({ path }) => nodePath(path));
    const decision = this.rules.write({ paths, auth: caller, now, before, after });
    if (!decision.allowed)
      this.#deny(new PermissionDenied('write', decision.path, caller, decision));
  }

  /** Throws NoIndex, with the message of the real service, if the query needs an index that the rules do not define. */
  requireIndex(path: Path, query: Query | null): void {
    if (!query || this.hasIndex(path, query)) return;
    const entry = `".indexOn": "${requiredIndex(query)}"`;
    throw new NoIndex(
      `Index not defined, add ${entry}, for path "${formatPath(path)}", to the rules`,
    );
  }

  hasIndex(path: Path, query: Query | null): boolean {
    const index = query && requiredIndex(query);
    return index === null || !this.rules || this.rules.indexes(path).includes(index);
  }

  #deny(denial: PermissionDenied): never {
    this.onDenied(denial);
    throw denial;
  }
}
