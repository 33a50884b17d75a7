import { describe, expect, it } from 'vitest';
import { policyViolations } from '../../../tools/deploy/checkInlineCode.ts';
import {
  hashSource,
  parsePolicy,
  extendPolicy,
  formatPolicy,
} from '../../../tools/deploy/policy.ts';

describe('a content security policy', () => {
  it('is formatted as it was parsed, with the added sources', () => {
    expect(formatPolicy(parsePolicy("a 'self'; b x y"))).toBe("a 'self'; b x y");
    expect(formatPolicy(extendPolicy(parsePolicy("a 'self'; b x"), { a: ['y'], c: ['z'] }))).toBe(
      "a 'self' y; b x; c z",
    );
  });

  it('allows inline code by the hash that browsers compute', () => {
    // The example of Content Security Policy Level 3, section 2.3.1.
    expect(hashSource("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });
});

describe('a page with inline code', () => {
  const style = hashSource('a{}');

  it('is rejected with the missing and the stale hashes', () => {
    expect(policyViolations('<style>a{}</style>', parsePolicy("style-src 'sha256-old='"))).toEqual([
      `style-src in firebase.json needs ${style}.`,
      "style-src in firebase.json no longer needs 'sha256-old='.",
    ]);
    expect(policyViolations('<script>go()</script>', parsePolicy("script-src 'self'"))).toEqual([
      `script-src in firebase.json needs ${hashSource('go()')}.`,
    ]);
    expect(policyViolations('<p style="top: 0"><p onclick="go()">', parsePolicy(''))).toHaveLength(
      2,
    );
  });

  it('is accepted when every hash is listed or the code is never executed', () => {
    const html =
      '<style>a{}</style><script src="/a.js"></script><script type="application/ld+json">{}</script>';
    expect(policyViolations(html, parsePolicy(`style-src ${style}`))).toEqual([]);
  });
});
