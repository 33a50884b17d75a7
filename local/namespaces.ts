import { hash } from 'node:crypto';
import { compileRules } from './core/rules/judge.ts';
import { Database } from './core/database.ts';
import { explain } from './core/explain.ts';
import type { Judge } from './core/judge.ts';
import { EMPTY } from './core/node.ts';
import { InvalidInput } from './core/refusals.ts';
import type { Log } from './log.ts';
import type { DataFolder } from './storage/dataFolder.ts';

export type Namespace = {
  readonly database: Database;
  /** Its own rules as they were put; null while the configured ones hold. */
  rules: string | null;
};

const NAME = /^[A-Za-z0-9_.:~-]{1,100}$/;

/** The databases of a server, by namespace. A namespace comes into being when it is first named. */
export class Namespaces {
  readonly #all = new Map<string, Namespace>();
  #rules: string | null = null;
  #judge: Judge | null = null;
  #latest = 0;

  /** Throws when the log of a namespace is damaged. */
  constructor(
    private readonly folder: DataFolder | null,
    private readonly log: Log,
    private readonly clock: () => number,
  ) {
    for (const name of folder?.names() ?? []) this.get(name);
  }

  names(): readonly string[] {
    return [...this.#all.keys()];
  }

  /** Throws InvalidInput on what cannot name a namespace. */
  get(name: string): Namespace {
    const known = this.#all.get(name);
    if (known) return known;
    if (!NAME.test(name) || /^\.+$/.test(name)) throw new InvalidInput('Unknown namespace (ns)');
    const database = this.#open(name);
    database.setJudge(this.#judge);
    const namespace = { database, rules: null };
    this.#all.set(name, namespace);
    return namespace;
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
      for (const { database, rules } of this.#all.values()) {
        if (rules === null) database.setJudge(judge);
      }
      return;
    }
    const namespace = this.get(name);
    namespace.rules = text;
    namespace.database.setJudge(judge);
  }

  /** Milliseconds since 1970; never earlier than the last answer. */
  now(): number {
    this.#latest = Math.max(this.#latest, this.clock());
    return this.#latest;
  }

  #open(name: string): Database {
    const store = this.folder?.open(name);
    const database: Database = new Database(store?.root ?? EMPTY, {
      now: () => this.now(),
      sha1: (text) => hash('sha1', text, 'base64'),
      keep: (writes) => store?.append(writes, database.root),
      denied: (denial) => explain(denial).split('\n').forEach(this.log),
    });
    return database;
  }
}
