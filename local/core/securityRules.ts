/**
 * The seam between the database core and the rules language: the core asks, the rules answer.
 * Either side can be read and tested without the other.
 */

/** What the rules language may know of a tree node. The core's immutable nodes satisfy it. */
export type ReadableNode = {
  /** The leaf's value; null for an object and for an absent node. */
  readonly value: string | number | boolean | null;
  readonly priority: string | number | null;
  isEmpty(): boolean;
  child(key: string): ReadableNode;
  /** Names of the children; none for a leaf. */
  keys(): Iterable<string>;
};

/** The `auth` variable of the rules; null when signed out. */
export type Auth = {
  readonly uid: string;
  readonly provider: string | null;
  readonly token: Readonly<Record<string, unknown>>;
};

/** The `query` variable of a read; unset parts are null. No order given counts as ordering by key. */
export type RuleQuery = {
  readonly orderByKey: boolean;
  readonly orderByValue: boolean;
  readonly orderByPriority: boolean;
  readonly orderByChild: string | null;
  readonly startAt: string | number | boolean | null;
  readonly endAt: string | number | boolean | null;
  readonly equalTo: string | number | boolean | null;
  readonly limitToFirst: number | null;
  readonly limitToLast: number | null;
};

export type ReadRequest = {
  readonly path: readonly string[];
  readonly auth: Auth | null;
  readonly now: number;
  readonly root: ReadableNode;
  readonly query: RuleQuery;
};

/** One write: a set has one path, a multi-path update has several; `after` holds all of them applied. */
export type WriteRequest = {
  readonly paths: readonly (readonly string[])[];
  readonly auth: Auth | null;
  readonly now: number;
  readonly before: ReadableNode;
  readonly after: ReadableNode;
};

/** Why a request was refused: one entry per rule that was looked at. */
export type Trace = {
  /** Where the rule stands, e.g. `/sales/deals/$id/.write`. */
  readonly rule: string;
  readonly expression: string;
  /** The rule's answer, or the run-time error that failed it. */
  readonly outcome: boolean | string;
  /** The values it saw, by source text, e.g. `{ "auth.uid": "u1" }`. */
  readonly values: Readonly<Record<string, unknown>>;
};

export type Verdict =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly path: readonly string[]; readonly trace: readonly Trace[] };

/** A compiled rules document. */
export type SecurityRules = {
  read(request: ReadRequest): Verdict;
  write(request: WriteRequest): Verdict;
  /** The `.indexOn` entries of the rules node for exactly this path, wildcards included. */
  indexes(path: readonly string[]): readonly string[];
};
