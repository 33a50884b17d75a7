/** How a live subscription stands; `failed`: the database denied or revoked access. */
export type SubscriptionStatus = 'loading' | 'live' | 'failed';
