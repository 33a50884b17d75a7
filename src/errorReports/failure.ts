/** Something that went wrong and that somebody who maintains the app wants to know. */
export type Failure =
  | {
      /** `uncaught`: by the page; `rejected`: a promise; `rendering`: by an error boundary. */
      readonly kind: 'uncaught' | 'rejected' | 'rendering';
      readonly error: unknown;
    }
  | RefusedSave;

/** A save that was not stored and will not be by itself. */
export type RefusedSave = {
  readonly kind: 'refused save';
  /** Where it was to be stored: the path of an entity, never that of a record. */
  readonly path: string;
  /** The names of the fields, never what they hold. */
  readonly fields: readonly string[];
  /** Why, in a word or two of the app's own. */
  readonly reason: string;
};

/** What a page knows for its reports. */
export type ReportingPage = {
  /** The words that the addresses of pages are made of. */
  readonly routeWords: ReadonlySet<string>;
  /** What it has reported. */
  readonly reported: Set<string>;
};
