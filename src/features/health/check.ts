/** How something is: `note` is worth knowing, `trouble` needs somebody. */
export type CheckState = 'good' | 'note' | 'trouble' | 'unknown' | 'checking';

/** One thing that can be wrong with the app, the connection or the device. */
export type Check = {
  readonly title: string;
  readonly state: CheckState;
  /** What was found. */
  readonly value: string;
  /** What it means, and what to do if it is wrong. */
  readonly meaning: string;
};

/** Checks of the same kind. */
export type CheckGroup = { readonly title: string; readonly checks: readonly Check[] };

/** The words for each state. */
export const STATE_WORDS: Readonly<Record<CheckState, string>> = {
  good: 'In order',
  note: 'Note',
  trouble: 'Needs attention',
  unknown: 'Not known',
  checking: 'Checking…',
};

/** All groups in a sentence. */
export function summaryOf(groups: readonly CheckGroup[]): string {
  const checks = groups.flatMap((group) => group.checks);
  const trouble = checks.filter(({ state }) => state === 'trouble').map(({ title }) => title);
  if (trouble.length > 0) return `Needs attention: ${trouble.join(', ')}.`;
  if (checks.some(({ state }) => state === 'checking')) return 'Checking…';
  const unknown = checks.filter(({ state }) => state === 'unknown').map(({ title }) => title);
  return unknown.length > 0 ? `Not known: ${unknown.join(', ')}.` : 'Everything is in order.';
}

/** The checks as plain text, for whoever helps. It names no person and no record. */
export function reportText(groups: readonly CheckGroup[], time: string): string {
  const lines = groups.flatMap(({ title, checks }) => [
    '',
    title,
    ...checks.map((check) => `- ${check.title}: ${check.value} [${STATE_WORDS[check.state]}]`),
  ]);
  return [`System health, ${time}`, summaryOf(groups), ...lines].join('\n');
}
