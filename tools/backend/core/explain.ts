import type { Trace } from './securityRulesInterface.ts';
import { formatPath } from './path.ts';
import type { PermissionDenied } from './errors.ts';

/** Formats a denial for the log: the request, then each evaluated rule with its result and the values it read. */
export function explain({ kind, path, caller, trace }: PermissionDenied): string {
  const who = caller === null ? 'signed out' : caller === 'admin' ? 'admin' : caller.uid;
  const heading = `Denied: ${kind} of ${formatPath(path)} (${who})`;
  if (trace.length === 0) return `${heading}: no .${kind} rule on the path allows it`;
  return [heading, ...trace.map(explainRule)].join('\n');
}

function explainRule({ rule, expression, outcome, values }: Trace): string {
  const read = Object.entries(values).map(([source, value]) => `${source} = ${format(value)}`);
  const result = typeof outcome === 'string' ? `failed: ${outcome}` : String(outcome);
  return `  ${rule}: ${expression} -> ${result}${read.length > 0 ? ` (${read.join(', ')})` : ''}`;
}

/** At most 80 characters of JSON. */
function format(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}
