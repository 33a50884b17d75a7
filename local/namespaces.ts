import { hash } from 'node:crypto';
import { compileRules } from './core/rules/compileRules.ts';
import { Database } from './core/database.ts';
import { explain } from './core/explain.ts';
import type { SecurityRules } from './core/securityRulesInterface.ts';
import { EMPTY } from './core/node.ts';
import { InvalidInput } from './core/errors.ts';
import type { Log } from './log.ts';
import type { DatabaseFolder } from './storage/databaseFolder.ts';
import type { Store } from './storage/store.ts';

export type Namespace = {
  readonly database: Database;
  /** The source of its own rules; null while the default rules apply. */
  rules: string | null;
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
    private readonly folder: DatabaseFolder | null,
    private readonly log: Log,
    private readonly clock: () => number,
  ) {
    for (const name of folder?.names() ?? [])
      this.#retain(name, this.#create(name, folder?.open(name)));
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
    const rules = compileRules(text);
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
    this.#latestTime = Math.max(this.#latestTime, this.clock());
    return this.#latestTime;
  }

  #create(name: string, stored?: Store): Database {
    let store = stored;
    const database: Database = new Database(store?.root ?? EMPTY, {
      now: () => this.now(),
      sha1: (text) => hash('sha1', text, 'base64'),
      persist: (writes) => {
        store ??= this.folder?.open(name);
        store?.append(writes, database.root);
        this.#retain(name, database);
      },
      onDenied: (denial) => explain(denial).split('\n').forEach(this.log),
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
