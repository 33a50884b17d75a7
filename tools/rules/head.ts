/** The comment above the generated document. */
export const HEAD = `/*
 * Security rules, generated from the entities in src/features by \`npm run rules\`. Do not edit by hand.
 * What they say, in words: docs/security-rules.md.
 */
`;
