import { createHash } from 'node:crypto';
import type { Rules } from './ruleExpressions.ts';

/** Below this path, only the child named after the version of the rules can be read. Nothing is ever stored there. */
export const RULES_VERSION_PATH = 'rulesVersion';

/**
 * The rules by which the app learns which rules are deployed, since clients cannot read them: reading the child with the
 * digest of all other rules is allowed, and reading any other is denied.
 */
export function rulesVersionRules(others: Readonly<Record<string, unknown>>): Rules {
  const digest = createHash('sha256').update(JSON.stringify(others)).digest('hex').slice(0, 16);
  return { $version: { '.read': `auth != null && $version === '${digest}'` } };
}

/** The version of generated rules. Throws if the document has none. */
export function rulesVersionOf(document: string): string {
  const [, version] = /\$version *=== *'([0-9a-f]{16})'/.exec(document) ?? [];
  if (version === undefined) throw new Error('The rules have no version: run npm run rules');
  return version;
}
