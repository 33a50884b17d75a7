import { AccessControl } from './accessControl.ts';
import { hashOf, type Sha1 } from './hash.ts';
import type { SecurityRules } from './securityRules.ts';
import { type Commit, type Listen, updatesFor } from './listen.ts';
import type { TreeNode, Write } from './node.ts';
import { checkApart, nodePath, type Path } from './path.ts';
import type { Query } from './query.ts';
import { nodeFromJson } from './nodeFromJson.ts';
import { type Caller, PermissionDenied, HashMismatch } from './errors.ts';
import { queried, type WindowCache } from './window.ts';

/** A value to write, as the client sent it. */
export type Change = { readonly path: Path; readonly json: unknown };

/** What the writer of a transaction holds for the node at a path: its hash. */
export type Expectation = { readonly path: Path; readonly hash: string };

/** What a database needs of the world around it. */
export type DatabaseDeps = {
  /** Milliseconds since 1970, never going back. */
  now(): number;
  readonly sha1: Sha1;
  /** Makes a write durable; called before anyone hears of it. What it throws fails the write. */
  persist(writes: readonly Write[]): void;
  /** Told of every refusal by the rules. */
  denied(denial: PermissionDenied): void;
};

/** One namespace: its tree, its rules and who listens. Everything happens at once and in order. */
export class Database {
  readonly #access: AccessControl;
  readonly #listens = new Set<Listen>();
  readonly #windows: WindowCache = new WeakMap();

  constructor(
    private tree: TreeNode,
    private readonly deps: DatabaseDeps,
  ) {
    this.#access = new AccessControl((denial) => deps.denied(denial));
  }

  get root(): TreeNode {
    return this.tree;
  }

  /** Rules for everyone but admins; null leaves the database open. Ends the listens that they refuse. */
  setRules(judge: SecurityRules | null): void {
    this.#access.rules = judge;
    this.recheckListens();
  }

  /** The node, or the query's window on it. Throws Denied or NoIndex. */
  read(caller: Caller, path: Path, query: Query | null = null): TreeNode {
    this.#access.authorizeRead(caller, { path, query }, this.tree, this.deps.now());
    this.#access.requireIndex(path, query);
    return this.#view(path, query);
  }

  /** Starts a listen: answers what it sees now. Throws Denied. */
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

  /** Whether a client whose copy has this hash holds the same as the node. */
  matches(node: TreeNode, hash: unknown): boolean {
    return hash === '' ? node.isEmpty() : hash === this.hash(node);
  }

  /**
   * Applies all changes or none, and tells the listens. Throws InvalidInput, Denied, or Stale when
   * another node stands where the writer expects one; whoever expects one must be allowed to read it.
   */
  write(caller: Caller, changes: readonly Change[], expected?: Expectation): Commit {
    const commit = this.#prepare(caller, changes, expected);
    if (commit.after !== commit.before) this.deps.persist(commit.writes);
    this.tree = commit.after;
    for (const listen of this.#listens) {
      if (!this.#mayStay(listen)) continue;
      const news = updatesFor(listen, commit, this.#windows);
      if (news.length > 0) listen.push(news);
    }
    return commit;
  }

  /** Throws what `write` would throw, and writes nothing. */
  check(caller: Caller, changes: readonly Change[]): void {
    this.#prepare(caller, changes);
  }

  /** Ends the listens whose caller may no longer read. */
  recheckListens(): void {
    for (const listen of this.#listens) this.#mayStay(listen);
  }

  #prepare(caller: Caller, changes: readonly Change[], expected?: Expectation): Commit {
    const before = this.tree;
    const now = this.deps.now();
    if (expected) this.#checkExpectation(caller, expected, now);
    checkApart(changes.map(({ path }) => path));
    const writes = changes.map(({ path, json }) => {
      return { path, node: nodeFromJson(json, path, { existing: before.at(path), now }) };
    });
    const after = writes.reduce((tree, write) => tree.after(write), before);
    const commit = { writes, before, after };
    this.#access.authorizeWrite(caller, commit, now);
    return commit;
  }

  /** A condition tells what is there, so its writer must be allowed to read it. Throws Denied or Stale. */
  #checkExpectation(caller: Caller, { path, hash }: Expectation, now: number): void {
    this.#access.authorizeRead(caller, { path: nodePath(path), query: null }, this.tree, now);
    if (this.matches(this.tree.at(path), hash)) return;
    throw new HashMismatch('Transaction hash does not match');
  }

  #mayStay(listen: Listen): boolean {
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
    return query ? queried(node, query, this.#windows) : node;
  }
}
