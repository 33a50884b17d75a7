import type { Trace } from './securityRules.ts';
import { formatPath } from './path.ts';
import type { PermissionDenied } from './errors.ts';

/** The denial for a developer's eyes: the request, then each rule that was looked at with what it saw. */
export function explain({ kind, path, caller, trace }: PermissionDenied): string {
  const who = caller === null ? 'signed out' : caller === 'admin' ? 'admin' : caller.uid;
  const heading = `Denied: ${kind} of ${formatPath(path)} (${who})`;
  if (trace.length === 0) return `${heading}: no .${kind} rule on the way allows it`;
  return [heading, ...trace.map(explainRule)].join('\n');
}

function explainRule({ rule, expression, outcome, values }: Trace): string {
  const seen = Object.entries(values).map(([source, value]) => `${source} = ${brief(value)}`);
  const answer = typeof outcome === 'string' ? `failed: ${outcome}` : String(outcome);
  return `  ${rule}: ${expression} -> ${answer}${seen.length > 0 ? ` (${seen.join(', ')})` : ''}`;
}

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}
