import type { ReadableNode } from '../securityRules.ts';

/** The tree as a rule sees it from one place: what is there, and the way back up. */
export class Snapshot {
  constructor(
    readonly node: ReadableNode,
    readonly parent: Snapshot | null = null,
  ) {}

  child(key: string): Snapshot {
    return new Snapshot(this.node.child(key), this);
  }

  /** Follows a path with slashes; a path that no tree could hold leads to nothing. */
  descend(path: string): Snapshot {
    const keys = path.split('/').filter((key) => key !== '');
    return keys.reduce<Snapshot>((here, key) => here.child(key), this);
  }

  exists(): boolean {
    return !this.node.isEmpty();
  }

  hasChildren(): boolean {
    return this.exists() && this.node.value === null;
  }

  /** The leaf's value, null when absent, and for an object something that equals nothing. */
  value(): string | number | boolean | null | object {
    return this.node.value ?? (this.exists() ? OBJECT_VALUE : null);
  }
}

const OBJECT_VALUE = Object.freeze({});
