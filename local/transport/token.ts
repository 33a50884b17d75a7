import type { Auth } from '../core/securityRules.ts';
import type { Caller } from '../core/errors.ts';

/** The credential that stands for an admin on a development server. */
const OWNER = 'owner';

/** Who presents a credential, and until when it holds, in milliseconds since 1970; Infinity: for ever. */
export type AuthResult = { readonly caller: Caller; readonly expires: number };

/** A credential that is neither `owner` nor a token with a user. */
export class InvalidToken extends Error {
  override readonly name = 'InvalidToken';
}

/** A token that held once. */
export class ExpiredToken extends Error {
  override readonly name = 'ExpiredToken';

  constructor() {
    super('Auth token is expired.');
  }
}

/**
 * Reads `owner`, or a JWT whose signature is not checked: tokens of the Auth emulator are unsigned. A token holds
 * until it says, or for `lifetime` seconds after it was issued if that is earlier. Throws InvalidToken.
 */
export function readToken(credential: unknown, lifetime: number): AuthResult {
  if (credential === OWNER) return { caller: 'admin', expires: Infinity };
  if (typeof credential !== 'string') throw new InvalidToken('A token must be a string');
  const claims = claimsOf(credential);
  const uid = claims['user_id'] ?? claims['sub'];
  if (typeof uid !== 'string' || uid === '') throw new InvalidToken('The token names no user');
  const firebase = claims['firebase'] as { readonly sign_in_provider?: unknown } | undefined;
  const provider = firebase?.sign_in_provider;
  return {
    caller: { uid, provider: typeof provider === 'string' ? provider : null, token: claims },
    expires: expiryOf(claims, lifetime),
  };
}

/** The caller that an admin asks to be instead: nobody, or a user with the given `auth` variable. */
export function withAuthOverride(auth: unknown): Caller {
  if (typeof auth !== 'object' || auth === null) return null;
  return { uid: '', provider: null, token: {}, ...auth } satisfies Auth;
}

type Claims = Readonly<Record<string, unknown>>;

/** Tokens that tests make for themselves say that they were issued at 0 and ended an hour later; they hold for ever. */
function expiryOf({ iat, exp }: Claims, lifetime: number): number {
  if (iat === 0) return Infinity;
  const end = typeof exp === 'number' ? exp : Infinity;
  return 1000 * Math.min(end, typeof iat === 'number' ? iat + lifetime : Infinity);
}

function claimsOf(token: string): Claims {
  const payload = token.split('.')[1] ?? '';
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    if (typeof claims === 'object' && claims !== null) return claims as Claims;
  } catch {
    // Falls through to the refusal below: what cannot be read is no token.
  }
  throw new InvalidToken('Could not parse auth token.');
}
