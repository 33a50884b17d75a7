import type {
  SecurityRules,
  ReadableNode,
} from '../../../tools/backend/core/securityRulesInterface.ts';
import { compileRules } from '../../../tools/backend/core/rules/compileRules.ts';

/**
 * Compiles rules for a server that evaluates no `.validate` rule when a path is deleted, not even those of the
 * nodes above it. Firebase's guide allows this interpretation: ".validate rules are only evaluated for non-null values".
 */
export function withUnvalidatedDeletions(rules: string): SecurityRules {
  const all = compileRules(rules);
  const withoutValidate = compileRules(
    JSON.stringify(JSON.parse(withoutComment(rules), dropValidate)),
  );
  return {
    ...all,
    write: (request) => {
      const isDeleted = (path: readonly string[]) => nodeAt(request.after, path).isEmpty();
      const stored = request.paths.filter((path) => !isDeleted(path));
      const verdict = all.write({ ...request, paths: stored });
      if (!verdict.allowed) return verdict;
      return withoutValidate.write({ ...request, paths: request.paths.filter(isDeleted) });
    },
  };
}

/** The document without the comment at its start, the only one. */
function withoutComment(rules: string): string {
  return rules.replace(/^\/\*[^]*?\*\//, '');
}

function dropValidate(key: string, value: unknown): unknown {
  return key === '.validate' ? undefined : value;
}

function nodeAt(root: ReadableNode, path: readonly string[]): ReadableNode {
  return path.reduce((node, key) => node.child(key), root);
}
