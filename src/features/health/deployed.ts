import { read } from '../../store/firebase/database.ts';
import { tokenExpiry } from '../../store/firebase/account.ts';
import { SaveDenied, untilDisconnected } from '../../store/write/outcome.ts';

/**
 * Which rules the database has: those this app was built with, others, or `open` ones, which let every account read
 * anything.
 */
export type DeployedRules = 'same' | 'other' | 'open';

/** What the database answers about itself and the user. */
export type ServerHealth = {
  readonly rules: DeployedRules;
  /** How long an answer takes, in milliseconds. */
  readonly roundTripMs: number;
  /** When the user's token expires, in milliseconds since 1970; null if it cannot be read. */
  readonly tokenExpiresAt: number | null;
};

/** Asks the database. Rejects with `Unreachable` when the connection is lost. */
export async function checkServer(): Promise<ServerHealth> {
  const tokenExpiresAt = await tokenExpiry();
  const startedAt = performance.now();
  const isSame = await mayRead(RULES_VERSION);
  const roundTripMs = performance.now() - startedAt;
  const isOpen = await mayRead('any-other');
  const same = isSame ? 'same' : 'other';
  return { rules: isOpen ? 'open' : same, roundTripMs, tokenExpiresAt };
}

async function mayRead(version: string): Promise<boolean> {
  try {
    await untilDisconnected(() => read(`${RULES_VERSION_PATH}/${version}`));
    return true;
  } catch (error) {
    if (error instanceof SaveDenied) return false;
    throw error;
  }
}

/** The version that is deployed, as its version.json says (vite/buildInfo.ts). */
export type DeployedVersion = {
  readonly number: string;
  readonly commit: string | null;
  readonly committedAt: string | null;
  readonly builtAt: string;
  /** Whether it is the one that this tab runs. */
  readonly isThis: boolean;
};

type VersionFile = Omit<DeployedVersion, 'isThis'> & { readonly entry: string };

/** Asks the host which version is deployed. Resolves to null when it does not answer. */
export async function readDeployedVersion(): Promise<DeployedVersion | null> {
  try {
    const response = await fetch('/version.json', { cache: 'no-store' });
    if (!response.ok) return null;
    const { entry, ...version } = (await response.json()) as VersionFile;
    return { ...version, isThis: entry === ownEntry() };
  } catch {
    return null;
  }
}

/** The file with which this tab started; its name changes with any of the code. */
const ownEntry = (): string | null | undefined =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src');
