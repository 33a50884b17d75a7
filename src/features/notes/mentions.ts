/** Those of the people whom a text mentions, as in `@Nadia Rahman`, each once; of two names that fit, the longer one. */
export function mentionedIn(text: string, people: readonly string[]): readonly string[] {
  const [, ...afterAt] = text.split('@');
  const longestFirst = people.toSorted((a, b) => b.length - a.length);
  const mentioned = afterAt.flatMap(
    (rest) => longestFirst.find((name) => startsWithName(rest, name)) ?? [],
  );
  return [...new Set(mentioned)];
}

/** The words after an @ of a text that begin nobody's name, each once. */
export function namelessIn(text: string, people: readonly string[]): readonly string[] {
  const words = Array.from(text.matchAll(/(?<=^|\s)@[\p{L}\p{N}]+/gu)).filter(
    ({ index }) => !people.some((name) => startsWithName(text.slice(index + 1), name)),
  );
  return [...new Set(words.map(([word]) => word))];
}

const startsWithName = (text: string, name: string): boolean =>
  name !== '' &&
  text.slice(0, name.length).toLowerCase() === name.toLowerCase() &&
  !/^[\p{L}\p{N}]/u.test(text.slice(name.length));

/** What has been typed after an @ that the caret is still behind; null if nothing is being mentioned. */
export const mentionBefore = (textBeforeCaret: string): string | null =>
  /(?:^|\s)@([^@\n]{0,40})$/u.exec(textBeforeCaret)?.[1] ?? null;
