/** What the rules let some accounts read only in part, so that nothing is asked for in vain. */
export type Limits = {
  /** Whether nothing at a path is theirs: it reads as empty. */
  readonly hides: (path: string) => boolean;
  /** The lists of which they ask for what has the child `shared`, by that alone. */
  readonly lists: ReadonlySet<string>;
  /** That child. */
  readonly shared: string;
  /** The children of a path that they read one by one, by path. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
};

/** The limits of who is signed in; null where there are none. */
export const limits: { now: () => Limits | null } = { now: () => null };

/** Whether nothing at a path is asked for. */
export const isHidden = (path: string): boolean => limits.now()?.hides(path) === true;

/** Whether of a list only what is shared is asked for. */
export const isPartlyHidden = (path: string): boolean => limits.now()?.lists.has(path) === true;
