import type { ReadableNode } from '../securityRulesInterface.ts';

/** A rules data snapshot: a tree node and the snapshot of its parent. */
export class Snapshot {
  constructor(
    readonly node: ReadableNode,
    readonly parent: Snapshot | null = null,
  ) {}

  child(key: string): Snapshot {
    return new Snapshot(this.node.child(key), this);
  }

  /** The snapshot at a path with slashes; of an empty node if the path is invalid. */
  descend(path: string): Snapshot {
    return path
      .split('/')
      .reduce<Snapshot>((snapshot, key) => (key === '' ? snapshot : snapshot.child(key)), this);
  }

  exists(): boolean {
    return !this.node.isEmpty();
  }

  hasChildren(): boolean {
    return this.exists() && this.node.value === null;
  }

  /** The leaf's value, null when absent; for an object, a value that equals no other. */
  value(): string | number | boolean | null | object {
    return this.node.value ?? (this.exists() ? OBJECT_VALUE : null);
  }
}

const OBJECT_VALUE = Object.freeze({});
