/** The tokens by which browsers name themselves; those that also name another one come first. */
const TOKENS = [
  ['Edge', /\bEdg(?:A|iOS)?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[^ ]*.* Safari\//],
] as const;

/** The name and major version of a browser, by its user agent. */
export function browserOf(userAgent: string): { readonly name: string; readonly version: string } {
  for (const [name, pattern] of TOKENS) {
    const [, version] = pattern.exec(userAgent) ?? [];
    if (version !== undefined) return { name, version };
  }
  return { name: 'Unknown browser', version: '' };
}
