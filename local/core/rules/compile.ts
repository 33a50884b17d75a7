import type { Judge } from '../judge.ts';
import { parseDocument } from './document.ts';
import { judgeRead } from './judgeRead.ts';
import { judgeWrite } from './judgeWrite.ts';
import { buildRules, type RuleNode } from './ruleTree.ts';

export { RulesError } from './RulesError.ts';

/** Checks a rules document as strictly as Firebase does at upload; throws RulesError. */
export function compileRules(text: string): Judge {
  const rules = buildRules(parseDocument(text), text);
  return {
    read: (request) => judgeRead(rules, request),
    write: (request) => judgeWrite(rules, request),
    indexes: (path) => nodeFor(rules, path)?.indexOn ?? [],
  };
}

function nodeFor(rules: RuleNode, path: readonly string[]): RuleNode | null {
  let node: RuleNode | null = rules;
  for (const key of path) node = node && (node.children.get(key) ?? node.wildcard);
  return node;
}
