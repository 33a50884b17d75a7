import type { Credentials } from '../session/credentials.ts';
import { parseJson } from '../session/frames.ts';
import { type AuthResult, withAuthOverride } from '../session/token.ts';
import type { RestRequest } from './request.ts';

/**
 * Reads the `Authorization` header of a request, or its parameter `auth` or `access_token`. Throws InvalidToken or
 * ExpiredToken.
 */
export function authOfRequest(
  { params, headers }: RestRequest,
  credentials: Credentials,
): AuthResult {
  const bearer = /^Bearer\s+(.+)$/i.exec(headers.authorization ?? '')?.[1];
  const credential = bearer ?? params.get('access_token') ?? params.get('auth');
  if (credential === null || credential === '') return { caller: null, expires: Infinity };
  const result = credentials.read(credential);
  const override = params.get('auth_variable_override');
  return result.caller === 'admin' && override !== null
    ? { ...result, caller: withAuthOverride(parseJson(override)) }
    : result;
}
