/** The interface between the database and the rules language, which know each other only through these types. */

/** Read access to a tree node, for rule expressions. TreeNode implements it. */
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

/** The `query` variable of a read; unset properties are null. Without an order, `orderByKey` is true. */
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

/** One write: a set has one path, a multi-path update several; `after` is the tree with all of them applied. */
export type WriteRequest = {
  readonly paths: readonly (readonly string[])[];
  readonly auth: Auth | null;
  readonly now: number;
  readonly before: ReadableNode;
  readonly after: ReadableNode;
};

/** One rule that was evaluated for a denied request. */
export type Trace = {
  /** The path of the rule, e.g. `/sales/deals/$id/.write`. */
  readonly rule: string;
  readonly expression: string;
  /** The result, or the message of the run-time error that failed the rule. */
  readonly outcome: boolean | string;
  /** The values it read, by source text, e.g. `{ "auth.uid": "u1" }`. */
  readonly values: Readonly<Record<string, unknown>>;
};

export type Denial = {
  readonly allowed: false;
  readonly path: readonly string[];
  /** Evaluated when it is read. */
  readonly trace: readonly Trace[];
};

export type Decision = { readonly allowed: true } | Denial;

/** A compiled rules document. */
export type SecurityRules = {
  read(request: ReadRequest): Decision;
  write(request: WriteRequest): Decision;
  /** The `.indexOn` entries for exactly this path; wildcards match. */
  indexes(path: readonly string[]): readonly string[];
};
