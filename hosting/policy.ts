import { createHash } from 'node:crypto';

/** A content security policy: what each directive allows. */
export type Policy = ReadonlyMap<string, readonly string[]>;

export function readPolicy(header: string): Policy {
  const directives = header.split(';').map((text) => text.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

export function writePolicy(policy: Policy): string {
  return [...policy].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

/** The policy with further sources in some of its directives. */
export function widen(policy: Policy, more: Readonly<Record<string, readonly string[]>>): Policy {
  const added = Object.entries(more).map(
    ([name, sources]) => [name, [...(policy.get(name) ?? []), ...sources]] as const,
  );
  return new Map([...policy, ...added]);
}

/** How a policy names an inline style or script: by the hash of exactly this text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
