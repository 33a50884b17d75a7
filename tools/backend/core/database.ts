import { AccessControl } from './accessControl.ts';
import { hashOf, type Sha1 } from './treeHash.ts';
import type { SecurityRules } from './securityRulesInterface.ts';
import { type Commit, type Listen, updatesFor } from './listen.ts';
import type { Change, TreeNode, Write } from './node.ts';
import { checkDisjoint, nodePath, type Path } from './path.ts';
import type { Query } from './query.ts';
import { nodeFromJson } from './nodeFromJson.ts';
import { type Caller, PermissionDenied, HashMismatch } from './errors.ts';
import { applyQuery, type WindowCache } from './window.ts';

/** The hash of the value a conditional write starts from; the empty text for an empty node. */
export type Precondition = { readonly path: Path; readonly hash: string };

/** Clock, hash function and storage, injected because the core does no I/O. */
export type DatabaseDeps = {
  /** Milliseconds since 1970, never going back. */
  now(): number;
  readonly sha1: Sha1;
  /** Makes a write durable before any listener receives it. If it throws, the write fails. */
  persist(writes: readonly Write[]): void;
  /** Called whenever the rules deny a read or write. */
  onDenied(denial: PermissionDenied): void;
};

/** One namespace: its tree, its rules and its listens. Every operation is synchronous and atomic. */
export class Database {
  readonly #access: AccessControl;
  readonly #listens = new Set<Listen>();
  readonly #windows: WindowCache = new WeakMap();

  constructor(
    private tree: TreeNode,
    private readonly deps: DatabaseDeps,
  ) {
    this.#access = new AccessControl((denial) => deps.onDenied(denial));
  }

  get root(): TreeNode {
    return this.tree;
  }

  /** Sets the rules for everyone but admins and cancels the listens they deny; null opens the database. */
  setRules(rules: SecurityRules | null): void {
    this.#access.rules = rules;
    this.recheckListens();
  }

  /** Returns the node, or the result of the query on it. Throws PermissionDenied or NoIndex. */
  read(caller: Caller, path: Path, query: Query | null = null): TreeNode {
    this.#access.authorizeRead(caller, { path, query }, this.tree, this.deps.now());
    this.#access.requireIndex(path, query);
    return this.#view(path, query);
  }

  /** Starts a listen and returns its initial value. Throws PermissionDenied. */
  listen(listen: Listen): { readonly node: TreeNode; readonly indexed: boolean } {
    const { path, query } = listen;
    this.#access.authorizeRead(listen.caller(), listen, this.tree, this.deps.now());
    this.#listens.add(listen);
    return { node: this.#view(path, query), indexed: this.#access.hasIndex(path, query) };
  }

  unlisten(listen: Listen): void {
    this.#listens.delete(listen);
  }

  hash(node: TreeNode): string {
    return hashOf(node, this.deps.sha1);
  }

  /** Whether a client's copy with this hash equals the node. */
  matches(node: TreeNode, hash: unknown): boolean {
    return hash === '' ? node.isEmpty() : hash === this.hash(node);
  }

  /**
   * Applies all changes or none, and notifies the listens. Throws InvalidInput, PermissionDenied, or HashMismatch
   * when the precondition does not hold. A precondition requires permission to read its path.
   */
  write(caller: Caller, changes: readonly Change[], precondition?: Precondition): Commit {
    const commit = this.#prepare(caller, changes, precondition);
    if (commit.after !== commit.before) this.deps.persist(commit.writes);
    this.tree = commit.after;
    for (const listen of this.#listens) {
      if (!this.#recheck(listen)) continue;
      const updates = updatesFor(listen, commit, this.#windows);
      if (updates.length > 0) listen.push(updates);
    }
    return commit;
  }

  /** Throws what `write` would throw, without writing. */
  check(caller: Caller, changes: readonly Change[]): void {
    this.#prepare(caller, changes);
  }

  /** Cancels the listens whose caller may no longer read. */
  recheckListens(): void {
    for (const listen of this.#listens) this.#recheck(listen);
  }

  #prepare(caller: Caller, changes: readonly Change[], precondition?: Precondition): Commit {
    const before = this.tree;
    const now = this.deps.now();
    if (precondition) this.#checkPrecondition(caller, precondition, now);
    checkDisjoint(changes.map(({ path }) => path));
    const writes = changes.map(({ path, json }) => {
      return { path, node: nodeFromJson(json, path, { existing: before.at(path), now }) };
    });
    const after = writes.reduce((tree, write) => tree.after(write), before);
    const commit = { writes, before, after };
    this.#access.authorizeWrite(caller, commit, now);
    return commit;
  }

  /**
   * The outcome reveals whether a guessed value is right, so the writer needs permission to read. The hash is compared before
   * the rules of the write: a transaction based on a stale value must run again, while rules that compare old and new value
   * would deny it for good.
   */
  #checkPrecondition(caller: Caller, { path, hash }: Precondition, now: number): void {
    this.#access.authorizeRead(caller, { path: nodePath(path), query: null }, this.tree, now);
    if (this.matches(this.tree.at(path), hash)) return;
    throw new HashMismatch('Transaction hash does not match');
  }

  /** Cancels the listen and returns false if its caller may no longer read. */
  #recheck(listen: Listen): boolean {
    try {
      this.#access.authorizeRead(listen.caller(), listen, this.tree, this.deps.now());
      return true;
    } catch (error) {
      if (!(error instanceof PermissionDenied)) throw error;
      this.#listens.delete(listen);
      listen.revoke();
      return false;
    }
  }

  #view(path: Path, query: Query | null): TreeNode {
    const node = this.tree.at(path);
    return query ? applyQuery(node, query, this.#windows) : node;
  }
}
