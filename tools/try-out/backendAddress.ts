import { DEMO_ACCOUNT } from '../backend/start/demoAccount.ts';

/** The pretended address of the accounts. No network can have a host with this ending (RFC 6761). */
export const ACCOUNTS_ADDRESS = 'https://accounts.invalid';

/** The pretended host of the database. */
export const DATABASE_HOST = 'database.invalid';

/** The only namespace of the database. */
export const NAMESPACE = 'try-out';

/** The uid of every account starts with this, so that what the app stores for them can be told from anything else. */
export const UID_PREFIX = 'try-out-';

/** The account with which visitors sign in in one click. */
export const VISITOR = { ...DEMO_ACCOUNT, uid: `${UID_PREFIX}demo` } as const;
