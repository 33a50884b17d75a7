import { type AuthResult, ExpiredToken, readToken } from './token.ts';

/** The clock is rechecked at least this often, because it may be set forward or the machine may sleep. */
const RECHECK_INTERVAL_MS = 60_000;

/** Checks credentials against the system clock, which may be set back, unlike the time that rules and writes use. */
export class Credentials {
  /** `now`: milliseconds since 1970. `lifetime`: the longest validity of a token, in seconds. */
  constructor(
    private readonly now: () => number,
    private readonly lifetime = Infinity,
  ) {}

  /** Throws InvalidToken or ExpiredToken. */
  read(credential: unknown): AuthResult {
    const result = readToken(credential, this.lifetime);
    if (this.now() >= result.expires) throw new ExpiredToken();
    return result;
  }

  /** Calls back once the credential has expired. Returns an unsubscribe function. */
  onExpire({ expires }: AuthResult, callback: () => void): () => void {
    if (expires === Infinity) return () => {};
    let timer: ReturnType<typeof setTimeout>;
    const schedule = (): void => {
      const remaining = Math.max(expires - this.now(), 0);
      timer = setTimeout(check, Math.min(remaining, RECHECK_INTERVAL_MS));
    };
    const check = (): void => (this.now() >= expires ? callback() : schedule());
    schedule();
    return () => clearTimeout(timer);
  }
}
