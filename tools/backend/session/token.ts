import type { Auth } from '../core/securityRulesInterface.ts';
import type { Caller } from '../core/errors.ts';

/** The credential of an admin on a development server. */
const OWNER = 'owner';

/** The caller that a credential identifies; `expires` is in milliseconds since 1970, or Infinity. */
export type AuthResult = { readonly caller: Caller; readonly expires: number };

/** A credential that is neither `owner` nor a token with a user id. */
export class InvalidToken extends Error {
  override readonly name = 'InvalidToken';
}

/** The token has expired. */
export class ExpiredToken extends Error {
  override readonly name = 'ExpiredToken';

  constructor() {
    super('Auth token is expired.');
  }
}

/**
 * Reads `owner`, or a JWT without verifying its signature: tokens of the Auth emulator are unsigned. A token expires
 * at its `exp`, or `lifetime` seconds after it was issued if that is earlier. Throws InvalidToken.
 */
export function readToken(credential: unknown, lifetime: number): AuthResult {
  if (credential === OWNER) return { caller: 'admin', expires: Infinity };
  if (typeof credential !== 'string') throw new InvalidToken('A token must be a string');
  const claims = claimsOf(credential);
  const uid = claims['user_id'] ?? claims['sub'];
  if (typeof uid !== 'string' || uid === '') throw new InvalidToken('The token has no user id');
  const firebase = claims['firebase'] as { readonly sign_in_provider?: unknown } | undefined;
  const provider = firebase?.sign_in_provider;
  return {
    caller: { uid, provider: typeof provider === 'string' ? provider : null, token: claims },
    expires: expiryOf(claims, lifetime),
  };
}

/** The caller an admin impersonates: a user with the given `auth` variable, or an anonymous client. */
export function withAuthOverride(auth: unknown): Caller {
  if (typeof auth !== 'object' || auth === null) return null;
  return { uid: '', provider: null, token: {}, ...auth } satisfies Auth;
}

type Claims = Readonly<Record<string, unknown>>;

/** In milliseconds. The mock tokens of test libraries are issued at 0 and never expire, whatever their `exp`. */
function expiryOf({ iat, exp }: Claims, lifetime: number): number {
  if (iat === 0) return Infinity;
  const end = typeof exp === 'number' ? exp : Infinity;
  return 1000 * Math.min(end, typeof iat === 'number' ? iat + lifetime : Infinity);
}

function claimsOf(token: string): Claims {
  const payload = token.split('.')[1] ?? '';
  try {
    const claims: unknown = JSON.parse(textOf(payload));
    if (typeof claims === 'object' && claims !== null) return claims as Claims;
  } catch {
    // Handled like claims that are no object.
  }
  throw new InvalidToken('Could not parse auth token.');
}

/** The text of base64url; throws on anything else. */
function textOf(base64url: string): string {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (unit) => unit.charCodeAt(0)));
}
