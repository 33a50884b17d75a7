import {
  constants,
  copyFileSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';

/** Files locked by this very process, whose process id cannot tell its locks apart. */
const HELD = new Set<string>();
/** What a file system without hard links answers. */
const NO_HARD_LINKS = new Set<unknown>(['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP']);
/** An attempt fails without an answer only if another process changes the lock in that instant. */
const ATTEMPTS = 100;

/** A file that names the process that uses a folder. The lock of a process that was killed is taken over. */
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
 * Creates the lock, or replaces the one of a dead process. Only one process at a time may replace it: the right to
 * do so is a lock of its own, named after the dead owner, and becomes the new lock by being renamed.
 */
function acquire(file: string): void {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (create(file)) return;
    const owner = ownerOf(file);
    if (owner === null) continue;
    if (isRunning(owner)) throw inUse(file, owner);
    const successor = `${file}.${owner}`;
    acquire(successor);
    // Another process may have replaced the lock before this one held the right to; so it is read again.
    if (ownerOf(file) === owner && !isRunning(owner)) return renameSync(successor, file);
    rmSync(successor);
  }
  throw inUse(file, UNKNOWN);
}

/** Creates the file together with its content; answers false when there is one already. */
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

/** Throws EEXIST when the file is there. A copy is there for an instant without its content, and counts as held then. */
function linkOrCopy(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!NO_HARD_LINKS.has(codeOf(error))) throw error;
    copyFileSync(draft, file, constants.COPYFILE_EXCL);
  }
}

/** A lock that names no process. */
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

/** Whether a process other than this one has the id. Ids come back: a lock with the id of this one is an old one. */
function isRunning(id: number): boolean {
  if (id === UNKNOWN) return true;
  if (id === process.pid) return false;
  try {
    return process.kill(id, 0);
  } catch (error) {
    // A process of another user cannot be signalled, but it is there.
    return codeOf(error) === 'EPERM';
  }
}

function inUse(file: string, owner: number): Error {
  const who = owner === UNKNOWN ? 'another process' : `process ${owner}`;
  return new Error(`The folder is in use by ${who} (if that is wrong, delete ${file})`);
}

function codeOf(error: unknown): unknown {
  return (error as NodeJS.ErrnoException).code;
}
