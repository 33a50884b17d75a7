import type { Auth } from '../core/judge.ts';
import type { Caller } from '../core/refusals.ts';
import { parseJson } from './frames.ts';
import type { RestRequest } from './request.ts';

/** The credential that stands for an admin on a development server. */
const OWNER = 'owner';

/** A credential that is neither `owner` nor a token with a user. */
export class InvalidToken extends Error {
  override readonly name = 'InvalidToken';
}

/**
 * Who presents the credential: `owner`, or a JWT, of which neither signature nor expiry is checked
 * (tokens of the Auth emulator are unsigned, those of unit tests long expired). Throws InvalidToken.
 */
export function callerOf(credential: unknown): Caller {
  if (credential === OWNER) return 'admin';
  if (typeof credential !== 'string') throw new InvalidToken('A token must be a string');
  const claims = claimsOf(credential);
  const uid = claims['user_id'] ?? claims['sub'];
  if (typeof uid !== 'string' || uid === '') throw new InvalidToken('The token names no user');
  const firebase = claims['firebase'] as { readonly sign_in_provider?: unknown } | undefined;
  const provider = firebase?.sign_in_provider;
  return { uid, provider: typeof provider === 'string' ? provider : null, token: claims };
}

/** Who sends a request: by its `Authorization` header, or its `auth` or `access_token` parameter. Throws InvalidToken. */
export function restCaller({ params, headers }: RestRequest): Caller {
  const bearer = /^Bearer\s+(.+)$/i.exec(headers.authorization ?? '')?.[1];
  const credential = bearer ?? params.get('access_token') ?? params.get('auth');
  if (credential === null || credential === '') return null;
  const caller = callerOf(credential);
  const override = params.get('auth_variable_override');
  return caller === 'admin' && override !== null ? loweredAdmin(parseJson(override)) : caller;
}

/** The caller that an admin asks to be instead: nobody, or a user with the given `auth` variable. */
export function loweredAdmin(auth: unknown): Caller {
  if (typeof auth !== 'object' || auth === null) return null;
  return { uid: '', provider: null, token: {}, ...auth } satisfies Auth;
}

function claimsOf(token: string): Readonly<Record<string, unknown>> {
  const payload = token.split('.')[1] ?? '';
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    if (typeof claims === 'object' && claims !== null) return claims as Record<string, unknown>;
  } catch {
    // Falls through to the refusal below: what cannot be read is no token.
  }
  throw new InvalidToken('Could not parse auth token.');
}
