/** Who sends a write. */
export type User = {
  readonly isSignedIn: boolean;
  readonly name?: string;
  readonly id: string;
  readonly isStaff: boolean;
};

/** The server timestamp in a write, and the value that represents it once stored. */
export const NOW = { '.sv': 'timestamp' } as const;
export const SERVER_TIME = 1_700_000_000_123;
