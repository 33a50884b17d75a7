import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { EMPTY, type TreeNode, type Write } from '../core/node.ts';
import { formatLine, parseLine } from './logLine.ts';
import { snapshotLines } from './snapshot.ts';

/** Below this many bytes a log is never rewritten. */
const SMALL_LOG = 4 * 1024 * 1024;
/** A log is rewritten when it has grown to this many times its last snapshot. */
const GROWTH = 3;
const NEWLINE = 0x0a;

/** The log of one namespace: a snapshot's lines first, then one line for every write since. */
export class Store {
  readonly #file: string;
  #descriptor: number;
  #size = 0;
  #snapshotSize = 0;
  #failed = false;
  /** What the log held when it was opened. */
  readonly root: TreeNode;

  /** Throws, with file and line, on a log damaged anywhere but in a torn last line. */
  constructor(file: string) {
    mkdirSync(dirname(file), { recursive: true });
    this.#file = file;
    const log = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
    this.#size = log.lastIndexOf(NEWLINE) + 1;
    this.root = replay(log.subarray(0, this.#size), file);
    this.#descriptor = openSync(file, 'a');
    // What follows the last newline was never acknowledged.
    if (log.length > this.#size) ftruncateSync(this.#descriptor, this.#size);
  }

  /** Appends a write; `before` is the tree without it. Throws when it could not be kept. */
  append(writes: readonly Write[], before: TreeNode): void {
    if (this.#failed) throw new Error(`${this.#file} cannot be written any more`);
    if (this.#size > SMALL_LOG + GROWTH * this.#snapshotSize) this.compact(before);
    try {
      this.#write(formatLine(writes));
    } catch (error) {
      this.#undo();
      throw error;
    }
  }

  /** Replaces the log by a snapshot of the tree, in one step. */
  compact(root: TreeNode): void {
    const draft = `${this.#file}.draft`;
    const previous = this.#descriptor;
    this.#descriptor = openSync(draft, 'w');
    this.#size = 0;
    for (const writes of snapshotLines(root)) this.#write(formatLine(writes));
    fsyncSync(this.#descriptor);
    renameSync(draft, this.#file);
    closeSync(previous);
    this.#snapshotSize = this.#size;
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  #write(line: string): void {
    const bytes = Buffer.from(line);
    let written = 0;
    while (written < bytes.length) written += writeSync(this.#descriptor, bytes, written);
    this.#size += bytes.length;
  }

  /** Takes back half a line, so that the log stays readable. */
  #undo(): void {
    try {
      ftruncateSync(this.#descriptor, this.#size);
    } catch {
      this.#failed = true;
    }
  }
}

function replay(log: Buffer, file: string): TreeNode {
  let root: TreeNode = EMPTY;
  let line = 1;
  for (let from = 0; from < log.length; line += 1) {
    const to = log.indexOf(NEWLINE, from);
    try {
      for (const write of parseLine(log.subarray(from, to))) root = root.after(write);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${file}:${line}: the log is damaged (${reason})`, { cause: error });
    }
    from = to + 1;
  }
  return root;
}
