import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { EMPTY, type TreeNode, type Write } from '../core/node.ts';
import { messageOf } from '../log.ts';
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
  /** Opened by the first write: a namespace that is only read leaves no file. */
  #descriptor: number | null = null;
  #size = 0;
  #snapshotSize = 0;
  #failed = false;
  /** What the log held when it was opened. */
  readonly root: TreeNode;

  /** Throws, with file and line, on a log damaged anywhere but in a torn last line. */
  constructor(private readonly file: string) {
    const log = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
    this.#size = log.lastIndexOf(NEWLINE) + 1;
    this.root = this.#replay(log.subarray(0, this.#size));
    // What follows the last newline was never acknowledged.
    if (log.length > this.#size) truncateSync(file, this.#size);
  }

  /** Appends a write; `before` is the tree without it. Throws when it could not be kept. */
  append(writes: readonly Write[], before: TreeNode): void {
    if (this.#failed) throw new Error(`${this.file} cannot be written any more`);
    if (writes.length === 0) return;
    try {
      if (this.#size > SMALL_LOG + GROWTH * this.#snapshotSize) this.compact(before);
      this.#size += writeLine(this.#open(), writes);
    } catch (error) {
      this.#undo();
      throw error;
    }
  }

  /** Replaces the log by a snapshot of the tree, in one step. */
  compact(root: TreeNode): void {
    const draft = `${this.file}.draft`;
    mkdirSync(dirname(draft), { recursive: true });
    const descriptor = openSync(draft, 'w');
    let size = 0;
    try {
      for (const writes of snapshotLines(root)) size += writeLine(descriptor, writes);
      size += writeLine(descriptor, END_OF_SNAPSHOT);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(draft, this.file);
    this.close();
    this.#size = size;
    this.#snapshotSize = size;
  }

  close(): void {
    if (this.#descriptor !== null) closeSync(this.#descriptor);
    this.#descriptor = null;
  }

  #open(): number {
    if (this.#descriptor === null) mkdirSync(dirname(this.file), { recursive: true });
    return (this.#descriptor ??= openSync(this.file, 'a'));
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
      const cause = messageOf(error);
      throw new Error(`${this.file}:${line}: the log is damaged (${cause})`, { cause: error });
    }
  }

  /** Takes back half a line, so that the log stays readable. */
  #undo(): void {
    try {
      truncateSync(this.file, this.#size);
    } catch {
      this.#failed = true;
    }
  }
}

/** Answers how many bytes the line takes. */
function writeLine(descriptor: number, writes: readonly Write[]): number {
  const line = Buffer.from(formatLine(writes));
  writeFileSync(descriptor, line);
  return line.length;
}
