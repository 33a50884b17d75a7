import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Files locked by this very process, which its process number cannot tell apart. */
const HELD = new Set<string>();

/** A file that says which process uses a folder. What a killed process left behind does not count. */
export class FolderLock {
  /** Throws when a running process holds the lock. */
  constructor(private readonly file: string) {
    const holder = HELD.has(file) ? process.pid : holderOf(file);
    if (holder !== null) {
      throw new Error(
        `The folder is in use by process ${holder} (if that is wrong, delete ${file})`,
      );
    }
    rmSync(file, { force: true });
    writeFileSync(file, `${process.pid}\n`, { flag: 'wx' });
    HELD.add(file);
  }

  release(): void {
    HELD.delete(this.file);
    rmSync(this.file, { force: true });
  }
}

function holderOf(file: string): number | null {
  let holder = 0;
  try {
    holder = Number(readFileSync(file, 'utf8'));
    if (!Number.isInteger(holder) || holder <= 0 || holder === process.pid) return null;
    process.kill(holder, 0);
  } catch (error) {
    // A process of someone else may not be signalled, but it is there.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return null;
  }
  return holder;
}
