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
