import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  truncateSync,
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
/** A line that writes nothing. */
const END_OF_SNAPSHOT: readonly Write[] = [];
const NEWLINE = 0x0a;

/** The log of one namespace: a snapshot's lines first, then one line for every write since. */
export class Store {
  readonly #file: string;
  /** Opened by the first write: a namespace that is only read leaves no file. */
  #descriptor: number | null = null;
  #size = 0;
  #snapshotSize = 0;
  #failed = false;
  /** What the log held when it was opened. */
  readonly root: TreeNode;

  /** Throws, with file and line, on a log damaged anywhere but in a torn last line. */
  constructor(file: string) {
    this.#file = file;
    const log = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
    this.#size = log.lastIndexOf(NEWLINE) + 1;
    this.root = this.#replay(log.subarray(0, this.#size));
    // What follows the last newline was never acknowledged.
    if (log.length > this.#size) truncateSync(file, this.#size);
  }

  /** Appends a write; `before` is the tree without it. Throws when it could not be kept. */
  append(writes: readonly Write[], before: TreeNode): void {
    if (this.#failed) throw new Error(`${this.#file} cannot be written any more`);
    if (writes.length === 0) return;
    try {
      if (this.#size > SMALL_LOG + GROWTH * this.#snapshotSize) this.compact(before);
      this.#size += writeLine(this.#open(), formatLine(writes));
    } catch (error) {
      this.#undo();
      throw error;
    }
  }

  /** Replaces the log by a snapshot of the tree, in one step. */
  compact(root: TreeNode): void {
    const draft = `${this.#file}.draft`;
    mkdirSync(dirname(draft), { recursive: true });
    const descriptor = openSync(draft, 'w');
    let size = 0;
    try {
      for (const writes of snapshotLines(root)) size += writeLine(descriptor, formatLine(writes));
      size += writeLine(descriptor, formatLine(END_OF_SNAPSHOT));
      fsyncSync(descriptor);
      renameSync(draft, this.#file);
    } catch (error) {
      closeSync(descriptor);
      throw error;
    }
    this.close();
    this.#descriptor = descriptor;
    this.#size = size;
    this.#snapshotSize = size;
  }

  close(): void {
    if (this.#descriptor !== null) closeSync(this.#descriptor);
    this.#descriptor = null;
  }

  #open(): number {
    if (this.#descriptor !== null) return this.#descriptor;
    mkdirSync(dirname(this.#file), { recursive: true });
    this.#descriptor = openSync(this.#file, 'a');
    return this.#descriptor;
  }

  #replay(log: Buffer): TreeNode {
    let root: TreeNode = EMPTY;
    let line = 1;
    for (let from = 0; from < log.length; line += 1) {
      const to = log.indexOf(NEWLINE, from);
      const writes = this.#parse(log.subarray(from, to), line);
      for (const write of writes) root = root.after(write);
      from = to + 1;
      if (writes.length === 0) this.#snapshotSize = from;
    }
    return root;
  }

  #parse(text: Buffer, line: number): readonly Write[] {
    try {
      return parseLine(text);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${this.#file}:${line}: the log is damaged (${reason})`, { cause: error });
    }
  }

  /** Takes back half a line, so that the log stays readable. */
  #undo(): void {
    try {
      truncateSync(this.#file, this.#size);
    } catch {
      this.#failed = true;
    }
  }
}

/** Writes all of a line; answers its length in bytes. */
function writeLine(descriptor: number, line: string): number {
  const bytes = Buffer.from(line);
  let written = 0;
  while (written < bytes.length) written += writeSync(descriptor, bytes, written);
  return bytes.length;
}
