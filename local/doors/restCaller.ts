import type { Caller } from '../core/refusals.ts';
import { parseJson } from './json.ts';
import type { RestRequest } from './restReply.ts';
import { callerOf, loweredAdmin } from './token.ts';

/** Who sends a request: by its `Authorization` header, or its `auth` or `access_token` parameter. Throws InvalidToken. */
export function restCaller({ params, header }: RestRequest): Caller {
  const bearer = /^Bearer\s+(.+)$/i.exec(header('authorization') ?? '')?.[1];
  const credential = bearer ?? params.get('access_token') ?? params.get('auth');
  if (credential === null || credential === '') return null;
  const caller = callerOf(credential);
  const override = params.get('auth_variable_override');
  return caller === 'admin' && override !== null ? loweredAdmin(parseJson(override)) : caller;
}
