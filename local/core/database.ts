import { type Caller, Denied, NoIndex, Stale } from './refusals.ts';
import { hashOf, type Sha1 } from './hash.ts';
import type { Judge } from './judge.ts';
import { type Commit, type Listen, newsFor } from './listen.ts';
import type { TreeNode, Write } from './node.ts';
import { checkApart, formatPath, nodePath, type Path } from './path.ts';
import { type Query, requiredIndex, ruleQuery } from './query.ts';
import { readValue } from './readValue.ts';
import { queried, type WindowCache } from './window.ts';

/** A value to write, as the client sent it. */
export type Change = { readonly path: Path; readonly json: unknown };

/** What a database needs of the world around it. */
export type Surroundings = {
  /** Milliseconds since 1970, never going back. */
  now(): number;
  readonly sha1: Sha1;
  /** Makes a write durable; called before anyone hears of it. What it throws fails the write. */
  keep(writes: readonly Write[]): void;
  /** Told of every refusal by the rules. */
  denied(denial: Denied): void;
};

/** One namespace: its tree, its rules and who listens. Everything happens at once and in order. */
export class Database {
  #root: TreeNode;
  #judge: Judge | null = null;
  readonly #listens = new Set<Listen>();
  readonly #windows: WindowCache = new WeakMap();
  readonly #around: Surroundings;

  constructor(root: TreeNode, around: Surroundings) {
    this.#root = root;
    this.#around = around;
  }

  get root(): TreeNode {
    return this.#root;
  }

  /** Rules for everyone but admins; null leaves the database open. Ends the listens that they refuse. */
  setJudge(judge: Judge | null): void {
    this.#judge = judge;
    this.reconsider();
  }

  /** The node, or the query's window on it. Throws Denied or NoIndex. */
  read(caller: Caller, path: Path, query: Query | null = null): TreeNode {
    this.#authorizeRead(caller, path, query);
    if (!this.#hasIndex(path, query)) {
      throw new NoIndex(
        `Index not defined, add ".indexOn": "${query && requiredIndex(query)}", for path "${formatPath(path)}", to the rules`,
      );
    }
    return this.#look(path, query);
  }

  /** Starts a listen: answers what it sees now. Throws Denied. */
  listen(listen: Listen): { readonly node: TreeNode; readonly indexed: boolean } {
    const { path, query } = listen;
    this.#authorizeRead(listen.caller(), path, query);
    this.#listens.add(listen);
    return { node: this.#look(path, query), indexed: this.#hasIndex(path, query) };
  }

  unlisten(listen: Listen): void {
    this.#listens.delete(listen);
  }

  hash(node: TreeNode): string {
    return hashOf(node, this.#around.sha1);
  }

  /**
   * Applies all changes or none. Throws InvalidInput, Denied, or Stale when the node at the first
   * path has not the expected hash.
   */
  write(caller: Caller, changes: readonly Change[], expectedHash?: string): Commit {
    const commit = this.#prepare(caller, changes, expectedHash);
    this.#around.keep(commit.writes);
    this.#root = commit.after;
    for (const listen of this.#listens) {
      if (!this.#mayStay(listen)) continue;
      const news = newsFor(listen, commit, this.#windows);
      if (news.length > 0) listen.push(news);
    }
    return commit;
  }

  /** Throws what `write` would throw, and writes nothing. */
  check(caller: Caller, changes: readonly Change[]): void {
    this.#prepare(caller, changes);
  }

  /** Ends the listens whose caller may no longer read. */
  reconsider(): void {
    for (const listen of this.#listens) this.#mayStay(listen);
  }

  #prepare(caller: Caller, changes: readonly Change[], expectedHash?: string): Commit {
    const before = this.#root;
    const now = this.#around.now();
    const [first] = changes;
    if (first && expectedHash !== undefined && this.hash(before.at(first.path)) !== expectedHash) {
      throw new Stale('Transaction hash does not match');
    }
    checkApart(changes.map(({ path }) => path));
    const writes = changes.map(({ path, json }) => {
      return { path, node: readValue(json, path, { existing: before.at(path), now }) };
    });
    const after = writes.reduce((tree, write) => tree.after(write), before);
    this.#authorizeWrite(caller, { writes, before, after }, now);
    return { writes, before, after };
  }

  #authorizeWrite(caller: Caller, { writes, before, after }: Commit, now: number): void {
    if (caller === 'admin' || !this.#judge) return;
    const paths = writes.map(({ path }) => nodePath(path));
    const verdict = this.#judge.write({ paths, auth: caller, now, before, after });
    if (!verdict.allowed) this.#deny(new Denied('write', verdict.path, caller, verdict.trace));
  }

  #authorizeRead(caller: Caller, path: Path, query: Query | null): void {
    if (caller === 'admin' || !this.#judge) return;
    const verdict = this.#judge.read({
      path,
      auth: caller,
      now: this.#around.now(),
      root: this.#root,
      query: ruleQuery(query),
    });
    if (!verdict.allowed) this.#deny(new Denied('read', path, caller, verdict.trace));
  }

  #deny(denial: Denied): never {
    this.#around.denied(denial);
    throw denial;
  }

  #mayStay(listen: Listen): boolean {
    try {
      this.#authorizeRead(listen.caller(), listen.path, listen.query);
      return true;
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      this.#listens.delete(listen);
      listen.revoke();
      return false;
    }
  }

  #look(path: Path, query: Query | null): TreeNode {
    const node = this.#root.at(path);
    return query ? queried(node, query, this.#windows) : node;
  }

  #hasIndex(path: Path, query: Query | null): boolean {
    const index = query && requiredIndex(query);
    return index === null || !this.#judge || this.#judge.indexes(path).includes(index);
  }
}
