import type { Change, Database } from '../core/database.ts';
import { isWithin, parsePath, parseWritePath } from '../core/path.ts';
import { OnDisconnectQueue } from '../core/onDisconnectQueue.ts';
import { readUpdate } from '../core/nodeFromJson.ts';
import { PermissionDenied, InvalidInput } from '../core/errors.ts';
import { exportJson } from '../core/nodeToJson.ts';
import { readWireQuery } from '../core/wireQuery.ts';
import type { Log } from '../log.ts';
import { ClientListens } from './clientListens.ts';
import type { Credentials } from './credentials.ts';
import { failureOf } from './failure.ts';
import { Identity } from './identity.ts';
import { ExpiredToken } from './token.ts';

type Body = Readonly<Record<string, unknown>>;

/** One client's conversation with one database, whatever carries it. */
export class Session {
  #open = true;
  readonly #identity: Identity;
  readonly #listens: ClientListens;
  readonly #pending = new OnDisconnectQueue();

  constructor(
    private readonly database: Database,
    credentials: Credentials,
    private readonly send: (message: object) => void,
    private readonly log: Log,
  ) {
    this.#identity = new Identity(credentials, {
      changed: () => database.recheckListens(),
      expired: () => this.#revoke(new ExpiredToken()),
    });
    this.#listens = new ClientListens(
      database,
      () => this.#identity.caller,
      (push) => send({ t: 'd', d: push }),
    );
  }

  get isOpen(): boolean {
    return this.#open;
  }

  /** Handles a request `{r, a, b}` and answers it, whatever it holds. */
  receive(request: unknown): void {
    const { r, a, b } = Object(request) as Body;
    if (!this.#open || typeof r !== 'number') return;
    try {
      const answer = this.#perform(String(a), Object(b) as Body);
      this.#reply(r, 'ok', answer === undefined ? '' : answer);
    } catch (error) {
      const { wire: status, text } = failureOf(error);
      if (status === 'internal_error') this.log(`A request failed (${String(a)}): ${text}`);
      this.#reply(r, status, text);
    }
  }

  /** The client is gone: its listens end and what it queued for this moment is written. */
  close(): void {
    if (!this.#open) return;
    this.#open = false;
    this.#identity.end();
    this.#listens.stopAll();
    this.#writeAllowed(this.#pending.take());
  }

  #perform(action: string, body: Body): unknown {
    switch (action) {
      case 'q':
        return this.#listens.start(body);
      case 'n':
        return this.#listens.stop(body);
      case 'g':
        return this.#get(body);
      case 'p':
        return this.#write([set(body)], body);
      case 'm':
        return this.#write(update(body), body);
      case 'o':
        return this.#queue([set(body)]);
      case 'om':
        return this.#queue(update(body));
      case 'oc':
        return this.#pending.cancel(parseWritePath(body['p']));
      case 'auth':
      case 'gauth':
        return this.#identity.signIn(body);
      case 'unauth':
        return this.#identity.signOut();
      case 's':
      case 'appcheck':
      case 'unappeck':
        return '';
      default:
        throw new InvalidInput(`Unknown action ${JSON.stringify(action.slice(0, 20))}`);
    }
  }

  #get(body: Body): unknown {
    const query = readWireQuery(body['q']);
    return exportJson(this.database.read(this.#identity.caller, parsePath(body['p']), query));
  }

  #write(changes: readonly Change[], { p, h: hash }: Body): void {
    const expected = typeof hash === 'string' ? { path: parsePath(p), hash } : undefined;
    this.database.write(this.#identity.caller, changes, expected);
  }

  /** Keeps changes for when the client is gone. They must be allowed now, and again then. */
  #queue(changes: readonly Change[]): void {
    this.database.check(this.#identity.caller, changes);
    for (const { path, json } of changes) this.#pending.set(path, json);
  }

  /** Writes together what may be written; what the rules refuse is dropped without a word. */
  #writeAllowed(changes: readonly Change[]): void {
    if (changes.length === 0) return;
    try {
      this.database.write(this.#identity.caller, changes);
    } catch (error) {
      if (!(error instanceof PermissionDenied))
        return this.log(`A last write failed: ${String(error)}`);
      const { path: refused } = error;
      const others = changes.filter(({ path }) => {
        return !isWithin(path, refused) && !isWithin(refused, path);
      });
      if (others.length < changes.length) this.#writeAllowed(others);
    }
  }

  /** Tells the client that it is nobody any more; the SDK comes back with a new token. */
  #revoke(why: Error): void {
    const { wire: s, text: d } = failureOf(why);
    this.send({ t: 'd', d: { a: 'ac', b: { s, d } } });
  }

  #reply(r: number, s: string, d: unknown): void {
    this.send({ t: 'd', d: { r, b: { s, d } } });
  }
}

function set(body: Body): Change {
  return { path: parseWritePath(body['p']), json: body['d'] };
}

function update(body: Body): readonly Change[] {
  return readUpdate(parsePath(body['p']), body['d']);
}
