/**
 * The optional child of a record with the server's time of its last change, in milliseconds since 1970. Every save of the app writes
 * it, and the rules let nobody change a record that has it without writing it: who keeps a copy reads what has changed since.
 */
export const CHANGED_AT = 'changedAt';

/** The optional child beside it with the uid of who has changed the record last. */
export const CHANGED_BY = 'changedBy';

/**
 * The path of what copies on devices hold good for: a copy that was made while another value was stored there is read anew as a whole.
 * The owner changes it after writes that go past the rules.
 */
export const COPIES_PATH = 'config/copies';
