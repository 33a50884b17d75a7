import type { Account } from './accountsFile.ts';
import { callAuthEmulator } from './callAuthEmulator.ts';

/** Restores accounts, with their sessions, to an emulator without accounts. */
export async function restoreAccounts(
  emulatorUrl: string,
  users: readonly Account[],
): Promise<void> {
  if (users.length === 0) return;
  const result = await callAuthEmulator(emulatorUrl, 'accounts:batchCreate', { users });
  const { error: failures = [] } = JSON.parse(result) as { error?: readonly unknown[] };
  if (failures.length > 0) {
    throw new Error(`Accounts could not be restored: ${JSON.stringify(failures)}`);
  }
  // The emulator invalidates sessions older than the account; resetting `validSince` keeps users signed in.
  for (const { localId, validSince } of users) {
    await callAuthEmulator(emulatorUrl, 'accounts:update', { localId, validSince });
  }
}
