import type { Trace, Verdict } from '../judge.ts';
import type { Rule } from './ruleTree.ts';
import { RuleFailure, type Scope, type Value } from './values.ts';

export const ALLOWED: Verdict = { allowed: true };

/** Whether a rule says true; one that fails, or says anything else, does not. */
export function holds({ run }: Rule, scope: Scope): boolean {
  try {
    return run(scope) === true;
  } catch (error) {
    if (error instanceof RuleFailure) return false;
    throw error;
  }
}

/** Runs a rule once more, to tell why it did not hold. */
export function explain({ place, expression, run }: Rule, scope: Scope): Trace {
  const seen = new Map<string, Value>();
  const outcome = tell(() => run({ ...scope, seen }));
  return { rule: place, expression, outcome, values: Object.fromEntries(seen) };
}

function tell(run: () => Value): boolean | string {
  try {
    const answer = run();
    return typeof answer === 'boolean' ? answer : 'the rule is neither true nor false';
  } catch (error) {
    if (error instanceof RuleFailure) return error.message;
    throw error;
  }
}
