import {
  constants,
  copyFileSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { codeOf } from '../errorDetails.ts';

/** The files locked by this process; their process id alone does not show which lock holds them. */
const HELD = new Set<string>();
/** The errors of file systems without hard links. */
const NO_HARD_LINKS = new Set<unknown>(['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP']);
/** An attempt is repeated only if another process changes the lock at the same moment. */
const MAX_ATTEMPTS = 100;

/** A lock file with the id of the process that uses a folder. The lock of a dead process is taken over. */
export class FolderLock {
  /** Throws when a running process holds the lock. */
  constructor(private readonly file: string) {
    if (HELD.has(file)) throw inUse(file, process.pid);
    acquire(file);
    HELD.add(file);
  }

  release(): void {
    HELD.delete(this.file);
    if (ownerOf(this.file) === process.pid) rmSync(this.file, { force: true });
  }
}

/**
 * Creates the lock, or replaces the lock of a dead process. Of two processes that find it, the second could replace the lock
 * of the first, which is alive; no order of reading, deleting and renaming one file prevents that. To replace it, a process
 * must hold a second lock, named after the dead owner, which it then renames to the first. If it is killed meanwhile, that
 * lock is taken over in the same way.
 */
function acquire(file: string): void {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    if (create(file)) return;
    const owner = ownerOf(file);
    if (owner === null) continue;
    if (isRunning(owner)) throw inUse(file, owner);
    const successor = `${file}.${owner}`;
    acquire(successor);
    // Read again: another process may have replaced the lock before this one held the second lock.
    if (ownerOf(file) === owner && !isRunning(owner)) return renameSync(successor, file);
    rmSync(successor);
  }
  throw inUse(file, UNKNOWN);
}

/** Creates the file with its content in one step; returns false if it exists. */
function create(file: string): boolean {
  const draft = `${file}.draft-${process.pid}`;
  writeFileSync(draft, `${process.pid}\n`, { flush: true });
  try {
    linkOrCopy(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft);
  }
}

/** Throws EEXIST when the file exists. A copy is empty for an instant, and counts as held by an unknown process. */
function linkOrCopy(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!NO_HARD_LINKS.has(codeOf(error))) throw error;
    copyFileSync(draft, file, constants.COPYFILE_EXCL);
  }
}

/** The owner of a lock without a process id. */
const UNKNOWN = 0;

/** The process id in a lock; null when there is no lock. */
function ownerOf(file: string): number | null {
  try {
    const [id] = /^\d+(?=\n$)/.exec(readFileSync(file, 'utf8')) ?? [];
    return id === undefined ? UNKNOWN : Number(id);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Whether another process has the id. Ids are reused, so a lock with the id of this process is an old one. */
function isRunning(id: number): boolean {
  if (id === UNKNOWN) return true;
  if (id === process.pid) return false;
  try {
    return process.kill(id, 0);
  } catch (error) {
    // The process exists but belongs to another user.
    return codeOf(error) === 'EPERM';
  }
}

function inUse(file: string, owner: number): Error {
  const who = owner === UNKNOWN ? 'another process' : `process ${owner}`;
  return new Error(
    `The folder is in use by ${who}. If no such process is running, delete ${file}.`,
  );
}
