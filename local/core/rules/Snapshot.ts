import type { ReadableNode } from '../judge.ts';
import { isKey } from './key.ts';

/** The tree as a rule sees it from one place: what is there, and the way back up. */
export class Snapshot {
  readonly node: ReadableNode;
  readonly parent: Snapshot | null;

  constructor(node: ReadableNode, parent: Snapshot | null = null) {
    this.node = node;
    this.parent = parent;
  }

  child(key: string): Snapshot {
    return new Snapshot(isKey(key) ? this.node.child(key) : NOTHING, this);
  }

  /** Follows a path with slashes; a path that no tree could hold leads to nothing. */
  descend(path: string): Snapshot {
    return path
      .split('/')
      .filter((key) => key !== '')
      .reduce<Snapshot>((here, key) => here.child(key), this);
  }

  exists(): boolean {
    return !this.node.isEmpty();
  }

  hasChildren(): boolean {
    for (const _ of this.node.keys()) return true;
    return false;
  }

  /** The leaf's value, null when absent, and for an object something that equals nothing. */
  value(): string | number | boolean | null | object {
    return this.node.value ?? (this.exists() ? OBJECT_VALUE : null);
  }
}

const OBJECT_VALUE = Object.freeze({});

const NOTHING: ReadableNode = {
  value: null,
  priority: null,
  isEmpty: () => true,
  child: () => NOTHING,
  keys: () => [],
};
