import type { Caller } from '../core/errors.ts';
import type { Credentials } from './credentials.ts';
import { withAuthOverride } from './token.ts';

type Body = Readonly<Record<string, unknown>>;

/** Who a client is: nobody until it signs in, and again once its token has expired. */
export class Identity {
  #caller: Caller = null;
  #stopWaiting = (): void => {};

  constructor(
    private readonly credentials: Credentials,
    private readonly told: { changed(): void; expired(): void },
  ) {}

  get caller(): Caller {
    return this.#caller;
  }

  /** Takes the credential of a request; one that is refused leaves everything as it is. Throws InvalidToken or ExpiredToken. */
  signIn({ cred, noauth, authvar }: Body): object {
    const proof = this.credentials.read(cred);
    const lowered = noauth === true || authvar !== undefined;
    const { caller } = proof;
    this.#become(caller === 'admin' && lowered ? withAuthOverride(authvar) : caller);
    this.#stopWaiting = this.credentials.whenExpired(proof, () => this.#expire());
    return { auth: this.#caller === 'admin' ? null : this.#caller };
  }

  signOut(): void {
    this.#become(null);
  }

  /** The client is gone; it stays who it was. */
  end(): void {
    this.#stopWaiting();
  }

  /** Tells before the listens are asked about: a client that is told to come back does so with all of them. */
  #expire(): void {
    this.told.expired();
    this.#become(null);
  }

  #become(caller: Caller): void {
    this.#stopWaiting();
    this.#caller = caller;
    this.told.changed();
  }
}
