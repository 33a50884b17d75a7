/**
 * The status of a live subscription. `partial`: the newest records are there, the others on their way; `kept`: the
 * records are a copy kept on this device; `failed`: the database denied or revoked access.
 */
export type SubscriptionStatus = 'loading' | 'partial' | 'kept' | 'live' | 'failed';

/** Whether all records are there, so that they can be counted and summed: those of the database, or of a copy. */
export const isComplete = (status: SubscriptionStatus): boolean =>
  status === 'live' || status === 'kept';
