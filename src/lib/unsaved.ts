/** The state of a record with changes that the server has not stored. */
export type Unsaved = {
  /** `waiting` is sent as soon as possible; `blocked` needs the user. */
  readonly state: 'waiting' | 'blocked';
  /** When the oldest of the changes was saved, in milliseconds since 1970. */
  readonly since: number;
};
