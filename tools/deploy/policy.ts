import { createHash } from 'node:crypto';

/** A content security policy: the allowed sources by directive. */
export type Policy = ReadonlyMap<string, readonly string[]>;

export function parsePolicy(header: string): Policy {
  const directives = header.split(';').map((text) => text.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

export function formatPolicy(policy: Policy): string {
  return [...policy].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

/** The policy with sources added to some of its directives. */
export function extendPolicy(
  policy: Policy,
  additions: Readonly<Record<string, readonly string[]>>,
): Policy {
  const extended = Object.entries(additions).map(
    ([name, sources]) => [name, [...(policy.get(name) ?? []), ...sources]] as const,
  );
  return new Map([...policy, ...extended]);
}

/** The source expression that allows an inline style or script with exactly this text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
