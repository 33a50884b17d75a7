import { parseJson } from './frames.ts';
import type { RestRequest } from './request.ts';
import { ExpiredToken, withAuthOverride, type AuthResult, readToken } from './token.ts';

/** The clock may be put forward, or the machine sleep; so it is looked at again after so long. */
const LOOK_AGAIN_MS = 60_000;

/** Judges credentials by the real clock, which may be set back; the time that rules and writes see never goes back. */
export class Credentials {
  /** `now`: milliseconds since 1970. `lifetime`: how many seconds a token holds at most. */
  constructor(
    private readonly now: () => number,
    private readonly lifetime = Infinity,
  ) {}

  /** Throws InvalidToken or ExpiredToken. */
  read(credential: unknown): AuthResult {
    const proof = readToken(credential, this.lifetime);
    if (this.now() >= proof.expires) throw new ExpiredToken();
    return proof;
  }

  /** Who sends a request: by its `Authorization` header, or its `auth` or `access_token` parameter. Throws as `read`. */
  ofRequest({ params, headers }: RestRequest): AuthResult {
    const bearer = /^Bearer\s+(.+)$/i.exec(headers.authorization ?? '')?.[1];
    const credential = bearer ?? params.get('access_token') ?? params.get('auth');
    if (credential === null || credential === '') return { caller: null, expires: Infinity };
    const proof = this.read(credential);
    const override = params.get('auth_variable_override');
    return proof.caller === 'admin' && override !== null
      ? { ...proof, caller: withAuthOverride(parseJson(override)) }
      : proof;
  }

  /** Tells once the proof no longer holds. Returns the way to stop waiting. */
  whenExpired({ expires }: AuthResult, tell: () => void): () => void {
    if (expires === Infinity) return () => {};
    let timer: NodeJS.Timeout;
    const wait = (): void => {
      const left = Math.max(expires - this.now(), 0);
      timer = setTimeout(look, Math.min(left, LOOK_AGAIN_MS));
    };
    const look = (): void => (this.now() >= expires ? tell() : wait());
    wait();
    return () => clearTimeout(timer);
  }
}
