import type { SecurityRules } from './securityRules.ts';
import type { Commit, Listen } from './listen.ts';
import type { TreeNode } from './node.ts';
import { formatPath, nodePath, type Path } from './path.ts';
import { type Query, requiredIndex, ruleQuery } from './query.ts';
import { type Caller, PermissionDenied, NoIndex } from './errors.ts';

/** Asks the rules, and throws what they refuse. Admins pass; without rules everyone does. */
export class AccessControl {
  rules: SecurityRules | null = null;

  /** `report` is told of every refusal. */
  constructor(private readonly report: (denial: PermissionDenied) => void) {}

  /** Throws Denied. */
  authorizeRead(
    caller: Caller,
    { path, query }: Pick<Listen, 'path' | 'query'>,
    root: TreeNode,
    now: number,
  ) {
    if (caller === 'admin' || !this.rules) return;
    const verdict = this.rules.read({ path, auth: caller, now, root, query: ruleQuery(query) });
    if (!verdict.allowed) this.#deny(new PermissionDenied('read', path, caller, verdict.trace));
  }

  /** Throws Denied. */
  authorizeWrite(caller: Caller, { writes, before, after }: Commit, now: number): void {
    if (caller === 'admin' || !this.rules) return;
    const paths = writes.map(({ path }) => nodePath(path));
    const verdict = this.rules.write({ paths, auth: caller, now, before, after });
    if (!verdict.allowed)
      this.#deny(new PermissionDenied('write', verdict.path, caller, verdict.trace));
  }

  /** Throws NoIndex, in the words of the real service, unless the query can do without an index or has one. */
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
    this.report(denial);
    throw denial;
  }
}
