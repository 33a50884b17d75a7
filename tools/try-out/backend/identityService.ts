import { readToken } from '../../backend/session/token.ts';
import type { Answer } from '../messages.ts';
import { hasPassword, type Account, type Accounts } from './accounts.ts';
import { identityToken, TOKEN_LIFETIME_S, type Provider } from './identityToken.ts';

const MIN_PASSWORD_LENGTH = 6;

/** A failed request, with the code by which the SDK knows its error. */
class Failure extends Error {}

type Body = Readonly<Record<string, unknown>>;

/** Answers the requests of the Auth SDK, at the addresses of Firebase's service and in its words. Sends no e-mail. */
export class IdentityService {
  readonly #methods: Readonly<Record<string, (body: Body) => object>> = {
    'accounts:signUp': (body) => this.#signUp(body),
    'accounts:signInWithPassword': (body) => this.#signInWithPassword(body),
    'accounts:signInWithIdp': (body) => this.#signInWithGoogle(body),
    'accounts:lookup': (body) => ({ users: [userOf(this.#accountOf(body))] }),
    'accounts:update': (body) => this.#update(body),
    // As with protection against guessed addresses: the answer does not tell whether there is such an account.
    'accounts:sendOobCode': ({ email }) => ({ email }),
    token: (body) => this.#refresh(body),
  };

  constructor(private readonly accounts: Accounts) {}

  /** `body`: JSON, or a form for a new token. */
  answer(url: string, body: string): Answer {
    const { pathname } = new URL(url);
    const method = this.#methods[pathname.split('/').at(-1) ?? ''];
    try {
      if (method === undefined) throw new Failure('OPERATION_NOT_ALLOWED');
      return { status: 200, json: method(parse(body)) };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const { message } = error;
      return { status: 400, json: { error: { code: 400, message, errors: [{ message }] } } };
    }
  }

  #signUp({ email, password }: Body): object {
    if (typeof email !== 'string' || !/^[^\s@]+@[^\s@]+$/.test(email))
      throw new Failure('INVALID_EMAIL');
    requireLength(password);
    if (this.accounts.findByEmail(email)) throw new Failure('EMAIL_EXISTS');
    return this.#signedIn(this.accounts.create({ email, password }), 'password');
  }

  #signInWithPassword({ email, password }: Body): object {
    const account = this.accounts.findByEmail(String(email));
    if (!account || !hasPassword(account, String(password)))
      throw new Failure('INVALID_LOGIN_CREDENTIALS');
    return this.#signedIn(account, 'password');
  }

  /** Trusts what the credential says, as the Auth emulator does: there is no Google to ask. */
  #signInWithGoogle({ postBody }: Body): object {
    const idToken = new URLSearchParams(String(postBody)).get('id_token') ?? '{}';
    const { email, name } = parse(idToken);
    if (typeof email !== 'string') throw new Failure('INVALID_IDP_RESPONSE');
    const account =
      this.accounts.findByEmail(email) ??
      this.accounts.create({ email, displayName: typeof name === 'string' ? name : '' });
    return {
      ...this.#signedIn(account, 'google.com'),
      providerId: 'google.com',
      rawUserInfo: idToken,
    };
  }

  #update(body: Body): object {
    const { displayName, password } = body;
    let changed = this.#accountOf(body);
    if (typeof displayName === 'string') changed = this.accounts.rename(changed, displayName);
    if (typeof password === 'string') {
      requireLength(password);
      changed = this.accounts.setPassword(changed, password);
    }
    return { ...userOf(changed), ...tokensOf(changed, 'password') };
  }

  #refresh({ refresh_token: refreshToken }: Body): object {
    const account = this.accounts.find(String(refreshToken));
    if (!account) throw new Failure('INVALID_REFRESH_TOKEN');
    const { idToken, expiresIn } = tokensOf(account, 'password');
    return {
      id_token: idToken,
      access_token: idToken,
      refresh_token: account.uid,
      expires_in: expiresIn,
      token_type: 'Bearer',
      user_id: account.uid,
    };
  }

  #signedIn(account: Account, provider: Provider): object {
    const current = this.accounts.signIn(account);
    return { ...userOf(current), ...tokensOf(current, provider), registered: true };
  }

  /** The account that a request's token belongs to; that of a try-out that was started over belongs to none. */
  #accountOf({ idToken }: Body): Account {
    const account = this.accounts.find(uidIn(idToken));
    if (!account) throw new Failure('USER_NOT_FOUND');
    return account;
  }
}

function parse(body: string): Body {
  if (!body.startsWith('{')) return Object.fromEntries(new URLSearchParams(body));
  return JSON.parse(body) as Body;
}

function uidIn(idToken: unknown): string {
  try {
    const { caller } = readToken(idToken, Infinity);
    return caller === 'admin' || caller === null ? '' : caller.uid;
  } catch {
    throw new Failure('INVALID_ID_TOKEN');
  }
}

/** The refresh token is the uid: nobody can reach the service but the tabs of this browser. */
const tokensOf = (account: Account, provider: Provider) => ({
  idToken: identityToken(account, provider),
  refreshToken: account.uid,
  expiresIn: String(TOKEN_LIFETIME_S),
});

const userOf = ({ uid, email, displayName, createdAt, lastLoginAt }: Account): object => ({
  localId: uid,
  email,
  ...(displayName !== '' && { displayName }),
  emailVerified: false,
  createdAt: String(createdAt),
  lastLoginAt: String(lastLoginAt),
  providerUserInfo: [{ providerId: 'password', federatedId: email, email, rawId: email }],
});

function requireLength(password: unknown): asserts password is string {
  if (typeof password !== 'string' || password.length < MIN_PASSWORD_LENGTH)
    throw new Failure('WEAK_PASSWORD : Password should be at least 6 characters');
}
