import { hash } from 'node:crypto';
import { compileRules } from './core/rules/evaluate.ts';
import { Database } from './core/database.ts';
import { explain } from './core/explain.ts';
import type { SecurityRules } from './core/securityRules.ts';
import { EMPTY } from './core/node.ts';
import { InvalidInput } from './core/errors.ts';
import type { Log } from './log.ts';
import type { DataFolder } from './storage/dataFolder.ts';
import type { Store } from './storage/store.ts';

export type Namespace = {
  readonly database: Database;
  /** Its own rules as they were put; null while the configured ones hold. */
  rules: string | null;
};

const NAME = /^[A-Za-z0-9_.:~-]{1,100}$/;

/** The databases of a server, by namespace. One that nobody wrote to is dropped when its last client is gone. */
export class Namespaces {
  /** Those with data of their own, or rules. */
  readonly #kept = new Map<string, Namespace>();
  /** Those without, for as long as somebody uses them. */
  readonly #unwritten = new Map<string, WeakRef<Database>>();
  readonly #dropped = new FinalizationRegistry<string>((name) => this.#forget(name));
  #rules: string | null = null;
  #judge: SecurityRules | null = null;
  #latest = 0;

  /** Throws when the log of a namespace is damaged. */
  constructor(
    private readonly folder: DataFolder | null,
    private readonly log: Log,
    private readonly clock: () => number,
  ) {
    for (const name of folder?.names() ?? [])
      this.#keep(name, this.#create(name, folder?.open(name)));
  }

  /** The namespaces with data or rules of their own. */
  names(): readonly string[] {
    return [...this.#kept.keys()];
  }

  /** Throws InvalidInput on what cannot name a namespace. */
  get(name: string): Namespace {
    const kept = this.#kept.get(name);
    if (kept) return kept;
    const known = this.#unwritten.get(name)?.deref();
    if (known) return { database: known, rules: null };
    if (!NAME.test(name) || /^\.+$/.test(name)) throw new InvalidInput('Unknown namespace (ns)');
    const database = this.#create(name);
    this.#unwritten.set(name, new WeakRef(database));
    this.#dropped.register(database, name);
    return { database, rules: null };
  }

  /** The rules in force for a namespace; null when it is open. */
  rulesOf(name: string): string | null {
    return this.get(name).rules ?? this.#rules;
  }

  /** Rules for one namespace, or for all that have none of their own. Throws RulesError; the old stay then. */
  setRules(text: string, name?: string): void {
    const judge = compileRules(text);
    if (name === undefined) {
      this.#rules = text;
      this.#judge = judge;
      for (const database of this.#withoutRules()) database.setRules(judge);
      return;
    }
    const namespace = this.#keep(name, this.get(name).database);
    namespace.rules = text;
    namespace.database.setRules(judge);
  }

  /** Milliseconds since 1970; never earlier than the last answer. */
  now(): number {
    this.#latest = Math.max(this.#latest, this.clock());
    return this.#latest;
  }

  #create(name: string, stored?: Store): Database {
    let store = stored;
    const database: Database = new Database(store?.root ?? EMPTY, {
      now: () => this.now(),
      sha1: (text) => hash('sha1', text, 'base64'),
      persist: (writes) => {
        store ??= this.folder?.open(name);
        store?.append(writes, database.root);
        this.#keep(name, database);
      },
      denied: (denial) => explain(denial).split('\n').forEach(this.log),
    });
    database.setRules(this.#judge);
    return database;
  }

  #keep(name: string, database: Database): Namespace {
    const namespace = this.#kept.get(name) ?? { database, rules: null };
    this.#kept.set(name, namespace);
    this.#unwritten.delete(name);
    return namespace;
  }

  /** The name may have been used again meanwhile. */
  #forget(name: string): void {
    if (!this.#unwritten.get(name)?.deref()) this.#unwritten.delete(name);
  }

  *#withoutRules(): Generator<Database> {
    for (const { database, rules } of this.#kept.values()) if (rules === null) yield database;
    for (const unwritten of this.#unwritten.values()) {
      const database = unwritten.deref();
      if (database) yield database;
    }
  }
}
