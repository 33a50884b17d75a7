/** The status of a live subscription; `failed`: the database denied or revoked access. */
export type SubscriptionStatus = 'loading' | 'live' | 'failed';
