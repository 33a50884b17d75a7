import type { Listen } from '../core/listen.ts';
import type { TreeNode, Write } from '../core/node.ts';
import { formatPath, type Path } from '../core/path.ts';
import type { Query } from '../core/query.ts';
import type { Caller } from '../core/refusals.ts';
import { exportJson } from '../core/showValue.ts';

/** The body of a message to the client: `a` the action, `b` its parameters. */
export type Push = { readonly a: string; readonly b: object };

export type ListenRequest = {
  readonly path: Path;
  readonly query: Query | null;
  /** The query and its tag as the client sent them; it wants them back. */
  readonly wireQuery: unknown;
  readonly tag: unknown;
};

/** A listen of a connected client, speaking the wire's language. */
export class ClientListen implements Listen {
  readonly path: Path;
  readonly query: Query | null;
  readonly caller: () => Caller;
  readonly #request: ListenRequest;
  readonly #send: (push: Push) => void;

  constructor(request: ListenRequest, caller: () => Caller, send: (push: Push) => void) {
    this.path = request.path;
    this.query = request.query;
    this.caller = caller;
    this.#request = request;
    this.#send = send;
  }

  /** The whole of what the listen sees. */
  show(node: TreeNode): void {
    this.push([{ path: this.path, node }]);
  }

  push(writes: readonly Write[]): void {
    const tag = this.#request.query ? { t: this.#request.tag } : {};
    const [first] = writes;
    if (first && writes.length === 1) {
      this.#send({ a: 'd', b: { p: wirePath(first.path), d: exportJson(first.node), ...tag } });
      return;
    }
    const children = writes.map(({ path, node }) => {
      return [wirePath(path.slice(this.path.length)), exportJson(node)];
    });
    this.#send({ a: 'm', b: { p: wirePath(this.path), d: Object.fromEntries(children), ...tag } });
  }

  revoke(): void {
    const query = this.#request.query ? { q: [this.#request.wireQuery] } : {};
    this.#send({ a: 'c', b: { p: formatPath(this.path), ...query } });
  }
}

function wirePath(path: Path): string {
  return path.join('/');
}
