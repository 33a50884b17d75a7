import type { Caller } from '../core/errors.ts';
import type { Body } from './actions.ts';
import type { Credentials } from './credentials.ts';
import { withAuthOverride } from './token.ts';

/** A client's identity: anonymous until it signs in, and again after its token has expired. */
export class Identity {
  #caller: Caller = null;
  #cancelExpiry = (): void => {};

  constructor(
    private readonly credentials: Credentials,
    private readonly listeners: { onChange(): void; onExpire(): void },
  ) {}

  get caller(): Caller {
    return this.#caller;
  }

  /** Signs in with the credential of a request; an invalid one changes nothing. Throws InvalidToken or ExpiredToken. */
  signIn({ cred: credential, noauth, authvar: auth }: Body): object {
    const result = this.credentials.read(credential);
    const { caller } = result;
    const isOverridden = caller === 'admin' && (noauth === true || auth !== undefined);
    this.#setCaller(isOverridden ? withAuthOverride(auth) : caller);
    this.#cancelExpiry = this.credentials.onExpire(result, () => this.#expire());
    return { auth: this.#caller === 'admin' ? null : this.#caller };
  }

  signOut(): void {
    this.#setCaller(null);
  }

  /** Stops watching for expiry after a disconnect; onDisconnect writes still run as the caller. */
  end(): void {
    this.#cancelExpiry();
  }

  /** Sends the expiry before listens are rechecked, so that a reconnecting client restores all of them. */
  #expire(): void {
    this.listeners.onExpire();
    this.#setCaller(null);
  }

  #setCaller(caller: Caller): void {
    this.#cancelExpiry();
    this.#caller = caller;
    this.listeners.onChange();
  }
}
