import type { Plugin } from 'vite';
import { BuildRefusal } from './buildRefusal.ts';
import { policyOf, readHosting } from './hosting.ts';
import { hashSource, type Policy } from './policy.ts';

/** Refuses a build whose page holds a style or script that the policy in hosting.json would block. */
export function permittedInlineCode(): Plugin {
  return {
    name: 'permitted-inline-code',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const problems = blockedIn(html, policyOf(readHosting()));
        if (problems.length > 0) throw new BuildRefusal(problems.join('\n'));
      },
    },
  };
}

/** What in a page the policy blocks, or names without need; each with what to do in hosting.json. */
export function blockedIn(html: string, policy: Policy): readonly string[] {
  return [
    ...hashProblems('style-src', inlineStyles(html), policy),
    ...hashProblems('script-src', inlineScripts(html), policy),
    ...[...html.matchAll(/<[^>]*\s(style|on[a-z]+)=[^>]*>/g)].map(
      ([tag, attribute]) => `The policy blocks the attribute ${attribute} of ${tag}`,
    ),
  ];
}

function hashProblems(directive: string, texts: readonly string[], policy: Policy): string[] {
  const needed = texts.map(hashSource);
  const named = (policy.get(directive) ?? []).filter((source) => source.startsWith("'sha256-"));
  const missing = needed.filter((hash) => !named.includes(hash));
  const stale = named.filter((hash) => !needed.includes(hash));
  return [
    ...missing.map((hash) => `${directive} in hosting.json needs ${hash}.`),
    ...stale.map((hash) => `${directive} in hosting.json no longer needs ${hash}.`),
  ];
}

const inlineStyles = (html: string): readonly string[] =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text);

/** Data for search engines are not run, so no policy applies to them. */
const inlineScripts = (html: string): readonly string[] =>
  [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes = '']) => !/\ssrc=|application\/ld\+json/.test(attributes))
    .map(([, , text = '']) => text);
