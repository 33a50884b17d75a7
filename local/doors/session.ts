import type { Change, Database } from '../core/database.ts';
import { InvalidInput } from '../core/limits.ts';
import { parsePath, parseWritePath, type Path } from '../core/path.ts';
import { PendingWrites } from '../core/pendingWrites.ts';
import { readUpdate } from '../core/readUpdate.ts';
import type { Caller } from '../core/refusals.ts';
import { exportJson } from '../core/showValue.ts';
import { readWireQuery } from '../core/wireQuery.ts';
import { ClientListen, type Push } from './clientListen.ts';
import { callerOf, loweredAdmin } from './token.ts';
import { wireStatus } from './wireStatus.ts';

type Body = Readonly<Record<string, unknown>>;

/** One client's conversation with one database, whatever carries it. */
export class Session {
  #caller: Caller = null;
  #open = true;
  readonly #database: Database;
  readonly #send: (message: object) => void;
  readonly #listens = new Map<string, ClientListen>();
  readonly #pending = new PendingWrites();

  constructor(database: Database, send: (message: object) => void) {
    this.#database = database;
    this.#send = send;
  }

  /** Handles a request `{r, a, b}` and answers it, whatever it holds. */
  receive(request: unknown): void {
    const { r, a, b } = Object(request) as Body;
    if (!this.#open || typeof r !== 'number') return;
    try {
      const answer = this.#perform(String(a), Object(b) as Body);
      this.#reply(r, 'ok', answer === undefined ? '' : answer);
    } catch (error) {
      const { status, text } = wireStatus(error);
      this.#reply(r, status, text);
    }
  }

  get isOpen(): boolean {
    return this.#open;
  }

  /** The client is gone: its listens end and what it queued for this moment is written. */
  close(): void {
    if (!this.#open) return;
    this.#open = false;
    for (const listen of this.#listens.values()) this.#database.unlisten(listen);
    const changes = this.#pending.take();
    if (changes.length === 0 || this.#tryWrite(changes)) return;
    for (const change of changes) this.#tryWrite([change]);
  }

  #perform(action: string, body: Body): unknown {
    switch (action) {
      case 'q':
        return this.#listen(body);
      case 'n':
        return this.#unlisten(body);
      case 'g':
        return exportJson(
          this.#database.read(this.#caller, parsePath(body['p']), readWireQuery(body['q'])),
        );
      case 'p':
      case 'm':
        return this.#write(action === 'p' ? [put(body)] : merge(body), body['h']);
      case 'o':
      case 'om':
        return this.#queue(action === 'o' ? [put(body)] : merge(body));
      case 'oc':
        return this.#pending.cancel(parseWritePath(body['p']));
      case 'auth':
      case 'gauth':
        return this.#signIn(body);
      case 'unauth':
        return this.#become(null);
      case 's':
      case 'appcheck':
      case 'unappeck':
        return '';
      default:
        throw new InvalidInput(`Unknown action ${JSON.stringify(action.slice(0, 20))}`);
    }
  }

  #listen(body: Body): object {
    const path = parsePath(body['p']);
    const query = readWireQuery(body['q']);
    this.#unlisten(body);
    const request = { path, query, wireQuery: body['q'], tag: body['t'] };
    const listen = new ClientListen(
      request,
      () => this.#caller,
      (push) => this.#push(push),
    );
    const { node, indexed } = this.#database.listen(listen);
    this.#listens.set(listenKey(path, body['q']), listen);
    if (body['h'] === undefined || body['h'] !== this.#database.hash(node)) listen.show(node);
    return indexed ? {} : { w: ['no_index'] };
  }

  #unlisten(body: Body): void {
    const key = listenKey(parsePath(body['p']), body['q']);
    const listen = this.#listens.get(key);
    if (!listen) return;
    this.#database.unlisten(listen);
    this.#listens.delete(key);
  }

  #write(changes: readonly Change[], hash: unknown): void {
    this.#database.write(this.#caller, changes, typeof hash === 'string' ? hash : undefined);
  }

  #queue(changes: readonly Change[]): void {
    this.#database.check(this.#caller, changes);
    for (const { path, json } of changes) this.#pending.set(path, json);
  }

  #signIn(body: Body): object {
    const caller = callerOf(body['cred']);
    const lowered = body['noauth'] === true || body['authvar'] !== undefined;
    this.#become(caller === 'admin' && lowered ? loweredAdmin(body['authvar']) : caller);
    return { auth: this.#caller === 'admin' ? null : this.#caller };
  }

  #become(caller: Caller): void {
    this.#caller = caller;
    this.#database.reconsider();
  }

  /** Whether the rules and the data allowed it. */
  #tryWrite(changes: readonly Change[]): boolean {
    try {
      this.#database.write(this.#caller, changes);
      return true;
    } catch {
      return false;
    }
  }

  #push(push: Push): void {
    this.#send({ t: 'd', d: push });
  }

  #reply(r: number, s: string, d: unknown): void {
    this.#send({ t: 'd', d: { r, b: { s, d } } });
  }
}

function put(body: Body): Change {
  return { path: parseWritePath(body['p']), json: body['d'] };
}

function merge(body: Body): readonly Change[] {
  return readUpdate(parsePath(body['p']), body['d']);
}

function listenKey(path: Path, query: unknown): string {
  return `${path.join('/')} ${JSON.stringify(query ?? {})}`;
}
