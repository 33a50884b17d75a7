import type { Plugin } from 'vite';
import { BuildError } from './buildError.ts';
import { policyOf, readHosting } from './hosting.ts';
import { hashSource, type Policy } from './policy.ts';
import { isServedBuild } from './settings.ts';

/** Fails a build whose page contains an inline style or script that the policy in firebase.json would block. */
export function checkInlineCode(): Plugin {
  return {
    name: 'check-inline-code',
    apply: isServedBuild,
    generateBundle: {
      // The names of files, which styles contain, are known by then.
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        // A test that bundles single modules has no page.
        if (page?.type !== 'asset') return;
        const violations = policyViolations(String(page.source), policyOf(readHosting()));
        if (violations.length > 0) throw new BuildError(violations.join('\n'));
      },
    },
  };
}

/** What a policy blocks in a page, and the hashes it lists needlessly; each with the change for firebase.json. */
export function policyViolations(html: string, policy: Policy): readonly string[] {
  return [
    ...hashProblems('style-src', inlineStyles(html), policy),
    ...hashProblems('script-src', inlineScripts(html), policy),
    ...[...html.matchAll(/<[^>]*\s(style|on[a-z]+)=[^>]*>/g)].map(
      ([tag, attribute]) => `The policy blocks the attribute ${attribute} of ${tag}`,
    ),
  ];
}

function hashProblems(directive: string, texts: readonly string[], policy: Policy): string[] {
  const required = texts.map(hashSource);
  const listed = (policy.get(directive) ?? []).filter((source) => source.startsWith("'sha256-"));
  const missing = required.filter((hash) => !listed.includes(hash));
  const stale = listed.filter((hash) => !required.includes(hash));
  return [
    ...missing.map((hash) => `${directive} in firebase.json needs ${hash}.`),
    ...stale.map((hash) => `${directive} in firebase.json no longer needs ${hash}.`),
  ];
}

/** The texts of the style elements in a page. */
export const inlineStyles = (html: string): readonly string[] =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text);

/** The texts of the scripts in a page. Without data, such as JSON-LD, which are not executed, so that no policy applies to them. */
export const inlineScripts = (html: string): readonly string[] =>
  [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes = '']) => !/\ssrc=|\stype="application\//.test(attributes))
    .map(([, , text = '']) => text);
