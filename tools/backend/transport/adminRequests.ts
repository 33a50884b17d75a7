import type { Caller } from '../core/errors.ts';
import { compileRules } from '../core/rules/compileRules.ts';
import type { Namespaces } from '../namespaces.ts';
import { HttpError } from '../session/failure.ts';
import type { RestRequest } from './request.ts';
import type { RestReply } from './rest.ts';

/** Equivalent to having no rules. */
const OPEN_RULES = '{"rules":{".read":true,".write":true}}';

/** `/.settings/rules.json`: returns or replaces the rules of a namespace. Throws RulesError. */
export function answerRules(
  request: RestRequest,
  caller: Caller,
  namespaces: Namespaces,
): RestReply {
  requireAdmin(caller);
  const name = request.params.get('ns') ?? '';
  if (request.method === 'GET')
    return { status: 200, text: namespaces.rulesOf(name) ?? OPEN_RULES };
  if (request.method !== 'PUT') throw new HttpError(405, `${request.method} is not supported`);
  if (request.params.get('dryRun') === 'true') compileRules(request.body);
  else namespaces.setRules(request.body, name);
  return { status: 200, json: { status: 'ok' } };
}

/** `/.inspect/databases.json`: lists the namespaces. */
export function answerDatabases(caller: Caller, namespaces: Namespaces): RestReply {
  requireAdmin(caller);
  return { status: 200, json: namespaces.names().map((name) => ({ name })) };
}

function requireAdmin(caller: Caller): void {
  if (caller !== 'admin') throw new HttpError(401, 'Permission denied');
}
