import {
  appendFileSync,
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
import { EMPTY, TreeNode, type Write } from '../core/node.ts';
import { type Path, PRIORITY, ROOT } from '../core/path.ts';
import type { Log } from '../log.ts';
import { messageOf } from '../errorDetails.ts';
import { formatLine, hasValidChecksum, parseLine } from './logLine.ts';

/** By default, a log is compacted when it exceeds this size plus `MAX_GROWTH` times its last snapshot. */
const MIN_COMPACTED_BYTES = 4 * 1024 * 1024;
const MAX_GROWTH = 3;
/** An empty write marks the end of a snapshot. */
const END_OF_SNAPSHOT: readonly Write[] = [];

/** The log of one namespace: the lines of a snapshot, then one line for every write since. */
export class Store {
  /** Opened by the first write, so that a namespace that is only read leaves no file. */
  #descriptor: number | null = null;
  #size = 0;
  #lines = 0;
  #snapshotSize = 0;
  #failed = false;
  /** The tree at the time the log was opened. */
  readonly root: TreeNode;

  /** Throws on a damaged log, with file and line; only reports an incomplete last line to `log`. */
  constructor(
    private readonly file: string,
    log: Log,
    private readonly minCompactedBytes = MIN_COMPACTED_BYTES,
  ) {
    this.root = this.#replay(readLog(file, log));
  }

  /** Appends a write; `before` is the tree without it. Throws when it cannot be stored. */
  append(writes: readonly Write[], before: TreeNode): void {
    if (this.#failed) throw new Error(`${this.file} can no longer be written`);
    if (writes.length === 0) return;
    try {
      const maxBytes = this.minCompactedBytes + MAX_GROWTH * this.#snapshotSize;
      if (this.#size > maxBytes) this.compact(before);
      this.#size += writeLine(this.#open(), writes, this.#lines + 1);
      this.#lines += 1;
    } catch (error) {
      this.#rollBack();
      throw error;
    }
  }

  /** Atomically replaces the log with a snapshot of the tree. */
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
        `${this.file}:${this.#lines}: the log is damaged (${messageOf(error)}). Restore it from a backup, delete ` +
          'this line and all following lines to keep the earlier writes, or delete the file to start empty.',
        { cause: error },
      );
    }
  }

  /** Removes a partly written line, so that the log stays readable. */
  #rollBack(): void {
    try {
      truncateSync(this.file, this.#size);
    } catch {
      this.#failed = true;
    }
  }
}

/** Returns the length of the line in bytes. */
function writeLine(descriptor: number, writes: readonly Write[], number: number): number {
  const line = Buffer.from(formatLine(writes, number));
  writeFileSync(descriptor, line);
  return line.length;
}

/** The approximate number of leaves in one line of a snapshot. */
const LEAVES_PER_LINE = 1000;

/** The writes that build a tree from an empty one, grouped into lines. */
function* snapshotLines(root: TreeNode): Generator<readonly Write[]> {
  let group: Write[] = [];
  let leaves = 0;
  for (const write of writesFor(root, ROOT)) {
    group.push(write);
    leaves += countLeaves(write.node, LEAVES_PER_LINE);
    if (leaves < LEAVES_PER_LINE) continue;
    yield group;
    group = [];
    leaves = 0;
  }
  if (group.length > 0) yield group;
}

/** A small node in one write; a large one child by child, then its priority, which an empty node cannot have. */
function* writesFor(node: TreeNode, path: Path): Generator<Write> {
  if (countLeaves(node, LEAVES_PER_LINE) < LEAVES_PER_LINE) {
    if (!node.isEmpty()) yield { path, node };
    return;
  }
  for (const [key, child] of node.children) yield* writesFor(child, [...path, key]);
  if (node.priority !== null)
    yield { path: [...path, PRIORITY], node: TreeNode.leaf(node.priority) };
}

/** Stops counting at `max`. */
function countLeaves(node: TreeNode, max: number): number {
  let leaves = node.value === null ? 0 : 1;
  for (const [, child] of node.children) {
    if (leaves >= max) return leaves;
    leaves += countLeaves(child, max - leaves);
  }
  return leaves;
}

const NEWLINE = 0x0a;

/**
 * Reads a log; empty if there is no such file. Appends the newline if only that is missing. An incomplete last line is
 * moved to a separate file and reported to `log`, and so is a file without a line, since the first write makes the file.
 */
function readLog(file: string, log: Log): Buffer {
  if (!existsSync(file)) return Buffer.alloc(0);
  const all = readFileSync(file);
  if (all.length === 0) {
    log(
      `Warning: ${file} is empty. Either its first write was never acknowledged, or another program has emptied the ` +
        'log: stop the server and restore the log from a backup.',
    );
  }
  const end = all.lastIndexOf(NEWLINE) + 1;
  const tail = all.subarray(end);
  if (tail.length === 0) return all;
  if (hasValidChecksum(tail)) {
    appendFileSync(file, '\n');
    return Buffer.concat([all, Buffer.of(NEWLINE)]);
  }
  const tornFile = `${file}.torn`;
  appendFileSync(tornFile, Buffer.concat([tail, Buffer.of(NEWLINE)]), { flush: true });
  truncateSync(file, end);
  log(
    `Warning: the last ${tail.length} bytes of ${file} are an incomplete write. They were moved to ${tornFile}; ` +
      'everything before them is loaded. After a crash or power failure, this is a write that was never ' +
      `acknowledged, and ${tornFile} can be deleted. Otherwise another program has changed the log: stop the ` +
      'server and restore the log from a backup.',
  );
  return all.subarray(0, end);
}

/** The lines of a log from `readLog`, without their newlines. */
function* linesOf(log: Buffer): Generator<Buffer> {
  for (let start = 0; start < log.length;) {
    const end = log.indexOf(NEWLINE, start);
    yield log.subarray(start, end);
    start = end + 1;
  }
}
