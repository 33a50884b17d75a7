import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { EMPTY, type TreeNode, type Write } from '../core/node.ts';
import { type Log, messageOf } from '../log.ts';
import { linesOf, readLog } from './logFile.ts';
import { formatLine, parseLine } from './logLine.ts';
import { snapshotLines } from './snapshot.ts';

/** Below this many bytes a log is never rewritten. */
const SMALL_LOG = 4 * 1024 * 1024;
/** A log is rewritten when it has grown to this many times its last snapshot. */
const GROWTH = 3;
/** A line that writes nothing. */
const END_OF_SNAPSHOT: readonly Write[] = [];

/** The log of one namespace: a snapshot's lines first, then one line for every write since. */
export class Store {
  /** Opened by the first write: a namespace that is only read leaves no file. */
  #descriptor: number | null = null;
  #size = 0;
  #lines = 0;
  #snapshotSize = 0;
  #failed = false;
  /** What the log held when it was opened. */
  readonly root: TreeNode;

  /** Throws, with file and line, on a log damaged anywhere but in an incomplete last line, which is reported to `log`. */
  constructor(
    private readonly file: string,
    log: Log,
  ) {
    this.root = this.#replay(readLog(file, log));
  }

  /** Appends a write; `before` is the tree without it. Throws when it could not be kept. */
  append(writes: readonly Write[], before: TreeNode): void {
    if (this.#failed) throw new Error(`${this.file} cannot be written any more`);
    if (writes.length === 0) return;
    try {
      if (this.#size > SMALL_LOG + GROWTH * this.#snapshotSize) this.compact(before);
      this.#size += writeLine(this.#open(), writes, this.#lines + 1);
      this.#lines += 1;
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
    let [size, lines] = [0, 0];
    try {
      for (const writes of [...snapshotLines(root), END_OF_SNAPSHOT]) {
        lines += 1;
        size += writeLine(descriptor, writes, lines);
      }
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(draft, this.file);
    this.close();
    this.#size = size;
    this.#lines = lines;
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
    for (const line of linesOf(log)) {
      this.#lines += 1;
      this.#size += line.length + 1;
      const writes = this.#parse(line);
      for (const write of writes) root = root.after(write);
      if (writes.length === 0) this.#snapshotSize = this.#size;
    }
    return root;
  }

  #parse(line: Buffer): readonly Write[] {
    try {
      return parseLine(line, this.#lines);
    } catch (error) {
      throw new Error(
        `${this.file}:${this.#lines}: the log is damaged (${messageOf(error)}). Restore it from a copy; or delete ` +
          'that line and all after it, to keep what was written before; or delete the file, to begin empty.',
        { cause: error },
      );
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
function writeLine(descriptor: number, writes: readonly Write[], number: number): number {
  const line = Buffer.from(formatLine(writes, number));
  writeFileSync(descriptor, line);
  return line.length;
}
