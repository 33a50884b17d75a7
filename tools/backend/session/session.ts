import type { Database } from '../core/database.ts';
import { InvalidInput, PermissionDenied } from '../core/errors.ts';
import type { Change } from '../core/node.ts';
import { parseUpdate } from '../core/nodeFromJson.ts';
import { exportJson } from '../core/nodeToJson.ts';
import { OnDisconnectQueue } from '../core/onDisconnectQueue.ts';
import { isWithin, parsePath, parseWritePath } from '../core/path.ts';
import { parseWireQuery } from '../core/wireQuery.ts';
import type { Log } from '../log.ts';
import { type Action, actionOf, type Body, PUSH } from './actions.ts';
import { ClientListens } from './clientListens.ts';
import type { Credentials } from './credentials.ts';
import { failureOf } from './failure.ts';
import { Identity } from './identity.ts';
import { ExpiredToken } from './token.ts';

/** One client's session with one database, independent of the transport. */
export class Session {
  #open = true;
  readonly #identity: Identity;
  readonly #listens: ClientListens;
  readonly #onDisconnect = new OnDisconnectQueue();
  /** What each action does; the result is the data of the reply. */
  readonly #handlers: Readonly<Record<Action, (body: Body) => unknown>> = {
    listen: (body) => this.#listens.start(body),
    unlisten: (body) => this.#listens.stop(body),
    get: (body) => this.#get(body),
    put: (body) => this.#write([putOf(body)], body),
    merge: (body) => this.#write(mergeOf(body), body),
    onDisconnectPut: (body) => this.#queue([putOf(body)]),
    onDisconnectMerge: (body) => this.#queue(mergeOf(body)),
    onDisconnectCancel: ({ p: path }) => this.#onDisconnect.cancel(parseWritePath(path)),
    signIn: (body) => this.#identity.signIn(body),
    signOut: () => this.#identity.signOut(),
    stats: () => '',
    appCheck: () => '',
  };

  constructor(
    private readonly database: Database,
    credentials: Credentials,
    private readonly send: (message: object) => void,
    private readonly log: Log,
  ) {
    this.#identity = new Identity(credentials, {
      onChange: () => database.recheckListens(),
      onExpire: () => this.#revokeAuth(),
    });
    this.#listens = new ClientListens(
      database,
      () => this.#identity.caller,
      (push) => send({ t: 'd', d: push }),
    );
  }

  /** Handles a request `{r: number, a: action, b: body}` and replies, also when it fails. */
  receive(request: unknown): void {
    const { r: number, a: action, b: body } = Object(request) as Body;
    if (!this.#open || typeof number !== 'number') return;
    try {
      const result = this.#perform(String(action), Object(body) as Body);
      this.#reply(number, 'ok', result === undefined ? '' : result);
    } catch (error) {
      const { wire: status, text } = failureOf(error);
      if (status === 'internal_error') this.log(`A request failed (${String(action)}): ${text}`);
      this.#reply(number, status, text);
    }
  }

  /** Ends the session after the client has disconnected: removes its listens and runs its queued writes. */
  close(): void {
    if (!this.#open) return;
    this.#open = false;
    this.#identity.end();
    this.#listens.stopAll();
    this.#writeAllowed(this.#onDisconnect.drain());
  }

  #perform(letters: string, body: Body): unknown {
    const action = actionOf(letters);
    if (action !== null) return this.#handlers[action](body);
    throw new InvalidInput(`Unknown action ${JSON.stringify(letters.slice(0, 20))}`);
  }

  #get({ p: path, q: query }: Body): unknown {
    const node = this.database.read(this.#identity.caller, parsePath(path), parseWireQuery(query));
    return exportJson(node);
  }

  #write(changes: readonly Change[], { p: path, h: hash }: Body): void {
    const precondition = typeof hash === 'string' ? { path: parsePath(path), hash } : undefined;
    this.database.write(this.#identity.caller, changes, precondition);
  }

  /** Queues writes for the disconnect. The rules must allow them now, and again then. */
  #queue(changes: readonly Change[]): void {
    this.database.check(this.#identity.caller, changes);
    for (const { path, json } of changes) this.#onDisconnect.set(path, json);
  }

  /** Applies the allowed changes in one write and drops those that the rules deny. */
  #writeAllowed(changes: readonly Change[]): void {
    if (changes.length === 0) return;
    try {
      this.database.write(this.#identity.caller, changes);
    } catch (error) {
      if (!(error instanceof PermissionDenied)) {
        return this.log(`An onDisconnect write failed: ${String(error)}`);
      }
      const { path: denied } = error;
      const others = changes.filter(({ path }) => {
        return !isWithin(path, denied) && !isWithin(denied, path);
      });
      if (others.length < changes.length) this.#writeAllowed(others);
    }
  }

  /** Tells the client that its token has expired; the SDK reconnects with a new one. */
  #revokeAuth(): void {
    const { wire: status, text } = failureOf(new ExpiredToken());
    this.send({ t: 'd', d: { a: PUSH.authRevoked, b: { s: status, d: text } } });
  }

  #reply(number: number, status: string, data: unknown): void {
    this.send({ t: 'd', d: { r: number, b: { s: status, d: data } } });
  }
}

function putOf({ p: path, d: data }: Body): Change {
  return { path: parseWritePath(path), json: data };
}

function mergeOf({ p: path, d: data }: Body): readonly Change[] {
  return parseUpdate(parsePath(path), data);
}
