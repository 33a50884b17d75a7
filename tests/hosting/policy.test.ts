import { describe, expect, it, test } from 'vitest';
import { blockedIn } from '../../hosting/inlineCode.ts';
import { hashSource, readPolicy, widen, writePolicy } from '../../hosting/policy.ts';

describe('a policy', () => {
  it('is written as it was read, with what was added', () => {
    expect(writePolicy(readPolicy("a 'self'; b x y"))).toBe("a 'self'; b x y");
    expect(writePolicy(widen(readPolicy("a 'self'; b x"), { a: ['y'], c: ['z'] }))).toBe(
      "a 'self' y; b x; c z",
    );
  });

  it('names inline code by the hash that browsers compute', () => {
    // The example of the standard, Content Security Policy Level 3, section 2.3.1.
    expect(hashSource("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });
});

describe('a page with code of its own', () => {
  const style = hashSource('a{}');

  test('is refused with the hash that is missing and the one that is stale', () => {
    expect(blockedIn('<style>a{}</style>', readPolicy("style-src 'sha256-old='"))).toEqual([
      `style-src in hosting.json needs ${style}.`,
      "style-src in hosting.json no longer needs 'sha256-old='.",
    ]);
    expect(blockedIn('<script>go()</script>', readPolicy("script-src 'self'"))).toEqual([
      `script-src in hosting.json needs ${hashSource('go()')}.`,
    ]);
    expect(blockedIn('<p style="top: 0"><p onclick="go()">', readPolicy(''))).toHaveLength(2);
  });

  test('passes when every piece is named, or never runs', () => {
    const html =
      '<style>a{}</style><script src="/a.js"></script><script type="application/ld+json">{}</script>';
    expect(blockedIn(html, readPolicy(`style-src ${style}`))).toEqual([]);
  });
});
