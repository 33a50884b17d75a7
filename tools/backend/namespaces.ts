import { compileRules } from './core/rules/compileRules.ts';
import { Database } from './core/database.ts';
import { explain } from './core/explain.ts';
import type { SecurityRules } from './core/securityRulesInterface.ts';
import { EMPTY, type TreeNode, type Write } from './core/node.ts';
import type { Sha1 } from './core/treeHash.ts';
import { InvalidInput } from './core/errors.ts';
import type { Log } from './log.ts';

export type Namespace = {
  readonly database: Database;
  /** The source of its own rules; null while the default rules apply. */
  rules: string | null;
};

/** Stores the writes of one namespace. */
export type NamespaceStore = {
  /** The tree when the store was opened. */
  readonly root: TreeNode;
  /** Stores a write; `before` is the tree without it. Throws when it cannot. */
  append(writes: readonly Write[], before: TreeNode): void;
};

/** Where namespaces are stored: a folder, or the storage of a browser. */
export type DatabaseStorage = {
  /** The namespaces with stored data. */
  names(): readonly string[];
  /** Opens the store of a namespace, which may be new. */
  open(namespace: string): NamespaceStore;
};

/** What differs between platforms. */
export type Platform = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly sha1: Sha1;
};

const NAME = /^[A-Za-z0-9_.:~-]{1,100}$/;

/** The databases of a server, by namespace. A namespace without writes is garbage-collected with its last client. */
export class Namespaces {
  /** Namespaces that were written to or have rules of their own. */
  readonly #retained = new Map<string, Namespace>();
  /** All others that are in use. */
  readonly #transient = new Map<string, WeakRef<Database>>();
  readonly #collected = new FinalizationRegistry<string>((name) => this.#removeCollected(name));
  #defaultRules: string | null = null;
  #compiledRules: SecurityRules | null = null;
  #latestTime = 0;

  /** Throws when the log of a namespace is damaged. */
  constructor(
    private readonly storage: DatabaseStorage | null,
    private readonly log: Log | null,
    private readonly platform: Platform,
  ) {
    for (const name of storage?.names() ?? [])
      this.#retain(name, this.#create(name, storage?.open(name)));
  }

  /** The namespaces with data or rules of their own. */
  names(): readonly string[] {
    return [...this.#retained.keys()];
  }

  /** Throws InvalidInput on an invalid name. */
  get(name: string): Namespace {
    const retained = this.#retained.get(name);
    if (retained) return retained;
    const transient = this.#transient.get(name)?.deref();
    if (transient) return { database: transient, rules: null };
    if (!NAME.test(name) || /^\.+$/.test(name)) throw new InvalidInput('Invalid namespace (ns)');
    const database = this.#create(name);
    this.#transient.set(name, new WeakRef(database));
    this.#collected.register(database, name);
    return { database, rules: null };
  }

  /** The source of the rules in force for a namespace; null when it is open. */
  rulesOf(name: string): string | null {
    return this.get(name).rules ?? this.#defaultRules;
  }

  /**
   * Sets the rules of one namespace, or the default for all without rules of their own. Throws RulesError, which leaves
   * the old rules in force.
   */
  setRules(text: string, name?: string): void {
    const isDefault = text === this.#defaultRules && this.#compiledRules !== null;
    const rules = isDefault ? this.#compiledRules : compileRules(text);
    if (name === undefined) {
      this.#defaultRules = text;
      this.#compiledRules = rules;
      for (const database of this.#withDefaultRules()) database.setRules(rules);
      return;
    }
    const namespace = this.#retain(name, this.get(name).database);
    namespace.rules = text;
    namespace.database.setRules(rules);
  }

  /** Milliseconds since 1970; never goes back, even if the clock does. */
  now(): number {
    this.#latestTime = Math.max(this.#latestTime, this.platform.now());
    return this.#latestTime;
  }

  #create(name: string, stored?: NamespaceStore): Database {
    let store = stored;
    const database: Database = new Database(store?.root ?? EMPTY, {
      now: () => this.now(),
      sha1: this.platform.sha1,
      persist: (writes) => {
        store ??= this.storage?.open(name);
        store?.append(writes, database.root);
        this.#retain(name, database);
      },
      onDenied: (denial) => this.log && explain(denial).split('\n').forEach(this.log),
    });
    database.setRules(this.#compiledRules);
    return database;
  }

  #retain(name: string, database: Database): Namespace {
    const namespace = this.#retained.get(name) ?? { database, rules: null };
    this.#retained.set(name, namespace);
    this.#transient.delete(name);
    return namespace;
  }

  /** Keeps the name if it is in use again. */
  #removeCollected(name: string): void {
    if (!this.#transient.get(name)?.deref()) this.#transient.delete(name);
  }

  *#withDefaultRules(): Generator<Database> {
    for (const { database, rules } of this.#retained.values()) if (rules === null) yield database;
    for (const transient of this.#transient.values()) {
      const database = transient.deref();
      if (database) yield database;
    }
  }
}
